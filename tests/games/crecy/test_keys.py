"""Pairs of positions of the Duke de Crecy that differ in one fact: the keys of those who know it differ, others not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bequest.games.crecy.position import CrecyPosition
from tests.games.keys import EVERYBODY, told_apart
from tests.rules.crecy.table import (
    ancestry,
    do,
    friend,
    friends,
    hint,
    seat,
    table,
)

ENGINE, PARTY, COURT = "new-steam-engine", "found-a-political-party", "unrest-at-the-court"
DISPLAY = "ayse, bernadette, bianca, dolores, eleanor"


def plain(**fields: Any) -> CrecyPosition:
    """A position whose display is always the same unless it is said."""
    return table(**{"display": DISPLAY, **fields})


def course(**fields: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """One field with two values."""
    ((name, (one, other)),) = fields.items()
    return {name: one}, {name: other}


def other(**fields: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """One field of the second seat with two values."""
    one, two = course(**fields)
    return {"two": seat(**one)}, {"two": seat(**two)}


COUPLE = "patriarch & 2; abigail & 1"
GRANDPARENTS = f"{COUPLE}; son & 5 < 1 2; son & 6 < 1 2; agnieszka & 3; gertrude & 4"
OPEN: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "the round": course(round=(1, 2)),
    "the Starting Player": (
        {"active": 1, "starting_player": 1},
        {"active": 1, "starting_player": 2},
    ),
    "whose turn it is": course(active=(1, 2)),
    "who has passed": ({"passed": [2]}, {"two": seat(pawns=0)}),
    "Mansions left": course(mansions=(2, 3)),
    "Ventures left": course(ventures=(2, 3)),
    "Honor": other(honor=(1, 2)),
    "Prestige": other(prestige=(1, 2)),
    "Income": other(income=(1, 2)),
    "Gold": other(gold=(1, 2)),
    "where Honor comes from": (
        {"two": seat(honor=3, honor_from={"missions": 3})},
        {"two": seat(honor=3, honor_from={"cards": 3})},
    ),
    "Player pawns left": other(pawns=(1, 2)),
    "where they stand": (
        {"two": seat(pawns=1, placed={"ask-friends": 1})},
        {"two": seat(pawns=1, placed={"marry": 1})},
    ),
    "Additional Action pawns": other(extra=("yellow", "red")),
    "whose they are": ({"extra": "yellow"}, {"two": seat(extra="yellow")}),
    "a pawn on the main board": course(spaces=("mansion 2", "venture 2")),
    "whose it is": course(spaces=("mansion 1 green", "mansion 2 green")),
    "the size of a hand": other(hand=("abigail", "abigail, agnieszka")),
    "a Friend in a hand that all know": other(hand=("abigail*", "agnieszka*")),
    "whether all know it": other(hand=("abigail", "abigail*")),
    "the display": course(display=(DISPLAY, "emine, bernadette, bianca, dolores, eleanor")),
    "the discarded Friends": course(friend_discard=("abigail", "agnieszka")),
    "the discarded Children": course(child_discard=("handsome", "brave")),
    "the discarded Missions": course(mission_discard=(ENGINE, PARTY)),
    "Sons in the reserve": course(reserve=("son", "2 son")),
    "Sons or Daughters in the reserve": course(reserve=("son", "daughter")),
    "a Title on offer": course(titles=("count", "viscount")),
    "a Contribution on offer": course(contributions=("alms-house", "public-fountain")),
    "a Complication": other(complication=(0, 1)),
    "whose it is that was kept": ({"complication": 1}, {"two": seat(complication=1)}),
    "a face-up Mission": other(missions=(ENGINE, PARTY)),
    "a completed Mission": other(completed=(ENGINE, PARTY)),
    "whether it is completed": (
        {"two": seat(missions=ENGINE)},
        {"two": seat(completed=ENGINE)},
    ),
    "how many Missions lie under a Patron": other(under=(1, 2)),
    "a person": other(family=(COUPLE, "patriarch & 2; agnieszka & 1")),
    "a child": other(family=(f"{COUPLE}; son < 1 2 child", f"{COUPLE}; daughter < 1 2 child")),
    "a mother who departed": other(family=(COUPLE, "patriarch; abigail & 1 departed")),
    "who is whose partner": (
        {"round": 3, "two": seat(family=f"{COUPLE}; son & 5 < 1 2; son < 1 2; agnieszka & 3")},
        {"round": 3, "two": seat(family=f"{COUPLE}; son < 1 2; son & 5 < 1 2; agnieszka & 4")},
    ),
    "whose child somebody is": (
        {"round": 3, "two": seat(family=f"{GRANDPARENTS}; son < 3 5 child")},
        {"round": 3, "two": seat(family=f"{GRANDPARENTS}; son < 4 6 child")},
    ),
    "what is attached": other(family=("patriarch [mansion]", "patriarch [venture]")),
    "to whom it is attached": (
        {"round": 3, "two": seat(family=f"{COUPLE}; son < 1 2 [mansion]; son < 1 2")},
        {"round": 3, "two": seat(family=f"{COUPLE}; son < 1 2; son < 1 2 [mansion]")},
    ),
}


@pytest.mark.rule("C-33.3")
@pytest.mark.parametrize("fact", OPEN)
def test_what_lies_open_is_part_of_every_key(fact: str) -> None:
    one, two = OPEN[fact]
    assert told_apart(plain(**one), plain(**two)) == EVERYBODY


@pytest.mark.rule("C-33.3")
def test_a_family_that_died_out_is_part_of_every_key() -> None:
    one, two = (plain(players=3, round=6, three=seat(eliminated=number)) for number in (1, 2))
    assert told_apart(one, two) == {1, 2, 3, None}


@pytest.mark.rule("C-33.3")
def test_whose_hand_is_larger_is_part_of_every_key() -> None:
    one, two = (plain(players=3, **{which: seat(hand="abigail")}) for which in ("two", "three"))
    assert told_apart(one, two) == {1, 2, 3, None}


@pytest.mark.rule("C-33.1", "C-33.9")
def test_a_friend_from_the_deck_is_part_of_the_own_key_only() -> None:
    assert told_apart(plain(hand="abigail"), plain(hand="agnieszka")) == {1}
    assert told_apart(plain(two=seat(hand="abigail")), plain(two=seat(hand="agnieszka"))) == {2}
    assert told_apart(plain(hand="abigail, gertrude*"), plain(hand="agnieszka, gertrude*")) == {1}
    assert told_apart(plain(hand="gertrude*"), plain(hand="griet*")) == EVERYBODY


@pytest.mark.rule("C-33.1", "C-33.11", "C-33.13")
def test_a_patron_is_part_of_the_own_key_until_the_game_is_over() -> None:
    first, second, third = (patron.id for patron in table().rules.deck.patrons[:3])
    start = plain(patron=first, two=seat(patron=second))
    assert told_apart(start, plain(patron=third, two=seat(patron=second))) == {1}
    assert told_apart(start, plain(patron=first, two=seat(patron=third))) == {2}
    ended = {"phase": "over", "round": 9, "spaces": "", "pawns": 2}
    one, two = (plain(patron=first, two=seat(patron=id), **ended) for id in (second, third))
    assert told_apart(one, two) == EVERYBODY


@pytest.mark.rule("C-33.2")
def test_what_is_arranged_to_be_drawn_is_part_of_no_key() -> None:
    start = plain()
    for arranged in (
        {"friend_next": "agnieszka, abigail"},
        {"child_next": "handsome, son"},
        {"mission_next": PARTY},
    ):
        assert told_apart(start, plain(**arranged)) == set()
    assert told_apart(ancestry(), ancestry(hint_next=ancestry().rules.deck.hints[5].id)) == set()


@pytest.mark.rule("C-33.12")
def test_missions_under_a_patron_are_part_of_no_key() -> None:
    assert told_apart(plain(under=ENGINE), plain(under=PARTY)) == set()
    assert told_apart(plain(under=ENGINE), plain(two=seat(under=ENGINE))) == EVERYBODY


@pytest.mark.rule("C-33.14")
def test_which_special_children_are_in_the_reserve_is_part_of_no_key() -> None:
    assert told_apart(plain(reserve="handsome"), plain(reserve="brave")) == set()
    assert told_apart(plain(reserve="handsome"), plain(reserve="son")) == set()
    assert told_apart(plain(reserve="handsome"), plain(reserve="daughter")) == EVERYBODY


@pytest.mark.rule("C-33.4")
def test_the_two_drawn_missions_are_part_of_the_drawers_key_only() -> None:
    def drawn(next: str) -> CrecyPosition:
        return do(plain(hand="abigail", mission_next=next), "undertake")

    assert told_apart(drawn(f"{ENGINE}, {PARTY}"), drawn(f"{ENGINE}, {COURT}")) == {1}
    assert told_apart(drawn(f"{ENGINE}, {PARTY}"), drawn(f"{PARTY}, {ENGINE}")) == set()


@pytest.mark.rule("C-33.6")
def test_children_laid_aside_in_a_search_are_part_of_every_key() -> None:
    def searching(aside: str) -> CrecyPosition:
        s = plain(family=COUPLE, gold=9, chance="explicit")
        do(s, "have-children", "birth daughter")
        return do(s, f"child {aside}")

    assert told_apart(searching("son"), searching("complication")) == EVERYBODY
    assert told_apart(searching("handsome"), searching("brave")) == EVERYBODY


@pytest.mark.rule("C-10.33")
def test_a_move_under_way_is_part_of_the_own_key_only() -> None:
    def begun(*steps: str) -> CrecyPosition:
        return do(plain(hand="abigail, agnieszka", gold=9), *steps)

    assert told_apart(begun(), begun("marry")) == {1}
    assert told_apart(begun("ask-friends"), begun("marry")) == {1}


@pytest.mark.rule("C-34.20", "C-33.3")
def test_lasting_effects_and_heads_are_part_of_every_key() -> None:
    family = "patriarch & 2; claire & 1"
    assert told_apart(table(family=family), table(family=family, lasting="claire")) == EVERYBODY
    first, second = (head.id for head in table().rules.deck.heads[2:4])
    assert told_apart(table(head=first), table(head=second)) == EVERYBODY


@pytest.mark.rule("C-38.45", "C-38.48")
def test_the_hints_that_are_drawn_and_fulfilled_are_part_of_every_key() -> None:
    cards = [hint("dutch", nationality="dutch"), hint("named", known=True)]

    def hinted(*hints: Mapping[str, object]) -> CrecyPosition:
        return ancestry(cards=cards, hints=list(hints))

    dutch, named, done = {"hint": "dutch"}, {"hint": "named"}, {"hint": "dutch", "fulfilled": True}
    assert told_apart(hinted(dutch), hinted(named)) == {1, None}
    assert told_apart(hinted(dutch), hinted(dutch, named)) == {1, None}
    assert told_apart(hinted(dutch, named), hinted(named, dutch)) == {1, None}
    assert told_apart(hinted(dutch), hinted(done)) == {1, None}


@pytest.mark.rule("C-33.3")
def test_what_is_pending_is_part_of_every_key() -> None:
    def drawing(amount: int) -> CrecyPosition:
        rose = friend("rose", effects=[{"do": "draw", "amount": amount}])
        return do(
            table(
                cards=[rose, *friends("ann, bea, cleo, dora, eve, fay, gia, ida, jo")], hand="rose", chance="explicit"
            ),
            "marry",
        )

    assert told_apart(drawing(2), drawing(3)) == EVERYBODY
