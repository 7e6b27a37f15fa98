"""All workloads by turns, in short slices on one core, the calibration loop between them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping

from bench import calibration
from bench.figures import Slice, around
from bench.workloads import Workload

SLICE = 0.15
"""Seconds of a slice: short, since the speed of a machine changes from second to second."""
FEWEST_ROUNDS = 5

Key = tuple[str, str]
"""Whose workload, and which."""


def pin_to_one_core() -> bool:
    """This process and those it starts from now on; whether the system can do it."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


def rounds_for(seconds: float) -> int:
    """How many slices make up the time that each workload gets."""
    return max(FEWEST_ROUNDS, round(seconds / SLICE))


def measure(
    workloads: Mapping[Key, Workload], rounds: int, after_round: Callable[[], None]
) -> tuple[dict[Key, list[Slice]], list[float]]:
    """The slices of each workload, one per round, and every calibration on the way."""
    slices: dict[Key, list[Slice]] = {key: [] for key in workloads}
    paces = [calibration.pace()]
    for _ in range(rounds):
        for key, workload in workloads.items():
            counts, seconds = workload.run(SLICE)
            paces.append(calibration.pace())
            slices[key].append(Slice(counts, seconds, around(paces[-2], paces[-1])))
        after_round()
    return slices, paces


def warm_up(workloads: Iterable[Workload]) -> None:
    """Caches and tables that are made on first use do not belong into the first slice."""
    for workload in workloads:
        workload.run(SLICE / 5)
