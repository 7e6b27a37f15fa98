"""The rows are those of the schema, the log has every number once, and a game is played on either database."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest
from alembic import command
from sqlalchemy import Connection, delete, event, insert, inspect, select

from bequest import games
from bequest.server.errors import NotSaved
from bequest.server.settings import Settings
from bequest.server.storage.database import migrate, migrations, opened
from bequest.server.storage.schema import METADATA, entries, seats
from bequest.server.storage.writer import changed
from bequest.server.tables.loading import loaded
from bequest.server.who import Who
from bequest.server.work.crew import Crew
from tests.server.storage.venue import Venue, venue


def test_migrations_make_the_schema(url: str) -> None:
    command.check(migrations(url))
    engine = opened(url)
    assert set(inspect(engine).get_table_names()) == {*METADATA.tables, "alembic_version"}
    engine.dispose()


def test_migrations_go_back_and_forth(url: str) -> None:
    command.downgrade(migrations(url), "base")
    engine = opened(url)
    assert inspect(engine).get_table_names() == ["alembic_version"]
    engine.dispose()
    migrate(url)
    command.check(migrations(url))


def test_every_number_of_a_log_is_given_once(url: str) -> None:
    async def run() -> None:
        async with venue(url) as here:
            id = await here.table()
            row = {"table": id, "sequence": 1, "at": 0.0, "body": "{}"}
            with pytest.raises(NotSaved):
                await here.database.writer.commit(changed(insert(entries), row))
            with pytest.raises(NotSaved):  # nor is there a log without a table
                await here.database.writer.commit(changed(insert(entries), row | {"table": "none"}))
            assert len((await here.kept(id)).entries) == 1

    asyncio.run(run())


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_that_is_read_again_in_the_middle(url: str, game: str) -> None:
    chance = random.Random(game)

    async def run() -> None:
        async with venue(url) as here:
            id = await here.table(game, 2, ("random",))
            for number in range(20):
                await here.move(id, chance, f"token-{number:04}")
            before = {seat: await here.hall.news(id, seat, 0) for seat in range(4)}
        async with venue(url) as again:
            again.clock.at = here.clock.at
            assert {seat: await again.hall.news(id, seat, 0) for seat in range(4)} == before
            async with again.hall.reading(id) as told:
                assert len(told.table.tokens) == 20
            await again.finish(id, chance)
            kept = await again.kept(id)
            assert [row["sequence"] for row in kept.entries] == list(range(1, kept.row["sequence"] + 1))
            assert (kept.row["state"], kept.row["due_at"]) == ("finished", None)
            assert loaded(kept, 0.0).position.over

    asyncio.run(run())


def test_a_token_that_was_seen_before_does_nothing_also_after_a_restart(url: str) -> None:
    async def run() -> None:
        chance = random.Random(1)
        async with venue(url) as here:
            id = await here.table()
            await here.move(id, chance, "token-one")
        async with venue(url) as again:
            news = await again.hall.act(id, lambda table, now: pytest.fail("made twice"), 1, 0, "token-one")
            assert b'"token":"token-one"' in news
            assert len((await again.kept(id)).entries) == 2

    asyncio.run(run())


def test_what_is_not_kept_is_not_told(url: str) -> None:
    """The log already has an entry of that number: as if another process had written it."""

    async def run() -> None:
        async with venue(url) as here:
            id = await here.table()
            before = await here.hall.news(id, 1, 0)
            row = {"table": id, "sequence": 2, "at": 0.0, "body": '{"entry":"hinted","seat":1}'}
            await here.database.writer.commit(changed(insert(entries), row))
            with pytest.raises(NotSaved):
                await here.move(id, random.Random(1))
            after = await here.news(id, 1)
            assert after["version"] == 2  # what the log says, and nothing of the move
            assert after["move"] == 0
            assert b'"move":0' in before

    asyncio.run(run())


def test_a_game_whose_beginning_is_not_kept_begins_later(url: str) -> None:
    async def run() -> None:
        async with venue(url) as here:
            id = await here.lobby()
            owner = Who(here.people[0])
            row = {"table": id, "sequence": 1, "at": 0.0, "body": "{}"}
            await here.database.writer.commit(changed(insert(entries), row))
            with pytest.raises(NotSaved):
                await here.desk.start(await here.desk.access(id, owner))
            await here.database.writer.commit(changed(delete(entries)))
            await here.desk.start(await here.desk.access(id, owner))
            waiting = await here.rows(select(seats.c.waiting).order_by(seats.c.seat))
            assert sorted(row["waiting"] for row in waiting) == [False, True]

    asyncio.run(run())


def test_work_is_taken_by_one_process_of_two(url: str) -> None:
    async def run() -> list[tuple[bool, bool]]:
        async with venue(url) as here, venue(url, here.clock) as there:
            ids = [await here.table("gears", 1, ("random",)) for _ in range(6)]
            for id in ids:
                await _until_a_bot_is_asked(here, id)
            crews = [Crew(one.hall, Settings(database=url)) for one in (here, there)]
            taken = [await asyncio.gather(*[crew._claimed(id) for crew in crews]) for id in ids]
            again = [await crew._claimed(id) for crew in crews for id in ids]
            assert again == [False] * 12
            here.clock.at += 91.0  # whoever took it was not heard of any more
            assert [await crews[1]._claimed(id) for id in ids] == [True] * 6
            await crews[0]._release(ids[0])  # not its own
            assert not await crews[0]._claimed(ids[0])
            await crews[1]._release(ids[0])
            assert await crews[0]._claimed(ids[0])
            for crew in crews:
                await crew.pool.close()
            return [(first, second) for first, second in taken]

    assert {sum(pair) for pair in asyncio.run(run())} == {1}


async def _until_a_bot_is_asked(here: Venue, id: str) -> None:
    chance = random.Random(2)
    while True:
        async with here.hall.reading(id) as told:
            if 2 in told.table.waiting():
                return
        await here.move(id, chance)


def test_a_full_disk_costs_nothing_that_was_kept(new_sqlite: Callable[[], str]) -> None:
    """The database gets no further page: moves are refused, reading goes on, and with room again all goes on."""
    most = [1_000_000]

    def limit(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={most[0]}")

    async def run() -> None:
        chance = random.Random(3)
        async with venue(new_sqlite()) as here:
            id = await here.table("lastwill")
            event.listen(here.database.engine, "begin", limit)
            most[0] = 1  # as few as it has
            with pytest.raises(NotSaved) as refused:
                await here.finish(id, chance)
            made = here.tried - 1
            assert refused.value.status == 503
            assert "try again" in refused.value.text("en")
            assert "full" in str(refused.value.__cause__)
            assert (await here.news(id, 1))["version"] == made + 1 == len((await here.kept(id)).entries)
            most[0] = 1_000_000
            assert await here.move(id, chance)
            assert len((await here.kept(id)).entries) == made + 2

    asyncio.run(run())
