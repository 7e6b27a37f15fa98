"""Golden games: recorded once, replayed in every test run, each with the deck it was played with."""

from __future__ import annotations

from pathlib import Path

from bequest import games
from bequest.core import record
from bequest.core.game import Game
from bequest.core.record import Record

FOLDERS = {name: Path(__file__).parent / name for name in games.names()}
"""Where the records of each game are."""


def files(game: str) -> list[Path]:
    return sorted(FOLDERS[game].glob("*.json"))


def load(path: Path) -> Record:
    return record.load(path.read_text(encoding="utf-8"))


def bound_game(found: Record) -> Game:
    """The game with the deck that the record itself holds, whatever the supplied decks look like by now."""
    return games.get(found.game, deck=games.load_deck(found.game, found.deck_text, found.deck))
