"""The page about strength: every measure is a ladder that can be run, and the page is what the results say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bequest.bots.names import KINDS
from bequest.lab.ladder_bots import ISMCTS, file_of
from scripts import strength
from scripts.strength_list import MEASURES, Measure


def test_names_are_told_apart_and_bots_are_known() -> None:
    names = [measure.name for measure in MEASURES]
    assert len(names) == len(set(names))
    for measure in MEASURES:
        assert all(bot in (*KINDS, ISMCTS) or file_of(bot) for bot in measure.bots), measure.name


def test_the_page_is_up_to_date() -> None:
    assert strength.PAGE.read_text(encoding="utf-8") == strength.page()


def test_a_measure_is_run_kept_and_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measure = Measure("duel", "A duel", "gears", ("random", "heuristic"), 2, 4, "0.4:0.5")
    crowd = Measure("crowd", "A crowd", "gears", ("random", "heuristic"), 3, 6)
    solo = Measure("solo", "Alone", "crecy", ("random", "heuristic"), 1, 4, mode="solo_testament")
    monkeypatch.setattr(strength, "MEASURES", [measure, crowd, solo])
    monkeypatch.setattr(strength, "RESULTS", tmp_path / "results")
    monkeypatch.setattr(strength, "GOING", tmp_path / "going")
    assert strength.page().count("not measured yet") == 3
    for one in (measure, crowd, solo):
        strength.run(one, 1, False)
    found = json.loads((tmp_path / "results" / "duel.json").read_text())
    assert found["games"] == 4
    page = strength.page()
    assert "not measured yet" not in page
    assert "| random against heuristic | 4 |" in page
    assert "open between 40 % and 50 %" in page
    assert "| one random among 2 heuristic | 3 |" in page
    assert "fair: 33.3" in page
    assert "Crecy, solo testament | heuristic | 2 |" in page
