"""What several commands need."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from os.path import isdir, isfile
from pathlib import Path
from typing import Annotated, Final

import typer

from bequest import games, rulebook
from bequest.bots.names import KINDS, LEVELS, OF_FILE, WITH_STYLE
from bequest.bots.player import why_unknown
from bequest.cli import completion
from bequest.core.catalogue import did_you_mean
from bequest.core.errors import BadOption, BadRecord, BequestError
from bequest.core.game import Game
from bequest.core.words import LANGUAGES, Words, message, quoted, words
from bequest.terminal.client import Client
from bequest.terminal.console import Console
from bequest.terminal.files import FileProblem, read_text
from bequest.terminal.table import Table, load_table

MODE: Final = "mode"
"""The option of games that can be played alone."""
SOLO: Final = "solo_"
FIRST_SOLO: Final = "solo_standard"

GameName = Annotated[
    str,
    typer.Argument(metavar="command-metavar-game", help="command-help-game", autocompletion=completion.games_known),
]
Players = Annotated[int, typer.Option("--players", "-p", metavar="command-metavar-count", help="command-help-players")]
Humans = Annotated[int, typer.Option(metavar="command-metavar-count", min=0, help="command-help-humans")]
Level = Annotated[
    str,
    typer.Option(
        "--level", "-l", metavar="command-metavar-level", help="command-help-level", autocompletion=completion.levels
    ),
]
NoConfirm = Annotated[bool, typer.Option("--no-confirm", help="command-help-no-confirm")]
Seed = Annotated[int | None, typer.Option(metavar="command-metavar-seed", help="command-help-seed")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="command-metavar-option",
        help="command-help-option",
        autocompletion=completion.options,
    ),
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", metavar="command-metavar-count", min=1, help="command-help-jobs")]
AsJson = Annotated[bool, typer.Option("--json", help="command-help-json")]
Cluster = Annotated[
    str | None, typer.Option("--cluster", metavar="command-metavar-cluster", help="command-help-cluster")
]
DeckNames = Annotated[
    list[str] | None,
    typer.Option("--deck", metavar="command-metavar-deck", help="command-help-deck", autocompletion=completion.decks),
]


def bot_named(typed: str, game: Game) -> str:
    """The bot that somebody means, whose levels may be named in any language; or BadOption."""
    name, slash, style = typed.partition(WITH_STYLE)
    spoken = {words(language).text(f"command-level-{level}"): level for language in LANGUAGES for level in LEVELS}
    found = f"{spoken.get(name, name)}{slash}{style}"
    wrong = (found, KINDS) if found.startswith(OF_FILE) else why_unknown(found, game)  # files are for ladders
    if wrong is not None:
        word, known = wrong
        hint = did_you_mean(word, known)
        raise BadOption(message("command-level-unknown", word=quoted(word), known=", ".join(known), hint=hint))
    return found


def words_of(context: typer.Context) -> Words:
    """The words in the language of this run."""
    assert isinstance(context.obj, Words)
    return context.obj


def game_with(name: str, decks: list[str] | None) -> tuple[Game, bool]:
    """The game with its deck, and whether that comes from files of the user's own."""
    named = decks or ["base"]
    files = [deck for deck in named if Path(deck).suffix == ".toml" or isfile(deck)]
    if len(named) > len(files) and len(named) > 1:
        raise BadOption(message("command-deck-mixed"))
    if not files:
        return games.get(name, deck=named[0]), False
    return games.get(name, deck=games.load_decks(name, [(read_text(Path(file)), file) for file in files])), True


def read_options(given: list[str]) -> dict[str, object]:
    """`key=value` texts; keys and values are checked by the game."""
    found: dict[str, object] = {}
    for option in given:
        key, equals, value = option.partition("=")
        if not equals:
            raise BadOption(message("command-option-no-value", option=quoted(option)))
        if key in completion.OWN_FLAGS:
            raise BadOption(message("command-option-own-flag", key=key))
        if key in found:
            raise BadOption(message("command-option-twice", key=key))
        found[key] = value
    return found


def given(context: typer.Context, parameter: str) -> bool:
    """Whether a flag or argument was typed, and is not its default."""
    source = context.get_parameter_source(parameter)
    return source is not None and source.name == "COMMANDLINE"


def fit_players(context: typer.Context, game: Game, players: int, options: dict[str, object]) -> int:
    """How many play. One player means a solo mode and a solo mode means one player; giving one of them is enough."""
    if not any(option.key == MODE for option in game.options):
        return players
    if not given(context, "players") and str(options.get(MODE, "")).startswith(SOLO):
        return 1
    if players == 1:
        options.setdefault(MODE, FIRST_SOLO)
    return players


@contextmanager
def in_file(file: Path) -> Iterator[None]:
    """Errors name the file; any error in its content makes it a broken file."""
    try:
        yield
    except FileProblem:
        raise
    except BequestError as error:
        raise BadRecord(message("command-in-file", file=str(file), error=error.message)) from None


def loaded(file: Path) -> Table:
    """The table of a saved game."""
    with in_file(file):
        return load_table(read_text(file), file)


def sit_down(table: Table, humans: int, console: Console, said: Words, no_confirm: bool, level: str) -> None:
    """Plays in the terminal; ends the command."""
    bots = bot_named(level, table.position.game)
    if humans > table.position.players:
        raise BadOption(message("command-too-many-people", humans=humans, players=table.position.players))
    confirm = False if no_confirm else None  # otherwise people are asked, and scripts are not
    client = Client(table, humans, console, language=said.language, rules=rulebook.lookup, confirm=confirm, bots=bots)
    raise typer.Exit(client.run())


@contextmanager
def leaving_quietly() -> Iterator[None]:
    """The end of the input is a way to leave, not an error."""
    try:
        yield
    except EOFError:
        typer.echo()


def check_folder(file: Path) -> None:
    """Refuses now what would fail when all has been played."""
    if isdir(file):
        raise FileProblem(message("terminal-file", path=str(file), problem=message("terminal-file-folder")))
    if not isdir(file.parent):
        raise FileProblem(message("terminal-file", path=str(file), problem=message("terminal-file-missing")))
