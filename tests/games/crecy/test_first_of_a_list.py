"""What is number 0 counts like any other: the first Friend, Mission, Title, Patron, Head, nationality, occupation …"""

from __future__ import annotations

import pytest

from tests import forms
from tests.rules.crecy.table import (
    child,
    children,
    do,
    family,
    friend,
    friends,
    hand,
    legal,
    mission,
    new_game,
    patron,
    rule_of,
    seat,
    shown,
    table,
    tracks,
)
from tests.rules.crecy.test_31_scoring import CARDS, HEIRS, final

FIRST = "abigail"


def test_the_names_are_those_of_number_0() -> None:
    deck = table().rules.deck
    assert deck.friends[0].id == FIRST
    assert (deck.missions[0].id, deck.titles[0].id) == ("new-steam-engine", "count")
    assert deck.contributions[0].id == "alms-house"


@pytest.mark.rule("C-12.2", "C-13.2", "C-33.1")
def test_the_first_friend_is_held_taken_married_and_discarded() -> None:
    s = table(hand=FIRST, gold=9)
    assert hand(s) == [FIRST]
    assert family(do(s, "marry"))[:2] == ["patriarch & 2", f"{FIRST} & 1"]
    taken = do(table(display=f"{FIRST}, ann, ayse, bernadette, bianca"), "socialize", f"friend {FIRST}")
    assert hand(taken) == [FIRST]
    paid = do(table(hand=f"{FIRST}, ann", gold=4), "undertake", f"friend {FIRST}")
    assert hand(paid) == ["ann"]
    assert paid.to_dict()["friend_discard"] == [FIRST]


@pytest.mark.rule("C-27.2", "C-28.1")
def test_the_first_mission_is_kept_shown_and_completed() -> None:
    cards = [mission("easy"), mission("hard", needs=[{"count": "titles", "least": 9}])]
    s = do(table(cards=[*cards, *friends("ann, bea")], hand="ann", mission_next="hard, easy"), "undertake")
    assert legal(s) == ["mission easy", "mission hard"]
    do(s, "mission easy")
    assert shown(s)["missions"] == ["easy"]
    (kept,) = [event for event in forms.events(s) if event["event"] == "mission-kept"]
    assert (kept["mission"], kept["other"]) == ("easy", "hard")
    done = do(table(cards=cards, missions="easy"), "complete easy")
    assert (shown(done)["completed"], tracks(done)["honor"]) == (["easy"], 6)


@pytest.mark.rule("C-33.1", "C-31.1")
def test_the_first_patron_is_known_to_its_owner_and_scores() -> None:
    goal = {"points": 9, "needs": [{"count": "gold", "least": 1}]}
    cards = [patron("p0", main=goal), patron("p1"), patron("p2")]
    s = table(cards=cards, patron="p0", two=seat(patron="p1"))
    assert (shown(s, 1)["patron"], shown(s, 2)["patron"]) == ("p0", "p1")
    second = seat(patron="p0", gold=1, family=HEIRS[1])
    ended = final(cards=[*CARDS, *cards], patron="p1", two=second)
    assert ended.over
    assert [entry["patron"] for entry in ended.score_sheet()] == [0, 9]


@pytest.mark.rule("C-22.1", "C-23.1")
def test_the_first_title_and_the_first_contribution_are_acquired() -> None:
    for space, step, card in (("title", "acquire", "count"), ("contribute", "give", "alms-house")):
        s = do(table(gold=20, hand="ann, claire, david", family="patriarch"), space)
        do(s, f"{step} {card}")
        while s.seat == 0 and s.decision is not None and (s.frames[-1].open or s.decision.kind != "turn"):
            do(s, legal(s)[0])
        assert family(s)[0] == f"patriarch [{card}]"


@pytest.mark.rule("C-36.1", "C-36.3", "C-1.10")
@pytest.mark.parametrize(("key", "first"), [("nationality", "american"), ("occupation", "aristocrat")])
def test_the_first_nationality_and_the_first_occupation_are_counted(key: str, first: str) -> None:
    cards = [
        friend("max", **{key: first}), friend("ann", **{key: "dutch" if key == "nationality" else "artist"}),
        mission("wanted", needs=[{"count": "members", key: first, "least": 1}]),
    ]  # fmt: skip
    assert rule_of(table(cards=cards, family="patriarch & 2; max & 1", missions="wanted"), "complete wanted") == ""
    lacking = table(cards=cards, family="patriarch & 2; ann & 1", missions="wanted")
    assert rule_of(lacking, "complete wanted") == "C-28.1"


@pytest.mark.rule("C-36.1")
@pytest.mark.parametrize(("count", "key", "first"), [
    ("nationalities", "nationality", "american"), ("occupations", "occupation", "aristocrat"),
])  # fmt: skip
def test_the_first_of_each_is_one_of_several_and_may_be_shared(count: str, key: str, first: str) -> None:
    same = f"same-{key}"
    several = mission("several", needs=[{"count": count, "least": 1}])
    shared = mission("shared", needs=[{"count": same, "least": 2}])
    cards = [friend("ann", **{key: first}), friend("bea", **{key: first}), friend("cleo"), several, shared]
    alone = table(cards=cards, family="patriarch & 2; ann & 1", missions="several, shared")
    assert (rule_of(alone, "complete several"), rule_of(alone, "complete shared")) == ("", "C-28.1")
    none = table(cards=cards, family="patriarch & 2; cleo & 1", missions="several, shared")
    assert rule_of(none, "complete several") == "C-28.1"
    tree = "patriarch & 2; ann & 1; son & 4 < 1 2; bea & 3"
    both = table(cards=cards, family=tree, round=3, missions="several, shared")
    assert rule_of(both, "complete shared") == ""


@pytest.mark.rule("C-15.2", "C-16.1")
def test_the_first_child_card_is_born_and_may_be_special() -> None:
    cards = [*friends("ann, bea"), child("imp", "female"), *children(3, 3)]
    s = do(table(cards=cards, family="patriarch & 2; ann & 1", child_next="imp"), "have-children", "birth any")
    assert family(s)[2] == "imp < 1 2 child"
    wanted = table(cards=cards, family="patriarch & 2; ann & 1", child_next="son, imp, daughter")
    do(wanted, "have-children", "birth daughter")
    assert family(wanted)[2] == "imp < 1 2 child"


@pytest.mark.rule("C-5.12")
def test_the_first_head_is_dealt_to_somebody_and_shown_on_both_sides() -> None:
    deck = table().rules.deck
    first = deck.heads[0].id
    s = new_game(chance="explicit")
    while f"head {first}" not in legal(s):
        do(s, legal(s)[0])
    do(s, f"head {first}")
    assert first in [entry["head"] for entry in forms.view(s, None)["seats"]]
    assert shown(table(head=first), 1)["head"] == first
