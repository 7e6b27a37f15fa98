"""Measures how easily the levels are content with the nets of the package, and writes it into their files.

python -m scripts.levels gears --games 200 --jobs 2
"""

from __future__ import annotations

import argparse
from pathlib import Path

import bequest
from bequest import games
from bequest.bots.net import file
from bequest.bots.net.shelf import judge_of
from bequest.lab.calibration import calibrated

NETS = Path(bequest.__file__).parent / "bots" / "nets"


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("game")
    given.add_argument("--deck", default="base")
    given.add_argument("--games", type=int, default=200)
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--jobs", type=int, default=2)
    asked = given.parse_args()
    game = games.get(asked.game, deck=asked.deck)
    if judge_of(game) is None:
        raise SystemExit(f"there is no net for the deck {game.deck_name} of {game.name}")
    eases = calibrated(game, asked.games, asked.seed, asked.jobs, print)
    path = NETS / f"{game.name}-{game.deck_name}.net"
    content = path.read_bytes()
    path.write_bytes(file.retold(content, file.read(content).about | {"levels": eases}))
    print(eases)


if __name__ == "__main__":
    main()
