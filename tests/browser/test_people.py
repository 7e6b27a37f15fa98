"""Several persons at one table, each in a browser of their own; and what happens when a line breaks."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from bequest import games
from tests.browser.conftest import Newcomer
from tests.browser.playing import move
from tests.browser.table import AtTable, from_position, position
from tests.browser.visitor import Visitor

PUBLIC = ("/faces/", "/api/games", "/rules")
"""What everybody may read before a game: which cards there are."""


def shared_table(anna: Visitor, ben: Visitor, watcher: Visitor, game: str) -> list[AtTable]:
    """Two persons in two browsers at a table of two that has begun, and a spectator."""
    table = anna.call("POST", "/api/tables", {"game": game, "players": 2, "visibility": "open"})
    key = {"Bequest-Invitation": table["invitation"]}
    ben.call("POST", f"/api/tables/{table['id']}/seats/2/sit", **key)
    anna.call("POST", f"/api/tables/{table['id']}/start")
    return [AtTable(anna, table["id"], 1), AtTable(ben, table["id"], 2), AtTable(watcher, table["id"], 0)]


def news_of(at: AtTable) -> dict[str, Any]:
    told: dict[str, Any] = at.visitor.call("GET", f"/api/tables/{at.id}/news?seat={at.seat}&since=0")
    return told


def hidden(at: AtTable) -> set[str]:
    """Cards of a seat that nobody else knows, and of which the game has no other copy."""
    view = news_of(at)["view"]
    copies = {face.id.partition(":")[2]: face.copies for face in games.get(view["game"]).faces()}
    seat = view["seats"][at.seat - 1]
    held = [seat.get("patron"), *seat.get("hand", [])]
    return {card for card in held if copies.get(card) == 1 and card not in seat.get("known_hand", [])}


def check_secrets(everybody: Sequence[AtTable], kept: dict[int, set[str]]) -> None:
    """Nobody was told of another's card, and no page has it."""
    for at in everybody:
        heard = [text for path, text in at.visitor.heard if not any(part in path for part in PUBLIC)]
        for own in kept.get(at.seat, ()):  # what is looked for would be found
            assert any(re.search(rf'[": ]{own}"', text) for text in heard)
        for secret in {card for seat, cards in kept.items() if seat != at.seat for card in cards}:
            told = [text for text in heard if re.search(rf'[": ]{secret}"', text)]
            assert not told, (secret, told[0][:300])
            assert f':{secret}"' not in at.page.content()


@pytest.mark.parametrize("game", games.names())
def test_two_persons_and_a_spectator_see_the_same_game_and_no_secrets(newcomer: Newcomer, game: str) -> None:
    people = newcomer(), newcomer(language="fr"), newcomer()
    kept: dict[int, set[str]] = {}
    while not any(kept.values()):
        everybody = shared_table(*people, game)
        anna, ben = everybody[:2]
        kept = {at.seat: hidden(at) for at in (anna, ben)}
    for at in everybody:
        at.open()
    check_secrets(everybody, kept)
    rng = random.Random(2)
    made = 0
    while made < 6:
        for at in (anna, ben):
            if at.see().asked:
                move(at, rng)
                made += 1
        anna.page.wait_for_timeout(50)
    last = news_of(anna)["move"]
    for at in everybody:
        expect(at.page.locator("[data-scrubber]")).to_contain_text(str(last))
    check_secrets(everybody, {at.seat: hidden(at) for at in (anna, ben)})


class Line:
    """The sockets of a page, which a test can break."""

    def __init__(self, visitor: Visitor) -> None:
        self.broken = False
        self._open: list[WebSocketRoute] = []
        visitor.page.route_web_socket("**/api/socket", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.broken:
            socket.close(code=1012)
            return
        socket.connect_to_server()
        self._open.append(socket)

    def cut(self) -> None:
        self.broken = True
        for socket in self._open:
            socket.close(code=1012)
        self._open.clear()

    def mend(self) -> None:
        self.broken = False


def test_a_line_that_breaks_comes_back_by_itself(visitor: Visitor) -> None:
    line = Line(visitor)
    at = in_phase_one(visitor)
    at.choose("travel t0")
    expect(at.seal).to_be_enabled()
    line.cut()
    expect(at.page.get_by_role("alert")).to_be_visible()
    at.page.wait_for_timeout(700)
    line.mend()
    expect(at.page.get_by_role("alert")).to_have_count(0, timeout=20_000)
    at.confirm()
    assert seat_of(at)["marker"] == "t0"


def test_a_move_is_taken_back(visitor: Visitor) -> None:
    at = in_phase_one(visitor)
    before = seat_of(at)["marker"]
    at.choose("travel t0")
    at.confirm()
    at.wait()
    assert seat_of(at)["marker"] == "t0"
    asked = at.see().asked
    at.page.keyboard.press("z")
    expect(at.page.locator(".writ")).not_to_have_attribute("data-asked", asked)
    at.wait()
    assert seat_of(at)["marker"] == before


def in_phase_one(visitor: Visitor) -> AtTable:
    """Somebody whose turn has just begun in a game of Gears."""
    told = json.loads(position("gears")) | {"actions": 0, "markers": ["t7", "t7", "t7"]}
    at = from_position(visitor, json.dumps(told)).open()
    at.wait()
    return at


def seat_of(at: AtTable) -> dict[str, Any]:
    seat: dict[str, Any] = news_of(at)["view"]["seats"][at.seat - 1]
    return seat
