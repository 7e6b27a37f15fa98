"""Ways to use cards, and the best choice of them for a number of actions."""

from __future__ import annotations

Use = tuple[int, float]
"""Actions, and what they bring."""
Uses = tuple[Use, ...]
"""Ways to use one thing, of which one is chosen."""


def best(groups: list[Uses], actions: int) -> list[float]:
    """The most that 0, 1, 2 … actions can bring, each thing used in at most one way."""
    found = [0.0] * (actions + 1)
    for uses in groups:
        before = found
        found = before[:]
        for cost, gain in uses:
            if gain > 0:
                for have in range(cost, actions + 1):
                    found[have] = max(found[have], before[have - cost] + gain)
    return found


def best_set(groups: list[Uses], actions: int) -> list[int]:
    """Which things to use with so many actions."""
    found: list[tuple[float, tuple[int, ...]]] = [(0.0, ())] * (actions + 1)
    for n, uses in enumerate(groups):
        before = found
        found = before[:]
        for cost, gain in uses:
            if gain > 0:
                for have in range(cost, actions + 1):
                    value = before[have - cost][0] + gain
                    if value > found[have][0]:
                        found[have] = (value, (*before[have - cost][1], n))
    return list(found[actions][1])
