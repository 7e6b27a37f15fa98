"""Records: what is written down of a game, and what is checked when it is played again."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

from bequest import games
from bequest.core import record
from bequest.core.errors import BadRecord, BequestError
from bequest.core.position import CHANCE
from bequest.core.record import Record
from tests.rules.gears.table import do, new_game, table

GAME = games.get("gears", deck="tree-1")
OPTIONS: dict[str, object] = {"players": 2, "seed": 1, "fate": "none"}


def short() -> Record:
    """A game of a few moves, one of which was taken back."""
    s = new_game(fate="none")
    while s.decision is not None and s.decision.kind != "move":
        s.push(s.legal()[0])
    do(s, "travel t0")
    s.undo(s.seat)
    do(s, "travel t1", "draw")
    do(s, s.game.text(s.legal()[0]))
    return record.make(s, OPTIONS)


def refused(made: Record, *words: str, chance: str = "auto") -> None:
    with pytest.raises(BadRecord) as caught:
        record.verify(made, GAME, chance)
    assert isinstance(caught.value, BequestError)
    for word in words:
        assert word in caught.value.text("en")


# --- what is written ---


def test_a_record_names_game_rules_deck_options_answers_and_result() -> None:
    made = short()
    assert (made.game, made.rules, made.deck) == ("gears", GAME.rules_version, "tree-1")
    assert made.options == OPTIONS
    assert (made.position, made.deck_text) == ({}, "")
    assert set(made.result) == {"over", "scores", "digest"}
    chosen = [line for line in made.answers if not line.startswith("*")]
    seat = chosen[-1].split()[0]
    assert chosen[-5:-1] == [f"{seat} travel t0", f"{seat} undo", f"{seat} travel t1", f"{seat} draw"]
    assert [line for line in made.answers if line.startswith("* card")]


def test_the_text_of_a_record_has_one_answer_a_line_and_reads_back() -> None:
    made = short()
    text = made.to_json()
    assert record.load(text) == made
    lines = [line.strip(" ,") for line in text.splitlines()]
    assert [json.dumps(answer) in lines for answer in made.answers] == [True] * len(made.answers)
    content = json.loads(text)
    assert list(content) == ["bequest", "game", "rules", "deck", "options", "result", "answers"]
    assert content["bequest"] == record.FORMAT == 1


def test_a_record_without_answers_is_one_line_for_them() -> None:
    made = dataclasses.replace(short(), answers=[], result={})
    assert made.to_json().endswith('  "answers": []\n}\n')
    assert record.load(made.to_json()) == made


def test_the_deck_is_written_out_where_it_is_asked_for() -> None:
    s = new_game(fate="none")
    made = record.make(s, OPTIONS, own_deck=True)
    assert made.deck_text == GAME.deck_text()
    assert record.load(made.to_json()).deck_text == GAME.deck_text()


def test_choices_of_a_move_under_way_are_no_part_of_a_record() -> None:
    s = table(red="Steam Engine, Law, Mining, Radio, Fire, Computer", at={"red": "t1"})
    start = s.to_dict()
    before = s.digest()
    do(s, "establish Steam Engine", "card Fire")
    made = record.make(s, {"players": 2}, start)
    assert made.answers == []
    assert made.result["digest"] == before
    assert s.choices(0) != []  # they are still there


def test_the_ranking_is_written_when_the_game_is_over() -> None:
    s = table(round=4, phase="III", scores={"blue": 3})
    assert s.over
    made = record.make(s, {"players": 2}, s.to_dict())
    assert (made.result["over"], made.result["ranking"], made.result["scores"]) == (True, [2, 1], [0, 3])


def test_only_a_journal_can_be_recorded() -> None:
    with pytest.raises(BadRecord, match="journal"):
        record.make(GAME.new(2, 1, fate="none"), OPTIONS)


def test_a_game_that_draws_by_itself_needs_its_generator_in_the_record() -> None:
    s = new_game(fate="none")
    with pytest.raises(BadRecord):
        record.make(s, {"players": 2, "fate": "none"})
    start = s.to_dict()
    del start["random"]
    with pytest.raises(BadRecord):
        record.make(s, {"players": 2}, {**start, "options": {"players": 2}})
    assert record.make(s, {"players": 2}, {**start, "options": {"players": 2, "seed": 1}})
    assert record.make(s, {"players": 2}, s.to_dict())


# --- playing it again ---


def test_a_record_gives_the_same_position_with_its_own_dice_and_with_those_of_the_record() -> None:
    made = short()
    for chance in ("auto", "explicit"):
        assert record.verify(made, GAME, chance).digest() == made.result["digest"]


def test_replay_stops_after_every_choice_of_a_player_and_at_the_start() -> None:
    made = short()
    chosen = [line for line in made.answers if not line.startswith("*")]
    seats = [position.seat for position in record.replay(made, GAME)]
    assert len(seats) == len(chosen) + 1
    assert CHANCE not in seats
    fed = [position.seat for position in record.replay(made, GAME, "explicit")]
    assert fed == seats


def test_a_record_without_a_seed_is_fed_its_outcomes() -> None:
    made = short()
    unseeded = dataclasses.replace(made, options={"players": 2, "fate": "none"})
    position = record.verify(unseeded, GAME)
    assert not position.auto
    assert position.digest() == made.result["digest"]


def test_a_record_may_begin_in_any_position_and_go_back_to_a_move() -> None:
    s = table(red="Fire, Law", at={"red": "t0"})
    start = s.to_dict()
    do(s, "establish Fire", "draw")
    s.rewind(1)
    made = record.make(s, {"players": 2}, start)
    assert made.answers[-1] == "rewind 1"
    again = record.verify(record.load(made.to_json()), GAME)
    assert again.to_json() == s.to_json()


def test_choices_under_way_at_the_start_are_taken_back_until_they_are_answered() -> None:
    s = table(red="Steam Engine, Law, Mining, Radio, Fire, Computer", at={"red": "t1"})
    do(s, "establish Steam Engine")
    start = s.to_dict()
    assert start["choices"] == ["establish steam-engine"]
    made = record.make(s, {"players": 2}, start)
    assert record.start(made, GAME).choices(0) == []
    s.back()
    do(s, "draw")
    made = record.make(s, {"players": 2}, start)
    assert record.verify(made, GAME).digest() == s.digest()


def test_spaces_and_capitals_of_an_answer_mean_nothing() -> None:
    made = short()
    loud = [line.upper().replace(" ", "  ") if line.startswith("*") else line for line in made.answers]
    assert record.verify(dataclasses.replace(made, answers=loud), GAME).digest() == made.result["digest"]


# --- what is refused ---


def test_an_outcome_that_the_dice_did_not_give_is_refused() -> None:
    made = short()
    at = next(i for i, line in enumerate(made.answers) if line.startswith("* card"))
    other = "* card fire" if made.answers[at] != "* card fire" else "* card law"
    refused(dataclasses.replace(made, answers=[*made.answers[:at], other, *made.answers[at + 1 :]]), str(at + 1))


@pytest.mark.parametrize("answer", ["3 draw", "x draw", "1 fly", "1 travel t9", "rewind 999", "* draw", ""])
def test_an_answer_that_cannot_be_given_is_refused_with_its_number(answer: str) -> None:
    made = short()
    refused(dataclasses.replace(made, answers=[*made.answers, answer]), str(len(made.answers) + 1))


@pytest.mark.parametrize(("name", "value"), [("over", True), ("scores", [9, 9]), ("digest", "0"), ("ranking", [1, 2])])
def test_a_result_that_did_not_come_about_is_refused(name: str, value: object) -> None:
    made = short()
    refused(dataclasses.replace(made, result={**made.result, name: value}), name)


def test_a_ranking_that_did_not_come_about_is_refused_at_the_end_too() -> None:
    s = table(round=4, phase="III", scores={"blue": 3})
    made = record.make(s, {"players": 2}, s.to_dict())
    record.verify(made, GAME)
    refused(dataclasses.replace(made, result={**made.result, "ranking": [1, 2]}), "ranking")


@pytest.mark.parametrize("field", ["game", "rules", "deck"])
def test_a_record_of_another_game_of_other_rules_or_of_another_deck_is_refused(field: str) -> None:
    other: dict[str, Any] = {field: "other"}
    refused(dataclasses.replace(short(), **other), "other")


@pytest.mark.parametrize(
    "options", [{"seed": 1}, {"players": "2", "seed": 1}, {"players": 2, "seed": "1"}, {**OPTIONS, "weather": "fine"}]
)
def test_options_that_do_not_begin_a_game_are_refused(options: dict[str, object]) -> None:
    refused(dataclasses.replace(short(), options=options))


def test_a_field_that_a_record_does_not_have_is_refused() -> None:
    content = json.loads(short().to_json())
    record.load(json.dumps(content))
    with pytest.raises(BadRecord, match="weather"):
        record.load(json.dumps({**content, "weather": "fine"}))


@pytest.mark.parametrize("text", ["{}", '{"bequest": 2}', "[]", "no record"])
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        record.load(text)
