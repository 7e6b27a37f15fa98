"""`bequest resume`: goes on with a saved game, which is chosen from a list if none is named."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bequest.bots.names import STEADY
from bequest.cli.common import Humans, Level, NoConfirm, leaving_quietly, loaded, sit_down, words_of
from bequest.core.words import message
from bequest.terminal import saves
from bequest.terminal.console import StandardConsole
from bequest.terminal.files import FileProblem
from bequest.terminal.voice import Voice


def resume(
    context: typer.Context,
    file: Annotated[
        Path | None, typer.Argument(metavar="command-metavar-file", help="command-help-resume-file")
    ] = None,
    humans: Humans = 1,
    level: Level = STEADY,
    no_confirm: NoConfirm = False,
) -> None:
    said = words_of(context)
    console = StandardConsole()
    with leaving_quietly():
        if file is None:
            if not saves.saves():
                raise FileProblem(message("terminal-no-saves"))
            file = saves.which(Voice(console, said.language), console.read, enter=True)
            if file is None:
                return
        sit_down(loaded(file), humans, console, said, no_confirm, level)
