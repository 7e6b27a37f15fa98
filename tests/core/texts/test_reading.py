"""Errors in positions, decks and records name the place and what belongs there."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bequest import games
from bequest.core import record
from bequest.core.errors import BadDeck, BadPosition, BadRecord
from bequest.core.texts.reading import DeckText
from bequest.games.crecy.data import loading

GAME = games.get("gears")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rund": 2}, "rund: unknown field; did you mean 'round'"),
        ({"round": 0}, "round: expected a whole number from 1 to 4, found 0"),
        ({"pools": [1, -1]}, r"pools\[2\]: expected a whole number, 0 or more"),
        ({"pools": [1]}, "pools: expected 2 entries, one for each seat, found 1"),
        ({"hands": [["fier"], []]}, r"hands\[1\].*no card of the deck tree-2 is called 'fier'; did you mean 'fire'"),
        (
            {"hands": [["fire"] * 3, ["fire"] * 2]},
            r"hands\[2\].*fire is placed more often than the deck has copies \(4\)",
        ),
        ({"order": [1, 1]}, "order: expected each of the seats 1 to 2 once"),
        ({"order": [1, 3]}, r"order\[2\]: expected a whole number from 1 to 2, found 3"),
        ({"present": "t6"}, "present: in round 1 with 2 players it is at t4"),
        ({"markers": ["t5", "t4"]}, r"markers\[1\]: expected a timeframe from t0 to t4, found 't5'"),
        ({"timeline": [{"technology": "fire"}]}, r"timeline\[1\].timeframe: expected ts, t0"),
        ({"timeline": [{"technology": "fire", "timeframe": "t4"}]}, "technologies lie in t0 to t3 now, found t4"),
        (
            {"timeline": [{"technology": "fire", "timeframe": "t1"}, {"technology": "fire", "timeframe": "t1"}]},
            r"timeline\[2\].technology: t1 holds two copies of it",
        ),
        (
            {"timeline": [{"technology": n, "timeframe": "t3"} for n in ("fire", "law", "radio")]},
            "t3 holds more than 2 technologies",
        ),
        (
            {"timeline": [{"technology": "fire", "timeframe": "t1", "cubes": {"white": 1}}]},
            "cubes.white: unknown field",
        ),
        ({"options": {"fate": "some"}}, "options: option fate: 'some' is not allowed"),
        ({"options": []}, "options: expected an object"),
        ({"discard_pile": [{"card": "fire", "known": [3]}]}, r"discard_pile\[1\].known\[1\]"),
        ({"drawn": ["fire", "law"]}, "drawn: cards are drawn, so pending must end with keep"),
        ({"choices": ["establish fire"]}, r"choices\[1\]: Fire is not in your hand \(G-6.1\)"),
        ({"choices": ["travel t1"]}, "choices: these choices complete the move"),
        ({"characters": ["C1", "C1"]}, "characters: two seats have the same character"),
        ({"scores": [1, 0], "score_sheet": [[9] + [0] * 15, [0] * 16]}, r"scores\[1\]: 1 is less"),
        ({"random": [1, 2]}, "random: expected four numbers"),
        ({"game": "crecy"}, "game: this is a position of 'crecy'"),
        ({"phase": "setup"}, "pending: a position in set-up must say what is pending"),
        ({"pending": [{"kind": "order", "seat": 1, "later": [1]}]}, "must name each of the seats 1 to 2 once"),
    ],
)
def test_an_impossible_position_is_refused_by_field(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.from_json(json.dumps(change))


@pytest.mark.parametrize(
    ("game", "change", "message"),
    [
        (
            "crecy",
            {"seats": [3, {}]},
            "seats[1]: expected an object with fields (head, patron, eliminated, honor, prestige, income, gold, "
            "honor_from, pawns, placed, reserve, hand, missions, completed, under_patron, complication, lasting, "
            "family), found 3",
        ),
        ("crecy", {"child_deck": ["son"]}, "child_deck: expected an object with fields (next, rest), found ['son']"),
        (
            "crecy",
            {"seats": [{"family": [{"card": "armand-and-helene-patriarch", "attached": True}]}, {}]},
            "seats[1].family[1].attached: expected an object with fields (title, contribution, mansion, venture), "
            "found True",
        ),
        (
            "crecy",
            {"deck": {"title": [{"id": "duke", "cost": 3}]}},
            "deck.title[1].cost: expected an object with fields (gold, cards, income), found 3",
        ),
        (
            "crecy",
            {"options": "solo"},
            "options: expected an object with fields (mode, players, edition, testament_start, first, "
            "seed, deck, …), found 'solo'",
        ),
        (
            "crecy",
            {"pending": ["turn"]},
            "pending[1]: expected an object with fields (kind, seat, …), found 'turn'",
        ),
        (
            "gears",
            {"timeline": [{"technology": "fire", "timeframe": "t1", "cubes": 2}]},
            "timeline[1].cubes: expected an object with fields (red, blue), found 2",
        ),
        (
            "gears",
            {"options": {"fate": "none"}, "fate_cards": []},
            "fate_cards: expected an object without fields, found []",
        ),
        (
            "lastwill",
            {"market": 1},
            "market: expected an object with fields (mansion, town-house, manor-house, farm), found 1",
        ),
        ("lastwill", {"answers": []}, "answers: expected an object with fields (1, 2), found []"),
    ],
)
def test_where_an_object_belongs_its_fields_are_named(game: str, change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition) as caught:
        games.get(game).from_json(json.dumps(change))
    assert caught.value.text("en") == message


def test_the_fields_of_an_object_are_named_in_french_too() -> None:
    with pytest.raises(BadPosition) as caught:
        games.get("crecy").from_json(json.dumps({"child_deck": 1}))
    assert "un objet avec des champs (next, rest)" in caught.value.text("fr")


def test_a_deck_and_a_record_name_the_fields_of_an_object_too() -> None:
    deck = 'name = "mine"\n[[title]]\nid = "count"\ncost = 4\n'
    with pytest.raises(BadDeck) as bad_deck:
        loading.load(deck, "my.toml")
    assert bad_deck.value.text("en") == (
        "my.toml, line 4, title count, field cost: expected an object with fields (gold, cards, income), found 4"
    )
    saved = {"bequest": 1, "game": "gears", "rules": "1", "deck": "x", "options": {}, "answers": [], "result": [1]}
    with pytest.raises(BadRecord) as bad_record:
        record.load(json.dumps(saved))
    assert bad_record.value.text("en") == (
        "result: expected an object with fields (over, scores, digest, ranking), found [1]"
    )


def test_an_unknown_field_inside_a_table_of_a_deck_is_named_with_its_line() -> None:
    deck = 'name = "mine"\n[[title]]\nid = "count"\ncost = { golds = 4 }\n'
    with pytest.raises(BadDeck, match=r"my\.toml, line 4, title count, field cost: title\.cost\.golds: unknown field"):
        loading.load(deck, "my.toml")


def test_text_that_is_no_position_is_refused() -> None:
    with pytest.raises(BadPosition, match="line 1, column 2: not JSON"):
        GAME.from_json("{")
    with pytest.raises(BadPosition, match="expected a JSON object"):
        GAME.from_json("[]")


def test_a_deck_that_is_not_toml_is_refused_with_its_line() -> None:
    with pytest.raises(BadDeck, match=r"my\.toml, line 2: not TOML"):
        DeckText('name = "x"\nkind = \n', "my.toml")


def answered(*answers: str) -> record.Record:
    return record.Record("gears", GAME.rules_version, "tree-2", {"players": 2, "seed": 1}, list(answers))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "line 1, column 2: not JSON"),
        ("[" * 100_000, "nested too deep"),
        ('{"bequest": 1' + "0" * 5000 + "}", "a number is too long"),
        ("{}", "the field 'bequest' is missing"),
        ('{"bequest": 9}', "a record of format 9; this version reads format 1"),
        ('{"bequest": 1, "game": 3}', "game: expected a text"),
        ('{"bequest": 1, "game": "gears", "rules": "1", "deck": "x", "answers": 1}', "answers: expected a list"),
    ],
)
def test_a_broken_record_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        record.load(text)


def test_a_record_that_does_not_replay_says_where() -> None:
    start = GAME.new(2, seed=1, journal=True)
    good = record.make(start, {"players": 2, "seed": 1})
    changed = [*good.answers]
    first_card = next(i for i, answer in enumerate(changed) if "card" in answer)
    changed[first_card] = "* card space-flight" if "space-flight" not in changed[first_card] else "* card fire"
    with pytest.raises(BadRecord, match=f"answer {first_card + 1}: the record says"):
        record.verify(answered(*changed), GAME)
    with pytest.raises(BadRecord, match="no action reads 'fly'"):
        record.verify(answered(*good.answers, "1 fly"), GAME)
    with pytest.raises(BadRecord, match="not what is being asked"):
        record.verify(answered(*good.answers, f"{start.seat + 1} end"), GAME)
    with pytest.raises(BadRecord, match="result, scores"):
        record.verify(record.Record(**{**good.__dict__, "result": {"scores": [9, 9]}}), GAME)
    with pytest.raises(BadRecord, match="these are rules version"):
        record.verify(record.Record(**{**good.__dict__, "rules": "0"}), GAME)
    with pytest.raises(BadRecord, match="this game has deck tree-1"):
        record.verify(good, games.get("gears", deck="tree-1"))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            {"pending": [{"kind": "personal", "seat": 1}]},
            "this does not occur with the option fate",
        ),
        ({"phase": "V", "pending": [{"kind": "order", "seat": 1, "taken": [2, 0]}]}, "must name each of the seats"),
        (
            {"phase": "setup", "pending": [{"kind": "turn", "seat": 1}]},
            "cannot be pending in phase setup",
        ),
        (
            {"phase": "setup", "pending": [{"kind": "order", "seat": 1, "later": [2]}]},
            "cannot be pending in phase setup",
        ),
        ({"phase": "III", "pending": [{"kind": "turn", "seat": 1}]}, "cannot be pending in phase III"),
        ({"pending": [{"kind": "turn", "seat": 1}, {"kind": "turn", "seat": 2}]}, "cannot be pending in phase I"),
        ({"pending": [{"kind": "turn", "seat": 2}]}, "it is the turn of seat 1"),
        ({"pending": [{"kind": "turn", "seat": 1, "cards": 3}]}, r"pending\[1\].cards: unknown field"),
        ({"phase": "III", "characters": [None, "C1"]}, "characters: every seat has a character"),
        (
            {"options": {"characters": ["C1", "C2"]}, "characters": ["C2", "C1"]},
            "not the characters that",
        ),
        ({"options": {"deck": "tree-1"}}, "options: option deck: 'tree-1' is not allowed"),
        ({"options": {"players": "2" * 5000}}, "options: option players"),
        ({"options": {"characters": "[" * 9000}}, "options: option characters"),
        ({"phase": "over", "round": 4, "choices": []}, "choices: these choices complete the move"),
    ],
)
def test_what_play_can_never_reach_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.from_json(json.dumps(change))


def test_taking_back_a_negative_number_of_choices_takes_all_of_them_back() -> None:
    content = {"hands": [["steam-engine", "law", "fire", "radio", "mining"], []], "markers": ["t1", "t4"]}
    position = GAME.from_json(json.dumps(content), journal=True)
    position.apply(GAME.parse("establish steam-engine"))
    assert position.back(-1) == 1
    assert position.journal is not None
    assert position.journal.under_way == []


def test_nothing_can_be_undone_before_the_first_move_and_it_says_so() -> None:
    reason = GAME.new(2, seed=1, journal=True).can_undo(0)
    assert str(reason) == "there is no move to take back"


def test_back_at_the_start_nothing_is_left_to_undo() -> None:
    """The cards of set-up were drawn before any move; they are not what stands in the way."""
    position = GAME.new(3, seed=1, journal=True)
    chooser = position.seat
    position.apply(GAME.parse("position 1"))
    assert position.can_undo(chooser) is None
    position.undo(chooser)
    assert str(position.can_undo(chooser)) == "there is no move to take back"


@pytest.mark.parametrize("name", games.names())
def test_a_deck_of_tens_of_thousands_of_tables_is_refused_at_once(name: str) -> None:
    text = 'name = "x"\n' + "".join([f'[[friend]]\nid = "a{number}"\n' for number in range(60_000)])
    with pytest.raises(BadDeck) as caught:
        games.load_deck(name, text, "big.toml")
    assert caught.value.text("en") == "big.toml: a deck has at most 2,000 tables"
