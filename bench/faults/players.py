"""Players over sockets who choose at random, come back when they are cut off, and send again what was not answered."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

HEADERS: Final = {"bequest-client": "faults"}
AGAIN: Final = 0.1
"""Seconds after which something is tried again."""
QUIET: Final = 20.0
"""Whoever hears nothing for so long, though asked, comes back."""
NOT_SAVED: Final = ("server-not-saved", "server-closing")

_numbers = itertools.count(1)


@dataclass
class Ledger:
    """What the players were told."""

    acknowledged: set[tuple[str, str]] = field(default_factory=set)
    """Moves, as tables and tokens."""
    refused: int = 0
    """How often something was not saved."""
    gaps: int = 0
    """How often somebody was not told of an event."""
    cut: int = 0
    """How often a line was cut."""
    enough: bool = False
    """No further game is to begin."""


@dataclass
class Player:
    """One seat of one table."""

    address: str
    cookie: str
    table: str
    seat: int
    ledger: Ledger
    chance: random.Random
    known: int = 0
    """Events that it was told of."""
    sent: dict[str, Any] | None = None
    """A move that was not answered yet."""
    steps: list[str] = field(default_factory=list)
    prompt: dict[str, Any] | None = None

    async def play(self) -> None:
        """Until the game is over."""
        socket = self.address.replace("http", "ws") + "/api/socket"
        headers = {**HEADERS, "Cookie": self.cookie}
        while True:
            try:
                async with connect(socket, additional_headers=headers, compression=None, open_timeout=5) as line:
                    await self._enter(line)
                    if await self._play(line):
                        return
            except (OSError, TimeoutError, websockets.WebSocketException):
                self.ledger.cut += 1
                await asyncio.sleep(AGAIN)

    async def _enter(self, line: ClientConnection) -> None:
        await self._say(line, do="enter", table=self.table, seat=self.seat, since=self.known)
        self.steps = []
        if self.sent is not None:
            await self._say(line, **self.sent)

    async def _say(self, line: ClientConnection, **said: Any) -> None:
        await line.send(json.dumps(said))

    async def _play(self, line: ClientConnection) -> bool:
        while True:
            told = json.loads(await asyncio.wait_for(line.recv(), QUIET if self.sent or self.steps else None))
            kind = told["tell"]
            if kind == "news":
                if self._hear(told):
                    return True
                self.prompt, self.steps = told.get("prompt"), []
                await self._choose(line, told.get("offers", []))
            elif kind == "offered" and told["ask"] == f"{len(self.steps)}":
                self.prompt = told["prompt"]
                await self._choose(line, told.get("offers", []))
            elif kind == "refused":
                await self._refused(line, told)

    def _hear(self, news: dict[str, Any]) -> bool:
        """What has happened; True if the game is over."""
        numbers = [event["sequence"] for event in news["events"]]
        if numbers != list(range(min(self.known, news["since"]), news["sequence"])) and news["sequence"] > self.known:
            self.ledger.gaps += 1
        self.known = news["sequence"]
        if self.sent is not None and news.get("token") == self.sent["token"]:
            self.ledger.acknowledged.add((self.table, self.sent["token"]))
            self.sent = None
        return bool(news["status"]["state"] == "finished" and self.sent is None)

    async def _choose(self, line: ClientConnection, offers: list[dict[str, Any]]) -> None:
        if self.sent is not None:
            return
        if self.prompt is None or "asked_at" not in self.prompt:
            self.steps = []  # the seat is not asked any more
        elif not offers and self.steps:
            token = f"token-{next(_numbers):08}"
            self.sent = {"do": "move", "token": token, "asked_at": self.prompt["asked_at"], "steps": self.steps}
            await self._say(line, **self.sent)
        elif offers:
            shape = self.prompt["shape"]
            if shape["shape"] == "set":
                self.steps += self.chance.sample(shape["of"], self.chance.randint(shape["least"], shape["most"]))
            else:
                self.steps.append(self.chance.choice([one for one in offers if "blocked" not in one])["text"])
            await self._say(line, do="look", ask=f"{len(self.steps)}", steps=self.steps)

    async def _refused(self, line: ClientConnection, told: dict[str, Any]) -> None:
        if told["message"]["id"] in NOT_SAVED:
            self.ledger.refused += 1
            await asyncio.sleep(AGAIN)
            if self.sent is not None:
                await self._say(line, **self.sent)
            return
        if self.sent is not None and told["ask"] == self.sent["token"]:
            self.sent = None
        self.steps = []
        await self._say(line, do="look", ask="0", steps=[])


async def party(address: str, ledger: Ledger, new: dict[str, Any], number: int) -> None:
    """Some persons who play one game after the other, while that is wanted; `new` says what, and how many of them."""
    persons = new["players"] - len(new["bots"])
    while not ledger.enough:
        async with httpx.AsyncClient(base_url=address, headers=HEADERS, timeout=20) as host:
            table = await asked(host, "/api/tables", ledger, new)
            cookies = [_cookie(host)]
            for seat in range(2, persons + 1):
                async with httpx.AsyncClient(base_url=address, headers=HEADERS, timeout=20) as guest:
                    guest.headers["bequest-invitation"] = table["invitation"]
                    await asked(guest, f"/api/tables/{table['id']}/seats/{seat}/sit", ledger)
                    cookies.append(_cookie(guest))
            await asked(host, f"/api/tables/{table['id']}/start", ledger)
        players = [
            Player(address, cookie, table["id"], seat, ledger, random.Random(f"{number} {seat} {table['id']}"))
            for seat, cookie in enumerate(cookies, 1)
        ]
        await asyncio.gather(*[player.play() for player in players])


async def bots_alone(address: str, ledger: Ledger, game: str, bots: list[str]) -> str:
    """A game of bots alone, which nobody looks at."""
    async with httpx.AsyncClient(base_url=address, headers=HEADERS, timeout=20) as host:
        new = {"game": game, "players": len(bots), "bots": bots, "sit": False}
        table = await asked(host, "/api/tables", ledger, new)
        await asked(host, f"/api/tables/{table['id']}/start", ledger)
        return str(table["id"])


def _cookie(client: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


async def asked(client: httpx.AsyncClient, path: str, ledger: Ledger, body: object = None) -> dict[str, Any]:
    """Something that is asked for until it is done; a conflict means that it was done before."""
    while True:
        try:
            answer = await client.post(path, json=body if body is not None else {})
        except httpx.HTTPError:
            await asyncio.sleep(AGAIN)
            continue
        if answer.status_code in (200, 201, 409):
            found: dict[str, Any] = answer.json()
            return found
        if answer.status_code != 503:
            raise RuntimeError(f"{path}: {answer.status_code} {answer.text}")
        ledger.refused += 1
        await asyncio.sleep(AGAIN)
