"""The choices of a move before its commit: which comes next, what is on offer, and why not (W-6.21, W-7.31, W-8.10).

A move under way is the tuple of its choices as actions, those included that the program made because there was no other
(W-1.20). Each step offers only what can be completed (W-1.13).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bequest.core.frames import Frame
from bequest.core.reasons import NOT_ASKED
from bequest.games.lastwill.data.terms import (
    DECK,
    ENOUGH,
    NONE,
    O_AMOUNT,
    O_ANIMAL,
    O_COIN,
    O_COMPANION,
    O_DECK,
    O_DEPRECIATION,
    O_DIVIDE,
    O_EXTRA,
    O_GROUP,
    O_OPERA,
    O_OPTION,
    O_ORDER,
    O_PRICE,
    O_ROOM,
    O_WAIVER,
    O_WHITE,
    OPTION,
    SEAT,
)
from bequest.games.lastwill.rules import errands, money, planning, turn
from bequest.games.lastwill.rules.board import lying_at
from bequest.games.lastwill.rules.codes import (
    CANNOT_WAIVE,
    DECK_EMPTY,
    NO_ANIMAL_THERE,
    NO_DEBT_WITH_PROPERTY,
    NO_MATCHING_COIN,
    NO_STEP_THERE,
    NO_SUCH_TOTAL,
    NOT_A_WHITE_ACTION,
    NOT_IN_GROUP,
    NOT_IN_HAND,
    NOT_IN_THIS_ORDER,
    NOT_THAT_MANY,
    STEPS_ARE_DUE,
    TOO_FEW_ACTIONS,
    WRONG_COMPANION,
)

if TYPE_CHECKING:
    from bequest.games.lastwill.data.cards import Card
    from bequest.games.lastwill.position import WillPosition
    from bequest.games.lastwill.rules.planning import Move

ADD_STEPS: Final[tuple[int, ...]] = (O_COMPANION,)
SELL_STEPS: Final[tuple[int, ...]] = (O_WAIVER, O_PRICE)
ACTIVATE_STEPS: Final[tuple[int, ...]] = (O_WAIVER, O_AMOUNT)
ROOM_AT: Final = 1
"""Where the choices stand in a move: the card or space itself is the first."""


def sequence(s: WillPosition, seat: int, first: int) -> tuple[int, ...]:
    """The choices that follow the first one of a move."""
    deck = s.rules.deck
    if first >= deck.use:
        return deck.cards[first - deck.use].steps
    if first >= deck.activate:
        return ACTIVATE_STEPS
    if first >= deck.sell:
        return SELL_STEPS
    if first >= deck.add:
        return ADD_STEPS
    return errands.steps(s, first) if first >= deck.errand else planning.steps(s, seat)


def options(s: WillPosition, seat: int, kind: int, move: Move) -> list[int]:
    """What can be chosen in a step; there is always something (W-1.13)."""
    deck = s.rules.deck
    if kind == O_AMOUNT:
        return amount_options(s, seat, move)
    if kind == O_WAIVER:
        return waiver_options(s, seat, move)
    if kind == O_OPTION:
        card = deck.cards[move[0] - deck.use]
        return [OPTION + n for n in turn.play_options(s, seat, card)] if len(card.options) > 1 else [OPTION]
    if kind == O_WHITE:
        return white_options(s, seat, move)
    if kind == O_ROOM:
        return [deck.space + space for space in turn.rooms(s, seat, deck.cards[move[0] - deck.use])]
    if kind == O_PRICE:
        return [deck.amount + price for price in prices(s, seat, move)]
    if kind == O_COMPANION:
        return [deck.card + card for card in turn.companions_for(s, seat, lying_at(s, seat, move[0] - deck.add))]
    if kind == O_COIN:
        return coin_options(s, seat, move)
    if kind == O_DIVIDE:
        return planning.divide_options(s, seat, move)
    if kind == O_EXTRA:
        return planning.extra_options(s, seat, move)
    if kind == O_GROUP:
        return errands.group_options(s)
    if kind == O_DECK:
        return errands.deck_options(s)
    if kind == O_ORDER:
        return errands.order_options(s)
    if kind == O_OPERA:
        return errands.opera_options(s, seat)
    return animal_options(s, seat, move) if kind == O_ANIMAL else depreciation_options(s, seat, move)


# --- playing a white card ---


def option_of(card: Card, move: Move) -> tuple[int, int]:
    """Actions and pounds of the option that was chosen."""
    return card.options[move[1] - OPTION]


def coins_used(card: Card, move: Move) -> list[tuple[int, int, int]]:
    """(card, type, amount) for each coin that a companion was played for."""
    found: list[tuple[int, int, int]] = []
    for (wanted, amount), answer in zip(card.coins, move[2:], strict=False):
        if answer != NONE:
            found.append((answer, wanted, amount))
    return found


def coin_options(s: WillPosition, seat: int, move: Move) -> list[int]:
    """For the next coin a companion card, a wild card or none; equal coins in this order (W-8.12, W-11.4, W-18.3)."""
    deck = s.rules.deck
    card = deck.cards[move[0] - deck.use]
    answers = move[2:]
    coin = card.coins[len(answers)]
    order = coin_order(s, coin[0])
    first = 0
    for other, answer in zip(card.coins, answers, strict=False):
        if other == coin:
            first = order.index(answer)
    spent = option_of(card, move)[1] + coin[1] + sum([amount for _, _, amount in coins_used(card, move)])
    if spent > money.limit(s, seat):
        return [NONE]
    return [
        answer
        for answer in order[first:]
        if answer == NONE or turn.holds(s, seat, answer - deck.card) > answers.count(answer)
    ]


def coin_order(s: WillPosition, wanted: int) -> list[int]:
    deck = s.rules.deck
    return [*[deck.card + card for card in deck.companions[wanted]], deck.card + deck.wild, NONE]


def white_options(s: WillPosition, seat: int, move: Move) -> list[int]:
    """How many extra white actions pay for the card (W-22.20, W-22.21)."""
    deck = s.rules.deck
    if not s.perks[seat].whites:
        return [deck.amount]
    actions = option_of(deck.cards[move[0] - deck.use], move)[0]
    least = max(0, actions - s.actions[seat])
    return [deck.amount + n for n in range(least, min(actions, money.white_left(s, seat)) + 1)]


def base_pounds(card: Card, move: Move) -> int:
    return option_of(card, move)[1] + sum([amount for _, _, amount in coins_used(card, move[: 2 + len(card.coins)])])


def targets(card: Card, move: Move) -> Move:
    """The spaces chosen so far for the effect of a white card."""
    return move[4 + len(card.coins) :]


def animal_options(s: WillPosition, seat: int, move: Move) -> list[int]:
    """The next animal token: spaces in ascending order, the same one again if it takes one more (W-1.15, W-20.3)."""
    deck = s.rules.deck
    chosen = targets(deck.cards[move[0] - deck.use], move)
    if chosen and chosen[-1] == ENOUGH:
        return [ENOUGH]
    spaces = tuple([action - deck.space for action in chosen])
    found = [deck.space + n for n in turn.animal_spaces(s, seat, spaces) if not spaces or n >= spaces[-1]]
    return [*found, ENOUGH] if chosen else found


def depreciation_options(s: WillPosition, seat: int, move: Move) -> list[int]:
    """The next step down: spaces in ascending order, with enough steps after it (W-1.15, W-20.9, W-20.10)."""
    deck = s.rules.deck
    card = deck.cards[move[0] - deck.use]
    chosen = targets(card, move)
    due = turn.steps_due(s, seat, card) - len(chosen)
    if due <= 0:
        return [ENOUGH]
    free = turn.steps_free(s, seat)
    for action in chosen:
        free[action - deck.space] -= 1
    first = chosen[-1] - deck.space if chosen else 0
    return [deck.space + n for n in range(first, len(free)) if free[n] and sum(free[n:]) >= due]


# --- cards on the board ---


def amount_options(s: WillPosition, seat: int, move: Move) -> list[int]:
    """The totals of a white card, or of an activation (W-1.16)."""
    deck = s.rules.deck
    if move[0] >= deck.use:
        card = deck.cards[move[0] - deck.use]
        totals = money.play_totals(s, seat, card, base_pounds(card, move))
    else:
        lying = lying_at(s, seat, move[0] - deck.activate)
        card = deck.cards[lying.card]
        totals = money.burn_totals(s, seat, card, turn.amounts(s, seat, card, lying.tokens))
    return [deck.amount + total for total in totals]


def waiver_options(s: WillPosition, seat: int, move: Move) -> list[int]:
    """None, if the actions are there, or a helper that waives them (W-8.11, W-14.8)."""
    deck = s.rules.deck
    if move[0] >= deck.use:
        card = deck.cards[move[0] - deck.use]
        without = leaving_space(s, seat, move)
        helpers = money.trade_waivers(s, seat, card, without)
        have = s.actions[seat]
        if without >= 0:
            have = turn.actions_without(s, seat, deck.cards[lying_at(s, seat, without).card])
        enough = have >= 1
    elif move[0] >= deck.activate:
        card = deck.cards[lying_at(s, seat, move[0] - deck.activate).card]
        helpers = money.upkeep_waivers(s, seat, card)
        enough = s.actions[seat] >= card.actions
    else:
        card = deck.cards[lying_at(s, seat, move[0] - deck.sell).card]
        helpers = money.trade_waivers(s, seat, card)
        enough = s.actions[seat] >= 1
    found = [NONE] if enough else []
    return [*found, *[deck.space + space for space in helpers]] if helpers else found


def leaving_space(s: WillPosition, seat: int, move: Move) -> int:
    """The space of the card that makes room for the new one, -1 if the space is free."""
    space = move[ROOM_AT] - s.rules.deck.space
    return space if s.boards[seat][space] is not None else -1


def prices(s: WillPosition, seat: int, move: Move) -> list[int]:
    """The prices of a purchase or a sale."""
    deck = s.rules.deck
    if move[0] >= deck.use:
        card = deck.cards[move[0] - deck.use]
        return money.buying_prices(s, seat, card, leaving_space(s, seat, move))
    lying = lying_at(s, seat, move[0] - deck.sell)
    return money.selling_prices(s, seat, deck.cards[lying.card], lying)


# --- why not ---


def check(s: WillPosition, frame: Frame, action: int) -> int:
    """Why an action is not among the options of a step."""
    deck = s.rules.deck
    kind, seat, move = frame.kind, frame.seat, frame.args
    if deck.space <= action < deck.errand:
        return _space_code(s, frame, action - deck.space)
    if deck.amount <= action < deck.plan:
        if kind in (O_AMOUNT, O_PRICE, O_OPERA):
            return NO_SUCH_TOTAL
        if kind == O_WHITE:
            return NOT_A_WHITE_ACTION
        return NOT_THAT_MANY if kind in (O_DIVIDE, O_EXTRA) else NOT_ASKED
    if deck.card <= action < deck.use:
        return _card_code(s, frame, action - deck.card)
    if kind == O_DECK and DECK <= action < SEAT:
        return DECK_EMPTY
    if kind == O_OPTION and OPTION <= action < OPTION + len(deck.cards[move[0] - deck.use].options):
        needed = deck.cards[move[0] - deck.use].options[action - OPTION][0]
        have = s.actions[seat] + money.white_left(s, seat)
        return TOO_FEW_ACTIONS if needed > have else NO_DEBT_WITH_PROPERTY
    if kind == O_WAIVER and action == NONE:
        return TOO_FEW_ACTIONS
    if kind == O_DEPRECIATION and action == ENOUGH:
        return STEPS_ARE_DUE
    return NOT_ASKED


def _space_code(s: WillPosition, frame: Frame, space: int) -> int:
    kind, seat, move = frame.kind, frame.seat, frame.args
    deck = s.rules.deck
    missing = turn.space_code(s, seat, space)
    if kind == O_ROOM:
        return missing or turn.room_code(s, seat, deck.cards[move[0] - deck.use], space)
    if kind == O_WAIVER:
        return missing or CANNOT_WAIVE
    if kind in (O_ANIMAL, O_DEPRECIATION):
        chosen = targets(deck.cards[move[0] - deck.use], move)
        if not missing and chosen and space < chosen[-1] - deck.space:
            return NOT_IN_THIS_ORDER
        return missing or (NO_ANIMAL_THERE if kind == O_ANIMAL else NO_STEP_THERE)
    return NOT_ASKED


def _card_code(s: WillPosition, frame: Frame, card: int) -> int:
    kind, seat, move = frame.kind, frame.seat, frame.args
    deck = s.rules.deck
    if kind == O_GROUP:
        return NOT_IN_GROUP
    if kind == O_COMPANION:
        return WRONG_COMPANION if turn.holds(s, seat, card) else NOT_IN_HAND
    if kind != O_COIN:
        return NOT_ASKED
    if turn.holds(s, seat, card) <= move.count(deck.card + card):
        return NOT_IN_HAND
    wanted = deck.cards[move[0] - deck.use].coins[len(move) - 2][0]
    return NOT_IN_THIS_ORDER if deck.card + card in coin_order(s, wanted) else NO_MATCHING_COIN
