"""Work spread over the machines of a Ray cluster, with its results in order. It needs Ray, the extra `ray`.

Bequest must be installed on every machine of the cluster, in the same version: tasks and results travel, code does not.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import bequest
from bequest.core.errors import BequestError
from bequest.core.words import message

Task = TypeVar("Task")
Found = TypeVar("Found")
LOCAL: Final = "local"
"""Instead of an address: a cluster of this machine alone, for as long as the work takes."""
AHEAD: Final = 2
"""Tasks that each worker has in hand, so that it need not wait for the next one."""
KNOCKING: Final = 10.0
"""Seconds until a cluster must have answered at all."""
PATIENCE: Final = 60.0
"""Seconds until a worker must have begun."""


class NoCluster(BequestError):
    """Ray is not there, no cluster answers, or it can't do the work."""


def on_cluster(
    make: Callable[[], Callable[[Task], Found]], tasks: Sequence[Task], workers: int, address: str
) -> Generator[Found, None, None]:
    """As `processes.in_order`, with so many workers; 0: one for each core of the cluster."""
    with _joined(address, workers) as (ray, count):
        crew = _crew(ray, make, [()] * min(count, len(tasks)))
        yield from _spread(ray, crew, tasks)


@contextmanager
def staying(
    make: Callable[[int, int], Callable[[Task], Found]], workers: int, most: int, address: str
) -> Iterator[Callable[[Task], list[Found]]]:
    """Workers that stay, and keep what they have from one task to the next: each is made with its number and how many
    there are, `most` at most. Gives all of them the same task, and says what each has found."""
    with _joined(address, workers) as (ray, count):
        count = min(count, most)
        crew = _crew(ray, make, [(number, count) for number in range(count)])

        def run(task: Task) -> list[Found]:
            sent = ray.put(task)
            found: list[Found] = ray.get([worker.run.remote(sent) for worker in crew])
            return found

        yield run


@contextmanager
def _joined(address: str, workers: int) -> Iterator[tuple[Any, int]]:
    """Ray, in a cluster, and how many workers it is to have; outside of this they have all ended."""
    try:
        import ray
    except ImportError:
        raise NoCluster(message("command-no-ray")) from None
    _join(ray, address, workers)
    try:
        yield ray, max(1, workers or int(ray.cluster_resources().get("CPU", 1)))
    except ray.exceptions.RayTaskError:
        raise  # what the work itself has raised
    except ray.exceptions.RayError as problem:
        raise NoCluster(message("command-cluster-lost", problem=_cause(problem))) from None
    finally:
        ray.shutdown()


def _join(ray: Any, address: str, workers: int) -> None:
    _knock(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False, "configure_logging": False}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=workers or None, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, OSError, RuntimeError, ValueError, ImportError) as problem:
        raise NoCluster(message("command-no-cluster", address=address, problem=_first_line(problem))) from None


def _knock(address: str) -> None:
    """Whether anybody is there at all: Ray itself goes on trying for many minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not (colon and port.isdecimal()):
        return  # `local`, `auto`, or nothing that Ray knows, which it says at once
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCKING).close()
    except (OSError, OverflowError) as problem:
        raise NoCluster(message("command-no-cluster", address=address, problem=_first_line(problem))) from None


def _first_line(problem: BaseException) -> str:
    return (str(problem).strip().splitlines() or [type(problem).__name__])[0]


def _cause(problem: BaseException) -> str:
    """What has failed, in one line. Where a worker could not be made, Ray tells the way there first."""
    first = _first_line(problem)
    return str(problem).strip().splitlines()[-1] if "creation task" in first else first


class _Worker:
    """A process of the cluster: it makes its worker once, then gives it tasks."""

    def __init__(self, make: Callable[..., Callable[[Any], Any]], *told: int) -> None:
        self._work = make(*told)

    def version(self) -> str:
        return bequest.__version__

    def run(self, task: Any) -> Any:
        return self._work(task)


def _crew(ray: Any, make: Callable[..., Callable[[Any], Any]], told: Sequence[tuple[int, ...]]) -> list[Any]:
    """Workers that have begun, one for each entry, with which it is made."""
    sent = ray.put(make)  # once to each machine: there may be nets in it
    crew = [ray.remote(_Worker).options(num_cpus=1).remote(sent, *own) for own in told]
    versions = [worker.version.remote() for worker in crew]
    ready, late = ray.wait(versions, num_returns=len(crew), timeout=PATIENCE)
    if late:
        raise NoCluster(message("command-cluster-busy", late=len(late), seconds=round(PATIENCE)))
    for found in ray.get(ready):
        if found != bequest.__version__:
            raise NoCluster(message("command-cluster-version", found=found, ours=bequest.__version__))
    return crew


def _spread(ray: Any, crew: list[Any], tasks: Sequence[Any]) -> Generator[Any, None, None]:
    """Results in the order of the tasks; a slow one holds nobody up but who waits for it."""
    left = enumerate(tasks)
    running: dict[Any, tuple[int, Any]] = {}
    found: dict[int, Any] = {}

    def hand_out(worker: Any) -> None:
        for number, task in left:
            running[worker.run.remote(task)] = (number, worker)
            return

    for worker in crew * AHEAD:
        hand_out(worker)
    for due in range(len(tasks)):
        while due not in found:
            ready, _ = ray.wait(list(running), num_returns=1)
            for result in ready:
                number, worker = running.pop(result)
                found[number] = ray.get(result)
                hand_out(worker)
        yield found.pop(due)
