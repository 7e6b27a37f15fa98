"""The arithmetic of the bench, on made-up slices; nothing is timed here."""

from __future__ import annotations

import pytest

from bench import figures
from bench.figures import REFERENCE_PACE, Course, Slice, Spread
from bench.numbers import number, round_number, spread
from bench.rounds import FEWEST_ROUNDS, SLICE, Here, measure, rounds_for
from bench.workloads import Counts

HALF_SPEED = REFERENCE_PACE / 2


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
    (slow,) = figures.figures("a", "compiled", slices(20_000, 10_000, 30_000))
    (fast,) = figures.figures("a", "compiled", slices(40_000, 20_000, 60_000, pace=REFERENCE_PACE))
    assert slow.seen == Spread(40_000.0, 20_000.0, 60_000.0)
    assert slow.on_reference_core.median == pytest.approx(80_000.0)
    assert fast.on_reference_core.median == pytest.approx(80_000.0)


def test_a_workload_gives_a_figure_for_each_measure_that_it_counts() -> None:
    found = figures.figures("a", "compiled", [Slice({"decisions": 300, "games": 3}, 1.0, 10.0)])
    assert [(one.measure, one.seen.median, one.per_iteration.median) for one in found] == [
        ("decisions", 300.0, 30.0),
        ("games", 3.0, 0.3),
    ]


def test_ratios_compare_slices_of_the_same_round_each_by_its_own_calibration() -> None:
    mine = [Slice({"clones": 60}, 1.0, 100.0), Slice({"clones": 30}, 1.0, 50.0), Slice({"clones": 80}, 1.0, 100.0)]
    theirs = [Slice({"clones": 10}, 1.0, 50.0), Slice({"clones": 20}, 1.0, 100.0), Slice({"clones": 10}, 1.0, 100.0)]
    found = figures.times("clones", mine, theirs)
    assert (found.median, found.low, found.high) == pytest.approx((3.0, 3.0, 8.0))


def test_rounds_that_do_not_match_are_refused() -> None:
    with pytest.raises(ValueError, match="shorter"):
        figures.times("decisions", slices(1, 2), slices(1))


def test_courses_are_averages() -> None:
    course = Course(games=10, decisions=4000, single=1000)
    assert course.decisions_per_game == 400.0
    assert course.single_share == 0.25


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.00342, "0.00342"), (3.3, "3.30"), (9.997, "10.0"),
     (99.96, "100"), (27.24, "27.2"), (824, "824"), (1_512.3, "1,512"), (9_999, "9,999"),
     (22_460, "22.5 k"), (168_300, "168 k"), (899_900, "900 k"), (1_234_000, "1.23 M"), (12_340_000, "12.3 M")],
)  # fmt: skip
def test_numbers_have_three_digits_that_count(value: float, text: str) -> None:
    assert number(value) == text


def test_targets_are_round() -> None:
    assert [round_number(value) for value in (15, 800, 1_200, 70_000, 400_000)] == [
        "15",
        "800",
        "1,200",
        "70 k",
        "400 k",
    ]


def test_a_spread_is_told_in_the_unit_of_its_median() -> None:
    assert spread(Spread(168_000, 9_100, 1_200_000)) == "168 k (9.10–1,200)"


class Counted:
    """A workload that says what it was told."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, seconds: float) -> tuple[Counts, float]:
        return {"things": self.number}, seconds


def test_every_workload_gets_one_slice_in_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    paces = iter([100.0, 25.0, 100.0, 100.0, 100.0, 100.0, 25.0, 100.0])
    monkeypatch.setattr("bench.calibration.pace", lambda: next(paces))
    ended: list[int] = []
    found = measure({"a": Here(Counted(1)), "b": Here(Counted(2))}, 2, lambda: ended.append(1))
    assert [one.counts["things"] for one in found["b"]] == [2, 2]
    assert [one.pace for one in found["a"]] == pytest.approx([40.0, 100.0])
    assert [one.pace for one in found["b"]] == pytest.approx([100.0, 40.0])
    assert len(ended) == 2


def test_seconds_become_slices() -> None:
    assert rounds_for(100 * SLICE) == 100
    assert rounds_for(SLICE) == FEWEST_ROUNDS
