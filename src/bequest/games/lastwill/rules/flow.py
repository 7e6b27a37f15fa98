"""Whose decision is next: chance, turns, phases and rounds (sections 3 to 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core import piles
from bequest.core.frames import Frame, Together
from bequest.core.knowledge import card_of, everybody
from bequest.core.position import CHANCE, OVER
from bequest.games.lastwill.data.terms import (
    ACTION,
    ACTIONS,
    C_DEAL,
    C_DRAW,
    C_FIRST,
    C_MARKET,
    C_MONEY,
    CLEARING,
    DEALING,
    DEPRECIATION,
    ENDING,
    ERRANDS,
    F_BLOCK,
    F_ERRAND,
    F_KEEP,
    F_PLAN,
    F_START,
    F_TURN,
    FINISHED,
    FIRST_CHANCE,
    FREE,
    HAND_STEP,
    HELPERS,
    NEXT_ROUND,
    NEXT_STARTER,
    OFFERING,
    PLANNING,
    PROPERTIES,
    RESET,
    RETURN,
    ROUNDS,
    S_FIRST,
    S_MARKET,
    S_MONEY,
    SEAT,
    SETUP,
    STANDARD_MONEY,
    START_CARDS,
    STARTING_HANDS,
)
from bequest.games.lastwill.rules import decks, errands, hands, moves
from bequest.games.lastwill.rules.board import steps_left
from bequest.games.lastwill.rules.events import (
    E_CLEARED,
    E_MARKET,
    E_MONEY,
    E_NO_ERRAND,
    E_ORDER,
    E_OVER,
    E_ROUND,
    E_STARTER,
    E_TURN,
)

if TYPE_CHECKING:
    from bequest.games.lastwill.position import WillPosition


def settle(s: WillPosition) -> None:
    """Works off what asks nobody, until somebody must choose."""
    while True:
        if not s.frames:
            if s.phase == FINISHED:
                s.seat = OVER
                return
            _advance(s)
            continue
        frame = s.frames[-1]
        if frame.kind >= FIRST_CHANCE:
            if not _chance(s, frame):
                s.seat = CHANCE
                return
        elif isinstance(frame, Together):
            s.seat = frame.waiting()[0]
            return
        elif frame.kind != F_ERRAND or not _errand_without_choice(s, frame):
            s.seat = frame.seat
            return


def _errand_without_choice(s: WillPosition, frame: Frame) -> bool:
    """Nowhere to go, or one space only: public, so it is not asked (W-1.18, W-7.7); False if there is a choice."""
    if frame.args:
        return False
    on_offer = errands.options(s, frame.seat)
    if len(on_offer) > 1:
        frame.offer = on_offer  # nothing changes it before the choice
        return False
    if not on_offer:
        s.frames.pop()
        s.boys[frame.seat] -= 1
        s.tell(E_NO_ERRAND, frame.seat)
        return True
    s.frames[-1] = Frame(F_ERRAND, frame.seat, (on_offer[0],))
    following = errands.steps(s, on_offer[0])
    if following and len(s.options(s.frames[-1], frame.seat)) > 1:
        return False  # the space is given, what it brings is chosen
    moves.go_on(s, frame.seat, (on_offer[0],))
    return True


# --- chance ---


def _chance(s: WillPosition, frame: Frame) -> bool:
    """Lets the generator answer; False if the position must stop for an explicit answer."""
    kind = frame.kind
    if kind >= C_DRAW:
        deck = frame.args[0] if kind == C_DRAW else _deck_of_place(s, frame.args[0])
        if not decks.ready(s, deck):
            s.frames.pop()  # no card can be drawn (W-24.5)
            if kind == C_DEAL:
                decks.to_place(s, frame.args[0], -1)
            return True
        if not s.auto:
            return False
        card = piles.pick(s.tops[deck], decks.pool(s, deck), s.rng)
        if s.journal is not None:
            s.chanced(s.rules.deck.card + card)
        _receive(s, frame, deck, card)
        return True
    if not s.auto:
        return False
    action = s.sample(s.rng)
    s.chanced(action)
    happen(s, frame, action)
    return True


def _deck_of_place(s: WillPosition, place: int) -> int:
    return s.rules.places[place].decks[s.round - 1]


def _receive(s: WillPosition, frame: Frame, deck: int, card: int) -> None:
    """A card that chance has brought, to a hand or to a place of the offering."""
    if frame.kind == C_DEAL:
        s.frames.pop()
        decks.to_place(s, frame.args[0], card)
        return
    left = frame.args[1] - 1
    if left:
        s.frames[-1] = Frame(C_DRAW, frame.seat, (deck, left))
    else:
        s.frames.pop()
    decks.to_hand(s, frame.seat, deck, card)


def outcomes(s: WillPosition) -> list[tuple[int, int]]:
    """What chance can bring now, as (action, weight)."""
    frame = s.frames[-1]
    table = s.rules.deck
    if frame.kind == C_MARKET:
        return [(table.order + n, 1) for n in range(len(table.orders))]
    if frame.kind == C_FIRST:
        return [(SEAT + seat, 1) for seat in range(s.players)]
    if frame.kind == C_MONEY:
        return [(table.will + n, 1) for n in range(len(table.wills))]
    deck = frame.args[0] if frame.kind == C_DRAW else _deck_of_place(s, frame.args[0])
    return [(table.card + card, weight) for card, weight in piles.outcomes(s.tops[deck], decks.pool(s, deck))]


def happen(s: WillPosition, frame: Frame, action: int) -> None:
    """Carries out an outcome of chance."""
    table = s.rules.deck
    kind = frame.kind
    if kind == C_MARKET:
        s.frames.pop()
        s.market = table.orders[action - table.order]
        s.tell(E_MARKET, -1, (action - table.order,))
    elif kind == C_FIRST:
        s.frames.pop()
        _give_marker(s, action - SEAT)
    elif kind == C_MONEY:
        s.frames.pop()
        give_money(s, table.wills[action - table.will].amount)
    else:
        deck = frame.args[0] if kind == C_DRAW else _deck_of_place(s, frame.args[0])
        card = action - table.card
        piles.take(s.tops[deck], decks.pool(s, deck), card)
        _receive(s, frame, deck, card)


# --- phases ---


def _advance(s: WillPosition) -> None:
    """The next thing that happens when nothing is pending."""
    phase = s.phase
    if phase == ACTIONS:
        _next_turn(s)
    elif phase == ERRANDS:
        _next_errand(s)
    elif phase == PLANNING:
        _next_plan(s)
    elif phase == OFFERING:
        _next_offering(s)
    elif phase == ENDING:
        _next_ending(s)
    else:
        _next_setup(s)


def _enter(s: WillPosition, phase: int, stage: int) -> None:
    s.phase = phase
    s.stage = stage
    s.turn = 0


def _next_setup(s: WillPosition) -> None:
    """Market, starting player, money, starting hands (section 3)."""
    assert s.phase == SETUP
    if s.stage == S_MARKET:
        s.frames.append(Frame(C_MARKET, -1))
    elif s.stage == S_FIRST:
        if s.rules.first < 0:
            s.frames.append(Frame(C_FIRST, -1))
        else:
            _give_marker(s, s.rules.first)
    elif s.stage == S_MONEY:
        if s.rules.money == "last_will":
            s.frames.append(Frame(C_MONEY, -1))
        else:
            give_money(s, STANDARD_MONEY if s.rules.money == "standard" else int(s.rules.money))
    elif s.turn < s.players:
        seat = (s.starter + s.turn) % s.players  # W-3.17
        s.turn += 1
        s.frames += [Frame(C_DRAW, seat, (PROPERTIES, START_CARDS)), Frame(C_DRAW, seat, (HELPERS, START_CARDS))]
        return
    else:
        _begin_round(s)
        return
    s.stage += 1


def _give_marker(s: WillPosition, seat: int) -> None:
    s.starter = seat
    s.order = [(seat + n) % s.players for n in range(s.players)]
    s.tell(E_STARTER, seat)


def give_money(s: WillPosition, amount: int) -> None:
    s.fortune = amount
    s.balances = [amount] * s.players
    s.tell(E_MONEY, -1, (amount,))


def _begin_round(s: WillPosition) -> None:
    s.tell(E_ROUND, -1, (s.round,))
    _enter(s, OFFERING, DEALING)


def _next_offering(s: WillPosition) -> None:
    """One place after the other (W-5.2), in round 1 the starting hands (W-5.6)."""
    if s.stage == DEALING and s.turn < len(s.rules.places):
        s.frames.append(Frame(C_DEAL, -1, (s.turn,)))
        s.turn += 1
    elif s.stage == DEALING and s.round == 1:
        s.stage = STARTING_HANDS
        hands.ask(s, F_START)
    else:
        _enter(s, PLANNING, 1)


def planner(s: WillPosition, turn: int) -> tuple[int, int]:
    """The decision of a turn of planning and who makes it: two players block first (W-4.4, W-6.15 to W-6.19)."""
    if s.players > 2:
        return F_PLAN, (s.starter + turn) % s.players
    other = 1 - s.starter
    return ((F_BLOCK, s.starter), (F_BLOCK, other), (F_PLAN, other), (F_PLAN, s.starter))[turn]


def _next_plan(s: WillPosition) -> None:
    if s.turn < (4 if s.players == 2 else s.players):
        kind, seat = planner(s, s.turn)
        s.turn += 1
        s.frames.append(Frame(kind, seat))
        return
    s.order = [marker for marker in s.plans if marker >= 0]  # W-6.14
    s.tell(E_ORDER, -1, tuple(s.order))
    _enter(s, ERRANDS, 1)


def _next_errand(s: WillPosition) -> None:
    """Two passes in plan order (W-7.2, W-7.3)."""
    while s.turn < s.players:
        seat = s.order[s.turn]
        s.turn += 1
        if s.boys[seat] > 0:
            s.frames.append(Frame(F_ERRAND, seat))
            return
    if s.stage == 1:
        _enter(s, ERRANDS, 2)
    else:
        _set_counters(s)
        _enter(s, ACTIONS, 1)


def _set_counters(s: WillPosition) -> None:
    """The actions of each plan, and one more for each helper that gives one (W-8.1)."""
    cards = s.rules.deck.cards
    for plan, seat in enumerate(s.plans):
        if seat >= 0:
            s.actions[seat] = s.rules.plans[plan].actions
    for seat in range(s.players):
        if s.perks[seat].actions:
            for space, lying in enumerate(s.boards[seat]):
                if lying is not None:
                    counted = cards[lying.card].counted
                    if counted is not None and counted.do == ACTION:
                        moves.give_action(s, seat, space)


def _next_turn(s: WillPosition) -> None:
    if s.turn < s.players:
        seat = s.order[s.turn]
        s.turn += 1
        s.frames.append(Frame(F_TURN, seat))
        if s.journal is not None:
            s.tell(E_TURN, seat, (s.actions[seat],))
    else:
        _enter(s, ENDING, HAND_STEP - 1)


# --- the end of a round ---


def _next_ending(s: WillPosition) -> None:
    """The seven steps in their order (W-9.1 to W-9.13); `stage` is the last one that was begun."""
    s.stage += 1
    if s.stage == HAND_STEP:
        _return_wilds(s)
        hands.ask(s, F_KEEP)
    elif s.stage == DEPRECIATION:
        _depreciate(s)
    elif s.stage == RESET:
        for seat, board in enumerate(s.boards):
            s.boards[seat] = [None if lying is None else lying.fresh() for lying in board]
    elif s.stage == CLEARING:
        _clear_offering(s)
    elif s.stage == RETURN:
        s.plans = [FREE] * len(s.plans)
        s.figures = [()] * len(s.figures)
        s.boys = [0] * s.players
        if s.bankrupt or s.round == ROUNDS:  # the final round (W-19.1, W-19.2)
            s.tell(E_OVER, -1)
            _enter(s, FINISHED, 0)
    elif s.stage == NEXT_ROUND:
        s.round += 1
    else:
        assert s.stage == NEXT_STARTER
        s.starter = (s.starter + 1) % s.players
        s.tell(E_STARTER, s.starter)
        _begin_round(s)


def _return_wilds(s: WillPosition) -> None:
    """Wild cards cannot be kept (W-9.2)."""
    wild = s.rules.deck.wild
    for hand in s.hands:
        for mark in [mark for mark in hand if card_of(mark) == wild]:
            hand.remove(mark)
            decks.give_back_wild(s)


def _depreciate(s: WillPosition) -> None:
    """Residences that were not activated lose a step (W-9.6 to W-9.8)."""
    cards = s.rules.deck.cards
    for seat, board in enumerate(s.boards):
        if s.owned[seat]:
            for space, lying in enumerate(board):
                if lying is not None and not lying.activated and steps_left(cards[lying.card], lying) > 0:
                    moves.depreciate(s, seat, space)


def _clear_offering(s: WillPosition) -> None:
    """What was not taken goes to the discard piles, special cards out of the game (W-9.10)."""
    for place, card in enumerate(s.offering):
        if card >= 0:
            s.offering[place] = -1
            decks.discard(s, card, everybody(s.players))
            if s.journal is not None:
                s.tell(E_CLEARED, -1, (card,))
