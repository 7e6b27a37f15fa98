"""Saved games are found, listed with the newest first, and chosen by number or file."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from bequest import games
from bequest.core.words import LANGUAGES
from bequest.terminal import saves
from bequest.terminal.table import Table, load_table, new_table
from bequest.terminal.voice import Voice
from tests.terminal.sitting import Script, gears, sit


@pytest.fixture(autouse=True)
def elsewhere(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home and a folder for temporary files with nothing in them."""
    for name in ("here", "home", "temporary"):
        (folder / name).mkdir()
    monkeypatch.chdir(folder / "here")
    monkeypatch.setenv("HOME", str(folder / "home"))
    monkeypatch.setattr(tempfile, "tempdir", str(folder / "temporary"))
    return folder


def keep(table: Table, path: Path, age: int) -> Path:
    """Saves a game so many hours ago."""
    path.write_text(table.record().to_json())
    when = 1_700_000_000 - 3600 * age
    os.utime(path, (when, when))
    return path


def three(elsewhere: Path) -> list[Path]:
    """The newest one first."""
    return [
        keep(gears(3), elsewhere / "home" / "bequest-gears-1.json", 1),
        keep(new_table(games.get("lastwill"), 2, 1, {}), Path("mine.json"), 2),
        keep(new_table(games.get("crecy"), 1, 1, {"mode": "solo_standard"}), Path("bequest-crecy-2.json"), 3),
    ]


def test_all_that_was_saved_is_found_and_nothing_else(elsewhere: Path) -> None:
    wanted = three(elsewhere)
    Path("notes.json").write_text('{"shopping": ["bread"]}')
    Path("broken.json").write_text('{"bequest": 1')
    Path("folder.json").mkdir()
    (elsewhere / "home" / "other.json").write_text(gears().record().to_json())
    Path("chess.json").write_text(gears().record().to_json().replace('"gears"', '"chess"'))
    assert [save.path for save in saves.saves()] == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_listed_with_game_players_and_state(elsewhere: Path, language: str) -> None:
    three(elsewhere)
    shown = [str(line) for line in saves.lines(saves.saves(), Voice(Script(), language))]
    assert max(len(line) for line in shown if "/" not in line) <= 80
    assert shown[1].startswith("  1  Gears of Time, 3 ")
    assert shown[5].startswith(
        {"en": "  3  Duke de Crecy, 1 player, ", "fr": "  3  Duke de Crecy, 1 joueur, "}[language]
    )
    assert shown[2].strip() == str(elsewhere / "home" / "bequest-gears-1.json")


def test_a_number_a_name_and_enter(elsewhere: Path) -> None:
    wanted = three(elsewhere)
    voice = Voice(Script(), "en")
    assert saves.which(voice, lambda prompt: "2", enter=True) == wanted[1]
    assert saves.which(voice, lambda prompt: "other.json", enter=True) == Path("other.json")
    assert saves.which(voice, lambda prompt: "", enter=True) == wanted[0]
    assert saves.which(voice, lambda prompt: "", enter=False) is None
    assert saves.which(voice, lambda prompt: "17", enter=True) == Path("17")


def test_many_are_not_all_listed() -> None:
    for number in range(12):
        keep(gears(), Path(f"game-{number}.json"), number)
    shown = saves.lines(saves.saves(), Voice(Script(), "en"))
    assert str(shown[-1]) == "3 more are older; name their files."
    assert len(shown) == 2 + 2 * saves.MOST_LISTED


def test_resume_lists_them_in_mid_game(elsewhere: Path) -> None:
    three(elsewhere)
    script, code = sit(gears(2), ["resume", "1", "quit"])
    assert code == 0
    assert "  1  Gears of Time, 3 players, not finished" in script.text
    assert "Which one? A number or a file; Enter: none > " in script.prompts
    assert "White" in script.text  # a third player


@pytest.mark.parametrize("name", ["~nosuchuser/game.json", "a\0b", "17"])
def test_a_name_that_is_no_file_is_told(name: str) -> None:
    script, code = sit(gears(2), [f"resume {name}"])
    assert code == 0
    assert "That game can't be loaded." in script.text


def test_without_any_there_is_a_word(elsewhere: Path) -> None:
    script, _ = sit(gears(2), ["resume", ""])
    assert "No saved game is in this folder" in script.text
    assert load_table(next(Path().glob("bequest-*.json")).read_text()).position.players == 2
