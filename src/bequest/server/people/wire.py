"""What travels about oneself, one's devices, the people one avoids, reports, and the tokens of programs.

Secrets are told once, when they are made; the server keeps their hashes.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from bequest.core.wire import Wire
from bequest.server.wire import PersonInfo

How = Literal["mute", "block"]
Typed = Annotated[str, Meta(max_length=200)]
"""A name or a password as somebody types it."""
Chosen = Annotated[str, Meta(min_length=8, max_length=200)]
"""A password as somebody chooses it."""
Secret = Annotated[str, Meta(min_length=16, max_length=64)]


class MeChange(Wire, frozen=True):
    """What is to be different about oneself; what is left out stays."""

    name: Typed | None = None
    language: Annotated[str, Meta(max_length=10)] | None = None
    zone: Annotated[str, Meta(max_length=60)] | None = None
    """Where one lives, as in `Europe/Paris`."""
    deadline_hour: Annotated[int, Meta(ge=0, le=23)] | None = None
    """The hour at which days end that were given for a move."""


class NewPassword(Wire, frozen=True):
    """Keeps a person by name and password. `old` is the password so far, or the recovery code."""

    name: Typed
    password: Chosen
    old: Typed = ""


class Proof(Wire, frozen=True):
    """The password, where there is one: a device that somebody left open is not enough."""

    password: Typed = ""


class SignIn(Wire, frozen=True):
    """Comes back with name and password."""

    name: Typed
    password: Typed


class Recovery(Wire, frozen=True):
    """A recovery code, in groups as it was shown or however it is typed."""

    code: Secret


class ReturnLink(Wire, frozen=True):
    """A personal link that leads back, as it stands behind the # of its address."""

    token: Secret


class Device(Wire, frozen=True):
    """A session: the browser or program as it calls itself; `here` for the one that asks."""

    id: str
    device: str
    created_at: float
    seen_at: float
    here: bool = False


class Devices(Wire, frozen=True):
    """All sessions of a person, the one used last first."""

    devices: list[Device]


class Avoid(Wire, frozen=True):
    """Mute: not to be heard. Block: nor to sit down at one's own tables."""

    how: How


class Avoided(Wire, frozen=True):
    """Somebody whom one does not want to hear, or to have at one's tables."""

    person: PersonInfo
    how: How


class AvoidedList(Wire, frozen=True):
    """All of them."""

    avoided: list[Avoided]


class NewReport(Wire, frozen=True):
    """Something that the operator should know, and the position that it is about: what a seat (0: a spectator) saw
    after a move (left out: now)."""

    text: Annotated[str, Meta(min_length=1, max_length=2_000)]
    seat: Annotated[int, Meta(ge=0, le=8)] = 0
    move: Annotated[int, Meta(ge=0, le=10**9)] | None = None


class Report(Wire, frozen=True):
    """A report as the operator reads it."""

    id: str
    table: str
    seat: int
    move: int
    at: float
    text: str
    person: PersonInfo | None = None


class Reports(Wire, frozen=True):
    """All reports, the newest first."""

    reports: list[Report]


class NewBotToken(Wire, frozen=True):
    """A program is to play an own seat; the name says which one."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class BotToken(Wire, frozen=True):
    """A program that may play a seat. The token is told once."""

    id: str
    name: str
    created_at: float
    token: str = ""


class BotTokens(Wire, frozen=True):
    """The programs that may play a seat."""

    tokens: list[BotToken]
