"""The games, by name: `get("gears")` is a game bound to its deck."""

from __future__ import annotations

import copyreg
from collections.abc import Sequence
from typing import Final

from bequest.core import words
from bequest.core.errors import BadDeck, UnknownName
from bequest.core.game import Deck as Deck
from bequest.core.game import Game, Source, by_name
from bequest.core.words import message, quoted

_GAMES: Final[dict[str, type[Game]]] = {}


def register(game: type[Game]) -> None:
    """Makes a game known to everything that finds games here."""
    _GAMES[game.name] = game
    words.add_room(game.words_folder())
    # A deck goes to another process as its text.
    copyreg.pickle(game.deck_type, lambda deck: (load_deck, (game.name, deck.text, deck.name)))


def names() -> list[str]:
    """All games that can be played."""
    return list(_GAMES)


def find(name: str) -> type[Game]:
    """The class of a game, or UnknownName."""
    if name not in _GAMES:
        raise UnknownName(message("reading-no-game", name=quoted(name), known=", ".join(names())))
    return _GAMES[name]


def get(name: str, deck: str | Deck = "base") -> Game:
    """A game with a supplied deck (by name) or a loaded one."""
    game = find(name)
    found = game.supplied_deck(deck) if isinstance(deck, str) else deck
    if not isinstance(found, game.deck_type):
        raise BadDeck(message("reading-other-deck", game=name))
    return game(found)


def load_deck(name: str, text: str, file: str) -> Deck:
    """A deck of the user's own for a game, from TOML text; BadDeck names file, line and field."""
    return find(name).load(text, file)


def load_decks(name: str, sources: Sequence[Source]) -> Deck:
    """A deck from one file, or where the game allows it from several, each changing what those before it say."""
    return find(name).load_all(sources)


def supplied_text(name: str, deck: str) -> Source:
    """The text of a supplied deck, or of supplied boards, and its own name."""
    return find(name).supplied_text(deck)


for _game in (
    "bequest.games.gears.game.Gears",
    "bequest.games.crecy.game.Crecy",
    "bequest.games.lastwill.game.LastWill",
):
    register(by_name(_game))
