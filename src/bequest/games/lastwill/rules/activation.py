"""Activating a card on the board: upper parts, their amounts and what they count (sections 12.2, 13 and 21)."""

from __future__ import annotations

from bequest.core.reasons import OK, Why
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.cards import Card
from bequest.games.lastwill.rules import codes, events, frames, helpers, money
from bequest.games.lastwill.rules.half_made import Move, waiver_then
from bequest.games.lastwill.rules.lying import Lying
from bequest.games.lastwill.rules.state import WillState


def check(s: WillState, seat: int, lying: Lying) -> int:
    """Why a card cannot be activated (W-8.4, W-12.12, W-12.14, W-12.15, W-12.16, W-15.13, W-18.2, W-21.7)."""
    card = s.rules.deck.cards[lying.card]
    if not card.upper:
        return codes.NO_UPPER_PART
    if lying.activated:
        return codes.ACTIVATED_ALREADY
    if card.actions > s.actions[seat] and not helpers.upkeep_waivers(s, seat, card):
        return codes.TOO_FEW_ACTIONS
    if card.formula:
        least = counted(s, seat, card.formula)
        if not least:
            return codes.NOTHING_TO_COUNT
    else:
        least = card.first if not lying.tokens else min(card.amounts[: lying.tokens + 1])
    return codes.NO_DEBT_WITH_PROPERTY if s.owned[seat] and least > s.balances[seat] else OK


def explain(s: WillState, seat: int, lying: Lying, code: int) -> Why:
    card = s.rules.deck.cards[lying.card]
    if code == codes.TOO_FEW_ACTIONS:
        return codes.why(code, have=s.actions[seat], needed=card.actions)
    if code == codes.NO_DEBT_WITH_PROPERTY:
        return codes.why(code, balance=s.balances[seat], pounds=min(amounts(s, seat, card, lying.tokens)))
    return codes.why(code, card=lying.card)


def amounts(s: WillState, seat: int, card: Card, tokens: int) -> list[int]:
    """What a card can be activated for, before bonuses: one of these, not several.

    W-13.3, W-13.4, W-13.5, W-21.1, W-21.2, W-21.7.
    """
    return [counted(s, seat, card.formula)] if card.formula else list(card.amounts[: tokens + 1])


def counted(s: WillState, seat: int, formula: tuple[int, ...]) -> int:
    """An amount counted on the farms of the player and their animals (W-21.3, W-21.4, W-21.5, W-21.6, W-21.7)."""
    cards = s.rules.deck.cards
    farm, dog, horse = formula
    total = 0
    for lying in s.boards[seat]:
        if lying is not None:
            card = cards[lying.card]
            if card.kind == terms.PROPERTY and card.type == terms.FARM:
                filled = [companion for companion, _ in card.spaces[: lying.tokens]]
                total += farm + dog * filled.count(terms.DOG) + horse * filled.count(terms.HORSE)
    return total


def next_step(move: Move) -> int:
    """Waiver, amount (W-8.10)."""
    return waiver_then(frames.AMOUNT, move)


def waivers(s: WillState, seat: int, move: Move) -> list[int]:
    """How the actions of an activation are paid, whatever its amount (W-8.11, W-13.6)."""
    deck = s.rules.deck
    card = deck.cards[s.lying_at(seat, move[0] - deck.activate).card]
    return helpers.waiver_choices(s, helpers.upkeep_waivers(s, seat, card), s.actions[seat] >= card.actions)


def totals(s: WillState, seat: int, lying: Lying) -> list[int]:
    """What a card may be activated for, with bonuses (W-13.4, W-14.7, W-14.9)."""
    card = s.rules.deck.cards[lying.card]
    return money.totals(s, seat, amounts(s, seat, card, lying.tokens), helpers.bonuses(s, seat, card))


def commit(s: WillState, seat: int, move: Move) -> None:
    """The actions are paid, the amount is spent, and the card is marked (W-12.13, W-12.14, W-15.12, W-22.10)."""
    deck = s.rules.deck
    space = move[0] - deck.activate
    lying = s.lying_at(seat, space)
    paid = helpers.pay_actions(s, seat, deck.cards[lying.card].actions, move[1])
    s.boards[seat][space] = lying.once_activated()
    if s.journal is not None:
        s.tell(events.ACTIVATE, seat, (lying.card, paid, space))
        helpers.tell_waiver(s, seat, move[1])
    money.spend(s, seat, move[2] - deck.amount)
