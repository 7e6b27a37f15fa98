"""Advice for a seat: what a strong player would do in its place, made from what the seat knows and nothing else."""

from __future__ import annotations

from bequest.bots.budget import Budget
from bequest.bots.names import MASTER
from bequest.bots.player import new_player
from bequest.core.handle import Handle
from bequest.core.wire import to_json
from bequest.server.tables.table import Table
from bequest.server.wire import Hint, HintOption

MOST: int = 4


def advice(table: Table, seat: int, seconds: float) -> bytes:
    """The first step of the best move, and how the options compare, as JSON."""
    handle = Handle(table.position, seat - 1)
    judged = new_player(MASTER, 0, Budget(seconds=seconds)).judge(handle)
    text = table.game.text
    options = [HintOption(text(one.action), one.win, one.points) for one in judged.options[:MOST]]
    return to_json(Hint(options[0].text, options, list(judged.wins)))
