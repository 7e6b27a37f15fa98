"""The loop that every figure is stated against, so that a slow or busy machine does not change the verdict."""

from __future__ import annotations

import time

ITERATIONS = 20_000
SHORTEST = 0.02
"""Seconds of process CPU time that one calibration takes at least."""


def work(n: int = ITERATIONS) -> None:
    """Some arithmetic and some list access: what rules code mostly does."""
    a = [0] * 64
    x = 1
    for _ in range(n):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        a[x & 63] += 1


def pace() -> float:
    """Iterations per second of process CPU time, right now."""
    start = time.process_time()
    done = 0
    while time.process_time() - start < SHORTEST:
        work()
        done += ITERATIONS
    return done / (time.process_time() - start)
