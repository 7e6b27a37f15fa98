"""What a learning player of Gears of Time looks at: finds the features that `sight_layout` declares.

All that is hidden comes from the functions of `view`.
"""

from __future__ import annotations

from typing import Final

from bequest.core.position import Position
from bequest.core.sight import FEW, Seen
from bequest.games.gears.data import terms
from bequest.games.gears.rules import fate_effects, frames, scoring
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.rules.success import success
from bequest.games.gears.rules.timeline import leaders
from bequest.games.gears.seen import view
from bequest.games.gears.seen.layout import MOST_DRAWN
from bequest.games.gears.seen.sight_layout import (
    CUBES,
    HAND,
    INCOME,
    LEVELS,
    PAYS,
    PILE,
    POOL,
    SCORE,
    GearsSightLayout,
)

LEADS: Final = 0
TIES: Final = 1
TRAILS: Final = 2
NEVER: Final = terms.SLOTS
"""Instead of the timeframe of a technology that succeeds in none."""


class Standings:
    """What the timeline comes to for each technology, over all of its copies, and for each seat from the looker on."""

    def __init__(self, technologies: int, players: int) -> None:
        self.own = [0] * technologies
        self.rival = [0] * technologies
        """The most cubes that another seat has on a copy."""
        self.standing = [0] * technologies
        """One bit each for LEADS, TIES, TRAILS."""
        self.led = [0] * technologies
        """The seats that lead a successful copy, one bit each."""
        self.oldest = [NEVER] * technologies
        """The oldest timeframe in which it is successful."""
        self.pays = [0] * technologies
        self.plus = [0] * technologies
        self.minus = [0] * technologies
        self.cubes = [0] * players
        self.income = [0] * players


