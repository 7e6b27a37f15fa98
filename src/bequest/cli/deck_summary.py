"""What the decks of each game are like, and which ones are supplied."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bequest import games
from bequest.core.words import Words
from bequest.games.crecy.data import deck as crecy_data
from bequest.games.crecy.data import loading as crecy_loading
from bequest.games.crecy.data.deck import Deck as CrecyDeck
from bequest.games.crecy.data.loading import supplied as supplied_crecy
from bequest.games.gears.data import loading as gears_data
from bequest.games.lastwill.data import boards as lastwill_boards
from bequest.games.lastwill.data import cards as lastwill_cards
from bequest.games.lastwill.data import deck as lastwill_data
from bequest.games.lastwill.data.deck import Deck as LastWillDeck
from bequest.games.lastwill.data.loading import supplied as supplied_lastwill
from bequest.terminal.crecy import deck_summary as crecy_deck_summary
from bequest.terminal.gears import deck_summary as gears_deck_summary
from bequest.terminal.lastwill import deck_summary as lastwill_deck_summary


@dataclass(frozen=True)
class Supplied:
    """The decks of a game that come with Bequest, and what the columns of their list are called."""

    names: tuple[str, ...]
    aliases: Mapping[str, str]
    heads: tuple[str, ...]
    words: tuple[str, ...]
    """The tables, and fields of the head, that tell a deck file of this game."""
    boards: tuple[str, ...] = ()
    """Boards that come with Bequest: no decks, but they can be exported and changed as decks can."""


SUPPLIED: Final[dict[str, Supplied]] = {
    "gears": Supplied(
        tuple(gears_data.SUPPLIED), gears_data.ALIASES, ("kind", "size"), ("technology", "fate", "character")
    ),
    "crecy": Supplied(tuple(crecy_data.SUPPLIED), crecy_data.ALIASES, ("people",), crecy_loading.TABLES),
    "lastwill": Supplied(
        tuple(lastwill_data.SUPPLIED),
        lastwill_data.ALIASES,
        ("cards",),
        (*lastwill_cards.TABLES, *lastwill_boards.TABLES, "removed", "boards"),
        tuple(lastwill_data.SUPPLIED_BOARDS),
    ),
}


def deck_of(game: str, name: str) -> games.Deck:
    """A supplied deck of a game."""
    if game == "lastwill":
        return supplied_lastwill(name)
    return supplied_crecy(name) if game == "crecy" else gears_data.supplied(name)


def facts(deck: games.Deck, said: Words) -> list[str]:
    """The size of a deck in a few words, one for each head of its list."""
    if isinstance(deck, CrecyDeck):
        return crecy_deck_summary.facts(deck, said)
    if isinstance(deck, LastWillDeck):
        return lastwill_deck_summary.facts(deck, said)
    return gears_deck_summary.facts(deck, said)


def summary(deck: games.Deck, said: Words) -> list[str]:
    if isinstance(deck, CrecyDeck):
        return crecy_deck_summary.summary(deck, said)
    if isinstance(deck, LastWillDeck):
        return lastwill_deck_summary.summary(deck, said)
    return gears_deck_summary.summary(deck, said)
