"""What the timeline will pay: every technology for whoever leads it, and what one more would change.

Amounts are points of the seat less those of the average rival, over all the rounds that are left.
"""

from __future__ import annotations

from typing import Final

from bequest.games.gears.data import terms
from bequest.games.gears.rules import scoring
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.rules.success import success
from bequest.games.gears.rules.timeline import leaders

CUBE: Final = 0.6
"""A cube in the Pool."""
LATER: Final = 0.75
"""What a payment of the next round counts: by then others may lead, or something may have failed."""
HOPE: Final = (1.0, 0.45, 0.2)
"""How likely a technology will succeed that lacks so many dependencies, all of which are in hand."""
FAR: Final = 0.03
"""What a technology loses for each timeframe that it lies nearer to the present: an older copy would displace it."""
PROMISE: Final = (0.5, 0.15)
"""How likely a card of the hand will follow for which only this one, or one more, is missing."""
SETTLED: Final = 0.35
"""How much of a payment is left to play for once somebody leads a technology alone."""


class Outlook:
    """The timeline for one seat; made for one decision."""

    def __init__(self, s: GearsState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.deck = s.rules.deck
        self.ok = success(s)
        self.payments = [1.0]
        """What so many payments are worth that come one in each round; the first is this round's."""
        for _ in range(terms.ROUNDS - s.round):
            self.payments.append(1.0 + LATER * self.payments[-1])
        self.rivals = max(1, s.players - 1)
        self.where: dict[int, list[int]] = {}
        """The copies of each technology, the oldest first."""
        self.past = [0] * (terms.SLOTS + 1)
        """The names that succeed in timeframes older than each."""
        self.in_hand = 0
        for card in s.hands[seat]:
            self.in_hand |= 1 << card
        self._read()
        self.pays: list[int] = [self._paid(index) for index in range(len(s.copies))]
        """What each copy pays its leaders in a round: its reward, and its bonuses."""

    def _read(self) -> None:
        succeeding = 0
        slot = 0
        for index, copy in enumerate(self.s.copies):
            at, card = divmod(copy, terms.STRIDE)
            while slot < at:
                slot += 1
                self.past[slot] = succeeding
            if self.ok[index]:
                succeeding |= 1 << card
            if card in self.where:
                self.where[card].append(index)
            else:
                self.where[card] = [index]
        for later in range(slot + 1, terms.SLOTS + 1):
            self.past[later] = succeeding

    def _paid(self, index: int) -> int:
        if not self.ok[index]:
            return 0
        slot, card = divmod(self.s.copies[index], terms.STRIDE)
        return scoring.reward_of(self.s, index) * (1 + scoring.bonuses(self.s, self.ok, slot, card))

    # --- who leads ---

    def share(self, cubes: int) -> float:
        """What a point that a copy with these cubes pays is worth to the seat."""
        leading = leaders(cubes)
        if not leading:
            return 0.0
        own = 1 if self.seat in leading else 0
        return (own - (len(leading) - own) / self.rivals) / len(leading)

    def lasting(self, cubes: int) -> float:
        """What the payments are worth that a leader with so many cubes will see: each round takes one."""
        return self.payments[min(cubes, len(self.payments)) - 1] if cubes else 0.0

    def strongest(self, index: int) -> tuple[int, int]:
        """The rival with the most cubes on a copy, and how many they are."""
        best, most = -1, 0
        for seat in range(self.s.players):
            number = self.s.cubes_of(index, seat)
            if seat != self.seat and number > most:
                best, most = seat, number
        return best, most

    # --- one more technology ---

    def establishing(self, card: int, slot: int) -> float:
        """What a card brings if it is established there, without its price."""
        deck = self.deck
        copies = self.where.get(card, [])
        for index in copies:
            if self.ok[index] and self.s.copies[index] // terms.STRIDE < slot:
                return 0.0  # the older copy stays, this one goes
        lacking = deck.needs_mask[card] & ~self.past[slot]
        chance = self._chance(lacking)
        if not chance:
            return 0.0
        cubes = deck.cost[card]
        rounds = self.lasting(cubes)
        gain = float(deck.reward[card] * (1 + self._supported(card, slot))) * rounds
        gain += CUBE * min(cubes, len(self.payments))
        for need in deck.needs[card]:
            for index in self.where.get(need, []):
                if self.ok[index] and self.s.copies[index] // terms.STRIDE < slot:
                    gain += deck.reward[need] * self.share(self.s.cubes[index]) * rounds
        for index in copies:  # newer copies give way to an older one
            if self.s.copies[index] // terms.STRIDE > slot:
                gain -= self.pays[index] * self.share(self.s.cubes[index])
        gain += self._awoken(card, slot) + self._promised(card, slot)
        return gain * chance * (1.0 - FAR * (slot - terms.T0))

    def _chance(self, lacking: int) -> float:
        if not lacking:
            return 1.0
        if lacking & ~self.in_hand:
            return 0.0
        number = lacking.bit_count()
        return HOPE[number] if number < len(HOPE) else 0.0

    def _supported(self, card: int, slot: int) -> int:
        """How many technologies that succeed, or would with it, need it in newer timeframes."""
        count = 0
        for above in self.deck.dependents[card]:
            for index in self.where.get(above, []):
                at = self.s.copies[index] // terms.STRIDE
                if at > slot and not self.deck.needs_mask[above] & ~(self.past[at] | 1 << card):
                    count += 1
        return count

    def _awoken(self, card: int, slot: int) -> float:
        """What technologies pay that have only waited for this one."""
        gain = 0.0
        for above in self.deck.dependents[card]:
            for index in self.where.get(above, []):
                at = self.s.copies[index] // terms.STRIDE
                if not self.ok[index] and at > slot and not self.deck.needs_mask[above] & ~(self.past[at] | 1 << card):
                    cubes = self.s.cubes[index]
                    own = self.lasting(self.s.cubes_of(index, self.seat))
                    gain += self.deck.reward[above] * self.share(cubes) * max(1.0, own)
        return gain

    def _promised(self, card: int, slot: int) -> float:
        """What cards of the hand may bring that need this one."""
        gain = 0.0
        for above in self.deck.dependents[card]:
            if self.in_hand >> above & 1:
                lacking = self.deck.needs_mask[above] & ~(self.past[self.s.present] | 1 << card)
                number = lacking.bit_count()
                if number < len(PROMISE) and slot + 1 < self.s.present:
                    cost = self.deck.cost[above]
                    brought = self.deck.reward[above] * self.lasting(cost) + self.deck.reward[card]
                    gain += PROMISE[number] * brought
        return gain

    # --- more cubes ---

    def influencing(self, index: int, number: int) -> float:
        """What so many more own cubes on a copy change, without their price."""
        cubes = self.s.cubes[index]
        more = cubes + (number << self.seat * terms.BITS)
        change = self.share(more) - self.share(cubes)
        gain = change * (self.pays[index] + self._rests_on(index) * SETTLED)
        if not cubes:
            gain += self._rests_on(index)  # otherwise it will be gone
        if self.ok[index]:
            gain += CUBE * min(1.0, max(0.0, change))
        return gain

    def _rests_on(self, index: int) -> float:
        """What would fail without this copy: what others pay that need it and find no other."""
        slot, card = divmod(self.s.copies[index], terms.STRIDE)
        if not self.ok[index]:
            return 0.0
        for other in self.where[card]:
            if other != index and self.ok[other] and self.s.cubes[other]:
                return 0.0
        found = 0.0
        for above in self.deck.dependents[card]:
            for place in self.where.get(above, []):
                if self.ok[place] and self.s.copies[place] // terms.STRIDE > slot:
                    found += self.pays[place] * self.share(self.s.cubes[place])
        return found

    def needed(self, index: int) -> int:
        """How many more own cubes make the seat the only leader of a copy."""
        return max(1, self.strongest(index)[1] + 1 - self.s.cubes_of(index, self.seat))
