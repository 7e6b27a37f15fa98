"""Golden games: recorded once, replayed in every test run, each with the deck it was played with."""

from __future__ import annotations

from pathlib import Path

from bequest import games
from bequest.core.game import Game
from bequest.core.record import Record
from bequest.games.gears import data

FOLDER = Path(__file__).parent / "gears"


def bound_game(record: Record) -> Game:
    """The game with the deck that the record itself holds, whatever the supplied decks look like by now."""
    return games.get(record.game, deck=data.load(record.deck_text, record.deck))
