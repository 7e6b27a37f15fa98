"""What the shell offers when Tab is pressed: games, decks, options and their values."""

from __future__ import annotations

import re
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Final

import typer

from bequest import games
from bequest.bots.names import LEVELS
from bequest.core.game import Game
from bequest.core.words import LANGUAGES

OWN_FLAGS: Final = ("players", "seed", "deck")
"""Options of a game that have a flag of their own."""


def languages(incomplete: str) -> list[str]:
    return _beginning(LANGUAGES, incomplete)


def levels(incomplete: str) -> list[str]:
    return _beginning(LEVELS, incomplete)


def games_known(incomplete: str) -> list[str]:
    return _beginning(games.names(), incomplete)


def supplied_decks(context: typer.Context, incomplete: str) -> list[str]:
    """Decks that can be exported, and boards."""
    game = _game(context)
    return _beginning([*game.aliases, *game.supplied, *game.boards], incomplete)


def deck_files(incomplete: str) -> list[str]:
    """Deck files in the folder that is being typed, and folders below it."""
    typed = Path(incomplete)
    folder = typed if incomplete.endswith("/") else typed.parent
    try:
        found = sorted(folder.iterdir())
    except OSError:
        return []
    names = [f"{path}/" if path.is_dir() else str(path) for path in found if path.is_dir() or path.suffix == ".toml"]
    start = incomplete.removeprefix("./")
    return [name for name in names if name.startswith(start) and not Path(name).name.startswith(".")]


def decks(context: typer.Context, incomplete: str) -> list[str]:
    """Decks that can be played with: supplied ones and files."""
    game = _game(context)
    return [*_beginning([*game.aliases, *game.supplied], incomplete), *deck_files(incomplete)]


def options(context: typer.Context, incomplete: str) -> list[str]:
    """Every key with every value; with the default where the values are too many to list."""
    declared = [option for option in _game(context).options if option.key not in OWN_FLAGS]
    return _beginning([f"{o.key}={value}" for o in declared for value in o.values or (o.default,)], incomplete)


def _game(context: typer.Context) -> Game:
    """The game that is being typed, or the first one while that is not known.

    While the value of an option is missing, Typer leaves what stands before it among the arguments it has not read.
    """
    typed = [context.params.get("name"), *context.args]
    return games.get(next((word for word in typed if word in games.names()), games.names()[0]))


def _beginning(words: list[str] | tuple[str, ...], incomplete: str) -> list[str]:
    return [word for word in words if word.startswith(incomplete)]


@contextmanager
def whole_words(environment: MutableMapping[str, str]) -> Iterator[None]:
    """Bash breaks words at `=`: they are put together again, and it is told only what follows the last `=`."""
    if environment.get("_BEQUEST_COMPLETE") != "complete_bash":
        yield
        return
    typed = environment["COMP_WORDS"].split("\n")[: int(environment["COMP_CWORD"]) + 1]
    words = re.sub(r"\n=(\n|$)", "=", "\n".join(typed)).split("\n")
    environment.update(COMP_WORDS="\n".join(words), COMP_CWORD=str(len(words) - 1))
    known = "".join(words[-1].rpartition("=")[:2])
    offered = StringIO()
    try:
        with redirect_stdout(offered):
            yield
    finally:
        for word in offered.getvalue().splitlines():
            typer.echo(word.removeprefix(known))
