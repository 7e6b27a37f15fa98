"""RLCard as a peer: two of its environments, with observations as it always makes them.

Its games can be copied by `deepcopy` only.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from importlib.metadata import version
from typing import Any

from bench.figures import Course, Subject
from bench.protocol import Offer, serve
from bench.targets import PEER
from bench.workloads import Play, Repeat, Workload

# By name, as it is not installed where this file is checked.
rlcard: Any = importlib.import_module("rlcard")

ENVIRONMENTS = {"RLCard: gin rummy": "gin-rummy", "RLCard: uno": "uno"}
COURSE_GAMES = 20
MID_GAME_POSITIONS = 8


def course(env: Any, draw: Callable[[], float]) -> Course:
    decisions = single = 0
    for _ in range(COURSE_GAMES):
        state, _ = env.reset()
        while not env.is_over():
            options = list(state["legal_actions"])
            state, _ = env.step(options[int(draw() * len(options))])
            decisions += 1
            single += len(options) == 1
    return Course(COURSE_GAMES, decisions, single)


def mid_game(env: Any, decisions: int, draw: Callable[[], float]) -> list[Any]:
    """Games that have gone on for this many decisions."""
    found: list[Any] = []
    while len(found) < MID_GAME_POSITIONS:
        state, _ = env.reset()
        for _ in range(decisions):
            if not env.is_over():
                options = list(state["legal_actions"])
                state, _ = env.step(options[int(draw() * len(options))])
        if not env.is_over():
            found.append(deepcopy(env.game))
    return found


def play(env: Any, draw: Callable[[], float]) -> int:
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        options = list(state["legal_actions"])
        state, _ = env.step(options[int(draw() * len(options))])
        decisions += 1
    return decisions


def prepare() -> list[Offer]:
    found: list[Offer] = []
    for name, registered in ENVIRONMENTS.items():
        env = rlcard.make(registered)
        draw = random.Random(1).random
        games = course(env, draw)
        positions = mid_game(env, int(games.decisions_per_game / 2), draw)
        workloads: dict[str, Workload] = {
            "play": Play(partial(play, env, draw)),
            "clones": Repeat("clones", positions, deepcopy),
        }
        found.append(Offer(Subject(name, games, clones="deepcopy(game)"), workloads))
    return found


if __name__ == "__main__":
    serve(PEER, f"RLCard {version('rlcard')}", prepare)
