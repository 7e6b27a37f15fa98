"""`bequest simulate`: many games played by bots, and what they are like."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Annotated, TypeVar

import typer
from rich.console import Console as RichConsole
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bequest.bots.heuristic_player import has_heuristic
from bequest.bots.names import KINDS, RANDOM
from bequest.cli.common import (
    AsJson,
    Cluster,
    DeckNames,
    GameName,
    Jobs,
    Options,
    Players,
    Seed,
    fit_players,
    game_with,
    given,
    read_options,
    words_of,
)
from bequest.cli.speech import tell_error
from bequest.core.errors import BadOption
from bequest.core.words import Words, message, quoted
from bequest.lab.simulate import Result, Setup, simulate
from bequest.terminal.console import is_terminal
from bequest.terminal.table import new_table

T = TypeVar("T")


def _kinds(incomplete: str) -> list[str]:
    return [kind for kind in KINDS if kind.startswith(incomplete)]


Count = Annotated[int, typer.Option("--games", "-n", metavar="command-metavar-count", min=1, help="command-help-games")]
Bots = Annotated[
    str, typer.Option("--bots", metavar="command-metavar-bots", help="command-help-bots", autocompletion=_kinds)
]


def simulate_command(
    context: typer.Context,
    name: GameName,
    players: Players = 4,
    count: Count = 100,
    seed: Seed = None,
    jobs: Jobs = 1,
    bots: Bots = RANDOM,
    cluster: Cluster = None,
    as_json: AsJson = False,
    option: Options = None,
    deck: DeckNames = None,
) -> None:
    said = words_of(context)
    setup = setup_for(context, name, players, seed, bots, option, deck)
    workers = jobs_of(context, jobs, cluster)
    result = with_progress(lambda progress: simulate(setup, count, workers, progress, cluster), count, said)
    if as_json:
        typer.echo(json.dumps(result.facts() | {"times": result.times()}, indent=2))
    else:
        typer.echo("\n".join(_result_lines(result, said)))


def jobs_of(context: typer.Context, jobs: int, cluster: str | None) -> int:
    """How many processes; 0 if a cluster is to use all it has."""
    return 0 if cluster is not None and not given(context, "jobs") else jobs


def setup_for(
    context: typer.Context,
    name: str,
    players: int,
    seed: int | None,
    bots: str,
    option: list[str] | None,
    deck: list[str] | None,
) -> Setup:
    """What is played many times. Setting up one game refuses now what would fail in every one."""
    game, _ = game_with(name, deck)
    options = read_options(option or [])
    players = fit_players(context, game, players, options)
    sample = new_table(game, players, seed, options)
    values = {key: value for key, value in sample.options.items() if key not in ("players", "seed")}
    return Setup(name, game.deck_text(), players, values, sample.seed, _bots_for(name, bots, words_of(context)))


def _bots_for(name: str, kind: str, said: Words) -> str:
    """The kind of bots asked for. A game without rules of thumb gets random ones, and says so."""
    if kind not in KINDS:
        raise BadOption(message("command-bots-unknown", kind=quoted(kind), known=", ".join(KINDS)))
    if kind != RANDOM and not has_heuristic(name):
        tell_error(said.text("command-no-heuristic", game=name), said)
        return RANDOM
    return kind


def with_progress(work: Callable[[Callable[[int], None]], T], count: int, said: Words) -> T:
    """Shows a progress bar on standard error, if that is a terminal."""
    title = said.text("command-progress")
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=RichConsole(stderr=True), transient=True, disable=not is_terminal(sys.stderr)
    ) as bar:
        task = bar.add_task(title, total=count)
        return work(lambda done: bar.advance(task, done))


def _listed(value: object) -> str:
    """An option as it is given: the names of a list with commas between them."""
    return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def _result_lines(result: Result, said: Words) -> list[str]:
    """Facts and times for people: one line each, nested ones in one line."""
    rows = []
    for key, value in {**result.times(), **result.facts()}.items():
        if key == "options" and isinstance(value, dict):
            shown = ", ".join(f"{option} {_listed(chosen)}" for option, chosen in value.items())
        elif isinstance(value, dict):
            shown = ", ".join(f"{_fact(name, said)} {number}" for name, number in value.items())
        else:
            shown = decimal(value, said)
        rows.append((_fact(key, said), shown))
    width = max(len(label) for label, _ in rows)
    return [f"{label:<{width}}  {shown}" for label, shown in rows]  # never wrapped: a digest is to be copied


def _fact(key: str, said: Words) -> str:
    return said.text(f"command-fact-{key.replace('_', '-')}")


def decimal(value: object, said: Words) -> str:
    shown = str(value)
    return shown.replace(".", said.text("command-decimal-mark")) if isinstance(value, float) else shown
