"""The pages beside the tables, as somebody uses them who knows only what stands there."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from bequest import games
from tests.browser.conftest import Newcomer
from tests.browser.moments import RECORD
from tests.browser.table import AtTable, from_position, position
from tests.browser.visitor import PHONE, Visitor

TITLES = {"gears": "Gears of Time", "crecy": "Crécy", "lastwill": "Last Will"}


def deed(page: Page, game: str) -> None:
    """The first of the two clicks: the deed of a game turns over."""
    page.get_by_role("article").filter(has_text=TITLES[game]).get_by_role("button", name="Play against bots").click()


def at_a_table(page: Page) -> str:
    """The table to which somebody has come."""
    page.wait_for_url("**/play/**")
    page.locator(".writ").wait_for()
    return page.url.split("/play/")[1].split("/")[0]


@pytest.mark.parametrize("game", games.names())
def test_two_clicks_lead_to_a_running_game(visitor: Visitor, game: str) -> None:
    visitor.go("/")
    deed(visitor.page, game)
    visitor.page.get_by_role("button", name="Start the game").click()
    table = visitor.call("GET", f"/api/tables/{at_a_table(visitor.page)}")
    assert (table["game"], table["state"]) == (game, "running")


def test_somebody_alone_finds_the_testament(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/")
    deed(page, "crecy")
    page.get_by_text("Alone", exact=True).click()
    page.get_by_text("The Testament", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    table = visitor.call("GET", f"/api/tables/{at_a_table(page)}")
    assert table["options"]["mode"] == "solo_testament"


def test_two_friends_play_by_a_link(newcomer: Newcomer) -> None:
    anna, ben = newcomer(), newcomer(size=PHONE, language="fr")
    anna.go("/new?game=lastwill&players=2")
    anna.page.locator("main button.seal").click()
    anna.page.wait_for_url("**/table/**")
    link = anna.page.get_by_label("Link of the invitation").input_value()
    ben.page.goto(link)
    ben.page.get_by_role("textbox").first.fill("Benoît")
    ben.page.locator("main button.seal").click()
    expect(anna.page.get_by_text("Benoît").first).to_be_visible()
    anna.page.get_by_role("button", name="Start the game").click()
    id = at_a_table(anna.page)
    assert at_a_table(ben.page) == id
    expect(anna.page.get_by_text("Benoît").first).to_be_visible()
    assert "#" not in ben.page.url


def test_tables_that_wait_are_found_again(visitor: Visitor) -> None:
    at = from_position(visitor, position("gears"))
    visitor.go("/tables")
    page = visitor.page
    page.get_by_role("link", name="Next table that waits for me").click()
    assert at_a_table(page) == at.id


def test_a_guest_is_kept_and_comes_back_from_another_browser(newcomer: Newcomer) -> None:
    here, elsewhere = newcomer(), newcomer()
    at = from_position(here, position("crecy"))
    here.go("/account")
    kept = here.page.locator("section").filter(has=here.page.get_by_role("heading", name="Keep yourself by a password"))
    kept.get_by_label("Name").fill("Élise of Crécy")
    kept.get_by_label("Password", exact=True).fill("a long and quiet password")
    kept.get_by_role("button", name="Keep me").click()
    expect(here.page.get_by_text("You are kept")).to_be_visible()
    elsewhere.go("/account")
    back = elsewhere.page.locator("section").filter(has=elsewhere.page.get_by_role("heading", name="Come back"))
    back.get_by_label("Name").fill("Élise of Crécy")
    back.get_by_label("Password", exact=True).fill("a long and quiet password")
    back.get_by_role("button", name="Sign in").click()
    expect(elsewhere.page.get_by_text("You are kept")).to_be_visible()
    AtTable(elsewhere, at.id).open().wait()


def test_a_record_is_brought_and_its_result_read(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/import")
    page.locator("textarea").fill(RECORD.read_text(encoding="utf-8"))
    page.get_by_role("button", name="Look at the record").click()
    page.wait_for_url(lambda url: "/import" not in url)
    table = page.url.split("/")[4]
    visitor.go(f"/result/{table}/1")
    expect(page.get_by_role("table").first).to_be_visible()
    for score in json.loads(RECORD.read_text(encoding="utf-8"))["result"]["scores"]:
        expect(page.get_by_role("table").first).to_contain_text(str(score))


def test_settings_are_kept(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/settings")
    page.get_by_role("radiogroup", name="Dark desk").get_by_text("On", exact=True).click()
    visitor.go("/settings")
    expect(page.locator("body")).to_have_class("dark")
    page.get_by_text("FR", exact=True).first.click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    visitor.go("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
