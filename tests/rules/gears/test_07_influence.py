"""Section 7: Influence."""

import pytest

from bequest.core.errors import BadPosition, UnknownName
from bequest.games.gears.position import GearsPosition
from tests.rules.gears.table import do, legal, on_timeline, random_moves, rule_of, status, table


def influences(s: GearsPosition) -> list[str]:
    """The technologies that may be influenced now."""
    return [text.removeprefix("influence ") for text in legal(s) if text.startswith("influence")]


# --- worked examples ---


@pytest.mark.rule("G-7.1", "G-7.4")
def test_ge_21_three_of_four_cubes() -> None:
    s = table(timeline="Fire@t0 {blue 1}", at={"red": "t0"}, pools={"red": 4})
    do(s, "influence Fire", "amount 3")
    assert on_timeline(s) == {"fire@t0": {"blue": 1, "red": 3}}
    assert s.pools == [1, 0]
    assert s.actions == 1


@pytest.mark.rule("G-7.5")
def test_ge_22_not_from_another_timeframe() -> None:
    s = table(timeline="Fire@t0", at={"red": "t1"}, pools={"red": 4})
    assert rule_of(s, "influence Fire") == "G-7.5"


@pytest.mark.rule("G-7.2", "G-7.3")
def test_ge_23_not_with_0_nor_with_more_than_the_pool() -> None:
    s = table(timeline="Fire@t0", at={"red": "t0"}, pools={"red": 2})
    with pytest.raises(UnknownName):
        s.game.parse("amount 0")
    do(s, "influence Fire")
    assert legal(s) == ["amount 1", "amount 2"]
    assert rule_of(s, "amount 3") == "G-7.2"
    empty = table(timeline="Fire@t0", at={"red": "t0"}, pools={"red": 0})
    assert rule_of(empty, "influence Fire") == "G-7.3"


# --- rules ---


@pytest.mark.rule("G-7.1")
def test_cubes_of_the_own_colour_from_the_own_pool() -> None:
    s = table(timeline="Fire@t0 {red 1}", at={"blue": "t0"}, pools={"red": 6, "blue": 2}, active=2)
    do(s, "influence Fire", "amount 2")
    assert on_timeline(s) == {"fire@t0": {"red": 1, "blue": 2}}
    assert s.pools == [6, 0]


@pytest.mark.rule("G-7.2")
@pytest.mark.parametrize(("pool", "most"), [(2, 2), (7, 7), (39, 39), (40, 40), (41, 40), (60, 40)])
def test_from_one_to_the_pool_and_at_most_40(pool: int, most: int) -> None:
    s = do(table(timeline="Fire@t0", at={"red": "t0"}, pools={"red": pool}), "influence Fire")
    assert legal(s) == [f"amount {number}" for number in range(1, most + 1)]
    for number in (1, most):
        after = do(s.clone(), f"amount {number}")
        assert on_timeline(after) == {"fire@t0": {"red": number}}
        assert after.pools == [pool - number, 0]


@pytest.mark.rule("G-7.3")
def test_the_pools_of_others_do_not_help() -> None:
    s = table(timeline="Fire@t0 {red 3}", at={"red": "t0"}, pools={"red": 0, "blue": 9})
    assert influences(s) == []
    assert rule_of(s, "influence Fire") == "G-7.3"


@pytest.mark.rule("G-7.4")
def test_all_cubes_go_on_one_technology() -> None:
    s = table(timeline="Fire@t0 {red 1}; The Wheel@t0 {red 1}", at={"red": "t0"}, pools={"red": 5})
    do(s, "influence The Wheel", "amount 4")
    assert on_timeline(s) == {"fire@t0": {"red": 1}, "the-wheel@t0": {"red": 5}}
    assert s.actions == 1


@pytest.mark.rule("G-7.5")
def test_only_the_technologies_of_the_own_timeframe() -> None:
    s = table(
        timeline="Fire@t0; Language@t1 {red 1}; Law@t1; Fire@t2; Radio@t3",
        at={"red": "t1", "blue": "t2"},
        pools={"red": 5},
    )
    assert influences(s) == ["language", "law"]
    for elsewhere in ("Fire", "Radio", "Computer"):
        assert rule_of(s, f"influence {elsewhere}") == "G-7.5"


