"""A browser and a server for the tests of the page."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from bequest.server.settings import Quotas
from scripts import chromium
from tests.browser.visitor import ROOT, Visitor, visiting
from tests.server.serving import Served, serving

PAGE = ROOT / "src" / "bequest" / "server" / "page" / "index.html"
MANY = 1_000_000
FREE = Quotas(
    open_tables=MANY, guests_an_hour=MANY, requests_a_minute=MANY, messages_a_minute=MANY, imports_an_hour=MANY
)
"""Tests are in a hurry."""
Newcomer = Callable[..., Visitor]


def missing() -> str:
    """What the tests of the page lack here; empty if nothing."""
    if not PAGE.exists():
        return "the page has not been built: make page"
    return "" if chromium.find() else chromium.MISSING


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    ours = [item for item in items if Path(__file__).parent in item.path.parents]
    lacking = missing() if ours else ""
    if lacking and os.environ.get("CI") != "true":
        for item in ours:
            item.add_marker(pytest.mark.skip(reason=lacking))


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests of this process."""
    assert not missing(), missing()
    with serving(tmp_path_factory.mktemp("server"), quotas=FREE) as found:
        yield found


# For a module, not for all: while Playwright runs, the loop of the thread is in use, which other tests need.
@pytest.fixture(scope="module")
def browser(served: Served) -> Iterator[Browser]:
    found = chromium.find()
    assert found is not None, chromium.MISSING
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(**found.launching())
        yield launched
        launched.close()


@pytest.fixture
def newcomer(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Newcomer]:
    """Makes somebody with a browser window. At the end of the test nobody's page may have complained."""
    with ExitStack() as stack:
        everybody: list[Visitor] = []

        def come(server: str = served.url, **how: Any) -> Visitor:
            visitor = stack.enter_context(visiting(browser, server, **how))
            everybody.append(visitor)
            return visitor

        yield come
        name = re.sub(r"[^\w.-]+", "-", request.node.name)
        for number, visitor in enumerate(everybody):
            if not visitor.page.is_closed():
                visitor.shot(f"tests/{name}-{number}")
        for visitor in everybody:
            visitor.check()


@pytest.fixture
def visitor(newcomer: Newcomer) -> Visitor:
    """Somebody with a large screen, in English."""
    return newcomer()
