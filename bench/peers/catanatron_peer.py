"""catanatron as a peer: four of its random players through its own `Game.play()`, and its own `Game.copy()`."""

from __future__ import annotations

import importlib
from importlib.metadata import version
from typing import Any

from bench.figures import Course, Subject
from bench.protocol import Offer, serve
from bench.targets import PEER
from bench.workloads import Play, Repeat, Workload

# By name, as it is not installed where this file is checked.
catanatron: Any = importlib.import_module("catanatron")

COURSE_GAMES = 20
MID_GAME_POSITIONS = 8


def new_game(seed: int) -> Any:
    colours = (catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE, catanatron.Color.ORANGE)
    return catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)


def course() -> Course:
    decisions = single = 0

    def decide(player: Any, game: Any, actions: Any) -> Any:
        nonlocal decisions, single
        decisions += 1
        single += len(actions) == 1
        return player.decide(game, actions)

    for seed in range(1, COURSE_GAMES + 1):
        new_game(seed).play(decide_fn=decide)
    return Course(COURSE_GAMES, decisions, single)


def mid_game(decisions: int) -> list[Any]:
    """Games that have gone on for this many decisions."""
    found: list[Any] = []
    seed = 0
    while len(found) < MID_GAME_POSITIONS:
        seed += 1
        game = new_game(seed)
        for _ in range(decisions):
            if game.winning_color() is None:
                game.play_tick()
        if game.winning_color() is None:
            found.append(game)
    return found


class Games:
    def __init__(self) -> None:
        self._seed = COURSE_GAMES

    def play(self) -> int:
        self._seed += 1
        game = new_game(self._seed)
        game.play()
        return len(game.state.actions)


def prepare() -> list[Offer]:
    found = course()
    positions = mid_game(int(found.decisions_per_game / 2))
    workloads: dict[str, Workload] = {
        "play": Play(Games().play),
        "clones": Repeat("clones", positions, lambda game: game.copy()),
    }
    return [Offer(Subject("catanatron, 4 players", found, clones="Game.copy()"), workloads)]


if __name__ == "__main__":
    serve(PEER, f"catanatron {version('catanatron')}", prepare)
