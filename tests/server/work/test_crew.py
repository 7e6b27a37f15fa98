"""Bots at work: nothing is lost, nobody is crowded out, and the time of an answer tells nothing."""

from __future__ import annotations

import asyncio
import os
import signal
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from bequest.bots import pace as bot_pace
from bequest.server.desk import empty_seat
from bequest.server.house import House
from bequest.server.storage.rows import Row
from bequest.server.storage.schema import seats, tables
from bequest.server.storage.writer import changed
from bequest.server.tables.entries import Moved, StoodIn
from bequest.server.tables.pace import LiveClock
from bequest.server.wire import NewTable
from bequest.server.work import due
from bequest.server.work.jobs import Answer, Failed, Job, Think
from bequest.server.work.pool import Pool
from tests.server.serving import Clocked
from tests.server.work.working import begun, housed, log_of, row_of, until

FINISHED = "finished"


def run(test: Any) -> None:
    asyncio.run(test)


def test_bots_play_to_the_end_when_nobody_looks(tmp_path: Path) -> None:
    async def plays() -> None:
        async with housed(tmp_path, work=False) as (house, person):
            new = NewTable("lastwill", 4, bots=["novice", "steady", "random", "sharp"], sit=False)
            id = await begun(house, person, new)
        async with housed(tmp_path) as (house, _):
            assert len(house.hall) == 0
            row = await until(house, id, lambda row: row["state"] == FINISHED)
            assert row["thought"] > 0
            assert row["due_at"] is None
            entries = [entry for _, entry in await log_of(house, id)]
            assert {entry.seat for entry in entries if isinstance(entry, Moved)} == {1, 2, 3, 4}

    run(plays())


def thinks_after(house: House, seen: int, row: Row) -> bool:
    """Whether a bot thinks, after so many entries."""
    return bool(row["sequence"] > seen and not house.crew.pool.idle)


def test_a_worker_killed_in_mid_thought_loses_nothing(tmp_path: Path) -> None:
    async def plays() -> None:
        async with housed(tmp_path, haste=0.4) as (house, person):
            id = await begun(house, person, NewTable("gears", 2, bots=["master", "master"], sit=False))
            for seen in (0, 2):
                await until(house, id, partial(thinks_after, house, seen))
                for pid in house.crew.pool.pids:
                    os.kill(pid, signal.SIGKILL)
            await until(house, id, lambda row: row["sequence"] > 4)

    run(plays())


def test_a_worker_that_hangs_is_replaced(tmp_path: Path) -> None:
    async def plays() -> None:
        async with housed(tmp_path, work=False) as (house, person):
            id = await begun(house, person, NewTable("gears", 2, bots=["random", "random"], sit=False))
            async with house.hall.reading(id) as told:
                seat = told.table.waiting()[0]
                job = Think(id, seat, told.table.asked_at(seat) or 0, 0.01)
            pool = Pool(1, house.settings.database, patience=30.0)
            assert not isinstance(await pool.do(job, ()), Failed)
            (pid,) = pool.pids
            os.kill(pid, signal.SIGSTOP)
            pool._workers[0]._patience = 0.3
            answer = await pool.do(job, ())
            assert isinstance(answer, Failed)
            assert "did not answer" in answer.problem
            pool._workers[0]._patience = 30.0
            assert not isinstance(await pool.do(job, ()), Failed)
            assert pool.pids != [pid]
            await pool.close()

    run(plays())


def test_who_gives_up_waiting_takes_no_worker_along(tmp_path: Path) -> None:
    async def waits() -> None:
        pool = Pool(1, "sqlite://")
        taken = await pool._taken(())
        first, second = asyncio.ensure_future(pool._taken((2.0,))), asyncio.ensure_future(pool._taken((1.0,)))
        await asyncio.sleep(0)
        third = asyncio.ensure_future(pool._taken((3.0,)))
        await asyncio.sleep(0)
        pool._return(taken)  # it is the turn of the second, who goes at the same moment
        second.cancel()
        assert await first is taken
        third.cancel()
        await asyncio.sleep(0)
        pool._return(taken)
        assert pool.idle == 1
        await pool.close()

    run(waits())


