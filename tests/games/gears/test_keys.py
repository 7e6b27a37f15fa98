"""Pairs of positions of Gears of Time that differ in one fact: the keys of those who know it differ, all others not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bequest.games.gears.position import GearsPosition
from tests.games.keys import EVERYBODY, told_apart
from tests.rules.gears.table import FATE_IDS, do, table
from tests.rules.gears.test_x_machines import chain, machines, with_tokens


def draft(before: str, cubes: Mapping[str, int] | None = None, taken: bool = False) -> GearsPosition:
    """A Fate card lies before red, the others in the draft area, with cubes on the last of them."""
    area = [{"card": id, "cubes": dict(cubes or {}) if id == FATE_IDS[-1] else {}} for id in FATE_IDS if id != before]
    return table(fate="draft", fate_cards={"before": [[before], []], "area": area}, fate_taken=taken)


def one_each(red: str, blue: str, out: str) -> GearsPosition:
    left = [id for id in FATE_IDS if id not in (red, blue, out)]
    return table(fate="one_each", fate_cards={"before": [[red], [blue]], "out": [out], "left_out": left})


def sheet(column: int) -> GearsPosition:
    """Red has 3 points, which stand in this column of the sheet."""
    found = [[0] * 16, [0] * 16]
    found[0][column] = 3
    return table(scores={"red": 3}, score_sheet=found)


TURN: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "the round": ({"round": 2}, {"round": 3}),
    "the turn": ({"turn": 1}, {"turn": 2}),
    "the player whose turn it is": ({"active": 1}, {"active": 2}),
    "actions taken": ({"actions": 0}, {"actions": 1}),
    "extra room": ({"extra_room": 0}, {"extra_room": 1}),
    "the player order": ({"order": "red, blue", "active": 1}, {"order": "blue, red", "active": 1}),
    "a marker": ({"at": {"blue": "t1"}}, {"at": {"blue": "t2"}}),
    "a technology": ({"timeline": "Fire@t0 {red 1}"}, {"timeline": "Language@t0 {red 1}"}),
    "its timeframe": ({"timeline": "Fire@t0 {red 1}"}, {"timeline": "Fire@t1 {red 1}"}),
    "its cubes": ({"timeline": "Fire@t0 {red 1}"}, {"timeline": "Fire@t0 {blue 1}"}),
    "a Fate card beside it": (
        {"timeline": "Fire@t0 {red 1, Perfectly Laid Plans by red}"},
        {"timeline": "Fire@t0 {red 1, Not What We Hoped For by red}"},
    ),
    "which copy it lies beside": (
        {"timeline": "Fire@t0 {red 1, Perfectly Laid Plans by red}; Fire@t1 {red 1}"},
        {"timeline": "Fire@t0 {red 1}; Fire@t1 {red 1, Perfectly Laid Plans by red}"},
    ),
    "which technology it lies beside": (
        {"timeline": "Fire@t0 {red 1, Perfectly Laid Plans by red}; Language@t0 {red 1}"},
        {"timeline": "Fire@t0 {red 1}; Language@t0 {red 1, Perfectly Laid Plans by red}"},
    ),
    "who played that": (
        {"timeline": "Fire@t0 {red 1, blue 1, Perfectly Laid Plans by blue}"},
        {"timeline": "Fire@t0 {red 1, blue 1, Perfectly Laid Plans by red}"},
    ),
    "what it waives": (
        {"timeline": "Writing@t1 {Willed Into Existence by red waives Language}"},
        {"timeline": "Writing@t1 {Willed Into Existence by red waives Basic Tools}"},
    ),
    "a Pool": ({"pools": {"blue": 1}}, {"pools": {"blue": 2}}),
    "a score": ({"scores": {"blue": 1}}, {"scores": {"blue": 2}}),
    "a character": ({"characters": ["C1", "C2"]}, {"characters": ["C3", "C2"]}),
    "the size of a hand": ({"blue": "Fire"}, {"blue": "Fire, Law"}),
    "the size of the discard pile": ({"discard": "Fire"}, {"discard": "Fire, Law"}),
}


@pytest.mark.rule("G-23.5")
@pytest.mark.parametrize("fact", TURN)
def test_what_lies_open_is_part_of_every_key(fact: str) -> None:
    one, other = TURN[fact]
    assert told_apart(table(**one), table(**other)) == EVERYBODY


@pytest.mark.rule("G-23.1", "G-23.5")
def test_whose_turn_follows_and_whose_hand_is_larger_is_part_of_every_key() -> None:
    everybody = {1, 2, 3, None}
    one, other = (table(players=3, order=order) for order in ("red, blue, white", "red, white, blue"))
    assert told_apart(one, other) == everybody
    one, other = table(players=3, red="Fire", blue="Law"), table(players=3, red="Fire", white="Law")
    assert told_apart(one, other) == everybody


def test_points_in_another_column_of_the_sheet_are_part_of_every_key() -> None:
    assert told_apart(sheet(0), sheet(1)) == EVERYBODY


@pytest.mark.rule("G-23.1")
def test_a_hand_is_part_of_the_own_key_only() -> None:
    assert told_apart(table(red="Fire"), table(red="Law")) == {1}
    assert told_apart(table(blue="Fire"), table(blue="Law")) == {2}


@pytest.mark.rule("G-23.13")
def test_the_two_drawn_cards_are_part_of_the_drawers_key_only() -> None:
    first, second, third = (do(table(next=pair), "draw") for pair in ("Law, Fire", "Law, Radio", "Mining, Fire"))
    assert told_apart(first, second) == {1}
    assert told_apart(first, third) == {1}


@pytest.mark.rule("G-22.9")
def test_what_is_arranged_to_be_drawn_is_part_of_no_key() -> None:
    assert told_apart(table(next="Law, Fire"), table(next="Fire, Radio, Law")) == set()


@pytest.mark.rule("G-23.15", "G-23.16")
def test_a_discard_is_part_of_the_keys_of_those_who_know_it() -> None:
    assert told_apart(table(discard="Law"), table(discard="Fire")) == set()
    assert told_apart(table(known={"Law": "red"}), table(known={"Fire": "red"})) == {1}
    assert told_apart(table(known={"Law": "blue"}), table(known={"Fire": "blue"})) == {2}
    assert told_apart(table(known={"Law": "red blue"}), table(known={"Fire": "red blue"})) == EVERYBODY


@pytest.mark.rule("G-23.18")
def test_who_else_knows_a_discard_is_part_of_every_key() -> None:
    """All see who discards it, and guesses keep it."""
    assert told_apart(table(known={"Law": "red"}), table(known={"Law": "blue"})) == EVERYBODY
    assert told_apart(table(known={"Law": "red"}), table(discard="Law")) == EVERYBODY
    assert told_apart(table(known={"Law": "red"}), table(known={"Law": "red blue"})) == EVERYBODY


@pytest.mark.rule("G-23.9", "G-23.25")
def test_in_the_draft_every_place_of_a_fate_card_is_part_of_every_key() -> None:
    for before in FATE_IDS[1:]:
        assert told_apart(draft(FATE_IDS[0]), draft(before)) == EVERYBODY
    assert told_apart(draft(FATE_IDS[0]), draft(FATE_IDS[0], {"red": 1})) == EVERYBODY
    assert told_apart(draft(FATE_IDS[0], {"blue": 1}), draft(FATE_IDS[0], {"red": 1})) == EVERYBODY
    assert told_apart(draft(FATE_IDS[0]), draft(FATE_IDS[0], taken=True)) == EVERYBODY


@pytest.mark.rule("G-23.8", "G-23.24")
def test_with_one_each_a_fate_card_is_part_of_the_own_key_until_it_is_used_up() -> None:
    first, second, third, fourth = FATE_IDS[:4]
    start = one_each(first, second, third)
    assert told_apart(start, one_each(fourth, second, third)) == {1}
    assert told_apart(start, one_each(first, fourth, third)) == {2}
    assert told_apart(start, one_each(first, second, fourth)) == EVERYBODY
    used = {"before": [[first], []], "out": [second, third], "left_out": list(FATE_IDS[3:])}
    assert told_apart(start, table(fate="one_each", fate_cards=used)) == EVERYBODY


@pytest.mark.rule("G-23.11")
def test_a_move_under_way_is_part_of_the_own_key_only() -> None:
    def begun(*steps: str) -> GearsPosition:
        return do(table(red="Steam Engine, Law, Mining, Radio, Fire, Computer", at={"red": "t1"}), *steps)

    assert told_apart(begun(), begun("establish Steam Engine")) == {1}
    assert told_apart(begun("establish Steam Engine"), begun("establish Steam Engine", "card Fire")) == {1}
    one, other = (begun("establish Steam Engine", card) for card in ("card Fire", "card Mining"))
    assert told_apart(one, other) == {1}


@pytest.mark.rule("G-24.20")
def test_what_is_pending_is_part_of_every_key() -> None:
    def choosing(seat: int, later: list[int], taken: list[int]) -> GearsPosition:
        pending = [{"kind": "order", "seat": seat, "later": later, "taken": taken}]
        return table(players=3, phase="V", round=2, pending=pending)

    everybody = {1, 2, 3, None}
    assert told_apart(choosing(1, [2, 3], [0, 0, 0]), choosing(1, [3, 2], [0, 0, 0])) == everybody
    assert told_apart(choosing(1, [2], [3, 0, 0]), choosing(1, [2], [0, 3, 0])) == everybody


@pytest.mark.rule("G-23.5")
def test_the_flags_of_the_expansion_are_part_of_every_key() -> None:
    start = machines(chain("Orrery", "red 3"))
    for plus, minus in ((1, 0), (0, 1), (2, 0)):
        assert told_apart(start, with_tokens(start, {"Skyfork@t0": (plus, minus)})) == EVERYBODY
    used = machines(chain("Orrery", "red 3"), extra_turn_used=[1])
    assert told_apart(start, used) == EVERYBODY
    assert told_apart(used, machines(chain("Orrery", "red 3"), extra_turn="due", extra_turn_used=[1])) == EVERYBODY
    assert told_apart(start, machines(chain("Orrery", "red 3"), activated=["orrery"])) == EVERYBODY
    assert told_apart(start, machines(chain("Orrery", "red 3"), spliced=True)) == EVERYBODY
