"""The player that takes any option, each with the same chance: for tests, simulation and as the weakest opponent."""

from __future__ import annotations

import hashlib

from bequest.bots.judgement import Judgement, even
from bequest.core.handle import Handle
from bequest.core.rng import SEED_BITS, seeded


class RandomPlayer:
    """Draws from a stream of its own, so that what it chooses never moves the chance of the game."""

    def __init__(self, seed: int) -> None:
        self._rng = seeded(seed)

    def choose(self, handle: Handle, options: list[int] | None = None) -> int:
        if options is None:
            options = handle.legal()
        return options[self._rng.below(len(options))]

    def judge(self, handle: Handle, options: list[int] | None = None) -> Judgement:
        """It thinks nothing of any of them."""
        if options is None:
            options = handle.legal()
        return even(handle.players, options, self.choose(handle, options))


def derived_seed(*parts: int) -> int:
    """A seed made from numbers, such as a game's seed and a seat: the same on every machine, unlike its neighbours."""
    text = "/".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[: SEED_BITS // 8], "big")


def seed_at(seed: int, moment: int) -> int:
    """What a bot of a seed draws from when it is made for one question alone: the seed itself at moment 0, and
    something unlike it at every other."""
    return derived_seed(seed, moment) if moment else seed
