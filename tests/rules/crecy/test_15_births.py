"""Section 15 of the rules of the Duke de Crecy: births."""

from __future__ import annotations

import pytest

from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    ancestry,
    asked,
    child,
    children,
    do,
    family,
    file,
    friend,
    friends,
    legal,
    rule_of,
    seat,
    table,
    told,
)

ANN = friend("ann")
COUPLE = "patriarch & 2; ann & 1"
TWINS = child("twins", "male", copies=4, effects="surprise-twins-son")


def births(s: CrecyPosition, number: int = 1) -> list[str]:
    """The children of a family, with their parents."""
    return [person for person in family(s, number) if "<" in person]


def drawn_so_far(s: CrecyPosition) -> list[str]:
    """What has happened with Child cards, in order: "son" for a card turned up, "+son" for a birth."""
    signs = {"child-card": "", "born": "+", "lost-child": "lost child", "lost-mother": "lost mother"}
    return [
        f"{signs[str(event['event'])]}{event.get('card', '')}" for event in forms.events(s) if event["event"] in signs
    ]


def none_left(**seat_1: object) -> CrecyPosition:
    """A position whose only Child card lies in the family of seat 2."""
    cards = [friend("ann", dowry=1, prestige=2), *friends("bea, cleo"), child("son")]
    return table(cards=cards, two=seat(family="patriarch & 2; bea & 1; son < 1 2"), **seat_1)  # type: ignore[arg-type]


def child_deck(s: CrecyPosition) -> dict[str, int]:
    found = forms.view(s, None)["child_deck"]
    assert isinstance(found, dict)
    return found


# --- one draw ---


@pytest.mark.rule("C-15.1", "C-15.2")
def test_the_top_card_is_drawn_for_one_couple_and_lies_child_side_up_below_it() -> None:
    pairs = "patriarch & 2; ann & 1; son & 5 < 1 2; daughter & 6 < 1 2; bea & 3; cid & 4"
    s = table(
        cards=[*friends("ann, bea"), friend("cid", "male"), *children(5, 5)],
        family=pairs, round=3, child_next="daughter, son",
    )  # fmt: skip
    do(s, "have-children", "person 4", "birth any")
    assert family(s)[2:] == ["son & 5 < 1 2", "daughter & 6 < 1 2", "bea & 3", "cid & 4", "daughter < 6 4 child"]
    assert s.families[0][6].row == 3
    assert file(s, "child_deck") == {"next": ["son"], "rest": ["son"] * 3 + ["daughter"] * 3}


@pytest.mark.rule("C-15.3")
def test_a_complication_is_not_placed_but_asks() -> None:
    s = table(cards=[ANN, *children(3, 3, 1)], family=COUPLE, child_next="complication")
    do(s, "have-children", "birth any")
    assert asked(s) == ("lose", 1)
    assert births(s) == []


@pytest.mark.rule("C-15.8")
def test_a_draw_that_is_due_cannot_be_declined() -> None:
    s = table(cards=[ANN, *children(3, 3, 1)], hand="ann", child_next="son")
    do(s, "marry")
    assert births(s) == ["son < 1 2 child"]
    s = table(
        cards=[ANN, friend("bob", "male"), *children(3, 3, 1)], hand="bob", gold=2, family=COUPLE,
        child_next="complication, son",
    )  # fmt: skip
    do(s, "doctor")
    assert legal(s) == ["lose-child", "lose-mother"]
    do(s, "lose-child")
    assert births(s) == ["son < 1 2 child"]
    assert asked(s) == ("turn", 2)


# --- the child limit ---


@pytest.mark.rule("C-15.4")
def test_a_couple_may_have_three_children_and_no_more() -> None:
    two = f"{COUPLE}; son < 1 2; son < 1 2"
    s = table(cards=[ANN, *children(9, 9)], family=two, passed=[2])
    do(s, "have-children", "birth any")
    assert len(births(s)) == 3
    assert "have-children" not in legal(s)
    assert rule_of(s, "have-children") == "C-18.1"


@pytest.mark.rule("C-15.4")
def test_the_couple_with_three_children_is_refused_where_others_are_offered() -> None:
    row_2 = "son & 6 < 1 2; son & 7 < 1 2; son & 8 < 1 2; bea & 3; cleo & 4; dora & 5"
    s = table(
        cards=[*friends("ann, bea, cleo, dora"), *children(9, 9)], round=3,
        family=f"{COUPLE}; {row_2}; son < 3 6; daughter < 3 6; son < 3 6; son < 4 7",
    )  # fmt: skip
    do(s, "have-children")
    assert legal(s) == ["person 4", "person 5"]
    assert rule_of(s, "person 3") == "C-15.4"


