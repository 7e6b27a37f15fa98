"""The crew looks after what is due: bots that are asked, clocks that have run out.

What is due stands in the rows of the tables, so nothing is lost with a process: whoever looks next finds it again. A
bot's answer is given when its pace says so, not when it has thought: the time of an answer tells nothing.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from bequest.bots import pace as bot_pace
from bequest.core.errors import BequestError
from bequest.core.words import message
from bequest.server import logs
from bequest.server.errors import Conflict, NotFound, NotSaved
from bequest.server.hall import Hall
from bequest.server.settings import Settings
from bequest.server.storage.rows import Row
from bequest.server.tables.entries import Moved
from bequest.server.tables.table import BOT, Table
from bequest.server.work import due
from bequest.server.work.jobs import Failed, Think, Thought
from bequest.server.work.pool import Pool
from bequest.server.work.shares import Shares
from bequest.server.work.stories import Stories

LOOK_EVERY: Final = 2.0
"""Seconds after which the rows are looked at again, whatever the memory thinks is due."""
SET_BACK: Final = 1.0
"""A clock that shows so much less than before was set back."""
TROUBLE: Final = 1.0
"""Seconds to wait when something can't be saved."""
LONGEST_TROUBLE: Final = 60.0

Sleep = Callable[[float], Awaitable[None]]


@dataclass(frozen=True)
class Asked:
    """A bot that is asked something: its answer is given at `at`."""

    seat: int
    asked_at: int
    at: float


