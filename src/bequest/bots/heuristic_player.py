"""The player that follows a game's rules of thumb: a fair opponent, and a mirror for decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bequest.core.handle import Handle
from bequest.core.rng import Rng, seeded
from bequest.games.crecy.mind import heuristic as crecy
from bequest.games.lastwill.mind import heuristic as lastwill

Heuristic = Callable[[Handle, list[int], Rng], int]
HEURISTICS: Final[dict[str, Heuristic]] = {"crecy": crecy.choose, "lastwill": lastwill.choose}


def has_heuristic(game: str) -> bool:
    """Whether a game has rules of thumb of its own; in the others the heuristic player plays at random."""
    return game in HEURISTICS


class HeuristicPlayer:
    """Its choice depends on its seed and on what the seat may know, and on nothing else."""

    def __init__(self, seed: int) -> None:
        self._rng = seeded(seed)

    def choose(self, handle: Handle, options: list[int] | None = None) -> int:
        if options is None:
            options = handle.legal()
        heuristic = HEURISTICS.get(handle.game.name)
        if heuristic is None:
            return options[self._rng.below(len(options))]
        return heuristic(handle, options, self._rng)
