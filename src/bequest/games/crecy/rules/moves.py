"""A move: a few small choices, then the commit that carries them all out (section 10.4).

It begins from a turn, or from a decision of its own that takes several choices. Its `Activity` says which choices it
asks for and what its commit does; the choices themselves lie open on the stack.
"""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.reasons import Why
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import codes, frames, pawns, plans
from bequest.games.crecy.rules.activity import Activity
from bequest.games.crecy.rules.plans import Plan
from bequest.games.crecy.rules.state import CrecyState


def go_on(s: CrecyState, seat: int, plan: Plan) -> None:
    """Asks for the next choice of the move, first of all the pawn; or commits it (C-10.27, C-10.29, C-10.34).

    Choices only lie on the stack until then, so that they can be taken back and count for nothing (C-10.28).
    """
    step = frames.PAWN if plan[plans.PAWN] < 0 else s.activities[plan[plans.SPACE]].next_step(s, seat, plan)
    if step == plans.COMMIT:
        commit(s, seat, plan)
    else:
        s.open_step(Frame(step, seat, plan, True))


def commit(s: CrecyState, seat: int, plan: Plan) -> None:
    """Carries the move out; of a turn the pawn is placed first, then come cost and action (C-10.3, C-10.6).

    Only now something may be revealed; what is chosen afterwards is a decision of its own (C-10.30).
    """
    space = plan[plans.SPACE]
    s.close_move()
    if s.frames[-1].kind == frames.TURN:
        s.frames[-1] = Frame(frames.END_TURN, seat)
        pawns.place(s, seat, space, plan[plans.PAWN])
    else:
        s.frames.pop()
    s.activities[space].commit(s, seat, plan)


class MainAction(Activity[CrecyState]):
    """The action of a main board space (C-10.15): a pawn, perhaps a card, a couple or a holder, and hand cards."""

    def __init__(self, space: int) -> None:
        self.space = space

    def pawns(self, s: CrecyState, seat: int) -> list[int]:
        return pawns.main_board_pawns(s, seat, self.space)

    def begin(self, s: CrecyState, seat: int) -> Plan:
        pawn = terms.PLAYER_PAWN
        if s.reserves[seat * terms.COLOUR_COUNT + pawns.colour_of(self.space)]:
            found = self.pawns(s, seat)
            pawn = found[0] - terms.PAWN if len(found) == 1 else -1
        return (self.space, pawn, -1, -1)

    def check(self, s: CrecyState, seat: int) -> int:
        """The space is open, and cost and conditions are met, the same ones for every pawn (C-10.20)."""
        return pawns.open_code(s, seat, self.space) or self.affordable(s, seat)

    def explain(self, s: CrecyState, seat: int, code: int) -> Why:
        if code in (codes.SPACE_TAKEN, codes.SPACE_CLOSED, codes.NO_PAWN_FOR_SPACE):
            return pawns.explain(s, self.space, code)
        return self.explain_cost(s, seat, code)

    def explain_cost(self, s: CrecyState, seat: int, code: int) -> Why:
        """The rule and the numbers behind a code of `affordable`."""
        return codes.why(code, {})

    def cards_due(self, s: CrecyState, seat: int, plan: Plan) -> int:
        return terms.CARDS_COST[self.space]

    def next_step(self, s: CrecyState, seat: int, plan: Plan) -> int:
        due = self.cards_due(s, seat, plan)
        return frames.DISCARD if len(plan) - plans.CARDS < due else plans.COMMIT
