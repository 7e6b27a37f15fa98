"""Farewell: whoever wants to be forgotten is. Names, chat, notes and sessions are deleted; games go on without them.

The log of a game names seats and no persons, so it stays as it is and can still be verified.
"""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import Connection, delete, select, update

from bequest.server.errors import Conflict
from bequest.server.hall import Hall
from bequest.server.people.sessions import Sessions
from bequest.server.storage.rows import Row, all_rows
from bequest.server.storage.schema import people, seats, tables
from bequest.server.storage.writer import changed
from bequest.server.tables.table import LOBBY, RUNNING
from bequest.server.visits import Visits
from bequest.server.who import Who


class Farewell:
    """Lets people go."""

    def __init__(self, hall: Hall, sessions: Sessions, visits: Visits) -> None:
        self._hall = hall
        self._database = hall.database
        self._sessions = sessions
        self._visits = visits

    async def bid(self, person: str) -> list[str]:
        """Forgets somebody; the tables at which that shows. In games that run, bots play on for good."""
        rows = await self._database.read(lambda connection: _places(connection, person))
        await self._leave_to_bots(rows)
        mine = tables.c.owner == person
        change = changed(update(seats).where(seats.c.person == person).values(deck_seen=False))
        change.and_then(delete(tables).where(mine, tables.c.state == LOBBY))
        change.and_then(update(tables).where(mine).values(name=""))
        change.and_then(delete(people).where(people.c.id == person))
        await self._database.writer.commit(change)
        self._sessions.forget(person)
        self._sessions.forget_programs()
        self._visits.dismiss(lambda who: _is(who, person))
        await self._leave_to_bots(rows)  # if the person was quick and has come back meanwhile
        for chair in list(self._hall.chairs_of(person)):
            chair.person = None
        closed = {row["table"] for row in rows if row["state"] == LOBBY and row["owner"] == person}
        for id in closed:
            self._hall.cut(id)
        return sorted({row["table"] for row in rows} - closed)

    async def _leave_to_bots(self, rows: list[Row]) -> None:
        for row in rows:
            if row["state"] == RUNNING and row["seat"] is not None:
                with suppress(Conflict):  # a bot plays there already, or the game has ended
                    await self._leave_to_bot(row["table"], row["seat"])

    async def _leave_to_bot(self, id: str, seat: int) -> None:
        await self._hall.act(id, lambda table, now: table.stand_in(seat, "left", now))


def _places(connection: Connection, person: str) -> list[Row]:
    """The tables at which somebody sits, seat by seat, and those that are the person's without an own seat."""
    own = seats.c.person == person
    wanted = select(tables.c.id.label("table"), tables.c.state, tables.c.owner, seats.c.seat)
    joined = wanted.outerjoin(seats, (seats.c.table == tables.c.id) & own)
    return all_rows(connection, joined.where(own | (tables.c.owner == person)))


def _is(who: Who, person: str) -> bool:
    program = who.program
    return (who.person is not None and who.person.id == person) or (program is not None and program.person == person)
