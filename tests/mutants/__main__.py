"""`make mutants`: random changes to every module of the rules and of core, each run against the tests that touch it.

    make mutants                                   three changes to each module, one job per processor
    make mutants ARGS="--each 10 --seed 2 --jobs 16"
    make mutants ARGS="--only games/gears --count 50"
    make mutants ARGS="--only core/record.py --each 1000"     all of one module

A change is killed if a test fails, hangs, or nothing can be imported; those that survive are listed with file and line.
Verdicts are kept in .cache/mutants: a run that was stopped goes on where it was. A killed change is not tried again
while its module is the same, one that survived not while the tests are the same too.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import zlib
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import Final, TypeVar

from tests.mutants.sample import ROOT, Mutant, drawn
from tests.mutants.workshop import Verdict, Workshop, stages

Given = TypeVar("Given")
Found = TypeVar("Found")
KEPT: Final = ROOT / ".cache" / "mutants" / "verdicts.jsonl"


class Verdicts:
    """What is known of changes, kept in a file that only grows: the name, the tests, whether it was killed, by what."""

    def __init__(self, path: Path, tests: str) -> None:
        self.path, self.tests = path, tests
        self._known: dict[str, Verdict] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
            name, then, killed, by = json.loads(line)
            if killed or then == tests:
                self._known[name] = Verdict(killed, by)

    def of(self, mutant: Mutant) -> Verdict | None:
        return self._known.get(mutant.name)

    def add(self, mutant: Mutant, verdict: Verdict) -> None:
        self._known[mutant.name] = verdict
        with self.path.open("a", encoding="utf-8") as kept:
            kept.write(json.dumps([mutant.name, self.tests, verdict.killed, verdict.by]) + "\n")


def state_of_the_tests() -> str:
    """A checksum of all tests."""
    found = 0
    for path in sorted((ROOT / "tests").rglob("*.py")):
        found = zlib.crc32(path.read_bytes(), found)
    return f"{found:08x}"


class Workshops:
    """As many as there are jobs."""

    def __init__(self, folder: Path, jobs: int) -> None:
        self.jobs = jobs
        self._free: Queue[Workshop] = Queue()
        for number in range(jobs):
            self._free.put(Workshop(folder / str(number)))

    def each(self, work: Callable[[Workshop, Given], Found], given: list[Given]) -> list[Found]:
        """Work on everything that is given, each in the next workshop that is free."""

        def one(item: Given) -> Found:
            shop = self._free.get()
            try:
                return work(shop, item)
            finally:
                self._free.put(shop)

        with ThreadPoolExecutor(self.jobs) as pool:
            try:
                return list(pool.map(one, given))
            except BaseException:
                pool.shutdown(cancel_futures=True)  # with Ctrl-C what has begun is finished, and nothing else
                raise


def usual_times(shops: Workshops, mutants: list[Mutant]) -> dict[str, float]:
    """How long each stage takes without a change; all tests must pass then."""
    needed = {" ".join(stage): stage for mutant in mutants for stage in stages(mutant)}
    times: dict[str, float] = {}
    for stage, (failed, seconds) in zip(needed, shops.each(Workshop.unchanged, list(needed.values())), strict=True):
        if failed:
            raise SystemExit(f"{stage}: a test fails without any change: {failed}")
        times[stage] = seconds
    return times


def report(mutants: list[Mutant], known: Verdicts) -> None:
    """The survivors, and how many were killed of each room."""
    tried: Counter[str] = Counter()
    killed: Counter[str] = Counter()
    for mutant in sorted(mutants, key=lambda mutant: (mutant.file, mutant.change.line)):
        verdict = known.of(mutant)
        if verdict is None:
            continue
        tried[mutant.room] += 1
        killed[mutant.room] += verdict.killed
        if not verdict.killed:
            print(f"survived: {mutant.told()}")
    for room in sorted(tried):
        print(f"{room}: {killed[room]} of {tried[room]} killed")
    print(f"all: {killed.total()} of {tried.total()} killed, {100 * killed.total() / max(1, tried.total()):.0f} %")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--each", type=int, default=3, help="how many changes to each module (3)")
    parser.add_argument("--count", type=int, default=0, help="no more changes than these in all")
    parser.add_argument("--seed", type=int, default=1, help="which of them (1)")
    parser.add_argument("--only", default="", help="a folder or module, as core or games/crecy/rules/births.py")
    parser.add_argument("--trust", action="store_true", help="don't try first that all tests pass without any change")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    given = parser.parse_args()
    mutants = drawn(given.only, given.each, given.count, given.seed)
    known = Verdicts(KEPT, state_of_the_tests())
    due = [mutant for mutant in mutants if known.of(mutant) is None]
    print(f"{len(mutants)} changes, {len(mutants) - len(due)} of them known", flush=True)
    if due:
        with tempfile.TemporaryDirectory() as folder:
            shops = Workshops(Path(folder), min(given.jobs, len(due)))
            usual = {} if given.trust else usual_times(shops, due)

            def judged(shop: Workshop, mutant: Mutant) -> None:
                verdict = shop.judge(mutant, usual)
                known.add(mutant, verdict)
                if not verdict.killed:
                    print(f"survived: {mutant.told()}", flush=True)

            shops.each(judged, due)
    report(mutants, known)


if __name__ == "__main__":
    main()
