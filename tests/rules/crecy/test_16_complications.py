"""Section 16 of the rules of the Duke de Crecy: Complications."""

from __future__ import annotations

import pytest

from bequest.core.wire import plain
from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    asked,
    children,
    do,
    end_round,
    family,
    file,
    friend,
    friends,
    legal,
    seat,
    table,
    told,
)

ANN = friend("ann")
COUPLE = "patriarch & 2; ann & 1"
MATRIARCH = "matriarch & 2; bob & 1"
DECK = children(9, 9, 4)


def giving_birth(next: str, tree: str = COUPLE, **arguments: object) -> CrecyPosition:
    """A couple that has had children on Have Children, with this top of the Child deck."""
    cards = [*friends("ann, bea, cleo"), *friends("bob, tom", "male"), *DECK]
    s = table(cards=cards, family=tree, child_next=next, **arguments)  # type: ignore[arg-type]
    return do(s, "have-children", "birth any")


def at_the_doctor(next: str) -> CrecyPosition:
    s = table(cards=[*friends("ann, bea"), *DECK], family=COUPLE, child_next=next, hand="bea", gold=2)
    return do(s, "doctor")


def births(s: CrecyPosition) -> list[str]:
    return [person for person in family(s) if "<" in person]


def kept(s: CrecyPosition, number: int = 1) -> object:
    """The Generation in which the seat kept the Complication it holds, for all to see."""
    seats = forms.view(s, None)["seats"]
    assert isinstance(seats, list)
    return seats[number - 1]["complication"]


def deck_next(s: CrecyPosition) -> list[str]:
    pile = file(s, "child_deck")
    assert isinstance(pile, dict)
    found = pile["next"]
    assert isinstance(found, list)
    return found


# --- the choice ---


@pytest.mark.rule("C-16.1", "C-16.13")
def test_the_player_chooses_between_child_and_mother_before_another_card_is_drawn() -> None:
    s = giving_birth("complication, son")
    assert asked(s) == ("lose", 1)
    assert legal(s) == ["lose-child", "lose-mother"]
    assert deck_next(s) == ["son"]
    assert told(s).count("child-card") == 1


@pytest.mark.rule("C-16.1", "C-16.13")
def test_it_is_the_drawing_player_who_chooses() -> None:
    s = table(
        cards=[ANN, *DECK], family=COUPLE, child_next="complication", starting_player=2, active=1,
    )  # fmt: skip
    do(s, "have-children", "birth any")
    assert asked(s) == ("lose", 1)
    assert s.waiting == [0]
    assert s.legal(1) == []


@pytest.mark.rule("C-16.2", "C-16.5")
def test_losing_the_child_ends_the_draw_and_the_complication_is_kept() -> None:
    s = do(giving_birth("complication, son"), "lose-child")
    assert family(s) == ["patriarch & 2", "ann & 1"]
    assert deck_next(s) == ["son"]
    assert kept(s) == 1
    assert file(s, "child_discard") == []
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-16.3", "C-16.4", "C-16.5", "C-6.13", "C-6.17")
def test_losing_the_mother_discards_her_card_and_finds_a_child_for_the_father() -> None:
    s = do(giving_birth("complication, daughter, son"), "lose-mother")
    assert family(s) == ["patriarch", "ann & 1 departed", "daughter < 1 2 child"]
    assert file(s, "friend_discard") == ["ann"]
    assert file(s, "child_discard") == []
    assert deck_next(s) == ["son"]
    assert kept(s) == 1


@pytest.mark.rule("C-16.1", "C-16.2", "C-16.3")
def test_all_are_told_that_a_complication_is_kept_and_who_is_lost() -> None:
    s = giving_birth("complication, son")
    (kept_by,) = [event for event in forms.events(s) if event["event"] == "complication"]
    assert kept_by == {"event": "complication", "seat": 1, "kept": 1}
    spared, mourned = s.clone(), s
    (told_of,) = [event for event in forms.events(do(spared, "lose-child")) if event["event"].startswith("lost")]
    assert told_of == {"event": "lost-child", "seat": 1}
    do(mourned, "lose-mother")
    (told_of,) = [event for event in forms.events(mourned) if event["event"].startswith("lost")]
    assert told_of == {"event": "lost-mother", "seat": 1, "person": 2}
    (event,) = [event for event in mourned.events() if plain(event)["event"] == "lost-mother"]
    assert plain(event)["moved"] == [
        {"card": "friend:ann", "back": "friend", "from": "family:1:person:2", "to": "discard:friends"}
    ]


