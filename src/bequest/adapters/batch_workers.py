"""A batch played by several processes, each some of the rows, in memory that all of them share.

Workers are spawned, never forked: the caller may have threads. The memory has no name in the file system (it is sent
as an open file), so that it goes with the last process, however that ends; where there is no /dev/shm, a process that
is killed may leave an empty temporary folder. Only orders and endings go through pipes.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from bequest import games
from bequest.adapters.batch_crew import CLOSED, BatchError, Crew
from bequest.adapters.batch_ending import Ending
from bequest.adapters.batch_memory import Memory
from bequest.adapters.batch_rows import Rows
from bequest.adapters.common import Setting
from bequest.core.reasons import Reason

PATIENCE: Final = 5.0
"""Seconds that a worker has for what it is doing when the batch is closed."""
AT_START: Final = "A program that starts workers must do so below `if __name__ == '__main__':`"


@dataclass(frozen=True)
class Plan:
    """A batch in a form that can be sent to another process; the deck goes as text."""

    game: str
    deck_text: str
    players: int
    options: dict[str, object]
    reward: str
    games: int
    seed: int

    def rows(self, rows: range, buffer: object) -> Rows:
        game = games.of_text(self.game, self.deck_text)
        memory = Memory(buffer, self.games, self.players, game.encoder.size, len(game.catalogue))
        return Rows(Setting(game, self.players, self.options), self.reward, memory, rows, self.seed)


@dataclass(frozen=True)
class Step:
    """Take the actions that lie in the memory."""


@dataclass(frozen=True)
class Begin:
    """Begin all games anew."""

    seed: int


@dataclass(frozen=True)
class WhyNot:
    """Tell why an action is not on offer."""

    row: int
    action: int


Order = Step | Begin | WhyNot


@dataclass(frozen=True)
class Answer:
    """The answer of a worker to an order, or why it could not follow it."""

    endings: tuple[Ending, ...] = ()
    reason: Reason | None = None
    failure: str = ""


class Workers(Crew):
    """The rows dealt out to processes."""

    def __init__(self, plan: Plan, workers: int, buffer: object) -> None:
        bounds = [plan.games * number // workers for number in range(workers + 1)]
        self._workers: list[_Worker] = []
        try:
            for first, end in pairwise(bounds):
                self._workers.append(_Worker(plan, range(first, end), buffer))
            for worker in self._workers:
                worker.answer()
        except BaseException:
            self.close()
            raise

    def step(self) -> list[Ending]:
        return [ending for answer in self._all(Step()) for ending in answer.endings]

    def begin(self, seed: int) -> None:
        self._all(Begin(seed))

    def why_not(self, row: int, action: int) -> Reason | None:
        concerned = [worker for worker in self._workers if row in worker.rows]
        return self._ask(concerned, WhyNot(row, action))[0].reason

    def close(self) -> None:
        for worker in self._workers:
            worker.dismiss()
        for worker in self._workers:
            worker.wait()
        self._workers = []

    def _all(self, order: Order) -> list[Answer]:
        return self._ask(self._workers, order)

    def _ask(self, workers: Sequence[_Worker], order: Order) -> list[Answer]:
        """The answers of some workers. One that is missing (also after Ctrl-C) would be taken for the next: so the
        crew is dismissed."""
        if not workers:
            raise BatchError(CLOSED)
        try:
            for worker in workers:
                worker.order(order)
            return [worker.answer() for worker in workers]
        except BaseException:
            self.close()
            raise


class _Worker:
    """A process seen from outside."""

    def __init__(self, plan: Plan, rows: range, buffer: object) -> None:
        context = multiprocessing.get_context("spawn")
        self.rows = rows
        self._started = False
        self._pipe, there = context.Pipe()
        self._process: SpawnProcess = context.Process(target=_work, args=(plan, rows, buffer, there), daemon=True)
        self._process.start()
        there.close()  # or its end would not be noticed

    def order(self, order: Order) -> None:
        try:
            self._pipe.send(order)
        except OSError:
            raise self._gone() from None

    def answer(self) -> Answer:
        try:
            answer = self._pipe.recv()
        except (EOFError, OSError):
            raise self._gone() from None
        assert isinstance(answer, Answer)
        self._started = True
        if answer.failure:
            raise BatchError(f"the worker of {self._name()} failed; the batch is closed\n{answer.failure}")
        return answer

    def dismiss(self) -> None:
        """The end of its orders ends it."""
        self._pipe.close()

    def wait(self) -> None:
        self._process.join(PATIENCE)
        if self._process.exitcode is None:
            self._process.kill()
            self._process.join()
        self._process.close()

    def _gone(self) -> BatchError:
        self._process.join(PATIENCE)
        stopped = f"the worker of {self._name()} has stopped (exit code {self._process.exitcode}); the batch is closed"
        return BatchError(stopped if self._started else f"{stopped}. {AT_START}")

    def _name(self) -> str:
        return f"games {self.rows[0]} to {self.rows[-1]}"


def _work(plan: Plan, rows: range, buffer: object, pipe: Connection[Answer, Order]) -> None:
    """The loop of a worker: sets up its games, then follows orders until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that gives the orders
    try:
        mine = plan.rows(rows, buffer)
        pipe.send(Answer())
        while True:
            pipe.send(_obey(mine, pipe.recv()))
    except (EOFError, ConnectionError):
        return  # there are no more orders, or nobody waits for an answer any more
    except Exception:
        with contextlib.suppress(ConnectionError):
            pipe.send(Answer(failure=traceback.format_exc()))


def _obey(rows: Rows, order: Order) -> Answer:
    match order:
        case Step():
            return Answer(endings=tuple(rows.step()))
        case Begin(seed):
            rows.begin(seed)
            return Answer()
        case WhyNot(row, action):
            return Answer(reason=rows.why_not(row, action))
