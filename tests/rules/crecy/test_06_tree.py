"""Section 6 of the rules of the Duke de Crecy: the family tree."""

from __future__ import annotations

from typing import Any

import pytest

from bequest.games.crecy.position import CrecyPosition
from tests.rules.crecy.table import (
    Fixture,
    asked,
    child,
    do,
    family,
    file,
    friend,
    friends,
    legal,
    mission,
    patron,
    random_game,
    rule_of,
    seat,
    shown,
    table,
    tracks,
)

LADIES = friends("ann, bea, cleo, dora, emma, fay, greta, hope")
MEN = friends("max, ned, otto", "male")
CHILDREN = [
    child("son", copies=9),
    child("daughter", copies=9),
    child("twins", "male", effects="surprise-twins-son"),
    child("complication", copies=3),
]
PRUSSIANS = [
    friend("greta", nationality="prussian", effects="gertrude"),
    friend("peg", nationality="prussian"),
    friend("hans", "male", nationality="prussian"),
    *LADIES[:4],
]
"""Greta's wedding brings 3 Gold if another Prussian is in the family."""


def rows(s: CrecyPosition, number: int = 1) -> list[int]:
    found: Any = shown(s, number)["family"]
    return [person["row"] for person in found]


def parents(s: CrecyPosition, person: int) -> tuple[int | None, int | None]:
    found: Any = shown(s)["family"]
    return found[person - 1].get("father"), found[person - 1].get("mother")


def lost_mother(child_next: str = "complication, son", birth: str = "any", **changed: Any) -> CrecyPosition:
    """The Head's wife ann is lost in childbirth."""
    given: dict[str, Any] = {"cards": [*LADIES, *MEN, *CHILDREN], "family": "patriarch & 2; ann & 1", **changed}
    s = table(**given, child_next=child_next)
    return do(s, "have-children", f"birth {birth}", "lose-mother")


# --- rows ---


@pytest.mark.rule("C-6.1", "C-6.2")
def test_the_head_and_the_spouse_are_row_one_and_their_child_row_two() -> None:
    s = table(cards=[*LADIES, *CHILDREN], hand="ann", child_next="son")
    assert rows(s) == [1]
    do(s, "marry")
    assert family(s) == ["patriarch & 2", "ann & 1", "son < 1 2 child"]
    assert rows(s) == [1, 1, 2]


@pytest.mark.rule("C-6.2")
@pytest.mark.parametrize(
    ("round", "tree", "row"),
    [
        (1, "patriarch & 2; ann & 1", 2),
        (3, "patriarch & 2; ann & 1; son & 4 < 1 2; bea & 3", 3),
        (6, "patriarch & 2; ann & 1; son & 4 < 1 2; bea & 3; daughter & 6 < 3 4; max & 5", 4),
    ],
)
def test_a_child_lies_in_the_row_after_its_parents(round: int, tree: str, row: int) -> None:
    s = table(cards=[*LADIES, *MEN, *CHILDREN], round=round, family=tree, child_next="daughter")
    father, mother = (row * 2 - 2, row * 2 - 3) if row == 4 else (row * 2 - 3, row * 2 - 2)
    do(s, "have-children", "birth any")
    assert family(s)[-1] == f"daughter < {father} {mother} child"
    assert rows(s)[-1] == row


@pytest.mark.rule("C-6.2")
def test_a_child_found_for_a_widower_lies_below_him() -> None:
    s = lost_mother()
    assert family(s) == ["patriarch", "ann & 1 departed", "son < 1 2 child"]
    assert rows(s) == [1, 1, 2]


@pytest.mark.rule("C-6.3")
@pytest.mark.parametrize(("generation", "met"), [(1, True), (2, True), (3, True), (4, False)])
def test_a_generation_is_a_row_with_its_spouses(generation: int, met: bool) -> None:
    tree = "patriarch & 2; ann & 1; son & 4 < 1 2; bea & 3; daughter & 6 < 3 4; max & 5"
    goal = mission("salon", needs=[{"count": "members", "least": 1, "generation": generation}])
    two = mission("ball", needs=[{"count": "members", "least": 2, "generation": generation}])
    s = table(cards=[*LADIES, *MEN, goal, two], round=6, family=tree, missions="salon, ball")
    assert rows(s) == [1, 1, 2, 2, 3, 3]
    assert ("complete salon" in legal(s)) == met
    assert "complete ball" not in legal(s)


