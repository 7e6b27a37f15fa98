"""Section 18 of the rules of the Duke de Crecy: Have Children."""

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
    family,
    file,
    friend,
    friends,
    legal,
    rule_of,
    table,
    told,
)

COUPLE = "patriarch & 2; ann & 1"
DECK = children(9, 9, 4)


def couple(next: str = "", deck: list[Fixture] | None = None, **arguments: object) -> CrecyPosition:
    """A couple without children, and this top of the Child deck."""
    cards = [*friends("ann, bea"), *(DECK if deck is None else deck)]
    return table(cards=cards, family=COUPLE, child_next=next, **arguments)  # type: ignore[arg-type]


def births(s: CrecyPosition) -> list[str]:
    return [person for person in family(s) if "<" in person]


def child_deck(s: CrecyPosition) -> dict[str, int]:
    found = forms.view(s, None)["child_deck"]
    assert isinstance(found, dict)
    return found


def aside(s: CrecyPosition) -> object:
    """The cards laid aside, as a spectator sees them."""
    return forms.view(s, None)["aside"]


# --- the couple ---


@pytest.mark.rule("C-18.1")
def test_only_couples_of_the_current_generation_with_room_are_offered() -> None:
    row_2 = "son & 7 < 1 2; son & 8 < 1 2; daughter & 9 < 1 2; son < 1 2; bea & 3; cleo & 4; con & 5"
    s = table(
        cards=[*friends("ann, bea, cleo, dora"), friend("con", "male", effects="constant"), *DECK], round=3,
        family=f"{COUPLE}; {row_2}; son < 3 7; son < 3 7; son < 4 8; son < 4 8; son < 4 8",
    )  # fmt: skip
    do(s, "have-children")
    assert legal(s) == ["birth any", "birth son", "birth daughter"]  # couple 3 and 7 is the only one
    s = table(
        cards=[*friends("ann, bea, cleo, dora"), friend("con", "male", effects="constant"), *DECK], round=3,
        family=f"{COUPLE}; {row_2}; son < 3 7; son < 3 7",
    )  # fmt: skip
    do(s, "have-children")
    assert legal(s) == ["person 3", "person 4"]
    refused = {1: "C-6.4", 5: "C-34.19", 6: "C-6.11", 7: "C-21.5"}
    assert {number: rule_of(s, f"person {number}") for number in refused} == refused


@pytest.mark.rule("C-18.1")
def test_the_couple_is_the_players_own_and_the_space_is_the_player_boards() -> None:
    s = table(cards=[*friends("ann"), *DECK], active=2, family=COUPLE)
    assert rule_of(s, "have-children") == "C-18.1"  # seat 2 has none
    s = do(couple("son"), "have-children", "birth any")
    assert s.placed[:4] == [0, 1, 0, 0]
    assert s.pawns[0] == 1


# --- for nothing ---


@pytest.mark.rule("C-18.2")
def test_the_free_option_is_one_birth_draw() -> None:
    s = do(couple("daughter, son"), "have-children", "birth any")
    assert births(s) == ["daughter < 1 2 child"]
    assert (s.honor[0], s.gold[0]) == (0, 0)


# --- a gender for 1 Honor ---


@pytest.mark.rule("C-18.3", "C-18.4", "C-18.5")
def test_ce_s3_a_daughter_for_one_honor() -> None:
    s = couple("son, son, daughter", honor=0)
    before = sum(child_deck(s).values())
    do(s, "have-children", "birth daughter")
    assert s.honor[0] == -1
    assert births(s) == ["daughter < 1 2 child"]
    assert sum(child_deck(s).values()) == before - 1
    assert child_deck(s) == {"sons": 9, "daughters": 8, "complications": 4}
    assert aside(s) == file(s, "child_discard") == []


@pytest.mark.rule("C-18.3", "C-33.6")
def test_cards_of_the_wrong_gender_lie_aside_until_the_search_has_ended() -> None:
    s = do(couple("son, son, complication"), "have-children", "birth daughter")
    assert asked(s) == ("lose", 1)
    assert aside(s) == ["son", "son"]
    assert child_deck(s)["sons"] == 7
    do(s, "lose-child")
    assert aside(s) == []
    assert child_deck(s)["sons"] == 9


