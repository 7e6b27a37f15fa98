"""Batches: each row is a plain game; workers change nothing but who plays it, and leave nothing behind."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
from array import array
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from bequest import games
from bequest.adapters.batch import Batch, BatchError, Ending, IllegalChoice
from bequest.adapters.batch_memory import Memory
from bequest.adapters.batch_workers import Plan, WhyNot, _Worker
from bequest.bots.random_player import derived_seed
from bequest.core.encoding import encode_options
from bequest.core.errors import BadOption, IllegalAction
from bequest.core.position import Position
from bequest.core.rewards import rewards

SHARED_MEMORY = Path("/dev/shm")
SEED = 11

Snapshot = tuple[bytes, bytes, bytes, bytes, bytes]


def snapshot(batch: Batch) -> Snapshot:
    """All that the arrays say."""
    arrays = (batch.observation, batch.mask, batch.seat, batch.reward, batch.done)
    observation, mask, seat, reward, done = [array.tobytes() for array in arrays]
    return observation, mask, seat, reward, done


def walk(batch: Batch, steps: int, seed: int = 1) -> tuple[list[Snapshot], list[Ending]]:
    """What the arrays said at each step of random play, and how games ended."""
    rng = np.random.default_rng(seed)
    seen = [snapshot(batch)]
    endings: list[Ending] = []
    for _ in range(steps):
        batch.step(batch.sample(rng))
        seen.append(snapshot(batch))
        endings += batch.endings
    return seen, endings


class PlainRow:
    """One row played by hand through the contract: what the batch must show of it."""

    def __init__(self, batch: Batch, row: int, reward: str, **options: object) -> None:
        self.batch = batch
        self.row = row
        self.kind = reward
        self.options = options
        self.number = 0
        self.decisions = 0
        self.position = self.begin()

    def begin(self) -> Position:
        seed = derived_seed(SEED, self.row, self.number)
        return self.batch.game.new(self.batch.players, seed, "auto", False, **self.options)

    def shows_the_question(self) -> None:
        seat = self.position.waiting[0]
        cells = array("B", bytes(self.batch.size))
        mask = array("B", bytes(self.batch.actions))
        self.position.encode(seat, cells)
        encode_options(self.position, seat, mask)
        assert self.batch.seat[self.row] == seat
        assert self.batch.observation[self.row].tolist() == cells.tolist()
        assert self.batch.mask[self.row].tolist() == mask.tolist()

    def choose(self, action: int) -> None:
        """The same choice here; the batch, already a step ahead, must tell the same end."""
        seat = self.position.waiting[0]
        self.position.apply(action, seat)
        self.decisions += 1
        told = [ending for ending in self.batch.endings if ending.game == self.row]
        if not self.position.over:
            assert not self.batch.done[self.row]
            assert not self.batch.reward[self.row].any()
            assert not told
            return
        assert self.batch.done[self.row]
        assert self.batch.reward[self.row].tolist() == pytest.approx(rewards(self.position, self.kind))
        seed = derived_seed(SEED, self.row, self.number)
        ranking, scores, outcome = self.position.ranking(), self.position.scores(), self.position.outcome
        last = bytearray(self.batch.size)
        self.position.encode(seat, last)
        end = (ranking, scores, outcome or "", seat, bytes(last))
        assert told == [Ending(self.row, self.number, seed, self.decisions, *end)]
        self.number += 1
        self.decisions = 0
        self.position = self.begin()


CASES = [
    ("gears", 2, "rank", 500, {}),
    ("gears", 4, "score", 500, {"fate": "none"}),
    ("crecy", 4, "rank", 350, {}),
    ("crecy", 1, "score", 200, {"mode": "solo_testament"}),
    ("lastwill", 2, "score", 350, {}),
    ("lastwill", 5, "rank", 450, {}),
]


@pytest.mark.parametrize(("name", "players", "reward", "steps", "options"), CASES)
def test_every_row_is_a_plain_game_and_then_the_next(
    name: str, players: int, reward: str, steps: int, options: dict[str, object]
) -> None:
    batch = Batch(name, players, games=3, seed=SEED, reward=reward, **options)  # type: ignore[arg-type]
    rows = [PlainRow(batch, row, reward, **options) for row in range(3)]
    rng = np.random.default_rng(5)
    for _ in range(steps):
        for row in rows:
            row.shows_the_question()
        actions = batch.sample(rng)
        batch.step(actions)
        for row in rows:
            row.choose(int(actions[row.row]))
    assert all(row.number > 0 for row in rows), "too few steps to see a game end"


def test_the_arrays_are_as_promised_stay_the_same_and_are_read_only() -> None:
    with Batch("lastwill", players=5, games=4, seed=1) as batch:
        game = games.get("lastwill")
        arrays = (batch.observation, batch.mask, batch.seat, batch.reward, batch.done)
        assert [array.shape for array in arrays] == [
            (4, game.encoder.size),
            (4, len(game.catalogue)),
            (4,),
            (4, 5),
            (4,),
        ]
        assert [array.dtype.name for array in arrays] == ["uint8", "int8", "int64", "float32", "bool"]
        for array_ in arrays:
            with pytest.raises(ValueError, match="read-only"):
                array_[0] = 1
        batch.step(batch.sample(np.random.default_rng(1)))
        assert [id(array) for array in arrays] == [
            id(array) for array in (batch.observation, batch.mask, batch.seat, batch.reward, batch.done)
        ]


@pytest.mark.parametrize("name", games.names())
def test_floats_are_what_the_encoder_writes_as_floats(name: str) -> None:
    floats = Batch(name, games=2, dtype="float32", seed=SEED)
    assert floats.observation.dtype == np.float32
    position = floats.game.new(floats.players, derived_seed(SEED, 0, 0))
    rng = np.random.default_rng(2)
    expected = np.zeros(floats.size, np.float32)
    for _ in range(20):
        position.encode(position.seat, expected)
        np.testing.assert_array_equal(floats.observation[0], expected)
        actions = floats.sample(rng)
        position.push(int(actions[0]), position.seat)
        floats.step(actions)
    assert expected.any()
    assert expected.max() <= 1.0


def until_several_choose(batch: Batch) -> Position:
    """Plays a batch of one game up to a choice that several seats make at the same time; a copy of the game there."""
    rng = np.random.default_rng(3)
    position = batch.game.new(batch.players, derived_seed(batch.seed, 0, 0))
    while len(position.waiting) < 2:
        action = batch.sample(rng)
        position.push(int(action[0]), position.seat)
        batch.step(action)
    return position


def test_a_seat_sees_nothing_of_what_others_choose_at_the_same_time() -> None:
    batch = Batch("lastwill", players=3, games=1, seed=3)
    position = until_several_choose(batch)
    first, second = position.waiting[:2]
    choices = position.legal(first)
    seen = set()
    for choice in choices:
        batch.reset()
        until_several_choose(batch)
        batch.step([choice])
        while batch.seat[0] == first:
            batch.step(batch.mask.argmax(axis=1))
        assert batch.seat[0] == second
        seen.add((batch.observation.tobytes(), batch.mask.tobytes()))
    assert len(choices) > 1
    assert len(seen) == 1


# --- the same games again ---


def test_a_seed_makes_the_same_games_and_another_makes_others() -> None:
    one = walk(Batch("crecy", 2, games=4, seed=5), 120)
    again = walk(Batch("crecy", 2, games=4, seed=5), 120)
    other = walk(Batch("crecy", 2, games=4, seed=6), 120)
    assert one == again
    assert one[1]
    assert one[0][0] != other[0][0]


def test_rows_and_the_games_of_a_row_differ() -> None:
    _, endings = walk(Batch("crecy", 2, games=3, seed=5), 300)
    seeds = [ending.seed for ending in endings]
    assert len(seeds) > 6
    assert len(set(seeds)) == len(seeds)
    assert {(ending.game, ending.number) for ending in endings} >= {(0, 0), (1, 0), (2, 0), (0, 1)}


def test_a_row_does_not_depend_on_how_many_others_there_are() -> None:
    few, many = Batch("gears", 2, games=2, seed=SEED), Batch("gears", 2, games=5, seed=SEED)
    for _ in range(60):
        np.testing.assert_array_equal(few.observation, many.observation[:2])
        np.testing.assert_array_equal(few.mask, many.mask[:2])
        actions = many.mask.argmax(axis=1)
        few.step(actions[:2])
        many.step(actions)


def test_without_a_seed_every_batch_is_another_and_tells_its_seed() -> None:
    one, other = Batch("gears", games=1), Batch("gears", games=1)
    assert one.seed != other.seed
    assert walk(one, 30) == walk(Batch("gears", games=1, seed=one.seed), 30)


def test_reset_begins_the_same_games_again_or_those_of_another_seed() -> None:
    batch = Batch("crecy", 2, games=3, seed=5)
    before = walk(batch, 100)
    rng = np.random.default_rng(1)
    while not batch.done.any():
        batch.step(batch.sample(rng))
    batch.reset()
    assert not batch.done.any()
    assert not batch.reward.any()
    assert batch.endings == []
    assert walk(batch, 100) == before
    batch.reset(6)
    assert walk(batch, 100) == walk(Batch("crecy", 2, games=3, seed=6), 100)


# --- choices that can't be ---


def blocked(batch: Batch, row: int) -> int:
    return int(np.flatnonzero(batch.mask[row] == 0)[0])


@pytest.mark.parametrize("workers", [0, 2])
def test_an_illegal_choice_names_game_and_reason_and_changes_nothing(workers: int) -> None:
    with Batch("gears", 2, games=4, seed=1, workers=workers) as batch:
        before = snapshot(batch)
        good = batch.sample(np.random.default_rng(1))
        from_the_end = int(good[3]) - batch.actions
        for wrong in (blocked(batch, 3), from_the_end, batch.actions, 10**6):
            actions = good.copy()
            actions[3] = wrong
            with pytest.raises(IllegalChoice, match="game 3") as refused:
                batch.step(actions)
            position = batch.game.new(2, derived_seed(1, 3, 0))
            assert refused.value.game == 3
            assert refused.value.seat == position.seat
            assert refused.value.action == wrong
            assert refused.value.reason == position.why_not(wrong)
            assert str(refused.value.reason) in str(refused.value)
            assert snapshot(batch) == before
        batch.step(good)
        assert snapshot(batch) != before


def test_an_illegal_choice_can_be_caught_as_any_other_and_sent_to_another_process() -> None:
    batch = Batch("gears", 2, games=1, seed=1)
    with pytest.raises(IllegalAction) as refused:
        batch.step([blocked(batch, 0)])
    sent = pickle.loads(pickle.dumps(refused.value))
    assert str(sent) == str(refused.value)


def test_trusted_choices_are_not_checked_and_come_to_the_same() -> None:
    checked, trusted = Batch("gears", 2, games=4, seed=1), Batch("gears", 2, games=4, seed=1)
    rng = np.random.default_rng(1)
    for _ in range(50):
        actions = checked.sample(rng)
        checked.step(actions)
        trusted.step(actions, check=False)
        assert snapshot(checked) == snapshot(trusted)


@pytest.mark.parametrize("actions", [[1, 2], 1, [[1], [2], [3]], [0.5, 1.0, 2.0], ["a", "b", "c"]])
def test_a_step_takes_one_whole_number_for_each_game(actions: object) -> None:
    batch = Batch("gears", games=3, seed=1)
    before = snapshot(batch)
    with pytest.raises(ValueError, match="3 whole numbers"):
        batch.step(actions)  # type: ignore[arg-type]
    assert snapshot(batch) == before


@pytest.mark.parametrize(
    "settings",
    [{"dtype": "float64"}, {"reward": "money"}, {"players": 9}, {"colour": "red"}, {"fate": "cruel"}],
)
def test_settings_that_there_are_not_are_refused(settings: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Batch("gears", games=1, **settings)  # type: ignore[arg-type]


@pytest.mark.parametrize(("count", "workers"), [(0, 0), (2, 3), (2, -1)])
def test_a_batch_has_games_and_a_worker_has_some_of_them(count: int, workers: int) -> None:
    with pytest.raises(ValueError, match=f"{count} games"):
        Batch("gears", games=count, workers=workers)


@pytest.mark.parametrize("seed", [-1, 1 << 128, True, 7.0, "seven"])
def test_a_seed_that_no_game_takes_is_refused_and_changes_nothing(seed: Any) -> None:
    with pytest.raises(BadOption, match="seed"):
        Batch("gears", games=1, seed=seed)
    batch = Batch("gears", games=1, seed=5)
    batch.step(batch.sample(np.random.default_rng(1)))
    before = snapshot(batch)
    with pytest.raises(BadOption, match="seed"):
        batch.reset(seed)
    assert batch.seed == 5
    assert snapshot(batch) == before


@pytest.mark.parametrize("workers", [0, 1])
def test_whole_numbers_of_numpy_do_as_well(workers: int) -> None:
    plain = Batch("crecy", 3, games=2, seed=7)
    first = walk(plain, 20)
    plain.reset(8)
    number = np.int64
    settings = {"players": number(3), "games": number(2), "seed": number(7), "workers": number(workers)}
    with Batch("crecy", **settings) as batch:  # type: ignore[arg-type]
        assert [type(value) for value in (batch.players, batch.games, batch.seed)] == [int, int, int]
        assert walk(batch, 20) == first
        batch.reset(np.uint64(8))  # type: ignore[arg-type]
        assert type(batch.seed) is int
        assert walk(batch, 20) == walk(plain, 20)


# --- random choices ---


def test_samples_are_legal_and_every_option_has_the_same_chance() -> None:
    batch = Batch("crecy", 2, games=64, seed=2)
    rng = np.random.default_rng(7)
    for _ in range(20):
        batch.step(batch.sample(rng))
    draws = 400
    counts: NDArray[np.int64] = np.zeros(batch.mask.shape, np.int64)
    for _ in range(draws):
        np.add.at(counts, (np.arange(64), batch.sample(rng)), 1)
    assert not counts[batch.mask == 0].any()
    on_offer = batch.mask.sum(axis=1, dtype=np.int64)
    assert on_offer.max() > 3
    expected = (draws / on_offer)[:, None] * batch.mask
    several = on_offer > 1
    squares = np.divide((counts - expected) ** 2, expected, out=np.zeros(expected.shape), where=expected > 0)
    # The sum of squares over its degrees of freedom is near 1 for even chances; five standard deviations are allowed.
    freedom = int((on_offer - 1).sum())
    assert squares[several].sum() / freedom == pytest.approx(1.0, abs=5 * (2 / freedom) ** 0.5)
    assert (counts[several].max(axis=1) < draws).all()


# --- workers ---


def own_memory() -> set[str]:
    """What lies in shared memory, but for the semaphores of processes that tests beside this one start."""
    found = os.listdir(SHARED_MEMORY) if SHARED_MEMORY.is_dir() else []
    return {name for name in found if not name.startswith("sem.")}


def children() -> list[multiprocessing.Process]:
    return multiprocessing.active_children()  # type: ignore[return-value]


def test_workers_play_the_same_games() -> None:
    """Also when the rows can't be dealt out evenly."""
    alone = walk(Batch("crecy", 3, games=5, seed=9), 200)
    with Batch("crecy", 3, games=5, seed=9, workers=2) as batch:
        assert walk(batch, 200) == alone
        batch.reset(4)
        assert walk(batch, 30) == walk(Batch("crecy", 3, games=5, seed=4), 30)
    assert len(alone[1]) > 5


