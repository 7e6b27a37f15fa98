"""The command `bequest`, through its own front door."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bequest import __version__, compiled, games
from bequest.bots.random_player import RandomPlayer
from bequest.cli import app
from bequest.cli.language import of_environment
from bequest.core import record as records
from bequest.core.handle import Handle
from bequest.core.words import LANGUAGES
from bequest.terminal.table import Table, load_table, new_table

GEARS = games.get("gears")
OWN_DECK = (
    GEARS.deck_text()
    .replace('name = "tree-2"', 'name = "mine"')
    .replace('name = { en = "Fire", fr = "Feu" }', 'name = "Ember"')
)


def bequest(*words: str, lines: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=lines)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BEQUEST_LANG", "en")
    return tmp_path


def played(choices: int | None = None, fate: str = "deck") -> Table:
    """A game at random, to its end or to so many choices."""
    table = new_table(GEARS, 3, 2, {"fate": fate})
    player = RandomPlayer(3)
    while not table.position.over and choices != 0:
        table.position.push(player.choose(Handle(table.position, table.position.seat)), table.position.seat)
        choices = None if choices is None else choices - 1
    return table


def saved(table: Table, name: str = "game.json") -> str:
    Path(name).write_text(table.record().to_json())
    return name


def test_version() -> None:
    result = bequest("--version")
    assert result.exit_code == 0
    how = "compiled" if compiled() else "interpreted"
    assert result.output.startswith(f"bequest {__version__}, rules {how}")


COMMANDS = ["play", "resume", "replay", "simulate", "rules", "tree", "deck", "deck list", "deck export", "deck check"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_there_in_every_language(command: str, language: str) -> None:
    assert f"  {command.split()[0]} " in bequest("--lang", language, "--help").output
    result = bequest("--lang", language, *command.split(), "-h")
    assert result.exit_code == 0
    assert result.stdout.startswith({"en": "Usage: ", "fr": "Usage\u00a0: "}[language] + f"bequest {command} [OPTIONS]")
    assert {"en": "Show this text", "fr": "Affiche ce texte"}[language] in result.stdout
    assert "command-" not in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_help_tells_defaults() -> None:
    output = bequest("simulate", "--help").stdout
    assert re.search(r"-p, --players N +How many play. Default: 4.\n", output)
    assert re.search(r"-n, --games N +How many games. Default: 100.\n", output)
    assert "--json                  Print one JSON object.\n" in output


def test_without_arguments_there_is_help() -> None:
    result = bequest()
    assert result.exit_code == 2
    assert result.stderr == bequest("--help").stdout


def test_the_package_runs_as_a_module() -> None:
    run = subprocess.run([sys.executable, "-m", "bequest", "--version"], capture_output=True, text=True, check=True)
    assert run.stdout.startswith(f"bequest {__version__}, rules ")


# --- the language ---


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "FR"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LC_MESSAGES": "en_GB.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"BEQUEST_LANG": "fr", "LC_ALL": "en_GB"}, "fr"),
        ({"BEQUEST_LANG": "de"}, "en"),
        ({"LANG": "fro"}, "en"),
    ],
)
def test_the_environment_decides_the_language(environment: dict[str, str], expected: str) -> None:
    assert of_environment(environment) == expected


@pytest.mark.parametrize("words", ["--lang fr simulate chess", "simulate chess --lang fr", "simulate --lang=fr chess"])
def test_lang_may_stand_anywhere_and_goes_before_the_environment(words: str) -> None:
    assert bequest(*words.split()).stderr.startswith("bequest\u00a0: ")


def test_the_environment_is_heeded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEQUEST_LANG", "fr")
    assert bequest("simulate", "chess").stderr.startswith("bequest\u00a0: ")
    assert bequest("simulate", "chess", "--lang", "en").stderr.startswith("bequest: ")


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ("simulate", "il manque JEU\u202f; voyez bequest simulate --help"),
        ("simulate gears --games 0", "--games\u00a0: un nombre entier d’au moins 1 est attendu"),
        ("simulate gears --fast", "il n’y a pas d’option --fast\u202f; voyez bequest simulate --help"),
        ("plai", "il n’y a pas de commande «\u202fplai\u202f»\u202f; bequest connaît play, "),
        ("play gears -o fate", "option «\u202ffate\u202f»\u00a0: écrivez clé=valeur"),
        ("play gears --load game.json --seed 1", "JEU et --seed ne vont pas avec --load"),
        ("play --load game.json --seed 1", "--seed ne va pas avec --load"),
        ("play gears --humans 3", "--humans 3\u00a0: il y a 2 joueurs"),
    ],
)
def test_mistakes_in_french(words: str, error: str) -> None:
    result = bequest("--lang", "fr", *words.split())
    assert result.exit_code == 2
    assert result.stderr.startswith(f"bequest\u00a0: {error}")
    assert result.stderr.count("\n") == 1


def test_simulate_in_french() -> None:
    output = bequest("--lang", "fr", "simulate", "gears", "--games", "2", "--players", "2").stdout
    assert re.search(r"^décisions par partie +\d+,\d+$", output, re.MULTILINE)
    assert re.search(r"^scores +min. \d+, q1 \d+, médiane \d+, q3 \d+, max. \d+$", output, re.MULTILINE)


def test_json_is_the_same_in_every_language() -> None:
    first, second = (digest("--games", "2", "--lang", language) for language in LANGUAGES)
    assert first.pop("times")
    assert second.pop("times")
    assert first == second


def test_play_asks_in_french() -> None:
    result = bequest("--lang", "fr", "play", lines="9\n\n\nquit\n")
    assert result.stdout.startswith("Choisissez un jeu\n  1  Legacy: Gears of Time (2 à 4 joueurs)\n     Voyagez")
    assert "Le Testament du Duc de Crécy" in result.stdout
    assert "Tapez un numéro de 1 à 3" in result.stdout


# --- completion ---


def completed(words: str) -> list[str]:
    """What bash, which breaks words at `=`, is offered for the last of these words."""
    typed = [part for word in words.split(" ") for part in (re.findall("=|[^=]+", word) or [""])]
    environment = {"COMP_WORDS": "\n".join(typed), "COMP_CWORD": str(len(typed) - 1)}
    environment["_BEQUEST_COMPLETE"] = "complete_bash"
    result = CliRunner().invoke(app, [], env=environment)
    assert result.exit_code == 0
    return result.stdout.split()


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("bequest pl", ["play"]),
        ("bequest deck ", ["list", "export", "house", "check"]),
        ("bequest --lang ", ["en", "fr"]),
        ("bequest play ", ["gears", "crecy", "lastwill"]),
        ("bequest simulate x", []),
        ("bequest deck export gears t", ["tree-2", "tree-1"]),
        ("bequest play gears --deck ", ["base", "forbidden", "tree-2", "tree-1", "machines-2", "below/", "mine.toml"]),
        ("bequest play gears --deck below/", ["below/yours.toml"]),
        ("bequest deck check m", ["mine.toml"]),
        ("bequest --lang=", ["en", "fr"]),
        ("bequest play gears --option f", ["fate=deck", "fate=none", "fate=one_each", "fate=draft"]),
        ("bequest play gears --option c", ["characters=random"]),
        ("bequest simulate chess -o p", ["pursuit=off", "pursuit=on"]),
        ("bequest play gears -o fate=", ["deck", "none", "one_each", "draft"]),
        ("bequest play gears -o fate=d", ["deck", "draft"]),
        ("bequest play gears -o fate=none -o pursuit=", ["off", "on"]),
        ("bequest play gears -o luck=", []),
    ],
)
def test_the_shell_completes(words: str, offered: list[str]) -> None:
    Path("mine.toml").write_text("")
    Path("notes.txt").write_text("")
    Path(".hidden.toml").write_text("")
    Path("below").mkdir()
    Path("below/yours.toml").write_text("")
    assert completed(words) == offered


def test_completion_can_be_installed() -> None:
    output = bequest("--help").stdout
    assert "--install-completion" in output
    assert "--show-completion" in output


# --- mistakes ---


@pytest.mark.parametrize(
    ("words", "code", "error"),
    [
        ("play chess", 2, "no game is called 'chess'"),
        ("simulate chess", 2, "no game is called 'chess'"),
        ("play gears --players 7", 2, "option players: 7 is not allowed; use 2, 3, 4"),
        ("play gears --humans 3", 2, "--humans 3: there are 2 players"),
        ("play gears --seed -1", 2, "option seed: -1 is not allowed"),
        ("play gears --option fate=luck", 2, "option fate: 'luck' is not allowed; use deck, none, one_each, draft"),
        ("play gears --option fate", 2, "option 'fate': write it as key=value"),
        ("play gears --option faith=deck", 2, "unknown option 'faith'; did you mean 'fate'?"),
        ("play gears --option fate=none --option fate=deck", 2, "option fate: given twice"),
        ("play gears --option players=3", 2, "option players: give it with --players"),
        ("simulate gears --option seed=3", 2, "option seed: give it with --seed"),
        ("simulate gears --option chance=explicit", 2, "unknown option 'chance'"),
        ("simulate gears --option journal=1", 2, "unknown option 'journal'"),
        ("simulate gears --deck tree-9", 2, "no deck is called 'tree-9'"),
        ("simulate gears --deck absent.toml", 1, "absent.toml: no such file or directory"),
        ("simulate gears --deck broken.toml", 1, "broken.toml, line 1, kind: expected base, forbidden"),
        ("simulate gears --deck tiny.toml", 1, "tiny.toml, line 1, technology: expected 1 to 1000 tables"),
        ("play gears --deck binary.toml", 1, "binary.toml: not a text file"),
        ("play --load game.json --players 3 --seed 2", 2, "--players and --seed can't be given with --load"),
        ("play gears --load game.json", 2, "GAME can't be given with --load"),
        ("play --load absent.json", 1, "absent.json: no such file or directory"),
        ("play --load broken.toml", 1, "broken.toml: line 1, column 1: not JSON"),
        ("play --load .", 1, ".: this is a folder"),
        ("replay absent.json", 1, "absent.json: no such file or directory"),
        ("replay .", 1, ".: this is a folder"),
        ("replay binary.toml", 1, "binary.toml: not a text file"),
    ],
)
def test_a_mistake_is_told_in_one_line(words: str, code: int, error: str) -> None:
    saved(played(10))
    Path("broken.toml").write_text('name = "mine"\n')
    heads = "".join(f'[[character]]\nid = "C{i}"\ntitle = "x"\npursuit = "x"\nbonus = 1\n' for i in range(4))
    Path("tiny.toml").write_text(f'name = "mine"\nkind = "base"\n{heads}')
    Path("binary.toml").write_bytes(b"\xff\xfe\x00")
    result = bequest(*words.split())
    assert result.exit_code == code
    assert result.stdout == ""
    assert result.stderr.startswith(f"bequest: {error}")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("words", ["simulate gears --games 0", "simulate gears --jobs 0", "play gears --humans -1"])
def test_numbers_have_bounds(words: str) -> None:
    result = bequest(*words.split())
    assert result.exit_code == 2
    assert re.fullmatch(r"bequest: --\w+: expected a whole number(, 1 or more)?\n", result.stderr)


# --- simulate ---


def digest(*words: str) -> dict[str, object]:
    result = bequest("simulate", "gears", "--players", "4", "--seed", "1", "--json", *words)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    values: dict[str, object] = json.loads(result.stdout)
    return values


def test_simulate_gives_the_same_facts_again() -> None:
    first, second = digest("--games", "6"), digest("--games", "6")
    assert isinstance(first.pop("times"), dict)
    assert isinstance(second.pop("times"), dict)
    assert first == second
    assert first["games"] == 6
    assert first["options"] == {"deck": "tree-2", "fate": "deck", "pursuit": "off", "characters": "random"}
    assert re.fullmatch("[0-9a-f]{64}", str(first["digest"]))


@pytest.mark.slow
def test_simulate_gives_the_same_facts_with_two_processes() -> None:
    alone, together = digest("--games", "30"), digest("--games", "30", "--jobs", "2")
    assert alone.pop("times") != together.pop("times")
    assert alone == together


def test_simulate_heeds_options_and_decks() -> None:
    Path("mine.toml").write_text(OWN_DECK)
    plain = digest("--games", "3")
    without = digest("--games", "3", "--option", "fate=none", "--option", "pursuit=on")
    mine = digest("--games", "3", "--deck", "mine.toml")
    assert without["options"] == {"deck": "tree-2", "fate": "none", "pursuit": "on", "characters": "random"}
    assert mine["options"] == {"deck": "mine", "fate": "deck", "pursuit": "off", "characters": "random"}
    assert digest("--games", "3", "--deck", "tree-1")["options"] != plain["options"]
    assert len({str(facts["digest"]) for facts in (plain, without, mine)}) == 3


def test_simulate_for_people() -> None:
    output = bequest("simulate", "gears", "--games", "2", "--players", "2").stdout
    names = [line.split("  ")[0] for line in output.splitlines()]
    assert {"games per second", "decisions per second", "decisions per game", "single option share", "seed"} <= {*names}
    assert re.search(r"^options per decision +median \d+, p99 \d+$", output, re.MULTILINE)
    assert re.search(r"^scores +min \d+, q1 \d+, median \d+, q3 \d+, max \d+$", output, re.MULTILINE)
    assert re.search(r"^digest +[0-9a-f]{64}$", output, re.MULTILINE)
    assert max(map(len, output.splitlines())) <= 100


def test_a_drawn_seed_is_told_and_gives_the_same_again() -> None:
    first = json.loads(bequest("simulate", "gears", "--games", "2", "--json").stdout)
    again = json.loads(bequest("simulate", "gears", "--games", "2", "--json", "--seed", str(first["seed"])).stdout)
    assert again["digest"] == first["digest"]
    assert first["seed"] > 1 << 64


# --- replay ---


@pytest.mark.parametrize("fate", ["deck", "none", "one_each", "draft"])
def test_replay_verifies_then_tells_every_move(fate: str) -> None:
    table = played(fate=fate)
    result = bequest("replay", saved(table))
    assert result.exit_code == 0
    scores = table.position.scores()
    lines = result.stdout.splitlines()
    assert lines[0] == f"verified: gears, finished; scores Red {scores[0]}, Blue {scores[1]} and White {scores[2]}"
    moves = lines[: lines.index("")]  # before the result
    numbers = [int(found[1]) for line in moves if (found := re.match(r"(?=.{4}  ) *(\d+)  [A-Z]", line))]
    events = table.position.events(0)
    own = ("position", "travel", "establish", "influence", "draw", "keep", "fate", "take-fate", "area-cube")
    told = sum(1 for event in events if event.kind in own) - 4  # the last position of a round is given, not chosen
    ends = sum(1 for answer in table.record().answers if answer.endswith(" end"))
    assert numbers == list(range(1, told + ends + 1))
    assert "The game is over." in result.stdout
    assert max(map(len, lines)) <= 80


def test_replay_shows_what_was_hidden() -> None:
    output = bequest("replay", saved(played())).stdout
    assert re.search(r"keeps \w.*, discards \w", output)
    assert "keeps one" not in output
    assert "gets 6 cards" not in output


def test_replay_of_a_game_that_is_not_finished() -> None:
    result = bequest("replay", saved(played(60)))
    assert result.stdout.startswith("verified: gears, not finished; scores Red 0")
    assert "The game is over." not in result.stdout


@pytest.mark.parametrize("own_cards", [False, True])
def test_a_record_may_begin_at_a_position(own_cards: bool) -> None:
    content = played(40).position.to_dict()
    if own_cards:
        cards = [{"id": name, "copies": 9, "cost": 1, "reward": 1} for name in ("ember", "spoke")]
        content = {"game": "gears", "options": {"players": 2}, "deck": {"technologies": cards}}
        content |= {"hands": [["ember", "ember"], ["spoke"]], "markers": ["t0", "t0"]}
    position = GEARS.from_json(json.dumps(content), journal=True)
    table = Table(position, {}, start=json.loads(position.to_json()))
    while not position.over:
        position.push(position.legal()[-1], position.seat)
    result = bequest("replay", saved(table))
    assert result.exit_code == 0, result.output
    assert re.match(r"   1  \w", result.stdout.splitlines()[1])
    again = load_table(Path("game.json").read_text())
    assert again.record() == table.record()


def test_check_only_verifies() -> None:
    result = bequest("replay", "--check", saved(played()))
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 1
    assert result.stdout.startswith("verified: ")


def test_at_a_terminal_replay_waits_for_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bequest.terminal.console.is_terminal", lambda stream: True)
    file = saved(played())
    stepped = bequest("replay", file, lines="\n\nwhat\nq\n").stdout
    assert "Enter: next move, all: the rest, view: the table now" in stepped
    assert "Press Enter for the next move" in stepped
    assert "\n   2  " not in stepped.replace("> ", "\n")[: stepped.index("Press")]
    assert stepped.count("> ") == 4
    assert "The game is over." not in stepped
    assert "The game is over." in bequest("replay", file, lines="\nall\n").stdout
    assert bequest("replay", file, lines="\n").exit_code == 0


def test_replay_shows_the_table_at_any_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bequest.terminal.console.is_terminal", lambda stream: True)
    file = saved(played())
    shown = bequest("replay", file, lines="\n\nview\nview 2\nview 9\nview x\nq\n").stdout
    assert shown.count("Round 1 of 4, turn 1 of 4") == 2
    assert shown.count("Blue (you)") == 1
    assert "Your hand" in shown
    assert shown.count("There are seats 1 to 3") == 2
    late = bequest("--lang", "fr", "replay", file, lines="\n" * 60 + "voir\nq\n").stdout
    assert re.search(r"Manche [12] sur 4, tour \d sur 4", late)


def broken_records() -> dict[str, str]:
    content = json.loads(played(60).record().to_json())

    def changed(**fields: object) -> str:
        return json.dumps(content | fields)

    options = content["options"]
    return {
        "empty": "",
        "cut short": changed()[:-40],
        "a list": "[]",
        "another format": changed(bequest=2),
        "another game": changed(game="chess"),
        "another deck": changed(deck="tree-9"),
        "other rules": changed(rules="0"),
        "no answers": changed(answers=None),
        "an answer of nobody": changed(answers=[*content["answers"], "draw"]),
        "an illegal answer": changed(answers=[*content["answers"], "1 character 1"]),
        "an unknown answer": changed(answers=[*content["answers"], "1 dance"]),
        "other chance": changed(answers=["* character 9", *content["answers"][1:]]),
        "another score": changed(result=content["result"] | {"scores": [9, 9, 9]}),
        "another digest": changed(result=content["result"] | {"digest": "0"}),
        "an unknown option": changed(options=options | {"luck": 1}),
        "an option that is none": changed(options=options | {"chance": "explicit"}),
        "a seed that is none": changed(options={"players": 3, "seed": "seven"}),
        "a broken deck": changed(deck_text="name = 3"),
        "nested too deep": "[" * 100_000,
        "a number too long": '{"bequest": 1' + "0" * 5000 + "}",
    }


@pytest.mark.parametrize("name", list(broken_records()))
@pytest.mark.parametrize("command", [("replay",), ("replay", "--check"), ("play", "--load")], ids=" ".join)
def test_a_broken_record_is_told_in_one_line(name: str, command: tuple[str, ...]) -> None:
    Path("game.json").write_text(broken_records()[name])
    result = bequest(*command, "game.json")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith("bequest: game.json: ")
    assert result.stderr.count("\n") == 1


# --- play ---


def test_play_asks_which_game() -> None:
    result = bequest("play", lines="9\nchess\n\n\nquit\n")
    assert result.exit_code == 0
    assert result.stdout.startswith("Choose a game\n  1  Legacy: Gears of Time (2–4 players)\n     Travel in time")
    assert "\n  2  Legacy: The Testament of Duke de Crecy (1–4 players)\n     Marry" in result.stdout
    assert "\n  3  Last Will (2–5 players)\n     Squander" in result.stdout
    assert result.stdout.count("Type a number from 1 to 3, or press Enter.") == 2
    assert "Red (you)" in result.stdout


def test_the_menu_says_where_the_other_seats_choose_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the players that a game has, not by its name."""
    without = "     The other seats choose at random, until the game has a better player.\n"
    assert without not in bequest("play").stdout
    monkeypatch.setattr(games.find("gears"), "mind", None)
    menu = bequest("play").stdout
    assert menu.count(without) == 1
    assert menu.index("Gears of Time") < menu.index(without) < menu.index("Duke de Crecy")
    assert "The other seats choose at random: " in bequest("play", "gears", "--level", "random").stdout
    assert "choose at random" not in bequest("play", "lastwill").stdout
    assert "choose at random" not in bequest("play", "gears", "--humans", "2").stdout
    monkeypatch.setattr(games.find("gears"), "mind", games.find("crecy").mind)
    monkeypatch.setattr(games.find("lastwill"), "mind", None)
    menu = bequest("play").stdout
    assert menu.index("Last Will") < menu.index(without)


