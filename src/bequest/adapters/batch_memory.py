"""The memory that a batch and its workers share, row by row: one buffer, and where in it everything lies."""

from __future__ import annotations

from typing import Final

WORD: Final = 8
"""Bytes of an action and of a seat (64-bit whole numbers)."""
FLOAT: Final = 4
"""Bytes of a reward (32-bit float)."""


class Memory:
    """One stretch for each array, the widest cells first, so that all of them are aligned."""

    def __init__(self, buffer: object, games: int, players: int, size: int, options: int) -> None:
        self.games = games
        self.players = players
        self.size = size
        self.options = options
        self._bytes = memoryview(buffer).cast("B")  # type: ignore[arg-type]  # anything that has a buffer

    @staticmethod
    def needed(games: int, players: int, size: int, options: int) -> int:
        """How many bytes the buffer must have."""
        return games * (2 * WORD + players * FLOAT + 1 + size + options)

    def actions(self, first: int, count: int) -> memoryview[int]:
        return self._stretch(0, WORD, first, count).cast("q")

    def seats(self, first: int, count: int) -> memoryview[int]:
        return self._stretch(self.games * WORD, WORD, first, count).cast("q")

    def rewards(self, first: int, count: int) -> memoryview[float]:
        """`players` numbers for each row."""
        at = self.games * 2 * WORD
        return self._stretch(at, FLOAT, first * self.players, count * self.players).cast("f")

    def done(self, first: int, count: int) -> memoryview[int]:
        return self._stretch(self.games * (2 * WORD + self.players * FLOAT), 1, first, count)

    def observations(self, first: int, count: int) -> memoryview[int]:
        """`size` cells for each row."""
        at = self.games * (2 * WORD + self.players * FLOAT + 1)
        return self._stretch(at, 1, first * self.size, count * self.size)

    def masks(self, first: int, count: int) -> memoryview[int]:
        """`options` cells for each row, 1 where the action is on offer."""
        at = self.games * (2 * WORD + self.players * FLOAT + 1 + self.size)
        return self._stretch(at, 1, first * self.options, count * self.options)

    def _stretch(self, at: int, width: int, first: int, count: int) -> memoryview[int]:
        return self._bytes[at + first * width : at + (first + count) * width]
