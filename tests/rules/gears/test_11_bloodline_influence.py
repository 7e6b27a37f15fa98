"""Section 11: Bloodline Influence."""

import pytest

from tests.rules.gears.table import discards, do, hand, legal, on_timeline, rule_of, table


@pytest.mark.rule("G-11.1", "G-11.2", "G-11.3", "G-11.4")
def test_ge_43_a_cube_from_the_supply_on_law() -> None:
    s = table(timeline="Law@t1 {blue 2}", red="Bloodline Influence, Fire", at={"red": "t4"}, pools={"red": 0})
    do(s, "play Bloodline Influence")
    assert on_timeline(s) == {"law@t1": {"blue": 2, "red": 1}}
    assert s.pools == [0, 0]
    assert discards(s) == ["bloodline-influence"]
    assert s.actions == 0


@pytest.mark.rule("G-11.1", "G-11.4")
def test_every_technology_of_the_timeline_is_a_target() -> None:
    s = table(
        timeline="Fire@t0 {red 1}; Law@t0 {}; Fire@t2 {blue 3}; Radio@t3 {blue 1}",
        red="Bloodline Influence, Fire",
        at={"red": "t2"},
    )
    do(s, "play Bloodline Influence")
    assert legal(s) == ["timeframe t0", "timeframe t2", "timeframe t3"]
    do(s, "timeframe t0")
    assert legal(s) == ["card fire", "card law"]
    do(s, "card Law")
    expected = {"fire@t0": {"red": 1}, "law@t0": {"red": 1}, "fire@t2": {"blue": 3}, "radio@t3": {"blue": 1}}
    assert on_timeline(s) == expected


@pytest.mark.rule("G-11.2")
@pytest.mark.parametrize(("active", "colour"), [(1, "red"), (2, "blue"), (3, "white")])
def test_the_cube_has_the_colour_of_the_player(active: int, colour: str) -> None:
    held = ["", "", ""]
    held[active - 1] = "Bloodline Influence, Fire"
    timeline = "Law@t1 {red 1, blue 1, white 1}"
    s = table(players=3, timeline=timeline, active=active, red=held[0], blue=held[1], white=held[2])
    do(s, "play Bloodline Influence")
    assert on_timeline(s) == {"law@t1": {"red": 1, "blue": 1, "white": 1, colour: 2}}


@pytest.mark.rule("G-11.3")
@pytest.mark.parametrize("pool", [0, 1, 5])
def test_the_pool_is_not_touched(pool: int) -> None:
    s = table(timeline="Law@t1 {red 1}", red="Bloodline Influence, Fire", pools={"red": pool, "blue": 2})
    do(s, "play Bloodline Influence")
    assert on_timeline(s) == {"law@t1": {"red": 2}}
    assert s.pools == [pool, 2]


@pytest.mark.rule("G-11.5")
def test_not_with_an_empty_timeline() -> None:
    s = table(red="Bloodline Influence, Fire")
    assert "play bloodline-influence" not in legal(s)
    assert rule_of(s, "play Bloodline Influence") == "G-10.7"


@pytest.mark.rule("G-11.6")
def test_not_under_the_plans_of_another_player() -> None:
    s = table(
        timeline="Fire@t1 {blue 1, red 1, Perfectly Laid Plans by blue}; Law@t1 {blue 1}; Radio@t1 {blue 1}",
        red="Bloodline Influence, Fire",
    )
    do(s, "play Bloodline Influence")
    assert legal(s) == ["card law", "card radio"]
    assert rule_of(s, "card Fire")


@pytest.mark.rule("G-11.6")
def test_under_the_own_plans_it_is_allowed() -> None:
    s = table(timeline="Fire@t1 {blue 2, red 1, Perfectly Laid Plans by red}", red="Bloodline Influence, Law")
    do(s, "play Bloodline Influence")
    assert on_timeline(s) == {"fire@t1": {"blue": 2, "red": 2}}


@pytest.mark.rule("G-11.7")
def test_it_is_discarded_at_once() -> None:
    s = table(timeline="Law@t1 {blue 2}", red="Bloodline Influence, Fire")
    do(s, "play Bloodline Influence")
    assert hand(s, "red") == ["fire"]
    assert discards(s) == ["bloodline-influence"]
    assert (s.seat, s.lasting) == (0, [])
