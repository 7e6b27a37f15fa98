"""Golden games: recorded once, replayed in every test run, each with the deck it was played with."""

from __future__ import annotations

from functools import cache
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
    return with_deck(found.game, found.deck_text)


@cache
def with_deck(game: str, text: str) -> Game:
    """A game with this deck; most records of a game hold the same one."""
    return games.get(game, deck=games.load_deck(game, text, "golden deck"))
