"""What happened at a table in words: lines of its log, move by move, from what one seat may read and see.

A line is told with the view of its own moment, so that it stays the same whenever somebody reads it.
"""

from __future__ import annotations

from bequest.core.wire import Happened, Wire
from bequest.core.words import Message
from bequest.server.tables.table import Table


class Line(Wire, frozen=True):
    """A line of the log: what a move brought to a seat (0: to the table), as a message. A heading stands alone."""

    move: int
    seat: int
    say: Message
    heading: bool = False


def lines(table: Table, events: list[Happened], seat: int) -> list[Line]:
    """What the table's last move brought, from its events as a seat (0: a spectator) may read them."""
    view = table.position.view(seat - 1 if seat else None)
    found = table.game.speaker.story(events, view) if events else []
    return [Line(table.moves, one.seat, one.message, one.heading) for one in found]


def first_of_last_move(table: Table) -> int:
    """The number of the first event of the table's last move."""
    journal = table.position.journal
    assert journal is not None
    first = len(journal.events)
    while first and journal.events[first - 1].move == table.position.move:
        first -= 1
    return table.base.events + first
