"""One thread that writes. All changes that wait are committed together, so a slow disk costs many of them once."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, Engine, Executable, bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.expression import Insert, Update

from bequest.core.words import message
from bequest.server.errors import NotSaved
from bequest.server.storage.rows import Row
from bequest.server.storage.schema import entries, seats, tables

MOST_TOGETHER: Final = 256
Statement = tuple[Executable, Sequence[Mapping[str, Any]]]

_ENTRIES: Final = insert(entries)
_PROGRESS: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values({
        name: bindparam(name)
        for name in ("sequence", "state", "ended_at", "due_at", "due_kind", "lease_until", "lease_by", "thought")
    })
)  # fmt: skip
_CLOCKS: Final = (
    update(seats)
    .where(seats.c.table == bindparam("of"), seats.c.seat == bindparam("at"))
    .values({name: bindparam(name) for name in ("level", "left", "deadline", "waiting")})
)


@dataclass
class Change:
    """What is committed as a whole: entries of the log, how tables and seats stand after them, and other statements."""

    entries: list[Row] = field(default_factory=list)
    progress: list[Row] = field(default_factory=list)
    clocks: list[Row] = field(default_factory=list)
    more: list[Statement] = field(default_factory=list)

    def and_then(self, statement: Executable, *rows: Mapping[str, Any]) -> Change:
        """One more statement, for each of the rows."""
        self.more.append((statement, rows))
        return self


def changed(statement: Executable, *rows: Mapping[str, Any]) -> Change:
    """A change of one statement."""
    return Change().and_then(statement, *rows)


@dataclass
class _Waiting:
    change: Change
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[int]
    """How many rows the last statement has changed."""
    error: Exception | None = None
    count: int = 0

    def resolve(self) -> None:
        if self.done.cancelled():
            return
        if self.error is None:
            self.done.set_result(self.count)
        else:
            self.done.set_exception(self.error)


class Writer:
    """Takes changes and answers when they are on the disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        """Kept from one transaction to the next; after a mistake there is a new one."""
        self._usual = [_in_words_of(engine, statement) for statement in (_ENTRIES, _PROGRESS, _CLOCKS)]
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def commit(self, change: Change) -> int:
        """Returns when the change is on the disk: how many rows its last statement changed. NotSaved: nothing is."""
        if self._closing:
            raise NotSaved(message("server-closing"))
        loop = asyncio.get_running_loop()
        waiting = _Waiting(change, loop, loop.create_future())
        self._queue.put(waiting)
        return await waiting.done

    def close(self) -> None:
        """Ends when all that waits is written; from now on nothing more is taken."""
        self._closing = True
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        last = False
        while not last:
            batch: list[_Waiting] = []
            first = self._queue.get()
            while first is not None:
                batch.append(first)
                if self._queue.empty() or len(batch) == MOST_TOGETHER:
                    break
                first = self._queue.get()
            last = first is None
            if batch:
                self._write(batch)
        self._hang_up()

    def _write(self, batch: list[_Waiting]) -> None:
        if not self._written(batch) and len(batch) > 1:
            for one in batch:  # one of them is wrong: the others are not to suffer from it
                one.error = None
                self._written([one])
        by_loop: dict[asyncio.AbstractEventLoop, list[_Waiting]] = {}
        for one in batch:
            by_loop.setdefault(one.loop, []).append(one)
        for loop, resolved in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_resolve, resolved)

    def _written(self, batch: list[_Waiting]) -> bool:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            with self._connection.begin():
                self._execute(self._connection, batch)
        except Exception as error:  # a value that the driver does not take is no SQLAlchemyError; the thread goes on
            self._hang_up()
            for one in batch:
                one.error = NotSaved(message("server-not-saved"), error)
            return False
        return True

    def _hang_up(self) -> None:
        if self._connection is not None:
            with suppress(Exception):
                self._connection.close()
            self._connection = None

    def _execute(self, connection: Connection, batch: list[_Waiting]) -> None:
        """All changes of a kind in one statement; what is special after that, one by one."""
        kinds = (
            [row for one in batch for row in one.change.entries],
            [row for one in batch for row in one.change.progress],
            [row for one in batch for row in one.change.clocks],
        )
        for statement, rows in zip(self._usual, kinds, strict=True):
            if rows:
                connection.exec_driver_sql(statement, rows)
        for one in batch:
            for special, wanted in one.change.more:
                one.count = connection.execute(special, list(wanted) or None).rowcount


def _in_words_of(engine: Engine, statement: Insert | Update) -> str:
    """A statement as the driver of a database takes it, with names for its values: every move needs it."""
    named = sqlite.dialect(paramstyle="named") if engine.dialect.name == "sqlite" else engine.dialect
    return str(statement.compile(dialect=named))


def _resolve(batch: list[_Waiting]) -> None:
    for one in batch:
        one.resolve()
