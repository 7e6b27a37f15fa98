"""The one clock of a server, given to all that asks for the time, so that tests can set it."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """What time it is."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""


class SystemClock:
    """The machine's own."""

    def now(self) -> float:
        return time.time()
