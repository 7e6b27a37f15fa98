"""How a net is taught, and how far it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True)
class Recipe:
    """How it is learned. The rates follow the decisions learned from, so that a run can be stopped and gone on with."""

    steps: int = 64
    passes: int = 2
    batch: int = 16384
    clip: float = 0.2
    trace: float = 0.97
    rate: float = 5e-4
    last_rate: float = 3e-5
    warm: int = 200
    """Updates in which the rate rises at the beginning of a run, until it is known how large steps may be."""
    entropy: float = 0.012
    last_entropy: float = 0.002
    horizon: float = 6e8
    """Decisions after which the rates stay as they are."""
    league: float = 0.2
    average: float = 0.998
    """How slowly the averaged net, which is the one that plays, follows."""

    def rate_at(self, decisions: float) -> float:
        return self._between(self.rate, self.last_rate, decisions)

    def entropy_at(self, decisions: float) -> float:
        return self._between(self.entropy, self.last_entropy, decisions)

    def _between(self, first: float, last: float, decisions: float) -> float:
        share = min(1.0, decisions / self.horizon)
        return first + (last - first) * share


SMALL: Final = Recipe(steps=64, batch=512, rate=1.5e-3, last_rate=3e-4, warm=20, average=0.99)
"""For a processor alone: small steps, many of them, so that minutes are enough to play better than by chance."""
LARGE: Final = Recipe(steps=256)
"""For a GPU."""


@dataclass
class Progress:
    """How far it is."""

    decisions: int = 0
    games: int = 0
    seconds: float = 0.0
    updates: int = 0
    history: list[dict[str, float]] = field(default_factory=list)
