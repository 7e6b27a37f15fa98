"""What a browser fetches for a page at a first visit, as it travels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Browser

from tests.browser.table import AtTable
from tests.browser.visitor import Visitor, visiting

KINDS: Final = {"Script": "script", "Font": "fonts", "Stylesheet": "style", "Document": "document"}


@dataclass
class Weight:
    """Bytes by kind: at first, and with all that is fetched later on the same page."""

    first: Counter[str] = field(default_factory=Counter)
    later: Counter[str] = field(default_factory=Counter)

    @property
    def script(self) -> int:
        return self.first["script"] + self.later["script"]

    @property
    def fonts(self) -> int:
        return self.first["fonts"]

    @property
    def total(self) -> int:
        return self.first.total()


def weigh(
    browser: Browser, server: str, go: Callable[[Visitor], object], more: Callable[[Visitor], object] | None = None
) -> Weight:
    """The weight of a page for somebody who has nothing of it yet; `more` uses all that is on it."""
    with visiting(browser, server) as visitor:
        path = _path(visitor, go)
    found = Weight()
    with visiting(browser, server) as visitor:
        visitor.context.add_cookies(path.cookies)
        counted = found.first
        kinds: dict[str, str] = {}

        def told(event: dict[str, Any]) -> None:
            kinds[event["requestId"]] = KINDS.get(event["type"], "data")

        def came(event: dict[str, Any]) -> None:
            counted[kinds.get(event["requestId"], "data")] += int(event["encodedDataLength"])

        session = visitor.context.new_cdp_session(visitor.page)
        session.send("Network.enable")
        session.on("Network.responseReceived", told)
        session.on("Network.loadingFinished", came)
        visitor.go(path.path)
        _settled(visitor)
        if more is not None:
            counted = found.later
            more(visitor)
            _settled(visitor)
    return found


@dataclass(frozen=True)
class _Path:
    path: str
    cookies: Any


def _path(visitor: Visitor, go: Callable[[Visitor], object]) -> _Path:
    """Where a page is, found by going there once, and the key of who went."""
    go(visitor)
    return _Path(visitor.page.url.removeprefix(visitor.server), visitor.context.cookies())


def _settled(visitor: Visitor) -> None:
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(300)


def all_of_a_table(visitor: Visitor) -> None:
    """Everything that a table shows only when somebody asks for it."""
    at = AtTable(visitor, "", 1)
    for key in ("r", "?", "y"):
        at.page.keyboard.press(key)
        at.page.wait_for_timeout(200)
        at.page.keyboard.press("Escape")
    at.page.keyboard.press("Control+Alt+KeyT")
    at.page.wait_for_timeout(300)
