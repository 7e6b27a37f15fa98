"""A player by rules of thumb: it reckons what every option will burn by the end of the game and takes the best.

It is given a seat's handle and nothing else. What it reads is a guess drawn from what the seat may know, so that no
secret can reach it: whatever else the hidden cards might be, the choice would be the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bequest.core.frames import Together
from bequest.core.handle import Handle
from bequest.core.rng import Rng
from bequest.games.lastwill.data.terms import (
    DECK,
    ENOUGH,
    F_BLOCK,
    F_ERRAND,
    F_KEEP,
    F_PLAN,
    F_START,
    F_TURN,
    NONE,
    O_AMOUNT,
    O_ANIMAL,
    O_COIN,
    O_COMPANION,
    O_DECK,
    O_DEPRECIATION,
    O_DIVIDE,
    O_EXTRA,
    O_GROUP,
    O_OPERA,
    O_OPTION,
    O_ORDER,
    O_PRICE,
    O_ROOM,
    O_WAIVER,
    O_WHITE,
    OPTION,
    TO_EXTENSION,
    TO_MARKET,
    TO_OPERA,
    TO_UNKNOWN,
)
from bequest.games.lastwill.mind.outlook import Outlook
from bequest.games.lastwill.mind.spending import Spending
from bequest.games.lastwill.position import WillPosition
from bequest.games.lastwill.rules import hands, money, steps
from bequest.games.lastwill.rules.board import lying_at

Value = Callable[[int], float]

COMPANION_COST: Final = 0.5
"""A companion card could be kept for later, a wild card could not."""


def choose(handle: Handle, options: list[int], rng: Rng) -> int:
    """One of the legal actions; `rng` deals out what is hidden and settles ties."""
    if len(options) == 1:
        return options[0]
    seen = handle.guess(rng)
    assert isinstance(seen, WillPosition)
    value = Chooser(seen, handle.seat).value(options)
    values = [value(action) for action in options]
    best = max(values)
    leading = [action for action, found in zip(options, values, strict=True) if found == best]
    return leading[rng.below(len(leading))] if len(leading) > 1 else leading[0]


class Chooser:
    """What each option of the open decision is worth."""

    def __init__(self, s: WillPosition, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.deck = s.rules.deck
        self.frame = s.frames[-1]
        self.move = self.frame.args

    def value(self, options: list[int]) -> Value:
        """By the kind of decision."""
        kind = self.frame.kind
        if kind == F_ERRAND and self.move:
            kind = steps.sequence(self.s, self.seat, self.move[0])[0]
        if kind == F_TURN:
            wanted = Spending(self.s, self.seat).move(options)
            return lambda action: float(action == wanted)
        if kind == O_AMOUNT:
            wanted = self.deck.amount + Spending(self.s, self.seat).amount([a - self.deck.amount for a in options])
            return lambda action: float(action == wanted)
        if kind in (F_BLOCK, F_PLAN, F_ERRAND, F_START, F_KEEP, O_DIVIDE, O_GROUP, O_ORDER, O_DECK):
            return self.by_outlook(kind)
        found: dict[int, Value] = {
            O_OPTION: self.option,
            O_COIN: self.coin,
            O_ANIMAL: self.animal,
            O_DEPRECIATION: self.depreciation,
            O_ROOM: self.room,
            O_PRICE: self.price,
            O_COMPANION: lambda action: float(action == self.deck.card + self.deck.wild),
            O_WAIVER: lambda action: float(action != NONE),
            O_WHITE: float,
            O_OPERA: float,
            O_EXTRA: float,
        }
        return found[kind]

    # --- before the turn ---

    def by_outlook(self, kind: int) -> Value:
        outlook = Outlook(self.s, self.seat)
        if kind == F_BLOCK:
            rival = Outlook(self.s, 1 - self.seat, blind=True)
            return lambda action: rival.plan(action - self.deck.plan)
        if kind == F_PLAN:
            return lambda action: outlook.plan(action - self.deck.plan)
        if kind == O_DIVIDE:
            wanted = outlook.division(self.move)
            return lambda action: -abs(float(action - self.deck.amount - wanted))
        if kind == F_ERRAND:
            return lambda action: self.errand(outlook, action)
        if kind == O_GROUP:
            return lambda action: outlook.taking(action - self.deck.card)
        if kind == O_ORDER:
            return lambda action: outlook.market(self.deck.orders[action - self.deck.order])
        if kind == O_DECK:
            return lambda action: outlook.drawing(action - DECK)
        return self.keeping(outlook)

    def errand(self, outlook: Outlook, action: int) -> float:
        rules = self.s.rules
        if action == rules.group_errand:
            places = [self.s.offering[place] for place in rules.group]
            return max([outlook.taking(card) for card in places if card >= 0])
        named = action - rules.named_errand
        if named < 0:
            return outlook.taking(self.s.offering[rules.place_of_errand[action]])
        if named == TO_EXTENSION:
            return outlook.extension()
        if named == TO_MARKET:
            return outlook.best_market()
        if named == TO_OPERA:
            return outlook.opera(money.opera_totals(self.s, self.seat)[-1])
        return outlook.unknown() if named == TO_UNKNOWN else outlook.taking(self.deck.wild)

    def keeping(self, outlook: Outlook) -> Value:
        """The best cards; they are named in ascending order, so the first of the best set is next."""
        frame = self.frame
        assert isinstance(frame, Together)
        if frame.kind == F_KEEP:
            outlook.a.look_ahead()
        chosen = hands.whole_answer(self.s, frame, self.seat)
        left = hands.most(self.s, frame, self.seat) - len(chosen)
        cards = outlook.hand_after(chosen)
        wanted = sorted(cards, key=outlook.keeping, reverse=True)[:left]
        if frame.kind == F_KEEP:
            wanted = [card for card in wanted if outlook.keeping(card) > 0]
        following = self.deck.card + min(wanted) if wanted else ENOUGH
        return lambda action: float(action == following)

    # --- steps of a move ---

    def option(self, action: int) -> float:
        """Of an option card the one that leaves most for the other actions."""
        card = self.deck.cards[self.move[0] - self.deck.use]
        return Spending(self.s, self.seat).option(card, action - OPTION)

    def coin(self, action: int) -> float:
        """A wild card rather than a companion, and either rather than none."""
        if action == NONE:
            return 0.0
        card = self.deck.cards[self.move[0] - self.deck.use]
        amount = card.coins[len(self.move) - 2][1]
        spending = Spending(self.s, self.seat)
        spent = steps.option_of(card, self.move)[1] + sum([n for _, _, n in steps.coins_used(card, self.move)])
        if spent + amount > spending.most:
            return -1.0
        return amount - (0.0 if action == self.deck.card + self.deck.wild else COMPANION_COST)

    def animal(self, action: int) -> float:
        if action == ENOUGH:
            return 0.0
        a = Spending(self.s, self.seat).a
        lying = lying_at(self.s, self.seat, action - self.deck.space)
        card = self.deck.cards[lying.card]
        chosen = steps.targets(self.deck.cards[self.move[0] - self.deck.use], self.move)
        return 0.01 + a.added_by_token(card, lying.tokens + chosen.count(action), max(1, a.rounds - lying.activated))

    def depreciation(self, action: int) -> float:
        a = Spending(self.s, self.seat).a
        lying = lying_at(self.s, self.seat, action - self.deck.space)
        chosen = steps.targets(self.deck.cards[self.move[0] - self.deck.use], self.move)
        return float(a.lost_by_step(lying, self.deck.cards[lying.card], chosen.count(action)))

    def room(self, action: int) -> float:
        """What is worth least leaves."""
        lying = self.s.boards[self.seat][action - self.deck.space]
        return 0.0 if lying is None else -Spending(self.s, self.seat).a.staying(lying, self.deck.cards[lying.card])

    def price(self, action: int) -> float:
        """Buy dear, sell cheap."""
        return float(action) if self.move[0] >= self.deck.use else -float(action)
