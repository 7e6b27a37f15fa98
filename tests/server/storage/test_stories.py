"""Stories are kept of tables at rest, in chapters, and of all when a server ends."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from sqlalchemy import select

from bequest.server.house import House
from bequest.server.settings import Settings
from bequest.server.storage.schema import stories, tables
from bequest.server.tables import story
from bequest.server.work import stories as work
from bequest.server.work.jobs import Answer, Failed, Job
from bequest.server.work.stories import Stories
from bequest.server.work.worker import done
from tests.server.storage.conftest import NewDatabase
from tests.server.storage.venue import SetClock, Venue, venue


class Pool:
    """A worker in this process, which may fail."""

    def __init__(self, here: Venue) -> None:
        self._engine = here.database.engine
        self.fails: set[str] = set()
        self.asked: list[str] = []

    async def do(self, job: Job, urgency: tuple[float, ...]) -> Answer:
        self.asked.append(job.table)
        return Failed("no") if job.table in self.fails else done(job, self._engine)


def keeper(here: Venue) -> tuple[Stories, Pool]:
    pool = Pool(here)
    return Stories(here.hall, pool), pool  # type: ignore[arg-type]


async def looked(here: Venue, keeper: Stories) -> dict[str, int]:
    keeper._looked = -1000.0
    await keeper.look()
    if keeper._task is not None:
        await keeper._task
    return {row["id"]: row["kept"] for row in await here.rows(select(tables.c.id, tables.c.kept))}


def test_a_table_at_rest_is_told_and_one_in_use_is_not(url: str) -> None:
    async def run() -> None:
        chance = random.Random(1)
        async with venue(url) as here:
            at_rest, in_use = await here.table(), await here.table()
            await here.lobby()
            await here.moves(at_rest, 5, chance)
            here.clock.at += 8.0
            await here.move(in_use, chance)
            here.clock.at += 2.0
            stories_kept, pool = keeper(here)
            found = await looked(here, stories_kept)
            assert (found[at_rest], found[in_use]) == (6, 0)
            await looked(here, stories_kept)
            assert pool.asked == [at_rest]  # nothing new
            await here.moves(in_use, story.CHAPTER, chance)
            found = await looked(here, stories_kept)
            assert found[in_use] == story.CHAPTER + 2

    asyncio.run(run())


def test_a_table_whose_story_fails_does_not_stop_others(new_sqlite: NewDatabase) -> None:
    async def run() -> None:
        async with venue(new_sqlite()) as here:
            made = [await here.table() for _ in range(3)]
            here.clock.at += 60.0
            stories_kept, pool = keeper(here)
            pool.fails = {made[1]}
            for _ in range(6):
                found = await looked(here, stories_kept)
            assert [found[id] for id in made] == [1, 0, 1]
            assert pool.asked.count(made[1]) == work.TRIED

    asyncio.run(run())


def test_chapters_stay_and_a_short_story_is_replaced(new_sqlite: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(story, "CHAPTER", 8)

    async def run() -> None:
        chance = random.Random(2)
        async with venue(new_sqlite()) as here:
            id = await here.table()

            async def told() -> list[tuple[int, int]]:
                await here.tell_story(id)
                rows = await here.rows(select(stories).order_by(stories.c.sequence))
                for row in rows:
                    moments = story.seen_in(row["views"])
                    assert set(moments) == {"0", "1", "2"} or not moments
                return [(row["sequence"], row["moves"]) for row in rows]

            await here.moves(id, 3, chance)
            assert await told() == [(4, 3)]
            await here.moves(id, 2, chance)
            assert await told() == [(6, 5)]
            await here.moves(id, 15, chance)
            assert await told() == [(8, 7), (16, 15), (21, 20)]
            await here.act(id, lambda table, now: table.stand_in(1, "left", now))
            assert await told() == [(8, 7), (16, 15), (22, 20)]
            await here.moves(id, 3, chance)
            await here.act(id, lambda table, now: table.come_back(1, now))
            assert await told() == [(8, 7), (16, 15), (25, 23), (26, 23)]
            await here.moves(id, 1, chance)
            assert await told() == [(8, 7), (16, 15), (25, 23), (27, 24)]
            assert story.told(await here.kept(id)) is None

    asyncio.run(run())


def test_a_server_that_ends_tells_what_was_not_told(new_sqlite: NewDatabase) -> None:
    url = new_sqlite()
    clock = SetClock()

    async def run() -> tuple[str, Any]:
        chance = random.Random(3)
        async with venue(url, clock) as here:
            id = await here.table()
            await here.moves(id, 6, chance)
        house = House(Settings(database=url, haste=0.0), clock)
        await house.open()
        await house.close()
        async with venue(url, clock) as again:
            return id, (await again.kept(id)).row["kept"]

    assert asyncio.run(run())[1] == 7
