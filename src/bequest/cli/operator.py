"""`bequest operator`: who may read reports and look after every table of a server."""

from __future__ import annotations

from typing import Annotated

import typer

from bequest.cli.common import words_of


def operator_command(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="command-metavar-name", help="command-help-operator-name")],
    database: Annotated[
        str | None, typer.Option(metavar="command-metavar-url", help="command-help-operator-database")
    ] = None,
    no_longer: Annotated[bool, typer.Option("--no-longer", help="command-help-operator-no-longer")] = False,
) -> None:
    """The person has kept the name with a password before; there is no other way to become an operator."""
    from bequest.server.people.operators import set_operator  # what a server needs takes a while to read
    from bequest.server.places import default_database

    set_operator(database or default_database(), name, not no_longer)
    typer.echo(
        words_of(context).text("command-operator-no-longer" if no_longer else "command-operator-made", name=name)
    )