class Slept:
    """Sleeping that takes no time, but sets the clock."""

    def __init__(self, clock: Clocked) -> None:
        self._clock = clock

    async def __call__(self, seconds: float) -> None:
        self._clock.at += seconds


@pytest.mark.parametrize(("game", "bots"), [("crecy", 2), ("lastwill", 3)])
def test_a_bot_answers_at_its_pace_whatever_it_thought(game: str, bots: int, tmp_path: Path) -> None:
    async def plays() -> None:
        clock = Clocked()
        async with housed(tmp_path, clock, work=False, haste=1.0) as (house, person):
            house.crew.sleep = Slept(clock)
            kinds: list[str] = []
            act = house.hall.act

            async def noted(id: str, do: Any, *more: Any) -> bytes:
                async with house.hall.reading(id) as told:
                    decision = told.table.position.decision
                kinds.append(decision.kind if decision else "")
                return await act(id, do, *more)

            house.hall.act = noted  # type: ignore[method-assign,assignment]
            await house.open()
            id = await begun(house, person, NewTable(game, bots, bots=["novice"] * bots, sit=False))
            await until(house, id, lambda row: row["sequence"] > 12)
            await house.crew.stop()
            entries = (await log_of(house, id))[:13]
            for number, ((before, _), (at, entry)) in enumerate(pairwise(entries)):
                assert isinstance(entry, Moved)
                wait = at - before
                assert wait == pytest.approx(bot_pace.pace(kinds[number])) or wait == 0  # asked at the same time

    run(plays())


def test_bots_and_a_person_who_are_asked_together(tmp_path: Path) -> None:
    """Two bots answer at the same moment, and the person still has the question."""

    async def plays() -> None:
        clock = Clocked()
        async with housed(tmp_path, clock, work=False, haste=1.0) as (house, person):
            house.crew.sleep = Slept(clock)
            await house.open()
            while True:  # whoever begins is drawn
                id = await begun(house, person, NewTable("lastwill", 3, bots=["random", "random"]))
                await until(house, id, lambda row: row["due_at"] is None)
                async with house.hall.reading(id) as told:
                    assert told.table.waiting() == [1]
                moved = [(at, entry.seat) for at, entry in await log_of(house, id) if isinstance(entry, Moved)]
                together = [seat for at, seat in moved if at == moved[-1][0]]
                if len(together) == 2:
                    assert together == [2, 3]
                    break

    run(plays())


def test_a_bot_whose_way_fails_goes_on_by_rules_of_thumb(tmp_path: Path) -> None:
    async def plays() -> None:
        async with housed(tmp_path, work=False) as (house, person):
            do = house.crew.pool.do
            asked: list[bool] = []

            async def failing(job: Job, urgency: tuple[float, ...]) -> Answer:
                if isinstance(job, Think):
                    asked.append(job.simply)
                    if not job.simply:
                        return Failed("on purpose")
                return await do(job, urgency)

            house.crew.pool.do = failing  # type: ignore[method-assign]
            await house.open()
            id = await begun(house, person, NewTable("gears", 2, bots=["master", "master"], sit=False))
            await until(house, id, lambda row: row["sequence"] > 2)
            assert asked[:3] == [False, False, True]

    run(plays())


def test_a_row_that_says_the_wrong_thing_is_corrected(tmp_path: Path) -> None:
    async def plays() -> None:
        async with housed(tmp_path) as (house, person):
            id = await begun(house, person, NewTable("gears", 2))
            wrong = update(tables).where(tables.c.id == id).values(due_at=1.0, due_kind="bot")
            await house.database.writer.commit(changed(wrong))
            house.crew.due(0.5)
            row = await until(house, id, lambda row: row["due_at"] is None)
            assert row["lease_until"] is None
            looks = await looked(house)
            assert looks <= 2

    run(plays())


