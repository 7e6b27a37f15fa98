"""Shares, ratings and the sequential test: made-up results of players whose strength is known."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, product
from math import prod
from random import Random
from statistics import pvariance

import pytest

from bequest.lab.ratings import POINTS, Outcome, Rating, Share, Sprt, mean_of, ratings, share_of, wilson, without_luck

WON, LOST, DRAWN = Outcome((1, 1), (1.0, 0.0)), Outcome((1, 1), (0.0, 1.0)), Outcome((1, 1), (0.5, 0.5))


def near(share: Share, value: float, low: float, high: float) -> bool:
    return (share.value, share.low, share.high) == pytest.approx((value, low, high), abs=5e-5)


def test_the_mean_of_values_has_students_interval() -> None:
    """Deals with 0.2 and 0.4 for a seat lie 0.1 from their mean."""
    found = mean_of([0.4, 0.8, 0.4, 0.8], [2, 2, 2, 2])
    assert found is not None
    assert (found.value, found.low, found.high) == pytest.approx(
        (0.3, 0.1163, 0.4837), abs=2e-3
    )  # 3.18 errors of 0.0577
    assert mean_of([1.0], [2]) is None
    beyond = mean_of([2.2, 2.2], [2, 2])
    assert beyond is not None
    assert near(beyond, 1.1, 1.1, 1.1)


def test_intervals_of_means_hold_the_true_one() -> None:
    rng = Random(4)
    held = 0
    for _ in range(400):
        found = mean_of([rng.gauss(0.5, 0.2) for _ in range(6)], [1] * 6)
        assert found is not None
        held += found.low <= 0.5 <= found.high
    assert 365 <= held <= 392


def duels(rng: Random, deals: int, chance: float, alike: float = 0.0) -> list[list[float]]:
    """The first player's results in deals of two games; a share of the deals end alike in both games."""
    found = []
    for _ in range(deals):
        first = float(rng.random() < chance)
        found.append([first, first if rng.random() < alike else float(rng.random() < chance)])
    return found


def outcomes(deals: list[list[float]]) -> list[list[Outcome]]:
    return [[Outcome((1, 1), (result, 1 - result)) for result in deal] for deal in deals]


# --- shares ---


def test_the_interval_of_wilson() -> None:
    assert near(wilson(0.5, 100), 0.5, 0.40383, 0.59617)
    assert near(wilson(0.1, 50), 0.1, 0.04348, 0.21360)
    assert near(wilson(0.0, 10), 0.0, 0.0, 0.27753)
    assert near(wilson(1.0, 10), 1.0, 0.72247, 1.0)


def test_a_single_deal_is_as_sure_as_its_seats() -> None:
    assert share_of([3.0], [4]) == wilson(0.75, 4)


def test_who_has_won_all_or_nothing_is_judged_by_seats() -> None:
    assert share_of([2.0] * 5, [2] * 5) == wilson(1.0, 10)
    assert share_of([0.0] * 5, [2] * 5) == wilson(0.0, 10)


def test_deals_of_different_size_count_by_their_seats() -> None:
    assert share_of([1.0, 3.0, 0.0], [2, 6, 0]).value == 0.5


def test_games_that_hang_together_are_less_sure_and_those_that_make_up_for_each_other_more() -> None:
    together = share_of([2.0, 0.0] * 50, [2] * 100)
    independent = share_of([2.0, 1.0, 1.0, 0.0] * 25, [2] * 100)
    making_up = share_of([1.0] * 100, [2] * 100)
    assert [each.value for each in (together, independent, making_up)] == [0.5] * 3
    assert together.low == pytest.approx(wilson(0.5, 100).low, abs=0.001)
    assert independent.low == pytest.approx(wilson(0.5, 200).low, abs=0.001)
    assert 0.48 < making_up.low < 0.5 < making_up.high < 0.52


@pytest.mark.parametrize(("chance", "alike"), [(0.5, 0.0), (0.5, 1.0), (0.8, 0.5)])
def test_the_interval_of_a_share_holds_the_truth_in_95_of_100_cases(chance: float, alike: float) -> None:
    rng = Random(1)
    held = 0
    for _ in range(400):
        found = share_of([sum(deal) for deal in duels(rng, 60, chance, alike)], [2] * 60)
        held += found.low <= chance <= found.high
    assert 0.92 <= held / 400 <= 0.99


# --- ratings ---


def test_the_rating_of_two_players_is_the_logarithm_of_their_odds() -> None:
    first, second = ratings([[WON, WON], [WON, LOST]] * 500, 1)
    assert first.elo == pytest.approx(190.85, abs=0.5)  # 400 · log10(3), and one game of nobody's
    assert second == Rating(0.0, 0.0)


def test_the_anchor_is_0_and_the_others_are_compared_with_it() -> None:
    deals = [[WON, WON], [WON, LOST], [LOST, LOST], [WON, LOST]]
    by_second, by_first = ratings(deals, 1), ratings(deals, 0)
    assert by_first[0] == Rating(0.0, 0.0)
    assert by_first[1].elo == pytest.approx(-by_second[0].elo)
    assert by_first[1].margin == pytest.approx(by_second[0].margin)


