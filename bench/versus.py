"""`python -m bench.versus CHECKOUT`: this build beside that of another checkout, by turns on one core.

For a change that must not cost speed: build the state before it elsewhere (`make compile` there), and compare. Each
round starts both builds anew and measures them in many short slices by turns, so that both meet the same moods of the
machine; the median of the rounds' ratios counts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table

from bench.figures import Slice, Spread, times
from bench.machine import pin_to_one_core
from bench.numbers import spread
from bench.printed import console
from bench.rounds import Sliced
from bench.settings import PARTS
from bench.worker import ROOT, Remote, Worker, WorkerGone, ours

ROUNDS = 9
SLICE = 0.03
"""Seconds of a slice: the speed of a machine changes within a second."""
TURNS = 12
"""Slices of each build in a round."""
MEASURES = {"play": "decisions", "clones": "clones", "guesses": "guesses", "legal": "legal", "views": "views"}
"""Workloads, and what is compared of each."""

Key = tuple[str, str]
"""Subject and workload."""


def remotes(checkout: Path, only: str | None, stack: ExitStack) -> tuple[str, dict[Key, Remote]]:
    """How the rules of a checkout run, and its workloads: every game at its largest player count."""
    mode = ""
    found: dict[Key, Remote] = {}
    for part in PARTS:
        worker: Worker = stack.enter_context(ours(False, part, only, checkout))
        mode = worker.mode
        for job in worker.prepare():
            for workload in job.workloads:
                if job.subject.targeted and workload in MEASURES:
                    found[job.subject.name, workload] = Remote(worker, job.subject.name, workload)
    return mode, found


def both(
    checkout: Path, only: str | None, rounds: int, modes: list[str]
) -> Iterator[tuple[dict[Key, Remote], dict[Key, Remote]]]:
    """The workloads of both builds, in new processes for every round: where one lies in memory is worth some percent.

    How their rules run is noted in `modes`.
    """
    for _ in range(rounds):
        with ExitStack() as stack:
            mode, here = remotes(ROOT, only, stack)
            other_mode, there = remotes(checkout, only, stack)
            modes[:] = [mode, other_mode]
            yield here, there


def compared(rounds: Iterable[tuple[Mapping[Key, Sliced], Mapping[Key, Sliced]]]) -> dict[Key, Spread]:
    """Ratios of both builds, measured by turns; each begins every other turn."""
    found: dict[Key, tuple[list[Slice], list[Slice]]] = {}
    for here, there in rounds:
        for sliced in (*here.values(), *there.values()):
            sliced.slice(SLICE)  # warms up
        for key in here:
            own, other = _by_turns(here[key], there[key])
            ours_, theirs = found.setdefault(key, ([], []))
            ours_.append(own)
            theirs.append(other)
    return {key: times(MEASURES[key[1]], own, other) for key, (own, other) in found.items()}


def _by_turns(one: Sliced, other: Sliced) -> tuple[Slice, Slice]:
    """A round of two workloads."""
    slices: tuple[list[Slice], list[Slice]] = ([], [])
    for turn in range(TURNS):
        for first in (turn % 2, 1 - turn % 2):
            slices[first].append((one, other)[first].slice(SLICE))
    return _sum(slices[0]), _sum(slices[1])


def _sum(slices: list[Slice]) -> Slice:
    """As one slice. The other build ran in between: it is the calibration."""
    counts = {measure: sum(one.counts[measure] for one in slices) for measure in slices[0].counts}
    return Slice(counts, sum(one.seconds for one in slices), 1.0)


def main(
    checkout: Annotated[Path, typer.Argument(help="the other checkout, with its rules compiled in place")],
    only: Annotated[str | None, typer.Option(help="this game alone", metavar="GAME")] = None,
    rounds: Annotated[int, typer.Option(min=1, help="how often both are measured")] = ROUNDS,
    least: Annotated[float, typer.Option(help="fail if the median ratio of a measure is below this")] = 0.0,
) -> None:
    """How many times as fast this build is as that of another checkout."""
    out = console()
    pin_to_one_core()
    modes: list[str] = []
    try:
        found = compared(both(checkout.resolve(), only, rounds, modes))
    except WorkerGone as gone:
        out.print(f"[red]{gone}")
        raise typer.Exit(2) from None
    drawn = Table(title=f"This build ({modes[0]}) ÷ the other ({modes[1]}), {rounds} rounds", box=box.SIMPLE_HEAD)
    for head in ("", "measure", "median (lowest–highest)"):
        drawn.add_column(head)
    for (subject, workload), ratio in found.items():
        mark = "[red]" if ratio.median < least else ""
        drawn.add_row(subject, MEASURES[workload], f"{mark}{spread(ratio)}")
    out.print(drawn)
    if any(ratio.median < least for ratio in found.values()):
        sys.exit(1)


if __name__ == "__main__":
    typer.run(main)