async def looked(house: House) -> int:
    """How often the crew looks at the rows while nothing happens."""
    looks = 0
    read = house.database.read

    async def counted(ask: Any) -> Any:
        nonlocal looks
        looks += 1
        return await read(ask)

    house.database.read = counted  # type: ignore[method-assign]
    await asyncio.sleep(0.6)
    house.database.read = read  # type: ignore[method-assign]
    return looks


def test_nothing_is_done_when_nothing_is_due(tmp_path: Path) -> None:
    async def waits() -> None:
        async with housed(tmp_path) as (house, person):
            id = await begun(house, person, NewTable("gears", 2, pace=LiveClock(60)))
            assert (await row_of(house, id))["due_kind"] == "clock"
            await asyncio.sleep(0.2)
            assert await looked(house) <= 3

    run(waits())


def test_a_clock_that_is_set_back_stops_no_bot(tmp_path: Path) -> None:
    async def plays() -> None:
        clock = Clocked()
        async with housed(tmp_path, clock) as (house, person):
            id = await begun(house, person, NewTable("gears", 2, bots=["random", "random"], sit=False))
            row = await until(house, id, lambda row: row["sequence"] > 2)
            clock.at -= 86_400
            await until(house, id, lambda later: later["sequence"] > row["sequence"] + 3)

    run(plays())


def test_a_bot_plays_on_for_whoever_has_run_out_of_time(tmp_path: Path) -> None:
    async def plays() -> None:
        clock = Clocked()
        async with housed(tmp_path, clock) as (house, person):
            id = await begun(house, person, NewTable("gears", 2, pace=LiveClock(1)))
            assert (await row_of(house, id))["sequence"] == 1
            clock.at += 61
            house.crew.due(clock.at)
            await until(house, id, lambda row: row["sequence"] > 2)
            entries = [entry for _, entry in await log_of(house, id)]
            assert isinstance(entries[1], StoodIn)
            assert entries[1].why == "time"
            assert isinstance(entries[2], Moved)
            assert entries[2].seat == entries[1].seat

    run(plays())


def test_nobodys_many_tables_crowd_out_those_of_others(tmp_path: Path) -> None:
    async def fills() -> None:
        clock = Clocked()
        async with housed(tmp_path, clock, work=False) as (house, person):
            other, _ = await house.sessions.new_guest("", "en", "")
            new = NewTable("gears", 2, bots=["random", "random"], sit=False)
            id = await house.desk.open(new, person)
            template = await row_of(house, id)
            rows, chairs = [], []
            for number in range(200):
                rows.append(template | {"id": f"many{number}", "invitation": f"i{number}", "due_at": float(number)})
            rows.append(template | {"id": "one", "invitation": "one", "due_at": 1e6, "owner": other.id})
            rows.append(template | {"id": "live", "invitation": "live", "due_at": 2e6, "live": True})
            for row in rows:
                row |= {"due_kind": "bot", "state": "running"}
                chairs += [empty_seat(row["id"], seat) for seat in (1, 2)]
            await house.database.writer.commit(changed(insert(tables), *rows).and_then(insert(seats), *chairs))
            found = await house.database.read(lambda connection: due.found(connection, clock.now()))
            ids = [row["id"] for row in found]
            assert ids[0] == "live"
            assert "one" in ids
            assert len(ids) <= due.OF_ONE_PERSON + 1
            house.crew.shares.add(person.id, 3.0)
            order = [row["id"] for row in sorted(found, key=house.crew._urgency)]
            assert order[:2] == ["live", "one"]
            clock.at += 3_600
            house.crew.shares.add(other.id, 1.0)
            order = [row["id"] for row in sorted(found, key=house.crew._urgency)]
            assert order[:2] == ["live", "many0"]

    run(fills())
