"""The command why, answers to what can't be understood, and labels beside the words of options."""

from __future__ import annotations

import re

import pytest

from bequest.core.words import LANGUAGES
from bequest.terminal.advice import advise
from bequest.terminal.choices import Choices
from bequest.terminal.showing import Showing
from bequest.terminal.table import Table
from bequest.terminal.voice import Voice
from tests.terminal.sitting import Script, asked, gears, looks, sit, texts, until
from tests.terminal.test_questions import at, kind, sat


def present_day() -> Table:
    """The first action of a game: one can travel and draw, and establish nothing."""
    return until(gears(fate="none"), lambda p: asked(p).kind == "move" and p.actions == 0 and "travel t1" in texts(p))


def after(script: Script, number: int) -> str:
    """What was answered to a line."""
    asked = [place for place, line in enumerate(script.written) if line in script.prompts]
    return "\n".join(script.written[asked[number] + 1 : asked[number + 1]])


def test_what_is_blocked_does_not_look_like_options() -> None:
    script = sat(present_day(), ["why"])
    told = after(script, 0)
    assert told.startswith("Not possible now (")
    assert not re.findall(r"^ +\w+ ", "\n".join(line for line in told.splitlines() if ": you " in line), re.MULTILINE)
    assert re.findall(r"^ +\(\w+\) Establish ", told, re.MULTILINE)


def test_letters_narrow_what_is_asked_about() -> None:
    script = sat(present_day(), ["why", "why est", "why est "])
    told = after(script, 1)
    assert told.count("Establish ") > 1
    assert "End the turn" in after(script, 0)
    assert "End the turn" not in told
    assert told == after(script, 2)


def test_letters_find_actions_that_are_not_asked_about_in_the_words_of_the_screen() -> None:
    script = sat(present_day(), ["why influence", "why zz", "why establish fire"])
    assert re.match(r"'influence' may mean 'Influence [^']+' or 'Influence ", after(script, 0))
    assert "influence fire" not in script.text
    assert after(script, 1).startswith("Nothing that you might choose reads 'zz'")
    assert after(script, 2).startswith("Establish Fire: ")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("zz", "No option and no command reads 'zz'; type a label (t0–t3, 1), letters of an option, or help."),
        ("77", "There is no option 77; choose from t0–t3, 1."),
        ("t1 t2", "One at a time: choose from t0–t3, 1."),
        ("1 77", "There is no option 77; choose from t0–t3, 1."),
    ],
)
def test_wrong_labels_are_told_which_there_are(line: str, answer: str) -> None:
    script = sat(present_day(), [line])
    assert answer in " ".join(after(script, 0).split())


def test_a_wrong_label_in_a_set_is_named() -> None:
    script = sat(at("lastwill", kind("start")), ["a 9"])
    assert after(script, 0) == "There is no option 9; choose from a–f."


def test_no_sentence_goes_on_behind_a_label() -> None:
    script = sat(present_day(), [])
    assert re.search(r"^ Draw +1 Draw two cards, keep one$", script.text, re.MULTILINE)
    assert re.search(r"^ Travel +t0 +t1 +t2 +t3$", script.text, re.MULTILINE)


def test_a_sign_stands_between_a_label_and_a_number() -> None:
    offers = at("lastwill", kind("plan", "divide")).position.offers(0)
    lines = [line.plain for line in Choices(offers, Voice(Script(), "en"), "xyzuvw"[: len(offers)]).lines(80)]
    assert not [line for line in lines if re.match(r" +\w+ \d", line)]
    assert [line for line in lines if re.match(r" +\w+: \d", line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_says_a_label_once(language: str) -> None:
    told = []
    for seed in range(3, 9):
        position = at("lastwill", kind("errand"), seed=seed).position
        script = Script()
        voice = Voice(script, language)
        advise(position, 0, Showing(position, looks(position, language), voice, ()), voice)
        told.append(script.story)
    assert [line for line in told if re.search(r"\b[AG]\d\b", line)]
    for line in told:
        found = re.search(r"(?:choose|choisir) (\w+)\s?: (.*)", line)
        assert found is not None
        assert not found[2].startswith(found[1])


def test_a_number_that_nothing_has_is_told_what_can_be_chosen_and_what_not() -> None:
    script, _ = sit(present_day(), ["why 99"])
    assert "Nothing has the label 99; you can choose from t0–t3, 1, but not " in script.text
