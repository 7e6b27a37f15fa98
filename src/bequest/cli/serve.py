"""`bequest serve`: a server on which people play together."""

from __future__ import annotations

import os
import sys
import webbrowser
from typing import Annotated

import typer

from bequest.cli.common import words_of
from bequest.core.words import Words
from bequest.server import network
from bequest.server.places import default_database
from bequest.server.settings import DEFAULT_PORT, Settings
from bequest.terminal.console import is_terminal

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
"""What says on Unix that there is a screen for a browser."""

Names = Annotated[
    list[str] | None, typer.Option("--name", metavar="command-metavar-name", help="command-help-serve-name")
]
Proxies = Annotated[
    list[str] | None, typer.Option("--proxy", metavar="command-metavar-address", help="command-help-serve-proxy")
]


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(metavar="command-metavar-host", help="command-help-serve-host")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="command-metavar-count", min=0, max=65_535, help="command-help-serve-port")
    ] = DEFAULT_PORT,
    database: Annotated[
        str | None, typer.Option(metavar="command-metavar-url", help="command-help-serve-database")
    ] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="command-help-serve-no-open")] = False,
    outside: Annotated[str, typer.Option(metavar="command-metavar-url", help="command-help-serve-outside")] = "",
    name: Names = None,
    proxy: Proxies = None,
    workers: Annotated[
        int, typer.Option(metavar="command-metavar-count", min=1, help="command-help-serve-workers")
    ] = 1,
) -> None:
    from bequest.server import running  # and with it all that a server needs

    said = words_of(context)
    settings = Settings(
        host=host,
        port=port,
        database=database or default_database(),
        outside=network.checked_outside(outside) if outside else "",
        names=(*network.names_at(host), *[one.lower() for one in name or []]),
        proxies=tuple([network.checked_proxy(one) for one in proxy or []]),
        workers=workers,
    )
    running.prepare(settings)
    with running.alone(settings), network.bound(host, port) as listening:
        settings = running.at_port(settings, listening.getsockname()[1])
        running.run(settings, listening, lambda: _tell(said, settings, port, no_open))
    typer.echo(said.text("command-serve-ended"))


def _tell(said: Words, settings: Settings, wanted: int, no_open: bool) -> None:
    """Says where the server is, and how to begin."""
    import segno
    from sqlalchemy import make_url

    if wanted not in (0, settings.port):
        typer.echo(said.text("command-serve-other-port", wanted=str(wanted), port=str(settings.port)))
    here = f"http://localhost:{settings.port}"
    address = settings.outside or (here if _local(settings) else network.reached_at(settings.host, settings.port))
    typer.echo(said.text("command-serve-database", url=make_url(settings.database).render_as_string()))
    if settings.host in network.EVERYWHERE and not settings.outside:
        typer.echo(said.text("command-serve-at", address=here))
        if network.own_address():
            typer.echo(said.text("command-serve-home", address=address))
            segno.make(address, error="l").terminal(out=sys.stdout, border=2, compact=True)
        else:
            typer.echo(said.text("command-serve-alone"))
    else:
        typer.echo(said.text("command-serve-at", address=address))
    command = f"bequest host gears --server {address} --players 3 --bots steady"
    typer.echo(said.text("command-serve-host", command=command))
    sys.stdout.flush()
    if not no_open and is_terminal(sys.stdout) and _has_screen():
        webbrowser.open(here)


def _local(settings: Settings) -> bool:
    return settings.host in ("127.0.0.1", "localhost", "::1")


def _has_screen() -> bool:
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in SCREENS)
