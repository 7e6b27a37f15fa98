"""`bequest rules`: the rules catalogue, by id or by words."""

from __future__ import annotations

import shutil
import sys
from typing import Annotated

import typer

from bequest import rulebook
from bequest.cli.common import GameName, words_of
from bequest.core.errors import UnknownName
from bequest.core.words import message, quoted
from bequest.terminal.console import fitting_width, is_terminal


def rules(
    context: typer.Context,
    name: GameName,
    query: Annotated[
        list[str] | None, typer.Argument(metavar="command-metavar-query", help="command-help-query")
    ] = None,
) -> None:
    asked = " ".join(query or [])
    language = words_of(context).language
    if is_terminal(sys.stdout):
        width = fitting_width(shutil.get_terminal_size().columns)
        found = rulebook.lookup(name, language, asked, _bold, width)
    else:
        found = rulebook.lookup(name, language, asked)
    if not found:
        raise UnknownName(message("command-rules-none", query=quoted(asked), game=name))
    typer.echo("\n".join(found))


def _bold(text: str) -> str:
    return typer.style(text, bold=True)
