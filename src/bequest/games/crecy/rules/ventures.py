"""Initiate Venture: two cards and some Prestige for 1 Income (section 25)."""

from __future__ import annotations

from bequest.core.reasons import Why
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import attached, codes, payments, plans, tracks
from bequest.games.crecy.rules.attached import AttachedAction
from bequest.games.crecy.rules.plans import Plan
from bequest.games.crecy.rules.state import CrecyState


def prestige_cost(s: CrecyState) -> int:
    """1 Prestige, or 2 with the French edition (C-2.2)."""
    return terms.VENTURE_PRESTIGE[s.rules.edition]


class InitiateVenture(AttachedAction):
    """A Venture for a member of the family, worth 1 Income (C-4.10, C-25.1, C-25.2, C-25.3)."""

    def affordable(self, s: CrecyState, seat: int) -> int:
        """A Venture must be left (C-25.4), and its cards be paid (C-25.1); Prestige always can be (C-11.4)."""
        return payments.code(s, seat, terms.VENTURE) if s.ventures else codes.NO_VENTURE_LEFT

    def explain_cost(self, s: CrecyState, seat: int, code: int) -> Why:
        return codes.why(code, {}) if code == codes.NO_VENTURE_LEFT else payments.explain(s, seat, terms.VENTURE, code)

    def commit(self, s: CrecyState, seat: int, plan: Plan) -> None:
        payments.pay(s, seat, plan, 0)
        s.ventures -= 1
        tracks.gain_prestige(s, seat, -prestige_cost(s))
        tracks.gain_income(s, seat, 1)
        attached.attach(s, seat, terms.VENTURE, 0, plan[plans.WHOM])
