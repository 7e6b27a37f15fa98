"""Verdicts of the gate on made-up figures, and what is committed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import gate
from bench.figures import Slice
from bench.settings import settings


class Steady:
    """A game that makes so many decisions a slice, one slice after the other; the last number goes on."""

    def __init__(self, *decisions: int) -> None:
        self._decisions = list(decisions)

    def slice(self, seconds: float) -> Slice:
        made = self._decisions.pop(0) if len(self._decisions) > 1 else self._decisions[0]
        return Slice({"decisions": made}, 1.0, 1.0)


@pytest.fixture(autouse=True)
def steady_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """One iteration a second: figures are decisions."""
    monkeypatch.setattr("bench.calibration.pace", lambda: 1.0)
    monkeypatch.setattr(gate, "pin_to_one_core", lambda: True)


@pytest.mark.parametrize(("found", "passed"), [(69.9, False), (70.0, True), (500.0, True)])
def test_seventy_percent_of_the_committed_figure_pass(found: float, passed: bool) -> None:
    (verdict,) = gate.judge({"a": found}, {"a": 100.0, "gone": 1.0})
    assert verdict.passed is passed
    assert verdict.share == found / 100


def test_a_game_without_a_committed_figure_does_not_pass() -> None:
    (verdict,) = gate.judge({"a": 100.0}, {})
    assert not verdict.passed


def test_the_median_slice_counts() -> None:
    assert gate.medians({"a": Steady(1, 90, 100, 110, 100)}, rounds=5) == {"a": 100.0}


def test_the_better_of_two_tries_counts() -> None:
    assert gate.better({"a": 1.0, "b": 5.0, "c": 2.0}, {"a": 3.0, "b": 4.0}) == {"a": 3.0, "b": 5.0, "c": 2.0}


def test_what_seems_too_slow_is_measured_once_more() -> None:
    hindered = Steady(*[10] * gate.ROUNDS, 100)
    slow = Steady(10)
    fast = Steady(*[100] * gate.ROUNDS, 1)
    verdicts = gate.tried(
        {"hindered": hindered, "slow": slow, "fast": fast}, dict.fromkeys(("hindered", "slow", "fast"), 100)
    )
    assert [(one.game, one.found, one.passed) for one in verdicts] == [
        ("hindered", 100.0, True),
        ("slow", 10.0, False),
        ("fast", 100.0, True),
    ]


def test_writing_changes_the_figures_of_one_mode_only(tmp_path: Path) -> None:
    file = tmp_path / "gate.json"
    assert gate.read(file) == {}
    gate.write(file, "interpreted", {"a": 0.0123456})
    gate.write(file, "compiled", {"a": 1.0})
    gate.write(file, "compiled", {"a": 2.0})
    assert json.loads(file.read_text()) == {"interpreted": {"a": 0.01235}, "compiled": {"a": 2.0}}


def test_the_gate_fails_with_a_table_that_shows_what_is_too_slow(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(gate, "COMMITTED", tmp_path / "gate.json")
    monkeypatch.setattr(gate, "contenders", lambda: {"a": Steady(100), "b": Steady(100)})
    gate.main(write_figures=True)
    gate.main()
    capsys.readouterr()
    monkeypatch.setattr(gate, "contenders", lambda: {"a": Steady(100), "b": Steady(60)})
    with pytest.raises(SystemExit) as stop:
        gate.main()
    assert stop.value.code == 1
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["a", "1e+05", "1e+05", "100%", "✓"] in lines
    assert ["b", "6e+04", "1e+05", "60%", "✗"] in lines


def test_the_committed_figures_are_of_the_games_that_are_measured() -> None:
    names = {setting.name for setting in settings() if setting.targeted}
    committed = gate.read(gate.COMMITTED)
    assert committed
    for mode, figures in committed.items():
        assert mode in ("interpreted", "compiled")
        assert set(figures) == names
        assert min(figures.values()) > 0
