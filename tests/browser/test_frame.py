"""What stands round every board: rules, reasons, hints, talk, notes, several persons at one screen."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.table import AtTable, from_position, position
from tests.browser.visitor import PHONE, Visitor


def at_gears(visitor: Visitor) -> AtTable:
    at = from_position(visitor, position("gears")).open()
    at.wait()
    return at


def test_the_rules_open_where_they_matter_and_are_searched(visitor: Visitor) -> None:
    at = at_gears(visitor)
    at.choose("establish flight")
    at.page.keyboard.press("r")
    drawer = at.page.get_by_role("dialog")
    expect(drawer.locator(".now").first).to_be_in_viewport()
    expect(drawer.locator(".now").first).to_contain_text("G-6")
    drawer.get_by_role("searchbox").fill("tied leader")
    expect(drawer).to_contain_text(re.compile("tied", re.I))
    at.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_what_is_blocked_says_why_and_by_which_rule(visitor: Visitor) -> None:
    at = from_position(visitor, position("lastwill")).open()
    at.wait()
    at.ask_why("errand market")
    told = at.page.get_by_text("Why not?")
    expect(told).to_be_visible()
    at.page.get_by_role("button", name=re.compile("W-7")).click()
    expect(at.page.get_by_role("dialog").locator(".now").first).to_contain_text("W-7.5")


def test_a_hint_names_an_option(visitor: Visitor) -> None:
    at = at_gears(visitor)
    at.page.keyboard.press("h")
    expect(at.page.locator(".chips .good")).to_be_visible(timeout=60_000)


def test_a_note_stays_private_and_is_kept(visitor: Visitor) -> None:
    at = at_gears(visitor)
    at.page.get_by_role("tab", name="Notes").click()
    note = at.page.get_by_role("textbox", name="Notes")
    note.fill("She collects wheels.")
    note.blur()
    at.open().wait()
    at.page.get_by_role("tab", name="Notes").click()
    expect(note).to_have_value("She collects wheels.")


def test_what_is_said_is_heard_at_once(newcomer: Newcomer) -> None:
    anna, ben = newcomer(), newcomer(language="fr")
    table = anna.call("POST", "/api/tables", {"game": "gears", "players": 2})
    ben.call("POST", f"/api/tables/{table['id']}/seats/2/sit", **{"Bequest-Invitation": table["invitation"]})
    anna.call("POST", f"/api/tables/{table['id']}/start")
    here, there = AtTable(anna, table["id"], 1).open(), AtTable(ben, table["id"], 2).open()
    here.page.get_by_role("tab", name="Chat").click()
    here.page.get_by_role("textbox").fill("Bonne chance <b>!")
    here.page.keyboard.press("Enter")
    there.page.get_by_role("tab").nth(1).click()
    expect(there.page.get_by_role("log")).to_contain_text("Bonne chance <b>!")


def test_a_curtain_stands_between_two_persons_at_one_screen(visitor: Visitor) -> None:
    told = json.loads(position("gears")) | {"options": {"players": 2, "seed": 5}, "order": [1, 2], "active": 2}
    told = {name: value for name, value in told.items() if name not in ("scores", "pools", "characters")}
    told |= {"markers": ["t4", "t5"], "hands": told["hands"][:2], "timeline": [], "actions": 2}
    table = visitor.call("POST", "/api/positions", {"position": json.dumps(told), "game": "gears", "seat": 1})
    assert table["yours"] == [1, 2]
    visitor.go(f"/play/{table['id']}/1")
    curtain = visitor.page.get_by_role("alertdialog")
    expect(curtain).to_contain_text("Seat 2")
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    AtTable(visitor, table["id"], 2).wait()
    hand = visitor.page.locator('[data-place="hand:2"][data-card]')
    assert {card.get_attribute("data-card") for card in hand.all()} >= {"technology:radio", "technology:law"}


def test_a_card_is_shown_large(visitor: Visitor) -> None:
    at = at_gears(visitor)
    at.page.locator('[data-card="technology:space-flight"] .press').first.focus()
    at.page.keyboard.press("i")
    expect(at.page.get_by_role("dialog")).to_contain_text("Space Flight")
    at.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_language_changes_in_the_middle_of_a_game(newcomer: Newcomer, size: str) -> None:
    visitor = newcomer(**({"size": PHONE} if size == "phone" else {}))
    at = at_gears(visitor)
    if size == "phone":
        at.page.locator(".top button").last.click()
    at.page.get_by_text("FR", exact=True).locator("visible=true").first.click()
    expect(at.page.locator("html")).to_have_attribute("lang", "fr")
    expect(at.page.locator(".writ")).to_contain_text("?")
    assert "Aviation" in at.page.locator("[data-board]").inner_text() or size == "phone"
