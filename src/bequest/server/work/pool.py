"""The worker processes of a server: who waits longest among the most urgent gets the next one that is free."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import multiprocessing
import threading
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from bequest.server.work.jobs import Answer, Failed, Job
from bequest.server.work.worker import work

PATIENCE: Final = 30.0
"""Seconds beyond the time that a job is given, after which a worker that does not answer is replaced."""


class Worker:
    """One process and the pipe to it."""

    def __init__(self, database: str, patience: float) -> None:
        self._database = database
        self._patience = patience
        self._lock = threading.Lock()
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        return None if self._process is None else self._process.pid

    def start(self) -> Connection:
        """The pipe to the process, which is started if there is none."""
        with self._lock:
            if self._closed:
                raise OSError("the server ends")
            if self._process is not None and self._pipe is not None and self._process.is_alive():
                return self._pipe
            self._end()
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=work, args=(theirs, self._database), daemon=True)
            self._process.start()
            theirs.close()
            return self._pipe

    def ask(self, job: Job) -> Answer:
        """Has a job done; Failed if the process dies of it or does not answer. The next job finds a new process."""
        try:
            pipe = self.start()
            pipe.send(job)
            if pipe.poll(self._patience + job.seconds):
                answer: Answer = pipe.recv()
                return answer
            problem = "the worker did not answer"
        except (EOFError, OSError) as error:
            problem = f"the worker is gone ({type(error).__name__})"
        with self._lock:
            self._end()
        return Failed(problem)

    def close(self) -> None:
        """Ends the process for good; whoever waits for its answer gets none."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()  # it may hang in code that hears no signal
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


class Pool:
    """All workers, and the jobs that wait for one."""

    def __init__(self, count: int, database: str, patience: float = PATIENCE) -> None:
        self.size = max(1, count)
        self._workers = [Worker(database, patience) for _ in range(self.size)]
        self._free = list(self._workers)
        self._threads = ThreadPoolExecutor(self.size, "worker")
        self._queue: list[tuple[tuple[float, ...], int, asyncio.Future[Worker]]] = []
        self._numbers = itertools.count()
        self._jobs: set[asyncio.Task[Answer]] = set()

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    @property
    def idle(self) -> int:
        """How many workers have nothing to do."""
        return len(self._free)

    def start(self) -> None:
        """Starts all processes, without waiting for them: they read words and nets while nobody asks."""
        for worker in self._workers:
            self._threads.submit(worker.start)

    async def do(self, job: Job, urgency: tuple[float, ...]) -> Answer:
        """Has a job done; the smallest urgency comes first. Who gives up waiting does not stop it."""
        worker = await self._taken(urgency)
        task = asyncio.create_task(self._done(worker, job))
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)
        return await asyncio.shield(task)

    async def _done(self, worker: Worker, job: Job) -> Answer:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, job)
        finally:
            self._return(worker)

    async def _taken(self, urgency: tuple[float, ...]) -> Worker:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._queue, (urgency, next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was the turn of somebody who has just gone
                self._return(turn.result())
            raise

    def _return(self, worker: Worker) -> None:
        while self._queue:
            _, _, turn = heapq.heappop(self._queue)
            if not turn.cancelled():
                turn.set_result(worker)
                return
        self._free.append(worker)

    async def close(self) -> None:
        """Ends all processes."""
        for worker in self._workers:
            worker.close()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        self._threads.shutdown(wait=True, cancel_futures=True)
