"""`bequest train`: a net learns a game by playing against itself."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console as RichConsole
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from bequest.cli.common import DeckNames, GameName, Seed, game_with, words_of
from bequest.core.errors import BadOption, BequestError
from bequest.core.words import Words, message, quoted
from bequest.terminal.console import is_terminal


class CannotTrain(BequestError):
    """PyTorch is not there, or what is asked for can't be done with it."""


def train_command(
    context: typer.Context,
    name: GameName,
    minutes: Annotated[float, typer.Option(metavar="command-metavar-minutes", min=0, help="command-help-minutes")] = 2,
    folder: Annotated[
        Path | None, typer.Option(metavar="command-metavar-folder", help="command-help-train-folder")
    ] = None,
    net: Annotated[Path | None, typer.Option(metavar="command-metavar-file", help="command-help-train-net")] = None,
    seats: Annotated[
        int, typer.Option("--players", "-p", metavar="command-metavar-count", min=0, help="command-help-train-players")
    ] = 0,
    begin: Annotated[
        Path | None, typer.Option("--from", metavar="command-metavar-file", help="command-help-train-from")
    ] = None,
    rows: Annotated[int, typer.Option(metavar="command-metavar-count", min=0, help="command-help-rows")] = 0,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", metavar="command-metavar-count", min=0, help="command-help-train-jobs")
    ] = 0,
    width: Annotated[int, typer.Option(metavar="command-metavar-count", min=0, help="command-help-width")] = 0,
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="command-metavar-cluster", help="command-help-train-cluster")
    ] = None,
    device: Annotated[str, typer.Option(metavar="command-metavar-device", help="command-help-device")] = "auto",
    seed: Seed = 1,
    deck: DeckNames = None,
) -> None:
    said = words_of(context)
    try:
        from bequest.lab.train import checkpoint, curves
        from bequest.lab.train.school import Lesson, learn, setting, sized
    except ImportError:
        raise CannotTrain(message("command-no-torch")) from None
    game, _ = game_with(name, deck)
    if seats and seats not in game.player_counts:
        known = ", ".join(map(str, (0, *game.player_counts)))
        raise BadOption(message("option-refused", key="players", value=quoted(seats), allowed=known))
    where = folder or Path(f"net-{game.name}-{game.deck_name}")
    workers = jobs or (0 if cluster is not None else max(1, (os.cpu_count() or 2) - 1))
    try:
        usual = setting(device)
        lesson = Lesson(
            game, where, seconds=minutes * 60, rows=rows or usual.rows, workers=workers, cluster=cluster, device=device,
            seed=1 if seed is None else seed, size=sized(max(32, width or usual.width)), recipe=usual.recipe,
            players=seats, start=begin,
        )  # fmt: skip
        told = with_training_progress(lambda tell: learn(lesson, tell), minutes * 60, said)
    except (ValueError, RuntimeError) as refused:  # another game's checkpoint, a device that is not there
        raise CannotTrain(message("command-train-refused", why=str(refused).splitlines()[0])) from None
    typer.echo(said.text("command-train-done", decisions=int(told.get("decisions", 0)), folder=str(where)))
    history = checkpoint.facts_of(where)["progress"]["history"]
    title = said.text("command-train-curves", game=game.short_title)
    (where / "curves.svg").write_text(curves.svg(title, history, said), encoding="utf-8")
    if net is not None:
        from bequest.lab.train.export import export

        net.write_bytes(export(where, game))
        typer.echo(said.text("command-train-net", file=str(net)))


def with_training_progress(
    work: Callable[[Callable[[dict[str, float]], None]], None], seconds: float, said: Words
) -> dict[str, float]:
    """Shows how it goes on standard error, if that is a terminal; what was told last."""
    last: dict[str, float] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=RichConsole(stderr=True), transient=True, disable=not is_terminal(sys.stderr)
    ) as bar:
        task = bar.add_task(said.text("command-train-begins"), total=seconds)

        def tell(found: dict[str, float]) -> None:
            last.update(found)
            facts = {name: int(found[name]) for name in ("decisions", "games", "speed")}
            bar.update(task, completed=found["taken"], description=said.text("command-train-progress", **facts))

        work(tell)
    return last
