"""The way through the timeframes that pays best in what is left of the round.

Travel only leads into the past, so a round is a way from the present to older timeframes with a few stops. At each stop
there are things to do. Every way is tried; what is left of the actions goes into cards.
"""

from __future__ import annotations

from typing import Final

from bequest.core.piles import distinct
from bequest.games.gears.data import terms
from bequest.games.gears.mind.outlook import Outlook
from bequest.games.gears.mind.prospects import Prospects
from bequest.games.gears.rules import fate_effects
from bequest.games.gears.rules.state import GearsState

SPENT: Final = 0.4
"""A card that is spent, if it would have been of use in the next round."""
DRAWN: Final = 0.1
"""A card that is drawn for the next round."""
LEAST: Final = 0.1
"""What any card is worth beside that, while there is another round; one that must be drawn counts half."""
LAST: Final = 0.05
"""A card that is drawn in the last round."""
IDLE: Final = 0.8
"""How many of the actions for which there are no cubes will be Draws."""
LARGE: Final = 9.0
"""A hand with which a round can be begun well; with more cards each counts less."""
TOO_LARGE: Final = 14.0
"""A hand in which another card is of no use."""
STOPS: Final = 3
"""The most timeframes that a way visits."""


class Job:
    """Something to do in a timeframe: an Establish, which takes cards, or an Influence, which takes cubes."""

    def __init__(self, slot: int, action: int, gain: float, card: int, cards: int, cubes: int) -> None:
        self.slot = slot
        self.action = action
        self.gain = gain
        """What it brings, less what it takes."""
        self.card = card
        self.cards = cards
        self.cubes = cubes


def _gain(job: Job) -> float:
    return job.gain


class Itinerary:
    """What a seat can do in the rest of the round; made for one decision."""

    def __init__(self, s: GearsState, look: Outlook) -> None:
        self.s = s
        self.look = look
        self.seat = look.seat
        self.deck = look.deck
        self.prospects = Prospects(s, look)
        self.hand = len(s.hands[self.seat])
        self.pool = s.pools[self.seat]
        idle = max(0, look.left - self.pool)
        self.price = LEAST + SPENT * self._wanted(self.hand + IDLE * max(0, idle - 1)) if look.rounds else 0.0
        """A card that is spent."""
        self.draw = LEAST / 2 + DRAWN * self._wanted(self.hand + IDLE * idle) if look.rounds else LAST
        """What a Draw brings."""

    def _wanted(self, expected: float) -> float:
        """How much a card counts in the hand that is expected at the end of the round.

        Hands are filled up to six for nothing, and there is no use for many more.
        """
        if expected <= terms.FULL_HAND:
            return 0.0
        return max(0.0, min(1.0, (TOO_LARGE - expected) / (TOO_LARGE - LARGE)))

    # --- what there is to do ---

    def establishing(self, card: int, slot: int) -> float:
        """What an Establish brings, less the cards that it takes."""
        return self.prospects.establishing(card, slot) - self.price * (self.deck.cost[card] + 1)

    def influencing(self, index: int, number: int) -> float:
        """What an Influence brings, less the cubes."""
        return self.prospects.influencing(index, number) - self.look.cube * number

    def _room(self, slot: int) -> int:
        s = self.s
        return s.capacity(slot) - s.count_in(slot) + (s.extra_room if slot == s.markers[self.seat] else 0)

    def _jobs(self, newest: int) -> list[Job]:
        """All that pays in a timeframe and in older ones, the best first."""
        found: list[Job] = []
        for slot in range(self.s.oldest, min(newest + 1, self.s.present)):
            if self._room(slot) > 0:
                found += self._to_establish(slot)
        if self.pool:
            found += self._to_influence(newest)
        found.sort(key=_gain, reverse=True)
        return found

    def _to_establish(self, slot: int) -> list[Job]:
        """The cards of the hand that can be paid, perhaps after some Draws."""
        s, deck = self.s, self.deck
        found: list[Job] = []
        for card in distinct(s.hands[self.seat]):
            if card >= deck.first_fate or s.find(slot, card) >= 0:
                continue
            cards = deck.cost[card] + 1
            if cards < self.hand + self.look.left:
                gain = self.establishing(card, slot)
                if gain > 0:
                    found.append(Job(slot, deck.establish + card, gain, card, cards, 0))
        return found

    def _to_influence(self, newest: int) -> list[Job]:
        s = self.s
        found: list[Job] = []
        for index, copy in enumerate(s.copies):
            slot, card = divmod(copy, terms.STRIDE)
            if slot > newest:
                break
            if s.lasting and fate_effects.protector(s, self.seat, slot, card) >= 0:
                continue
            job = Job(slot, self.deck.influence + card, 0.0, card, 0, 0)
            lead = 1 - self.look.margin(index)
            for number in range(
                max(1, lead - 1), min(self.pool, max(1, lead) + 1) + 1
            ):  # a tie, the lead, or a safe one
                gain = self.influencing(index, number)
                if gain > job.gain:
                    job.gain = gain
                    job.cubes = number
            if job.cubes:
                found.append(job)
        return found

    # --- the way ---

    def best(self, start: int) -> tuple[float, list[Job]]:
        """The best way from a timeframe: what it brings, and what is done on it."""
        jobs = self._jobs(start)
        ways = [0]
        for stop in range(start, self.s.oldest - 1, -1):
            if True in [job.slot == stop for job in jobs]:
                ways += [way | 1 << stop for way in ways if way.bit_count() < STOPS]
        most = self.look.left * self.draw
        chosen: list[Job] = []
        for way in ways:
            brought, done = self._along(way, start, jobs)
            if brought > most:
                most, chosen = brought, done
        return most, chosen

    def _along(self, way: int, start: int, jobs: list[Job]) -> tuple[float, list[Job]]:
        """What one way brings, its stops given as bits: the best first, as far as actions, cards, cubes and room go."""
        actions = self.look.left - (way & ~(1 << start)).bit_count()
        cards, pool = self.hand, self.pool
        brought = 0.0
        established = 0
        taken = [0] * terms.SLOTS
        done: list[Job] = []
        for job in jobs:
            if actions <= 0:
                break
            if not way >> job.slot & 1:
                continue
            missing = max(0, job.cards - cards)
            if missing >= actions or job.cubes > pool or job.gain < missing * self.draw:
                continue
            if job.cards:
                if established >> job.card & 1 or taken[job.slot] >= self._room(job.slot):
                    continue
                established |= 1 << job.card
                taken[job.slot] += 1
                cards = max(0, cards - job.cards)
            pool -= job.cubes
            actions -= 1 + missing
            brought += job.gain
            done.append(job)
        return brought + max(0, actions) * self.draw, done

    def next_step(self, jobs: list[Job]) -> int:
        """The action with which such a way begins."""
        if not jobs:
            return terms.DRAW
        here = self.s.markers[self.seat]
        stop = max([job.slot for job in jobs])
        if self._may_wait(jobs, here):
            return terms.DRAW
        if stop != here:
            return terms.TRAVEL + stop
        for job in jobs:
            if job.slot == here and job.cards <= self.hand:
                return job.action
        return terms.DRAW

    def _may_wait(self, jobs: list[Job], here: int) -> bool:
        """Cubes wait as long as there is time: who influences last has the last word. For new technologies room gets
        scarce, so a way with nothing else to do is begun at once.
        """
        travels = len({job.slot for job in jobs if job.slot != here})
        draws = max(0, sum([job.cards for job in jobs]) - self.hand)
        return self.look.left > len(jobs) + travels + draws and max([job.cubes for job in jobs]) > 0
