"""`bequest replay`: a record, verified and told."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bequest.cli.common import in_file, leaving_quietly, words_of
from bequest.core import record as records
from bequest.terminal.console import StandardConsole
from bequest.terminal.files import read_text
from bequest.terminal.replay import step_through, verified


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="command-metavar-file", help="command-help-record")],
    check: Annotated[bool, typer.Option("--check", help="command-help-check")] = False,
) -> None:
    language = words_of(context).language
    console = StandardConsole()
    with leaving_quietly():
        with in_file(file):
            record = records.load(read_text(file))
            console.write(verified(record, language))
        if not check:
            step_through(record, console, pause=console.interactive, language=language)
