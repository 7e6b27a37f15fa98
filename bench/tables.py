"""The tables of a report, the same for the terminal and for the docs."""

from __future__ import annotations

from dataclasses import dataclass

from bench.figures import Subject
from bench.numbers import round_number, spread
from bench.report import Report
from bench.targets import BESIDE, COMPILED, PEER, TIMES_BESIDE, Verdict

REACHED = "✓"
MISSED = "✗"
"""The first sign of a mark."""


@dataclass(frozen=True, slots=True)
class Table:
    """Texts in rows. A row with its first cell only heads those that follow."""

    title: str
    heads: list[str]
    rows: list[list[str]]


def tables(report: Report) -> list[Table]:
    """Everything, our games first."""
    found = [game_table(report, game) for game in report.games]
    if report.peers:
        found += [peers_table(report), *[multiples_table(report, mode) for mode in report.modes]]
    return [*found, courses_table(report)]


def game_table(report: Report, game: str) -> Table:
    """Every measure of a game in every setting."""
    heads = [""]
    for mode in report.modes:
        heads += [mode, "target"]
    if COMPILED in report.modes:
        heads.append("times")
    rows: list[list[str]] = []
    for subject in report.ours:
        if subject.game == game:
            rows.append([subject.name.removeprefix(f"{game}, ")])
            rows += [_measure_row(report, subject, measure) for measure in report.measures(subject.name)]
    return Table(game, heads, rows)


def _measure_row(report: Report, subject: Subject, measure: str) -> list[str]:
    cells = [f"{measure}/s"]
    for mode in report.modes:
        figure = report.figure(subject.name, mode, measure)
        judged = [one for one in report.verdicts if (one.subject, one.mode) == (subject.name, mode)]
        marks = [mark(one) for one in judged if one.measure == measure]
        cells += [spread(figure.on_reference_core) if figure else "", *(marks or [""])]
    if COMPILED in report.modes:
        times = report.times(subject.name, COMPILED, measure)
        cells.append(spread(times) if times else "")
    return cells


def mark(verdict: Verdict) -> str:
    """What is reached, and which number comes next."""
    if not verdict.reached:
        return f"{MISSED} floor {round_number(verdict.floor)}"
    goal = f"goal {round_number(verdict.goal)}"
    return f"{REACHED} {goal}" if verdict.reached_goal else f"{REACHED} floor, {goal}"


def peers_table(report: Report) -> Table:
    measures = ("decisions", "games", "clones")
    rows: list[list[str]] = []
    for peer in report.peers:
        found = [report.figure(peer.name, PEER, measure) for measure in measures]
        cells = [spread(figure.on_reference_core) if figure else "" for figure in found]
        rows.append([peer.name, *cells, peer.clones])
    return Table("Peers", ["", *[f"{measure}/s" for measure in measures], "cloned by"], rows)


def multiples_table(report: Report, mode: str) -> Table:
    """Our decisions as multiples of those of each peer, the games at their largest player counts."""
    rows = [
        [peer.name, *[_multiple(report, name, mode, peer.name) for name in report.targeted]] for peer in report.peers
    ]
    return Table(f"Our decisions, {mode}, as multiples of theirs", ["", *report.targeted], rows)


def _multiple(report: Report, subject: str, mode: str, peer: str) -> str:
    times = report.times(subject, mode, "decisions", peer)
    if times is None:
        return ""
    if (mode, peer) != (COMPILED, BESIDE):
        return spread(times)
    return f"{REACHED if times.median >= TIMES_BESIDE else MISSED} {spread(times)}"


def courses_table(report: Report) -> Table:
    rows = [
        [one.name, str(one.course.games), f"{one.course.decisions_per_game:.0f}", f"{one.course.single_share:.1%}"]
        for one in report.subjects
    ]
    return Table("Courses of random games", ["", "games", "decisions per game", "with a single option"], rows)
