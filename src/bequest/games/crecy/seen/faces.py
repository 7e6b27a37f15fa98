"""The ids of what is drawn: `kind:id` for each card, pawn and space."""

from __future__ import annotations

from typing import Final

from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck

STARTING_PLAYER: Final = "marker:starting-player"


def card_kind(deck: Deck, card: int) -> str:
    """The kind of a card of the deck's one numbering; a side of a Head is one of its own."""
    if card < deck.first_child:
        return "friend"
    if card < deck.first_head:
        return "child"
    return "side" if card < deck.first_mission else "mission"


def card_face(deck: Deck, card: int) -> str:
    return f"{card_kind(deck, card)}:{deck.card_ids[card]}"


def mission_face(deck: Deck, mission: int) -> str:
    return f"mission:{deck.missions[mission].id}"


def offer_face(deck: Deck, kind: int, number: int) -> str:
    """A Title, a Contribution, a Mansion or a Venture."""
    what = terms.ATTACHED[kind]
    return f"{what}:{offer_id(deck, kind, number)}"


def offer_id(deck: Deck, kind: int, number: int) -> str:
    """Mansions are all alike, and so are Ventures."""
    return deck.offers(kind)[number].id if kind <= terms.A_CONTRIBUTION else terms.ATTACHED[kind]


def pawn_face(pawn: int) -> str:
    return f"pawn:{terms.PAWN_NAMES[pawn]}"


def space_face(space: int) -> str:
    return f"space:{terms.SPACE_NAMES[space]}"
