"""What each game should reach at its largest player count, and whether it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bench.figures import Figure, Ratio

INTERPRETED = "interpreted"
COMPILED = "compiled"
MODES = (INTERPRETED, COMPILED)
PEER = "peer"
"""Stands where our games have a mode."""


@dataclass(frozen=True, slots=True)
class Target:
    """The floor must be reached, the goal should be; per second on the reference core."""

    floor: int
    goal: int


TARGETS = {
    (INTERPRETED, "decisions"): Target(70_000, 100_000),
    (INTERPRETED, "clones"): Target(80_000, 100_000),
    (COMPILED, "decisions"): Target(400_000, 500_000),
    (COMPILED, "clones"): Target(300_000, 400_000),
    (COMPILED, "games"): Target(800, 1_200),
    (COMPILED, "guesses"): Target(80_000, 120_000),
    (COMPILED, "offers"): Target(2_000, 3_000),
}
BESIDE = "catanatron, 4 players"
"""The peer that our games are judged by: the fastest euro game in Python that we know."""
TIMES_BESIDE = 15
"""How many times its decisions a compiled game makes at least."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A measure beside its target."""

    subject: str
    mode: str
    measure: str
    value: float
    floor: int
    goal: int

    @property
    def reached(self) -> bool:
        return self.value >= self.floor

    @property
    def reached_goal(self) -> bool:
        return self.value >= self.goal


def verdicts(targeted: Sequence[str], figures: Sequence[Figure], ratios: Sequence[Ratio]) -> list[Verdict]:
    """Everything that has a target and was measured. The median slice decides."""
    found: list[Verdict] = []
    for one in figures:
        target = TARGETS.get((one.mode, one.measure))
        if target and one.subject in targeted:
            value = one.on_reference_core.median
            found.append(Verdict(one.subject, one.mode, one.measure, value, target.floor, target.goal))
    for ratio in ratios:
        if (ratio.mode, ratio.measure, ratio.to) == (COMPILED, "decisions", BESIDE) and ratio.subject in targeted:
            times = ratio.times.median
            found.append(Verdict(ratio.subject, COMPILED, f"times {BESIDE}", times, TIMES_BESIDE, TIMES_BESIDE))
    return found


def missed(judged: Sequence[Verdict]) -> list[str]:
    """What is below its floor, in words."""
    return [
        f"{one.subject}, {one.mode}: {one.measure} {one.value:,.0f}, floor {one.floor:,}"
        if one.value >= 100
        else f"{one.subject}, {one.mode}: {one.measure} {one.value:.3g}, floor {one.floor:,}"
        for one in judged
        if not one.reached
    ]