class GearsSight(GearsSightLayout):
    """Looks at a position with the eyes of a seat."""

    def see(self, position: Position, seat: int, seen: Seen) -> None:
        assert isinstance(position, GearsState)
        s = position
        look = seat if seat >= 0 else 0
        if seat >= 0:
            seen.append(self.looker + seat)
            self._see_cards(seen, s.hands[seat], self.hand, self.in_hand, LEVELS)
            if s.drawn and view.drawer(s) == seat:
                self._see_cards(seen, s.drawn, self.drawn, self.in_draw, MOST_DRAWN)
        self._see_cards(seen, view.known_discards(s, seat), self.known, self.in_discard, LEVELS)
        self._see_table(s, seen)
        found = self._see_timeline(s, seen, look)
        self._see_technologies(s, seen, look, found)
        for i in range(s.players):
            self._see_seat(s, seen, self.first_seat + i * self.seat.size, i, (look + i) % s.players, found)
        if s.drawn:
            at = self._seat_at(s, view.drawer(s), look)
            seen.append(at + self.drawing + min(len(s.drawn), MOST_DRAWN) - 1)
        if self.with_fates and s.rules.fate != terms.FATE_NONE:
            self._see_fates(s, seen, look, seat)
        if self.forbidden:
            self._see_expansion(s, seen, found)
        if s.seat >= 0:
            self._see_decision(s, seen, look)
            if s.frames[-1].open and seat == s.seat:
                self._see_move(s, seen, seat)

    def _seat_at(self, s: GearsState, other: int, look: int) -> int:
        return self.first_seat + (other - look) % s.players * self.seat.size

    def _card_at(self, card: int) -> int:
        return self.first_thing + card * self.thing.size

    def _see_cards(self, seen: Seen, cards: list[int], table: int, field: int, levels: int) -> None:
        """Cards in ascending order, counted, both where they lie and as things."""
        seen.counts(table, levels, cards)
        seen.counts(self.first_thing + field, levels, cards, self.thing.size)

    def _see_table(self, s: GearsState, seen: Seen) -> None:
        seen.append(self.players + s.players - 1)
        seen.append(self.fate_mode + s.rules.fate)
        if s.rules.pursuit:
            seen.append(self.pursuit)
        seen.append(self.round + s.round)
        seen.append(self.turn + s.turn)
        seen.append(self.phase + s.phase)
        seen.append(self.present + s.present)
        seen.append(self.actions_taken + s.actions)
        seen.steps(self.extra_room, FEW, s.extra_room)
        seen.steps(self.draw_pile, PILE, len(s.pile) + len(s.top))
        seen.steps(self.discard_pile, PILE, len(s.discard))

    def _see_timeline(self, s: GearsState, seen: Seen, look: int) -> Standings:
        """The copies on the timeline, in their timeframes and with the cubes of each seat."""
        count = len(self.technologies)
        found = Standings(count, s.players)
        ok = success(s)
        bonuses = _bonuses(s, ok)
        following = self.first_copy[:]
        held = [0] * terms.SLOTS
        for index in range(len(s.copies)):
            slot = s.copies[index] // terms.STRIDE
            card = s.copies[index] % terms.STRIDE
            place = slot - self.oldest
            at = self._card_at(card)
            held[slot] += 1
            seen.append((self.successful if ok[index] else self.failed) + place * count + card)
            seen.append(at + (self.works_in if ok[index] else self.fails_in) + place)
            if slot == s.markers[look]:
                seen.append(at + self.is_here)
            copy = following[card]
            following[card] += 1
            for i in range(s.players):
                cubes = s.cubes_of(index, (look + i) % s.players)
                if cubes:
                    seen.steps(self.first_seat + i * self.seat.size + self.cubes + copy * FEW.size, FEW, cubes)
                    found.cubes[i] += cubes
                    if not i:
                        found.own[card] += cubes
                    elif cubes > found.rival[card]:
                        found.rival[card] = cubes
            leading = leaders(s.cubes[index])
            if leading:
                stands = TRAILS if look not in leading else LEADS if len(leading) == 1 else TIES
                found.standing[card] |= 1 << stands
            if ok[index]:
                if slot < found.oldest[card]:
                    found.oldest[card] = slot
                reward = scoring.reward_of(s, index)
                found.pays[card] += reward * (1 + bonuses[index])
                for other in leading:
                    found.led[card] |= 1 << other
                    found.income[(other - look) % s.players] += reward // len(leading) * (1 + bonuses[index])
            if s.tokens[index]:
                plus, minus = s.tokens[index] & terms.TOKEN_MASK, s.tokens[index] >> terms.TOKEN_BITS
                seen.steps(self.plus + copy * FEW.size, FEW, plus)
                seen.steps(self.minus + copy * FEW.size, FEW, minus)
                found.plus[card] += plus
                found.minus[card] += minus
        for slot in range(s.oldest, s.present):
            seen.steps(self.room + (slot - self.oldest) * FEW.size, FEW, s.capacity(slot) - held[slot])
        return found

    def _see_technologies(self, s: GearsState, seen: Seen, look: int, found: Standings) -> None:
        here = s.markers[look]
        at = self.first_thing
        for card in self.technologies:
            seen.append(at + self.owner)
            seen.append(at + self.card + card)
            seen.steps(at + self.own_cubes, FEW, found.own[card])
            seen.steps(at + self.rival_cubes, FEW, found.rival[card])
            seen.steps(at + self.pays, PAYS, found.pays[card])
            for stands in (LEADS, TIES, TRAILS):
                if found.standing[card] >> stands & 1:
                    seen.append(at + self.standing + stands)
            met = older = 0
            ready = s.oldest  # the oldest timeframe in which it would succeed
            for need in self.deck.needs[card]:
                oldest = found.oldest[need]
                if oldest < NEVER:
                    met += 1
                if oldest < here:
                    older += 1
                if oldest >= ready:
                    ready = oldest + 1
            seen.steps(at + self.needs_met, FEW, met)
            seen.steps(at + self.needs_older, FEW, older)
            if ready <= NEVER:
                seen.append(at + self.all_met)
            if ready <= here:
                seen.append(at + self.all_older)
            if ready < s.present:
                seen.append(at + self.ready + ready - self.oldest)
            at += self.thing.size
        if s.rules.pursuit:
            self._see_pursuits(s, seen, look, found)

    def _see_pursuits(self, s: GearsState, seen: Seen, look: int, found: Standings) -> None:
        """Whose pursuit a technology is, and what it pays."""
        rivals: list[int] = []
        for i in range(s.players):
            character = s.characters[(look + i) % s.players]
            card = self.deck.pursuit[character] if character >= 0 else -1
            if card < 0:
                continue
            if not i:
                seen.append(self._card_at(card) + self.pursued)
            elif card not in rivals:
                rivals.append(card)
                seen.append(self._card_at(card) + self.pursued + 1)
            if found.led[card] >> (look + i) % s.players & 1:
                found.income[i] += self.deck.bonus[character]

    def _see_seat(self, s: GearsState, seen: Seen, at: int, i: int, other: int, found: Standings) -> None:
        seen.append(at + (self.there if i else self.own))
        seen.append(at + self.place + i)
        if s.order:
            seen.append(at + self.order + s.order.index(other))
        if other == view.active(s):
            seen.append(at + self.active)
        if s.characters[other] >= 0:
            seen.append(at + self.character + s.characters[other])
        seen.append(at + self.marker + s.markers[other])
        seen.steps(at + self.pool, POOL, s.pools[other])
        seen.steps(at + self.score, SCORE, s.score(other))
        seen.steps(at + self.income, INCOME, found.income[i])
        seen.steps(at + self.hand_size, HAND, len(s.hands[other]))
        seen.steps(at + self.all_cubes, CUBES, found.cubes[i])
        if s.extra_used >> other & 1:
            seen.append(at + self.extra_used)

    def _see_fates(self, s: GearsState, seen: Seen, look: int, seat: int) -> None:
        """The Fate cards: where each lies, as far as the looker knows, and the technologies beside which they lie."""
        first = self.deck.first_fate
        left_out = 0
        held = [0] * s.players
        for fate in range(len(s.fates)):
            place = s.fates[fate]
            at = self._card_at(first + fate)
            if place == terms.OUT:
                seen.append(self.out + fate)
                continue  # it plays no part any more
            seen.append(at + self.owner)
            seen.append(at + self.card + first + fate)
            if place == terms.LEFT_OUT:
                left_out += 1
            elif place == terms.IN_PLAY:
                seen.append(at + self.in_play)
            elif place == terms.AREA:
                seen.append(self.area + fate)
                seen.append(at + self.offered)
                self._see_area_cubes(s, seen, fate, at, look)
            elif place < s.players:
                held[place] += 1
                if view.sees_fates(s, place, seat):
                    seen.append(self._seat_at(s, place, look) + self.fates + fate)
                    seen.append(at + self.before + (place - look) % s.players)
        seen.steps(self.left_out, FEW, left_out)
        for other in range(s.players):
            seen.steps(self._seat_at(s, other, look) + self.fate_count, FEW, held[other])
        if s.fate_taken:
            seen.append(self.fate_taken)
        for lying in s.lasting:
            distance = (lying.owner - look) % s.players
            seen.append(self.lasting_owner[lying.fate] + distance)
            if lying.card >= 0:
                seen.append(self.lasting_timeframe[lying.fate] + lying.slot - self.oldest)
                seen.append(self.lasting_technology[lying.fate] + lying.card)
                seen.append(self._card_at(lying.card) + self.beside + 2 * lying.fate + (1 if distance else 0))
                if lying.waived >= 0:
                    seen.append(self.lasting_waived[lying.fate] + lying.waived)

    def _see_area_cubes(self, s: GearsState, seen: Seen, fate: int, at: int, look: int) -> None:
        rival = 0
        for i in range(s.players):
            cubes = s.area_cubes[fate] >> (look + i) % s.players * terms.BITS & terms.MOST_CUBES_ON_A_CARD
            if cubes:
                seen.steps(self.first_seat + i * self.seat.size + self.area_cubes + fate * FEW.size, FEW, cubes)
                if not i:
                    seen.steps(at + self.own_cubes, FEW, cubes)
                elif cubes > rival:
                    rival = cubes
        seen.steps(at + self.rival_cubes, FEW, rival)

    def _see_expansion(self, s: GearsState, seen: Seen, found: Standings) -> None:
        if s.oldest < terms.T0:
            seen.append(self.spliced)
        seen.append(self.extra_turn + s.extra_turn)
        if s.activated:
            for number in range(len(self.deck.activated)):
                if s.activated >> self.deck.activated[number] & 1:
                    seen.append(self.activated + number)
        if s.tokens:
            for card in self.technologies:
                seen.steps(self._card_at(card) + self.card_plus, FEW, found.plus[card])
                seen.steps(self._card_at(card) + self.card_minus, FEW, found.minus[card])

    def _see_decision(self, s: GearsState, seen: Seen, look: int) -> None:
        base = s.base
        seen.append(self.kind + view.question(s))
        seen.append(self._seat_at(s, base.seat, look) + self.asked)
        if base.kind == frames.ORDER:
            places = base.args[-s.players :]
            for place in range(s.players):
                if places[place] >= 0:
                    seen.append(self._seat_at(s, places[place], look) + self.taken + place)
        elif base.kind == frames.WHEN_ESTABLISHED:
            seen.append(self.asked_ability + self.established.index(base.args[0]))
            seen.append(self._card_at(base.args[0]) + self.meant + 3)

    def _see_move(self, s: GearsState, seen: Seen, seat: int) -> None:
        """The own move under way: the card that it began with, then timeframe and technology, once or twice."""
        top = s.frames[-1]
        args = top.args
        seen.append(self.step + top.kind - frames.PAY)
        seen.once(self.chosen_actions, s.chosen(seat))
        with_fate = frames.FATE_TIMEFRAME <= top.kind <= frames.FATE_WAIVED
        seen.append(self._card_at(args[0] + (self.deck.first_fate if with_fate else 0)) + self.meant)
        if top.kind == frames.PAY:
            seen.steps(self.due, FEW, args[1])
            seen.counts(self.first_thing + self.paid, LEVELS, list(args[3:]), self.thing.size)
            return
        for i in range(1, len(args)):
            if i % 2:
                seen.append(self.move_timeframe + i // 2 * terms.SLOTS + args[i])
            else:
                seen.append(self._card_at(args[i]) + self.meant + i // 2)


def _bonuses(s: GearsState, ok: list[bool]) -> list[int]:
    """For each copy what `scoring.bonuses` says, for all of them in one pass from the newest to the oldest."""
    deck = s.rules.deck
    found = [0] * len(s.copies)
    newer = [0] * deck.first_fate  # how many successful copies in newer timeframes need each technology
    same: list[int] = []
    slot = -1
    for index in range(len(s.copies) - 1, -1, -1):
        card = s.copies[index] % terms.STRIDE
        if s.copies[index] // terms.STRIDE != slot:
            slot = s.copies[index] // terms.STRIDE
            for need in same:
                newer[need] += 1
            same.clear()
        found[index] = newer[card]
        if ok[index]:
            waived = fate_effects.waived_mask(s, slot, card) if s.lasting else 0
            for need in deck.needs[card]:
                if not waived >> need & 1:
                    same.append(need)
    return found
