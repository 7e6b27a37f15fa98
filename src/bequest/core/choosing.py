"""Choosing what is worth most, for all rules of thumb."""

from __future__ import annotations

from collections.abc import Callable

from bequest.core.rng import Rng


def best_of(options: list[int], value: Callable[[int], float], rng: Rng) -> int:
    """The option that is worth most; the generator decides between equals."""
    values = [value(action) for action in options]
    best = max(values)
    leading = [action for action, worth in zip(options, values, strict=True) if worth == best]
    return leading[rng.below(len(leading))] if len(leading) > 1 else leading[0]
