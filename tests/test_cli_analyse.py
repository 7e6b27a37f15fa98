"""`bequest analyse`."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import pytest
from typer.testing import CliRunner, Result

from bequest import games
from bequest.cli.analyse import lines
from bequest.cli.app import app
from bequest.core.words import LANGUAGES
from bequest.lab.analysis.referee import Verdict
from bequest.lab.analysis.report import Analysis
from bequest.terminal.table import new_table
from bequest.terminal.voice import Voice
from tests.lab.games_played import TABLES, played
from tests.lab.test_analysis import walked
from tests.terminal.sitting import Script

FAST = ("--nodes", "0")


def bequest(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BEQUEST_LANG", "en")
    for number in range(len(TABLES)):
        (tmp_path / f"game{number}.json").write_text(played(number).to_json(), encoding="utf-8")
    return tmp_path


def judged(number: int) -> Analysis:
    """A game with a mistake in it, and one more than is told."""
    found = walked(number)
    one = found.questions[0]
    others = [action for action in one.position.legal(one.seat) if action != one.chosen]
    verdict = Verdict(one, others[0], 0.5, 0.11, 0.02, 0.11, 0.2, mistake=True)
    return Analysis(played(number), found, [verdict] * 9, judged=True)


def test_the_account_is_told() -> None:
    result = bequest("analyse", "game0.json", *FAST)
    assert result.exit_code == 0, result.output
    assert "Last Will: where the win came from" in result.stdout
    assert "start  draws" in result.stdout
    assert "Turning points" in result.stdout
    assert "accuracy" not in result.stdout, "nothing was judged"


def test_alone_points_are_told() -> None:
    result = bequest("analyse", "game1.json", *FAST)
    assert "where the points came from" in result.stdout
    assert "others" not in result.stdout


def test_json_holds_it_all() -> None:
    result = bequest("analyse", "game0.json", *FAST, "--json")
    assert result.exit_code == 0, result.output
    facts: dict[str, Any] = json.loads(result.stdout)
    for seat in facts["seats"]:
        parts = [seat[name] for name in ("start", "draws", "own_choices", "others_choices", "came_to_light")]
        assert sum(parts) == pytest.approx(seat["end"], abs=1e-9)
    assert [seat["end"] for seat in facts["seats"]] in ([0.0, 1.0], [1.0, 0.0])
    assert facts["measure"] == "win"
    assert facts["moves"][-1]["worth"] == [seat["end"] for seat in facts["seats"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plot_is_drawn(folder: Path, language: str) -> None:
    result = bequest("--lang", language, "analyse", "game0.json", *FAST, "--plot", "course.svg")
    assert result.exit_code == 0, result.output
    assert "course.svg" in result.stdout
    root = Xml.parse(folder / "course.svg").getroot()
    assert root.tag.endswith("svg")
    assert len(root.findall("{*}polyline")) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(TABLES)))
@pytest.mark.parametrize("width", [80, 120])
def test_lines_fit_the_screen(number: int, language: str, width: int) -> None:
    told = [line.plain for line in lines(judged(number), Voice(Script([], width=width), language))]
    assert max(map(len, told)) <= width
    assert any("11" in line and "± 2" in line for line in told)
    assert len([line for line in told if "± 2" in line]) == 8
    assert any("--json" in line for line in told)


def test_a_choice_is_judged(folder: Path) -> None:
    record = played(1)
    choices = [at for at, answer in enumerate(record.answers) if not answer.startswith("*")]
    short = replace(record, answers=record.answers[: choices[4]], result={})
    (folder / "short.json").write_text(short.to_json(), encoding="utf-8")
    result = bequest("analyse", "short.json", "--nodes", "40")
    assert result.exit_code == 0, result.output
    assert "The game is not over" in result.stdout
    assert "accuracy" in result.stdout


# --- what is refused ---


def refused(*words: str) -> str:
    result = bequest("analyse", *words)
    assert result.exit_code not in (0, None)
    assert "Traceback" not in result.output
    problem = result.stderr.strip()
    assert "\n" not in problem
    return problem


def test_what_is_no_record_is_refused(folder: Path) -> None:
    (folder / "list.json").write_text("[1, 2]", encoding="utf-8")
    assert "list.json" in refused("list.json")
    assert "nothing.json" in refused("nothing.json")
    broken = replace(played(0), answers=["1 dance"])
    (folder / "broken.json").write_text(broken.to_json(), encoding="utf-8")
    assert "broken.json" in refused("broken.json")


def test_a_deck_without_a_net_is_refused(folder: Path) -> None:
    table = new_table(games.get("gears", deck="tree-1"), 2, 1, {})
    (folder / "plain.json").write_text(table.record().to_json(), encoding="utf-8")
    assert "there is no net for the deck tree-1" in refused("plain.json")


def test_a_game_in_which_nobody_has_chosen_is_refused(folder: Path) -> None:
    table = new_table(games.get("lastwill"), 2, 1, {})
    (folder / "dealt.json").write_text(table.record().to_json(), encoding="utf-8")
    assert "nothing to analyse" in refused("dealt.json")


def test_a_plot_that_can_not_be_written_is_refused_at_once() -> None:
    assert "nowhere" in refused("game0.json", "--plot", "nowhere/course.svg")
