"""`bequest tree`: the family of a player at the end of a record, as text, as a drawing or for genealogy programs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import typer

from bequest.cli.common import in_file, leaving_quietly, words_of
from bequest.core import record as records
from bequest.core.errors import BadOption
from bequest.core.position import Position
from bequest.core.words import Words, message, quoted
from bequest.games.crecy.game import Crecy
from bequest.games.crecy.wire import View
from bequest.pedigree import gedcom, svg, text
from bequest.pedigree.people import Relative, relatives
from bequest.terminal.console import StandardConsole
from bequest.terminal.files import read_text, write_text
from bequest.terminal.table import game_of


def _as_text(people: list[Relative], said: Words) -> str:
    return "\n".join(text.lines(people, said, StandardConsole().width)) + "\n"


FORMATS: Final[dict[str, Callable[[list[Relative], Words], str]]] = {
    "text": _as_text,
    "svg": svg.svg,
    "gedcom": gedcom.gedcom,
}


def _formats(incomplete: str) -> list[str]:
    return [name for name in FORMATS if name.startswith(incomplete)]


def tree(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="command-metavar-file", help="command-help-record")],
    format: Annotated[
        str,
        typer.Option(metavar="command-metavar-format", help="command-help-tree-format", autocompletion=_formats),
    ] = "text",
    seat: Annotated[int | None, typer.Option(metavar="command-metavar-seat", help="command-help-tree-seat")] = None,
    output: Annotated[
        Path | None, typer.Option(metavar="command-metavar-file", help="command-help-tree-output")
    ] = None,
) -> None:
    said = words_of(context)
    if format not in FORMATS:
        raise BadOption(message("command-tree-format", format=quoted(format), known=", ".join(FORMATS)))
    with leaving_quietly():
        with in_file(file):
            record = records.load(read_text(file))
            position = records.verify(record, game_of(record))
        made = FORMATS[format](_people(position, seat, said), said)
        if output is None:
            typer.echo(made, nl=False)
        else:
            write_text(output, made)
            typer.echo(said.text("command-tree-written", path=str(output)))


def _people(position: Position, asked: int | None, said: Words) -> list[Relative]:
    game = position.game
    if not isinstance(game, Crecy):
        raise BadOption(message("command-tree-none", game=game.title))
    view = position.view(None)
    assert isinstance(view, View)
    seat = _seat(position, asked)
    family = view.seats[seat].family
    if not family:
        raise BadOption(message("command-tree-no-family", seat=str(seat + 1)))
    return relatives(game.deck, view.mode, family, said)


def _seat(position: Position, asked: int | None) -> int:
    """The seat asked for (from 1), or else the winner's, or the only one."""
    players = position.players
    if asked is not None:
        if not 1 <= asked <= players:
            raise BadOption(message("command-tree-seat", seat=str(asked), players=players))
        return asked - 1
    found = position.winners() if players > 1 else [0]
    if len(found) != 1:
        raise BadOption(message("command-tree-whose", players=players))
    return found[0]
