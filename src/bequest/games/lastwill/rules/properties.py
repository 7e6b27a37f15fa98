"""Properties: buying, selling and losing value (section 15)."""

from __future__ import annotations

from typing import ClassVar

from bequest.core.frames import Frame
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.core.wire import Shape
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.cards import Card
from bequest.games.lastwill.rules import board, codes, events, frames, half_made, helpers, market, money
from bequest.games.lastwill.rules.half_made import COMPLETE, Move, MoveStep, waiver_then
from bequest.games.lastwill.rules.lying import Lying
from bequest.games.lastwill.rules.state import WillState


def depreciate(s: WillState, seat: int, space: int) -> None:
    """The value marker goes one step down, never up (W-9.6, W-15.4, W-20.8)."""
    lying = s.lying_at(seat, space).depreciated()
    s.boards[seat][space] = lying
    if s.journal is not None:
        s.tell(events.DEPRECIATED, seat, (lying.card, market.value(s, lying), space))


# --- buying ---


def buying_code(s: WillState, seat: int, card: Card) -> int:
    """Why a property in hand cannot be bought (W-8.4, W-15.5, W-15.8, W-15.10, W-15.11)."""
    if s.bankrupt >> seat & 1:
        return codes.BANKRUPT_BUYS_NOTHING
    if not s.actions[seat] and not helpers.trade_waivers(s, seat, card):
        return codes.TOO_FEW_ACTIONS
    if market.full_price(s, card, None) > s.balances[seat] and not market.buying_prices(s, seat, card):
        return codes.PRICE_ABOVE_BALANCE
    return board.no_room(s, seat, card)


def explain_buying(s: WillState, seat: int, card: Card, code: int) -> Why:
    if code == codes.TOO_FEW_ACTIONS:
        return codes.why(code, have=s.actions[seat], needed=1)
    if code == codes.PRICE_ABOVE_BALANCE:
        return codes.why(code, balance=s.balances[seat], price=market.asking_prices(s, seat, card)[0])
    return board.why_no_room(s, seat, card, code)


def next_buying_step(move: Move) -> int:
    """Room, waiver, price (W-8.10)."""
    if len(move) == 1:
        return frames.ROOM
    if len(move) == 2:
        return frames.WAIVER
    return frames.PRICE if len(move) == 3 else COMPLETE


def buying_waivers(s: WillState, seat: int, move: Move) -> list[int]:
    """How the action of a purchase is paid, after the card that makes room has left (W-8.11, W-12.9)."""
    deck = s.rules.deck
    card = deck.cards[move[0] - deck.use]
    leaving = board.leaving_space(s, seat, move)
    return helpers.waiver_choices(s, helpers.trade_waivers(s, seat, card, leaving), actions_to_buy(s, seat, move) >= 1)


def actions_to_buy(s: WillState, seat: int, move: Move) -> int:
    """The actions left when the card that makes room has gone (W-12.9, W-22.19)."""
    leaving = board.leaving_space(s, seat, move)
    if leaving < 0:
        return s.actions[seat]
    return helpers.actions_without(s, seat, s.rules.deck.cards[s.lying_at(seat, leaving).card])


def buy(s: WillState, seat: int, move: Move) -> None:
    """An action, the price, and the card lies on the board with its marker on the highest banknote.

    W-15.5, W-15.9.
    """
    deck = s.rules.deck
    number = move[0] - deck.use
    space = board.make_room(s, seat, move)
    paid = helpers.pay_actions(s, seat, 1, move[2])
    price = move[3] - deck.amount
    board.lay(s, seat, number, space)
    if s.journal is not None:
        s.tell(events.BUY, seat, (number, paid, price, space))
        helpers.tell_waiver(s, seat, move[2])
    money.spend(s, seat, price)


# --- selling ---


def selling_code(s: WillState, seat: int, lying: Lying) -> int:
    """Why what lies on the board cannot be sold: only properties can, for an action (W-8.4, W-15.15, W-15.19)."""
    card = s.rules.deck.cards[lying.card]
    if card.kind != terms.PROPERTY:
        return codes.NOT_A_PROPERTY
    return OK if s.actions[seat] or helpers.trade_waivers(s, seat, card) else codes.TOO_FEW_ACTIONS


def explain_selling(s: WillState, seat: int, lying: Lying, code: int) -> Why:
    if code == codes.TOO_FEW_ACTIONS:
        return codes.why(code, have=s.actions[seat], needed=1)
    return codes.why(code, card=lying.card)


def next_selling_step(move: Move) -> int:
    """Waiver, price (W-8.10)."""
    return waiver_then(frames.PRICE, move)


def selling_waivers(s: WillState, seat: int, move: Move) -> list[int]:
    """How the action of a sale is paid (W-8.11)."""
    deck = s.rules.deck
    card = deck.cards[s.lying_at(seat, move[0] - deck.sell).card]
    return helpers.waiver_choices(s, helpers.trade_waivers(s, seat, card), s.actions[seat] >= 1)


def sell(s: WillState, seat: int, move: Move) -> None:
    """The price comes before anything else, so that only the last property sold for too little ruins.

    W-15.15, W-15.18, W-15.20, W-18.6.
    """
    deck = s.rules.deck
    space = move[0] - deck.sell
    paid = helpers.pay_actions(s, seat, 1, move[1])
    price = move[2] - deck.amount
    s.balances[seat] += price
    card = s.lying_at(seat, space).card
    board.leave(s, seat, space)
    if s.journal is not None:
        s.tell(events.SELL, seat, (card, paid, price, s.balances[seat], space))
        helpers.tell_waiver(s, seat, move[1])
    money.spend(s, seat, 0)


# --- what buying and selling share ---


class Price(MoveStep):
    """The price of a purchase or a sale, as one amount (W-1.16, W-8.10)."""

    name: ClassVar[str] = "price"

    def choices(self, s: WillState, seat: int, move: Move) -> list[int]:
        deck = s.rules.deck
        if move[0] >= deck.use:
            card = deck.cards[move[0] - deck.use]
            prices = market.buying_prices(s, seat, card, board.leaving_space(s, seat, move))
        else:
            lying = s.lying_at(seat, move[0] - deck.sell)
            prices = market.selling_prices(s, seat, deck.cards[lying.card], lying)
        return [deck.amount + price for price in prices]

    def shape(self, s: WillState, frame: Frame, seat: int) -> Shape:
        return half_made.amount_of(s, self.choices(s, seat, frame.args), "pounds")

    def refused(self, s: WillState, seat: int, move: Move, action: int) -> int:
        return codes.NO_SUCH_TOTAL if half_made.is_amount(s, action) else NOT_ASKED

    def why(self, s: WillState, seat: int, move: Move, action: int, code: int) -> Why:
        return codes.why(code, pounds=action - s.rules.deck.amount)
