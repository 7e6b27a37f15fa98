"""What a deck of the Duke de Crecy is like, in a few lines: sizes, spreads, nationalities and occupations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import median_low
from typing import Final

from bequest.core.words import Words
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.terminal.layout import table

COUNTED: Final = ("heads", "titles", "contributions", "missions", "patrons", "hints")


def facts(deck: Deck, said: Words) -> list[str]:
    """How many Friends and Child cards there are."""
    return [said.text("command-deck-people", friends=len(deck.friends), children=_children(deck))]


def summary(deck: Deck, said: Words) -> list[str]:
    friends = deck.friends
    sizes = {
        "heads": deck.heads,
        "titles": deck.titles,
        "contributions": deck.contributions,
        "missions": deck.missions,
        "patrons": deck.patrons,
        "hints": deck.hints,
    }
    genders = Counter(friend.gender for friend in friends)
    kinds = Counter[int]()
    for child in deck.children:
        kinds[child.gender] += child.copies
    rows = [
        [said.text("command-deck-name"), deck.name],
        [said.text("command-deck-friends"), _genders(genders, "friends", said)],
        [said.text("command-deck-children"), _genders(kinds, "children", said)],
        *[[said.text(f"command-deck-{kind}"), str(len(sizes[kind]))] for kind in COUNTED],
        [said.text("command-deck-costs"), _spread([-friend.money for friend in friends if friend.money < 0], said)],
        [said.text("command-deck-dowries"), _spread([friend.money for friend in friends if friend.money > 0], said)],
        [
            said.text("command-deck-nationalities"),
            _icons(deck.nationality, "crecy-nationality-", terms.NATIONALITIES, said),
        ],
        [said.text("command-deck-occupations"), _icons(deck.occupation, "crecy-occupation-", terms.OCCUPATIONS, said)],
        [said.text("command-deck-effects"), str(sum(1 for friend in friends if friend.effects))],
    ]
    return table(rows, indent=0)


def _children(deck: Deck) -> int:
    return sum(child.copies for child in deck.children)


def _genders(counts: Counter[int], what: str, said: Words) -> str:
    return said.text(
        f"command-deck-of-{what}",
        total=counts.total(),
        men=counts[terms.MALE],
        women=counts[terms.FEMALE],
        others=counts[-1],
    )


def _spread(values: Sequence[int], said: Words) -> str:
    if not values:
        return said.text("command-deck-none")
    return said.text("command-deck-spread", low=min(values), high=max(values), median=median_low(values))


def _icons(values: Sequence[int], begins: str, names: Sequence[str], said: Words) -> str:
    counts = Counter(value for value in values if value >= 0)
    return ", ".join(f"{said.text(begins + names[value])} {counts[value]}" for value in sorted(counts))
