"""The socket: somebody looks at a table through one seat at a time, plays, asks what follows, and talks."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

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
from bequest.server.web.given import TheHouse
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


class Visit:
    """One socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, who: Who) -> None:
        self._socket = socket
        self._house = house
        self._line = Line(who)
        self._bucket = Bucket(float(house.settings.quotas.messages_a_minute), house.clock.now())

    @property
    def line(self) -> Line:
        """The way to whoever visits."""
        return self._line

    async def run(self) -> None:
        """Until one of the two hangs up."""
        sending = asyncio.create_task(self._send())
        receiving = asyncio.create_task(self._receive())
        done, pending = await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        self._leave()
        await asyncio.gather(*pending, return_exceptions=True)
        codes = [task.result() for task in done if not task.exception()]
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect):
                logs.problem("socket", error)
        if codes and codes[0]:
            with suppress(Exception):
                await self._socket.close(code=codes[0])

    async def _send(self) -> int:
        send = self._socket.send
        while True:
            data = await self._line.next()
            if data is None:
                return self._ending()
            await send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    def _ending(self) -> int:
        return SLOW if self._line.broken else NOT_ANY_MORE if self._line.dismissed else GOING

    async def _receive(self) -> int:
        quotas = self._house.settings.quotas
        while True:
            told: Any = await self._socket.receive()
            if told["type"] != "websocket.receive":
                return 0
            if self._line.ended:  # a client that does not read is heard no more either
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
        self._line.tell(to_json(RefusedMessage(ask, error.message, reason)))

    async def _do(self, request: Request) -> None:
        hall, line = self._house.hall, self._line
        if isinstance(request, Enter):
            await self._enter(request)
            return
        if not line.table:
            raise Conflict(message("server-enter-first"))
        if isinstance(request, Say):
            await self._house.talk.say(await self._fresh(), request.text)
            return
        seat = line.seat
        if not line.plays:
            raise NotAllowed(message("server-not-your-seat"))
        if isinstance(request, Look):
            async with hall.reading(line.table) as told:
                offered = told.offered(request.ask, seat, request.steps)
            line.tell(to_json(offered))
        elif isinstance(request, Move):
            steps, asked_at, token = request.steps, request.asked_at, request.token
            try:
                await hall.act(
                    line.table,
                    lambda table, now: table.move(seat, steps, asked_at, token, now),
                    seat,
                    line.since,
                    token,
                )
            except Conflict:
                line.tell(await hall.news(line.table, seat, line.since, line.story))
                raise
        else:
            undo = request.token
            await hall.act(line.table, lambda table, now: table.undo(seat, undo, now), seat, line.since, undo)

    async def _fresh(self) -> Access:
        return await self._house.desk.access(self._line.table, self._line.who, self._line.invitation)

    async def _enter(self, request: Enter) -> None:
        """Looks at another table, or through another seat: the curtain falls over what was there before."""
        line = self._line
        found = await self._house.desk.access(request.table, line.who, request.invitation)
        seat = found.looks_through(request.seat)
        self._leave()
        line.curtain()
        line.table, line.seat, line.since = request.table, seat, max(0, request.since)
        line.plays = seat in found.own_seats()
        line.invitation, line.story = request.invitation, request.story
        if found.row["state"] == LOBBY:
            self._house.hall.place(found.id).lines.add(line)
            found = await self._house.tell_lobby(line)  # it may have changed before the line was there to be told
        if found.row["state"] != LOBBY:
            await self._house.hall.enter(line)
        self._house.talk.tell_presence(found.id)

    def _leave(self) -> None:
        if self._line.table:
            self._house.hall.leave(self._line)
            self._house.talk.tell_presence(self._line.table)


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any], house: TheHouse) -> None:
    """Live play. The first message is `enter`."""
    try:
        who = await who_asks(socket, house)
        house.limits.request(who.person.id if who.person else who.address)
        visit = Visit(socket, house, who)
        house.visits.begin(visit.line)
    except Refused as error:
        await socket.close(code=OFTEN if isinstance(error, TooMany) else NOT_ANY_MORE)
        return
    try:
        await socket.accept()
        await visit.run()
    finally:
        house.visits.end(visit.line)
