"""A house with somebody of every role and a table in every state, to ask each route what it answers to whom."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx

from bequest import games
from bequest.server.house import House
from bequest.server.people.operators import set_operator
from bequest.server.settings import Settings
from bequest.server.storage.database import migrate
from bequest.server.tables.table import FINISHED, LOBBY, RUNNING
from bequest.server.web.app import application
from tests.server.people.meeting import CHEAP, GENEROUS, PASSWORD

ROLES: Final = ("operator", "owner", "seated", "spectator", "stranger", "nobody", "program", "foreign")
"""Who asks: the operator, the owner in seat 1, somebody in seat 2, somebody who looks at an open table, somebody who
was not invited, a browser without a cookie at an open table, a program for seat 2, one for a seat of another table."""
OPEN: Final = ("spectator", "nobody")
"""They look at open tables; all others at tables by invitation, without it."""
SOCKET: Final = "SOCKET /api/socket"
REFUSALS: Final = {"server-nobody": 401, "server-not-your-seat": 403, "server-no-table": 404}
REFUSED: Final = ("401", "403", "404")
"""Answers after which nothing has changed."""
HEADERS: Final = {"Host": "localhost:8400", "Bequest-Client": "roles"}


@dataclass(frozen=True)
class Row:
    """A route, at a table in some state, with a body; and for each role what comes of it: `ok`, or a status."""

    route: str
    expects: str
    at: str = RUNNING
    body: Any = None
    seat: int = 0
    """The seat of the path, where it is not the asker's own."""
    query: str = ""

    def expected(self) -> dict[str, str]:
        return dict(zip(ROLES, self.expects.split(), strict=True))


@dataclass
class World:
    """The house as it was left, and what its people know."""

    folder: Path
    headers: dict[str, dict[str, str]] = field(default_factory=dict)
    tables: dict[tuple[str, bool], str] = field(default_factory=dict)
    """By state, and whether they are open."""
    values: dict[str, str] = field(default_factory=dict)
    """What stands in paths and bodies."""

    def path(self, row: Row, role: str) -> str:
        seat = row.seat or (1 if role == "owner" else 2)
        values = {**self.values, "table": self.table(row, role), "seat": seat, "move": 0, "path": "table/decoration"}
        return row.route.split(" ")[1].format(**values) + row.query.format(**values)

    def table(self, row: Row, role: str) -> str:
        return self.tables[row.at, role in OPEN]

    def body(self, row: Row) -> Any:
        if isinstance(row.body, dict):
            return {key: self._filled(value) for key, value in row.body.items()}
        return row.body

    def _filled(self, value: Any) -> Any:
        return value.format(**self.values) if isinstance(value, str) else value


class Door:
    """The application, before one house after the other."""

    def __init__(self, world: World, folder: Path, loop: asyncio.AbstractEventLoop) -> None:
        self._world = world
        self._folder = folder
        self._loop = loop
        self._house = self._opened()
        self._guard = application(self._house)

    def routes(self) -> set[str]:
        """Every route that there is, as rows name them."""
        found = {
            f"{method} {route.path_format}"
            for route in self._guard.app.routes
            for method in getattr(route, "methods", ())
            if method not in ("OPTIONS", "HEAD")
        }
        return {*found, SOCKET}

    def answers(self, row: Row) -> dict[str, str]:
        """What each role is answered, each by a house in which nothing has happened yet."""
        found: dict[str, str] = {}
        for role in reversed(ROLES):
            found[role] = self._loop.run_until_complete(self._asked(row, role))
            if found[role] not in REFUSED and not row.route.startswith("GET"):
                self._renew()
        return {role: found[role] for role in ROLES}

    async def _asked(self, row: Row, role: str) -> str:
        headers = {**HEADERS, **self._world.headers[role]}
        if row.route == SOCKET:
            return await self._entered(row, role, headers)
        transport = httpx.ASGITransport(self._guard)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost:8400") as client:
            method, path = row.route.split(" ")[0], self._world.path(row, role)
            answer = await client.request(method, path, headers=headers, json=self._world.body(row))
        return "ok" if answer.status_code < 300 else str(answer.status_code)

    async def _entered(self, row: Row, role: str, headers: dict[str, str]) -> str:
        """What is told first to whoever enters a table over a socket, through the seat of the role."""
        seat = 1 if role == "owner" else 2
        enter = {"do": "enter", "table": self._world.table(row, role), "seat": seat}
        heard: list[Any] = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": json.dumps(enter)}]
        told: asyncio.Queue[Any] = asyncio.Queue()
        gone = asyncio.Event()

        async def receive() -> Any:
            if not heard:
                await gone.wait()
                return {"type": "websocket.disconnect", "code": 1000}
            return heard.pop(0)

        scope: Any = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws",
            "path": "/api/socket", "raw_path": b"/api/socket", "query_string": b"", "root_path": "",
            "subprotocols": [], "extensions": {},
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 4711), "server": ("127.0.0.1", 8400), "state": {},
        }  # fmt: skip
        visit = asyncio.create_task(self._guard(scope, receive, told.put))
        first = await told.get()
        if first["type"] != "websocket.accept":
            return "401"
        said = json.loads((await told.get())["text"])
        gone.set()
        await visit
        return "ok" if said["tell"] in ("news", "table") else str(REFUSALS[said["message"]["id"]])

    def _opened(self) -> House:
        file = self._folder / "bequest.db"
        for old in self._folder.glob("bequest.db*"):
            old.unlink()
        shutil.copy(self._world.folder / "bequest.db", file)

        async def made() -> House:
            return House(settings(self._folder))

        return self._loop.run_until_complete(made())

    def _renew(self) -> None:
        self.close()
        self._house = self._opened()
        self._guard.app.state.house = self._house

    def close(self) -> None:
        left(self._house)


