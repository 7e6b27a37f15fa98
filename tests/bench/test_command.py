"""The command: what it refuses, what it writes, and how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from bench import __main__ as command
from bench import chart, document
from bench.report import Report, load
from bench.worker import WorkerGone
from tests.bench import made_up


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> list[Report | WorkerGone]:
    """What a run finds; to be changed."""
    outcome: list[Report | WorkerGone] = [made_up.report()]

    def bench(seconds: float | None, peers: bool, only: str | None, out: object) -> Report:
        if isinstance(outcome[0], WorkerGone):
            raise outcome[0]
        return outcome[0]

    monkeypatch.setattr(command, "bench", bench)
    return outcome


def call(*arguments: str) -> tuple[int, str]:
    """How the command ends, and what it says."""
    app = typer.Typer()
    app.command()(command.main)
    result = CliRunner().invoke(app, list(arguments))
    return result.exit_code, result.output


def test_a_missed_floor_ends_with_one(found: list[Report | WorkerGone]) -> None:
    assert call()[0] == 0
    found[0] = made_up.report(decisions=1_000)
    assert call()[0] == 1


def test_a_worker_that_is_gone_ends_with_two_and_a_line(found: list[Report | WorkerGone]) -> None:
    found[0] = WorkerGone("bench.ours stopped: it said nothing")
    assert call() == (2, "bench.ours stopped: it said nothing\n")


@pytest.mark.usefixtures("found")
@pytest.mark.parametrize("arguments", [("--only", "chess"), ("--doc", "--only", "gears"), ("--doc", "--no-peers")])
def test_what_makes_no_sense_is_refused(arguments: tuple[str, ...]) -> None:
    code, said = call(*arguments)
    assert code == 2
    assert "Invalid value" in said


@pytest.mark.usefixtures("found")
def test_figures_and_chart_go_into_files(tmp_path: Path) -> None:
    assert call("--json", str(tmp_path / "a.json"), "--chart", str(tmp_path / "a.svg"))[0] == 0
    assert json.loads((tmp_path / "a.json").read_text())["date"] == "2026-01-02"
    assert (tmp_path / "a.svg").read_text().startswith("<svg")


@pytest.mark.usefixtures("found")
def test_the_docs_are_written_from_what_their_data_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, file in (("PAGE", "speed.md"), ("CHART", "speed.svg"), ("DATA", "figures.json")):
        monkeypatch.setattr(document, name, tmp_path / file)
    assert call("--doc")[0] == 0
    report = load((tmp_path / "figures.json").read_text(encoding="utf-8"))
    assert (tmp_path / "speed.md").read_text(encoding="utf-8") == document.page(report)
    assert "(speed.svg)" in document.page(report)
    assert (tmp_path / "speed.svg").read_text(encoding="utf-8") == chart.draw(report)
