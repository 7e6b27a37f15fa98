"""A report in the terminal."""

from __future__ import annotations

from rich import box
from rich import table as rich_table
from rich.console import Console

from bench.figures import REFERENCE_PACE
from bench.numbers import spread
from bench.report import Report
from bench.tables import MISSED, REACHED, Table, tables

WIDTH_WITHOUT_TERMINAL = 120
COLOURS = {REACHED: "green", MISSED: "red"}


def console() -> Console:
    """Wide enough for the tables also when they go into a file."""
    here = Console(highlight=False)
    return here if here.is_terminal else Console(highlight=False, width=WIDTH_WITHOUT_TERMINAL)


def show(report: Report, out: Console) -> None:
    run = report.run
    out.print("Per second on the reference core: median (lowest–highest) over the slices.")
    for table in tables(report):
        out.print(_drawn(table))
    core = "one pinned core" if run.pinned else "no core pinned (this system can't)"
    out.print(
        f"{run.machine}; Python {run.python}; {', '.join(run.versions)}; {core}, {run.rounds} slices each; load before "
        f"the run {run.load:.1f}. Calibration loop: {spread(run.pace)} iterations/s; the reference core does "
        f"{REFERENCE_PACE / 1e6:.1f} M."
    )
    if run.busy:
        out.print("[yellow]The machine was busy or changed its speed: trust ratios and figures of the reference core.")
    for line in report.missed:
        out.print(f"[red]Below the floor: {line}")
    if not report.missed:
        out.print("[green]Every floor is reached.")


def _drawn(table: Table) -> rich_table.Table:
    drawn = rich_table.Table(title=table.title, box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for number, head in enumerate(table.heads):
        drawn.add_column(head, justify="right" if number else "left", no_wrap=number > 0)
    for row in table.rows:
        if len(row) == 1:
            drawn.add_section()
            drawn.add_row(f"[bold]{row[0]}")
        else:
            drawn.add_row(*[_coloured(cell) for cell in row])
    return drawn


def _coloured(cell: str) -> str:
    colour = COLOURS.get(cell[:1])
    return f"[{colour}]{cell}" if colour else cell
