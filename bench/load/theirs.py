"""Matches of boardgame.io's server, played over its own transport: Socket.IO over a WebSocket."""

from __future__ import annotations

from functools import partial
from typing import Final

from bench.load.crowd import Board, Crowd
from bench.load.frames import Socket, connected, request
from bench.load.ours import SEATS

GAME: Final = "load"
PATH: Final = "/socket.io/?EIO=4&transport=websocket"
OPEN, PING, PONG, JOINED = b"0", b"2", b"3", b"40"
UPDATE: Final = f'42/{GAME},["update"'.encode()
SYNC: Final = f'42/{GAME},["sync"'.encode()
STATE_ID: Final = b'"_stateID":'


class TheirBoard(Board):
    """A match of three: in turn everybody makes a move of which all are told."""

    def __init__(self, crowd: Crowd, match: str) -> None:
        super().__init__(crowd)
        self.match = match
        self._moves = [-1] * SEATS
        """How many moves each seat knows of; -1 before it was told anything."""
        self._moving = False

    async def enter(self, port: int) -> None:
        for seat in range(SEATS):
            greeting = request(PATH, f"127.0.0.1:{port}")
            self.sockets.append(await connected(port, greeting, partial(self._hear, seat)))

    def move(self) -> None:
        self._moving = True
        move = self._moves[0]
        seat = move % SEATS
        action = f'{{"type":"MAKE_MOVE","payload":{{"type":"step","args":[{move}],"playerID":"{seat}"}}}}'
        self.sockets[seat].send(f'42/{GAME},["update",{action},{move},"{self.match}","{seat}"]'.encode())

    def _hear(self, seat: int, socket: Socket, data: bytes) -> None:
        if data.startswith((UPDATE, SYNC)):
            self.crowd.heard(data)
            at = data.index(STATE_ID) + len(STATE_ID)
            self._moves[seat] = int(data[at : at + 12].partition(b",")[0].partition(b"}")[0])
            if min(self._moves) == max(self._moves):
                if self._moving:
                    self._moving = False
                    self.crowd.told(self)
                self.crowd.ready(self)
        elif data == PING:
            socket.send(PONG)
        elif data.startswith(OPEN):
            socket.send(f"40/{GAME},".encode())
        elif data.startswith(JOINED):
            socket.send(f'42/{GAME},["sync","{self.match}","{seat}",null,{SEATS}]'.encode())
