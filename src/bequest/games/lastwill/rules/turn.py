"""The moves of the action phase: which can be made now, and why the others cannot (sections 8, 11, 12, 15, 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core.knowledge import SEATS as MARK_BITS
from bequest.core.reasons import OK
from bequest.games.lastwill.data.terms import ACTION, DO_ANIMALS, DO_DEPRECIATION, DOG, END, EVENT, PROPERTY
from bequest.games.lastwill.rules import money
from bequest.games.lastwill.rules.board import Lying, computed, steps_left
from bequest.games.lastwill.rules.codes import (
    ACTIVATED_ALREADY,
    BANKRUPT_BUYS_NOTHING,
    HELPER_TAKES_ACTION,
    NO_ANIMAL_SPACE,
    NO_CARD_THERE,
    NO_COMPANION,
    NO_DEBT_WITH_PROPERTY,
    NO_EMPTY_COMPANION_SPACE,
    NO_UPPER_PART,
    NOT_A_PROPERTY,
    NOT_IN_HAND,
    NOTHING_DEPRECIATES,
    NOTHING_TO_COUNT,
    ONLY_PROPERTIES,
    PRICE_ABOVE_BALANCE,
    PROPERTY_STAYS,
    TOO_FEW_ACTIONS,
)

if TYPE_CHECKING:
    from bequest.games.lastwill.data.cards import Card
    from bequest.games.lastwill.position import WillPosition


def options(s: WillPosition, seat: int) -> list[int]:
    """Every move that can be begun, cards in hand first, and the end of the turn (W-8.3, W-1.13)."""
    deck = s.rules.deck
    cards = deck.cards
    found: list[int] = []
    companions = False
    last = -1
    for mark in s.hands[seat]:
        card = mark >> MARK_BITS
        if card == last:
            continue
        last = card
        if card >= deck.first_slate:
            companions = True
            break
        if use_code(s, seat, cards[card]) == OK:
            found.append(deck.use + card)
    for space, lying in enumerate(s.boards[seat]):
        if lying is None:
            continue
        design = cards[lying.card]
        if design.upper and not lying.activated and activate_code(s, seat, lying) == OK:
            found.append(deck.activate + space)
        if design.kind == PROPERTY and (s.actions[seat] or money.trade_waivers(s, seat, design)):
            found.append(deck.sell + space)
        if companions and s.actions[seat] and lying.tokens < len(design.spaces) and companions_for(s, seat, lying):
            found.append(deck.add + space)
    found.append(END)
    return found


# --- cards in hand ---


def use_code(s: WillPosition, seat: int, card: Card) -> int:
    """Why a card in hand cannot be played, put down or bought."""
    if card.kind == EVENT:
        return _play_code(s, seat, card)
    return _buy_code(s, seat, card) if card.kind == PROPERTY else _put_code(s, seat, card)


def hand_code(s: WillPosition, seat: int, number: int) -> int:
    return use_code(s, seat, s.rules.deck.cards[number]) if holds(s, seat, number) else NOT_IN_HAND


def holds(s: WillPosition, seat: int, number: int) -> int:
    """How many copies of a design the player has in hand."""
    return [mark >> MARK_BITS for mark in s.hands[seat]].count(number)


def _play_code(s: WillPosition, seat: int, card: Card) -> int:
    """At least one option must be payable, and the effect must do something (W-8.4, W-18.2, W-20.4, W-20.10)."""
    have = s.actions[seat]
    if s.perks[seat].whites:
        have += money.white_left(s, seat)
    code = TOO_FEW_ACTIONS
    for actions, pounds in card.options:
        if actions <= have:
            if not s.owned[seat] or pounds <= s.balances[seat]:
                code = OK
                break
            code = NO_DEBT_WITH_PROPERTY
    if code or card.effect < 0:
        return code
    if card.effect == DO_ANIMALS:
        return OK if animal_spaces(s, seat, ()) else NO_ANIMAL_SPACE
    return NOTHING_DEPRECIATES if card.effect == DO_DEPRECIATION and not steps_due(s, seat, card) else OK


def play_options(s: WillPosition, seat: int, card: Card) -> list[int]:
    """The options of an option card that can be paid (W-11.10)."""
    have = s.actions[seat] + money.white_left(s, seat)
    most = money.limit(s, seat)
    return [n for n, (actions, pounds) in enumerate(card.options) if actions <= have and pounds <= most]


def _put_code(s: WillPosition, seat: int, card: Card) -> int:
    if card.play_pounds and card.play_pounds > money.limit(s, seat):
        return NO_DEBT_WITH_PROPERTY
    needed = 1 + card.play_actions
    if s.actions[seat] < needed:
        return TOO_FEW_ACTIONS
    if None in s.boards[seat] or rooms(s, seat, card):
        return OK
    return HELPER_TAKES_ACTION if s.owned[seat] < len(s.boards[seat]) else ONLY_PROPERTIES


def _buy_code(s: WillPosition, seat: int, card: Card) -> int:
    if s.bankrupt >> seat & 1:
        return BANKRUPT_BUYS_NOTHING
    if not s.actions[seat] and not money.trade_waivers(s, seat, card):
        return TOO_FEW_ACTIONS
    price = card.banknotes[0] + s.market[card.type]
    if price > s.balances[seat] and not money.buying_prices(s, seat, card):
        return PRICE_ABOVE_BALANCE
    if None in s.boards[seat] or rooms(s, seat, card):
        return OK
    return HELPER_TAKES_ACTION if s.owned[seat] < len(s.boards[seat]) else ONLY_PROPERTIES


def rooms(s: WillPosition, seat: int, card: Card) -> list[int]:
    """Where a card can go: the first free space (W-12.17), on a full board that of a card that makes room."""
    board = s.boards[seat]
    if None in board:
        return [board.index(None)]
    return [space for space in range(len(board)) if room_code(s, seat, card, space) == OK]


def room_code(s: WillPosition, seat: int, card: Card, space: int) -> int:
    """Whether the card on a space can make room: it leaves before the new card is paid for (W-12.3 to W-12.9)."""
    lying = s.boards[seat][space]
    assert lying is not None
    leaving = s.rules.deck.cards[lying.card]
    if leaving.kind == PROPERTY:
        return PROPERTY_STAYS
    actions = actions_without(s, seat, leaving)
    if card.kind != PROPERTY:
        return OK if actions > card.play_actions else HELPER_TAKES_ACTION
    if not actions and not money.trade_waivers(s, seat, card, space):
        return HELPER_TAKES_ACTION
    return OK if money.buying_prices(s, seat, card, space) else PRICE_ABOVE_BALANCE


def actions_without(s: WillPosition, seat: int, leaving: Card) -> int:
    """The actions left when a card has left the board: an extra action goes with its helper (W-22.19)."""
    gives = leaving.counted is not None and leaving.counted.do == ACTION
    return s.actions[seat] - 1 if gives and s.actions[seat] else s.actions[seat]


# --- cards on the board ---


def space_code(s: WillPosition, seat: int, space: int) -> int:
    board = s.boards[seat]
    return OK if space < len(board) and board[space] is not None else NO_CARD_THERE


def amounts(s: WillPosition, seat: int, card: Card, tokens: int) -> list[int]:
    """What a card can be activated for, before bonuses (W-13.3, W-21.7)."""
    return [computed(s, seat, card.formula)] if card.formula else list(card.amounts[: tokens + 1])


def activate_code(s: WillPosition, seat: int, lying: Lying) -> int:
    """Why a card cannot be activated (W-12.12 to W-12.16, W-21.7)."""
    card = s.rules.deck.cards[lying.card]
    if not card.upper:
        return NO_UPPER_PART
    if lying.activated:
        return ACTIVATED_ALREADY
    if card.actions > s.actions[seat] and not money.upkeep_waivers(s, seat, card):
        return TOO_FEW_ACTIONS
    if card.formula:
        least = computed(s, seat, card.formula)
        if not least:
            return NOTHING_TO_COUNT
    else:
        least = card.first if not lying.tokens else min(card.amounts[: lying.tokens + 1])
    return NO_DEBT_WITH_PROPERTY if s.owned[seat] and least > s.balances[seat] else OK


def sell_code(s: WillPosition, seat: int, lying: Lying) -> int:
    card = s.rules.deck.cards[lying.card]
    if card.kind != PROPERTY:
        return NOT_A_PROPERTY
    return OK if s.actions[seat] or money.trade_waivers(s, seat, card) else TOO_FEW_ACTIONS


def add_code(s: WillPosition, seat: int, lying: Lying) -> int:
    """Why no token can be added to a card (W-16.3, W-16.4)."""
    if lying.tokens >= len(s.rules.deck.cards[lying.card].spaces):
        return NO_EMPTY_COMPANION_SPACE
    if not companions_for(s, seat, lying):
        return NO_COMPANION
    return OK if s.actions[seat] else TOO_FEW_ACTIONS


def companions_for(s: WillPosition, seat: int, lying: Lying) -> list[int]:
    """The cards in hand that can fill the uppermost empty companion space (W-16.4, W-16.9)."""
    deck = s.rules.deck
    wanted = deck.companions[deck.cards[lying.card].spaces[lying.tokens][0]]
    held = [mark >> MARK_BITS for mark in s.hands[seat]]
    return [card for card in (*wanted, deck.wild) if card in held]


# --- targets of effects ---


def animal_spaces(s: WillPosition, seat: int, chosen: tuple[int, ...]) -> list[int]:
    """Spaces whose next companion space is for a dog or horse, after the tokens chosen so far (W-20.3)."""
    cards = s.rules.deck.cards
    found: list[int] = []
    for space, lying in enumerate(s.boards[seat]):
        if lying is not None:
            wanted = cards[lying.card].spaces
            filled = lying.tokens + chosen.count(space)
            if filled < len(wanted) and wanted[filled][0] >= DOG:
                found.append(space)
    return found


def steps_free(s: WillPosition, seat: int) -> list[int]:
    """For each space how far its value marker can still go down."""
    cards = s.rules.deck.cards
    return [0 if lying is None else steps_left(cards[lying.card], lying) for lying in s.boards[seat]]


def steps_due(s: WillPosition, seat: int, card: Card) -> int:
    """Steps of depreciation that the card takes: as many as are possible (W-20.10)."""
    return min(card.effect_amount, sum(steps_free(s, seat)))
