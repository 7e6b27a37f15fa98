"""A line to a table over a socket. It is read by a thread of its own and comes back by itself when it was cut off."""

from __future__ import annotations

import queue
import threading
from typing import Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from bequest.core.wire import to_json
from bequest.remote.server import Server
from bequest.server.tables.news import News, Offered, RefusedMessage
from bequest.server.wire import Enter, Presence, Said, TableInfo

OPEN_SECONDS: Final = 10.0
PAUSES: Final = (0.3, 1.0, 2.0, 4.0, 8.0)
"""Seconds between tries to come back; the last one again and again."""
LARGEST: Final = 4 * 1024 * 1024
NOT_ANY_MORE: Final = 4401
NOT_HERE: Final = (401, 403, 404)


class Lost(msgspec.Struct, frozen=True):
    """The line was cut off; it tries to come back."""


class Back(msgspec.Struct, frozen=True):
    """It is back, and tells next what happened meanwhile."""


class Dismissed(msgspec.Struct, frozen=True):
    """The server does not want to hear from here any more: the session or the token has ended."""


Message = News | Offered | RefusedMessage | TableInfo | Said | Presence
Told = Message | Lost | Back | Dismissed
_DECODER: Final = msgspec.json.Decoder(Message)


class Line:
    """Looks at a table through the eyes of a seat (0: a spectator); what it is told waits in a queue."""

    def __init__(self, server: Server, table: str, seat: int = 0, invitation: str = "") -> None:
        self._server = server
        self._table = table
        self._seat = seat
        self._invitation = invitation
        self._since = 0
        self._told: queue.SimpleQueue[Told] = queue.SimpleQueue()
        self._ended = threading.Event()
        self._socket: ClientConnection | None = None
        self._thread = threading.Thread(target=self._run, name="line", daemon=True)
        self._thread.start()

    def next(self, seconds: float = 0.0) -> Told | None:
        """What was told next, if it comes within so many seconds."""
        try:
            return self._told.get(timeout=seconds) if seconds else self._told.get_nowait()
        except queue.Empty:
            return None

    def close(self) -> None:
        """Hangs up."""
        self._ended.set()
        if self._socket is not None:
            self._socket.close()
        self._thread.join(OPEN_SECONDS)

    # --- the thread ---

    def _run(self) -> None:
        tries = 0
        while not self._ended.is_set():
            try:
                with connect(
                    self._server.socket_address,
                    additional_headers=self._server.headers(),
                    user_agent_header=None,
                    compression=None,
                    proxy=None,
                    open_timeout=OPEN_SECONDS,
                    max_size=LARGEST,
                ) as self._socket:
                    self._socket.send(
                        to_json(Enter(self._table, self._seat, self._since, self._invitation)).decode(), text=True
                    )
                    if tries:
                        self._told.put(Back())
                    tries = 0
                    self._listen(self._socket)
            except InvalidStatus as error:
                if error.response.status_code in NOT_HERE:
                    self._dismissed()
            except (OSError, WebSocketException):
                pass
            if not self._ended.is_set():
                if not tries:
                    self._told.put(Lost())
                self._ended.wait(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1

    def _dismissed(self) -> None:
        self._told.put(Dismissed())
        self._ended.set()

    def _listen(self, socket: ClientConnection) -> None:
        while not self._ended.is_set():
            try:
                told = _DECODER.decode(socket.recv())
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == NOT_ANY_MORE:
                    self._dismissed()
                return
            except msgspec.DecodeError:
                continue  # something that a newer server tells
            if isinstance(told, News):
                self._since = told.sequence
            self._told.put(told)
