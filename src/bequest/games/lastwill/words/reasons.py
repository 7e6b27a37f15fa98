"""Why something is not on offer in Last Will: each code's rule, message and numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bequest.core.reasons import FIRST_GAME_CODE, Reason
from bequest.core.words import Arg, Message
from bequest.games.lastwill.data.terms import (
    COMPANION_TYPES,
    DECK,
    F_TURN,
    O_OPTION,
    O_ROOM,
    OPERA_PRICE,
    OPTION,
    PROPERTY,
)
from bequest.games.lastwill.rules import money, turn
from bequest.games.lastwill.rules.codes import HELPER_TAKES_ACTION
from bequest.games.lastwill.words.names import card_message, deck_message, errand_message

if TYPE_CHECKING:
    from bequest.games.lastwill.position import WillPosition

# In the order of the codes in codes.py: the rule, the message lastwill-reason-…, and what that message names.
REASONS: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("W-8.4", "too-few-actions", ("have", "needed")),
    ("W-18.2", "no-debt-with-property", ("balance", "pounds")),
    ("W-1.3", "not-in-hand", ("card",)),
    ("W-20.4", "no-animal-space", ()),
    ("W-20.10", "nothing-depreciates", ()),
    ("W-12.7", "only-properties", ()),
    ("W-12.9", "helper-takes-action", ()),
    ("W-15.11", "bankrupt-buys-nothing", ()),
    ("W-15.10", "price-above-balance", ("balance", "price")),
    ("W-12.1", "no-card-there", ("space",)),
    ("W-12.16", "no-upper-part", ("card",)),
    ("W-12.14", "activated-already", ("card",)),
    ("W-21.7", "nothing-to-count", ("card",)),
    ("W-15.15", "not-a-property", ("card",)),
    ("W-16.4", "no-empty-companion-space", ("card",)),
    ("W-16.4", "no-companion", ("type",)),
    ("W-6.3", "plan-taken", ("plan",)),
    ("W-7.5", "errand-taken", ("errand",)),
    ("W-7.10", "no-card-on-offer", ("errand",)),
    ("W-7.17", "wild-taken", ()),
    ("W-7.20", "no-extension-left", ()),
    ("W-7.26", "nothing-to-draw", ()),
    ("W-7.29", "opera-too-dear", ("balance", "price")),
    ("W-3.1", "not-on-this-board", ()),
    ("W-7.26", "deck-empty", ("deck",)),
    ("W-7.12", "not-in-group", ("card",)),
    ("W-6.10", "not-that-many", ()),
    ("W-1.16", "no-such-total", ("pounds",)),
    ("W-12.6", "property-stays", ("card",)),
    ("W-8.11", "cannot-waive", ("card",)),
    ("W-11.9", "no-matching-coin", ("card",)),
    ("W-1.15", "not-in-this-order", ()),
    ("W-20.3", "no-animal-there", ("card",)),
    ("W-20.9", "no-step-there", ("card",)),
    ("W-20.10", "steps-are-due", ()),
    ("W-16.4", "wrong-companion", ("card",)),
    ("W-22.20", "not-a-white-action", ()),
    ("W-5.6", "two-are-kept", ()),
)


def explain(s: WillPosition, code: int, seat: int, action: int) -> Reason:
    """A refusal with its rule and numbers."""
    rule, name, named = REASONS[code - FIRST_GAME_CODE]
    if code == HELPER_TAKES_ACTION and s.perks[seat].actions:
        rule = "W-22.19"
    args: dict[str, Arg] = {arg: _number(s, arg, seat, action) for arg in named}
    return Reason(code, Message(f"lastwill-reason-{name}", args), rule)


def _number(s: WillPosition, arg: str, seat: int, action: int) -> Arg:
    """What a message names."""
    deck = s.rules.deck
    if arg == "have":
        return s.actions[seat] + (money.white_left(s, seat) if _plays(s, action) else 0)
    if arg == "balance":
        return s.balances[seat]
    if arg == "needed":
        return _actions(s, action)
    if arg in ("pounds", "price"):
        return _pounds(s, seat, action)
    if arg == "space":
        return str(_space(s, action) + 1)
    if arg == "plan":
        return str(action - deck.plan + 1)
    if arg == "errand":
        return errand_message(deck, action - deck.errand)
    if arg == "deck":
        return deck_message(action - DECK)
    if arg == "type":
        lying = s.boards[seat][_space(s, action)]
        assert lying is not None
        wanted = deck.cards[lying.card].spaces[lying.tokens][0]
        return Message(f"lastwill-companion-{COMPANION_TYPES[wanted]}", {})
    return card_message(deck, _card(s, seat, action))


def _space(s: WillPosition, action: int) -> int:
    """The space of a board that an action names."""
    deck = s.rules.deck
    for base in (deck.activate, deck.sell, deck.add, deck.space):
        if base <= action < base + deck.most_spaces:
            return action - base
    return 0


def _card(s: WillPosition, seat: int, action: int) -> int:
    """The card that an action names."""
    deck = s.rules.deck
    if action >= deck.use:
        return action - deck.use
    if action >= deck.card:
        return action - deck.card
    lying = s.boards[seat][_space(s, action)]
    assert lying is not None
    return lying.card


def _plays(s: WillPosition, action: int) -> bool:
    """Whether extra white actions could pay: for a white card in hand, or an option of one."""
    deck = s.rules.deck
    return s.frames[-1].kind == O_OPTION or (action >= deck.use and deck.cards[action - deck.use].white)


def _actions(s: WillPosition, action: int) -> int:
    """The actions that there are too few of."""
    deck = s.rules.deck
    top = s.frames[-1]
    if top.kind == O_OPTION:
        return deck.cards[top.args[0] - deck.use].options[action - OPTION][0]
    if top.kind != F_TURN:
        action = top.args[0]
    if action >= deck.use:
        card = deck.cards[action - deck.use]
        if card.white:
            return min([actions for actions, _ in card.options])
        return 1 if card.kind == PROPERTY else 1 + card.play_actions
    if action >= deck.activate:
        lying = s.boards[top.seat][action - deck.activate]
        assert lying is not None
        return deck.cards[lying.card].actions
    return 1


def _pounds(s: WillPosition, seat: int, action: int) -> int:
    """The money that there is too little of."""
    deck = s.rules.deck
    if deck.amount <= action < deck.plan:
        return action - deck.amount
    top = s.frames[-1]
    if OPTION <= action < deck.amount:
        return deck.cards[top.args[0] - deck.use].options[action - OPTION][1]
    if top.kind == O_ROOM:
        return money.asking_prices(s, seat, deck.cards[top.args[0] - deck.use], action - deck.space)[0]
    if action >= deck.use:
        card = deck.cards[action - deck.use]
        if card.kind == PROPERTY:
            return money.asking_prices(s, seat, card)[0]
        have = s.actions[seat] + money.white_left(s, seat)
        return min([p for a, p in card.options if a <= have]) if card.white else card.play_pounds
    if action >= deck.activate:
        lying = s.boards[seat][action - deck.activate]
        assert lying is not None
        card = deck.cards[lying.card]
        return min(turn.amounts(s, seat, card, lying.tokens))
    return OPERA_PRICE
