"""`bequest join` and `bequest host`: tables at a server, played in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer

from bequest import games, rulebook
from bequest.cli import completion
from bequest.cli.common import GameName, NoConfirm, Options, Players, bot_named, read_options, words_of
from bequest.core.errors import BadOption
from bequest.core.words import Words, message
from bequest.server.settings import DEFAULT_PORT
from bequest.terminal.console import StandardConsole
from bequest.terminal.deciding import Quit
from bequest.terminal.interruptions import Interrupted, Interruptions
from bequest.terminal.voice import Voice

if TYPE_CHECKING:  # what speaks to servers is read when it is needed
    from bequest.remote.tables import RemoteTable
    from bequest.server.wire import Hints, TableInfo

HINTS: Final[dict[str, Hints]] = {"off": "off", "counted": "counted", "free": "free"}
HERE: Final = f"http://localhost:{DEFAULT_PORT}"
Name = Annotated[str, typer.Option("--name", metavar="command-metavar-name", help="command-help-join-name")]


def join(
    context: typer.Context,
    link: Annotated[str, typer.Argument(metavar="command-metavar-link", help="command-help-join-link")],
    seat: Annotated[int, typer.Option(metavar="command-metavar-seat", min=0, max=8, help="command-help-join-seat")] = 0,
    name: Name = "",
    no_confirm: NoConfirm = False,
) -> None:
    from bequest.remote import links
    from bequest.remote.server import Server
    from bequest.remote.tables import RemoteTable, invited

    said = words_of(context)
    found = links.parsed(link)
    server = Server(found.server, language=said.language)
    info = invited(server, found.invitation)
    table = RemoteTable(server, info.id, found.invitation)
    raise typer.Exit(play(table, info, seat, name, said, no_confirm))


def host(
    context: typer.Context,
    game: GameName,
    server: Annotated[str, typer.Option(metavar="command-metavar-url", help="command-help-host-server")] = HERE,
    players: Players = 2,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots", "-b", metavar="command-metavar-level", help="command-help-host-bots",
            autocompletion=completion.levels,
        ),
    ] = None,
    option: Options = None,
    deck: Annotated[
        str, typer.Option(metavar="command-metavar-deck", help="command-help-deck-supplied")
    ] = "base",
    title: Annotated[str, typer.Option(metavar="command-metavar-title", help="command-help-host-title")] = "",
    hints: Annotated[str, typer.Option(metavar="command-metavar-hints", help="command-help-host-hints")] = "counted",
    name: Name = "",
    open: Annotated[bool, typer.Option("--open", help="command-help-host-open")] = False,
    no_play: Annotated[bool, typer.Option("--no-play", help="command-help-host-no-play")] = False,
    no_confirm: NoConfirm = False,
) -> None:  # fmt: skip
    from bequest.remote import links
    from bequest.remote.server import Server
    from bequest.remote.tables import RemoteTable, opened
    from bequest.server.wire import NewTable

    said = words_of(context)
    if hints not in HINTS:
        raise BadOption(message("command-host-hints", hints=hints))
    wanted = games.get(game, deck=deck)
    new = NewTable(
        game, players, title, read_options(option or []), deck, visibility="open" if open else "link",
        hints=HINTS[hints], bots=[bot_named(bot, wanted) for bot in bots or []],
    )  # fmt: skip
    at = Server(links.address(server), language=said.language)
    info = opened(at, new)
    if no_play:
        typer.echo(said.text("command-host-link"))
        typer.echo(links.written(at.address, info.name or info.game, info.invitation))
        return
    raise typer.Exit(play(RemoteTable(at, info.id, info.invitation), info, 0, name, said, no_confirm))


def play(table: RemoteTable, info: TableInfo, seat: int, name: str, said: Words, no_confirm: bool) -> int:
    """From the lobby to the end; the exit code."""
    from bequest.remote.tables import named
    from bequest.terminal.joined import Joined
    from bequest.terminal.lobby import Lobby, game_of

    console = StandardConsole()
    voice = Voice(console, said.language)
    if name and info.yours:
        named(table.server, name)
    game = game_of(table, info)
    heard = Interruptions()
    try:
        with heard:
            info, own = Lobby(table, info, game, voice, console, heard, name).run(seat)
    except (Quit, EOFError):
        return 0
    except Interrupted as interrupted:
        return interrupted.code
    confirm = False if no_confirm else None
    return Joined(table, info, game, own, console, said.language, rulebook.lookup, confirm).run()
