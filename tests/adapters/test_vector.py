"""Batches as Gymnasium knows many environments: the same games as in a batch, in the form that its wrappers expect."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Discrete, MultiDiscrete
from gymnasium.utils.performance import benchmark_vector_step
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics
from numpy.typing import NDArray

from bequest.adapters.batch import Batch, BatchError, IllegalChoice
from bequest.adapters.gymnasium import SeatEnv
from bequest.adapters.vector import BATCH_IDS, BatchEnv
from bequest.bots.random_player import derived_seed
from bequest.core.errors import BadOption
from tests.adapters.tables import TABLES, Table, no_warnings

GAMES = 3
LONG = 700
"""Steps in which every game of the tables ends at least once."""


def sampled(infos: dict[str, Any], rng: np.random.Generator) -> NDArray[np.int64]:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_table_steps_within_its_spaces_and_shows_what_its_batch_shows(table: Table) -> None:
    env = BatchEnv(table.game, table.players, GAMES, **table.options)  # type: ignore[arg-type]
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert env.num_envs == GAMES
    assert isinstance(env.single_action_space, Discrete)
    assert isinstance(env.action_space, MultiDiscrete)
    assert env.observation_space == batch_space(env.single_observation_space, GAMES)
    rng = np.random.default_rng(1)
    observations, infos = env.reset(seed=5)
    with Batch(table.game, table.players, GAMES, seed=5, **table.options) as batch:  # type: ignore[arg-type]
        for _ in range(40):
            assert observations in env.observation_space
            assert np.array_equal(observations, batch.observation)
            assert np.array_equal(infos["action_mask"], batch.mask)
            assert np.array_equal(infos["seat"], batch.seat)
            actions = sampled(infos, rng)
            assert actions in env.action_space
            observations, rewards, terminations, truncations, infos = env.step(actions)
            batch.step(actions)
            assert rewards.dtype == np.float64
            assert np.array_equal(terminations, batch.done)
            assert not truncations.any()
    env.close()


@pytest.mark.parametrize("dtype", ["uint8", "float32"])
def test_an_end_is_paid_to_the_seat_that_chose_last_and_told_in_full(dtype: Any) -> None:
    env = BatchEnv("lastwill", 2, GAMES, dtype=dtype, reward="score")
    rng = np.random.default_rng(2)
    observations, infos = env.reset(seed=3)
    ended = 0
    for _ in range(LONG):
        seats = infos["seat"]
        observations, rewards, terminations, _, infos = env.step(sampled(infos, rng))
        assert ("final_obs" in infos) == terminations.any()
        assert not rewards[~terminations].any()
        for row in np.flatnonzero(terminations):
            final, seat = infos["final_info"], seats[row]
            assert final["seat"][row] == seat
            assert rewards[row] == final["rewards"][row, seat]
            assert final["rewards"][row].sum() == pytest.approx(0)
            assert final["rank"][row] == final["ranking"][row, seat]
            assert final["score"][row] == final["scores"][row, seat]
            assert final["outcome"][row] == "finished"
            assert final["_rank"].tolist() == infos["_final_obs"].tolist() == terminations.tolist()
            assert infos["final_obs"][row] in env.single_observation_space
            assert not np.array_equal(infos["final_obs"][row], observations[row])
            ended += 1
        for row in np.flatnonzero(~terminations):
            assert not terminations.any() or infos["final_obs"][row] is None
    assert ended >= GAMES


def test_alone_it_is_the_same_game_as_the_environment_of_one_seat() -> None:
    settings: dict[str, Any] = {"mode": "solo_testament", "reward": "score"}
    many = BatchEnv("crecy", num_envs=GAMES, **settings)
    one = SeatEnv("crecy", illegal="raise", **settings)
    observations, infos = many.reset(seed=9)
    first, told = one.reset(seed=derived_seed(9, 1, 0))
    over, rng = False, np.random.default_rng(4)
    while not over:
        assert np.array_equal(first, observations[1])
        assert np.array_equal(told["action_mask"], infos["action_mask"][1])
        actions = sampled(infos, rng)
        observations, rewards, terminations, _, infos = many.step(actions)
        first, reward, over, _, told = one.step(actions[1])
        assert (rewards[1], terminations[1]) == (pytest.approx(reward), over)
    assert np.array_equal(first, infos["final_obs"][1])
    assert [infos["final_info"][key][1] for key in ("rank", "score", "outcome")] == [
        told[key] for key in ("rank", "score", "outcome")
    ]


def test_an_illegal_action_is_replaced_by_a_legal_one_and_marked() -> None:
    env = BatchEnv("gears", 2, GAMES)
    _, infos = env.reset(seed=1)
    blocked = np.argmin(infos["action_mask"], axis=1)
    actions = sampled(infos, np.random.default_rng(1))
    actions[1] = blocked[1]
    actions[2] = env.batch.actions + 5
    _, _, _, _, infos = env.step(actions)
    assert infos["illegal"].tolist() == [False, True, True]
    _, _, _, _, infos = env.step(sampled(infos, np.random.default_rng(1)))
    assert "illegal" not in infos


def test_or_it_is_refused_with_its_reason() -> None:
    env = BatchEnv("gears", 2, GAMES, illegal="raise")
    before, infos = env.reset(seed=1)
    with pytest.raises(IllegalChoice):
        env.step(np.argmin(infos["action_mask"], axis=1))
    assert np.array_equal(env.batch.observation, before)
    with pytest.raises(BadOption, match="illegal"):
        BatchEnv("gears", 2, GAMES, illegal="lose")
    with pytest.raises(ValueError, match="3 whole numbers"):
        env.step(np.zeros(2, np.int64))


def test_seeds_and_what_follows_from_them_are_repeated() -> None:
    def walk() -> list[bytes]:
        env = BatchEnv("crecy", 2, GAMES)
        seen = [env.reset(seed=11)[0].tobytes(), env.reset()[0].tobytes(), env.reset()[0].tobytes()]
        for _ in range(20):
            seen.append(env.step(np.zeros(GAMES, np.int64))[0].tobytes())  # mostly illegal: the draws are repeated too
        return seen

    seen = walk()
    assert seen == walk()
    assert len(set(seen[:3])) == 3


def test_options_belong_to_the_making() -> None:
    env = BatchEnv("gears", 2, GAMES, fate="none")
    env.reset(options={})
    with pytest.raises(BadOption, match="fate"):
        env.reset(options={"fate": "deck"})


def test_arrays_are_copies_unless_they_are_not_wanted() -> None:
    copied, plain = BatchEnv("gears", 2, GAMES), BatchEnv("gears", 2, GAMES, copy=False)
    first, infos = copied.reset(seed=1)
    kept = first.copy(), infos["action_mask"].copy(), infos["seat"].copy()
    shown, _ = plain.reset(seed=1)
    actions = sampled(infos, np.random.default_rng(1))
    copied.step(actions)
    plain.step(actions)
    assert all(map(np.array_equal, kept, (first, infos["action_mask"], infos["seat"])))
    assert shown is plain.batch.observation
    assert not np.array_equal(shown, first)


def test_workers_end_with_the_environment() -> None:
    env = BatchEnv("gears", 2, GAMES, workers=1)
    _, infos = env.reset(seed=1)
    env.step(sampled(infos, np.random.default_rng(1)))
    env.close()
    env.close()
    with pytest.raises(BatchError):
        env.reset()


@pytest.mark.parametrize("name", BATCH_IDS)
def test_gymnasium_makes_it_by_name_without_a_warning(name: str) -> None:
    with no_warnings():
        env = gymnasium.make_vec(f"bequest.adapters.vector:{name}", num_envs=GAMES, dtype="float32")
    assert isinstance(env, BatchEnv)
    assert env.spec is not None
    assert env.spec.id == name
    observations, _ = env.reset(seed=1)
    assert observations.dtype == np.float32
    env.close()


def test_gymnasium_measures_and_wraps_it() -> None:
    """Its own tools for many environments: they take actions without a mask, and read the infos."""
    env: VectorEnv[Any, Any, Any] = BatchEnv("crecy", 2, GAMES)
    assert benchmark_vector_step(env, target_duration=1, seed=1) > 0
    counted = RecordEpisodeStatistics(BatchEnv("crecy", 2, GAMES))
    listed = DictInfoToList(counted)
    _, rows = listed.reset(seed=1)
    assert [row["seat"] for row in rows] == counted.unwrapped.batch.seat.tolist()  # type: ignore[attr-defined]
    lengths: list[int] = []
    decisions: list[int] = []
    rng = np.random.default_rng(1)
    for _ in range(LONG):
        actions = np.array([rng.choice(np.flatnonzero(row["action_mask"])) for row in rows])
        _, _, _, _, rows = listed.step(actions)
        lengths += [int(row["episode"]["l"]) for row in rows if "episode" in row]
        decisions += [int(row["final_info"]["decisions"]) for row in rows if "final_info" in row]
    assert len(lengths) >= GAMES
    assert sum(lengths) == pytest.approx(sum(decisions), abs=len(lengths))
