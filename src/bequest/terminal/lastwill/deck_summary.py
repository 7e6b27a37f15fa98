"""What a deck of Last Will is like, in a few lines: how many cards of each deck, spreads, symbols, plans and places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import median_low
from typing import Final

from bequest.core.words import Words
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.boards import SIDES, Boards
from bequest.games.lastwill.data.cards import Card
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.words.names import deck_message
from bequest.terminal.layout import table

PRINTED: Final[dict[str, int]] = {"events": 31, "helpers": 39, "properties": 24, "companions": 20, "special": 17}
"""Cards of each deck in the printed game (W-2.7)."""
PRINTED_WILLS: Final = 7


def facts(deck: Deck, said: Words) -> list[str]:
    """How many designs and cards there are."""
    return [said.text("command-deck-size", designs=len(_designs(deck)), cards=sum(_sizes(deck).values()))]


def summary(deck: Deck, said: Words) -> list[str]:
    cards = _designs(deck)
    sizes = _sizes(deck)
    rows = [
        [said.text("command-deck-name"), deck.name],
        *[
            [said.say(deck_message(at)), _size([card for card in cards if _deck(card) == at], said)]
            for at in range(len(terms.DECKS))
        ],
        [said.text("command-deck-crowns"), _crowns(cards, said)],
        [said.text("command-deck-helpers"), _helpers(cards, said)],
        [said.text("command-deck-types"), _types(cards, said)],
        [said.text("command-deck-symbols"), _symbols(cards, said)],
        [
            said.text("command-deck-burnt"),
            _spread([max(p for _, p in card.options) for card in _of(cards, terms.EVENT)], said),
        ],
        [said.text("command-deck-upkeep"), _spread([max(card.amounts) for card in cards if _burns(card)], said)],
        [said.text("command-deck-prices"), _spread([card.banknotes[0] for card in _of(cards, terms.PROPERTY)], said)],
        [said.text("command-deck-wills"), ", ".join(str(will.amount) for will in deck.wills)],
        *_boards(deck.boards, said),
        *_deviations(sizes, len(deck.wills), said),
    ]
    return table(rows, indent=0)


def _designs(deck: Deck) -> list[Card]:
    """The cards that are drawn or dealt: all but the wild card."""
    return [card for card in deck.cards if card.kind != terms.WILD]


def _deck(card: Card) -> int:
    return min(card.back, terms.SPECIAL)


def _sizes(deck: Deck) -> dict[str, int]:
    found = Counter[str]()
    for card in _designs(deck):
        found[terms.DECKS[_deck(card)]] += card.copies
    return {name: found[name] for name in terms.DECKS}


def _of(cards: Sequence[Card], kind: int) -> list[Card]:
    return [card for card in cards if card.kind == kind]


def _burns(card: Card) -> bool:
    """Whether it can be activated for amounts that are printed on it."""
    return card.upper and not card.formula


def _size(cards: Sequence[Card], said: Words) -> str:
    return said.text("command-deck-size", designs=len(cards), cards=sum(card.copies for card in cards))


def _crowns(cards: Sequence[Card], said: Words) -> str:
    crowns = range(1, terms.CROWNS + 1)
    return _each({str(n): sum(card.copies for card in cards if card.crowns == n) for n in crowns}, said)


def _helpers(cards: Sequence[Card], said: Words) -> str:
    helpers, expenses = [sum(card.copies for card in _of(cards, kind)) for kind in (terms.HELPER, terms.EXPENSE)]
    return said.text("command-deck-of-helpers", helpers=helpers, expenses=expenses)


def _symbols(cards: Sequence[Card], said: Words) -> str:
    bearers = [(n, card) for card in cards for n in range(len(terms.SYMBOLS)) if card.symbols >> n & 1]
    return _counted(bearers, "lastwill-symbol-", terms.SYMBOLS, said)


def _types(cards: Sequence[Card], said: Words) -> str:
    return _counted([(card.type, card) for card in _of(cards, terms.PROPERTY)], "lastwill-type-", terms.TYPES, said)


def _counted(bearers: Sequence[tuple[int, Card]], begins: str, names: Sequence[str], said: Words) -> str:
    """How many cards bear each of the names."""
    counts = Counter[int]()
    for n, card in bearers:
        counts[n] += card.copies
    return ", ".join(f"{said.text(begins + names[n])} {counts[n]}" for n in sorted(counts))


def _spread(values: Sequence[int], said: Words) -> str:
    if not values:
        return said.text("command-deck-none")
    return said.text("command-deck-spread", low=min(values), high=max(values), median=median_low(values))


def _boards(boards: Boards, said: Words) -> list[list[str]]:
    plans = {side.replace("-", "–"): len(boards.side(n)) for n, side in enumerate(SIDES)}
    places = {str(players): len(boards.of_players(players)) for players in terms.PLAYER_COUNTS}
    return [
        [said.text("command-deck-boards"), boards.name],
        [said.text("command-deck-plans"), _each(plans, said)],
        [said.text("command-deck-places"), _each(places, said)],
    ]


def _each(counts: Mapping[str, int], said: Words) -> str:
    return ", ".join(said.text("command-deck-level", level=of, count=count) for of, count in counts.items())


def _deviations(sizes: dict[str, int], wills: int, said: Words) -> list[list[str]]:
    """Decks of another size than printed are reported and accepted (W-28.4)."""
    rows: list[list[str]] = []
    for at, name in enumerate(terms.DECKS):
        if sizes[name] != PRINTED[name]:
            deck = deck_message(at)
            told = said.text("command-deck-printed", deck=deck, cards=sizes[name], printed=PRINTED[name])
            rows.append(["" if rows else said.text("command-deck-sizes"), told])
    if wills != PRINTED_WILLS:
        name = said.text("command-deck-wills")
        told = said.text("command-deck-printed", deck=name, cards=wills, printed=PRINTED_WILLS)
        rows.append(["" if rows else said.text("command-deck-sizes"), told])
    return rows
