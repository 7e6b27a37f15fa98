"""The hardest families of 10,000 games that bots played (`make families`): nothing overlaps, every name can be read."""

from __future__ import annotations

import json

import pytest

from bequest import games
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.words.names import given_name
from tests.browser.conftest import Newcomer
from tests.browser.measures import family_faults
from tests.browser.moments import result
from tests.browser.table import from_position
from tests.browser.visitor import SIZES, Visitor
from tests.browser.widest import FAMILIES

NAMES = sorted(path.stem for path in FAMILIES.glob("*.json"))


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("name", NAMES)
def test_nothing_overlaps_in_the_hardest_families(newcomer: Newcomer, name: str, size: str) -> None:
    """A wide one may be panned; its cameos, names, deeds and knots keep clear of each other."""
    kept = json.loads((FAMILIES / f"{name}.json").read_text(encoding="utf-8"))
    visitor = newcomer(size=SIZES[size], language="fr")
    at = from_position(visitor, json.dumps(kept["position"]), seat=kept["seat"]).open()
    at.wait()
    if SIZES[size].touch:
        at.press(visitor.page.locator(".tabs button").first)
    people, found = family_faults(visitor.page)
    visitor.shot(f"families/{name}-{size}")
    assert people >= len(kept["position"]["seats"][kept["seat"] - 1]["family"])
    assert not found, "\n".join(found)


def test_children_are_called_by_the_page_as_by_the_rules(visitor: Visitor) -> None:
    """No card names them, so both sides count through the same list."""
    kept = json.loads((FAMILIES / "crecy-largest.json").read_text(encoding="utf-8"))
    text, seat = json.dumps(kept["position"]), kept["seat"]
    from_position(visitor, text, seat=seat).open().wait()
    position = games.get("crecy").from_json(text)
    assert isinstance(position, CrecyPosition)
    deck = position.rules.deck
    cards = [person.card for person in position.families[seat - 1]]
    children = [n for n, card in enumerate(cards) if deck.first_child <= card < deck.first_head]
    assert len(children) > 10
    for number in children:
        place = visitor.page.locator(f'[data-place="family:{seat}:person:{number + 1}"].member b')
        assert place.text_content() == given_name(deck, cards, number)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_nothing_overlaps_on_a_poster(newcomer: Newcomer, size: str) -> None:
    visitor = newcomer(size=SIZES[size])
    result(visitor)
    visitor.page.locator(".poster .frame").first.wait_for()
    people, found = family_faults(visitor.page)
    visitor.shot(f"families/poster-{size}", whole=True)
    assert people > 10
    assert not found, "\n".join(found)
