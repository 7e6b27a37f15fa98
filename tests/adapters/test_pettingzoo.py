"""The games through PettingZoo: its own tests, and what they do not look at."""

from __future__ import annotations

import pickle
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]
from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # type: ignore[import-untyped]

from bequest import games
from bequest.adapters.pettingzoo import Observation, TableEnv, env, raw_env
from bequest.adapters.screen import Sheet
from bequest.core.encoding import encode_options
from bequest.core.errors import BadOption, IllegalAction
from bequest.core.rewards import RANK, SCORE, rewards
from bequest.core.rng import Rng, seeded
from bequest.terminal.skin import skin_of
from bequest.terminal.voice import Voice
from tests.adapters.tables import TABLES, Table, no_warnings
from tests.sweeps import swept

EXAMPLE = Path(__file__).parents[2] / "examples" / "pettingzoo_random.py"
EXPECTED = ("ignored: unknown option 'options'", "Observation space for each agent", "Observation is not a NumPy array")
"""PettingZoo tries a reset with an option of no game, and expects masks beside observations in its own games only."""
CYCLES = 150
"""Enough for a whole game at nearly all tables."""

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def wrapped(table: Table, **settings: Any) -> Any:
    return env(table.game, table.players, **table.options, **settings)


def raw(table: Table, **settings: Any) -> TableEnv:
    return raw_env(table.game, table.players, **table.options, **settings)


def any_action(environment: TableEnv, rng: Rng) -> int:
    offered = np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"])
    return int(offered[rng.below(len(offered))])


def play(environment: TableEnv, seed: int) -> Iterator[str]:
    """Random legal play: yields the agent that is asked before each choice, and nobody once the game is over."""
    rng = seeded(seed)
    environment.reset(seed=seed)
    while not environment.position.over:
        yield environment.agent_selection
        environment.step(any_action(environment, rng))


def same(one: Observation, other: Observation) -> bool:
    return all(np.array_equal(one[key], other[key]) for key in ("observation", "action_mask"))


# --- PettingZoo's own tests ---


@every_table
def test_api(table: Table) -> None:
    with no_warnings(*EXPECTED):
        api_test(wrapped(table), num_cycles=CYCLES)


@pytest.mark.parametrize("game", games.names())
def test_api_of_raw_environments_with_floats_and_scores(game: str) -> None:
    with no_warnings(*EXPECTED):
        api_test(raw_env(game, dtype="float32", reward=SCORE), num_cycles=CYCLES)


@every_table
def test_seeds(table: Table) -> None:
    with no_warnings():
        seed_test(lambda: wrapped(table), num_cycles=CYCLES)