@pytest.mark.parametrize("answer", ["1", "GEARS", ""])
def test_play_takes_number_name_or_enter(answer: str) -> None:
    assert "Red (you)" in bequest("play", lines=f"{answer}\n\n").stdout


def test_leaving_before_a_game_is_chosen_saves_nothing(folder: Path) -> None:
    result = bequest("play", lines="")
    assert result.exit_code == 0
    assert list(folder.iterdir()) == []


def test_play_saves_at_the_end_of_the_input_and_goes_on(folder: Path) -> None:
    result = bequest("play", "gears", "--players", "3", "--seed", "5", "--option", "fate=none", lines="1\n1\n")
    assert result.exit_code == 0
    [file] = folder.iterdir()
    assert re.fullmatch(r"bequest-gears-\d{8}-\d{6}\.json", file.name)
    assert f"To go on: bequest play --load {file.name}\n" in result.stdout
    record = records.load(file.read_text())
    assert record.options["seed"] == 5
    assert record.options["fate"] == "none"
    again = bequest("play", "--load", file.name, lines="1\n1\nsave on.json\n")
    assert again.exit_code == 0
    assert "The game goes on." in again.stdout
    longer = records.load(Path("on.json").read_text())
    assert longer.answers[: len(record.answers)] == record.answers
    assert len(longer.answers) > len(record.answers)
    assert records.load(file.read_text()) == record