@pytest.mark.rule("C-15.5")
@pytest.mark.parametrize(
    ("later", "offered"),
    [("son < 1 3", False), ("", True)],
    ids=["two of the first marriage and one of the second", "two of the first marriage"],
)
def test_children_of_an_earlier_marriage_count_towards_the_limit(later: str, offered: bool) -> None:
    before = "patriarch & 3; ann & 1 departed; bea & 1; son < 1 2; daughter < 1 2"
    s = table(cards=[*friends("ann, bea"), *children(9, 9)], family="; ".join(filter(None, [before, later])))
    assert ("have-children" in legal(s)) == offered


@pytest.mark.rule("C-15.5", "C-35.14")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_children_beyond_the_limit_count_too(count: int) -> None:
    """With four children no wedding draw is due for the widower's new couple either."""
    offspring = "; ".join(["son < 1 2"] * count)
    s = table(
        cards=[*friends("ann, bea"), *children(9, 9)], hand="bea",
        family=f"patriarch; ann & 1 departed; {offspring}",
    )  # fmt: skip
    do(s, "marry")
    assert len(births(s)) == max(3, count)


@pytest.mark.rule("C-15.6", "C-15.7", "C-35.15")
def test_twins_on_the_way_do_not_reduce_the_draws_of_the_doctor() -> None:
    s = table(
        cards=[*friends("ann, bea"), TWINS, *children(9, 9)], hand="bea", gold=2, family=f"{COUPLE}; son < 1 2",
        child_next="twins, son, twins, son, daughter",
    )  # fmt: skip
    do(s, "doctor")
    assert drawn_so_far(s) == ["twins", "+twins", "son", "+son", "twins", "+twins", "son", "+son"]
    assert len(births(s)) == 5


@pytest.mark.rule("C-15.6")
def test_the_draws_of_a_wedding_are_fixed_when_step_6_begins() -> None:
    bea = friend("bea", effects=[{"do": "births", "amount": 2}])
    s = table(
        cards=[ANN, bea, TWINS, *children(9, 9)], hand="bea",
        family="patriarch; ann & 1 departed; son < 1 2", child_next="twins, son, daughter, daughter",
    )  # fmt: skip
    do(s, "marry")  # three draws are due, two are left
    assert births(s)[1:] == ["twins < 1 4 child", "son < 1 4 child", "daughter < 1 4 child"]


# --- several draws ---


@pytest.mark.rule("C-15.7")
def test_each_draw_is_resolved_before_the_next_card_is_drawn() -> None:
    s = table(
        cards=[*friends("ann, bea"), *children(9, 9, 2)], hand="bea", gold=2, family=COUPLE,
        child_next="complication, son",
    )  # fmt: skip
    do(s, "doctor")
    assert drawn_so_far(s) == ["complication"]
    do(s, "lose-child")
    assert drawn_so_far(s) == ["complication", "lost child", "son", "+son"]


@pytest.mark.rule("C-15.9", "C-35.1")
def test_a_birth_effect_is_resolved_right_after_the_card_is_placed() -> None:
    heir = child("heir", "male", effects=[{"do": "honor", "amount": 1, "when": "birth"}])
    s = table(
        cards=[*friends("ann, bea"), heir, *children(9, 9)], hand="bea", gold=2, family=COUPLE, child_next="heir, son"
    )
    do(s, "doctor")
    happened = [event for event in told(s) if event in ("child-card", "born", "honor")]
    assert happened == ["child-card", "born", "honor", "child-card", "born"]
    assert s.honor[0] == 1


# --- an empty deck ---


@pytest.mark.rule("C-15.10")
def test_in_generation_iii_the_reserve_comes_first_and_then_the_discards() -> None:
    row_3 = f"{COUPLE}; son & 4 < 1 2; bea & 3; son & 6 < 3 4; cleo & 5"
    s = table(
        cards=[*friends("ann, bea, cleo, dora"), *children(3, 1)], family=row_3, round=6, passed=[2],
        reserve="son", child_discard="daughter", hand="dora", gold=2,
    )  # fmt: skip
    do(s, "have-children", "birth any")
    assert births(s)[2:] == ["son < 5 6 child"]
    assert file(s, "child_discard") == ["daughter"]
    do(s, "have-children", "birth any")
    assert births(s)[3:] == ["daughter < 5 6 child"]
    assert file(s, "child_discard") == []


