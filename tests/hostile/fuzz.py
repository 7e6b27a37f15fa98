"""`make fuzz`: changes valid positions, records, decks and command lines at random, and looks for what goes wrong.

Whatever comes in, either it works or a BequestError says in every language why not; what was read can be played on.
Findings are printed with the seed that brings them again:
`make fuzz ARGS="--target crecy-position --seed 17 --count 1"`.
"""

from __future__ import annotations

import argparse
import json
import random
import string
import time
import traceback
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import lru_cache, partial
from typing import Any

from typer.testing import CliRunner

from bequest import games
from bequest.cli import app
from bequest.core import record
from bequest.core.errors import BequestError
from bequest.core.position import Position
from bequest.core.rng import seeded
from bequest.core.words import LANGUAGES

Target = Callable[[random.Random], None]
ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2, 255, 256, 10**9, 10**30, 1.5, -0.0, 1e300, "", " ", "x", "1", "é\0\n", "x" * 2000,
    [], {}, [[]], [None], {"": 0}, [0] * 500,
]  # fmt: skip
"""What a place may hold that was meant for something else."""
GAMES_KEPT = 4
"""Different games whose positions are changed."""


# --- changing ---


def odd(rng: random.Random) -> Any:
    """One of them, of its own."""
    return deepcopy(rng.choice(ODD))


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to everything inside a JSON value."""
    yield path
    if isinstance(value, dict):
        for key, part in value.items():
            yield from places(part, (*path, key))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from places(part, (*path, number))


def changed(value: Any, rng: random.Random) -> Any:
    """A copy with one to three things in it changed, dropped, doubled, exchanged or misspelt."""
    value = deepcopy(value)
    for _ in range(rng.choice([1, 1, 2, 3])):
        ways = [path for path in places(value) if path]
        if not ways:
            return odd(rng)
        path = rng.choice(ways)
        parent = value
        for key in path[:-1]:
            parent = parent[key]
        key, held = path[-1], parent[path[-1]]
        what = rng.randrange(6)
        if what == 0:
            parent[key] = odd(rng)
        elif what == 1:
            del parent[key]
        elif what == 2 and isinstance(parent, list):
            parent.insert(rng.randrange(len(parent) + 1), held)
        elif what == 3 and isinstance(held, int):
            parent[key] = held + rng.choice([-2, -1, 1, 2, 100])
        elif what == 4 and isinstance(parent, dict):
            parent[misspelt(str(key), rng)] = parent.pop(key)
        else:
            other = rng.choice(ways)
            found: Any = value
            try:
                for step in other:
                    found = found[step]
            except (KeyError, IndexError, TypeError):  # it is gone meanwhile
                continue
            parent[key] = deepcopy(found)
    return value


def misspelt(text: str, rng: random.Random) -> str:
    """A text with a few letters changed."""
    letters = list(text)
    for _ in range(rng.choice([1, 1, 2, 5])):
        at = rng.randrange(len(letters) + 1)
        sign = rng.choice([*string.printable, "é", "\0", "\u202e", "9" * 50])
        letters[at : at + rng.randrange(3)] = [sign]
    return "".join(letters)


def torn(text: str, rng: random.Random) -> str:
    """A text with lines dropped, doubled, moved or misspelt."""
    lines = text.splitlines()
    for _ in range(rng.choice([1, 1, 2, 4])):
        at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        what = rng.randrange(5)
        if what == 0:
            lines[at] = misspelt(lines[at], rng)
        elif what == 1 and len(lines) > 1:
            del lines[at]
        elif what == 2:
            lines.insert(other, lines[at])
        elif what == 3:
            lines[at], lines[other] = lines[other], lines[at]
        else:
            name, equals, _ = lines[at].partition("=")
            lines[at] = f"{name}{equals} {json.dumps(odd(rng))}"
    return "\n".join(lines)


# --- what is tried ---


@lru_cache
def walked(name: str, seed: int) -> Position:
    """A game somewhere on its way, or over."""
    game = games.get(name)
    rng = seeded(seed)
    counts = [count for count in game.player_counts if count > 1]
    position = game.new(counts[seed % len(counts)], seed, journal=True)
    for _ in range(seed % 7 * 25):
        if position.over:
            break
        options = position.legal()
        position.push(options[rng.below(len(options))], position.seat)
    return position


def in_words(call: Callable[[], object]) -> object | None:
    """What a call gives; None if it is refused, which must be said in every language."""
    try:
        return call()
    except BequestError as refused:
        for language in LANGUAGES:
            if not refused.text(language).strip():
                raise AssertionError("a refusal without words") from refused
        return None


def position_of(name: str) -> Target:
    def target(rng: random.Random) -> None:
        content = changed(walked(name, rng.randrange(7 * GAMES_KEPT)).to_dict(), rng)
        position = in_words(lambda: games.get(name).from_json(json.dumps(content), journal=True))
        if isinstance(position, Position):
            goes_on(position, rng)

    return target


def goes_on(position: Position, rng: random.Random) -> None:
    """What was read can be looked at, written and played on."""
    assert position.game.from_json(position.to_json()).to_json() == position.to_json()
    for _ in range(12):
        if position.over:
            break
        seat = position.seat
        position.view(seat)
        in_words(partial(position.encode, seat, bytearray(position.game.encoder.size)))
        offers = [offer.action for offer in position.offers(seat) if offer.blocked is None]
        assert offers
        position.push(rng.choice(position.legal(seat)), seat)


def record_of(name: str) -> Target:
    def target(rng: random.Random) -> None:
        seed = rng.randrange(7 * GAMES_KEPT)
        position = walked(name, seed)
        made = json.loads(record.make(position, {"players": position.players, "seed": seed}).to_json())
        text = json.dumps(changed(made, rng))
        loaded = in_words(lambda: record.load(text))
        if isinstance(loaded, record.Record):
            in_words(lambda: record.verify(loaded, games.get(name)))

    return target


def deck_of(name: str) -> Target:
    def target(rng: random.Random) -> None:
        text = torn(games.get(name).deck_text(), rng)
        deck = in_words(lambda: games.load_deck(name, text, "deck.toml"))
        if deck is not None:
            game = games.get(name, deck=deck)  # type: ignore[arg-type]
            position = in_words(lambda: game.new(max(game.player_counts), 1, journal=True))
            if isinstance(position, Position):
                goes_on(position, rng)

    return target


WORDS = [
    "play", "replay", "simulate", "cards", "deck", "rules", "tree", "list", "check", "export", "house",
    "gears", "crecy", "lastwill", "--players", "--seed", "--games", "--humans", "--load", "--deck", "--option",
    "--lang", "--json", "--check", "--help", "fr", "en", "2", "3", "0", "-1", "mode=solo_standard", "fate=draft",
    "G-9.4", "C-1.1", "nosuch.json", ".", "/", "",
]  # fmt: skip


def command_line(rng: random.Random) -> None:
    words = [rng.choice(WORDS) for _ in range(rng.randrange(1, 6))]
    words = [misspelt(word, rng) if rng.random() < 0.1 else word for word in words]
    if "simulate" in words or "cards" in words:
        words += ["--games", "1", "--jobs", "1"]
    ran = CliRunner().invoke(app, words, input="")
    problem = ran.exception
    if problem is not None and not isinstance(problem, SystemExit):
        raise problem
    assert "Traceback" not in ran.output


TARGETS: dict[str, Target] = {
    **{f"{name}-position": position_of(name) for name in games.names()},
    **{f"{name}-record": record_of(name) for name in games.names()},
    **{f"{name}-deck": deck_of(name) for name in games.names()},
    "command-line": command_line,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--target", choices=list(TARGETS), action="append", help="what to try (all of them)")
    parser.add_argument("--seconds", type=float, default=300, help="how long in all (300)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--count", type=int, default=10**9, help="so many tries of each at most")
    given = parser.parse_args()
    chosen = given.target or list(TARGETS)
    problems = 0
    for name in chosen:
        end, tried = time.monotonic() + given.seconds / len(chosen), 0
        while time.monotonic() < end and tried < given.count:
            seed = given.seed + tried
            try:
                TARGETS[name](random.Random(f"{name} {seed}"))
            except Exception:
                problems += 1
                print(f"--- {name}, seed {seed}")
                traceback.print_exc(limit=-4)
            tried += 1
        print(f"{name}: {tried} tried", flush=True)
    raise SystemExit(f"{problems} problems" if problems else 0)


if __name__ == "__main__":
    main()