@swept("table", TABLES, one_of=3, ids=str)
def test_rendering(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    with no_warnings():
        render_test(lambda render_mode: wrapped(table, render_mode=render_mode), {"ansi": lambda text: len(text) > 400})
    assert len(capsys.readouterr().out) > 2000


# --- observations ---


@pytest.mark.parametrize("dtype", ["uint8", "float32"])
@every_table
def test_observations_are_the_encodings_of_the_seats(table: Table, dtype: str) -> None:
    environment = raw(table, dtype=dtype)
    for count, asked in enumerate(play(environment, 3)):
        if count > 40:
            return
        position = environment.position
        for seat, agent in enumerate(environment.agents):
            seen = environment.observe(agent)
            assert seen in environment.observation_space(agent)
            cells = np.zeros(position.game.encoder.size, dtype)
            position.encode(seat, cells)
            offered = np.zeros(len(position.game.catalogue), np.uint8)
            if agent == asked:
                encode_options(position, seat, offered)
            assert same(seen, {"observation": cells, "action_mask": offered})


@pytest.mark.parametrize("table", [table for table in TABLES if table.players > 1], ids=str)
def test_others_see_nothing_of_a_move_under_way(table: Table) -> None:
    environment = raw(table)
    hidden = 0
    before: dict[str, Observation] = {}
    mover = ""
    for asked in play(environment, 5):
        others = [agent for agent in environment.agents if agent not in (asked, mover)]
        if asked == mover and environment.position.choices(environment.agents.index(asked)):
            hidden += 1
            assert all(same(before[agent], environment.observe(agent)) for agent in others)
        mover = asked
        before = {agent: environment.observe(agent) for agent in environment.agents}
    assert hidden > 5


def answered(players: int, seat: int, pick: int) -> TableEnv:
    """Last Will once the seats up to this one have chosen in secret which cards to keep; it took its own pick."""
    environment = raw_env("lastwill", players)
    environment.reset(seed=1)
    while environment.position.seat <= seat:
        options = environment.position.legal()
        environment.step(options[pick if environment.position.seat == seat else 0])
    return environment


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_secret_choices_are_asked_seat_by_seat_and_stay_secret(players: int) -> None:
    for seat in range(players - 1):
        one, other = answered(players, seat, 0), answered(players, seat, -1)
        assert one.agent_selection == other.agent_selection == one.agents[seat + 1]
        assert one.position.waiting == list(range(seat + 1, players))
        assert one.position.digest() != other.position.digest()
        for agent in one.agents:
            assert same(one.observe(agent), other.observe(agent)) == (agent != one.agents[seat])


# --- playing ---


@pytest.mark.parametrize("reward", [RANK, SCORE])
@every_table
def test_rewards_come_at_the_end_only(table: Table, reward: str) -> None:
    environment = raw(table, reward=reward)
    choices = 0
    for _ in play(environment, 2):
        choices += 1
        assert set(environment.rewards.values()) == {0.0}
        assert not any(environment.terminations.values())
    assert choices <= environment.position.game.max_decisions
    ends = rewards(environment.position, reward)
    for seat in range(table.players):
        _, earned, terminated, truncated, info = environment.last()
        assert (environment.agent_selection, earned) == (f"seat_{seat + 1}", ends[seat])
        assert (terminated, truncated) == (True, False)
        assert info["rank"] == environment.position.ranking()[seat]
        environment.step(None)
    assert environment.agents == []


def test_an_illegal_action_of_a_raw_environment_changes_nothing() -> None:
    environment = raw_env("gears")
    environment.reset(seed=1)
    before, asked = environment.position.digest(), environment.agent_selection
    illegal = int(np.flatnonzero(environment.observe(asked)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        environment.step(illegal)
    with pytest.raises(ValueError, match="must choose"):
        environment.step(None)
    assert environment.position.digest() == before
    assert environment.agent_selection == asked


def test_an_illegal_action_loses_the_game() -> None:
    environment = env("gears", 3)
    environment.reset(seed=1)
    observation, *_ = environment.last()
    asked = environment.agent_selection
    environment.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert environment.rewards == {**dict.fromkeys(environment.possible_agents, 0), asked: -1}
    assert all(environment.terminations.values())
    for agent in environment.agent_iter():
        assert not environment.observe(agent)["action_mask"].any()
        assert environment.infos[agent] == {}
        environment.step(None)
    assert not any(environment.unwrapped.observe(agent)["action_mask"].any() for agent in environment.possible_agents)
    environment.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        environment.step(len(games.get("gears").catalogue))


def test_before_a_reset_there_is_no_game() -> None:
    environment = raw_env("gears", render_mode="ansi")
    with pytest.raises(ResetNeeded, match=r"reset\(\)"):
        environment.step(0)
    with pytest.raises(ResetNeeded, match=r"reset\(\)"):
        environment.observe("seat_1")
    with pytest.raises(ResetNeeded, match=r"reset\(\)"):
        environment.render()


def test_numbers_of_numpy() -> None:
    environment, plain = raw_env("crecy", np.int64(3)), raw_env("crecy", 3)  # type: ignore[arg-type]
    environment.reset(seed=np.int64(5))  # type: ignore[arg-type]
    plain.reset(seed=5)
    for _ in range(20):
        action = plain.position.legal()[0]
        environment.step(np.int64(action))  # type: ignore[arg-type]
        plain.step(action)
    assert environment.position.digest() == plain.position.digest()
    with pytest.raises(TypeError):
        environment.step(plain.position.legal()[0] + 0.5)  # type: ignore[arg-type]


def test_a_seed_is_the_seed_of_the_game_and_of_those_after_it() -> None:
    environment = raw_env("crecy", 3)
    environment.reset(seed=11)
    assert environment.position.digest() == games.get("crecy").new(3, 11).digest()
    environment.reset()
    following = environment.position.to_json()
    environment.reset()
    assert environment.position.to_json() != following
    again = raw_env("crecy", 3)
    again.reset(seed=11)
    again.reset()
    assert again.position.to_json() == following


def test_options_of_the_game() -> None:
    environment = raw_env("gears", 3, fate="draft")
    environment.reset(seed=1, options={"fate": "none"})
    assert environment.position.digest() == games.get("gears").new(3, 1, fate="none").digest()
    environment.reset(seed=1)
    assert environment.position.digest() == games.get("gears").new(3, 1, fate="draft").digest()


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"reward": "money"}, "rank, score"),
        ({"dtype": "int8"}, "uint8, float32"),
        ({"render_mode": "rgb_array"}, "ansi, human"),
        ({"language": "de"}, "en, fr"),
        ({"fate": "cruel"}, "fate"),
    ],
)
def test_wrong_settings_are_refused_with_those_that_there_are(settings: dict[str, Any], named: str) -> None:
    with pytest.raises(BadOption, match=named):
        env("gears", **settings)


