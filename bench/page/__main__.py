"""`python -m bench.page`: what a browser fetches of every page, and how fast it is; it fails if a target is missed."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer
from playwright.sync_api import Browser, sync_playwright
from rich import box
from rich.console import Console
from rich.table import Table

from bench.load.process import Process, free_port
from bench.page import speed
from bench.page.weight import Weight, all_of_a_table, weigh
from bench.printed import console
from scripts import chromium
from tests.browser.moments import MOMENTS, PAGES, board, desk
from tests.browser.visitor import Visitor, visiting

MOST: Final = (180_000, 130_000, 330_000)
"""Bytes of script, of fonts at a first visit, and of all at a first visit."""
MOST_TIMES: Final = 1.5
MOST_PAINT_MS: Final = 100.0
MOST_FRAME_MS: Final = 100.0
BOARDS: Final = ("gears", "crecy", "testament", "lastwill", "lastwill-action")
"""Positions whose boards are timed."""
PLAIN: Final = ("new", "tables", "learn", "learn-gears", "account", "settings", "import")
RECORDS: Final = {"gears": "four-deck", "crecy": "four-heuristic", "lastwill": "four-heuristic"}
Go = Callable[[Visitor], object]


def pages() -> dict[str, tuple[Go, Go | None]]:
    """Every page: how to come there, and how to use all that is on it."""
    found: dict[str, tuple[Go, Go | None]] = {"home": (partial(desk, "/"), None)}
    for name in BOARDS[:-1]:
        found[f"table of {name}"] = (partial(board, name), all_of_a_table)
    for name in ("lobby", "result"):
        found[name] = (MOMENTS[name], None)
    for name in PLAIN:
        found[name] = (PAGES[name], None)
    return found


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A server as a process of its own, as it runs for people."""
    port = free_port()
    command = [sys.executable, "-m", "bench.load.server", str(port), f"sqlite:///{folder / 'page.db'}"]
    process = Process(command, sorted(os.sched_getaffinity(0))[-1], port, "/healthz", folder, {})
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.stop()


def main(
    mockups: Annotated[
        Path | None, typer.Option(help="a folder with static drawings of the boards: gears.html …")
    ] = None,
    weights: Annotated[bool, typer.Option(help="whether to weigh the pages")] = True,
    speeds: Annotated[bool, typer.Option(help="whether to time the boards")] = True,
) -> None:
    """Weighs and times the page in a browser."""
    out = console()
    found = chromium.find()
    if found is None:
        out.print(f"[red]{chromium.MISSING}")
        raise typer.Exit(2)
    missed: list[str] = []
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, sync_playwright() as tool:
        browser = tool.chromium.launch(**found.launching())
        if weights:
            missed += _weights(browser, server, out)
        if speeds:
            missed += _boards(browser, server, mockups, out)
            missed += _replays(browser, server, out)
        browser.close()
    for miss in missed:
        out.print(f"[red]missed: {miss}", soft_wrap=True)
    if missed:
        raise typer.Exit(1)


def _weights(browser: Browser, server: str, out: Console) -> list[str]:
    shown = Table(
        "page", "script", "of it at first", "fonts at first", "style", "document", "data", "first load", box=box.SIMPLE
    )
    missed = []
    for name, (go, more) in pages().items():
        weight = weigh(browser, server, go, more)
        shown.add_row(name, *[f"{number / 1000:.1f}" for number in _row(weight)])
        for what, number, most in zip(("script", "fonts", "first load"), _figures(weight), MOST, strict=True):
            if number > most:
                missed.append(f"{name}: {what} {number / 1000:.1f} kB of {most / 1000:.0f}")
    out.print(shown, "kB as they travel (gzip); script with all that is fetched later on the page")
    return missed


def _figures(weight: Weight) -> tuple[int, int, int]:
    return weight.script, weight.fonts, weight.total


def _row(weight: Weight) -> list[int]:
    at_first = [weight.first[kind] for kind in ("script", "fonts", "style", "document", "data")]
    return [weight.script, *at_first, weight.total]


def _boards(browser: Browser, server: str, mockups: Path | None, out: Console) -> list[str]:
    if mockups is None:
        out.print("boards are not timed beside drawings of them: name a folder with --mockups (MOCKUPS=…)")
    shown = Table("board", "usable after ms", "drawing after ms", "times", box=box.SIMPLE)
    missed = []
    for name in BOARDS:
        with visiting(browser, server) as visitor:
            board(name, visitor)
            path, cookies = visitor.page.url.removeprefix(server), visitor.context.cookies()
        ours = speed.usable(browser, server, path, cookies)
        theirs = _drawing(browser, mockups, name)
        times = ours / theirs if theirs else 0.0
        shown.add_row(name, f"{ours:.0f}", f"{theirs:.0f}" if theirs else "–", f"{times:.2f}" if theirs else "–")
        if times > MOST_TIMES:
            missed.append(f"{name}: usable after {times:.2f} times the time of its drawing, at most {MOST_TIMES}")
    out.print(shown, f"{speed.SLOW} times slowed down, the middle of {speed.RUNS} first visits")
    return missed


def _drawing(browser: Browser, mockups: Path | None, name: str) -> float:
    if mockups is None or not (mockups / f"{name}.html").exists():
        return 0.0
    with speed.standing(mockups) as address:
        return speed.drawn(browser, f"{address}/{name}.html")


def _replays(browser: Browser, server: str, out: Console) -> list[str]:
    shown = Table("recorded game", "longest frame ms", "move painted after ms", box=box.SIMPLE)
    missed = []
    for game, name in RECORDS.items():
        frame, painted = speed.replayed(browser, server, game, name)
        shown.add_row(f"{game} {name}", f"{frame:.0f}", f"{painted:.0f}")
        if frame > MOST_FRAME_MS:
            missed.append(f"{game}: a frame of {frame:.0f} ms, at most {MOST_FRAME_MS:.0f}")
        if painted > MOST_PAINT_MS:
            missed.append(f"{game}: a move painted after {painted:.0f} ms, at most {MOST_PAINT_MS:.0f}")
    out.print(shown, "the worst of a whole game that is told as fast as it can be")
    return missed


if __name__ == "__main__":
    typer.run(main)
