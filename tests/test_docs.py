"""What the docs show runs, and is true."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bequest.core.playouts import play_out
from bequest.core.rng import seeded
from tests.conformance.cases import CASES, Case

DOCS = Path(__file__).parents[1] / "docs"


def block(page: str, title: str) -> str:
    """The first Python of a section."""
    text = (DOCS / page).read_text(encoding="utf-8")
    section = text[text.index(f"# {title}\n") :]
    found = re.search(r"```python\n(.*?)```", section, re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.parametrize(
    ("page", "title"), [("contract.md", "Generators"), ("contract.md", "A game"), ("adapters.md", "PettingZoo")]
)
def test_the_shown_code_runs(page: str, title: str) -> None:
    names: dict[str, Any] = {}
    exec(block(page, title), names)
    assert len(names) > 2


@pytest.mark.parametrize("adapter", ["PettingZoo", "Gymnasium", "OpenSpiel", "Batch", "BatchEnv"])
def test_every_adapter_says_where_its_chance_comes_from(adapter: str) -> None:
    text = (DOCS / "adapters.md").read_text(encoding="utf-8")
    table = text[text.index("**Where chance comes from.**") :].partition("\n**")[0]
    assert f"\n| {adapter} | " in table


@pytest.mark.parametrize("case", CASES[::4], ids=str)
def test_guesses_and_play_outs_take_the_generator_they_are_given(case: Case) -> None:
    state = case.new(3, journal=False)
    for _ in range(4):
        state.push(state.legal(state.seat)[0], state.seat)
    before, rng = state.rng.words(), seeded(5)
    guess = state.guess(state.seat, rng)
    again = state.guess(state.seat, seeded(5))
    assert guess.to_json() == again.to_json()
    assert guess.rng.words() != before
    play_out(guess, rng)
    assert state.rng.words() == before
    assert rng.words() != seeded(5).words()
