"""What is measured of a page: accessibility by axe, text that is cut off or lies on other text, targets, scrolling."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.visitor import ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS: Final = Path(__file__).parent / "looks"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN: Final = "(tags) => axe.run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })"


@cache
def _script(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe finds wrong, one line for each place."""
    page.evaluate(_script(AXE))
    found: dict[str, Any] = page.evaluate(RUN, TAGS)
    return [
        f"{one['id']}: {one['help']}: {' '.join(map(str, node['target']))} {node['html'][:160]}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


def text_faults(page: Page) -> list[str]:
    """Text that is cut off, leaves the screen or lies on other text."""
    page.evaluate("document.fonts.ready")
    return list(page.evaluate(_script(LOOKS / "texts.js")))


def lengthen(page: Page, share: float = 0.35) -> None:
    """Everything that is read becomes longer, as in a language that says it with more letters."""
    page.evaluate(_script(LOOKS / "longer.js"), share)


def too_wide(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def small_targets(page: Page, control: int, link: int = 24) -> list[str]:
    """What can be pressed and is smaller than this, in pixels."""
    return list(page.evaluate(_script(LOOKS / "small.js"), [control, link]))


def family_faults(page: Page) -> tuple[int, list[str]]:
    """How many persons of a family of Crécy are drawn, and what overlaps, is broken or too small among them."""
    page.evaluate("document.fonts.ready")
    told: dict[str, Any] = page.evaluate(_script(LOOKS / "rectangles.js"))
    return told["people"], told["found"]