def test_shared_wins_are_half_a_win_for_each() -> None:
    assert ratings([[DRAWN, DRAWN]] * 9, 1)[0].elo == pytest.approx(0.0)
    shared = ratings([[WON, DRAWN], [WON, DRAWN]] * 20, 1)[0].elo
    assert shared == pytest.approx(ratings([[WON, WON], [WON, LOST]] * 20, 1)[0].elo)


def test_who_has_won_every_game_has_a_rating_that_grows_with_their_number() -> None:
    found = [ratings([[WON, WON]] * deals, 1)[0] for deals in (1, 10, 100, 10_000)]
    assert [earlier.elo + 100 < later.elo for earlier, later in pairwise(found)] == [True] * 3
    assert found[-1].elo < 2500
    assert min(rating.margin for rating in found) > 400  # it may be any number of points above


def test_one_seat_against_several_is_expected_to_win_less_often() -> None:
    """Of four equal seats each wins a fourth; who wins half of the games against three is three times as strong."""
    fair = [[Outcome((1, 3), (1.0, 0.0)), *[Outcome((1, 3), (0.0, 1.0))] * 3]] * 200
    assert ratings(fair, 1)[0].elo == pytest.approx(0.0, abs=1.0)
    better = [[Outcome((1, 3), (1.0, 0.0)), Outcome((1, 3), (0.0, 1.0))]] * 200
    assert ratings(better, 1)[0].elo == pytest.approx(190.85, abs=2.0)


def test_one_seat_that_wins_every_game_against_many_is_rated_too() -> None:
    """The first guess of its strength is far too high: odds of 205 against 20 seats are those of 4107 against one."""
    found = ratings([[Outcome((1, 20), (1.0, 0.0))] * 2] * 50, 1)
    assert found[0].elo == pytest.approx(1445.4, abs=0.1)


def test_who_never_played_is_rated_in_the_middle_and_not_sure_at_all() -> None:
    found = ratings([[Outcome((1, 1, 0), (0.5, 0.5, 0.0))] * 2] * 50, 0)
    assert found[2].elo == pytest.approx(0.0)
    assert found[2].margin > 600 > 100 > found[1].margin


TRUE = (0.0, 120.0, 300.0)


def three_players(rng: Random, deals: int) -> list[list[Outcome]]:
    """Tables of four with three players of known strength; the last seat goes round."""
    found = []
    for number in range(deals):
        seats = [0, 1, 2, number % 3]
        tickets = [10 ** (TRUE[player] / 400) for player in seats]
        deal = []
        for _ in range(4):
            winner = rng.choices(seats, tickets)[0]
            counts = tuple([seats.count(player) for player in range(3)])
            deal.append(Outcome(counts, tuple([float(player == winner) for player in range(3)])))
        found.append(deal)
    return found


def test_known_strengths_are_found_again() -> None:
    found = ratings(three_players(Random(2), 600), 0)
    assert [rating.elo for rating in found] == pytest.approx(TRUE, abs=60)
    assert 10 < found[1].margin < 60
    assert 10 < found[2].margin < 60


@pytest.mark.parametrize("alike", [0.0, 1.0])
def test_the_interval_of_a_rating_holds_the_truth_in_95_of_100_cases(alike: float) -> None:
    rng = Random(3)
    chance = 1 / (1 + 10 ** (-120 / 400))
    held = 0
    for _ in range(300):
        rating = ratings(outcomes(duels(rng, 60, chance, alike)), 1)[0]
        held += abs(rating.elo - 120) <= rating.margin
    assert 0.91 <= held / 300 <= 0.985


def test_the_intervals_of_three_players_hold_the_truth() -> None:
    rng = Random(4)
    held = [0, 0]
    for _ in range(100):
        found = ratings(three_players(rng, 50), 0)
        for player in (1, 2):
            held[player - 1] += abs(found[player].elo - TRUE[player]) <= found[player].margin
    assert [count >= 89 for count in held] == [True, True], held


def test_elo_points() -> None:
    assert pytest.approx(173.7178, abs=1e-4) == POINTS


# --- the sequential test ---


def decided(test: Sprt, rng: Random, chance: float, alike: float = 0.0, most: int = 20_000) -> float | None:
    while test.accepted is None and test.games < most:
        test.add(duels(rng, 1, chance, alike)[0])
    return test.accepted


def test_the_test_decides_after_as_many_wins_as_wald_says() -> None:
    """log(19) / log(0.6 / 0.5) is 16.15."""
    test = Sprt(0.5, 0.6)
    for games in range(1, 18):
        assert test.accepted is None
        test.add([1.0])
        assert test.games == games
    assert test.accepted == 0.6