@pytest.mark.rule("C-15.11")
@pytest.mark.parametrize("round", [1, 3])
def test_in_generations_i_and_ii_the_discards_come_first_and_then_the_reserve(round: int) -> None:
    tree = f"{COUPLE}; son & 4 < 1 2; bea & 3" if round == 3 else COUPLE
    s = table(
        cards=[*friends("ann, bea"), *children(2 if round == 3 else 1, 1)], family=tree, round=round, passed=[2],
        reserve="son", child_discard="daughter",
    )  # fmt: skip
    do(s, "have-children", "birth any")
    assert births(s)[-1].startswith("daughter")
    assert file(s, "reserve") == ["son"]
    do(s, "have-children", "birth any")
    assert births(s)[-1].startswith("son")
    assert file(s, "reserve") == []


@pytest.mark.rule("C-15.10", "C-15.11")
@pytest.mark.parametrize("generation", [2, 3])
def test_ce_s14_an_empty_child_deck(generation: int) -> None:
    """The 4 discards become the deck; in Generation III the 18 cards of the reserve do."""
    tree = f"{COUPLE}; son & 4 < 1 2; bea & 3" + ("; son & 6 < 3 4; cleo & 5" if generation == 3 else "")
    s = table(
        cards=[*friends("ann, bea, cleo"), *children(8 + generation, 13)], family=tree, generation=generation,
        reserve="9 son, 9 daughter", child_discard="4 daughter",
    )  # fmt: skip
    do(s, "have-children", "birth any")
    discards, reserve = file(s, "child_discard"), file(s, "reserve")
    assert isinstance(discards, list)
    assert isinstance(reserve, list)
    if generation == 2:
        assert (sum(child_deck(s).values()), len(discards), len(reserve)) == (3, 0, 18)
        assert births(s)[-1].startswith("daughter")
    else:
        assert (sum(child_deck(s).values()), len(discards), len(reserve)) == (17, 4, 0)
    assert "new-child-deck" in told(s)


@pytest.mark.rule("C-15.12", "C-15.18")
def test_without_any_child_card_a_wedding_goes_on_and_brings_no_child() -> None:
    s = none_left(hand="ann", family="patriarch")
    do(s, "marry")
    assert family(s) == ["patriarch & 2", "ann & 1"]
    assert (s.gold[0], s.prestige[0]) == (1, 2)
    assert "no-child" in told(s)
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-15.12", "C-15.17")
def test_without_any_child_card_the_actions_for_births_are_not_available() -> None:
    s = none_left(family="patriarch & 2; ann & 1", hand="cleo", gold=2)
    assert {"have-children", "doctor"}.isdisjoint(legal(s))
    assert rule_of(s, "have-children") == rule_of(s, "doctor") == "C-15.17"


# --- the Child discard pile ---


@pytest.mark.rule("C-15.13")
def test_what_lies_on_the_child_discard_pile() -> None:
    """A Complication drawn past, the card of a pair that is given up, and a lost mother who is a Child card."""
    s = table(cards=[ANN, *children(3, 3, 3)], family=COUPLE, complication=1, child_next="complication, son")
    do(s, "have-children", "birth any")
    assert file(s, "child_discard") == ["complication"]
    s = table(
        cards=[friend("meg", effects="margarethe"), *children(3, 3, 3)], family="patriarch & 2; meg & 1",
        child_next="daughter, son",
    )  # fmt: skip
    do(s, "have-children", "birth any", "child daughter")
    assert file(s, "child_discard") == ["son"]
    s = table(
        cards=[ANN, friend("bob", "male"), *children(3, 3, 3)], round=3,
        family=f"{COUPLE}; daughter & 4 < 1 2; bob & 3", child_next="complication, son",
    )  # fmt: skip
    do(s, "have-children", "birth any", "lose-mother")
    assert file(s, "child_discard") == ["daughter"]
    assert file(s, "friend_discard") == []


# --- searches end ---


