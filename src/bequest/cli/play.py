"""`bequest play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bequest import games, rulebook
from bequest.cli import completion
from bequest.cli.common import (
    DeckName,
    Options,
    Players,
    Seed,
    game_with,
    in_file,
    leaving_quietly,
    read_options,
    words_of,
)
from bequest.core.errors import BadOption
from bequest.core.words import Words, message
from bequest.terminal.client import Client
from bequest.terminal.console import Console, StandardConsole
from bequest.terminal.files import read_text
from bequest.terminal.layout import table
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
    deck: DeckName = "base",
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
            game, own_deck = game_with(name or _ask_game(console, said), deck)
            on_table = new_table(game, players, seed, read_options(option or []), own_deck)
        if humans > on_table.position.players:
            raise BadOption(message("command-too-many-people", humans=humans, players=on_table.position.players))
        raise typer.Exit(Client(on_table, humans, console, language=said.language, rules=rulebook.lookup).run())


def _refuse_with_load(context: typer.Context) -> None:
    """A record brings its own game: a flag that would be ignored in silence is a mistake."""
    shown = {
        "name": words_of(context).text("command-metavar-game"),
        "players": "--players",
        "seed": "--seed",
        "option": "--option",
        "deck": "--deck",
    }
    given = tuple(
        flag
        for parameter, flag in shown.items()
        if (source := context.get_parameter_source(parameter)) is not None and source.name == "COMMANDLINE"
    )
    if given:
        raise BadOption(message("command-with-load", flags=given, count=len(given)))


def _ask_game(console: Console, said: Words) -> str:
    names = games.names()
    rows = [[f"{number:>3}", games.get(name).title] for number, name in enumerate(names, 1)]
    console.write([said.text("command-choose"), *table(rows, indent=0)])
    while True:
        answer = console.read(said.text("command-choose-prompt")).strip().lower()
        if not answer:
            return names[0]
        if answer in names:
            return answer
        if answer in map(str, range(1, len(names) + 1)):
            return names[int(answer) - 1]
        console.write([said.text("command-choose-again", last=len(names))])
