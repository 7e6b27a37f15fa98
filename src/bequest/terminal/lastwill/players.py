"""The players of Last Will in the terminal."""

from __future__ import annotations

from typing import Final

from bequest.games.lastwill.words import names
from bequest.terminal.players import Players

STYLES: Final[dict[str, str]] = {
    "red": "bold red",
    "purple": "bold magenta",
    "blue": "bold blue",
    "yellow": "bold yellow",
    "green": "bold green",
}
PLAYERS: Final = Players(STYLES, names.player)