class Crew:
    """Does what is due, and asks the worker processes to think."""

    def __init__(self, hall: Hall, settings: Settings, sleep: Sleep = asyncio.sleep) -> None:
        self._hall = hall
        self._database = hall.database
        self._clock = hall.clock
        self._haste = settings.haste
        self.sleep = sleep
        self.pool = Pool(settings.workers, settings.database)
        self.stories = Stories(hall, self.pool)
        self._name = secrets.token_hex(6)
        self._wake = asyncio.Event()
        self._next = 0.0
        self._looked = 0.0
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy: set[str] = set()
        """Tables that are being seen to."""
        self._thinking: set[str] = set()
        """Those of them that wait for a worker, or have one."""
        self._failures: dict[str, int] = {}
        """How often in a row thinking at a table has failed."""
        self.shares = Shares(hall.clock)
        self._loop: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begins to look for what is due. Leases of a former process of this server are over."""
        if self._database.engine.dialect.name == "sqlite":
            await self._database.writer.commit(due.all_released())
        await self._database.writer.commit(due.set_right(self._clock.now()))
        self._hall.on_due = self.due
        self.pool.start()
        self._loop = asyncio.create_task(self._look_after())

    async def stop(self) -> None:
        """Ends: what is under way is dropped, and found again in the rows. Stories are told if there is time."""
        if self._loop is not None:
            self._loop.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.stories.close()
        await self.pool.close()

    def due(self, at: float) -> None:
        """Something is due from some time on; what is far off is found in time by looking again."""
        if at - self._clock.now() < LOOK_EVERY and (not self._next or at < self._next):
            self._next = at
            self._wake.set()

    # --- what is due ---

    async def _look_after(self) -> None:
        while True:
            self._wake.clear()
            self._next = 0.0
            try:
                await self._look()
            except Exception as error:
                logs.problem("crew", error)
                await asyncio.sleep(TROUBLE)
            wait = LOOK_EVERY if not self._next else min(LOOK_EVERY, self._next - self._clock.now())
            if wait > 0:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), wait)

    async def _look(self) -> None:
        """Takes what is due, as far as somebody is free to do it: live tables first, then whoever was served least."""
        now = self._clock.now()
        if now < self._looked - SET_BACK:
            await self._database.writer.commit(due.set_right(now))
        self._looked = now
        rows = await self._database.read(lambda connection: due.found(connection, now))
        for row in sorted(rows, key=self._urgency):
            for_bot = row["due_kind"] == BOT
            if row["id"] in self._busy or (for_bot and len(self._thinking) >= 2 * self.pool.size):
                continue
            self._busy.add(row["id"])
            if for_bot:
                self._thinking.add(row["id"])
            self._begin(self._see_to(row))
        await self.stories.look()
        self._hall.sweep()

    def _urgency(self, row: Row) -> tuple[float, ...]:
        return (0.0 if row["live"] else 1.0, self.shares.of(row["owner"] or ""), row["due_at"])

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _see_to(self, row: Row) -> None:
        """One table's work, if nobody else has taken it."""
        id = row["id"]
        for_bot = row["due_kind"] == BOT
        try:
            if await self._claimed(id):
                await (self._let_think(row) if for_bot else self._end_time(id))
        except (Conflict, NotFound):
            await self._correct(id)
        except asyncio.CancelledError:
            with suppress(NotSaved):
                await self._release(id)
            raise
        except Exception as error:
            logs.problem("crew", error, table=id)
            await asyncio.sleep(TROUBLE)
            with suppress(NotSaved):
                await self._release(id)
        finally:
            self._thinking.discard(id)
            self._busy.discard(id)
            self._wake.set()

    async def _claimed(self, id: str) -> bool:
        return await self._database.writer.commit(due.claimed(id, self._name, self._clock.now())) == 1

    async def _release(self, id: str) -> None:
        await self._database.writer.commit(due.released(id, self._name))

    async def _correct(self, id: str) -> None:
        """The row of a table is made to say what is due at it, so that nobody looks at it in vain again and again."""
        try:
            async with self._hall.reading(id) as told:
                change = due.corrected(told.table)
            await self._database.writer.commit(change)
        except BequestError as error:
            if not isinstance(error, NotFound):
                logs.problem("crew", error, table=id)
                await asyncio.sleep(TROUBLE)

    # --- bots ---

    async def _let_think(self, row: Row) -> None:
        """All bots that are asked at a table think; each answers when its pace says so."""
        id = row["id"]
        async with self._hall.reading(id) as told:
            kind, asked = _asked(told.table, self._haste)
        rounds = -(-len(asked) // self.pool.size)
        seconds = bot_pace.thinking(kind) * self._haste / rounds
        simply = self._failures.get(id, 0) > 1
        jobs = [self.pool.do(Think(id, one.seat, one.asked_at, seconds, simply), self._urgency(row)) for one in asked]
        answers = await asyncio.gather(*jobs)
        self._thinking.discard(id)
        self._wake.set()
        for one, answer in sorted(zip(asked, answers, strict=True), key=lambda pair: (pair[0].at, pair[0].seat)):
            if isinstance(answer, Failed):
                await self._failed(id, answer)
            elif isinstance(answer, Thought):
                self._failures.pop(id, None)
                self.shares.add(row["owner"] or "", answer.seconds)
                await self._wait_until(one.at, bot_pace.pace(kind) * self._haste)
                await self._hall.act(id, _playing(one, answer))
        if not all(isinstance(answer, Thought) for answer in answers):
            await self._release(id)

    async def _failed(self, id: str, answer: Failed) -> None:
        """Once may be chance, such as a process that was killed: it is tried again at once. More often, ever later."""
        count = self._failures[id] = self._failures.get(id, 0) + 1
        logs.failed("worker", answer.problem, table=id, times=count)
        if count > 1:
            await self.sleep(min(LONGEST_TROUBLE, TROUBLE * 2.0**count) * self._haste)

    async def _wait_until(self, at: float, longest: float) -> None:
        wait = min(at - self._clock.now(), longest)
        if wait > 0:
            await self.sleep(wait)

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


def _asked(table: Table, haste: float) -> tuple[str, list[Asked]]:
    """The kind of the open question, and the bots that are to answer it; Conflict if there are none."""
    decision = table.position.decision
    found: list[Asked] = []
    for seat in table.waiting():
        chair, asked_at = table.chairs[seat - 1], table.asked_at(seat)
        if chair.level and asked_at is not None and decision is not None:
            found.append(Asked(seat, asked_at, chair.since + bot_pace.pace(decision.kind) * haste))
    if decision is None or not found:
        raise Conflict(message("server-stale-move"))
    return decision.kind, found


def _playing(asked: Asked, answer: Thought) -> Callable[[Table, float], Moved]:
    def plays(table: Table, now: float) -> Moved:
        moved = table.move(asked.seat, answer.steps, asked.asked_at, "", now, by_bot=True)
        table.thought += answer.seconds
        return moved

    return plays


def _is_late(table: Table, seat: int, now: float) -> bool:
    chair = table.chairs[seat - 1]
    return not chair.level and chair.deadline is not None and chair.deadline <= now
