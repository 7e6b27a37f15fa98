"""What a learning player of the Duke de Crecy looks at: the features of a position, see `bequest.core.sight`.

The things are persons: first all of the looker's own family by number, then the living of the other families, the
youngest row first where there are too many. All that is hidden comes from the functions of `view`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bequest.core.knowledge import card_of
from bequest.core.position import Position
from bequest.core.sight import NO_CARD, NO_THING, Features, Seen, Sight, Steps
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import Card
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.rules import frames, lasting, plans, solo, tree
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.rules.tree import Family, Person, held
from bequest.games.crecy.seen import view

VERSION: Final = 1
OWN_PERSONS: Final = 40
PERSONS: Final = 104
"""Families of long games are about 35 strong; all four together about 100, the departed included."""
ROWS: Final = 12
LOWEST_ROW: Final = -4

HONOR: Final = Steps((*range(1, 41), *range(42, 61, 2), *range(65, 101, 5)))
GOLD: Final = Steps((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 19, 22, 26, 30))
SMALL: Final = Steps((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15))
DECK: Final = Steps((1, 3, 6, 10, 15, 20, 30, 45))
FEW: Final = Steps((1, 2, 3, 4))
PAWNS: Final = Steps((1, 2, 3))


class CrecySight(Sight):
    """Its attributes say where the features begin."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        friends, children = len(deck.friends), len(deck.children)
        groups: tuple[Sequence[Card], ...] = (deck.titles, deck.contributions, deck.patrons, deck.hints, deck.heads)
        first = len(deck.card_ids)
        self.first_of: list[int] = []
        """Where Titles, Contributions, Patrons, Hints and Heads begin among the cards; the others have their numbers."""
        for group in groups:
            self.first_of.append(first)
            first += len(group)
        ids = [*deck.card_ids]
        for kind, group in zip(("title", "contribution", "patron", "hint", "head"), groups, strict=True):
            ids += [f"{kind}:{card.id}" for card in group]
        self.friends = list(range(friends))
        self.child_cards = list(range(deck.first_child, deck.first_child + children))
        self.members = list(range(deck.first_mission))
        self.missions = list(range(deck.first_mission, deck.first_mission + len(deck.missions)))
        self.lasting_cards = [
            card for card, clauses in enumerate(deck.clauses) if True in [clause.lasting for clause in clauses]
        ]
        self.lasting_places = [
            self.lasting_cards.index(card) if card in self.lasting_cards else -1 for card in range(len(deck.clauses))
        ]
        table, seat, thing = Features("table"), Features("seat"), Features("person")
        self._declare_table(table)
        self._declare_decision(table)
        self._declare_seat(seat)
        self._declare_person(thing)
        super().__init__(table, seat, thing, terms.SEATS, PERSONS, ids, deck.catalogue, VERSION)

    # --- the features ---

    def _group(self, number: int) -> list[int]:
        ends = [*self.first_of[1:], self.first_of[4] + len(self.deck.heads)]
        return list(range(self.first_of[number], ends[number]))

    def _declare_table(self, table: Features) -> None:
        add, cards, steps = table.add, table.cards, table.steps
        self.looker = add("looker", terms.SEATS)
        self.players = add("players", terms.SEATS)
        self.mode = add("mode", len(terms.MODES))
        self.edition = add("edition", len(terms.EDITIONS))
        self.round = add("round", terms.ROUNDS + 1)
        self.phase = add("phase", len(terms.PHASES))
        self.starter = add("starter", terms.SEATS)
        self.space_seat = add("spaces.seat", terms.MAIN_SPACES * terms.SEATS)
        self.space_pawn = add("spaces.pawn", terms.MAIN_SPACES)
        self.space_closed = add("spaces.closed", terms.MAIN_SPACES)
        self.supply = add("supply", terms.COLOUR_COUNT * PAWNS.size)
        if self.deck.hints:
            self.hints = cards("hints", self._group(3))
            self.first_hint = cards("hints.next", self._group(3))
            self.fulfilled = cards("hints.fulfilled", self._group(3))
        self.display = cards("display", self.friends)
        self.friend_deck = steps("friend_deck", DECK)
        self.friend_discard = cards("friend_discard", self.friends)
        self.child_deck = add("child_deck", 3 * DECK.size)
        self.reserve = add("reserve", 3 * SMALL.size)
        self.mission_deck = steps("mission_deck", DECK)
        self.mission_discard = cards("mission_discard", self.missions)
        self.drawn_seat = add("drawn.seat", terms.SEATS)
        self.drawn = cards("drawn", self.missions)
        self.titles = cards("titles", self._group(0))
        self.contributions = cards("contributions", self._group(1))
        self.mansions = steps("mansions", FEW)
        self.ventures = steps("ventures", FEW)
        self.hand = cards("hand", self.friends)

    def _declare_decision(self, table: Features) -> None:
        add, cards, steps = table.add, table.cards, table.steps
        self.kind = add("decision.kind", frames.FIRST_OPEN)
        self.asked_seat = add("decision.seat", terms.SEATS)
        self.take_count = steps("decision.count", FEW)
        self.take_gender = add("decision.gender", len(terms.GENDERS))
        self.source_open = add("decision.source_open")
        self.pair = cards("decision.found", self.child_cards)
        self.asked_title = cards("decision.title", self._group(0))
        self.asked_contribution = cards("decision.contribution", self._group(1))
        self.loss_owner = add("decision.owner", terms.SEATS)
        self.loss_card = cards("decision.card", list(range(len(self.deck.card_ids))))
        self.loss_clause = add("decision.clause", 4)
        self.step = add("move.step", frames.FIRST_CHANCE - frames.FIRST_OPEN)
        self.move_space = add("move.space", len(terms.SPACE_NAMES))
        self.move_pawn = add("move.pawn", terms.PAWN_KINDS)
        self.move_title = cards("move.title", self._group(0))
        self.move_contribution = cards("move.contribution", self._group(1))
        self.move_amount = add("move.amount", terms.MOST_AMOUNT + 1)
        self.move_friend = cards("move.friend", self.friends)
        self.move_cards = cards("move.cards", self.friends)
        self.chosen = add("move.chosen", len(self.deck.catalogue))

    def _declare_seat(self, seat: Features) -> None:
        add, cards, steps = seat.add, seat.cards, seat.steps
        self.own = add("own")
        self.there = add("there")
        self.place = add("place", terms.SEATS)
        self.passed = add("passed")
        self.head = cards("head", self._group(4))
        self.patron = cards("patron", self._group(2))
        self.extinct = add("extinct")
        self.honor = steps("honor", HONOR)
        self.prestige = steps("prestige", SMALL)
        self.income = steps("income", SMALL)
        self.below = add("below", 3)
        self.gold = steps("gold", GOLD)
        self.pawns = add("pawns", terms.PLAYER_PAWNS + 1)
        self.placed = add("placed", len(terms.BOARD_SPACES) * terms.PLAYER_PAWNS)
        self.reserves = add("reserve", terms.COLOUR_COUNT * PAWNS.size)
        self.hand_size = steps("hand_size", SMALL)
        self.open_hand = cards("known_hand", self.friends)
        self.open_missions = cards("missions", self.missions)
        self.completed = cards("completed", self.missions)
        self.under = steps("under_patron", FEW)
        self.complication = add("complication", terms.GENERATIONS + 1)
        self.lasting = cards("lasting", self.lasting_cards) if self.lasting_cards else -1
        self.family_size = steps("family", SMALL)

    def _declare_person(self, thing: Features) -> None:
        add, cards, steps = thing.add, thing.cards, thing.steps
        self.owner = add("owner", terms.SEATS)
        self.card = cards("card", self.members)
        self.female = add("female")
        self.row = add("row", ROWS)
        self.state = add("state", len(terms.STATES))
        self.born = add("born")
        self.partner = cards("partner", self.members)
        self.partnered = add("partnered")
        self.widowed = add("widowed")
        self.offspring = steps("children", PAWNS)
        self.title = cards("title", self._group(0))
        self.contribution = cards("contribution", self._group(1))
        self.mansion = add("mansion")
        self.venture = add("venture")
        self.meant = add("meant", 3)

    # --- looking ---

    def see(self, position: Position, seat: int, seen: Seen) -> None:
        assert isinstance(position, CrecyState)
        s = position
        look = seat if seat >= 0 else 0
        seen.append(self.looker + look)  # actions name seats of the table
        self._see_table(s, seen, look)
        self._see_piles(s, seen)
        if s.drawn:
            seen.append(self.drawn_seat + (view.drawer(s) - look) % s.players)
            for mission in view.drawn_by(s, seat):
                seen.append(self.drawn + mission)
        if seat >= 0:
            for mark in s.hands[seat]:
                seen.append(self.hand + card_of(mark))
        father = mother = planned = -1
        if s.seat >= 0:
            father, mother = self._see_decision(s, seen, look)
            if view.under_way(s, seat):
                planned = self._see_move(s, seen, seat)
        for i in range(s.players):
            self._see_seat(s, seen, self.first_seat + i * self.seat.size, i, (look + i) % s.players, seat)
        asked = s.base.seat if s.seat >= 0 else -1
        at = self.first_thing
        family = s.families[look]
        children = tree.children_counts(family, len(family))
        for number in range(min(len(family), OWN_PERSONS)):
            self._see_person(seen, at, 0, family, number, children[number])
            if asked == look:
                if number == father:
                    seen.append(at + self.meant)
                if number == mother:
                    seen.append(at + self.meant + 1)
            if number == planned:
                seen.append(at + self.meant + 2)
            at += self.thing.size
        self._see_others(s, seen, look)

    def _see_others(self, s: CrecyState, seen: Seen, look: int) -> None:
        """The living persons of the other families, as many as there is room for."""
        at = self.first_thing + OWN_PERSONS * self.thing.size
        if s.players < 2:
            return
        room = (PERSONS - OWN_PERSONS) // (s.players - 1)
        for i in range(1, s.players):
            family = s.families[(look + i) % s.players]
            children = tree.children_counts(family, len(family))
            left = room
            for number in range(len(family) - 1, -1, -1):
                if family[number].state != terms.DEPARTED:
                    self._see_person(seen, at, i, family, number, children[number])
                    at += self.thing.size
                    left -= 1
                    if not left:
                        break
            at += left * self.thing.size

    def _see_table(self, s: CrecyState, seen: Seen, look: int) -> None:
        players = s.players
        seen.append(self.players + players - 1)
        seen.append(self.mode + s.rules.mode)
        seen.append(self.edition + s.rules.edition)
        seen.append(self.round + s.round)
        seen.append(self.phase + s.phase)
        if s.starter >= 0:
            seen.append(self.starter + (s.starter - look) % players)
        for colour, count in enumerate(s.supply):
            seen.steps(self.supply + colour * PAWNS.size, PAWNS, count)
        for space in range(terms.MAIN_SPACES):
            seat, pawn = s.pawn_at(space)
            if seat >= 0:
                seen.append(self.space_seat + space * terms.SEATS + (seat - look) % players)
                if pawn != terms.PLAYER_PAWN:
                    seen.append(self.space_pawn + space)
            if s.rules.mode == terms.SOLO_STANDARD and solo.closed(s, terms.FIRST_MAIN + space):
                seen.append(self.space_closed + space)
        open_hint = True
        for hint in s.hints:
            if s.fulfilled >> hint & 1:
                seen.append(self.fulfilled + hint)
            else:
                seen.append(self.hints + hint)
                if open_hint:
                    seen.append(self.first_hint + hint)
                    open_hint = False

    def _see_piles(self, s: CrecyState, seen: Seen) -> None:
        deck = self.deck
        for card in s.display:
            seen.append(self.display + card)
        seen.steps(self.friend_deck, DECK, len(s.friend_pile) + len(s.friend_top))
        for card in s.friend_discard:
            seen.append(self.friend_discard + card)
        for kind, count in enumerate(s.children_in(s.child_pile + s.child_top)):
            seen.steps(self.child_deck + kind * DECK.size, DECK, count)
        for kind, count in enumerate(s.children_in(s.reserve)):
            seen.steps(self.reserve + kind * SMALL.size, SMALL, count)
        seen.counts(self.pair - deck.first_child, 1, view.found(s))
        bought = view.acquired(s)
        if bought is not None:
            space, number = bought.args
            seen.append((self.asked_title if space == terms.TITLE else self.asked_contribution) + number)
        seen.steps(self.mission_deck, DECK, len(s.mission_pile) + len(s.mission_top))
        for mission in s.mission_discard:
            seen.append(self.mission_discard + mission)
        for number, place in enumerate(s.titles):
            if place == terms.ON_OFFER:
                seen.append(self.titles + number)
        for number, place in enumerate(s.contributions):
            if place == terms.ON_OFFER:
                seen.append(self.contributions + number)
        seen.steps(self.mansions, FEW, s.mansions)
        seen.steps(self.ventures, FEW, s.ventures)

    def _see_decision(self, s: CrecyState, seen: Seen, look: int) -> tuple[int, int]:
        """The open question; the father and mother whom it is about."""
        base = s.base
        args = base.args
        seen.append(self.kind + base.kind)
        seen.append(self.asked_seat + (base.seat - look) % s.players)
        if base.kind == frames.TAKE:
            seen.steps(self.take_count, FEW, args[0])
            if args[1] >= 0:
                seen.append(self.take_gender + args[1])
            if not args[2]:
                seen.append(self.source_open)
        elif base.kind in (frames.PAIR, frames.LOSE):
            return args[0], args[1]
        elif base.kind == frames.RIVAL:
            seen.append(self.loss_owner + (args[0] - look) % s.players)
            seen.append(self.loss_card + args[1])
            seen.append(self.loss_clause + min(args[2], 3))
        return -1, -1

    def _see_move(self, s: CrecyState, seen: Seen, seat: int) -> int:
        """The own move under way; the person that it is about so far."""
        top = s.frames[-1]
        planned = -1
        seen.append(self.step + top.kind - frames.FIRST_OPEN)
        space, pawn, what = top.args[plans.SPACE], top.args[plans.PAWN], top.args[plans.WHAT]
        if space < len(terms.SPACE_NAMES):
            seen.append(self.move_space + space)
            if pawn >= 0:
                seen.append(self.move_pawn + pawn)
            planned = view.planned_person(top)
            if what >= 0 and space not in (terms.HAVE_CHILDREN, terms.DOCTOR):
                if space <= terms.ARRANGE:
                    seen.append(self.move_friend + what)
                elif space == terms.TITLE:
                    seen.append(self.move_title + what)
                elif space == terms.CONTRIBUTE:
                    seen.append(self.move_contribution + what)
                else:
                    seen.append(self.move_amount + min(what, terms.MOST_AMOUNT))
        if top.kind != frames.LOSS:
            for card in top.args[plans.CARDS :]:
                seen.append(self.move_cards + card)
        done: list[int] = []
        for action in s.chosen(seat):
            if action not in done:
                done.append(action)
                seen.append(self.chosen + action)
        return planned

    def _see_seat(self, s: CrecyState, seen: Seen, at: int, distance: int, other: int, seat: int) -> None:
        seen.append(at + (self.there if distance else self.own))
        seen.append(at + self.place + distance)
        if s.passed >> other & 1:
            seen.append(at + self.passed)
        if s.heads[other] >= 0:
            seen.append(at + self.head + s.heads[other])
        patron = view.patron_seen(s, other, seat)
        if patron >= 0:
            seen.append(at + self.patron + patron)
        if s.eliminated[other]:
            seen.append(at + self.extinct)
        self._see_track(seen, at, self.honor, HONOR, 0, s.honor[other])
        self._see_track(seen, at, self.prestige, SMALL, 1, s.prestige[other])
        self._see_track(seen, at, self.income, SMALL, 2, s.income[other])
        seen.steps(at + self.gold, GOLD, s.gold[other])
        seen.append(at + self.pawns + min(s.pawns[other], terms.PLAYER_PAWNS))
        for space, count in enumerate(view.placed(s, other)):
            if count:
                seen.append(at + self.placed + space * terms.PLAYER_PAWNS + min(count, terms.PLAYER_PAWNS) - 1)
        for colour, count in enumerate(view.reserve(s, other)):
            if count:
                seen.steps(at + self.reserves + colour * PAWNS.size, PAWNS, count)
        seen.steps(at + self.hand_size, SMALL, len(s.hands[other]))
        for card in view.open_hand(s, other):
            seen.append(at + self.open_hand + card)
        _see_bits(seen, at + self.open_missions, s.open_missions[other])
        _see_bits(seen, at + self.completed, s.completed[other])
        seen.steps(at + self.under, FEW, len(s.under[other]))
        if s.complications[other]:
            seen.append(at + self.complication + s.complications[other])
        told: list[int] = []
        for entry in s.lasting:
            if lasting.owner_of(entry) == other:
                place = self.lasting_places[lasting.card_of(entry)]
                if place not in told:
                    told.append(place)
                    seen.append(at + self.lasting + place)
        seen.steps(at + self.family_size, SMALL, len(s.families[other]))

    def _see_track(self, seen: Seen, at: int, field: int, steps: Steps, number: int, value: int) -> None:
        if value < 0:
            seen.append(at + self.below + number)
        else:
            seen.steps(at + field, steps, value)

    def _see_person(self, seen: Seen, at: int, distance: int, family: Family, number: int, children: int) -> None:
        person: Person = family[number]
        seen.append(at + self.owner + distance)
        seen.append(at + self.card + person.card)
        if person.gender == terms.FEMALE:
            seen.append(at + self.female)
        seen.append(at + self.row + max(0, min(ROWS - 1, person.row - LOWEST_ROW)))
        seen.append(at + self.state + person.state)
        if person.father >= 0:
            seen.append(at + self.born)
        if person.partner >= 0:
            partner = family[person.partner]
            seen.append(at + self.partnered)
            seen.append(at + self.partner + partner.card)
            if partner.state == terms.DEPARTED:
                seen.append(at + self.widowed)
        seen.steps(at + self.offspring, PAWNS, children)
        if person.attached:
            title, contribution = held(person.attached, terms.A_TITLE), held(person.attached, terms.A_CONTRIBUTION)
            if title:
                seen.append(at + self.title + title - 1)
            if contribution:
                seen.append(at + self.contribution + contribution - 1)
            if held(person.attached, terms.A_MANSION):
                seen.append(at + self.mansion)
            if held(person.attached, terms.A_VENTURE):
                seen.append(at + self.venture)

    # --- actions ---

    def pointed(self, action: int) -> int:
        number = action - self.deck.person
        return number if 0 <= number < OWN_PERSONS else NO_THING

    def card_of(self, action: int) -> int:
        deck = self.deck
        if action < deck.friend or action >= deck.person:
            return NO_CARD
        if action < deck.mission:
            return action - deck.friend
        if action < deck.title:
            return deck.first_mission + (action - deck.mission) % len(deck.missions)
        if action < deck.contribution:
            return self.first_of[0] + action - deck.title
        if action < deck.patron:
            return self.first_of[1] + action - deck.contribution
        if action < deck.head:
            return self.first_of[2] + action - deck.patron
        if action < deck.hint:
            return self.first_of[4] + action - deck.head
        return self.first_of[3] + action - deck.hint


def _see_bits(seen: Seen, at: int, mask: int) -> None:
    while mask:
        if mask & 1:
            seen.append(at)
        mask >>= 1
        at += 1
