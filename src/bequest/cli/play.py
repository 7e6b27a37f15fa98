"""`bequest play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bequest.bots.names import STEADY
from bequest.cli import completion
from bequest.cli.common import (
    DeckNames,
    Humans,
    Level,
    NoConfirm,
    Options,
    Players,
    Seed,
    fit_players,
    game_with,
    given,
    leaving_quietly,
    loaded,
    read_options,
    sit_down,
    words_of,
)
from bequest.cli.welcome import ask_game, ask_players
from bequest.core.errors import BadOption
from bequest.core.words import message
from bequest.terminal.console import StandardConsole
from bequest.terminal.table import new_table


def play(
    context: typer.Context,
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="command-metavar-game", help="command-help-game-asked", autocompletion=completion.games_known
        ),
    ] = None,
    players: Players = 2,
    humans: Humans = 1,
    seed: Seed = None,
    option: Options = None,
    deck: DeckNames = None,
    level: Level = STEADY,
    no_confirm: NoConfirm = False,
    load: Annotated[Path | None, typer.Option(metavar="command-metavar-file", help="command-help-load")] = None,
) -> None:
    said = words_of(context)
    console = StandardConsole()
    with leaving_quietly():
        if load is not None:
            _refuse_with_load(context)
            on_table = loaded(load)
        else:
            options = read_options(option or [])
            chosen = name or ask_game(console, said)
            game, own_deck = game_with(chosen, deck)
            if name is None and not given(context, "players"):
                players = ask_players(game, options, players, console, said)
            players = fit_players(context, game, players, options)
            on_table = new_table(game, players, seed, options, own_deck)
        sit_down(on_table, humans, console, said, no_confirm, level)


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
