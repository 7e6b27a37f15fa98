"""Section 2 of the rules of the Duke de Crecy: options."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bequest import games
from bequest.core import record
from bequest.core.errors import BadOption, BadPosition
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.rules import options
from tests import forms
from tests.rules.crecy.table import (
    asked,
    base,
    children,
    do,
    friend,
    friends,
    hand,
    legal,
    mission,
    new_game,
    seat,
    shown,
    table,
    tracks,
)

GAME = games.get("crecy")
EDITIONS = ["english", "french"]
MODES = ["multiplayer", "solo_standard", "solo_testament"]


def options_of(s: CrecyPosition) -> Any:
    return s.to_dict()["options"]


def new(players: int = 2, **options: Any) -> CrecyPosition:
    s = GAME.new(players, 1, "auto", True, **options)
    assert isinstance(s, CrecyPosition)
    return s


# --- options in general ---


@pytest.mark.rule("C-2.1", "C-2.6")
def test_there_are_seven_options_with_their_defaults() -> None:
    assert [option.key for option in GAME.options] == [
        "mode", "players", "edition", "testament_start", "first", "seed", "deck",
    ]  # fmt: skip
    agreed = {"mode": "multiplayer", "edition": "english", "testament_start": "ask", "first": "random"}
    assert options_of(new()) == {**agreed, "players": 2, "deck": "salon-1"}
    for mode, players in (("multiplayer", 2), ("solo_standard", 1), ("solo_testament", 1)):
        rules, seed = options.read_rules(base(), GAME.options, {"mode": mode})
        assert (rules.players, seed) == (players, None)
    assert options_of(new(1, mode="solo_testament"))["testament_start"] == "ask"


@pytest.mark.rule("C-2.1")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {"first": 3, "edition": "french"}),
        (3, {}),
        (1, {"mode": "solo_standard", "edition": "french"}),
        (1, {"mode": "solo_testament", "testament_start": "nathalie"}),
    ],
)
def test_options_stay_the_same_for_the_whole_game_and_are_recorded(players: int, options: dict[str, Any]) -> None:
    s = new(players, **options)
    agreed = options_of(s)
    assert {**agreed, **options} == agreed
    chooser = random.Random(2)
    while not s.over:
        assert options_of(s) == agreed
        view = forms.view(s, None)
        assert (view["mode"], view["edition"]) == (agreed["mode"], agreed["edition"])
        s.push(chooser.choice(s.legal()))
    kept = record.load(record.make(s, {**agreed, "seed": 1}).to_json())
    assert kept.options == {**agreed, "seed": 1}
    *_, again = record.replay(kept, GAME)
    assert again.digest() == s.digest()


@pytest.mark.rule("C-2.6")
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("speed", "fast"),
        ("Mode", "multiplayer"),
        ("mode", "solo"),
        ("players", 5),
        ("players", 0),
        ("edition", "german"),
        ("testament_start", "laurent"),
        ("first", 5),
        ("first", 0),
        ("first", "nobody"),
        ("first", True),
        ("seed", -1),
        ("seed", 2**128),
        ("seed", "today"),
        ("deck", "salon-9"),
    ],
)
def test_other_keys_and_values_are_refused_with_the_reason(key: str, value: object) -> None:
    given: dict[str, Any] = {"players": 2, "seed": 1, key: value}
    with pytest.raises(BadOption, match=key):
        options.read_rules(base(), GAME.options, given)
    with pytest.raises(BadPosition, match=key):
        table(options=given)


@pytest.mark.rule("C-2.6")
@pytest.mark.parametrize(
    ("key", "value"),
    [
        *[("mode", mode) for mode in MODES],
        *[("edition", edition) for edition in EDITIONS],
        *[("testament_start", start) for start in ("ask", "patrick", "nathalie")],
        *[("first", first) for first in ("random", 1, 2, 3, 4)],
        *[("seed", seed) for seed in (0, 2**128 - 1)],
        *[("deck", deck) for deck in ("base", "salon-1")],
    ],
)
def test_every_value_of_the_table_is_allowed(key: str, value: object) -> None:
    alone = str(value) if key == "mode" else "solo_testament" if key == "testament_start" else "multiplayer"
    given: dict[str, Any] = {"mode": alone, "players": 4 if alone == "multiplayer" else 1, "seed": 1, key: value}
    assert not GAME.new(**given).over


@pytest.mark.rule("C-2.6")
@pytest.mark.parametrize(
    ("mode", "allowed"), [("multiplayer", [2, 3, 4]), ("solo_standard", [1]), ("solo_testament", [1])]
)
def test_a_mode_has_its_numbers_of_players(mode: str, allowed: list[int]) -> None:
    for players in (1, 2, 3, 4):
        if players in allowed:
            assert new(players, mode=mode).players == players
        else:
            with pytest.raises(BadOption, match=f"players: {players} .* use {', '.join(map(str, allowed))}$"):
                new(players, mode=mode)


@pytest.mark.rule("C-2.6")
@pytest.mark.parametrize(("players", "first"), [(2, 3), (2, 4), (3, 4)])
def test_the_first_seat_must_be_at_the_table(players: int, first: int) -> None:
    with pytest.raises(BadOption, match="seat"):
        new(players, first=first)


@pytest.mark.rule("C-2.7")
@pytest.mark.parametrize("start", ["patrick", "nathalie"])
def test_the_starting_card_is_for_the_testament_only(start: str) -> None:
    s = new(1, mode="solo_testament", testament_start=start)
    assert asked(s) == ("hand", 1)
    found: Any = shown(s)["family"]
    assert found[0]["card"] == start
    for mode, players in (("multiplayer", 2), ("solo_standard", 1)):
        new(players, mode=mode, testament_start="ask")
        with pytest.raises(BadOption, match="testament_start"):
            new(players, mode=mode, testament_start=start)


@pytest.mark.rule("C-2.7")
@pytest.mark.parametrize("mode", ["solo_standard", "solo_testament"])
def test_the_first_seat_is_for_several_players_only(mode: str) -> None:
    new(1, mode=mode, first="random")
    with pytest.raises(BadOption, match="first"):
        new(1, mode=mode, first=1)


# --- what the edition decides ---


@pytest.mark.rule("C-2.2", "C-25.1")
@pytest.mark.parametrize(("edition", "prestige"), [("french", -1), ("english", 0)])
def test_ce_s9_a_venture_costs_more_prestige_in_french(edition: str, prestige: int) -> None:
    s = table(cards=friends("ann, bea, cleo, dora"), hand="ann, bea", prestige=1, income=3, edition=edition)
    do(s, "venture")
    assert (tracks(s)["prestige"], tracks(s)["income"], hand(s)) == (prestige, 4, [])


@pytest.mark.rule("C-2.3")
@pytest.mark.parametrize(("edition", "in_deck"), [("english", False), ("french", True)])
def test_george_leaves_the_testament_in_english_only(edition: str, in_deck: bool) -> None:
    s = new(1, mode="solo_testament", edition=edition)
    places: Any = [place for place in s.places() if place.name != "out of the game"]
    number = [card.id for card in base().friends].index("george")
    assert (number in [card for place in places for card in place.cards]) == in_deck
    for other in ("multiplayer", "solo_standard"):
        s = new(2 if other == "multiplayer" else 1, mode=other, edition=edition)
        assert number in [card for place in s.places() for card in place.cards]


@pytest.mark.rule("C-2.4", "C-36.4", "C-36.5")
@pytest.mark.parametrize(("edition", "points"), [("english", True), ("french", False)])
def test_ce_s15_the_craft_guild_counts_for_generation_iv_in_english_only(edition: str, points: bool) -> None:
    (law,) = [card for card in base().patrons if card.id == "john-law"]
    goal = law.minor[0]
    assert goal.points > 0
    tree = "patriarch & 2; ann & 1; son & 4 < 1 2; bianca & 3; son & 6 < 3 4; dolores & 5; son & 8 < 5 6 child"
    s = table(
        round=9, edition=edition, patron="john-law", completed="establish-a-craft-guild", under=1, pawns=0,
        family=f"{tree}; gertrude promised", two=seat(pawns=0), passed=[2],
    )  # fmt: skip
    do(s, "pass")
    assert s.over
    sheet: Any = s.score_sheet()[0]
    assert sheet["patron"] == (goal.points if points else 0)


@pytest.mark.rule("C-2.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_goal_tied_to_no_generation_counts_the_guild_in_both_editions(edition: str) -> None:
    needs = [{"count": "members", "least": 1, "occupation": "craftsman"}]
    cards = [
        mission("guild", effects=[{"do": "counts-as", "occupation": "craftsman"}]),
        mission("free", needs=needs),
        mission("tied", needs=[{**needs[0], "generation": 2}]),
    ]
    s = table(cards=cards, completed="guild", missions="free, tied", edition=edition)
    found = [text for text in legal(s) if text.startswith("complete")]
    assert found == (["complete free", "complete tied"] if edition == "english" else ["complete free"])


@pytest.mark.rule("C-2.5")
@pytest.mark.parametrize(("mode", "players"), [("multiplayer", 2), ("multiplayer", 4), ("solo_standard", 1)])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_edition_changes_nothing_else(mode: str, players: int, seed: int) -> None:
    english, french = (new_game(players, seed, mode=mode, edition=edition) for edition in EDITIONS)
    chooser = random.Random(seed)
    while not english.over:
        assert legal(english) == legal(french)
        unlike = ("venture", "complete new-steam-engine", "complete establish-a-craft-guild")
        text = chooser.choice([text for text in legal(english) if text not in unlike])
        do(english, text)
        do(french, text)
        views = [{**forms.view(s, 0), "edition": ""} for s in (english, french)]
        assert views[0] == views[1]
    assert french.over
    assert english.score_sheet() == french.score_sheet()


@pytest.mark.rule("C-2.5")
def test_the_testament_is_the_same_in_both_editions_but_for_george() -> None:
    cards = [friend("max", "male", income=1), *friends("ann, bea, cleo, dora"), *children(8, 8)]
    roles = [
        friend("patrick", "male", role="start"), friend("laurent", "male", role="father"),
        friend("angelique", role="mother"), friend("nathalie", role="start"),
    ]  # fmt: skip
    english, french = (
        table(
            cards=[*cards, *roles], mode="solo_testament", edition=edition, hand="max, ann", display="bea, cleo", gold=5
        )
        for edition in EDITIONS
    )
    chooser = random.Random(1)
    while not english.over:
        assert legal(english) == legal(french)
        text = chooser.choice([text for text in legal(english) if text != "venture"])
        do(english, text)
        do(french, text)
    assert french.over
    assert english.score_sheet() == french.score_sheet()
