"""The games through Gymnasium: its own checker, and what it does not look at."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env, data_equivalence

from bequest import games
from bequest.adapters.gymnasium import IDS, SeatEnv, make
from bequest.bots.names import HEURISTIC, NET, RANDOM, STEADY
from bequest.bots.player import new_player
from bequest.core.errors import BadOption, IllegalAction, UnknownName
from bequest.core.handle import Handle
from bequest.core.rewards import SCORE, rewards
from tests.adapters.tables import TABLES, Table, no_warnings
from tests.forms import view

QUICK = (RANDOM, HEURISTIC, NET, STEADY)
"""Bots that do not search: a game with them takes no time."""

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def made(table: Table, seat: int = 0, **settings: Any) -> SeatEnv:
    return make(table.game, table.players, seat, **table.options, **settings)


def play(environment: SeatEnv, seed: int) -> list[tuple[Any, ...]]:
    """A whole game with the first option that is offered each time: what every step gave."""
    _, info = environment.reset(seed=seed)
    steps = []
    terminated = False
    while not terminated:
        step = environment.step(int(np.argmax(info["action_mask"])))
        _, _, terminated, _, info = step
        steps.append(step)
    return steps


# --- Gymnasium's own checker ---


@pytest.mark.parametrize("name", IDS)
def test_registered_environments(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with no_warnings():
        check_env(gymnasium.make(name).unwrapped)
    assert len(capsys.readouterr().out) > 300


@every_table
def test_every_table_and_seat(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    for seat in range(table.players):
        kind = QUICK[seat % len(QUICK)]
        with no_warnings():
            check_env(made(table, seat, opponents=kind, dtype="float32", reward=SCORE))
    assert "\n" in capsys.readouterr().out


@pytest.mark.parametrize("illegal", ["random", "lose"])
def test_the_checker_passes_where_illegal_actions_do_not_raise(illegal: str) -> None:
    with no_warnings():
        check_env(make("lastwill", 3, illegal=illegal), skip_render_check=True)


def test_gymnasium_finds_the_module_by_itself_and_makes_several_at_once() -> None:
    several = gymnasium.make_vec("bequest.adapters.gymnasium:bequest/Crecy-v0", 3, "sync", players=4)
    seen, info = several.reset(seed=1)
    assert seen.shape == (3, *several.single_observation_space.shape)  # type: ignore[misc]
    assert info["action_mask"].any(axis=1).all()


# --- playing ---


@pytest.mark.parametrize("seat", [0, 1])
@every_table
def test_a_game_from_one_seat(table: Table, seat: int) -> None:
    seat = min(seat, table.players - 1)
    environment = made(table, seat, opponents="heuristic")
    _, info = environment.reset(seed=9)
    terminated = False
    while not terminated:
        position = environment.position
        assert seat in position.waiting
        offered = np.flatnonzero(info["action_mask"])
        assert offered.tolist() == sorted(position.legal(seat)) == np.flatnonzero(environment.action_masks()).tolist()
        seen, reward, terminated, truncated, info = environment.step(offered[-1])
        cells = np.zeros(position.game.encoder.size, np.uint8)
        position.encode(seat, cells)
        assert np.array_equal(seen, cells)
        assert not truncated
        assert terminated == position.over
        assert "illegal" not in info
        if not terminated:
            assert reward == 0.0
    assert reward == rewards(environment.position, "rank")[seat]
    assert info["score"] == environment.position.scores()[seat]
    with pytest.raises(IllegalAction, match="the game is over"):
        environment.step(0)


@pytest.mark.parametrize("opponents", QUICK)
@pytest.mark.parametrize("game", ["gears", "crecy", "lastwill"])
def test_a_seed_decides_the_whole_game(game: str, opponents: str) -> None:
    one, other = make(game, 3, opponents=opponents), make(game, 3, opponents=opponents)
    assert data_equivalence(play(one, 5), play(other, 5), exact=True)
    one.reset()
    other.reset()
    assert one.position.to_json() == other.position.to_json()
    other.reset(seed=6)
    assert one.position.to_json() != other.position.to_json()


class Watched:
    """A player of the caller's own, which keeps in mind whom it was asked for and whether it was right to ask."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, handle: Handle, options: list[int] | None = None) -> int:
        assert handle.asked()
        self.seats.add(handle.seat)
        return handle.legal()[-1]


