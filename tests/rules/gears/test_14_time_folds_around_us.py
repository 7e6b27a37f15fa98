"""Section 14: Time Folds Around Us."""

import pytest

from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import COLOURS, discards, do, hand, legal, marker, rule_of, table


def markers(s: GearsPosition) -> list[str]:
    return [marker(s, colour) for colour in COLOURS[: s.players]]


@pytest.mark.rule("G-14.2", "G-14.8")
def test_ge_48_blue_one_timeframe_to_the_right() -> None:
    s = table(at={"blue": "t2"}, red="Time Folds Around Us, Law")
    do(s, "play Time Folds Around Us")
    assert marker(s, "blue") == "t3"
    assert discards(s) == ["time-folds-around-us"]


@pytest.mark.rule("G-14.1", "G-14.2")
@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        (1, ["t3", "t0", "t4", "t2"]),
        (2, ["t2", "t1", "t4", "t2"]),
        (3, ["t2", "t0", "t5", "t2"]),
        (4, ["t2", "t0", "t4", "t3"]),
    ],
)
def test_any_player_may_be_chosen_the_own_person_included(chosen: int, expected: list[str]) -> None:
    s = table(
        players=4,
        at={"red": "t2", "blue": "t0", "white": "t4", "yellow": "t2"},
        white="Time Folds Around Us, Law",
        active=3,
    )
    do(s, "play Time Folds Around Us")
    assert legal(s) == ["seat 1", "seat 2", "seat 3", "seat 4"]
    do(s, f"seat {chosen}")
    assert markers(s) == expected


@pytest.mark.rule("G-14.2")
@pytest.mark.parametrize(("here", "there"), [("t0", "t1"), ("t1", "t2"), ("t2", "t3"), ("t3", "t4")])
def test_exactly_one_timeframe(here: str, there: str) -> None:
    s = table(at={"red": here}, red="Time Folds Around Us, Law")
    do(s, "play Time Folds Around Us")
    assert markers(s) == [there, "t4"]


@pytest.mark.rule("G-14.3")
@pytest.mark.parametrize(("round", "last", "present"), [(1, "t3", "t4"), (2, "t4", "t5"), (4, "t6", "t7")])
def test_onto_the_present_day(round: int, last: str, present: str) -> None:
    s = table(round=round, at={"blue": last}, red="Time Folds Around Us, Law")
    do(s, "play Time Folds Around Us")
    assert marker(s, "blue") == present


@pytest.mark.rule("G-14.4")
def test_nobody_at_the_present_day_is_a_target() -> None:
    s = table(players=4, at={"blue": "t1", "yellow": "t5"}, red="Time Folds Around Us, Law")
    do(s, "play Time Folds Around Us")
    assert legal(s) == ["seat 2", "seat 4"]
    assert rule_of(s, "seat 1") == "G-14.4"
    assert rule_of(s, "seat 3") == "G-14.4"


@pytest.mark.rule("G-14.5")
def test_not_while_every_marker_is_at_the_present_day() -> None:
    s = table(timeline="Fire@t0 {red 1}", red="Time Folds Around Us, Law")
    assert "play time-folds-around-us" not in legal(s)
    assert rule_of(s, "play Time Folds Around Us") == "G-14.5"


@pytest.mark.rule("G-14.6")
def test_it_is_no_travel_and_takes_no_action_from_the_chosen_player() -> None:
    s = table(at={"blue": "t2"}, red="Time Folds Around Us, Law", actions=3)
    do(s, "play Time Folds Around Us")
    assert s.actions == 3
    assert [event["event"] for event in forms.events(s)] == ["fate"]
    do(s, "end", "travel t2", "travel t1", "travel t0")
    assert forms.view(s, None)["turn"] == 2
    assert marker(s, "blue") == "t0"


@pytest.mark.rule("G-14.6")
def test_the_own_move_to_the_right_leaves_all_three_actions() -> None:
    s = table(at={"red": "t0"}, red="Time Folds Around Us, Law")
    do(s, "play Time Folds Around Us")
    assert (marker(s, "red"), s.actions) == ("t1", 0)
    do(s, "travel t0")
    assert s.actions == 1


@pytest.mark.rule("G-14.7")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_perfectly_laid_plans_does_not_hold_a_marker(owner: str) -> None:
    plans = f"Fire@t2 {{red 1, blue 1, Perfectly Laid Plans by {owner}}}"
    s = table(timeline=f"{plans}; Law@t3 {{red 1}}", at={"red": "t2", "blue": "t2"}, red="Time Folds Around Us, Law")
    do(s, "play Time Folds Around Us")
    assert legal(s) == ["seat 1", "seat 2"]
    assert markers(do(s.clone(), "seat 1")) == ["t3", "t2"]
    assert markers(do(s.clone(), "seat 2")) == ["t2", "t3"]


@pytest.mark.rule("G-14.8")
def test_it_is_discarded_at_once() -> None:
    s = table(at={"red": "t1"}, red="Time Folds Around Us, Law")
    do(s, "play Time Folds Around Us")
    assert hand(s, "red") == ["law"]
    assert discards(s) == ["time-folds-around-us"]
    assert (s.seat, s.lasting) == (0, [])