@pytest.mark.rule("C-6.4", "C-21.6", "C-14.1")
def test_ce_x4_actions_concern_the_current_generation() -> None:
    tree = "patriarch & 2; ann & 1; son < 1 2; son & 5 < 1 2; bea & 4; daughter < 4 5 child"

    def position(own: str = tree, **changed: Any) -> CrecyPosition:
        cards = [*LADIES, *MEN, *CHILDREN]
        return table(cards=cards, round=3, family=own, hand="cleo, max", gold=9, child_next="son, son", **changed)

    s = do(position(), "marry")
    assert family(s)[2] == "son & 7 < 1 2"
    s = do(position(), "have-children", "birth any")
    assert family(s)[6] == "son < 4 5 child"
    s = do(position(), "arrange")
    assert family(s)[5:] == ["daughter & 7 < 4 5 child", "max & 6 promised"]
    for space in ("mansion", "title", "contribute"):
        s = do(position(contributions="court-ballet", titles="baron"), space)
        if space != "contribute":
            do(s, "friend cleo")
        assert legal(s) == ["person 3", "person 4"]
        assert [rule_of(s, f"person {n}") for n in (1, 2, 6)] == ["C-6.4"] * 3
    s = do(position(tree + "; son < 1 2"), "marry")
    assert legal(s) == ["person 3", "person 7"]
    assert [rule_of(s, f"person {n}") for n in (1, 2, 6)] == ["C-6.4"] * 3
    assert rule_of(s, "person 4") == "C-13.2"
    s = do(position(tree + "; daughter < 4 5 child"), "arrange")
    assert legal(s) == ["person 6", "person 7"]
    assert [rule_of(s, f"person {n}") for n in (1, 2, 3, 4)] == ["C-6.4"] * 4
    s = do(position(tree + "; son & 8 < 1 2; dora & 7"), "have-children")
    assert legal(s) == ["person 4", "person 7"]
    assert [rule_of(s, f"person {n}") for n in (1, 2, 6)] == ["C-6.4"] * 3


@pytest.mark.rule("C-6.4")
@pytest.mark.parametrize("space", ["marry", "have-children", "mansion", "doctor"])
def test_nobody_of_an_earlier_generation_can_act(space: str) -> None:
    single = space == "marry"
    tree = "patriarch" if single else "patriarch & 2; ann & 1"
    s = table(cards=[*LADIES, *CHILDREN], round=2, family=tree, hand="bea", gold=9)
    assert space in legal(s)
    s = table(cards=[*LADIES, *CHILDREN], round=3, family=tree, hand="bea", gold=9)
    assert space not in legal(s)


@pytest.mark.rule("C-6.5")
def test_children_of_generation_iii_stay_children_and_count_at_its_end_and_for_patrons() -> None:
    tree = "patriarch & 2; ann & 1; son & 4 < 1 2; bea & 3; son & 6 < 3 4; cleo & 5"
    needs = [{"count": "offspring", "generation": 4, "least": 2}]
    cards = [*LADIES, *CHILDREN, patron("law", main={"points": 9, "needs": needs}), patron("other")]
    two = seat(pawns=0)
    s = table(cards=cards, round=9, family=tree, hand="dora", child_next="son, daughter", two=two, passed=[2])
    do(s, "have-children", "birth any")
    assert rows(s)[-1] == 4
    assert "arrange" in legal(s)
    assert "marry" not in legal(s)
    do(s, "have-children", "birth any", "pass")
    assert s.over
    assert family(s)[6:] == ["son < 5 6 child", "daughter < 5 6 child"]
    sheet: Any = s.score_sheet()[0]
    assert (sheet["children"], sheet["patron"]) == (2, 9)


# --- arranged marriages, and cards outside the tree ---


