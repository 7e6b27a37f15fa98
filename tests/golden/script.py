"""What a golden game is made from: how it begins, and who chooses."""

from __future__ import annotations

from dataclasses import dataclass, field

WEIGHED = "weighed"
"""Draws each choice with the weights of its game, see `choosers`."""
RANDOM = "random"
"""Draws each choice evenly."""
HEURISTIC = "heuristic"
"""The heuristic player of the package. It is tuned by itself: what it once chose stays, see `rewrite`."""


@dataclass(frozen=True)
class Script:
    """One game. It begins with the seed of its options or, if there is one, with the position."""

    game: str
    name: str
    chooser: int
    """What the chooser is seeded with."""
    options: dict[str, object]
    deck: str = "base"
    position: dict[str, object] = field(default_factory=dict)
    kind: str = WEIGHED
