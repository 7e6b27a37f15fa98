"""The layout of an encoded position of Last Will: which cells hold what.

Seats stand in the order of the table, the viewing seat first. Cards of a place are counted, one cell for each design
of the card list; where it matters which space a card lies on, its number in that list (from 1) is given too.
"""

from __future__ import annotations

from typing import Final

from bequest.core.encoding import MOST, Encoder, Layout
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.rules import frames

VERSION: Final = 1


class LastWillLayout(Encoder):
    """The offsets of the layout as attributes; those of a seat count from the first cell of its block."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        layout = Layout("lastwill", VERSION)
        self.viewer = layout.add("looker", 1, terms.SEATS, "who looks: 0 a spectator, otherwise the seat, from 1")
        self.players = layout.add("players", 1, terms.SEATS, "how many play; the blocks of further seats are 0")
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
        for number in range(terms.SEATS):
            self._lay_seat(layout, number)
        self.stride = (layout.size - self.seats) // terms.SEATS
        super().__init__(layout)

    # --- the layout ---

    def _lay_table(self, layout: Layout) -> None:
        deck = self.deck
        copies = _most_copies(deck)
        designs = len(deck.cards)
        self.open_discards = layout.add("discards.open", 1, 1, "1 if discards lie open, 0 if face down")
        self.round = layout.add("round", 1, terms.ROUNDS, "the round")
        self.phase = layout.add("phase", len(terms.PHASES), 1, f"one of {', '.join(terms.PHASES)}")
        self.stage = layout.add(
            "stage", 1, terms.NEXT_STARTER, "step of the set-up or the end of the round, pass of errands"
        )
        self.fortune = layout.add_wide("starting_money", 1, "what everybody began with; 0 before that is known")
        self.extensions = layout.add("extensions", 1, max(1, deck.boards.extensions), "extensions left in the bank")
        self.least_token = min(deck.boards.market)
        self.market = layout.add(
            "market", len(terms.TYPES), max(deck.boards.market) - self.least_token + 1,
            f"the token on {', '.join(terms.TYPES)}, as steps above the lowest token plus 1; 0 before they are laid",
        )  # fmt: skip
        places = max([len(deck.boards.of_players(players)) for players in terms.PLAYER_COUNTS])
        self.offering = layout.add_wide(
            "offering.places", places, "the card on each place in use, in the order of dealing, from 1; 0 none"
        )
        self.offered = layout.add("offering.cards", designs, copies, "the cards of the offering, counted by card")
        self.wilds = layout.add("wild_places", terms.WILD_PLACES, 1, "whether each wild card lies on its place")
        self.piles = layout.add_wide(
            "piles", terms.WILD_BACK, f"cards left to draw of {', '.join(terms.BACKS[: terms.WILD_BACK])}"
        )
        self.discarded = layout.add_wide(
            "discards.size", terms.SPECIAL + 1, "cards in each regular discard pile, and special cards out of the game"
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
            self.errands.append(layout.add(f"errands.{name}", room * terms.SEATS, 1, meaning))

    def _lay_decision(self, layout: Layout) -> None:
        deck = self.deck
        kinds, steps = frames.NAMES[: frames.KEEP + 1], frames.NAMES[frames.FIRST_STEP : frames.FIRST_CHANCE]
        self.kind = layout.add(
            "decision.kind", len(kinds), 1, f"what is asked: {', '.join(kinds)}; all 0 if nothing is"
        )
        self.asked = layout.add(
            "decision.seat",
            terms.SEATS,
            1,
            "the seat that is asked; of several the one that looks, otherwise the first",
        )
        self.waiting = layout.add(
            "decision.waiting", terms.SEATS, 1, "seats that have not answered a simultaneous choice"
        )
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
        self.most_answers = terms.HAND_LIMIT + _granted(deck, terms.HAND)
        self.answer = layout.add_wide(
            "answer", self.most_answers, "the own answer to a simultaneous choice so far, as action numbers from 1"
        )

    def _lay_seat(self, layout: Layout, number: int) -> None:
        deck = self.deck
        start = layout.size
        copies = _most_copies(deck)
        who = f"seats.{number}."
        self.colour = layout.add(who + "colour", len(terms.COLOURS), 1, f"one of {', '.join(terms.COLOURS)}") - start
        self.starter = layout.add(who + "starter", 1, 1, "whether the seat holds the starting player marker") - start
        self.order = layout.add(who + "order", 1, terms.SEATS, "the place in plan order, from 1") - start
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
            who + "hand_backs", len(terms.BACKS), _most_of_a_back(deck),
            f"cards in hand with the backs {', '.join(terms.BACKS)}",
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
        self.since = (
            layout.add(what + "round", most, terms.ROUNDS, "the round in which each card was put there") - start
        )


# --- bounds, from the cards and boards ---


def _most_copies(deck: Deck) -> int:
    """Of one card; a fixture without a number of copies has any number (W-0.7)."""
    return max([terms.WILD_PLACES if card.kind == terms.WILD else card.copies or MOST for card in deck.cards])


def _most_of_a_back(deck: Deck) -> int:
    totals = [0] * len(terms.BACKS)
    for card in deck.cards:
        totals[card.back] += terms.WILD_PLACES if card.kind == terms.WILD else card.copies or MOST
    return min(MOST, max(totals))


def _most_actions(deck: Deck) -> int:
    """Those of a plan, one for each helper that fits on a board, and what events give: each is played once in a turn,
    and a helper put down in the turn costs as many as it gives (W-8.1, W-20.7, W-22.18)."""
    events = sum([(card.copies or MOST) * card.effect_amount for card in deck.cards if card.effect == terms.DO_ACTIONS])
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
    draws = {
        (clause.deck, clause.amount) for card in deck.cards for clause in card.privileges if clause.do == terms.DRAW
    }
    return max([len(draws) + terms.REGULAR, *[card.later_choices for card in deck.cards]])


def _rooms(deck: Deck) -> list[int]:
    """Figures that each errand space takes in a round: what the boards say, and of the unknown card one of each colour
    (W-7.8, W-7.25); never more than all have."""
    boards = deck.boards
    named = [*[1] * terms.WILD_PLACES, *boards.capacity, terms.SEATS]
    single = [1] * (len(deck.errand_names) - len(named) - 1)
    figures = terms.SEATS * max([plan.errands for plan in boards.plans])
    return [min(room, figures) for room in [*single, boards.group_spaces, *named]]
