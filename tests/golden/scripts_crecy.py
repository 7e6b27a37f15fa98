"""The golden games of the Duke de Crecy: how each begins, who chooses, and what the chooser is seeded with."""

from __future__ import annotations

from typing import Any

from bequest.games.crecy.data import terms
from tests.golden.script import HEURISTIC, RANDOM, WEIGHED, Script
from tests.rules.crecy.table import PARENTS, ancestry, base, children, seat, table

Fields = dict[str, Any]
DEFAULTS: tuple[tuple[str, object], ...] = (("testament_start", "ask"), ("first", "random"))
WHOLE = ("mansions", "ventures", "supply", "titles", "contributions", "pending", "random", "round")
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
    content = short(build(seed=400 + chooser, **arguments).to_dict())
    return Script("crecy", name, chooser, dict(content["options"]), position=content, kind=kind)


def short(content: Fields) -> Fields:
    """A position's text without what is the same when it is left out."""
    options = {key: value for key, value in content["options"].items() if (key, value) not in DEFAULTS}
    del options["deck"]  # the one of the record
    for key in ("friend_deck", "child_deck", "mission_deck"):
        content[key] = {"next": content[key]["next"]} if content[key]["next"] else {}
    content["seats"] = [_short_seat(entry) for entry in content["seats"]]
    return _filled(content, WHOLE) | {"options": options}


def _short_seat(entry: Fields) -> Fields:
    nested = {key: _filled(entry[key]) for key in ("honor_from", "placed", "reserve")}
    return _filled(entry | nested, ("pawns",))


def _filled(fields: Fields, kept: tuple[str, ...] = ()) -> Fields:
    return {key: value for key, value in fields.items() if key in kept or value not in (0, None, [], {})}


ORIGINAL = ("son", "daughter")


def house(couples: str, children: int = 1, promised: str = "") -> str:
    """A family in the notation of `table`: whom the Head, the adults of row 2 and those of row 3 have married, rows
    apart by "/", with what a couple holds as `[mansion+count]`; Child cards ("son") are single. Then so many
    children, the first ones promised to these Friends. Every couple has three children before the next one has any.
    """
    known = {friend.id for friend in base().friends}
    men = {friend.id for friend in base().friends if friend.gender == terms.MALE}
    persons: list[str] = []
    parents: list[int] = []
    for row in couples.split("/"):
        grown: list[int] = []
        for number, entry in enumerate(part.strip() for part in row.split(",")):
            card, _, held = entry.partition(" ")
            here = len(persons) + 1
            below = f" < {parents[number // 3]}" if parents else ""
            attached = f" {held.replace('+', ', ')}" if held else ""
            if card not in known:
                persons.append(f"{card}{below}{attached}")
                continue
            head = "matriarch" if card in men else "patriarch"
            original = ORIGINAL[card in men] if parents else head
            persons += [f"{original} & {here + 1}{below}{attached}", f"{card} & {here}"]
            grown.append(here)
        parents = grown
    friends = [name.strip() for name in promised.split(",") if name.strip()]
    for number in range(children):
        here = len(persons) + 1
        below = f"< {parents[number // 3]} child"
        if number < len(friends):
            card = friends[number]
            persons += [f"{ORIGINAL[card in men]} & {here + 1} {below}", f"{card} & {here} promised"]
        else:
            persons.append(f"{ORIGINAL[number % 2]} {below}")
    return "; ".join(persons)


