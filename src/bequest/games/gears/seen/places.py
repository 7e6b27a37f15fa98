"""What things and places are called, and where every card is (section 23)."""

from __future__ import annotations

from typing import Final

from bequest.core.knowledge import card_of, everybody, knowers_of
from bequest.core.position import Place
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.seen.view import drawer

PILE: Final = "pile:technologies"
FATE_PILE: Final = "pile:fates"
DISCARD: Final = "discard"
AREA: Final = "draft-area"
OUT: Final = "out"
STRAY: Final = "stray"
TIMELINE: Final = "timeline"
BOX: Final = "box"
PLUS: Final = "token:plus"
MINUS: Final = "token:minus"
PRESENT_DAY: Final = "marker:present-day"
SPLICED: Final = "timeframe:ts"


# --- things ---


def face(deck: Deck, card: int) -> str:
    """A card of the deck, a technology or a Fate card."""
    return ("technology:" if card < deck.first_fate else "fate:") + deck.card_ids[card]


def fate_face(deck: Deck, fate: int) -> str:
    return "fate:" + deck.fates[fate].id


def cube(seat: int) -> str:
    return "cube:" + terms.COLOURS[seat]


def marker(seat: int) -> str:
    return "marker:" + terms.COLOURS[seat]


# --- places ---


def hand(seat: int) -> str:
    return f"hand:{seat + 1}"


def drawn(seat: int) -> str:
    return f"drawn:{seat + 1}"


def pool(seat: int) -> str:
    return f"pool:{seat + 1}"


def timeframe(slot: int) -> str:
    """Where markers stand."""
    return "timeframe:" + terms.SLOT_NAMES[slot]


def timeline(slot: int) -> str:
    """Where technologies lie."""
    return "timeline:" + terms.SLOT_NAMES[slot]


def on(deck: Deck, slot: int, card: int) -> str:
    """What lies on a technology of the timeline, and beside it."""
    return f"timeline:{terms.SLOT_NAMES[slot]}:{deck.card_ids[card]}"


def on_offer(deck: Deck, fate: int) -> str:
    """What lies on a Fate card of the draft area."""
    return f"draft-area:{deck.fates[fate].id}"


def held_fate(s: GearsState, seat: int) -> str:
    """Where the Fate cards of a player are: in hand (G-10.17), or before the player (G-23.8, G-23.9)."""
    if s.rules.fate == terms.FATE_DECK:
        return hand(seat)
    return f"{'personal' if s.rules.fate == terms.FATE_ONE_EACH else 'fate'}:{seat + 1}"


def used_fate(s: GearsState) -> str:
    """Where a Fate card goes that is put away (G-10.14, G-24.13, G-24.23)."""
    if s.rules.fate == terms.FATE_DECK:
        return DISCARD
    return AREA if s.rules.fate == terms.FATE_DRAFT else OUT


def fate_place(s: GearsState, fate: int) -> str:
    """Where a Fate card is that is not shuffled into the deck."""
    place = s.fates[fate]
    if place == terms.IN_PLAY:
        for lying in s.lasting:
            if lying.fate == fate:
                return STRAY if lying.card < 0 else on(s.rules.deck, lying.slot, lying.card)
    if place < terms.SEATS:
        return held_fate(s, place)
    return {terms.AREA: AREA, terms.OUT: OUT, terms.LEFT_OUT: FATE_PILE}[place]


def places(s: GearsState) -> list[Place]:
    """Every card of the deck in use, and who knows it where it is (G-25.1)."""
    deck = s.rules.deck
    all_seats = everybody(s.players)
    found = [
        Place(PILE, tuple(s.top + s.pile), (0,) * (len(s.top) + len(s.pile))),
        Place(DISCARD, tuple(card_of(m) for m in s.discard), tuple(knowers_of(m) for m in s.discard)),
    ]
    for slot in range(s.oldest, s.present):
        here = [copy % terms.STRIDE for copy in s.copies if copy // terms.STRIDE == slot]
        found.append(Place(timeline(slot), tuple(here), (all_seats,) * len(here)))
    for seat in range(s.players):
        found.append(Place(hand(seat), tuple(s.hands[seat]), (1 << seat,) * len(s.hands[seat])))
    if s.drawn:
        found.append(Place(drawn(drawer(s)), tuple(s.drawn), (1 << drawer(s),) * len(s.drawn)))
    for fate, place in enumerate(s.fates):
        if place == terms.IN_PLAY or s.rules.fate in (terms.FATE_DRAFT, terms.FATE_ONE_EACH):
            found.append(Place(fate_place(s, fate), (deck.first_fate + fate,), (_fate_knowers(s, place),)))
    return found


def _fate_knowers(s: GearsState, place: int) -> int:
    """A personal Fate card is known to its owner (G-23.8), one that was dealt to nobody to nobody."""
    if s.rules.fate == terms.FATE_ONE_EACH and place < terms.SEATS:
        return 1 << place
    return 0 if place == terms.LEFT_OUT else everybody(s.players)
