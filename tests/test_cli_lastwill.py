"""The command and Last Will: playing, replaying, simulating, decks and boards, rules, completion."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bequest import games
from bequest.bots.random_player import RandomPlayer
from bequest.cli import app
from bequest.core import record as records
from bequest.core.handle import Handle
from bequest.core.words import LANGUAGES
from bequest.terminal.table import Table, load_table, new_table


def bequest(*words: str, lines: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=lines)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BEQUEST_LANG", "en")
    return tmp_path


def played(players: int, seed: int) -> Table:
    """A game at random to its end."""
    table = new_table(games.get("lastwill"), players, seed, {})
    player = RandomPlayer(seed)
    while not table.position.over:
        table.position.push(player.choose(Handle(table.position, table.position.seat)), table.position.seat)
    return table


def started() -> dict[str, object]:
    """The options of the game that was left and saved."""
    [file] = Path().glob("*.json")
    return records.load(file.read_text()).options


# --- play ---


@pytest.mark.parametrize(("answers", "players"), [("3\n\n", 2), ("lastwill\n5\n", 5), ("3\n1\n6\n4\n", 4)])
def test_play_asks_for_the_game_and_the_players(answers: str, players: int) -> None:
    result = bequest("play", lines=answers)
    assert result.exit_code == 0, result.output
    assert "\n  3  Last Will (2–5 players)\n     Squander" in result.stdout
    assert "Red (you)" in result.stdout
    assert "How many players, 2 to 5?" in result.stdout
    assert started()["players"] == players


def test_play_offers_the_game_in_french() -> None:
    result = bequest("--lang", "fr", "play", lines="3\n3\n")
    assert "\n  3  Last Will (2 à 5 joueurs)\n     Dilapidez" in result.stdout
    assert "Rouge (vous)" in result.stdout


@pytest.mark.parametrize(
    ("words", "key", "value"),
    [
        ("--players 5", "players", 5),
        ("--option money=last_will", "money", "last_will"),
        ("--option money=90", "money", 90),
        ("--option first=2", "first", 2),
        ("--option discards=open", "discards", "open"),
        ("--option colours=green,blue", "colours", ["green", "blue"]),
    ],
)
def test_options_of_the_game(words: str, key: str, value: object) -> None:
    result = bequest("play", "lastwill", *words.split(), lines="")
    assert result.exit_code == 0, result.output
    found = started()[key]
    assert (found[: len(value)] if isinstance(found, list) and isinstance(value, list) else found) == value


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ("play lastwill --players 1", "option players: 1 is not allowed"),
        ("play lastwill --players 6", "option players: 6 is not allowed"),
        ("play lastwill --option money=0", "option money: '0' is not allowed"),
        ("play lastwill --option mode=solo", "unknown option 'mode'"),
        ("simulate lastwill --deck salon-1", "no deck is called 'salon-1'"),
        ("tree game.json", "Last Will has no family tree"),
    ],
)
def test_mistakes_are_told_in_one_line(words: str, error: str) -> None:
    Path("game.json").write_text(new_table(games.get("lastwill"), 2, 1, {}).record().to_json())
    result = bequest(*words.split())
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"bequest: {error}")
    assert result.stderr.count("\n") == 1


def test_a_saved_game_goes_on(folder: Path) -> None:
    bequest("play", "lastwill", "--seed", "3", lines="a b\n")
    [file] = folder.iterdir()
    again = bequest("play", "--load", file.name, lines="")
    assert again.exit_code == 0
    assert "The game goes on." in again.stdout


# --- replay and simulate ---


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_every_game(players: int, language: str) -> None:
    table = played(players, 7)
    Path("game.json").write_text(table.record().to_json())
    result = bequest("--lang", language, "replay", "game.json")
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith({"en": "verified: lastwill, finished; scores Red ", "fr": "vérifiée"}[language])
    assert {"en": "The game is over.", "fr": "La partie est terminée."}[language] in result.stdout
    assert "lastwill-" not in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_simulate_with_every_number_of_players() -> None:
    for players in (2, 3, 4, 5):
        words = ("simulate", "lastwill", "--players", str(players), "--games", "2", "--seed", "1", "--json")
        result = bequest(*words)
        assert result.exit_code == 0, result.output
        assert json.loads(result.stdout)["players"] == players


# --- decks, rules, completion ---


def test_decks_are_listed_exported_and_checked() -> None:
    listed = bequest("deck", "list", "lastwill").stdout
    assert re.search(r"^fortune-1 +base +\d+ designs, 131 cards$", listed, re.MULTILINE)
    Path("mine.toml").write_text(bequest("deck", "export", "lastwill").stdout)
    checked = bequest("deck", "check", "mine.toml")
    assert checked.exit_code == 0, checked.output
    assert re.search(r"^deck +my-fortune-1$", checked.stdout, re.MULTILINE)
    assert re.search(r"^properties +\d+ designs, 24 cards$", checked.stdout, re.MULTILINE)
    assert re.search(r"^plans by side +2–3: 6, 4–5: 7$", checked.stdout, re.MULTILINE)
    assert re.search(r"^offering by players +2: 7, 3: 8, 4: 8, 5: 9$", checked.stdout, re.MULTILINE)
    assert re.search(r"^last will cards +70, 80, 90, 100, 110, 120, 130$", checked.stdout, re.MULTILINE)
    assert "unlike the printed game" not in checked.stdout
    assert max(map(len, checked.stdout.splitlines())) <= 80
    assert bequest("play", "lastwill", "--deck", "mine.toml", lines="").exit_code == 0
    french = bequest("--lang", "fr", "deck", "check", "mine.toml").stdout
    assert re.search(r"^propriétés par type +", french, re.MULTILINE)


def test_a_deck_of_another_size_is_reported_and_accepted() -> None:
    Path("mine.toml").write_text('name = "mine"\nremoved = ["banquet"]\n')
    checked = bequest("deck", "check", "mine.toml", "--game", "lastwill")
    assert checked.exit_code == 0, checked.output
    assert re.search(r"^unlike the printed game +events: 30 cards instead of 31$", checked.stdout, re.MULTILINE)


def test_boards_of_ones_own_are_told_from_their_tables() -> None:
    plan = '[[plan]]\nside = "2-3"\ncards = 1\nerrands = 1\nactions = 9\n'
    Path("mine.toml").write_text('boards = "busy"\n' + 7 * plan)
    checked = bequest("deck", "check", "mine.toml")
    assert checked.exit_code == 0, checked.output
    assert re.search(r"^boards +busy$", checked.stdout, re.MULTILINE)
    assert re.search(r"^plans by side +2–3: 7, 4–5: 7$", checked.stdout, re.MULTILINE)
    bequest("play", "lastwill", "--deck", "mine.toml", lines="save game.json\n")
    assert load_table(Path("game.json").read_text()).own_deck


def test_a_deck_of_another_game_is_refused() -> None:
    Path("mine.toml").write_text(bequest("deck", "export", "lastwill").stdout)
    result = bequest("deck", "check", "mine.toml", "--game", "crecy")
    assert result.exit_code == 1
    assert result.stderr.startswith("bequest: mine.toml")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_looked_up(language: str) -> None:
    contents = bequest("--lang", language, "rules", "lastwill").stdout
    assert "W-6.1" in contents
    assert len(contents.splitlines()) > 30
    assert "W-18.6  " in bequest("--lang", language, "rules", "lastwill", "w18.6").stdout
    assert "WE-T1  " in bequest("--lang", language, "rules", "lastwill", "we-t1").stdout
    assert bequest("--lang", language, "rules", "lastwill", "W-99.9").exit_code == 2


def completed(words: str) -> list[str]:
    typed = [part for word in words.split(" ") for part in (re.findall("=|[^=]+", word) or [""])]
    environment = {"COMP_WORDS": "\n".join(typed), "COMP_CWORD": str(len(typed) - 1)}
    result = CliRunner().invoke(app, [], env=environment | {"_BEQUEST_COMPLETE": "complete_bash"})
    assert result.exit_code == 0
    return result.stdout.split()


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("bequest play l", ["lastwill"]),
        ("bequest play lastwill -o money=", ["standard", "last_will"]),
        ("bequest play lastwill -o discards=", ["face_down", "open"]),
        ("bequest play lastwill --deck ", ["base", "fortune-1"]),
        ("bequest deck export lastwill ", ["base", "fortune-1", "manor-1"]),
    ],
)
def test_the_shell_completes(words: str, offered: list[str]) -> None:
    assert completed(words) == offered
