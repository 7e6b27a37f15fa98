"""`python -m bench.faults`: many games under load, while everything that can fail does; then the log is compared.

The last line has the figures: how many faults there were, how many moves were acknowledged to players, how many of
these the log does not have, and how many it has twice. It fails if there are any such, if a table does not verify, if
somebody was not told of an event, or if bots do not go on by themselves.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import select

from bench.faults.players import Ledger, bots_alone, party
from bench.faults.victim import Victim
from bequest.core.words import words
from bequest.server.storage.database import opened
from bequest.server.storage.rows import all_rows
from bequest.server.storage.schema import entries, tables
from bequest.server.tables import entries as log
from bequest.server.tables.entries import Moved
from bequest.server.verifying import ids, verified

Fault = Callable[[], Awaitable[None]]
DAY: Final = 86_400.0
FULL_SECONDS: Final = 2.0
PATIENCE: Final = 120.0
"""Seconds within which something must have happened."""


@dataclass(frozen=True)
class Plan:
    """How much of everything."""

    kills: int
    workers: int
    full: int
    clocks: int
    moves: int
    """Acknowledged in all."""
    between: int
    """Acknowledged between two faults."""
    parties: int


WHOLE: Final = Plan(kills=20, workers=10, full=2, clocks=2, moves=10_000, between=300, parties=12)
SMOKE: Final = Plan(kills=2, workers=1, full=1, clocks=1, moves=300, between=40, parties=4)
KINDS: Final[list[dict[str, Any]]] = [
    {"game": "gears", "players": 2, "bots": []},
    {"game": "lastwill", "players": 2, "bots": []},
    {"game": "crecy", "players": 2, "bots": []},
    {"game": "gears", "players": 3, "bots": ["random"], "pace": {"pace": "live", "minutes": 600}},
]


@dataclass
class Trial:
    """One whole run."""

    plan: Plan
    victim: Victim
    ledger: Ledger = field(default_factory=Ledger)
    runs: int = 0
    problems: list[str] = field(default_factory=list)

    async def run(self) -> None:
        """Plays while things fail, until there were enough moves."""
        await asyncio.to_thread(self.victim.start)
        address = self.victim.address
        playing = [
            asyncio.create_task(party(address, self.ledger, KINDS[number % len(KINDS)], number))
            for number in range(self.plan.parties)
        ]
        watched = [await bots_alone(address, self.ledger, game, ["random"] * 2) for game in ("gears", "crecy")]
        for fault in self._faults():
            await self._moves(self.plan.between, playing)
            await asyncio.sleep(random.random() * 0.1)
            await fault()
            self.runs += 1
        await self._moves(max(self.plan.between, self.plan.moves - len(self.ledger.acknowledged)), playing)
        self.ledger.enough = True
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await self._bots_go_on([*watched, await bots_alone(address, self.ledger, "gears", ["random"] * 2)])
        await asyncio.to_thread(self.victim.stop)

    def _faults(self) -> list[Fault]:
        plan = self.plan
        counted = ((self._kill, plan.kills), (self._kill_worker, plan.workers), (self._fill_disk, plan.full))
        faults: list[Fault] = [fault for fault, times in counted for _ in range(times)]
        random.shuffle(faults)
        clocks = [DAY, -DAY] * plan.clocks
        for offset in clocks[: plan.clocks]:
            faults.insert(random.randrange(len(faults) + 1), partial(self._set_clock, offset))
        return faults

    async def _moves(self, count: int, playing: list[asyncio.Task[None]]) -> None:
        """Waits for so many moves to be acknowledged."""
        wanted = len(self.ledger.acknowledged) + count
        before, since = len(self.ledger.acknowledged), time.monotonic()
        while len(self.ledger.acknowledged) < wanted:
            await asyncio.sleep(0.05)
            for task in playing:
                if task.done():
                    task.result()  # says what was wrong
            if len(self.ledger.acknowledged) > before:
                before, since = len(self.ledger.acknowledged), time.monotonic()
            if time.monotonic() - since > PATIENCE:
                raise RuntimeError("the games do not go on:\n" + self.victim.said())

    # --- faults ---

    async def _kill(self) -> None:
        self.victim.kill()
        await asyncio.to_thread(self.victim.start)

    async def _kill_worker(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self.victim.kill_worker():
            if time.monotonic() > end:
                raise RuntimeError("there is no worker")
            await asyncio.sleep(0.1)

    async def _fill_disk(self) -> None:
        before = self.ledger.refused
        self.victim.fill_disk()
        await asyncio.sleep(FULL_SECONDS)
        self.victim.free_disk()
        if self.ledger.refused == before:
            self.problems.append("nobody was told that the disk was full")

    async def _set_clock(self, offset: float) -> None:
        self.victim.set_clock(self.victim.offset + offset)

    # --- what is found ---

    async def _bots_go_on(self, watched: list[str]) -> None:
        """Games of bots alone come to their end while nobody looks."""
        end = time.monotonic() + PATIENCE
        engine = opened(f"sqlite:///{self.victim.database}")
        wanted = select(tables.c.id).where(tables.c.id.in_(watched), tables.c.state != "finished")
        left = watched
        while left and time.monotonic() < end:
            await asyncio.sleep(0.5)
            with engine.connect() as connection:
                left = list(connection.execute(wanted).scalars())
        engine.dispose()
        self.problems += [f"{id}: the bots do not go on" for id in left]

    def compare(self) -> tuple[int, int]:
        """How many acknowledged moves the log does not have, and how many it has twice; and what else is wrong."""
        engine = opened(f"sqlite:///{self.victim.database}")
        with engine.connect() as connection:
            rows = all_rows(connection, select(entries.c.table, entries.c.body))
        found = Counter(
            (row["table"], entry.token)
            for row, entry in [(row, log.read(row["body"])) for row in rows]
            if isinstance(entry, Moved) and entry.token
        )
        for id in ids(engine):
            _, differences = verified(engine, id)
            self.problems += [f"{id}: {words('en').say(one)}" for one in differences]
        engine.dispose()
        if self.ledger.gaps:
            self.problems.append(f"{self.ledger.gaps} times somebody was not told of an event")
        lost = sum(1 for one in self.ledger.acknowledged if one not in found)
        return lost, sum(times - 1 for times in found.values())


def main() -> int:
    """Runs it; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.faults", description=__doc__)
    parser.add_argument("--smoke", action="store_true", help="half a minute of it")
    plan = SMOKE if parser.parse_args().smoke else WHOLE
    with tempfile.TemporaryDirectory(prefix="bequest-faults-") as folder:
        trial = Trial(plan, Victim(Path(folder) / "faults.db"))
        try:
            asyncio.run(trial.run())
        finally:
            trial.victim.stop()
        lost, duplicated = trial.compare()
    for problem in trial.problems:
        print(problem, file=sys.stderr)
    acknowledged = len(trial.ledger.acknowledged)
    print(f"faults: runs={trial.runs} acknowledged={acknowledged} lost={lost} duplicated={duplicated}")
    return 1 if lost or duplicated or trial.problems or acknowledged < plan.moves else 0


if __name__ == "__main__":
    sys.exit(main())
