"""A game bound to its deck: catalogue, options, sizes and the two ways to start a position.

The class itself says what shared code must know of the game: its decks, what plays it, what draws it, what a lead in it
is worth. So no module outside a game's own folders asks which game it has before it.
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, Protocol, TypeVar, Union

from bequest.core import arguments
from bequest.core.catalogue import Catalogue, Structure
from bequest.core.encoding import Encoder
from bequest.core.errors import BadArgument, BadDeck, BadOption
from bequest.core.handle import Handle
from bequest.core.options import Option
from bequest.core.position import Position
from bequest.core.rng import SEED_BITS, Rng
from bequest.core.sight import Sight
from bequest.core.speaker import Speaker
from bequest.core.style import Style
from bequest.core.usage import Usage
from bequest.core.wire import COMMON_EVENTS, Face, Happened, Wire, to_json
from bequest.core.words import LANGUAGES, digits, message, quoted, words

Source = tuple[str, str]
"""A text and where it comes from."""


class Deck(Protocol):
    """What shared code asks of a deck; everything else about it is the game's own."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def text(self) -> str:
        """The TOML that it was read from."""

    @property
    def catalogue(self) -> Catalogue:
        """The actions of a game with this deck."""


class Mind(Protocol):
    """A game's rules of thumb."""

    def choose(self, handle: Handle, options: list[int], rng: Rng) -> int:
        """What a sensible player would choose among the options; the generator decides between equals."""


