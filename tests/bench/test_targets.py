"""Which figures have a target, and what the verdict is."""

from __future__ import annotations

import pytest

from bench.figures import Ratio, Spread
from bench.targets import BESIDE, COMPILED, INTERPRETED, TARGETS, TIMES_BESIDE, missed, verdicts
from tests.bench import made_up
from tests.bench.made_up import figure


@pytest.mark.parametrize(
    ("mode", "value", "floor", "goal"),
    [
        (INTERPRETED, 69_999, False, False),
        (INTERPRETED, 70_001, True, False),
        (INTERPRETED, 99_999, True, False),
        (INTERPRETED, 100_001, True, True),
        (COMPILED, 399_999, False, False),
        (COMPILED, 400_001, True, False),
        (COMPILED, 500_001, True, True),
    ],
)
def test_each_mode_has_its_own_floor_and_goal(mode: str, value: int, floor: bool, goal: bool) -> None:
    (found,) = verdicts(["a"], [figure("a", mode, "decisions", value)], [])
    assert (found.reached, found.reached_goal) == (floor, goal)


def test_the_median_decides_not_the_lowest_slice() -> None:
    (found,) = verdicts(["a"], [figure("a", COMPILED, "games", 801)], [])
    assert found.reached
    assert found.value == pytest.approx(801)


def test_only_targeted_subjects_are_judged_and_only_measures_with_a_target() -> None:
    slow = [figure("a", COMPILED, "decisions", 1), figure("b", COMPILED, "decisions", 1)]
    slow += [figure("b", COMPILED, "views", 1), figure("b", INTERPRETED, "games", 1)]
    found = verdicts(["b"], slow, [])
    assert [(one.subject, one.measure) for one in found] == [("b", "decisions")]


def test_every_target_has_a_goal_above_its_floor() -> None:
    assert [one for one in TARGETS.values() if not one.goal > one.floor > 0] == []


@pytest.mark.parametrize(("times", "reached"), [(14.9, False), (15.0, True)])
def test_a_compiled_game_makes_many_times_the_decisions_of_the_peer(times: float, reached: bool) -> None:
    ratios = [Ratio("a", COMPILED, "decisions", BESIDE, Spread(times, 1, 99))]
    ratios += [Ratio("a", INTERPRETED, "decisions", BESIDE, Spread(1, 1, 1))]
    ratios += [Ratio("a", COMPILED, "clones", BESIDE, Spread(1, 1, 1))]
    ratios += [Ratio("a", COMPILED, "decisions", "chess", Spread(1, 1, 1))]
    ratios += [Ratio("a", COMPILED, "decisions", INTERPRETED, Spread(1, 1, 1))]
    (found,) = verdicts(["a"], [], ratios)
    assert found.floor == TIMES_BESIDE
    assert found.reached is reached


def test_what_is_missed_is_told_in_words() -> None:
    ratios = [Ratio("a", COMPILED, "decisions", BESIDE, Spread(12.345, 1, 99))]
    judged = verdicts(["a"], [figure("a", INTERPRETED, "decisions", 50_000)], ratios)
    assert missed(judged) == [
        "a, interpreted: decisions 50,000, floor 70,000",
        "a, compiled: times catanatron, 4 players 12.3, floor 15",
    ]


def test_a_report_judges_its_games_at_their_largest_player_counts() -> None:
    report = made_up.report(decisions=60_000, compiled=400_001)
    assert report.missed == [
        "gears, 4 players, interpreted: decisions 60,000, floor 70,000",
        "lastwill, 5 players, interpreted: decisions 60,000, floor 70,000",
    ]
    assert made_up.report().missed == []
