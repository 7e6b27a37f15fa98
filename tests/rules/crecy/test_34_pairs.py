"""Section 34 of the rules of the Duke de Crecy: Friends with an effect on births."""

from __future__ import annotations

import pytest

from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    Fixture,
    asked,
    child,
    children,
    do,
    end_round,
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

EUS = friend("eus", "male", effects="eustachy")
MEG = friend("meg", effects="margarethe")
TWINS = child("twins", "male", copies=3, effects="surprise-twins-son")
MUSE = child("muse", "female", copies=3)
DECK = [*children(9, 9, 5), TWINS, MUSE]
PAIR = "patriarch & 2; meg & 1"


def pair(next: str, tree: str = PAIR, deck: list[Fixture] | None = None, **arguments: object) -> CrecyPosition:
    """Margarethe's couple, or another one, with this top of the Child deck."""
    cards = [*friends("ann, bea, cleo"), MEG, EUS, *(DECK if deck is None else deck)]
    return table(cards=cards, family=tree, child_next=next, **arguments)  # type: ignore[arg-type]


def births(s: CrecyPosition) -> list[str]:
    return [person for person in family(s) if "<" in person]


def child_deck(s: CrecyPosition) -> dict[str, int]:
    found = forms.view(s, None)["child_deck"]
    assert isinstance(found, dict)
    return found


def next_cards(s: CrecyPosition) -> object:
    pile = file(s, "child_deck")
    assert isinstance(pile, dict)
    return pile["next"]


# --- Bernadette, Nancy ---


@pytest.mark.rule("C-34.15")
@pytest.mark.parametrize("name", ["bernadette", "nancy"])
def test_ce_c16_two_births_at_the_wedding(name: str) -> None:
    s = table(hand=name, gold=1, child_next="son, daughter, son", passed=[2])
    do(s, "marry", "friend abigail")
    assert family(s) == ["patriarch & 2", f"{name} & 1", "son < 1 2 child", "daughter < 1 2 child"]
    do(s, "have-children", "birth any")  # which is as usual
    assert births(s) == ["son < 1 2 child", "daughter < 1 2 child", "son < 1 2 child"]


@pytest.mark.rule("C-34.15")
def test_the_two_draws_are_resolved_and_not_chosen_from() -> None:
    s = table(cards=[friend("nan", effects="nancy"), *DECK], hand="nan", child_next="complication, son, son")
    do(s, "marry")
    assert legal(s) == ["lose-child", "lose-mother"]
    do(s, "lose-child")
    assert births(s) == ["son < 1 2 child"]
    assert next_cards(s) == ["son"]


@pytest.mark.rule("C-34.16")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_the_child_limit_caps_the_two_draws(before: int, after: int) -> None:
    tree = "; ".join(["patriarch; ann & 1 departed", *["son < 1 2"] * before])
    s = table(cards=[friend("ann"), friend("nan", effects="nancy"), *children(9, 9)], hand="nan", family=tree)
    do(s, "marry")
    assert len(births(s)) == after


# --- Constant ---


@pytest.mark.rule("C-34.19")
def test_constants_couple_never_has_children() -> None:
    s = table(hand="constant, zeynep", family="matriarch", gold=9, passed=[2])
    do(s, "marry")
    assert family(s) == ["matriarch & 2", "constant & 1"]
    assert "child-card" not in told(s)
    assert rule_of(s, "have-children") == "C-18.1"
    assert rule_of(s, "doctor") == "C-26.2"


@pytest.mark.rule("C-34.19")
def test_an_arranged_marriage_with_constant_has_no_birth_draw_either() -> None:
    s = table(
        family="patriarch & 2; zeynep & 1; daughter & 4 < 1 2; constant & 3; son < 1 2", round=2,
        two=seat(family="patriarch & 2; tatiana & 1; son < 1 2"),
    )  # fmt: skip
    end_round(s)
    assert family(s) == [
        "patriarch & 2", "zeynep & 1", "daughter & 4 < 1 2", "constant & 3", "son < 1 2",
    ]  # fmt: skip
    assert rule_of(s, "have-children") == "C-18.1"


