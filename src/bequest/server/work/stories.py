"""Stories are kept while nobody waits for a worker: of tables at which nothing has happened for a while, and at last.

So a version of this program with other rules finds what every seat saw, and a position from which the game goes on.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, or_, select

from bequest.server import logs
from bequest.server.errors import NotSaved
from bequest.server.hall import Hall
from bequest.server.storage.schema import entries, tables
from bequest.server.tables import story, upgrade
from bequest.server.work.jobs import Failed, Tell, Told
from bequest.server.work.pool import Pool

LOOK_EVERY: Final = 5.0
IDLE: Final = 10.0
"""Seconds without an entry after which a table's story is kept."""
AFTER: Final = story.CHAPTER
"""Entries after which it is kept in any case."""
TAKEN_AT_ONCE: Final = 8
TRIED: Final = 3
"""So often it is tried to tell the story of a table; a worker may be gone for once."""
AT_THE_END: Final = 20.0
"""Seconds that a server takes for stories when it is stopped."""
LAST: Final = (9.0,)
"""The urgency of a story: everything else comes first."""


class Stories:
    """Finds tables whose stories are to be told, and has a worker tell them."""

    def __init__(self, hall: Hall, pool: Pool) -> None:
        self._database = hall.database
        self._clock = hall.clock
        self._pool = pool
        self._looked = 0.0
        self._task: asyncio.Task[None] | None = None
        self._failed: Counter[str] = Counter()
        """How often the story of a table could not be told."""

    async def look(self) -> None:
        """Begins to tell some stories, unless that is going on already."""
        now = asyncio.get_running_loop().time()
        if (self._task is None or self._task.done()) and now - self._looked >= LOOK_EVERY:
            self._looked = now
            ids = await self._untold(self._clock.now() - IDLE)
            if ids:
                self._task = asyncio.create_task(self._tell_some(ids))

    async def close(self) -> None:
        """Tells what was not told yet, as far as there is time for it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            await asyncio.wait_for(self._tell_all(), AT_THE_END)
        except TimeoutError:
            logs.event("stories-left")

    async def _tell_some(self, ids: list[str]) -> None:
        with suppress(NotSaved):  # found again, when the database takes something again
            await self._tell(ids)

    async def _tell_all(self) -> None:
        with suppress(NotSaved):
            while ids := await self._untold(math.inf):
                await self._tell(ids)

    async def _untold(self, before: float) -> list[str]:
        """Some tables with something to tell, at which nothing has happened since a time."""

        def ask(connection: Connection) -> list[str]:
            last = (entries.c.table == tables.c.id) & (entries.c.sequence == tables.c.sequence)
            wanted = select(tables.c.id).join(entries, last).where(
                tables.c.sequence > tables.c.kept,
                or_(tables.c.sequence - tables.c.kept >= AFTER, entries.c.at <= before),
                tables.c.id.not_in([id for id, times in self._failed.items() if times >= TRIED]),
                upgrade.current(),
            )  # fmt: skip
            return list(connection.execute(wanted.limit(TAKEN_AT_ONCE)).scalars())

        return await self._database.read(ask)

    async def _tell(self, ids: list[str]) -> None:
        for id in ids:
            answer = await self._pool.do(Tell(id), LAST)
            if isinstance(answer, Told) and answer.told is not None:
                await self._database.writer.commit(story.kept(answer.told))
            else:
                self._failed[id] += 1
                logs.failed("story", answer.problem if isinstance(answer, Failed) else "nothing to tell", table=id)
