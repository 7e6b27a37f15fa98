"""What cards, spaces and persons are called: cards as their deck says, children by a name of their own."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from bequest.core.words import Message, Name, message
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck, Rules
from bequest.games.crecy.rules.tree import Family

# The cards name no child, so every child of a family gets the next name of its list; no rule looks at it.
# None of the names is that of a supplied card of the same family.
_GIVEN: Final = json.loads((files(__package__) / "given_names.json").read_text(encoding="utf-8"))
"""In a file of its own, for the page to read as well."""
SONS: Final[tuple[str, ...]] = tuple(_GIVEN["sons"])
DAUGHTERS: Final[tuple[str, ...]] = tuple(_GIVEN["daughters"])


def card_message(deck: Deck, card: int) -> Name:
    """A Friend, a Child card, a side of a Head, or a Mission, by the deck's one numbering."""
    if card < deck.first_child:
        return deck.friends[card].name
    if card < deck.first_head:
        return deck.children[card - deck.first_child].name
    if card < deck.first_mission:
        head, side = divmod(card - deck.first_head, 2)
        return deck.heads[head].sides[side].name
    return deck.missions[card - deck.first_mission].name


def offer_message(deck: Deck, kind: int, number: int) -> Name:
    """A Title or a Contribution."""
    return deck.offers(kind)[number].name


def title_message(deck: Deck, number: int, gender: int) -> Name:
    """A Title as a man or a woman bears it."""
    title = deck.titles[number]
    return title.female if gender == terms.FEMALE and title.female is not None else title.name


def space_message(mode: int, space: int) -> Message:
    """The action of a space; The Testament has other names for those of the player board (C-3.17, section 38.3)."""
    if mode == terms.SOLO_TESTAMENT and space < terms.FIRST_MAIN:
        return message(f"crecy-testament-space-{terms.SPACE_NAMES[space]}")
    return message(f"crecy-space-{terms.SPACE_NAMES[space]}")


def person_message(rules: Rules, family: Family, number: int) -> Message | str:
    """What a person of a tree is called."""
    return called(rules.deck, rules.mode == terms.SOLO_TESTAMENT, [person.card for person in family], number)


def called(deck: Deck, testament: bool, cards: Sequence[int], number: int) -> Message | str:
    """The name of one of a family whose persons, in order, have these cards.

    Friends and Heads are called as their card, a child by its given name, an unknown ancestor so.
    """
    card = cards[number]
    if not _is_child(deck, card):
        return card_message(deck, card)
    if testament:
        return unknown_message(deck, card, number)
    return given_name(deck, cards, number)


def unknown_message(deck: Deck, card: int, number: int) -> Message:
    """A Child card in The Testament: nothing but the gender is known (C-38.14)."""
    return message(f"crecy-unknown-{terms.GENDERS[deck.gender[card]]}", number=str(number + 1))


def given_name(deck: Deck, cards: Sequence[int], number: int) -> str:
    """The name of a child: the next of its gender in this family, beginning elsewhere for every Head."""
    gender = deck.gender[cards[number]]
    names = SONS if gender == terms.MALE else DAUGHTERS
    elder = [card for card in cards[:number] if _is_child(deck, card) and deck.gender[card] == gender]
    place = len(elder) + 10 * ((cards[0] - deck.first_head) // 2)
    again = place // len(names)
    return names[place % len(names)] + (f" {again + 1}" if again else "")


def _is_child(deck: Deck, card: int) -> bool:
    return deck.first_child <= card < deck.first_head
