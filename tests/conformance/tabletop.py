"""A table as somebody sees it who knows nothing but JSON: from a view the cards in each place, and the counters.

Each game says how its view lays them out; written from the documented places, not from the code that fills the views.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

View = dict[str, Any]
Places = dict[str, Counter[str]]
"""In each place the faces that lie there, and as many "" as there are cards of which the reader sees only the back."""
Counters = dict[tuple[str, int], int]
"""By kind and seat (0: the table)."""
Tabletop = Callable[[View], tuple[Places, Counters]]

TABLETOP: dict[str, Tabletop] = {}
BOX = "box"
"""What is not on the table: out of the game, or not in it yet."""


def lay(places: Places, place: str, cards: list[str], unseen: int = 0) -> None:
    """Cards into a place that the view shows; empty places are there too."""
    there = places.setdefault(place, Counter())
    there.update(cards)
    if unseen:
        there[""] += unseen


class Reader:
    """Somebody who has seen the table once and has been told since what happened."""

    def __init__(self, table: tuple[Places, Counters], sequence: int) -> None:
        self._states = {sequence: table}

    def hear(self, events: list[dict[str, Any]]) -> tuple[Places, Counters]:
        """What the table is like after more events; taking back leads to how it was before an event."""
        for event in events:
            at = event["sequence"]
            back = event["event"] in ("undone", "rewound")
            self._states[at + 1] = self._states[event["since"]] if back else changed(*self._states[at], event)
        return self._states[max(self._states)]


def changed(places: Places, counters: Counters, event: dict[str, Any]) -> tuple[Places, Counters]:
    """A table after an event."""
    places = {place: Counter(there) for place, there in places.items()}
    counters = dict(counters)
    for moved in event["moved"]:
        count = moved.get("count", 1)
        for place, change in ((moved["from"], -count), (moved["to"], count)):
            if place != BOX:
                there = places.setdefault(place, Counter())
                mixed = change > 0 and moved["from"] == place  # with others there: only its back is seen from now on
                there["" if mixed else _shown(there, place, moved["card"], change)] += change
                assert min(there.values()) >= 0, (moved, event)
    for fact in event["facts"]:
        key = (fact["kind"], fact["whose"])
        assert counters[key] == fact["before"], (event, counters[key])
        counters[key] = fact["after"]
    return places, counters


def _shown(there: Counter[str], place: str, card: str, change: int) -> str:
    """Under which name a card comes or goes: of a pile only the size is seen, and not every card in a hand is."""
    if place.startswith("pile:") or (change < 0 and not there[card]):
        return ""
    return card


def laid_out(table: tuple[Places, Counters]) -> tuple[Places, Counters]:
    """Without the places where nothing lies."""
    places, counters = table
    return {place: +there for place, there in places.items() if +there}, counters


from tests.conformance import tabletop_crecy as tabletop_crecy  # noqa: E402  (it registers itself)
from tests.conformance import tabletop_gears as tabletop_gears  # noqa: E402  (it registers itself)
from tests.conformance import tabletop_lastwill as tabletop_lastwill  # noqa: E402  (it registers itself)
