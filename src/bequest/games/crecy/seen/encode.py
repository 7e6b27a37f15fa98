"""A position of the Duke de Crecy as numbers, for learning: the viewing seat first, cards as counts for each card.

What a seat may know comes from the functions of `view`; `decode` is the way back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bequest.core.encoding import MOST, WIDE, put_wide, room_for
from bequest.core.frames import Frame
from bequest.core.knowledge import card_of
from bequest.core.position import Position
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import frames, lasting, plans, solo
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.rules.tree import KINDS, Family, held
from bequest.games.crecy.seen import decode, view
from bequest.games.crecy.seen.layout import CHOSEN, IN_MOVE, CrecyLayout

WIDEST: Final = 65535


class CrecyEncoder(CrecyLayout):
    """Writes positions into cells, and reads the cells back."""

    def cells(self, position: Position, seat: int) -> bytearray:
        assert isinstance(position, CrecyState)
        room_for("cards", self.largest, MOST)
        s = position
        cells = bytearray(self.size)
        look = seat if seat >= 0 else 0
        cells[self.looker] = seat + 1 if seat >= 0 else 0
        self._put_table(s, cells, look)
        self._put_piles(s, cells)
        if s.drawn:
            cells[self.drawn_seat + (view.drawer(s) - look) % s.players] = 1
            cells[self.drawn_count] = len(s.drawn)
            _count(cells, self.drawn, view.drawn_by(s, seat))
        self._put_persons(s, cells, look)
        for i in range(s.players):
            self._put_seat(s, cells, i * self.seat_step, (look + i) % s.players, seat)
        if seat >= 0:
            _count(cells, self.hand, [card_of(mark) for mark in s.hands[seat]])
        if s.seat >= 0:
            self._put_decision(s, cells, look)
            if view.under_way(s, seat):
                self._put_move(s, cells, seat)
        return cells

    def _put_table(self, s: CrecyState, cells: bytearray, look: int) -> None:
        cells[self.players] = s.players
        cells[self.mode + s.rules.mode] = 1
        cells[self.edition + s.rules.edition] = 1
        cells[self.round] = s.round
        cells[self.generation + s.generation - 1] = 1
        cells[self.phase + s.phase] = 1
        if s.starter >= 0:
            cells[self.starter + (s.starter - look) % s.players] = 1
        for i in range(s.players):
            if s.passed >> (look + i) % s.players & 1:
                cells[self.passed + i] = 1
        _put_counts(cells, self.supply, s.supply)
        for space in range(terms.MAIN_SPACES):
            seat, pawn = s.pawn_at(space)
            if seat >= 0:
                cells[self.space_seat + space * terms.SEATS + (seat - look) % s.players] = 1
                if pawn != terms.PLAYER_PAWN:
                    cells[self.space_pawn + space] = 1
            if s.rules.mode == terms.SOLO_STANDARD and solo.closed(s, terms.FIRST_MAIN + space):
                cells[self.space_closed + space] = 1
        for number, hint in enumerate(s.hints):
            cells[self.hint_order + hint] = number + 1
            cells[self.fulfilled + hint] = s.fulfilled >> hint & 1

    def _put_piles(self, s: CrecyState, cells: bytearray) -> None:
        first = self.deck.first_child
        _count(cells, self.display, s.display)
        cells[self.friend_deck] = len(s.friend_pile) + len(s.friend_top)
        _count(cells, self.friend_discard, s.friend_discard)
        _put_counts(cells, self.child_deck, s.children_in(s.child_pile + s.child_top))
        _put_counts(cells, self.reserve, s.children_in(s.reserve))
        _count(cells, self.child_discard - first, s.child_discard)
        _count(cells, self.aside - first, s.aside)
        _count(cells, self.pair - first, view.found(s))
        bought = view.acquired(s)
        if bought is not None:
            space, number = bought.args
            cells[(self.asked_title if space == terms.TITLE else self.asked_contribution) + number] = 1
        cells[self.mission_deck] = len(s.mission_pile) + len(s.mission_top)
        _count(cells, self.mission_discard, s.mission_discard)
        for number, place in enumerate(s.titles):
            if place == terms.ON_OFFER:
                cells[self.titles + number] = 1
        for number, place in enumerate(s.contributions):
            if place == terms.ON_OFFER:
                cells[self.contributions + number] = 1
        cells[self.mansions] = s.mansions
        cells[self.ventures] = s.ventures

    def _put_seat(self, s: CrecyState, cells: bytearray, on: int, other: int, seat: int) -> None:
        """One player as the viewing seat sees him or her, `on` cells after the fields of the first."""
        if s.heads[other] >= 0:
            cells[self.head + on + s.heads[other]] = 1
        patron = view.patron_seen(s, other, seat)
        if patron >= 0:
            cells[self.patron + on + patron] = 1
        if s.eliminated[other]:
            cells[self.extinct + on] = s.eliminated[other]
        _put_track(cells, self.honor + on, self.below + on, s.honor[other])
        _put_track(cells, self.prestige + on, self.below + on + 1, s.prestige[other])
        _put_track(cells, self.income + on, self.below + on + 2, s.income[other])
        room_for("gold", s.gold[other], WIDEST)
        put_wide(cells, self.gold + on, s.gold[other])
        cells[self.pawns + on] = s.pawns[other]
        _put_counts(cells, self.placed + on, view.placed(s, other))
        _put_counts(cells, self.reserves + on, view.reserve(s, other))
        cells[self.hand_size + on] = len(s.hands[other])
        _count(cells, self.open_hand + on, view.open_hand(s, other))
        _put_bits(cells, self.open_missions + on, s.open_missions[other])
        _put_bits(cells, self.completed + on, s.completed[other])
        cells[self.under + on] = len(s.under[other])
        cells[self.complication + on] = s.complications[other]
        for entry in s.lasting:
            if lasting.owner_of(entry) == other:
                cells[self.lasting + on + self.lasting_places[lasting.card_of(entry)]] += 1

    def _put_persons(self, s: CrecyState, cells: bytearray, look: int) -> None:
        slot = 0
        for i in range(s.players):
            family = s.families[(look + i) % s.players]
            room_for("persons", slot + len(family), self.persons)
            self._put_family(cells, slot, i, family)
            slot += len(family)

    def _put_family(self, cells: bytearray, slot: int, seat: int, family: Family) -> None:
        """The persons of one family from a slot on; `seat` is relative."""
        in_family = self.family + seat * self.seat_step
        for number, person in enumerate(family):
            room_for("rows", abs(person.row), self.reach)
            cells[self.owner + slot] = seat + 1
            cells[self.card + slot] = person.card + 1
            if person.gender == terms.FEMALE:
                cells[self.female + slot] = 1
            cells[self.row + slot] = person.row + self.reach
            cells[self.state + slot] = person.state + 1
            if person.father >= 0:
                cells[self.father + slot] = person.father + 1
            if person.mother >= 0:
                cells[self.mother + slot] = person.mother + 1
            if person.partner >= 0:
                cells[self.partner + slot] = person.partner + 1
            if person.card < self.deck.first_head and person.state != terms.DEPARTED:
                cells[in_family + person.card] += 1
            if person.attached:
                self._put_attached(cells, seat, number, person.attached)
            slot += 1

    def _put_attached(self, cells: bytearray, seat: int, number: int, attached: int) -> None:
        """A Title or Contribution has its place; Mansions and Ventures take the next that is free."""
        for kind in KINDS:
            which = held(attached, kind) - 1
            if which >= 0:
                if kind > terms.A_CONTRIBUTION:
                    while cells[self.holder_seats[kind] + which]:
                        which += 1
                cells[self.holder_seats[kind] + which] = seat + 1
                cells[self.holders[kind] + which] = number + 1

    def _put_decision(self, s: CrecyState, cells: bytearray, look: int) -> None:
        base = s.base
        args = base.args
        cells[self.asked + base.kind] = 1
        cells[self.asked_seat + (base.seat - look) % s.players] = 1
        if base.kind == frames.TAKE:
            room_for("decision.count", args[0], MOST)
            cells[self.take_count] = args[0]
            if args[1] >= 0:
                cells[self.take_gender + args[1]] = 1
            cells[self.source_open] = 0 if args[2] else 1
        elif base.kind in (frames.PAIR, frames.LOSE):
            cells[self.asked_father] = args[0] + 1
            cells[self.asked_mother] = args[1] + 1
        elif base.kind == frames.RIVAL:
            cells[self.loss_owner + (args[0] - look) % s.players] = 1
            put_wide(cells, self.loss_card, args[1])
            cells[self.loss_clause] = args[2]

    def _put_move(self, s: CrecyState, cells: bytearray, seat: int) -> None:
        """The choices of the own move. Friends and lost pawns are chosen last and in order, so that counts tell all."""
        top = s.frames[-1]
        cells[self.step + top.kind - frames.FIRST_OPEN] = 1
        if top.args[plans.SPACE] < len(terms.SPACE_NAMES):
            self._put_plan(cells, top)
        if top.kind != frames.LOSS:
            for card in top.args[plans.CARDS :]:
                cells[self.move_cards + card] = IN_MOVE
        at = self.choices
        for action in s.chosen(seat):
            if self.deck.friend <= action < self.deck.child:
                cells[self.move_cards + action - self.deck.friend] = CHOSEN
            elif top.kind == frames.LOSS and terms.PAWN <= action < terms.SPACE:
                cells[self.move_losses + action - terms.PAWN - terms.GREEN] += 1
            else:
                put_wide(cells, at, action + 1)
                at += WIDE

    def _put_plan(self, cells: bytearray, top: Frame) -> None:
        """What a move on a space is so far: also what was filled in because there was no choice."""
        space, pawn, what = top.args[plans.SPACE], top.args[plans.PAWN], top.args[plans.WHAT]
        cells[self.move_space + space] = 1
        if pawn >= 0:
            cells[self.move_pawn + pawn] = 1
        cells[self.move_person] = view.planned_person(top) + 1
        if what < 0 or space in (terms.HAVE_CHILDREN, terms.DOCTOR):
            return
        if space <= terms.ARRANGE:
            cells[self.move_cards + what] = IN_MOVE
        elif space == terms.TITLE:
            cells[self.move_title + what] = 1
        elif space == terms.CONTRIBUTE:
            cells[self.move_contribution + what] = 1
        else:
            cells[self.move_amount] = what

    def decode(self, cells: Sequence[int]) -> dict[str, object]:
        return decode.view_of(self, cells)


def _count(cells: bytearray, at: int, cards: list[int]) -> None:
    """Cards in ascending order."""
    count = 0
    last = -1
    for card in cards:
        count = count + 1 if card == last else 1
        cells[at + card] = count
        last = card


def _put_counts(cells: bytearray, at: int, counts: list[int]) -> None:
    for count in counts:
        if count:
            cells[at] = count
        at += 1


def _put_bits(cells: bytearray, at: int, mask: int) -> None:
    while mask:
        if mask & 1:
            cells[at] = 1
        mask >>= 1
        at += 1


def _put_track(cells: bytearray, at: int, below: int, value: int) -> None:
    room_for("tracks", abs(value), WIDEST)
    if value:
        put_wide(cells, at, abs(value))
    if value < 0:
        cells[below] = 1
