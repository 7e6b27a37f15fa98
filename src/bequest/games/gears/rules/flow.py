"""What comes next when nothing is pending: the phases of a round, and the rounds of a game (section 4)."""

from __future__ import annotations

from bequest.games.gears.data import terms
from bequest.games.gears.rules import cubes_back, events, next_round, resolving, scoring, turn
from bequest.games.gears.rules.state import GearsState


def advance(s: GearsState) -> bool:
    """Begins the phase that has been reached (G-4.2, G-22.16); False at the end of the game.

    After phase IV comes phase V (G-20.1), but in the fourth round the end (G-4.1, G-4.3, G-10.13, G-19.9).
    """
    if s.phase == terms.FINISHED:
        return False
    round = s.round
    if s.phase == terms.PHASE_V:
        next_round.count_on(s)
    s.tell(events.PHASE, -1, (s.phase, round))
    if s.phase == terms.PHASE_I:
        turn.begin(s)
    elif s.phase == terms.PHASE_II:
        resolving.resolve_timeline(s)
        s.phase = terms.PHASE_III
    elif s.phase == terms.PHASE_III:
        scoring.award_points(s)
        s.phase = terms.PHASE_IV
    elif s.phase == terms.PHASE_IV:
        cubes_back.return_cubes(s)
        s.phase = terms.FINISHED if s.round == terms.ROUNDS else terms.PHASE_V
    else:
        next_round.prepare(s)
    return True
