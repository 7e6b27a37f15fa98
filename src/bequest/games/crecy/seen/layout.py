"""Where each field of an encoded position begins: declared once, for writing, reading back and the docs.

Seats in cells are relative: the first is the viewing seat (for a spectator seat 1), then clockwise. The persons of all
families share one list of cells: there are never more of them together than cards, while a single family could have
nearly all.
"""

from __future__ import annotations

from typing import Final

from bequest.core.encoding import MOST, Encoder, Layout
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.rules import frames, plans
from bequest.games.crecy.rules.in_play import PILES

VERSION: Final = 1
"""Of the layout: goes up with every change of a field."""
STEPS: Final[tuple[str, ...]] = frames.NAMES[frames.FIRST_OPEN : frames.FIRST_CHANCE]
PILE: Final = max(PILES)
"""Mansions, and Ventures, that a game has at most (C-5.4)."""
IN_MOVE: Final = 1
CHOSEN: Final = 2
"""A Friend of the move under way that was filled in because there was no choice, and one that was chosen."""


class CrecyLayout(Encoder):
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
        """The same fields for every seat, and the viewing seat's hand."""
        first = len(layout.fields)
        start = layout.size
        self._declare_seat(layout)
        self.seat_step = layout.size - start
        fields = layout.fields[first:]
        for seat in range(1, terms.SEATS):
            for field in fields:
                layout.add(field.name.replace("0", str(seat), 1), field.size, field.most, field.meaning)
        self.hand = layout.add("hand", max(1, self.friends), 1, "Friends in the viewing seat's hand")

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
        """The viewing seat's own move under way; others see nothing of it."""
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
