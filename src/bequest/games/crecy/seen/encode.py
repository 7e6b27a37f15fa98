"""A position of the Duke de Crecy as numbers, for learning: the looker's seat first, cards as counts for each card.

What a seat may know comes from the functions of `view`; `decode` is the way back. Seats in cells are relative: the
first is the looker (for a spectator seat 1), then clockwise. The persons of all families share one list of cells: there
are never more of them together than cards, while a single family could have nearly all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bequest.core.encoding import MOST, WIDE, Encoder, Layout, put_wide, room_for
from bequest.core.frames import Frame
from bequest.core.knowledge import card_of
from bequest.core.position import Position
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.rules import actions, effects, frames, plans
from bequest.games.crecy.rules.tree import KINDS, Family, held
from bequest.games.crecy.seen import decode, view
from bequest.games.crecy.seen.decode import CHOSEN, IN_MOVE, PILE

VERSION: Final = 1
"""Of the layout: goes up with every change of a field."""
WIDEST: Final = 65535
STEPS: Final[tuple[str, ...]] = frames.NAMES[frames.FIRST_OPEN : frames.FIRST_CHANCE]


class CrecyEncoder(Encoder):
    """Its attributes say where the fields begin; those of the second seat and the others follow `seat_step` apart."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.friends = len(deck.friends)
        self.children = len(deck.children)
        self.missions = len(deck.missions)
        self.lasting_cards = [
            card for card, clauses in enumerate(deck.clauses) if True in [clause.lasting for clause in clauses]
        ]
        self.lasting_places = [
            self.lasting_cards.index(card) if card in self.lasting_cards else -1 for card in range(len(deck.clauses))
        ]
        # Every card shows one person at a time. Only a lost mother stays when her card goes on, and nobody loses
        # more than one a Generation: the Complication that took her protects until the next (C-16.5, C-8.15).
        born = sum([child.copies for child in deck.children if child.gender >= 0])
        self.persons = self.friends + born + terms.SEATS + terms.SEATS * terms.GENERATIONS
        # In The Testament a row above or below all others begins with a Friend that is placed, by a Player pawn or as
        # a free turn, and no Friend twice; the main game has one row more than Generations.
        free = len([card for card in range(self.friends) if deck.free_turn[card]])
        self.reach = 2 + terms.ROUNDS * terms.PLAYER_PAWNS + free
        copies = sum([child.copies for child in deck.children])
        self.largest = max(deck.most_persons, deck.first_mission, copies, self.missions, len(deck.hints))
        """Only the cards of a position file can be too many for one cell."""
        layout = Layout("crecy", VERSION)
        self._declare_table(layout)
        self._declare_piles(layout)
        self._declare_offers(layout)
        self._declare_seats(layout)
        self._declare_persons(layout)
        self._declare_decision(layout)
        self._declare_move(layout)
        super().__init__(layout)

    # --- the layout ---

    def _declare_table(self, layout: Layout) -> None:
        add = layout.add
        self.looker = add("looker", 1, terms.SEATS, "who looks: the seat from 1, or 0 for a spectator")
        self.players = add("players", 1, terms.SEATS, "number of players")
        self.mode = add("mode", len(terms.MODES), 1, "one of " + ", ".join(terms.MODES))
        self.edition = add("edition", len(terms.EDITIONS), 1, "one of " + ", ".join(terms.EDITIONS))
        self.round = add("round", 1, terms.ROUNDS, "the round")
        self.generation = add("generation", terms.GENERATIONS, 1, "the Generation that the round belongs to")
        self.phase = add("phase", len(terms.PHASES), 1, "one of " + ", ".join(terms.PHASES))
        self.starter = add("starter", terms.SEATS, 1, "who holds the Starting Player card")
        self.passed = add("passed", terms.SEATS, 1, "seats that have passed in this round")
        self.supply = add(
            "supply", terms.COLOUR_COUNT, terms.PAWNS_PER_COLOUR, "Additional Action pawns in the supply, by colour"
        )
        self.space_seat = add(
            "spaces.seat", terms.MAIN_SPACES * terms.SEATS, 1, "whose pawn is there, for each main board space"
        )
        self.space_pawn = add("spaces.pawn", terms.MAIN_SPACES, 1, "spaces taken by an Additional Action pawn")
        self.space_closed = add("spaces.closed", terms.MAIN_SPACES, 1, "spaces that the display closes (Standard Solo)")
        hints = max(1, len(self.deck.hints))
        self.hint_order = add("hints.order", hints, min(MOST, hints), "1 for the Hint drawn first, and so on; 0: none")
        self.fulfilled = add("hints.fulfilled", hints, 1, "Hints that are fulfilled")

    def _declare_piles(self, layout: Layout) -> None:
        add = layout.add
        friends, children, missions = max(1, self.friends), max(1, self.children), max(1, self.missions)
        self.display = add("display", friends, 1, "Friends in the display")
        self.friend_deck = add("friend_deck", 1, MOST, "size of the Friend deck")
        self.friend_discard = add("friend_discard", friends, 1, "Friends in the discard pile")
        self.child_deck = add("child_deck", 3, MOST, "Sons, Daughters and Complications in the Child deck")
        self.reserve = add("reserve", 3, MOST, "Sons, Daughters and Complications in the reserve")
        self.child_discard = add("child_discard", children, MOST, "Child cards in the discard pile, by kind")
        self.aside = add("aside", children, MOST, "Child cards laid aside in a search, by kind")
        self.mission_deck = add("mission_deck", 1, MOST, "size of the Mission deck")
        self.mission_discard = add("mission_discard", missions, 1, "Missions in the discard pile")
        self.drawn_seat = add("drawn.seat", terms.SEATS, 1, "who has drawn Missions and keeps one")
        self.drawn_count = add("drawn.count", 1, 2, "how many Missions that seat has drawn")
        self.drawn = add("drawn.missions", missions, 1, "which they are, if the looker has drawn them")

    def _declare_offers(self, layout: Layout) -> None:
        """Cards attached to persons: each Title and Contribution is a card of its own, Mansions are alike."""
        titles, contributions = max(1, len(self.deck.titles)), max(1, len(self.deck.contributions))
        self.titles = layout.add("titles.offer", titles, 1, "Titles on offer")
        self.contributions = layout.add("contributions.offer", contributions, 1, "Contributions on offer")
        self.mansions = layout.add("mansions.left", 1, PILE, "Mansions left")
        self.ventures = layout.add("ventures.left", 1, PILE, "Ventures left")
        self.holder_seats: list[int] = []
        self.holders: list[int] = []
        for kind, count in (("title", titles), ("contribution", contributions), ("mansion", PILE), ("venture", PILE)):
            seat, person = f"seat of the holder of each {kind.title()}, from 1", "number of that person, from 1"
            self.holder_seats.append(layout.add(f"{kind}s.seat", count, terms.SEATS, seat))
            self.holders.append(layout.add(f"{kind}s.person", count, MOST, person))

    def _declare_seats(self, layout: Layout) -> None:
        """The same fields for every seat, and the looker's hand."""
        first = len(layout.fields)
        start = layout.size
        self._declare_seat(layout)
        self.seat_step = layout.size - start
        fields = layout.fields[first:]
        for seat in range(1, terms.SEATS):
            for field in fields:
                layout.add(field.name.replace("0", str(seat), 1), field.size, field.most, field.meaning)
        self.hand = layout.add("hand", max(1, self.friends), 1, "Friends in the looker's hand")

    def _declare_seat(self, layout: Layout) -> None:
        add, wide = layout.add, layout.add_wide
        friends, missions = max(1, self.friends), max(1, self.missions)
        self.head = add("seats.0.head", max(1, len(self.deck.heads)), 1, "the Head of the family")
        self.patron = add("seats.0.patron", max(1, len(self.deck.patrons)), 1, "the Patron, if the looker knows it")
        self.extinct = add("seats.0.extinct", 1, terms.GENERATIONS, "the Generation in which the family died out, or 0")
        self.honor = wide("seats.0.honor", 1, "Honor without its sign")
        self.prestige = wide("seats.0.prestige", 1, "Prestige without its sign")
        self.income = wide("seats.0.income", 1, "Income without its sign")
        self.below = add("seats.0.below", 3, 1, "whether Honor, Prestige and Income are below zero")
        self.gold = wide("seats.0.gold", 1, "Gold")
        self.pawns = add("seats.0.pawns", 1, terms.PLAYER_PAWNS, "Player pawns left")
        self.placed = add(
            "seats.0.placed", len(terms.BOARD_SPACES), terms.PLAYER_PAWNS, "Player pawns on the own board, by space"
        )
        self.reserves = add(
            "seats.0.reserve", terms.COLOUR_COUNT, terms.PAWNS_PER_COLOUR, "Additional Action pawns, by colour"
        )
        self.hand_size = add("seats.0.hand_size", 1, MOST, "Friends in hand")
        self.open_hand = add("seats.0.known_hand", friends, 1, "Friends in hand that all have seen")
        self.open_missions = add("seats.0.missions", missions, 1, "Missions to be completed")
        self.completed = add("seats.0.completed", missions, 1, "Missions completed")
        self.under = add("seats.0.under_patron", 1, MOST, "Missions under the Patron")
        self.complication = add(
            "seats.0.complication", 1, terms.GENERATIONS, "Generation of the Complication held, or 0"
        )
        lasting = max(1, len(self.lasting_cards))
        self.lasting = add("seats.0.lasting", lasting, MOST, 'effects of "This gen." in force, by card that has one')
        in_family = "Friends, then Child cards by kind, in the family but for those departed; the same as in persons"
        self.family = add("seats.0.family", max(1, self.deck.first_head), MOST, in_family)

    def _declare_persons(self, layout: Layout) -> None:
        """All families one after the other; every field has a cell for every person."""
        add, count = layout.add, self.persons
        self.owner = add(
            "persons.seat", count, terms.SEATS, "whose family the person belongs to, from 1; 0: no more persons"
        )
        self.card = add("persons.card", count, MOST, "Friend, Child card or side of a Head, from 1 in deck order")
        self.female = add("persons.female", count, 1, "whether it is a woman or a girl")
        row = f"row in the tree, plus {self.reach}"
        self.row = add("persons.row", count, 2 * self.reach, row)
        self.state = add("persons.state", count, len(terms.STATES), "from 1: " + ", ".join(terms.STATES))
        self.father = add("persons.father", count, MOST, "number of the father in the family, from 1; 0: none")
        self.mother = add("persons.mother", count, MOST, "number of the mother in the family, from 1; 0: none")
        self.partner = add("persons.partner", count, MOST, "number of the partner in the family, from 1; 0: none")

    def _declare_decision(self, layout: Layout) -> None:
        """What everybody sees of the open decision."""
        add = layout.add
        self.asked = add(
            "decision.kind", frames.FIRST_OPEN, 1, "one of " + ", ".join(frames.NAMES[: frames.FIRST_OPEN])
        )
        self.asked_seat = add("decision.seat", terms.SEATS, 1, "who decides")
        self.take_count = add("decision.count", 1, MOST, "take: how many Friends")
        self.take_gender = add("decision.gender", len(terms.GENDERS), 1, "take: men only, women only")
        self.source_open = add("decision.source_open", 1, 1, "take: whether display or deck is still to be chosen")
        self.asked_father = add("decision.father", 1, MOST, "pair, lose: the father's number")
        self.asked_mother = add("decision.mother", 1, MOST, "pair, lose: the mother's number")
        self.pair = add("decision.pair", max(1, self.children), 1, "pair: the two Child cards")
        self.asked_title = add("decision.title", max(1, len(self.deck.titles)), 1, "holder: the Title")
        contributions = max(1, len(self.deck.contributions))
        self.asked_contribution = add("decision.contribution", contributions, 1, "holder: the Contribution")
        self.loss_owner = add("decision.owner", terms.SEATS, 1, "rival: whose card it is")
        self.loss_card = layout.add_wide("decision.card", 1, "rival: the card, in deck order")
        self.loss_clause = add("decision.clause", 1, MOST, "rival: which of its effects, from 0")

    def _declare_move(self, layout: Layout) -> None:
        """The looker's own move under way; others see nothing of it."""
        add = layout.add
        self.step = add("move.step", frames.FIRST_CHANCE - frames.FIRST_OPEN, 1, "one of " + ", ".join(STEPS))
        self.move_space = add("move.space", len(terms.SPACE_NAMES), 1, "one of " + ", ".join(terms.SPACE_NAMES))
        self.move_pawn = add("move.pawn", terms.PAWN_KINDS, 1, "one of " + ", ".join(terms.PAWN_NAMES))
        self.move_title = add("move.title", max(1, len(self.deck.titles)), 1, "the Title to be acquired")
        contributions = max(1, len(self.deck.contributions))
        self.move_contribution = add("move.contribution", contributions, 1, "the Contribution to be made")
        self.move_person = add("move.person", 1, MOST, "the person's number, from 1; 0: none yet")
        self.move_amount = add("move.amount", 1, terms.MOST_AMOUNT, "the amount, or 0")
        friends = max(1, self.friends)
        self.move_cards = add("move.cards", friends, CHOSEN, "Friends to wed, discard or take; 2 if they were chosen")
        self.move_losses = add(
            "move.pawns", terms.COLOUR_COUNT, terms.PAWNS_PER_COLOUR, "pawns chosen to be lost, by colour"
        )
        self.choices = layout.add_wide("move.choices", plans.CARDS, "the other choices made, as actions counted from 1")

    # --- writing ---

    def cells(self, position: Position, seat: int) -> bytearray:
        assert isinstance(position, CrecyPosition)
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

    def _put_table(self, s: CrecyPosition, cells: bytearray, look: int) -> None:
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
            if s.rules.mode == terms.SOLO_STANDARD and actions.closed(s, terms.FIRST_MAIN + space):
                cells[self.space_closed + space] = 1
        for number, hint in enumerate(s.hints):
            cells[self.hint_order + hint] = number + 1
            cells[self.fulfilled + hint] = s.fulfilled >> hint & 1

    def _put_piles(self, s: CrecyPosition, cells: bytearray) -> None:
        first = self.deck.first_child
        _count(cells, self.display, s.display)
        cells[self.friend_deck] = len(s.friend_pile) + len(s.friend_top)
        _count(cells, self.friend_discard, s.friend_discard)
        _put_counts(cells, self.child_deck, view.tally(s, s.child_pile + s.child_top))
        _put_counts(cells, self.reserve, view.tally(s, s.reserve))
        _count(cells, self.child_discard - first, s.child_discard)
        _count(cells, self.aside - first, s.aside)
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

    def _put_seat(self, s: CrecyPosition, cells: bytearray, on: int, other: int, seat: int) -> None:
        """One player as the looker sees him or her, `on` cells after the fields of the first."""
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
            if effects.owner_of(entry) == other:
                cells[self.lasting + on + self.lasting_places[effects.card_of(entry)]] += 1

    def _put_persons(self, s: CrecyPosition, cells: bytearray, look: int) -> None:
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

    def _put_decision(self, s: CrecyPosition, cells: bytearray, look: int) -> None:
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
            if base.kind == frames.PAIR:
                _count(cells, self.pair - self.deck.first_child, [args[3], args[4]])
        elif base.kind == frames.HOLDER:
            cells[(self.asked_title if args[0] == terms.TITLE else self.asked_contribution) + args[1]] = 1
        elif base.kind == frames.RIVAL:
            cells[self.loss_owner + (args[0] - look) % s.players] = 1
            put_wide(cells, self.loss_card, args[1])
            cells[self.loss_clause] = args[2]

    def _put_move(self, s: CrecyPosition, cells: bytearray, seat: int) -> None:
        """The choices of the own move. Friends and lost pawns are chosen last and in order, so that counts tell all."""
        top = s.frames[-1]
        cells[self.step + top.kind - frames.FIRST_OPEN] = 1
        if top.args[plans.SPACE] < len(terms.SPACE_NAMES):
            self._put_plan(cells, top)
        if top.kind != frames.LOSS:
            for card in top.args[plans.CARDS :]:
                cells[self.move_cards + card] = IN_MOVE
        at = self.choices
        for action in s.choices(seat):
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
