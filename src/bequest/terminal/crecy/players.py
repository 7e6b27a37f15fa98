"""The players of the Duke de Crecy in the terminal."""

from __future__ import annotations

from typing import Final

from bequest.games.crecy.words import view_words
from bequest.terminal.players import Players

STYLES: Final[dict[str, str]] = {
    "white": "bold",
    "black": "bold bright_black",
    "brown": "bold yellow",
    "pink": "bold magenta",
}
"""White is bold only, and black is grey: terminals may have either ground."""
PLAYERS: Final = Players(STYLES, view_words.player)