@pytest.mark.rule("C-6.6")
@pytest.mark.parametrize(
    ("round", "tree", "row"),
    [
        (1, "patriarch & 2; ann & 1; son < 1 2 child", 2),
        (4, "patriarch & 2; ann & 1; son & 4 < 1 2; bea & 3; son < 3 4 child", 3),
    ],
)
def test_a_promised_friend_belongs_to_the_row_of_the_child(round: int, tree: str, row: int) -> None:
    s = table(cards=LADIES, round=round, family=tree, hand="cleo")
    do(s, "arrange")
    assert family(s)[-1].endswith("promised")
    assert rows(s)[-2:] == [row, row]


@pytest.mark.rule("C-6.6", "C-6.7")
@pytest.mark.parametrize(
    "need",
    [
        {"count": "members", "least": 1},
        {"count": "members", "least": 1, "gender": "female", "nationality": "dutch"},
        {"count": "members", "least": 1, "generation": 2},
        {"count": "nationalities", "least": 1},
        {"count": "occupations", "least": 1},
        {"count": "same-occupation", "least": 1},
        {"count": "betrothals", "least": 1},
    ],
)
def test_a_friend_is_a_family_member_as_soon_as_it_is_promised(need: dict[str, object]) -> None:
    cards = [friend("dutch", nationality="dutch", occupation="artist"), *LADIES, mission("salon", needs=[need])]
    tree = "patriarch; ann & 1 departed; son < 1 2 child"
    s = table(cards=cards, family=tree, hand="dutch", missions="salon")
    assert rule_of(s, "complete salon") == "C-28.1"
    do(s, "arrange")
    assert asked(s) == ("after", 1)
    assert legal(s) == ["complete salon", "done"]


@pytest.mark.rule("C-6.7", "C-6.8")
@pytest.mark.parametrize(
    ("where", "gold"),
    [
        ({"family": "patriarch; dora & 1 departed; daughter & 4 < 1 2 child; hans promised"}, 3),
        ({"family": "patriarch; dora & 1 departed; daughter < 1 2 child", "hand": "greta, hans"}, 0),
        ({"display": "peg, hans"}, 0),
        ({"friend_next": "peg, hans"}, 0),
        ({"friend_discard": "peg, hans"}, 0),
        ({"two": seat(family="patriarch & 2; peg & 1")}, 0),
    ],
)
def test_only_friends_placed_in_the_tree_are_in_the_family(where: dict[str, Any], gold: int) -> None:
    s = table(**{"cards": [*PRUSSIANS, *CHILDREN], "hand": "greta", "child_next": "son", **where})
    do(s, "marry")
    assert [person for person in family(s) if person.startswith("greta")] == ["greta & 1"]
    assert tracks(s)["gold"] == gold


# --- marriages and births ---


@pytest.mark.rule("C-6.10")
def test_spouses_are_of_opposite_gender() -> None:
    tree = "patriarch & 2; ann & 1; son < 1 2; daughter < 1 2; daughter < 1 2"
    s = table(cards=[*LADIES, *MEN], round=3, family=tree, hand="bea, max")
    do(s, "marry", "friend max")
    assert legal(s) == ["person 4", "person 5"]
    assert rule_of(s, "person 3") == "C-6.10"
    tree = "patriarch & 2; ann & 1; son < 1 2 child; son < 1 2 child; daughter < 1 2 child"
    s = table(cards=[*LADIES, *MEN], family=tree, hand="bea, max")
    do(s, "arrange", "friend bea")
    assert legal(s) == ["person 3", "person 4"]
    assert rule_of(s, "person 5") == "C-6.10"


@pytest.mark.rule("C-6.10")
@pytest.mark.parametrize(("side", "card", "fits"), [
    ("patriarch", "ann", True), ("patriarch", "max", False), ("matriarch", "ann", False), ("matriarch", "max", True),
])  # fmt: skip
def test_the_side_of_the_head_decides_who_fits(side: str, card: str, fits: bool) -> None:
    s = table(cards=[*LADIES, *MEN], family=side, hand=card)
    assert ("marry" in legal(s)) == fits


