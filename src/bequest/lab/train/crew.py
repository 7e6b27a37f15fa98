"""Processes that play the games of self-play, in memory that the learner shares with them.

The games are played in shifts: while the learner judges one shift, the processes play the other. Workers are spawned,
never forked (see `adapters.batch_workers`).
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import multiprocessing
import signal
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bequest import games
from bequest.bots.random_player import derived_seed
from bequest.core.game import Game
from bequest.core.sight import WORD
from bequest.lab.train.rows import FIXED, Practice, Rows, Stretch

SHIFTS: Final = 2
MOST_FEATURES: Final = 1280
"""Features of a position that are kept; the longest looks of four large families have about 1,100."""


class CrewError(RuntimeError):
    """A process of the crew has stopped."""


@dataclass(frozen=True)
class Table:
    """One sort of table at which the game is practised: how many sit there, and with which options."""

    players: int
    options: Mapping[str, object]


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
        return games.get(self.game, deck=games.load_deck(self.game, self.deck_text, "deck"))


FIELDS: Final = (
    ("outcomes", "f4"), ("features", "u2"), ("more", "u2"), ("actions", "i4"), ("lengths", "i4"),
    ("more_lengths", "i4"), ("masks", "u1"), ("seats", "i1"), ("more_seats", "i1"), ("ended", "u1"),
)  # fmt: skip
"""The arrays of a shift, the widest numbers first."""


class Shift:
    """The arrays of one shift, a row for each game, over a buffer."""

    def __init__(self, buffer: object, rows: int, seats: int, lines: int, actions: int) -> None:
        shapes = {
            "features": (rows, MOST_FEATURES),
            "more": (rows, MOST_FEATURES),
            "masks": (rows, actions),
            "outcomes": (rows, seats, FIXED + lines),
        }
        self.arrays: dict[str, NDArray[Any]] = {}
        at = 0
        for name, code in FIELDS:
            shape = shapes.get(name, (rows,))
            count = int(np.prod(shape))
            dtype = np.dtype(code)
            self.arrays[name] = np.frombuffer(buffer, dtype, count, at).reshape(shape)  # type: ignore[call-overload]
            at += -(-count * dtype.itemsize // 8) * 8
        self.size = at

    @staticmethod
    def needed(rows: int, seats: int, lines: int, actions: int) -> int:
        """How many bytes the buffer must have."""
        wide = rows * seats * (FIXED + lines) * 4 + 2 * rows * MOST_FEATURES * 2
        return wide + rows * (3 * 4 + actions + 3) + 8 * len(FIELDS)

    def stretch(self, rows: range) -> Stretch:
        """The views of some rows, for those who play them."""
        first, end = rows[0], rows[-1] + 1
        views: dict[str, Any] = {}
        for name, code in FIELDS:
            flat = self.arrays[name][first:end].reshape(-1)
            views[name] = memoryview(flat.view(np.uint8) if code == "u2" else flat)  # type: ignore[arg-type]
        return Stretch(**views)


class Crew:
    """Several processes, each with some rows of every shift."""

    def __init__(self, ground: Ground, workers: int) -> None:
        game = ground.load()
        sight = game.sight
        rows = len(ground.tables)
        sizes = (rows, sight.seats, len(ground.lines), sight.actions)
        context = multiprocessing.get_context("spawn")
        self.shifts: list[Shift] = []
        buffers = []
        for _ in range(SHIFTS):
            buffer = context.RawArray(ctypes.c_ubyte, Shift.needed(*sizes))
            buffers.append(buffer)
            self.shifts.append(Shift(buffer, *sizes))
        bounds = [rows * number // workers for number in range(workers + 1)]
        self._pipes: list[Connection[bytes, bytes]] = []
        self._processes = []
        for number in range(workers):
            here, there = context.Pipe()
            share = range(bounds[number], bounds[number + 1])
            process = context.Process(target=_work, args=(ground, share, buffers, sizes, number, there), daemon=True)
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


def _work(
    ground: Ground, share: range, buffers: Sequence[object], sizes: tuple[int, int, int, int], number: int,
    pipe: Connection[bytes, bytes],
) -> None:  # fmt: skip
    """The loop of a worker: sets up its games, then plays a shift whenever it is told to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        game = ground.load()
        practices = [Practice(game, ground.tables[row].players, dict(ground.tables[row].options)) for row in share]
        played: list[Rows] = []
        for shift, buffer in enumerate(buffers):
            stretch = Shift(buffer, *sizes).stretch(share)
            seed = derived_seed(ground.seed, shift, number)
            played.append(Rows(practices, sizes[1], ground.lines, MOST_FEATURES * WORD, stretch, seed))
            pipe.send_bytes(bytes([shift]))
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
