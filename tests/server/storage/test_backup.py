"""Backups of either database, also of one that is being written to, and back into either."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import create_engine, select, text

from bequest.core.errors import BequestError
from bequest.server.errors import Conflict, NotFound, Refused
from bequest.server.storage.backup import backed_up, restored
from bequest.server.storage.database import opened
from bequest.server.storage.rows import Row, all_rows
from bequest.server.storage.schema import METADATA
from bequest.server.verifying import ids, verified
from tests.server.storage.conftest import NewDatabase
from tests.server.storage.venue import venue


def content(url: str) -> dict[str, list[Row]]:
    engine = opened(url)
    with engine.connect() as connection:
        found = {
            table.name: all_rows(connection, select(table).order_by(*table.primary_key.columns))
            for table in METADATA.sorted_tables
        }
    engine.dispose()
    return found


def played(url: str, moves: int = 10) -> None:
    async def run() -> None:
        async with venue(url) as here:
            for game in ("gears", "lastwill"):
                id = await here.table(game, 2, ("random",))
                await here.moves(id, moves, random.Random(1))
                await here.tell_story(id)

    asyncio.run(run())


def test_there_and_back_on_the_same_database(url: str, tmp_path: Path) -> None:
    played(url)
    before = content(url)
    file = tmp_path / "backup.db"
    count = backed_up(url, file)
    assert sorted(path.name for path in tmp_path.iterdir() if "backup" in path.name) == ["backup.db"]
    assert count == sum(map(len, before.values()))
    assert content(f"sqlite:///{file}") == before
    with pytest.raises(Conflict):
        restored(file, url)
    assert content(url) == before
    played(url, 3)
    assert content(url) != before
    assert restored(file, url, replace=True) == count
    assert content(url) == before


@pytest.mark.parametrize("back", [True, False])
def test_from_one_kind_of_database_to_the_other(
    new_sqlite: NewDatabase, new_postgresql: NewDatabase, tmp_path: Path, back: bool
) -> None:
    one, other = new_sqlite(), new_postgresql()
    source, target = (other, one) if back else (one, other)
    played(source)
    backed_up(source, tmp_path / "backup.db")
    restored(tmp_path / "backup.db", target)
    assert content(target) == content(source)
    engine = opened(target)
    assert [verified(engine, id)[1] for id in ids(engine)] == [[], []]
    engine.dispose()


def test_a_backup_of_a_server_that_writes_is_of_one_moment(url: str, tmp_path: Path) -> None:
    """Each table's log is as long as its row says, whichever was read first."""
    files = [tmp_path / f"backup{number}.db" for number in range(4)]

    async def run() -> None:
        async with venue(url) as here:
            made = [await here.table("gears") for _ in range(3)]
            done = False

            async def play() -> None:
                chance = random.Random(5)
                while not done:
                    for id in made:
                        await here.move(id, chance)
                    await asyncio.sleep(0)

            playing = asyncio.create_task(play())
            loop = asyncio.get_running_loop()
            for file in files:
                await loop.run_in_executor(None, backed_up, url, file)
            done = True
            await playing

    asyncio.run(run())
    lengths = []
    for file in files:
        engine = opened(f"sqlite:///{file}")
        found = [verified(engine, id) for id in ids(engine)]
        engine.dispose()
        assert [differences for _, differences in found] == [[], [], []]
        lengths.append(sum(count for count, _ in found))
    assert lengths == sorted(lengths)
    assert lengths[0] < lengths[-1]


def test_nothing_is_restored_under_a_server_that_runs(url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with venue(url) as here:
            id = await here.table()
            backed_up(url, tmp_path / "backup.db")
            with pytest.raises(Conflict) as refused:
                restored(tmp_path / "backup.db", url, replace=True)
            assert refused.value.message.id == "command-restore-busy"
            assert await here.move(id, random.Random(1))

    asyncio.run(run())


def test_a_restored_game_goes_on(new_sqlite: NewDatabase, tmp_path: Path) -> None:
    url, place = new_sqlite(), f"sqlite:///{tmp_path}/new folder/server.db"
    played(url)
    backed_up(url, tmp_path / "backup.db")
    (tmp_path / "backup.db").chmod(0o444)
    restored(tmp_path / "backup.db", place)

    async def run() -> None:
        engine = opened(place)
        made = list(ids(engine))
        engine.dispose()
        async with venue(place) as here:
            for id in made:
                await here.finish(id, random.Random(2))
                assert (await here.kept(id)).row["state"] == "finished"

    asyncio.run(run())


def test_what_is_no_backup_is_refused_and_nothing_is_changed(new_sqlite: NewDatabase, tmp_path: Path) -> None:
    url = new_sqlite()
    played(url, 2)
    before = content(url)
    text_file, foreign, newer = tmp_path / "text.db", tmp_path / "foreign.db", tmp_path / "newer.db"
    text_file.write_text("no database at all, but a text of some length " * 100)
    engine = create_engine(f"sqlite:///{foreign}")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE tables (id TEXT)"))
    engine.dispose()
    backed_up(url, newer)
    engine = create_engine(f"sqlite:///{newer}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(NotFound):
        restored(tmp_path / "none.db", url, replace=True)
    for file in (text_file, foreign, newer):
        with pytest.raises(Refused):
            restored(file, url, replace=True)
        assert content(url) == before
    with pytest.raises(BequestError):
        backed_up(f"sqlite:///{tmp_path}/none.db", tmp_path / "b.db")
    with pytest.raises(Conflict):
        backed_up(url, newer)
    backed_up(url, newer, replace=True)
    assert content(f"sqlite:///{newer}") == before
