"""Ask Friends for Money: 2 Gold for nothing, 3 for Honor, 4 for Honor and a card (section 19)."""

from __future__ import annotations

from typing import Final

from bequest.core.frames import Frame
from bequest.core.pending import Choice
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import codes, frames, friends, lasting, moves, payments, plans, tracks
from bequest.games.crecy.rules.moves import Activity, Move
from bequest.games.crecy.rules.plans import Plan
from bequest.games.crecy.rules.state import CrecyState

LEAST: Final = 2
MOST: Final = 4


def gold(s: CrecyState, seat: int, amount: int) -> int:
    """The Gold that the amount brings, with what effects add (C-19.3, C-34.36)."""
    return amount + lasting.modifier(s, seat, terms.DO_ASK_MORE) if s.lasting else amount


class AskFriends(Activity):
    """The action of the space, and what Friends grant without one (C-19.1, C-19.2, C-34.34)."""

    def check(self, s: CrecyState, seat: int) -> int:
        """It has no condition but the pawn (C-10.8)."""
        return OK if s.pawns[seat] else codes.NO_PAWN

    def begin(self, s: CrecyState, seat: int) -> Plan:
        return (terms.ASK_FRIENDS, terms.PLAYER_PAWN, -1, -1)

    def next_step(self, s: CrecyState, seat: int, plan: Plan) -> int:
        if plan[plans.WHAT] < 0:
            return frames.AMOUNT
        return frames.DISCARD if len(plan) - plans.CARDS < self.cards_due(s, seat, plan) else plans.COMMIT

    def cards_due(self, s: CrecyState, seat: int, plan: Plan) -> int:
        """4 Gold also cost a card (C-19.1)."""
        return 1 if plan[plans.WHAT] == MOST else 0

    def amounts(self, s: CrecyState, seat: int) -> list[int]:
        return list(range(LEAST, (MOST if s.hands[seat] else MOST - 1) + 1))

    def amount_code(self, s: CrecyState, seat: int, amount: int) -> int:
        """2, 3 or 4 Gold (C-19.1)."""
        if amount == MOST and not s.hands[seat]:
            return codes.TOO_FEW_CARDS
        return OK if LEAST <= amount <= MOST else codes.NO_SUCH_AMOUNT

    def amount_why(self, s: CrecyState, seat: int, amount: int, code: int) -> Why:
        return payments.too_few_cards(s, seat, 1) if code == codes.TOO_FEW_CARDS else codes.why(code, {})

    def commit(self, s: CrecyState, seat: int, plan: Plan) -> None:
        """3 and 4 Gold cost 1 Honor, 4 also a card; effects may add to the Gold (C-19.1, C-19.2, C-19.3)."""
        amount = plan[plans.WHAT]
        found = gold(s, seat, amount)
        if amount > LEAST:
            tracks.gain_honor(s, seat, -1, terms.H_SPENT)
        for card in plan[plans.CARDS :]:
            friends.discard(s, seat, card)
        tracks.gain_gold(s, seat, found)


ASKING: Final = AskFriends()


class Ask(Move):
    """A Friend grants Ask Friends for Money, without a pawn (C-10.35, C-34.34, C-34.35, C-34.36)."""

    name = "ask"

    def activity(self, plan: Plan) -> Activity:
        return ASKING

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return [terms.AMOUNT + amount - 1 for amount in ASKING.amounts(s, seat)]

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        return amount_code(ASKING, s, seat, action)

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return ASKING.amount_why(s, seat, action - terms.AMOUNT + 1, code)

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        moves.go_on(s, seat, (terms.ASK_FRIENDS, terms.FREE_TURN, action - terms.AMOUNT + 1, -1))

    def wondered(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return [terms.AMOUNT + amount - 1 for amount in range(LEAST, MOST + 1)]


class Amount(Choice[CrecyState]):
    """How much Gold is asked of Friends, or how many Friends are met (C-19.1, C-20.1)."""

    name = "amount"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return [terms.AMOUNT + amount - 1 for amount in moves.activity(s, frame.args).amounts(s, seat)]

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        return amount_code(moves.activity(s, frame.args), s, seat, action)

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return moves.activity(s, frame.args).amount_why(s, seat, action - terms.AMOUNT + 1, code)

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        moves.go_on(s, seat, plans.filled(frame.args, plans.WHAT, action - terms.AMOUNT + 1))

    def wondered(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        asking = frame.args[plans.SPACE] == terms.ASK_FRIENDS
        return [terms.AMOUNT + n for n in range(terms.MOST_AMOUNT) if (n > 0) == asking]


def amount_code(activity: Activity, s: CrecyState, seat: int, action: int) -> int:
    """Why an amount cannot be chosen."""
    if not terms.AMOUNT <= action < terms.AMOUNT + terms.MOST_AMOUNT:
        return NOT_ASKED
    return activity.amount_code(s, seat, action - terms.AMOUNT + 1) or NOT_ASKED
