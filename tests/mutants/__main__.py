"""`make mutants`: so many random changes to the rules, each run against the tests that touch it; survivors are listed.

    make mutants ARGS="--count 300 --seed 1 --jobs 8"
    make mutants ARGS="--only games/gears --count 50"

A change is killed if a test fails, hangs, or nothing can be imported. The tests of a game's rules come first, then the
suites for all games. Results are kept in .cache/mutants: a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import Queue
from typing import TypeVar

from tests.mutants.changes import Change, changes

Given = TypeVar("Given")
Found = TypeVar("Found")
ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "bequest"
KEPT = ROOT / ".cache" / "mutants"
NO_RULES = ("codes.py", "__init__.py", "schema.py", "wire.py", "pickling.py")
"""Numbers that only name something, and declarations."""
SAMPLE = {
    "gears": "(gears-3 and draft) or gears-2-forbidden-pursuit or (test_atomic_moves and not crecy)",
    "crecy": "crecy-2-first or (solo_testament and french) or TestAncestry or TestFamilies",
    "lastwill": "lastwill-3-money or test_lastwill_moves or TestHeirs",
}
"""Of the suite for all games those cases that stand for the others."""
SECONDS = 900
"""A test run that takes longer hangs."""
PARTS = ("src", "tests", "docs", "pyproject.toml", "scripts", "examples", "bench", "README.md", "Makefile")
"""What the tests need of the repository."""


@dataclass(frozen=True)
class Mutant:
    file: str
    change: Change

    @property
    def room(self) -> str:
        """The game, or core."""
        parts = Path(self.file).parts
        return parts[1] if parts[0] == "games" else "core"


@dataclass(frozen=True)
class Verdict:
    killed: bool
    by: str


def modules(only: str) -> list[Path]:
    """The modules of core and of the rules of every game."""
    found = [*(SOURCES / "core").glob("*.py")]
    for game in (SOURCES / "games").iterdir():
        found += [path for room in ("rules", "seen") for path in (game / room).glob("*.py")]
        found += [game / "position.py"] if (game / "position.py").exists() else []
    named = [path for path in sorted(found) if path.name not in NO_RULES]
    return [path for path in named if path.relative_to(SOURCES).as_posix().startswith(only)]


def drawn(only: str, count: int, seed: int) -> list[Mutant]:
    """A random sample, each module by its size."""
    everything: list[Mutant] = []
    for path in modules(only):
        file = path.relative_to(SOURCES).as_posix()
        everything += [Mutant(file, change) for change in changes(path.read_text(encoding="utf-8"))]
    return random.Random(seed).sample(everything, min(count, len(everything)))


def stages(room: str) -> list[list[str]]:
    """The tests that touch a room, those that notice most first."""
    if room == "core":
        return [
            ["tests/core", "tests/toy", "tests/hostile", "tests/golden"],
            ["tests/conformance", "-k", " or ".join(SAMPLE.values())],
            ["tests/test_terminal.py", "tests/rules"],
        ]
    return [
        [f"tests/rules/{room}"],
        [f"tests/games/{room}", "tests/golden", "-k", room],
        ["tests/conformance", "-k", SAMPLE[room]],
    ]


class Workshop:
    """A copy of the repository in which one thing is changed at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in PARTS:
            source = ROOT / part
            if source.is_dir():
                ignored = shutil.ignore_patterns("__pycache__", "*.so", "compiled.json", "*.egg-info")
                shutil.copytree(source, folder / part, ignore=ignored)
            else:
                shutil.copy(source, folder / part)

    def judge(self, mutant: Mutant) -> Verdict:
        path = self.folder / "src" / "bequest" / mutant.file
        right = path.read_bytes()
        path.write_bytes(mutant.change.made(right))
        try:
            failed = self.failed(mutant.room)
            return Verdict(bool(failed), failed)
        finally:
            path.write_bytes(right)

    def failed(self, room: str) -> str:
        """The first test of a room that fails; "" if none does."""
        for stage in stages(room):
            found = self._run(stage)
            if found:
                return found
        return ""

    def _run(self, arguments: list[str]) -> str:
        """The first test that fails; "" if none does."""
        environment = {
            **os.environ, "BEQUEST_PURE": "1", "PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1",
        }  # fmt: skip
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-x",
            "-q",
            "-rf",
            "-p",
            "no:xdist",
            *arguments,
        ]
        try:
            ran = subprocess.run(
                command, cwd=self.folder, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
            )
        except subprocess.TimeoutExpired:
            return "it hangs"
        if ran.returncode in (0, 5):  # 5: nothing was chosen
            return ""
        failed = [line for line in ran.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return failed[0][:160] if failed else "nothing runs"


def _with(shops: Queue[Workshop], work: Callable[[Workshop, Given], Found], given: Given) -> Found:
    """Work in the next workshop that is free."""
    shop = shops.get()
    try:
        return work(shop, given)
    finally:
        shops.put(shop)


def told(mutant: Mutant) -> str:
    """A change as a person would look at it."""
    source = (SOURCES / mutant.file).read_bytes()
    line = source.splitlines()[mutant.change.line - 1].decode().strip()
    was = source[mutant.change.start : mutant.change.end].decode()
    return f"{mutant.file}:{mutant.change.line}  {was!r} -> {mutant.change.instead!r}\n    {line}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100, help="how many changes (100)")
    parser.add_argument("--seed", type=int, default=1, help="which of them (1)")
    parser.add_argument("--only", default="", help="a folder or module, as core or games/crecy/rules/births.py")
    parser.add_argument("--trust", action="store_true", help="don't try first that all tests pass without any change")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    given = parser.parse_args()
    mutants = drawn(given.only, given.count, given.seed)
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"{given.only.replace('/', '-') or 'all'}-{given.seed}.jsonl"
    known = dict(map(json.loads, kept.read_text(encoding="utf-8").splitlines())) if kept.exists() else {}
    with tempfile.TemporaryDirectory() as folder, kept.open("a", encoding="utf-8") as results:
        shops: Queue[Workshop] = Queue()
        for number in range(given.jobs):
            shops.put(Workshop(Path(folder, str(number))))

        with ThreadPoolExecutor(given.jobs) as pool:
            rooms = [] if given.trust else sorted({mutant.room for mutant in mutants})
            failures = pool.map(lambda room: _with(shops, Workshop.failed, room), rooms)
            for room, failed in zip(rooms, failures, strict=True):
                if failed:
                    raise SystemExit(f"{room}: a test fails without any change: {failed}")

        def judged(mutant: Mutant) -> tuple[Mutant, dict[str, object]]:
            name = told(mutant)
            if name not in known:
                known[name] = asdict(_with(shops, Workshop.judge, mutant))
                results.write(json.dumps([name, known[name]]) + "\n")
                results.flush()
            return mutant, known[name]

        killed: Counter[str] = Counter()
        tried: Counter[str] = Counter()
        with ThreadPoolExecutor(given.jobs) as pool:
            for mutant, verdict in pool.map(judged, mutants):
                tried[mutant.room] += 1
                killed[mutant.room] += bool(verdict["killed"])
                if not verdict["killed"]:
                    print(f"survived: {told(mutant)}", flush=True)
    for room in sorted(tried):
        print(f"{room}: {killed[room]} of {tried[room]} killed")
    print(f"all: {killed.total()} of {tried.total()} killed, {100 * killed.total() / max(1, tried.total()):.0f} %")


if __name__ == "__main__":
    main()
