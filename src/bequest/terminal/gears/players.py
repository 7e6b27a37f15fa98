"""The players of Gears of Time in the terminal."""

from __future__ import annotations

from typing import Final

from bequest.games.gears.data import terms
from bequest.games.gears.words import names
from bequest.terminal.players import Players

STYLES: Final[dict[str, str]] = {
    "red": "bold red",
    "blue": "bold bright_blue",
    "white": "bold",
    "yellow": "bold yellow",
}
"""White is bold only: terminals may be white."""
PLAYERS: Final = Players(STYLES, lambda colour: names.player(terms.COLOURS.index(colour)))
