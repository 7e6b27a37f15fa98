"""`bequest onnx`: a net as a model that other programs can play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bequest.cli.common import DeckNames, GameName, game_with, words_of
from bequest.cli.nets import NoNet, net_of
from bequest.core.words import message


def onnx_command(
    context: typer.Context,
    name: GameName,
    output: Annotated[Path, typer.Argument(metavar="command-metavar-file", help="command-help-onnx-output")],
    net: Annotated[
        Path | None, typer.Option("--net", metavar="command-metavar-file", help="command-help-onnx-net")
    ] = None,
    small: Annotated[bool, typer.Option("--small", help="command-help-onnx-small")] = False,
    deck: DeckNames = None,
) -> None:
    said = words_of(context)
    try:
        from bequest.lab.onnx_net import model
    except ImportError:
        raise NoNet(message("command-no-onnx")) from None
    game, _ = game_with(name, deck)
    output.write_bytes(model(net_of(game, net, small), game))
    typer.echo(said.text("command-onnx-written", file=str(output)))
