"""Which values of a deck are published and which are the house's own, and decks as text that reads back the same."""

from __future__ import annotations

import tomllib

import pytest

from bequest import games
from bequest.core.texts import provenance
from bequest.core.texts.provenance import Mark
from bequest.core.texts.toml_text import dump

TEXT = """
name = "mine"
spaces = 5
capacity = { opera = 1 }
published = ["spaces:V"]

[[events]]
id = "dinner"
name = "Dinner"
actions = 1
coins = [{ type = "dog", amount = 3 }]
published = ["name", "coins.dog"]
bounded = ["actions"]

[[plan]]
cards = 5
"""


def test_every_value_has_its_label() -> None:
    assert provenance.marks(TEXT) == [
        Mark("", "spaces", "published", "V"),
        Mark("", "capacity", "house"),
        Mark("events dinner", "name", "published", "R"),
        Mark("events dinner", "actions", "bounded"),
        Mark("events dinner", "coins", "partly", "R"),
        Mark("plan 1", "cards", "house"),
    ]
    assert [mark.field for mark in provenance.house(TEXT)] == ["capacity", "actions", "coins", "cards"]


def test_a_part_of_a_published_field_is_published() -> None:
    assert provenance.label("coins.dog", ["coins"]) == "published"
    assert provenance.label("coins.dog", ["coins.dog"]) == "published"
    assert provenance.label("coins.cat", ["coins.dog"]) == "house"


@pytest.mark.parametrize(
    ("game", "deck"), [("gears", "base"), ("crecy", "base"), ("lastwill", "base"), ("lastwill", "manor-1")]
)
def test_supplied_texts_have_values_of_both_kinds(game: str, deck: str) -> None:
    labels = {mark.label for mark in provenance.marks(games.supplied_text(game, deck)[0])}
    assert {"published", "house"} <= labels


def test_text_reads_back_the_same() -> None:
    content = tomllib.loads(TEXT)
    tables = {"events": content.pop("events"), "plan": content.pop("plan")}
    again = dump({**content, "whole": True, "odd": 'a "quoted" café'}, tables)
    assert tomllib.loads(again) == {**content, "whole": True, "odd": 'a "quoted" café', **tables}
