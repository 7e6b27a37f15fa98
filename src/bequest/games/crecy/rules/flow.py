"""What comes next when nothing is pending: phases, rounds and Generations (section 7)."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import events, frames, generation_end, generation_start, income, rounds, scoring
from bequest.games.crecy.rules.state import CrecyState


def advance(s: CrecyState) -> bool:
    """Begins the next turn or phase; False if the game is over (C-7.2, C-7.3, C-7.4, C-7.5).

    After set-up comes round 1 at once, without a Generation start (C-5.23).
    Turns, Income and clean-up follow each other in The Testament too (C-38.47).
    """
    if s.phase == terms.ACTION:
        if s.active >= 0:
            s.frames.append(Frame(frames.TURN, s.active))
        else:
            s.phase = terms.INCOME
    elif s.phase == terms.INCOME:
        income.collect(s)
        if s.round in terms.LAST_ROUNDS:
            s.phase = terms.END
        else:
            rounds.begin(s, s.round + 1)
    elif s.phase == terms.END:
        generation_end.score(s)
        _after_generation(s)
    elif s.phase == terms.START:
        rounds.begin(s, s.round)
    elif s.phase == terms.SETUP:
        rounds.begin(s, 1)
    else:
        return False
    return True


def _after_generation(s: CrecyState) -> None:
    """The next Generation, or the end: after round 9, or when every family is extinct (C-7.5, C-30.14).

    As long as one family is left, the game goes on (C-30.12). A marriage arranged in Generation III is never carried
    out, since no Generation start follows (C-14.7).
    """
    if True not in [s.alive(seat) for seat in range(s.players)]:
        _finish(s)
    elif s.round == terms.ROUNDS:
        scoring.final(s)
        _finish(s)
    else:
        s.round += 1
        s.phase = terms.START
        generation_start.start(s)


def _finish(s: CrecyState) -> None:
    """The Patrons of eliminated players can be seen now (C-33.11)."""
    s.phase = terms.FINISHED
    shown: list[int] = []
    for seat in range(s.players):
        if not s.alive(seat) and s.patrons[seat] >= 0:
            shown += [seat, s.patrons[seat]]
    s.tell(events.OVER, -1, tuple(shown))
