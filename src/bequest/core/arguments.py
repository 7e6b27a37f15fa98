"""Wrong arguments, answered in words."""

from __future__ import annotations

from operator import index

from bequest.core.errors import BadArgument
from bequest.core.words import message, quoted


def number(value: object) -> int | None:
    """A whole number, NumPy's included; None if it is none."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]  # whatever has no whole number raises
    except TypeError:
        return None


def action(value: object) -> int:
    """The number of an action; BadArgument if it is something else."""
    found = number(value)
    if found is None:
        raise BadArgument(message("argument-action", found=quoted(value)))
    return found


def count(value: object) -> int:
    """A whole number from 0; BadArgument if it is something else."""
    found = whole(value)
    if found < 0:
        raise BadArgument(message("argument-count", found=quoted(value)))
    return found


def whole(value: object) -> int:
    """A whole number; BadArgument if it is something else."""
    found = number(value)
    if found is None:
        raise BadArgument(message("argument-count", found=quoted(value)))
    return found


def seat(value: object, players: int) -> int:
    """A seat, from 0; BadArgument if there is no such seat."""
    found = number(value)
    if found is None or not 0 <= found < players:
        raise BadArgument(message("argument-seat", found=quoted(value), last=players - 1))
    return found
