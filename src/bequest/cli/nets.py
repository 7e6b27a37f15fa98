"""The net that a command works with: one in a file, or one of the package."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bequest.core.errors import BequestError
from bequest.core.game import Game
from bequest.core.words import message
from bequest.terminal.files import FileProblem, problem_of

if TYPE_CHECKING:
    from bequest.bots.net.file import NetFile


class NoNet(BequestError):
    """There is none, or it is not for this game."""


def net_of(game: Game, path: Path | None, small: bool = False) -> NetFile:
    """For this game with its deck."""
    from bequest.bots.net import file, shelf  # NumPy takes a tenth of a second

    if path is None:
        found = shelf.stored(game.name, game.deck_name, small)
        why = shelf.why_none(game, small)
        if found is None or why:
            raise NoNet(message("command-net-none", why=why))
        return found
    try:
        found = file.read(path.read_bytes())
        file.fits(found, game)
    except file.BadNet as refused:
        raise NoNet(message("command-net-refused", file=str(path), why=str(refused))) from None
    except OSError as error:
        raise FileProblem(message("terminal-file", path=str(path), problem=problem_of(error))) from None
    return found