TRADE = house(
    "fiorella / gertrude [venture], hendrikje, jadwiga / olga, brave, brave, brave, don-juan, don-juan, handsome, "
    "handsome, handsome", 3, "angelique, willem",
)  # fmt: skip
"""Craftsmen, sons, many children of an age."""
ARTS = house(
    "arianne [public-fountain] / isabella [mansion+venture+baron+hospital], rowena, ibrahim / bianca, saskia, leonid, "
    "kazimierz, carlos, abigail, agnieszka, zeynep, dmitri", 3, "miranda",
)  # fmt: skip
"""Artists, but also every other occupation and all nations."""
LEARNING = house(
    "ann / ayse, ines [venture], sophie / tatiana, kunegunda, ulrike, lucienne, osman, stanislaw, erich", 4, "vera"
)
"""Scientists and Aristocrats, most of them women."""
COURT = house(
    "pierre [count+alms-house+mansion] / george [seneschal+court-ballet], michael [mansion], rodrigo [marquis] / "
    "lorenzo, tadeusz, david, jan, grigori, daughter, daughter, daughter, daughter", 6, "selim",
)  # fmt: skip
"""Diplomats, daughters, Titles."""
FAVOURS: Fields = {
    "round": 7, "gold": 15, "income": 4, "hand": "ann, eleanor, ottavio, nicolas",
    "lasting": "roger, claire, erich, michael, angelique, patrick, rowena, miranda, beautiful-smile",
    "extra": "green, yellow, sky-blue",
    "family": house("osman / emine, griet, saskia / roger, claire, erich, michael, angelique, patrick, rowena, "
                    "miranda, beautiful-smile", 4),
    "two": seat("ayse, zeynep", house("bianca / jadwiga / son, daughter", 0), 4, 8, 1),
}  # fmt: skip
"""All effects that last a Generation are in force."""
HINTS = [hint.id for hint in base().hints]
ANCESTORS = f"""
    {PARENTS}; erich & 5 < 8 9 [count, mansion]; bianca & 4 < 10 11; fernando & 7 [alms-house]; fiorella & 6;
    cornelis & 9 [mansion]; saskia & 8; selim & 11; daughter & 10; pierre & 13 < 4 5; ann & 12; son < 4 5; son < 12 13;
    daughter < 12 13; lorenzo & 18 < 8 9; claire & 17
"""
"""A tree of The Testament that fulfils every Hint."""

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
        "from-missions", 26, round=9, pawns=1, gold=5, honor=30, family=TRADE, hand="eleanor, maria",
        missions="Establish a Craft Guild, A Family Trade, Preparing for the Revolution, Strengthen the Royal Navy",
        two=seat("nancy, griet", ARTS, 7, 28, 4, 2, 1, "red, green",
                 "Renovate the Old Cathedral, Subscribe to the Encyclopaedia, A Salon of All Nations, "
                 "Furnish a Family Seat, Fill the Guest Book"),
        three=seat("dolores, fehmi, emine", LEARNING, 5, 30, 5, 3, 1, "2 orange, sky-blue",
                   "New Steam Engine, Unrest at the Court, Rule the Court Gossip"),
        four=seat("nicolas, giacomo", COURT, 6, 31, 6, 2, 1, "yellow",
                  "A Cradle in Every Room, A Clan of Cousins, Found a Political Party"),
    ),
    _placed(
        "from-four-patrons", 27, round=9, pawns=1, gold=15, honor=30, income=9, family=TRADE, hand="eleanor", under=2,
        two=seat("nancy, griet", ARTS, 7, 28, 4, 2, 1, "red", completed="Fill the Guest Book", under=3),
        three=seat("dolores, fehmi", LEARNING, 5, 30, 5, 3, 1, "sky-blue", completed="New Steam Engine", under=3),
        four=seat("nicolas, giacomo", COURT, 6, 31, 14, 2, 1, "yellow", under=2),
    ),
    _placed(
        "from-two-patrons", 28, RANDOM, round=9, pawns=1, gold=3, honor=30, under=2, patron="duke-of-choiseul",
        hand="nancy, griet, ann, ayse, ines, olga, zeynep",
        family=house("abigail / emine, saskia, pierre / bianca, eleanor, jadwiga, rodrigo, dmitri, rowena", 4,
                     "claire, selim, osman"),
        two=seat("carlos", house("kunegunda / kazimierz, agnieszka, tadeusz / stanislaw, maartje, tatiana, hendrikje, "
                                 "jan, son, son, daughter, daughter", 8), 2, 31, 2, 1, 1, under=3,
                 patron="marie-leszczynska"),
    ),
    _placed(
        "from-equal-honor", 29, RANDOM, round=9, pawns=0, hand="ann, nancy, erich", honor=30, gold=2,
        family=house("selim / saskia / griet"),
        two=seat("olga, tatiana", house("osman / emine / maria"), 2, 30, pawns=0),
    ),
    _placed(
        "from-equal-hands", 30, RANDOM, round=9, pawns=0, hand="ann, erich", honor=31, prestige=2,
        family=house("selim / saskia / griet"),
        two=seat("olga, tatiana", house("osman / emine / maria"), honor=30, prestige=3, pawns=0),
    ),
    _placed(
        "from-equal-families", 31, RANDOM, round=9, pawns=0, hand="ann", honor=30, prestige=3,
        family=house("selim / saskia / griet"),
        two=seat("olga", house("osman / emine / maria"), honor=30, prestige=3, pawns=0),
        three=seat("", house("david / eleanor / zeynep"), honor=20, prestige=9, pawns=1, under=2),
    ),
    _placed(
        "from-last-children", 32, cards=children(8, 3, 2), round=8, gold=20, income=2, honor=9, complication=3,
        hand="nancy, bernadette, arianne, eleanor, ayse, zeynep",
        family="patriarch & 2; saskia & 1; son & 4 < 1 2; griet & 3; son < 3 4; son < 3 4; son < 3 4",
        two=seat("pierre, selim, osman", house("david / emine / maria"), 9, 12, 2, 1),
        child_discard="son, daughter", reserve="daughter",
    ),
    _placed(
        "from-last-missions", 33, round=4, gold=9, hand="ann, nancy, tatiana, olga, erich", family="patriarch & 2; "
        "saskia & 1; son & 4 < 1 2; griet & 3; daughter < 1 2; son < 3 4 child", completed="A Clan of Cousins, "
        "New Steam Engine, A Cradle in Every Room, Unrest at the Court, A Family Trade, Found a Political Party",
        extra="red, yellow", mission_discard="Fill the Guest Book, Furnish a Family Seat, Rule the Court Gossip",
        two=seat("ayse, zeynep, selim", "matriarch & 2; osman & 1; daughter < 1 2; son & 5 < 1 2; bianca & 4; "
                 "daughter < 4 5 child", 7, 12, 2, 1, extra="red, 2 green", completed="Strengthen the Royal Navy, "
                 "Preparing for the Revolution, Renovate the Old Cathedral, A Salon of All Nations",
                 missions="Subscribe to the Encyclopaedia", under="Establish a Craft Guild"),
    ),
    _placed("from-favours", 34, **FAVOURS),
    _placed("from-favours-heuristic", 42, HEURISTIC, **FAVOURS, edition="french"),
    _placed(
        "from-weddings", 43, round=6, gold=20, hand="bernadette, kunegunda, fehmi", honor=9, prestige=3,
        family=house("saskia / griet / son, son, son", 0),
        two=seat("david, osman, ibrahim", house("selim / emine / daughter, daughter, daughter", 0), 30, 8, 2),
        three=seat("fernando, friedrich, manuel", house("cornelis / ayse / daughter, daughter, daughter", 0), 40, 9, 4),
        four=seat("grigori, stanislaw, nathalie", house("jan / ines / daughter, daughter, son", 0), 15, 7, 1, 1),
    ),
    _placed(
        "from-new-generation", 35, round=3, phase="generation-start", gold=5, honor=4, income=2, hand="ann, nancy",
        family="patriarch & 2; saskia & 1; don-juan & 6 < 1 2 child; gossip-queen & 7 < 1 2 child; brave < 1 2 child; "
        "fehmi & 3 promised; george & 4 promised",
        two=seat("olga, carlos", "matriarch & 2; david & 1; a-true-beauty & 5 < 1 2 child; handsome & 6 < 1 2 child; "
                 "robert & 3 promised; isabella & 4 promised", 7, 2, 1, 1, complication=1),
        three=seat("", "matriarch", eliminated=1), starting_player=2,
    ),
    _placed(
        "from-hard-births", 36, round=2, gold=8, honor=2, income=1, hand="margarethe, eustachy, arianne",
        family="patriarch & 2; saskia & 1; son < 1 2 child",
        child_next="complication, surprise-twins-son, complication",
        two=seat("constant, leonid, grigori", "matriarch & 2; dmitri & 1; daughter < 1 2 child", 12, 1, 1, 1,
                 extra="sky-blue"),
        three=seat("pierre, thomas, robert", "patriarch & 2; nancy & 1; daughter < 1 2 child", 9, 3, 0, 2,
                   extra="sky-blue"),
        four=seat("hans-heinrich, willem, bernadette", "patriarch", 5, 0, 0, 2),
    ),
    _placed(
        "from-open-pair", 37, RANDOM, round=7, gold=3, honor=11, prestige=4,
        family="patriarch & 2; saskia & 1; son & 4 < 1 2; griet & 3; son & 6 < 3 4; margarethe & 5",
        two=seat("selim", house("david / emine / maria"), 9, 12, 2, 1),
        pending=[{"kind": "end-turn", "seat": 1},
                 {"kind": "pair", "seat": 1, "father": 5, "mother": 6, "wanted": "any", "one": "daughter",
                  "other": "brave"}],
    ),
    _placed(
        "from-solo-childless", 38, RANDOM, "solo_standard", round=9, pawns=0, gold=1, honor=22, prestige=5,
        family="patriarch & 2; saskia & 1; son & 4 < 1 2; griet & 3; son & 6 < 3 4; bianca & 5; daughter < 3 4",
        hand="constant, nancy, ann", display="jan, zeynep, erich, ulrike, nicolas",
    ),
    _placed(
        "from-no-heirs", 39, RANDOM, round=2, pawns=0, family="patriarch & 2; saskia & 1", hand="ann, constant",
        two=seat("olga", "matriarch", 3, 2, pawns=0), three=seat("", "patriarch", 0, 2, pawns=0),
    ),
    _placed(
        "from-ancestors", 40, mode="solo_testament", round=2, gold=6, income=3, hand="lucienne, zeynep",
        family=ANCESTORS, hints=[{"hint": id} for id in HINTS[:3]], hint_next=", ".join(HINTS[5:8] + HINTS[10:13]),
    ),
    _placed(
        "from-ancestors-again", 41, HEURISTIC, "solo_testament", edition="french", round=2, gold=6, income=3,
        hand="george, zeynep", family=ANCESTORS, hints=[{"hint": id} for id in HINTS[2:5]],
        hint_next=", ".join(HINTS[7:10] + HINTS[12:15]),
    ),
)  # fmt: skip
