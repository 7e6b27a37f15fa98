"""The hall: what happens at a table is made, committed and told, in this order, and nothing else is ever seen."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, Engine, event

from bequest.server.errors import NotSaved
from bequest.server.lines import Line
from bequest.server.storage.database import migrate
from bequest.server.tables.table import Stale, Table
from bequest.server.who import Who
from tests.server.storage.venue import Venue, venue

PATIENCE = 6.0
MOMENT = 0.05
"""Long enough for what could go wrong to go wrong."""


class Disk:
    """Commits of a database that can be held up, and can fail."""

    def __init__(self, engine: Engine) -> None:
        self._free = threading.Event()
        self._free.set()
        self._reached = threading.Event()
        self.broken = False
        event.listen(engine, "commit", self._commit)

    def hold(self) -> None:
        self._reached.clear()
        self._free.clear()

    def go_on(self) -> None:
        self._free.set()

    async def reached(self) -> None:
        """Waits until a commit is held up."""
        assert await asyncio.to_thread(self._reached.wait, PATIENCE)

    def _commit(self, _: Connection) -> None:
        self._reached.set()
        assert self._free.wait(PATIENCE)
        if self.broken:
            raise OSError("the disk is full")


class Looker(Line):
    """A line whose messages are read here."""

    __slots__ = ("got",)

    def __init__(self, table: str, seat: int) -> None:
        super().__init__(Who())
        self.table, self.seat = table, seat
        self.got: list[dict[str, Any]] = []

    def tell(self, data: bytes) -> None:
        self.got.append(msgspec.json.decode(data))

    def versions(self) -> list[int]:
        return [told["version"] for told in self.got]


Story = Callable[[Venue, Disk, str], Awaitable[None]]


def told(folder: Path, story: Story) -> None:
    """Runs a story at a table of two whose game has begun."""

    async def run() -> None:
        url = f"sqlite:///{folder / 'hall.db'}"
        migrate(url)
        async with venue(url) as here:
            id = await here.table("gears", 2)
            await story(here, Disk(here.database.engine), id)

    asyncio.run(run())


async def next_move(here: Venue, id: str, token: str) -> Callable[[], Awaitable[bytes]]:
    """The first move that is on offer at a table, to be sent as often as one likes."""
    async with here.hall.reading(id) as now:
        table = now.table
        seat = table.waiting()[0]
        asked_at = table.asked_at(seat)
        steps = [table.game.text(action) for action in next(table.position.moves(seat - 1))]

    def do(table: Table, at: float) -> Any:
        return table.move(seat, steps, asked_at, token, at)

    return lambda: here.hall.act(id, do, seat, 0, token)


async def looking(here: Venue, id: str, seat: int) -> Looker:
    line = Looker(id, seat)
    await here.hall.enter(line)
    return line


async def entries(here: Venue, id: str) -> int:
    kept = await here.kept(id)
    assert [row["sequence"] for row in kept.entries] == list(range(1, len(kept.entries) + 1))
    assert kept.row["sequence"] == len(kept.entries)
    return len(kept.entries)


def test_nothing_is_told_before_it_is_kept(tmp_path: Path) -> None:
    async def story(here: Venue, disk: Disk, id: str) -> None:
        lines = [await looking(here, id, seat) for seat in (0, 1, 2)]
        disk.hold()
        move = asyncio.create_task(wait(await next_move(here, id, "token-1")))
        await disk.reached()
        await asyncio.sleep(MOMENT)
        assert [line.versions() for line in lines] == [[1], [1], [1]]
        assert not move.done()
        disk.go_on()
        await move
        assert [line.versions() for line in lines] == [[1, 2], [1, 2], [1, 2]]

    told(tmp_path, story)


def test_whoever_reads_waits_for_what_is_being_kept(tmp_path: Path) -> None:
    async def story(here: Venue, disk: Disk, id: str) -> None:
        disk.hold()
        move = asyncio.create_task(wait(await next_move(here, id, "token-1")))
        await disk.reached()
        reading = asyncio.create_task(here.news(id, 1))
        await asyncio.sleep(MOMENT)
        assert not reading.done()
        disk.go_on()
        await move
        assert (await reading)["version"] == 2

    told(tmp_path, story)


def test_what_could_not_be_kept_has_not_happened(tmp_path: Path) -> None:
    async def story(here: Venue, disk: Disk, id: str) -> None:
        line = await looking(here, id, 1)
        before = await here.hall.news(id, 1, 0)
        move = await next_move(here, id, "token-1")
        disk.broken = True
        with pytest.raises(NotSaved):
            await move()
        disk.broken = False
        assert line.versions() == [1]
        assert await entries(here, id) == 1
        assert await here.hall.news(id, 1, 0) == before
        await move()
        assert line.versions() == [1, 2]
        assert await entries(here, id) == 2

    told(tmp_path, story)


def test_a_mistake_of_ours_in_the_middle_of_a_move_leaves_no_trace(tmp_path: Path) -> None:
    async def story(here: Venue, disk: Disk, id: str) -> None:
        before = await here.hall.news(id, 1, 0)

        def stumbles(table: Table, now: float) -> Any:
            table.paused = True
            raise RuntimeError("a mistake of ours")

        with pytest.raises(RuntimeError):
            await here.hall.act(id, stumbles, 1)
        assert await here.hall.news(id, 1, 0) == before
        assert await entries(here, id) == 1

    told(tmp_path, story)


def test_what_waits_behind_a_move_that_is_not_kept_finds_the_table_as_it_was(tmp_path: Path) -> None:
    async def story(here: Venue, disk: Disk, id: str) -> None:
        disk.hold()
        disk.broken = True
        first = asyncio.create_task(wait(await next_move(here, id, "token-1")))
        await disk.reached()
        reading = asyncio.create_task(here.news(id, 1))
        disk.go_on()
        with pytest.raises(NotSaved):
            await first
        disk.broken = False
        assert (await reading)["version"] == 1

    told(tmp_path, story)


def test_of_two_moves_at_once_that_answer_one_question_one_is_made(tmp_path: Path) -> None:
    async def story(here: Venue, disk: Disk, id: str) -> None:
        line = await looking(here, id, 2)
        moves = [await next_move(here, id, f"token-{number}") for number in (1, 2)]
        disk.hold()
        tasks = [asyncio.create_task(wait(move)) for move in moves]
        await disk.reached()
        disk.go_on()
        first, second = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(first, bytes)
        assert isinstance(second, Stale)
        assert await entries(here, id) == 2
        assert line.versions() == [1, 2]

    told(tmp_path, story)


def test_one_token_is_one_move_however_often_it_comes(tmp_path: Path) -> None:
    async def story(here: Venue, disk: Disk, id: str) -> None:
        other = await looking(here, id, 0)
        move = await next_move(here, id, "token-1")
        disk.hold()
        tasks = [asyncio.create_task(wait(move)) for _ in range(3)]
        await disk.reached()
        disk.go_on()
        answers = [msgspec.json.decode(answer) for answer in await asyncio.gather(*tasks)]
        answers.append(msgspec.json.decode(await move()))
        assert [(answer["version"], answer["token"]) for answer in answers] == [(2, "token-1")] * 4
        assert await entries(here, id) == 2
        assert other.versions() == [1, 2]

    told(tmp_path, story)


def test_a_move_is_brought_to_its_end_if_whoever_sent_it_has_gone(tmp_path: Path) -> None:
    async def story(here: Venue, disk: Disk, id: str) -> None:
        line = await looking(here, id, 2)
        disk.hold()
        task = asyncio.create_task(wait(await next_move(here, id, "token-1")))
        await disk.reached()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert line.versions() == [1]
        disk.go_on()
        assert (await here.news(id, 1))["version"] == 2
        assert line.versions() == [1, 2]
        assert await entries(here, id) == 2
        await here.moves(id, 1, random.Random(1))
        assert await entries(here, id) == 3

    told(tmp_path, story)


def test_a_table_that_nobody_looks_at_leaves_the_memory(tmp_path: Path) -> None:
    async def story(here: Venue, _: Disk, id: str) -> None:
        line = await looking(here, id, 1)
        here.clock.at += 1_000.0
        here.hall.sweep()
        assert len(here.hall) == 1
        here.hall.leave(line)
        here.hall.sweep()
        assert len(here.hall) == 1
        here.clock.at += 1_000.0
        here.hall.sweep()
        assert len(here.hall) == 0
        assert (await here.news(id, 1))["version"] == 1

    told(tmp_path, story)


async def wait(move: Callable[[], Awaitable[bytes]]) -> bytes:
    return await move()