# --- pairs ---


@pytest.mark.rule("C-34.21")
@pytest.mark.parametrize("name", ["eustachy", "margarethe"])
def test_every_draw_is_a_pair_from_the_wedding_on(name: str) -> None:
    head = "matriarch" if name == "eustachy" else "patriarch"
    s = table(
        hand=name, family=head, gold=3, display="abigail, agnieszka, ayse", passed=[2],
        child_next="son, daughter, handsome, brave, son, daughter",
    )  # fmt: skip
    do(s, "marry", *(["friend ayse"] if name == "margarethe" else []))
    assert asked(s) == ("pair", 1)
    assert forms.view(s, None)["decision"] == {
        "kind": "pair", "seat": 1, "father": 1 if head == "patriarch" else 2, "mother": 2 if head == "patriarch" else 1,
    }  # fmt: skip
    assert forms.view(s, None)["found"] == ["son", "daughter"]
    assert legal(s) == ["child son", "child daughter"]
    assert rule_of(s, "child brave") == "C-34.21"
    do(s, "child daughter", "have-children", "birth any", "child brave")
    assert [person.split()[0] for person in births(s)] == ["daughter", "brave"]
    assert file(s, "child_discard") == ["son", "handsome"]
    end_round(s)  # it lasts
    do(s, "ask-friends", "amount 2", "have-children", "birth any")
    assert asked(s) == ("pair", 1)


@pytest.mark.rule("C-34.21")
def test_pairs_are_for_the_cards_own_couple_only() -> None:
    tree = "patriarch & 2; ann & 1; son & 5 < 1 2; son & 6 < 1 2; meg & 3; bea & 4"
    s = pair("son, daughter", tree, round=3)
    do(s, "have-children", "person 4", "birth any")
    assert births(s)[-1] == "son < 4 6 child"
    s = pair("son, daughter", tree, round=3)
    do(s, "have-children", "person 3", "birth any")
    assert asked(s) == ("pair", 1)


@pytest.mark.rule("C-34.21", "C-33.16")
def test_of_two_cards_alike_one_is_kept_unasked() -> None:
    s = do(pair("son, son, daughter"), "have-children", "birth any")
    assert births(s) == ["son < 1 2 child"]
    assert file(s, "child_discard") == ["son"]
    assert next_cards(s) == ["daughter"]


@pytest.mark.rule("C-34.22")
def test_both_draws_of_the_doctor_are_pairs() -> None:
    s = pair("son, daughter, muse, son, daughter", hand="bea", gold=2)
    do(s, "doctor")
    assert legal(s) == ["child son", "child daughter"]
    do(s, "child son")
    assert legal(s) == ["child son", "child muse"]
    do(s, "child muse")
    assert births(s) == ["son < 1 2 child", "muse < 1 2 child"]
    assert file(s, "child_discard") == ["son", "daughter"]
    assert next_cards(s) == ["daughter"]


@pytest.mark.rule("C-34.23")
def test_ce_s4_the_daughter_is_kept_and_the_complication_discarded() -> None:
    s = pair("complication, daughter", "matriarch & 2; eus & 1; son < 2 1")
    do(s, "have-children", "birth any")
    assert legal(s) == ["child daughter", "child complication"]
    do(s, "child daughter")
    assert births(s) == ["son < 2 1 child", "daughter < 2 1 child"]
    assert file(s, "child_discard") == ["complication"]
    assert s.complications[0] == 0


@pytest.mark.rule("C-34.23", "C-16.1")
def test_the_complication_may_be_kept_instead() -> None:
    s = do(pair("complication, daughter, son"), "have-children", "birth any", "child complication")
    assert file(s, "child_discard") == ["daughter"]
    assert legal(s) == ["lose-child", "lose-mother"]
    do(s, "lose-child")
    assert births(s) == []
    assert s.complications[0] == 1


