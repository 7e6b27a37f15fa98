"""Every game, mode and number of players, and warnings taken seriously."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Table:
    """What an environment is made with."""

    game: str
    players: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *self.options.values()])


TABLES = [
    *[Table("gears", players) for players in (2, 3, 4)],
    *[Table("gears", players, {"deck": "forbidden"}) for players in (2, 3, 4)],
    *[Table("crecy", players) for players in (2, 3, 4)],
    Table("crecy", 1, {"mode": "solo_standard"}),
    Table("crecy", 1, {"mode": "solo_testament"}),
    *[Table("lastwill", players) for players in (2, 3, 4, 5)],
]


@contextmanager
def no_warnings(*but: str) -> Iterator[None]:
    """What a checker warns of is an error, except for these beginnings of messages."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for start in but:
            warnings.filterwarnings("ignore", start)
        yield
