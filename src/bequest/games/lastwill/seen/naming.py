"""What places and faces are called: one vocabulary for views, offers and events; seats and spaces count from 1."""

from __future__ import annotations

from typing import Final

from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.boards import SIDES
from bequest.games.lastwill.data.deck import Deck, Rules

BOX: Final = "box"
REMOVED: Final = "removed"
NEUTRAL: Final = "marker:neutral"
STARTER: Final = "marker:starter"


# --- faces ---


def face(deck: Deck, card: int) -> str:
    """The face of a card."""
    found = deck.cards[card]
    return f"{terms.KINDS[found.kind]}:{found.id}"


def marker(rules: Rules, seat: int) -> str:
    """The planning marker of a seat, or the neutral one."""
    return f"marker:{rules.colours[seat]}" if seat >= 0 else NEUTRAL


def boy(rules: Rules, seat: int) -> str:
    return f"boy:{rules.colours[seat]}"


def token(value: int) -> str:
    """A token of the market."""
    return f"token:{value:+d}"


def plan_face(rules: Rules, plan: int) -> str:
    """A plan, of the side of the planning board that is in use."""
    return f"plan:{SIDES[rules.plans[plan].side]}-{plan + 1}"


# --- places ---


def space(seat: int, space: int) -> str:
    """A space of a player board."""
    return f"board:{seat + 1}:{space + 1}"


def offering(rules: Rules, place: int) -> str:
    return f"offering:{rules.places[place].id.upper()}"


def errand(deck: Deck, row: int) -> str:
    return f"errand:{deck.errand_names[row]}"


def pile(back: int) -> str:
    """A draw pile; those of the special cards lie apart by their backs."""
    return f"pile:{terms.BACKS[back]}"


def discards(deck: int) -> str:
    """A discard pile; special cards leave the game."""
    return f"discard:{terms.DECKS[deck]}" if deck < terms.SPECIAL else REMOVED


def market(type: int) -> str:
    return f"market:{terms.TYPES[type]}"