def test_opponents_of_ones_own() -> None:
    first, last = Watched(), Watched()
    environment = make("lastwill", 4, seat=2, opponents=[first, "heuristic", last])
    play(environment, 1)
    assert (first.seats, last.seats) == ({0}, {3})


class Stubborn:
    """A player that always wants the same, as NumPy would say it; nobody offers it."""

    def choose(self, handle: Handle, options: list[int] | None = None) -> Any:
        return np.int64(next(action for action in range(len(handle.game.catalogue)) if action not in handle.legal()))


@pytest.mark.parametrize("game", ["gears", "crecy"])
def test_an_opponent_may_not_choose_what_is_not_on_offer(game: str) -> None:
    first = games.get(game).new(2, 1).seat
    environment = make(game, 2, seat=1 - first, opponents=Stubborn())
    with pytest.raises(IllegalAction) as refused:
        environment.reset(seed=1)
    assert refused.value.__notes__ == [f"It was the choice of the opponent at seat {first}, counted from 0."]
    assert environment.position.digest() == games.get(game).new(2, 1).digest()
    with pytest.raises(IllegalAction, match="seat"):
        environment.step(environment.position.legal()[0])


class First:
    """A player that takes the first option, as a number of this kind."""

    def __init__(self, kind: type[Any]) -> None:
        self._kind = kind

    def choose(self, handle: Handle, options: list[int] | None = None) -> Any:
        return self._kind(handle.legal()[0])


def test_numbers_of_numpy() -> None:
    environment = make("lastwill", np.int64(3), np.int64(1), First(np.int64))  # type: ignore[arg-type]
    plain = make("lastwill", 3, 1, First(int))
    environment.reset(seed=np.int64(5))  # type: ignore[arg-type]
    plain.reset(seed=5)
    for _ in range(20):
        action = plain.position.legal(1)[-1]
        environment.step(np.int64(action))
        plain.step(action)
    assert environment.position.digest() == plain.position.digest()
    illegal = an_illegal_action(plain)
    environment.step(np.int64(illegal))
    plain.step(illegal)
    assert environment.position.digest() == plain.position.digest()
    with pytest.raises(TypeError):
        environment.step(0.5)  # type: ignore[arg-type]


def test_who_chooses_in_secret_with_others_is_asked_before_them() -> None:
    environment = make("lastwill", 3, seat=1)
    environment.reset(seed=1)
    assert environment.position.waiting == [0, 1, 2]
    while environment.position.choices(1) or environment.position.waiting == [0, 1, 2]:
        environment.step(environment.position.legal(1)[0])
    assert environment.position.waiting == [1]


def test_heuristic_opponents_are_harder_to_beat() -> None:
    mean = dict.fromkeys(QUICK, 0.0)
    for kind in QUICK:
        for seed in range(6):
            environment = make("lastwill", 3, opponents=kind, reward=SCORE)
            mine = new_player("random", seed)
            environment.reset(seed=seed)
            while not environment.position.over:
                _, reward, *_ = environment.step(mine.choose(Handle(environment.position, 0)))
            mean[kind] += reward / 6
    assert mean["heuristic"] < mean["random"] - 0.3


# --- actions that are not on offer ---


def an_illegal_action(environment: SeatEnv) -> int:
    return int(np.flatnonzero(~environment.action_masks())[0])


def test_an_illegal_action_is_replaced_and_told() -> None:
    environment = make("gears", 2)
    environment.reset(seed=1)
    before = environment.position.digest()
    _, reward, terminated, _, info = environment.step(an_illegal_action(environment))
    assert environment.position.digest() != before
    assert (reward, terminated) == (0.0, False)
    assert len(info["illegal"]) > 10


def test_an_illegal_action_loses() -> None:
    environment = make("gears", 2, illegal="lose")
    environment.reset(seed=1)
    before = environment.position.digest()
    _, reward, terminated, truncated, info = environment.step(an_illegal_action(environment))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert environment.position.digest() == before
    assert "illegal" in info
    assert not info["action_mask"].any()
    assert not environment.action_masks().any()
    with pytest.raises(ResetNeeded, match="lost"):
        environment.step(environment.position.legal(0)[0])
    assert environment.position.digest() == before
    _, info = environment.reset(seed=1)
    _, reward, terminated, *_ = environment.step(int(np.argmax(info["action_mask"])))
    assert (reward, terminated) == (0.0, False)


