"""The start of a game: market, starting player, money and starting hands (section 3)."""

from __future__ import annotations

from typing import ClassVar

from bequest.core.frames import Frame
from bequest.core.pending import Chance
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules import decks, events, frames, market
from bequest.games.lastwill.rules.state import WillState


class FirstMarket(Chance[WillState]):
    """The four tokens go in random order on the places of the market (W-3.4)."""

    name: ClassVar[str] = "market"

    def outcomes(self, s: WillState, frame: Frame) -> list[tuple[int, int]]:
        deck = s.rules.deck
        return [(deck.order + order, 1) for order in range(len(deck.orders))]

    def happen(self, s: WillState, frame: Frame, action: int) -> None:
        s.frames.pop()
        market.lay_tokens(s, -1, action - s.rules.deck.order)


class FirstPlayer(Chance[WillState]):
    """The starting player is picked at random (W-3.16, W-25.3)."""

    name: ClassVar[str] = "first"

    def outcomes(self, s: WillState, frame: Frame) -> list[tuple[int, int]]:
        return [(terms.SEAT + seat, 1) for seat in range(s.players)]

    def happen(self, s: WillState, frame: Frame, action: int) -> None:
        s.frames.pop()
        _give_marker(s, action - terms.SEAT)


class LastWillCard(Chance[WillState]):
    """One last will card says what everybody begins with (W-3.8, W-3.13)."""

    name: ClassVar[str] = "money"

    def outcomes(self, s: WillState, frame: Frame) -> list[tuple[int, int]]:
        deck = s.rules.deck
        return [(deck.will + number, 1) for number in range(len(deck.wills))]

    def happen(self, s: WillState, frame: Frame, action: int) -> None:
        s.frames.pop()
        deck = s.rules.deck
        _give_money(s, deck.wills[action - deck.will].amount)


def lay_market(s: WillState) -> None:
    """The market comes first (W-3.4)."""
    s.frames.append(Frame(frames.MARKET, -1))


def pick_first(s: WillState) -> None:
    """At random, unless the option `first` names a seat (W-3.16, W-25.3)."""
    if s.rules.first < 0:
        s.frames.append(Frame(frames.FIRST, -1))
    else:
        _give_marker(s, s.rules.first)


def _give_marker(s: WillState, seat: int) -> None:
    s.starter = seat
    s.order = [(seat + n) % s.players for n in range(s.players)]
    s.tell(events.STARTER, seat, (-1,))


def deal_money(s: WillState) -> None:
    """70 pounds for everybody, or what the option `money` says (W-3.12, W-25.2)."""
    if s.rules.money == "last_will":
        s.frames.append(Frame(frames.MONEY, -1))
    else:
        _give_money(s, terms.STANDARD_MONEY if s.rules.money == "standard" else int(s.rules.money))


def _give_money(s: WillState, amount: int) -> None:
    s.fortune = amount
    s.balances = [amount] * s.players
    s.tell(events.MONEY, -1, (amount,))


def deal_hand(s: WillState, seat: int) -> None:
    """Three helpers or expenses, then three properties (W-3.14, W-3.17); the last of a stack comes first."""
    s.frames.append(decks.due(seat, terms.PROPERTIES, terms.START_CARDS))
    s.frames.append(decks.due(seat, terms.HELPERS, terms.START_CARDS))
