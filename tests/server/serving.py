"""A real server for tests: on a free port, in a thread of its own, with quick bots; and clients that talk to it."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from bequest.server.clock import Clock, SystemClock
from bequest.server.house import House
from bequest.server.running import answer_at_once
from bequest.server.settings import Settings
from bequest.server.storage.database import migrate
from bequest.server.web.app import application

HEADERS: Final = {"Bequest-Client": "tests"}
PATIENCE: Final = 30.0


@dataclass
class Served:
    """A server that runs."""

    house: House
    port: int
    loop: asyncio.AbstractEventLoop

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self) -> httpx.Client:
        """Somebody without a past."""
        return httpx.Client(base_url=self.url, headers=HEADERS, timeout=PATIENCE)


class Clocked:
    """A clock that tests set."""

    def __init__(self, at: float = 1_800_000_000.0) -> None:
        self.at = at

    def now(self) -> float:
        return self.at


@contextmanager
def serving(folder: Path, clock: Clock | None = None, **settings: Any) -> Iterator[Served]:
    """A server whose database is in a folder, until the block ends. Started again there, it goes on."""
    listening = socket.create_server(("127.0.0.1", 0))
    answer_at_once(listening)
    port = listening.getsockname()[1]
    usual = Settings(port=port, database=f"sqlite:///{folder / 'bequest.db'}", haste=0.0)
    chosen = replace(usual, **settings)
    migrate(chosen.database)
    loop = asyncio.new_event_loop()
    asyncio.set_event_loop(loop)
    house = House(chosen, clock or SystemClock())
    config = uvicorn.Config(
        application(house), ws="websockets-sansio", ws_per_message_deflate=False, log_level="error", access_log=False,
        timeout_graceful_shutdown=2,
    )  # fmt: skip
    server = uvicorn.Server(config)
    thread = threading.Thread(target=loop.run_until_complete, args=(server.serve([listening]),))
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            threading.Event().wait(0.01)
        yield Served(house, port, loop)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        loop.close()


def cookies_of(client: httpx.Client) -> str:
    """What a client's browser would send along."""
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


class Seat:
    """A socket that looks through one seat (0: a spectator) and plays whatever it likes."""

    _numbers = itertools.count()

    def __init__(
        self, served: Served, client: httpx.Client | None, table: str, seat: int, since: int = 0, **enter: Any
    ) -> None:
        headers = {**HEADERS, **({"Cookie": cookies_of(client)} if client is not None and client.cookies else {})}
        if client is not None and "Authorization" in client.headers:
            headers["Authorization"] = client.headers["Authorization"]
        address = f"ws://127.0.0.1:{served.port}/api/socket"
        self._open = ExitStack()
        connecting = connect(address, additional_headers=headers, compression=None)
        self.socket: ClientConnection = self._open.enter_context(connecting)
        self.seat = seat
        self.got: list[str] = []
        """Every message, as it came."""
        self.news: dict[str, Any] = {}
        """The last news."""
        self.send(do="enter", table=table, seat=seat, since=since, **enter)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.got.append(text)
        told: dict[str, Any] = json.loads(text)
        if told["tell"] == "news":
            self.news = told
        return told

    def until(self, tell: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            told = self.next()
            if told["tell"] == tell:
                return told

    def move(self, *steps: str, asked_at: int | None = None, token: str = "") -> dict[str, Any]:
        """Sends a move; what follows it: the news that it brought, or a refusal."""
        token = token or f"token-{next(self._numbers):08}"
        at = self.news["prompt"]["asked_at"] if asked_at is None else asked_at
        self.send(do="move", token=token, asked_at=at, steps=list(steps))
        while True:
            told = self.next()
            if told.get("token") == token or told.get("ask") == token:
                return told

    def asked(self) -> bool:
        """Whether the seat is to answer something."""
        return bool(self.news.get("offers"))

    def any_move(self, rng: random.Random) -> list[str]:
        """Steps of some whole move, found as a page would: by asking what follows."""
        steps: list[str] = []
        prompt, offers = self.news["prompt"], self.news["offers"]
        while True:
            shape = prompt.get("shape", {})
            if shape.get("shape") == "set" and not shape.get("picked") and shape["most"]:
                steps += rng.sample(shape["of"], rng.randint(shape["least"], shape["most"]))
            else:
                steps.append(rng.choice([offer["text"] for offer in offers if "blocked" not in offer]))
            self.send(do="look", ask="look", steps=steps)
            told = self.until_answer("look")
            if told["tell"] == "refused":  # cards that do not go together: another try
                steps, prompt, offers = [], self.news["prompt"], self.news["offers"]
                continue
            prompt, offers = told.get("prompt", {}), told.get("offers", [])
            if not offers:
                return steps

    def until_answer(self, ask: str) -> dict[str, Any]:
        while True:
            told = self.next()
            if told.get("ask") == ask:
                return told

    def close(self) -> None:
        self._open.close()


def opened(client: httpx.Client, game: str, players: int, **more: Any) -> dict[str, Any]:
    """A new table."""
    answer = client.post("/api/tables", json={"game": game, "players": players, **more})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def sat(client: httpx.Client, table: dict[str, Any], seat: int) -> None:
    """Somebody who has the invitation sits down."""
    headers = {"Bequest-Invitation": table["invitation"]}
    answer = client.post(f"/api/tables/{table['id']}/seats/{seat}/sit", headers=headers)
    assert answer.status_code == 200, answer.text


def started(client: httpx.Client, table: dict[str, Any]) -> None:
    """The owner begins the game."""
    answer = client.post(f"/api/tables/{table['id']}/start")
    assert answer.status_code == 200, answer.text
