"""A player by rules of thumb: it reckons what every option will burn by the end of the game and takes the best.

It is given a seat's handle and nothing else. What it reads is a guess drawn from what the seat may know, so that no
secret can reach it: whatever else the hidden cards might be, the choice would be the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bequest.core.choosing import best_of
from bequest.core.frames import Together
from bequest.core.handle import Handle
from bequest.core.rng import Rng
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.mind.outlook import Outlook
from bequest.games.lastwill.mind.spending import Spending
from bequest.games.lastwill.rules import effects, errands, frames, hands, white_cards
from bequest.games.lastwill.rules.state import WillState

Value = Callable[[int], float]

COMPANION_COST: Final = 0.5
"""A companion card could be kept for later, a wild card could not."""


def choose(handle: Handle, options: list[int], rng: Rng) -> int:
    """One of the legal actions; `rng` deals out what is hidden and settles ties."""
    if len(options) == 1:
        return options[0]
    seen = handle.guess(rng)
    assert isinstance(seen, WillState)
    return best_of(options, Chooser(seen, handle.seat).value(options), rng)


class Chooser:
    """What each option of the open decision is worth."""

    def __init__(self, s: WillState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.deck = s.rules.deck
        self.frame = s.frames[-1]
        self.move = self.frame.args

    def value(self, options: list[int]) -> Value:
        """By the kind of decision."""
        kind = self.frame.kind
        if kind == frames.ERRAND and self.move:
            kind = errands.next_step(self.s, self.move)
        if kind == frames.TURN:
            wanted = Spending(self.s, self.seat).move(options)
            return lambda action: float(action == wanted)
        if kind == frames.AMOUNT:
            wanted = self.deck.amount + Spending(self.s, self.seat).amount([a - self.deck.amount for a in options])
            return lambda action: float(action == wanted)
        if kind in (
            frames.BLOCK,
            frames.PLAN,
            frames.ERRAND,
            frames.START,
            frames.KEEP,
            frames.DIVIDE,
            frames.GROUP,
            frames.ORDER,
            frames.DECK,
        ):
            return self.by_outlook(kind)
        found: dict[int, Value] = {
            frames.OPTION: self.option,
            frames.COIN: self.coin,
            frames.ANIMAL: self.animal,
            frames.DEPRECIATION: self.depreciation,
            frames.ROOM: self.room,
            frames.PRICE: self.price,
            frames.COMPANION: lambda action: float(action == self.deck.card + self.deck.wild),
            frames.WAIVER: lambda action: float(action != terms.NONE),
            frames.WHITE: float,
            frames.OPERA: float,
            frames.EXTRA: float,
        }
        return found[kind]

    # --- before the turn ---

    def by_outlook(self, kind: int) -> Value:
        outlook = Outlook(self.s, self.seat)
        if kind == frames.BLOCK:
            rival = Outlook(self.s, 1 - self.seat, blind=True)
            return lambda action: rival.plan(action - self.deck.plan)
        if kind == frames.PLAN:
            return lambda action: outlook.plan(action - self.deck.plan)
        if kind == frames.DIVIDE:
            wanted = outlook.division(self.move)
            return lambda action: -abs(float(action - self.deck.amount - wanted))
        if kind == frames.ERRAND:
            return lambda action: self.errand(outlook, action)
        if kind == frames.GROUP:
            return lambda action: outlook.taking(action - self.deck.card)
        if kind == frames.ORDER:
            return lambda action: outlook.market(self.deck.orders[action - self.deck.order])
        if kind == frames.DECK:
            return lambda action: outlook.drawing(action - terms.DECK)
        return self.keeping(outlook)

    def errand(self, outlook: Outlook, action: int) -> float:
        rules = self.s.rules
        if action == rules.group_errand:
            places = [self.s.offering[place] for place in rules.group]
            return max([outlook.taking(card) for card in places if card >= 0])
        named = action - rules.named_errand
        if named < 0:
            return outlook.taking(self.s.offering[rules.place_of_errand[action]])
        if named == terms.TO_EXTENSION:
            return outlook.extension()
        if named == terms.TO_MARKET:
            return outlook.best_market()
        if named == terms.TO_OPERA:
            return outlook.opera(errands.opera_totals(self.s, self.seat)[-1])
        return outlook.unknown() if named == terms.TO_UNKNOWN else outlook.taking(self.deck.wild)

    def keeping(self, outlook: Outlook) -> Value:
        """The best cards; they are named in ascending order, so the first of the best set is next."""
        frame = self.frame
        assert isinstance(frame, Together)
        if frame.kind == frames.KEEP:
            outlook.a.look_ahead()
        chosen = hands.whole_answer(self.s, frame, self.seat)
        left = hands.most(self.s, frame.kind, self.seat) - len(chosen)
        cards = outlook.hand_after(chosen)
        wanted = sorted(cards, key=outlook.keeping, reverse=True)[:left]
        if frame.kind == frames.KEEP:
            wanted = [card for card in wanted if outlook.keeping(card) > 0]
        following = self.deck.card + min(wanted) if wanted else terms.ENOUGH
        return lambda action: float(action == following)

    # --- steps of a move ---

    def option(self, action: int) -> float:
        """Of an option card the one that leaves most for the other actions."""
        card = self.deck.cards[self.move[0] - self.deck.use]
        return Spending(self.s, self.seat).option(card, action - terms.OPTION)

    def coin(self, action: int) -> float:
        """A wild card rather than a companion, and either rather than none."""
        if action == terms.NONE:
            return 0.0
        card = self.deck.cards[self.move[0] - self.deck.use]
        amount = card.coins[len(self.move) - 2][1]
        spending = Spending(self.s, self.seat)
        spent = white_cards.base_pounds(card, self.move)
        if spent + amount > spending.most:
            return -1.0
        return amount - (0.0 if action == self.deck.card + self.deck.wild else COMPANION_COST)

    def animal(self, action: int) -> float:
        if action == terms.ENOUGH:
            return 0.0
        a = Spending(self.s, self.seat).a
        lying = self.s.lying_at(self.seat, action - self.deck.space)
        card = self.deck.cards[lying.card]
        chosen = effects.targets(self.deck.cards[self.move[0] - self.deck.use], self.move)
        return 0.01 + a.added_by_token(card, lying.tokens + chosen.count(action), max(1, a.rounds - lying.activated))

    def depreciation(self, action: int) -> float:
        a = Spending(self.s, self.seat).a
        lying = self.s.lying_at(self.seat, action - self.deck.space)
        chosen = effects.targets(self.deck.cards[self.move[0] - self.deck.use], self.move)
        return float(a.lost_by_step(lying, self.deck.cards[lying.card], chosen.count(action)))

    def room(self, action: int) -> float:
        """What is worth least leaves."""
        lying = self.s.boards[self.seat][action - self.deck.space]
        return 0.0 if lying is None else -Spending(self.s, self.seat).a.staying(lying, self.deck.cards[lying.card])

    def price(self, action: int) -> float:
        """Buy dear, sell cheap."""
        return float(action) if self.move[0] >= self.deck.use else -float(action)
