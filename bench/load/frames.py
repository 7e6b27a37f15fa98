"""A WebSocket, as little of it as somebody needs who sends and reads whole texts and must not become the bottleneck."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL: Final = 0x80
MASKED: Final = 0x80
NO_MASK: Final = b"\0\0\0\0"
"""A client must mask what it sends; with zeros that costs nothing."""
Heard = Callable[["Socket", bytes], None]


def request(path: str, host: str, **headers: str) -> bytes:
    """What a client says first."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode()


def framed(data: bytes, code: int = TEXT) -> bytes:
    """A message of a client as it travels."""
    size = len(data)
    if size < 126:
        head = bytes((FINAL | code, MASKED | size))
    else:
        head = bytes((FINAL | code, MASKED | 126)) + size.to_bytes(2, "big")
    return head + NO_MASK + data


class Socket(asyncio.Protocol):
    """One connection; `heard` is given every text that comes."""

    def __init__(self, greeting: bytes, heard: Heard) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = ""
        """Why the other side hung up."""
        self._greeting = greeting
        self._rest = b""
        self._greeted = False
        self._transport: asyncio.Transport

    def send(self, data: bytes) -> None:
        """Sends a text."""
        self._transport.write(framed(data))

    def close(self) -> None:
        """Hangs up without a word."""
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._greeting)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = self.closed or "the connection was lost"
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(self.closed))

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._greeted:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            self._greeted = True
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.opened.set_result(None)
        self._rest = data[self._read(data) :]

    def _read(self, data: bytes) -> int:
        """Reads the whole frames of what came; where the rest begins."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, begins = data[at + 1], at + 2
            if size >= 126:
                begins += 2 if size == 126 else 8
                if begins > end:
                    break
                size = int.from_bytes(data[at + 2 : begins], "big")
            if begins + size > end:
                break
            self._take(data[at] & 15, data[begins : begins + size])
            at = begins + size
        return at

    def _take(self, code: int, body: bytes) -> None:
        if code == TEXT:
            self.heard(self, body)
        elif code == PING:
            self._transport.write(framed(body, PONG))
        elif code == CLOSE:
            self.closed = f"closed with {int.from_bytes(body[:2], 'big')}"


async def connected(port: int, greeting: bytes, heard: Heard) -> Socket:
    """A socket that is open."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(greeting, heard), "127.0.0.1", port)
    await socket.opened
    return socket