def left(house: House) -> None:
    """Leaves a house as it is: no bot has worked in it."""
    house.passwords.close()
    house.database.close()


def settings(folder: Path) -> Settings:
    return Settings(database=f"sqlite:///{folder / 'bequest.db'}", hashing=CHEAP, quotas=GENEROUS, haste=0.0)


@contextmanager
def door(world: World, folder: Path) -> Iterator[Door]:
    """A door to the world."""
    loop = asyncio.new_event_loop()
    asyncio.set_event_loop(loop)
    found = Door(world, folder, loop)
    try:
        yield found
    finally:
        found.close()
        loop.close()


async def made(folder: Path) -> World:
    """A world with everybody in it."""
    world = World(folder)
    migrate(settings(folder).database)
    house = House(settings(folder))
    transport = httpx.ASGITransport(application(house))  # type: ignore[arg-type]

    def client() -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=transport, base_url="http://localhost:8400", headers=HEADERS)

    async def told(answer: Any) -> Any:
        answer = await answer
        assert answer.status_code < 300, answer.text
        return answer.json()

    people = {role: client() for role in ("operator", "owner", "seated", "spectator", "stranger", "other", "boss")}
    for role, one in people.items():
        await told(one.post("/api/me", json={"name": role}))
        secret = await told(one.post("/api/me/link", json={}))
        world.headers[role] = {"Cookie": "; ".join(f"{name}={value}" for name, value in one.cookies.items())}
        world.values[f"{role}_link"] = secret["token"]
    owner, seated, other = (people[role] for role in ("owner", "seated", "other"))
    world.headers["nobody"] = {}
    world.values["person"] = (await told(other.get("/api/me")))["id"]
    world.values["code"] = (await told(other.post("/api/me/recovery", json={})))["code"]
    for one, name in ((people["operator"], "Operator"), (other, "Other")):
        await told(one.post("/api/me/password", json={"name": name, "password": PASSWORD}))
    again = client()
    await told(again.post("/api/return", json={"token": world.values["seated_link"]}))
    devices = (await told(again.get("/api/me/devices")))["devices"]
    (world.values["device"],) = [device["id"] for device in devices if device.get("here")]

    for state in (LOBBY, RUNNING, FINISHED):
        for visibility in ("link", "open"):
            new = {"game": "gears", "players": 3, "bots": ["novice"], "visibility": visibility}
            table = await told(owner.post("/api/tables", json=new))
            at = f"/api/tables/{table['id']}"
            invited = {"Bequest-Invitation": table["invitation"]}
            await told(seated.post(f"{at}/seats/2/sit", headers=invited))
            if state != LOBBY:
                await told(owner.post(f"{at}/start"))
            if state == FINISHED:
                await told(owner.post(f"{at}/seats/1/proposal", json={"what": "end"}))
                await told(seated.post(f"{at}/seats/2/agree"))
            world.tables[state, visibility == "open"] = table["id"]
            world.values |= {"hash": table["faces"], "invitation": table["invitation"]}
    running = f"/api/tables/{world.tables[RUNNING, False]}"
    program = await told(seated.post(f"{running}/seats/2/tokens", json={"name": "bot"}))
    foreign = await told(seated.post(f"/api/tables/{world.tables[RUNNING, True]}/seats/2/tokens", json={"name": "bot"}))
    for role, token in (("program", program), ("foreign", foreign)):
        world.headers[role] = {"Authorization": f"Bearer {token['token']}"}
    world.values |= {"program": program["id"], "game": games.names()[0]}
    world.values["report"] = (await told(seated.post(f"{running}/reports", json={"text": "rude"})))["id"]
    left(house)
    set_operator(house.settings.database, "Operator", True)
    return world
