"""Every registered game with every player count and option, one option changed at a time."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

from bequest import games
from bequest.core.errors import BadOption
from bequest.core.game import Game
from bequest.core.position import Position
from bequest.core.rng import Rng, seeded
from bequest.core.wire import plain
from tests.sweeps import amount, swept


@dataclass(frozen=True)
class Case:
    """One way to set a game up."""

    name: str
    players: int
    options: dict[str, object] = field(default_factory=dict)
    deck: str = "base"

    @property
    def game(self) -> Game:
        return games.get(self.name, deck=self.deck)

    def new(self, seed: int = 1, chance: str = "auto", journal: bool = True) -> Position:
        return self.game.new(self.players, seed, chance, journal, **self.options)

    @property
    def possible(self) -> bool:
        """Whether the game takes these options together."""
        try:
            self.new()
        except BadOption:
            return False
        return True

    def __str__(self) -> str:
        changed = "".join(f"-{key}={value}" for key, value in self.options.items())
        deck = "" if self.deck == "base" else f"-{self.deck}"
        return f"{self.name}-{self.players}{deck}{changed}"


def cases() -> list[Case]:
    """The default options, then each other value of each option with few values, for every player count and mode; of a
    game whose options are picked only those."""
    found: list[Case] = []
    for name in games.names():
        for deck in games.find(name).aliases:
            game = games.get(name, deck=deck)
            for players in game.player_counts:
                for mode in MODES.get((name, players), ({},)):
                    found.append(Case(name, players, mode, deck))
                    if name in PICKED:
                        continue
                    for option in game.options:
                        if option.key in ("players", "deck", "seed", "mode"):
                            continue
                        others = [value for value in option.values if value not in (option.default, *ALIKE)]
                        changed = [Case(name, players, {**mode, option.key: value}, deck) for value in others]
                        found += [case for case in changed if case.possible]
    return found


ALIKE = (1, 3, 4)
"""Seats that an option may name: one of them shows what the others would."""
MODES: dict[tuple[str, int], tuple[dict[str, object], ...]] = {
    ("crecy", 1): ({"mode": "solo_standard"}, {"mode": "solo_testament"}),
    ("lastwill", 2): ({}, {"discards": "open"}, {"money": "last_will"}),
    ("lastwill", 3): ({}, {"money": 30, "first": 2}),
    ("lastwill", 4): ({}, {"colours": "green,red,blue,purple", "discards": "open"}),
}
"""What must be chosen for a number of players, where the default is for another; of Last Will all that is tried."""
PICKED = ("lastwill",)
"""Games with options of many values that hardly meet each other: some values stand for all, spread over the tables."""
CASES = cases()
all_cases = swept("case", CASES, one_of=8, ids=str)


def any_of(options: list[int], rng: Rng) -> int:
    return options[rng.below(len(options))]


def play(position: Position, rng: Rng) -> Iterator[Position]:
    """Random legal play (by any seat that is waiting): yields the same position before every choice and at the end."""
    while not position.over:
        yield position
        if position.waiting:
            seat = any_of(position.waiting, rng)
            position.push(any_of(position.legal(seat), rng), seat)
        else:
            position.push(any_of(position.legal(), rng))
    yield position


def walk(case: Case, seed: int = 1, chance: str = "auto", journal: bool = True) -> Iterator[Position]:
    return play(case.new(seed, chance, journal), seeded(seed + 1000))


EVERY = {"lastwill": 3}
"""Of how many decisions one is looked at where each takes long; the games are long enough to meet all kinds."""


def some(case: Case, walked: Iterator[Position]) -> Iterator[Position]:
    return islice(walked, 0, None, EVERY.get(case.name, 1) * amount(1, 5))


def sight(position: Position, seat: int | None) -> str:
    """Everything that a seat is given of a position, as one text: view, numbers, prompt, options, key and guesses."""
    cells = bytearray(position.game.encoder.size)
    position.encode(seat, cells)
    given: dict[str, object] = {
        "view": plain(position.view(seat)),
        "cells": cells.hex(),
        "key": repr(position.key(seat)),
        "guesses": [position.guess(seat, seeded(n)).to_json() for n in (1, 2)],
        "decision": repr(position.decision),
        "waiting": position.waiting,
        "over": position.over,
    }
    if seat is not None:
        given["prompt"] = asked(position, seat)
        given["offers"] = plain(position.offers(seat))
        given["legal"] = position.legal(seat)
        given["blocked"] = [(action, repr(reason)) for action, reason in position.candidates(seat)]
        if seat in position.waiting:
            rows = range(len(position.game.catalogue))
            given["reasons"] = [repr(position.why_not(action, seat)) for action in rows]
    return json.dumps(given)


def asked(position: Position, seat: int, steps: Sequence[str] = ()) -> dict[str, object]:
    """A prompt, but for when it came up: that is counted in moves of the journal."""
    found: dict[str, object] = plain(position.prompt(seat, steps)) or {}
    return {key: value for key, value in found.items() if key != "asked_at"}


def seats(position: Position) -> list[int | None]:
    return [*range(position.players), None]
