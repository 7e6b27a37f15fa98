"""Tables without a web: opened, played by chance, left and read again."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec

from bequest.core.handle import Handle
from bequest.server.desk import Desk
from bequest.server.hall import Hall
from bequest.server.past import Past
from bequest.server.people.sessions import Sessions
from bequest.server.settings import Quotas
from bequest.server.storage.database import Database
from bequest.server.storage.rows import Row, all_rows
from bequest.server.tables import story
from bequest.server.tables.loading import Kept, fetched
from bequest.server.tables.pace import Pace, Relaxed
from bequest.server.tables.table import Table
from bequest.server.who import Person, Who
from bequest.server.wire import NewTable
from bequest.server.work.worker import chosen

BEGINNING = 1_700_000_000.0


@dataclass
class SetClock:
    """A clock that tests set."""

    at: float = BEGINNING

    def now(self) -> float:
        return self.at


class Venue:
    """A hall, a desk and what belongs to them, on one database."""

    def __init__(self, url: str, clock: SetClock | None = None) -> None:
        self.database = Database(url)
        self.clock = clock or SetClock()
        self.hall = Hall(self.database, self.clock)
        self.desk = Desk(self.hall, Quotas())
        self.past = Past(self.hall)
        self.people: list[Person] = []
        self.tried = 0
        """How many moves were begun here."""

    async def table(
        self, game: str = "gears", persons: int = 2, bots: tuple[str, ...] = (), pace: Pace | None = None
    ) -> str:
        """A table whose game has begun; the persons sit in the first seats."""
        id = await self.lobby(game, persons, bots, pace)
        await self.desk.start(await self.desk.access(id, Who(self.people[0])))
        return id

    async def lobby(
        self, game: str = "gears", persons: int = 2, bots: tuple[str, ...] = (), pace: Pace | None = None
    ) -> str:
        """A table whose game may begin."""
        sessions = Sessions(self.database, self.clock)
        self.people = [(await sessions.new_guest(f"person {n}", "en", "test"))[0] for n in range(1, persons + 1)]
        new = NewTable(game, persons + len(bots), bots=list(bots), pace=pace or Relaxed())
        id = await self.desk.open(new, self.people[0])
        for seat, person in enumerate(self.people[1:], 2):
            found = await self.desk.access(id, Who(self.people[0]))
            await self.desk.sit(found, seat, person)
        return id

    async def move(self, id: str, chance: random.Random, token: str = "") -> bool:
        """Some seat that is asked makes a move, for a bot too; False if nobody is asked."""
        async with self.hall.reading(id) as told:
            table = told.table
            waiting = table.waiting()
            if not waiting:
                return False
            seat = chance.choice(waiting)
            steps = chosen(table.position.clone(), seat - 1, lambda handle, _: chance.choice(_options(handle)))
            asked_at, bot = table.asked_at(seat), bool(table.chairs[seat - 1].level)
        self.clock.at += 1.0
        self.tried += 1
        await self.hall.act(id, lambda table, now: table.move(seat, steps, asked_at, token, now, bot), seat, 0, token)
        return True

    async def moves(self, id: str, count: int, chance: random.Random) -> None:
        """So many moves, unless the game is over before."""
        for _ in range(count):
            if not await self.move(id, chance):
                return

    async def finish(self, id: str, chance: random.Random) -> None:
        """Plays to the end."""
        while await self.move(id, chance):
            pass

    async def act(self, id: str, do: Callable[[Table, float], Any]) -> None:
        await self.hall.act(id, do)

    async def kept(self, id: str) -> Kept:
        """What the database has of a table."""
        return await self.database.read(lambda connection: fetched(connection, id))

    async def rows(self, wanted: Any) -> list[Row]:
        return await self.database.read(lambda connection: all_rows(connection, wanted))

    async def tell_story(self, id: str) -> None:
        """As a worker does after a while."""
        told = story.told(await self.kept(id))
        if told is not None:
            await self.database.writer.commit(story.kept(told))

    async def at(self, id: str, seat: int, move: int) -> bytes | None:
        """What a seat saw after a move, as it travels, but for the number of the last move."""
        found = await self.desk.access(id, Who(self.people[0]))
        moment = await self.past.at(found, seat, move)
        return None if moment is None else msgspec.json.encode(msgspec.structs.replace(moment, last=0))

    async def news(self, id: str, seat: int, since: int = 0) -> dict[str, Any]:
        """All that a seat is told, in words too."""
        found: dict[str, Any] = msgspec.json.decode(await self.hall.news(id, seat, since, in_words=True))
        return found

    def close(self) -> None:
        self.database.close()


def _options(handle: Handle) -> list[int]:
    return list(handle.legal())


@asynccontextmanager
async def venue(url: str, clock: SetClock | None = None) -> AsyncIterator[Venue]:
    """A venue that is closed at the end; another one on the same database is like a server that was restarted."""
    made = Venue(url, clock)
    try:
        yield made
    finally:
        made.close()
