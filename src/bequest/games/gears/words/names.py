"""Names of cards and characters in words: those supplied in every language, those of one's own as they are written."""

from __future__ import annotations

from bequest.core.words import SOURCE_LANGUAGE, Message, message, words
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
