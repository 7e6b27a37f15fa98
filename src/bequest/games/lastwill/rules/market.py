"""The property market: the value of a property, and what it is bought and sold for (sections 7.4 and 15)."""

from __future__ import annotations

from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.cards import Card
from bequest.games.lastwill.rules import events
from bequest.games.lastwill.rules.lying import Lying
from bequest.games.lastwill.rules.state import WillState


def lay_tokens(s: WillState, seat: int, order: int) -> None:
    """The four tokens in an order, until the next time (W-3.4, W-7.21, W-7.22)."""
    before = s.market
    s.market = s.rules.deck.orders[order]
    if s.journal is not None:
        s.tell(events.MARKET, seat, (order, s.rules.deck.orders.index(before) if before else -1))


def value(s: WillState, lying: Lying) -> int:
    """The current value of a property: the banknote at its marker (W-15.2, W-15.3)."""
    return s.rules.deck.cards[lying.card].banknotes[lying.step]


def steps_left(card: Card, lying: Lying) -> int:
    """How far the value marker can still go down; a farm has none (W-9.8, W-15.3, W-20.9)."""
    return len(card.banknotes) - 1 - lying.step if card.kind == terms.PROPERTY else 0


def falls(card: Card, lying: Lying) -> bool:
    """Whether a residence loses a step at the end of the round, if it is not activated before (W-9.6, W-9.8)."""
    return not lying.activated and steps_left(card, lying) > 0


def full_price(s: WillState, card: Card, lying: Lying | None) -> int:
    """Before helpers change it: what a property in hand costs (W-15.6), or brings that lies on a board (W-15.16)."""
    note = card.banknotes[0] if lying is None else value(s, lying)
    return note + s.market[card.type]


def adjusters(s: WillState, seat: int, card: Card, without: int = -1) -> list[tuple[int, int, int]]:
    """The helpers that change a price, by their space, with what they take off and add (W-22.2, W-22.6, W-22.7).

    `without` is the space of a card that makes room.
    """
    return [
        (space, clause.lower, clause.raises)
        for space, clause in s.perks[seat].prices
        if space != without and clause.types >> card.type & 1
    ]


def _adjusted(s: WillState, seat: int, card: Card, price: int, without: int) -> list[int]:
    """A price with every choice of adjustments, none below 0 (W-15.7, W-15.17, W-22.3)."""
    found = {price}
    for _, lower, raises in adjusters(s, seat, card, without):
        found |= {old - lower for old in found} | {old + raises for old in found}
    return sorted({max(0, price) for price in found})


def asking_prices(s: WillState, seat: int, card: Card, without: int = -1) -> list[int]:
    """The prices of a property in hand, whether or not the player has the money; the lowest first (W-15.6)."""
    return _adjusted(s, seat, card, full_price(s, card, None), without)


def buying_prices(s: WillState, seat: int, card: Card, without: int = -1) -> list[int]:
    """The prices within the balance (W-15.10); `without` is the space of a card that makes room."""
    have = s.balances[seat]
    return [price for price in asking_prices(s, seat, card, without) if price <= have]


def selling_prices(s: WillState, seat: int, card: Card, lying: Lying) -> list[int]:
    """The current value and the token (W-15.16)."""
    return _adjusted(s, seat, card, full_price(s, card, lying), -1)
