"""A house without a door: tables with bots, a clock that tests set, and a crew at work."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import select

from bequest.server.clock import Clock, SystemClock
from bequest.server.house import House
from bequest.server.settings import Settings
from bequest.server.storage.database import migrate
from bequest.server.storage.rows import Row, all_rows, first_row
from bequest.server.storage.schema import entries, tables
from bequest.server.tables import entries as log
from bequest.server.tables.entries import AnyEntry
from bequest.server.who import Person, Who
from bequest.server.wire import NewTable

PATIENCE = 1_200


@asynccontextmanager
async def housed(
    folder: Path, clock: Clock | None = None, work: bool = True, **settings: Any
) -> AsyncIterator[tuple[House, Person]]:
    """A house, and somebody who opens tables in it."""
    usual = Settings(database=f"sqlite:///{folder / 'bequest.db'}", haste=0.0)
    chosen = replace(usual, **settings)
    migrate(chosen.database)
    house = House(chosen, clock or SystemClock())
    person, _ = await house.new_guest(Who(address="here"), "a test")
    if work:
        await house.open()
    try:
        yield house, person
    finally:
        await house.close()


async def begun(house: House, person: Person, new: NewTable) -> str:
    """A table whose game has begun; whatever seats are free, the same person takes."""
    id = await house.desk.open(new, person)
    for seat in range(1, new.players + 1):
        found = await house.desk.access(id, Who(person))
        row = found.seats[seat - 1]
        if row["person"] is None and not row["level"]:
            await house.desk.sit(found, seat, person)
    await house.desk.start(await house.desk.access(id, Who(person)))
    return id


async def row_of(house: House, id: str) -> Row:
    row = await house.database.read(lambda connection: first_row(connection, select(tables).where(tables.c.id == id)))
    assert row is not None
    return row


async def log_of(house: House, id: str) -> list[tuple[float, AnyEntry]]:
    """The entries of a table, each with its time."""
    wanted = select(entries).where(entries.c.table == id).order_by(entries.c.sequence)
    rows = await house.database.read(lambda connection: all_rows(connection, wanted))
    return [(row["at"], log.read(row["body"])) for row in rows]


async def until(house: House, id: str, enough: Callable[[Row], bool]) -> Row:
    """Waits until a table's row is as it should be."""
    for _ in range(PATIENCE):
        row = await row_of(house, id)
        if enough(row):
            return row
        await asyncio.sleep(0.025)
    raise AssertionError(f"nothing happens at the table: {row}")
