"""The player that follows a game's rules of thumb: a fair opponent, and a mirror for decks."""

from __future__ import annotations

from bequest import games
from bequest.bots.judgement import Judgement, even
from bequest.core.handle import Handle
from bequest.core.rng import seeded


def has_heuristic(game: str) -> bool:
    """Whether a game has rules of thumb of its own; in the others the heuristic player plays at random."""
    return games.find(game).mind is not None


class HeuristicPlayer:
    """Its choice depends on its seed and on what the seat may know, and on nothing else."""

    def __init__(self, seed: int) -> None:
        self._rng = seeded(seed)

    def choose(self, handle: Handle, options: list[int] | None = None) -> int:
        if options is None:
            options = handle.legal()
        mind = handle.game.mind
        if mind is None:
            return options[self._rng.below(len(options))]
        return mind.choose(handle, options, self._rng)

    def judge(self, handle: Handle, options: list[int] | None = None) -> Judgement:
        """Rules of thumb compare options, but can't say who will win."""
        if options is None:
            options = handle.legal()
        return even(handle.players, options, self.choose(handle, options))
