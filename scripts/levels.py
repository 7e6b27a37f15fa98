"""Measures how easily the levels are content with the nets of the package, and writes it into their files.

python -m scripts.levels gears --games 200 --jobs 2

After a small net was made anew, `--small` measures only the levels that play with it.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import bequest
from bequest import games
from bequest.bots.levels import USUAL, judge_for
from bequest.bots.names import SIMPLE
from bequest.bots.net import file
from bequest.bots.net.shelf import file_name, judge_of
from bequest.core.game import Game
from bequest.lab.calibration import calibrated

NETS = Path(bequest.__file__).parent / "bots" / "nets"


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("game")
    given.add_argument("--deck", default="base")
    given.add_argument("--games", type=int, default=200)
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--jobs", type=int, default=2)
    given.add_argument("--small", action="store_true")
    asked = given.parse_args()
    game = games.get(asked.game, deck=asked.deck)
    if judge_of(game) is None:
        raise SystemExit(f"there is no net for the deck {game.deck_name} of {game.name}")
    levels = SIMPLE if asked.small else tuple(USUAL)
    eases = calibrated(game, asked.games, asked.seed, asked.jobs, print, levels)
    for small in (False, True):
        own = {name: eases[name] for name in levels if _plays_small(name, game) is small}
        path = NETS / file_name(game.name, game.deck_name, small)
        if own:
            content = path.read_bytes()
            about = file.read(content).about
            path.write_bytes(file.retold(content, about | {"levels": about.get("levels", {}) | own}))
    print(eases)


def _plays_small(name: str, game: Game) -> bool:
    return judge_for(name, game) is judge_of(game, small=True)


if __name__ == "__main__":
    main()
