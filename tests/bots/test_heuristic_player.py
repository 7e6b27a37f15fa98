"""The heuristic player as a bot: the same interface as the others, and random where a game has no heuristic."""

from __future__ import annotations

import pytest

from bequest import games
from bequest.bots.heuristic_player import HeuristicPlayer, has_heuristic
from bequest.bots.player import HEURISTIC, KINDS, RANDOM, best_kind, new_player
from bequest.bots.random_player import RandomPlayer
from bequest.core.handle import Handle


def test_every_kind_has_a_player() -> None:
    assert KINDS == (RANDOM, HEURISTIC)
    assert isinstance(new_player(RANDOM, 1), RandomPlayer)
    assert isinstance(new_player(HEURISTIC, 1), HeuristicPlayer)


def test_the_best_kind_of_a_game() -> None:
    assert has_heuristic("crecy")
    assert not has_heuristic("gears")
    assert {name: best_kind(name) for name in ("crecy", "gears")} == {"crecy": HEURISTIC, "gears": RANDOM}


def test_without_a_heuristic_it_plays_as_the_random_player_does() -> None:
    position = games.get("gears").new(3, seed=2)
    heuristic, random = HeuristicPlayer(7), RandomPlayer(7)
    for _ in range(40):
        handle = Handle(position, position.seat)
        chosen = heuristic.choose(handle)
        assert chosen == random.choose(handle)
        position.push(chosen)


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_chooses_among_the_options_it_is_given(kind: str) -> None:
    position = games.get("crecy").new(2, seed=4)
    player, other = new_player(kind, 3), new_player(kind, 3)
    while not position.over:
        handle = Handle(position, position.seat)
        options = handle.legal()
        chosen = player.choose(handle, options)
        assert chosen in options
        assert other.choose(handle) == chosen
        position.push(chosen)