def test_an_environment_can_be_sent_to_another_process() -> None:
    environment = raw_env("crecy", 4, edition="french", reward=SCORE, dtype="float32")
    copy = pickle.loads(pickle.dumps(environment))
    environment.reset(seed=4)
    copy.reset(seed=4)
    assert copy.position.digest() == environment.position.digest()
    assert same(copy.observe("seat_2"), environment.observe("seat_2"))


def test_a_parallel_environment_for_those_who_need_one() -> None:
    environment = turn_based_aec_to_parallel(env("lastwill", 3))
    seen, _ = environment.reset(seed=6)
    rng = seeded(6)
    ends: dict[str, float] = {}
    while environment.agents:
        actions: dict[str, int | None] = {}
        for agent in environment.agents:
            offered = np.flatnonzero(seen[agent]["action_mask"])
            actions[agent] = int(offered[rng.below(len(offered))]) if len(offered) else None
        seen, earned, *_ = environment.step(actions)
        ends |= {agent: reward for agent, reward in earned.items() if reward}
    assert sorted(ends.values()) == [-1.0, 1.0]


# --- rendering and the example ---


def test_the_text_is_that_of_the_seat_that_is_asked() -> None:
    environment = raw_env("lastwill", 2, render_mode="ansi")
    environment.reset(seed=1)
    text = environment.render()
    assert text is not None
    assert "(you)" in text
    assert "which of your 6 starting cards do you keep?" in text
    assert "\033" not in text
    french = raw_env("lastwill", 2, render_mode="ansi", language="fr")
    french.reset(seed=1)
    assert "(vous)" in str(french.render())


@pytest.mark.parametrize("game", games.names())
def test_the_text_of_the_end_has_the_result(game: str) -> None:
    environment = raw_env(game, render_mode="ansi")
    for _ in play(environment, 8):
        pass
    result = skin_of(environment.position.game, Voice(Sheet(), "en")).result(environment.position)
    assert str(environment.render()).endswith("\n".join([line.plain for line in result]))


def test_nothing_is_shown_unless_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    environment = raw_env("gears")
    environment.reset(seed=1)
    assert environment.render() is None
    assert capsys.readouterr().out == ""


def test_the_example_plays_one_game_of_each(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), "3"])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    told = capsys.readouterr().out
    for table in ("gears players=4", "gears players=2 deck=forbidden", "crecy players=4", "lastwill players=5"):
        assert table in told
    assert told.count("reward +1.00") >= 4


@pytest.mark.parametrize("dtype", ["uint8", "float32"])
def test_a_critic_sees_what_all_seats_know(dtype: str) -> None:
    environment = env("crecy", players=3, dtype=dtype)
    environment.reset(seed=4)
    state = environment.state()
    assert environment.unwrapped.state_space.contains(state)
    cells = [environment.observe(agent)["observation"] for agent in environment.possible_agents]
    assert state.tolist() == np.concatenate(cells).tolist()


def test_every_game_has_a_name_of_its_own() -> None:
    assert {name: env(name).metadata["name"] for name in games.names()} == {
        name: f"bequest_{name}_v0" for name in games.names()
    }