def test_workers_have_the_deck_and_the_options_of_the_batch() -> None:
    settings: dict[str, object] = {"deck": "forbidden", "pursuit": "on"}
    alone = walk(Batch("gears", 3, games=2, seed=9, dtype="float32", reward="score", **settings), 30)  # type: ignore[arg-type]
    with Batch("gears", 3, games=2, seed=9, dtype="float32", reward="score", workers=1, **settings) as batch:  # type: ignore[arg-type]
        assert walk(batch, 30) == alone


def test_nothing_is_left_behind() -> None:
    before = own_memory()
    with Batch("gears", 2, games=4, seed=1, workers=2) as batch:
        processes = children()
        assert len(processes) == 2
        assert own_memory() <= before, "the memory has no name to begin with"
        batch.step(batch.sample(np.random.default_rng(1)))
        last = snapshot(batch)
    assert not children()
    assert snapshot(batch) == last, "what was seen last can still be read"
    with pytest.raises(BatchError, match="closed"):
        batch.step([0, 0, 0, 0])
    with pytest.raises(BatchError, match="closed"):
        batch.reset()
    batch.close()


def test_a_worker_that_dies_is_reported_and_the_others_are_dismissed() -> None:
    batch = Batch("gears", 2, games=4, seed=1, workers=2)
    victim = max(children(), key=lambda process: process.pid or 0)
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGKILL)
    with pytest.raises(BatchError, match=rf"games \d to \d has stopped \(exit code -{int(signal.SIGKILL)}\)") as told:
        batch.step(batch.sample(np.random.default_rng(1)))
    assert "__main__" not in str(told.value), "it was started as it should be"
    assert not children()
    with pytest.raises(BatchError, match="closed"):
        batch.step([0, 0, 0, 0])


