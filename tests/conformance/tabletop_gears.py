"""What a view of Gears of Time shows on the table, by the places that the game documents."""

from __future__ import annotations

from typing import Any

from tests.conformance.tabletop import TABLETOP, Counters, Places, View, lay
from tests.rules.gears.table import FATE_IDS

TIMEFRAMES = ("ts", *(f"t{number}" for number in range(10)))


def tabletop(view: View) -> tuple[Places, Counters]:
    places: Places = {}
    counters: Counters = {(key, 0): view[key] for key in ("round", "turn", "actions", "extra_room")}
    counters |= {("pile", 0): view["draw_pile"], ("discard", 0): view["discard_pile"]["size"]}
    lay_piles(view, places)
    lay_timeline(view, places)
    for number, seat in enumerate(view["seats"], 1):
        held = seat.get("fate_cards", [])
        counters |= {("score", number): seat["score"], ("pool", number): seat["pool"]}
        counters |= {("hand", number): seat["hand_size"], ("position", number): 0}
        counters["fates", number] = held if isinstance(held, int) else len(held)
        lay_seat(view, number, seat, places)
    for rank, number in enumerate(view["order"], 1):
        counters["position", number] = rank
    return places, counters


def lay_piles(view: View, places: Places) -> None:
    lay(places, "pile:technologies", [], view["draw_pile"])
    lay(places, "pile:fates", [], view.get("left_out", 0))
    known = view["discard_pile"]["known"]
    lay(places, "discard", [face(card) for card in known], view["discard_pile"]["size"] - len(known))
    lay(places, "out", [face(card) for card in view.get("out_of_game", [])])
    lay(places, "stray", [face(entry["card"]) for entry in view["stray_fate"]])
    for entry in view.get("draft_area", []):
        lay(places, "draft-area", [face(entry["card"])])
        lay(places, f"draft-area:{entry['card']}", cubes(entry["cubes"]))
    drawn = view.get("drawn")
    if drawn and isinstance(drawn["cards"], int):
        lay(places, f"drawn:{drawn['seat']}", [], drawn["cards"])
    elif drawn:
        lay(places, f"drawn:{drawn['seat']}", [face(card) for card in drawn["cards"]])


def lay_timeline(view: View, places: Places) -> None:
    first = 0 if view.get("spliced") else 1
    lay(places, "timeline", ["timeframe:ts"] if view.get("spliced") else [])
    for timeframe in TIMEFRAMES[first : TIMEFRAMES.index(view["present"]) + 1]:
        lay(places, f"timeline:{timeframe}", [])
        lay(places, f"timeframe:{timeframe}", ["marker:present-day"] if timeframe == view["present"] else [])
    for copy in view["timeline"]:
        lay(places, f"timeline:{copy['timeframe']}", [face(copy["technology"])])
        things = cubes(copy["cubes"]) + [face(entry["card"]) for entry in copy.get("fate", [])]
        for sign, number in copy.get("tokens", {}).items():
            things += [f"token:{sign}"] * number
        lay(places, f"timeline:{copy['timeframe']}:{copy['technology']}", things)


def lay_seat(view: View, number: int, seat: dict[str, Any], places: Places) -> None:
    hand = seat.get("hand")
    lay(places, f"hand:{number}", [face(card) for card in hand or []], 0 if hand is not None else seat["hand_size"])
    lay(places, f"pool:{number}", [f"cube:{seat['colour']}"] * seat["pool"])
    lay(places, f"timeframe:{seat['marker']}", [f"marker:{seat['colour']}"])
    lay(places, f"character:{number}", [f"character:{seat['character']}"] if seat["character"] else [])
    held = seat.get("fate_cards", [])
    place = f"{'personal' if view['fate'] == 'one_each' else 'fate'}:{number}"
    lay(
        places,
        place,
        [] if isinstance(held, int) else [face(card) for card in held],
        held if isinstance(held, int) else 0,
    )


def face(card: str) -> str:
    return f"{'fate' if card in FATE_IDS else 'technology'}:{card}"


def cubes(by_colour: dict[str, int]) -> list[str]:
    return [f"cube:{colour}" for colour, number in by_colour.items() for _ in range(number)]


TABLETOP["gears"] = tabletop
