"""A position of Last Will as numbers: the layout, and what a seat may know written into its cells.

Seats stand in the order of the table, the one that looks first. Cards of a place are counted, one cell for each design
of the card list; where it matters which space a card lies on, its number in that list (from 1) is given too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bequest.core.encoding import MOST, WIDE, Encoder, Layout, put_wide, room_for
from bequest.core.frames import Together
from bequest.core.position import Position
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.data.terms import (
    BACKS,
    COLOURS,
    DO_ACTIONS,
    DRAW,
    F_KEEP,
    FIRST_CHANCE,
    FRAME_NAMES,
    HAND,
    HAND_LIMIT,
    NEUTRAL,
    NEXT_STARTER,
    O_EXTRA,
    PHASES,
    PLAYER_COUNTS,
    PROPERTY,
    REGULAR,
    ROUNDS,
    SEATS,
    SPECIAL,
    TYPES,
    WILD,
    WILD_BACK,
    WILD_PLACES,
)
from bequest.games.lastwill.position import WillPosition
from bequest.games.lastwill.rules import money
from bequest.games.lastwill.rules.board import Lying, value
from bequest.games.lastwill.seen.decode import Reader
from bequest.games.lastwill.seen.view import (
    given_space,
    hand_backs,
    known_discards,
    known_hand,
    left_in,
    own_answer,
    own_hand,
)

VERSION: Final = 1
WIDEST: Final = (MOST << 8) + MOST
"""The largest number that two cells hold."""


class LastWillEncoder(Encoder):
    """The offsets of the layout as attributes; those of a seat count from the first cell of its block."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        layout = Layout("lastwill", VERSION)
        self.looker = layout.add("looker", 1, SEATS, "who looks: 0 a spectator, otherwise the seat, from 1")
        self.players = layout.add("players", 1, SEATS, "how many play; the blocks of further seats are 0")
        self._lay_table(layout)
        self._lay_errands(layout)
        self._lay_decision(layout)
        self.hand = layout.add(
            "seats.0.hand", len(deck.cards), _most_copies(deck), "the hand of the seat that looks, counted by card"
        )
        self.blacks = [card.black for card in deck.cards]
        self.black_rows = [self.blacks[:number].count(True) for number in range(len(deck.cards))]
        """Only black cards come to lie on a board, and they are counted there without the others."""
        self.seats = layout.size
        for number in range(SEATS):
            self._lay_seat(layout, number)
        self.stride = (layout.size - self.seats) // SEATS
        super().__init__(layout)

    # --- the layout ---

    def _lay_table(self, layout: Layout) -> None:
        deck = self.deck
        copies = _most_copies(deck)
        designs = len(deck.cards)
        self.open_discards = layout.add("discards.open", 1, 1, "1 if discards lie open, 0 if face down")
        self.round = layout.add("round", 1, ROUNDS, "the round")
        self.phase = layout.add("phase", len(PHASES), 1, f"one of {', '.join(PHASES)}")
        self.stage = layout.add("stage", 1, NEXT_STARTER, "step of the set-up or the end of the round, pass of errands")
        self.fortune = layout.add_wide("starting_money", 1, "what everybody began with; 0 before that is known")
        self.extensions = layout.add("extensions", 1, max(1, deck.boards.extensions), "extensions left in the bank")
        self.least_token = min(deck.boards.market)
        self.market = layout.add(
            "market", len(TYPES), max(deck.boards.market) - self.least_token + 1,
            f"the token on {', '.join(TYPES)}, as steps above the lowest token plus 1; 0 before they are laid",
        )  # fmt: skip
        places = max([len(deck.boards.of_players(players)) for players in PLAYER_COUNTS])
        self.offering = layout.add_wide(
            "offering.places", places, "the card on each place in use, in the order of dealing, from 1; 0 none"
        )
        self.offered = layout.add("offering.cards", designs, copies, "the cards of the offering, counted by card")
        self.wilds = layout.add("wild_places", WILD_PLACES, 1, "whether each wild card lies on its place")
        self.piles = layout.add_wide("piles", WILD_BACK, f"cards left to draw of {', '.join(BACKS[:WILD_BACK])}")
        self.discarded = layout.add_wide(
            "discards.size", SPECIAL + 1, "cards in each regular discard pile, and special cards out of the game"
        )
        self.discards = layout.add(
            "discards.known", designs, copies, "discards that the one who looks knows, counted by card"
        )
        self.neutral = layout.add("plans.neutral", deck.most_plans, 1, "whether a neutral marker stands on each plan")

    def _lay_errands(self, layout: Layout) -> None:
        self.rooms = _rooms(self.deck)
        self.errands: list[int] = []
        for name, room in zip(self.deck.errand_names, self.rooms, strict=True):
            meaning = "for each figure on the space, in the order of coming, whose it is: one cell a seat"
            self.errands.append(layout.add(f"errands.{name}", room * SEATS, 1, meaning))

    def _lay_decision(self, layout: Layout) -> None:
        deck = self.deck
        kinds, steps = FRAME_NAMES[: F_KEEP + 1], FRAME_NAMES[O_EXTRA:FIRST_CHANCE]
        self.kind = layout.add(
            "decision.kind", len(kinds), 1, f"what is asked: {', '.join(kinds)}; all 0 if nothing is"
        )
        self.asked = layout.add(
            "decision.seat", SEATS, 1, "the seat that is asked; of several the one that looks, otherwise the first"
        )
        self.waiting = layout.add("decision.waiting", SEATS, 1, "seats that have not answered a simultaneous choice")
        self.space = layout.add(
            "decision.space", len(deck.errand_names), 1, "the errand space, where it was not asked for"
        )
        self.step = layout.add(
            "decision.step", len(steps), 1, f"the open step of the own move under way: {', '.join(steps)}"
        )
        self.most_choices = _most_choices(deck)
        self.choices = layout.add_wide(
            "decision.choices", self.most_choices, "choices asked in the own move under way, as action numbers from 1"
        )
        self.move = layout.add_wide(
            "decision.move",
            self.most_choices,
            "the own move under way with what the program chose, as action numbers from 1",
        )
        self.most_answers = HAND_LIMIT + _granted(deck, HAND)
        self.answer = layout.add_wide(
            "answer", self.most_answers, "the own answer to a simultaneous choice so far, as action numbers from 1"
        )

    def _lay_seat(self, layout: Layout, number: int) -> None:
        deck = self.deck
        start = layout.size
        copies = _most_copies(deck)
        who = f"seats.{number}."
        self.colour = layout.add(who + "colour", len(COLOURS), 1, f"one of {', '.join(COLOURS)}") - start
        self.starter = layout.add(who + "starter", 1, 1, "whether the seat holds the starting player marker") - start
        self.order = layout.add(who + "order", 1, SEATS, "the place in plan order, from 1") - start
        self.plan = layout.add(who + "plan", deck.most_plans, 1, "the plan with the marker of the seat") - start
        self.balance = layout.add_wide(who + "balance", 1, "pounds owned; 0 for a seat in debt") - start
        self.debt = layout.add_wide(who + "debt", 1, "pounds owed") - start
        self.bankrupt = layout.add(who + "bankrupt", 1, 1, "whether the seat is bankrupt") - start
        boys = max([plan.errands for plan in deck.boards.plans])
        self.boys = layout.add(who + "errand_boys", 1, boys, "errand boys left to place") - start
        self.most_actions = _most_actions(deck)
        self.actions = layout.add(who + "actions", 1, self.most_actions, "actions left") - start
        self.whites = layout.add(who + "white_actions", 1, deck.most_spaces, "extra white actions left") - start
        self.backs = layout.add(
            who + "hand_backs", len(BACKS), _most_of_a_back(deck), f"cards in hand with the backs {', '.join(BACKS)}"
        ) - start  # fmt: skip
        self.known = layout.add(
            who + "known_hand", len(deck.cards), copies,
            "cards in hand that the one who looks knows (of the own those that all know), counted by card",
        ) - start  # fmt: skip
        self._lay_board(layout, start, f"{who}board.")

    def _lay_board(self, layout: Layout, start: int, what: str) -> None:
        deck = self.deck
        most = deck.most_spaces
        spaces = max([1, *[len(card.spaces) for card in deck.cards]])
        uses = [card.counted.uses for card in deck.cards if card.counted is not None]
        self.most_uses = min(MOST, max([1, *uses]))
        self.lying = layout.add(
            what + "cards", max(1, self.blacks.count(True)), _most_copies(deck),
            "cards on the board, counted by card; only black cards have a cell",
        ) - start  # fmt: skip
        self.spaces = layout.add(what + "spaces", 1, most, "spaces of the board, extensions included") - start
        self.card = layout.add_wide(what + "card", most, "the card on each space, from 1; 0 none") - start
        self.tokens = layout.add(what + "tokens", most, spaces, "companion tokens on each card") - start
        self.value = layout.add_wide(what + "value", most, "the current value of each property") - start
        self.activated = layout.add(what + "activated", most, 1, "whether each card is activated in this round") - start
        self.used = layout.add(what + "used", most, self.most_uses, "uses of its privilege in this round") - start
        self.since = layout.add(what + "round", most, ROUNDS, "the round in which each card was put there") - start

    # --- writing ---

    def cells(self, position: Position, seat: int) -> bytearray:
        assert isinstance(position, WillPosition)
        cells = bytearray(self.size)
        players = position.players
        first = max(seat, 0)
        cells[self.looker] = seat + 1 if seat >= 0 else 0
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

    def _put_table(self, cells: bytearray, s: WillPosition, seat: int) -> None:
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
        for place in range(WILD_PLACES):
            if s.wilds >> place & 1:
                cells[self.wilds + place] = 1
        for back in range(WILD_BACK):
            _put_number(cells, self.piles + WIDE * back, left_in(s, back), "piles")
        for deck in range(SPECIAL + 1):
            _put_number(cells, self.discarded + WIDE * deck, len(s.discards[deck]), "discards.size")
            _tally(cells, self.discards, known_discards(s, deck, seat), "discards.known")

    def _put_plans(self, cells: bytearray, s: WillPosition, first: int) -> None:
        """Markers, plan order and figures."""
        players = s.players
        for plan, marker in enumerate(s.plans):
            if marker == NEUTRAL:
                cells[self.neutral + plan] = 1
            elif marker >= 0:
                cells[self.seats + (marker - first) % players * self.stride + self.plan + plan] = 1
        for place, other in enumerate(s.order):
            cells[self.seats + (other - first) % players * self.stride + self.order] = place + 1
        for space, figures in enumerate(s.figures):
            at = self.errands[space]
            for other in figures:
                cells[at + (other - first) % players] = 1
                at += SEATS

    def _put_seat(self, cells: bytearray, at: int, s: WillPosition, other: int, seat: int) -> None:
        cells[at + self.colour + COLOURS.index(s.rules.colours[other])] = 1
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
        whites = money.white_left(s, other)
        if whites:
            cells[at + self.whites] = whites
        _tally(cells, at + self.backs, hand_backs(s, other), "seats.hand_backs")
        _tally(cells, at + self.known, known_hand(s, other, seat), "seats.known_hand")
        cells[at + self.spaces] = len(s.boards[other])
        for space, lying in enumerate(s.boards[other]):
            if lying is not None:
                self._put_lying(cells, at, s, space, lying)

    def _put_lying(self, cells: bytearray, at: int, s: WillPosition, space: int, lying: Lying) -> None:
        cells[at + self.lying + self.black_rows[lying.card]] += 1
        put_wide(cells, at + self.card + WIDE * space, lying.card + 1)
        if lying.tokens:
            cells[at + self.tokens + space] = lying.tokens
        if self.deck.cards[lying.card].kind == PROPERTY:
            put_wide(cells, at + self.value + WIDE * space, value(s, lying))
        if lying.activated:
            cells[at + self.activated + space] = 1
        if lying.used:
            room_for("seats.board.used", lying.used, self.most_uses)
            cells[at + self.used + space] = lying.used
        cells[at + self.since + space] = lying.round

    def _put_decision(self, cells: bytearray, s: WillPosition, seat: int, first: int) -> None:
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
                cells[self.step + top.kind - O_EXTRA] = 1
                _put_actions(cells, self.choices, s.choices(seat))
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


