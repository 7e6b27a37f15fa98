"""The kinds of frames: decisions, steps of a move under way, and what chance decides. `kinds` says what each means."""

from __future__ import annotations

from typing import Final

NAMES: Final[tuple[str, ...]] = (
    "block", "plan", "errand", "turn", "start", "keep", "extra", "divide", "group", "order", "deck", "opera", "option",
    "coin", "white", "amount", "animal", "depreciation", "room", "waiver", "price", "companion", "market", "first",
    "money", "draw", "deal",
)  # fmt: skip
BLOCK: Final = 0
PLAN: Final = 1
ERRAND: Final = 2
TURN: Final = 3
START: Final = 4
KEEP: Final = 5
FIRST_STEP: Final = 6
"""The steps of a move under way begin here."""
EXTRA: Final = 6
DIVIDE: Final = 7
GROUP: Final = 8
ORDER: Final = 9
DECK: Final = 10
OPERA: Final = 11
OPTION: Final = 12
COIN: Final = 13
WHITE: Final = 14
AMOUNT: Final = 15
ANIMAL: Final = 16
DEPRECIATION: Final = 17
ROOM: Final = 18
WAIVER: Final = 19
PRICE: Final = 20
COMPANION: Final = 21
FIRST_CHANCE: Final = 22
"""What chance decides begins here."""
MARKET: Final = 22
FIRST: Final = 23
MONEY: Final = 24
DRAW: Final = 25
DEAL: Final = 26
