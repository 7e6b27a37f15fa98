"""Names of players, cards and characters: those supplied in every language, those of one's own as written."""

from __future__ import annotations

from bequest.core.words import SOURCE_LANGUAGE, Message, message, words
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck


def card_message(deck: Deck, card: int) -> Message | str:
    found = deck.technologies[card] if card < deck.first_fate else deck.fates[card - deck.first_fate]
    return _named(f"gears-card-{found.id}", found.name, found.name_fr)


def character_message(deck: Deck, character: int) -> Message | str:
    found = deck.characters[character]
    return _named(f"gears-character-{found.id.lower()}", found.name, found.name_fr)


def _named(id: str, name: str, name_fr: str) -> Message | str:
    """The message of this id if it says the deck's own name: a deck of one's own may give an id another name."""
    if name_fr:
        return message("gears-own-name", english=name, french=name_fr)
    english = words(SOURCE_LANGUAGE)
    return message(id) if english.has(id) and english.text(id) == name else name


def player(seat: int) -> Message:
    """The player of a seat, called by colour."""
    return message(f"gears-player-{terms.COLOURS[seat]}")


def card_name(deck: Deck, card: str) -> Message | str:
    return card_message(deck, deck.number[card])


def character_name(deck: Deck, id: str) -> Message | str:
    return character_message(deck, [character.id for character in deck.characters].index(id))


def pursuit_name(deck: Deck, id: str) -> Message | str:
    """What a character pursues; the card need not be in the deck."""
    pursuit = next(character.pursuit for character in deck.characters if character.id == id)
    return card_name(deck, pursuit) if pursuit in deck.number else pursuit
