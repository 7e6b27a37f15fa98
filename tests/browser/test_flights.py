"""Things fly from place to place; nobody waits for them, and whoever wants no motion sees none."""

from __future__ import annotations

import re

import pytest

from bequest import games
from bequest.core import record
from tests.browser.conftest import Newcomer
from tests.browser.fed import Feed
from tests.golden import FOLDERS, bound_game, load

LEAST = 5
GAMES = {"gears": "two-deck", "crecy": "two-heuristic", "lastwill": "two-heuristic"}
WATCH = """() => {
  window.flights = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.dataset?.flight) window.flights.push(node.dataset.flight);
  }).observe(document.body, { childList: true, subtree: true });
}"""


def kind(flight: str) -> str:
    """From which kind of place to which."""
    return re.sub(r"[:\d][^ ]*", "", flight)


@pytest.mark.parametrize("name", games.names())
def test_at_least_five_kinds_of_things_fly(newcomer: Newcomer, name: str) -> None:
    visitor = newcomer(motion=True)
    golden = load(FOLDERS[name] / f"{GAMES[name]}.json")
    game = bound_game(golden)
    feed: Feed | None = None
    found: set[str] = set()
    for position in record.replay(golden, game):
        prompt = position.prompt(0)
        if prompt is not None and prompt.steps:
            continue
        if feed is None:
            feed = Feed(visitor, game, position.players)
            feed.open(position)
            visitor.page.evaluate(WATCH)
            continue
        feed.send_position(position)
        visitor.page.wait_for_timeout(60)
        visitor.page.keyboard.press("Shift")  # any key brings the board up to date
        found |= {kind(flight) for flight in visitor.page.evaluate("window.flights.splice(0)")}
        if len(found) >= LEAST + 3:
            break
    print(f"{name}: {sorted(found)}")
    assert len(found) >= LEAST
