"""A short run of `make fuzz`, always the same."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.hostile.fuzz import TARGETS

TRIES = 40


@pytest.mark.parametrize("name", TARGETS)
def test_nothing_that_comes_in_breaks_anything(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for seed in range(TRIES):
        TARGETS[name](random.Random(f"{name} {seed}"))
