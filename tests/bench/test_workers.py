"""What is measured, and the lines by which workers are told; no figure of a clock is looked at."""

from __future__ import annotations

import json
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest
from rich.console import Console

from bench import measuring
from bench.figures import Course, Slice, Subject
from bench.protocol import Offer, serve
from bench.settings import (
    GAMES,
    MID_GAME_POSITIONS,
    PARTS,
    POSITIONS,
    Setting,
    course,
    mid_game,
    offer,
    records,
    settings,
)
from bench.targets import COMPILED, INTERPRETED, PEER
from bench.worker import PEERS, PEERS_PYTHON, ROOT, Job, Worker, WorkerGone, ours
from bench.workloads import Play, Repeat
from bequest import games
from bequest.core import record
from bequest.mode import PURE

COURSE = Course(10, 4000, 1000)


# --- our games ---


def test_every_game_is_measured_at_every_player_count() -> None:
    assert [setting.name for setting in settings()] == [
        "gears, 2 players",
        "gears, 3 players",
        "gears, 4 players",
        "gears, Forbidden Machines, 4 players",
        "crecy, solo standard",
        "crecy, solo testament",
        "crecy, 2 players",
        "crecy, 3 players",
        "crecy, 4 players",
        "lastwill, 2 players",
        "lastwill, 3 players",
        "lastwill, 4 players",
        "lastwill, 5 players",
    ]
    assert [setting.name for setting in settings() if setting.targeted] == [
        "gears, 4 players",
        "crecy, 4 players",
        "lastwill, 5 players",
    ]


def test_one_game_alone_can_be_measured() -> None:
    assert {setting.game.name for setting in settings("crecy")} == {"crecy"}


@pytest.mark.parametrize("setting", settings(), ids=lambda setting: setting.name)
def test_positions_lie_in_the_middle_of_games_of_the_setting(setting: Setting) -> None:
    positions = mid_game(setting, 60)
    assert len(positions) == MID_GAME_POSITIONS
    assert {position.players for position in positions} == {setting.players}
    assert not [position for position in positions if position.seat < 0]


@pytest.mark.parametrize(
    "name", ["gears, Forbidden Machines, 4 players", "crecy, solo testament", "lastwill, 5 players"]
)
def test_records_hold_whole_games_of_the_setting(name: str) -> None:
    (setting,) = [one for one in settings() if one.name == name]
    for one in records(setting)[:2]:
        assert one.options == {"players": setting.players, **setting.options, "seed": one.options["seed"]}
        assert record.verify(one, setting.game).over


def test_a_setting_offers_all_workloads_and_each_counts_what_it_does() -> None:
    setting = Setting(games.get("crecy"), 1, {"mode": "solo_standard"}, "solo standard")
    parts = [offer(setting, part) for part in PARTS]
    assert [one.subject for one in parts] == [Subject("crecy, solo standard", course(setting), "crecy", False)] * 2
    counted = {name: workload.run(0.0) for one in parts for name, workload in one.workloads.items()}
    assert {name: list(counts) for name, (counts, _) in counted.items()} == {
        "play": ["decisions", "games"],
        **{
            name: [name]
            for name in ("steps", "clones", "guesses", "legal", "encodings", "floats", "views", "offers", "replays")
        },
    }
    assert counted["play"][0]["games"] == 1
    assert counted["play"][0]["decisions"] > 1
    assert counted["views"][0]["views"] == MID_GAME_POSITIONS
    assert min(seconds for _, seconds in counted.values()) > 0


# --- the lines ---


def test_a_worker_says_who_it_is_then_answers_each_line(capsys: pytest.CaptureFixture[str]) -> None:
    def prepare() -> list[Offer]:
        print("noise of a library")
        return [Offer(Subject("a", COURSE), {"play": Play(lambda: 7), "clones": Repeat("clones", "xyz", str)})]

    before = sys.stdout
    orders = [{"do": "prepare"}, {"do": "run", "subject": "a", "workload": "clones", "seconds": 0.0}]
    serve("compiled", "games 1", prepare, [json.dumps(order) for order in orders])
    assert sys.stdout is before
    printed = capsys.readouterr()
    who, subjects, counts = [json.loads(line) for line in printed.out.splitlines()]
    assert who == {"mode": "compiled", "version": "games 1"}
    assert subjects["subjects"][0]["workloads"] == ["play", "clones"]
    assert subjects["subjects"][0]["course"] == {"games": 10, "decisions": 4000, "single": 1000}
    assert counts["counts"] == {"clones": 3}
    assert counts["cpu"] > 0
    assert printed.err == "noise of a library\n"


@pytest.mark.slow
def test_our_games_work_in_a_process_of_their_own() -> None:
    with ours(True, GAMES, "gears") as worker:
        assert worker.mode == INTERPRETED
        jobs = worker.prepare()
        assert [job.subject.name for job in jobs] == [setting.name for setting in settings("gears")]
        assert jobs[0].subject.course == course(settings("gears")[0])
        one = worker.slice("gears, 2 players", "play", 0.001)
    assert one.counts["decisions"] > one.counts["games"] >= 1
    assert min(one.seconds, one.pace) > 0


@pytest.mark.slow
@pytest.mark.parametrize("module", PEERS)
def test_peers_work_in_an_environment_of_their_own(module: str) -> None:
    if not PEERS_PYTHON.exists():
        pytest.skip("no .venv-peers here; `make bench` makes it")
    with _peer(module) as worker:
        assert worker.mode == PEER
        jobs = worker.prepare()
        for job in jobs:
            assert job.subject.course.decisions > job.subject.course.games
            assert job.subject.clones
            assert job.workloads == ["play", "clones"]
        counts = worker.slice(jobs[-1].subject.name, "play", 0.001).counts
        assert counts["decisions"] > counts["games"] >= 1
        assert worker.slice(jobs[-1].subject.name, "clones", 0.001).counts["clones"] >= 1


