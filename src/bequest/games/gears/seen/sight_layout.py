"""The features of a position of Gears of Time, see `bequest.core.sight`: which there are, and in which order.

The things are the cards of the deck, technologies and then Fate cards, each at its own number and as they are for the
looker.
"""

from __future__ import annotations

from typing import Final

from bequest.core.sight import FEW, NO_CARD, NO_THING, Features, Sight, Steps
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.rules import frames
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
LEVELS: Final = 3
"""Of the same card in hand or among known discards: more make no difference."""


class GearsSightLayout(Sight):
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
