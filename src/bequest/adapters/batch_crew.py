"""Who plays the rows of a batch: here, this process alone; `batch_workers` has the crew of several processes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from bequest.adapters.batch_ending import Ending
from bequest.adapters.batch_memory import Memory
from bequest.adapters.batch_rows import Rows
from bequest.adapters.common import Setting
from bequest.core.reasons import Reason

CLOSED: Final = "the batch is closed: make another one"


class BatchError(RuntimeError):
    """The batch can't go on: it was closed, or one of its workers has stopped."""


class Crew(ABC):
    """Plays all rows of a batch."""

    @abstractmethod
    def step(self) -> list[Ending]:
        """Takes the actions that lie in the memory; how the games that they ended have ended, by row."""

    @abstractmethod
    def begin(self, seed: int) -> None:
        """The first game of every row."""

    @abstractmethod
    def why_not(self, row: int, action: int) -> Reason | None:
        """Why an action is not on offer in a row; None if it is."""

    @abstractmethod
    def close(self) -> None:
        """Ends what was started for the batch; may be called again."""


class Alone(Crew):
    """All rows in this process."""

    def __init__(self, setting: Setting, reward: str, memory: Memory, seed: int) -> None:
        self._rows = Rows(setting, reward, memory, range(memory.games), seed)

    def step(self) -> list[Ending]:
        return self._rows.step()

    def begin(self, seed: int) -> None:
        self._rows.begin(seed)

    def why_not(self, row: int, action: int) -> Reason | None:
        return self._rows.why_not(row, action)

    def close(self) -> None:
        """Nothing was started."""
