"""The table of Last Will from a view: cards, pieces and tokens in their places, and the counters."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from bequest import games
from tests.conformance.tabletop import TABLETOP, Counters, Places, View, lay

CARDS = ("event", "expense", "helper", "property", "companion", "wild")


@cache
def faces() -> dict[str, str]:
    """The face of each card by its id."""
    return {face.id.partition(":")[2]: face.id for face in games.get("lastwill").faces() if face.kind in CARDS}


def named(ids: Iterable[str | None]) -> list[str]:
    return [faces()[id] for id in ids if id is not None]


def tabletop(view: View) -> tuple[Places, Counters]:
    places: Places = {}
    counters: Counters = {("round", 0): view["round"], ("extensions", 0): view["extensions"]}
    lay_board(places, view)
    for back, size in view["piles"].items():
        lay(places, f"pile:{back}", [], size)
        counters[f"pile:{back}", 0] = size
    for pile in view["discard_piles"]:
        place = "removed" if pile["deck"] == "special" else f"discard:{pile['deck']}"
        lay(places, place, named(pile["known"]), pile["size"] - len(pile["known"]))
        counters[place, 0] = pile["size"]
    for seat in view["seats"]:
        number = seat["seat"]
        lay_seat(places, seat)
        lay(places, f"starter:{number}", ["marker:starter"] if view["starting_player"] == number else [])
        counts = {"pounds": seat["balance"], "hand": seat["hand_size"], "spaces": len(seat["board"])}
        counts |= {kind: seat[kind] for kind in ("actions", "white_actions", "errand_boys")}
        counters |= {(kind, number): count for kind, count in counts.items()}
    return places, counters


def lay_board(places: Places, view: View) -> None:
    colours = {seat["seat"]: seat["colour"] for seat in view["seats"]}
    (wild,) = [face for face in faces().values() if face.startswith("wild:")]
    for place, id in view["offering"].items():
        lay(places, f"offering:{place}", named([id]))
    for place, there in enumerate(view["wild_places"], 1):
        lay(places, f"wild:{place}", [wild] if there else [])
    for type, token in (view["market"] or {}).items():
        lay(places, f"market:{type}", [f"token:{token:+d}"])
    for plan in view["plans"]:
        marker = plan["marker"]
        lay(places, f"plan:{plan['plan']}", [f"marker:{colours.get(marker, marker)}"] if marker else [])
    for space, seats in view["errands"].items():
        lay(places, f"errand:{space}", [f"boy:{colours[seat]}" for seat in seats])


def lay_seat(places: Places, seat: View) -> None:
    number, colour = seat["seat"], seat["colour"]
    known: list[str] = seat["hand"] if "hand" in seat else seat["known_hand"]
    lay(places, f"hand:{number}", named(known), seat["hand_size"] - len(known))
    for space, lying in enumerate(seat["board"], 1):
        lay(places, f"board:{number}:{space}", named([lying["card"]] if lying else []))
    lay(places, f"markers:{number}", [] if seat["plan"] else [f"marker:{colour}"])
    lay(places, f"boys:{number}", [f"boy:{colour}"] * seat["errand_boys"])


TABLETOP["lastwill"] = tabletop
