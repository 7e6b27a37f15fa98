"""The nets that come with the package, each for a supplied deck, and which of them may play a game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from bequest.bots.net.file import BadNet, NetFile, read
from bequest.bots.net.judge import Judge
from bequest.core.game import Game

_JUDGES: dict[str, Judge | str] = {}
"""By the text of the deck: the net at work, or why there is none."""


@cache
def stored(game: str, deck: str) -> NetFile | None:
    """The net of a supplied deck, if there is one."""
    found = files("bequest.bots") / "nets" / f"{game}-{deck}.net"
    return read(found.read_bytes()) if found.is_file() else None


def judge_of(game: Game) -> Judge | None:
    """The net that plays a game with its deck; None if there is none, see `why_none`."""
    found = _of(game)
    return found if isinstance(found, Judge) else None


def judges_of(game: Game) -> list[Judge]:
    """All nets of a game with its deck, the strongest first; none if there are none."""
    found = judge_of(game)
    return [] if found is None else [found]


def why_none(game: Game) -> str:
    """In one line why no net plays a game; empty if one does."""
    found = _of(game)
    return "" if isinstance(found, Judge) else found


def _of(game: Game) -> Judge | str:
    key = f"{game.name}\n{game.deck_text()}"
    if key not in _JUDGES:
        _JUDGES[key] = _found(game)
    return _JUDGES[key]


def _found(game: Game) -> Judge | str:
    try:
        net = stored(game.name, game.deck_name)
        return f"there is no net for the deck {game.deck_name} of {game.name}" if net is None else Judge(net, game)
    except BadNet as refused:
        return str(refused)
