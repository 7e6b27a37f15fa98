"""The features of a position of Last Will, see `bequest.core.sight`: which there are, and in which order.

The things are first the spaces of the looker's own board by number, then the places of the offering, then the cards on
the other boards, as many of each as there is room for.
"""

from __future__ import annotations

from typing import Final

from bequest.core.sight import FEW, NO_CARD, NO_THING, Features, Sight, Steps
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.boards import SIDES, Boards
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.rules import frames

VERSION: Final = 1
OTHER_CARDS: Final = 36
"""Cards on the boards of all others: nine of each of four, which are more than long games bring."""
SORTS: Final[tuple[str, ...]] = ("own space", "offering place", "card of another")
OWN_SPACE: Final = 0
OFFER_PLACE: Final = 1
OTHERS_CARD: Final = 2
STAGES: Final = terms.NEXT_STARTER + 1
MOST_CHOICES: Final = 8

POUNDS: Final = Steps((*range(1, 31), *range(32, 71, 2), *range(75, 151, 5)))
DEBT: Final = Steps((*range(1, 31), *range(32, 51, 2)))
WORTH: Final = Steps((*range(2, 41, 2), *range(45, 81, 5)))
VALUE: Final = Steps((*range(1, 21), 22, 25, 30))
PILE: Final = Steps((1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 30, 36))
SMALL: Final = Steps((1, 2, 3, 4, 5, 6, 7, 8, 10, 12))
HELD: Final = Steps((1, 2, 3, 4, 5, 6))


