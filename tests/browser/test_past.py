"""Earlier moments of a game: looked at, linked to, and played on from."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.moments import RECORD
from tests.browser.playing import play_on
from tests.browser.table import AtTable, against_bots
from tests.browser.visitor import Visitor


def test_the_past_of_a_running_game_is_looked_at_and_left(visitor: Visitor) -> None:
    at = against_bots(visitor, "gears").open()
    play_on(at, random.Random(1), moves=3)
    at.wait()
    band = visitor.page.locator(".band .past")
    visitor.page.keyboard.press("[")
    expect(band).to_be_visible()
    assert not at.see().asked  # nothing of the past can be chosen
    visitor.page.keyboard.press("]")
    expect(band).to_have_count(0)
    at.wait()
    visitor.page.get_by_role("button", name="To the beginning").click()
    expect(band).to_contain_text("Move 0")
    visitor.page.get_by_role("button", name="Back to now").click()
    expect(band).to_have_count(0)
    assert at.wait().asked


def test_a_link_leads_to_a_moment_and_a_finished_game_is_played_on_from_there(newcomer: Newcomer) -> None:
    visitor = newcomer(language="fr")
    table = visitor.call("POST", "/api/records", {"record": RECORD.read_text(encoding="utf-8")})
    visitor.go(f"/play/{table['id']}/1#move-12")
    band = visitor.page.locator(".band .past")
    expect(band).to_contain_text("12")
    visitor.page.keyboard.press("]")
    expect(band).to_contain_text("13")
    band.get_by_role("button").first.click()
    visitor.page.wait_for_url(lambda url: "/play/" in url and table["id"] not in url)
    at = AtTable(visitor, visitor.page.url.split("/play/")[1].split("/")[0])
    assert not at.wait().over
    play_on(at, random.Random(1), moves=1)