@pytest.mark.rule("C-16.3")
def test_a_lost_mother_who_is_a_child_card_goes_to_the_child_discard_pile() -> None:
    s = giving_birth("complication, son", f"{COUPLE}; daughter & 4 < 1 2; bob & 3", round=3)
    do(s, "lose-mother")
    assert family(s)[2:] == ["daughter & 4 < 1 2 departed", "bob", "son < 4 3 child"]
    assert file(s, "child_discard") == ["daughter"]
    assert file(s, "friend_discard") == []


@pytest.mark.rule("C-16.3")
def test_a_lost_mother_may_be_the_first_child_card_of_the_deck() -> None:
    tree = "patriarch & 2; ann & 1; daughter & 4 < 1 2; bob & 3"
    cards = [*friends("ann, bea, cleo"), *friends("bob, tom", "male"), *children(0, 9, 4)]
    s = do(table(cards=cards, family=tree, child_next="complication, daughter", round=3), "have-children", "birth any")
    do(s, "lose-mother")
    assert (file(s, "child_discard"), file(s, "friend_discard")) == (["daughter"], [])


@pytest.mark.rule("C-16.8", "C-16.4")
def test_in_the_search_after_a_lost_mother_more_complications_are_drawn_past() -> None:
    s = do(giving_birth("complication, complication, complication, son"), "lose-mother")
    assert births(s) == ["son < 1 2 child"]
    assert file(s, "child_discard") == ["complication"] * 2
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-16.12")
@pytest.mark.parametrize(
    ("tree", "mother"), [("patriarch & 2; meg & 1", "meg"), ("patriarch & 2; ann & 1; daughter & 4 < 1 2; eus & 3", "")]
)
def test_the_search_after_a_lost_mother_is_no_pair(tree: str, mother: str) -> None:
    """Neither with a lost Margarethe nor with a widowed Eustachy."""
    eus = friend("eus", "male", effects="eustachy")
    s = table(
        cards=[ANN, friend("meg", effects="margarethe"), eus, *DECK], family=tree, round=1 if mother else 3,
        child_next="complication, complication, son, daughter",
    )  # fmt: skip
    do(s, "have-children", "birth any", "lose-mother")
    assert births(s)[-1].startswith("son")
    assert deck_next(s) == ["daughter"]
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-16.9")
def test_ce_c17_the_head_cannot_be_lost() -> None:
    s = giving_birth("complication, complication, son", MATRIARCH, passed=[2])
    assert asked(s) == ("turn", 1)  # the only option is carried out unasked
    assert family(s) == ["matriarch & 2", "bob & 1"]
    assert kept(s) == 1
    assert "lost-child" in told(s)
    assert deck_next(s) == ["complication", "son"]
    do(s, "have-children", "birth any")
    assert births(s) == ["son < 2 1 child"]  # immune


# --- immunity ---


@pytest.mark.rule("C-16.5", "C-16.7")
def test_an_immune_player_draws_past_complications_without_a_choice() -> None:
    s = giving_birth("complication, complication, daughter", complication=1)
    assert family(s) == ["patriarch & 2", "ann & 1", "daughter < 1 2 child"]
    assert file(s, "child_discard") == ["complication"] * 2
    assert kept(s) == 1
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-16.5", "C-16.6")
@pytest.mark.parametrize("choice", ["lose-child", "lose-mother"])
def test_whatever_the_choice_all_couples_of_the_player_are_immune_afterwards(choice: str) -> None:
    found = ["daughter"] if choice == "lose-mother" else []
    s = table(
        cards=[*friends("ann, bea, cleo"), *DECK], round=3, passed=[2],
        family=f"{COUPLE}; son & 5 < 1 2; son & 6 < 1 2; bea & 3; cleo & 4",
        child_next=", ".join(["complication", *found, "complication", "son"]),
    )  # fmt: skip
    do(s, "have-children", "person 3", "birth any", choice)
    assert kept(s) == 2
    do(s, "have-children", *(["person 4"] if choice == "lose-child" else []), "birth any")
    assert family(s)[-1] == "son < 4 6 child"
    assert file(s, "child_discard") == ["complication"]


