"""`bequest backup`, `bequest restore`, `bequest verify`: what a server keeps, carried away, brought back, checked.

The server's rooms are imported where they are needed: no other command is to wait for a database.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final, TypeVar

import typer
from rich.console import Console as RichConsole
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bequest.cli.common import words_of
from bequest.cli.speech import BROKEN_FILE
from bequest.core.words import Words, message
from bequest.terminal.console import is_terminal

T = TypeVar("T")
FEW: Final = 20
"""Fewer tables are verified at once, without a bar."""

Database = Annotated[
    str | None, typer.Option("--database", metavar="command-metavar-database", help="command-help-database")
]


def backup_command(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="command-metavar-file", help="command-help-backup-file")],
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="command-help-backup-replace")] = False,
) -> None:
    from bequest.server.storage import backup

    said, url = words_of(context), _url(database)
    rows = backup.backed_up(url, file, replace)
    typer.echo(said.text("command-backup-done", rows=rows, file=str(file)))


def restore_command(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="command-metavar-file", help="command-help-restore-file")],
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="command-help-restore-replace")] = False,
) -> None:
    from sqlalchemy import make_url

    from bequest.server.storage import backup

    said, url = words_of(context), _url(database)
    rows = backup.restored(file, url, replace)
    typer.echo(said.text("command-restore-done", rows=rows, url=make_url(url).render_as_string()))


def verify_command(context: typer.Context, database: Database = None) -> None:
    from bequest.server import verifying
    from bequest.server.storage import backup
    from bequest.server.storage.database import opened

    said, url = words_of(context), _url(database)
    with backup.reading(url):
        pass  # says what is wrong with the database as a whole
    engine = opened(url)
    total = verifying.count(engine)

    def work(progress: Callable[[int], None]) -> tuple[int, int, int]:
        tables = entries = differences = 0
        for id in verifying.ids(engine):
            length, found = verifying.verified(engine, id)
            for difference in found:
                typer.echo(said.say(message("command-verify-table", table=id, difference=difference)))
            tables, entries, differences = tables + 1, entries + length, differences + len(found)
            progress(1)
        return tables, entries, differences

    tables, entries, differences = _with_bar(work, total, said)
    engine.dispose()
    typer.echo(said.text("command-verify-done", tables=tables, entries=entries, differences=differences))
    if differences:
        raise typer.Exit(BROKEN_FILE)


def _url(database: str | None) -> str:
    from bequest.server.places import default_database
    from bequest.server.storage.address import address

    return default_database() if database is None else address(database)


def _with_bar(work: Callable[[Callable[[int], None]], T], total: int, said: Words) -> T:
    """Shows on standard error how far it is, if that is a terminal and takes a while."""
    title = said.text("command-verify-progress")
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = total < FEW or not is_terminal(sys.stderr)
    with Progress(*columns, console=RichConsole(stderr=True), transient=True, disable=hidden) as bar:
        task = bar.add_task(title, total=total)
        return work(lambda done: bar.advance(task, done))
