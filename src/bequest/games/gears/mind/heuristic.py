"""A player by rules of thumb: it looks for the way through the timeframes that pays best, and takes its first step.

What a technology is worth now and later stands in `prospects`, what there is to do where in `itinerary`. Two habits
make most of its strength: whatever takes cubes is done as late in the round as there is time, and from the second
round on it likes to be last in the order. Both give it the last word on who leads.

It is given a seat's handle and nothing else. What it reads is a guess drawn from what the seat may know, so that no
secret can reach it: whatever else the hidden cards might be, the choice would be the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bequest.core.choosing import best_of
from bequest.core.handle import Handle
from bequest.core.rng import Rng
from bequest.games.gears.data import terms
from bequest.games.gears.mind.itinerary import Itinerary, Job
from bequest.games.gears.mind.outlook import Outlook
from bequest.games.gears.mind.powers import Powers
from bequest.games.gears.rules import frames
from bequest.games.gears.rules.state import GearsState

Value = Callable[[int], float]

FATE: Final = 1.0
"""A Fate card in hand."""
SECOND: Final = 0.4
"""What a second card of a name counts in hand: it is hardly more than payment."""
WANTED: Final = 1.0
AT_ONCE: Final = 2.0
"""What costs no action comes before the next step of the way, if it is worth while."""
IF_NEED_BE: Final = -0.5
UNWANTED: Final = -1.0


def choose(handle: Handle, options: list[int], rng: Rng) -> int:
    """One of the legal actions; `rng` deals out what is hidden and settles ties."""
    if len(options) == 1:
        return options[0]
    seen = handle.guess(rng)
    assert isinstance(seen, GearsState)
    return best_of(options, Chooser(seen, handle.seat).value(), rng)


class Chooser:
    """What each option of the open decision is worth."""

    def __init__(self, s: GearsState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.deck = s.rules.deck
        self.frame = s.frames[-1]
        self.args = self.frame.args
        self.look = Outlook(s, seat)
        self.way = Itinerary(s, self.look)
        self.powers = Powers(s, self.way)

    def value(self) -> Value:
        """By the kind of decision."""
        if self.frame.kind == frames.TURN:
            return self.turn()
        if self.frame.kind == frames.PAY:
            return self.payment()
        if self.frame.kind == frames.HOW_MANY:
            return self.amount()
        powers = self.powers
        found: dict[int, Value] = {
            frames.KEEP: lambda action: self.keeping(action - self.deck.card),
            frames.ORDER: self.position,
            frames.AREA_CUBE: self.area_cube,
            frames.WHEN_ESTABLISHED: lambda action: float(action == terms.YES),
            frames.FATE_TIMEFRAME: lambda action: self.best_there(action, self.target),
            frames.FATE_NAME: lambda action: self.named(action, self.target),
            frames.FATE_PLAYER: lambda action: float(action - terms.SEAT == self.seat),
            frames.FATE_WAIVED: self.waived,
            frames.SWAP_OWN_TIMEFRAME: lambda action: self.best_there(action, powers.given),
            frames.SWAP_OWN: lambda action: self.named(action, powers.given),
            frames.SWAP_OTHER_TIMEFRAME: lambda action: self.best_there(action, powers.gained),
            frames.SWAP_OTHER: lambda action: self.named(action, powers.gained),
            frames.SWAP_PLAYER: lambda action: float(self.s.score(action - terms.SEAT)),
            frames.MODIFIER_TIMEFRAME: lambda action: self.best_there(action, powers.modified),
            frames.MODIFIER_NAME: lambda action: self.named(action, powers.modified),
            frames.MODIFIER_SIGN: self.sign,
        }
        return found[self.frame.kind]

    def position(self, action: int) -> float:
        """First in the first round, when room in the oldest timeframe is short; then last, for the last word."""
        return float(-action if self.s.round == 1 else action)

    # --- a turn ---

    def turn(self) -> Value:
        """The first step of the best way, unless something that costs no action comes before it."""
        if self.s.actions >= terms.ACTIONS:
            return lambda action: self.move(action, terms.END, [], 0.0)
        brought, jobs = self.way.best(self.s.markers[self.seat])
        step = self.way.next_step(jobs)
        return lambda action: self.move(action, step, jobs, brought)

    def move(self, action: int, step: int, jobs: list[Job], brought: float) -> float:
        deck = self.deck
        if action == step:
            return WANTED
        if action == terms.END:
            return 0.0
        if action == terms.DRAW:
            return IF_NEED_BE
        if action < deck.activate:
            return UNWANTED
        if action < deck.card:
            gain = self.powers.activation(deck.activated[action - deck.activate])
            return AT_ONCE + gain if gain > 0 else UNWANTED
        if action < deck.take:
            gain = self.powers.playing(action - deck.play, brought)
            return AT_ONCE + gain if gain > 0 else UNWANTED
        return UNWANTED if jobs else self.taking(action - deck.take, brought)

    def taking(self, fate: int, brought: float) -> float:
        """A Fate card of the draft area instead of a Draw: what it would do now, and the own cubes on it come back."""
        own = self.s.area_cubes[fate] >> self.seat * terms.BITS & terms.MOST_CUBES_ON_A_CARD
        gain = self.look.cube * own + max(0.0, self.powers.playing(fate, brought)) - self.way.draw
        return WANTED + gain if gain > 0 else UNWANTED

    # --- cubes ---

    def amount(self) -> Value:
        """As many as the way has for it, so that enough are left for what else is to be done."""
        here = self.s.markers[self.seat]
        index = self.s.find(here, self.args[0])
        for job in self.way.best(here)[1]:
            if job.slot == here and job.action == self.deck.influence + self.args[0]:
                planned = terms.AMOUNT + job.cubes - 1
                return lambda action: float(action == planned)
        return lambda action: self.way.influencing(index, action - terms.AMOUNT + 1)

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
            return FATE
        s, prospects = self.s, self.way.prospects
        best = max([prospects.establishing(card, slot) for slot in range(s.oldest, s.present)])
        return max(0.0, best - self.way.price * self.deck.cost[card]) + prospects.hope(card)

    def keeping(self, card: int) -> float:
        return self.holding(card) * (SECOND if card in self.s.hands[self.seat] else 1.0)

    def payment(self) -> Value:
        """The cards that are worth least; they are named in deck order, so the first of them is next."""
        card, due, start = self.args[:3]
        rest = self.s.hands[self.seat][:]
        rest.remove(card)
        worths: list[tuple[float, int]] = []
        seen = card
        for other in rest[start:]:
            worths.append((self.holding(other) * (SECOND if other in (card, seen) else 1.0), other))
            seen = other
        worths.sort()
        following = self.deck.card + min([other for _, other in worths[:due]])
        return lambda action: float(action == following)

    # --- technologies on the timeline ---

    def best_there(self, action: int, value: Value) -> float:
        """The best copy of a timeframe."""
        slot = action - terms.TIMEFRAME
        return max([value(index) for index, copy in enumerate(self.s.copies) if copy // terms.STRIDE == slot])

    def named(self, action: int, value: Value) -> float:
        return value(self.s.find(self.args[-1], action - self.deck.card))

    def target(self, index: int) -> float:
        return self.powers.target(self.args[0], index)

    def waived(self, action: int) -> float:
        """What it lacks."""
        _, slot, _ = self.args
        return float(not self.look.past[slot] >> (action - self.deck.card) & 1)

    def sign(self, action: int) -> float:
        slot, card = self.args[-2:]
        led = self.look.share(self.s.cubes[self.s.find(slot, card)]) > 0
        return float(led == (action == terms.PLUS))
