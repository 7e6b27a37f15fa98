"""All workloads by turns, in short slices, the calibration loop between them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from bench import calibration
from bench.figures import Slice, around
from bench.workloads import Workload

SLICE = 0.1
"""Seconds of a slice: short, since the speed of a machine changes from second to second."""
WITH_CALIBRATION = 1.3
"""How much longer a slice takes with the calibration after it, and since the work under way is finished."""
FEWEST_ROUNDS = 5

Key = TypeVar("Key")


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