class LastWillSightLayout(Sight):
    """Its attributes say where the features begin."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.first_plan = len(deck.cards)
        """Plans and last will cards come after the others among the cards."""
        self.first_will = self.first_plan + deck.most_plans
        ids = [*deck.ids, *[f"plan:{number}" for number in range(1, deck.most_plans + 1)]]
        ids += [f"will:{will.id}" for will in deck.wills]
        self.designs = list(range(len(deck.cards)))
        self.plan_cards = list(range(self.first_plan, self.first_will))
        self.blacks = [number for number in self.designs if deck.cards[number].black] or [0]
        """Only black cards come to lie on a board."""
        self.black_rows = [len([n for n in self.blacks if n < number]) for number in self.designs]
        self.burnt = [[max(card.amounts[: tokens + 1]) for tokens in range(len(card.amounts))] for card in deck.cards]
        """The most that each card is activated for with 0, 1, 2 … tokens."""
        self.fortunes = Steps(sorted({1, terms.STANDARD_MONEY, *[will.amount for will in deck.wills]}))
        self.extension_steps = Steps(range(1, max(1, deck.boards.extensions) + 1))
        self.space_steps = Steps(range(1, deck.most_spaces + 1))
        self.more_spaces = Steps(range(min(deck.boards.spaces, deck.most_spaces - 1) + 1, deck.most_spaces + 1))
        self.tokens_laid = sorted(set(deck.boards.market))
        self._number_places(deck.boards)
        table, seat, thing = Features("table"), Features("seat"), Features("space or card")
        self._declare_table(table)
        self._declare_decision(table)
        self._declare_seat(seat)
        self._declare_thing(thing)
        things = self.first_other + OTHER_CARDS
        super().__init__(table, seat, thing, terms.SEATS, things, ids, deck.catalogue, VERSION)

    def _number_places(self, boards: Boards) -> None:
        """A block for each place of the offering; places that are never in use together share one."""
        in_use = [[place.id for place in boards.of_players(players)] for players in terms.PLAYER_COUNTS]
        self.place_names: list[str] = []
        blocks: list[int] = []
        for place in boards.places:
            if place.id not in self.place_names:
                others = [name for names in in_use if place.id in names for name in names]
                taken = [block for name, block in zip(self.place_names, blocks, strict=True) if name in others]
                self.place_names.append(place.id)
                blocks.append(min([block for block in range(len(taken) + 1) if block not in taken]))
        first = self.deck.most_spaces
        self.first_other = first + max(blocks) + 1
        errands = self.deck.errand_names
        self.errand_blocks = [
            first + blocks[self.place_names.index(name)] if name in self.place_names else NO_THING for name in errands
        ]
        self.places_of: list[list[int]] = [[] for _ in range(terms.SEATS + 1)]
        """For each number of players the places in the order of dealing, by their numbers among the names."""
        for players, names in zip(terms.PLAYER_COUNTS, in_use, strict=True):
            self.places_of[players] = [self.place_names.index(name) for name in names]
        self.place_blocks = [first + block for block in blocks]
        self.place_errands = [errands.index(name) if name in errands else -1 for name in self.place_names]
        """The errand space of each place; those of a group have none of their own."""

    # --- the features ---

    def _declare_table(self, table: Features) -> None:
        add, cards, steps = table.add, table.cards, table.steps
        self.looker = add("looker", terms.SEATS)
        self.players = add("players", terms.SEATS)
        self.open_discards = add("discards.open")
        self.round = add("round", terms.ROUNDS + 1)
        self.final = add("round.final")
        self.phase = add("phase", len(terms.PHASES))
        self.stage = add("stage", len(terms.PHASES) * STAGES)
        self.fortune = steps("starting_money", self.fortunes)
        self.extensions = steps("extensions", self.extension_steps)
        self.market = add("market", len(terms.TYPES) * len(self.tokens_laid))
        self.offered = cards("offering", self.designs, 2)
        self.wilds = add("wild_places", terms.WILD_PLACES)
        self.piles = add("piles", terms.WILD_BACK * PILE.size)
        self.discarded = add("discards.size", len(terms.DECKS) * PILE.size)
        self.discards = cards("discards.known", self.designs, 2)
        self.neutral = cards("plans.neutral", self.plan_cards)
        self.figures = add("errands", len(self.deck.errand_names) * terms.SEATS)
        self.figures_again = add("errands.again", len(self.deck.errand_names) * terms.SEATS)
        self.hand = cards("hand", self.designs, 3)

    def _declare_decision(self, table: Features) -> None:
        add, steps = table.add, table.steps
        actions = len(self.deck.catalogue)
        self.kind = add("decision.kind", frames.FIRST_STEP)
        self.asked_seat = add("decision.seat", terms.SEATS)
        self.waiting_seats = add("decision.waiting", terms.SEATS)
        self.given = add("decision.space", len(self.deck.errand_names))
        self.chance = add("chance.kind", len(frames.NAMES) - frames.FIRST_CHANCE)
        self.due_seat = add("chance.seat", terms.SEATS)
        self.due = add("chance.cards", len(terms.DECKS) * SMALL.size)
        self.step = add("move.step", frames.FIRST_CHANCE - frames.FIRST_STEP)
        self.length = add("move.length", MOST_CHOICES)
        self.chosen_actions = add("move.chosen", actions)
        self.move = add("move.whole", actions)
        self.answer = add("move.answer", actions)
        self.again = add("move.again", actions)
        self.divided = add("move.divided", terms.REGULAR * SMALL.size)
        self.to_divide = steps("move.to_divide", SMALL)

    def _declare_seat(self, seat: Features) -> None:
        add, cards, steps = seat.add, seat.cards, seat.steps
        self.own = add("own")
        self.there = add("there")
        self.place = add("place", terms.SEATS)
        self.starter = add("starter")
        self.order = add("order", terms.SEATS)
        self.turn_over = add("turn_over")
        self.plan = cards("plan", self.plan_cards)
        self.printed_plan = add("plan.printed", len(SIDES) * self.deck.most_plans)
        self.balance = steps("balance", POUNDS)
        self.debt = steps("debt", DEBT)
        self.bankrupt = add("bankrupt")
        self.boys = steps("errand_boys", FEW)
        self.actions_left = steps("actions", SMALL)
        self.whites = steps("white_actions", FEW)
        self.backs = add("hand_backs", len(terms.BACKS) * HELD.size)
        self.known_hand = cards("known_hand", self.designs, 2)
        self.spaces = steps("spaces", self.more_spaces)
        self.used_spaces = steps("spaces.used", self.space_steps)
        self.lying = cards("board", self.blacks, 2)
        self.worth = steps("properties.worth", WORTH)
        self.owned = steps("properties", SMALL)

    def _declare_thing(self, thing: Features) -> None:
        add, cards, steps = thing.add, thing.cards, thing.steps
        self.owner = add("owner", terms.SEATS)
        self.sort = add("sort", len(SORTS))
        self.empty = add("empty")
        self.offer_place = add("offering.place", len(self.place_names))
        self.figure = add("offering.figure")
        self.card = cards("card", self.designs)
        self.card_kind = add("kind", len(terms.KINDS))
        self.card_type = add("type", len(terms.TYPES))
        self.tokens = steps("tokens", FEW)
        self.wanted = add("wanted", len(terms.COMPANION_TYPES))
        self.burns = steps("burns", VALUE)
        self.value = steps("value", VALUE)
        self.price = steps("price", VALUE)
        self.fall = steps("fall", FEW)
        self.activated = add("activated")
        self.used = steps("used", FEW)
        self.age = steps("rounds", HELD)
        self.meant = add("meant", 3)

    # --- actions ---

    def pointed(self, action: int) -> int:
        deck = self.deck
        if action < deck.space or action >= deck.card:
            return NO_THING
        if action < deck.errand:
            return action - deck.space
        if action < deck.add:
            return self.errand_blocks[action - deck.errand]
        return (action - deck.add) % deck.most_spaces

    def card_of(self, action: int) -> int:
        deck = self.deck
        if deck.plan <= action < deck.order:
            return self.first_plan + action - deck.plan
        if deck.will <= action < deck.space:
            return self.first_will + action - deck.will
        if action >= deck.use:
            return action - deck.use
        return action - deck.card if action >= deck.card else NO_CARD
