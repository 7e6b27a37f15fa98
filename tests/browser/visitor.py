"""Somebody with a browser of their own, watched: what goes wrong in the page is kept, and fails the test."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, WebSocket

ROOT: Final = Path(__file__).parent.parent.parent
SCREENS: Final = ROOT / ".cache" / "screens"
PATIENCE_MS: Final = 20_000


@dataclass(frozen=True)
class Size:
    """A screen."""

    width: int
    height: int
    touch: bool = False


DESKTOP: Final = Size(1440, 900)
PHONE: Final = Size(390, 844, True)
NARROW: Final = Size(360, 740, True)
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE, "narrow": NARROW}
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}
SOCKET: Final = "/api/socket"
SETTINGS: Final = "bequest-settings"
"""Where the page keeps what a person likes."""


@dataclass
class Visitor:
    """A browser window, and all that it was told and complained of."""

    server: str
    context: BrowserContext
    page: Page
    size: Size
    problems: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)
    """Beginnings of complaints that belong to the test."""
    heard: list[tuple[str, str]] = field(default_factory=list)
    """Every answer and every message over a socket: where it came from, and the text."""

    def go(self, path: str = "/") -> None:
        self.page.goto(self.server + path)

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """A request as this person; what it answers."""
        answer = self.context.request.fetch(
            self.server + path,
            method=method,
            data=None if body is None else json.dumps(body),
            headers={"Bequest-Client": "tests", "Content-Type": "application/json", **headers},
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.text() else None

    def shot(self, name: str, whole: bool = False) -> Path:
        """A picture of the page, kept for whoever wants to look."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        file = SCREENS / f"{name}.png"
        self.page.screenshot(path=file, full_page=whole)
        return file

    def check(self) -> None:
        """Fails if the page complained of anything that the test does not expect."""
        found = [one for one in self.problems if not any(one.startswith(start) for start in self.expected)]
        assert not found, "\n".join(found)

    def forget(self) -> None:
        """What was heard so far does not count."""
        self.heard.clear()

    def watch(self) -> None:
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("crash", lambda _: self.problems.append("the page crashed"))
        self.page.on("websocket", self._socket)
        self.context.on("request", self._request)
        self.page.on("response", self._response)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        if urlsplit(request.url).scheme in ("http", "https", "ws", "wss") and not request.url.startswith(self.server):
            self.problems.append(f"a request leaves the machine: {request.url}")

    def _response(self, response: Response) -> None:
        if "/api/" not in response.url:
            return
        try:
            self.heard.append((urlsplit(response.url).path, response.text()))
        except Exception:  # gone with the page that asked for it
            return

    def _socket(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.server).netloc:
            self.problems.append(f"a socket leaves the machine: {socket.url}")
        socket.on("framereceived", lambda told: self.heard.append((SOCKET, str(told))))


@contextmanager
def visiting(
    browser: Browser,
    server: str,
    size: Size = DESKTOP,
    language: str = "en",
    motion: bool = False,
    settings: dict[str, Any] | None = None,
    watched: bool = True,
) -> Iterator[Visitor]:
    """Somebody new with a browser window; nothing moves unless it is asked for. Watching costs time."""
    context = browser.new_context(
        viewport={"width": size.width, "height": size.height},
        has_touch=size.touch,
        is_mobile=size.touch,
        locale=LOCALES[language],
        timezone_id="Europe/Paris",
        reduced_motion="no-preference" if motion else "reduce",
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE_MS)
    if settings:
        kept = json.dumps(json.dumps(settings))
        context.add_init_script(f"if (!localStorage['{SETTINGS}']) localStorage['{SETTINGS}'] = {kept}")
    visitor = Visitor(server, context, context.new_page(), size)
    if watched:
        visitor.watch()
    try:
        yield visitor
    finally:
        context.close()
