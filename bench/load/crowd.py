"""All boards of one server, and the two ways in which they are made to move.

Open loop: moves come when they come, whatever the server does. Closed loop: every board moves as soon as all its seats
know of the move before.
"""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from bench.load.frames import Socket

AT_ONCE: Final = 50
SAMPLED, MOST_SAMPLES = 20, 1_000
DRAIN_SECONDS: Final = 20.0
"""So long a server may take for what is under way when the loop ends."""


class Stuck(Exception):
    """The load can't go on; says why."""


class Board(ABC):
    """A table with its seats. It is idle when it knows its next move, and under way until all seats were told of it."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.sockets: list[Socket] = []
        """One for each seat."""
        self.due = 0.0
        """When the move that is under way was to be sent."""

    @abstractmethod
    async def enter(self, port: int) -> None:
        """The seats come and look at the table."""

    def leave(self) -> None:
        """The seats hang up."""
        for socket in self.sockets:
            socket.close()
        self.sockets = []

    @abstractmethod
    def move(self) -> None:
        """Sends the next move."""


class Crowd:
    """The boards, and what was measured of their moves."""

    def __init__(self, seed: int = 1) -> None:
        self.rng = random.Random(seed)
        self.boards: list[Board] = []
        self.idle: list[Board] = []
        self.under_way = 0
        self.closed = False
        self.moves = 0
        self.seconds: list[float] = []
        """For each move, from the time at which it was due until the last seat was told."""
        self.problem = ""
        self.bytes = 0
        self.messages = 0
        self.samples: list[bytes] = []
        """Some of the messages."""
        self.over = 0
        """Boards whose game has ended."""

    async def enter(self, port: int, boards: Sequence[Board]) -> None:
        """Boards come to a server, some at a time, and learn how they stand."""
        self.boards = list(boards)
        for first in range(0, len(boards), AT_ONCE):
            await asyncio.gather(*[board.enter(port) for board in boards[first : first + AT_ONCE]])
        await self.drained()

    def leave(self) -> None:
        """All hang up."""
        for board in self.boards:
            board.leave()

    # --- called by boards ---

    def ready(self, board: Board) -> None:
        """A board knows its next move."""
        if self.closed:
            self._send(board, time.monotonic())
        else:
            self.idle.append(board)

    def told(self, board: Board) -> None:
        """All seats of a board know of its move."""
        self.under_way -= 1
        self.moves += 1
        self.seconds.append(time.monotonic() - board.due)

    def heard(self, data: bytes) -> None:
        """A seat was told something of a game."""
        self.bytes += len(data)
        self.messages += 1
        if self.messages % SAMPLED == 0 and len(self.samples) < MOST_SAMPLES:
            self.samples.append(data)

    # --- loops ---

    def _send(self, board: Board, due: float) -> None:
        board.due = due
        self.under_way += 1
        board.move()

    def forget(self) -> None:
        """Begins to measure anew."""
        self.moves = self.bytes = self.messages = 0
        self.seconds = []

    async def offered(self, rate: float, seconds: float) -> None:
        """So many moves a second for so long, at random times and boards. Each counts from the time when it was due."""
        due = time.monotonic()
        end = due + seconds
        while True:
            due += self.rng.expovariate(rate)
            if due > end:
                return
            while not self.idle or due > time.monotonic():
                self._check()
                if time.monotonic() - due > DRAIN_SECONDS:
                    raise Stuck(f"no board got an answer in {DRAIN_SECONDS:.0f} s")
                await asyncio.sleep(max(due - time.monotonic(), 0.0005))
            at = self.rng.randrange(len(self.idle))
            self.idle[at], self.idle[-1] = self.idle[-1], self.idle[at]
            self._send(self.idle.pop(), due)

    async def as_fast_as_it_goes(self, seconds: float) -> None:
        """Every board moves again as soon as it can."""
        self.closed = True
        idle, self.idle = self.idle, []
        for board in idle:
            self._send(board, time.monotonic())
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._check()
            await asyncio.sleep(min(0.2, max(0.0, end - time.monotonic())))
        self.closed = False

    async def drained(self) -> None:
        """Waits until nothing is under way and every board that still plays knows its next move."""
        end = time.monotonic() + DRAIN_SECONDS
        while self.under_way or len(self.idle) + self.over < len(self.boards):
            self._check()
            if time.monotonic() > end:
                missing = len(self.boards) - self.over - len(self.idle)
                raise Stuck(f"{missing} of {len(self.boards)} boards got no answer in {DRAIN_SECONDS:.0f} s")
            await asyncio.sleep(0.05)

    def _check(self) -> None:
        if self.problem:
            raise Stuck(self.problem)
