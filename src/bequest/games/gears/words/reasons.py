"""Why something is not on offer in Gears of Time, in words."""

from __future__ import annotations

from typing import Final

from bequest.core.reasons import Reason, Why
from bequest.core.words import Arg, Message
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.rules import codes
from bequest.games.gears.words.names import card_message, player

MESSAGES: Final[dict[int, str]] = {
    codes.NO_ACTION_LEFT: "no-action-left",
    codes.NOT_OLDER: "not-older",
    codes.NOT_IN_HAND: "not-in-hand",
    codes.AT_PRESENT: "at-present",
    codes.TIMEFRAME_FULL: "timeframe-full",
    codes.SAME_NAME_HERE: "same-name-here",
    codes.TOO_FEW_CARDS: "too-few-cards",
    codes.NO_CUBES_IN_POOL: "no-cubes-in-pool",
    codes.NOT_HERE: "not-here",
    codes.PROTECTED: "protected",
    codes.NO_CARDS_LEFT: "no-cards-left",
    codes.ACTIONS_LEFT: "actions-left",
    codes.NO_DRAFT: "no-draft",
    codes.NOT_IN_AREA: "not-in-area",
    codes.TAKEN_THIS_TURN: "taken-this-turn",
    codes.FATE_NOT_YOURS: "fate-not-yours",
    codes.ROOM_PENDING: "room-pending",
    codes.NOBODY_IN_PAST: "nobody-in-past",
    codes.NO_TARGET_LEFT: "no-target-left",
    codes.NO_OWN_CUBE: "no-own-cube",
    codes.FUNDAMENTAL: "fundamental",
    codes.NOT_ON_TIMELINE: "not-on-timeline",
    codes.TOO_MANY_CUBES: "too-many-cubes",
    codes.MORE_THAN_POOL: "more-than-pool",
    codes.AT_PRESENT_ALREADY: "at-present-already",
    codes.NO_DEPENDENCY: "no-dependency",
    codes.CANNOT_PAY_SO: "cannot-pay-so",
    codes.NOT_DRAWN: "not-drawn",
    codes.POSITION_TAKEN: "position-taken",
    codes.NO_SUCH_SEAT: "no-such-seat",
    codes.OLDEST_ALREADY: "oldest-already",
    codes.NOTHING_THERE: "nothing-there",
    codes.NO_MORE_ROOM: "no-more-room",
    codes.ACTIVATED_ALREADY: "activated-already",
    codes.NOT_LEADER: "not-leader",
    codes.FAILED: "failed",
    codes.WITHOUT_EFFECT: "without-effect",
    codes.NO_OTHER_CUBE: "no-other-cube",
    codes.SAME_TECHNOLOGY: "same-technology",
    codes.SAME_TIMEFRAME: "same-timeframe",
    codes.PROTECTED_FROM_FATE: "protected-from-fate",
    codes.NO_OWN_CUBE_TO_PROTECT: "no-own-cube",
    codes.NO_OWN_CUBE_TO_SWAP: "no-own-cube",
    codes.NOTHING_TO_SWAP: "nothing-to-swap",
    codes.NOTHING_TO_MODIFY: "nothing-to-modify",
    codes.EARLIER_IN_DECK: "earlier-in-deck",
    codes.NAMED_ALREADY: "named-already",
    codes.NO_PAYMENT_FOR_ITSELF: "no-payment-for-itself",
    codes.ALL_PROTECTED: "all-protected",
    codes.ALL_PROTECTED_THERE: "all-protected-there",
    codes.POSITION_TAKEN_IN_PHASE_V: "position-taken",
    codes.EXTRA_TURN_USED: "extra-turn-used",
    codes.SPLICED_ALREADY: "spliced-already",
    codes.NO_TOKEN_LEFT: "no-token-left",
    codes.NOT_SOLE_LEADER: "not-sole-leader",
}
"""The message of each code begins with "gears-reason-"."""


def reason(deck: Deck, why: Why) -> Reason:
    """A refusal in words: the numbers of timeframes, cards and players as names."""
    named = {name: _named(deck, name, number) for name, number in why.numbers.items()}
    return Reason(why.code, Message(f"gears-reason-{MESSAGES[why.code]}", named), why.rule)


def _named(deck: Deck, name: str, number: int) -> Arg:
    if name == "here":
        return terms.SLOT_NAMES[number]
    if name == "owner":
        return player(number)
    return card_message(deck, number) if name in ("card", "fate", "last") else number
