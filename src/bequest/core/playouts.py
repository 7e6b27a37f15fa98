"""Random play to the end of a game, for search and for statistics: the fastest way to ask how a position may end."""

from __future__ import annotations

from bequest.core.position import CHANCE, OVER, Position
from bequest.core.rng import Rng


def play_out(position: Position, rng: Rng) -> int:
    """Plays to the end with random choices, drawn from the caller's generator (`core.rng.seeded`).

    Returns how many choices the players made. Draws of the game come from the position's own generator, unless its
    chance is explicit.
    """
    decisions = 0
    while True:
        seat = position.seat
        if seat >= 0:
            options = position.on_offer()
            count = len(options)
            position.take(options[rng.below(count)] if count > 1 else options[0], seat)
            decisions += 1
        elif seat == CHANCE:
            position.take(position.sample(rng))
        else:
            assert seat == OVER
            return decisions
