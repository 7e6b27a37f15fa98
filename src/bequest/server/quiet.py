"""Quiet moments: what sockets and tables have left behind is cleared away then, and memory given back.

Objects of closed sockets hold each other, so that only a look at all objects finds them. It keeps everybody waiting for
a moment, so it is not done while games go on.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bequest.server.house import House

LOOK_EVERY: Final = 5.0
QUIET: Final = 5.0
"""Seconds without a change at any table that make a moment quiet."""
MANY: Final = 100
"""Sockets and tables that must have gone before it is worth the while."""


async def tidied(house: House) -> None:
    """Goes on as long as the house is open."""
    before = house.visits.gone + house.hall.gone
    while True:
        await asyncio.sleep(LOOK_EVERY)
        gone = house.visits.gone + house.hall.gone
        if gone - before >= MANY and house.clock.now() - house.hall.changed_at >= QUIET:
            before = gone
            clear()


def clear() -> None:
    """Clears away what nobody can reach any more."""
    gc.collect()
    if sys.platform == "linux":
        give_back = getattr(ctypes.CDLL(None), "malloc_trim", None)  # not every library of C has it
        if give_back is not None:
            give_back(0)