# --- bounds, from the cards and boards ---


def _most_copies(deck: Deck) -> int:
    """Of one card; a fixture without a number of copies has any number (W-0.7)."""
    return max([WILD_PLACES if card.kind == WILD else card.copies or MOST for card in deck.cards])


def _most_of_a_back(deck: Deck) -> int:
    totals = [0] * len(BACKS)
    for card in deck.cards:
        totals[card.back] += WILD_PLACES if card.kind == WILD else card.copies or MOST
    return min(MOST, max(totals))


def _most_actions(deck: Deck) -> int:
    """Those of a plan, one for each helper that fits on a board, and what events give: each is played once in a turn,
    and a helper put down in the turn costs as many as it gives (W-8.1, W-20.7, W-22.18)."""
    events = sum([(card.copies or MOST) * card.effect_amount for card in deck.cards if card.effect == DO_ACTIONS])
    return min(MOST, max([plan.actions for plan in deck.boards.plans]) + deck.most_spaces + events)


def _granted(deck: Deck, privilege: int) -> int:
    """What all helpers of one privilege that fit on a board give together."""
    total = 0
    for card in deck.cards:
        for clause in card.privileges:
            if clause.do == privilege:
                total += clause.amount * min(deck.most_spaces, card.copies or deck.most_spaces)
    return total


def _most_choices(deck: Deck) -> int:
    """A move is open while choices are due: those that follow a card, or a plan, with one for each kind of extra draw
    and one for each deck (W-6.21, W-8.10). No errand, sale, activation or companion has as many."""
    draws = {(clause.deck, clause.amount) for card in deck.cards for clause in card.privileges if clause.do == DRAW}
    return max([len(draws) + REGULAR, *[len(card.steps) for card in deck.cards]])


def _rooms(deck: Deck) -> list[int]:
    """Figures that each errand space takes in a round: what the boards say, and of the unknown card one of each colour
    (W-7.8, W-7.25); never more than all have."""
    boards = deck.boards
    named = [*[1] * WILD_PLACES, *boards.capacity, SEATS]
    single = [1] * (len(deck.errand_names) - len(named) - 1)
    figures = SEATS * max([plan.errands for plan in boards.plans])
    return [min(room, figures) for room in [*single, boards.group_spaces, *named]]
