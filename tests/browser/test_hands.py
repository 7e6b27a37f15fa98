"""Games with nothing but a keyboard, in words for those who listen, and with fingers on a phone."""

from __future__ import annotations

import random
from statistics import median

import pytest

from bequest import games
from tests.browser.conftest import Newcomer
from tests.browser.playing import late, move, play_on
from tests.browser.table import ByKeys, against_bots, from_position
from tests.browser.visitor import PHONE, Visitor

LAST_ROUND = {"gears": 4, "crecy": 8, "lastwill": 6}
MOST_TAPS = 3


def test_a_whole_game_by_keyboard_alone(visitor: Visitor) -> None:
    at = against_bots(visitor, "crecy", hands=ByKeys).open()
    assert play_on(at, random.Random(2)) > 5
    assert visitor.call("GET", f"/api/tables/{at.id}")["state"] == "finished"


def test_a_whole_game_in_words(newcomer: Newcomer) -> None:
    visitor = newcomer(settings={"textView": True})
    at = against_bots(visitor, "lastwill", hands=ByKeys).open()
    assert visitor.page.locator("[data-board]").count() == 0
    assert play_on(at, random.Random(3)) > 5
    assert visitor.call("GET", f"/api/tables/{at.id}")["state"] == "finished"


@pytest.mark.parametrize("game", games.names())
def test_fingers_on_a_phone_need_few_taps(newcomer: Newcomer, game: str) -> None:
    visitor = newcomer(size=PHONE)
    at = from_position(visitor, late(game, LAST_ROUND[game]).to_json()).open()
    taps = []
    rng = random.Random(4)
    while not at.wait().over:
        before = at.presses
        move(at, rng)
        taps.append(at.presses - before)
    print(f"{game}: {len(taps)} decisions, {median(taps)} taps in the middle, {max(taps)} at most")
    assert median(taps) <= MOST_TAPS
    assert visitor.call("GET", f"/api/tables/{at.id}")["state"] == "finished"
