"""Chance at a live table: there is no seed, so nobody can ever foretell it."""

from __future__ import annotations

import secrets

from bequest.core.position import CHANCE, Position


def settle(position: Position) -> None:
    """Answers for chance, from the operating system's own generator, until a player is asked or the game is over."""
    while position.seat == CHANCE:
        outcomes = position.outcomes()
        left = secrets.randbelow(sum([weight for _, weight in outcomes]))
        for action, weight in outcomes:
            left -= weight
            if left < 0:
                position.push(action)
                break
