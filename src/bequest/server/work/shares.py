"""How much bots have lately thought for whom, so that nobody's many tables keep those of the others waiting."""

from __future__ import annotations

from typing import Final

from bequest.server.clock import Clock

HALF: Final = 60.0
"""After so many seconds half as much counts."""
REMEMBERED: Final = 10_000
FORGOTTEN: Final = 0.01
"""So few seconds count for nothing."""


class Shares:
    """Seconds of thinking by person, the recent ones."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._spent: dict[str, tuple[float, float]] = {}

    def __len__(self) -> int:
        return len(self._spent)

    def of(self, person: str) -> float:
        """What counts now."""
        seconds, at = self._spent.get(person, (0.0, 0.0))
        return seconds * 0.5 ** (max(0.0, self._clock.now() - at) / HALF) if seconds else 0.0

    def add(self, person: str, seconds: float) -> None:
        """So much more was thought."""
        self._spent[person] = (self.of(person) + seconds, self._clock.now())
        if len(self._spent) > REMEMBERED:
            left = sorted(self._spent, key=self.of)[REMEMBERED // 2 :]
            self._spent = {one: self._spent[one] for one in left if self.of(one) > FORGOTTEN}
