"""`python -m bench.gate`: fails if a game has become much slower than the committed figure says.

Compared are decisions per iteration of the calibration loop, each game at its largest player count, in the mode that
runs. A game that seems too slow is measured once more, and the better median counts: a neighbour on the machine can
make a game look slow, but not fast.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Annotated

import typer
from rich import box
from rich.table import Table

import bequest
from bench.machine import pin_to_one_core
from bench.printed import console
from bench.rounds import Here, Sliced, measure, warm_up
from bench.settings import RandomGames, settings
from bench.targets import COMPILED, INTERPRETED
from bench.workloads import Play

COMMITTED = Path(__file__).parent / "gate.json"
LEAST = 0.7
"""The share of the committed figure that must be reached."""
ROUNDS = 18
"""Slices of a game in one try: for three games and two tries about 14 seconds."""

Figures = dict[str, float]
"""For each game decisions per iteration."""


@dataclass(frozen=True, slots=True)
class Verdict:
    game: str
    found: float
    committed: float | None

    @property
    def share(self) -> float:
        return self.found / self.committed if self.committed else 0.0

    @property
    def passed(self) -> bool:
        return self.share >= LEAST


def judge(found: Figures, committed: Mapping[str, float]) -> list[Verdict]:
    """A game without a committed figure does not pass."""
    return [Verdict(game, value, committed.get(game)) for game, value in found.items()]


def better(first: Figures, second: Figures) -> Figures:
    """The best of both tries; the second may have fewer games."""
    return {game: max(value, second.get(game, value)) for game, value in first.items()}


def contenders() -> dict[str, Sliced]:
    return {setting.name: Here(Play(RandomGames(setting).play)) for setting in settings() if setting.targeted}


def medians(games: Mapping[str, Sliced], rounds: int = ROUNDS) -> Figures:
    """One try, the games by turns."""
    slices = measure(games, rounds, lambda: None)
    return {game: median([one.per_iteration("decisions") for one in own]) for game, own in slices.items()}


def tried(games: Mapping[str, Sliced], committed: Mapping[str, float]) -> list[Verdict]:
    """Measures, and once more what did not pass."""
    found = medians(games)
    again = {one.game: games[one.game] for one in judge(found, committed) if one.committed and not one.passed}
    return judge(better(found, medians(again)) if again else found, committed)


def read(file: Path) -> dict[str, Figures]:
    """The committed figures of each mode."""
    figures: dict[str, Figures] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return figures


def write(file: Path, mode: str, found: Figures) -> None:
    """Replaces the figures of one mode."""
    figures = read(file) | {mode: {game: float(f"{value:.4g}") for game, value in found.items()}}
    file.write_text(json.dumps(figures, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def table(mode: str, verdicts: list[Verdict]) -> Table:
    drawn = Table(title=f"Decisions per 1,000 iterations, {mode}", box=box.SIMPLE_HEAD)
    drawn.add_column("")
    for head in ("here", "committed", "share", ""):
        drawn.add_column(head, justify="right")
    for one in verdicts:
        committed = f"{one.committed * 1000:.3g}" if one.committed else "none"
        mark = "[green]✓" if one.passed else "[red]✗"
        drawn.add_row(one.game, f"{one.found * 1000:.3g}", committed, f"{one.share:.0%}", mark)
    return drawn


def main(
    write_figures: Annotated[bool, typer.Option("--write", help="commit what is measured now as the figures")] = False,
) -> None:
    """Fails if a game makes less than 70 % of its committed decisions per iteration of the calibration loop."""
    out = console()
    mode = COMPILED if bequest.compiled() else INTERPRETED
    pin_to_one_core()
    games = contenders()
    warm_up(games.values())
    if write_figures:
        found = better(medians(games), medians(games))
        write(COMMITTED, mode, found)
        out.print(table(mode, judge(found, found)))
        return
    verdicts = tried(games, read(COMMITTED).get(mode, {}))
    out.print(table(mode, verdicts))
    if not all(one.passed for one in verdicts):
        out.print(f"[red]Below {LEAST:.0%} of the committed figure, or there is none: python -m bench.gate --write")
        sys.exit(1)


if __name__ == "__main__":
    typer.run(main)
