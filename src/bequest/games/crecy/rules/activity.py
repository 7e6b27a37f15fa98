"""What can be done with a move: one class for each, in a table that the state carries (section 10.4)."""

from __future__ import annotations

from typing import Generic, TypeVar

from bequest.core.position import Position
from bequest.core.reasons import Why
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import codes
from bequest.games.crecy.rules.plans import Plan

S = TypeVar("S", bound=Position)


class Activity(Generic[S]):
    """What can be done with a move: the action of a space, or what a card grants."""

    def check(self, s: S, seat: int) -> int:
        """0 if a turn may begin this now, with some pawn (C-10.5); otherwise the code of the reason."""
        raise AssertionError

    def affordable(self, s: S, seat: int) -> int:
        """The part of `check` that concerns the cost and the object of a main board action."""
        raise AssertionError

    def explain(self, s: S, seat: int, code: int) -> Why:
        """The rule and the numbers behind a code of `check`."""
        return codes.why(code, {})

    def pawns(self, s: S, seat: int) -> list[int]:
        """The pawns that may carry it out, as actions."""
        return [terms.PAWN + terms.PLAYER_PAWN]

    def begin(self, s: S, seat: int) -> Plan:
        """The plan with which its move begins; a pawn without an alternative stands in it already."""
        raise AssertionError

    def next_step(self, s: S, seat: int, plan: Plan) -> int:
        """The kind of the next choice once the pawn is chosen, or COMMIT (C-10.34)."""
        raise AssertionError

    def cards_due(self, s: S, seat: int, plan: Plan) -> int:
        """How many cards are chosen in this move: discarded, or taken (C-10.34)."""
        return 0

    def amounts(self, s: S, seat: int) -> list[int]:
        """The amounts that may be chosen."""
        raise AssertionError

    def amount_code(self, s: S, seat: int, amount: int) -> int:
        """0 if the amount may be chosen; otherwise the code of the reason."""
        raise AssertionError

    def amount_why(self, s: S, seat: int, amount: int, code: int) -> Why:
        """The rule and the numbers behind a code of `amount_code`."""
        raise AssertionError

    def commit(self, s: S, seat: int, plan: Plan) -> None:
        """Carries the move out; its pawn is placed, its choices have left the stack (C-10.6, C-10.29)."""
        raise AssertionError
