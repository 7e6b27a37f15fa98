"""What a worker process is asked to do, and what it answers. It reads the database itself and writes nothing."""

from __future__ import annotations

from dataclasses import dataclass

from bequest.server.tables import story


@dataclass(frozen=True)
class Think:
    """A bot is to choose a move for a seat (from 1), as an answer to the question of `asked_at`.

    `simply`: by rules of thumb, because its own way has failed.
    """

    table: str
    seat: int
    asked_at: int
    seconds: float
    simply: bool = False


@dataclass(frozen=True)
class Thought:
    """The move, as the texts of its steps, and how long it took to find."""

    steps: list[str]
    seconds: float


@dataclass(frozen=True)
class Advise:
    """A seat asks for advice about the question of `asked_at`; so many positions may be judged for it."""

    table: str
    seat: int
    asked_at: int
    nodes: int
    seconds: float = 0.0


@dataclass(frozen=True)
class Advice:
    """What is thought best, and why: a JSON text that travels as it is."""

    content: bytes


@dataclass(frozen=True)
class Tell:
    """The story of a table is to be kept."""

    table: str
    seconds: float = 30.0


@dataclass(frozen=True)
class Told:
    """It, as it is to be kept; None if there is nothing to be told."""

    told: story.Told | None


@dataclass(frozen=True)
class Outdated:
    """The table has gone on meanwhile."""


@dataclass(frozen=True)
class Failed:
    """Something went wrong; the text is for the operator."""

    problem: str


Job = Think | Advise | Tell
Answer = Thought | Advice | Told | Outdated | Failed
