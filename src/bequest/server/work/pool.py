"""The worker processes of a server: who waits longest among the most urgent gets the next one that is free."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from bequest.server.work.jobs import Answer, Failed, Job
from bequest.server.work.worker import work

PATIENCE: Final = 60.0
"""Seconds after which a worker that does not answer is replaced."""
GOODBYE: Final = 5.0


class Worker:
    """One process and the pipe to it."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        return None if self._process is None else self._process.pid

    def ask(self, job: Job) -> Answer:
        """Has a job done; Failed if the process dies of it or does not answer. The next job finds a new process."""
        pipe = self._started()
        try:
            pipe.send(job)
            if pipe.poll(PATIENCE):
                answer: Answer = pipe.recv()
                return answer
            problem = "the worker did not answer"
        except (EOFError, OSError) as error:
            problem = f"the worker is gone ({type(error).__name__})"
        self.end()
        return Failed(problem)

    def _started(self) -> Connection:
        if self._process is None or not self._process.is_alive() or self._pipe is None:
            self.end()
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=work, args=(theirs, self._database), daemon=True)
            self._process.start()
            theirs.close()
        return self._pipe

    def end(self) -> None:
        """Ends the process."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.terminate()
            self._process.join(GOODBYE)
        self._process = self._pipe = None


class Pool:
    """All workers, and the jobs that wait for one."""

    def __init__(self, count: int, database: str) -> None:
        self._workers = [Worker(database) for _ in range(count)]
        self._free = list(self._workers)
        self._threads = ThreadPoolExecutor(max(1, count), "worker")
        self._queue: list[tuple[tuple[float, ...], int, asyncio.Future[Worker]]] = []
        self._numbers = itertools.count()

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    @property
    def idle(self) -> int:
        """How many workers have nothing to do."""
        return len(self._free)

    async def do(self, job: Job, urgency: tuple[float, ...]) -> Answer:
        """Has a job done; the smallest urgency comes first."""
        worker = await self._taken(urgency)
        asked = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, job)
        asked.add_done_callback(lambda _: self._return(worker))  # and not before, even if nobody waits any more
        return await asyncio.shield(asked)

    async def _taken(self, urgency: tuple[float, ...]) -> Worker:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._queue, (urgency, next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._return(turn.result())
            raise

    def _return(self, worker: Worker) -> None:
        while self._queue:
            _, _, turn = heapq.heappop(self._queue)
            if not turn.cancelled():
                turn.set_result(worker)
                return
        self._free.append(worker)

    def close(self) -> None:
        """Ends all processes."""
        for worker in self._workers:
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
