"""The games, by name: `get("gears")` is a game bound to its deck."""

from __future__ import annotations

import copyreg
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bequest.core import words
from bequest.core.errors import BadDeck, UnknownName
from bequest.core.game import Deck as Deck
from bequest.core.game import Game, Source, by_name
from bequest.core.words import message, quoted

_GAMES: Final[dict[str, type[Game]]] = {}
KEPT: Final = 16
"""So many games, and decks from other processes, are made only once."""


def register(game: type[Game]) -> None:
    """Makes a game known to everything that finds games here."""
    _GAMES[game.name] = game
    words.add_room(game.words_folder())
    # A deck goes to another process as its text, and a game as that of its deck.
    copyreg.pickle(game.deck_type, lambda deck: (_deck_again, (game.name, deck.text, deck.name)))
    copyreg.pickle(game, lambda found: (again, (found.name, _text_of(found), found.deck_name)))


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
    if isinstance(deck, str):
        return _supplied(game, deck)
    if not isinstance(deck, game.deck_type):
        raise BadDeck(message("reading-other-deck", game=name))
    return game(deck)


@lru_cache(maxsize=KEPT)
def _supplied(game: type[Game], deck: str) -> Game:
    """A game with a supplied deck, made once: it never changes."""
    return game(game.supplied_deck(deck))


def load_deck(name: str, text: str, file: str) -> Deck:
    """A deck of the user's own for a game, from TOML text; BadDeck names file, line and field."""
    return find(name).load(text, file)


def of_text(name: str, deck_text: str) -> Game:
    """A game with the deck of a text, as processes are sent it."""
    return get(name, load_deck(name, deck_text, "deck"))


@lru_cache(maxsize=KEPT)
def _deck_again(name: str, text: str, file: str) -> Deck:
    return load_deck(name, text, file)


def _text_of(game: Game) -> str:
    """The deck of a game as it travels; "" for a supplied one, whose name is enough."""
    own = game.deck_name not in game.supplied or game.supplied_text(game.deck_name)[0] != game.deck_text()
    return game.deck_text() if own else ""


@lru_cache(maxsize=KEPT)
def again(name: str, text: str, deck: str) -> Game:
    """A game with a supplied deck ("" for its text), or with the deck of a text; made once for each."""
    return get(name, _deck_again(name, text, deck) if text else deck)


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
