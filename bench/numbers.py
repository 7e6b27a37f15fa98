"""Figures as people read them."""

from __future__ import annotations

from bench.figures import Spread

UNITS = ((1e6, " M"), (1e3, " k"), (1.0, ""))


def digits(value: float) -> str:
    """Three digits that count: 168, 27.2, 3.30, 0.00342."""
    if value >= 99.95:
        return f"{value:,.0f}"
    if value >= 9.995:
        return f"{value:.1f}"
    return f"{value:.2f}" if value >= 1 else f"{value:.3g}"


def number(value: float) -> str:
    size, unit = _scale(value)
    return digits(value / size) + unit


def round_number(value: int) -> str:
    """A number that people have set: 70 k, 1,200."""
    size, unit = _scale(value)
    return f"{value / size:,g}{unit}"


def spread(found: Spread) -> str:
    """All three in the unit of the median: 168 k (151–179)."""
    size, unit = _scale(found.median)
    return f"{digits(found.median / size)}{unit} ({digits(found.low / size)}–{digits(found.high / size)})"


def _scale(value: float) -> tuple[float, str]:
    """The unit in which a value reads best."""
    for size, unit in UNITS:
        if value >= size * (10 if size == 1e3 else 1):
            return size, unit
    return 1.0, ""
