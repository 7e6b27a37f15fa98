"""Every game, mode and number of players, and warnings taken seriously."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bequest import games


@dataclass(frozen=True)
class Table:
    """What an environment is made with."""

    game: str
    players: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *self.options.values()])


def tables() -> Iterator[Table]:
    """Every game with every deck that has rules of its own and every number of players; alone in every way."""
    for name in games.names():
        game = games.find(name)
        for deck in game.aliases:
            options = {} if deck == "base" else {"deck": deck}
            yield from [Table(name, players, options) for players in game.player_counts if players > 1]
        alone = [options for options in game.environments.values() if "mode" in options]
        yield from [Table(name, 1, {"mode": str(options["mode"])}) for options in alone]


TABLES = list(tables())


@contextmanager
def no_warnings(*but: str) -> Iterator[None]:
    """What a checker warns of is an error, except for these beginnings of messages."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for start in but:
            warnings.filterwarnings("ignore", start)
        yield