def test_several_people_share_the_keyboard() -> None:
    output = bequest("play", "gears", "--players", "2", "--humans", "2", "--seed", "5", lines="\n2\n\n").stdout
    assert "Pass the keyboard to Blue, who then presses Enter > " in output
    assert "Blue (you)" in output


def test_a_deck_of_ones_own_travels_with_the_record() -> None:
    Path("mine.toml").write_text(OWN_DECK)
    bequest("play", "gears", "--deck", "mine.toml", "--seed", "8", lines="1\nsave game.json\n")
    Path("mine.toml").unlink()
    table = load_table(Path("game.json").read_text())
    assert table.own_deck
    assert table.position.game.deck_text() == OWN_DECK
    bequest("play", "--load", "game.json", lines="1\nsave again.json\n")
    assert bequest("replay", "--check", "again.json").exit_code == 0
    assert "Establish Ember" in bequest("play", "--load", "again.json", lines="why establish fire\n").stdout


def test_a_supplied_deck_is_recorded_by_name() -> None:
    bequest("play", "gears", "--deck", "base", "--seed", "8", lines="save game.json\n")
    record = records.load(Path("game.json").read_text())
    assert record.deck == "tree-2"
    assert record.deck_text == ""


# --- resume ---


@pytest.fixture
def nothing_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No saved games at home or among the temporary files."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))


