"""`bequest deck`: decks that come with Bequest, and the user's own decks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from bequest import games
from bequest.cli import completion
from bequest.cli.common import GameName, words_of
from bequest.cli.speech import SpokenCommand, SpokenGroup, help_if_alone
from bequest.core.game import by_name
from bequest.core.texts import provenance
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

deck = typer.Typer(cls=SpokenGroup, help="command-help-decks", invoke_without_command=True)
deck.callback()(help_if_alone)


@deck.command("list", cls=SpokenCommand, help="command-help-deck-list")
def list_decks(context: typer.Context, name: GameName) -> None:
    said = words_of(context)
    game = games.find(name)
    facts = by_name(game.deck_summary).facts
    rows = []
    for deck_name in game.supplied:
        alias = "".join(alias for alias, real in game.aliases.items() if real == deck_name)
        rows.append([deck_name, alias, *facts(game.supplied_deck(deck_name), said)])
    heads = [said.text(head) for head in ("command-deck-head-name", "command-deck-head-alias", *game.deck_heads)]
    typer.echo("\n".join(table([heads, *rows], indent=0)))
    for boards in game.boards:
        typer.echo(f"{said.text('command-deck-boards')}  {boards}")


@deck.command("export", cls=SpokenCommand, help="command-help-deck-export")
def export(name: GameName, deck_name: SuppliedDeck = "base") -> None:
    text, real = games.supplied_text(name, deck_name)
    typer.echo(own_text(text, real), nl=False)


def own_text(text: str, name: str) -> str:
    """The text of a supplied deck, or of boards, under a name for the user's own deck: the supplied one is frozen."""
    return re.sub(rf'^(name|boards) = "{re.escape(name)}"$', rf'\1 = "my-{name}"', text, count=1, flags=re.MULTILINE)


def game_of(text: str) -> str:
    """The game that a deck file belongs to, by its tables and fields; the first game if they do not say."""
    words = set(re.findall(r"^\s*(?:\[\[\s*)?([\w-]+)", text, re.MULTILINE))
    words |= {f"{word}s" for word in words}  # a table in the singular, or the plural, is told later
    words |= {word.removesuffix("s") for word in words}
    fitting = {name: len(words & set(games.find(name).deck_fields)) for name in games.names()}
    return max(fitting, key=lambda name: fitting[name])


@deck.command("house", cls=SpokenCommand, help="command-help-deck-house")
def list_house(context: typer.Context, name: GameName, deck_name: SuppliedDeck = "base") -> None:
    """The values that are not known from the printed game, entry by entry."""
    said = words_of(context)
    rows: dict[str, list[str]] = {}
    boards = games.find(name).boards
    boards = () if deck_name in boards else boards
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
    found = games.find(game or game_of(text))
    summary = by_name(found.deck_summary).summary
    typer.echo("\n".join(summary(found.load(text, str(file)), words_of(context))))
