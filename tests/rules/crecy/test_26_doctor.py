"""Section 26 of the rules of the Duke de Crecy: Hire Fertility Doctor."""

from __future__ import annotations

import pytest

from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    asked,
    children,
    do,
    extra,
    family,
    file,
    friend,
    friends,
    hand,
    legal,
    rule_of,
    table,
)

COUPLE = "patriarch & 2; ann & 1"
DECK = children(9, 9, 4)


def ready(tree: str = COUPLE, cards: str = "bea, cleo", gold: int = 2, **arguments: object) -> CrecyPosition:
    """A couple, the Gold and the cards for the doctor."""
    fixtures = [*friends("ann, bea, cleo, dora, emma"), friend("con", "male", effects="constant"), *DECK]
    return table(cards=fixtures, family=tree, hand=cards, gold=gold, **arguments)  # type: ignore[arg-type]


def births(s: CrecyPosition) -> list[str]:
    return [person for person in family(s) if "<" in person]


@pytest.mark.rule("C-26.1", "C-26.3")
def test_the_doctor_costs_two_gold_and_a_card_and_brings_two_births() -> None:
    s = ready(child_next="son, daughter, son")
    do(s, "doctor", "friend cleo")
    assert (s.gold[0], hand(s), file(s, "friend_discard")) == (0, ["bea"], ["cleo"])
    assert births(s) == ["son < 1 2 child", "daughter < 1 2 child"]
    assert asked(s) == ("turn", 2)
    assert s.honor[0] == 0


@pytest.mark.rule("C-26.1")
def test_without_the_gold_or_the_card_there_is_no_doctor() -> None:
    assert rule_of(ready(gold=1), "doctor") == "C-11.1"
    assert rule_of(ready(cards=""), "doctor") == "C-11.5"


@pytest.mark.rule("C-26.1")
@pytest.mark.parametrize("colour", ["sky-blue", "red", "green", "orange", "yellow"])
def test_of_the_additional_action_pawns_only_a_sky_blue_one_fetches_the_doctor(colour: str) -> None:
    s = ready(pawns=0, extra=colour)
    assert rule_of(s, "doctor") == ("" if colour == "sky-blue" else "C-10.18")
    if colour == "sky-blue":
        do(s, "doctor", "friend bea")
        assert extra(s) == {}
        assert forms.view(s, None)["spaces"][4] == {"space": "doctor", "seat": 1, "pawn": "sky-blue"}


@pytest.mark.rule("C-26.1", "C-10.16")
def test_the_doctor_comes_once_a_round() -> None:
    assert rule_of(ready(spaces="doctor 2", extra="sky-blue"), "doctor") == "C-10.16"


@pytest.mark.rule("C-26.2")
@pytest.mark.parametrize(("count", "rule"), [(0, ""), (1, ""), (2, "C-26.2"), (3, "C-26.2")])
def test_the_couple_has_at_most_one_child(count: int, rule: str) -> None:
    s = ready("; ".join([COUPLE, *["son < 1 2"] * count]))
    assert rule_of(s, "doctor") == rule


@pytest.mark.rule("C-26.2")
def test_the_couple_is_of_the_current_generation_and_able_to_have_children() -> None:
    row_2 = "son & 7 < 1 2; son & 8 < 1 2; daughter & 9 < 1 2; son & 10 < 1 2; bea & 3; cleo & 4; con & 5; dora & 6"
    s = ready(f"{COUPLE}; {row_2}; son < 4 8; son < 6 10; son < 6 10", "emma", round=3)
    do(s, "doctor")
    assert legal(s) == ["person 3", "person 4"]
    refused = {1: "C-6.4", 5: "C-34.19", 6: "C-26.2", 7: "C-21.5"}
    assert {number: rule_of(s, f"person {number}") for number in refused} == refused


@pytest.mark.rule("C-26.3")
def test_a_gender_is_not_asked_and_cannot_be_named() -> None:
    s = do(ready(child_next="son, son"), "doctor")
    assert legal(s) == ["friend bea", "friend cleo"]
    assert rule_of(s, "birth daughter") == "not asked"
    do(s, "friend bea")
    assert births(s) == ["son < 1 2 child"] * 2


@pytest.mark.rule("C-26.3")
def test_with_one_child_both_draws_are_made() -> None:
    s = do(ready(f"{COUPLE}; son < 1 2", child_next="daughter, daughter, son"), "doctor", "friend bea")
    assert births(s) == ["son < 1 2 child", "daughter < 1 2 child", "daughter < 1 2 child"]


@pytest.mark.rule("C-26.4")
@pytest.mark.parametrize(
    ("next", "choice", "children", "left"),
    [
        ("complication, son, daughter", "lose-child", ["son < 1 2 child"], ["daughter"]),
        ("complication, son, daughter", "lose-mother", ["son < 1 2 child"], ["daughter"]),
        ("son, complication, daughter, son", "lose-child", ["son < 1 2 child"], ["daughter", "son"]),
        ("son, complication, daughter, son", "lose-mother", ["son < 1 2 child", "daughter < 1 2 child"], ["son"]),
    ],
)
def test_a_complication_in_one_of_the_draws(next: str, choice: str, children: list[str], left: list[str]) -> None:
    s = do(ready(child_next=next), "doctor", "friend bea", choice)
    assert births(s) == children
    pile = file(s, "child_deck")
    assert isinstance(pile, dict)
    assert pile["next"] == left
    assert s.complications[0] == 1
    assert ("ann & 1 departed" in family(s)) == (choice == "lose-mother")


@pytest.mark.rule("C-26.4", "C-16.7")
def test_an_immune_players_doctor_brings_two_children_in_any_case() -> None:
    s = ready(child_next="complication, son, complication, daughter", complication=1)
    do(s, "doctor", "friend bea")
    assert births(s) == ["son < 1 2 child", "daughter < 1 2 child"]
    assert file(s, "child_discard") == ["complication"] * 2


@pytest.mark.rule("C-26.4", "C-16.8")
def test_after_a_first_complication_a_second_one_is_drawn_past() -> None:
    s = do(ready(child_next="complication, complication, son"), "doctor", "friend bea", "lose-child")
    assert births(s) == ["son < 1 2 child"]
    assert file(s, "child_discard") == ["complication"]
