"""`python -m bench`: measures, prints the tables, and fails if a floor is missed."""

from __future__ import annotations

import os
import platform
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from bench import workloads
from bench.figures import TARGETS, Course, Figure, Slice, Subject, figure, missed_floors, spread
from bench.peer import Peer, PeerGone, PeerWorkload
from bench.report import Report, console, show
from bench.rounds import Key, measure, pin_to_one_core, rounds_for, warm_up
from bench.workloads import Workload

WHOLE_BENCH = 60.0
"""Seconds that the bench takes unless told otherwise."""
CALIBRATION_SHARE = 1.2
"""What a slice takes together with the calibration after it."""
PEER = "peer"
MEASURES = {"decisions": "play", "games": "play", "clones": "clones", "guesses": "guesses"}
"""Each measure and the workload that yields it."""
PEER_MEASURES = {"decisions": "play", "games": "play", "copies": "copy"}
COMPARED = {"decisions": "decisions", "games": "games", "clones": "copies"}
"""Which measure of the peer stands beside which of ours."""


def main(
    seconds: Annotated[
        float | None, typer.Option(min=0.1, help="CPU seconds for each measure; without it the bench takes a minute")
    ] = None,
    peers: Annotated[bool, typer.Option(help="whether to measure the peers too")] = True,
    json: Annotated[Path | None, typer.Option(help="write all figures into this file")] = None,
) -> None:
    """Measures speed: decisions, games, clones and guesses a second, beside catanatron."""
    out = console()
    pinned = pin_to_one_core()
    peer = None
    if peers:
        try:
            peer = Peer()
        except PeerGone as gone:
            out.print(f"[yellow]{gone}")
    try:
        report = run(seconds, peer, pinned)
    finally:
        if peer:
            peer.close()
    show(report, out)
    if json:
        json.write_text(report.to_json(), encoding="utf-8")
    if missed_floors(report.subjects):
        raise typer.Exit(1)


def run(seconds: float | None, peer: Peer | None, pinned: bool) -> Report:
    """Everything by turns; the figures of each game in each setting, and of the peer."""
    load = os.getloadavg()[0]
    courses, targeted, todo = prepare()
    if peer:
        todo |= {(PEER, workload): PeerWorkload(peer, workload) for workload in dict.fromkeys(PEER_MEASURES.values())}
    rounds = rounds_for(seconds or WHOLE_BENCH / CALIBRATION_SHARE / len(todo))
    warm_up(todo.values())
    with Progress(transient=True) as progress:
        bar = progress.add_task("measuring", total=rounds)
        slices, paces = measure(todo, rounds, lambda: progress.advance(bar))
    subjects = [Subject(name, course, _figures(name, slices, name in targeted)) for name, course in courses.items()]
    beside = Subject(peer.name, peer.course, _peer_figures(slices)) if peer else None
    versions = [f"Python {platform.python_version()}", *([peer.version] if peer else [])]
    return Report(versions, pinned, rounds, load, spread(paces), subjects, beside)


def prepare() -> tuple[dict[str, Course], set[str], dict[Key, Workload]]:
    """The subjects with the courses of their games, those that have targets, and what is to be run."""
    courses: dict[str, Course] = {}
    targeted: set[str] = set()
    todo: dict[Key, Workload] = {}
    for setting in workloads.settings():
        subject = setting.name
        courses[subject] = workloads.course(setting)
        positions = workloads.mid_game(setting, courses[subject].decisions_per_game)
        todo[subject, "play"] = workloads.Play(setting)
        todo[subject, "clones"] = workloads.clones(positions)
        todo[subject, "guesses"] = workloads.guesses(positions)
        if setting.players == max(setting.game.player_counts):
            targeted.add(subject)
    return courses, targeted, todo


def _figures(name: str, slices: dict[Key, list[Slice]], targeted: bool) -> list[Figure]:
    found: list[Figure] = []
    for measured, workload in MEASURES.items():
        theirs = COMPARED.get(measured, "")
        peer = slices.get((PEER, PEER_MEASURES[theirs]), []) if theirs else []
        target = TARGETS.get(measured) if targeted else None
        found.append(figure(measured, slices[name, workload], peer, theirs, target))
    return found


def _peer_figures(slices: dict[Key, list[Slice]]) -> list[Figure]:
    return [figure(measured, slices[PEER, workload]) for measured, workload in PEER_MEASURES.items()]


if __name__ == "__main__":
    typer.run(main)