@pytest.mark.rule("C-16.6")
def test_immunity_is_the_players_own() -> None:
    s = table(
        cards=[*friends("ann, bea"), *DECK], family="patriarch", complication=1, hand="ann", active=2,
        two=seat(family="patriarch & 2; bea & 1"), child_next="complication",
    )  # fmt: skip
    do(s, "have-children", "birth any")
    assert asked(s) == ("lose", 2)


@pytest.mark.rule("C-16.6", "C-8.14")
def test_immunity_ends_with_step_4_of_the_next_generation_start() -> None:
    s = table(cards=[*friends("ann, bea"), *DECK], family=f"{COUPLE}; son < 1 2", complication=1, round=1,
              two=seat(family="patriarch & 2; bea & 1; son < 1 2"))  # fmt: skip
    end_round(s)
    assert kept(s) == 1
    end_round(s)
    assert (s.generation, kept(s)) == (2, None)
    assert file(s, "child_discard") == ["complication"]


@pytest.mark.rule("C-16.6", "C-8.11", "C-8.15")
def test_at_the_generation_start_the_old_complication_still_protects() -> None:
    s = table(
        cards=[*friends("ann, bea, cleo"), *DECK], round=2, complication=1, child_next="complication, daughter",
        family=f"{COUPLE}; son & 4 < 1 2; cleo & 3", two=seat(family="patriarch & 2; bea & 1; son < 1 2"),
    )  # fmt: skip
    end_round(s)
    assert births(s) == ["son & 4 < 1 2", "daughter < 3 4 child"]
    assert kept(s) is None
    assert file(s, "child_discard") == ["complication"] * 2


# --- in a series of draws ---


@pytest.mark.rule("C-16.10")
def test_a_lost_child_costs_one_draw_of_a_series() -> None:
    s = do(at_the_doctor("complication, son, daughter"), "lose-child")
    assert births(s) == ["son < 1 2 child"]
    assert deck_next(s) == ["daughter"]


@pytest.mark.rule("C-16.10", "C-16.5")
def test_a_lost_child_in_the_last_draw_leaves_the_first() -> None:
    s = do(at_the_doctor("son, complication, daughter"), "lose-child")
    assert births(s) == ["son < 1 2 child"]
    assert deck_next(s) == ["daughter"]


@pytest.mark.rule("C-16.11")
def test_a_lost_mother_ends_a_series() -> None:
    s = do(at_the_doctor("complication, son, daughter"), "lose-mother")
    assert family(s) == ["patriarch", "ann & 1 departed", "son < 1 2 child"]
    assert deck_next(s) == ["daughter"]
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-16.11")
def test_a_lost_daughter_in_law_ends_her_series() -> None:
    tree = "patriarch & 2; ann & 1; son & 4 < 1 2; cleo & 3"
    cards = [*friends("ann, bea, cleo"), *DECK]
    s = table(cards=cards, family=tree, child_next="complication, son, daughter", hand="bea", gold=2, round=3)
    do(s, "doctor", "lose-mother")
    assert births(s)[-1] == "son < 3 4 child"
    assert deck_next(s) == ["daughter"]
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-16.11", "C-34.15")
def test_a_lost_bride_ends_the_series_of_her_wedding() -> None:
    nan = friend("nan", effects="nancy")
    s = table(cards=[nan, *DECK], hand="nan", child_next="complication, son, daughter")
    do(s, "marry", "lose-mother")
    assert family(s) == ["patriarch", "nan & 1 departed", "son < 1 2 child"]
    assert deck_next(s) == ["daughter"]
