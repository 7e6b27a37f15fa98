"""What cards and characters are called, as their deck says."""

from __future__ import annotations

from bequest.core.words import Name
from bequest.games.gears.data.deck import Deck


def card_message(deck: Deck, card: int) -> Name:
    return deck.technologies[card].name if card < deck.first_fate else deck.fates[card - deck.first_fate].name


def character_message(deck: Deck, character: int) -> Name:
    return deck.characters[character].name
