"""The reference of the contract: complete, in words, and what `help()` says too, interpreted and compiled."""

from __future__ import annotations

import inspect
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import griffe
import pytest

from scripts import reference_api

CONTRACT = Path(__file__).parents[2] / "docs" / "contract.md"
INTERNAL = ("take", "settle", "frames", "outlook", "on_offer", "refusal", "clone_silently", "tell")
"""Some of what the rules use among themselves."""


@cache
def documented() -> dict[str, griffe.Object]:
    """All of the contract by its path; it takes seconds to read."""
    return dict(reference_api.documented())


def test_everything_says_what_it_is() -> None:
    silent = [path for path, found in documented().items() if reference_api.needs_words(found) and not said_of(path)]
    assert silent == []


def said_of(path: str) -> str:
    return reference_api.text_of(documented()[path])


def test_internals_are_not_among_it() -> None:
    told = {path.rpartition(".")[2] for path in documented() if ".Position." in path}
    assert not told & set(INTERNAL)
    assert not [name for name in told if name.startswith("_")]


@pytest.mark.parametrize(("title", "owner"), [("A game", "bequest.core.game.Game"), ("A position", "Position")])
def test_what_the_contract_promises_is_in_it(title: str, owner: str) -> None:
    """Every member that a table of docs/contract.md names in its first column."""
    text = CONTRACT.read_text(encoding="utf-8")
    table = text[text.index(f"## {title}\n") :].split("\n## ")[1 if text.startswith(f"## {title}") else 0]
    cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    named = {name for cell in cells for name in re.findall(r"`(?:game\.)?(\w+)(?:`|\()", cell)}
    listed = {path.rpartition(".")[2] for path in documented() if f"{owner}." in path}
    assert len(named) > 10
    assert named <= listed, sorted(named - listed)


def runtime(path: str) -> object:
    """What a person at a prompt would ask about."""
    parts = path.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found: object = import_module(".".join(parts[:length]))
        except ImportError:
            continue
        for name in parts[length:]:
            found = inspect.getattr_static(found, name)
        return found.__func__ if isinstance(found, classmethod | staticmethod) else found
    raise AssertionError(path)


def test_help_says_the_same() -> None:
    """mypyc leaves docstrings out; the build puts them back (`scripts/docstrings.py`)."""
    asked = [path for path, found in documented().items() if not isinstance(found, griffe.Attribute)]
    assert len(asked) > 50
    assert [path for path in asked if inspect.getdoc(runtime(path)) != inspect.cleandoc(said_of(path))] == []


def test_help_knows_properties() -> None:
    several = [path for path, found in documented().items() if "property" in found.labels]
    assert len(several) > 5
    assert [path for path in several if inspect.getdoc(runtime(path)) != said_of(path)] == []
