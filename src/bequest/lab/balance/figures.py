"""How sure figures are: intervals of 95 %, and which of many differences are more than chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from typing import Final

from bequest.lab.balance.tally import Sums
from bequest.lab.ratings import NORMAL, Share, wilson

FALSE: Final = 0.05
"""Of what a report says stands out, so much may be mere chance (Benjamini and Hochberg)."""
_SMALL: Final = 1e-6
FEW: Final = 10
"""Nothing is said of what has come up in fewer cases."""


def share(sums: Sums) -> Share:
    """A share between 0 and 1 with Wilson's interval, for as many independent cases as would be equally sure."""
    value = min(1.0, max(0.0, sums.value))
    if value in (0.0, 1.0):
        return wilson(value, sums.cases)
    error = _error(sums, value, value * (1 - value))
    return wilson(value, value * (1 - value) / error**2)


def mean(sums: Sums) -> Share:
    """A mean of any size with its interval."""
    value = sums.value
    margin = NORMAL * _error(sums, value, _SMALL)
    return Share(value, value - margin, value + margin)


def _error(sums: Sums, middle: float, each: float) -> float:
    """The standard error; one case more with this variance is added, since few may agree by chance."""
    apart = sums.apart(middle) + each * sums.of / sums.cases
    return sqrt(apart) / sums.of


@dataclass(frozen=True)
class Difference:
    """By how much a figure is off what it is compared with, and how likely chance alone would do that."""

    value: float
    low: float
    high: float
    chance: float


def off_share(sums: Sums, middle: float) -> Difference:
    """How far a share of wins is from the middle. How likely that is by chance is reckoned as if the middle were true:
    a card that never wins must not look sure because its games are all alike."""
    found = share(sums)
    apart = max(sums.apart(middle), sums.apart(sums.value))
    chance = _chance(found.value - middle, sqrt(apart) / sums.of)
    return Difference(found.value - middle, found.low - middle, found.high - middle, chance)


def gain(sums: Sums) -> Difference:
    """How far a mean is from nothing."""
    found = mean(sums)
    return Difference(found.value, found.low, found.high, _chance(found.value, _error(sums, found.value, _SMALL)))


def _chance(off: float, error: float) -> float:
    """How often chance alone leads so far off."""
    return erfc(abs(off) / error / sqrt(2)) if error else 1.0


def discoveries(chances: Sequence[float], false: float = FALSE) -> list[bool]:
    """Which of these can be called more than chance, so that of those called so only a small part is wrong."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    last = -1
    for rank, at in enumerate(order):
        if chances[at] <= false * (rank + 1) / len(chances):
            last = rank
    found = [False] * len(chances)
    for at in order[: last + 1]:
        found[at] = True
    return found
