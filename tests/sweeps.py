"""How much of a long sweep is run: all of it by `make test-long`, and a share of it, always the same, by `make test`.

Sweeps look for what nobody thought of, over whole games of every option set. Every rule has an exact test besides,
which is always run.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any, TypeVar
from zlib import crc32

import pytest

LONG = os.environ.get("BEQUEST_LONG") == "1"

T = TypeVar("T")
Test = TypeVar("Test", bound=Callable[..., None])


only_long = pytest.mark.skipif(not LONG, reason="takes long: make test-long")


def amount(long: int, short: int) -> int:
    return long if LONG else short


def share(name: str, items: Sequence[T], one_of: int) -> list[T]:
    """One of so many items, spread evenly; which ones depends on the name, so that together many tests see all."""
    if LONG:
        return list(items)
    first = crc32(name.encode()) % min(one_of, len(items))
    return list(items[first::one_of])


def swept(argument: str, items: Sequence[Any], one_of: int, **more: Any) -> Callable[[Test], Test]:
    """`pytest.mark.parametrize` with a share of the items."""

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.parametrize(argument, share(test.__name__, items, one_of), **more)(test)
        return marked

    return mark
