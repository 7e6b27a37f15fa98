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
        return between(self.rate, self.last_rate, decisions / self.horizon)

    def entropy_at(self, decisions: float) -> float:
        return between(self.entropy, self.last_entropy, decisions / self.horizon)


def between(first: float, last: float, share: float) -> float:
    """So far on the way from the first to the last; no farther than that."""
    return first + (last - first) * min(1.0, share)


SMALL: Final = Recipe(steps=64, batch=512, rate=1.5e-3, last_rate=3e-4, warm=20, average=0.99)
"""For a processor alone: small steps, many of them, so that minutes are enough to play better than by chance."""
LARGE: Final = Recipe(steps=256)
"""For a GPU."""


@dataclass(frozen=True)
class Imitation:
    """How a small net learns from a large one. The rate follows the decisions learned from here too."""

    steps: int = 32
    passes: int = 2
    batch: int = 512
    rate: float = 2e-3
    last_rate: float = 1e-4
    warm: int = 50
    """Updates in which the rate rises at the beginning of a run."""
    horizon: float = 2e6
    """Decisions after which the rate stays as it is."""
    average: float = 0.998
    """How slowly the averaged net, which is the one that is kept, follows."""
    own: float = 0.5
    """The share of the games that the small net plays itself, so that it is taught what to do where it gets to."""
    stray: float = 0.04
    """How often any option is taken instead, whoever plays: what to do after an odd choice is to be known too."""

    def rate_at(self, decisions: float) -> float:
        return between(self.rate, self.last_rate, decisions / self.horizon)


@dataclass
class Progress:
    """How far it is."""

    decisions: int = 0
    games: int = 0
    seconds: float = 0.0
    updates: int = 0
    history: list[dict[str, float]] = field(default_factory=list)
