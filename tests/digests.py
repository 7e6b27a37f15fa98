"""`python -m tests.digests`: plays seeded games of every kind, interpreted and compiled; both must be the same games.

Each game goes into a digest with all its choices, its final position and, now and then, what a seat is given: its view
as numbers, its key, and a guess. The two modes run side by side, each in processes of its own.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator

import bequest
from bequest.core.rng import seeded
from bequest.mode import PURE
from tests.conformance.cases import CASES, Case

LOOK_EVERY = 37
"""Decisions between two looks at what a seat is given."""


def digest(case: Case, games: int) -> str:
    """Of so many games with random choices."""
    found = hashlib.sha256()
    for seed in range(games):
        rng = seeded(seed)
        position = case.new(seed, journal=False)
        decisions = 0
        cells = bytearray(position.game.encoder.size)
        while not position.over:
            seat = position.seat
            options = position.legal()
            action = options[rng.below(len(options))]
            found.update(action.to_bytes(2, "big"))
            if decisions % LOOK_EVERY == 0:
                position.encode(seat, cells)
                found.update(cells)
                found.update(repr(position.key(seat)).encode())
                found.update(position.guess(seat, rng).digest().encode())
            position.push(action, position.seat)
            decisions += 1
        found.update(position.digest().encode())
    return found.hexdigest()


def printed(games: int) -> Iterator[str]:
    """A line for each case, after one that says how the rules run."""
    yield "compiled" if bequest.compiled() else "interpreted"
    for case in CASES:
        yield f"{digest(case, games)} {case}"


def run(games: int, pure: bool) -> subprocess.Popen[str]:
    environment = {name: value for name, value in os.environ.items() if name != PURE}
    if pure:
        environment[PURE] = "1"
    command = [sys.executable, "-m", "tests.digests", "--print", "--games", str(games)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)


def compare(games: int) -> list[str]:
    """What differs between the modes, in words."""
    runs = [run(games, pure) for pure in (True, False)]
    lines = [process.communicate()[0].splitlines() for process in runs]
    if any(process.returncode for process in runs):
        return ["a run did not come to its end"]
    (first, *interpreted), (second, *compiled) = lines
    if (first, second) != ("interpreted", "compiled"):
        return ["the rules are not compiled, so there is nothing to compare: make compile"]
    pairs = zip(interpreted, compiled, strict=True)
    wrong = [f"not the same games: {one[65:]}" for one, other in pairs if one != other]
    print(f"{len(interpreted)} kinds of games, {games} of each: {len(interpreted) - len(wrong)} the same in both modes")
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description="Compares games played interpreted and compiled.")
    parser.add_argument("--games", type=int, default=1000, help="how many of each kind")
    parser.add_argument("--print", action="store_true", help="only print the digests of the mode that runs")
    given = parser.parse_args()
    if given.print:
        for line in printed(given.games):
            print(line, flush=True)
        return
    problems = compare(given.games)
    for problem in problems:
        print(f"digests: {problem}", file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
