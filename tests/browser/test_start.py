"""The page comes up, in every browser window that a person may have, and complains of nothing."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.visitor import SIZES


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_the_page_comes_up(newcomer: Newcomer, size: str, language: str) -> None:
    visitor = newcomer(size=SIZES[size], language=language)
    visitor.go("/")
    visitor.page.locator("main").first.wait_for()
    assert visitor.page.locator("html").get_attribute("lang") == language
    assert visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
