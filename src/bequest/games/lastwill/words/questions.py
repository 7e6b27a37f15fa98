"""The questions of Last Will: every decision, and every step of a move, in one or two sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bequest.core.words import Arg, Message, message
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules import decks, effects, frames, hands, planning, turn, white_cards
from bequest.games.lastwill.rules.state import WillState
from bequest.games.lastwill.words.asked import Asked
from bequest.games.lastwill.words.names import (
    actions_message,
    card_message,
    chained,
    change,
    companion_message,
    deck_message,
    named,
    player,
    pounds,
    property_message,
    signed,
)

Facts = dict[str, Arg]


def question(s: WillState, seat: int) -> Message:
    """The decision of a seat, or the open step of its move, in one or two sentences."""
    asked = Asked(s, seat)
    card = asked.moved()
    facts: Facts = {"player": player(s.rules.colours[seat]), "balance": pounds(s.balances[seat])}
    if asked.kind in FACTS:
        facts |= FACTS[asked.kind](asked)
    facts["card"] = named(card.name) if card is not None else ""
    facts["boys"] = s.boys[seat]
    return Message(f"lastwill-decision-{frames.NAMES[asked.kind]}", facts)


def _turn(asked: Asked) -> Facts:
    s, seat = asked.s, asked.seat
    debt = "yes" if s.balances[seat] < 0 else "no"
    return {"actions": s.actions[seat], "white": s.white_left(seat), "debt": debt}


def _kept(asked: Asked) -> Facts:
    """How many may be kept, and which are kept already (W-5.6, W-9.3)."""
    s, seat = asked.s, asked.seat
    names = tuple(named(card_message(asked.deck, action - asked.deck.card)) for action in asked.move)
    most = hands.most(s, asked.kind, seat)
    hand = len(s.hands[seat])
    return {"most": most, "hand": hand, "n": len(names), "kept": names, "all": "yes" if hand <= most else "no"}


def _plan(asked: Asked) -> str:
    return str(asked.move[0] - asked.deck.plan + 1)


def _extra(asked: Asked) -> Facts:
    group = len(asked.move) - 1
    source, amount, _ = asked.s.perks[asked.seat].draws[group]
    cards = planning.drawing_helpers(asked.s, asked.seat, group)
    names = tuple(named(card_message(asked.deck, number)) for number in cards)
    return {"plan": _plan(asked), "helpers": names, "drawn": drawn_text(source, amount), "n": len(names)}


def _divide(asked: Asked) -> Facts:
    s, seat = asked.s, asked.seat
    so_far = planning.divided(s, seat, asked.move)
    parts = tuple(drawn_text(deck, count) for deck, count in enumerate(so_far) if count)
    return {
        "plan": _plan(asked),
        "cards": planning.cards_to_divide(s, seat, asked.move),
        "deck": deck_message(len(so_far)),
        "left": decks.left(s)[len(so_far)],
        "n": len(parts),
        "assigned": parts,
    }


def _order(asked: Asked) -> Facts:
    return {"market": market_text(asked.s.market)}


def _coin(asked: Asked) -> Facts:
    card = asked.moved()
    assert card is not None
    type, amount = card.coins[len(asked.move) - 2]
    played = white_cards.coins_used(card, asked.move)
    used = tuple(named(card_message(asked.deck, answer - asked.deck.card)) for answer, _, _ in played)
    return {"type": companion_message(type), "pounds": change(amount), "n": len(used), "used": used}


def _white(asked: Asked) -> Facts:
    card = asked.moved()
    assert card is not None
    return {"actions": actions_message(white_cards.option_of(card, asked.move)[0])}


def _targets(asked: Asked) -> Facts:
    """Which of the tokens or steps of an effect is chosen; as many steps are due as are possible (W-20.10)."""
    card = asked.moved()
    assert card is not None
    dropping = asked.kind == frames.DEPRECIATION
    most = effects.steps_due(asked.s, asked.seat, card) if dropping else card.effect_amount
    return {"number": len(effects.targets(card, asked.move)) + 1, "most": most}


def _waiver(asked: Asked) -> Facts:
    actions = turn.waivable_actions(asked.s, asked.seat, asked.move)
    return {"what": asked.verb(), "actions": actions_message(actions)}


def _price(asked: Asked) -> Facts:
    return {"what": asked.verb()}


def _companion(asked: Asked) -> Facts:
    card, lying = asked.moved(), asked.moved_lying()
    assert card is not None
    assert lying is not None
    type, amount = card.spaces[lying.tokens]
    return {"type": companion_message(type), "pounds": pounds(amount)}


FACTS: Final[dict[int, Callable[[Asked], Facts]]] = {
    frames.TURN: _turn,
    frames.OPTION: _turn,
    frames.START: _kept,
    frames.KEEP: _kept,
    frames.EXTRA: _extra,
    frames.DIVIDE: _divide,
    frames.ORDER: _order,
    frames.COIN: _coin,
    frames.WHITE: _white,
    frames.ANIMAL: _targets,
    frames.DEPRECIATION: _targets,
    frames.WAIVER: _waiver,
    frames.PRICE: _price,
    frames.COMPANION: _companion,
}
"""What a question names beside the player, the balance, the card and the errand boys."""


# --- texts that choices use as well ---


def drawn_text(deck: int, count: int) -> Message:
    """Cards of a deck, or of any if it is -1, after their number."""
    return message(f"lastwill-count-{terms.DECKS[deck] if deck >= 0 else 'any'}", n=count)


def market_text(order: Sequence[int], before: Sequence[int] | None = None) -> Message | str:
    """The token of each property type; where it changes, what it was before."""
    told: list[Message | str] = []
    for type, token in enumerate(order):
        name = property_message(type)
        if before is None or before[type] == token:
            told.append(message("lastwill-token", type=name, token=signed(token)))
        else:
            told.append(message("lastwill-token-changed", type=name, before=signed(before[type]), token=signed(token)))
    return chained(told)


def plan_text(cards: int, errands: int, actions: int) -> Message:
    """What a plan gives."""
    return message("lastwill-plan", cards=cards, errands=errands, actions=actions)
