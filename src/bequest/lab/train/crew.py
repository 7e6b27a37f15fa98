"""Processes that play the games of self-play, in memory that the learner shares with them.

The games are played in shifts: while the learner judges one shift, the processes play the other. Workers are spawned,
never forked (see `adapters.batch_workers`).
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import math
import multiprocessing
import os
import signal
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bequest import games
from bequest.bots.random_player import derived_seed
from bequest.core.game import Game
from bequest.core.sight import WORD
from bequest.lab.train.rows import FIXED, MORE_LOOKS, Rows, Stretch, Table

SHIFTS: Final = 2
MOST_FEATURES: Final = 1280
"""Features of a position that are kept; the longest looks of four large families have about 1,100."""


POLITE: Final = 5
"""How far processes that play stand back behind the one that learns, for which they all wait."""


class CrewError(RuntimeError):
    """A process of the crew has stopped."""


@dataclass(frozen=True)
class Ground:
    """What all games of self-play have in common, in a form that can be sent to another process."""

    game: str
    deck_text: str
    tables: tuple[Table, ...]
    """One for each row of a shift."""
    lines: tuple[str, ...]
    seed: int

    def load(self) -> Game:
        return games.of_text(self.game, self.deck_text)

    def sizes(self, game: Game) -> Sizes:
        """Of the memory of a shift with all rows."""
        return Sizes(len(self.tables), game.sight.seats, len(self.lines), game.sight.actions)

    def rows(self, game: Game, share: range, shifts: list[Shift], number: int) -> Iterator[Rows]:
        """The games of some rows in each shift, as the worker of this number plays them."""
        tables = self.tables[share.start : share.stop]
        for number_of_shift, shift in enumerate(shifts):
            seed = derived_seed(self.seed, number_of_shift, number)
            yield Rows(game, tables, self.lines, MOST_FEATURES * WORD, shift.stretch(share), seed)


FIELDS: Final = (
    ("outcomes", "f4"), ("actions", "i4"), ("lengths", "i4"), ("more_rows", "i4"), ("looks", "u2"), ("masks", "u1"),
    ("seats", "i1"), ("ended", "u1"),
)  # fmt: skip
"""The arrays of a shift, the widest numbers first."""
LOOKS: Final = {"looks": ("features", "more"), "lengths": ("lengths", "more_lengths"), "seats": ("seats", "more_seats")}
"""What there is of each look, of second ones too: what it is called of a row's own look, and of a second one."""