def test_a_worker_that_fails_tells_where() -> None:
    batch = Batch("gears", 2, games=2, seed=1, workers=2)
    with pytest.raises(BatchError, match=r"games 1 to 1 failed(.|\n)*Traceback(.|\n)*take"):
        batch.step([int(batch.mask[0].argmax()), 10**6], check=False)
    assert not children()


def lone_worker() -> _Worker:
    """A worker that is ready for orders."""
    game = games.get("gears")
    plan = Plan("gears", game.deck_text(), 2, {}, "rank", 1, SEED)
    needed = Memory.needed(1, 2, game.encoder.size, len(game.catalogue))
    memory = multiprocessing.get_context("spawn").RawArray(ctypes.c_ubyte, needed)
    worker = _Worker(plan, range(1), memory)
    worker.answer()
    return worker


def test_a_worker_whose_answer_nobody_reads_ends_in_silence(capfd: pytest.CaptureFixture[str]) -> None:
    worker = lone_worker()
    worker.order(WhyNot(0, 0))
    assert worker._pipe.poll(30)
    worker.dismiss()
    worker.wait()
    assert capfd.readouterr().err == ""


def test_a_worker_that_fails_when_nobody_listens_ends_in_silence(capfd: pytest.CaptureFixture[str]) -> None:
    worker = lone_worker()
    assert worker._process.pid is not None
    os.kill(worker._process.pid, signal.SIGSTOP)
    worker.order(WhyNot(99, 0))  # a row that it has not
    worker.dismiss()
    os.kill(worker._process.pid, signal.SIGCONT)
    worker.wait()
    assert capfd.readouterr().err == ""


def test_a_program_that_starts_workers_without_a_guard_is_told_so(tmp_path: Path) -> None:
    program = tmp_path / "careless.py"
    program.write_text("from bequest.adapters.batch import Batch\nBatch('gears', games=1, workers=1)\n", "utf-8")
    found = subprocess.run([sys.executable, program], capture_output=True, text=True, check=False, timeout=120)
    assert "has stopped (exit code 1); the batch is closed. A program that starts workers" in found.stderr
