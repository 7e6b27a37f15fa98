"""Work that can be done for a while and counted: whole games, or one operation over and over."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

Counts = dict[str, int]
Thing = TypeVar("Thing")


class Workload(Protocol):
    """Something that can be done for a while."""

    def run(self, seconds: float) -> tuple[Counts, float]:
        """Works for about that long, at least once; what was done, and the process CPU time it took."""


class Play:
    """Whole games, one after the other, set-up included; their number is counted too, unless only one is named."""

    def __init__(self, game: Callable[[], int], only: str = "") -> None:
        self._game = game
        """Plays one game; the number of its decisions."""
        self._only = only

    def run(self, seconds: float) -> tuple[Counts, float]:
        games = decisions = 0
        spent = 0.0
        start = time.process_time()
        while not games or spent < seconds:
            decisions += self._game()
            games += 1
            spent = time.process_time() - start
        return {self._only: decisions} if self._only else {"decisions": decisions, "games": games}, spent


class Repeat(Generic[Thing]):
    """One operation on each of some things, over and over."""

    def __init__(self, measure: str, things: Sequence[Thing], operation: Callable[[Thing], object]) -> None:
        self._measure = measure
        self._things = things
        self._operation = operation

    def run(self, seconds: float) -> tuple[Counts, float]:
        operation = self._operation
        done = 0
        spent = 0.0
        start = time.process_time()
        while not done or spent < seconds:
            for thing in self._things:
                operation(thing)
            done += len(self._things)
            spent = time.process_time() - start
        return {self._measure: done}, spent
