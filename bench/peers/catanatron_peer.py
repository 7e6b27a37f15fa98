"""catanatron (four players, Catan) as a peer: runs in the peers' environment, started and told what to do by bench.

First it says what its games look like, then it answers every line of its input with one line, both JSON.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from importlib.metadata import version
from typing import Any

# By name, as it is not installed where this file is checked.
catanatron: Any = importlib.import_module("catanatron")

COURSE_GAMES = 20
MID_GAME_POSITIONS = 8


def new_game(seed: int) -> Any:
    colours = (catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE, catanatron.Color.ORANGE)
    return catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)


def course() -> dict[str, int]:
    """Decisions over some games, and how many of them had one option only."""
    decisions = single = 0

    def decide(player: Any, game: Any, actions: Any) -> Any:
        nonlocal decisions, single
        decisions += 1
        single += len(actions) == 1
        return player.decide(game, actions)

    for seed in range(1, COURSE_GAMES + 1):
        new_game(seed).play(decide_fn=decide)
    return {"games": COURSE_GAMES, "decisions": decisions, "single": single}


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


def play(seconds: float, first_seed: int) -> dict[str, int]:
    games = decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = new_game(first_seed + games)
        game.play()
        decisions += len(game.state.actions)
        games += 1
    return {"games": games, "decisions": decisions}


def copy(seconds: float, positions: list[Any]) -> dict[str, int]:
    copies = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for game in positions:
            game.copy()
        copies += len(positions)
    return {"copies": copies}


def main() -> None:
    facts = course()
    positions = mid_game(facts["decisions"] // facts["games"] // 2)
    say(name="catanatron, 4 players", version=f"catanatron {version('catanatron')}", **facts)
    seed = COURSE_GAMES + 1
    for line in sys.stdin:
        order = json.loads(line)
        start = time.process_time()
        if order["workload"] == "play":
            counts = play(order["seconds"], seed)
            seed += counts["games"]
        else:
            counts = copy(order["seconds"], positions)
        say(**counts, cpu=time.process_time() - start)


def say(**facts: object) -> None:
    print(json.dumps(facts), flush=True)


if __name__ == "__main__":
    main()
