"""The page comes up, in every browser window that a person may have, and complains of nothing."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.playing import move
from tests.browser.table import against_bots
from tests.browser.visitor import SIZES, Visitor


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_the_page_comes_up(newcomer: Newcomer, size: str, language: str) -> None:
    visitor = newcomer(size=SIZES[size], language=language)
    visitor.go("/")
    visitor.page.locator("main").first.wait_for()
    assert visitor.page.locator("html").get_attribute("lang") == language
    assert visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_move_needs_no_secure_address(visitor: Visitor) -> None:
    """In a home network the page comes over plain http, where browsers have no `randomUUID` and no clipboard."""
    visitor.page.add_init_script("delete Crypto.prototype.randomUUID; delete Navigator.prototype.clipboard")
    at = against_bots(visitor, "gears").open()
    asked = at.wait().asked
    move(at, random.Random(5))
    assert at.wait().asked != asked
