"""The player board: putting a black card down, making room for it, and leaving (section 12.1)."""

from __future__ import annotations

from typing import ClassVar

from bequest.core.frames import Frame
from bequest.core.knowledge import everybody, take_openly
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.core.wire import PlaceOf, Shape
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.cards import Card
from bequest.games.lastwill.rules import codes, decks, events, frames, half_made, helpers, market, money, perks
from bequest.games.lastwill.rules.half_made import COMPLETE, Move, MoveStep
from bequest.games.lastwill.rules.lying import Lying
from bequest.games.lastwill.rules.state import WillState


def gather(s: WillState, seat: int) -> None:
    """Brings what follows from the board up to date: the privileges, and how many properties are owned.

    Only what lies on the board counts, never what is in hand (W-1.3).
    """
    cards = s.rules.deck.cards
    s.perks[seat] = perks.of_board(s.boards[seat], cards)
    owned = [1 for lying in s.boards[seat] if lying is not None and cards[lying.card].kind == terms.PROPERTY]
    s.owned[seat] = len(owned)


def lay(s: WillState, seat: int, number: int, space: int) -> None:
    """A card goes from the hand onto the board."""
    take_openly(s.hands[seat], number)
    s.boards[seat][space] = Lying(number, 0, 0, False, 0, s.round)
    gather(s, seat)


def leave(s: WillState, seat: int, space: int) -> None:
    """A card leaves the board for the discard pile of its deck; its tokens and its state are gone.

    W-12.10, W-16.8. What the card did is not undone (W-12.11).
    """
    lying = s.lying_at(seat, space)
    s.boards[seat][space] = None
    decks.discard(s, lying.card, everybody(s.players))
    gather(s, seat)


def missing(s: WillState, seat: int, space: int) -> int:
    """Why nothing can be done with a space: no card lies there (W-12.1)."""
    board = s.boards[seat]
    return OK if space < len(board) and board[space] is not None else codes.NO_CARD_THERE


# --- putting a card down ---


def check(s: WillState, seat: int, card: Card) -> int:
    """Why an expense or a helper in hand cannot be put down (W-8.4, W-12.2, W-18.2)."""
    if card.play_pounds and card.play_pounds > money.limit(s, seat):
        return codes.NO_DEBT_WITH_PROPERTY
    if s.actions[seat] < 1 + card.play_actions:
        return codes.TOO_FEW_ACTIONS
    return no_room(s, seat, card)


def explain(s: WillState, seat: int, card: Card, code: int) -> Why:
    if code == codes.NO_DEBT_WITH_PROPERTY:
        return codes.why(code, balance=s.balances[seat], pounds=card.play_pounds)
    if code == codes.TOO_FEW_ACTIONS:
        return codes.why(code, have=s.actions[seat], needed=1 + card.play_actions)
    return why_no_room(s, seat, card, code)


def next_step(move: Move) -> int:
    """After the card only what makes room for it is chosen (W-8.10)."""
    return frames.ROOM if len(move) == 1 else COMPLETE


def commit(s: WillState, seat: int, move: Move) -> None:
    """The card is put down and paid for (W-12.2); H11 gives its action at once (W-22.18)."""
    number = move[0] - s.rules.deck.use
    card = s.rules.deck.cards[number]
    space = make_room(s, seat, move)
    s.actions[seat] -= 1 + card.play_actions
    lay(s, seat, number, space)
    if s.journal is not None:
        s.tell(events.PUT, seat, (number, 1 + card.play_actions, space))
    if helpers.gives_action(card):
        helpers.give_action(s, seat, space)
        s.tell(events.ACTIONS, seat, (1,))
    if card.play_pounds:
        money.spend(s, seat, card.play_pounds)


# --- making room ---


def rooms(s: WillState, seat: int, card: Card) -> list[int]:
    """Where a card can go: the first free space (W-12.17), on a full board that of a card that makes room (W-12.3).

    While a space is free nothing is discarded (W-12.8).
    """
    board = s.boards[seat]
    if None in board:
        return [board.index(None)]
    return [space for space in range(len(board)) if room_code(s, seat, card, space) == OK]


def no_room(s: WillState, seat: int, card: Card) -> int:
    """Why no space can be had for a card (W-12.7, W-12.9)."""
    if None in s.boards[seat] or rooms(s, seat, card):
        return OK
    space = _first_to_go(s, seat)
    if space < 0:
        return codes.ONLY_PROPERTIES
    lacking = room_code(s, seat, card, space)
    return codes.ROOM_TAKES_ACTION if lacking == codes.HELPER_TAKES_ACTION else codes.ROOM_TAKES_DISCOUNT


