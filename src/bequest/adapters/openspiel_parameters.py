"""Parameters of the games for OpenSpiel, which knows words and numbers only and writes them into the name of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from bequest import games
from bequest.adapters.common import MADE_ONCE, Setting, one_of, setting
from bequest.core.errors import BadOption
from bequest.core.game import Game
from bequest.core.rewards import RANK, REWARDS
from bequest.core.words import message, quoted
from bequest.terminal.files import read_text

Parameter = str | int
PLAYERS: Final = "players"
DECK: Final = "deck"
WINDOW: Final = "window"
REWARD: Final = "reward"
ROWS: Final = 32
"""Rows of the window of the information-state tensor, unless another number is asked for."""
MOST_ROWS: Final = 100_000
NUMBER: Final = "#"
"""Stands before a number that a parameter of words takes: OpenSpiel lets no parameter have values of two types."""


@dataclass(frozen=True)
class Source:
    """Where a game comes from: its name, and the name or file of its deck; and how its end is paid.

    A file ends in .toml or is named with its folder: one that happens to lie here is not taken for a supplied deck.
    """

    name: str
    deck: str
    reward: str

    @property
    def game(self) -> Game:
        return _game(self.name, self.deck, self._text)

    @property
    def found(self) -> str | games.Deck:
        """The deck itself if it is a file, else its name."""
        return _deck(self.name, self.deck, self._text)

    @property
    def _text(self) -> str:
        file = Path(self.deck)
        return read_text(file) if file.suffix == ".toml" or file.name != self.deck else ""


@lru_cache(maxsize=16)
def _deck(name: str, deck: str, text: str) -> str | games.Deck:
    return games.load_deck(name, text, deck) if text else deck


@lru_cache(maxsize=16)
def _game(name: str, deck: str, text: str) -> Game:
    return games.get(name, _deck(name, deck, text))


def declared(name: str) -> dict[str, Parameter]:
    """Every parameter of a game with its default: 0 players and empty words mean that nothing was chosen."""
    keys = [option.key for option in games.get(name).options if option.key not in MADE_ONCE]
    return {PLAYERS: 0, DECK: "base", WINDOW: ROWS, REWARD: RANK, **dict.fromkeys(keys, "")}


@dataclass(frozen=True)
class Parameters:
    """What OpenSpiel was given, understood."""

    source: Source
    made: Setting
    window: int

    @property
    def written(self) -> dict[str, Parameter]:
        """The parameters that make the same game again; words and numbers as OpenSpiel can read them back."""
        options = {key: _written(value) for key, value in self.made.options.items()}
        own: dict[str, Parameter] = {DECK: self.source.deck, WINDOW: self.window, REWARD: self.source.reward}
        return {PLAYERS: self.made.players, **own, **options}


def understood(name: str, given: Mapping[str, Parameter]) -> Parameters:
    """The parameters of a game (those that are missing have their default), or BadOption."""
    values = {**declared(name), **given}
    source = Source(name, str(values.pop(DECK)), str(values.pop(REWARD)))
    one_of(REWARD, source.reward, REWARDS)
    players = int(values.pop(PLAYERS))
    window = int(values.pop(WINDOW))
    if not 1 <= window <= MOST_ROWS:
        allowed = message("reading-between", low="1", high=str(MOST_ROWS))
        raise BadOption(message("option-refused", key=WINDOW, value=quoted(window), allowed=allowed))
    options: dict[str, object] = {key: _read(value) for key, value in values.items() if value != ""}
    return Parameters(source, setting(name, players or None, source.found, options), window)


def _read(value: Parameter) -> Parameter | list[str]:
    """A word, a number, or several words with spaces between them."""
    if isinstance(value, int):
        return value
    words = value.split()
    return words if len(words) > 1 else value.removeprefix(NUMBER)


def _written(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return " ".join(map(str, value))
    text = str(value)
    return NUMBER + text if text.isdecimal() else text
