"""Output that lacks signs, and files that can't be: told in words, and nothing is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bequest import games
from bequest.cli import app
from bequest.terminal.plain_signs import NEAREST
from bequest.terminal.table import new_table
from tests.sweeps import swept
from tests.terminal.sitting import gears, sit

LONG = "x" * 300


def bequest(*words: str, encoding: str = "utf-8", folder: Path | None = None) -> tuple[int, str]:
    """The exit code and all that was written, by a process of its own."""
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "BEQUEST_LANG": "en"}
    ran = subprocess.run(
        [sys.executable, "-m", "bequest", *words],
        input=b"", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, cwd=folder, check=False,
    )  # fmt: skip
    return ran.returncode, ran.stdout.decode("utf-8" if encoding == "ascii" else encoding)  # Click mends ASCII itself


ENCODINGS = ("latin-1", "cp437", "ascii")
COMMANDS = ("play crecy", "rules gears G-9.4", "--help")


@swept("encoding, words", [*product(ENCODINGS, COMMANDS)], one_of=4)
def test_french_is_written_with_the_signs_that_there_are(encoding: str, words: str, tmp_path: Path) -> None:
    code, said = bequest("--lang", "fr", *words.split(), encoding=encoding, folder=tmp_path)
    assert code == 0
    assert "Traceback" not in said
    assert "?" not in said.replace(" ?", "").replace("\xa0?", "")


def test_signs_keep_their_room() -> None:
    text = "« Œuvre » … £5 – l’été ○ ✓ 汉"
    assert text.encode("ascii", NEAREST).decode() == '" Ouvre " . L5 - l\'ete o v ?'
    assert text.encode("latin-1", NEAREST).decode("latin-1") == "« Ouvre » . £5 - l'été o v ?"


def test_a_name_that_no_file_can_have_does_not_end_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    table = gears()
    script, code = sit(table, [f"save {LONG}.json", "save a\0b", "save game.json"])
    assert code == 0
    assert script.text.count("The game could not be saved.") == 2
    assert "Saved in game.json" in script.text
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_long_name_that_a_file_can_have_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    name = "y" * 250 + ".json"
    script, _ = sit(gears(), [f"save {name}"])
    assert (tmp_path / name).exists()
    assert "not saved" not in script.text


@pytest.mark.parametrize(
    "words",
    [
        ["play", "gears", "--deck", LONG],
        ["play", "gears", "--deck", f"{LONG}.toml"],
        ["play", "--load", LONG],
        ["replay", LONG],
        ["deck", "check", f"{LONG}.toml"],
        ["deck", "house", "nosuch"],
        ["deck", "house", "gears", "nosuch"],
        ["deck", "house", "lastwill", "nosuch"],
        ["deck", "export", "crecy", "nosuch"],
        ["deck", "list", "nosuch"],
        ["rules", "nosuch"],
        ["resume", LONG],
        ["tree", LONG],
        ["play", "gears", "--humans", "9" * 41],
        ["play", "gears", "--humans", "9" * 5000],
    ],
    ids=lambda words: " ".join(words)[:24],
)
def test_commands_answer_in_words(words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BEQUEST_LANG", "en")
    result = CliRunner().invoke(app, words)
    assert isinstance(result.exception, SystemExit), "anything else is a traceback"
    assert result.exit_code in (1, 2)
    assert result.output.startswith("bequest: ")


def test_a_poster_with_a_name_that_no_file_can_have(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    record = tmp_path / "game.json"
    record.write_text(new_table(games.get("crecy"), 2, 1, {}).record().to_json())
    code, said = bequest("tree", str(record), "--output", f"{LONG}.svg", folder=tmp_path)
    assert code in (1, 2)
    assert "Traceback" not in said


def test_a_folder_that_is_gone(tmp_path: Path) -> None:
    """The game is saved somewhere else, and where is told."""
    command = f"mkdir gone && cd gone && rmdir ../gone && {sys.executable} -m bequest play gears </dev/null"
    environment = {**os.environ, "HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run(
        ["sh", "-c", command], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert "Traceback" not in ran.stderr
    assert [file.name for file in tmp_path.glob("bequest-gears-*.json")]
