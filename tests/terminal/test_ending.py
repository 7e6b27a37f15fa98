"""The end of a sitting: what stands last, what the log and help say then, and how to look at the game again."""

from __future__ import annotations

from pathlib import Path

import pytest

from bequest import games
from bequest.bots.player import best_kind, new_player
from bequest.core.handle import Handle
from bequest.core.record import load
from bequest.core.words import LANGUAGES, words
from bequest.terminal.client import Client
from bequest.terminal.replay import moves
from bequest.terminal.table import Table, load_table, new_table
from bequest.terminal.voice import Voice
from tests.terminal.sitting import NOW, Script, looks

GAMES = ("gears", "crecy", "lastwill")
OVER = {"en": "The game is over", "fr": "La partie est terminée"}
LEAVES = {"en": "Enter leaves", "fr": "Entrée pour quitter"}


def ended(name: str) -> Table:
    """A whole game, to its last but one move of the first seat and beyond."""
    table = new_table(games.get(name), 2, 5, {})
    position = table.position
    bots = [new_player(best_kind(name), seat + 1) for seat in range(2)]
    while not position.over:
        seat = position.waiting[0]
        position.push(bots[seat].choose(Handle(position, seat)), seat)
    return table


def sat(name: str, lines: list[str], language: str = "en") -> tuple[Table, Script]:
    table = ended(name)
    script = Script(lines)
    assert Client(table, 1, script, now=lambda: NOW, language=language).run() == 0
    return table, script


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_won_stands_last_and_the_end_is_said_once(name: str, language: str) -> None:
    table, script = sat(name, [""], language)
    outcome = [line.plain for line in looks(table.position, language).outcome(table.position)]
    assert outcome[0].startswith(OVER[language])
    prompt = next(n for n, line in enumerate(script.written) if line.startswith(LEAVES[language]))
    assert script.written[prompt - len(outcome) - 1 : prompt] == ["", *outcome]
    assert script.text.count(OVER[language]) == 1


@pytest.mark.parametrize("name", GAMES)
def test_nothing_of_the_result_is_lost(name: str) -> None:
    table, script = sat(name, [""])
    for line in looks(table.position).result(table.position):
        assert line.plain in script.written


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("command", ["log", "log all"])
def test_the_log_ends_with_the_outcome(name: str, command: str) -> None:
    table, script = sat(name, [command, ""])
    outcome = [line.plain for line in looks(table.position).outcome(table.position)]
    prompts = [n for n, line in enumerate(script.written) if line.startswith("Enter leaves")]
    told = script.written[prompts[0] + 1 : prompts[1]]
    assert told[-len(outcome) :] == outcome
    assert sum(line.count(OVER["en"]) for line in told) == 1
    first = told[0] if command == "log all" else told[1]
    assert not first.startswith(" "), "it begins with a whole paragraph"


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_ends_with_the_outcome_too(name: str) -> None:
    table = ended(name)
    told = list(moves(load(table.record().to_json()), Voice(Script(), "en")))
    outcome = [line.plain for line in looks(table.position).outcome(table.position)]
    assert [line.plain for line in told[-1][0]][-len(outcome) :] == outcome
    assert not [line for lines, _ in told[:-1] for line in lines if OVER["en"] in line.plain]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_at_the_end_lists_what_works_there(language: str) -> None:
    _, script = sat("lastwill", ["help", ""], language)
    told = script.text.split(LEAVES[language])[1]
    for word in ("how", "card", "rules", "log", "save", "resume", "lang", "quit"):
        assert words(language).text(f"terminal-usage-{word}", game="lastwill") in told
    for word in ("why", "back", "undo", "run", "hint", "confirm", "view"):
        assert f"  {words(language).text(f'terminal-usage-{word}', game='lastwill')} " not in told


def test_answers_are_not_told_beside_what_came_of_them() -> None:
    _, script = sat("lastwill", ["log all", ""])
    assert "keeps" in script.text
    assert "has answered" not in script.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_paths_and_commands_are_as_short_as_can_be_and_stand_alone_if_there_is_no_room(
    language: str, folder: Path
) -> None:
    (folder / "x").mkdir()
    file = folder / "x" / "a-game-with-a-long-name-that-fits-on-a-line.json"
    file.write_text(ended("gears").record().to_json())
    script = Script([""])
    Client(load_table(file.read_text(), file), 1, script, now=lambda: NOW, language=language).run()
    assert script.widest <= 80
    spoken = " --lang fr" if language == "fr" else ""
    assert f"  bequest{spoken} replay x/{file.name}" in script.written
