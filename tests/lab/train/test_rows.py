"""Games of self-play in memory: what a row shows, how a game ends in it, and second looks."""

from __future__ import annotations

import numpy as np
import pytest

from bequest import games
from bequest.core.playouts import play_out
from bequest.core.rewards import amount
from bequest.core.rng import seeded
from bequest.core.sight import WORD
from bequest.lab.train.crew import MOST_FEATURES, Alone, Crew, Ground, Shift, Sizes, shares
from bequest.lab.train.rows import FIXED, MORE_LOOKS, Rows, Table, outcome

LINES = ("rewards", "bonuses")


def shift_of(game: str, players: list[int], seed: int = 1) -> tuple[Shift, Rows]:
    found = games.get(game)
    sizes = Sizes(len(players), found.sight.seats, len(LINES), found.sight.actions)
    shift = Shift(bytearray(sizes.bytes()), sizes)
    tables = [Table(count, {}) for count in players]
    stretch = shift.stretch(range(len(players)))
    return shift, Rows(found, tables, LINES, MOST_FEATURES * WORD, stretch, seed)


def choose(shift: Shift, rng: np.random.Generator) -> None:
    masks = shift.arrays["masks"]
    shift.arrays["actions"][:] = (rng.random(masks.shape) * masks).argmax(1)


@pytest.mark.parametrize("game", games.names())
def test_a_row_shows_what_the_asked_seat_sees_and_may_choose(game: str) -> None:
    shift, rows = shift_of(game, [2, 3, 2])
    rng = np.random.default_rng(1)
    arrays = shift.arrays
    for _ in range(60):
        for row, position in enumerate(rows.positions):
            seat = int(arrays["seats"][row])
            assert seat == position.seat
            offered = np.flatnonzero(arrays["masks"][row]).tolist()
            assert offered == sorted(position.legal(seat))
            assert len(offered) > 1
            seen = arrays["looks"][row][: arrays["lengths"][row]]
            assert sorted(seen.tolist()) == rows.sight.features(rows.sight.look(position, seat))
        choose(shift, rng)
        rows.step()


def test_a_game_that_ends_leaves_its_outcome_and_another_begins() -> None:
    shift, rows = shift_of("gears", [2])
    rng = np.random.default_rng(2)
    ended = 0
    for _ in range(1500):
        before = rows.positions[0]
        choose(shift, rng)
        rows.step()
        if shift.arrays["ended"][0]:
            ended += 1
            assert before.over
            assert rows.positions[0] is not before
            expected = outcome(before, LINES)
            assert shift.arrays["outcomes"][0][:2] == pytest.approx(np.array(expected, np.float32))
        else:
            assert rows.positions[0] is before
    assert ended >= 3
    assert rows.numbers == [ended]


def test_some_rows_have_a_second_look_of_somebody_else_or_before_a_draw() -> None:
    count = 12
    shift, rows = shift_of("crecy", [3] * count)
    rng = np.random.default_rng(3)
    others = before_draws = 0
    for _ in range(60):
        choose(shift, rng)
        rows.step()
        arrays = shift.arrays
        for place in range(2):
            length = int(arrays["lengths"][count + place])
            if not length:
                continue
            row, seat = int(arrays["more_rows"][place]), int(arrays["seats"][count + place])
            assert row // MORE_LOOKS == place
            position = rows.positions[row]
            seen = sorted(arrays["looks"][count + place][:length].tolist())
            if seen == rows.sight.features(rows.sight.look(position, seat)):
                assert seat != position.seat
                others += 1
            else:
                before_draws += 1
    assert others > 20
    assert before_draws > 5


def test_the_outcome_tells_reward_win_points_and_lines() -> None:
    position = games.get("gears").new(3, 5)
    play_out(position, seeded(2))
    found = outcome(position, LINES)
    assert [len(line) for line in found] == [FIXED + len(LINES)] * 3
    winners = position.winners()
    for seat, line in enumerate(found):
        assert line[1] == (1 / len(winners) if seat in winners else 0)
        assert line[2] * position.game.lead == pytest.approx(position.scores()[seat])
        sheet = position.score_sheet()[seat]
        assert line[3] * position.game.lead == pytest.approx(amount(sheet["rewards"]))
    rewards = [line[0] for line in found]
    assert sum(rewards) == pytest.approx(0, abs=1e-9)
    assert rewards.index(max(rewards)) in winners


def test_lines_as_numbers() -> None:
    assert [amount(entry) for entry in (3, True, [1, 2, 4], [{"card": "a"}, {"card": "b"}], "word")] == [3, 1, 7, 2, 0]


def test_a_crew_plays_in_shifts_the_same_as_alone() -> None:
    game = games.get("gears")
    ground = Ground("gears", game.deck_text(), tuple([Table(2, {})] * 12), LINES, 7)
    with Crew(ground, 2) as crew:
        looks = []
        for number in range(6):
            shift = crew.shifts[number % 2]
            choose(shift, np.random.default_rng(number))
            crew.play(number % 2)
            crew.wait(number % 2)
            looks.append(shift.arrays["looks"].copy())
    with Crew(ground, 2) as crew:
        for number in range(6):
            shift = crew.shifts[number % 2]
            choose(shift, np.random.default_rng(number))
            crew.play(number % 2)
            crew.wait(number % 2)
            assert (shift.arrays["looks"] == looks[number]).all()


def test_a_crew_of_one_process_plays_as_another_process_would() -> None:
    game = games.get("gears")
    ground = Ground("gears", game.deck_text(), tuple([Table(2, {})] * 9), LINES, 7)
    alone = Alone(ground)
    with Crew(ground, 1) as crew:
        for number in range(6):
            for one in (crew, alone):
                choose(one.shifts[number % 2], np.random.default_rng(number))
                one.play(number % 2)
                one.wait(number % 2)
            assert (alone.shifts[number % 2].arrays["looks"] == crew.shifts[number % 2].arrays["looks"]).all()


@pytest.mark.parametrize(
    ("rows", "workers", "lengths"), [(64, 3, [16, 24, 24]), (20, 2, [8, 12]), (12, 5, [8, 4]), (8, 1, [8])]
)
def test_rows_that_share_a_second_look_stay_together(rows: int, workers: int, lengths: list[int]) -> None:
    found = shares(rows, workers)
    assert [len(share) for share in found] == lengths
    assert [row for share in found for row in share] == list(range(rows))
    assert [share.start % MORE_LOOKS for share in found] == [0] * len(found)
