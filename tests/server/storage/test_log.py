"""The log alone tells who plays, so a table is the same whenever it is read; and whoever asks twice hears twice."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from sqlalchemy import update

from bequest.server.lines import Line
from bequest.server.storage.schema import seats
from bequest.server.storage.writer import changed
from bequest.server.tables.proposals import Proposal
from bequest.server.who import Who
from bequest.server.work.jobs import Answer, Failed, Job, Tell
from bequest.server.work.pool import Pool
from tests.server.storage.conftest import NewDatabase
from tests.server.storage.venue import venue


def test_an_old_proposal_is_the_same_after_somebody_has_left(url: str) -> None:
    """Seat 3 declined an early end, and left later: nobody may think that all who are there now had agreed."""

    async def run() -> None:
        async with venue(url) as here:
            id = await here.table("gears", 3)
            await here.act(id, lambda table, now: table.propose(1, Proposal("end"), now))
            await here.act(id, lambda table, now: table.agree(2, now))
            await here.act(id, lambda table, now: table.decline(3, now))
            await here.act(id, lambda table, now: table.stand_in(3, "left", now))
            status = (await here.news(id, 1))["status"]
            assert (status["state"], status.get("proposal")) == ("running", None)
            gone = update(seats).where(seats.c.table == id, seats.c.seat == 3).values(person=None)
            await here.database.writer.commit(changed(gone))  # somebody was deleted
        async with venue(url) as again:
            assert (await again.news(id, 1))["status"] == status

    asyncio.run(run())


def test_a_move_sent_twice_is_acknowledged_to_the_one_who_sent_it(new_sqlite: NewDatabase) -> None:
    async def run() -> None:
        async with venue(new_sqlite()) as here:
            id = await here.table()
            await here.move(id, random.Random(1), "token-one")
            lines = [Line(Who()), Line(Who())]
            for seat, line in enumerate(lines, 1):
                line.table, line.seat = id, seat
                await here.hall.enter(line)
                assert line.next() is not None
            await here.hall.act(id, lambda table, now: pytest.fail("made twice"), 1, 0, "token-one")
            told = json.loads(lines[0].next() or b"")
            assert (told["token"], told["events"]) == ("token-one", [])
            assert not lines[1]._waiting

    asyncio.run(run())


def test_a_worker_is_free_when_it_has_answered_and_not_before() -> None:
    """Whoever asked may be gone by then."""

    async def run() -> None:
        pool = Pool(1, "sqlite://")
        (worker,) = pool._workers
        answered: list[str] = []

        def ask(job: Job) -> Answer:
            asyncio.run(asyncio.sleep(0.05))
            answered.append(job.table)
            return Failed("")

        worker.ask = ask  # type: ignore[method-assign]
        first = asyncio.create_task(pool.do(Tell("one"), (1.0,)))
        await asyncio.sleep(0)
        second = asyncio.create_task(pool.do(Tell("two"), (1.0,)))
        third = asyncio.create_task(pool.do(Tell("three"), (2.0,)))
        await asyncio.sleep(0)
        first.cancel()
        second.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        assert pool.idle == 0
        await third
        await asyncio.sleep(0)
        assert answered == ["one", "three"]
        assert pool.idle == 1
        await pool.close()

    asyncio.run(run())
