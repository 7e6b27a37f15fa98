"""What cards, spaces and persons are called: cards as their deck says, children by a name of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bequest.core.words import Message, message
from bequest.games.crecy.cards import Card
from bequest.games.crecy.data import Deck
from bequest.games.crecy.terms import GENDERS, MALE, SOLO_TESTAMENT, SPACE_NAMES
from bequest.games.crecy.tree import Family

if TYPE_CHECKING:
    from bequest.games.crecy.data import Rules

# The cards name no child, so every child of a family gets the next name of its list; no rule looks at it.
SONS: Final = (
    "Étienne", "Louis", "Armand", "Gaspard", "Honoré", "Théodore", "Bastien", "Lucien", "Édouard", "Félix", "Hippolyte",
    "Jules", "Augustin", "Maxime", "Olivier", "Philippe", "Raoul", "Sylvain", "Tristan", "Ulysse", "Valentin", "Xavier",
    "Yves", "Zacharie", "Adrien", "Blaise", "Cyprien", "Denis", "Éloi", "Florent", "Germain", "Hubert", "Ignace",
    "Jérôme", "Léandre", "Marcel", "Noël", "Octave", "Prosper", "Quentin",
)  # fmt: skip
DAUGHTERS: Final = (
    "Adélaïde", "Blanche", "Charlotte", "Delphine", "Éléonore", "Flore", "Geneviève", "Héloïse", "Irène", "Joséphine",
    "Louise", "Mathilde", "Noémie", "Odette", "Pauline", "Rosalie", "Solange", "Thérèse", "Ursule", "Victoire",
    "Yolande", "Zélie", "Agathe", "Berthe", "Cécile", "Diane", "Élodie", "Fanny", "Gabrielle", "Hortense", "Isaure",
    "Jeanne", "Léonie", "Madeleine", "Ninon", "Ophélie", "Perrine", "Reine", "Suzanne", "Tatienne",
)  # fmt: skip


def named(name: str, name_fr: str) -> Message | str:
    """A name in both languages; as it is if they agree."""
    return message("crecy-name", english=name, french=name_fr) if name_fr else name


def title_of(card: Card) -> Message | str:
    return named(card.name, card.name_fr)


def card_message(deck: Deck, card: int) -> Message | str:
    """A Friend, a Child card, a side of a Head, or a Mission, by the deck's one numbering."""
    if card < deck.first_child:
        return title_of(deck.friends[card])
    if card < deck.first_head:
        return title_of(deck.children[card - deck.first_child])
    if card < deck.first_mission:
        head, side = divmod(card - deck.first_head, 2)
        found = deck.heads[head].sides[side]
        return named(found.name, found.name_fr)
    return title_of(deck.missions[card - deck.first_mission])


def offer_message(deck: Deck, kind: int, number: int) -> Message | str:
    """A Title or a Contribution."""
    return title_of(deck.offers(kind)[number])


def space_message(mode: int, space: int) -> Message:
    """The action of a space; The Testament has other names for those of the player board (section 38.3)."""
    prefix = "crecy-testament-space" if mode == SOLO_TESTAMENT and space <= 4 else "crecy-space"
    return message(f"{prefix}-{SPACE_NAMES[space]}")


def person_message(rules: Rules, family: Family, number: int) -> Message | str:
    """What a person is called: Friends and Heads by their card, a child by its given name, an unknown ancestor so."""
    person = family[number]
    deck = rules.deck
    if not deck.first_child <= person.card < deck.first_head:
        return card_message(deck, person.card)
    if rules.mode == SOLO_TESTAMENT:
        return message(f"crecy-unknown-{GENDERS[person.gender]}", number=str(number + 1))
    return given_name(deck, family, number)


def given_name(deck: Deck, family: Family, number: int) -> str:
    """The name of a child: the next of its gender in this family, beginning elsewhere for every Head."""
    gender = family[number].gender
    names = SONS if gender == MALE else DAUGHTERS
    elder = [p for p in family[:number] if p.gender == gender and deck.first_child <= p.card < deck.first_head]
    place = len(elder) + 10 * ((family[0].card - deck.first_head) // 2)
    again = place // len(names)
    return names[place % len(names)] + (f" {again + 1}" if again else "")
