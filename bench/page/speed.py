"""How soon a board can be used, how soon a move is painted, and whether a fast replay stutters."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser

from bequest.core import record
from tests.browser.fed import Feed
from tests.browser.visitor import Visitor, visiting
from tests.golden import FOLDERS, bound_game, load

SLOW: Final = 4
RUNS: Final = 5
PAINTED: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))"
MARKED: Final = "() => document.querySelector('.writ[data-asked]') && document.querySelector('.spot.may')"
HEARD: Final = """() => {
  window.painted = [];
  const parse = JSON.parse;
  JSON.parse = (text, ...more) => {
    const at = performance.now();
    const told = parse(text, ...more);
    const painted = () => setTimeout(() => window.painted.push(performance.now() - at));
    if (told?.tell === "news") requestAnimationFrame(() => requestAnimationFrame(painted));
    return told;
  };
}"""
"""Notes the time from a message, which is read first of all, to the end of the frame after the one that shows it."""
FRAMES: Final = """() => {
  window.frames_at = [];
  const note = (at) => { window.frames_at.push(at); window.watching && requestAnimationFrame(note); };
  window.watching = true;
  requestAnimationFrame(note);
}"""


def slowed(visitor: Visitor, times: int) -> None:
    visitor.context.new_cdp_session(visitor.page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def usable(browser: Browser, server: str, path: str, cookies: Any) -> float:
    """Milliseconds until the board of a table is painted and can be used; the middle of several first visits."""
    found = []
    for _ in range(RUNS):
        with visiting(browser, server, watched=False) as visitor:
            visitor.context.add_cookies(cookies)
            slowed(visitor, SLOW)
            visitor.go(path)
            visitor.page.wait_for_function(MARKED)
            found.append(float(visitor.page.evaluate(PAINTED)))
    return median(found)


def drawn(browser: Browser, address: str) -> float:
    """Milliseconds until a page that only stands there is painted."""
    found = []
    for _ in range(RUNS):
        with visiting(browser, address, watched=False) as visitor:
            slowed(visitor, SLOW)
            visitor.page.goto(address)
            visitor.page.wait_for_load_state("load")
            found.append(float(visitor.page.evaluate(PAINTED)))
    return median(found)


@contextmanager
def standing(folder: Path) -> Iterator[str]:
    """A folder of pages, served as they are."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_: Any) -> None:
            return

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


def replayed(browser: Browser, server: str, game: str, name: str, slow: int = 1) -> tuple[float, float]:
    """A recorded game told as fast as it can be: the longest frame, and the longest time until a move was painted."""
    golden = load(FOLDERS[game] / f"{name}.json")
    bound = bound_game(golden)
    with visiting(browser, server, motion=True, watched=False) as visitor:
        feed: Feed | None = None
        told = []
        for position in record.replay(golden, bound):
            prompt = position.prompt(0)
            if prompt is not None and prompt.steps:
                continue
            if feed is None:
                feed = Feed(visitor, bound, position.players)
                feed.open(position)
            else:
                feed.position = position
                told.append(feed.news())
        assert feed is not None
        slowed(visitor, slow)
        visitor.page.evaluate(HEARD)
        visitor.page.evaluate(FRAMES)
        for news in told:
            feed.tell(news)
            visitor.page.wait_for_timeout(40)
        visitor.page.wait_for_timeout(600)
        frames = visitor.page.evaluate("(window.watching = false, window.frames_at)")
        painted = visitor.page.evaluate("window.painted")
    return max(after - before for before, after in pairwise(frames)), max(painted)
