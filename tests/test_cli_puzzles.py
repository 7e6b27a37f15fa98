"""`bequest puzzles` on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from bequest.lab import puzzles
from bequest.lab.puzzles import Puzzle, read
from tests.test_cli import bequest


@pytest.fixture
def one_in_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """One puzzle in every game, without looking for it."""

    def found(mine: puzzles.Mine, game: object, judges: object, number: int) -> list[Puzzle]:
        return [Puzzle(mine.game, mine.deck, 0, 2, "draw", 0.1, (0.2,), (0.01,), number, {})]

    monkeypatch.setattr(puzzles.Mine, "found", found)


@pytest.mark.usefixtures("one_in_each")
def test_it_stops_when_there_are_enough_and_goes_on_later(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "puzzles"
    result = bequest("puzzles", "gears", "--folder", str(folder), "--count", "2")
    assert result.exit_code == 0
    assert result.stdout.startswith("2 puzzles in ")
    assert sorted(file.name for file in folder.glob("*.json")) == ["gears-00001-0.json", "gears-00002-0.json"]
    result = bequest("puzzles", "gears", "--folder", str(folder), "--count", "3")
    assert sorted(file.name for file in folder.glob("*.json"))[2:] == ["gears-00003-0.json"]
    assert "3 games" in result.stdout


def test_a_deck_without_a_net_is_refused(tmp_path: Path) -> None:
    result = bequest("puzzles", "gears", "--deck", "tree-1", "--folder", str(tmp_path))
    assert result.exit_code == 2
    assert "has no net for the deck tree-1" in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_what_is_no_net_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.net"
    wrong.write_bytes(b"no net")
    result = bequest("puzzles", "gears", "--folder", str(tmp_path), "--net", str(wrong))
    assert result.exit_code == 2
    assert result.stderr == "bequest: --net: this is not the file of a net\n"


def test_a_net_that_is_not_there_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "missing.net"
    result = bequest("puzzles", "gears", "--folder", str(tmp_path / "puzzles"), "--net", str(missing))
    assert result.exit_code == 1
    assert str(missing) in result.stderr


def test_a_folder_that_can_not_be_made_is_refused(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("x")
    result = bequest("puzzles", "gears", "--folder", str(taken))
    assert result.exit_code == 1
    assert str(taken) in result.stderr


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help(language: str) -> None:
    result = bequest("--lang", language, "puzzles", "--help")
    assert result.exit_code == 0
    assert "command-" not in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_puzzles_are_read_again() -> None:
    with pytest.raises(ValueError, match="Expecting value"):
        read("nothing")
