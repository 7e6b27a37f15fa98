"""The memory of a batch as NumPy arrays, for all to read; only those who play write to the memory."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from bequest.adapters.batch_memory import Memory
from bequest.adapters.common import FLOATS
from bequest.core.encoding import Encoder

Cell = TypeVar("Cell", bound=np.generic)


class Arrays:
    """A row for each game in every array."""

    def __init__(self, memory: Memory, encoder: Encoder, dtype: str) -> None:
        games = memory.games
        self.chosen: NDArray[np.int64] = np.frombuffer(memory.actions(0, games), np.int64)
        self.seat = _shown(np.frombuffer(memory.seats(0, games), np.int64))
        self.done = _shown(np.frombuffer(memory.done(0, games), np.bool_))
        self.reward = _shown(np.frombuffer(memory.rewards(0, games).cast("B"), np.float32).reshape(games, -1))
        self.mask = _shown(np.frombuffer(memory.masks(0, games), np.int8).reshape(games, -1))
        self._cells = _shown(np.frombuffer(memory.observations(0, games), np.uint8).reshape(games, -1))
        self._scales = np.array(encoder.scales, np.float32)
        self._floats = np.zeros(self._cells.shape, np.float32) if dtype == FLOATS else None
        self.observation: NDArray[Any] = self._cells if self._floats is None else _shown(self._floats)

    def refresh(self) -> None:
        """The observations as floats, all in one go, where floats are wanted."""
        if self._floats is not None:
            np.multiply(self._cells, self._scales, out=self._floats)


def _shown(array: NDArray[Cell]) -> NDArray[Cell]:
    """The same numbers, not to be written to."""
    shown = array.view()
    shown.flags.writeable = False
    return shown