@pytest.mark.rule("C-18.3", "C-18.4")
def test_the_search_stops_with_the_first_card_of_the_gender() -> None:
    s = do(couple("daughter, son, son, son"), "have-children", "birth son")
    assert births(s) == ["son < 1 2 child"]
    assert told(s).count("child-card") == 2


@pytest.mark.rule("C-18.5", "C-35.17")
def test_the_cards_laid_aside_are_shuffled_back_before_a_twin_is_drawn() -> None:
    """The only Child card that the twin can be is the Daughter who was laid aside."""
    twins = child("twins", "male", effects="surprise-twins-son")
    s = couple("daughter, twins", [twins, child("daughter")])
    do(s, "have-children", "birth son")
    assert births(s) == ["twins < 1 2 child", "daughter < 1 2 child"]
    assert [event for event in told(s) if event in ("born", "shuffled-back")] == ["shuffled-back", "born", "born"]


@pytest.mark.rule("C-18.5")
def test_shuffling_back_leaves_no_order_in_the_deck() -> None:
    s = do(couple("son, daughter, son, son"), "have-children", "birth daughter")
    assert file(s, "child_deck") == {
        "next": [], "rest": ["son"] * 9 + ["daughter"] * 8 + ["complication"] * 4,
    }  # fmt: skip


# --- Complications on the way ---


@pytest.mark.rule("C-18.3", "C-18.6")
def test_ce_c18_a_daughter_is_named_and_the_child_is_lost() -> None:
    s = do(couple("son, complication"), "have-children", "birth daughter", "lose-child")
    assert s.honor[0] == -1
    assert births(s) == []
    assert child_deck(s) == {"sons": 9, "daughters": 9, "complications": 3}
    assert s.complications[0] == 1
    assert file(s, "child_discard") == []
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-18.7", "C-16.8")
def test_with_the_mother_lost_the_search_for_the_gender_goes_on() -> None:
    s = couple("son, complication, son, complication, daughter")
    do(s, "have-children", "birth daughter", "lose-mother")
    assert family(s) == ["patriarch", "ann & 1 departed", "daughter < 1 2 child"]
    assert child_deck(s) == {"sons": 9, "daughters": 8, "complications": 2}
    assert file(s, "child_discard") == ["complication"]
    assert s.honor[0] == -1


@pytest.mark.rule("C-18.8")
def test_an_immune_player_discards_complications_and_searches_on() -> None:
    s = do(couple("complication, son, complication, daughter", complication=1), "have-children", "birth daughter")
    assert births(s) == ["daughter < 1 2 child"]
    assert file(s, "child_discard") == ["complication"] * 2
    assert child_deck(s) == {"sons": 9, "daughters": 8, "complications": 1}
    assert asked(s) == ("turn", 2)


# --- the deck runs out ---


@pytest.mark.rule("C-18.9", "C-15.11")
def test_the_deck_runs_out_in_the_search_and_cards_laid_aside_are_left_out() -> None:
    s = couple("son, son", children(3, 1), child_discard="son, daughter")
    do(s, "have-children", "birth daughter")
    assert births(s) == ["daughter < 1 2 child"]
    happened = [event for event in forms.events(s, 0, None) if event["event"] == "new-child-deck"]
    assert [(event["count"], event["from_reserve"]) for event in happened] == [(2, False)]
    assert child_deck(s) == {"sons": 3, "daughters": 0, "complications": 0}


@pytest.mark.rule("C-18.9")
def test_without_a_matching_card_anywhere_no_child_is_born() -> None:
    """Naming a Daughter was legal because of the Complication; after it nothing can end the search."""
    s = couple("son, complication", [child("son"), child("complication")])
    do(s, "have-children", "birth daughter", "lose-mother")
    assert family(s) == ["patriarch", "ann & 1 departed"]
    assert "no-child" in told(s)
    assert aside(s) == []
    assert child_deck(s) == {"sons": 1, "daughters": 0, "complications": 0}
    assert asked(s) == ("turn", 2)
