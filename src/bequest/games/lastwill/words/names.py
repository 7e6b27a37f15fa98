"""What things are called: the messages that name cards, decks and spaces, for questions, reasons and stories."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from bequest.core.words import Message, Name, message
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.boards import GROUP
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.wire import Seat


def card_message(deck: Deck, card: int) -> Name:
    return deck.cards[card].name


def named(card: Name) -> Message:
    """A card within a sentence, which some languages set in quotation marks: its name may begin with an article."""
    return message("lastwill-named", card=card)


def deck_message(deck: int) -> Message:
    return message(f"lastwill-pile-{terms.DECKS[deck]}")


def errand_message(deck: Deck, errand: int) -> Message:
    """An errand space: a place of the offering by its letter and number, the others by what they are for."""
    name = deck.errand_names[errand]
    if name in terms.ERRANDS_NAMED or name == GROUP:
        return message(f"lastwill-errand-{name}")
    return message("lastwill-errand-place", place=name.upper())


def companion_message(type: int) -> Message:
    return message(f"lastwill-companion-{terms.COMPANION_TYPES[type]}")


def property_message(type: int) -> Message:
    return message(f"lastwill-type-{terms.TYPES[type]}")


def pounds(amount: int) -> Message:
    """Money as it is written, a debt with its sign."""
    return message("lastwill-pounds", n=abs(amount), sign="minus" if amount < 0 else "none")


def change(amount: int) -> Message:
    """A change in pounds, with its sign."""
    return message("lastwill-pounds", n=abs(amount), sign="minus" if amount < 0 else "plus")


def signed(amount: int) -> str:
    """A number with its sign, below zero a real minus."""
    return f"+{amount}" if amount >= 0 else f"\u2212{-amount}"


def actions_message(n: int) -> Message:
    return message("lastwill-actions", n=n)


def chained(items: Sequence[Message | str]) -> Message | str:
    """Things one after the other, without an "and": a, b, c."""
    return reduce(lambda first, following: message("lastwill-comma", first=first, next=following), items)


def player(colour: str) -> Message:
    """A player, called by a colour."""
    return message(f"lastwill-player-{colour}")


# --- how players stand ---


def counted(deck: Deck, shown: Seat) -> list[tuple[Message, int]]:
    """The balance, then each property with all it counts (W-19.4)."""
    owned = [(lying.card, lying.value) for lying in shown.board if lying is not None and lying.value is not None]
    lines: list[tuple[Message, int]] = [(message("lastwill-balance"), shown.balance)]
    return lines + [(deck.cards[deck.number(card)].name, value + terms.PROPERTY_WORTH) for card, value in owned]


def standing(deck: Deck, shown: Seat) -> Message:
    """The money, and with properties the worth that they make it (W-19.4)."""
    lines = counted(deck, shown)
    worth = sum([value for _, value in lines])
    return message("lastwill-standing", balance=pounds(shown.balance), n=len(lines) - 1, worth=pounds(worth))
