"""OpenSpiel as a peer: three games written in C++ and two written in Python, played from Python."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

from bench.figures import Course, Subject
from bench.protocol import Offer, serve
from bench.targets import PEER
from bench.workloads import Play, Repeat, Workload

# By name, as they are not installed where this file is checked; the second registers the games written in Python.
pyspiel: Any = importlib.import_module("pyspiel")
importlib.import_module("open_spiel.python.games")

GAMES = {
    "OpenSpiel C++: gin rummy": "gin_rummy",
    "OpenSpiel C++: backgammon": "backgammon",
    "OpenSpiel C++: chess": "chess",
    "OpenSpiel Python: ant foraging": "python_ant_foraging",
    "OpenSpiel Python: team dominoes": "python_team_dominoes",
}
"""Of the games in Python, those with the longest games in which one player decides at a time."""
COURSE_GAMES = 20
MID_GAME_POSITIONS = 8
NO_END = -1


def chance(state: Any, draw: Callable[[], float]) -> None:
    """An outcome drawn by the weights."""
    outcomes = state.chance_outcomes()
    left = draw()
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            state.apply_action(outcome)
            return
    state.apply_action(outcomes[-1][0])  # weights may sum to a little less than one


def play_on(state: Any, draw: Callable[[], float], most: int) -> tuple[int, int]:
    """Plays up to so many decisions, all drawn evenly, and on to the next; how many there were, and with one option."""
    decisions = single = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance(state, draw)
        elif decisions == most:
            break
        else:
            options = state.legal_actions()
            state.apply_action(options[int(draw() * len(options))])
            decisions += 1
            single += len(options) == 1
    return decisions, single


def course(game: Any, draw: Callable[[], float]) -> Course:
    played = [play_on(game.new_initial_state(), draw, NO_END) for _ in range(COURSE_GAMES)]
    return Course(COURSE_GAMES, sum([decisions for decisions, _ in played]), sum([single for _, single in played]))


def mid_game(game: Any, decisions: int, draw: Callable[[], float]) -> list[Any]:
    """States in which a player decides, after this many decisions."""
    found: list[Any] = []
    while len(found) < MID_GAME_POSITIONS:
        state = game.new_initial_state()
        play_on(state, draw, decisions)
        if not state.is_terminal():
            found.append(state)
    return found


def play(game: Any, draw: Callable[[], float]) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance(state, draw)
        else:
            options = state.legal_actions()
            state.apply_action(options[int(draw() * len(options))])
            decisions += 1
    return decisions


def prepare() -> list[Offer]:
    found: list[Offer] = []
    for name, registered in GAMES.items():
        game = pyspiel.load_game(registered)
        draw = random.Random(1).random
        games = course(game, draw)
        states = mid_game(game, int(games.decisions_per_game / 2), draw)
        workloads: dict[str, Workload] = {
            "play": Play(partial(play, game, draw)),
            "clones": Repeat("clones", states, lambda state: state.clone()),
        }
        found.append(Offer(Subject(name, games, clones="state.clone()"), workloads))
    return found


if __name__ == "__main__":
    serve(PEER, f"OpenSpiel {version('open_spiel')}", prepare)
