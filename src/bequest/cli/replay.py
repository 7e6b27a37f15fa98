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
from bequest.terminal.voice import Voice


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="command-metavar-file", help="command-help-record")],
    check: Annotated[bool, typer.Option("--check", help="command-help-check")] = False,
) -> None:
    console = StandardConsole()
    voice = Voice(console, words_of(context).language)
    with leaving_quietly():
        with in_file(file):
            record = records.load(read_text(file))
            voice.show(verified(record, voice))
        if not check:
            step_through(record, voice, pause=console.interactive)
