"""Ask Friends for Money: 2 Gold for nothing, 3 for Honor, 4 for Honor and a card (section 19)."""

from __future__ import annotations

from typing import Final

from bequest.core.frames import Frame
from bequest.core.pending import Choice
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.core.wire import Amount as AmountOf
from bequest.core.wire import Shape
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import codes, frames, friends, lasting, moves, payments, plans, tracks
from bequest.games.crecy.rules.activity import Activity
from bequest.games.crecy.rules.plans import Plan
from bequest.games.crecy.rules.state import CrecyState

LEAST: Final = 2
MOST: Final = 4
ALL: Final = [2, 3, 4]
WITHOUT_CARDS: Final = [2, 3]


def gold(s: CrecyState, seat: int, amount: int) -> int:
    """The Gold that the amount brings, with what effects add (C-19.3, C-34.36): Miranda 2 (C-34.40), and Beautiful
    Smile 1 (C-35.10)."""
    return amount + lasting.modifier(s, seat, terms.DO_ASK_MORE) if s.lasting else amount


class AskFriends(Activity[CrecyState]):
    """The action of the space, and what Friends grant without one (C-19.1, C-19.2, C-34.34).

    In The Testament the space is called "How Wealthy Were They?" (C-38.32).
    """

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
        return ALL if s.hands[seat] else WITHOUT_CARDS

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


class Ask(Choice[CrecyState]):
    """A Friend grants Ask Friends for Money, without a pawn (C-10.35, C-34.34, C-34.35, C-34.36)."""

    name = "ask"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return _options(s, seat, terms.ASK_FRIENDS)

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        return _refusal(s, seat, terms.ASK_FRIENDS, action)

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return s.activities[terms.ASK_FRIENDS].amount_why(s, seat, action - terms.AMOUNT + 1, code)

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        moves.go_on(s, seat, (terms.ASK_FRIENDS, terms.FREE_TURN, action - terms.AMOUNT + 1, -1))

    def shape(self, s: CrecyState, frame: Frame, seat: int) -> Shape:
        return _shape(s, seat, terms.ASK_FRIENDS)

    def wondered(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return [terms.AMOUNT + amount - 1 for amount in ALL]


class Amount(Choice[CrecyState]):
    """How much Gold is asked of Friends, or how many Friends are met (C-19.1, C-20.1)."""

    name = "amount"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return _options(s, seat, frame.args[plans.SPACE])

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        return _refusal(s, seat, frame.args[plans.SPACE], action)

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return s.activities[frame.args[plans.SPACE]].amount_why(s, seat, action - terms.AMOUNT + 1, code)

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        moves.go_on(s, seat, plans.filled(frame.args, plans.WHAT, action - terms.AMOUNT + 1))

    def shape(self, s: CrecyState, frame: Frame, seat: int) -> Shape:
        return _shape(s, seat, frame.args[plans.SPACE])

    def wondered(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        """2, 3 or 4 Gold, or 1, 2 or 3 Friends."""
        first = terms.AMOUNT + (LEAST - 1 if frame.args[plans.SPACE] == terms.ASK_FRIENDS else 0)
        return [first, first + 1, first + 2]


def _options(s: CrecyState, seat: int, space: int) -> list[int]:
    return [terms.AMOUNT + amount - 1 for amount in s.activities[space].amounts(s, seat)]


def _shape(s: CrecyState, seat: int, space: int) -> Shape:
    """So much Gold, or so many Friends."""
    amounts = s.activities[space].amounts(s, seat)
    return AmountOf("gold" if space == terms.ASK_FRIENDS else "friends", amounts[0], amounts[-1])


def _refusal(s: CrecyState, seat: int, space: int, action: int) -> int:
    if not terms.AMOUNT <= action < terms.AMOUNT + terms.MOST_AMOUNT:
        return NOT_ASKED
    return s.activities[space].amount_code(s, seat, action - terms.AMOUNT + 1) or NOT_ASKED
