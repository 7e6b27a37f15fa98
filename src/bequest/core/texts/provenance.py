"""Which values of a deck are known from the printed game, and which are the house's own.

Every entry of a deck text names its `published` fields (a part of one as `field.part`), and those that are `bounded` by
a published range; everything else that it says is a house value. A published field may name its basis after a colon:
`name:V` is known from reports, `banknotes:D` follows from what is known; without one it stands in the rulebook.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

PUBLISHED: Final = "published"
BOUNDED: Final = "bounded"
HOUSE: Final = "house"
PARTLY: Final = "partly"
RULEBOOK: Final = "R"
BASES: Final = (RULEBOOK, "D", "V")
"""Stated by the rulebook, derived, or reported by players and reviewers."""
_NOT_VALUES: Final = ("id", "boards", "whole", PUBLISHED, BOUNDED)


@dataclass(frozen=True, slots=True)
class Mark:
    """One value: the entry it belongs to (`events dinner`, or "" for the head of the text), its field and its label.

    `basis` says on what a published value rests; of several parts it is that of the first one.
    """

    entry: str
    field: str
    label: str
    basis: str = ""


def split(mark: str) -> tuple[str, str]:
    """A published field, or part of one, and its basis."""
    field, _, basis = mark.partition(":")
    return field, basis or RULEBOOK


def marks(text: str) -> list[Mark]:
    """The label of every value that a deck text gives, in its order."""
    content = tomllib.loads(text)
    head = {key: value for key, value in content.items() if not _is_table(value)}
    head.pop("name", None)  # the name of the deck is no value of the game
    head.pop("kind", None)
    found = _of_entry("", head)
    for table, entries in content.items():
        if _is_table(entries):
            for number, entry in enumerate(entries, 1):
                found += _of_entry(f"{table} {entry.get('id', number)}", entry)
    return found


def house(text: str) -> list[Mark]:
    """What is not, or not wholly, published."""
    return [mark for mark in marks(text) if mark.label != PUBLISHED]


def label(field: str, published: Sequence[str], bounded: Sequence[str] = ()) -> str:
    """Where a value comes from; "partly" is a field of which only parts are published, as `field.part`."""
    if field in published or field.partition(".")[0] in published:
        return PUBLISHED
    if field in bounded:
        return BOUNDED
    return PARTLY if [name for name in published if name.startswith(f"{field}.")] else HOUSE


def _is_table(value: object) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _of_entry(name: str, entry: dict[str, object]) -> list[Mark]:
    bases = dict([split(mark) for mark in _names(entry.get(PUBLISHED))])
    bounded = _names(entry.get(BOUNDED))
    found: list[Mark] = []
    for field in entry:
        if field not in _NOT_VALUES:
            basis = [bases[known] for known in bases if known.partition(".")[0] == field]
            found.append(Mark(name, field, label(field, list(bases), bounded), basis[0] if basis else ""))
    return found


def _names(value: object) -> list[str]:
    return [str(name) for name in value] if isinstance(value, list) else []