def test_the_test_decides_after_as_many_losses_as_wald_says() -> None:
    """log(19) / log(0.5 / 0.4) is 13.2."""
    test = Sprt(0.5, 0.6)
    test.add([0.0] * 13)
    assert test.accepted is None
    test.add([0.0])
    assert test.accepted == 0.5


def test_shared_wins_count_half() -> None:
    shared, single = Sprt(0.5, 0.6), Sprt(0.5, 0.6)
    shared.add([0.5, 0.5])
    single.add([1.0, 0.0])
    assert shared.ratio == single.ratio < 0


def test_the_facts_of_the_test() -> None:
    test = Sprt(0.5, 0.6)
    test.add([1.0] * 17)
    assert test.facts() == {"low": 0.5, "high": 0.6, "accepted": 0.6, "games": 17, "ratio": 3.099}


@pytest.mark.parametrize(("chance", "expected"), [(0.2, 0.5), (0.4, 0.5), (0.7, 0.6), (0.9, 0.6)])
def test_the_test_decides_for_the_right_side(chance: float, expected: float) -> None:
    rng = Random(5)
    assert [decided(Sprt(0.5, 0.6), rng, chance) for _ in range(30)] == [expected] * 30


@pytest.mark.parametrize("alike", [0.0, 1.0])
@pytest.mark.parametrize(("chance", "expected"), [(0.5, 0.5), (0.6, 0.6)])
def test_the_test_errs_in_one_of_twenty_cases_at_most(chance: float, expected: float, alike: float) -> None:
    """Also if the games of a deal end alike, when each is worth half as much."""
    rng = Random(6)
    wrong = [decided(Sprt(0.5, 0.6), rng, chance, alike) != expected for _ in range(400)]
    assert sum(wrong) / 400 < 0.07


def test_games_that_hang_together_take_longer() -> None:
    lengths = []
    for alike in (0.0, 1.0):
        rng, games = Random(7), 0
        for _ in range(100):
            test = Sprt(0.5, 0.6)
            decided(test, rng, 0.6, alike)
            games += test.games
        lengths.append(games)
    assert lengths[1] > 1.5 * lengths[0]


def test_with_the_truth_in_the_middle_the_test_may_stay_open() -> None:
    test = Sprt(0.5, 0.6)
    assert decided(test, Random(8), 0.55, most=20) is None
    assert test.games == 20


# --- without luck ---


@pytest.mark.parametrize("deals", [2, 3, 5, 6])
@pytest.mark.parametrize(
    "result",
    [lambda luck: luck * luck, lambda luck: float(luck > 0), lambda luck: 0.3 - luck, abs],
    ids=["square", "won", "contrary", "size"],
)
def test_without_luck_the_mean_stays_what_it_is(deals: int, result: Callable[[float], float]) -> None:
    """To the last digit: over all ways in which few deals can go, by their chances, however results hang on luck."""
    chances = {0.9: 0.1, -0.1: 0.9}
    mean = sum([chance * result(luck) for luck, chance in chances.items()])
    found = 0.0
    for luck in product(chances, repeat=deals):
        kept = without_luck([result(one) for one in luck], luck, [1] * deals)
        found += prod([chances[one] for one in luck]) * sum(kept) / deals
    assert found == pytest.approx(mean, abs=1e-12)


@pytest.mark.parametrize("deals", [4, 10, 40, 200])
@pytest.mark.parametrize("explains", [0.0, 0.2, 0.5, 1.0])
@pytest.mark.parametrize("size", [0.1, 0.5, 2.0])
def test_results_without_luck_never_differ_more(deals: int, explains: float, size: float) -> None:
    """Over many ladders, beyond what few deals can't tell; with luck that means nothing and luck that means all."""
    rng = Random(deals)
    before, after = [], []
    for _ in range(min(400, 8000 // deals)):
        luck = [rng.gauss(0, size) for _ in range(deals)]
        won = [1 + explains * part + rng.gauss(0, 0.5) for part in luck]
        before.append(pvariance(won))
        after.append(pvariance(without_luck(won, luck, [2] * deals)))
    assert sum(after) <= (1.01 + 0.3 / deals) * sum(before)
    if deals >= 40:
        left = 0.25 / (0.25 + (explains * size) ** 2)
        assert sum(after) == pytest.approx(left * sum(before), rel=0.1)


def test_luck_that_is_overrated_is_not_taken_away_whole() -> None:
    """As of players to whom draws mean half of what the net thinks."""
    rng = Random(3)
    luck = [rng.choice((-0.8, 0.8)) for _ in range(400)]
    won = [1 + part / 2 for part in luck]
    kept = without_luck(won, luck, [2] * 400)
    assert pvariance(kept) < 0.001
    assert pvariance([result - part for result, part in zip(won, luck, strict=True)]) == pytest.approx(0.16, abs=0.01)


def test_where_there_was_no_luck_nothing_is_taken_away() -> None:
    assert without_luck([1, 0, 2], [0.0, 0.0, 0.0], [2, 2, 2]) == [1, 0, 2]
    assert without_luck([1], [0.5], [2]) == [1]
