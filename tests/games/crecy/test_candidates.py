"""What is shown as blocked at each decision of the Duke de Crecy, exactly, each with its rule."""

from __future__ import annotations

from typing import Any

import pytest

from bequest.games.crecy.position import CrecyPosition
from tests.rules.crecy.table import ancestry, children, do, legal, mission, new_game, stack, table

COUPLE = "patriarch & 2; abigail & 1"
TWO_SONS = f"{COUPLE}; son & 5 < 1 2; son & 6 < 1 2; katherine & 3; gertrude & 4; son < 1 2"
"""Persons 3 and 4 are married, 7 is not."""
HAND = "agnieszka, ann, claire, constant, david"
END = {"kind": "end-turn", "seat": 1}
NO_TURN_YET = {"pass": "C-10.7"}


def blocked(s: CrecyPosition) -> dict[str, str]:
    """The blocked options by text, with the rule."""
    found = {s.game.text(action): reason.rule for action, reason in s.candidates()}
    assert not set(found) & set(legal(s))
    assert len(found) == len(s.candidates())
    return found


def second(**fields: Any) -> CrecyPosition:
    """A turn in the second Generation, with 4 Gold, five Friends, two couples and a bachelor."""
    return table(**{"gold": 4, "hand": HAND, "family": TWO_SONS, "round": 3, **fields})


# --- a turn ---


@pytest.mark.rule("C-10.2", "C-10.7", "C-11.1", "C-11.5", "C-13.3", "C-14.1", "C-18.1")
def test_every_space_is_shown_and_pass() -> None:
    poor = {
        "marry": "C-13.3", "arrange": "C-14.1", "have-children": "C-18.1", "title": "C-11.5", "contribute": "C-11.1",
        "mansion": "C-11.5", "venture": "C-11.5", "doctor": "C-11.5", "undertake": "C-11.5",
    }  # fmt: skip
    s = table()
    assert legal(s) == ["ask-friends", "socialize"]
    assert blocked(s) == poor | NO_TURN_YET
    without = table(pawns=0)
    assert legal(without) == ["pass"]
    assert list(blocked(without)) == [*list(poor)[:3], "ask-friends", "socialize", *list(poor)[3:]]
    assert blocked(without)["marry"] == "C-10.2"


@pytest.mark.rule("C-28.1")
def test_the_own_face_up_missions_are_shown_in_a_turn_and_after_it() -> None:
    cards = [mission("easy"), *[mission(id, needs=[{"count": "titles", "least": 9}]) for id in ("hard", "harder")]]
    s = table(cards=cards, missions="hard")
    assert blocked(s)["complete hard"] == "C-28.1"
    assert not [text for text in blocked(table(cards=cards)) if text.startswith("complete")]
    after = do(table(cards=cards, missions="easy, hard"), "ask-friends", "amount 2")
    assert stack(after)[-1] == "after"
    assert legal(after) == ["complete easy", "done"]
    assert blocked(after) == {"complete hard": "C-28.1"}
    first = do(table(cards=cards[1:], missions="hard"), "ask-friends", "amount 2")
    assert "complete hard" not in blocked(first)  # the next player's turn: it lies before another one


@pytest.mark.rule("C-38.21")
def test_in_the_testament_no_marriage_is_arranged_and_none_is_shown() -> None:
    assert blocked(ancestry()).keys() & {"marry", "arrange", "title"} == {"marry", "title"}


# --- the steps of a move ---


@pytest.mark.rule("C-11.1", "C-10.32")
def test_of_friends_to_marry_the_whole_hand_is_shown() -> None:
    poor = do(second(family=f"{COUPLE}; son < 1 2; daughter < 1 2"), "marry")
    assert legal(poor) == ["friend agnieszka", "friend ann", "friend claire", "friend david"]
    assert blocked(poor) == {"friend constant": "C-11.1"}
    s = do(second(), "marry")
    assert blocked(s) == {"friend constant": "C-10.32", "friend david": "C-10.32"}
    arranged = do(table(family=f"{COUPLE}; son < 1 2", hand="ann, claire, constant", gold=9), "arrange")
    assert blocked(arranged) == {"friend constant": "C-10.32"}


@pytest.mark.rule("C-6.4", "C-13.2", "C-21.5", "C-6.11")
def test_of_persons_the_whole_family_is_shown() -> None:
    old = {"person 1": "C-6.4", "person 2": "C-6.4"}
    member = do(second(family=f"{TWO_SONS}; son < 1 2"), "marry", "friend claire")
    assert legal(member) == ["person 7", "person 8"]
    assert blocked(member) == old | dict.fromkeys(["person 3", "person 4", "person 5", "person 6"], "C-13.2")
    couple = do(second(), "have-children")
    assert legal(couple) == ["person 3", "person 4"]
    assert blocked(couple) == old | {"person 5": "C-21.5", "person 6": "C-21.5", "person 7": "C-6.11"}
    place = do(second(), "mansion", "friend ann")
    assert legal(place) == ["person 3", "person 4", "person 7"]
    assert blocked(place) == old | {"person 5": "C-21.5", "person 6": "C-21.5"}


