"""What is played to weigh a game: nets, tables, batches of games, spread over processes; Ctrl-C ends it early."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from bequest.bots.net.file import NetFile, mark
from bequest.bots.net.judge import Judge
from bequest.bots.random_player import derived_seed
from bequest.bots.search.guide import NetGuide
from bequest.core.rng import seeded
from bequest.lab.balance import forced
from bequest.lab.balance.description import USUAL, description_of
from bequest.lab.balance.selfplay import Moments, SelfPlay, Setting
from bequest.lab.balance.tally import Tally
from bequest.lab.processes import in_order
from bequest.lab.simulate import Setup

AT_ONCE: Final = 200
"""So many games are played side by side. It must not hang on the number of processes, nor must anything else."""
MOMENTS: Final = 8
"""So many moments of each batch are tried out with every card."""


@dataclass(frozen=True)
class Batch:
    """Some games of one net at one table."""

    net: int
    table: str
    first: int
    last: int


@dataclass(frozen=True)
class Study:
    """What is played, in a form that another process can be sent."""

    setup: Setup
    nets: tuple[NetFile, ...]
    moments: int = MOMENTS

    def worker(self) -> Callable[[Batch], Tally]:
        """What plays a batch, for a process of its own."""
        game = self.setup.load()
        judges = [Judge(net, game) for net in self.nets]
        described = description_of(game)

        def work(batch: Batch) -> Tally:
            judge = judges[batch.net]
            number = [table.name for table in described.tables].index(batch.table) + 1 if batch.table != USUAL else 0
            seed = derived_seed(self.setup.seed, batch.net, number)
            options = dict(self.setup.options)
            for table in described.tables:
                if table.name == batch.table:
                    options |= table.options
            rng = seeded(derived_seed(seed, batch.first, batch.last))
            moments = Moments(self.moments if batch.table == USUAL else 0, rng)
            play = SelfPlay(game, judge, described, Setting(self.setup.players, options, seed))
            tally = play.play(range(batch.first, batch.last), moments)
            forced.try_out(moments, NetGuide([judge]), rng, tally)
            return tally

        return work

    def batches(self, count: int) -> list[Batch]:
        """All that is played for so many usual games with each net; the nets take turns."""
        tables = [(USUAL, 1.0), *[(table.name, table.part) for table in description_of(self.setup.load()).tables]]
        found = []
        for name, part in tables:
            wanted = max(1, round(count * part))
            for first in range(0, wanted, AT_ONCE):
                found += [Batch(net, name, first, min(first + AT_ONCE, wanted)) for net in range(len(self.nets))]
        return found

    def marks(self) -> list[str]:
        """What tells the nets apart."""
        return [mark_of(net) for net in self.nets]


Found = Mapping[Batch, Tally]


@dataclass(frozen=True)
class Played:
    """What was played: for each net and table all that was counted."""

    study: Study
    wanted: int
    tallies: dict[tuple[int, str], Tally]
    stopped: bool
    seconds: float

    def tally(self, net: int, table: str) -> Tally:
        return self.tallies.get((net, table), Tally())


def play(
    study: Study,
    count: int,
    jobs: int = 1,
    known: Found | None = None,
    keep: Callable[[Batch, Tally], None] = lambda batch, tally: None,
    progress: Callable[[int], None] = lambda games: None,
    cluster: str | None = None,
) -> Played:
    """Plays all batches that are not known already; what is left when somebody presses Ctrl-C is not played."""
    start = time.perf_counter()
    known = known or {}
    batches = study.batches(count)
    missing = [batch for batch in batches if batch not in known]
    tallies: dict[tuple[int, str], Tally] = {}
    stopped = False

    def add(batch: Batch, tally: Tally) -> None:
        tallies.setdefault((batch.net, batch.table), Tally()).add(tally)
        progress(tally.games)

    for batch in batches:
        if batch in known:
            add(batch, known[batch])
    try:
        with closing(in_order(study.worker, missing, jobs, cluster)) as coming:
            for batch, tally in zip(missing, coming, strict=True):
                keep(batch, tally)
                add(batch, tally)
    except KeyboardInterrupt:
        stopped = True
    return Played(study, count, tallies, stopped, time.perf_counter() - start)


def mark_of(net: NetFile) -> str:
    """Changes with anything that a net says of itself, and with its weights."""
    return mark(net, net.about)[:16]
