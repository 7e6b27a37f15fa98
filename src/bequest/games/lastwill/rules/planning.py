"""The planning phase: blocking and choosing a plan, and dividing its cards over the decks (section 6)."""

from __future__ import annotations

from typing import ClassVar

from bequest.core.frames import Frame
from bequest.core.reasons import NOT_ASKED, Why
from bequest.core.wire import Amount, PlaceOf, Shape
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules import codes, decks, events, frames, half_made
from bequest.games.lastwill.rules.half_made import COMPLETE, Beginning, Move, MoveStep
from bequest.games.lastwill.rules.state import WillState


def planner(s: WillState, turn: int) -> tuple[int, int]:
    """The decision of a turn of planning and who makes it: two players block first.

    W-4.4, W-6.2, W-6.15, W-6.16, W-6.17, W-6.18, W-6.19.
    """
    if s.players > 2:
        return frames.PLAN, (s.starter + turn) % s.players
    other = 1 - s.starter
    steps = (
        (frames.BLOCK, s.starter),
        (frames.BLOCK, other),
        (frames.PLAN, other),
        (frames.PLAN, s.starter),
    )
    return steps[turn]


class FreePlan(Beginning):
    """A marker goes on a plan that has none (W-6.3, W-6.4)."""

    def options(self, s: WillState, frame: Frame, seat: int) -> list[int]:
        first = s.rules.deck.plan
        return [first + number for number, marker in enumerate(s.plans) if marker == terms.FREE]

    def refusal(self, s: WillState, frame: Frame, seat: int, action: int) -> int:
        """Why a plan is not available (W-3.1, W-6.3)."""
        deck = s.rules.deck
        if not deck.plan <= action < deck.order:
            return NOT_ASKED
        return codes.PLAN_TAKEN if action - deck.plan < len(s.plans) else codes.NOT_ON_THIS_BOARD

    def explain(self, s: WillState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return codes.why(code, plan=action - s.rules.deck.plan) if code == codes.PLAN_TAKEN else codes.why(code)

    def wondered(self, s: WillState, frame: Frame, seat: int) -> list[int]:
        return [s.rules.deck.plan + number for number in range(len(s.plans))]

    def shape(self, s: WillState, frame: Frame, seat: int) -> Shape:
        return PlaceOf()

    def choose(self, s: WillState, frame: Frame, seat: int, action: int) -> None:
        self.proceed(s, seat, (action,))


class Block(FreePlan):
    """One of two players sets a neutral marker, which does nothing but block (W-3.11, W-6.16, W-6.17, W-6.20)."""

    name: ClassVar[str] = "block"

    def next_step(self, s: WillState, seat: int, move: Move) -> int:
        """The plan is the only choice (W-6.21)."""
        return COMPLETE

    def commit(self, s: WillState, seat: int, move: Move) -> None:
        plan = move[0] - s.rules.deck.plan
        s.frames.pop()
        s.plans[plan] = terms.NEUTRAL
        s.tell(events.BLOCK, seat, (plan,))


class Plan(FreePlan):
    """A player chooses a plan (W-6.2); extra draws and the division follow (W-6.21)."""

    name: ClassVar[str] = "plan"

    def next_step(self, s: WillState, seat: int, move: Move) -> int:
        """Extra draws, then the division over the four decks (W-6.21)."""
        extra = len(s.perks[seat].draws)
        if len(move) <= extra:
            return frames.EXTRA
        return frames.DIVIDE if len(move) <= extra + terms.REGULAR else COMPLETE

    def commit(self, s: WillState, seat: int, move: Move) -> None:
        """The marker is set, the errand boys stand ready, and the cards are drawn (W-6.5, W-6.6, W-6.8).

        The free cards come first, then those of H14 and H15 (W-22.24, W-22.25, W-22.26).
        """
        deck = s.rules.deck
        plan = move[0] - deck.plan
        draws = s.perks[seat].draws
        s.close_move()
        s.frames.pop()
        s.plans[plan] = seat
        s.boys[seat] = s.rules.plans[plan].errands
        s.tell(events.PLAN, seat, (plan, s.boys[seat]))
        for n in range(len(draws) - 1, -1, -1):  # the last of a stack comes first
            source, amount, _ = draws[n]
            if source >= 0:
                _draw(s, seat, source, amount * (move[1 + n] - deck.amount))
        for source in range(terms.REGULAR - 1, -1, -1):
            _draw(s, seat, source, move[1 + len(draws) + source] - deck.amount)


def _draw(s: WillState, seat: int, source: int, count: int) -> None:
    if count:
        s.frames.append(decks.due(seat, source, count))


class Extra(MoveStep):
    """How many helpers of one kind draw more cards (W-6.10, W-6.11, W-22.26, W-22.27)."""

    name: ClassVar[str] = "extra"

    def choices(self, s: WillState, seat: int, move: Move) -> list[int]:
        amount = s.rules.deck.amount
        return [amount + number for number in range(s.perks[seat].draws[len(move) - 1][2] + 1)]

    def shape(self, s: WillState, frame: Frame, seat: int) -> Shape:
        return Amount("helpers", 0, s.perks[seat].draws[len(frame.args) - 1][2])

    def refused(self, s: WillState, seat: int, move: Move, action: int) -> int:
        """No more than there are such helpers (W-6.21)."""
        return codes.SO_MANY_HELPERS if half_made.is_amount(s, action) else NOT_ASKED

    def why(self, s: WillState, seat: int, move: Move, action: int, code: int) -> Why:
        return codes.why(code, most=s.perks[seat].draws[len(move) - 1][2])


def free_cards(s: WillState, seat: int, move: Move) -> int:
    """The cards that are divided freely: the plan's and those of H13 (W-6.5, W-22.23)."""
    deck = s.rules.deck
    wanted = s.rules.plans[move[0] - deck.plan].cards
    for n, (source, amount, _) in enumerate(s.perks[seat].draws):
        if source < 0:
            wanted += amount * (move[1 + n] - deck.amount)
    return wanted


def cards_to_divide(s: WillState, seat: int, move: Move) -> int:
    """The free cards, or all there are if they are fewer (W-6.10, W-6.12)."""
    return min(free_cards(s, seat, move), sum(decks.left(s)))


def divided(s: WillState, seat: int, move: Move) -> list[int]:
    """The cards assigned so far, deck by deck."""
    return [action - s.rules.deck.amount for action in move[1 + len(s.perks[seat].draws) :]]


def drawing_helpers(s: WillState, seat: int, group: int) -> list[int]:
    """The cards of the helpers that draw alike, see `Perks.draws`."""
    source, amount, _ = s.perks[seat].draws[group]
    deck = s.rules.deck
    found: list[int] = []
    for lying in s.boards[seat]:
        if lying is not None:
            for clause in deck.cards[lying.card].privileges:
                if clause.do == terms.DRAW and (clause.deck, clause.amount) == (source, amount):
                    found.append(lying.card)
    return sorted(found)


class Divide(MoveStep):
    """Cards of the next deck, so many that the decks after it can give the rest (W-6.7, W-6.9, W-6.10, W-6.12)."""

    name: ClassVar[str] = "divide"

    def choices(self, s: WillState, seat: int, move: Move) -> list[int]:
        amount = s.rules.deck.amount
        left = decks.left(s)
        first = 1 + len(s.perks[seat].draws)
        deck = len(move) - first
        later = sum(left[n] for n in range(deck + 1, terms.REGULAR))
        before = sum(left[n] for n in range(deck + 1))
        taken = sum(move[n] - amount for n in range(first, len(move)))
        due = min(free_cards(s, seat, move), before + later) - taken
        return [amount + number for number in range(max(0, due - later), min(due, left[deck]) + 1)]

    def shape(self, s: WillState, frame: Frame, seat: int) -> Shape:
        return half_made.amount_of(s, self.choices(s, seat, frame.args), "cards")

    def refused(self, s: WillState, seat: int, move: Move, action: int) -> int:
        """More than the deck has (W-6.12), or not what the plan gives (W-6.10)."""
        if not half_made.is_amount(s, action):
            return NOT_ASKED
        held = decks.left(s)[len(divided(s, seat, move))]
        return codes.DECK_HOLDS_FEWER if action - s.rules.deck.amount > held else codes.NOT_THAT_MANY

    def why(self, s: WillState, seat: int, move: Move, action: int, code: int) -> Why:
        deck = len(divided(s, seat, move))
        if code == codes.DECK_HOLDS_FEWER:
            return codes.why(code, deck=deck, left=decks.left(s)[deck])
        on_offer = self.choices(s, seat, move)
        amount = s.rules.deck.amount
        return codes.why(code, least=on_offer[0] - amount, most=on_offer[-1] - amount)
