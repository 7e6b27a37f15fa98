"""The desk has words for all that the games bring: options with their values, decks, sources of points."""

from __future__ import annotations

from typing import Any, Final

import pytest

from bequest import games
from bequest.games.crecy.data.terms import SOURCES as CRECY_SOURCES
from bequest.games.gears.data.terms import SOURCES as GEARS_SOURCES
from bequest.games.lastwill.rules.scoring import score_sheet
from tests.web.test_page_words import messages

WORDS: Final = set(messages("en", "desk.ftl"))
ELSEWHERE: Final = {"players", "seed", "deck", "first", "colours", "boards"}
"""Options that the desk asks for in another way, or with words that all games share."""
BASE: Final = "base"
"""Another name of the first deck."""
SOURCES: Final = {
    "crecy": [*CRECY_SOURCES, "carried"], "gears": [*GEARS_SOURCES, "carried"], "lastwill": ["balance", "properties"],
}  # fmt: skip


@pytest.mark.parametrize("name", games.names())
def test_every_option_and_value_is_explained(name: str) -> None:
    wanted: list[str] = []
    for option in games.get(name).options:
        if option.key in ELSEWHERE:
            continue
        wanted.append(f"desk-option-{name}-{option.key}")
        for value in [value for value in option.values if value not in (BASE, "multiplayer")]:
            wanted += [f"desk-option-{name}-{option.key}-{value}", f"desk-option-{name}-{option.key}-{value}-about"]
    assert [id for id in wanted if id not in WORDS] == []


@pytest.mark.parametrize("name", games.names())
def test_every_deck_has_a_name(name: str) -> None:
    decks = [deck for deck in games.get(name).supplied if deck != BASE]
    assert [deck for deck in decks if not {f"desk-deck-{deck}", f"desk-deck-{deck}-about"} <= WORDS] == []


@pytest.mark.parametrize("name", games.names())
def test_every_source_of_points_has_a_name(name: str) -> None:
    assert [source for source in SOURCES[name] if f"desk-source-{name}-{source}" not in WORDS] == []


def test_the_sheet_of_last_will_has_no_other_sources() -> None:
    state: Any = games.get("lastwill").new(2, 1)
    assert set(score_sheet(state)[0]) - {"bankrupt", "plan_order", "total"} == set(SOURCES["lastwill"])
