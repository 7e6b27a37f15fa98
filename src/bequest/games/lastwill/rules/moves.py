"""What a choice does: the next step of a move, or its commit and all that follows at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core.frames import Frame
from bequest.core.knowledge import everybody, take_openly
from bequest.games.lastwill.data.terms import (
    ACTION,
    DO_ACTIONS,
    DO_ANIMALS,
    END,
    ENOUGH,
    F_BLOCK,
    NONE,
    PROPERTY,
)
from bequest.games.lastwill.rules import decks, errands, money, planning, steps
from bequest.games.lastwill.rules.board import Lying, gather, lying_at, value
from bequest.games.lastwill.rules.events import (
    E_ACTIONS,
    E_ACTIVATE,
    E_ADD,
    E_BANKRUPT,
    E_BUY,
    E_DEPRECIATED,
    E_END_TURN,
    E_PLAY,
    E_PUT,
    E_ROOM,
    E_SELL,
    E_SPENT,
    E_TOKEN,
    E_WAIVER,
    E_WHITE,
    E_WITH,
)

if TYPE_CHECKING:
    from bequest.games.lastwill.position import WillPosition
    from bequest.games.lastwill.rules.planning import Move


def choose(s: WillPosition, frame: Frame, seat: int, action: int) -> None:
    """One legal choice: the first of a move or a later one."""
    if action == END and not frame.open:
        _end_turn(s, seat)
    elif frame.kind == F_BLOCK:
        planning.block(s, seat, action - s.rules.deck.plan)
    else:
        go_on(s, seat, frame.args + (action,))


def go_on(s: WillPosition, seat: int, move: Move) -> None:
    """To the next choice that has more than one option, or to the commit (W-1.20)."""
    following = steps.sequence(s, seat, move[0])
    while len(move) <= len(following):
        kind = following[len(move) - 1]
        on_offer = steps.options(s, seat, kind, move)
        if len(on_offer) > 1:
            frame = Frame(kind, seat, move, True)
            frame.offer = on_offer
            s.frames.append(frame)
            return
        move = move + (on_offer[0],)
    _commit(s, seat, move)


def _commit(s: WillPosition, seat: int, move: Move) -> None:
    """The move takes effect as a whole (W-1.7)."""
    deck = s.rules.deck
    first = move[0]
    if first >= deck.use:
        s.close_move()
        card = deck.cards[first - deck.use]
        if card.white:
            _play(s, seat, move)
        elif card.kind == PROPERTY:
            _buy(s, seat, move)
        else:
            _put(s, seat, move)
    elif first >= deck.activate:
        s.close_move()
        _activate(s, seat, move)
    elif first >= deck.sell:
        s.close_move()
        _sell(s, seat, move)
    elif first >= deck.add:
        s.close_move()
        _add(s, seat, move)
    elif first >= deck.errand:
        spent = errands.commit(s, seat, move)
        if spent:
            spend(s, seat, spent)
    else:
        planning.commit(s, seat, move)


def spend(s: WillPosition, seat: int, pounds: int) -> None:
    """Money goes to the bank (W-1.2); without property a balance of 0 or less is bankruptcy (W-18.6)."""
    s.balances[seat] -= pounds
    if s.journal is not None and pounds:
        s.tell(E_SPENT, seat, (pounds, s.balances[seat]))
    if s.balances[seat] <= 0 and not s.owned[seat]:
        go_bankrupt(s, seat)


def go_bankrupt(s: WillPosition, seat: int) -> None:
    """Recorded once, for the rest of the game (W-18.7, W-18.9)."""
    if not s.bankrupt >> seat & 1:
        s.bankrupt |= 1 << seat
        s.tell(E_BANKRUPT, seat)


def _end_turn(s: WillPosition, seat: int) -> None:
    """Unused actions are lost (W-8.7)."""
    s.frames.pop()
    if s.journal is not None:
        s.tell(E_END_TURN, seat, (s.actions[seat],))
    s.actions[seat] = 0


# --- white cards ---


def _play(s: WillPosition, seat: int, move: Move) -> None:
    """Actions, pounds, effect, discard (W-11.1); the cost is paid before actions are gained (W-20.7)."""
    deck = s.rules.deck
    number = move[0] - deck.use
    card = deck.cards[number]
    coins = len(card.coins)
    actions = steps.option_of(card, move)[0]
    if s.journal is not None:
        s.tell(E_PLAY, seat, (number, actions))
    whites = move[2 + coins] - deck.amount
    if whites:
        money.use_white_actions(s, seat, whites)
        s.tell(E_WHITE, seat, (whites,))
    s.actions[seat] -= actions - whites
    decks.discard_openly(s, seat, number)
    if coins:
        for answer, wanted, _ in steps.coins_used(card, move[: 2 + coins]):
            s.tell(E_WITH, seat, (answer - deck.card, wanted))
            decks.discard_openly(s, seat, answer - deck.card)
    spend(s, seat, move[3 + coins] - deck.amount)
    if card.effect >= 0:
        _effect(s, seat, move)


def _effect(s: WillPosition, seat: int, move: Move) -> None:
    deck = s.rules.deck
    card = deck.cards[move[0] - deck.use]
    if card.effect == DO_ACTIONS:
        s.actions[seat] += card.effect_amount
        s.tell(E_ACTIONS, seat, (card.effect_amount,))
        return
    for action in steps.targets(card, move):
        if action == ENOUGH:
            break
        if card.effect == DO_ANIMALS:
            _place_token(s, seat, action - deck.space)
        else:
            depreciate(s, seat, action - deck.space)


def _place_token(s: WillPosition, seat: int, space: int) -> None:
    """On the uppermost empty companion space (W-16.4)."""
    lying = lying_at(s, seat, space)
    if s.journal is not None:
        wanted = s.rules.deck.cards[lying.card].spaces[lying.tokens][0]
        s.tell(E_TOKEN, seat, (lying.card, wanted))
    s.boards[seat][space] = lying.with_token()


def depreciate(s: WillPosition, seat: int, space: int) -> None:
    """The value marker goes one step down (W-9.6, W-20.8)."""
    lying = lying_at(s, seat, space).depreciated()
    s.boards[seat][space] = lying
    if s.journal is not None:
        s.tell(E_DEPRECIATED, seat, (lying.card, value(s, lying)))


# --- black cards ---


def _make_room(s: WillPosition, seat: int, move: Move) -> int:
    """The space for the new card; a card that lies there leaves first, with what it gives (W-12.9, W-12.10)."""
    space = move[steps.ROOM_AT] - s.rules.deck.space
    lying = s.boards[seat][space]
    if lying is not None:
        if s.journal is not None:
            s.tell(E_ROOM, seat, (lying.card,))
        _leave(s, seat, space)
    return space


def _leave(s: WillPosition, seat: int, space: int) -> None:
    """A card leaves the board for the discard pile of its deck; its tokens and its state are gone."""
    lying = lying_at(s, seat, space)
    counted = s.rules.deck.cards[lying.card].counted
    s.boards[seat][space] = None
    decks.discard(s, lying.card, everybody(s.players))
    gather(s, seat)
    if counted is not None and counted.do == ACTION and s.actions[seat]:
        s.actions[seat] -= 1
        s.tell(E_ACTIONS, seat, (-1,))


def _lay(s: WillPosition, seat: int, number: int, space: int) -> None:
    """From the hand onto the board."""
    take_openly(s.hands[seat], number)
    s.boards[seat][space] = Lying(number, 0, 0, False, 0, s.round)
    gather(s, seat)


def _put(s: WillPosition, seat: int, move: Move) -> None:
    """An expense or a helper; H11 gives its action at once (W-12.2, W-22.18)."""
    number = move[0] - s.rules.deck.use
    card = s.rules.deck.cards[number]
    space = _make_room(s, seat, move)
    s.actions[seat] -= 1 + card.play_actions
    if s.journal is not None:
        s.tell(E_PUT, seat, (number, 1 + card.play_actions))
    _lay(s, seat, number, space)
    if card.counted is not None and card.counted.do == ACTION:
        give_action(s, seat, space)
        s.tell(E_ACTIONS, seat, (1,))
    if card.play_pounds:
        spend(s, seat, card.play_pounds)


def give_action(s: WillPosition, seat: int, space: int) -> None:
    """The extra action of a helper, once in a round (W-22.17, W-22.19)."""
    s.actions[seat] += 1
    s.boards[seat][space] = lying_at(s, seat, space).once_used()


def _pay_actions(s: WillPosition, seat: int, actions: int, waiver: int) -> int:
    """The actions of a move, or the use of a helper that waives them; what was paid."""
    if waiver == NONE:
        s.actions[seat] -= actions
        return actions
    space = waiver - s.rules.deck.space
    lying = lying_at(s, seat, space)
    s.boards[seat][space] = lying.once_used()
    return 0


def _tell_waiver(s: WillPosition, seat: int, waiver: int) -> None:
    if waiver != NONE:
        s.tell(E_WAIVER, seat, (lying_at(s, seat, waiver - s.rules.deck.space).card,))


def _buy(s: WillPosition, seat: int, move: Move) -> None:
    """W-15.5, W-15.9."""
    deck = s.rules.deck
    number = move[0] - deck.use
    space = _make_room(s, seat, move)
    paid = _pay_actions(s, seat, 1, move[2])
    price = move[3] - deck.amount
    if s.journal is not None:
        s.tell(E_BUY, seat, (number, paid, price))
        _tell_waiver(s, seat, move[2])
    _lay(s, seat, number, space)
    spend(s, seat, price)


def _sell(s: WillPosition, seat: int, move: Move) -> None:
    """The proceeds come before anything else, so that only the last property sold for too little ruins (W-15.15)."""
    deck = s.rules.deck
    space = move[0] - deck.sell
    paid = _pay_actions(s, seat, 1, move[1])
    price = move[2] - deck.amount
    s.balances[seat] += price
    if s.journal is not None:
        s.tell(E_SELL, seat, (lying_at(s, seat, space).card, paid, price, s.balances[seat]))
        _tell_waiver(s, seat, move[1])
    _leave(s, seat, space)
    spend(s, seat, 0)


def _activate(s: WillPosition, seat: int, move: Move) -> None:
    """W-12.13, W-12.14."""
    deck = s.rules.deck
    space = move[0] - deck.activate
    lying = lying_at(s, seat, space)
    paid = _pay_actions(s, seat, deck.cards[lying.card].actions, move[1])
    if s.journal is not None:
        s.tell(E_ACTIVATE, seat, (lying.card, paid))
        _tell_waiver(s, seat, move[1])
    s.boards[seat][space] = lying.once_activated()
    spend(s, seat, move[2] - deck.amount)


def _add(s: WillPosition, seat: int, move: Move) -> None:
    """A companion card becomes a token, for 1 action (W-16.3)."""
    deck = s.rules.deck
    s.actions[seat] -= 1
    if s.journal is not None:
        s.tell(E_ADD, seat, (lying_at(s, seat, move[0] - deck.add).card, move[1] - deck.card))
    _place_token(s, seat, move[0] - deck.add)
    decks.discard_openly(s, seat, move[1] - deck.card)
