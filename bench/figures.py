"""The arithmetic of the bench: from slices to figures and ratios. No clock in here, and nothing but Python's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

REFERENCE_PACE = 7.3e6
"""Iterations per second of the calibration loop on the quiet core for which the targets are stated."""


@dataclass(frozen=True, slots=True)
class Slice:
    """A short stretch of one workload: what was done, in how much CPU time, and how fast the core was around it."""

    counts: dict[str, int]
    seconds: float
    pace: float

    def per_second(self, measure: str) -> float:
        return self.counts[measure] / self.seconds

    def per_iteration(self, measure: str) -> float:
        return self.per_second(measure) / self.pace


@dataclass(frozen=True, slots=True)
class Spread:
    median: float
    low: float
    high: float

    def times(self, factor: float) -> Spread:
        return Spread(self.median * factor, self.low * factor, self.high * factor)


def spread(values: Sequence[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def around(before: float, after: float) -> float:
    """The pace during a slice, from the calibrations on both sides; as times, since the slice is timed."""
    return 2 / (1 / before + 1 / after)


@dataclass(frozen=True, slots=True)
class Figure:
    """One measure of one subject in one mode: as seen, and per iteration of the calibration loop."""

    subject: str
    mode: str
    measure: str
    seen: Spread
    per_iteration: Spread

    @property
    def on_reference_core(self) -> Spread:
        """Per second, as it would be on the quiet core of the targets."""
        return self.per_iteration.times(REFERENCE_PACE)


def figures(subject: str, mode: str, slices: Sequence[Slice]) -> list[Figure]:
    """The slices of a workload condensed, one figure for each measure that it counts."""
    return [
        Figure(
            subject,
            mode,
            measure,
            spread([one.per_second(measure) for one in slices]),
            spread([one.per_iteration(measure) for one in slices]),
        )
        for measure in slices[0].counts
    ]


@dataclass(frozen=True, slots=True)
class Ratio:
    """How many times another's measure one's own is."""

    subject: str
    mode: str
    measure: str
    to: str
    """A peer, or the other mode of the same subject."""
    times: Spread


def times(measure: str, ours: Sequence[Slice], theirs: Sequence[Slice]) -> Spread:
    """Compares slices of the same round, each by its own calibration."""
    pairs = zip(ours, theirs, strict=True)
    return spread([one.per_iteration(measure) / other.per_iteration(measure) for one, other in pairs])


@dataclass(frozen=True, slots=True)
class Course:
    """What games of random play look like, counted without a clock."""

    games: int
    decisions: int
    single: int
    """Decisions with one option only."""

    @property
    def decisions_per_game(self) -> float:
        return self.decisions / self.games

    @property
    def single_share(self) -> float:
        return self.single / self.decisions


@dataclass(frozen=True, slots=True)
class Subject:
    """What is measured: one of our games in one setting, or a peer."""

    name: str
    course: Course
    game: str = ""
    """The name of our game; empty for a peer."""
    targeted: bool = False
    """Whether the targets hold for it: the game as it is supplied, at its largest player count."""
    clones: str = ""
    """How a peer copies a position."""
