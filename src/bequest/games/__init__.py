"""The games, by name: `get("gears")` is a game bound to its deck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from bequest.core.errors import UnknownName
from bequest.core.game import Game
from bequest.core.words import message, quoted
from bequest.games.crecy import loading as crecy_decks
from bequest.games.crecy.data import Deck as CrecyDeck
from bequest.games.crecy.game import Crecy
from bequest.games.gears import data as gears_decks
from bequest.games.gears.data import Deck as GearsDeck
from bequest.games.gears.game import Gears

Deck: TypeAlias = GearsDeck | CrecyDeck
_LOADERS: Final[dict[str, Callable[[str, str], Deck]]] = {"gears": gears_decks.load, "crecy": crecy_decks.load}


def names() -> list[str]:
    """All games that can be played."""
    return list(_LOADERS)


def load_deck(name: str, text: str, file: str) -> Deck:
    """A deck of the user's own for a game, from TOML text; BadDeck names file, line and field."""
    _known(name)
    return _LOADERS[name](text, file)


def get(name: str, deck: str | Deck = "base") -> Game:
    """A game with a supplied deck (by name) or a loaded one."""
    _known(name)
    if name == "gears":
        found = gears_decks.supplied(deck) if isinstance(deck, str) else deck
        assert isinstance(found, GearsDeck), "a deck belongs to one game"
        return Gears(found)
    own = crecy_decks.supplied(deck) if isinstance(deck, str) else deck
    assert isinstance(own, CrecyDeck), "a deck belongs to one game"
    return Crecy(own)


def _known(name: str) -> None:
    if name not in _LOADERS:
        raise UnknownName(message("reading-no-game", name=quoted(name), known=", ".join(names())))
