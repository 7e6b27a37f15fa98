"""`python -m tests.browser.widest`: bots play thousands of games; the families that are hardest to draw are kept.

Each is a position file, at the last question that its player is asked. `test_families.py` measures how they are drawn.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from typing import Any, Final, NamedTuple

from bequest import games
from bequest.bots.heuristic_player import HeuristicPlayer
from bequest.bots.random_player import RandomPlayer, derived_seed
from bequest.core.handle import Handle
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.rules.tree import Family, kinds_held

FAMILIES: Final = Path(__file__).parent / "families"
BOTS: Final[Mapping[str, Callable[[int], HeuristicPlayer | RandomPlayer]]] = {
    "heuristic": HeuristicPlayer,
    "random": RandomPlayer,
}
KINDS: Final[tuple[tuple[int, dict[str, Any]], ...]] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"edition": "french"}),
    (1, {"mode": "solo_standard"}),
    (1, {"mode": "solo_testament"}),
)
TESTAMENT: Final = "solo_testament"


class Played(NamedTuple):
    """A game that is played the same every time."""

    number: int

    @property
    def bots(self) -> str:
        return tuple(BOTS)[self.number % 2]

    @property
    def kind(self) -> tuple[int, dict[str, Any]]:
        return KINDS[self.number // 2 % len(KINDS)]

    def moments(self) -> Iterator[CrecyPosition]:
        """At every question, and at the end."""
        players, options = self.kind
        position = games.get("crecy").new(players, self.number, **options)
        assert isinstance(position, CrecyPosition)
        bots = [BOTS[self.bots](derived_seed(self.number, seat)) for seat in range(players)]
        while not position.over:
            yield position
            seat = position.seat
            position.push(bots[seat].choose(Handle(position, seat)), seat)
        yield position


def _row(family: Family) -> int:
    return max(Counter(person.row for person in family).values(), default=0)


def _deeds(family: Family) -> int:
    """The most in a row, those of a couple that could be drawn beside each other."""
    return max(Counter(person.row for person in family for _ in range(kinds_held(person.attached))).values(), default=0)


MEASURES: Final[Mapping[str, Callable[[Family], tuple[int, ...]]]] = {
    "widest": lambda family: (_row(family), len(family)),
    "largest": lambda family: (len(family), _row(family)),
    "deeds": lambda family: (_deeds(family), _row(family)),
}


@dataclass(frozen=True)
class Found:
    """How far a family goes by a measure, and where it is."""

    size: tuple[int, ...]
    number: int
    seat: int


def measured(number: int) -> dict[str, Found]:
    """The families of a game, by the names of their files."""
    played = Played(number)
    *_, end = played.moments()
    begin = "testament" if played.kind[1].get("mode") == TESTAMENT else "crecy"
    best: dict[str, Found] = {}
    for seat, family in enumerate(end.families):
        for name, measure in MEASURES.items():
            keep(best, f"{begin}-{name}", Found(measure(family), number, seat))
    return best


def keep(best: dict[str, Found], name: str, found: Found) -> None:
    if name not in best or found.size > best[name].size:
        best[name] = found


def told(found: Found) -> dict[str, Any]:
    """The position at the last question of this family's player."""
    text = ""
    for position in Played(found.number).moments():
        if position.seat == found.seat:
            text = position.to_json()
    return {"seat": found.seat + 1, "size": list(found.size), "position": json.loads(text)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    best: dict[str, Found] = {}
    with Pool(given.jobs) as pool:
        for families in pool.imap(measured, range(given.games), chunksize=20):
            for name, found in families.items():
                keep(best, name, found)
    FAMILIES.mkdir(exist_ok=True)
    for before in FAMILIES.glob("*.json"):
        before.unlink()
    known: set[tuple[int, int]] = set()
    for name, found in sorted(best.items()):
        print(f"{name}: {found.size}, game {found.number}, seat {found.seat + 1}")
        if (found.number, found.seat) in known:
            continue
        known.add((found.number, found.seat))
        (FAMILIES / f"{name}.json").write_text(json.dumps(told(found), ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
