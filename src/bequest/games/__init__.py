"""The games, by name: `get("gears")` is a game bound to its deck."""

from __future__ import annotations

from bequest.core.errors import UnknownName
from bequest.core.game import Game
from bequest.core.words import message, quoted
from bequest.games.gears.data import Deck, load, supplied
from bequest.games.gears.game import Gears


def names() -> list[str]:
    """All games that can be played."""
    return ["gears"]


def load_deck(name: str, text: str, file: str) -> Deck:
    """A deck of the user's own for a game, from TOML text; BadDeck names file, line and field."""
    get(name)
    return load(text, file)


def get(name: str, deck: str | Deck = "base") -> Game:
    """A game with a supplied deck (by name) or a loaded one."""
    if name != "gears":
        raise UnknownName(message("reading-no-game", name=quoted(name), known=", ".join(names())))
    return Gears(supplied(deck) if isinstance(deck, str) else deck)
