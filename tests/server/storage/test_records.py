"""Records of tables: whole, or in one part for each version of the rules."""

from __future__ import annotations

import asyncio
import random

import pytest

from bequest import games
from bequest.core import record as records
from bequest.core.errors import BadRecord
from bequest.server.tables.loading import loaded
from bequest.server.tables.records import parts
from tests.server.storage.conftest import NewDatabase
from tests.server.storage.venue import SetClock, venue


@pytest.mark.parametrize("game", games.names())
def test_a_game_under_one_version_is_one_record(new_sqlite: NewDatabase, game: str) -> None:
    async def run() -> None:
        async with venue(new_sqlite()) as here:
            id = await here.table(game)
            await here.finish(id, random.Random(1))
            kept = await here.kept(id)
            (record,) = parts(kept)
            again = records.load(record.to_json())
            assert again == record
            assert records.verify(again, games.get(game)).digest() == loaded(kept, 0.0).position.digest()
            assert "seed" not in record.options

    asyncio.run(run())


@pytest.mark.parametrize("told", [True, False])
def test_each_part_says_which_rules_it_was_played_by(
    new_sqlite: NewDatabase, monkeypatch: pytest.MonkeyPatch, told: bool
) -> None:
    clock, chance, url = SetClock(), random.Random(2), new_sqlite()

    async def run() -> None:
        async with venue(url, clock) as here:
            id = await here.table("gears")
            await here.moves(id, 12, chance)
            if told:
                await here.tell_story(id)
            first = parts(await here.kept(id))
            assert [record.rules for record in first] == ["1"]
        monkeypatch.setattr(games.find("gears"), "rules_version", "2")
        async with venue(url, clock) as again:
            await again.finish(id, chance)
            kept = await again.kept(id)
            found = parts(kept)
            assert [record.rules for record in found] == (["1", "2"] if told else ["2"])
            assert records.verify(found[-1], games.get("gears")).digest() == loaded(kept, 0.0).position.digest()
            if told:
                assert found[0].answers == first[0].answers
                assert found[0].result == {}
                assert found[1].position
                with pytest.raises(BadRecord):
                    records.verify(found[0], games.get("gears"))

    asyncio.run(run())