def _peer(module: str) -> Worker:
    try:
        return Worker(PEERS_PYTHON, module)
    except WorkerGone as gone:
        if "No module named" in str(gone):
            pytest.skip(f"{gone}; `make bench` brings .venv-peers up to date")
        raise


def test_a_worker_that_stops_says_why_in_one_line() -> None:
    # Peers are not installed where Bequest is: this one ends with a traceback.
    with pytest.raises(WorkerGone, match=r"^bench\.peers\.catanatron_peer stopped: .*No module named 'catanatron'$"):
        Worker(Path(sys.executable), "bench.peers.catanatron_peer")


def test_the_environment_decides_on_the_mode_of_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[tuple[str, list[str], str | None]] = []
    sources: list[tuple[Path, str]] = []

    def note(python: Path, module: str, arguments: list[str], environment: dict[str, str], checkout: Path) -> None:
        started.append((module, arguments, environment.get(PURE)))
        sources.append((checkout, environment["PYTHONPATH"]))

    monkeypatch.setattr("bench.worker.Worker", note)
    monkeypatch.setenv(PURE, "1")
    ours(True, GAMES)
    ours(False, POSITIONS, "crecy", Path("before"))
    assert sources == [(ROOT, str(ROOT / "src")), (Path("before"), str(Path("before", "src")))]
    assert started == [("bench.ours", ["games"], "1"), ("bench.ours", ["positions", "crecy"], None)]


# --- what is started ---


class MadeUpWorker:
    """A worker without a process."""

    def __init__(self, mode: str, part: str = GAMES, name: str = "gears, 4 players", decisions: int = 4000) -> None:
        self.mode = mode
        self._part = part
        self.version = "games 1"
        self._subject = Subject(name, Course(10, decisions, 1000), "" if mode == PEER else "gears", mode != PEER)

    def __enter__(self) -> MadeUpWorker:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def prepare(self) -> list[Job]:
        return [Job(self._subject, ["play"] if self._part == GAMES else [])]

    def slice(self, subject: str, workload: str, seconds: float) -> Slice:
        return Slice({"decisions": {INTERPRETED: 30, COMPILED: 150, PEER: 10}[self.mode]}, seconds, 7.3e6)


@pytest.fixture
def modes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The modes in which our games would run, first if forced to be interpreted; to be changed."""
    found = [INTERPRETED, COMPILED]
    monkeypatch.setattr(measuring, "ours", lambda pure, part, only: MadeUpWorker(found[0 if pure else 1], part))
    monkeypatch.setattr(measuring, "pin_to_one_core", lambda: True)
    return found


def plain() -> Console:
    return Console(width=120, no_color=True)


@pytest.mark.usefixtures("modes")
def test_both_modes_are_measured_side_by_side() -> None:
    report = measuring.bench(0.1, False, None, plain())
    assert report.modes == [INTERPRETED, COMPILED]
    assert report.run.versions == ["games 1"]
    times = report.times("gears, 4 players", COMPILED, "decisions")
    assert times is not None
    assert times.low > 1


def test_a_missing_compiled_build_is_told_in_one_line(modes: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    modes[1] = INTERPRETED
    report = measuring.bench(0.1, False, None, plain())
    assert report.modes == [INTERPRETED]
    printed = capsys.readouterr().out.splitlines()
    assert printed[:3] == [measuring.NOT_COMPILED, *["preparing games 1, interpreted"] * 2]
    assert printed[3].startswith("measuring 1 workloads")
    assert "make compile" in measuring.NOT_COMPILED


@pytest.mark.usefixtures("modes")
def test_missing_peers_are_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(measuring, "PEERS_PYTHON", tmp_path / "python")
    with ExitStack() as stack:
        assert len(measuring.start(True, None, stack, plain())) == 2 * len(PARTS)
    assert capsys.readouterr().out.splitlines() == [measuring.NO_PEERS]


def test_modes_that_play_other_games_are_refused() -> None:
    workers = [MadeUpWorker(INTERPRETED), MadeUpWorker(COMPILED, decisions=4001)]
    with pytest.raises(WorkerGone, match="do not play the same games"):
        measuring.prepare(workers, plain())  # type: ignore[arg-type]  # it has all that is used of one


def test_ratios_set_modes_and_peers_beside_each_other() -> None:
    subjects = [Subject("a", COURSE, "a", True), Subject("b", COURSE, "b"), Subject("p", COURSE)]
    rates = {("a", INTERPRETED): 30, ("a", COMPILED): 150, ("b", INTERPRETED): 40, ("b", COMPILED): 80, ("p", PEER): 10}
    slices = {(*key, "play"): [Slice({"decisions": rate, "games": 1}, 1.0, 1.0)] for key, rate in rates.items()}
    found = measuring.ratios(subjects, slices)
    assert {(one.subject, one.mode, one.measure, one.to): one.times.median for one in found} == {
        ("a", COMPILED, "decisions", INTERPRETED): 5.0,
        ("a", COMPILED, "games", INTERPRETED): 1.0,
        ("b", COMPILED, "decisions", INTERPRETED): 2.0,
        ("b", COMPILED, "games", INTERPRETED): 1.0,
        ("a", INTERPRETED, "decisions", "p"): 3.0,
        ("a", COMPILED, "decisions", "p"): 15.0,
    }
