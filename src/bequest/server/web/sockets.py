"""The socket: somebody looks at a table through one seat at a time, plays, asks what follows, and talks."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from bequest.core.errors import BequestError, IllegalAction
from bequest.core.wire import to_json
from bequest.core.words import message
from bequest.server import logs
from bequest.server.access import Access
from bequest.server.errors import Conflict, NotAllowed, Refused, TooMany
from bequest.server.house import House
from bequest.server.limits import Bucket
from bequest.server.lines import Line
from bequest.server.tables.news import RefusedMessage
from bequest.server.tables.table import LOBBY
from bequest.server.web.asking import who_asks
from bequest.server.who import Who
from bequest.server.wire import Enter, Look, Move, Request, Say, Undo

SLOW: Final = 4408
"""The client did not keep up: it may come back and be told the rest."""
LARGE: Final = 4413
OFTEN: Final = 4429
GOING: Final = 1012
NOT_ANY_MORE: Final = 4401
"""The session or the token has ended, or the table is not for this reader any more."""
MINUTE: Final = 60.0
_DECODER: Final = msgspec.json.Decoder(Request)


class Visit(Line):
    """One socket, and whoever is at its other end.

    There are thousands, most of them silent: each is one task, which listens, and another only while there is something
    to say.
    """

    __slots__ = ("_bucket", "_closed", "_house", "_receive", "_send", "_sending")

    def __init__(self, receive: Receive, send: Send, house: House, who: Who) -> None:
        super().__init__(who)
        self._receive = receive
        self._send = send
        self._house = house
        self._bucket = Bucket(float(house.settings.quotas.messages_a_minute), house.clock.now())
        self._sending: asyncio.Task[None] | None = None
        self._closed = False

    async def run(self) -> None:
        """Until one of the two hangs up."""
        try:
            code = await self._listen()
            if code:
                await self._close(code)
        except OSError:  # whoever it was has gone
            pass
        except Exception as error:
            logs.problem("socket", error)
        finally:
            self._closed = True
            self._leave()

    def wake(self) -> None:
        if self._sending is None and not self._closed:
            self._sending = asyncio.create_task(self._say())

    async def _say(self) -> None:
        """Sends what waits, and hangs up when there is nothing more to come."""
        try:
            while (data := self.next()) is not None:
                await self._send({"type": "websocket.send", "text": data.decode(), "bytes": None})
            if self.over:
                await self._close(self._ending())
        except OSError:
            pass
        except Exception as error:
            logs.problem("socket", error)
        finally:
            self._sending = None

    async def _close(self, code: int) -> None:
        if not self._closed:
            self._closed = True
            self._leave()
            await self._send({"type": "websocket.close", "code": code, "reason": ""})

    def _ending(self) -> int:
        return SLOW if self.broken else NOT_ANY_MORE if self.dismissed else GOING

    async def _listen(self) -> int:
        """Hears and answers one message after the other; with which code to hang up, 0 if the other end has."""
        quotas = self._house.settings.quotas
        while True:
            told: Any = await self._receive()
            if told["type"] != "websocket.receive":
                return 0
            if self.ended:  # a client that does not read is heard no more either
                return self._ending()
            text = told.get("text") or told.get("bytes") or b""
            if len(text) > quotas.message_bytes:
                return LARGE
            if not self._bucket.take(quotas.messages_a_minute, MINUTE, self._house.clock.now()):
                return OFTEN
            await self._answer(text)

    async def _answer(self, text: str | bytes) -> None:
        ask = ""
        try:
            request = _DECODER.decode(text)
            ask = (
                request.token if isinstance(request, Move | Undo) else request.ask if isinstance(request, Look) else ""
            )
            await self._do(request)
        except msgspec.DecodeError as error:
            self._refuse(ask, Refused(message("server-bad-message", problem=str(error)[:300])))
        except UnicodeDecodeError:
            self._refuse(ask, Refused(message("server-bad-message", problem="UTF-8")))
        except BequestError as error:
            self._refuse(ask, error)

    def _refuse(self, ask: str, error: BequestError) -> None:
        reason = error.reason if isinstance(error, IllegalAction) else None
        self.tell(to_json(RefusedMessage(ask, error.message, reason)))

    async def _do(self, request: Request) -> None:
        hall = self._house.hall
        if isinstance(request, Enter):
            await self._enter(request)
            return
        if not self.table:
            raise Conflict(message("server-enter-first"))
        if isinstance(request, Say):
            await self._house.talk.say(await self._fresh(), request.text)
            return
        seat = self.seat
        if not self.plays:
            raise NotAllowed(message("server-not-your-seat"))
        if isinstance(request, Look):
            async with hall.reading(self.table) as told:
                offered = told.offered(request.ask, seat, request.steps)
            self.tell(to_json(offered))
        elif isinstance(request, Move):
            steps, asked_at, token = request.steps, request.asked_at, request.token
            try:
                await hall.act(
                    self.table,
                    lambda table, now: table.move(seat, steps, asked_at, token, now),
                    seat,
                    None,
                    token,
                )
            except Conflict:
                self.tell(await hall.news(self.table, seat, self.since, self.story))
                raise
        else:
            undo = request.token
            await hall.act(self.table, lambda table, now: table.undo(seat, undo, now), seat, None, undo)

    async def _fresh(self) -> Access:
        return await self._house.desk.access(self.table, self.who, self.invitation)

    async def _enter(self, request: Enter) -> None:
        """Looks at another table, or through another seat: the curtain falls over what was there before."""
        found = await self._house.desk.access(request.table, self.who, request.invitation)
        seat = found.looks_through(request.seat)
        self._leave()
        self.curtain()
        self.table, self.seat, self.since = request.table, seat, max(0, request.since)
        self.plays = seat in found.own_seats()
        self.invitation, self.story = request.invitation, request.story
        if found.row["state"] == LOBBY:
            self._house.hall.place(found.id).lines.add(self)
            found = await self._house.tell_lobby(self)  # it may have changed before the line was there to be told
        if found.row["state"] != LOBBY:
            await self._house.hall.enter(self)
        self._house.talk.tell_presence(found.id)

    def _leave(self) -> None:
        if self.table:
            self._house.hall.leave(self)
            self._house.talk.tell_presence(self.table)
            self.table = ""


async def visited(scope: Scope, receive: Receive, send: Send, house: House) -> None:
    """Live play over a socket. The first message is `enter`.

    It is spoken to plainly: what a framework keeps for a request would be kept as long as the socket is open.
    """
    await receive()
    try:
        who = await who_asks(ASGIConnection(cast(Scope, {**scope, "state": {}})), house)
        house.limits.request(who.person.id if who.person else who.address)
        visit = Visit(receive, send, house, who)
        house.visits.begin(visit)
    except Refused as error:
        code = OFTEN if isinstance(error, TooMany) else NOT_ANY_MORE
        await send({"type": "websocket.close", "code": code, "reason": ""})
        return
    try:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        cast(dict[str, Any], scope).clear()  # what was said at the door is not needed any more
        await visit.run()
    finally:
        house.visits.end(visit)
