"""What a run of load found, the median over several, and what is wanted of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from statistics import median
from typing import Final

TARGETS: Final = {
    "p99_ms": 150.0, "seat_kb": 40.0, "stored_mb": 20.0, "load_ms": 50.0,
}  # fmt: skip
"""What must not be exceeded. In closed loop the peer must not be faster."""
NAMES: Final = {
    "moves_s": "moves a second, open loop",
    "p50_ms": "move sent → all seats told, median, ms",
    "p99_ms": "the same, 99 of 100, ms",
    "cpu_ms_move": "CPU of the server for a move, ms",
    "closed_moves_s": "moves a second, closed loop",
    "closed_cpu_ms_move": "CPU of the server for a move, ms, closed loop",
    "peer_moves_s": "moves a second of the peer, closed loop",
    "peer_cpu_ms_move": "CPU of the peer for a move, ms",
    "message_bytes": "bytes of a message",
    "peer_message_bytes": "bytes of a message of the peer",
    "seat_kb": "memory of an idle connected seat, its share of the table included, kB",
    "stored_mb": "memory that 10,000 stored tables add, MB",
    "load_ms": "time until a table of 300 decisions is read, ms",
    "generator": "the generator's share of its core",
}


@dataclass(frozen=True)
class Figures:
    """None is what was not measured."""

    moves_s: float
    p50_ms: float
    p99_ms: float
    cpu_ms_move: float
    closed_moves_s: float
    closed_cpu_ms_move: float
    message_bytes: float
    generator: float
    seat_kb: float | None = None
    peer_moves_s: float | None = None
    peer_cpu_ms_move: float | None = None
    peer_message_bytes: float | None = None
    stored_mb: float | None = None
    load_ms: float | None = None

    def value(self, name: str) -> float | None:
        found: float | None = getattr(self, name)
        return found

    def missed(self) -> list[str]:
        """What is not as wanted."""
        found = [name for name, most in TARGETS.items() if (self.value(name) or 0.0) > most]
        if self.peer_moves_s is not None and self.closed_moves_s < self.peer_moves_s:
            found.append("closed_moves_s")
        return found


def middle(runs: Sequence[Figures]) -> Figures:
    """The median of each figure."""
    found: dict[str, float | None] = {}
    for field in fields(Figures):
        values = [value for one in runs if (value := one.value(field.name)) is not None]
        found[field.name] = median(values) if values else None
    return Figures(**found)  # type: ignore[arg-type]


def percentile(values: Sequence[float], share: float) -> float:
    """The value that so many of all do not exceed."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def line(tables: int, found: Figures) -> str:
    """The one line for whoever compares runs."""
    peer = "-" if found.peer_moves_s is None else f"{found.peer_moves_s:.0f}"
    return (
        f"load: tables={tables} moves_s={found.moves_s:.0f} p99_ms={found.p99_ms:.1f} "
        f"closed_moves_s={found.closed_moves_s:.0f} peer_moves_s={peer} cpu_ms_move={found.cpu_ms_move:.3f}"
    )