def _first_to_go(s: WillState, seat: int) -> int:
    """The first space of a full board with a card that is no property; -1 if all are (W-12.6)."""
    cards = s.rules.deck.cards
    for space in range(len(s.boards[seat])):
        if cards[s.lying_at(seat, space).card].kind != terms.PROPERTY:
            return space
    return -1


def why_no_room(s: WillState, seat: int, card: Card, code: int) -> Why:
    """What is lacking when the first card that could make room has left; with the others it is no better."""
    if code == codes.ROOM_TAKES_ACTION:
        return why_action_lacks(s, seat, card, _first_to_go(s, seat), code)
    if code == codes.ROOM_TAKES_DISCOUNT:
        space = _first_to_go(s, seat)
        price = market.asking_prices(s, seat, card, space)[0]
        return codes.why(code, card=s.lying_at(seat, space).card, balance=s.balances[seat], price=price)
    return codes.why(code)


def why_action_lacks(s: WillState, seat: int, card: Card, space: int, code: int) -> Why:
    """The card that makes room takes its extra action with it (W-22.19), or can no longer waive one (W-12.9)."""
    number = s.lying_at(seat, space).card
    leaving = s.rules.deck.cards[number]
    have = helpers.actions_without(s, seat, leaving)
    numbers = {"card": number, "have": have, "needed": 1 + card.play_actions}
    return Why(code, "W-22.19" if have < s.actions[seat] else "W-12.9", numbers)


def room_code(s: WillState, seat: int, card: Card, space: int) -> int:
    """Why the card on a space cannot make room: it leaves before the new card is paid for (W-12.9).

    It costs nothing (W-12.4) and may be any card (W-12.5) but a property (W-12.6).
    """
    leaving = s.rules.deck.cards[s.lying_at(seat, space).card]
    if leaving.kind == terms.PROPERTY:
        return codes.PROPERTY_STAYS
    actions = helpers.actions_without(s, seat, leaving)
    if card.kind != terms.PROPERTY:
        return OK if actions > card.play_actions else codes.HELPER_TAKES_ACTION
    if not actions and not helpers.trade_waivers(s, seat, card, space):
        return codes.HELPER_TAKES_ACTION
    return OK if market.buying_prices(s, seat, card, space) else codes.PRICE_ABOVE_BALANCE


def leaving_space(s: WillState, seat: int, move: Move) -> int:
    """The space of the card that makes room in a move, -1 if the new card goes to a free one."""
    space = move[1] - s.rules.deck.space
    return space if s.boards[seat][space] is not None else -1


def make_room(s: WillState, seat: int, move: Move) -> int:
    """The space for the new card; a card that lies there leaves first, with what it gives (W-12.3, W-12.9).

    An extra action goes with its helper (W-22.19).
    """
    space = move[1] - s.rules.deck.space
    lying = s.boards[seat][space]
    if lying is not None:
        leave(s, seat, space)
        s.tell(events.ROOM, seat, (lying.card, space))
        if helpers.gives_action(s.rules.deck.cards[lying.card]) and s.actions[seat]:
            s.actions[seat] -= 1
            s.tell(events.ACTIONS, seat, (-1,))
    return space


class Room(MoveStep):
    """Which card makes room for one that is put down or bought (W-12.3, W-15.8)."""

    name: ClassVar[str] = "room"

    def choices(self, s: WillState, seat: int, move: Move) -> list[int]:
        deck = s.rules.deck
        return [deck.space + space for space in rooms(s, seat, deck.cards[move[0] - deck.use])]

    def shape(self, s: WillState, frame: Frame, seat: int) -> Shape:
        return PlaceOf()

    def refused(self, s: WillState, seat: int, move: Move, action: int) -> int:
        if not half_made.is_space(s, action):
            return NOT_ASKED
        deck = s.rules.deck
        space = action - deck.space
        return missing(s, seat, space) or room_code(s, seat, deck.cards[move[0] - deck.use], space)

    def why(self, s: WillState, seat: int, move: Move, action: int, code: int) -> Why:
        deck = s.rules.deck
        card = deck.cards[move[0] - deck.use]
        space = action - deck.space
        if code == codes.NO_CARD_THERE:
            return codes.why(code, space=space)
        if code == codes.PROPERTY_STAYS:
            return codes.why(code, card=s.lying_at(seat, space).card)
        if code == codes.PRICE_ABOVE_BALANCE:
            return codes.why(code, balance=s.balances[seat], price=market.asking_prices(s, seat, card, space)[0])
        return why_action_lacks(s, seat, card, space, code)

    def wondered(self, s: WillState, frame: Frame, seat: int) -> list[int]:
        return half_made.occupied(s, seat)
