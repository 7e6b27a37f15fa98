"""Moments that are looked at: a busy one of each game, each question of the writ, and the desk pages."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Final

from tests.browser.table import AtTable, from_position, position
from tests.browser.visitor import ROOT, Visitor

Moment = Callable[[Visitor], object]
RECORD: Final = ROOT / "tests" / "golden" / "crecy" / "four-heuristic.json"
RIVALS: Final = ("sharp", "steady", "gentle", "novice")


def board(name: str, visitor: Visitor, *steps: str) -> AtTable:
    """A table at a position, with the first steps of a move."""
    at = from_position(visitor, position(name), RIVALS).open()
    at.wait()
    at.take(*steps)
    return at


def why_not(name: str, text: str, visitor: Visitor) -> None:
    """A table at which somebody asks why something can't be chosen."""
    at = board(name, visitor)
    at.ask_why(text)


def market(visitor: Visitor) -> None:
    """The market of Last Will is being ordered."""
    told = json.loads(position("lastwill"))
    told["errands"] = {place: seats for place, seats in told["errands"].items() if place != "market"}
    at = from_position(visitor, json.dumps(told), RIVALS).open()
    at.wait()
    at.take("errand market")


def result(visitor: Visitor) -> None:
    """A game of four is over."""
    record = RECORD.read_text(encoding="utf-8")
    table = visitor.call("POST", "/api/records", {"record": record})
    visitor.go(f"/result/{table['id']}/1")
    visitor.page.locator("main table").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")


def home(visitor: Visitor) -> None:
    """Somebody comes back who plays at some tables."""
    for name in ("crecy", "gears", "lastwill"):
        from_position(visitor, position(name), RIVALS)
    visitor.call("POST", "/api/tables", {"game": "crecy", "players": 4, "bots": ["steady"]})
    result(visitor)
    visitor.go("/")
    visitor.page.locator("main article").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")


def lobby(visitor: Visitor) -> None:
    """A table before it begins."""
    table = visitor.call("POST", "/api/tables", {"game": "crecy", "players": 4, "bots": ["steady"]})
    visitor.go(f"/table/{table['id']}")
    visitor.page.locator("main .seat").first.wait_for()


def desk(path: str, visitor: Visitor) -> None:
    """A page beside the tables, for somebody who has a name."""
    visitor.call("POST", "/api/me", {"name": "Élise"})
    visitor.go(path)
    visitor.page.locator("main").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")


def over(visitor: Visitor) -> None:
    """The board of a game that is over."""
    table = visitor.call("POST", "/api/records", {"record": RECORD.read_text(encoding="utf-8")})
    AtTable(visitor, table["id"]).open()


def drawer(name: str, key: str, visitor: Visitor) -> None:
    """A table with something that slides in."""
    at = board(name, visitor)
    at.page.keyboard.press(key)
    at.page.locator("[role=dialog]").wait_for()
    at.page.wait_for_timeout(300)


def in_words(name: str, visitor: Visitor) -> None:
    """A table as lists and tables."""
    at = board(name, visitor)
    at.page.keyboard.press("Control+Alt+KeyT")
    at.page.locator("[data-board]").wait_for(state="detached")


MOMENTS: Final[dict[str, Moment]] = {
    "gears": lambda visitor: board("gears", visitor, "establish flight"),
    "gears-turn": partial(board, "gears"),
    "crecy": lambda visitor: board("crecy", visitor, "marry", "friend gertrude", "person 5"),
    "crecy-turn": partial(board, "crecy"),
    "testament": lambda visitor: board("testament", visitor, "marry", "friend giacomo", "person 6"),
    "lastwill": partial(why_not, "lastwill", "errand market"),
    "lastwill-action": lambda visitor: board("lastwill-action", visitor, "play garden-party", "card chef"),
    "lastwill-action-turn": partial(board, "lastwill-action"),
    "widgets-set": lambda visitor: board("gears", visitor, "establish flight", "card fire", "card mining"),
    "widgets-room": lambda visitor: board("lastwill-action", visitor, "put dry-stone-walls"),
    "widgets-amount": lambda visitor: board("lastwill-action", visitor, "activate 3"),
    "widgets-order": market,
    "widgets-end": lambda visitor: board("lastwill-action", visitor, "end").seal_it(),
    "home": home,
    "lobby": lobby,
    "result": result,
}
PAGES: Final[dict[str, Moment]] = {
    "new": partial(desk, "/new"),
    "tables": partial(desk, "/tables"),
    "learn": partial(desk, "/learn"),
    "learn-gears": partial(desk, "/learn/gears"),
    "account": partial(desk, "/account"),
    "settings": partial(desk, "/settings"),
    "import": partial(desk, "/import"),
    "nowhere": partial(desk, "/nowhere"),
    "over": over,
    "rules": partial(drawer, "gears", "r"),
    "options": partial(drawer, "lastwill-action", "y"),
    "keys": partial(drawer, "crecy", "?"),
    "words-gears": partial(in_words, "gears"),
    "words-crecy": partial(in_words, "crecy"),
    "words-lastwill": partial(in_words, "lastwill"),
}
"""Beside the moments that are looked at, what must be as sound as they are."""
