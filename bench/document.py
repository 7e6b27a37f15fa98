"""docs/speed.md, made from a report; nobody edits it by hand."""

from __future__ import annotations

from textwrap import fill

from bench import chart
from bench.figures import REFERENCE_PACE
from bench.numbers import digits, number, spread
from bench.report import Report
from bench.tables import Table, courses_table, game_table, multiples_table, peers_table
from bench.targets import BESIDE, COMPILED, INTERPRETED, TARGETS, TIMES_BESIDE
from bench.worker import ROOT

PAGE = ROOT / "docs" / "speed.md"
CHART = ROOT / "docs" / "speed.svg"
DATA = ROOT / "bench" / "figures.json"
"""The last whole run, from which page and chart are made."""
WIDTH = 120
"""Of a line of the page."""

MEASURED = """## What is measured

Everything goes through the public contract, as a bot or a server would use it, with the game's default options:

- **decisions**, **games**: whole games of uniform random play, set-up included, by `play_out(state, rng)` as a search
  would use it;
- **steps**: the same, but stepped by a caller in Python who asks `state.legal()` and names a choice to `state.push`
  each time; compiled, a quarter to a third of that is the caller's own work;
- **clones**: `state.clone()` of sixteen mid-game positions;
- **guesses**: `state.guess(seat, rng)` of the same positions, for the seat that decides;
- **legal**: `state.legal()` there; what a step of a move offers is known to its frame already;
- **encodings**: `state.encode(seat, buffer)` there, into a buffer of bytes;
- **floats**: the same into a NumPy row of 32-bit floats from 0 to 1;
- **views**: `state.view(seat)` there;
- **offers**: `state.view(seat)`, `state.prompt(seat)` and `state.offers(seat)` there: all that a table sends to the
  seat that decides, in half a millisecond at most;
- **replays**: whole recorded games, every answer read from its text and checked.

Decisions could be made cheap by splitting them. So games a second count as much, and the length of a game and the share
of decisions with a single option are shown too. The peers differ in what a decision asks and a game holds, so their
figures are a scale to read ours by and no race. catanatron plays whole games by its own loop, as `play_out` does;
OpenSpiel and RLCard are stepped by a caller, so read their decisions beside our steps. RLCard makes an observation at
every step, the others do not, and it has no way to copy a game but Python's `deepcopy`.
"""

METHOD = """## How

A machine changes its speed from second to second, by a factor of two if others use it. Therefore

- everything runs by turns in slices of a tenth of a second, on one pinned core, and process CPU time is what counts;
- Bequest interpreted, Bequest compiled and each library of peers are processes of their own that wait while another
  works;
- before and after each slice the same process runs a calibration loop in Python that tells how fast the core is just
  then, and every figure is taken per iteration of that loop;
- a ratio compares slices of the same round, each by its own calibration;
- shown are the median over the slices and, in brackets, the lowest and the highest slice.

The figures below are per second *on the reference core*: per iteration, times {pace} million iterations a second. That
is what a quiet core of the kind for which the targets are stated would do.
"""

REPEAT = """## Do it again

`make bench` measures and prints the same tables in about four minutes; `make bench ARGS=--doc` also writes this page,
its chart, and the figures they are made from (`bench/figures.json`). See `bench/README.md` for the other options.
"""


def page(report: Report) -> str:
    """The page as it belongs to the report."""
    parts = [
        "# How fast the games are",
        "Made by `make bench ARGS=--doc` from the figures of one run; do not edit it.",
        f"![Decisions a second of our games and of others, as bars]({CHART.name})",
        summary(report),
        MEASURED.strip(),
        METHOD.strip().format(pace=f"{REFERENCE_PACE / 1e6:.1f}"),
        "## Targets",
        "For each game at its largest player count; the floor must be reached, or the bench fails.",
        markdown(targets_table()),
        verdict(report),
        "## Our games",
        "Per second; *times* says how many times as fast the compiled game is.",
    ]
    for game in report.games:
        table = game_table(report, game)
        parts += [f"### {chart.TITLES.get(game, game)}", markdown(table)]
    if report.peers:
        parts += ["## Peers", markdown(peers_table(report))]
        for mode in report.modes:
            parts += [f"Our decisions, {mode}, as multiples of theirs:", markdown(multiples_table(report, mode))]
    parts += ["## Courses of random games", markdown(courses_table(report))]
    return "\n\n".join([*parts, machine(report), REPEAT.strip()]) + "\n"


def summary(report: Report) -> str:
    """The one sentence to take away."""
    mode = report.modes[-1]
    found = [report.figure(name, mode, "decisions") for name in report.targeted]
    rates = sorted(figure.on_reference_core.median for figure in found if figure)
    text = f"On one core, {mode}, with the most players, our games make {_range(rates)} decisions a second"
    beside = [report.times(name, mode, "decisions", BESIDE) for name in report.targeted]
    multiples = sorted(times.median for times in beside if times)
    if multiples:
        text += (
            f": {_range(multiples)} times those of {BESIDE.split(',')[0]}, the fastest euro game in Python that we know"
        )
    return fill(f"{text}.", WIDTH)


def _range(values: list[float]) -> str:
    low, high = number(values[0]), number(values[-1])
    return low if low == high else f"{low} to {high}"


def targets_table() -> Table:
    rows = [
        [f"{mode}, {measure}/s", f"{target.floor:,}", f"{target.goal:,}"] for (mode, measure), target in TARGETS.items()
    ]
    beside = f"{COMPILED}, times the decisions of {BESIDE}"
    return Table("Targets", ["", "floor", "goal"], [*rows, [beside, str(TIMES_BESIDE), ""]])


def verdict(report: Report) -> str:
    """Which floors are missed, and whether all of them were in question."""
    text = "Every floor is reached."
    if report.missed:
        text = "\n".join(["Below the floor:", "", *[f"- {line}" for line in report.missed]])
    if COMPILED in report.modes:
        return text
    return f"Only the {INTERPRETED} games were measured in this run. {text}"


def machine(report: Report) -> str:
    """On what it was measured, and when."""
    run = report.run
    core = "one pinned core" if run.pinned else "no core pinned"
    state = "the machine was busy or changed its speed" if run.busy else "the machine was quiet"
    return "\n".join(
        [
            "## Machine",
            "",
            f"- {run.machine}; {core}; Python {run.python}",
            f"- {', '.join(run.versions)}",
            f"- {run.date}, {run.rounds} slices each, load before the run {digits(run.load)}",
            f"- calibration loop: {spread(run.pace)} iterations/s; {state}",
        ]
    )


def markdown(table: Table) -> str:
    lines = [_line(table.heads), _line(["---", *["--:" for _ in table.heads[1:]]])]
    for row in table.rows:
        lines.append(_line([f"**{row[0]}**", *["" for _ in table.heads[1:]]] if len(row) == 1 else row))
    return "\n".join(lines)


def _line(cells: list[str]) -> str:
    return "".join([f"| {cell} " if cell else "| " for cell in cells]) + "|"


def write(report: Report) -> None:
    """Page, chart and data; the data must be what the page was made from."""
    DATA.write_text(report.to_json(), encoding="utf-8")
    PAGE.write_text(page(report), encoding="utf-8")
    CHART.write_text(chart.draw(report), encoding="utf-8")
