"""The kinds of events of the journal, in the order of KINDS."""

from __future__ import annotations

from typing import Final

COPY: Final[tuple[str, ...]] = ("technology", "timeframe")
"""A technology on the timeline."""
KINDS: Final[tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]] = (
    ("character", ("character",), ()),
    ("first-chooser", (), ()),
    ("card", (), ("card",)),
    ("personal-fate", (), ("card",)),
    ("position", ("position",), ()),
    ("travel", ("timeframe",), ()),
    ("establish", (*COPY, "paid"), ("missing", "payment")),
    ("influence", (*COPY, "cubes"), ()),
    ("draw", (), ()),
    ("keep", (), ("kept", "rejected")),
    ("fate", ("card",), ("player", *COPY, "waived")),
    ("take-fate", ("card",), ()),
    ("area-cube", (), ("card",)),
    ("end-turn", (), ()),
    ("reshuffle", ("cards",), ()),
    ("phase", ("phase", "round"), ()),
    ("cleared", COPY, ()),
    ("duplicate", COPY, ()),
    ("points", ("points", "source", "technology"), ()),
    ("cube-back", (*COPY, "to"), ()),
    ("fate-leaves", ("card",), ()),
    ("present-day", ("timeframe",), ()),
    ("success", COPY, ()),
    ("activate", ("technology",), ()),
    ("decline", ("technology",), ()),
    ("cubes", ("cubes", "technology"), ()),
    ("extra-turn", ("technology",), ()),
    ("swap", ("own", "other"), ()),
    ("splice", ("technology",), ()),
    ("modifier", (*COPY, "token"), ()),
    ("failure", COPY, ()),
    ("only-card", (), ("card",)),
    ("markers-back", ("timeframe",), ()),
)
"""Name and fields of each; the last ones are there only if there is something to say that the reader may know."""
NAMES: Final[tuple[str, ...]] = tuple([kind[0] for kind in KINDS])
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
ONLY_CARD: Final = 31
MARKERS_BACK: Final = 32
