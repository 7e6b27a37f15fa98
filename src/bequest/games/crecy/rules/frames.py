"""The kinds of frames, as numbers: decisions, choices of a move under way, chance, and steps that run by themselves.

`kinds.py` has the class of each kind, in this order.
"""

from __future__ import annotations

from typing import Final

# Decisions.
HEAD_SIDE: Final = 0
HAND: Final = 1
STARTING_CARD: Final = 2
TURN: Final = 3
AFTER: Final = 4
TAKE: Final = 5
PAIR: Final = 6
LOSE: Final = 7
ASK: Final = 8
RENEW: Final = 9
GROW: Final = 10
WED: Final = 11
MISSION: Final = 12
HOLDER: Final = 13
RIVAL: Final = 14

# Choices of a move under way.
FIRST_OPEN: Final = 15
PAWN: Final = 15
FRIEND: Final = 16
MEMBER: Final = 17
COUPLE: Final = 18
BIRTH: Final = 19
AMOUNT: Final = 20
SOURCE: Final = 21
CARD: Final = 22
DISCARD: Final = 23
DISPLAY: Final = 24
PLACE: Final = 25
LOSS: Final = 26

# Chance.
FIRST_CHANCE: Final = 27
RESERVE: Final = 27
REFILL: Final = 28
DEAL_PATRON: Final = 29
DEAL_HEAD: Final = 30
DRAW: Final = 31
STARTING_PLAYER: Final = 32
RANDOM_PAWN: Final = 33
SEARCH: Final = 34
DRAW_MISSIONS: Final = 35
UNDER_PATRON: Final = 36
DRAW_HINTS: Final = 37
PARENT: Final = 38

# Steps.
FIRST_STEP: Final = 39
DEAL: Final = 39
GROW_UP: Final = 40
OFFERS: Final = 41
WEDDING: Final = 42
EFFECTS: Final = 43
BATCH: Final = 44
BIRTHS: Final = 45
END_TURN: Final = 46

# Every frame: its name and what its arguments are, for the text of a position. Persons are counted from 1 there.
FRAMES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("head-side", ()),
    ("hand", ()),
    ("starting-card", ()),
    ("turn", ()),
    ("after", ()),
    ("take", ("count", "gender", "sourced")),
    ("pair", ("father", "mother", "wanted", "one", "other")),
    ("lose", ("father", "mother", "wanted")),
    ("ask", ()),
    ("renew", ()),
    ("grow", ()),
    ("wed", ()),
    ("mission", ()),
    ("holder", ("space", "card")),
    ("rival", ("owner", "card", "clause")),
    ("pawn", ()),
    ("friend", ()),
    ("member", ()),
    ("couple", ()),
    ("birth", ()),
    ("amount", ()),
    ("source", ()),
    ("card", ()),
    ("discard", ()),
    ("display", ()),
    ("place", ()),
    ("loss", ()),
    ("reserve", ("wanted", "count")),
    ("refill", ("count",)),
    ("deal-patron", ()),
    ("deal-head", ()),
    ("draw", ("count",)),
    ("starting-player", ()),
    ("random-pawn", ("colours",)),
    ("search", ("father", "mother", "wanted", "need", "found")),
    ("draw-missions", ("count",)),
    ("under-patron", ()),
    ("draw-hints", ("count",)),
    ("parent", ("person", "wanted")),
    ("deal", ()),
    ("grow-up", ()),
    ("offers", ()),
    ("wedding", ("person", "friend", "step")),
    ("effects", ("card", "person", "clauses")),
    ("batch", ("count", "gender", "sourced", "begun")),
    ("births", ("father", "mother", "count", "wanted")),
    ("end-turn", ()),
)
NAMES: Final[tuple[str, ...]] = tuple(name for name, _ in FRAMES)
