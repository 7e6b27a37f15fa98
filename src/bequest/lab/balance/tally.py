"""What is counted in many games, in sums that can be added up and written down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bequest.core.usage import Counts


@dataclass
class Sums:
    """A share of something over independent cases, such as games: how many there were, and how many of them counted.

    What belongs to one game hangs together, so it is one case, and sums of squares are kept: by how much games differ
    says how sure the share is.
    """

    cases: int = 0
    of: float = 0.0
    got: float = 0.0
    got_squared: float = 0.0
    mixed: float = 0.0
    of_squared: float = 0.0

    def count(self, of: float, got: float) -> None:
        """One more case."""
        self.cases += 1
        self.of += of
        self.got += got
        self.got_squared += got * got
        self.mixed += got * of
        self.of_squared += of * of

    def add(self, other: Sums) -> None:
        self.cases += other.cases
        self.of += other.of
        self.got += other.got
        self.got_squared += other.got_squared
        self.mixed += other.mixed
        self.of_squared += other.of_squared

    @property
    def value(self) -> float:
        return self.got / self.of

    def apart(self, middle: float) -> float:
        """The sum of the squares by which cases differ from what this share would make of them."""
        return max(0.0, self.got_squared - 2 * middle * self.mixed + middle * middle * self.of_squared)

    def numbers(self) -> list[float]:
        return [self.cases, self.of, self.got, self.got_squared, self.mixed, self.of_squared]

    @classmethod
    def read(cls, numbers: Sequence[float]) -> Sums:
        return cls(int(numbers[0]), *map(float, numbers[1:]))


Shares = dict[tuple[str, str], Sums]
"""By what is measured, and of what: a face such as `patron:stanislas`, or a place such as `place:1`."""


@dataclass
class Tally:
    """What was counted in some games."""

    games: int = 0
    questions: int = 0
    use: Counts = field(default_factory=Counter)
    """What became of cards, as `bequest cards` counts it."""
    shares: Shares = field(default_factory=dict)
    numbers: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How often something had a number, such as the round in which a game ended."""

    def share(self, measure: str, thing: str) -> Sums:
        return self.shares.setdefault((measure, thing), Sums())

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.questions += other.questions
        self.use += other.use
        self.numbers += other.numbers
        for (measure, thing), sums in other.shares.items():
            self.share(measure, thing).add(sums)

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        return {
            "games": self.games,
            "questions": self.questions,
            "use": [[*key, count] for key, count in self.use.items()],
            "shares": [[*key, *sums.numbers()] for key, sums in self.shares.items()],
            "numbers": [[*key, count] for key, count in self.numbers.items()],
        }

    @classmethod
    def read(cls, plain: dict[str, Any]) -> Tally:
        found = cls(plain["games"], plain["questions"])
        for kind, id, stage, count in plain["use"]:
            found.use[kind, id, stage] = count
        for measure, thing, *numbers in plain["shares"]:
            found.shares[measure, thing] = Sums.read(numbers)
        for name, number, count in plain["numbers"]:
            found.numbers[name, number] = count
        return found


class Parts:
    """What the seats of one game had, each with its part of the win, before it is counted as one case."""

    def __init__(self, wins: Sequence[float]) -> None:
        self.wins = wins
        self._of: Counter[tuple[str, str]] = Counter()
        self._got: dict[tuple[str, str], float] = {}

    def had(self, measure: str, thing: str, seat: int, times: int = 1) -> None:
        """A seat had this; with the seat's part of the win."""
        self.add(measure, thing, self.wins[seat] * times, times)

    def add(self, measure: str, thing: str, got: float, of: int = 1) -> None:
        key = (measure, thing)
        self._of[key] += of
        self._got[key] = self._got.get(key, 0.0) + got

    def into(self, tally: Tally) -> None:
        for (measure, thing), of in self._of.items():
            tally.share(measure, thing).count(of, self._got[measure, thing])
