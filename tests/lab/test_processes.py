"""Work in several processes: results in order, and an end as soon as nobody wants more."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable

import pytest

from bequest.lab.processes import in_order


def sleeper() -> Callable[[float], tuple[float, int]]:
    """Sleeps as long as it is told, and says so, and in which process."""
    process = os.getpid()

    def sleep(seconds: float) -> tuple[float, int]:
        time.sleep(seconds)
        return seconds, process

    return sleep


def test_one_process_needs_no_others() -> None:
    assert list(in_order(sleeper, [0.0, 0.01], 1)) == [(0.0, os.getpid()), (0.01, os.getpid())]
    assert list(in_order(sleeper, [0.0], 4)) == [(0.0, os.getpid())]
    assert list(in_order(sleeper, [], 4)) == []


@pytest.mark.slow
def test_results_come_in_the_order_of_the_tasks() -> None:
    tasks = [0.2, 0.0, 0.1, 0.0]
    found = list(in_order(sleeper, tasks, 2))
    assert [seconds for seconds, _ in found] == tasks
    assert os.getpid() not in [process for _, process in found]


@pytest.mark.slow
def test_whoever_wants_no_more_need_not_wait() -> None:
    coming = in_order(sleeper, [0.0, 60.0, 60.0, 60.0], 2)
    assert next(coming)[0] == 0.0
    start = time.perf_counter()
    coming.close()
    assert time.perf_counter() - start < 20
    assert multiprocessing.active_children() == []
