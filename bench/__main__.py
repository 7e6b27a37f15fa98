"""`python -m bench`: measures, prints the tables, and fails if a floor is missed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bench import chart, document
from bench.measuring import bench
from bench.printed import console, show
from bench.report import load
from bench.worker import WorkerGone
from bequest import games


def main(
    seconds: Annotated[
        float | None, typer.Option(min=0.1, help="CPU seconds for each measure; without it all takes four minutes")
    ] = None,
    peers: Annotated[bool, typer.Option(help="whether to measure the peers too")] = True,
    only: Annotated[str | None, typer.Option(help="this game of ours alone", metavar="GAME")] = None,
    json: Annotated[Path | None, typer.Option(help="write all figures into this file")] = None,
    chart_file: Annotated[Path | None, typer.Option("--chart", help="draw decisions a second into this SVG")] = None,
    doc: Annotated[bool, typer.Option("--doc", help="write docs/speed.md and what it is made from")] = False,
) -> None:
    """Measures how fast the games are, interpreted and compiled, beside games of others."""
    if only and only not in games.names():
        raise typer.BadParameter(f"no game {only!r}; there are {', '.join(games.names())}", param_hint="--only")
    if doc and (only or not peers):
        raise typer.BadParameter("the docs show a whole run: without --only and --no-peers", param_hint="--doc")
    out = console()
    try:
        report = bench(seconds, peers, only, out)
    except WorkerGone as gone:
        out.print(f"[red]{gone}")
        raise typer.Exit(2) from None
    show(report, out)
    if json:
        json.write_text(report.to_json(), encoding="utf-8")
    if chart_file:
        chart_file.write_text(chart.draw(report), encoding="utf-8")
    if doc:
        document.write(load(report.to_json()))
        out.print("Written: docs/speed.md, docs/speed.svg, bench/figures.json")
    if report.missed:
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
