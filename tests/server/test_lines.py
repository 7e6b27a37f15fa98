"""Lines: what waits for a reader is bounded; who does not keep up is cut off, comes back and misses nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bequest.server import lines
from bequest.server.house import House
from bequest.server.lines import Line
from bequest.server.settings import Settings
from bequest.server.storage.database import migrate
from bequest.server.web.app import application
from bequest.server.web.sockets import SLOW
from bequest.server.who import Who
from tests.server.storage.venue import Venue

PATIENCE = 6.0


# --- a line alone ---


def test_messages_go_out_in_order() -> None:
    line = Line(Who())
    line.tell(b"one")
    line.tell(b"two")
    assert [line.next(), line.next(), line.next()] == [b"one", b"two", None]
    line.tell(b"three")
    line.hang_up()
    line.tell(b"four")
    assert [line.next(), line.next()] == [b"three", None]
    assert line.over
    assert not line.broken


def test_what_waits_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "MOST_BYTES", 10)

    line = Line(Who())
    line.tell(b"12345")
    line.tell(b"67890")
    assert line.next() == b"12345"
    line.tell(b"abcde")  # room was made by reading
    assert not line.broken
    line.tell(b"f")
    assert line.broken
    line.tell(b"g")
    assert line.next() is None


# --- a line with a socket at its end ---


class Socket:
    """The other end of a socket, as a server meets it: it takes a message when it is let."""

    def __init__(self, app: Any, cookie: str) -> None:
        self.got: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._reads = asyncio.Event()
        self._reads.set()
        self._says: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._says.put_nowait({"type": "websocket.connect"})
        headers = {"host": "localhost", "bequest-client": "tests", "cookie": cookie}
        scope = {
            "type": "websocket", "path": "/api/socket", "raw_path": b"/api/socket", "root_path": "", "scheme": "ws",
            "query_string": b"", "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 2), "subprotocols": [], "state": {},
            "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "extensions": {},
        }  # fmt: skip
        self._running = asyncio.create_task(app(scope, self._says.get, self._take))

    def say(self, **message: Any) -> None:
        self._says.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    def stop_reading(self) -> None:
        self._reads.clear()

    def read_on(self) -> None:
        self._reads.set()

    async def news(self) -> dict[str, Any]:
        """The next news."""
        while True:
            told = await asyncio.wait_for(self.got.get(), PATIENCE)
            if told["tell"] == "news":
                return told

    def all_news(self) -> list[dict[str, Any]]:
        """Those that have come and were not looked at."""
        found = [self.got.get_nowait() for _ in range(self.got.qsize())]
        return [told for told in found if told["tell"] == "news"]

    async def leave(self) -> None:
        self._says.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self._running, PATIENCE)

    async def _take(self, message: dict[str, Any]) -> None:
        await self._reads.wait()
        if message["type"] == "websocket.send":
            self.got.put_nowait(msgspec.json.decode(message["text"]))
        elif message["type"] == "websocket.close":
            self.closed.set_result(message["code"])


class Here(Venue):
    """A venue in a whole house, with its web."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.database, self.hall, self.desk, self.past = house.database, house.hall, house.desk, house.past
        self.clock = house.clock  # type: ignore[assignment]
        self.people = []
        self.app = application(house)


@asynccontextmanager
async def somewhere(folder: Path) -> AsyncIterator[Here]:
    url = f"sqlite:///{folder / 'lines.db'}"
    migrate(url)
    house = House(Settings(database=url, haste=0.0))
    try:
        yield Here(house)
    finally:
        await house.close()


def events(news: list[dict[str, Any]]) -> list[int]:
    return [event["sequence"] for told in news for event in told["events"]]


def test_who_does_not_keep_up_is_cut_off_and_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(4)

    async def run() -> None:
        async with somewhere(tmp_path) as here:
            id = await here.table("gears", 2)
            token, change = here.house.sessions.begun(here.people[0].id, "test")
            await here.database.writer.commit(change)
            first = Socket(here.app, f"bequest={token}")
            first.say(do="enter", table=id, seat=1)
            heard = [await first.news()]
            await played(here, id, 3, chance)
            heard += [await first.news() for _ in range(3)]

            monkeypatch.setattr(lines, "MOST_BYTES", 3 * len(msgspec.json.encode(heard[-1])))
            first.stop_reading()
            await played(here, id, 12, chance)
            assert [line.broken for line in here.hall.lines(id)] == [True]
            first.read_on()
            assert await asyncio.wait_for(first.closed, PATIENCE) == SLOW
            heard += first.all_news()
            assert heard[-1]["version"] < 16  # it was not told everything
            assert not here.hall.lines(id)

            monkeypatch.undo()
            again = Socket(here.app, f"bequest={token}")
            again.say(do="enter", table=id, seat=1, since=heard[-1]["sequence"])
            heard.append(await again.news())
            await played(here, id, 2, chance)
            heard += [await again.news() for _ in range(2)]
            await again.leave()
            assert heard[-1]["version"] == 18
            assert events(heard) == list(range(heard[-1]["sequence"]))

    asyncio.run(run())


async def played(here: Here, id: str, moves: int, chance: random.Random) -> None:
    """Moves of whoever is asked."""
    for _ in range(moves):
        async with here.hall.reading(id) as told:
            table = told.table
            seat = table.waiting()[0]
            asked_at = table.asked_at(seat)
            options = [list(move) for _, move in zip(range(5), table.position.moves(seat - 1), strict=False)]
            steps = [table.game.text(action) for action in chance.choice(options)]
        await here.hall.act(id, lambda table, now: table.move(seat, steps, asked_at, "", now))  # noqa: B023