@pytest.mark.rule("C-15.14", "C-16.7")
def test_a_search_stops_as_soon_as_no_card_is_left_that_could_end_it() -> None:
    """The immune couple's first draw takes the last child; the Complication below it is not even drawn."""
    s = table(
        cards=[*friends("ann, bea"), child("son"), child("complication", copies=3)], hand="bea", gold=2, family=COUPLE,
        complication=1, child_next="complication, son, complication",
    )  # fmt: skip
    do(s, "doctor")
    assert drawn_so_far(s) == ["complication", "son", "+son"]
    assert "no-child" in told(s)
    assert child_deck(s) == {"sons": 0, "daughters": 0, "complications": 1}
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-15.14", "C-16.4")
def test_the_search_after_a_lost_mother_stops_too() -> None:
    s = table(cards=[ANN, child("complication", copies=2)], family=COUPLE, child_next="complication")
    do(s, "have-children", "birth any", "lose-mother")
    assert family(s) == ["patriarch", "ann & 1 departed"]
    assert child_deck(s) == {"sons": 0, "daughters": 0, "complications": 1}
    assert "no-child" in told(s)


@pytest.mark.rule("C-15.15")
def test_discards_that_cannot_end_the_search_are_passed_over() -> None:
    s = table(
        cards=[ANN, child("son"), child("complication", copies=4)], family=COUPLE, complication=1,
        child_next="complication", child_discard="2 complication", reserve="son",
    )  # fmt: skip
    do(s, "have-children", "birth any")
    assert births(s) == ["son < 1 2 child"]
    assert file(s, "child_discard") == ["complication"] * 3
    assert file(s, "reserve") == []


@pytest.mark.rule("C-15.15", "C-18.9")
def test_a_reserve_that_cannot_end_the_search_is_passed_over() -> None:
    row_3 = f"{COUPLE}; son & 4 < 1 2; bea & 3; son & 6 < 3 4; cleo & 5"
    s = table(
        cards=[*friends("ann, bea, cleo"), *children(6, 1)], family=row_3, round=6,
        child_next="son", reserve="3 son", child_discard="daughter",
    )  # fmt: skip
    do(s, "have-children", "birth daughter")
    assert births(s)[-1] == "daughter < 5 6 child"
    assert file(s, "reserve") == ["son"] * 3
    assert child_deck(s) == {"sons": 1, "daughters": 0, "complications": 0}  # the one laid aside


@pytest.mark.rule("C-15.16")
def test_one_card_of_a_pair_alone_is_kept_without_a_choice() -> None:
    meg = friend("meg", effects="margarethe")
    s = table(cards=[meg, child("daughter")], hand="meg")
    do(s, "marry")
    assert births(s) == ["daughter < 1 2 child"]
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-15.16")
def test_with_no_card_for_a_pair_no_child_is_born() -> None:
    s = table(cards=[friend("meg", effects="margarethe"), child("complication", copies=2)], hand="meg", complication=1)
    do(s, "marry")
    assert births(s) == []
    assert "no-child" in told(s)
    assert child_deck(s)["complications"] == 1


# --- nothing to be born ---


@pytest.mark.rule("C-15.17")
@pytest.mark.parametrize("where", ["child_next", "child_discard", "reserve"])
def test_births_are_available_as_long_as_some_source_has_a_child(where: str) -> None:
    cards = [*friends("ann, bea"), child("son"), child("complication")]
    s = table(cards=cards, family=COUPLE, hand="bea", gold=2, complication=1, **{where: "son"})  # type: ignore[arg-type]
    assert {"have-children", "doctor"} <= set(legal(s))
    assert rule_of(do(s, "have-children"), "birth daughter") == "C-15.17"
    assert legal(s) == ["birth any", "birth son"]


@pytest.mark.rule("C-15.17")
@pytest.mark.parametrize("immune", [False, True])
def test_a_complication_alone_is_something_unless_the_player_is_immune(immune: bool) -> None:
    s = table(
        cards=[*friends("ann, bea"), child("complication", copies=2)], family=COUPLE, hand="bea", gold=2,
        complication=int(immune),
    )  # fmt: skip
    assert rule_of(s, "have-children") == rule_of(s, "doctor") == ("C-15.17" if immune else "")
    if not immune:
        assert legal(do(s, "have-children")) == ["birth any", "birth son", "birth daughter"]


@pytest.mark.rule("C-15.17")
def test_how_big_was_my_family_needs_a_child_card_too() -> None:
    tree = "patrick < 2 3; laurent & 3 < 4 5; angelique & 2 < 6 7; son & 5; daughter & 4; son & 7; daughter & 6"
    for sons, rule in ((2, "C-15.17"), (3, "")):
        s = ancestry(tree, cards=[*children(sons, 2)])
        assert rule_of(s, "have-children") == rule
    do(s, "have-children", "person 4")
    assert rule_of(s, "birth daughter") == "C-15.17"
    assert "birth son" in legal(s)
