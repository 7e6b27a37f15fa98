"""`bequest simulate`: many games at random, and what they are like."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Annotated

import typer
from rich.console import Console as RichConsole
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bequest.cli.common import (
    INTERRUPTED,
    DeckName,
    GameName,
    Options,
    Players,
    Seed,
    game_with,
    read_options,
    words_of,
)
from bequest.cli.speech import tell_error
from bequest.core.words import Words
from bequest.lab.simulate import Result, Setup, simulate
from bequest.terminal.console import is_terminal
from bequest.terminal.table import new_table


def simulate_command(
    context: typer.Context,
    name: GameName,
    players: Players = 4,
    count: Annotated[
        int, typer.Option("--games", "-n", metavar="command-metavar-count", min=1, help="command-help-games")
    ] = 100,
    seed: Seed = None,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", metavar="command-metavar-count", min=1, help="command-help-jobs")
    ] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="command-help-json")] = False,
    option: Options = None,
    deck: DeckName = "base",
) -> None:
    said = words_of(context)
    game, _ = game_with(name, deck)
    # Setting up one game refuses now what would fail in every one.
    sample = new_table(game, players, seed, read_options(option or []))
    values = {key: value for key, value in sample.options.items() if key not in ("players", "seed")}
    setup = Setup(name, game.deck_text(), players, values, sample.seed)
    try:
        result = _with_progress(lambda progress: simulate(setup, count, jobs, progress), count, said)
    except KeyboardInterrupt:
        tell_error(said.text("command-stopped"), said)
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        typer.echo(json.dumps(result.facts() | {"times": result.times()}, indent=2))
    else:
        typer.echo("\n".join(_result_lines(result, said)))


def _with_progress(work: Callable[[Callable[[int], None]], Result], count: int, said: Words) -> Result:
    """Shows a bar on standard error, if somebody can see it."""
    title = said.text("command-progress")
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=RichConsole(stderr=True), transient=True, disable=not is_terminal(sys.stderr)
    ) as bar:
        task = bar.add_task(title, total=count)
        return work(lambda done: bar.advance(task, done))


def _result_lines(result: Result, said: Words) -> list[str]:
    """Facts and times for people: one line each, nested ones in one line."""
    rows = []
    for key, value in {**result.times(), **result.facts()}.items():
        if key == "options" and isinstance(value, dict):
            shown = ", ".join(f"{option} {chosen}" for option, chosen in value.items())
        elif isinstance(value, dict):
            shown = ", ".join(f"{_fact(name, said)} {number}" for name, number in value.items())
        else:
            shown = _number(value, said)
        rows.append((_fact(key, said), shown))
    width = max(len(label) for label, _ in rows)
    return [f"{label:<{width}}  {shown}" for label, shown in rows]  # never wrapped: a digest is to be copied


def _fact(key: str, said: Words) -> str:
    return said.text(f"command-fact-{key.replace('_', '-')}")


def _number(value: object, said: Words) -> str:
    shown = str(value)
    return shown.replace(".", said.text("command-decimal-mark")) if isinstance(value, float) else shown
