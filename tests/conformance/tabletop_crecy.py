"""The table of the Duke de Crecy as a view lays it out."""

from __future__ import annotations

from functools import cache
from typing import Any

from bequest import games
from tests.conformance.tabletop import TABLETOP, Counters, Places, View, lay

COLOURS = ("green", "orange", "red", "sky-blue", "yellow")
SEAT_NUMBERS = {"honor": "honor", "prestige": "prestige", "income": "income", "gold": "gold", "pawns": "pawns",
                "hand_size": "hand", "under_patron": "under_patron"}  # fmt: skip


def crecy_table(view: View) -> tuple[Places, Counters]:
    places: Places = {}
    counters: Counters = {}
    for name, kind in (("display", "friend"), ("aside", "child"), ("found", "child"), ("titles", "title"),
                       ("contributions", "contribution")):  # fmt: skip
        lay(places, name, [f"{kind}:{id}" for id in view.get(name, [])])
    for pile, discard, kind in (("friends", "friend", "friend"), ("children", "child", "child"),
                                ("missions", "mission", "mission")):  # fmt: skip
        lay(places, f"discard:{pile}", [f"{kind}:{id}" for id in view[f"{discard}_discard"]])
    lay(places, "pile:friends", [], view["friend_deck"])
    lay(places, "pile:children", [], sum(view["child_deck"].values()))
    lay(places, "pile:reserve", [], sum(view["reserve"].values()))
    lay(places, "pile:missions", [], view["mission_deck"])
    lay(places, "mansions", ["mansion:mansion"] * view["mansions"])
    lay(places, "ventures", ["venture:venture"] * view["ventures"])
    if "acquired" in view:
        lay(places, "acquired", [f"{_kind(view['acquired'])}:{view['acquired']}"])
    lay(places, "supply", [f"pawn:{colour}" for colour, count in view["supply"].items() for _ in range(count)])
    lay(places, "hints", [f"hint:{hint['hint']}" for hint in view.get("hints", [])])
    for entry in view["spaces"]:
        lay(places, f"space:{entry['space']}", [f"pawn:{entry['pawn']}"] if entry["pawn"] else [])
    if view["starting_player"]:
        lay(places, f"starter:{view['starting_player']}", ["marker:starting-player"])
    for seat in view["seats"]:
        _lay_seat(places, seat)
        if view["mode"] != "solo_testament":
            _lay_patron(places, seat, view["phase"] == "over")
        _count_seat(counters, seat)
    if "drawn" in view:
        missions = view["drawn"]["missions"]
        known = missions if isinstance(missions, list) else []
        unseen = 0 if known else missions
        lay(places, f"drawn:{view['drawn']['seat']}", [f"mission:{id}" for id in known], unseen)
    _count_table(counters, view)
    return places, counters


def _lay_patron(places: Places, seat: dict[str, Any], over: bool) -> None:
    known = [f"patron:{seat['patron']}"] if "patron" in seat else []
    lay(places, f"{'patron-shown' if over else 'patron'}:{seat['seat']}", known, 1 - len(known))


def _lay_seat(places: Places, seat: dict[str, Any]) -> None:
    number = seat["seat"]
    known = seat.get("hand", seat["known_hand"])
    lay(places, f"hand:{number}", [f"friend:{id}" for id in known], seat["hand_size"] - len(known))
    for name in ("missions", "completed"):
        lay(places, f"{name}:{number}", [f"mission:{id}" for id in seat[name]])
    lay(places, f"under-patron:{number}", [], seat["under_patron"])
    lay(places, f"complication:{number}", ["child:complication"] if seat["complication"] else [])
    if seat["head"] and not seat["family"]:
        lay(places, f"head:{number}", [f"head:{seat['head']}"])
    pawns = ["pawn:player"] * seat["pawns"]
    pawns += [f"pawn:{colour}" for colour, count in seat["reserve"].items() for _ in range(count)]
    lay(places, f"pawns:{number}", pawns)
    for space, count in seat["placed"].items():
        lay(places, f"board:{number}:{space}", ["pawn:player"] * count)
    for person in seat["family"]:
        _lay_person(places, number, person)


def _lay_person(places: Places, seat: int, person: dict[str, Any]) -> None:
    there = []
    if person["state"] != "departed":
        there.append(f"{_kind(person['card'])}:{person['card']}")
    for kind, which in person.get("attached", {}).items():
        there.append(f"{kind}:{kind if which is True else which}")
    lay(places, f"family:{seat}:person:{person['person']}", there)


@cache
def _faces() -> frozenset[str]:
    return frozenset([face.id for face in games.get("crecy").faces()])


def _kind(id: str) -> str:
    """The kind of a card that can be a person, or that somebody is still to hold."""
    return next(kind for kind in ("friend", "child", "side", "title", "contribution") if f"{kind}:{id}" in _faces())


def _count_seat(counters: Counters, seat: dict[str, Any]) -> None:
    number = seat["seat"]
    for field, kind in SEAT_NUMBERS.items():
        counters[kind, number] = seat[field]
    for kind in ("missions", "completed"):
        counters[kind, number] = len(seat[kind])
    for colour in COLOURS:
        counters[f"pawns_{colour}", number] = seat["reserve"][colour]


def _count_table(counters: Counters, view: View) -> None:
    for kind in ("generation", "round", "friend_deck", "mission_deck", "mansions", "ventures"):
        counters[kind, 0] = view[kind]
    for kind in ("sons", "daughters", "complications"):
        counters[kind, 0] = view["child_deck"][kind]
        counters[f"reserve_{kind}", 0] = view["reserve"][kind]
    for colour in COLOURS:
        counters[f"supply_{colour}", 0] = view["supply"][colour]


TABLETOP["crecy"] = crecy_table
