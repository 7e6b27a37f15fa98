"""What there is to weigh in a game: each game describes it in a module of its own here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, Protocol

from bequest.core.game import Game, by_name
from bequest.core.usage import CardKind
from bequest.lab.balance.bands import Band, NoneDead
from bequest.lab.balance.tally import Parts, Tally

USUAL: Final = "usual"
DEALT: Final = "dealt"
"""A seat was dealt it, or drew it, or was asked whether to keep it: chance decided that."""
CHOSEN: Final = "chosen"
"""A seat chose it: whoever wins chooses what wins, so this says less than what was dealt."""
PLACE: Final = "place"
"""Where a seat sits, counted from the starting player."""


POINTS: Final = "points"
"""Points that it has brought, each time."""


class Sort(Enum):
    """What the figures of a measure are."""

    WINS = 0
    """A share of wins, to be compared with the mean of its kind."""
    SHARE = 1
    MEAN = 2


@dataclass(frozen=True)
class Table:
    """Games with options of their own, beside the usual ones."""

    name: str
    title: str
    """A message id."""
    options: Mapping[str, object]
    part: float
    """For each usual game so many of these."""


@dataclass(frozen=True)
class Measure:
    """A figure that is shown of things of a kind."""

    name: str
    title: str
    """A message id: what the table is headed with."""
    kind: str
    note: str = ""
    """A message id: what must be known to read it."""
    sort: Sort = Sort.WINS
    table: str = USUAL
    pile: tuple[str, ...] = ()
    """The kinds with whose mean it is compared: cards of one pile, since who draws more may win more. Without it the
    middle is the even share."""


@dataclass(frozen=True)
class Touch:
    """What an option does: how (`core.usage` has the words), and to which face."""

    stage: str
    face: str


class Description(Protocol):
    """What the laboratory asks of a game."""

    kinds: tuple[CardKind, ...]
    """The cards whose use is told."""
    tables: tuple[Table, ...]
    measures: tuple[Measure, ...]
    bands: tuple[Band | NoneDead, ...]

    def count(self, end: Any, parts: Parts, tally: Tally) -> None:
        """Adds what became of a game that is over and kept a journal."""

    def touch(self, position: Any, seat: int, action: int) -> Touch | None:
        """Which card an option of the seat takes or plays; None if none."""


def description_of(game: Game) -> Description:
    """The description of a game, from the module here that bears its name."""
    found: Description = by_name(f"bequest.lab.balance.{game.name}.DESCRIPTION")
    return found
