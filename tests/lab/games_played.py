"""Records of whole games, for tests that look at games again."""

from __future__ import annotations

from functools import cache
from typing import Final

from bequest import games
from bequest.bots.names import HEURISTIC
from bequest.bots.player import new_player
from bequest.core.handle import Handle
from bequest.core.record import Record
from bequest.terminal.table import new_table

TABLES: Final[tuple[tuple[str, int, dict[str, object]], ...]] = (
    ("lastwill", 2, {}),
    ("crecy", 1, {"mode": "solo_standard"}),
)
"""The shortest games that there are: one for two, one alone."""


@cache
def played(number: int) -> Record:
    """A game at one of the tables, played by rules of thumb."""
    game, players, options = TABLES[number]
    table = new_table(games.get(game), players, 7, options)
    position = table.position
    bots = [new_player(HEURISTIC, seat) for seat in range(players)]
    while not position.over:
        position.push(bots[position.seat].choose(Handle(position, position.seat)), position.seat)
    return table.record()
