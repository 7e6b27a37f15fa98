"""Hire Fertility Doctor: two birth draws for a couple with at most one child (section 26)."""

from __future__ import annotations

from bequest.core.reasons import OK, Why
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import births, codes, frames, having_children, payments, plans, tree
from bequest.games.crecy.rules.moves import MainAction
from bequest.games.crecy.rules.plans import Plan
from bequest.games.crecy.rules.state import CrecyState


class HireDoctor(MainAction):
    """Two birth draws, neither with a named gender (C-26.3); a Complication among them is met as usual (C-26.4)."""

    def affordable(self, s: CrecyState, seat: int) -> int:
        """The price, a couple, and a Child card to be born (C-26.1, C-26.2, C-15.17)."""
        code = payments.code(s, seat, terms.DOCTOR)
        if code != OK:
            return code
        if not having_children.couples(s, seat, terms.DOCTOR):
            return codes.NO_COUPLE_FOR_DOCTOR
        return OK if births.possible(s, seat, terms.ANY) else codes.NOTHING_TO_BE_BORN

    def explain_cost(self, s: CrecyState, seat: int, code: int) -> Why:
        if code in (codes.TOO_LITTLE_GOLD, codes.TOO_FEW_CARDS):
            return payments.explain(s, seat, terms.DOCTOR, code)
        return codes.why(code, {})

    def next_step(self, s: CrecyState, seat: int, plan: Plan) -> int:
        return frames.COUPLE if plan[plans.WHAT] < 0 else super().next_step(s, seat, plan)

    def commit(self, s: CrecyState, seat: int, plan: Plan) -> None:
        payments.pay(s, seat, plan, payments.gold_cost(s, seat, terms.DOCTOR))
        father, mother = tree.parents_of_couple(s.families[seat], plan[plans.WHAT])
        births.begin(s, seat, father, mother, 2)