@pytest.mark.rule("C-6.11")
def test_children_are_born_to_couples_only() -> None:
    tree = (
        "patriarch & 2; ann & 1; son & 4 < 1 2; bea & 3; daughter & 6 < 1 2; max & 5; son < 1 2; son < 1 2;"
        " cleo & 8 departed"
    )
    s = table(cards=[*LADIES, *MEN, *CHILDREN], round=3, family=tree)
    do(s, "have-children")
    assert legal(s) == ["person 3", "person 5"]
    assert [rule_of(s, f"person {n}") for n in (7, 8)] == ["C-6.11"] * 2


@pytest.mark.rule("C-6.11")
@pytest.mark.parametrize("tree", ["patriarch", "patriarch; ann & 1 departed; son < 1 2 child"])
def test_a_single_or_widowed_member_has_no_births(tree: str) -> None:
    s = table(cards=[*LADIES, *CHILDREN], family=tree, hand="bea", gold=9)
    assert rule_of(s, "have-children") == "C-18.1"
    assert rule_of(s, "doctor") == "C-26.2"


# --- persons ---


@pytest.mark.rule("C-6.12")
@pytest.mark.parametrize("mode", ["multiplayer", "solo_standard"])
def test_persons_last_for_ever(mode: str) -> None:
    known: dict[tuple[int, int], tuple[object, ...]] = {}
    departed = 0
    for seed in (2, 3):
        known.clear()
        for s in random_game(3, seed, mode=mode):
            for number, tree in enumerate(s.families):
                for person, found in enumerate(tree):
                    facts = (found.card, found.gender, found.row, found.father, found.mother)
                    assert known.setdefault((number, person), facts) == facts
            assert sum(len(tree) for tree in s.families) == len(known)
        departed += sum(person.state == 3 for tree in s.families for person in tree)
    assert departed


@pytest.mark.rule("C-6.9", "C-6.12", "C-6.13")
def test_a_lost_mother_stays_in_the_tree_but_her_card_is_discarded() -> None:
    s = lost_mother()
    assert family(s) == ["patriarch", "ann & 1 departed", "son < 1 2 child"]
    assert file(s, "friend_discard") == ["ann"]


@pytest.mark.rule("C-6.9", "C-6.13")
def test_a_lost_daughter_goes_to_the_child_discard_pile() -> None:
    tree = "patriarch & 2; ann & 1; daughter & 4 < 1 2; max & 3"
    s = lost_mother("complication, son", round=3, family=tree)
    assert family(s)[2:] == ["daughter & 4 < 1 2 departed", "max", "son < 4 3 child"]
    assert file(s, "child_discard") == ["daughter"]
    assert file(s, "friend_discard") == []


@pytest.mark.rule("C-6.9")
def test_a_discarded_mother_leaves_the_family_at_once() -> None:
    cards = [*LADIES, *CHILDREN, mission("salon", needs=[{"count": "members", "least": 1}])]
    s = table(cards=cards, family="patriarch & 2; ann & 1", child_next="complication, son", missions="salon")
    assert "complete salon" in legal(s)
    do(s, "have-children", "birth any", "lose-mother")
    assert asked(s) == ("turn", 2)  # nobody is asked about the Mission any more (C-28.11)


# --- the departed ---


def with_departed_prussian(**changed: Any) -> CrecyPosition:
    cards: list[Fixture] = [*PRUSSIANS, *MEN, *CHILDREN, *changed.pop("more", [])]
    given: dict[str, Any] = {"family": "patriarch; peg & 1 departed", "hand": "greta", "gold": 9, **changed}
    return table(cards=cards, child_next="son, son, son", **given)


@pytest.mark.rule("C-6.14", "C-1.10")
@pytest.mark.parametrize(("wife", "gold"), [("peg & 1", 3), ("peg & 1 departed", 0)])
def test_a_departed_person_is_no_other_prussian(wife: str, gold: int) -> None:
    head = "patriarch" if "departed" in wife else "patriarch & 2"
    s = with_departed_prussian(round=3, family=f"{head}; {wife}; son < 1 2", gold=0)
    do(s, "marry")
    assert tracks(s)["gold"] == gold


