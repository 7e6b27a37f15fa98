"""What a learning player of Gears of Time looks at: the features of a position, see `bequest.core.sight`.

The things are the cards of the deck, technologies and then Fate cards, each at its own number and as they are for the
looker. All that is hidden comes from the functions of `view`.
"""

from __future__ import annotations

from typing import Final

from bequest.core.position import Position
from bequest.core.sight import NO_CARD, NO_THING, Features, Seen, Sight, Steps
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.rules import fate_effects, frames, scoring
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.rules.success import success
from bequest.games.gears.rules.timeline import leaders
from bequest.games.gears.seen import view
from bequest.games.gears.seen.layout import MOST_DRAWN

VERSION: Final = 1

SCORE: Final = Steps((*range(1, 61), *range(62, 101, 2), *range(105, 161, 5), 180, 200, 250))
INCOME: Final = Steps((*range(1, 21), *range(22, 41, 2), *range(45, 71, 5)))
POOL: Final = Steps((*range(1, 13), 14, 16, 18, 20, 25, 30, 40))
CUBES: Final = Steps((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 25, 30))
HAND: Final = Steps((*range(1, 13), 14, 16, 20))
PILE: Final = Steps((1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 25, 30, 35, 40, 45, 50, 55, 60, 70))
PAYS: Final = Steps((*range(1, 11), 12, 14, 16, 18, 20, 25, 30))
FEW: Final = Steps((1, 2, 3, 4))
LEVELS: Final = 3
"""Of the same card in hand or among known discards: more make no difference."""
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


