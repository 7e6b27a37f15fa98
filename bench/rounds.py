"""All workloads by turns, in short slices, the calibration loop before and after each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol, TypeVar

from bench import calibration
from bench.figures import Slice, around
from bench.workloads import Workload

SLICE = 0.1
"""Seconds of a slice: short, since the speed of a machine changes from second to second."""
WITH_CALIBRATION = 1.5
"""How much longer a slice takes with the calibration around it, and since the work under way is finished."""
FEWEST_ROUNDS = 5

Key = TypeVar("Key")


def rounds_for(seconds: float) -> int:
    """How many slices make up the time that each workload gets."""
    return max(FEWEST_ROUNDS, round(seconds / SLICE))


class Sliced(Protocol):
    """Something that can be measured for a slice."""

    def slice(self, seconds: float) -> Slice: ...


class Here:
    """A workload of this process, which calibrates itself: so the loop meets the same core in the same state."""

    def __init__(self, workload: Workload) -> None:
        self._workload = workload

    def slice(self, seconds: float) -> Slice:
        before = calibration.pace()
        counts, spent = self._workload.run(seconds)
        return Slice(counts, spent, around(before, calibration.pace()))


def measure(workloads: Mapping[Key, Sliced], rounds: int, after_round: Callable[[], None]) -> dict[Key, list[Slice]]:
    """The slices of each workload, one per round."""
    slices: dict[Key, list[Slice]] = {key: [] for key in workloads}
    for _ in range(rounds):
        for key, workload in workloads.items():
            slices[key].append(workload.slice(SLICE))
        after_round()
    return slices


def warm_up(workloads: Iterable[Sliced]) -> None:
    """Caches and tables that are made on first use do not belong into the first slice."""
    for workload in workloads:
        workload.slice(SLICE / 5)
