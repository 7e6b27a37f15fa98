"""What one more technology, or more cubes on one, would change: in this round, and in the rounds to come."""

from __future__ import annotations

from typing import Final

from bequest.games.gears.data import terms
from bequest.games.gears.mind.outlook import Outlook
from bequest.games.gears.rules.state import GearsState

HOPE: Final = (1.0, 0.45, 0.2)
"""How likely a technology will succeed that lacks so many dependencies, all of which are in hand."""
NEARER: Final = 0.03
"""What a technology loses for each timeframe that it lies nearer to the present: an older copy would displace it."""
AGAIN: Final = 0.6
"""How likely a second copy is of use, because the older one has no cube and will be gone."""
GROWTH: Final = 0.15
"""How often a technology pays once more in later rounds, for each card of the deck that might be built on it."""
PROMISE: Final = (0.5, 0.15)
"""How likely a card of the hand will follow for which only this one, or one more, is missing."""
REACH: Final = 0.1
"""What a point of reward in hand is worth for each round to come, if nothing is missing below the card."""
MISSING: Final = 0.5
"""What each technology that is missing below a card leaves of that."""


class Prospects:
    """For one seat and one decision."""

    def __init__(self, s: GearsState, look: Outlook) -> None:
        self.s = s
        self.look = look
        self.seat = look.seat
        self.deck = look.deck

    # --- one more technology ---

    def establishing(self, card: int, slot: int) -> float:
        """What a card brings if it is established there, without its price."""
        look, deck = self.look, self.deck
        likely = self._chance(card, slot)
        if not likely:
            return 0.0
        cost = deck.cost[card]
        later = look.later(cost << self.seat * terms.BITS)
        paid = float(deck.reward[card] * (1 + self._built_on(card, slot)) + self._pursued(card))
        gain = (paid + look.activated(card, look.turns + 1)) * look.kept(slot, cost)
        gain += (paid + look.activated(card, terms.TURNS) + self._growth(card)) * later
        gain += look.cube * (1.0 + later)
        if deck.ability[card] == terms.ESTABLISHED:
            gain += look.given(card)
        for need in deck.needs[card]:
            for index in look.older(need, slot):
                gain += deck.reward[need] * self._lead(index)
        for index in look.where.get(card, []):  # newer copies give way to an older one
            if self._slot(index) > slot:
                gain -= look.pays[index] * look.share(self.s.cubes[index])
        gain += self._awoken(card, slot) + self._promised(card, slot)
        return gain * likely * (1.0 - NEARER * (slot - terms.T0))

    def _chance(self, card: int, slot: int) -> float:
        """How likely it will succeed and stay."""
        look = self.look
        found = 1.0
        for index in look.older(card, slot):
            if self.s.cubes[index]:
                return 0.0  # the older copy stays, this one goes
            found = AGAIN
        lacking = self.deck.needs_mask[card] & ~look.past[slot]
        if lacking:
            number = lacking.bit_count()
            if lacking & ~look.in_hand or number >= len(HOPE) or not look.rounds:
                return 0.0
            found *= HOPE[number]
        return found * look.saved if self.deck.needs_mask[card] & ~look.firm_past[slot] else found

    def _slot(self, index: int) -> int:
        return self.s.copies[index] // terms.STRIDE

    def _lead(self, index: int) -> float:
        """What a point that a copy pays from now on is worth to the seat."""
        cubes = self.s.cubes[index]
        return self.look.share(cubes) + self.look.later(cubes)

    def _waiting(self, card: int, slot: int) -> list[int]:
        """The copies in newer timeframes that need this card and lack nothing else."""
        look = self.look
        found: list[int] = []
        for above in self.deck.dependents[card]:
            for index in look.where.get(above, []):
                at = self._slot(index)
                if at > slot and not self.deck.needs_mask[above] & ~(look.past[at] | 1 << card):
                    found.append(index)
        return found

    def _built_on(self, card: int, slot: int) -> int:
        return len(self._waiting(card, slot))

    def _awoken(self, card: int, slot: int) -> float:
        """What technologies pay that have only waited for this one."""
        gain = 0.0
        for index in self._waiting(card, slot):
            if not self.look.ok[index]:
                gain += self.deck.reward[self.s.copies[index] % terms.STRIDE] * self._lead(index)
        return gain

    def _promised(self, card: int, slot: int) -> float:
        """What cards of the hand may bring in later rounds that need this one."""
        look, deck = self.look, self.deck
        gain = 0.0
        if look.rounds and slot + 1 < self.s.present:
            for above in deck.dependents[card]:
                if look.in_hand >> above & 1:
                    number = (deck.needs_mask[above] & ~(look.past[self.s.present] | 1 << card)).bit_count()
                    if number < len(PROMISE):
                        gain += PROMISE[number] * (deck.reward[above] + deck.reward[card])
        return gain

    def _growth(self, card: int) -> float:
        """What may be built on a technology in later rounds."""
        cards = 0
        for above in self.deck.dependents[card]:
            if above not in self.look.where:
                cards += self.deck.copies[above]
        return GROWTH * cards * self.deck.reward[card]

    def _pursued(self, card: int) -> int:
        """The bonus for the own pursuit."""
        character = self.s.characters[self.seat]
        return self.deck.bonus[character] if self.s.rules.pursuit and self.deck.pursuit[character] == card else 0

    def hope(self, card: int) -> float:
        """What a card may become in later rounds, whatever there is to build on now."""
        past = self.look.past[self.s.present]
        found = REACH * self.deck.reward[card] * len(self.look.rounds)
        for need in [*self.deck.needs[card], *self.deck.indirect_needs(card)]:
            if not past >> need & 1:
                found *= MISSING
        return found

    # --- more cubes ---

    def influencing(self, index: int, number: int) -> float:
        """What so many more own cubes on a copy change, without their price."""
        s, look = self.s, self.look
        slot, card = divmod(s.copies[index], terms.STRIDE)
        if self._gives_way(index, card):
            return 0.0
        cubes = s.cubes[index]
        more = cubes + (number << self.seat * terms.BITS)
        now = look.share(more) - look.share(cubes)
        paid = look.pays[index]
        gain = now * (paid + self._pursued(card)) * look.kept(slot, max(1, look.margin(index) + number))
        gain += (look.later(more) - look.later(cubes)) * (paid + self._growth(card))
        if not cubes:
            gain += (1.0 - look.saved) * self._rests_on(index)
        if paid and now > 0 and look.share(more) > 0:
            gain += look.cube  # one comes back
        return gain

    def _gives_way(self, index: int, card: int) -> bool:
        """Whether another copy of the name will stay instead."""
        copies = self.look.where[card]
        if self.look.ok[index]:
            return True in [self.look.firm[other] for other in copies if other < index]
        return len(copies) > 1

    def _rests_on(self, index: int) -> float:
        """What would fail without this copy: what others pay that need it and find no other."""
        s, look = self.s, self.look
        slot, card = divmod(s.copies[index], terms.STRIDE)
        if not look.ok[index]:
            return 0.0
        for other in look.where[card]:
            if other != index and look.ok[other] and s.cubes[other]:
                return 0.0
        found = 0.0
        for above in self.deck.dependents[card]:
            for place in look.where.get(above, []):
                if look.ok[place] and self._slot(place) > slot:
                    # The payments count what is not firm as uncertain; with this cube it would be sure.
                    whole = look.firm[place] or not look.saved
                    found += look.pays[place] * look.share(s.cubes[place]) / (1.0 if whole else look.saved)
        return found
