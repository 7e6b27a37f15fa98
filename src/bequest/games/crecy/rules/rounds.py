"""The beginning of a round (section 9)."""

from __future__ import annotations

from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import events
from bequest.games.crecy.rules.state import CrecyState


def begin(s: CrecyState, number: int) -> None:
    """The round marker, the Starting Player card, and both Player pawns for everybody (C-9.1, C-9.2, C-9.3).

    Who plays alone remains Starting Player (C-37.12).
    """
    before = s.starter
    s.round = number
    if number > 1:
        clockwise = [(s.starter + 1 + i) % s.players for i in range(s.players)]
        s.starter = next(seat for seat in clockwise if s.alive(seat))
    s.phase = terms.ACTION
    s.passed = 0
    s.active = s.starter
    s.pawns = [0 if extinct else terms.PLAYER_PAWNS for extinct in s.eliminated]
    s.tell(events.ROUND, s.starter, (number, before))
