"""`bequest puzzles`: looks for positions in which one move is clearly the best and not the obvious one."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bequest.cli.common import DeckNames, GameName, Jobs, Seed, game_with, words_of
from bequest.cli.simulate import with_progress
from bequest.core.errors import BadOption
from bequest.core.words import message
from bequest.lab.processes import in_order
from bequest.terminal.files import FileProblem, problem_of, write_text

if TYPE_CHECKING:
    from bequest.lab.puzzles import Puzzle

NUMBER = ".searched"
"""The file in the folder that says how many games were searched with this seed."""


def puzzles_command(
    context: typer.Context,
    name: GameName,
    folder: Annotated[Path, typer.Option(metavar="command-metavar-folder", help="command-help-puzzles-folder")],
    count: Annotated[
        int, typer.Option("--count", "-n", metavar="command-metavar-count", min=1, help="command-help-puzzles-count")
    ] = 30,
    most: Annotated[
        int, typer.Option("--games", metavar="command-metavar-count", min=1, help="command-help-puzzles-games")
    ] = 1000,
    net: Annotated[
        list[Path] | None, typer.Option(metavar="command-metavar-file", help="command-help-puzzles-net")
    ] = None,
    jobs: Jobs = 1,
    seed: Seed = 1,
    deck: DeckNames = None,
) -> None:
    from bequest.bots.net.file import BadNet  # NumPy takes a tenth of a second
    from bequest.bots.net.shelf import why_none
    from bequest.lab.puzzles import Mine

    said = words_of(context)
    game, own_deck = game_with(name, deck)
    if own_deck or why_none(game):
        raise BadOption(message("command-puzzles-no-net", game=game.name, deck=game.deck_name))
    players = tuple([players for players in game.player_counts if players > 1])
    mine = Mine(game.name, game.deck_name, players, 1 if seed is None else seed, tuple(net or ()))
    try:
        mine.digger()
        folder.mkdir(parents=True, exist_ok=True)
    except BadNet as refused:
        raise BadOption(message("command-puzzles-bad-net", why=str(refused))) from None
    except OSError as problem:
        raise FileProblem(
            message("terminal-file", path=str(problem.filename or folder), problem=problem_of(problem))
        ) from None
    found = len(_files(folder, game.name))
    start = _searched(folder, mine.seed)

    def dig(advance: Callable[[int], None]) -> int:
        nonlocal found
        searched = start
        advance(found)
        with closing(in_order(mine.digger, range(start, most), jobs)) as coming:
            for searched, puzzles in enumerate(coming, start + 1):
                for place, puzzle in enumerate(puzzles):
                    _keep(folder, searched, place, puzzle)
                    found += 1
                    advance(1)
                write_text(folder / NUMBER, f"{mine.seed} {searched}\n", replace=True)
                if found >= count:
                    break
        return searched

    searched = with_progress(dig, count, said)
    typer.echo(said.text("command-puzzles-found", count=found, games=searched, folder=str(folder)))


def _keep(folder: Path, game: int, place: int, puzzle: Puzzle) -> None:
    write_text(folder / f"{puzzle.game}-{game:05}-{place}.json", puzzle.text())


def _files(folder: Path, game: str) -> list[Path]:
    return sorted(folder.glob(f"{game}-*.json"))


def _searched(folder: Path, seed: int) -> int:
    """How many games were searched already, with the same seed."""
    try:
        before, number = (folder / NUMBER).read_text(encoding="utf-8").split()
        return int(number) if int(before) == seed else 0
    except (OSError, ValueError):
        return 0
