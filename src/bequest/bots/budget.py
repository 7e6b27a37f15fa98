"""How much a bot may think."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Budget:
    """For one choice. With nodes alone, the same seed gives the same choice on every machine; seconds are for live
    tables. Whichever is spent first ends the thinking, with the best so far; 0 does not bound it."""

    nodes: int = 0
    """Positions that may be judged."""
    seconds: float = 0.0
