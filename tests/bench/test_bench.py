"""The arithmetic of the bench, on made-up figures, and what is measured; nothing is timed here."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import figures
from bench.figures import REFERENCE_PACE, Course, Figure, Slice, Spread, Subject, Target
from bench.peer import Peer, PeerGone
from bench.report import Report, console, show
from bench.rounds import FEWEST_ROUNDS, SLICE, measure, rounds_for
from bench.workloads import Counts, Play, Setting, course, mid_game, settings
from bequest import games

HALF_SPEED = REFERENCE_PACE / 2
QUIET = Spread(7e6, 6.9e6, 7.1e6)
COURSE = Course(games=10, decisions=4000, single=1000)


def slices(*counts: int, measure: str = "decisions", seconds: float = 0.5, pace: float = HALF_SPEED) -> list[Slice]:
    return [Slice({measure: count}, seconds, pace) for count in counts]


def test_spread_is_median_lowest_and_highest() -> None:
    assert figures.spread([5.0, 1.0, 3.0, 100.0, 2.0]) == Spread(3.0, 1.0, 100.0)
    assert figures.spread([1.0, 2.0]) == Spread(1.5, 1.0, 2.0)


def test_a_slice_is_stated_per_second_and_per_iteration() -> None:
    one = Slice({"decisions": 300, "games": 3}, 0.5, 1000.0)
    assert one.per_second("decisions") == 600.0
    assert one.per_second("games") == 6.0
    assert one.per_iteration("decisions") == 0.6


def test_the_pace_around_a_slice_is_the_mean_of_times() -> None:
    # A loop of 100 iterations takes 1 s at pace 100 and 4 s at pace 25: 200 iterations in 5 s.
    assert figures.around(100.0, 25.0) == pytest.approx(40.0)
    assert figures.around(30.0, 30.0) == pytest.approx(30.0)


def test_a_slow_core_does_not_change_the_figure_on_the_reference_core() -> None:
    slow = figures.figure("decisions", slices(20_000, 10_000, 30_000))
    fast = figures.figure("decisions", slices(40_000, 20_000, 60_000, pace=REFERENCE_PACE))
    assert slow.seen == Spread(40_000.0, 20_000.0, 60_000.0)
    assert slow.on_reference_core.median == pytest.approx(80_000.0)
    assert fast.on_reference_core.median == pytest.approx(80_000.0)


def test_ratios_compare_slices_of_the_same_round_each_by_its_own_calibration() -> None:
    mine = [Slice({"clones": 60}, 1.0, 100.0), Slice({"clones": 30}, 1.0, 50.0), Slice({"clones": 80}, 1.0, 100.0)]
    theirs = [Slice({"copies": 10}, 1.0, 50.0), Slice({"copies": 20}, 1.0, 100.0), Slice({"copies": 10}, 1.0, 100.0)]
    found = figures.figure("clones", mine, theirs, "copies").ratio
    assert found is not None
    assert (found.median, found.low, found.high) == pytest.approx((3.0, 3.0, 8.0))


def test_without_a_peer_there_is_no_ratio() -> None:
    assert figures.figure("decisions", slices(1)).ratio is None


def test_rounds_that_do_not_match_are_refused() -> None:
    with pytest.raises(ValueError, match="shorter"):
        figures.figure("decisions", slices(1, 2), slices(1), "decisions")


@pytest.mark.parametrize(
    ("per_second", "floor", "goal"),
    [(69_999, False, False), (70_000, True, False), (99_999, True, False), (100_000, True, True)],
)
def test_floor_and_goal_count_from_their_own_value_on(per_second: int, floor: bool, goal: bool) -> None:
    found = figures.figure(
        "decisions", slices(per_second, seconds=1.0, pace=REFERENCE_PACE), target=Target(70_000, 100_000)
    )
    assert (found.reaches_floor, found.reaches_goal) == (floor, goal)


def test_the_median_slice_decides_on_the_floor() -> None:
    target = Target(70_000, 100_000)
    for counts, reached in (((10, 70_000, 99_000), True), ((10, 69_000, 990_000), False)):
        found = figures.figure("decisions", slices(*counts, seconds=1.0, pace=REFERENCE_PACE), target=target)
        assert found.reaches_floor is reached


def test_courses_are_averages() -> None:
    assert COURSE.decisions_per_game == 400.0
    assert COURSE.single_share == 0.25


def subject(name: str, decisions: int, target: Target | None) -> Subject:
    one = figures.figure("decisions", slices(decisions, seconds=1.0, pace=REFERENCE_PACE), target=target)
    return Subject(name, COURSE, [one])


def report(*subjects: Subject, pace: Spread = QUIET) -> Report:
    return Report(["Python 3"], True, 5, 0.1, pace, list(subjects), None)


def test_missed_floors_are_named_and_only_where_there_is_a_target() -> None:
    subjects = [subject("a", 50, None), subject("b", 50, Target(100, 200)), subject("c", 100, Target(100, 200))]
    assert figures.missed_floors(subjects) == ["b: 50 decisions/s, floor 100"]


@pytest.mark.parametrize(("low", "high", "busy"), [(5.0, 6.4, False), (5.0, 6.6, True)])
def test_calibrations_far_apart_mean_a_busy_machine(low: float, high: float, busy: bool) -> None:
    assert report(pace=Spread(6.0, low, high)).busy is busy


def test_the_json_holds_every_figure_and_what_is_missed() -> None:
    content = json.loads(report(subject("b", 50, Target(100, 200))).to_json())
    assert content["missed_floors"] == ["b: 50 decisions/s, floor 100"]
    (figure,) = content["subjects"][0]["figures"]
    assert figure["measure"] == "decisions"
    assert figure["seen"] == {"median": 50.0, "low": 50.0, "high": 50.0}
    assert figure["per_iteration"]["median"] == pytest.approx(50 / REFERENCE_PACE)
    assert figure["target"] == {"floor": 100, "goal": 200}


@pytest.mark.parametrize(
    ("decisions", "mark", "last"),
    [
        (50, "✗ below", "Below the floor: b: 50 decisions/s, floor 100"),
        (150, "✓ floor", "Every floor is reached."),
        (250, "✓ goal", "Every floor is reached."),
    ],
)
def test_the_table_marks_floor_and_goal(
    capsys: pytest.CaptureFixture[str], decisions: int, mark: str, last: str
) -> None:
    show(report(subject("b", decisions, Target(100, 200))), console())
    printed = capsys.readouterr().out
    assert mark in printed
    assert printed.splitlines()[-1] == last


class Counted:
    """A workload that says what it was told."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, seconds: float) -> tuple[Counts, float]:
        return {"things": self.number}, seconds


