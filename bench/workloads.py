"""What is measured of a game: uniform random play, clones and guesses, all through the public contract."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from bench.figures import Course
from bequest import games
from bequest.core.game import Game
from bequest.core.position import Position
from bequest.core.rng import seeded

COURSE_GAMES = 50
MID_GAME_POSITIONS = 16

Counts = dict[str, int]


@dataclass(frozen=True)
class Setting:
    """A game as it is measured: with how many players, and which options differ from the default."""

    game: Game
    players: int
    options: dict[str, object] = field(default_factory=dict)

    @property
    def name(self) -> str:
        if self.options:
            return ", ".join([self.game.name, *[str(value).replace("_", " ") for value in self.options.values()]])
        return f"{self.game.name}, {self.players} players"

    def new(self, seed: int) -> Position:
        return self.game.new(self.players, seed, "auto", False, **self.options)


OPTIONS: dict[tuple[str, int], tuple[dict[str, object], ...]] = {
    ("crecy", 1): ({"mode": "solo_standard"}, {"mode": "solo_testament"}),
    ("crecy", 3): (),
    ("lastwill", 2): (),
    ("lastwill", 3): (),
    ("lastwill", 4): (),
}
"""What is measured of a game at a player count, where it is not the default options: solo games are modes of their
own, and three players lie between two and four. In Last Will five players need most: the others do less of the same."""


def settings() -> list[Setting]:
    """Everything that is measured."""
    found: list[Setting] = []
    for name in games.names():
        game = games.get(name)
        for players in game.player_counts:
            found += [Setting(game, players, options) for options in OPTIONS.get((name, players), ({},))]
    return found


class Workload(Protocol):
    """Something that can be done for a while."""

    def run(self, seconds: float) -> tuple[Counts, float]:
        """Works for about that long; what was done, and the process CPU time it took."""


class Play:
    """Whole games, set-up included, every choice drawn evenly from what is on offer."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._choice = random.Random(1).choice  # what the peer's random player uses too
        self._seed = 0

    def run(self, seconds: float) -> tuple[Counts, float]:
        choice = self._choice
        games = decisions = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            self._seed += 1
            state = self._setting.new(self._seed)
            while not state.over:
                state.push(choice(state.legal()))
                decisions += 1
            games += 1
        return {"decisions": decisions, "games": games}, time.process_time() - start


class Repeat:
    """One operation on every mid-game position, over and over."""

    def __init__(self, measure: str, positions: list[Position], operation: Callable[[Position], object]) -> None:
        self._measure = measure
        self._positions = positions
        self._operation = operation

    def run(self, seconds: float) -> tuple[Counts, float]:
        operation = self._operation
        done = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            for position in self._positions:
                operation(position)
            done += len(self._positions)
        return {self._measure: done}, time.process_time() - start


def clones(positions: list[Position]) -> Repeat:
    return Repeat("clones", positions, lambda position: position.clone())


def guesses(positions: list[Position]) -> Repeat:
    """Guesses as the seat that decides needs them."""
    rng = seeded(1)
    return Repeat("guesses", positions, lambda position: position.guess(position.seat, rng))


def course(setting: Setting) -> Course:
    """Counts decisions over some games, the same ones every time."""
    choice = random.Random(2).choice
    decisions = single = 0
    for seed in range(COURSE_GAMES):
        state = setting.new(seed)
        while not state.over:
            options = state.legal()
            state.push(choice(options))
            decisions += 1
            single += len(options) == 1
    return Course(COURSE_GAMES, decisions, single)


def mid_game(setting: Setting, decisions_per_game: float) -> list[Position]:
    """Positions of different games, each after half of an average game."""
    choice = random.Random(3).choice
    found: list[Position] = []
    seed = 0
    while len(found) < MID_GAME_POSITIONS:
        seed += 1
        state = setting.new(seed)
        for _ in range(int(decisions_per_game / 2)):
            if not state.over:
                state.push(choice(state.legal()))
        if not state.over:
            found.append(state)
    return found
