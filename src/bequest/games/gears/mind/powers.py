"""What Fate cards and Activations are worth, and on what they are used best."""

from __future__ import annotations

from typing import Final

from bequest.core.reasons import OK
from bequest.games.gears.data import terms
from bequest.games.gears.mind.itinerary import Itinerary
from bequest.games.gears.rules import fate_effects
from bequest.games.gears.rules.state import GearsState

NEVER: Final = -100.0
NO: Final = -1.0
PLAYED: Final = 0.6
"""What a Fate card must bring to be played."""
PLAYED_LAST: Final = 0.3
"""What it must bring when the last turn of a round ends."""
BACK: Final = 0.5
"""What one timeframe nearer to the present must bring for Time Folds Around Us."""
SWAPPED: Final = 0.3
"""What an Activation that changes something must bring."""
FREE: Final = 50.0
"""An Activation that only gives is always used."""


class Powers:
    """For one seat and one decision."""

    def __init__(self, s: GearsState, way: Itinerary) -> None:
        self.s = s
        self.way = way
        self.look = way.look
        self.seat = way.seat
        self.deck = way.deck

    # --- Fate cards ---

    def playing(self, fate: int, without: float) -> float:
        """What a Fate card brings beyond the least that it is played for; `without` is what the best way brings now."""
        s, target = self.s, self.deck.fates[fate].target
        if target == terms.NO_TARGET:
            return self._more_room()
        if target == terms.PLAYER:
            return self._back(without)
        found = max([NEVER, *[self.target(fate, index) for index in range(len(s.copies))]])
        last = s.turn == terms.TURNS and s.actions >= terms.ACTIONS
        return found - (PLAYED_LAST if last else PLAYED)

    def target(self, fate: int, index: int) -> float:
        """What a Fate card does on a copy."""
        s, look = self.s, self.look
        if fate_effects.check_copy(s, self.seat, fate, index) != OK:
            return NEVER
        data = self.deck.fates[fate]
        if data.effect == terms.PLACE_CUBES:
            return self.way.prospects.influencing(index, data.amount)
        share = look.share(s.cubes[index])
        slot, card = divmod(s.copies[index], terms.STRIDE)
        if data.effect == terms.VOID_REWARD:
            return -share * look.pays[index]
        if data.effect == terms.PROTECT:
            return share * look.pays[index] * look.threats[slot]
        lacking = self.deck.needs_mask[card] & ~look.past[slot]
        return share * self.deck.reward[card] if lacking.bit_count() == 1 else NO

    def _back(self, without: float) -> float:
        """What the own marker would find one timeframe nearer to the present."""
        s = self.s
        here = s.markers[self.seat]
        if here == s.present or s.actions >= terms.ACTIONS:
            return NO
        return self.way.best(here + 1)[0] - without - BACK

    def _more_room(self) -> float:
        """Only where a full timeframe stands in the way of something good."""
        s = self.s
        here = s.markers[self.seat]
        if s.actions >= terms.ACTIONS or here == s.present or s.extra_room or s.count_in(here) < s.capacity(here):
            return NO
        found = NO
        for card in s.hands[self.seat]:
            # The Fate card itself leaves the hand.
            if card < self.deck.first_fate and s.find(here, card) < 0 and self.deck.cost[card] + 1 < self.way.hand:
                found = max(found, self.way.establishing(card, here))
        return found - 2 * self.way.draw

    # --- Activations ---

    def activation(self, card: int) -> float:
        effect = self.deck.effect[card]
        copies = range(len(self.s.copies))
        if effect == terms.SWAP:
            return (
                max([self.given(index) for index in copies]) + max([self.gained(index) for index in copies]) - SWAPPED
            )
        if effect == terms.MODIFIER:
            return max([self.modified(index) for index in copies]) - SWAPPED
        return FREE

    def given(self, index: int) -> float:
        """What is lost where an own cube goes and one of another player comes."""
        s, seat = self.s, self.seat
        if not s.cubes_of(index, seat):
            return NEVER
        rival = self.look.strongest(index)[0]
        other = rival if rival >= 0 else (seat + 1) % s.players
        return self._changed(index, (1 << other * terms.BITS) - (1 << seat * terms.BITS))

    def gained(self, index: int) -> float:
        """What is won where an own cube takes the place of another."""
        rival = self.look.strongest(index)[0]
        if rival < 0:
            return NEVER
        return self._changed(index, (1 << self.seat * terms.BITS) - (1 << rival * terms.BITS))

    def _changed(self, index: int, cubes: int) -> float:
        look = self.look
        before = self.s.cubes[index]
        return (look.share(before + cubes) - look.share(before)) * look.pays[index]

    def modified(self, index: int) -> float:
        """A point more for the seat, or a point less for its rivals, with every payment."""
        look = self.look
        reward = max(1, self.deck.reward[self.s.copies[index] % terms.STRIDE])
        return abs(look.share(self.s.cubes[index])) * look.pays[index] / reward * (1.0 + sum(look.rounds))
