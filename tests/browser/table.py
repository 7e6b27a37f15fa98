"""A table as somebody with a browser sees it: what is asked, and ways to answer: mouse, fingers, keys."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator

from tests.browser.visitor import PATIENCE_MS, Visitor

POSITIONS: Final = Path(__file__).parent / "positions"
SEEN: Final = """() => {
  const writ = document.querySelector(".writ");
  const seal = document.querySelector("button.seal");
  const shown = (el) => el.checkVisibility({ visibilityProperty: true }) && el.getClientRects().length > 0;
  const on = (el) => el.getAttribute("aria-pressed") === "true" || el.getAttribute("aria-checked") === "true";
  const choices = [...document.querySelectorAll("[data-choice]")].filter(shown);
  return {
    asked: writ?.dataset.asked ?? "",
    over: writ?.dataset.over !== undefined,
    ready: !!seal && !seal.disabled,
    armed: !!seal?.classList.contains("armed"),
    choices: choices.map((el) => ({
      text: el.dataset.choice, on: on(el), board: !!el.closest("[data-board]"), writ: !!el.closest(".writ"),
    })),
    stepper: [...document.querySelectorAll(".amount .step:not(:disabled)")].filter(shown).length,
    order: [...document.querySelectorAll(".order button:not(:disabled)")].filter(shown).length,
    tabs: [...document.querySelectorAll(".tabs button")].map((el) => !!el.querySelector("em")),
  };
}"""

MOST_TABS: Final = 150
KEY: Final = """(el) => {
  const sign = (el.closest(".spot") ?? el).querySelector(":scope > .tab, :scope > .key, :scope > .kbd");
  const key = sign?.textContent.trim() ?? "";
  return el.dataset.choice && /^[A-Z0-9]$/.test(key) ? key.toLowerCase() : "";
}"""
"""The key that stands at something that can be chosen."""
ANSWERED: Final = """([before, text]) =>
  document.querySelector(".writ")?.dataset.asked !== before ||
  [...document.querySelectorAll(`[data-choice="${CSS.escape(text)}"]`)].some((el) =>
    el.getAttribute("aria-pressed") === "true" || el.getAttribute("aria-checked") === "true") ||
  document.querySelector("button.seal:not(:disabled)")"""


@dataclass(frozen=True)
class Choice:
    """A thing that can be pressed to choose something."""

    text: str
    on: bool
    board: bool
    writ: bool


@dataclass(frozen=True)
class Seen:
    """What the page shows of the open question."""

    asked: str
    over: bool
    ready: bool
    armed: bool
    choices: list[Choice]
    stepper: int
    order: int
    tabs: list[bool]
    """On a phone: for each tab whether it says that there is something to choose."""


class AtTable:
    """Somebody who looks at a table through a seat."""

    def __init__(self, visitor: Visitor, table: str, seat: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.id = table
        self.seat = seat
        self.presses = 0
        """How often something was pressed."""

    def open(self) -> AtTable:
        self.visitor.go(f"/play/{self.id}/{self.seat}")
        self.page.locator(".writ").wait_for()
        return self

    def see(self) -> Seen:
        told: dict[str, Any] = self.page.evaluate(SEEN)
        told["choices"] = [Choice(**one) for one in told["choices"]]
        return Seen(**told)

    def wait(self) -> Seen:
        """Until something is asked here, or the game is over."""
        self.page.wait_for_selector(".writ[data-asked], .writ[data-over]", timeout=3 * PATIENCE_MS)
        return self.see()

    @property
    def question(self) -> str:
        return self.page.locator(".writ .say").inner_text()

    @property
    def seal(self) -> Locator:
        return self.page.locator("button.seal")

    def press(self, what: Locator) -> None:
        self.presses += 1
        if self.visitor.size.touch:
            what.tap()
        else:
            what.click()

    def seal_it(self) -> None:
        self.press(self.seal)

    def choose(self, text: str) -> None:
        """Presses what stands for an option: on the board if it is there, in the writ, else in the list of all."""
        wanted = f"[data-choice={json.dumps(text)}]"
        on_board = self.page.locator(f"[data-board] {wanted}")
        listed = self.page.locator(f".writ {wanted}")
        for place in (on_board, listed):
            if place.count() and place.first.is_visible():
                self.press(place.first)
                return
        self.page.keyboard.press("y")
        found = self.page.locator(f"dialog {wanted}, [role=dialog] {wanted}, .drawer {wanted}")
        found.first.wait_for()
        self.press(found.first)

    def take(self, *steps: str) -> None:
        """Chooses one after the other, each when it is asked for; the last one is left unsealed."""
        for step in steps:
            before = self.see().asked
            self.choose(step)
            self.page.wait_for_function(ANSWERED, arg=[before, step])

    def ask_why(self, text: str) -> None:
        """Presses what stands for an option that can't be chosen, if it is on the board."""
        name = text.rpartition(" ")[2]
        found = self.page.locator(f'[data-board] .spot.blocked[data-place$=":{name}"] .press')
        if found.count() and found.first.is_visible():
            self.press(found.first)

    def confirm(self) -> None:
        """Presses the seal, twice if it asks for that, and waits until something else is asked."""
        before = self.see().asked
        self.seal_it()
        if self.see().armed:
            self.seal_it()
        self.page.wait_for_function("(before) => document.querySelector('.writ')?.dataset.asked !== before", arg=before)


class ByKeys(AtTable):
    """The same with nothing but a keyboard: keys of choices, Tab and Space for what has none, Enter for the seal."""

    def press(self, what: Locator) -> None:
        key = what.evaluate(KEY)
        if key:
            self.page.keyboard.press(key)
        else:
            self._tab_to(what)
            self.page.keyboard.press("Space")

    def seal_it(self) -> None:
        # On another button Enter presses that one, as everywhere.
        if self.page.evaluate("document.activeElement.matches('button:not(.press, .seal)')"):
            self._tab_to(self.seal)
        self.page.keyboard.press("Enter")

    def _tab_to(self, what: Locator) -> None:
        for _ in range(MOST_TABS):
            if what.evaluate("(el) => el === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not come to {what}")


def position(name: str) -> str:
    """A position file of these tests."""
    return (POSITIONS / f"{name}.json").read_text(encoding="utf-8")


def against_bots(
    visitor: Visitor, game: str, players: int = 2, level: str = "random", hands: type[AtTable] = AtTable, **more: Any
) -> AtTable:
    """A game of this person against bots, which has begun."""
    bots = [level] * (players - 1)
    table = visitor.call("POST", "/api/tables", {"game": game, "players": players, "bots": bots, **more})
    visitor.call("POST", f"/api/tables/{table['id']}/start")
    return hands(visitor, table["id"], 1)


def from_position(visitor: Visitor, text: str, levels: Sequence[str] = ("random",) * 4, seat: int = 1) -> AtTable:
    """A table that begins with a position; this person has one seat, bots the others."""
    bots = list(levels[: json.loads(text)["options"]["players"] - 1])
    wanted = {"position": text, "game": json.loads(text)["game"], "seat": seat, "bots": bots}
    table = visitor.call("POST", "/api/positions", wanted)
    return AtTable(visitor, table["id"], seat)
