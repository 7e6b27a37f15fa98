"""The hall: the tables that are in use, and everybody who looks at them.

All changes of one table go through `act`, one after the other: the entry is made, committed, and only then told. If the
database does not take it, the table in memory is thrown away and read again, so that nobody ever sees what is not kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from bequest.core.errors import BequestError
from bequest.core.words import message
from bequest.server.clock import Clock
from bequest.server.errors import Conflict
from bequest.server.lines import Line
from bequest.server.storage.database import Database
from bequest.server.storage.writer import Change
from bequest.server.tables import entries as log
from bequest.server.tables import story, upgrade
from bequest.server.tables.entries import AnyEntry
from bequest.server.tables.loading import Kept, fetched, loaded
from bequest.server.tables.news import NOTHING, Before, Told
from bequest.server.tables.table import BOT, FINISHED, LOBBY, Chair, Table
from bequest.server.tables.telling import first_of_last_move

IDLE_SECONDS: Final = 60.0
"""A table that nobody looks at leaves the memory after so long."""

Act = Callable[[Table, float], AnyEntry]


@dataclass
class Place:
    """Where a table stands in the hall."""

    id: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    table: Table | None = None
    lines: set[Line] = field(default_factory=set)
    used: float = 0.0
    saved: dict[int, tuple[object, ...]] = field(default_factory=dict)
    """How the seats stand in the database."""


class Hall:
    """All tables of a server process that are in use."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self._places: dict[str, Place] = {}
        self.on_due: Callable[[float], None] = lambda at: None
        """Called when something becomes due at a table."""
        self.changed_at = 0.0
        """When something last happened at any table."""
        self.gone = 0
        """How many tables have left the memory so far."""

    def __len__(self) -> int:
        return len(self._places)

    # --- tables ---

    def place(self, id: str) -> Place:
        """Where a table stands, or would."""
        found = self._places.get(id)
        if found is None:
            found = self._places[id] = Place(id)
        found.used = self.clock.now()
        return found

    @asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Told]:
        """The news of a table whose game has begun, while nothing can change at it.

        Whoever reads waits for what is being committed: nobody sees what is not kept.
        """
        place = self.place(id)
        async with place.lock:
            table = await self._load(place)
            yield Told(table)

    async def news(self, id: str, seat: int, since: int, in_words: bool = False) -> bytes:
        """What a seat of a table is told."""
        async with self.reading(id) as told:
            return told.news(seat, since, "", in_words, await self._before(told, seat, since, in_words))

    async def _before(self, told: Told, seat: int, since: int, in_words: bool) -> Before:
        """What only the database can tell a seat that knows all events before `since`."""
        table = told.table
        id, base, first = table.id, table.base, first_of_last_move(table)
        if since >= (first if in_words else base.events):
            return NOTHING
        last = table.moves - (first < table.events)  # what the table knows of its last move, it tells itself
        return await self.database.read(
            lambda connection: story.before(connection, id, seat, since, base, last, in_words)
        )

    async def _load(self, place: Place) -> Table:
        if place.table is not None:
            return place.table
        kept: Kept = await self.database.read(lambda connection: fetched(connection, place.id))
        if kept.row["state"] == LOBBY:
            raise Conflict(message("server-not-begun"))
        place.saved = {row["seat"]: (row["level"], row["left"], row["deadline"], row["waiting"]) for row in kept.seats}
        if upgrade.is_current(kept):
            table = loaded(kept, self.clock.now())
        elif kept.row["state"] == FINISHED:
            table = upgrade.looked_back_at(kept)
        else:
            table = await self._upgrade(place, kept)
        place.table = table
        return table

    async def _upgrade(self, place: Place, kept: Kept) -> Table:
        now = self.clock.now()
        table, entry, more = upgrade.carried_over(kept, now)
        await self._commit(place, self._change(place, table, entry, now, more))
        return table

    async def _commit(self, place: Place, change: Change) -> None:
        """What is not kept is not in the memory either."""
        try:
            await self.database.writer.commit(change)
        except BaseException:
            self.forget(place.id)
            raise

    def forget(self, id: str) -> None:
        """Throws away what the memory has of a table: it is read again when it is needed."""
        place = self._places.get(id)
        if place is not None:
            place.table = None
            place.saved = {}

    def sweep(self) -> None:
        """Lets go of tables that nobody looks at."""
        now = self.clock.now()
        for id, place in list(self._places.items()):
            if not place.lines and now - place.used > IDLE_SECONDS and not place.lock.locked():
                del self._places[id]
                self.gone += 1

    # --- changes ---

    async def act(
        self, id: str, do: Act, seat: int = 0, since: int | None = 0, token: str = "", more: Change | None = None
    ) -> bytes:
        """Something happens at a table: it is made, committed and told; what the seat, if there is one, is told then.

        With None as `since` all that is told goes to those who look at the table. A token that was seen before does
        nothing. What has begun is brought to its end even if nobody waits for it.
        """
        return await asyncio.shield(self._act(id, do, seat, since, token, more))

    async def _act(self, id: str, do: Act, seat: int, since: int | None, token: str, more: Change | None) -> bytes:
        place = self.place(id)
        async with place.lock:
            table = await self._load(place)
            if token and token in table.tokens:
                told = Told(table)
                self._tell_again(place, told, seat, token)
                return await self._answer(told, seat, since, token)
            now = self.changed_at = self.clock.now()
            entry = self._done(place, do, table, now)
            await self._commit(place, self._change(place, table, entry, now, more))
            told = Told(table)
            self._publish(place, told, token, seat)
            news = await self._answer(told, seat, since, token)
            due = table.due()
        if due is not None:
            self.on_due(due[0])
        return news

    def _done(self, place: Place, do: Act, table: Table, now: float) -> AnyEntry:
        """What is refused has changed nothing; what goes wrong otherwise may have."""
        try:
            return do(table, now)
        except BequestError:
            raise
        except BaseException:
            self.forget(place.id)
            raise

    async def _answer(self, told: Told, seat: int, since: int | None, token: str) -> bytes:
        """What a seat is told that has asked for it."""
        if not seat or since is None:
            return b""
        return told.news(seat, since, token, before=await self._before(told, seat, since, False))

    def _tell_again(self, place: Place, told: Told, seat: int, token: str) -> None:
        """Whoever sends a move once more has not heard of the first time."""
        for line in place.lines:
            if line.seat == seat:
                line.tell(told.news(seat, line.since, token, line.story))

    async def begin(self, id: str, table: Table, entry: AnyEntry, change: Change) -> None:
        """A game begins: its first entry, and what else changes with it."""
        place = self.place(id)
        now = self.clock.now()
        begun = self._change(place, table, entry, now, change)
        await self._commit(place, begun)
        place.table = table
        for line in place.lines:  # the seats may have been mixed with the start
            line.sit_in(_own_seats(table, line))
        due = table.due()
        if due is not None:
            self.on_due(due[0])
        self._publish(place, Told(table), "", 0)

    def chairs_of(self, person: str) -> Iterator[Chair]:
        """The chairs of somebody at tables that are in use."""
        for place in self._places.values():
            if place.table is not None:
                yield from (chair for chair in place.table.chairs if chair.person == person)

    def _row(self, table: Table, entry: AnyEntry, now: float) -> dict[str, Any]:
        return {"table": table.id, "sequence": table.sequence, "at": now, "body": log.written(entry)}

    def _change(self, place: Place, table: Table, entry: AnyEntry, now: float, more: Change | None) -> Change:
        change = more or Change()
        change.entries.append(self._row(table, entry, now))
        due_at, due_kind = table.due() or (None, None)
        if due_at is not None and due_kind == BOT:
            due_at = min(due_at, now)  # also if the clock was set back since the bot was asked
        change.progress.append({
            "of": table.id, "sequence": table.sequence, "state": table.state, "ended_at": now if table.over else None,
            "due_at": due_at, "due_kind": due_kind,
            "lease_until": None, "lease_by": None, "thought": table.thought,
        })  # fmt: skip
        waiting = table.waiting()
        for seat, chair in enumerate(table.chairs, 1):
            stands = (chair.level, chair.left, chair.deadline, seat in waiting)
            if place.saved.get(seat) != stands:
                place.saved[seat] = stands
                level, left, deadline, asked = stands
                change.clocks.append({
                    "of": table.id, "at": seat, "level": level, "left": left, "deadline": deadline, "waiting": asked,
                })  # fmt: skip
        return change

    # --- who looks ---

    async def enter(self, line: Line) -> None:
        """Somebody looks at a table from now on, and is told how it stands."""
        async with self.reading(line.table) as told:
            before = await self._before(told, line.seat, line.since, line.story)
            line.tell(told.news(line.seat, line.since, "", line.story, before))
            line.since = told.sequence
            self.place(line.table).lines.add(line)

    def leave(self, line: Line) -> None:
        """Somebody looks elsewhere."""
        place = self._places.get(line.table)
        if place is not None:
            place.lines.discard(line)
            place.used = self.clock.now()

    def cut(self, id: str) -> None:
        """Hangs up on everybody who looks at a table that is no more."""
        for line in list(self.lines(id)):
            line.hang_up()

    def lines(self, id: str) -> set[Line]:
        """Everybody who looks at a table."""
        place = self._places.get(id)
        return place.lines if place is not None else set()

    def _publish(self, place: Place, told: Told, token: str, seat: int) -> None:
        for line in list(place.lines):
            line.tell(told.news(line.seat, line.since, token if line.seat == seat else "", line.story))
            line.since = told.sequence


def _own_seats(table: Table, line: Line) -> list[int]:
    """The seats of whoever looks."""
    who = line.who
    if who.program is not None:
        return [who.program.seat]
    person = None if who.person is None else who.person.id
    return [seat for seat, chair in enumerate(table.chairs, 1) if person is not None and chair.person == person]
