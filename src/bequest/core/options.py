"""Options of a game: declared once, with type, values, default and words; anything else is refused by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bequest.core.catalogue import did_you_mean
from bequest.core.errors import BadOption
from bequest.core.rng import SEED_BITS
from bequest.core.words import Message, message, quoted

Value = str | int | tuple[str, ...]
ON: Final = "on"
OFF: Final = "off"
"""How options say yes and no; True and False mean the same."""
MOST_DIGITS: Final = 50
"""More than any option needs; Python refuses to read thousands of them."""


@dataclass(frozen=True, slots=True)
class Option:
    """One key: how a value is read (a word, a number or JSON list), what it may be and what it means."""

    key: str
    read: Callable[[object], Value | None]
    """The value in its one stored form, or None if it is not allowed."""
    allowed: Message
    """The allowed values in words, for messages and help."""
    default: Value | None
    """None: must be given, or is drawn at random (seed)."""
    help: Message
    values: tuple[Value, ...] = ()
    """The allowed values, where they are few enough to list."""


def choice(key: str, values: tuple[str, ...], default: str, help: Message) -> Option:
    def read(raw: object) -> str | None:
        if isinstance(raw, bool):
            raw = ON if raw else OFF
        return raw if isinstance(raw, str) and raw in values else None

    return Option(key, read, message("option-values", values=", ".join(values)), default, help, values)


def number(key: str, low: int, high: int, default: int | None, help: Message) -> Option:
    def read(raw: object) -> int | None:
        if isinstance(raw, str) and raw.isdecimal() and len(raw) <= MOST_DIGITS:
            raw = int(raw)
        return raw if isinstance(raw, int) and not isinstance(raw, bool) and low <= raw <= high else None

    values = tuple(range(low, high + 1)) if high - low < 10 else ()
    if values:
        allowed = message("option-values", values=", ".join(map(str, values)))
    else:
        allowed = message("reading-between", low=str(low), high=str(high))
    return Option(key, read, allowed, default, help, values)


def seed() -> Option:
    option = number("seed", 0, (1 << SEED_BITS) - 1, None, message("option-seed-help"))
    return Option(option.key, option.read, message("option-seed-allowed"), None, option.help)


def resolve(declared: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """Every declared key with its value (keys without a default only if given), or BadOption naming the key."""
    keys = [option.key for option in declared]
    for key in given:
        if key not in keys:
            hint = did_you_mean(key, keys)
            raise BadOption(message("option-unknown", key=quoted(key), hint=hint, known=", ".join(keys)))
    values: dict[str, Value] = {}
    for option in declared:
        if option.key in given:
            value = option.read(given[option.key])
            if value is None:
                found = quoted(given[option.key])
                raise BadOption(message("option-refused", key=option.key, value=found, allowed=option.allowed))
            values[option.key] = value
        elif option.default is not None:
            values[option.key] = option.default
    return values
