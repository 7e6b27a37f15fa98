"""Somebody plays whatever they like, by pressing what can be pressed."""

from __future__ import annotations

import json
import random
from typing import Any, Final

from bequest import games
from bequest.bots.heuristic_player import HeuristicPlayer
from bequest.core.handle import Handle
from bequest.core.position import Position
from bequest.core.wire import to_json
from tests.browser.table import AtTable, Seen
from tests.browser.visitor import PATIENCE_MS

MOST_TRIES: Final = 60
"""No move takes more presses than this."""


def late(game: str, round: int, players: int = 2, seed: int = 3, **options: Any) -> Position:
    """A game in which sensible players have come to a round, and the first seat is about to move."""
    found = games.get(game).new(players=players, seed=seed, **options)
    bots = [HeuristicPlayer(seat) for seat in range(players)]
    while json.loads(to_json(found.view(0)))["round"] < round or not _begins(found):
        seat = found.waiting[0]
        found.apply(bots[seat].choose(Handle(found, seat)), seat)
    return found


def _begins(position: Position) -> bool:
    prompt = position.prompt(0)
    return 0 in position.waiting and prompt is not None and not prompt.steps


def play_on(at: AtTable, rng: random.Random, moves: int = 1_000) -> int:
    """Plays whatever it likes by pressing what can be pressed, until the game is over; how many moves that took."""
    made = 0
    while made < moves:
        seen = at.wait()
        if seen.over:
            break
        move(at, rng)
        made += 1
    return made


def move(at: AtTable, rng: random.Random) -> None:
    """One whole move: options are pressed until the seal can be, and it is."""
    first = at.see().asked.partition("/")[0]
    for _ in range(MOST_TRIES):
        seen = at.see()
        if not seen.ready:
            press_something(at, seen, rng)
            continue
        sealed(at)
        if at.see().asked.partition("/")[0] != first:
            return
    raise AssertionError(f"no move was found: {at.question}, {at.see()}")


def sealed(at: AtTable) -> None:
    """Presses the seal: either the move is made, or its next question is asked."""
    before = at.see().asked
    at.seal_it()
    if at.see().armed:
        at.seal_it()
    at.page.wait_for_function(
        "(before) => document.querySelector('.writ')?.dataset.asked !== before", arg=before, timeout=PATIENCE_MS
    )


def press_something(at: AtTable, seen: Seen, rng: random.Random) -> None:
    fresh = [choice for choice in seen.choices if not choice.on]
    in_writ = [choice for choice in fresh if choice.writ]
    if seen.order:
        at.press(at.page.locator(".order button:not(:disabled):visible").nth(rng.randrange(seen.order)))
    elif seen.stepper and not fresh:
        at.press(at.page.locator(".amount .step:not(:disabled):visible").first)
    elif fresh:
        one = rng.choice(in_writ if in_writ and rng.random() < 0.7 else fresh)
        where = "[data-board]" if one.board else ".writ" if one.writ else ""
        found = at.page.locator(f"{where} [data-choice={json.dumps(one.text)}]")
        at.press(found.locator("visible=true").first)
    elif any(seen.tabs):
        at.press(at.page.locator(".tabs button").nth(rng.choice([n for n, has in enumerate(seen.tabs) if has])))
    else:
        at.page.keyboard.press("y")
    before = seen
    at.page.wait_for_timeout(20)
    if at.see() == before:
        at.page.wait_for_timeout(150)