@pytest.mark.usefixtures("nothing_elsewhere")
def test_resume_lists_the_saved_games_and_goes_on_with_one() -> None:
    file = saved(played(10))
    result = bequest("resume", lines="1\nquit\n")
    assert result.exit_code == 0
    assert result.stdout.startswith(
        "Saved games, the newest first:\n  1  Gears of Time, 3 players, not finished, saved "
    )
    assert f"\n     {file}\n" in result.stdout
    assert "The game goes on." in result.stdout
    assert "The game goes on." in bequest("resume", lines="\nquit\n").stdout  # Enter: the newest one
    assert "The game goes on." in bequest("resume", file, "--humans", "3", lines="\nquit\n").stdout


@pytest.mark.usefixtures("nothing_elsewhere")
def test_resume_says_what_is_wrong() -> None:
    none = bequest("resume")
    assert none.exit_code == 1
    assert none.stderr.startswith("bequest: No saved game is in this folder")
    saved(played(10))
    assert bequest("resume", lines="nosuch.json\n").stderr.startswith("bequest: nosuch.json: no such file")
    assert bequest("resume", "nosuch.json").exit_code == 1
    assert bequest("resume", "game.json", "--humans", "4").exit_code == 2
    assert bequest("resume").exit_code == 0  # the list, and nobody to answer


@pytest.mark.usefixtures("nothing_elsewhere")
def test_resume_in_french() -> None:
    saved(played(10))
    listed = bequest("--lang", "fr", "resume").stdout
    assert listed.startswith(
        "Parties enregistrées, la plus récente d’abord\u00a0:\n  1  Gears of Time, 3 joueurs, non terminée"
    )
    assert max(map(len, listed.splitlines())) <= 80


@pytest.mark.parametrize("command", ["play", "resume"])
def test_whoever_sits_down_may_do_without_confirmations(command: str) -> None:
    assert "--no-confirm" in bequest(command, "--help").stdout


def test_a_level_is_no_file() -> None:
    result = bequest("play", "gears", "--level", "net:missing.net")
    assert result.exit_code == 2
    assert "--level 'net:missing.net': expected one of random" in result.stderr