class GearsSight(Sight):
    """Its attributes say where the features begin."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.forbidden = deck.kind == "forbidden"
        self.with_fates = not self.forbidden and len(deck.fates) > 0
        self.oldest = 0 if self.forbidden else terms.T0
        self.timeframes = terms.SLOTS - 1 - self.oldest
        self.every_card = list(range(len(deck.card_ids)))
        self.technologies = self.every_card[: deck.first_fate]
        self.fate_cards = self.every_card[deck.first_fate :]
        self.established = [card for card in self.technologies if deck.ability[card] == terms.ESTABLISHED]
        self.first_copy: list[int] = []
        """For each technology the number of its oldest copy on the timeline, which holds a name once a timeframe."""
        self.copied: list[int] = []
        """The technology of each copy."""
        for card in self.technologies:
            self.first_copy.append(len(self.copied))
            self.copied += [card] * min(deck.copies[card], self.timeframes)
        table, seat, thing = Features("table"), Features("seat"), Features("card")
        self._declare_table(table)
        self._declare_variants(table)
        self._declare_seat(seat)
        self._declare_card(thing)
        super().__init__(table, seat, thing, terms.SEATS, len(deck.card_ids), deck.card_ids, deck.catalogue, VERSION)

    # --- the features ---

    def _declare_table(self, table: Features) -> None:
        add, cards, steps = table.add, table.cards, table.steps
        self.looker = add("looker", terms.SEATS)  # actions name seats by their place at the table
        self.players = add("players", terms.SEATS)
        self.fate_mode = add("options.fate", len(terms.FATE_MODES))
        self.pursuit = add("options.pursuit")
        self.round = add("round", terms.ROUNDS + 1)
        self.turn = add("turn", terms.TURNS + 1)
        self.phase = add("phase", len(terms.PHASES))
        self.present = add("present", terms.SLOTS)
        self.actions_taken = add("actions", terms.ACTIONS + 1)
        self.extra_room = steps("extra_room", FEW)
        self.draw_pile = steps("draw_pile", PILE)
        self.discard_pile = steps("discard_pile", PILE)
        self.failed = cards("timeline.failed", self.technologies * self.timeframes)
        self.successful = cards("timeline.successful", self.technologies * self.timeframes)
        self.room = add("timeline.room", self.timeframes * FEW.size)
        self.hand = cards("hand", self.every_card, LEVELS)
        self.drawn = cards("drawn", self.every_card, MOST_DRAWN)
        self.known = cards("known", self.every_card, LEVELS)
        self.kind = add("decision.kind", len(view.QUESTIONS))
        self.step = add("move.step", frames.FIRST_CHANCE - frames.PAY)
        self.due = steps("move.due", FEW)
        self.move_timeframe = add("move.timeframe", 2 * terms.SLOTS)
        self.chosen_actions = add("move.chosen", len(self.deck.catalogue))

    def _declare_variants(self, table: Features) -> None:
        add, cards, steps = table.add, table.cards, table.steps
        if self.with_fates:
            self.fate_taken = add("fate_taken")
            self.area = cards("draft_area", self.fate_cards)
            self.out = cards("out_of_game", self.fate_cards)
            self.left_out = steps("left_out", FEW)
            self.lasting_owner = [-1] * len(self.deck.fates)
            self.lasting_timeframe = [-1] * len(self.deck.fates)
            self.lasting_technology = [-1] * len(self.deck.fates)
            self.lasting_waived = [-1] * len(self.deck.fates)
            for fate, card in enumerate(self.deck.fates):
                if card.lasting:
                    at = f"lasting.{card.id}."
                    self.lasting_owner[fate] = cards(at + "owner", [self.deck.first_fate + fate] * terms.SEATS)
                    self.lasting_timeframe[fate] = add(at + "timeframe", self.timeframes)
                    self.lasting_technology[fate] = cards(at + "technology", self.technologies)
                    self.lasting_waived[fate] = cards(at + "waived", self.technologies)
        if self.forbidden:
            self.spliced = add("spliced")
            self.extra_turn = add("extra_turn", len(terms.EXTRA_TURNS))
            self.activated = cards("activated", self.deck.activated) if self.deck.activated else -1
            self.asked_ability = cards("decision.technology", self.established) if self.established else -1
            self.plus = cards("timeline.plus", self.copied, FEW.size)
            self.minus = cards("timeline.minus", self.copied, FEW.size)

    def _declare_seat(self, seat: Features) -> None:
        add, cards, steps = seat.add, seat.cards, seat.steps
        self.own = add("own")
        self.there = add("there")
        self.place = add("place", terms.SEATS)
        self.order = add("order", terms.SEATS)
        self.active = add("active")
        self.character = add("character", terms.SEATS)
        self.marker = add("marker", terms.SLOTS)
        self.pool = steps("pool", POOL)
        self.score = steps("score", SCORE)
        self.income = steps("income", INCOME)
        self.hand_size = steps("hand_size", HAND)
        self.cubes = cards("cubes", self.copied, FEW.size)
        self.all_cubes = steps("all_cubes", CUBES)
        self.asked = add("asked")
        self.taken = add("taken", terms.SEATS)
        self.drawing = add("drawing", MOST_DRAWN)
        if self.with_fates:
            self.fates = cards("fates", self.fate_cards)
            self.fate_count = steps("fate_count", FEW)
            self.area_cubes = cards("area_cubes", self.fate_cards, FEW.size)
        if self.forbidden:
            self.extra_used = add("extra_turn_used")

    def _declare_card(self, thing: Features) -> None:
        add, cards, steps = thing.add, thing.cards, thing.steps
        self.owner = add("owner", terms.SEATS)
        self.card = cards("card", self.every_card)
        self.in_hand = add("hand", LEVELS)
        self.in_draw = add("drawn", MOST_DRAWN)
        self.in_discard = add("known", LEVELS)
        self.fails_in = add("failed", self.timeframes)
        self.works_in = add("successful", self.timeframes)
        self.is_here = add("here")
        self.own_cubes = steps("own_cubes", FEW)
        self.rival_cubes = steps("rival_cubes", FEW)
        self.standing = add("standing", 3)
        self.pays = steps("pays", PAYS)
        self.pursued = add("pursued", 2)
        self.needs_older = steps("needs.older", FEW)
        self.needs_met = steps("needs.met", FEW)
        self.all_older = add("needs.all_older")
        self.all_met = add("needs.all_met")
        self.ready = add("needs.ready", self.timeframes)
        self.meant = add("meant", 4)
        self.paid = add("paid", LEVELS)
        if self.with_fates:
            self.beside = add("beside", 2 * len(self.deck.fates))
            self.before = add("before", terms.SEATS)
            self.offered = add("offered")
            self.in_play = add("in_play")
        if self.forbidden:
            self.card_plus = steps("plus", FEW)
            self.card_minus = steps("minus", FEW)

    # --- looking ---

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
        count = 0
        last = -1
        for card in cards:
            count = count + 1 if card == last else 1
            last = card
            if count <= levels:
                seen.append(table + card * levels + count - 1)
                seen.append(self._card_at(card) + field + count - 1)

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
        done: list[int] = []
        for action in s.chosen(seat):
            if action not in done:
                done.append(action)
                seen.append(self.chosen_actions + action)
        with_fate = frames.FATE_TIMEFRAME <= top.kind <= frames.FATE_WAIVED
        seen.append(self._card_at(args[0] + (self.deck.first_fate if with_fate else 0)) + self.meant)
        if top.kind == frames.PAY:
            seen.steps(self.due, FEW, args[1])
            count = 0
            for i in range(3, len(args)):
                count = count + 1 if i > 3 and args[i] == args[i - 1] else 1
                if count <= LEVELS:
                    seen.append(self._card_at(args[i]) + self.paid + count - 1)
            return
        for i in range(1, len(args)):
            if i % 2:
                seen.append(self.move_timeframe + i // 2 * terms.SLOTS + args[i])
            else:
                seen.append(self._card_at(args[i]) + self.meant + i // 2)

    # --- actions ---

    def pointed(self, action: int) -> int:
        card = self.card_of(action)
        return card if card != NO_CARD else NO_THING

    def card_of(self, action: int) -> int:
        deck = self.deck
        if action < deck.establish:
            return NO_CARD
        if action < deck.influence:
            return action - deck.establish
        if action < deck.activate:
            return action - deck.influence
        if action < deck.card:
            return deck.activated[action - deck.activate]
        if action < deck.play:
            return action - deck.card
        return deck.first_fate + action - (deck.play if action < deck.take else deck.take)


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
