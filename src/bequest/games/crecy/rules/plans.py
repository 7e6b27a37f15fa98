"""A move under way is a plan: its choices so far, as the arguments of its frames (section 10.4).

The first four places hold one choice each (-1: not made), then follow the cards that are discarded or taken.
"""

from __future__ import annotations

from typing import Final

Plan = tuple[int, ...]

SPACE: Final = 0
PAWN: Final = 1
WHAT: Final = 2
WHOM: Final = 3
CARDS: Final = 4

COMMIT: Final = -1
"""Instead of the next choice: there is none, the move is carried out."""

# What stands in the place of the space in a decision of its own that has several choices (C-10.35).
TAKING: Final = 11
RENEWING: Final = 12
LOSING: Final = 13


def filled(plan: Plan, place: int, value: int) -> Plan:
    """The plan with one more choice made: PAWN, WHAT or WHOM."""
    pawn, what, whom = plan[PAWN], plan[WHAT], plan[WHOM]
    if place == PAWN:
        pawn = value
    elif place == WHAT:
        what = value
    else:
        whom = value
    return (plan[SPACE], pawn, what, whom) + plan[CARDS:]
