"""The golden games of Last Will: how each begins, who chooses, and what the chooser is seeded with."""

from __future__ import annotations

from typing import Any

from tests.golden.script import HEURISTIC, RANDOM, WEIGHED, Script
from tests.rules.lastwill.table import seat, table

Fields = dict[str, Any]
PLAYERS = {"two": 2, "three": 3, "four": 4, "five": 5}


def _seeded(name: str, chooser: int, kind: str, players: int, **options: object) -> Script:
    chosen: dict[str, object] = {"players": players, **options, "seed": 500 + chooser}
    return Script("lastwill", name, chooser, chosen, kind=kind)


def _placed(name: str, chooser: int, kind: str = WEIGHED, **arguments: Any) -> Script:
    """A game that begins with a position in the notation of the rule tests."""
    content = short(table(seed=600 + chooser, **arguments).to_dict())
    return Script("lastwill", name, chooser, dict(content["options"]), position=content, kind=kind)


def short(content: Fields) -> Fields:
    """A position's text without the names of deck and boards, which are those of the record, and full piles."""
    options = {key: value for key, value in content["options"].items() if key not in ("deck", "boards")}
    piles = {name: {"next": pile["next"]} for name, pile in content["piles"].items() if pile["next"]}
    return content | {"options": options, "piles": piles}


GAMES: tuple[Script, ...] = (
    *[_seeded(f"{name}-random", n, RANDOM, players) for n, (name, players) in enumerate(PLAYERS.items(), 1)],
    *[_seeded(f"{name}-weighed", n, WEIGHED, players) for n, (name, players) in enumerate(PLAYERS.items(), 11)],
    *[_seeded(f"{name}-heuristic", n, HEURISTIC, players) for n, (name, players) in enumerate(PLAYERS.items(), 21)],
    _seeded("three-last-will", 31, HEURISTIC, 3, money="last_will"),
    _seeded("four-130-pounds", 32, HEURISTIC, 4, money=130),
    _seeded("two-open-discards", 33, WEIGHED, 2, discards="open"),
    _seeded("five-open-discards", 34, HEURISTIC, 5, discards="open", first=4),
    _seeded("three-colours", 35, WEIGHED, 3, colours=["green", "yellow", "blue"], first=2),
    *[
        _seeded(f"ruin-with-{money}-pounds", 40 + n, HEURISTIC, 2 + n % 4, money=money)
        for n, money in enumerate((4, 12, 18, 25, 37, 50, 75, 110))
    ],
    _seeded("nobody-ruined", 50, RANDOM, 3, money=400),
    _placed(
        "from-nowhere-to-go", 56, RANDOM, players=4, round=6, phase="errand", stage=2, waiting=[3],
        plans="1, 2, -, 3, 4", hand="wild-card*, dinner", two=seat(hand="wild-card*"), offering="F1 ball",
        errands="market 1; w1 1; opera 2; w2 2; extension 3; unknown 4",
    ),
    _placed("from-empty-decks", 52, WEIGHED, round=6, phase="offering", only="special"),
    _placed(
        "from-stables", 53, WEIGHED, round=6, balance=60, actions=4, hand="dinner, ivy-end",
        board="gilded-horseshoes, long-meadow-farm +1, family-solicitor, fog-street, echo-house",
        two=seat(board="endless-lawsuit, windmill-farm +2", balance=40, actions=3, hand="horse"),
        three=seat(board="season-box, dry-stone-walls, hollyhock-farm, orchard-farm", balance=45, actions=9),
    ),
    _placed(
        "from-a-tie-in-debt", 55, RANDOM, round=5, order="2, 3, 1",
        balance=-4, two=seat(balance=-4), three=seat(balance=3),
    ),
    _placed(
        "from-a-tie", 54, RANDOM, round=7, order="3, 1, 2",
        balance=20, two=seat(balance=20), three=seat(balance=25),
    ),
)  # fmt: skip
