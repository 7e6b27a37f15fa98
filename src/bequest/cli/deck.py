"""`bequest deck`: decks that come with Bequest, and decks of one's own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from bequest import games
from bequest.cli import completion
from bequest.cli.common import GameName, words_of
from bequest.cli.deck_summary import SUPPLIED, deck_of, facts, summary
from bequest.cli.speech import SpokenCommand, SpokenGroup
from bequest.core import provenance
from bequest.terminal.files import read_text
from bequest.terminal.layout import table

SuppliedDeck = Annotated[
    str,
    typer.Argument(
        metavar="command-metavar-deck",
        help="command-help-deck-supplied",
        autocompletion=completion.supplied_decks,
    ),
]

deck = typer.Typer(cls=SpokenGroup, help="command-help-decks", no_args_is_help=True)


@deck.command("list", cls=SpokenCommand, help="command-help-deck-list")
def list_decks(context: typer.Context, name: GameName) -> None:
    said = words_of(context)
    games.get(name)
    supplied = SUPPLIED[name]
    rows = []
    for deck_name in supplied.names:
        alias = "".join(alias for alias, real in supplied.aliases.items() if real == deck_name)
        rows.append([deck_name, alias, *facts(deck_of(name, deck_name), said)])
    heads = [said.text(f"command-deck-head-{head}") for head in ("name", "alias", *supplied.heads)]
    typer.echo("\n".join(table([heads, *rows], indent=0)))
    for boards in supplied.boards:
        typer.echo(f"{said.text('command-deck-boards')}  {boards}")


@deck.command("export", cls=SpokenCommand, help="command-help-deck-export")
def export(name: GameName, deck_name: SuppliedDeck = "base") -> None:
    text, real = games.supplied_text(name, deck_name)
    typer.echo(own_text(text, real), nl=False)


def own_text(text: str, name: str) -> str:
    """The text of a supplied deck, or of boards, under a name of one's own: the supplied one is frozen."""
    return re.sub(rf'^(name|boards) = "{re.escape(name)}"$', rf'\1 = "my-{name}"', text, count=1, flags=re.MULTILINE)


def game_of(text: str) -> str:
    """The game whose cards a deck file has, told by its tables and fields; the first game if nothing tells."""
    words = set(re.findall(r"^\s*(?:\[\[\s*)?([\w-]+)", text, re.MULTILINE))
    words |= {f"{word}s" for word in words}  # a table in the singular, or the plural, is told later
    words |= {word.removesuffix("s") for word in words}
    fitting = {name: len(words & set(SUPPLIED[name].words)) for name in games.names()}
    return max(fitting, key=lambda name: fitting[name])


@deck.command("house", cls=SpokenCommand, help="command-help-deck-house")
def list_house(context: typer.Context, name: GameName, deck_name: SuppliedDeck = "base") -> None:
    """The values that are not known from the printed game, entry by entry."""
    said = words_of(context)
    rows: dict[str, list[str]] = {}
    boards = () if deck_name in SUPPLIED[name].boards else SUPPLIED[name].boards
    texts = [games.supplied_text(name, supplied)[0] for supplied in (deck_name, *boards)]
    for mark in [mark for text in texts for mark in provenance.house(text)]:
        shown = mark.field
        if mark.label != provenance.HOUSE:
            shown = said.text(f"command-deck-{mark.label}", field=mark.field)
        rows.setdefault(mark.entry or said.text("command-deck-whole"), []).append(shown)
    typer.echo("\n".join(table([[entry, ", ".join(fields)] for entry, fields in rows.items()], indent=0)))


@deck.command("check", cls=SpokenCommand, help="command-help-deck-check")
def check(
    context: typer.Context,
    file: Annotated[
        Path,
        typer.Argument(
            metavar="command-metavar-file", help="command-help-deck-file", autocompletion=completion.deck_files
        ),
    ],
    game: Annotated[
        str,
        typer.Option(
            metavar="command-metavar-game",
            help="command-help-deck-game",
            autocompletion=completion.games_known,
            show_default=False,
        ),
    ] = "",
) -> None:
    text = read_text(file)
    found = games.load_deck(game or game_of(text), text, str(file))
    typer.echo("\n".join(summary(found, words_of(context))))
