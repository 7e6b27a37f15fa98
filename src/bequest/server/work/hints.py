"""Hints: a seat asks for advice, if the table allows it. Where they are counted, all see how many were given."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from bequest.core.words import message
from bequest.server import logs
from bequest.server.access import Access
from bequest.server.errors import Conflict, NotAllowed, TooMany
from bequest.server.hall import Hall
from bequest.server.settings import Quotas
from bequest.server.tables.entries import Hinted
from bequest.server.tables.table import Stale, Table
from bequest.server.work.jobs import Advice, Advise, Failed
from bequest.server.work.pool import Pool

OFF, COUNTED = "off", "counted"
PEOPLE_FIRST: Final = (-1.0,)
"""The urgency of what a person waits for."""
REMEMBERED: Final = 1_000


class Hints:
    """Asks the workers for advice. The same question gets the same answer, and counts once."""

    def __init__(self, hall: Hall, pool: Pool, quotas: Quotas) -> None:
        self._hall = hall
        self._pool = pool
        self._nodes = quotas.hint_nodes
        self._under_way: set[str] = set()
        self._given: OrderedDict[tuple[str, int], tuple[int, bytes]] = OrderedDict()

    def allowed(self, found: Access) -> bool:
        """Whether hints are counted at a table; NotAllowed if there are none."""
        if found.running().row["hints"] == OFF:
            raise NotAllowed(message("server-hints-off"))
        return bool(found.row["hints"] == COUNTED)

    async def give(self, found: Access, seat: int) -> bytes:
        """What a strong player would do in a seat's place; Conflict if the seat is not asked anything."""
        counted = self.allowed(found)
        async with self._hall.reading(found.id) as told:
            asked_at = _asked_at(told.table, seat)
        known = self._given.get((found.id, seat))
        if known is not None and known[0] == asked_at:
            return known[1]
        content = await self._thought(found, seat, asked_at)
        if counted:
            await self._hall.act(found.id, lambda table, now: _counted(table, seat, asked_at, now), seat)
        self._given[found.id, seat] = (asked_at, content)
        if len(self._given) > REMEMBERED:
            self._given.popitem(last=False)
        return content

    async def _thought(self, found: Access, seat: int, asked_at: int) -> bytes:
        """One person thinks through one head at a time."""
        person = found.person.id
        if person in self._under_way:
            raise TooMany(message("server-too-often"))
        self._under_way.add(person)
        try:
            answer = await self._pool.do(Advise(found.id, seat, asked_at, self._nodes), PEOPLE_FIRST)
        finally:
            self._under_way.discard(person)
        if isinstance(answer, Advice):
            return answer.content
        if isinstance(answer, Failed):
            logs.failed("advice", answer.problem, table=found.id)
            raise Conflict(message("server-no-advice"))
        raise Stale(message("server-stale-move"))


def _asked_at(table: Table, seat: int) -> int:
    """The open question of a seat that a person plays, or Conflict."""
    asked_at = table.asked_at(seat)
    if seat not in table.waiting() or table.chairs[seat - 1].level or asked_at is None:
        raise Conflict(message("server-nothing-asked"))
    return asked_at


def _counted(table: Table, seat: int, asked_at: int, now: float) -> Hinted:
    if table.asked_at(seat) != asked_at:
        raise Stale(message("server-stale-move"))
    return table.advised(seat, now)
