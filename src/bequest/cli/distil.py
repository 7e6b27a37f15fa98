"""`bequest distil`: a small net learns from a large one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from bequest.cli.common import DeckNames, GameName, Seed, game_with, words_of
from bequest.cli.nets import net_of
from bequest.cli.train import CannotTrain, with_training_progress
from bequest.core.words import message


def distil_command(
    context: typer.Context,
    name: GameName,
    minutes: Annotated[float, typer.Option(metavar="command-metavar-minutes", min=0, help="command-help-minutes")] = 20,
    teacher: Annotated[
        Path | None, typer.Option("--from", metavar="command-metavar-file", help="command-help-distil-from")
    ] = None,
    net: Annotated[Path | None, typer.Option(metavar="command-metavar-file", help="command-help-distil-net")] = None,
    folder: Annotated[
        Path | None, typer.Option(metavar="command-metavar-folder", help="command-help-distil-folder")
    ] = None,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", metavar="command-metavar-count", min=0, help="command-help-train-jobs")
    ] = 0,
    seed: Seed = 1,
    deck: DeckNames = None,
) -> None:
    said = words_of(context)
    try:
        import torch

        from bequest.bots.net.shelf import file_name
        from bequest.lab.train import checkpoint, curves, distil
    except ImportError:
        raise CannotTrain(message("command-no-torch")) from None
    game, _ = game_with(name, deck)
    where = folder or Path(f"small-{game.name}-{game.deck_name}")
    cores = os.cpu_count() or 2
    workers = jobs or max(1, cores - 1)
    torch.set_num_threads(max(1, cores - workers))  # more of them than there are cores wait for each other
    try:
        asked = distil.Distilling(
            game,
            net_of(game, teacher),
            where,
            seconds=minutes * 60,
            workers=workers,
            seed=1 if seed is None else seed,
        )
        told = with_training_progress(lambda tell: distil.distil(asked, tell), minutes * 60, said)
    except (ValueError, RuntimeError) as refused:  # a net of another deck, a checkpoint of another net
        raise CannotTrain(message("command-train-refused", why=str(refused).splitlines()[0])) from None
    typer.echo(said.text("command-train-done", decisions=int(told.get("decisions", 0)), folder=str(where)))
    history = checkpoint.facts_of(where)["progress"]["history"]
    title = said.text("command-train-curves", game=game.short_title)
    (where / "curves.svg").write_text(curves.svg(title, history, said, curves.OF_IMITATION), encoding="utf-8")
    written = net or Path(file_name(game.name, game.deck_name, small=True))
    written.write_bytes(distil.small_file(where, game))
    if history:
        agreed = round(distil.measured(history)["agreed"] * 100)
        typer.echo(said.text("command-distil-agreed", share=agreed))
    typer.echo(said.text("command-train-net", file=str(written)))
