"""The golden games of the Duke de Crecy: how each begins, who chooses, and what the chooser is seeded with."""

from __future__ import annotations

from typing import Any

from tests.golden.script import HEURISTIC, RANDOM, WEIGHED, Script
from tests.rules.crecy.table import PARENTS, ancestry, children, seat, table

Fields = dict[str, Any]
DEFAULTS: tuple[tuple[str, object], ...] = (("testament_start", "ask"), ("first", "random"))
WHOLE = ("pawns", "mansions", "ventures", "supply", "titles", "contributions", "pending", "random", "round")
"""Fields that do not mean the same when they are left out."""


def _seeded(
    name: str, chooser: int, kind: str, players: int = 1, mode: str = "multiplayer", edition: str = "english",
    **others: object,
) -> Script:  # fmt: skip
    options: dict[str, object] = {"mode": mode, "players": players, "edition": edition, **others}
    return Script("crecy", name, chooser, options | {"seed": 300 + chooser}, kind=kind)


def _solo(name: str, chooser: int, kind: str, edition: str = "english") -> Script:
    return _seeded(name, chooser, kind, 1, "solo_standard", edition)


def _testament(name: str, chooser: int, kind: str, start: str, edition: str = "english") -> Script:
    return _seeded(name, chooser, kind, 1, "solo_testament", edition, testament_start=start)


def _placed(name: str, chooser: int, kind: str = WEIGHED, mode: str = "multiplayer", **arguments: Any) -> Script:
    """A game that begins with a position in the notation of the rule tests."""
    build = ancestry if mode == "solo_testament" else table
    if mode == "solo_standard":
        arguments["mode"] = mode
    content = _short(build(seed=400 + chooser, **arguments).to_dict())
    return Script("crecy", name, chooser, dict(content["options"]), position=content, kind=kind)


def _short(content: Fields) -> Fields:
    """A position's text without what is the same when it is left out."""
    options = {key: value for key, value in content["options"].items() if (key, value) not in DEFAULTS}
    del options["deck"]  # the one of the record
    for key in ("friend_deck", "child_deck", "mission_deck"):
        content[key] = {"next": content[key]["next"]} if content[key]["next"] else {}
    content["seats"] = [_filled(entry | {"honor_from": _filled(entry["honor_from"])}) for entry in content["seats"]]
    for entry in content["seats"]:
        for key in {"placed", "reserve"} & set(entry):
            entry[key] = _filled(entry[key])
    return _filled(content) | {"options": options}


def _filled(fields: Fields) -> Fields:
    return {key: value for key, value in fields.items() if key in WHOLE or value not in (0, None, [], {})}


LINE = "matriarch & 2; {0} & 1; son & 4 < 1 2; {1} & 3; son & 6 < 3 4; {2} & 5; daughter < 5 6 child"
"""A family with a single child in each Generation."""
COURT = """
    patriarch & 2; bianca & 1; son & 4 < 1 2; eleanor & 3; daughter & 6 < 1 2; fernando & 5; son & 8 < 3 4; ayse & 7;
    daughter & 10 < 3 4; cornelis & 9; son & 12 < 5 6; abigail & 11; daughter & 14 < 5 6; lorenzo & 13; son & 16 < 5 6;
    olga & 15; son & 18 < 7 8 child; jadwiga & 17 promised; daughter < 9 10 child; daughter < 11 12 child
"""
"""In Generation III: three Aristocrats, all occupations, eight nations."""

GAMES = (
    _seeded("two-heuristic", 1, HEURISTIC, 2),
    _seeded("two-heuristic-french", 2, HEURISTIC, 2, edition="french", first=2),
    _seeded("two-weighed", 3, WEIGHED, 2, first=1),
    _seeded("two-weighed-french", 4, WEIGHED, 2, edition="french"),
    _seeded("two-random", 5, RANDOM, 2),
    _seeded("three-heuristic", 6, HEURISTIC, 3),
    _seeded("three-heuristic-french", 7, HEURISTIC, 3, edition="french"),
    _seeded("three-weighed", 8, WEIGHED, 3, first=3),
    _seeded("three-weighed-french", 9, WEIGHED, 3, edition="french"),
    _seeded("three-random", 10, RANDOM, 3, edition="french"),
    _seeded("four-heuristic", 11, HEURISTIC, 4),
    _seeded("four-heuristic-french", 12, HEURISTIC, 4, edition="french", first=4),
    _seeded("four-weighed", 13, WEIGHED, 4),
    _seeded("four-weighed-french", 14, WEIGHED, 4, edition="french"),
    _seeded("four-random", 15, RANDOM, 4),
    _solo("solo-heuristic", 16, HEURISTIC),
    _solo("solo-heuristic-french", 17, HEURISTIC, "french"),
    _solo("solo-weighed", 18, WEIGHED),
    _solo("solo-random-french", 19, RANDOM, "french"),
    _testament("testament-ask-heuristic", 20, HEURISTIC, "ask"),
    _testament("testament-ask-weighed-french", 21, WEIGHED, "ask", "french"),
    _testament("testament-patrick-heuristic-french", 22, HEURISTIC, "patrick", "french"),
    _testament("testament-patrick-weighed", 23, WEIGHED, "patrick"),
    _testament("testament-nathalie-heuristic", 24, HEURISTIC, "nathalie"),
    _testament("testament-nathalie-random-french", 25, RANDOM, "nathalie", "french"),
    _placed(
        "from-court", 26, round=9, pawns=1, hand="roger, zeynep, ulrike", family=COURT, gold=9, honor=40, prestige=6,
        missions="Unrest at the Court, A Salon of All Nations, Subscribe to the Encyclopaedia",
        two=seat("olga", "patriarch", eliminated=2, honor=7) | {"hand": []},
        three=seat("nancy, tatiana*", LINE.format("selim", "saskia", "griet"), 3, 30, 5, 2, 2, "red, green, green"),
        four=seat("", LINE.format("osman", "emine", "maria"), 0, 28, 3, 1, 2, "orange", patron="john-law", under=1),
    ),
)  # fmt: skip
