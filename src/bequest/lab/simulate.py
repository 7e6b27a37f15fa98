"""Many games played by bots: how fast they run, what they are like, and a digest of how they ended."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from bequest import games
from bequest.bots.names import RANDOM
from bequest.bots.player import new_player
from bequest.bots.random_player import derived_seed
from bequest.core.game import Game
from bequest.core.handle import Handle
from bequest.core.position import Position
from bequest.lab.processes import in_order

LARGEST_BATCH = 25
BATCHES_PER_JOB = 8
"""Enough that no process waits long for the last one."""
JOBS_OF_A_CLUSTER = 16
"""So many are reckoned with where a cluster has not told yet how many it has."""


@dataclass(frozen=True)
class Setup:
    """What all games of a simulation have in common, in a form that another process can be sent."""

    game: str
    deck_text: str
    players: int
    options: dict[str, object]
    seed: int
    bots: str = RANDOM

    def load(self) -> Game:
        return games.of_text(self.game, self.deck_text)

    def player(self) -> Callable[[range], Tally]:
        """What plays a batch of its games, for a process of its own: it loads the game once."""
        game = self.load()
        return lambda numbers: play_batch(game, self, numbers)

    def facts(self) -> dict[str, object]:
        """What is simulated; random bots are not mentioned."""
        found = {"game": self.game, "players": self.players, "options": self.options, "seed": self.seed}
        return found if self.bots == RANDOM else found | {"bots": self.bots}


@dataclass
class Tally:
    """What was counted, in whole numbers only, so that adding up is exact in any grouping."""

    games: int = 0
    options: Counter[int] = field(default_factory=Counter)
    """How many decisions had so many options."""
    scores: Counter[int] = field(default_factory=Counter)
    endings: bytes = b""
    """The digests of the final positions, in the order of the games."""

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.options += other.options
        self.scores += other.scores
        self.endings += other.endings


@dataclass(frozen=True)
class Result:
    """The facts, which depend on the setup alone, and the time they took, which does not."""

    setup: Setup
    tally: Tally
    jobs: int
    """0: one for each core of a cluster."""
    seconds: float

    def facts(self) -> dict[str, object]:
        tally = self.tally
        decisions = tally.options.total()
        return self.setup.facts() | {
            "games": tally.games,
            "decisions": decisions,
            "decisions_per_game": round(decisions / tally.games, 2),
            "single_option_share": round(tally.options[1] / decisions, 4),
            "options_per_decision": {"median": quantile(tally.options, 0.5), "p99": quantile(tally.options, 0.99)},
            "scores": spread(tally.scores),
            "digest": hashlib.sha256(tally.endings).hexdigest(),
        }

    def times(self) -> dict[str, object]:
        return {
            "jobs": self.jobs,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.tally.games / self.seconds, 1),
            "decisions_per_second": round(self.tally.options.total() / self.seconds),
        }


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest value that at least this share of all counted values does not exceed."""
    reached = 0
    for value in sorted(counts):
        reached += counts[value]
        if reached >= share * counts.total():
            return value
    raise ValueError("nothing was counted")


def spread(counts: Counter[int]) -> dict[str, int]:
    names = {"q1": 0.25, "median": 0.5, "q3": 0.75}
    return {"min": min(counts), **{name: quantile(counts, share) for name, share in names.items()}, "max": max(counts)}


# --- playing ---


def play_game(game: Game, setup: Setup, number: int, options: Counter[int], journal: bool = False) -> Position:
    """One game to its end. Its seed comes from the number, so it is the same in any process and in any order."""
    seed = derived_seed(setup.seed, number)
    position = game.new(setup.players, seed, "auto", journal, **setup.options)
    handles = [Handle(position, seat) for seat in range(setup.players)]
    players = [new_player(setup.bots, derived_seed(seed, seat)) for seat in range(setup.players)]
    while not position.over:
        seat = position.seat
        legal = handles[seat].legal()
        options[len(legal)] += 1
        position.push(players[seat].choose(handles[seat], legal), seat)
    return position


def play_batch(game: Game, setup: Setup, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        position = play_game(game, setup, number, tally.options)
        tally.games += 1
        tally.scores.update(position.scores())
        tally.endings += bytes.fromhex(position.digest())
    return tally


def simulate(
    setup: Setup,
    count: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
    cluster: str | None = None,
) -> Result:
    """Plays `count` games; `progress` is told after each batch how many games it had."""
    start = time.perf_counter()
    total = Tally()
    for tally in in_order(setup.player, _batches(count, jobs or JOBS_OF_A_CLUSTER), jobs, cluster):
        total.add(tally)
        progress(tally.games)
    return Result(setup, total, jobs, time.perf_counter() - start)


def _batches(count: int, jobs: int) -> list[range]:
    size = max(1, min(LARGEST_BATCH, count // (jobs * BATCHES_PER_JOB)))
    return [range(first, min(first + size, count)) for first in range(0, count, size)]
