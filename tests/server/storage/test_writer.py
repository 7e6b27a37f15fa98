"""One thread writes: all that waits together, one bad change alone, in order, to the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Engine, event, func, insert, select

from bequest.server.errors import NotSaved
from bequest.server.storage.database import Database, opened
from bequest.server.storage.schema import avoided, people
from bequest.server.storage.writer import MOST_TOGETHER, Change, changed


def somebody(id: str, **more: Any) -> Change:
    row = {
        "id": id, "name": id, "language": "en", "zone": "UTC", "deadline_hour": 21, "operator": False,
        "created_at": 1.0, "seen_at": 1.0,
    }  # fmt: skip
    return changed(insert(people), row | more)


def names(database: Database) -> list[str]:
    with database.engine.connect() as connection:
        return sorted(connection.execute(select(people.c.id)).scalars())


def commits(engine: Engine) -> list[int]:
    seen: list[int] = []
    event.listen(engine, "commit", lambda connection: seen.append(1))
    return seen


def test_what_waits_is_committed_together(url: str) -> None:
    database = Database(url)
    seen = commits(database.engine)

    async def run() -> None:
        await database.writer.commit(somebody("first"))
        await asyncio.gather(*[database.writer.commit(somebody(f"p{n}")) for n in range(2 * MOST_TOGETHER)])

    asyncio.run(run())
    assert len(names(database)) == 2 * MOST_TOGETHER + 1
    assert len(seen) < 20
    database.close()


@pytest.mark.parametrize(
    "bad",
    [
        lambda: somebody("good-3"),  # there is one already
        lambda: somebody("bad", deadline_hour=2**80),  # no database has such a number
        lambda: somebody("bad", language=None),
        lambda: changed(insert(avoided), {"person": "good-1", "other": "nobody", "how": "mute"}),
    ],
)
def test_one_bad_change_is_refused_alone(url: str, bad: Callable[[], Change]) -> None:
    database = Database(url)

    async def run() -> list[int | BaseException]:
        changes = [somebody(f"good-{n}") for n in range(8)]
        changes.insert(5, bad())
        return await asyncio.gather(*map(database.writer.commit, changes), return_exceptions=True)

    told = asyncio.run(run())
    assert [isinstance(one, NotSaved) for one in told] == [number == 5 for number in range(9)]
    assert told[5].__cause__ is not None  # type: ignore[union-attr]
    assert names(database) == [f"good-{n}" for n in range(8)]

    asyncio.run(database.writer.commit(somebody("later")))
    assert "later" in names(database)
    database.close()


def test_a_change_is_kept_whole_or_not_at_all(url: str) -> None:
    database = Database(url)
    half = somebody("one").and_then(insert(people), {"id": "two", "language": None})
    with pytest.raises(NotSaved):
        asyncio.run(database.writer.commit(half))
    assert names(database) == []
    database.close()


def test_changes_are_made_in_the_order_in_which_they_came(url: str) -> None:
    database = Database(url)

    async def run() -> None:
        waiting = [somebody("x")]
        for number in range(50):
            waiting.append(changed(people.update().where(people.c.id == "x").values(deadline_hour=number)))
        await asyncio.gather(*map(database.writer.commit, waiting))

    asyncio.run(run())
    with database.engine.connect() as connection:
        assert connection.execute(select(people.c.deadline_hour)).scalar() == 49
    database.close()


def test_it_tells_how_many_rows_the_last_statement_has_changed(url: str) -> None:
    database = Database(url)

    async def run() -> list[int]:
        await asyncio.gather(*[database.writer.commit(somebody(f"p{n}")) for n in range(3)])
        change = people.update().where(people.c.id != "p0").values(name="new")
        none = people.update().where(people.c.id == "nobody").values(name="new")
        return [await database.writer.commit(changed(change)), await database.writer.commit(changed(none))]

    assert asyncio.run(run()) == [2, 0]
    database.close()


def test_what_waits_at_the_end_is_written_and_nothing_is_taken_after_it(url: str) -> None:
    database = Database(url)

    async def run() -> None:
        waiting = [asyncio.create_task(database.writer.commit(somebody(f"p{n}"))) for n in range(20)]
        await asyncio.sleep(0)
        database.writer.close()
        await asyncio.gather(*waiting)
        with pytest.raises(NotSaved):
            await database.writer.commit(somebody("late"))

    asyncio.run(run())
    assert len(names(database)) == 20
    database.engine.dispose()


def test_nobody_waits_for_a_change_that_nobody_wants_any_more(url: str) -> None:
    """A caller that was cancelled does not disturb the writer."""
    database = Database(url)

    async def run() -> None:
        task = asyncio.create_task(database.writer.commit(somebody("x")))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await database.writer.commit(somebody("y"))

    asyncio.run(run())
    assert "y" in names(database)
    database.close()


def test_sqlite_is_durable_and_readers_do_not_wait(new_sqlite: Callable[[], str]) -> None:
    engine = opened(new_sqlite())
    with engine.connect() as connection:
        told = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
        assert told == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 20_000}
        count = select(func.count()).select_from(people)
        assert connection.execute(count).scalar() == 0
        with engine.begin() as other:  # while the first one reads
            other.execute(*somebody("x").more[0])
        assert connection.execute(count).scalar() == 0
    engine.dispose()
