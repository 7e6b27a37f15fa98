"""The crew looks after what is due: bots that are asked, clocks that have run out.

What is due stands in the rows of the tables, so nothing is lost with a process: whoever looks next finds it again. A
bot's answer is given when its pace says so, not when it has thought: the time of an answer tells nothing.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, or_, select, update

from bequest.bots import pace as bot_pace
from bequest.core.errors import BequestError
from bequest.core.words import message
from bequest.server import logs
from bequest.server.errors import Conflict, NotSaved
from bequest.server.hall import Hall
from bequest.server.settings import Settings
from bequest.server.storage.rows import Row, all_rows
from bequest.server.storage.schema import tables
from bequest.server.storage.writer import changed
from bequest.server.tables.table import BOT, Table
from bequest.server.work.jobs import Advice, Advise, Answer, Failed, Think, Thought
from bequest.server.work.pool import Pool
from bequest.server.work.stories import Stories

LOOK_EVERY: Final = 2.0
"""Seconds after which the rows are looked at again, whatever the memory thinks is due."""
LEASE: Final = 90.0
"""Seconds for which a table's work is somebody's; after that anybody may do it."""
TAKEN_AT_ONCE: Final = 32
PEOPLE_FIRST: Final = (-1.0,)
"""The urgency of what a person waits for."""
FAILED_PAUSE: Final = 5.0
SET_BACK: Final = 1.0
"""A clock that shows so much less than before was set back."""


class Crew:
    """Does what is due, and asks the worker processes to think."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall = hall
        self._database = hall.database
        self._clock = hall.clock
        self._haste = settings.haste
        self._quotas = settings.quotas
        self.pool = Pool(settings.workers, settings.database)
        self.stories = Stories(hall, self.pool)
        self._name = secrets.token_hex(6)
        self._wake = asyncio.Event()
        self._next = 0.0
        self._looked = 0.0
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy: set[str] = set()
        self._spent: defaultdict[str, float] = defaultdict(float)
        """Seconds that bots have thought for each person's tables."""
        self._loop: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begins to look for what is due. Leases of a former process of this server are over."""
        if self._database.engine.dialect.name == "sqlite":
            await self._database.writer.commit(changed(update(tables).values(lease_until=None, lease_by=None)))
        await self._set_right()
        self._hall.on_due = self.due
        self._loop = asyncio.create_task(self._look_after())

    async def stop(self) -> None:
        """Ends: what is under way is dropped, and found again in the rows. Stories are told if there is time."""
        if self._loop is not None:
            self._loop.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.stories.close()
        self.pool.close()

    def due(self, at: float) -> None:
        """Something is due from some time on."""
        if at < self._next or not self._next:
            self._next = at
            self._wake.set()

    # --- what is due ---

    async def _look_after(self) -> None:
        while True:
            self._wake.clear()
            self._next = 0.0
            try:
                await self._look()
            except NotSaved as error:
                logs.problem("crew", error)
            now = self._clock.now()
            wait = LOOK_EVERY if not self._next else min(LOOK_EVERY, self._next - now)
            if wait > 0:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), wait)

    async def _look(self) -> None:
        """Takes what is due as far as somebody is free to do it: live tables first, then whoever was served least."""
        now = self._clock.now()
        if now < self._looked - SET_BACK:
            await self._set_right()
        self._looked = now
        rows = await self._database.read(lambda connection: _due(connection, now))
        rows.sort(key=self._urgency)
        for row in rows:
            if row["id"] not in self._busy:
                self._busy.add(row["id"])
                self._begin(self._see_to(row))
        await self.stories.look()
        self._hall.sweep()

    async def _set_right(self) -> None:
        """After the clock was set back: no bot waits, and no lease lasts, until it is that time again."""
        now = self._clock.now()
        bots = update(tables).where(tables.c.due_kind == BOT, tables.c.due_at > now).values(due_at=now)
        leases = update(tables).where(tables.c.lease_until > now + LEASE).values(lease_until=None, lease_by=None)
        await self._database.writer.commit(changed(bots).and_then(leases))

    def _urgency(self, row: Row) -> tuple[float, ...]:
        return (0.0 if row["live"] else 1.0, self._spent[row["owner"] or ""], row["due_at"])

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _see_to(self, row: Row) -> None:
        """One table's work, if nobody else has taken it."""
        id = row["id"]
        try:
            if await self._claimed(id):
                await (self._let_think(row) if row["due_kind"] == BOT else self._end_time(id))
        except (BequestError, asyncio.CancelledError) as error:
            if not isinstance(error, Conflict):
                logs.problem("crew", error, table=id)
            await self._release(id)
            if isinstance(error, asyncio.CancelledError):
                raise
        finally:
            self._busy.discard(id)
            self._wake.set()

    async def _claimed(self, id: str) -> bool:
        now = self._clock.now()
        free = or_(tables.c.lease_until.is_(None), tables.c.lease_until < now)
        claim = update(tables).where(tables.c.id == id, tables.c.due_at <= now, free)
        claim = claim.values(lease_until=now + LEASE, lease_by=self._name)
        return await self._database.writer.commit(changed(claim)) == 1

    async def _release(self, id: str) -> None:
        mine = update(tables).where(tables.c.id == id, tables.c.lease_by == self._name)
        await self._database.writer.commit(changed(mine.values(lease_until=None, lease_by=None)))

    # --- bots ---

    async def _let_think(self, row: Row) -> None:
        id = row["id"]
        async with self._hall.reading(id) as told:
            table = told.table
            asked = [seat for seat in table.waiting() if table.chairs[seat - 1].level]
            if not asked or table.position.decision is None:
                raise Conflict(message("server-stale-move"))
            seat, sequence = asked[0], table.sequence
            kind = table.position.decision.kind
            since = table.chairs[seat - 1].since
        seconds = bot_pace.thinking(kind) * self._haste
        answer = await self.pool.do(Think(id, sequence, seat, max(0.02, seconds)), self._urgency(row))
        if isinstance(answer, Failed):
            logs.failed("worker", answer.problem, table=id)
            await asyncio.sleep(FAILED_PAUSE * self._haste)
        if not isinstance(answer, Thought):
            await self._release(id)
            return
        self._spent[row["owner"] or ""] += answer.seconds
        usual = bot_pace.pace(kind) * self._haste
        wait = min(usual, since + usual - self._clock.now())
        if wait > 0:
            await asyncio.sleep(wait)
        await self._hall.act(id, lambda table, now: _played(table, seat, answer, now))

    # --- clocks ---

    async def _end_time(self, id: str) -> None:
        """A bot plays on for whoever has run out of time."""
        now = self._clock.now()
        async with self._hall.reading(id) as told:
            table = told.table
            late = [seat for seat in table.waiting() if _is_late(table, seat, now)]
        if not late:
            raise Conflict(message("server-stale-move"))
        await self._hall.act(id, lambda table, now: table.stand_in(late[0], "time", now))

    # --- advice ---

    async def advise(self, id: str, seat: int) -> bytes:
        """What a strong player would do in a seat's place; Conflict if the seat is not asked."""
        async with self._hall.reading(id) as told:
            sequence = told.table.sequence
        answer: Answer = await self.pool.do(Advise(id, sequence, seat, self._quotas.hint_seconds), PEOPLE_FIRST)
        if isinstance(answer, Advice):
            return answer.content
        if isinstance(answer, Failed):
            logs.failed("advice", answer.problem, table=id)
        raise Conflict(message("server-nothing-asked"))


def _due(connection: Connection, now: float) -> list[Row]:
    free = or_(tables.c.lease_until.is_(None), tables.c.lease_until < now)
    columns = (tables.c.id, tables.c.due_kind, tables.c.due_at, tables.c.live, tables.c.owner)
    wanted = select(*columns).where(tables.c.due_at <= now, free)
    return all_rows(connection, wanted.order_by(tables.c.live.desc(), tables.c.due_at).limit(TAKEN_AT_ONCE))


def _played(table: Table, seat: int, answer: Thought, now: float) -> Any:
    table.thought += answer.seconds
    return table.move(seat, answer.steps, answer.asked_at, "", now, by_bot=True)


def _is_late(table: Table, seat: int, now: float) -> bool:
    chair = table.chairs[seat - 1]
    return not chair.level and chair.deadline is not None and chair.deadline <= now
