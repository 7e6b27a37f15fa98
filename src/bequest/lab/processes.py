"""Work shared out among processes, with its results in order."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager
from typing import Any, ClassVar, TypeVar

Task = TypeVar("Task")
Found = TypeVar("Found")


def in_order(
    make: Callable[[], Callable[[Task], Found]], tasks: Sequence[Task], jobs: int, cluster: str | None = None
) -> Generator[Found, None, None]:
    """What the worker that `make` makes finds for each task, in the order of the tasks.

    Every process makes a worker of its own, so `make` must be something that can be sent to it. Whoever wants no more
    closes the iterator. With the address of a cluster the processes run there, see `bequest.lab.cluster`.
    """
    if cluster is not None and tasks:
        from bequest.lab.cluster import on_cluster

        with closing(on_cluster(make, tasks, jobs, cluster)) as found:
            yield from found
        return
    if jobs == 1 or len(tasks) < 2:
        work = make()
        for task in tasks:
            yield work(task)
        return
    # Not forked: the caller may have threads, such as that of a progress bar.
    context = multiprocessing.get_context("spawn")
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), context, _Worker.start, (make,))
    try:
        with _deaf_to_ctrl_c():
            results = pool.map(_Worker.run, tasks)  # this starts the processes, which stay deaf
        yield from results
    except BaseException:
        for child in multiprocessing.active_children():
            if child not in others:
                child.terminate()  # nobody wants the rest any more
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Ctrl-C waits, and processes that are started meanwhile never hear it: it is for the one that gives the work."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """A process of its own: it makes its worker once, then gives it tasks."""

    work: ClassVar[Callable[[Any], Any]]

    @classmethod
    def start(cls, make: Callable[[], Callable[[Any], Any]]) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that gives the work
        cls.work = staticmethod(make())

    @classmethod
    def run(cls, task: Any) -> Any:
        return cls.work(task)
