"""A position of Last Will as numbers: what a seat may know, written into the cells of its layout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bequest.core.encoding import MOST, WIDE, put_wide, room_for
from bequest.core.frames import Together
from bequest.core.position import Position
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules import frames
from bequest.games.lastwill.rules.lying import Lying
from bequest.games.lastwill.rules.market import value
from bequest.games.lastwill.rules.state import WillState
from bequest.games.lastwill.seen.decode import Reader
from bequest.games.lastwill.seen.layout import LastWillLayout
from bequest.games.lastwill.seen.view import (
    given_space,
    hand_backs,
    known_discards,
    known_hand,
    own_answer,
    own_hand,
)

WIDEST: Final = (MOST << 8) + MOST
"""The largest number that two cells hold."""


class LastWillEncoder(LastWillLayout):
    """Writes positions into cells, and reads them back."""

    def cells(self, position: Position, seat: int) -> bytearray:
        assert isinstance(position, WillState)
        cells = bytearray(self.size)
        players = position.players
        first = max(seat, 0)
        cells[self.viewer] = seat + 1 if seat >= 0 else 0
        cells[self.players] = players
        self._put_table(cells, position, seat)
        self._put_plans(cells, position, first)
        for other in range(players):
            self._put_seat(cells, self.seats + (other - first) % players * self.stride, position, other, seat)
        if seat >= 0:
            _tally(cells, self.hand, own_hand(position, seat), "seats.0.hand")
        if position.seat >= 0:
            self._put_decision(cells, position, seat, first)
        return cells

    def _put_table(self, cells: bytearray, s: WillState, seat: int) -> None:
        cells[self.open_discards] = int(s.rules.open_discards)
        cells[self.round] = s.round
        cells[self.phase + s.phase] = 1
        cells[self.stage] = s.stage
        put_wide(cells, self.fortune, s.fortune)
        cells[self.extensions] = s.extensions
        for type, token in enumerate(s.market):
            cells[self.market + type] = token - self.least_token + 1
        for place, card in enumerate(s.offering):
            if card >= 0:
                put_wide(cells, self.offering + WIDE * place, card + 1)
                cells[self.offered + card] += 1
        for place in range(terms.WILD_PLACES):
            if s.wilds >> place & 1:
                cells[self.wilds + place] = 1
        for back in range(terms.WILD_BACK):
            _put_number(cells, self.piles + WIDE * back, s.left_in(back), "piles")
        for deck in range(terms.SPECIAL + 1):
            _put_number(cells, self.discarded + WIDE * deck, len(s.discards[deck]), "discards.size")
            _tally(cells, self.discards, known_discards(s, deck, seat), "discards.known")

    def _put_plans(self, cells: bytearray, s: WillState, first: int) -> None:
        """Markers, plan order and figures."""
        players = s.players
        for plan, marker in enumerate(s.plans):
            if marker == terms.NEUTRAL:
                cells[self.neutral + plan] = 1
            elif marker >= 0:
                cells[self.seats + (marker - first) % players * self.stride + self.plan + plan] = 1
        for place, other in enumerate(s.order):
            cells[self.seats + (other - first) % players * self.stride + self.order] = place + 1
        for space, figures in enumerate(s.figures):
            at = self.errands[space]
            for other in figures:
                cells[at + (other - first) % players] = 1
                at += terms.SEATS

    def _put_seat(self, cells: bytearray, at: int, s: WillState, other: int, seat: int) -> None:
        cells[at + self.colour + terms.COLOURS.index(s.rules.colours[other])] = 1
        if s.starter == other:
            cells[at + self.starter] = 1
        balance = s.balances[other]
        if balance >= 0:
            _put_number(cells, at + self.balance, balance, "seats.balance")
        else:
            _put_number(cells, at + self.debt, -balance, "seats.debt")
        if s.bankrupt >> other & 1:
            cells[at + self.bankrupt] = 1
        if s.boys[other]:
            cells[at + self.boys] = s.boys[other]
        if s.actions[other]:
            room_for("seats.actions", s.actions[other], self.most_actions)
            cells[at + self.actions] = s.actions[other]
        whites = s.white_left(other)
        if whites:
            cells[at + self.whites] = whites
        _tally(cells, at + self.backs, hand_backs(s, other), "seats.hand_backs")
        _tally(cells, at + self.known, known_hand(s, other, seat), "seats.known_hand")
        cells[at + self.spaces] = len(s.boards[other])
        for space, lying in enumerate(s.boards[other]):
            if lying is not None:
                self._put_lying(cells, at, s, space, lying)

    def _put_lying(self, cells: bytearray, at: int, s: WillState, space: int, lying: Lying) -> None:
        cells[at + self.lying + self.black_rows[lying.card]] += 1
        put_wide(cells, at + self.card + WIDE * space, lying.card + 1)
        if lying.tokens:
            cells[at + self.tokens + space] = lying.tokens
        if self.deck.cards[lying.card].kind == terms.PROPERTY:
            put_wide(cells, at + self.value + WIDE * space, value(s, lying))
        if lying.activated:
            cells[at + self.activated + space] = 1
        if lying.used:
            room_for("seats.board.used", lying.used, self.most_uses)
            cells[at + self.used + space] = lying.used
        cells[at + self.since + space] = lying.round

    def _put_decision(self, cells: bytearray, s: WillState, seat: int, first: int) -> None:
        """The open decision as `asked` and `step` tell it (W-1.12)."""
        players = s.players
        base = s.base
        cells[self.kind + base.kind] = 1
        if isinstance(base, Together):
            chooser = seat if base.waits_for(seat) else s.seat
            for other in base.waiting():
                cells[self.waiting + (other - first) % players] = 1
            _put_actions(cells, self.answer, own_answer(s, seat))
        else:
            chooser = base.seat
            space = given_space(s)
            if space >= 0:
                cells[self.space + space] = 1
            top = s.frames[-1]
            if top.open and seat == s.seat:
                cells[self.step + top.kind - frames.FIRST_STEP] = 1
                _put_actions(cells, self.choices, s.chosen(seat))
                _put_actions(cells, self.move, top.args)
        cells[self.asked + (chooser - first) % players] = 1

    # --- reading back ---

    def decode(self, cells: Sequence[int]) -> dict[str, object]:
        return Reader(self, cells).view()


# --- cells ---


def _tally(cells: bytearray, at: int, rows: list[int], field: str) -> None:
    """Counts of rows in ascending order; only a position file with cards of which there are any number can bring too
    many of one."""
    count = 0
    last = -1
    for row in rows:
        count = count + 1 if row == last else 1
        if count > MOST:
            room_for(field, len(rows), MOST)
        cells[at + row] = count
        last = row


def _put_number(cells: bytearray, at: int, number: int, field: str) -> None:
    if number:
        room_for(field, number, WIDEST)
        put_wide(cells, at, number)


def _put_actions(cells: bytearray, at: int, actions: Sequence[int]) -> None:
    for action in actions:
        put_wide(cells, at, action + 1)
        at += WIDE
