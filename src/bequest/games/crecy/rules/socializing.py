"""Socialize: 1, 2 or 3 Friends for 0, 1 or 2 Gold (section 20)."""

from __future__ import annotations

from typing import Final

from bequest.core.frames import Frame
from bequest.core.pending import Choice
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import batches, codes, frames, friends, lasting, moves, payments, plans, tracks
from bequest.games.crecy.rules.activity import Activity
from bequest.games.crecy.rules.plans import Plan
from bequest.games.crecy.rules.state import CrecyState

ALL: Final = [1, 2, 3]


def batch_size(s: CrecyState, seat: int, amount: int) -> int:
    """The Friends that are met, with what effects add (C-12.3, C-34.18)."""
    return amount + lasting.modifier(s, seat, terms.DO_SOCIALIZE_MORE) if s.lasting else amount


class Socialize(Activity[CrecyState]):
    """Pay, then the batch, from the display or with Roger from the deck (C-20.1, C-20.2, C-20.3, C-20.5, C-34.42).

    In The Testament the space is called "Whom Did They Know?" (C-38.33).
    """

    def check(self, s: CrecyState, seat: int) -> int:
        """There must be a Friend to meet (C-20.4)."""
        if not s.pawns[seat]:
            return codes.NO_PAWN
        return OK if friends.available(s) else codes.NO_FRIENDS_LEFT

    def begin(self, s: CrecyState, seat: int) -> Plan:
        """Without an effect the Friends come from the display (C-34.42)."""
        source = -1 if batches.may_draw(s, seat) else terms.FROM_DISPLAY
        return (terms.SOCIALIZE, terms.PLAYER_PAWN, -1, source)

    def next_step(self, s: CrecyState, seat: int, plan: Plan) -> int:
        if plan[plans.WHAT] < 0:
            return frames.AMOUNT
        if plan[plans.WHOM] < 0:
            return frames.SOURCE
        return frames.DISPLAY if len(plan) - plans.CARDS < self.cards_due(s, seat, plan) else plans.COMMIT

    def cards_due(self, s: CrecyState, seat: int, plan: Plan) -> int:
        """Cards are chosen if they come from the display and are fewer than lie there (C-10.34, C-12.5)."""
        batch = batch_size(s, seat, plan[plans.WHAT])
        return batch if plan[plans.WHOM] == terms.FROM_DISPLAY and batch < len(s.display) else 0

    def amounts(self, s: CrecyState, seat: int) -> list[int]:
        return [amount for amount in ALL if amount <= s.gold[seat] + 1]

    def amount_code(self, s: CrecyState, seat: int, amount: int) -> int:
        """1, 2 or 3 Friends, each but the first for 1 Gold (C-20.1)."""
        if amount > 3:
            return codes.NO_SUCH_AMOUNT
        return OK if s.gold[seat] >= amount - 1 else codes.TOO_LITTLE_GOLD

    def amount_why(self, s: CrecyState, seat: int, amount: int, code: int) -> Why:
        if code == codes.TOO_LITTLE_GOLD:
            return payments.too_little_gold(s, seat, amount - 1)
        return codes.why(code, {}, "C-20.1")

    def commit(self, s: CrecyState, seat: int, plan: Plan) -> None:
        """From the deck the whole batch is drawn, Claire's card with it; the display stays as it is (C-34.43)."""
        amount = plan[plans.WHAT]
        tracks.gain_gold(s, seat, 1 - amount)
        if plan[plans.WHOM] == terms.FROM_DECK:
            friends.draw(s, seat, batch_size(s, seat, amount))
        elif len(plan) > plans.CARDS:
            batches.take_chosen(s, seat, list(plan[plans.CARDS :]))
        else:
            batches.begin(s, seat, batch_size(s, seat, amount), particular=True)


class Source(Choice[CrecyState]):
    """Display or deck (C-34.42)."""

    name = "source"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        both = [terms.FROM_DISPLAY, terms.FROM_DECK]
        return both if batches.may_draw(s, seat) else both[:1]

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        return codes.ONLY_DISPLAY if action == terms.FROM_DECK else NOT_ASKED

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return codes.why(code, {})

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        moves.go_on(s, seat, plans.filled(frame.args, plans.WHOM, action))
