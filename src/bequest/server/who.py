"""Who asks: a person with a session, a program with a token for one seat, or nobody that is known."""

from __future__ import annotations

from dataclasses import dataclass

from bequest.core.words import message
from bequest.server.errors import NobodyThere


@dataclass(frozen=True)
class Person:
    """Somebody who sits down, talks and comes back."""

    id: str
    name: str
    language: str
    zone: str = "UTC"
    deadline_hour: int = 21
    kept: bool = False
    operator: bool = False


@dataclass(frozen=True)
class SeatToken:
    """A program that plays one seat of one table, as long as the person sits there who let it."""

    id: str
    table: str
    seat: int
    person: str


@dataclass(frozen=True)
class Who:
    """The sender of a request. Nobody is a stranger until a first action makes a guest."""

    person: Person | None = None
    session: str = ""
    program: SeatToken | None = None
    address: str = ""
    language: str = "en"

    def somebody(self) -> Person:
        """The person, or NobodyThere."""
        if self.person is None:
            raise NobodyThere(message("server-nobody"))
        return self.person