def test_every_workload_gets_one_slice_in_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    paces = iter([100.0, 25.0, 100.0, 100.0, 100.0])
    monkeypatch.setattr("bench.calibration.pace", lambda: next(paces))
    ended: list[int] = []
    found, seen = measure({("a", "x"): Counted(1), ("b", "x"): Counted(2)}, 2, lambda: ended.append(1))
    assert [one.counts["things"] for one in found["a", "x"]] == [1, 1]
    assert [one.pace for one in found["a", "x"]] == pytest.approx([40.0, 100.0])
    assert [one.pace for one in found["b", "x"]] == pytest.approx([40.0, 100.0])
    assert seen == [100.0, 25.0, 100.0, 100.0, 100.0]
    assert len(ended) == 2


def test_seconds_become_slices() -> None:
    assert rounds_for(100 * SLICE) == 100
    assert rounds_for(SLICE) == FEWEST_ROUNDS


def test_a_missing_peer_says_so_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(PeerGone, match=r"^no \.venv-peers: [^\n]+$"):
        Peer(python=tmp_path / ".venv-peers" / "bin" / "python")


def test_figures_without_a_target_reach_everything() -> None:
    free = Figure("games", Spread(1, 1, 1), Spread(1, 1, 1))
    assert free.reaches_floor
    assert free.reaches_goal


# --- what is measured ---


def test_every_game_is_measured_in_several_settings() -> None:
    assert [setting.name for setting in settings()] == [
        "gears, 2 players",
        "gears, 3 players",
        "gears, 4 players",
        "crecy, solo standard",
        "crecy, solo testament",
        "crecy, 2 players",
        "crecy, 4 players",
        "lastwill, 5 players",
    ]


@pytest.mark.parametrize("setting", settings(), ids=lambda setting: setting.name)
def test_each_setting_can_be_played_and_stopped_in_the_middle(setting: Setting) -> None:
    found = course(setting)
    assert found.games == 50
    assert 0 < found.single < found.decisions
    positions = mid_game(setting, found.decisions_per_game)
    assert {position.players for position in positions} == {setting.players}
    assert not [position for position in positions if position.over]


def test_playing_counts_whole_games() -> None:
    counts, seconds = Play(Setting(games.get("crecy"), 1, {"mode": "solo_standard"})).run(0.001)
    assert counts["decisions"] > counts["games"] >= 1
    assert seconds >= 0.001