@pytest.mark.rule("G-7.5")
def test_of_two_copies_the_one_in_the_own_timeframe() -> None:
    s = table(timeline="Fire@t0 {blue 1}; Fire@t1 {blue 1}", at={"red": "t1"}, pools={"red": 1})
    do(s, "influence Fire")
    assert on_timeline(s) == {"fire@t0": {"blue": 1}, "fire@t1": {"blue": 1, "red": 1}}


@pytest.mark.rule("G-7.6")
@pytest.mark.parametrize("card", ["Fire", "Law"])
@pytest.mark.parametrize("cubes", ["", "red 1", "blue 3"])
def test_successful_or_failed_whoever_has_cubes_on_it(card: str, cubes: str) -> None:
    s = table(timeline=f"{card}@t0 {{{cubes}}}", at={"red": "t0"}, pools={"red": 2})
    assert status(s, f"{card}@t0") == ("S" if card == "Fire" else "F")
    before = on_timeline(s)[f"{card.lower()}@t0"].get("red", 0)
    do(s, f"influence {card}", "amount 2")
    assert on_timeline(s)[f"{card.lower()}@t0"]["red"] == before + 2


@pytest.mark.rule("G-7.7")
def test_not_under_the_plans_of_another_player() -> None:
    s = table(
        timeline="Fire@t0 {red 1, blue 1, Perfectly Laid Plans by blue}; The Wheel@t0 {blue 1}",
        at={"red": "t0"},
        pools={"red": 2},
    )
    assert influences(s) == ["the-wheel"]
    assert rule_of(s, "influence Fire") == "G-13.2"


@pytest.mark.rule("G-7.8")
@pytest.mark.parametrize("number", [27, 108, 9_999])
def test_any_number_of_cubes_finds_room(number: int) -> None:
    s = table(timeline=f"Fire@t0 {{red {number}, blue 1}}", at={"red": "t0"}, pools={"red": 2})
    do(s, "influence Fire", "amount 2")
    assert on_timeline(s) == {"fire@t0": {"red": number + 2, "blue": 1}}


@pytest.mark.rule("G-7.8")
def test_no_number_that_a_position_may_hold_runs_over_into_another_colour() -> None:
    for number in (2**bits - 1 for bits in range(8, 24)):
        try:
            s = table(timeline=f"Fire@t0 {{red {number}, blue 1}}", at={"red": "t0"}, pools={"red": 1})
        except BadPosition:
            break
        do(s, "influence Fire")
        assert on_timeline(s) == {"fire@t0": {"red": number + 1, "blue": 1}}


@pytest.mark.rule("G-7.9")
@pytest.mark.parametrize("seed", range(8))
def test_cubes_stay_where_they_are_during_phase_i(seed: int) -> None:
    placed = 0
    for before, after in random_moves(seed, players=2 + seed % 3):
        if before.phase != 1 or after.phase != 1:
            continue
        had, has = on_timeline(before), on_timeline(after)
        for copy, cubes in had.items():
            for colour, number in cubes.items():
                assert has[copy].get(colour, 0) >= number
        placed += sum(before.pools) > sum(after.pools)
    assert placed


@pytest.mark.rule("G-7.10")
def test_nothing_to_influence_at_the_present_day() -> None:
    s = table(timeline="Fire@t3 {red 1}; Law@t0 {red 1}", pools={"red": 5})
    assert influences(s) == []
    assert rule_of(s, "influence Fire") == "G-7.5"


@pytest.mark.rule("G-7.11")
def test_what_is_beyond_40_stays_for_a_further_action() -> None:
    s = table(timeline="Fire@t0 {blue 1}; Law@t0", at={"red": "t0"}, pools={"red": 83})
    do(s, "influence Fire", "amount 40")
    assert s.pools == [43, 0]
    do(s, "influence Fire", "amount 40")
    do(s, "influence Law", "amount 3")
    assert on_timeline(s) == {"fire@t0": {"blue": 1, "red": 80}, "law@t0": {"red": 3}}
    assert s.pools == [0, 0]
