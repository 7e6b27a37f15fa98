"""What was measured, for people (tables) and for programs (JSON)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from rich import box
from rich.console import Console
from rich.table import Table

from bench.figures import REFERENCE_PACE, Figure, Spread, Subject, missed_floors

QUIET_SPREAD = 1.3
"""On a quiet core the calibrations of one run differ by less than this factor."""
WIDTH_WITHOUT_TERMINAL = 120


@dataclass(frozen=True, slots=True)
class Report:
    """All that one run of the bench has found."""

    versions: list[str]
    pinned: bool
    rounds: int
    load: float
    """Processes that wanted to run in the minute before the bench began."""
    pace: Spread
    subjects: list[Subject]
    peer: Subject | None

    @property
    def busy(self) -> bool:
        return self.pace.high / self.pace.low > QUIET_SPREAD

    def to_json(self) -> str:
        """Every figure as shown, with the floors that were missed."""
        content = asdict(self) | {"reference_pace": REFERENCE_PACE, "busy": self.busy}
        content["missed_floors"] = missed_floors(self.subjects)
        return json.dumps(content, indent=2) + "\n"


def console() -> Console:
    """Wide enough for the table also when it goes into a file."""
    here = Console(highlight=False)
    return here if here.is_terminal else Console(highlight=False, width=WIDTH_WITHOUT_TERMINAL)


def show(report: Report, out: Console) -> None:
    out.print(_figures_table(report))
    out.print(_courses_table(report))
    core = "one pinned core" if report.pinned else "no core pinned (this system can't)"
    out.print(
        f"{', '.join(report.versions)}, {core}, {report.rounds} slices each; load before the run {report.load:.1f}. "
        f"Calibration loop: {_spread(report.pace.times(1e-6))} M iterations/s; the reference core does "
        f"{REFERENCE_PACE / 1e6:.1f} M."
    )
    if report.busy:
        out.print("[yellow]The machine was busy or changed its speed: trust ratios and per-iteration figures only.")
    missed = missed_floors(report.subjects)
    for line in missed:
        out.print(f"[red]Below the floor: {line}")
    if not missed:
        out.print("[green]Every floor is reached.")


def _figures_table(report: Report) -> Table:
    beside = f"times\n{report.peer.name.split(',')[0]}" if report.peer else "times\n(no peer)"
    table = Table(title="Interpreted, uniform random play: median (min–max) over the slices", box=box.SIMPLE_HEAD)
    table.add_column("", no_wrap=True)
    heads = ("per second,\nhere", "per 1,000\niterations", "reference\ncore", beside, "floor", "goal", "")
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    for subject in [*report.subjects, *([report.peer] if report.peer else [])]:
        table.add_section()
        table.add_row(f"[bold]{subject.name}")
        for figure in subject.figures:
            table.add_row(*_row(figure))
    return table


def _row(figure: Figure) -> Sequence[str]:
    target = figure.target
    return (
        f"  {figure.measure}",
        _spread(figure.seen),
        _digits(figure.per_iteration.median * 1000),
        _number(figure.on_reference_core.median),
        _spread(figure.ratio) if figure.ratio else "",
        _number(target.floor) if target else "",
        _number(target.goal) if target else "",
        _mark(figure) if target else "",
    )


def _mark(figure: Figure) -> str:
    if not figure.reaches_floor:
        return "[red]✗ below"
    return "[green]✓ goal" if figure.reaches_goal else "[green]✓ floor"


def _courses_table(report: Report) -> Table:
    table = Table(title="Courses of random games", box=box.SIMPLE_HEAD)
    table.add_column("")
    for head in ("games", "decisions per game", "with a single option"):
        table.add_column(head, justify="right")
    for subject in [*report.subjects, *([report.peer] if report.peer else [])]:
        course = subject.course
        share = f"{course.single_share:.1%}"
        table.add_row(subject.name, str(course.games), f"{course.decisions_per_game:.0f}", share)
    return table


UNITS = ((1e6, " M"), (1e3, " k"), (1.0, ""))


def _scale(value: float) -> tuple[float, str]:
    """The unit in which a value reads best."""
    for size, unit in UNITS:
        if value >= 10 * size:
            return size, unit
    return 1.0, ""


def _digits(value: float) -> str:
    """Three digits that count: 168, 27.2, 3.35, 0.00342."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.3g}"


def _number(value: float) -> str:
    size, unit = _scale(value)
    return _digits(value / size) + unit


def _spread(spread: Spread) -> str:
    """All three in the unit of the median: 168 k (151–179)."""
    size, unit = _scale(spread.median)
    return f"{_digits(spread.median / size)}{unit} ({_digits(spread.low / size)}–{_digits(spread.high / size)})"
