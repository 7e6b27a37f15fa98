"""What is on offer in every decision, why something is not, and what a player might wonder about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core.frames import Frame, Together
from bequest.core.knowledge import card_of
from bequest.core.reasons import NOT_ASKED, OK, Reason
from bequest.games.lastwill.data.terms import (
    END,
    ENOUGH,
    F_ERRAND,
    F_PLAN,
    F_START,
    F_TURN,
    O_AMOUNT,
    O_ANIMAL,
    O_COIN,
    O_COMPANION,
    O_DEPRECIATION,
    O_OPTION,
    O_ROOM,
    O_WAIVER,
    OPTION,
)
from bequest.games.lastwill.rules import errands, hands, planning, steps, turn
from bequest.games.lastwill.rules.board import lying_at
from bequest.games.lastwill.rules.codes import (
    NOT_IN_HAND,
    NOT_IN_THIS_ORDER,
    NOT_ON_THIS_BOARD,
    PLAN_TAKEN,
    TWO_ARE_KEPT,
)

if TYPE_CHECKING:
    from bequest.games.lastwill.position import WillPosition


def options(s: WillPosition, frame: Frame, seat: int) -> list[int]:
    """The legal choices of any decision but a turn of the action phase."""
    if isinstance(frame, Together):
        return hands.options(s, frame, seat)
    if frame.open:
        return steps.options(s, seat, frame.kind, frame.args)
    if frame.kind == F_ERRAND:
        if frame.args:  # there is one space only: what it brings is chosen
            return steps.options(s, seat, errands.steps(s, frame.args[0])[0], frame.args)
        return errands.options(s, seat)
    return planning.options(s)


def check(s: WillPosition, frame: Frame, seat: int, action: int) -> int:
    """0 if the action is on offer now, otherwise why not."""
    deck = s.rules.deck
    if frame.kind == F_TURN:
        return _turn_code(s, seat, action)
    if action in s.options(frame, seat):
        return OK
    if isinstance(frame, Together):
        return _keep_code(s, frame, seat, action)
    if frame.open:
        return steps.check(s, frame, action)
    if frame.kind == F_ERRAND:
        if frame.args:
            return steps.check(s, Frame(errands.steps(s, frame.args[0])[0], seat, frame.args), action)
        return errands.space_code(s, seat, action) if deck.errand <= action < deck.add else NOT_ASKED
    if deck.plan <= action < deck.order:
        return PLAN_TAKEN if action - deck.plan < len(s.plans) else NOT_ON_THIS_BOARD
    return NOT_ASKED


def _turn_code(s: WillPosition, seat: int, action: int) -> int:
    """One move of the action phase, by the functions that list them."""
    deck = s.rules.deck
    if action == END:
        return OK
    if action >= deck.use:
        return turn.hand_code(s, seat, action - deck.use)
    for base, code in ((deck.activate, turn.activate_code), (deck.sell, turn.sell_code), (deck.add, turn.add_code)):
        if base <= action < base + deck.most_spaces:
            return turn.space_code(s, seat, action - base) or code(s, seat, lying_at(s, seat, action - base))
    return NOT_ASKED


def _keep_code(s: WillPosition, frame: Together, seat: int, action: int) -> int:
    deck = s.rules.deck
    if deck.card <= action < deck.use:
        return NOT_IN_THIS_ORDER if turn.holds(s, seat, action - deck.card) else NOT_IN_HAND
    return TWO_ARE_KEPT if action == ENOUGH and frame.kind == F_START else NOT_ASKED


def candidates(s: WillPosition, seat: int) -> list[tuple[int, Reason]]:
    """The blocked options of the open choice that a player might wonder about."""
    if seat not in s.waiting:
        return []
    found: list[tuple[int, Reason]] = []
    for action in _wondered(s, seat):
        reason = s.why_not(action, seat)
        if reason is not None:
            found.append((action, reason))
    return found


def _wondered(s: WillPosition, seat: int) -> list[int]:
    deck = s.rules.deck
    frame = s.frames[-1]
    kind = frame.kind
    hand = sorted({card_of(mark) for mark in s.hands[seat]})
    lying = [space for space, found in enumerate(s.boards[seat]) if found is not None]
    if kind == F_TURN:
        found = [deck.use + card for card in hand if card < deck.first_slate]
        cards = [(space, deck.cards[lying_at(s, seat, space).card]) for space in lying]
        found += [deck.activate + space for space, card in cards if card.upper]
        found += [deck.sell + space for space, card in cards if card.banknotes]
        return found + [deck.add + space for space, card in cards if card.spaces]
    if isinstance(frame, Together):
        return [deck.card + card for card in hand]
    if kind == F_ERRAND and not frame.args:
        return list(s.rules.errands)
    if kind <= F_PLAN:
        return [deck.plan + number for number in range(len(s.plans))]
    if kind in (O_ROOM, O_ANIMAL, O_DEPRECIATION, O_WAIVER):
        return [deck.space + space for space in lying]
    if kind in (O_COIN, O_COMPANION):
        return [deck.card + card for card in hand if card >= deck.first_slate]
    if kind == O_OPTION:
        return [OPTION + number for number in range(len(deck.cards[frame.args[0] - deck.use].options))]
    if kind == O_AMOUNT and frame.args[0] < deck.use:
        card = deck.cards[lying_at(s, seat, frame.args[0] - deck.activate).card]
        return [deck.amount + amount for amount in card.amounts if not card.formula]
    return []