@pytest.mark.rule("C-11.1")
def test_of_titles_and_contributions_all_on_offer_are_shown() -> None:
    assert blocked(do(second(), "title")) == {"acquire marquis": "C-11.1"}
    assert blocked(do(second(), "contribute")) == {"give hospital": "C-11.1"}
    assert blocked(do(second(gold=20), "title")) == {}


@pytest.mark.rule("C-11.11")
def test_of_a_payment_the_whole_hand_is_shown() -> None:
    s = do(second(family=f"{COUPLE}; son < 1 2"), "venture")
    assert legal(s) == ["friend agnieszka", "friend ann", "friend claire", "friend constant"]
    assert blocked(s) == {"friend david": "C-11.11"}
    do(s, "friend claire")
    assert blocked(s) == {"friend agnieszka": "C-11.11", "friend ann": "C-11.11", "friend claire": "C-11.11"}


@pytest.mark.rule("C-15.17", "C-18.3")
def test_of_children_all_three_wishes_are_shown() -> None:
    everything = do(table(gold=9, family=COUPLE), "have-children")
    assert (legal(everything), blocked(everything)) == (["birth any", "birth son", "birth daughter"], {})
    sons = do(table(family=COUPLE, cards=children(3, 0)), "have-children")
    assert (legal(sons), blocked(sons)) == (["birth any", "birth son"], {"birth daughter": "C-15.17"})
    daughters = do(table(family=COUPLE, cards=children(0, 3)), "have-children")
    assert blocked(daughters) == {"birth son": "C-15.17"}


@pytest.mark.rule("C-19.1", "C-11.5")
def test_of_gold_to_ask_for_all_amounts_are_shown() -> None:
    poor = do(table(), "ask-friends")
    assert (legal(poor), blocked(poor)) == (["amount 2", "amount 3"], {"amount 4": "C-11.5"})
    rich = do(table(hand="ann"), "ask-friends")
    assert (legal(rich), blocked(rich)) == (["amount 2", "amount 3", "amount 4"], {})


@pytest.mark.rule("C-20.1", "C-11.1")
def test_friends_that_are_too_dear_are_shown_when_socializing() -> None:
    assert blocked(do(table(gold=1), "socialize")) == {"amount 3": "C-11.1"}
    assert blocked(do(table(gold=2), "socialize")) == {}


# --- decisions of their own ---


@pytest.mark.rule("C-34.34", "C-11.5")
def test_of_gold_that_a_friend_grants_all_amounts_are_shown() -> None:
    s = table(pending=[END, {"kind": "ask", "seat": 1}])
    assert (legal(s), blocked(s)) == (["amount 2", "amount 3"], {"amount 4": "C-11.5"})


@pytest.mark.rule("C-34.37", "C-11.11")
def test_of_a_new_hand_the_whole_hand_is_shown() -> None:
    s = table(hand="ann, claire, david", pending=[END, {"kind": "renew", "seat": 1}])
    assert legal(s) == ["friend ann", "friend claire", "friend david", "done"]
    assert blocked(s) == {}
    do(s, "friend claire")
    assert legal(s) == ["friend david", "done"]
    assert blocked(s) == {"friend ann": "C-11.11", "friend claire": "C-11.11"}


@pytest.mark.rule("C-12.2", "C-11.11")
def test_of_friends_to_take_the_whole_display_is_shown() -> None:
    take = {"kind": "take", "seat": 1, "count": 2, "sourced": True}
    s = table(display="jan, nancy, ayse, bianca", hand="ann", pending=[END, take])
    assert legal(s) == ["friend ayse", "friend bianca", "friend jan"]
    assert blocked(s) == {"friend nancy": "C-11.11"}
    do(s, "friend bianca")
    assert stack(s)[-1] == "display"
    assert legal(s) == ["friend jan", "friend nancy"]
    assert blocked(s) == {"friend ayse": "C-11.11", "friend bianca": "C-11.11"}


def test_nothing_is_blocked_where_all_that_could_be_meant_is_on_offer() -> None:
    """The side of the Head, the starting hand, which Mission to keep; and whoever is not asked."""
    s = new_game()
    assert stack(s)[-1] == "head-side"
    assert s.candidates() == []
    while stack(s)[-1] == "head-side":
        do(s, legal(s)[0])
    assert stack(s)[-1] == "hand"
    assert s.candidates() == []
    undertaken = do(table(hand="ann", mission_next="new-steam-engine, unrest-at-the-court"), "undertake")
    assert stack(undertaken)[-1] == "mission"
    assert undertaken.candidates() == []
    assert table().candidates(1) == []