class Game(ABC):
    """A game depends on its deck (actions, rules, words), so a game with another deck is another `Game`."""

    name: str
    """By which `games.get` finds it."""
    title: str
    """As people call it."""
    short_title: ClassVar[str]
    """For charts and tables."""
    about: ClassVar[str]
    """The id of the sentence that tells somebody new what the game is."""
    rules_version: str
    """Goes up when the same answers could give another game."""
    rule_prefix: ClassVar[str]
    """How the ids of its rules begin."""
    player_counts: tuple[int, ...]
    """How many can play."""
    options: tuple[Option, ...]
    """What `new` takes besides players and seed."""
    catalogue: Catalogue
    """The numbering of all actions, with their texts."""
    deck_name: str
    """The deck that it is bound to."""
    encoder: Encoder
    """Positions as numbers for learning, see `Position.encode`."""
    max_decisions: int
    """Every game ends within this many choices of the players, see `longest`."""

    # --- what travels ---

    speaker_name: ClassVar[str]
    """The class that puts it into words, by its full name, see `bequest.core.speaker`; it is made for a deck."""
    view_type: ClassVar[type[Wire]]
    """The record that `Position.view` gives."""
    event_types: ClassVar[Sequence[type[Happened]]]
    """In the order of the numbers of its events."""
    seat_counters: ClassVar[tuple[str, ...]]
    """The counters of a seat that all can see, by name; the kinds of facts that offers and events tell."""
    table_counters: ClassVar[tuple[str, ...]]
    """Those of the table."""
    places: ClassVar[Mapping[str, str]]
    """The kinds of places, as `hand:SEAT`, each with what it is."""
    secret_places: ClassVar[tuple[str, ...]] = ("hand",)
    """The kinds of places with a seat that only this seat can see into."""

    # --- decks ---

    deck_type: ClassVar[type]
    supplied: ClassVar[tuple[str, ...]]
    """The decks that come with the game."""
    aliases: ClassVar[Mapping[str, str]]
    """What an option calls a supplied deck; "base" is one of them. Each stands for rules of its own."""
    boards: ClassVar[tuple[str, ...]] = ()
    """Boards that come with the game: no decks, but they can be exported and changed as decks can."""
    deck_fields: ClassVar[tuple[str, ...]]
    """The tables and fields that tell a deck file of this game."""
    deck_heads: ClassVar[tuple[str, ...]]
    """Message ids: what stands above the facts of a deck in the list of decks."""

    # --- what lies above a game, by its full name ---

    skin: ClassVar[str]
    """The class that draws the game in the terminal, see `bequest.terminal.skin`."""
    deck_summary: ClassVar[str]
    """The module that says what a deck is like: `facts(deck, words)` in a list, `summary(deck, words)` in full."""

    # --- players and learning ---

    mind: ClassVar[Mind | None] = None
    """None: it has no rules of thumb yet."""
    styles: ClassVar[tuple[Style, ...]] = ()
    """The styles that its bots may have."""
    usage: ClassVar[Usage | None] = None
    """What is counted of its cards; None: nothing yet."""
    lead: ClassVar[int]
    """The lead in points over the mean of the others that is worth 1; few games of sensible players have a larger."""
    full_solo_score: ClassVar[int] = 100
    """The score of a solo game that is worth 1."""
    lower_is_better: ClassVar[bool] = False
    """Whether the lowest score wins."""
    practice: tuple[tuple[int, int, Mapping[str, object]], ...]
    """The tables at which a learning player practises: how large a share of them, players, options."""
    sight_name: ClassVar[str]
    """The class of what a learning player looks at, by its full name, see `bequest.core.sight`; made for a deck."""
    environments: ClassVar[Mapping[str, Mapping[str, object]]]
    """The names under which Gymnasium knows the game, and the options that each of them stands for."""

    def __init__(self, deck: Deck) -> None:
        self._bound_to = deck
        self.deck_name = deck.name
        self.catalogue = deck.catalogue
        self._deck_text = deck.text

    @classmethod
    @abstractmethod
    def load(cls, text: str, file: str) -> Deck:
        """A deck from TOML text, or BadDeck naming file, line and field."""

    @classmethod
    def load_all(cls, sources: Sequence[Source]) -> Deck:
        """A deck from several files; most games take one."""
        if len(sources) > 1:
            raise BadDeck(message("reading-one-deck", game=cls.name))
        return cls.load(*sources[0])

    @classmethod
    @abstractmethod
    def supplied_deck(cls, name: str) -> Deck:
        """A deck that comes with the game, by its name or alias; else UnknownName."""

    @classmethod
    def supplied_text(cls, name: str) -> Source:
        """The text of a supplied deck, or of supplied boards, and its own name."""
        deck = cls.supplied_deck(name)
        return deck.text, deck.name

    @classmethod
    def words_folder(cls) -> Traversable:
        """Where its words are, a folder for each language: `words` beside the module of the class."""
        return files(cls.__module__.rpartition(".")[0]) / "words"

    @abstractmethod
    def new(
        self, players: int, seed: int | None = None, chance: str = "auto", journal: bool = False, **options: object
    ) -> Position:
        """A new game up to its first decision. chance="explicit" stops at every random event with seat CHANCE."""

    @abstractmethod
    def from_json(self, text: str, chance: str = "auto", journal: bool = False) -> Position:
        """The position that a text describes, or BadPosition naming the field that is wrong."""

    def longest(self, players: int, **options: object) -> int:
        """A game with so many players and these options ends within so many choices of the players.

        Proven from the rules, not tight: games of sensible players, and random ones, are many times shorter.
        """
        return self.max_decisions

    def deck_text(self) -> str:
        """The deck as a text that makes the same game again."""
        return self._deck_text

    @cached_property
    def speaker(self) -> Speaker[Any]:
        """What puts it into words."""
        found = by_name(self.speaker_name)(self._bound_to)
        assert isinstance(found, Speaker)
        return found

    @cached_property
    def sight(self) -> Sight:
        """What a learning player looks at."""
        found = by_name(self.sight_name)(self._bound_to)
        assert isinstance(found, Sight)
        return found

    @cached_property
    def _faces(self) -> tuple[Face, ...]:
        return tuple(self.speaker.faces())

    def faces(self) -> tuple[Face, ...]:
        """Every card, person, space … that can be drawn, of this deck."""
        return self._faces

    @cached_property
    def faces_hash(self) -> str:
        """Changes with anything that a face says."""
        return sha256(to_json(self.faces())).hexdigest()

    @classmethod
    def events_type(cls) -> Any:
        """The type of any event of this game, as it travels."""
        return Union[(*cls.event_types, *COMMON_EVENTS)]

    def warm_up(self) -> None:
        """Reads all words now, so that nobody waits for them later."""
        for language in LANGUAGES:
            words(language)
        self.faces()

    def text(self, action: object) -> str:
        """What an action is called; BadArgument if there is no such action."""
        number = arguments.action(action)
        if not 0 <= number < len(self.catalogue):
            raise BadArgument(message("argument-no-action", action=digits(number), last=len(self.catalogue) - 1))
        return self.catalogue.text(number)

    def parse(self, text: str) -> int:
        """The action of this name; UnknownName, with what may be meant, if there is none."""
        if not isinstance(text, str):
            raise BadArgument(message("argument-text", found=quoted(text)))
        return self.catalogue.parse(text)

    def structure(self, action: int) -> Structure:
        """An action as a record: its verb and what it names; BadArgument if there is no such action."""
        self.text(action)
        return self.catalogue.structures[action]


def by_name(name: str) -> Any:
    """A module, or something in one, by its full name: `bequest.terminal.gears.skin.GearsSkin`."""
    room, _, last = name.rpartition(".")
    found = getattr(import_module(room), last, None)
    return import_module(name) if found is None else found


def fresh_seed() -> int:
    return secrets.randbits(SEED_BITS)


Rules = TypeVar("Rules")


class Settled(Generic[Rules]):
    """Reads the options of a new game: its rules and its seed.

    Rules never change, and many games start with the same options, so the rules are remembered.
    """

    def __init__(self, read: Callable[[Mapping[str, object]], tuple[Rules, int | None]]) -> None:
        self._read = read
        self._known: dict[object, Rules] = {}

    def rules(self, players: int, seed: int | None, options: Mapping[str, object]) -> tuple[Rules, int]:
        """Rules and seed, or BadOption. Types count: 2 players are not the same option as 2.0."""
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
    """Whether the generator answers for chance ("auto"), or the caller does ("explicit")."""
    if chance not in ("auto", "explicit"):
        raise BadOption(message("option-chance", value=quoted(chance)))
    return chance == "auto"
