"""`python -m scripts.learn`: a net learns a game for about half a minute on two cores, and must beat random players.

It learns from so many decisions however long that takes, so that a slow machine finds the same as a fast one.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Final

from bequest import games
from bequest.bots.names import OF_FILE, RANDOM
from bequest.lab.ladder import play
from bequest.lab.ladder_games import Ladder
from bequest.lab.simulate import Setup
from bequest.lab.train.export import export
from bequest.lab.train.school import Lesson, learn, setting, sized

GAME: Final = "crecy"
PLAYERS: Final = 2
DECISIONS: Final = 90_000
GAMES: Final = 40
LEAST: Final = 0.8
"""The share of the games that it must win."""
DEVICE: Final = "cpu"


def main() -> None:
    game = games.get(GAME)
    usual = setting(DEVICE)
    cores = os.cpu_count() or 1
    last: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        lesson = Lesson(
            game, Path(folder), seconds=float("inf"), decisions=DECISIONS, rows=usual.rows, workers=max(1, cores - 1),
            device=DEVICE, size=sized(usual.width), recipe=usual.recipe, players=PLAYERS,
        )  # fmt: skip
        learn(lesson, last.update)
        print(f"learn: {last['decisions']:.0f} decisions of {GAME} in {last['taken']:.0f} s")
        learned = f"{OF_FILE}learned.net"
        setup = Setup(GAME, game.deck_text(), PLAYERS, {}, 1)
        files = {learned: export(lesson.folder, game)}
        found = play(Ladder(setup, (learned, RANDOM), files=files), GAMES, cores).against
    assert found is not None
    print(f"learn: it won {found.value:.0%} of {GAMES} games against random players")
    if found.value < LEAST:
        sys.exit(f"learn: {LEAST:.0%} were expected of a net that learns")


if __name__ == "__main__":
    main()
