"""How games are set up for adapters, and what their ends are worth."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from bequest import games
from bequest.adapters import common
from bequest.core import rewards
from bequest.core.errors import BadOption, UnknownName
from bequest.core.playouts import play_out
from bequest.core.position import OVER, Position
from bequest.core.rng import seeded
from bequest.games.crecy.position import CrecyPosition
from tests.adapters.tables import TABLES, Table


def ended(table: Table, seed: int) -> Position:
    options = dict(table.options)
    deck = options.pop("deck", "base")
    position = common.setting(table.game, table.players, deck, options).new(seed)
    play_out(position, seeded(seed))
    return position


# --- setting up ---


@pytest.mark.parametrize(
    ("game", "players", "options", "seats", "mode"),
    [
        ("gears", None, {}, 2, None),
        ("lastwill", 5, {}, 5, None),
        ("crecy", None, {}, 2, None),
        ("crecy", 4, {"mode": None}, 4, None),
        ("crecy", None, {"mode": "solo_testament"}, 1, "solo_testament"),
        ("crecy", 1, {}, 1, "solo_standard"),
    ],
)
def test_players_and_mode_follow_from_each_other(
    game: str, players: int | None, options: dict[str, object], seats: int, mode: str | None
) -> None:
    made = common.setting(game, players, options=options)
    assert made.new(1).players == seats
    assert made.options.get("mode") == mode


def test_what_no_game_takes_is_refused_at_once() -> None:
    with pytest.raises(UnknownName, match="chess"):
        common.setting("chess")
    with pytest.raises(BadOption, match="players"):
        common.setting("gears", 5)
    with pytest.raises(BadOption, match="fait"):
        common.setting("gears", options={"fait": "none"})
    with pytest.raises(BadOption, match="chance"):
        common.setting("gears", options={"chance": "explicit"})
    with pytest.raises(BadOption, match=r"reset\(seed=3\)"):
        common.setting("gears", options={"seed": 3})
    with pytest.raises(BadOption, match="mode=solo_standard; use 1"):
        common.setting("crecy", 3, options={"mode": "solo_standard"})


def test_a_game_may_change_options_but_not_its_size() -> None:
    made = common.setting("gears", 2, options={"pursuit": "on"})
    changed = made.changed({"fate": "none"})
    assert changed.options == {"pursuit": "on", "fate": "none"}
    assert made.options == {"pursuit": "on"}
    assert made.changed(None) == made
    with pytest.raises(BadOption, match=r"env\(players=3\)"):
        made.changed({"players": 3})
    with pytest.warns(UserWarning, match="unknown option 'colour'"):
        assert made.changed({"colour": "red"}) == made


def test_an_option_that_is_none_is_not_given() -> None:
    made = common.setting("gears", 2, options={"fate": "draft", "pursuit": None})
    assert made.options == {"fate": "draft"}
    assert made.changed({"fate": None, "players": None, "pursuit": "on"}).options == {"fate": "draft", "pursuit": "on"}


@pytest.mark.parametrize("players", ["3", np.int64(3), np.uint8(3)])
def test_players_in_other_words(players: Any) -> None:
    made = common.setting("lastwill", players)
    assert type(made.players) is int
    assert made.new(1).digest() == games.get("lastwill").new(3, 1).digest()


@pytest.mark.parametrize("players", ["1", np.int64(1)])
def test_one_player_in_other_words_plays_alone(players: Any) -> None:
    assert common.setting("crecy", players).options == {"mode": "solo_standard"}


@pytest.mark.parametrize("players", ["three", 3.0, True, [3], 9])
def test_what_is_no_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(BadOption, match="players"):
        common.setting("crecy", players)


def test_options_take_numbers_of_numpy() -> None:
    made = common.setting("lastwill", 3, options={"money": np.int64(70)})
    assert made.new(1).digest() == games.get("lastwill").new(3, 1, money=70).digest()
    assert made.changed({"money": np.int64(80)}).new(1).digest() == games.get("lastwill").new(3, 1, money=80).digest()


def test_seeds_may_be_numbers_of_numpy() -> None:
    one, other = common.Seeds(), common.Seeds()
    assert type(one.next(np.int64(7))) is int  # type: ignore[arg-type]
    assert other.next(7) == 7
    assert one.next() == other.next()


@pytest.mark.parametrize("seed", [-1, 1 << 200, 1.5, "seven", True])
def test_what_is_no_seed_is_refused_and_forgotten(seed: Any) -> None:
    one, other = common.Seeds(), common.Seeds()
    one.next(7)
    other.next(7)
    with pytest.raises(BadOption, match="seed"):
        one.next(seed)
    assert one.next() == other.next()


def test_seeds_follow_from_the_one_given() -> None:
    one, other = common.Seeds(), common.Seeds()
    assert len({one.next(), one.next(), other.next()}) == 3
    assert one.next(7) == other.next(7) == 7
    following = [one.next(), one.next()]
    assert following == [other.next(), other.next()]
    assert len({7, *following}) == 3


@pytest.mark.parametrize(
    ("module", "framework"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("pettingzoo", "numpy"), ("gymnasium", "numpy")],
)
def test_a_missing_framework_is_named(module: str, framework: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, framework, None)
    monkeypatch.delitem(sys.modules, f"bequest.adapters.{module}", raising=False)
    with pytest.raises(ImportError, match=rf"pip install 'bequest\[{module}\]'"):
        import_module(f"bequest.adapters.{module}")


# --- what an end is worth ---


@pytest.mark.parametrize("kind", rewards.REWARDS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_rewards_agree_with_the_ranking_and_add_up_to_nothing(table: Table, kind: str) -> None:
    for seed in range(4):
        position = ended(table, seed)
        worth = rewards.rewards(position, kind)
        assert all(-1 <= reward <= 1 for reward in worth)
        if table.players == 1:
            assert (worth[0] >= 0) == (position.outcome == "won")
            continue
        assert sum(worth) == pytest.approx(0)
        by_rank = [worth[seat] for seat in sorted(range(table.players), key=lambda seat: position.ranking()[seat])]
        assert by_rank == sorted(by_rank, reverse=True)
        assert (max(worth) > 0) == (kind == rewards.RANK or len(set(position.scores())) > 1)


def test_a_running_game_is_worth_nothing() -> None:
    position = games.get("gears").new(3, 1)
    assert rewards.rewards(position, rewards.RANK) == rewards.rewards(position, rewards.SCORE) == [0.0, 0.0, 0.0]


def test_rewards_by_rank_are_the_returns_of_the_game() -> None:
    position = ended(Table("lastwill", 3), 1)
    assert rewards.rewards(position, rewards.RANK) == position.returns()


@pytest.mark.parametrize(
    ("scores", "worth"),
    [
        ([13, 7, 4], [7.5 / 20, -1.5 / 20, -6 / 20]),
        ([60, 20, 10], [1, -15 / 45, -30 / 45]),
        ([5, 9, 2], [1.5 / 20, 1.5 / 20, -3 / 20]),
    ],
    ids=["shares of a full lead", "more than a full lead", "a seat that had more but ranks lower"],
)
def test_rewards_by_score(scores: list[int], worth: list[float]) -> None:
    assert rewards.leads(scores, [1, 2, 3], full=20) == pytest.approx(worth)


@pytest.mark.parametrize(
    ("honor", "extinct", "worth"), [(60, 0, 0.6), (130, 0, 1.0), (-5, 0, 0.0), (60, 2, -0.4), (-5, 1, -1.0)]
)
def test_rewards_by_score_alone(honor: int, extinct: int, worth: float) -> None:
    position = games.get("crecy").new(1, 1, mode="solo_standard")
    assert isinstance(position, CrecyPosition)
    position.seat = OVER
    position.honor[0] = honor
    position.eliminated[0] = extinct
    assert rewards.rewards(position, rewards.SCORE) == [pytest.approx(worth)]


def test_the_standing_at_the_end() -> None:
    position = ended(Table("lastwill", 4), 2)
    for seat in range(4):
        told = {"rank": position.ranking()[seat], "score": position.scores()[seat], "outcome": "finished"}
        assert common.standing(position, seat) == told
