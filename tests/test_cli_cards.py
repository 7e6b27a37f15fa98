"""`bequest cards`, and who plays in `bequest simulate`."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner, Result

from bequest import games
from bequest.bots.names import KINDS
from bequest.cli.app import app


def bequest(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def test_the_report_as_a_table() -> None:
    result = bequest("cards", "crecy", "--players", "2", "--games", "2", "--seed", "1")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].split() == ["Friends", "seen", "taken", "married", "discarded", "%", "played"]
    for head in ("Child cards", "Heads of the Family", "Titles", "Contributions", "Missions", "Patrons"):
        assert True in [line.startswith(f"{head} ") for line in lines], head
    assert "Hints" not in result.stdout
    assert "Nobody ever played: " in result.stdout
    assert max(map(len, lines)) <= 80


def test_the_report_of_a_solo_game_in_french() -> None:
    words = ("cards", "crecy", "-p", "1", "-o", "mode=solo_testament", "-n", "1", "--seed", "1")
    result = bequest("--lang", "fr", *words)
    assert result.exit_code == 0
    assert result.stdout.startswith("Amis ")
    assert "Indices " in result.stdout
    assert "Mentors" not in result.stdout


def test_the_report_as_json_is_the_same_again() -> None:
    words = ("cards", "crecy", "-p", "2", "-n", "2", "--seed", "3", "--json")
    facts = json.loads(bequest(*words).stdout)
    assert facts == json.loads(bequest(*words).stdout)
    assert facts["bots"] == "heuristic"
    assert facts["games"] == 2
    assert {row["kind"] for row in facts["cards"]} >= {"friend", "title", "mission", "patron"}


def test_the_report_of_random_play() -> None:
    facts = json.loads(
        bequest("cards", "crecy", "-p", "2", "-n", "1", "--seed", "3", "--bots", "random", "--json").stdout
    )
    assert "bots" not in facts


def test_the_report_of_last_will() -> None:
    words = ("cards", "lastwill", "-p", "2", "-n", "2", "--seed", "3", "--json")
    facts = json.loads(bequest(*words).stdout)
    assert facts == json.loads(bequest(*words).stdout)
    assert facts["bots"] == "heuristic"
    assert {row["kind"] for row in facts["cards"]} == {"event", "expense", "helper", "property", "companion", "wild"}
    assert sum([row["played"] for row in facts["cards"]]) > sum([row["won"] for row in facts["cards"]]) > 0
    assert sum([row["activated"] for row in facts["cards"]]) > 0


def test_another_game_has_no_report() -> None:
    result = bequest("cards", "gears", "--games", "1")
    assert result.exit_code == 2
    assert "there is no report of the cards of gears" in result.stderr


# --- who plays in a simulation ---


def simulated(*words: str) -> dict[str, object]:
    result = bequest("simulate", *words, "--seed", "1", "--json")
    assert result.exit_code == 0
    facts: dict[str, object] = json.loads(result.stdout)
    facts.pop("times")
    return facts


def test_heuristic_players_play_another_game_than_random_ones() -> None:
    heuristic = simulated("crecy", "-p", "2", "-n", "2", "--bots", "heuristic")
    assert heuristic == simulated("crecy", "-p", "2", "-n", "2", "--bots", "heuristic")
    assert heuristic["bots"] == "heuristic"
    random = simulated("crecy", "-p", "2", "-n", "2")
    assert "bots" not in random
    assert random["digest"] != heuristic["digest"]
    assert simulated("crecy", "-p", "2", "-n", "2", "--bots", "random") == random


def test_bots_are_told_to_people() -> None:
    output = bequest("simulate", "crecy", "-p", "2", "-n", "1", "--bots", "heuristic").stdout
    assert "\nbots " in output


def test_a_game_without_a_heuristic_says_so_and_plays_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.find("gears"), "mind", None)
    words = ("simulate", "gears", "-p", "2", "-n", "1", "--seed", "1", "--json")
    result = bequest(*words, "--bots", "heuristic")
    assert result.exit_code == 0
    assert result.stderr == "bequest: gears has no heuristic player; random players play instead\n"
    assert json.loads(result.stdout)["digest"] == json.loads(bequest(*words).stdout)["digest"]


@pytest.mark.parametrize("command", ["simulate", "cards"])
def test_bots_nobody_knows(command: str) -> None:
    result = bequest(command, "crecy", "-p", "2", "--bots", "clever")
    assert result.exit_code == 2
    assert result.stderr == "bequest: --bots 'clever': expected " + ", ".join(KINDS) + "\n"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help(language: str) -> None:
    result = bequest("--lang", language, "cards", "--help")
    assert result.exit_code == 0
    assert "--bots" in result.stdout
    assert "command-" not in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80
