"""The features of a position of the Duke de Crecy, see `bequest.core.sight`: which there are, and in which order.

The things are persons: first all of the looker's own family by number, then the living of the other families, the
youngest row first where there are too many.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bequest.core.sight import FEW, NO_CARD, NO_THING, Features, Sight, Steps
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import Card
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.rules import frames

VERSION: Final = 1
OWN_PERSONS: Final = 40
PERSONS: Final = 104
"""Families of long games are about 35 strong; all four together about 100, the departed included."""
ROWS: Final = 12

HONOR: Final = Steps((*range(1, 41), *range(42, 61, 2), *range(65, 101, 5)))
GOLD: Final = Steps((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 19, 22, 26, 30))
SMALL: Final = Steps((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15))
DECK: Final = Steps((1, 3, 6, 10, 15, 20, 30, 45))
PAWNS: Final = Steps((1, 2, 3))


class CrecySightLayout(Sight):
    """Its attributes say where the features begin."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        friends, children = len(deck.friends), len(deck.children)
        groups: tuple[Sequence[Card], ...] = (deck.titles, deck.contributions, deck.patrons, deck.hints, deck.heads)
        first = len(deck.card_ids)
        self.first_of: list[int] = []
        """Where Titles, Contributions, Patrons, Hints and Heads begin among the cards; others keep their numbers."""
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
