"""A player by rules of thumb: it reckons what every option will pay in the rounds that are left and takes the best.

It is given a seat's handle and nothing else. What it reads is a guess drawn from what the seat may know, so that no
secret can reach it: whatever else the hidden cards might be, the choice would be the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bequest.core.handle import Handle
from bequest.core.piles import distinct
from bequest.core.reasons import OK
from bequest.core.rng import Rng
from bequest.games.gears.data import terms
from bequest.games.gears.mind.outlook import CUBE, Outlook
from bequest.games.gears.rules import fate_effects, frames
from bequest.games.gears.rules.state import GearsState

Value = Callable[[int], float]

CARD: Final = 0.85
"""A card in hand, while there is time to use it."""
ACTION: Final = 0.6
"""One of the three actions of a turn: what a Draw brings, and what a Travel costs."""
SECOND: Final = 0.55
"""How much the second best thing to do in another timeframe counts beside the best."""
FATE: Final = 1.5
"""A Fate card that is kept for later."""
LEAST: Final = 0.3
"""What a Fate card or an Activation must bring to be used."""
NEVER: Final = -100.0


def choose(handle: Handle, options: list[int], rng: Rng) -> int:
    """One of the legal actions; `rng` deals out what is hidden and settles ties."""
    if len(options) == 1:
        return options[0]
    seen = handle.guess(rng)
    assert isinstance(seen, GearsState)
    value = Chooser(seen, handle.seat).value()
    values = [value(action) for action in options]
    best = max(values)
    leading = [action for action, found in zip(options, values, strict=True) if found == best]
    return leading[rng.below(len(leading))] if len(leading) > 1 else leading[0]


class Chooser:
    """What each option of the open decision is worth."""

    def __init__(self, s: GearsState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.deck = s.rules.deck
        self.frame = s.frames[-1]
        self.args = self.frame.args
        self.look = Outlook(s, seat)

    def value(self) -> Value:
        """By the kind of decision."""
        found: dict[int, Value] = {
            frames.TURN: self.move,
            frames.KEEP: lambda action: self.holding(action - self.deck.card),
            frames.ORDER: lambda action: float(-action),
            frames.AREA_CUBE: self.area_cube,
            frames.WHEN_ESTABLISHED: lambda action: float(action == terms.YES),
            frames.PAY: self.payment(),
            frames.HOW_MANY: self.amount,
            frames.FATE_TIMEFRAME: lambda action: self.best_there(action, self.target),
            frames.FATE_NAME: lambda action: self.named(action, self.target),
            frames.FATE_PLAYER: self.player,
            frames.FATE_WAIVED: self.waived,
            frames.SWAP_OWN_TIMEFRAME: lambda action: self.best_there(action, self.given),
            frames.SWAP_OWN: lambda action: self.named(action, self.given),
            frames.SWAP_OTHER_TIMEFRAME: lambda action: self.best_there(action, self.gained),
            frames.SWAP_OTHER: lambda action: self.named(action, self.gained),
            frames.SWAP_PLAYER: lambda action: float(self.s.score(action - terms.SEAT)),
            frames.MODIFIER_TIMEFRAME: lambda action: self.best_there(action, self.modified),
            frames.MODIFIER_NAME: lambda action: self.named(action, self.modified),
            frames.MODIFIER_SIGN: self.sign,
        }
        return found[self.frame.kind]

    # --- a turn ---

    def move(self, action: int) -> float:
        """An action, a Fate card, an Activation, or the end of the turn, which is worth nothing."""
        deck = self.deck
        if action == terms.END:
            return 0.0
        if action == terms.DRAW:
            return self.drawing()
        if action < terms.TIMEFRAME:
            return self.travelling(action - terms.TRAVEL)
        if action < deck.influence:
            return self.net(action - deck.establish, self.s.markers[self.seat])
        if action < deck.activate:
            return self.influence(self.s.find(self.s.markers[self.seat], action - deck.influence))
        if action < deck.card:
            return self.activation(deck.activated[action - deck.activate])
        if action < deck.take:
            return self.playing(action - deck.play)
        return ACTION + self.pool_after(action - deck.take)

    def card_price(self) -> float:
        """Hands are filled up after a round: cards that would only fill it are worth little at its end."""
        last = self.s.turn == terms.TURNS
        if last and self.s.round == terms.ROUNDS:
            return 0.05
        return CARD * 0.4 if last and len(self.s.hands[self.seat]) <= terms.FULL_HAND else CARD

    def drawing(self) -> float:
        left = (terms.TURNS - self.s.turn) * terms.ACTIONS + terms.ACTIONS - self.s.actions
        if left <= 1:
            return 0.1 if len(self.s.hands[self.seat]) < terms.FULL_HAND or self.s.round == terms.ROUNDS else ACTION
        return ACTION if left > 3 else ACTION * 0.6

    def net(self, card: int, slot: int) -> float:
        """What an Establish brings, less the cards that it takes."""
        return self.look.establishing(card, slot) - self.card_price() * (self.deck.cost[card] + 1)

    def travelling(self, slot: int) -> float:
        """The best things to do in another timeframe, less the way there."""
        s = self.s
        left = (terms.TURNS - s.turn) * terms.ACTIONS + terms.ACTIONS - s.actions
        if left <= 1:
            return -ACTION
        found = [0.0]
        if s.count_in(slot) < s.capacity(slot):
            found += [self.net(card, slot) for card in self.fitting(slot, left)]
        if s.pools[self.seat]:
            for index, copy in enumerate(s.copies):
                if copy // terms.STRIDE == slot and fate_effects.protector(s, self.seat, slot, copy % terms.STRIDE) < 0:
                    found.append(self.influence(index))
        found.sort()
        best = found[-1]
        if best <= 0:
            return -ACTION
        second = max(0.0, found[-2]) if left > 2 and len(found) > 1 else 0.0
        lost = self.given_up(slot)
        return best + SECOND * second - ACTION - lost

    def given_up(self, slot: int) -> float:
        """What could still be done here, and not any more from an older timeframe."""
        here = self.s.markers[self.seat]
        if here == self.s.present or self.s.count_in(here) >= self.s.capacity(here):
            return 0.0
        values = [self.net(card, here) - max(0.0, self.net(card, slot)) for card in self.fitting(here, 0)]
        return max([0.0, *values])

    def fitting(self, slot: int, drawn: int) -> list[int]:
        """The cards of the hand that a timeframe takes, and that can be paid with so many more cards."""
        hand = self.s.hands[self.seat]
        return [
            card
            for card in distinct(hand)
            if card < self.deck.first_fate and len(hand) + drawn > self.deck.cost[card] and self.s.find(slot, card) < 0
        ]

    # --- cubes ---

    def influence(self, index: int) -> float:
        number = self.wanted(index)
        return self.look.influencing(index, number) - CUBE * number if number else NEVER

    def wanted(self, index: int) -> int:
        """As many cubes as it takes to lead, or to share the lead, if the Pool has them."""
        pool = self.s.pools[self.seat]
        needed = self.look.needed(index)
        return needed if needed <= pool else pool

    def amount(self, action: int) -> float:
        index = self.s.find(self.s.markers[self.seat], self.args[0])
        number = action - terms.AMOUNT + 1
        return self.look.influencing(index, number) - CUBE * number

    def pool_after(self, fate: int) -> float:
        """Taking a Fate card of the draft area, the own cubes on it come back."""
        own = self.s.area_cubes[fate] >> self.seat * terms.BITS & terms.MOST_CUBES_ON_A_CARD
        return CUBE * own

    def area_cube(self, action: int) -> float:
        """On the Fate card with the most cubes: it is likely to be taken."""
        if action == terms.DECLINE:
            return -1.0
        cubes = self.s.area_cubes[action - self.deck.card - self.deck.first_fate]
        return float(sum([cubes >> seat * terms.BITS & terms.MOST_CUBES_ON_A_CARD for seat in range(terms.SEATS)]))

    # --- cards ---

    def holding(self, card: int) -> float:
        """What a card in hand may become."""
        if card >= self.deck.first_fate:
            return FATE + CARD
        look = self.look
        best = max([look.establishing(card, slot) for slot in range(self.s.oldest, self.s.present)])
        return best - CARD * self.deck.cost[card] + 0.1 * self.deck.reward[card]

    def payment(self) -> Value:
        """The cards that are worth least; they are named in deck order, so the first of them is next."""
        if self.frame.kind != frames.PAY:
            return float
        card, due, start = self.args[:3]
        rest = self.s.hands[self.seat][:]
        rest.remove(card)
        worst = sorted(rest[start:], key=self.holding)[:due]
        following = self.deck.card + min(worst)
        return lambda action: float(action == following)

    # --- technologies on the timeline ---

    def best_there(self, action: int, value: Value) -> float:
        """The best copy of a timeframe."""
        slot = action - terms.TIMEFRAME
        found = [value(index) for index, copy in enumerate(self.s.copies) if copy // terms.STRIDE == slot]
        return max(found)

    def named(self, action: int, value: Value) -> float:
        return value(self.s.find(self.args[-1], action - self.deck.card))

    # --- Fate cards ---

    def playing(self, fate: int) -> float:
        """What a Fate card brings on its best target; used only if that is enough."""
        data = self.deck.fates[fate]
        if data.target == terms.NO_TARGET:
            return self.more_room()
        if data.target == terms.PLAYER:
            return -1.0
        found = [NEVER]
        for index in range(len(self.s.copies)):
            found.append(self.target_of(fate, index))
        return max(found) - (0.0 if self.s.turn == terms.TURNS else LEAST)

    def target(self, index: int) -> float:
        return self.target_of(self.args[0], index)

    def target_of(self, fate: int, index: int) -> float:
        """What a Fate card does on a copy."""
        s, look = self.s, self.look
        if fate_effects.check_copy(s, self.seat, fate, index) != OK:
            return NEVER
        effect = self.deck.fates[fate].effect
        if effect == terms.PLACE_CUBES:
            return look.influencing(index, self.deck.fates[fate].amount)
        share = look.share(s.cubes[index])
        if effect == terms.VOID_REWARD:
            return -share * look.pays[index]
        if effect == terms.PROTECT:
            return 0.3 * share * look.pays[index] if max(s.pools) else -1.0
        slot, card = divmod(s.copies[index], terms.STRIDE)
        lacking = self.deck.needs_mask[card] & ~look.past[slot]
        return share * self.deck.reward[card] if lacking.bit_count() == 1 else -1.0

    def waived(self, action: int) -> float:
        """What it lacks."""
        _, slot, _ = self.args
        return float(not self.look.past[slot] >> (action - self.deck.card) & 1)

    def player(self, action: int) -> float:
        """Oneself: whoever is farther in the present has more to choose from."""
        return float(action - terms.SEAT == self.seat)

    def more_room(self) -> float:
        """Only where a full timeframe stands in the way of something good."""
        s = self.s
        here = s.markers[self.seat]
        if s.actions >= terms.ACTIONS or here == s.present or s.count_in(here) < s.capacity(here):
            return -1.0
        return max([-1.0, *[self.net(card, here) for card in self.fitting(here, 0)]]) - ACTION

    # --- Activations ---

    def activation(self, card: int) -> float:
        """Those that only give are always used."""
        effect = self.deck.effect[card]
        if effect == terms.SWAP:
            copies = range(len(self.s.copies))
            return max([self.given(index) for index in copies]) + max([self.gained(index) for index in copies]) - LEAST
        if effect == terms.MODIFIER:
            return max([self.modified(index) for index in range(len(self.s.copies))]) - LEAST
        return 50.0

    def given(self, index: int) -> float:
        """What is lost where an own cube goes and one of another player comes."""
        s, seat = self.s, self.seat
        if not s.cubes_of(index, seat):
            return NEVER
        rival = self.look.strongest(index)[0]
        other = rival if rival >= 0 else (seat + 1) % s.players
        less = s.cubes[index] - (1 << seat * terms.BITS) + (1 << other * terms.BITS)
        return (self.look.share(less) - self.look.share(s.cubes[index])) * self.look.pays[index]

    def gained(self, index: int) -> float:
        """What is won where an own cube takes the place of another."""
        s, rival = self.s, self.look.strongest(index)[0]
        if rival < 0:
            return NEVER
        more = s.cubes[index] + (1 << self.seat * terms.BITS) - (1 << rival * terms.BITS)
        return (self.look.share(more) - self.look.share(s.cubes[index])) * self.look.pays[index]

    def modified(self, index: int) -> float:
        """A point more for the seat, or a point less for its rivals, with every payment."""
        reward = max(1, self.deck.reward[self.s.copies[index] % terms.STRIDE])
        return abs(self.look.share(self.s.cubes[index])) * self.look.pays[index] / reward * self.look.payments[-1]

    def sign(self, action: int) -> float:
        slot, card = self.args[-2:]
        led = self.look.share(self.s.cubes[self.s.find(slot, card)]) > 0
        return float(led == (action == terms.PLUS))
