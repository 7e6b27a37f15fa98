"""Why something is not on offer, as small ints, and the rule behind each."""

from __future__ import annotations

from typing import Final

from bequest.core.reasons import FIRST_GAME_CODE, Why

TOO_FEW_ACTIONS: Final = FIRST_GAME_CODE
NO_DEBT_WITH_PROPERTY: Final = FIRST_GAME_CODE + 1
NOT_IN_HAND: Final = FIRST_GAME_CODE + 2
NO_ANIMAL_SPACE: Final = FIRST_GAME_CODE + 3
NOTHING_DEPRECIATES: Final = FIRST_GAME_CODE + 4
ONLY_PROPERTIES: Final = FIRST_GAME_CODE + 5
HELPER_TAKES_ACTION: Final = FIRST_GAME_CODE + 6
BANKRUPT_BUYS_NOTHING: Final = FIRST_GAME_CODE + 7
PRICE_ABOVE_BALANCE: Final = FIRST_GAME_CODE + 8
NO_CARD_THERE: Final = FIRST_GAME_CODE + 9
NO_UPPER_PART: Final = FIRST_GAME_CODE + 10
ACTIVATED_ALREADY: Final = FIRST_GAME_CODE + 11
NOTHING_TO_COUNT: Final = FIRST_GAME_CODE + 12
NOT_A_PROPERTY: Final = FIRST_GAME_CODE + 13
NO_EMPTY_COMPANION_SPACE: Final = FIRST_GAME_CODE + 14
NO_COMPANION: Final = FIRST_GAME_CODE + 15
PLAN_TAKEN: Final = FIRST_GAME_CODE + 16
ERRAND_TAKEN: Final = FIRST_GAME_CODE + 17
NO_CARD_ON_OFFER: Final = FIRST_GAME_CODE + 18
WILD_TAKEN: Final = FIRST_GAME_CODE + 19
NO_EXTENSION_LEFT: Final = FIRST_GAME_CODE + 20
NOTHING_TO_DRAW: Final = FIRST_GAME_CODE + 21
OPERA_TOO_DEAR: Final = FIRST_GAME_CODE + 22
NOT_ON_THIS_BOARD: Final = FIRST_GAME_CODE + 23
DECK_EMPTY: Final = FIRST_GAME_CODE + 24
NOT_IN_GROUP: Final = FIRST_GAME_CODE + 25
NOT_THAT_MANY: Final = FIRST_GAME_CODE + 26
NO_SUCH_TOTAL: Final = FIRST_GAME_CODE + 27
PROPERTY_STAYS: Final = FIRST_GAME_CODE + 28
CANNOT_WAIVE: Final = FIRST_GAME_CODE + 29
NO_MATCHING_COIN: Final = FIRST_GAME_CODE + 30
NOT_IN_THIS_ORDER: Final = FIRST_GAME_CODE + 31
NO_ANIMAL_THERE: Final = FIRST_GAME_CODE + 32
NO_STEP_THERE: Final = FIRST_GAME_CODE + 33
STEPS_ARE_DUE: Final = FIRST_GAME_CODE + 34
WRONG_COMPANION: Final = FIRST_GAME_CODE + 35
NOT_A_WHITE_ACTION: Final = FIRST_GAME_CODE + 36
TWO_ARE_KEPT: Final = FIRST_GAME_CODE + 37
ROOM_TAKES_ACTION: Final = FIRST_GAME_CODE + 38
ROOM_TAKES_DISCOUNT: Final = FIRST_GAME_CODE + 39

RULES: Final[tuple[str, ...]] = (
    "W-8.4", "W-18.2", "W-1.3", "W-20.4", "W-20.10", "W-12.7", "W-12.9", "W-15.11", "W-15.10", "W-12.1", "W-12.16",
    "W-12.14", "W-21.7", "W-15.15", "W-16.4", "W-16.4", "W-6.3", "W-7.5", "W-7.10", "W-7.17", "W-7.20", "W-7.26",
    "W-7.29", "W-3.1", "W-7.26", "W-7.12", "W-6.10", "W-1.16", "W-12.6", "W-8.11", "W-11.9", "W-1.15", "W-20.3",
    "W-20.9", "W-20.10", "W-16.4", "W-22.20", "W-5.6", "W-12.9", "W-12.9",
)  # fmt: skip
"""In the order of the codes."""


def why(code: int, **numbers: int) -> Why:
    """A refusal with its rule. Cards, spaces, plans, errands, decks and types are numbers from 0."""
    return Why(code, RULES[code - FIRST_GAME_CODE], numbers)
