"""The nets that come with the package, each for a supplied deck, and which of them may play a game.

There are two for each deck: the one that taught itself, and a small one that learned from it (`lab.train.distil`).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from bequest.bots.net.file import BadNet, NetFile, read
from bequest.bots.net.judge import Judge
from bequest.core.game import Game

ENDING: Final = ".net"
SMALL_ENDING: Final = ".small.net"
_JUDGES: dict[str, Judge | str] = {}
"""By the text of the deck and the ending of the file: the net at work, or why there is none."""


def file_name(game: str, deck: str, small: bool = False) -> str:
    """What the file of a net is called."""
    return f"{game}-{deck}{SMALL_ENDING if small else ENDING}"


@cache
def stored(game: str, deck: str, small: bool = False) -> NetFile | None:
    """The net of a supplied deck, if there is one."""
    found = files("bequest.bots") / "nets" / file_name(game, deck, small)
    return read(found.read_bytes()) if found.is_file() else None


def judge_of(game: Game, small: bool = False) -> Judge | None:
    """The net that plays a game with its deck; None if there is none, see `why_none`."""
    found = _of(game, small)
    return found if isinstance(found, Judge) else None


def judges_of(game: Game) -> list[Judge]:
    """All nets that a search in a game with its deck may ask, the strongest first; none if there are none."""
    found = judge_of(game)
    return [] if found is None else [found]


def why_none(game: Game, small: bool = False) -> str:
    """In one line why no net plays a game; empty if one does."""
    found = _of(game, small)
    return "" if isinstance(found, Judge) else found


def _of(game: Game, small: bool) -> Judge | str:
    key = f"{game.name}{SMALL_ENDING if small else ENDING}\n{game.deck_text()}"
    if key not in _JUDGES:
        _JUDGES[key] = _found(game, small)
    return _JUDGES[key]


def _found(game: Game, small: bool) -> Judge | str:
    try:
        net = stored(game.name, game.deck_name, small)
    except BadNet as refused:
        return str(refused)
    if net is None:
        return f"there is no {'small ' if small else ''}net for the deck {game.deck_name} of {game.name}"
    try:
        return Judge(net, game)
    except BadNet as refused:
        return str(refused)
