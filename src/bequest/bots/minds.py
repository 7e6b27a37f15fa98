"""The bots that take NumPy, by name."""

from __future__ import annotations

from pathlib import Path

from bequest.bots import levels
from bequest.bots.budget import Budget
from bequest.bots.names import MASTER, NET, SEARCH, SMALL
from bequest.bots.net import file
from bequest.bots.net.player import FileNetPlayer, NetPlayer
from bequest.bots.random_player import seed_at
from bequest.bots.search.player import USUAL, SearchPlayer


def made(
    name: str, style: str, seed: int, budget: Budget | None, moment: int
) -> NetPlayer | SearchPlayer | levels.LevelPlayer:
    """A net, a search, or a level with its style."""
    if name in (NET, SMALL):
        return NetPlayer(seed_at(seed, moment), small=name == SMALL)
    if name in (SEARCH, MASTER):
        return SearchPlayer(seed_at(seed, moment), budget or USUAL, style=style)
    return levels.LevelPlayer(seed, name, style, moment)


def net_of_file(path: Path, seed: int) -> FileNetPlayer:
    """The net of a file, which must be for the game that it is to play."""
    return FileNetPlayer(seed, file.read(path.read_bytes()))
