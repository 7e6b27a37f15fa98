"""The command `bequest` with the Duke de Crecy: playing in its modes, decks, rules, simulation, family trees."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree as Xml

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


def played(mode: str, players: int, seed: int, choices: int | None = None) -> Table:
    """A game at random, to its end or to so many choices."""
    table = new_table(games.get("crecy"), players, seed, {"mode": mode})
    player = RandomPlayer(seed)
    while not table.position.over and choices != 0:
        table.position.push(player.choose(Handle(table.position, table.position.seat)), table.position.seat)
        choices = None if choices is None else choices - 1
    return table


def saved(table: Table, name: str = "game.json") -> str:
    Path(name).write_text(table.record().to_json())
    return name


def won(players: int = 3) -> Table:
    """A finished game with one winner."""
    return next(
        table for seed in range(40) if len((table := played("multiplayer", players, seed)).position.winners()) == 1
    )


def started() -> dict[str, object]:
    """The options of the game that was left and saved."""
    [file] = Path().glob("*.json")
    return records.load(file.read_text()).options


# --- play ---


@pytest.mark.parametrize(
    ("answers", "mode", "players"),
    [
        ("2\n1\n3\n", "multiplayer", 3),
        ("crecy\n\n\n", "multiplayer", 2),
        ("2\n1\n1\nx\n4\n", "multiplayer", 4),
        ("2\n2\n", "solo_standard", 1),
        ("2\n7\n3\n", "solo_testament", 1),
        ("2\nsolo_testament\n", "solo_testament", 1),
    ],
)
def test_play_asks_for_the_game_the_mode_and_the_players(answers: str, mode: str, players: int) -> None:
    result = bequest("play", lines=answers)
    assert result.exit_code == 0, result.output
    assert "How do you want to play?\n  1  Against others" in result.stdout
    assert (started()["mode"], started()["players"]) == (mode, players)
    assert " (you) " in result.stdout


def test_flags_are_not_asked_for_again() -> None:
    result = bequest("play", "--players", "3", lines="2\n")
    assert "How do you want" not in result.stdout
    assert started()["players"] == 3


def test_an_option_for_the_mode_is_not_asked_for_again() -> None:
    result = bequest("play", "--option", "mode=solo_testament", lines="2\n")
    assert "How do you want" not in result.stdout
    assert (started()["mode"], started()["players"]) == ("solo_testament", 1)


@pytest.mark.parametrize(
    ("words", "mode", "players"),
    [
        ("play crecy", "multiplayer", 2),
        ("play crecy --players 4", "multiplayer", 4),
        ("play crecy --players 1", "solo_standard", 1),
        ("play crecy --option mode=solo_standard", "solo_standard", 1),
        ("play crecy --players 1 --option mode=solo_testament", "solo_testament", 1),
        ("play crecy -o mode=solo_testament -o testament_start=patrick", "solo_testament", 1),
    ],
)
def test_modes_and_players_fit_each_other(words: str, mode: str, players: int) -> None:
    result = bequest(*words.split(), lines="")
    assert result.exit_code == 0, result.output
    assert (started()["mode"], started()["players"]) == (mode, players)


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ("play crecy --players 5", "option players: 5 is not allowed"),
        ("play crecy --players 2 --option mode=solo_testament", "option players: "),
        ("play crecy --players 1 --option mode=multiplayer", "option players: "),
        ("play crecy --option mode=alone", "option mode: 'alone' is not allowed"),
        ("play crecy --players 1 --humans 2", "--humans 2: there is 1 player\n"),
        ("play gears --players 1", "option players: 1 is not allowed"),
        ("simulate crecy --option mode=alone", "option mode: 'alone' is not allowed"),
    ],
)
def test_mistakes_are_told_in_one_line(words: str, error: str) -> None:
    result = bequest(*words.split())
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"bequest: {error}")
    assert result.stderr.count("\n") == 1


def test_play_asks_in_french() -> None:
    result = bequest("--lang", "fr", "play", lines="2\n3\n")
    assert "Comment voulez-vous jouer\u202f?" in result.stdout
    assert "Blanc (vous)" in result.stdout


def test_a_saved_game_goes_on(folder: Path) -> None:
    bequest("play", "crecy", "--seed", "3", lines="1\n1\n")
    [file] = folder.iterdir()
    again = bequest("play", "--load", file.name, lines="")
    assert again.exit_code == 0
    assert "The game goes on." in again.stdout


# --- replay and simulate ---


@pytest.mark.parametrize(("mode", "players"), [("multiplayer", 3), ("solo_standard", 1), ("solo_testament", 1)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_every_game(mode: str, players: int, language: str) -> None:
    result = bequest("--lang", language, "replay", saved(played(mode, players, 7)))
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith({"en": "verified: crecy, finished; scores ", "fr": "vérifié"}[language])
    assert {"en": "The game is over.", "fr": "La partie est terminée."}[language] in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_simulate_in_every_mode() -> None:
    for words, players in (("", 4), ("--players 2", 2), ("--players 1", 1), ("-o mode=solo_testament", 1)):
        result = bequest("simulate", "crecy", "--games", "2", "--seed", "1", "--json", *words.split())
        assert result.exit_code == 0, result.output
        assert json.loads(result.stdout)["players"] == players


# --- decks, rules, completion ---


def test_decks_are_listed_exported_and_checked() -> None:
    listed = bequest("deck", "list", "crecy").stdout
    assert re.search(r"^salon-1 +base +\d+ Friends, \d+ Child cards$", listed, re.MULTILINE)
    Path("mine.toml").write_text(bequest("deck", "export", "crecy").stdout)
    checked = bequest("deck", "check", "mine.toml", "--game", "crecy")
    assert checked.exit_code == 0, checked.output
    assert re.search(r"^deck +my-salon-1$", checked.stdout, re.MULTILINE)
    assert re.search(r"^Friends +\d+: \d+ men, \d+ women$", checked.stdout, re.MULTILINE)
    assert max(map(len, checked.stdout.splitlines())) <= 80
    assert bequest("play", "crecy", "--deck", "mine.toml", lines="").exit_code == 0
    french = bequest("--lang", "fr", "deck", "check", "mine.toml", "--game", "crecy").stdout
    assert re.search(r"^Amis +\d+\u00a0: \d+ hommes, \d+ femmes$", french, re.MULTILINE)


def test_a_deck_of_the_other_game_is_refused() -> None:
    Path("mine.toml").write_text(bequest("deck", "export", "crecy").stdout)
    assert "75" in bequest("deck", "check", "mine.toml").stdout  # told by its tables
    result = bequest("deck", "check", "mine.toml", "--game", "gears")
    assert result.exit_code == 1
    assert result.stderr.startswith("bequest: mine.toml")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_looked_up(language: str) -> None:
    contents = bequest("--lang", language, "rules", "crecy").stdout
    assert "C-6.1" in contents
    assert len(contents.splitlines()) > 40
    assert "C-13.4  " in bequest("--lang", language, "rules", "crecy", "c13.4").stdout
    assert "CE-X2  " in bequest("--lang", language, "rules", "crecy", "CE-X2").stdout
    assert bequest("--lang", language, "rules", "crecy", "C-99.9").exit_code == 2


def test_examples_come_after_rules() -> None:
    found = re.findall(r"^(C-[\d.]+|CE-\w+|D-[\d.]+)  ", bequest("rules", "crecy", "mansion").stdout, re.MULTILINE)
    assert found
    examples = [id.startswith("CE-") for id in found]
    assert examples == sorted(examples)


def completed(words: str) -> list[str]:
    typed = [part for word in words.split(" ") for part in (re.findall("=|[^=]+", word) or [""])]
    environment = {"COMP_WORDS": "\n".join(typed), "COMP_CWORD": str(len(typed) - 1)}
    result = CliRunner().invoke(app, [], env=environment | {"_BEQUEST_COMPLETE": "complete_bash"})
    assert result.exit_code == 0
    return result.stdout.split()


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("bequest play c", ["crecy"]),
        ("bequest play crecy -o mode=", ["multiplayer", "solo_standard", "solo_testament"]),
        ("bequest play crecy --deck ", ["base", "salon-1"]),
        ("bequest deck export crecy s", ["salon-1"]),
        ("bequest tree game.json --format ", ["text", "svg", "gedcom"]),
        ("bequest tr", ["tree", "train"]),
    ],
)
def test_the_shell_completes(words: str, offered: list[str]) -> None:
    assert completed(words) == offered


# --- tree ---


def test_the_tree_of_the_winner_is_the_default() -> None:
    table = won()
    file = saved(table)
    seat = table.position.winners()[0]
    shown = bequest("tree", file)
    assert shown.exit_code == 0, shown.output
    assert shown.stdout == bequest("tree", file, "--seat", str(seat + 1)).stdout
    assert shown.stdout.startswith("   I ")
    others = [bequest("tree", file, "--seat", str(other)).stdout for other in (1, 2, 3)]
    assert len(set(others)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_format(language: str) -> None:
    file = saved(played("solo_testament", 1, 7))
    text = bequest("--lang", language, "tree", file, "--format", "text").stdout
    assert text.startswith("   · ")
    assert max(map(len, text.splitlines())) <= 80
    drawn = Xml.fromstring(bequest("--lang", language, "tree", file, "--format", "svg").stdout)
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    gedcom = bequest("--lang", language, "tree", file, "--format", "gedcom").stdout
    assert gedcom.startswith("0 HEAD\n")
    assert f"1 LANG {'English' if language == 'en' else 'French'}\n" in gedcom
    assert gedcom.endswith("0 TRLR\n")


def test_the_tree_of_a_running_game() -> None:
    file = saved(played("solo_standard", 1, 7, choices=12))
    assert bequest("tree", file).exit_code == 0


def test_the_tree_goes_into_a_file_and_not_over_another() -> None:
    file = saved(played("solo_standard", 1, 7))
    written = bequest("tree", file, "--format", "svg", "--output", "tree.svg")
    assert written.stdout == "Written to tree.svg\n"
    assert Path("tree.svg").read_text() == bequest("tree", file, "--format", "svg").stdout
    again = bequest("tree", file, "--output", "tree.svg")
    assert again.exit_code == 1
    assert again.stderr.startswith("bequest: tree.svg: this file exists already")


def test_a_tree_of_whom() -> None:
    file = saved(played("multiplayer", 3, 7, choices=20))
    result = bequest("tree", file)
    assert result.exit_code == 2
    assert result.stderr == "bequest: the game has no single winner; say whose family with --seat, 1 to 3\n"
    for seat in ("0", "4", "-1"):
        wrong = bequest("tree", file, "--seat", seat)
        assert wrong.exit_code == 2
        assert wrong.stderr == f"bequest: --seat {seat}: there are seats 1 to 3\n"
    alone = bequest("tree", saved(played("solo_testament", 1, 7), "alone.json"), "--seat", "2")
    assert alone.stderr == "bequest: --seat 2: there is only seat 1\n"


def test_trees_that_there_are_not() -> None:
    unborn = bequest("tree", saved(played("solo_testament", 1, 7, choices=0)))
    assert unborn.exit_code == 2
    assert unborn.stderr == "bequest: seat 1 has no family yet\n"
    gears = new_table(games.get("gears"), 2, 1, {})
    other = bequest("tree", saved(gears, "gears.json"))
    assert other.exit_code == 2
    assert other.stderr == "bequest: Legacy: Gears of Time has no family tree\n"
    shape = bequest("tree", "gears.json", "--format", "png")
    assert shape.stderr == "bequest: --format 'png': expected text, svg, gedcom\n"
    absent = bequest("tree", "absent.json")
    assert absent.exit_code == 1
    assert absent.stderr.startswith("bequest: absent.json: ")


def test_trees_in_french() -> None:
    file = saved(played("multiplayer", 3, 7, choices=20))
    assert "dites de qui est la famille" in bequest("--lang", "fr", "tree", file).stderr


def test_a_deck_of_ones_own_names_its_people() -> None:
    text = bequest("deck", "export", "crecy").stdout.replace('name = "Armand"', 'name = "Bob & <Bo\\u0001b>"')
    loaded = games.load_deck("crecy", text, "mine.toml")
    table = new_table(games.get("crecy", deck=loaded), 4, 1, {}, own_deck=True)
    player = RandomPlayer(1)
    while not table.position.over:
        table.position.push(player.choose(Handle(table.position, table.position.seat)), table.position.seat)
    file = saved(table)
    assert load_table(Path(file).read_text()).own_deck
    drawn = [bequest("tree", file, "--seat", str(seat), "--format", "svg").stdout for seat in (1, 2, 3, 4)]
    assert all(Xml.fromstring(text) is not None for text in drawn)
    told = [bequest("tree", file, "--seat", str(seat)).stdout for seat in (1, 2, 3, 4)]
    heads = [line for text in told for line in text.splitlines() if line.startswith("   I ")]
    assert len(heads) >= 4
    assert "\x01" not in "".join(told + drawn)


GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("format", ["text", "svg", "gedcom"])
def test_a_deck_that_leaves_names_out_shows_those_of_the_supplied_cards(format: str) -> None:
    """Records may carry a deck without names, which no rule reads."""
    record = str(GOLDEN / "crecy" / "four-heuristic-french.json")
    made = bequest("tree", record, "--seat", "1", "--format", format).output
    assert "Agnieszka" in made
    assert "Alms House" in made
    assert "agnieszka" not in made
    assert "alms-house" not in made
    assert "Maison de charité" in bequest("--lang", "fr", "tree", record, "--seat", "1", "--format", format).output


def test_so_does_a_deck_of_last_will() -> None:
    told = bequest("replay", str(GOLDEN / "lastwill" / "five-heuristic.json")).output
    assert "Dry-Stone Walls" in told
    assert "dry-stone-walls" not in told
