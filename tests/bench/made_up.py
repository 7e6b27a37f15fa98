"""A report with invented figures, as a whole run would give it."""

from __future__ import annotations

from bench.figures import REFERENCE_PACE, Course, Figure, Ratio, Spread, Subject
from bench.report import Report, Run
from bench.targets import BESIDE, COMPILED, INTERPRETED, PEER

QUIET = Spread(7e6, 6.9e6, 7.1e6)
COURSE = Course(games=10, decisions=4000, single=1000)
PEERS = {BESIDE: 25_000, "chess in C++": 160_000}


def around(value: float) -> Spread:
    return Spread(value, value * 0.9, value * 1.2)


def figure(subject: str, mode: str, measure: str, value: float) -> Figure:
    """`value` is what the reference core would do."""
    return Figure(subject, mode, measure, around(value / 2), around(value / REFERENCE_PACE))


def report(
    decisions: float = 150_000, compiled: float | None = 450_000, peers: bool = True, pace: Spread = QUIET
) -> Report:
    """Two games, the first also in a setting without targets; without compiled games if they get no figure."""
    subjects = [
        Subject("gears, 2 players", COURSE, "gears"),
        Subject("gears, 4 players", COURSE, "gears", True),
        Subject("lastwill, 5 players", COURSE, "lastwill", True),
    ]
    rates = {INTERPRETED: decisions} | ({COMPILED: compiled} if compiled else {})
    figures: list[Figure] = []
    ratios: list[Ratio] = []
    for subject in subjects:
        for mode, rate in rates.items():
            figures.append(figure(subject.name, mode, "decisions", rate))
            figures.append(figure(subject.name, mode, "views", rate / 7))
            if mode == COMPILED:
                times = around(rate / decisions)
                ratios += [Ratio(subject.name, mode, one, INTERPRETED, times) for one in ("decisions", "views")]
            if subject.targeted and peers:
                ratios += [
                    Ratio(subject.name, mode, "decisions", peer, around(rate / theirs))
                    for peer, theirs in PEERS.items()
                ]
    if peers:
        subjects += [Subject(peer, COURSE, clones="state.clone()") for peer in PEERS]
        for peer, rate in PEERS.items():
            figures.append(figure(peer, PEER, "decisions", rate))
            figures.append(figure(peer, PEER, "games", rate / 100))
            figures.append(figure(peer, PEER, "clones", rate / 2))
    run = Run("2026-01-02", "A processor, 2 cores, Linux", True, "3.11.7", ["bequest 0.1.0"], 8, 0.25, pace)
    return Report(run, subjects, figures, ratios)
