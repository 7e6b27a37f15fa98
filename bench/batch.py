"""`python -m bench.batch`: encoded decisions a second through `bequest.adapters.batch`, in one process on one core.

Every game at its largest player count, uniform random play, the draw of the actions included. Each is measured until
the first game of every row is over, so that all phases of a game count; the calibration loop runs between slices.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from typing import Annotated, Literal

os.environ.setdefault("OMP_NUM_THREADS", "1")  # one core: NumPy reads it when it is imported

import numpy as np
import typer
from rich import box
from rich.table import Table

import bequest
from bench import calibration
from bench.figures import REFERENCE_PACE, Slice, around
from bench.machine import pin_to_one_core
from bench.numbers import number, round_number
from bench.printed import console
from bench.targets import COMPILED, INTERPRETED
from bequest import games
from bequest.adapters.batch import Batch

SLICE = 0.1
"""CPU seconds between two calibrations."""
FLOORS = {COMPILED: 40_000, INTERPRETED: 0}
"""Encoded decisions a second on the reference core."""
DECISIONS = "decisions"


def slices(batch: Batch, seconds: float) -> Iterator[Slice]:
    """At least so many CPU seconds, and at least a whole game in every row."""
    rng = np.random.default_rng(1)
    running = np.ones(batch.games, np.bool_)
    spent = 0.0
    before = calibration.pace()
    while spent < seconds or running.any():
        steps = 0
        start = time.process_time()
        took = 0.0
        while took < SLICE:
            batch.step(batch.sample(rng))
            running &= ~batch.done
            steps += 1
            took = time.process_time() - start
        after = calibration.pace()
        yield Slice({DECISIONS: steps * batch.games}, took, around(before, after))
        before = after
        spent += took


def on_reference_core(found: list[Slice]) -> float:
    """Decisions a second over all slices together, each weighed by how fast the core was during it."""
    iterations = sum([one.seconds * one.pace for one in found])
    return sum([one.counts[DECISIONS] for one in found]) / iterations * REFERENCE_PACE


def as_seen(found: list[Slice]) -> float:
    return sum([one.counts[DECISIONS] for one in found]) / sum([one.seconds for one in found])


def main(
    rows: Annotated[int, typer.Option("--games", min=1, help="games side by side")] = 256,
    seconds: Annotated[float, typer.Option(min=0.1, help="CPU seconds for each game at least")] = 3.0,
    floats: Annotated[bool, typer.Option("--floats", help="observations as float32 instead of uint8")] = False,
) -> None:
    """Measures batches of games; fails if compiled rules are below the floor."""
    out = console()
    mode = COMPILED if bequest.compiled() else INTERPRETED
    dtype: Literal["uint8", "float32"] = "float32" if floats else "uint8"
    pin_to_one_core()
    table = Table(title=f"Encoded decisions a second, {mode}, {rows} games, {dtype}", box=box.SIMPLE_HEAD)
    table.add_column("")
    for head in ("here", "reference core", "floor", ""):
        table.add_column(head, justify="right")
    missed = False
    for name in games.names():
        with Batch(name, max(games.get(name).player_counts), rows, dtype=dtype, seed=1) as batch:
            found = list(slices(batch, seconds))
            reached = on_reference_core(found)
            floor = FLOORS[mode]
            missed |= reached < floor
            mark = ("[green]✓" if reached >= floor else "[red]✗ below") if floor else ""
            wanted = round_number(floor) if floor else ""
            table.add_row(f"{name}, {batch.players} players", number(as_seen(found)), number(reached), wanted, mark)
    out.print(table)
    if missed:
        sys.exit(1)


if __name__ == "__main__":
    typer.run(main)
