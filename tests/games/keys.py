"""Who can tell two positions apart: by the key, and hence by all that search and bots keep under it."""

from __future__ import annotations

from bequest.core.position import Position
from tests.conformance.cases import seats

EVERYBODY: set[int | None] = {1, 2, None}
"""At a table of two, and a spectator."""


def told_apart(one: Position, other: Position) -> set[int | None]:
    """The seats (from 1; None is a spectator) to which two positions have different keys.

    What a view shows is always part of the key.
    """
    found: set[int | None] = set()
    for seat in seats(one):
        if one.key(seat) != other.key(seat):
            found.add(None if seat is None else seat + 1)
        else:
            assert one.view(seat) == other.view(seat)
    return found
