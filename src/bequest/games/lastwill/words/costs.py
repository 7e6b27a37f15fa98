"""What moves cost, as texts: the actions that a helper may waive, and what a white card is played for."""

from __future__ import annotations

from bequest.core.words import Message, either, message
from bequest.games.lastwill.data.cards import Card
from bequest.games.lastwill.rules import helpers, white_cards
from bequest.games.lastwill.rules.state import WillState
from bequest.games.lastwill.words import ways
from bequest.games.lastwill.words.card_words import pair_text
from bequest.games.lastwill.words.names import actions_message


def to_play(s: WillState, seat: int, card: Card) -> list[Message | str]:
    """The actions of a white card and what it burns, without its coins; or the pairs of which one is chosen."""
    if len(card.options) > 1:
        return [either([pair_text(actions, amount) for actions, amount in card.options])]
    actions, amount = card.options[0]
    if not amount:
        return [actions_message(actions)]
    totals = white_cards.with_bonuses(s, seat, card, amount)
    return [actions_message(actions), ways.totals_text(totals, amount)]


def to_activate(s: WillState, seat: int, card: Card) -> Message:
    """The actions of an activation."""
    return _waived(s, seat, card.actions, bool(helpers.upkeep_waivers(s, seat, card)))


def to_trade(s: WillState, seat: int, card: Card) -> Message:
    """The action with which a property is bought or sold."""
    return _waived(s, seat, 1, bool(helpers.trade_waivers(s, seat, card)))


def _waived(s: WillState, seat: int, actions: int, waivable: bool) -> Message:
    """Actions, and whether a helper may waive them."""
    if not waivable:
        return actions_message(actions)
    if s.actions[seat] < actions:
        return actions_message(0)
    return message("lastwill-or-none", actions=actions_message(actions))
