"""The kinds of frames, in the order of NAMES.

Decisions come first, then the steps of a move under way (from PAY on), then what asks chance, then what runs by itself.
"""

from __future__ import annotations

from typing import Final

NAMES: Final[tuple[str, ...]] = (
    "turn", "keep", "order", "area-cube", "when-established", "discard", "amount", "timeframe", "technology", "player",
    "dependency", "own-timeframe", "own-technology", "other-timeframe", "other-technology", "other-player",
    "modifier-timeframe", "modifier-technology", "modifier-sign", "assign", "first-chooser", "deal", "personal",
    "drawing", "extra-cards", "advance",
)  # fmt: skip
TURN: Final = 0
KEEP: Final = 1
ORDER: Final = 2
AREA_CUBE: Final = 3
WHEN_ESTABLISHED: Final = 4
PAY: Final = 5
HOW_MANY: Final = 6
FATE_TIMEFRAME: Final = 7
FATE_NAME: Final = 8
FATE_PLAYER: Final = 9
FATE_WAIVED: Final = 10
SWAP_OWN_TIMEFRAME: Final = 11
SWAP_OWN: Final = 12
SWAP_OTHER_TIMEFRAME: Final = 13
SWAP_OTHER: Final = 14
SWAP_PLAYER: Final = 15
MODIFIER_TIMEFRAME: Final = 16
MODIFIER_NAME: Final = 17
MODIFIER_SIGN: Final = 18
FIRST_CHANCE: Final = 19
ASSIGN: Final = 19
FIRST_CHOOSER: Final = 20
DEAL: Final = 21
PERSONAL: Final = 22
DRAWING: Final = 23
EXTRA_CARDS: Final = 24
ADVANCE: Final = 25
