"""The arithmetic of the bench: from slices to figures, ratios and verdicts. No clock in here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

REFERENCE_PACE = 7.3e6
"""Iterations per second of the calibration loop on the quiet core for which the targets are stated."""


@dataclass(frozen=True, slots=True)
class Target:
    """What a measure should reach on the reference core, per second."""

    floor: int
    goal: int


TARGETS = {"decisions": Target(70_000, 100_000), "clones": Target(80_000, 100_000)}
"""For each game at its largest player count, interpreted."""


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
    """One measure of one subject: as seen, per calibration iteration, and beside the peer if there is one."""

    measure: str
    seen: Spread
    per_iteration: Spread
    ratio: Spread | None = None
    target: Target | None = None

    @property
    def on_reference_core(self) -> Spread:
        """Per second, as it would be on the quiet core of the targets."""
        return self.per_iteration.times(REFERENCE_PACE)

    @property
    def reaches_floor(self) -> bool:
        return self.target is None or self.on_reference_core.median >= self.target.floor

    @property
    def reaches_goal(self) -> bool:
        return self.target is None or self.on_reference_core.median >= self.target.goal


def figure(
    measure: str,
    slices: Sequence[Slice],
    peer: Sequence[Slice] = (),
    peer_measure: str = "",
    target: Target | None = None,
) -> Figure:
    """The slices of a measure condensed. A ratio compares slices of the same round, each by its own calibration."""
    relative = [one.per_iteration(measure) for one in slices]
    ratio = None
    if peer:
        theirs = [one.per_iteration(peer_measure) for one in peer]
        ratio = spread([mine / other for mine, other in zip(relative, theirs, strict=True)])
    return Figure(measure, spread([one.per_second(measure) for one in slices]), spread(relative), ratio, target)


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
    """A game at a player count, or a peer, with everything measured about it."""

    name: str
    course: Course
    figures: list[Figure]


def missed_floors(subjects: Sequence[Subject]) -> list[str]:
    """What is below its floor, in words."""
    return [
        f"{subject.name}: {one.on_reference_core.median:,.0f} {one.measure}/s, floor {one.target.floor:,}"
        for subject in subjects
        for one in subject.figures
        if one.target is not None and not one.reaches_floor
    ]
