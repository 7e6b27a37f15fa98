"""Sums that can be added up, and figures that are made of them."""

from __future__ import annotations

import json
import random
from math import sqrt

import pytest

from bequest.lab.balance import figures
from bequest.lab.balance.tally import Parts, Sums, Tally
from bequest.lab.ratings import share_of

CASES = [(2, 1.0), (1, 0.0), (3, 3.0), (1, 1.0), (2, 0.0), (2, 2.0), (1, 0.5)]


def summed(cases: list[tuple[int, float]]) -> Sums:
    found = Sums()
    for of, got in cases:
        found.count(of, got)
    return found


def test_a_share_of_cases_that_hang_together_is_that_of_the_ladder() -> None:
    ours = figures.share(summed(CASES))
    theirs = share_of([got for _, got in CASES], [of for of, _ in CASES])
    assert (ours.value, ours.low, ours.high) == pytest.approx((theirs.value, theirs.low, theirs.high))


def test_adding_up_is_the_same_in_any_grouping() -> None:
    parts = summed(CASES[:3])
    parts.add(summed(CASES[3:]))
    assert parts == summed(CASES)


def test_a_mean_and_its_interval() -> None:
    values = [0.1, -0.2, 0.4, 0.3, 0.0]
    found = figures.mean(summed([(1, value) for value in values]))
    middle = sum(values) / 5
    error = sqrt(sum([(value - middle) ** 2 for value in values])) / 5
    assert found.value == pytest.approx(middle)
    assert found.high - found.value == pytest.approx(1.96 * error, rel=0.01)


def test_what_never_wins_is_not_sure_because_all_its_games_are_alike() -> None:
    never = figures.off_share(summed([(1, 0.0)] * 5), 0.2)
    assert (round(never.low, 3), never.high > 0.1) == (-0.2, True)
    assert never.chance > 0.01
    assert figures.off_share(summed([(1, 0.0)] * 200), 0.2).chance < 1e-6


def test_intervals_of_95_per_cent_hold_the_truth_about_as_often() -> None:
    rng = random.Random(1)
    held = 0
    for _ in range(400):
        found = figures.off_share(summed([(1, float(rng.random() < 0.3)) for _ in range(80)]), 0.3)
        held += found.low <= 0 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_few_of_what_is_called_a_discovery_is_chance() -> None:
    # The example of Benjamini and Hochberg (1995): with 15 chances and 5 %, the first four are discoveries.
    chances = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528,
               0.7590, 1.0]  # fmt: skip
    assert figures.discoveries(chances) == [True] * 4 + [False] * 11
    assert figures.discoveries(chances[::-1]) == [False] * 11 + [True] * 4
    assert figures.discoveries([0.04, 0.05]) == [True, True]  # the second carries the first
    assert figures.discoveries([0.04, 0.9]) == [False, False]
    assert figures.discoveries([]) == []


def test_a_tally_can_be_written_down() -> None:
    tally = Tally(3, 40)
    tally.use["friend", "ann", "seen"] = 4
    tally.numbers["end", 6] = 2
    tally.share("dealt", "friend:ann").count(2, 0.5)
    again = Tally.read(json.loads(json.dumps(tally.plain())))
    assert again == tally
    again.add(tally)
    assert (again.games, again.questions, again.use["friend", "ann", "seen"]) == (6, 80, 8)
    assert (again.numbers["end", 6], again.share("dealt", "friend:ann").cases) == (4, 2)


def test_a_game_is_one_case_whatever_its_seats_had() -> None:
    parts, tally = Parts([1.0, 0.0]), Tally()
    parts.had("dealt", "friend:ann", 0, 2)
    parts.had("dealt", "friend:ann", 1)
    parts.into(tally)
    sums = tally.share("dealt", "friend:ann")
    assert (sums.cases, sums.of, sums.got, sums.of_squared) == (1, 3, 2.0, 9)
