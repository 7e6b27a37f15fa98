"""What the timeline will pay as it stands: what holds, who leads, and who can still answer.

Amounts are points of the seat less those of the average rival.
"""

from __future__ import annotations

from typing import Final

from bequest.games.gears.data import terms
from bequest.games.gears.rules import fate_effects, scoring
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.rules.success import success
from bequest.games.gears.rules.timeline import leaders

CUBE: Final = 0.3
"""A cube in the Pool, while there is another round to use it in."""
CARD: Final = 0.4
"""A card that comes by an ability."""
TURN: Final = 2.0
"""An extra turn."""
OTHER: Final = 0.5
"""What any other Activation is worth in a round."""
LATER: Final = 0.6
"""What a payment counts for each round that it is away: by then others may lead, or something may have failed."""
SAVED: Final = 0.7
"""How likely somebody puts a cube on a technology that has none, while there is time for it."""
ENOUGH: Final = 6
"""So many actions are time enough for that."""
RISK: Final = 0.3
"""How likely a rival who can still come by with cubes contests a lead."""
FORCE: Final = 2
"""So many cubes make a rival dangerous."""


class Outlook:
    """The timeline for one seat; made for one decision."""

    def __init__(self, s: GearsState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.deck = s.rules.deck
        self.rivals = max(1, s.players - 1)
        self.rounds = [LATER ** (away + 1) for away in range(terms.ROUNDS - s.round)]
        """What a point counts in each of the rounds to come."""
        self.cube = CUBE if self.rounds else 0.0
        self.turns = terms.TURNS - s.turn
        """The turns that follow this one in the round."""
        self.left = self.turns * terms.ACTIONS + max(0, terms.ACTIONS - s.actions)
        """The own actions that are left in this round."""
        self.saved = SAVED * min(1.0, self.left / ENOUGH)
        """How likely a technology without a cube will still get one."""
        self.ok = success(s)
        self.firm: list[bool] = []
        """Which copies will also succeed when those without a cube are gone."""
        self.where: dict[int, list[int]] = {}
        """The copies of each technology, the oldest first."""
        self.past = [0] * (terms.SLOTS + 1)
        """The names that succeed in timeframes older than each."""
        self.firm_past = [0] * (terms.SLOTS + 1)
        """Those of them that are firm."""
        self.in_hand = 0
        for card in s.hands[seat]:
            self.in_hand |= 1 << card
        self._now: dict[int, float] = {}
        self._later: dict[int, float] = {}
        self._read()
        self.threats = self._threats()
        """How likely a lead is contested that is taken now, for each timeframe."""
        self.pays: list[float] = self._payments()
        """What each copy pays its leaders in a round: its reward, its bonuses and its Activation."""

    def _read(self) -> None:
        s = self.s
        succeeding = firm = slot = 0
        for index, copy in enumerate(s.copies):
            at, card = divmod(copy, terms.STRIDE)
            while slot < at:
                slot += 1
                self.past[slot] = succeeding
                self.firm_past[slot] = firm
            holds = False
            if self.ok[index]:
                succeeding |= 1 << card
                if s.cubes[index]:
                    holds = not self._needed(at, card) & ~self.firm_past[at]
            if holds:
                firm |= 1 << card
            self.firm.append(holds)
            if card in self.where:
                self.where[card].append(index)
            else:
                self.where[card] = [index]
        for later in range(slot + 1, terms.SLOTS + 1):
            self.past[later] = succeeding
            self.firm_past[later] = firm

    def _needed(self, slot: int, card: int) -> int:
        """What a copy needs, less what Willed Into Existence has removed."""
        needed = self.deck.needs_mask[card]
        return needed & ~fate_effects.waived_mask(self.s, slot, card) if self.s.lasting else needed

    # --- who can still answer ---

    def _threats(self) -> list[float]:
        """From rivals with cubes and turns left, who have not yet gone farther into the past; nobody comes back."""
        s = self.s
        found = [0.0] * terms.SLOTS
        behind = False
        for rival in s.order:
            if rival == self.seat:
                behind = True
            elif s.pools[rival] and (self.turns or behind):
                force = RISK * min(1.0, s.pools[rival] / FORCE)
                for slot in range(s.oldest, min(s.markers[rival] + 1, s.present)):
                    found[slot] = min(1.0, found[slot] + force)
        return found

    def kept(self, slot: int, margin: int) -> float:
        """How likely a lead by so many cubes lasts to the end of the round."""
        return 1.0 - self.threats[slot] / margin

    # --- who leads ---

    def share(self, cubes: int) -> float:
        """What a point that a copy with these cubes pays is worth to the seat."""
        found = self._now.get(cubes)
        if found is None:
            found = self._share(leaders(cubes))
            self._now[cubes] = found
        return found

    def _share(self, leading: list[int]) -> float:
        if not leading:
            return 0.0
        own = 1 if self.seat in leading else 0
        return (own - (len(leading) - own) / self.rivals) / len(leading)

    def later(self, cubes: int) -> float:
        """The same for the rounds to come, if nobody adds to these cubes: each round the leaders take one back."""
        found = self._later.get(cubes)
        if found is None:
            found = 0.0
            left = cubes
            for counts in self.rounds:
                for seat in leaders(left):
                    left -= 1 << seat * terms.BITS
                found += counts * self._share(leaders(left))
            self._later[cubes] = found
        return found

    def strongest(self, index: int) -> tuple[int, int]:
        """The rival with the most cubes on a copy, and how many they are."""
        best, most = -1, 0
        for seat in range(self.s.players):
            number = self.s.cubes_of(index, seat)
            if seat != self.seat and number > most:
                best, most = seat, number
        return best, most

    def margin(self, index: int) -> int:
        """By how many cubes the seat is ahead on a copy, or behind."""
        return self.s.cubes_of(index, self.seat) - self.strongest(index)[1]

    # --- what is paid ---

    def _payments(self) -> list[float]:
        s = self.s
        times = self._times()
        found: list[float] = []
        for index, copy in enumerate(s.copies):
            if not self.ok[index]:
                found.append(0.0)
                continue
            paid = scoring.reward_of(s, index) * times[index]
            if s.cubes[index] and not self.firm[index]:
                paid *= self.saved
            found.append(paid + self.activated(copy % terms.STRIDE, self.turns))
        return found

    def _times(self) -> list[float]:
        """How often each copy will pay: once, and once for each technology built on it, as likely as that holds."""
        s = self.s
        found = [1.0] * len(s.copies)
        for index, copy in enumerate(s.copies):
            if not self.ok[index]:
                continue
            slot, card = divmod(copy, terms.STRIDE)
            likely = 1.0 if self.firm[index] else self.saved
            needed = self._needed(slot, card)
            for need in self.deck.needs[card]:
                if needed >> need & 1:
                    for below in self.older(need, slot):
                        found[below] += likely
        return found

    def older(self, card: int, slot: int) -> list[int]:
        """The successful copies of a technology in the past of a timeframe."""
        copies = self.where.get(card)
        if copies is None:
            return []
        return [index for index in copies if self.ok[index] and self.s.copies[index] // terms.STRIDE < slot]

    def activated(self, card: int, turns: int) -> float:
        """What an Activation brings its leader in so many turns."""
        if self.deck.ability[card] != terms.ACTIVATION:
            return 0.0
        effect = self.deck.effect[card]
        if effect == terms.EXTRA_TURN:
            return TURN
        return self.given(card) * turns if effect in terms.SOLE_LEADER_EFFECTS else OTHER

    def given(self, card: int) -> float:
        """What the ability of a technology gives at a time: points, cubes or cards."""
        effect = self.deck.effect[card]
        each = 1.0 if effect == terms.POINTS else self.cube if effect == terms.CUBES else CARD
        return each * self.deck.amount[card]
