"""Refusals of Last Will in words: a message for each code, with the numbers that the rules give."""

from __future__ import annotations

from typing import Final

from bequest.core.reasons import FIRST_GAME_CODE, Reason, Why
from bequest.core.words import Arg, Message
from bequest.games.lastwill.rules.state import WillState
from bequest.games.lastwill.words import names

MESSAGES: Final[tuple[str, ...]] = (
    "too-few-actions", "no-debt-with-property", "not-in-hand", "no-animal-space", "nothing-depreciates",
    "only-properties", "helper-takes-action", "bankrupt-buys-nothing", "price-above-balance", "no-card-there",
    "no-upper-part", "activated-already", "nothing-to-count", "not-a-property", "no-empty-companion-space",
    "no-companion", "plan-taken", "errand-taken", "no-card-on-offer", "wild-taken", "no-extension-left",
    "nothing-to-draw", "opera-too-dear", "not-on-this-board", "deck-empty", "not-in-group", "not-that-many",
    "no-such-total", "property-stays", "cannot-waive", "no-matching-coin", "not-in-this-order", "no-animal-there",
    "no-step-there", "steps-are-due", "wrong-companion", "not-a-white-action", "two-are-kept",
    "room-takes-action", "room-takes-discount", "chosen-already", "makes-room", "waives-no-more", "another-waives",
    "so-many-helpers", "deck-holds-fewer", "token-is-due",
)  # fmt: skip
"""The message lastwill-reason-… of each code, in the order of `rules.codes`."""


def worded(s: WillState, why: Why) -> Reason:
    """A refusal of the rules as a message with its rule."""
    args = {name: _named(s, name, number) for name, number in why.numbers.items()}
    return Reason(why.code, Message(f"lastwill-reason-{MESSAGES[why.code - FIRST_GAME_CODE]}", args), why.rule)


def _named(s: WillState, name: str, number: int) -> Arg:
    """A number of a refusal as its message names it."""
    deck = s.rules.deck
    if name == "card":
        return names.card_message(deck, number)
    if name in ("space", "plan"):
        return str(number + 1)
    if name == "errand":
        return names.errand_message(deck, number)
    if name == "deck":
        return names.deck_message(number)
    return names.companion_message(number) if name == "type" else number
