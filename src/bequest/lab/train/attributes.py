"""What a deck says of its cards, as numbers: cards that are alike begin alike, before anything is learned of them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

SILENT: Final = ("id", "name", "note", "published", "bounded", "not_in")
"""What makes no difference to play."""
LARGE: Final = 10.0


def attributes(deck_text: str, cards: Sequence[str]) -> NDArray[np.float32]:
    """A row for each card: whether each value stands on it, and each number, as a share of LARGE.

    A card is named by its id, after a colon where the sight puts a kind before it. Only what at least two cards share
    has a column; ids that the deck has not (the sides of a Head) have empty rows.
    """
    told: dict[str, dict[str, float]] = {}
    for kind, entries in tomllib.loads(deck_text).items():
        if isinstance(entries, list):
            for entry in entries:
                if isinstance(entry, dict) and "id" in entry:
                    facts = told.setdefault(str(entry["id"]), {})
                    facts[f"kind={kind}"] = 1.0
                    facts.update(_facts("", {key: value for key, value in entry.items() if key not in SILENT}))
    rows = [told.get(card.rpartition(":")[2], {}) for card in cards]
    seen = [name for facts in rows for name in facts]
    columns = sorted({name for name in seen if seen.count(name) > 1})
    return np.array([[facts.get(name, 0.0) for name in columns] for facts in rows], np.float32).reshape(len(rows), -1)


def _facts(path: str, value: object) -> Iterator[tuple[str, float]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _facts(f"{path}.{key}", inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _facts(path, inner)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path, value / LARGE
        yield f"{path}={value}", 1.0
    else:
        yield f"{path}={value}", 1.0
