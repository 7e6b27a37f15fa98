"""Tables of our server, opened by guests over HTTP and played over sockets, one for each seat."""

from __future__ import annotations

import http.client
import itertools
import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import Struct

from bench.load.crowd import Board, Crowd, Stuck
from bench.load.frames import Socket, connected, request
from bequest import games

SEATS: Final = 3
AT_ONCE: Final = 8
"""Guests that ask at the same time while tables are opened."""
CLIENT: Final = {"Bequest-Client": "load"}
LOOK: Final = "look"
FINISHED: Final = "finished"


@dataclass
class Opened:
    """A table whose game has begun: who sits at it, by the cookies of their sessions."""

    id: str
    game: str
    cookies: list[str] = field(default_factory=list)


class Asking:
    """A connection over which one question follows the other."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.cookie = ""
        """What the last answer wants to be remembered."""

    def __call__(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        """The answer to a question; Stuck if it is refused."""
        sent = json.dumps(body) if body is not None else None
        extra = {name.replace("_", "-"): value for name, value in headers.items() if value}
        self._connection.request(method, path, sent, {**CLIENT, "Content-Type": "application/json", **extra})
        answer = self._connection.getresponse()
        told = answer.read()
        if answer.status >= 300:
            raise Stuck(f"{method} {path}: {answer.status} {told[:300].decode()}")
        self.cookie = (answer.headers["Set-Cookie"] or "").partition(";")[0]
        return json.loads(told)

    def close(self) -> None:
        self._connection.close()


def opened(port: int, tables: int) -> list[Opened]:
    """So many tables with three guests each, of all games in turn, whose games have begun."""
    names = games.names()
    shares = [range(first, tables, AT_ONCE) for first in range(AT_ONCE)]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        found = pool.map(lambda share: _opened(port, [names[at % len(names)] for at in share]), shares)
    return [table for some in found for table in some]


def _opened(port: int, names: Sequence[str]) -> list[Opened]:
    ask = Asking(port)
    found = [_one_opened(ask, name) for name in names]
    ask.close()
    return found


def _one_opened(ask: Asking, game: str) -> Opened:
    told = ask("POST", "/api/tables", {"game": game, "players": SEATS})
    table = Opened(told["id"], game, [ask.cookie])
    for seat in range(2, SEATS + 1):
        ask("POST", f"/api/tables/{table.id}/seats/{seat}/sit", Bequest_Invitation=told["invitation"])
        table.cookies.append(ask.cookie)
    ask("POST", f"/api/tables/{table.id}/start", Cookie=table.cookies[0])
    return table


# --- what is read of the messages ---


class Shape(Struct):
    shape: str = ""
    least: int = 0
    most: int = 0
    of: list[str] = []
    picked: list[str] = []


class Prompt(Struct):
    asked_at: int = 0
    shape: Shape = msgspec.field(default_factory=Shape)


class Offer(Struct):
    text: str
    commits: bool = False
    blocked: msgspec.Raw = msgspec.Raw(b"")


class Status(Struct):
    state: str


class Told(Struct):
    """As much of any message as the load looks at."""

    tell: str
    version: int = 0
    status: Status | None = None
    prompt: Prompt | None = None
    offers: list[Offer] = []
    message: msgspec.Raw = msgspec.Raw(b"")


class Move(Struct):
    token: str
    asked_at: int
    steps: list[str]
    do: str = "move"


class Look(Struct):
    steps: list[str]
    ask: str = LOOK
    do: str = LOOK


class Enter(Struct):
    table: str
    seat: int
    do: str = "enter"


_TOLD: Final = msgspec.json.Decoder(Told)
_ENCODE: Final = msgspec.json.Encoder().encode
_NUMBERS: Final = itertools.count()


class OurBoard(Board):
    """A table of ours: whoever is asked takes any option on offer, and asks what follows until the move is whole."""

    def __init__(self, crowd: Crowd, table: Opened) -> None:
        super().__init__(crowd)
        self.table = table
        self._versions = [0] * SEATS
        self._asked: list[Told | None] = [None] * SEATS
        self._mover = 0
        self._prompt = Prompt()
        self._steps: list[str] = []
        self._moving = False
        self.decisions = 0
        self.over = False

    async def enter(self, port: int) -> None:
        for seat, cookie in enumerate(self.table.cookies):
            greeting = request("/api/socket", f"127.0.0.1:{port}", Cookie=cookie, **{"Bequest_Client": "load"})
            self.sockets.append(await connected(port, greeting, partial(self._hear, seat)))
        for seat, socket in enumerate(self.sockets):
            socket.send(_ENCODE(Enter(self.table.id, seat + 1)))

    def move(self) -> None:
        self._moving = True
        self.decisions += len(self._steps)
        token = f"load-{next(_NUMBERS):08}"
        self.sockets[self._mover].send(_ENCODE(Move(token, self._prompt.asked_at, self._steps)))

    def _hear(self, seat: int, _: Socket, data: bytes) -> None:
        told = _TOLD.decode(data)
        if told.tell == "news":
            self.crowd.heard(data)
            self._news(seat, told)
        elif told.tell == "offered":
            assert told.prompt is not None or not told.offers
            self._choose(told.prompt or self._prompt, told.offers)
        elif told.tell == "refused" and self._moving:
            self.crowd.problem = (
                f"a move of {self.table.game} was refused: {self._steps} {bytes(told.message).decode()}"
            )
        elif told.tell == "refused":  # what was picked does not go together: another try
            self._begin()

    def _news(self, seat: int, told: Told) -> None:
        self._versions[seat] = told.version
        self._asked[seat] = told
        if min(self._versions) < max(self._versions):
            return
        if self._moving:
            self._moving = False
            self.crowd.told(self)
        assert told.status is not None
        if told.status.state == FINISHED:
            self.over = True
            self.crowd.over += 1
        else:
            self._begin()

    def _begin(self) -> None:
        """Looks for the next move of the first seat that is asked."""
        for seat, told in enumerate(self._asked):
            if told is not None and told.offers and told.prompt is not None:
                self._mover, self._steps = seat, []
                self._prompt = told.prompt
                self._choose(told.prompt, told.offers)
                return

    def _choose(self, prompt: Prompt, offers: list[Offer]) -> None:
        rng, shape = self.crowd.rng, prompt.shape
        if not offers:
            self.crowd.ready(self)
            return
        if shape.shape == "set" and not shape.picked and shape.most:
            self._steps += rng.sample(shape.of, rng.randint(shape.least, shape.most))
        else:
            chosen = rng.choice(offers)
            while chosen.blocked:
                chosen = rng.choice(offers)
            self._steps.append(chosen.text)
            if chosen.commits:
                self.crowd.ready(self)
                return
        self.sockets[self._mover].send(_ENCODE(Look(self._steps)))
