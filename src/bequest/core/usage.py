"""What games count of their cards: how often each was seen, taken, played, discarded. `lab.cards` adds it up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

SEEN: Final = "seen"
TAKEN: Final = "taken"
PLAYED: Final = "played"
ACTIVATED: Final = "activated"
WON: Final = "won"
"""Of those played: by the player who won the game."""
DROPPED: Final = "discarded"

Counts = Counter[tuple[str, str, str]]
"""By kind, id and stage."""
Cards = tuple[tuple[str, str], ...]
"""Kinds and ids."""


@dataclass(frozen=True)
class CardKind:
    """A kind of card, and how its use is told: message ids of its name and of each stage that it has a column for."""

    name: str
    title: str
    columns: tuple[tuple[str, str], ...]
    taken_first: bool
    """Whether such cards are taken before they are played, or else played from where they were seen."""


@dataclass(frozen=True)
class Usage:
    """What a game counts of its cards."""

    kinds: tuple[CardKind, ...]
    stages: tuple[str, ...]
    count: Callable[[Any, Counts], Cards]
    """Adds what became of the cards of a game that is over and kept a journal; the cards that were in play."""
