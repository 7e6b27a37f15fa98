"""Victory: the ranking at the end (section 21)."""

from __future__ import annotations

from bequest.core import results
from bequest.games.gears.rules.state import GearsState


def ranking(s: GearsState) -> list[int]:
    """By score (G-21.1), then fewer cubes in the Pool (G-21.2, G-21.4), then the order of the round (G-21.3).

    All places are ranked like this (G-21.5).
    """

    def key(seat: int) -> tuple[int, ...]:
        return (-s.score(seat), s.pools[seat], s.order.index(seat) if s.order else 0)

    return results.ranks(s.players, key)