@pytest.mark.rule("C-6.14")
@pytest.mark.parametrize(
    "need",
    [
        {"count": "members", "least": 2},
        {"count": "nationalities", "least": 1},
        {"count": "same-nationality", "least": 1},
        {"count": "couples", "least": 1},
        {"count": "offspring", "least": 1, "gender": "female"},
        {"count": "children-of-one", "least": 2},
    ],
)
def test_a_departed_person_counts_for_no_mission(need: dict[str, object]) -> None:
    salon = [mission("salon", needs=[need])]
    alive = "patriarch & 2; peg & 1; daughter & 4 < 1 2; max & 3; son < 1 2"
    s = with_departed_prussian(round=3, family=alive, more=salon, missions="salon")
    assert "complete salon" in legal(s)
    lost = "patriarch; peg & 1 departed; daughter & 4 < 1 2 departed; max row 2; son < 1 2"
    s = with_departed_prussian(round=3, family=lost, more=salon, missions="salon")
    assert rule_of(s, "complete salon") == "C-28.1"


@pytest.mark.rule("C-6.14")
@pytest.mark.parametrize("moves", [["marry"], ["have-children"], ["mansion"]])
def test_a_departed_person_is_never_a_target(moves: list[str]) -> None:
    wed = "son & 7 < 1 2; bea & 6; son & 9 < 1 2; cleo & 8"
    s = with_departed_prussian(round=3, family=f"patriarch & 2; ann & 1; son < 1 2; peg & 3 departed; son < 1 2; {wed}")
    do(s, *moves)
    assert len(legal(s)) >= 2
    assert "person 4" not in legal(s)
    assert rule_of(s, "person 4") == "C-6.14"


@pytest.mark.rule("C-6.14")
def test_a_departed_wife_leaves_no_limit_on_attached_cards() -> None:
    s = with_departed_prussian(family="patriarch; peg & 1 departed")
    do(s, "mansion")
    assert family(s) == ["patriarch [mansion]", "peg & 1 departed"]


@pytest.mark.rule("C-6.15")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 3), (3, 3)])
def test_the_children_of_a_departed_mother_count_for_the_father(before: int, after: int) -> None:
    tree = "patriarch; peg & 1 departed" + "; son < 1 2 child" * before
    s = with_departed_prussian(family=tree)
    do(s, "marry")
    assert len([person for person in family(s) if person.startswith("son")]) == after
    do(s, "ask-friends", "amount 2")
    assert ("have-children" in legal(s)) == (after < 3)


@pytest.mark.rule("C-6.16", "C-6.12")
def test_the_card_of_a_departed_person_may_enter_the_same_family_as_somebody_new() -> None:
    s = with_departed_prussian(family="patriarch; peg & 1 departed; son < 1 2 child", hand="peg")
    do(s, "marry")
    assert family(s) == ["patriarch & 4", "peg & 1 departed", "son < 1 2 child", "peg & 1", "son < 1 4 child"]


@pytest.mark.rule("C-6.16")
def test_the_card_of_a_departed_person_may_enter_another_family() -> None:
    s = with_departed_prussian(hand="", starting_player=2, two=seat(hand="peg"))
    do(s, "marry")
    assert family(s, 2) == ["patriarch & 2", "peg & 1", "son < 1 2 child"]
    assert family(s) == ["patriarch", "peg & 1 departed"]


@pytest.mark.rule("C-6.17")
@pytest.mark.parametrize(
    ("cards", "birth", "found"),
    [
        ("complication, son", "any", ["son"]),
        ("complication, complication, son", "any", ["son"]),
        ("son, complication, son, daughter", "daughter", ["daughter"]),
        ("complication, twins, son", "any", ["twins", "son"]),
    ],
)
def test_a_child_found_after_the_loss_has_both_parents(cards: str, birth: str, found: list[str]) -> None:
    s = lost_mother(cards, birth)
    assert family(s)[2:] == [f"{card} < 1 2 child" for card in found]
    assert [parents(s, person) for person in range(3, 3 + len(found))] == [(1, 2)] * len(found)
    assert family(s)[1] == "ann & 1 departed"
