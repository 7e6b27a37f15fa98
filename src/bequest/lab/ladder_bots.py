"""Who can play in a ladder: every kind of bot, nets from files, and the search of OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bequest.bots.budget import Budget
from bequest.bots.names import HEURISTIC, KINDS, NET, OF_FILE, RANDOM, SIMPLE, SMALL, WITH_STYLE
from bequest.bots.player import Player, new_player
from bequest.core.errors import BequestError
from bequest.core.game import Game
from bequest.core.words import message

if TYPE_CHECKING:
    from bequest.bots.net.file import NetFile

ISMCTS: Final = "openspiel-ismcts"
"""The tree search of OpenSpiel, see `bequest.lab.ismcts`."""
NAMES: Final = (*KINDS, ISMCTS)
WITHOUT_NETS: Final = (RANDOM, HEURISTIC, ISMCTS)
THINKING: Final = Budget(seconds=0.2)
"""What OpenSpiel's search has for a choice, if nothing else is said: about as long as our own takes."""

Maker = Callable[[int], Player]
"""Makes a player from its seed."""


class CannotPlay(BequestError):
    """A bot that needs what is not installed, or a net that is not for this game."""


def file_of(bot: str) -> Path | None:
    """The file of a net that is named by its file."""
    return Path(bot.removeprefix(OF_FILE)) if bot.startswith(OF_FILE) else None


def maker(bot: str, game: Game, files: Mapping[str, bytes], thinking: Budget) -> Maker:
    """What makes players of a bot; `files` holds the nets that are named by their files."""
    if bot == ISMCTS:
        try:
            from bequest.lab.ismcts import IsmctsPlayer
        except ImportError:
            raise CannotPlay(message("command-ladder-no-openspiel", bot=bot)) from None
        return partial(IsmctsPlayer, budget=thinking)
    if bot in files:
        from bequest.bots.net.file import BadNet, fits, read  # NumPy takes a tenth of a second
        from bequest.bots.net.player import FileNetPlayer

        try:
            net = read(files[bot])
            fits(net, game)
        except BadNet as refused:
            raise CannotPlay(message("command-ladder-bad-net", bot=bot, why=str(refused))) from None
        return partial(FileNetPlayer, net=net)
    return partial(new_player, bot)


def weights(bots: Sequence[str], game: Callable[[], Game], files: Mapping[str, bytes]) -> dict[str, str]:
    """For each bot that plays with a net a mark that changes with its weights; none for those that fall back."""
    supplied = [bot for bot in bots if bot not in files and bot not in WITHOUT_NETS]
    marks = {bot: supplied_weights(game(), bot) for bot in supplied}
    found = {bot: mark for bot, mark in marks.items() if mark}
    if files:
        from bequest.bots.net.file import read

        found |= {bot: _mark(read(files[bot])) for bot in bots if bot in files}
    return found


def supplied_weights(game: Game, bot: str = NET) -> str:
    """A mark of the net that comes with the package and plays this game for a bot; empty if there is none."""
    from bequest.bots.net.shelf import stored, why_none

    small = _plays_small(bot, game)
    net = None if why_none(game, small) else stored(game.name, game.deck_name, small)
    return _mark(net) if net else ""


def _plays_small(bot: str, game: Game) -> bool:
    """Whether the small net plays for a bot; weak levels have the large one where there is no small one."""
    from bequest.bots.net.shelf import why_none

    return bot == SMALL or (bot.partition(WITH_STYLE)[0] in SIMPLE and not why_none(game, small=True))


def _mark(net: NetFile) -> str:
    """The same net has the same mark, whatever its file says of how it came about; how its levels play counts."""
    from bequest.bots.net.file import mark

    return mark(net, net.about.get("levels"))[:16]


def fallen_back(bots: Sequence[str], game: Game) -> tuple[list[str], str]:
    """The bots for which a weaker mind plays, because there is no net for this game with its deck, and why."""
    wanting = [bot for bot in bots if bot not in WITHOUT_NETS and file_of(bot) is None]
    if not wanting:
        return [], ""
    from bequest.bots.net.shelf import why_none  # NumPy takes a tenth of a second

    reasons = {bot: why_none(game, _plays_small(bot, game)) for bot in wanting}
    fallen = [bot for bot in wanting if reasons[bot]]
    return fallen, reasons[fallen[0]] if fallen else ""