def test_before_a_reset_there_is_no_game() -> None:
    environment = make("gears", render_mode="ansi")
    with pytest.raises(ResetNeeded, match=r"reset\(\)"):
        environment.step(0)
    with pytest.raises(ResetNeeded, match=r"reset\(\)"):
        environment.action_masks()
    with pytest.raises(ResetNeeded, match=r"reset\(\)"):
        environment.render()


def test_an_illegal_action_raises() -> None:
    environment = make("gears", 2, illegal="raise")
    environment.reset(seed=1)
    before = environment.position.digest()
    with pytest.raises(IllegalAction):
        environment.step(an_illegal_action(environment))
    assert environment.position.digest() == before


# --- settings ---


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"illegal": "ignore"}, "random, lose, raise"),
        ({"opponents": "perfect"}, "random, heuristic"),
        ({"opponents": ["random"]}, "opponents"),
        ({"opponents": 3}, r"random, heuristic, small, net, search, .*choose\(handle"),
        ({"opponents": None}, "opponents"),
        ({"opponents": ["random", 3]}, "opponents"),
        ({"seat": 3}, "0, 1, 2"),
        ({"reward": "money"}, "rank, score"),
        ({"dtype": "float64"}, "uint8, float32"),
    ],
)
def test_wrong_settings_are_refused_with_those_that_there_are(settings: dict[str, Any], named: str) -> None:
    with pytest.raises(BadOption, match=named):
        make("gears", 3, **settings)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownName, match="gears, crecy, lastwill"):
        make("bridge")


def test_a_reset_may_change_options() -> None:
    environment = make("crecy", mode="solo_standard")
    environment.reset(seed=1, options={"mode": "solo_testament"})
    assert view(environment.position, 0)["mode"] == "solo_testament"
    environment.reset(seed=1, options={"mode": None})
    assert view(environment.position, 0)["mode"] == "solo_standard"
    environment.reset(seed=1)
    assert view(environment.position, 0)["mode"] == "solo_standard"


def test_the_text_is_that_of_the_seat() -> None:
    environment = make("crecy", 3, seat=1, render_mode="ansi", language="fr")
    environment.reset(seed=1)
    text = str(environment.render())
    assert "(vous)" in text
    assert len(text.splitlines()) > 15


def test_frameworks_try_again_without_a_way_to_render_that_there_is_not() -> None:
    """Stable-Baselines3 asks every environment for `rgb_array`, and makes it without after a TypeError."""
    with pytest.raises(TypeError, match="use ansi, human"):
        SeatEnv("crecy", render_mode="rgb_array")
    with pytest.raises(BadOption, match="use ansi, human"):
        SeatEnv("crecy", render_mode="rgb_array")


@pytest.mark.parametrize("name", IDS)
def test_masks_are_reached_through_what_gymnasium_makes(name: str) -> None:
    environment = gymnasium.make(name)
    _, info = environment.reset(seed=3)
    found: Any = environment
    assert found.action_masks().dtype == np.bool_
    assert found.action_masks().tolist() == (info["action_mask"] == 1).tolist()
    assert environment.get_wrapper_attr("action_masks")().any()
    assert environment.spec is not None
    again = gymnasium.make(environment.spec)
    again.reset(seed=3)
    assert again.get_wrapper_attr("action_masks")().tolist() == found.action_masks().tolist()


def test_opponents_change_at_a_reset() -> None:
    asked: list[int] = []

    class Own:
        def choose(self, handle: Handle, options: list[int] | None = None) -> int:
            asked.append(handle.seat)
            return handle.legal()[-1]

    environment = make("crecy", 3, opponents="heuristic")
    environment.reset(seed=1)
    assert asked == []
    environment.reset(seed=1, options={"opponents": ["random", Own()]})
    while not asked:
        environment.step(environment.action_masks().argmax())
    assert set(asked) == {2}
    before = len(asked)
    environment.reset(seed=1)
    while len(asked) == before and not environment.position.over:
        environment.step(environment.action_masks().argmax())
    assert len(asked) > before, "they stay"
    with pytest.raises(BadOption, match="opponents"):
        environment.reset(options={"opponents": ["random"]})


def test_yes_and_no_are_options() -> None:
    game = games.get("gears")
    assert game.new(2, 1, pursuit=True) == game.new(2, 1, pursuit="on")
    assert game.new(2, 1, pursuit=False) == game.new(2, 1, pursuit="off")
    with pytest.raises(ValueError, match="fate"):
        game.new(2, 1, fate=True)
