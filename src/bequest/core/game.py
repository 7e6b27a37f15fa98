"""A game bound to its deck: catalogue, options, sizes and the two ways to start a position."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from bequest.core.catalogue import Catalogue, Structure
from bequest.core.encoding import Encoder
from bequest.core.errors import BadOption
from bequest.core.options import Option
from bequest.core.position import Position
from bequest.core.rng import SEED_BITS
from bequest.core.words import message, quoted


class Game(ABC):
    """Legality, execution and words hang on the deck, so a game with another deck is another `Game`."""

    name: str
    title: str
    rules_version: str
    """Goes up when the same answers could give another game."""
    player_counts: tuple[int, ...]
    options: tuple[Option, ...]
    catalogue: Catalogue
    deck_name: str
    encoder: Encoder
    """Positions as numbers for learning, see `Position.encode`."""
    max_decisions: int
    """A game ends within this many choices of the players."""

    @abstractmethod
    def new(
        self, players: int, seed: int | None = None, chance: str = "auto", journal: bool = False, **options: object
    ) -> Position:
        """A new game up to its first decision. chance="explicit" stops at every random event with seat CHANCE."""

    @abstractmethod
    def from_json(self, text: str, chance: str = "auto", journal: bool = False) -> Position:
        """The position that a text describes, or BadPosition naming the field that is wrong."""

    @abstractmethod
    def deck_text(self) -> str:
        """The deck as a text that makes the same game again."""

    def text(self, action: int) -> str:
        return self.catalogue.text(action)

    def parse(self, text: str) -> int:
        return self.catalogue.parse(text)

    def structure(self, action: int) -> Structure:
        return self.catalogue.structures[action]


def fresh_seed() -> int:
    return secrets.randbits(SEED_BITS)


Rules = TypeVar("Rules")


class Settled(Generic[Rules]):
    """What options come to: the rules of a game to start, and its seed.

    Rules never change and many games are started with the same options, so what was read is remembered.
    """

    def __init__(self, read: Callable[[Mapping[str, object]], tuple[Rules, int | None]]) -> None:
        self._read = read
        self._known: dict[object, Rules] = {}

    def rules(self, players: int, seed: int | None, options: Mapping[str, object]) -> tuple[Rules, int]:
        """Rules and seed, or BadOption. The types belong to what is remembered: 2 players are not 2.0."""
        start = fresh_seed() if seed is None else seed
        asked = (type(players), players, *[(key, type(value), value) for key, value in options.items()])
        try:
            known = self._known.get(asked)
        except TypeError:  # a list among the values
            return self._fresh(players, start, options)
        if known is not None and type(start) is int and 0 <= start < 1 << SEED_BITS:
            return known, start
        rules, start = self._fresh(players, start, options)
        self._known[asked] = rules
        return rules, start

    def _fresh(self, players: int, seed: int, options: Mapping[str, object]) -> tuple[Rules, int]:
        rules, start = self._read({"players": players, "seed": seed, **options})
        assert start is not None
        return rules, start


def auto_chance(chance: str) -> bool:
    """Whether the generator answers for chance, by the word of the caller."""
    if chance not in ("auto", "explicit"):
        raise BadOption(message("option-chance", value=quoted(chance)))
    return chance == "auto"
