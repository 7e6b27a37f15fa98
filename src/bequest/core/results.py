"""Ranks, and what each place in the ranking is worth."""

from __future__ import annotations

from collections.abc import Callable


def ranks(seats: int, key: Callable[[int], tuple[int, ...]]) -> list[int]:
    """The rank of each seat, 1 the best, by ascending key; equal keys share a rank and use up as many (1, 1, 3)."""
    keys = [key(seat) for seat in range(seats)]
    return [1 + sum(1 for other in keys if other < mine) for mine in keys]


def returns(ranking: list[int]) -> list[float]:
    """Spread evenly from +1 (first) to -1 (last), adding up to 0; equal ranks share the mean of their places."""
    n = len(ranking)
    if n == 1:
        return [1.0 if ranking[0] == 1 else -1.0]
    return [1.0 - (2.0 * (rank - 1) + (ranking.count(rank) - 1)) / (n - 1) for rank in ranking]
