"""Bots that are made anew at every question: what they overlook stays for the game, what they draw does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from bequest import games
from bequest.bots.budget import Budget
from bequest.bots.levels import LevelPlayer
from bequest.bots.names import GENTLE, HEURISTIC, KINDS, LEVELS, MASTER, NET, NOVICE, OF_FILE, RANDOM, SEARCH, SHARP
from bequest.bots.player import new_player
from bequest.bots.random_player import RandomPlayer, derived_seed, seed_at
from bequest.core.handle import Handle
from bequest.core.position import Position

FEW = Budget(nodes=40)
MOMENTS = range(30)
NETS = Path(games.__file__).parents[1] / "bots" / "nets"
OF_A_FILE = f"{OF_FILE}{NETS / 'gears-tree-2.net'}"


def some_turn(game: str) -> Position:
    """The first question of a game of chance choices that has five answers."""
    position, guide = games.get(game).new(2, seed=3), RandomPlayer(5)
    while len(position.legal(position.seat)) < 5:
        position.push(guide.choose(Handle(position, position.seat)), position.seat)
    return position


@pytest.mark.parametrize("kind", [*KINDS, OF_A_FILE])
def test_without_a_moment_nothing_changes(kind: str) -> None:
    position = some_turn("gears")
    handle = Handle(position, position.seat)
    kept, first = new_player(kind, 7, FEW), new_player(kind, 7, FEW, moment=0)
    assert kept.judge(handle) == first.judge(handle)
    assert [kept.choose(handle) for _ in range(3)] == [first.choose(handle) for _ in range(3)]
    assert seed_at(7, 0) == 7


@pytest.mark.parametrize("kind", [RANDOM, NOVICE, GENTLE, SHARP])
def test_one_question_is_answered_in_another_way_at_another_moment(kind: str) -> None:
    position = some_turn("gears")
    handle = Handle(position, position.seat)
    chosen = [new_player(kind, 7, FEW, moment).choose(handle) for moment in MOMENTS]
    assert chosen == [new_player(kind, 7, FEW, moment).choose(handle) for moment in MOMENTS]
    assert len(set(chosen)) > 1


@pytest.mark.parametrize("kind", [NET, OF_A_FILE, SEARCH, MASTER])
def test_who_guesses_worlds_guesses_others_at_another_moment(kind: str) -> None:
    position = some_turn("gears")
    handle = Handle(position, position.seat)
    first, again, other = [new_player(kind, 7, FEW, moment).judge(handle) for moment in (4, 4, 5)]
    assert first == again
    assert first != other


def test_the_rules_of_thumb_settle_ties_by_the_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a player of the seed that the moment makes; where no net plays, so do levels."""
    monkeypatch.setattr(games.find("gears"), "mind", None)  # all options tie
    position = games.get("gears", "tree-1").new(2, seed=3)
    while len(position.legal(position.seat)) < 5:
        position.push(position.legal(position.seat)[0], position.seat)
    handle = Handle(position, position.seat)
    for kind in (HEURISTIC, NOVICE):
        chosen = [new_player(kind, 7, FEW, moment).choose(handle) for moment in MOMENTS]
        assert chosen[1:] == [RandomPlayer(derived_seed(7, moment)).choose(handle) for moment in MOMENTS[1:]]
        assert len(set(chosen)) > 1


@pytest.mark.parametrize("level", [level for level in LEVELS if level != MASTER])
def test_what_a_level_overlooks_stays_the_same_for_the_game(level: str) -> None:
    """Its chances for each option are the same at all moments, and other ones in a game of another seed."""
    position = some_turn("lastwill")
    handle = Handle(position, position.seat)
    judged = [new_player(level, 7, moment=moment).judge(handle) for moment in MOMENTS]
    assert judged == [judged[0]] * len(judged)
    puzzled = set()
    for seed in (7, 8):
        for moment in MOMENTS:
            player = new_player(level, seed, moment=moment)
            player.judge(handle)
            assert isinstance(player, LevelPlayer)
            assert player._way is not None
            puzzled.add((seed, player._way._puzzling))
    assert len(puzzled) == 2
