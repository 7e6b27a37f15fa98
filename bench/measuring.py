"""One run of the bench: the workers started, everything measured by turns, and what was found put together."""

from __future__ import annotations

import os
import platform
from contextlib import ExitStack
from datetime import UTC, datetime

from rich.console import Console
from rich.progress import Progress

from bench.figures import Ratio, Slice, Subject, figures, spread, times
from bench.machine import in_words, pin_to_one_core
from bench.report import Report, Run
from bench.rounds import WITH_CALIBRATION, Sliced, measure, rounds_for, warm_up
from bench.settings import PARTS
from bench.targets import COMPILED, INTERPRETED, PEER
from bench.worker import PEERS, PEERS_PYTHON, Remote, Worker, WorkerGone, ours

WHOLE_BENCH = 200.0
"""Seconds that the measuring takes unless told otherwise."""
COMPARED = "decisions"
"""What is set beside the peers."""
NOT_COMPILED = "no compiled build: measured interpreted only; `make compile` makes it"
NO_PEERS = "no .venv-peers: measured without peers; `make bench` makes it"

Key = tuple[str, str, str]
"""Subject, mode and workload."""


def bench(seconds: float | None, peers: bool, only: str | None, out: Console) -> Report:
    """Measures for so many CPU seconds each, or as long as the whole bench may take."""
    load = os.getloadavg()[0]
    pinned = pin_to_one_core()
    with ExitStack() as stack:
        workers = start(peers, only, stack, out)
        subjects, todo = prepare(workers, out)
        rounds = rounds_for(seconds or WHOLE_BENCH / WITH_CALIBRATION / len(todo))
        slices = measured(todo, rounds, out)
        paces = [one.pace for own in slices.values() for one in own]
        versions = list(dict.fromkeys([worker.version for worker in workers]))
    date = datetime.now(UTC).date().isoformat()
    run = Run(date, in_words(), pinned, platform.python_version(), versions, rounds, load, spread(paces))
    found = [figure for (subject, mode, _), own in slices.items() for figure in figures(subject, mode, own)]
    return Report(run, subjects, found, ratios(subjects, slices))


def start(peers: bool, only: str | None, stack: ExitStack, out: Console) -> list[Worker]:
    """Our own games in both modes if they are compiled, then the peers that are there."""
    workers = [stack.enter_context(ours(True, part, only)) for part in PARTS]
    compiled = [stack.enter_context(ours(False, part, only)) for part in PARTS]
    if compiled[0].mode == COMPILED:
        workers += compiled
    else:
        out.print(f"[yellow]{NOT_COMPILED}")
    if peers and not PEERS_PYTHON.exists():
        out.print(f"[yellow]{NO_PEERS}")
    elif peers:
        for module in PEERS:
            try:
                workers.append(stack.enter_context(Worker(PEERS_PYTHON, module)))
            except WorkerGone as gone:
                out.print(f"[yellow]{gone}")
    return workers


def prepare(workers: list[Worker], out: Console) -> tuple[list[Subject], dict[Key, Sliced]]:
    """The subjects, and all that is to be done by turns. Both modes must play the same games."""
    subjects: dict[str, Subject] = {}
    todo: dict[Key, Sliced] = {}
    for worker in workers:
        out.print(f"preparing {worker.version}, {worker.mode}")
        for job in worker.prepare():
            name = job.subject.name
            if subjects.setdefault(name, job.subject) != job.subject:
                raise WorkerGone(f"{name}: {INTERPRETED} and {COMPILED} do not play the same games")
            for workload in job.workloads:
                todo[name, worker.mode, workload] = Remote(worker, name, workload)
    return list(subjects.values()), todo


def measured(todo: dict[Key, Sliced], rounds: int, out: Console) -> dict[Key, list[Slice]]:
    """All slices, with progress: a bar in a terminal, elsewhere a line for each round."""
    out.print(f"measuring {len(todo)} workloads, {rounds} slices each")
    with Progress(console=out, transient=True, disable=not out.is_terminal) as progress:
        bar = progress.add_task("measuring", total=rounds)
        done: list[int] = []

        def after_round() -> None:
            done.append(1)
            progress.advance(bar)
            if not out.is_terminal:
                out.print(f"round {len(done)} of {rounds}")

        warm_up(todo.values())
        return measure(todo, rounds, after_round)


def ratios(subjects: list[Subject], slices: dict[Key, list[Slice]]) -> list[Ratio]:
    """Compiled beside interpreted in everything, and each game at its largest player count beside the peers."""
    by_measure = {(key[0], key[1], what): own for key, own in slices.items() for what in own[0].counts}
    targeted = [subject.name for subject in subjects if subject.targeted]
    peers = [subject.name for subject in subjects if not subject.game]
    found: list[Ratio] = []
    for (subject, mode, what), own in by_measure.items():
        if mode == COMPILED:
            other = by_measure[subject, INTERPRETED, what]
            found.append(Ratio(subject, mode, what, INTERPRETED, times(what, own, other)))
        if subject in targeted and what == COMPARED:
            for peer in peers:
                other = by_measure[peer, PEER, what]
                found.append(Ratio(subject, mode, what, peer, times(what, own, other)))
    return found