@pytest.mark.rule("C-34.24")
def test_of_two_complications_one_is_resolved_and_the_other_discarded() -> None:
    s = do(pair("complication, complication, son"), "have-children", "birth any")
    assert legal(s) == ["lose-child", "lose-mother"]
    assert file(s, "child_discard") == ["complication"]
    do(s, "lose-child")
    assert s.complications[0] == 1
    assert next_cards(s) == ["son"]


@pytest.mark.rule("C-34.25")
def test_an_immune_player_draws_on_until_the_pair_is_two_children() -> None:
    s = pair("complication, son, complication, daughter, muse", complication=1)
    do(s, "have-children", "birth any")
    assert legal(s) == ["child son", "child daughter"]
    assert file(s, "child_discard") == ["complication"] * 2
    do(s, "child son")
    assert births(s) == ["son < 1 2 child"]
    assert file(s, "child_discard") == ["daughter", "complication", "complication"]


@pytest.mark.rule("C-34.25", "C-15.16")
def test_an_immune_players_search_ends_with_the_last_child() -> None:
    s = pair("complication, son", deck=[child("son"), child("complication", copies=3)], complication=1)
    do(s, "have-children", "birth any")
    assert births(s) == ["son < 1 2 child"]
    assert child_deck(s) == {"sons": 0, "daughters": 0, "complications": 1}


@pytest.mark.rule("C-34.26")
def test_with_a_gender_named_the_pair_is_two_cards_of_it() -> None:
    s = do(pair("daughter, son, muse, twins, daughter"), "have-children", "birth son")
    assert legal(s) == ["child son", "child twins"]
    assert s.honor[0] == -1
    do(s, "child son")
    assert births(s) == ["son < 1 2 child"]
    assert file(s, "child_discard") == ["twins"]
    assert child_deck(s) == {"sons": 10, "daughters": 12, "complications": 5}


@pytest.mark.rule("C-34.26")
def test_a_complication_is_one_of_the_two_for_a_player_who_is_not_immune() -> None:
    s = do(pair("daughter, complication, muse, son, daughter"), "have-children", "birth son")
    assert legal(s) == ["child son", "child complication"]
    kept = do(s.clone(), "child son")
    assert births(kept) == ["son < 1 2 child"]
    assert file(kept, "aside") == []
    assert child_deck(kept) == {"sons": 11, "daughters": 12, "complications": 4}
    do(s, "child complication", "lose-mother")
    assert births(s)[0].split()[0] in ("son", "twins")
    assert "meg & 1 departed" in family(s)
    s = pair("daughter, complication, muse, son, twins", complication=1)
    do(s, "have-children", "birth son")
    assert legal(s) == ["child son", "child twins"]
    assert file(s, "child_discard") == ["complication"]


@pytest.mark.rule("C-34.26", "C-15.14")
def test_the_search_for_a_pair_of_a_gender_ends_with_the_last_of_it() -> None:
    s = do(pair("daughter, son", deck=children(1, 3)), "have-children", "birth son")
    assert births(s) == ["son < 1 2 child"]
    assert child_deck(s) == {"sons": 0, "daughters": 3, "complications": 0}


@pytest.mark.rule("C-34.27")
def test_twins_that_are_given_up_bring_no_extra_draw() -> None:
    s = do(pair("twins, daughter, son, muse"), "have-children", "birth any", "child daughter")
    assert births(s) == ["daughter < 1 2 child"]
    assert next_cards(s) == ["son", "muse"]
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-34.27")
def test_the_extra_draw_of_kept_twins_is_a_pair_again() -> None:
    s = do(pair("twins, daughter, son, muse"), "have-children", "birth any", "child twins")
    assert legal(s) == ["child son", "child muse"]
    do(s, "child muse")
    assert births(s) == ["twins < 1 2 child", "muse < 1 2 child"]
    assert file(s, "child_discard") == ["son", "daughter"]


@pytest.mark.rule("C-17.4", "C-35.18")
def test_with_the_mother_lost_the_extra_draw_of_twins_is_no_pair() -> None:
    s = pair("complication, complication, twins, son, muse")
    do(s, "have-children", "birth any", "lose-mother")
    assert births(s) == ["twins < 1 2 child", "son < 1 2 child"]
    assert next_cards(s) == ["muse"]
