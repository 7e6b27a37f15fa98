"""`bequest play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bequest import rulebook
from bequest.cli import completion
from bequest.cli.common import (
    DeckNames,
    Options,
    Players,
    Seed,
    fit_players,
    game_with,
    given,
    in_file,
    leaving_quietly,
    read_options,
    words_of,
)
from bequest.cli.welcome import ask_game, ask_players
from bequest.core.errors import BadOption
from bequest.core.words import message
from bequest.terminal.client import Client
from bequest.terminal.console import StandardConsole
from bequest.terminal.files import read_text
from bequest.terminal.table import load_table, new_table


def play(
    context: typer.Context,
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="command-metavar-game", help="command-help-game-asked", autocompletion=completion.games_known
        ),
    ] = None,
    players: Players = 2,
    humans: Annotated[int, typer.Option(metavar="command-metavar-count", min=0, help="command-help-humans")] = 1,
    seed: Seed = None,
    option: Options = None,
    deck: DeckNames = None,
    no_confirm: Annotated[bool, typer.Option("--no-confirm", help="command-help-no-confirm")] = False,
    load: Annotated[Path | None, typer.Option(metavar="command-metavar-file", help="command-help-load")] = None,
) -> None:
    said = words_of(context)
    console = StandardConsole()
    with leaving_quietly():
        if load is not None:
            _refuse_with_load(context)
            with in_file(load):
                on_table = load_table(read_text(load))
        else:
            options = read_options(option or [])
            chosen = name or ask_game(console, said)
            game, own_deck = game_with(chosen, deck)
            if name is None and not given(context, "players"):
                players = ask_players(game, options, players, console, said)
            players = fit_players(context, game, players, options)
            on_table = new_table(game, players, seed, options, own_deck)
        if humans > on_table.position.players:
            raise BadOption(message("command-too-many-people", humans=humans, players=on_table.position.players))
        confirm = False if no_confirm else None
        client = Client(on_table, humans, console, language=said.language, rules=rulebook.lookup, confirm=confirm)
        raise typer.Exit(client.run())


def _refuse_with_load(context: typer.Context) -> None:
    """A record brings its own game: a flag that would be ignored in silence is a mistake."""
    shown = {
        "name": words_of(context).text("command-metavar-game"),
        "players": "--players",
        "seed": "--seed",
        "option": "--option",
        "deck": "--deck",
    }
    flags = tuple(flag for parameter, flag in shown.items() if given(context, parameter))
    if flags:
        raise BadOption(message("command-with-load", flags=flags, count=len(flags)))
