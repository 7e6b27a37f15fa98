"""A move: a few small choices, then the commit that carries them all out (section 10.4).

A `Move` is the decision from which a move begins: a turn, or a decision of its own that takes several choices. An
`Activity` says which choices the move asks for and what its commit does. The choices themselves lie open on the stack.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from bequest.core.frames import Frame
from bequest.core.pending import Choice
from bequest.core.reasons import Why
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import codes, frames, pawns, plans
from bequest.games.crecy.rules.plans import Plan
from bequest.games.crecy.rules.state import CrecyState


@mypyc_attr(allow_interpreted_subclasses=True)
class Activity:
    """What can be done with a move: the action of a space, or what a card grants."""

    def check(self, s: CrecyState, seat: int) -> int:
        """0 if a turn may begin this now, with some pawn (C-10.5); otherwise the code of the reason."""
        raise AssertionError

    def affordable(self, s: CrecyState, seat: int) -> int:
        """The part of `check` that concerns the cost and the object of a main board action."""
        raise AssertionError

    def explain(self, s: CrecyState, seat: int, code: int) -> Why:
        """The rule and the numbers behind a code of `check`."""
        return codes.why(code, {})

    def pawns(self, s: CrecyState, seat: int) -> list[int]:
        """The pawns that may carry it out, as actions."""
        return [terms.PAWN + terms.PLAYER_PAWN]

    def begin(self, s: CrecyState, seat: int) -> Plan:
        """The plan with which its move begins; a pawn without an alternative stands in it already."""
        raise AssertionError

    def next_step(self, s: CrecyState, seat: int, plan: Plan) -> int:
        """The kind of the next choice once the pawn is chosen, or COMMIT (C-10.34)."""
        raise AssertionError

    def cards_due(self, s: CrecyState, seat: int, plan: Plan) -> int:
        """How many cards are chosen in this move: discarded, or taken (C-10.34)."""
        return 0

    def amounts(self, s: CrecyState, seat: int) -> list[int]:
        """The amounts that may be chosen."""
        raise AssertionError

    def amount_code(self, s: CrecyState, seat: int, amount: int) -> int:
        """0 if the amount may be chosen; otherwise the code of the reason."""
        raise AssertionError

    def amount_why(self, s: CrecyState, seat: int, amount: int, code: int) -> Why:
        """The rule and the numbers behind a code of `amount_code`."""
        raise AssertionError

    def commit(self, s: CrecyState, seat: int, plan: Plan) -> None:
        """Carries the move out; its pawn is placed, its choices have left the stack (C-10.6, C-10.29)."""
        raise AssertionError


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Choice[CrecyState]):
    """A decision from which a move begins."""

    def activity(self, plan: Plan) -> Activity:
        """What the move is about."""
        raise AssertionError

    def next_step(self, s: CrecyState, seat: int, plan: Plan) -> int:
        """The kind of the next choice, or COMMIT."""
        return self.activity(plan).next_step(s, seat, plan)

    def commit(self, s: CrecyState, seat: int, plan: Plan) -> None:
        """Carries the move out; this decision is on top of the stack."""
        s.frames.pop()
        self.activity(plan).commit(s, seat, plan)


def begun_from(s: CrecyState) -> Move:
    """The decision from which the move under way began."""
    found = s.kinds[s.base.kind]
    assert isinstance(found, Move)
    return found


def activity(s: CrecyState, plan: Plan) -> Activity:
    """What the move under way is about."""
    return begun_from(s).activity(plan)


def go_on(s: CrecyState, seat: int, plan: Plan) -> None:
    """Asks for the next choice of the move, or commits it (C-10.27, C-10.29)."""
    move = begun_from(s)
    step = move.next_step(s, seat, plan)
    if step == plans.COMMIT:
        s.close_move()
        move.commit(s, seat, plan)
    else:
        s.open_step(Frame(step, seat, plan, True))


@mypyc_attr(allow_interpreted_subclasses=True)
class MainAction(Activity):
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
