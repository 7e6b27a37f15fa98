"""The games, by name: `get("gears")` is a game bound to its deck."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from bequest.core.errors import BadDeck, UnknownName
from bequest.core.game import Game
from bequest.core.words import message, quoted
from bequest.games.crecy.data import loading as crecy_decks
from bequest.games.crecy.data.deck import Deck as CrecyDeck
from bequest.games.crecy.game import Crecy
from bequest.games.gears.data import loading as gears_decks
from bequest.games.gears.data.deck import Deck as GearsDeck
from bequest.games.gears.game import Gears
from bequest.games.lastwill.data import deck as lastwill_data
from bequest.games.lastwill.data import loading as lastwill_decks
from bequest.games.lastwill.data.deck import Deck as LastWillDeck
from bequest.games.lastwill.game import LastWill

Deck: TypeAlias = GearsDeck | CrecyDeck | LastWillDeck
Source: TypeAlias = tuple[str, str]
"""A text and where it comes from."""
_LOADERS: Final[dict[str, Callable[[str, str], Deck]]] = {
    "gears": gears_decks.load,
    "crecy": crecy_decks.load,
    "lastwill": lastwill_decks.load,
}


def names() -> list[str]:
    """All games that can be played."""
    return list(_LOADERS)


def load_deck(name: str, text: str, file: str) -> Deck:
    """A deck of the user's own for a game, from TOML text; BadDeck names file, line and field."""
    _known(name)
    return _LOADERS[name](text, file)


def load_decks(name: str, sources: Sequence[Source]) -> Deck:
    """A deck from one file, or for Last Will from several, each changing what those before it say."""
    _known(name)
    if name == "lastwill":
        return lastwill_decks.load_all(sources)
    if len(sources) > 1:
        raise BadDeck(message("reading-one-deck", game=name))
    return load_deck(name, *sources[0])


def get(name: str, deck: str | Deck = "base") -> Game:
    """A game with a supplied deck (by name) or a loaded one."""
    _known(name)
    if name == "gears":
        found = gears_decks.supplied(deck) if isinstance(deck, str) else deck
        if isinstance(found, GearsDeck):
            return Gears(found)
    if name == "crecy":
        own = crecy_decks.supplied(deck) if isinstance(deck, str) else deck
        if isinstance(own, CrecyDeck):
            return Crecy(own)
    if name == "lastwill":
        table = lastwill_decks.supplied(deck) if isinstance(deck, str) else deck
        if isinstance(table, LastWillDeck):
            return LastWill(table)
    raise BadDeck(message("reading-other-deck", game=name))


def supplied_text(name: str, deck: str) -> Source:
    """The text of a supplied deck, or of supplied boards, and its own name."""
    if name == "lastwill" and deck in lastwill_data.SUPPLIED_BOARDS:
        return lastwill_data.TEXTS[deck], deck
    game = get(name, deck)
    return game.deck_text(), game.deck_name


def _known(name: str) -> None:
    if name not in _LOADERS:
        raise UnknownName(message("reading-no-game", name=quoted(name), known=", ".join(names())))


# A deck goes to another process as its text.
copyreg.pickle(GearsDeck, lambda deck: (gears_decks.load, (deck.text, deck.name)))
copyreg.pickle(CrecyDeck, lambda deck: (crecy_decks.load, (deck.text, deck.name)))
copyreg.pickle(LastWillDeck, lambda deck: (lastwill_decks.load, (deck.text, deck.name)))
