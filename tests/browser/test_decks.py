"""Cards that somebody brings along are drawn as all others are: no code of the page knows them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from bequest import games
from tests.browser.conftest import Newcomer
from tests.browser.fed import Feed
from tests.browser.measures import text_faults, too_wide
from tests.browser.table import position
from tests.browser.visitor import SIZES

CARDS = {
    "gears": """
[[technology]]
id = "perpetuum"
name = "Perpetuum-Mobile Versicherungs-Gesellschaft"
copies = 2
cost = 3
reward = 17
needs = ["fire", "the-wheel", "basic-tools", "mathematics"]
""",
    "crecy": """
[[friend]]
id = "wilhelmine"
replaces = "gertrude"
name = "Wilhelmine-Friederike von Hohenzollern"
gender = "female"
nationality = "prussian"
occupation = "diplomat"
dowry = 12
friends = 3
prestige = 4
effects = [{ do = "honor", amount = 2, needs = [{ count = "nationalities", least = 4 }] }]
note.en = "Longer than her train, and nearly as heavy."
""",
    "lastwill": """
[[events]]
id = "regatta"
name = "Transcontinental Champagne-Balloon Regatta"
copies = 1
symbols = ["silverware"]
actions = 3
pounds = 14
note.en = "It leaves at noon, wherever the wind likes."
""",
}
NEW = {"gears": "technology:perpetuum", "crecy": "friend:wilhelmine", "lastwill": "event:regatta"}


def with_card(name: str, card: str) -> dict[str, Any]:
    """A busy moment with the new card in the first player's hand."""
    told: dict[str, Any] = json.loads(position("lastwill-action" if name == "lastwill" else name))
    hand = told["hands"][0] if name == "gears" else told["seats"][0]["hand"]
    hand[0] = card.partition(":")[2]
    return told


@pytest.mark.parametrize("size", ["desktop", "narrow"])
@pytest.mark.parametrize("name", games.names())
def test_a_card_that_is_brought_along_is_drawn_right(newcomer: Newcomer, name: str, size: str) -> None:
    supplied = games.find(name).supplied[0]
    text = (
        games.supplied_text(name, supplied)[0].replace(f'name = "{supplied}"', 'name = "brought-along"') + CARDS[name]
    )
    game = games.get(name, deck=games.load_deck(name, text, "brought-along"))
    visitor = newcomer(size=SIZES[size])
    start = game.from_json(json.dumps(with_card(name, NEW[name])))
    at = Feed(visitor, game, start.players).open(start)
    at.wait()
    card = at.page.locator(f'[data-card="{NEW[name]}"]')
    if size == "narrow" and not card.first.is_visible():
        at.press(at.page.locator(".tabs button").nth({"gears": 1, "crecy": 0, "lastwill": 3}[name]))
    expect(card.first).to_be_visible()
    called = {"gears": "Perpetuum-Mobile", "crecy": "Wilhelmine-Friederike", "lastwill": "Champagne-Balloon"}[name]
    expect(card.first).to_contain_text(called)
    visitor.shot(f"brought/{name}-{size}")
    assert not text_faults(at.page)
    assert too_wide(at.page) <= 0
