"""Before what can't be taken back the person is asked once more, and can look around first."""

from __future__ import annotations

import pytest

from bequest import rulebook
from bequest.core.position import Position
from bequest.core.wire import SetOf
from bequest.terminal.choices import Choices
from bequest.terminal.client import Client
from bequest.terminal.picking import is_forced
from bequest.terminal.table import Table
from bequest.terminal.voice import Voice
from tests.terminal.sitting import NOW, Script, gears, texts, until
from tests.terminal.test_questions import at, kind, sat


def drawing() -> Table:
    return until(gears(fate="none"), lambda p: {"travel t1", "draw"} <= set(texts(p)))


@pytest.mark.parametrize("consent", ["", "y", "YES", "oui"])
def test_a_draw_is_confirmed(consent: str) -> None:
    table = drawing()
    script = sat(table, ["draw", consent])
    assert "Draw two cards, keep one\n" in script.text
    assert script.prompts[1] == "Something is drawn or shown: no undo. Enter: yes, n: no > "
    assert "Red    draws " in script.text


@pytest.mark.parametrize("refusal", ["n", "No", "non", "undo", "back"])
def test_a_no_goes_back(refusal: str) -> None:
    table = drawing()
    before = table.position.to_json()
    script = sat(table, ["draw", refusal])
    assert "Not done; choose again." in script.text
    assert table.position.to_json() == before


def test_leaving_works_there_too() -> None:
    table = drawing()
    script = sat(table, ["draw", "quit"])
    assert len(script.prompts) == 2


def test_what_can_be_undone_is_not_asked_about() -> None:
    script = sat(drawing(), ["t1", "undo", "quit"])
    assert not [prompt for prompt in script.prompts if "no undo" in prompt]
    assert "takes the last move back" in script.text


def test_a_sole_option_is_not_asked_about() -> None:
    table = until(gears(), lambda position: texts(position) == ["draw"])
    script = sat(table, [""])
    assert "Red    draws " in script.text


def test_the_end_of_a_turn_is_confirmed_if_a_bot_goes_on_and_tells_the_whole_move() -> None:
    table = at("crecy", lambda p: kind("turn", "place")(p) and all(offer.commits for offer in p.offers(0)[:2]))
    script = sat(table, ["1", "n"])
    assert "goes on: no undo. Enter: yes, n: no > " in script.prompts[1]
    assert "Gold" in script.text.split("Not done")[0].rpartition("Choose")[2]


def test_with_people_on_all_seats_the_end_of_a_turn_can_be_undone_and_is_not_asked_about() -> None:
    table = until(gears(), lambda p: "end" in texts(p))
    script = Script(["", "0"], interactive=True)
    Client(table, 2, script, now=lambda: NOW).run()
    assert not [prompt for prompt in script.prompts if "no undo" in prompt]


def test_a_secret_answer_is_confirmed_with_all_that_was_picked() -> None:
    table = at("lastwill", kind("start"))
    before = table.position.to_json()
    script = sat(table, ["b a", "n"])
    assert "An answer is final." in script.prompts[1]
    names = [str(offer.short) for offer in table.position.offers(0)[:2]]
    assert f"{names[0]} and {names[1]}\n" in script.text
    assert table.position.to_json() == before


def test_a_lone_card_that_is_kept_is_confirmed_too() -> None:
    def one(position: Position) -> bool:
        return kind("keep")(position) and len(position.legal(0)) == 2

    script = sat(at("lastwill", one), ["a", "n"])
    assert "An answer is final." in script.prompts[1]


def test_scripts_are_not_asked_unless_they_want_to_be() -> None:
    script = Script(["draw"])
    Client(drawing(), 1, script, now=lambda: NOW).run()
    assert "Red    draws " in script.text
    script = Script(["confirm on", "draw", "n"])
    Client(drawing(), 1, script, now=lambda: NOW).run()
    assert "Red    draws " not in script.text
    assert sat(drawing(), ["draw"], confirm=False).text.count("Red    draws ") == 1


@pytest.mark.parametrize("off", ["confirm off", "confirmer non"])
def test_it_can_be_turned_off(off: str) -> None:
    script = sat(drawing(), [off, "draw"])
    assert "You are not asked once more any longer" in script.text
    assert "Red    draws " in script.text


def test_it_can_be_turned_off_while_it_asks_and_then_waits_for_its_last_answer() -> None:
    table = drawing()
    before = table.position.to_json()
    script = sat(table, ["draw", "confirm off"])
    assert script.prompts[1] == script.prompts[2]
    assert table.position.to_json() == before
    assert "Red    draws " in sat(drawing(), ["draw", "confirm off", "y"]).text


def test_how_to_turn_it_off_is_said_once_a_game() -> None:
    script = sat(drawing(), ["draw", "n", "draw", "n"])
    assert len([prompt for prompt in script.prompts if "no undo" in prompt]) == 2
    assert script.text.count("'confirm off' ends that") == 1


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("help", "Enter, view"),
        ("why", "reasons"),
        ("why draw", "is on offer"),
        ("advice", "A sensible player might choose"),
        ("rules draw pile", "G-"),
        ("card fire", "Fire"),
        ("view", "Present Day"),
        ("log", "plays as"),
        ("how", "Goal"),
        ("save", "Saved in"),
    ],
)
def test_commands_work_while_it_asks_and_then_it_asks_again(line: str, answer: str) -> None:
    table = drawing()
    before = table.position.to_json()
    script = Script(["draw", line, "y"], interactive=True)
    Client(table, 1, script, now=lambda: NOW, rules=rulebook.lookup).run()
    assert script.prompts[1] == script.prompts[2] == "Something is drawn or shown: no undo. Enter: yes, n: no > "
    asked = [n for n, line in enumerate(script.written) if line == script.prompts[1]]
    if line != "why":
        assert answer in "\n".join(script.written[asked[0] + 1 : asked[1]])
    assert "Not done" not in script.text
    assert table.position.to_json() != before


def test_the_language_changes_there_too() -> None:
    script = sat(drawing(), ["draw", "lang fr", "n"])
    assert script.prompts[2] == "On pioche ou dévoile\xa0: sans retour. Entrée\xa0: oui, n\xa0: non > "
    assert "Rien n’est fait" in script.text


@pytest.mark.parametrize("line", ["2", "t1", "perhaps", "resume"])
def test_anything_else_is_told_what_is_possible(line: str) -> None:
    table = drawing()
    before = table.position.to_json()
    script = sat(table, ["draw", line])
    assert script.prompts[1] == script.prompts[2]
    assert "Press Enter (or type yes) to do it, n to choose again" in script.story
    assert "Not done" not in script.text
    assert table.position.to_json() == before


def test_what_had_to_be_chosen_is_not_asked_about() -> None:
    two = Choices(drawing().position.offers(0), Voice(Script(), "en"))
    cards = ["card a", "card b"]
    assert len(two.options) > 1
    assert is_forced(two, SetOf(2, 2, cards)), "all that there is"
    assert not is_forced(two, SetOf(1, 2, cards))
    assert not is_forced(two, None)
    only = Choices(drawing().position.offers(0)[:1], Voice(Script(), "en"))
    assert is_forced(only, None)
