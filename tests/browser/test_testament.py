"""The Hints of The Testament: what is found of them, and what the chosen move would make true."""

from __future__ import annotations

import json

from tests.browser.table import from_position, position
from tests.browser.visitor import Visitor


def test_hints_tell_what_is_found_and_what_the_chosen_move_makes_true(visitor: Visitor) -> None:
    told = json.loads(position("testament"))
    told["hints"][1]["fulfilled"] = False  # true in this tree, so at the end of any turn
    at = from_position(visitor, json.dumps(told)).open()
    at.wait()
    hints = visitor.page.locator(".hints")
    assert "1 of 3 found" in hints.inner_text()
    assert hints.locator(".comes").count() == 0
    at.take("ask-friends")
    at.press(visitor.page.locator('.writ [data-choice="amount 2"]'))
    hints.locator("li.comes").wait_for()
    assert "true after this move" in hints.locator("li.comes").inner_text()
    assert hints.locator(".marks .soon").count() == 1
    visitor.shot("families/hints")
