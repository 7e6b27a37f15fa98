"""What a player that learns looks at: a position as the numbers of the features that hold in it, for one seat.

A feature is a yes-or-no statement ("the looker has Fire in hand", "seat 2 has at least 5 gold"). There are three kinds
of places for them: the table, a block for every seat (the looker's first), and a block for every thing that a seat
chooses among (persons of a family, cards on a board …; the looker's own first, in the order in which actions number
them). Blocks of one kind share their features, so that what is learned about one seat or thing holds for all. The
features of a position are one list of numbers, each `block * features of a block + feature`, nothing but what is true;
it is kept as bytes, two for each number, the lower first.

Features that are about a card say which, so that what is learned of a card in one place helps in the others.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from bequest.core.catalogue import Catalogue

if TYPE_CHECKING:
    from bequest.core.position import Position

MOST: Final = 65535
"""Features are stored as 16-bit numbers."""
WORD: Final = 2
"""Bytes of a feature."""
NO_CARD: Final = -1
NO_THING: Final = -1


@dataclass(frozen=True, slots=True)
class Field:
    """A stretch of features with one meaning."""

    name: str
    at: int
    size: int
    cards: tuple[int, ...]
    """The cards that the features are about, one after the other, each `levels` times; empty: about no card."""
    levels: int


class Steps:
    """Numbers that are worth telling apart: a number is told by those that it reaches."""

    def __init__(self, steps: Sequence[int]) -> None:
        self.size = len(steps)
        self.most = max(steps)
        self.reached = [len([step for step in steps if step <= value]) for value in range(self.most + 1)]
        """How many steps each number up to the last reaches."""


FEW: Final = Steps((1, 2, 3, 4))


class Seen:
    """The features that hold in a position, as they are found."""

    def __init__(self, codes: list[bytes], run: bytes) -> None:
        self.codes = codes
        self.run = run
        self.parts: list[bytes] = []

    def append(self, feature: int) -> None:
        """One feature."""
        self.parts.append(self.codes[feature])

    def each(self, at: int, numbers: list[int]) -> None:
        """A feature for each of some numbers, which all differ."""
        for number in numbers:
            self.parts.append(self.codes[at + number])

    def once(self, at: int, numbers: list[int]) -> list[int]:
        """A feature for each of some numbers, however often it comes; those that come again."""
        found: list[int] = []
        again: list[int] = []
        for number in numbers:
            if number in found:
                again.append(number)
            else:
                found.append(number)
                self.parts.append(self.codes[at + number])
        return again

    def bits(self, at: int, mask: int) -> None:
        """A feature for each bit that is set."""
        while mask:
            if mask & 1:
                self.parts.append(self.codes[at])
            mask >>= 1
            at += 1

    def steps(self, at: int, steps: Steps, value: int) -> None:
        """The steps that a number reaches."""
        if value > 0:
            count = steps.reached[value if value < steps.most else steps.most]
            if count:
                self.parts.append(self.run[at * WORD : (at + count) * WORD])

    def all_steps(self, at: int, steps: Steps, values: list[int]) -> None:
        """Several numbers with the same steps, one after the other."""
        for value in values:
            self.steps(at, steps, value)
            at += steps.size

    def counts(self, at: int, levels: int, cards: list[int], apart: int = 0) -> None:
        """Cards in ascending order, counted; `at` is where the card with number 0 would have its features, and those of
        the next card follow, or begin so far apart."""
        stride = apart if apart else levels
        count = 0
        last = -1
        for card in cards:
            count = count + 1 if card == last else 1
            last = card
            if count <= levels:
                self.parts.append(self.codes[at + card * stride + count - 1])


class Features:
    """The features of a block, in their order."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.fields: list[Field] = []
        self.size = 0

    def add(self, name: str, size: int = 1) -> int:
        """Flags, or one of so many; where they begin."""
        return self._add(name, size, (), 1)

    def steps(self, name: str, steps: Steps) -> int:
        """A number, as what it reaches; see `Seen.steps`."""
        return self._add(name, steps.size, (), 1)

    def cards(self, name: str, cards: Sequence[int], levels: int = 1) -> int:
        """How many there are of each card: a feature for at least one, at least two … up to `levels`."""
        return self._add(name, len(cards) * levels, tuple(cards), levels)

    def _add(self, name: str, size: int, cards: tuple[int, ...], levels: int) -> int:
        if size < 1 or name in [field.name for field in self.fields]:
            raise ValueError(f"features {name!r}: none, or twice")
        at = self.size
        self.fields.append(Field(name, at, size, cards, levels))
        self.size += size
        return at


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """The features of a game with its deck: one numbering for all player counts and options."""

    def __init__(
        self, table: Features, seat: Features, thing: Features, seats: int, things: int, cards: Sequence[str],
        catalogue: Catalogue, version: int,
    ) -> None:  # fmt: skip
        self.table = table
        self.seat = seat
        """One block for each seat, the looker's first. Its first two features: it is the looker's, it is another's."""
        self.thing = thing
        """One block for each thing. The first `seats` features say whose it is, counted from the looker."""
        self.seats = seats
        self.things = things
        self.cards = tuple(cards)
        """The ids of the cards that features and actions are about."""
        self.first_seat = table.size
        self.first_thing = self.first_seat + seats * seat.size
        self.size = self.first_thing + things * thing.size
        self.actions = len(catalogue)
        self.version = version
        """Goes up with every change of the features or of what they mean."""
        if self.size > MOST:
            raise ValueError(f"{self.size} features are too many")
        self._codes = [feature.to_bytes(WORD, "little") for feature in range(self.size)]
        self._run = b"".join(self._codes)

    def look(self, position: Position, seat: int) -> bytes:
        """What a seat (or NOBODY, the spectator) sees: the features that hold, each once, two bytes for each."""
        seen = Seen(self._codes, self._run)
        self.see(position, seat, seen)
        return b"".join(seen.parts)

    def features(self, look: bytes) -> list[int]:
        """The features of a look as numbers, in ascending order."""
        return sorted([look[at] | look[at + 1] << 8 for at in range(0, len(look), WORD)])

    @abstractmethod
    def see(self, position: Position, seat: int, seen: Seen) -> None:
        """Finds the features that hold for a seat, each once, in any order."""

    @abstractmethod
    def pointed(self, action: int) -> int:
        """The thing of the looker that an action names, by its block; NO_THING if it names none."""

    @abstractmethod
    def card_of(self, action: int) -> int:
        """The card that an action names, by its number in `cards`; NO_CARD if it names none."""

    def signature(self, catalogue: Catalogue) -> str:
        """Changes with every feature and every action: weights are good for one signature only."""
        parts = [f"{self.version} {self.seats} {self.things}", *self.cards]
        for block in (self.table, self.seat, self.thing):
            parts += [f"{field.name} {field.size} {field.levels} {field.cards}" for field in block.fields]
        parts += [catalogue.text(action) for action in range(len(catalogue))]
        return sha256("\n".join(parts).encode()).hexdigest()
