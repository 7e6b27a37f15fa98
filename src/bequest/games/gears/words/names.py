"""What players are called, and cards and characters as their deck says."""

from __future__ import annotations

from bequest.core.words import Message, Name, message
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck


def player(seat: int) -> Message:
    """The player of a seat, called by colour."""
    return message(f"gears-player-{terms.COLOURS[seat]}")


def card_message(deck: Deck, card: int) -> Name:
    return deck.technologies[card].name if card < deck.first_fate else deck.fates[card - deck.first_fate].name


def character_message(deck: Deck, character: int) -> Name:
    return deck.characters[character].name


def card_name(deck: Deck, card: str) -> Name:
    return card_message(deck, deck.number[card])


def character_name(deck: Deck, id: str) -> Name:
    return character_message(deck, [character.id for character in deck.characters].index(id))


def pursuit_name(deck: Deck, id: str) -> Name | str:
    """What a character pursues; the card need not be in the deck."""
    pursuit = next(character.pursuit for character in deck.characters if character.id == id)
    return card_name(deck, pursuit) if pursuit in deck.number else pursuit
