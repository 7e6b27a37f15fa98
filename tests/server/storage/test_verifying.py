"""`verify` is content with whatever a server has written, and finds each thing that is changed behind its back."""

from __future__ import annotations

import asyncio
import random
import zlib
from typing import Any

import pytest
from sqlalchemy import delete, update

from bequest import games
from bequest.server.storage.database import opened
from bequest.server.storage.schema import entries, seats, stories, tables
from bequest.server.verifying import count, ids, verified
from tests.server.storage.conftest import NewDatabase
from tests.server.storage.venue import SetClock, Venue, venue


def findings(url: str) -> dict[str, list[str]]:
    engine = opened(url)
    found = {id: [one.id for one in verified(engine, id)[1]] for id in ids(engine)}
    assert len(found) == count(engine)
    engine.dispose()
    return found


@pytest.mark.parametrize("game", games.names())
def test_games_that_run_rest_and_are_over_have_no_differences(url: str, game: str) -> None:
    chance = random.Random(game)

    async def run() -> None:
        async with venue(url) as here:
            await here.lobby(game)
            id = await here.table(game, 2, ("random",))
            await here.moves(id, 10, chance)
            await here.tell_story(id)
            await here.act(id, lambda table, now: table.stand_in(1, "left", now))
            await here.moves(id, 5, chance)
            other = await here.table(game)
            await here.finish(other, chance)
            await here.tell_story(other)

    asyncio.run(run())
    assert list(findings(url).values()) == [[], [], []]


def test_a_table_of_former_rules_and_one_that_was_upgraded(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, chance = SetClock(), random.Random(2)

    async def run() -> None:
        async with venue(url, clock) as here:
            upgraded = [await here.table("gears") for _ in range(2)]
            for id in upgraded:
                await here.moves(id, 12, chance)
            await here.tell_story(upgraded[0])
            left = await here.table("gears")
            await here.finish(left, chance)
            await here.tell_story(left)
        monkeypatch.setattr(games.find("gears"), "rules_version", "2")
        async with venue(url, clock) as again:
            for id in upgraded:
                await again.moves(id, 4, chance)
            await again.tell_story(upgraded[0])
            await again.finish(upgraded[0], chance)

    asyncio.run(run())
    assert list(findings(url).values()) == [[], [], []]


def damaged(**columns: Any) -> Any:
    return update(tables).values(**columns)


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (delete(entries).where(entries.c.sequence == 5), "command-verify-gap"),
        (delete(entries).where(entries.c.sequence == 21), "command-verify-other"),
        (update(entries).where(entries.c.sequence == 5).values(body='{"entry":"no"}'), "command-verify-unreadable"),
        (update(entries).where(entries.c.sequence == 5).values(body='{"entry":"hinted"}'), "command-verify-refused"),
        (update(entries).where(entries.c.sequence == 5).values(body='{"entry":"began"}'), "command-verify-beginning"),
        (
            update(entries).where(entries.c.sequence > 20).values(body='{"entry":"undid","token":"token-1"}'),
            "command-verify-twice",
        ),
        (damaged(sequence=20), "command-verify-other"),
        (damaged(state="finished"), "command-verify-other"),
        (damaged(state="lobby"), "command-verify-lobby"),
        (damaged(ended_at=5.0), "command-verify-other"),
        (damaged(due_kind="bot"), "command-verify-other"),
        (damaged(kept=3), "command-verify-other"),
        (update(seats).values(waiting=True), "command-verify-other"),
        (update(seats).values(level="steady"), "command-verify-other"),
        (update(seats).values(deadline=1.0), "command-verify-other"),
        (update(stories).values(views=zlib.compress(b"{}")), "command-verify-story"),
        (update(stories).values(views=b"no"), "command-verify-story-unreadable"),
        (update(stories).values(moves=3), "command-verify-story"),
        (update(stories).values(position="{}"), "command-verify-snapshot"),
    ],
)
def test_each_damage_is_found(new_sqlite: NewDatabase, damage: Any, told: str) -> None:
    url = new_sqlite()

    async def run() -> None:
        async with venue(url) as here:
            id = await here.table()
            await _some_moves(here, id)
            await here.tell_story(id)

    asyncio.run(run())
    assert list(findings(url).values()) == [[]]
    engine = opened(url)
    with engine.begin() as connection:
        connection.execute(damage)
    engine.dispose()
    ((*found,),) = findings(url).values()
    assert told in found


async def _some_moves(here: Venue, id: str) -> None:
    chance = random.Random(4)
    for number in range(20):
        await here.move(id, chance, f"token-{number}")


def test_a_moment_that_a_seat_did_not_see_so_is_found(new_sqlite: NewDatabase) -> None:
    url = new_sqlite()

    async def run() -> None:
        async with venue(url) as here:
            id = await here.table()
            await _some_moves(here, id)
            await here.tell_story(id)
            (row,) = await here.rows(stories.select())
            changed = zlib.decompress(row["views"]).replace(b'"round":1', b'"round":2', 1)
            engine = here.database.engine
            with engine.begin() as connection:
                connection.execute(update(stories).values(views=zlib.compress(changed)))

    asyncio.run(run())
    ((*found,),) = findings(url).values()
    assert found == ["command-verify-moment"]
