"""Phase IV: cubes come back (section 19)."""

import pytest

from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import do, end_round, hand, legal, on_timeline, slug, status, table


def phase_iv(timeline: str, players: int = 2, pools: dict[str, int] | None = None) -> GearsPosition:
    return table(timeline=timeline, players=players, pools=pools, phase="IV")


def choose_order(s: GearsPosition) -> None:
    """Everybody takes the first free position."""
    while s.phase == 5:
        do(s, legal(s)[0])


# --- successful and failed technologies ---


@pytest.mark.rule("G-19.1", "G-19.5")
def test_ge_38_the_leader_takes_one_cube_the_others_none() -> None:
    s = phase_iv("Fire@t0 {red 2, blue 1}")
    assert on_timeline(s) == {"fire@t0": {"red": 1, "blue": 1}}
    assert s.pools == [1, 0]


@pytest.mark.rule("G-19.3")
def test_ge_39_tied_leaders_take_one_each() -> None:
    s = phase_iv("Fire@t0 {red 1, blue 1}")
    assert on_timeline(s) == {"fire@t0": {}}
    assert s.pools == [1, 1]


@pytest.mark.rule("G-19.1")
def test_exactly_one_cube_comes_back_however_many_there_are() -> None:
    s = phase_iv("Fire@t0 {red 9}", pools={"red": 3})
    assert on_timeline(s) == {"fire@t0": {"red": 8}}
    assert s.pools == [4, 0]


@pytest.mark.rule("G-19.2")
def test_from_a_failed_technology_the_cube_goes_to_the_supply() -> None:
    s = phase_iv("Law@t1 {red 3, blue 1}", pools={"red": 1, "blue": 1})
    assert on_timeline(s) == {"law@t1": {"red": 2, "blue": 1}}
    assert s.pools == [1, 1]


@pytest.mark.rule("G-19.3")
def test_tied_leaders_of_a_failed_technology_return_one_each() -> None:
    s = phase_iv("Law@t1 {red 2, blue 2}")
    assert on_timeline(s) == {"law@t1": {"red": 1, "blue": 1}}
    assert s.pools == [0, 0]


@pytest.mark.rule("G-19.4", "G-19.5")
@pytest.mark.parametrize(
    ("cubes", "left", "pools"),
    [
        ("red 2, blue 2, white 1", {"red": 1, "blue": 1, "white": 1}, [1, 1, 0]),
        ("red 2, blue 1, white 1", {"red": 1, "blue": 1, "white": 1}, [1, 0, 0]),
        ("red 1, blue 2, white 2", {"red": 1, "blue": 1, "white": 1}, [0, 1, 1]),
        ("red 1, blue 1, white 1", {}, [1, 1, 1]),
    ],
)
def test_who_leads_is_settled_before_a_cube_moves(cubes: str, left: dict[str, int], pools: list[int]) -> None:
    s = phase_iv(f"Fire@t0 {{{cubes}}}", players=3)
    assert on_timeline(s) == {"fire@t0": left}
    assert s.pools == pools


# --- technologies left without cubes ---


@pytest.mark.rule("G-19.6")
@pytest.mark.parametrize("technology", ["Fire", "Law"])
def test_a_technology_left_without_cubes_stays(technology: str) -> None:
    s = phase_iv(f"{technology}@t0 {{blue 1}}")
    assert s.round == 2
    assert on_timeline(s) == {f"{technology.lower()}@t0": {}}


@pytest.mark.rule("G-19.7")
def test_it_is_discarded_in_the_next_round() -> None:
    s = phase_iv("Fire@t0 {red 1}")
    choose_order(s)
    while s.phase == 1 and s.turn < 4:
        do(s, "draw" if "draw" in legal(s) else legal(s)[0])
    assert on_timeline(s) == {"fire@t0": {}}
    end_round(s)
    assert s.round == 3
    assert on_timeline(s) == {}


@pytest.mark.rule("G-19.7")
def test_it_stays_if_somebody_has_put_a_cube_on_it_by_then() -> None:
    s = phase_iv("Fire@t0 {red 1}", pools={"red": 2})
    choose_order(s)
    while s.seat != 0:
        do(s, "draw" if "draw" in legal(s) else legal(s)[0])
    do(s, "travel t0", "influence Fire", "amount 2")
    end_round(s)
    assert s.round == 3
    assert on_timeline(s) == {"fire@t0": {"red": 1}}


# --- each technology for itself ---


@pytest.mark.rule("G-19.8")
def test_what_happens_to_a_technology_does_not_depend_on_the_others() -> None:
    """Alone or together, and in whatever timeframe: the same cubes leave, and the Pools add up."""
    cubes = {
        "Fire": "red 1", "The Wheel": "red 2, blue 2", "Language": "blue 3, red 1", "Agriculture": "blue 1, red 1",
        "Law": "red 2", "Radio": "blue 1",
    }  # fmt: skip
    alone = {name: phase_iv(f"{name}@t0 {{{inside}}}") for name, inside in cubes.items()}
    left = {name: on_timeline(s)[f"{slug(name)}@t0"] for name, s in alone.items()}
    pools = [sum(s.pools[seat] for s in alone.values()) for seat in (0, 1)]
    assert pools == [3, 3]
    for names in (list(cubes), list(cubes)[::-1]):
        placed = dict(zip(names, ["t0", "t0", "t0", "t1", "t1", "t2"], strict=True))
        s = phase_iv("; ".join(f"{name}@{slot} {{{cubes[name]}}}" for name, slot in placed.items()))
        assert s.pools == pools
        assert on_timeline(s) == {f"{slug(name)}@{slot}": left[name] for name, slot in placed.items()}


# --- round 4, and the status ---


@pytest.mark.rule("G-19.9", "G-4.3")
def test_ge_42_round_4_ends_after_phase_iv() -> None:
    s = table(timeline="Fire@t0 {red 2, blue 1}", red="Law, Radio", blue="Railway", round=4, phase="IV",
              order="blue, red", scores={"red": 9, "blue": 4})  # fmt: skip
    assert [event["phase"] for event in forms.events(s, 0, None) if event["event"] == "phase"] == ["IV"]
    assert on_timeline(s) == {"fire@t0": {"red": 1, "blue": 1}}
    assert s.pools == [1, 0]
    assert s.over
    assert s.round == 4
    assert (hand(s, "red"), hand(s, "blue")) == (["law", "radio"], ["railway"])
    shown = forms.view(s, None)
    assert (shown["present"], shown["order"]) == ("t7", [2, 1])


@pytest.mark.rule("G-19.10")
def test_the_status_is_that_of_phase_iii() -> None:
    """Mining is S through a Fate card that is still in play; that Basic Tools loses its last cube changes nothing."""
    willed = "Mining@t1 {red 1, Willed Into Existence by red waives Basic Tools}"
    s = table(timeline=willed, phase="III")
    assert s.scores() == [2, 0]
    assert s.pools == [1, 0]
    assert status(s, "Mining@t1") == "F"  # only now, in phase V
    s = table(timeline="Basic Tools@t0 {blue 1}; Mining@t1 {red 1}", phase="III")
    assert s.pools == [1, 1]
