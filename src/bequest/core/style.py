"""A style of play: what a player likes to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """Two messages of the game tell it: its name, `GAME-style-ID`, and `GAME-style-ID-about`."""

    id: str
    likes: Mapping[str, float]
    """Verbs of actions, and how much each is liked: 1 is much, below 0 it is avoided."""
