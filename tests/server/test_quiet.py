"""Memory is cleared in quiet moments, after many have gone, and not while games go on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bequest.server import quiet
from bequest.server.house import House
from tests.server.serving import Clocked, Seat, opened, serving, started


def test_it_waits_until_many_have_gone_and_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clocked()
    visits, hall = SimpleNamespace(gone=0), SimpleNamespace(gone=0, changed_at=clock.at)
    house = cast(House, SimpleNamespace(visits=visits, hall=hall, clock=clock))
    cleared: list[int] = []
    monkeypatch.setattr(quiet, "clear", lambda: cleared.append(visits.gone))
    monkeypatch.setattr(quiet, "LOOK_EVERY", 0.0)

    async def looked() -> None:
        for _ in range(4):
            await asyncio.sleep(0)

    async def run() -> None:
        going = asyncio.create_task(quiet.tidied(house))
        await looked()
        visits.gone = quiet.MANY
        await looked()
        assert not cleared  # somebody has just moved
        clock.at += quiet.QUIET
        await looked()
        assert cleared == [quiet.MANY]
        visits.gone += quiet.MANY - 1
        await looked()
        assert len(cleared) == 1
        hall.gone += 1
        await looked()
        assert len(cleared) == 2
        going.cancel()

    asyncio.run(run())


def test_a_house_counts_who_has_gone(tmp_path: Path) -> None:
    clock: Any = Clocked()
    with serving(tmp_path, clock) as served, served.client() as anna:
        table = opened(anna, "gears", 2, bots=["random"])
        started(anna, table)
        seat = Seat(served, anna, table["id"], 1)
        seat.until("news")
        seat.close()
        while not served.house.visits.gone:
            pass
        assert served.house.visits.gone == 1
    quiet.clear()
