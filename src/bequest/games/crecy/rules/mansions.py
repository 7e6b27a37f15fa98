"""Buy a Mansion: 3 Gold and a card for 2 Prestige (section 24)."""

from __future__ import annotations

from bequest.core.reasons import Why
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import attached, codes, payments, plans, tracks
from bequest.games.crecy.rules.attached import AttachedAction
from bequest.games.crecy.rules.plans import Plan
from bequest.games.crecy.rules.state import CrecyState


class BuyMansion(AttachedAction):
    """A Mansion for a member of the family, worth 2 Prestige (C-4.10, C-24.1, C-24.2, C-24.3)."""

    def affordable(self, s: CrecyState, seat: int) -> int:
        """A Mansion must be left (C-24.4), and its price be paid (C-24.1)."""
        return payments.code(s, seat, terms.MANSION) if s.mansions else codes.NO_MANSION_LEFT

    def explain_cost(self, s: CrecyState, seat: int, code: int) -> Why:
        return codes.why(code, {}) if code == codes.NO_MANSION_LEFT else payments.explain(s, seat, terms.MANSION, code)

    def commit(self, s: CrecyState, seat: int, plan: Plan) -> None:
        payments.pay(s, seat, plan, payments.gold_cost(s, seat, terms.MANSION))
        s.mansions -= 1
        tracks.gain_prestige(s, seat, terms.MANSION_PRESTIGE)
        attached.attach(s, seat, terms.MANSION, 0, plan[plans.WHOM])
