"""What is told of a game: each kind of event with the names of its numbers, public ones first, then secret ones."""

from __future__ import annotations

from typing import Final

E_MARKET: Final = 0
E_STARTER: Final = 1
E_MONEY: Final = 2
E_ROUND: Final = 3
E_DEAL: Final = 4
E_EMPTY: Final = 5
E_DRAW: Final = 6
E_RESHUFFLE: Final = 7
E_KEPT: Final = 8
E_SHOWN: Final = 9
E_BLOCK: Final = 10
E_PLAN: Final = 11
E_ORDER: Final = 12
E_ERRAND: Final = 13
E_TAKE: Final = 14
E_TAKE_WILD: Final = 15
E_EXTENSION: Final = 16
E_NO_ERRAND: Final = 17
E_TURN: Final = 18
E_PLAY: Final = 19
E_WITH: Final = 20
E_PUT: Final = 21
E_ROOM: Final = 22
E_BUY: Final = 23
E_SELL: Final = 24
E_ACTIVATE: Final = 25
E_TOKEN: Final = 26
E_WAIVER: Final = 27
E_WHITE: Final = 28
E_ACTIONS: Final = 29
E_SPENT: Final = 30
E_DEPRECIATED: Final = 31
E_BANKRUPT: Final = 32
E_END_TURN: Final = 33
E_WILD_BACK: Final = 34
E_CLEARED: Final = 35
E_OVER: Final = 36
E_ADD: Final = 37

# (name, public numbers, secret numbers); a list of numbers of open length is named with a star.
EVENTS: Final[tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]] = (
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
    ("activate", ("card", "actions"), ()),
    ("token", ("card", "type"), ()),
    ("waiver", ("card",), ()),
    ("white-actions", ("actions",), ()),
    ("actions", ("change",), ()),
    ("spent", ("amount", "balance"), ()),
    ("depreciated", ("card", "value"), ()),
    ("bankrupt", (), ()),
    ("end-turn", ("unused",), ()),
    ("wild-back", (), ()),
    ("cleared", ("card",), ()),
    ("over", (), ()),
    ("add", ("card", "companion"), ()),
)
EVENT_NAMES: Final[tuple[str, ...]] = tuple(name for name, _, _ in EVENTS)
