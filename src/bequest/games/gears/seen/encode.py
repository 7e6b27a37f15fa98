"""What a seat may know of a position as numbers, written into the cells of the layout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bequest.core.encoding import MOST, WIDE, Encoder, put_wide, room_for
from bequest.core.knowledge import card_of, known_to
from bequest.core.position import Position
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.rules import frames
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.rules.success import success
from bequest.games.gears.seen import decode, view
from bequest.games.gears.seen.layout import MOST_DRAWN, ExpansionFields, FateFields, GearsLayout, SeatFields

MOST_WIDE: Final = (MOST << 8) + MOST


class GearsEncoder(Encoder):
    """Positions of one deck as cells."""

    def __init__(self, deck: Deck) -> None:
        self.fields = GearsLayout(deck)
        super().__init__(self.fields.layout)

    def decode(self, cells: Sequence[int]) -> dict[str, object]:
        return decode.view_of(self.fields, cells)

    def cells(self, position: Position, seat: int) -> bytearray:
        s = position
        assert isinstance(s, GearsState)
        cells = bytearray(self.size)
        first = max(seat, 0)
        self._put_course(cells, s, seat)
        for number in range(s.players):
            self._put_seat(cells, s, self.fields.seats[number], (first + number) % s.players, seat)
        self._put_timeline(cells, s, first)
        self._put_cards(cells, s, seat)
        if s.drawn:
            room_for("drawing", len(s.drawn), MOST_DRAWN)
            cells[self.fields.seats[_from(first, view.drawer(s), s.players)].drawing] = len(s.drawn)
        if self.fields.fates is not None:
            self._put_fates(cells, s, self.fields.fates, first)
        if self.fields.expansion is not None:
            self._put_expansion(cells, s, self.fields.expansion)
        if s.seat >= 0:
            self._put_decision(cells, s, seat, first)
        return cells

    def _put_course(self, cells: bytearray, s: GearsState, seat: int) -> None:
        at = self.fields.course
        cells[at.looker] = seat + 1 if seat >= 0 else 0
        cells[at.players] = s.players
        cells[at.fate + s.rules.fate] = 1
        cells[at.pursuit] = 1 if s.rules.pursuit else 0
        cells[at.round] = s.round
        cells[at.turn] = s.turn
        cells[at.phase + s.phase] = 1
        cells[at.present + s.present] = 1
        cells[at.actions] = s.actions
        cells[at.extra_room] = s.extra_room
        pile = len(s.pile) + len(s.top)
        room_for("draw_pile", pile, MOST_WIDE)
        put_wide(cells, at.draw_pile, pile)
        room_for("discard_pile", len(s.discard), MOST_WIDE)
        put_wide(cells, at.discards, len(s.discard))

    def _put_seat(self, cells: bytearray, s: GearsState, at: SeatFields, other: int, seat: int) -> None:
        if s.order:
            cells[at.order + s.order.index(other)] = 1
        if other == view.active(s):
            cells[at.active] = 1
        if s.characters[other] >= 0:
            cells[at.character + s.characters[other]] = 1
        cells[at.marker + s.markers[other]] = 1
        room_for("pool", s.pools[other], self.fields.most_cubes)
        cells[at.pool] = s.pools[other]
        points = s.score(other)
        room_for("score", points, MOST_WIDE)
        put_wide(cells, at.score, points)
        room_for("hand_size", len(s.hands[other]), at.most_hand)
        cells[at.hand_size] = len(s.hands[other])
        if s.rules.fate in (terms.FATE_DRAFT, terms.FATE_ONE_EACH):
            seen = view.sees_fates(s, other, seat)
            for fate in range(len(s.fates)):
                if s.fates[fate] == other:
                    cells[at.fate_count] += 1
                    if seen:
                        cells[at.fates + fate] = 1
        if s.extra_used >> other & 1:
            cells[at.extra_used] = 1

    def _put_timeline(self, cells: bytearray, s: GearsState, first: int) -> None:
        at = self.fields.timeline
        successful = success(s)
        following = at.first[:]
        for index in range(len(s.copies)):
            slot = s.copies[index] // terms.STRIDE
            card = s.copies[index] % terms.STRIDE
            cells[at.here + (slot - at.oldest) * at.technologies + card] = 2 if successful[index] else 1
            copy = following[card]
            following[card] += 1
            for number in range(s.players):
                cubes = s.cubes[index] >> (first + number) % s.players * terms.BITS & terms.MOST_CUBES_ON_A_CARD
                if cubes:
                    room_for("cubes", cubes, self.fields.most_cubes)
                    cells[self.fields.seats[number].cubes + copy] = cubes
            token = s.tokens[index]
            if token:
                cells[at.plus + copy] = token & terms.TOKEN_MASK
                cells[at.minus + copy] = token >> terms.TOKEN_BITS

    def _put_cards(self, cells: bytearray, s: GearsState, seat: int) -> None:
        at = self.fields.cards
        if seat >= 0:
            for card in s.hands[seat]:
                cells[at.hand + card] += 1
                room_for("hand", cells[at.hand + card], at.most)
            if s.drawn and view.drawer(s) == seat:
                for card in s.drawn:
                    cells[at.drawn + card] += 1
        for mark in s.discard:
            if known_to(mark, seat, s.players):
                cells[at.known + card_of(mark)] += 1
                room_for("known", cells[at.known + card_of(mark)], at.most)

    def _put_fates(self, cells: bytearray, s: GearsState, at: FateFields, first: int) -> None:
        if s.rules.fate == terms.FATE_DRAFT:
            cells[at.taken] = 1 if s.fate_taken else 0
            for fate in range(len(s.fates)):
                if s.fates[fate] == terms.AREA:
                    cells[at.area + fate] = 1
                    self._put_area_cubes(cells, s, fate, first)
        elif s.rules.fate == terms.FATE_ONE_EACH:
            for fate in range(len(s.fates)):
                if s.fates[fate] == terms.OUT:
                    cells[at.out + fate] = 1
                elif s.fates[fate] == terms.LEFT_OUT:
                    cells[at.left_out] += 1
        for lying in s.lasting:
            beside = at.lasting[lying.fate]
            assert beside is not None
            cells[beside.owner + _from(first, lying.owner, s.players)] = 1
            if lying.card >= 0:
                cells[beside.timeframe + lying.slot - self.fields.timeline.oldest] = 1
                cells[beside.technology + lying.card] = 1
                if lying.waived >= 0:
                    cells[beside.waived + self.fields.deck.needs[lying.card].index(lying.waived)] = 1

    def _put_area_cubes(self, cells: bytearray, s: GearsState, fate: int, first: int) -> None:
        for number in range(s.players):
            cubes = s.area_cubes[fate] >> (first + number) % s.players * terms.BITS & terms.MOST_CUBES_ON_A_CARD
            room_for("area_cubes", cubes, self.fields.most_cubes)
            cells[self.fields.seats[number].area_cubes + fate] = cubes

    def _put_expansion(self, cells: bytearray, s: GearsState, at: ExpansionFields) -> None:
        cells[at.spliced] = 1 if s.oldest < terms.T0 else 0
        cells[at.extra_turn + s.extra_turn] = 1
        if s.activated:
            for number in range(len(self.fields.deck.activated)):
                cells[at.activated + number] = s.activated >> self.fields.deck.activated[number] & 1

    def _put_decision(self, cells: bytearray, s: GearsState, seat: int, first: int) -> None:
        at = self.fields.decision
        base = s.base
        cells[at.kind + view.question(s)] = 1
        cells[self.fields.seats[_from(first, base.seat, s.players)].asked] = 1
        if base.kind == frames.ORDER:
            places = base.args[-s.players :]
            for place in range(s.players):
                if places[place] >= 0:
                    cells[self.fields.seats[_from(first, places[place], s.players)].taken + place] = 1
        elif base.kind == frames.WHEN_ESTABLISHED and self.fields.expansion is not None:
            cells[self.fields.expansion.technology + self.fields.expansion.established.index(base.args[0])] = 1
        top = s.frames[-1]
        if top.open and seat == s.seat:
            cells[at.step + top.kind - frames.PAY] = 1
            made = s.chosen(seat)
            room_for("choices", len(made), at.most_choices)
            for number in range(len(made)):
                put_wide(cells, at.choices + number * WIDE, made[number] + 1)


def _from(first: int, seat: int, players: int) -> int:
    """The number of a seat counted from the first one."""
    return (seat - first) % players
