"""The kinds of events of the journal, in the order of NAMES."""

from __future__ import annotations

from typing import Final

NAMES: Final[tuple[str, ...]] = (
    "character", "first-chooser", "card", "personal-fate", "position", "travel", "establish", "influence", "draw",
    "keep", "fate", "take-fate", "area-cube", "end-turn", "reshuffle", "phase", "cleared", "duplicate", "points",
    "cube-back", "fate-leaves", "present-day", "success", "activate", "decline", "cubes", "extra-turn", "swap",
    "splice", "modifier", "failure",
)  # fmt: skip
CHARACTER: Final = 0
FIRST_CHOOSER: Final = 1
CARD: Final = 2
PERSONAL: Final = 3
POSITION: Final = 4
TRAVEL: Final = 5
ESTABLISH: Final = 6
INFLUENCE: Final = 7
DRAW: Final = 8
KEEP: Final = 9
FATE: Final = 10
TAKE: Final = 11
AREA_CUBE: Final = 12
END_TURN: Final = 13
RESHUFFLE: Final = 14
PHASE: Final = 15
CLEARED: Final = 16
DUPLICATE: Final = 17
POINTS: Final = 18
CUBE_BACK: Final = 19
FATE_LEAVES: Final = 20
PRESENT: Final = 21
SUCCESS: Final = 22
ACTIVATE: Final = 23
DECLINE: Final = 24
CUBES: Final = 25
EXTRA_TURN: Final = 26
SWAP: Final = 27
SPLICE: Final = 28
MODIFIER: Final = 29
FAILURE: Final = 30
