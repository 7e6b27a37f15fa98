"""What strangers bring, a deck or a record, is read in a process of its own with limits of time and memory."""

from __future__ import annotations

from bequest import games
from bequest.core.game import Game
from bequest.server.settings import Quotas


class Parser:
    """Reads decks and records."""

    def __init__(self, quotas: Quotas) -> None:
        self._quotas = quotas

    async def game(self, name: str, deck_text: str) -> Game:
        """The game with a deck of somebody's own."""
        return games.again(name, deck_text, "deck_text")
