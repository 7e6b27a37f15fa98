"""Section 12: Not What We Hoped For."""

import pytest

from tests import forms
from tests.rules.gears.table import do, end_round, legal, on_timeline, rule_of, status, table

NOT_HOPED = "Not What We Hoped For by red"


@pytest.mark.rule("G-12.1")
def test_ge_44_not_without_an_own_cube() -> None:
    s = table(timeline="Law@t1 {blue 2}", red="Not What We Hoped For, Fire")
    assert "play not-what-we-hoped-for" not in legal(s)
    assert rule_of(s, "play Not What We Hoped For") == "G-10.7"


@pytest.mark.rule("G-12.2", "G-12.3", "G-12.4", "G-12.5", "G-12.6")
def test_ge_45_writing_pays_nothing_and_everything_else_as_usual() -> None:
    s = table(
        timeline="Basic Tools@t0 {blue 1}; Language@t0 {blue 1}; Agriculture@t0 {red 2}; Writing@t1 {blue 2, red 1};"
        "Law@t2 {red 2}",
        red="Not What We Hoped For",
        actions=3,
    )
    do(s, "play Not What We Hoped For", "timeframe t1")
    end_round(s)
    assert s.scores() == [8, 4]
    paid = [
        (event["technology"], event["source"], event["seat"], event["points"])
        for event in forms.events(s)
        if event["event"] == "points"
    ]
    assert sorted(paid) == [
        ("agriculture", "bonuses", 1, 2),
        ("agriculture", "rewards", 1, 2),
        ("basic-tools", "bonuses", 2, 1),
        ("basic-tools", "rewards", 2, 1),
        ("language", "bonuses", 2, 1),
        ("language", "rewards", 2, 1),
        ("law", "rewards", 1, 4),
    ]


@pytest.mark.rule("G-12.1")
def test_one_own_cube_is_enough_and_needed() -> None:
    s = table(
        timeline="Fire@t0 {blue 2}; The Wheel@t0 {red 1, blue 3}; Language@t0 {red 1}; Law@t1 {}; Radio@t2 {red 1}",
        red="Not What We Hoped For, Fire",
    )
    do(s, "play Not What We Hoped For")
    assert legal(s) == ["timeframe t0", "timeframe t2"]
    do(s, "timeframe t0")
    assert legal(s) == ["card the-wheel", "card language"]
    assert rule_of(s, "card Fire") == "G-12.1"


@pytest.mark.rule("G-12.2")
@pytest.mark.parametrize(("beside", "points"), [("", [2, 0]), (f", {NOT_HOPED}", [0, 0])])
def test_the_reward_counts_as_nothing(beside: str, points: list[int]) -> None:
    s = end_round(table(timeline=f"Agriculture@t0 {{red 2{beside}}}"))
    assert s.scores() == points


@pytest.mark.rule("G-12.2")
def test_other_leaders_get_nothing_either() -> None:
    s = end_round(table(timeline=f"Agriculture@t0 {{red 1, blue 3, {NOT_HOPED}}}"))
    assert s.scores() == [0, 0]


@pytest.mark.rule("G-12.3")
@pytest.mark.parametrize(("beside", "points"), [("", 3), (f", {NOT_HOPED}", 0)])
def test_no_dependent_brings_it_a_bonus(beside: str, points: int) -> None:
    """Basic Tools is needed by Mining and Construction: 1 + 1 + 1, or nothing at all."""
    s = table(
        timeline=f"Basic Tools@t0 {{red 1{beside}}}; The Wheel@t0 {{blue 1}}; Mining@t1 {{blue 1}};"
        "Construction@t1 {blue 2}"
    )
    assert end_round(s).scores() == [points, 7]  # blue: The Wheel 1 + 1, Mining 2, Construction 3


@pytest.mark.rule("G-12.4")
def test_it_still_succeeds_and_supports_others() -> None:
    s = table(timeline=f"Basic Tools@t0 {{red 2, {NOT_HOPED}}}; Mining@t1 {{blue 2}}")
    assert (status(s, "Basic Tools@t0"), status(s, "Mining@t1")) == ("S", "S")
    end_round(s)
    assert s.scores() == [0, 2]
    assert s.pools == [1, 1]


@pytest.mark.rule("G-12.5")
def test_what_it_depends_on_gets_its_bonus() -> None:
    s = end_round(table(timeline=f"Basic Tools@t0 {{blue 1}}; Mining@t1 {{red 1, {NOT_HOPED}}}"))
    assert s.scores() == [0, 2]


@pytest.mark.rule("G-12.6")
def test_what_depends_on_it_is_scored_as_usual() -> None:
    """Mining gets its reward 2 and the bonus 2 of Metallurgy, which pays 3; only Basic Tools is silent."""
    s = table(
        timeline=f"Basic Tools@t0 {{red 1, {NOT_HOPED}}}; Fire@t0 {{red 1}}; Basic Science@t0 {{red 2}};"
        "Mining@t1 {blue 1}; Chemistry@t1 {red 2}; Metallurgy@t2 {blue 2}"
    )
    end_round(s)
    assert s.scores() == [1 + 1 + 2 + 2 + 2 + 2, 2 + 2 + 3]


@pytest.mark.rule("G-12.7")
def test_the_pursuit_bonus_is_paid() -> None:
    s = table(
        timeline=f"Basic Tools@t0 {{blue 1}}; Mining@t1 {{red 1, {NOT_HOPED}}}", pursuit="on", characters=["C1", "C2"]
    )
    assert end_round(s).scores() == [3, 2]


@pytest.mark.rule("G-12.8")
@pytest.mark.parametrize("beside", ["", f", {NOT_HOPED}"])
def test_cubes_come_back_as_usual(beside: str) -> None:
    s = end_round(table(timeline=f"Fire@t0 {{red 3, blue 3{beside}}}; Law@t1 {{blue 2}}"))
    assert on_timeline(s) == {"fire@t0": {"red": 2, "blue": 2}, "law@t1": {"blue": 1}}
    assert s.pools == [1, 1]


@pytest.mark.rule("G-12.9")
def test_the_next_round_pays_again() -> None:
    s = end_round(table(timeline=f"Agriculture@t0 {{red 4, {NOT_HOPED}}}"))
    assert s.scores() == [0, 0]
    do(s, legal(s)[0])
    assert (s.round, s.phase) == (2, 1)
    assert end_round(s).scores() == [2, 0]


@pytest.mark.rule("G-12.10")
def test_under_the_own_plans_but_not_under_those_of_another() -> None:
    s = table(timeline="Agriculture@t0 {red 2, Perfectly Laid Plans by red}", red="Not What We Hoped For", actions=3)
    do(s, "play Not What We Hoped For")
    assert end_round(s).scores() == [0, 0]
    other = table(timeline="Agriculture@t0 {red 2, blue 1, Perfectly Laid Plans by blue}", red="Not What We Hoped For")
    assert rule_of(other, "play Not What We Hoped For") == "G-13.3"
