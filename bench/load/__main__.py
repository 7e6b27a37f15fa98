"""`python -m bench.load`: what one core of a server bears, beside boardgame.io's. Ends with one line of figures."""

from __future__ import annotations

import asyncio
import os
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table

import bequest
from bench import machine
from bench.load import stored
from bench.load.crowd import Stuck
from bench.load.figures import NAMES, TARGETS, Figures, line, middle
from bench.load.measuring import PEER, Plan, run
from bench.load.process import cores
from bench.numbers import digits
from bench.printed import console

FOLDER: Final = Path(".cache") / "load"
SMOKE: Final = Plan(tables=60, rate=60.0, open_seconds=5.0, closed_seconds=2.0, turns=2, peer=False)
TOO_BUSY: Final = 0.8
"""A generator that uses more of its core may be what is measured."""


def main(
    tables: Annotated[int, typer.Option(min=1, help="tables with three connected seats each")] = 1_000,
    rate: Annotated[float, typer.Option(min=1.0, help="moves a second that are offered in open loop")] = 600.0,
    seconds: Annotated[float, typer.Option(min=1.0, help="of open loop in each run")] = 20.0,
    runs: Annotated[int, typer.Option(min=1, help="of which the median counts")] = 3,
    peer: Annotated[bool, typer.Option(help="whether to measure the peer too")] = True,
    smoke: Annotated[bool, typer.Option("--smoke", help="half a minute with few tables")] = False,
) -> None:
    """Measures how many moves a server bears, what they cost, and what tables and seats need."""
    out = console()
    plan = SMOKE if smoke else Plan(tables, rate, seconds, peer=peer)
    if plan.peer and not (PEER / "node_modules").exists():
        out.print("[red]The peer is not installed: use make load, or --no-peer.")
        raise typer.Exit(2)
    own, core = cores()
    os.sched_setaffinity(0, {own})
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    try:
        found = asyncio.run(_all(plan, 1 if smoke else runs, core, smoke, out))
    except Stuck as stuck:
        out.print(f"[red]{stuck}")
        raise typer.Exit(2) from None
    finally:
        shutil.rmtree(FOLDER, ignore_errors=True)
    _show(found, plan, out)
    if own == core:
        out.print("[yellow]There is one core only: the generator and the server share it.")
    if found.generator > TOO_BUSY:
        out.print(f"[yellow]The generator used {found.generator:.0%} of its core: it may be what was measured.")
    out.print(line(plan.tables, found), soft_wrap=True)
    if found.missed() and not smoke:
        raise typer.Exit(1)


async def _all(plan: Plan, runs: int, core: int, smoke: bool, out: Console) -> Figures:
    found: list[Figures] = []
    for number in range(1, runs + 1):
        figures, _ = await run(plan, FOLDER.absolute(), core, f"run-{number}.db")
        found.append(figures)
        out.print(f"run {number}: {line(plan.tables, figures)}", soft_wrap=True, style="dim")
    if smoke:
        return replace(middle(found), seat_kb=None)  # what a server loads once would count for the few seats
    memory = stored.memory_of_stored(FOLDER.absolute(), core, f"run-{runs}.db")
    seconds = await stored.time_to_load(FOLDER.absolute(), core)
    return replace(middle(found), stored_mb=memory / 1e6, load_ms=seconds * 1e3)


def _show(found: Figures, plan: Plan, out: Console) -> None:
    mode = "compiled" if bequest.compiled() else "interpreted"
    table = Table(title=f"{plan.tables} tables of three, rules {mode}, {machine.in_words()}", box=box.SIMPLE_HEAD)
    for head in ("", "median", "at most", ""):
        table.add_column(head, justify="left" if not head else "right")
    missed = found.missed()
    for name, title in NAMES.items():
        value = found.value(name)
        if value is None:
            continue
        wanted = digits(TARGETS[name]) if name in TARGETS else ""
        judged = name in TARGETS or (name == "closed_moves_s" and found.peer_moves_s is not None)
        mark = ("[red]✗" if name in missed else "[green]✓") if judged else ""
        table.add_row(title, digits(value), wanted, mark)
    out.print(table)


if __name__ == "__main__":
    typer.run(main)
