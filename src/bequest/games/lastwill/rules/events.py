"""What is told of a game: each kind of event with the names of its numbers, public ones first, then secret ones.

Numbers behind the named ones say where something moved from and to; `seen.moving` reads them.
"""

from __future__ import annotations

from typing import Final

MARKET: Final = 0
STARTER: Final = 1
MONEY: Final = 2
ROUND: Final = 3
DEAL: Final = 4
EMPTY: Final = 5
DRAW: Final = 6
RESHUFFLE: Final = 7
KEPT: Final = 8
SHOWN: Final = 9
BLOCK: Final = 10
PLAN: Final = 11
ORDER: Final = 12
ERRAND: Final = 13
TAKE: Final = 14
TAKE_WILD: Final = 15
EXTENSION: Final = 16
NO_ERRAND: Final = 17
TURN: Final = 18
PLAY: Final = 19
WITH: Final = 20
PUT: Final = 21
ROOM: Final = 22
BUY: Final = 23
SELL: Final = 24
ACTIVATE: Final = 25
TOKEN: Final = 26
WAIVER: Final = 27
WHITE: Final = 28
ACTIONS: Final = 29
SPENT: Final = 30
DEPRECIATED: Final = 31
BANKRUPT: Final = 32
END_TURN: Final = 33
WILD_BACK: Final = 34
CLEARED: Final = 35
OVER: Final = 36
ADD: Final = 37
RETURNED: Final = 38
REFRESHED: Final = 39
HELPED: Final = 40

# (name, public numbers, secret numbers); a list of numbers of open length is named with a star.
RECORDS: Final[tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]] = (
    ("market", ("order",), ()),
    ("starting-player", (), ()),
    ("money", ("amount",), ()),
    ("round", ("round",), ()),
    ("deal", ("place", "card"), ()),
    ("empty", ("place",), ()),
    ("draw", ("deck",), ("card",)),
    ("reshuffle", ("deck", "count"), ()),
    ("kept", ("count", "*backs"), ("*cards",)),
    ("shown", ("card",), ()),
    ("block", ("plan",), ()),
    ("plan", ("plan",), ()),
    ("plan-order", ("*seats",), ()),
    ("errand", ("space",), ()),
    ("take", ("card",), ()),
    ("take-wild", (), ()),
    ("extension", (), ()),
    ("no-errand", (), ()),
    ("turn", ("actions",), ()),
    ("play", ("card", "actions"), ()),
    ("with", ("card", "type"), ()),
    ("put", ("card", "actions"), ()),
    ("room", ("card",), ()),
    ("buy", ("card", "actions", "price"), ()),
    ("sell", ("card", "actions", "price", "balance"), ()),
    ("activate", ("card", "actions", "at"), ()),
    ("token", ("card", "type", "at"), ()),
    ("waiver", ("card", "at"), ()),
    ("white-actions", ("actions",), ()),
    ("actions", ("change",), ()),
    ("spent", ("amount", "balance"), ()),
    ("depreciated", ("card", "value", "at"), ()),
    ("bankrupt", (), ()),
    ("end-turn", ("unused",), ()),
    ("wild-back", (), ()),
    ("cleared", ("card",), ()),
    ("over", (), ()),
    ("add", ("card", "companion", "at"), ()),
    ("returned", (), ()),
    ("refreshed", (), ()),
    ("helped", ("card", "at"), ()),
)
NAMES: Final[tuple[str, ...]] = tuple(name for name, _, _ in RECORDS)