def places(rows: int) -> int:
    """How many second looks there may be at a time."""
    return -(-rows // MORE_LOOKS)


def shares(rows: int, workers: int) -> list[range]:
    """The rows of each of so many workers, or of fewer: those that share the place for second looks stay together."""
    groups = places(rows)
    workers = min(workers, groups)
    bounds = [min(rows, groups * number // workers * MORE_LOOKS) for number in range(workers + 1)]
    return [range(first, last) for first, last in pairwise(bounds)]


@dataclass(frozen=True)
class Sizes:
    """What the memory of a shift is measured by."""

    rows: int
    seats: int
    lines: int
    actions: int

    def shape(self, name: str) -> tuple[int, ...]:
        """Of an array of a shift. Where there is an entry for each look, those of the rows come first."""
        looks = self.rows + places(self.rows)
        shapes = {
            "looks": (looks, MOST_FEATURES), "lengths": (looks,), "seats": (looks,), "more_rows": (places(self.rows),),
            "masks": (self.rows, self.actions), "outcomes": (self.rows, self.seats, FIXED + self.lines),
        }  # fmt: skip
        return shapes.get(name, (self.rows,))

    def bytes(self) -> int:
        """How large the memory is."""
        return sum(_whole(math.prod(self.shape(name)) * np.dtype(code).itemsize) for name, code in FIELDS)


def _whole(count: int) -> int:
    return -(-count // 8) * 8


class Shift:
    """The arrays of one shift, a row for each game, over a buffer."""

    def __init__(self, buffer: object, sizes: Sizes, at: int = 0) -> None:
        self.arrays: dict[str, NDArray[Any]] = {}
        for name, code in FIELDS:
            shape, dtype = sizes.shape(name), np.dtype(code)
            found = np.frombuffer(buffer, dtype, math.prod(shape), at)  # type: ignore[call-overload]
            self.arrays[name] = found.reshape(shape)
            at += _whole(found.nbytes)
        self.rows = sizes.rows

    def stretch(self, rows: range) -> Stretch:
        """The views of some rows, for those who play them."""
        own = slice(rows[0], rows[-1] + 1)
        again = slice(self.rows + own.start // MORE_LOOKS, self.rows + places(own.stop))
        views: dict[str, Any] = {}
        for name, code in FIELDS:
            array = self.arrays[name]
            if name in LOOKS:
                parts = dict(zip(LOOKS[name], (array[own], array[again]), strict=True))
            elif name == "more_rows":
                parts = {name: array[own.start // MORE_LOOKS : places(own.stop)]}
            else:
                parts = {name: array[own]}
            for part, cut in parts.items():
                flat = cut.reshape(-1)
                views[part] = memoryview(flat.view(np.uint8) if code == "u2" else flat)  # type: ignore[arg-type]
        return Stretch(own.start, **views)


class Crew:
    """Several processes, each with some rows of every shift."""

    def __init__(self, ground: Ground, workers: int) -> None:
        self.sizes = ground.sizes(ground.load())
        context = multiprocessing.get_context("spawn")
        self.memory = context.RawArray(ctypes.c_ubyte, SHIFTS * self.sizes.bytes())
        self.shifts = _shifts(self.memory, self.sizes)
        self._pipes: list[Connection[bytes, bytes]] = []
        self._processes = []
        for number, share in enumerate(shares(self.sizes.rows, workers)):
            here, there = context.Pipe()
            told = (ground, share, self.memory, self.sizes, number, there)
            process = context.Process(target=_work, args=told, daemon=True)
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)
        for shift in range(SHIFTS):
            self.wait(shift)

    def play(self, shift: int) -> None:
        """Takes the actions that lie in the memory of a shift; `wait` before anything is read."""
        for pipe in self._pipes:
            pipe.send_bytes(bytes([shift]))

    def wait(self, shift: int) -> None:
        for pipe in self._pipes:
            try:
                answer = pipe.recv_bytes()
            except (EOFError, OSError):
                raise CrewError("a process that plays has stopped") from None
            if answer != bytes([shift]):
                raise CrewError(answer.decode())

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(5)
            if process.exitcode is None:
                process.kill()
                process.join()
        self._pipes, self._processes = [], []

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Alone:
    """A crew of this process alone, which plays when it is told to."""

    def __init__(self, ground: Ground) -> None:
        game = ground.load()
        self.sizes = ground.sizes(game)
        self.memory = bytearray(SHIFTS * self.sizes.bytes())
        self.shifts = _shifts(self.memory, self.sizes)
        self._played = list(ground.rows(game, range(self.sizes.rows), self.shifts, 0))

    def play(self, shift: int) -> None:
        self._played[shift].step()

    def wait(self, shift: int) -> None:
        """It is done already."""


def _shifts(memory: object, sizes: Sizes) -> list[Shift]:
    return [Shift(memory, sizes, number * sizes.bytes()) for number in range(SHIFTS)]


def _work(
    ground: Ground, share: range, memory: object, sizes: Sizes, number: int, pipe: Connection[bytes, bytes]
) -> None:
    """The loop of a worker: sets up its games, then plays a shift whenever it is told to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    try:
        played: list[Rows] = []
        for rows in ground.rows(ground.load(), share, _shifts(memory, sizes), number):
            pipe.send_bytes(bytes([len(played)]))
            played.append(rows)
        gc.freeze()
        gc.set_threshold(200_000)  # positions make no cycles: looking for them cost a tenth of the time
        while True:
            order = pipe.recv_bytes()
            played[order[0]].step()
            pipe.send_bytes(order)
    except (EOFError, ConnectionError):
        return  # there are no more orders
    except Exception:
        with contextlib.suppress(ConnectionError):
            pipe.send_bytes(traceback.format_exc().encode())
