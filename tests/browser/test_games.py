"""Whole games in the browser."""

from __future__ import annotations

import random

import pytest

from bequest import games
from tests.browser.playing import play_on
from tests.browser.table import against_bots
from tests.browser.visitor import Visitor


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_by_mouse(visitor: Visitor, game: str) -> None:
    at = against_bots(visitor, game).open()
    assert play_on(at, random.Random(1)) > 5
    assert visitor.call("GET", f"/api/tables/{at.id}")["state"] == "finished"
