"""The cards and boards of Last Will as tables: loaded from text, checked, and never changed afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from bequest.core.catalogue import Catalogue
from bequest.core.errors import UnknownName
from bequest.core.words import message, quoted
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.boards import GROUP, Boards, OfferPlace, Plan, side_of
from bequest.games.lastwill.data.cards import Card, Will

SUPPLIED: Final[dict[str, str]] = {"fortune-1": "cards.toml"}
ALIASES: Final[dict[str, str]] = {"base": "fortune-1"}
SUPPLIED_BOARDS: Final[dict[str, str]] = {"manor-1": "boards.toml"}
BOARD_ALIASES: Final[dict[str, str]] = {"base": "manor-1"}
TEXTS: Final[dict[str, str]] = {
    name: (files(__package__) / file).read_text(encoding="utf-8")
    for name, file in (*SUPPLIED.items(), *SUPPLIED_BOARDS.items())
}


def real_name(name: str) -> str:
    """The supplied deck of this name, or of what an option calls it."""
    found = ALIASES.get(name, name)
    if found not in SUPPLIED:
        raise UnknownName(message("lastwill-deck-unknown", name=quoted(name), known=", ".join([*ALIASES, *SUPPLIED])))
    return found


class Deck:
    """All tables that depend on cards and boards. Designs are numbered in the order of the card list: events, helpers
    and expenses, properties, special cards, companions, the wild card."""

    def __init__(
        self, name: str, text: str, cards: Sequence[Card], wills: Sequence[Will], boards: Boards,
        section: dict[str, object] | None = None,
    ) -> None:  # fmt: skip
        self.name = name
        self.text = text
        self.section = section
        """The cards that a position file brings, as it gives them."""
        self.cards = tuple(sorted(cards, key=_rank))
        self.wills = tuple(wills)
        self.boards = boards
        self.ids = tuple([card.id for card in self.cards])
        self.backs = tuple([card.back for card in self.cards])
        self.first_slate = len([card for card in self.cards if card.kind < terms.COMPANION])
        """Companions and the wild card come last: they are never played alone (W-10.4)."""
        self.wild = next((number for number, card in enumerate(self.cards) if card.kind == terms.WILD), -1)
        self.companions = tuple(
            [
                tuple([n for n, card in enumerate(self.cards) if card.kind == terms.COMPANION and card.type == wanted])
                for wanted in range(len(terms.COMPANION_TYPES))
            ]
        )
        """The designs of each companion type."""
        self.most_spaces = boards.spaces + boards.extensions
        self.orders = tuple(terms.market_orders(boards.market))
        self.most_pounds = _most_pounds(self)
        self.errand_names = (*_place_names(boards), GROUP, *terms.ERRANDS_NAMED)
        self.most_plans = max(len(boards.side(0)), len(boards.side(1)))
        self.amount, self.plan, self.order, self.will, self.space, self.errand = 0, 0, 0, 0, 0, 0
        self.add, self.sell, self.activate, self.card, self.use = 0, 0, 0, 0, 0
        self.catalogue = _catalogue(self)

    def number(self, id: str) -> int:
        """The design of this id, -1 if there is none."""
        return self.ids.index(id) if id in self.ids else -1


def _rank(card: Card) -> int:
    """The order of the card list by kinds of decks; within one the order of the file."""
    if card.kind >= terms.COMPANION:
        return 4 + card.kind
    return 4 if card.crowns else card.back


def _place_names(boards: Boards) -> list[str]:
    """The single places of all boards, each name once."""
    return list(dict.fromkeys([place.id for place in boards.places if not place.group]))


def _most_pounds(deck: Deck) -> int:
    """A bound for every number that is chosen: pounds of a move, cards drawn in planning, extra white actions."""
    most = deck.most_spaces
    copies = [min(most, card.copies) if card.copies else most for card in deck.cards]
    owned = list(zip(deck.cards, copies, strict=True))
    bonus = {terms.BONUS: 0, terms.UPKEEP: 0, terms.PRICE: 0, terms.DRAW: 0}
    for card, count in owned:
        for clause in card.privileges:
            if clause.do in bonus:
                bonus[clause.do] += count * (clause.raises if clause.do == terms.PRICE else clause.amount)
    farms = [(card, count) for card, count in owned if card.kind == terms.PROPERTY and card.type == terms.FARM]
    counted = [min(most, sum([count for _, count in farms]))]
    counted += [
        sum([count * [t for t, _ in card.spaces].count(wanted) for card, count in farms])
        for wanted in (terms.DOG, terms.HORSE)
    ]
    whites = sum([count for card, count in owned if card.counted is not None and card.counted.do == terms.WHITE_ACTION])
    drawn = bonus[terms.DRAW] + max([plan.cards for plan in deck.boards.plans])
    found = [min(most, whites), drawn, terms.OPERA_PRICE + bonus[terms.BONUS]]
    for card in deck.cards:
        if card.kind == terms.EVENT:
            found.append(
                max([pounds for _, pounds in card.options]) + sum([a for _, a in card.coins]) + bonus[terms.BONUS]
            )
        elif card.upper:
            computed = sum([each * number for each, number in zip(card.formula, counted, strict=False)])
            found.append(max(*card.amounts, computed) + bonus[terms.BONUS] + bonus[terms.UPKEEP])
        if card.kind == terms.PROPERTY:
            found.append(card.banknotes[0] + max(deck.boards.market) + bonus[terms.PRICE])
    return max(found)


def _catalogue(deck: Deck) -> Catalogue:
    """All choices of all moves and all outcomes of chance, in the order of the action numbers (see terms)."""
    rows = Catalogue()
    for verb in ("end", "none", "enough"):
        rows.add(verb)
    rows.block("deck", "deck", terms.DECKS[: terms.REGULAR])
    rows.block("seat", "seat", range(1, terms.SEATS + 1))
    rows.block("option", "option", range(1, terms.MOST_OPTIONS + 1))
    deck.amount = rows.block("amount", "pounds", range(deck.most_pounds + 1))
    deck.plan = rows.block("plan", "plan", range(1, deck.most_plans + 1))
    deck.order = rows.block("order", "order", ["/".join([f"{token:+d}" for token in order]) for order in deck.orders])
    deck.will = rows.block("will", "card", [will.id for will in deck.wills])
    deck.space = rows.block("space", "space", range(1, deck.most_spaces + 1))
    deck.errand = rows.block("errand", "space", deck.errand_names)
    deck.add = rows.block("add", "space", range(1, deck.most_spaces + 1))
    deck.sell = rows.block("sell", "space", range(1, deck.most_spaces + 1))
    deck.activate = rows.block("activate", "space", range(1, deck.most_spaces + 1))
    deck.card = rows.block("card", "card", deck.ids)
    deck.use = len(rows)
    for card in deck.cards[: deck.first_slate]:
        rows.block("play" if card.white else "buy" if card.kind == terms.PROPERTY else "put", "card", [card.id])
    return rows


class Rules:
    """What is agreed before set-up and never changes. The seed is not here: no position keeps it (W-25.4)."""

    def __init__(
        self, deck: Deck, players: int, money: str, first: int, open_discards: bool, colours: tuple[str, ...]
    ) -> None:
        self.deck = deck
        self.players = players
        self.money = money
        """`standard`, `last_will` or an amount."""
        self.first = first
        """The first starting player, or -1 for a random one."""
        self.open_discards = open_discards
        self.colours = colours
        self.plans: tuple[Plan, ...] = deck.boards.side(side_of(players))
        self.places: tuple[OfferPlace, ...] = deck.boards.of_players(players)
        self.group = tuple([number for number, place in enumerate(self.places) if place.group])
        """The places that are served together (W-7.11)."""
        self.errands = _errand_spaces(self)
        """The errand spaces in use, as their options."""
        self.place_of_errand = {deck.errand + deck.errand_names.index(place.id): n for n, place in _single(self)}
        self.group_errand = deck.errand + deck.errand_names.index(GROUP)
        self.named_errand = self.group_errand + 1
        """The first of those that are not of the offering, see ERRANDS_NAMED."""
        self.capacity = _capacities(self)
        self.errand_rows = {space: _errand_row(self, space) for space in self.errands}
        """For each errand space its row of the figures, what it is for, its places and its capacity."""


def _errand_row(rules: Rules, space: int) -> tuple[int, int, tuple[int, ...], int]:
    named = space - rules.named_errand
    places = rules.group if space == rules.group_errand else (rules.place_of_errand[space],) if named < 0 else ()
    return space - rules.deck.errand, named, places, rules.capacity[space]


def _single(rules: Rules) -> list[tuple[int, OfferPlace]]:
    return [(number, place) for number, place in enumerate(rules.places) if not place.group]


def _errand_spaces(rules: Rules) -> tuple[int, ...]:
    """Those of the offering in use, and for every number of players the others (W-28.24, W-28.26)."""
    names = rules.deck.errand_names
    used = [names.index(place.id) for _, place in _single(rules)]
    group = [names.index(GROUP)] if rules.group else []
    return tuple(
        [
            rules.deck.errand + n
            for n in sorted([*used, *group, *range(len(names) - len(terms.ERRANDS_NAMED), len(names))])
        ]
    )


def _capacities(rules: Rules) -> dict[int, int]:
    """Figures that each errand space takes in a round (W-7.8); of the unknown card each colour has one (W-7.25)."""
    boards = rules.deck.boards
    found = dict.fromkeys(rules.errands, 1)
    if rules.group:
        found[rules.group_errand] = boards.group_spaces
    for n, capacity in enumerate(boards.capacity):
        found[rules.named_errand + 2 + n] = capacity
    return found
