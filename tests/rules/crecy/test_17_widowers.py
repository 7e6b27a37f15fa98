"""Section 17 of the rules of the Duke de Crecy: losing the mother, remarrying."""

from __future__ import annotations

import pytest

from bequest.games.crecy.position import CrecyPosition
from tests.rules.crecy.table import (
    asked,
    children,
    do,
    end_round,
    extra,
    family,
    friend,
    friends,
    hand,
    legal,
    rule_of,
    seat,
    shown,
    table,
    title,
    tracks,
)

DECK = children(9, 9, 4)
ROW_2 = "patriarch & 2; ann & 1; daughter & 4 < 1 2; pierre & 3"
WIDOWER = "patriarch; ann & 1 departed; son < 1 2"


def widowed(tree: str, next: str = "complication, son", cards: str = "bea, cleo", **arguments: object) -> CrecyPosition:
    """A couple of the family has lost the mother on Have Children; seat 2 has passed."""
    people = [*friends(f"ann, {cards}", prestige=1, income=1), friend("pierre", "male")]
    all_cards = [*people, title("lord"), *DECK]
    s = table(cards=all_cards, family=tree, child_next=next, passed=[2], **arguments)  # type: ignore[arg-type]
    return do(s, "have-children", "birth any", "lose-mother")


def births(s: CrecyPosition) -> list[str]:
    return [person for person in family(s) if "<" in person]


# --- what remains ---


@pytest.mark.rule("C-17.1")
@pytest.mark.parametrize("holder", ["patriarch & 2 {}; ann & 1", "patriarch & 2; ann & 1 {}"])
def test_the_couples_attached_cards_remain_with_the_father(holder: str) -> None:
    s = widowed(holder.format("[lord, mansion, venture]"), titles="")
    assert family(s)[:2] == ["patriarch [lord, mansion, venture]", "ann & 1 departed"]


@pytest.mark.rule("C-17.1", "C-21.2")
def test_the_father_holds_them_and_gets_no_second_of_a_kind() -> None:
    s = widowed("patriarch & 2; ann & 1 [mansion]", hand="bea, cleo", gold=3)
    assert rule_of(s, "mansion") == "C-21.8"
    assert "venture" in legal(s)


@pytest.mark.rule("C-17.2")
def test_what_came_through_the_lost_mother_is_kept() -> None:
    pia = friend("pia", dowry=2, friends=1, prestige=3, effects=[
        {"do": "honor", "amount": 2}, {"do": "pawn", "colour": "red"}, {"do": "income", "amount": 1},
    ])  # fmt: skip
    others = friends("bea, cleo, dora, emma, fay")
    s = table(cards=[pia, *others, *DECK], hand="pia", child_next="complication, son")
    do(s, "marry", "friend bea")
    assert asked(s) == ("lose", 1)
    before = tracks(s), hand(s), extra(s)
    assert before == ({"gold": 2, "honor": 2, "prestige": 3, "income": 1}, ["bea"], {"red": 1})
    do(s, "lose-mother")
    assert (tracks(s), hand(s), extra(s)) == before


@pytest.mark.rule("C-17.3", "C-34.2")
def test_a_this_gen_effect_of_the_lost_mother_lasts_until_the_generation_ends() -> None:
    s = table(
        family="patriarch & 2; miranda & 1", lasting="miranda", child_next="complication, son", passed=[2],
        two=seat(family="patriarch & 2; zeynep & 1; son < 1 2"),
    )  # fmt: skip
    do(s, "have-children", "birth any", "lose-mother", "ask-friends", "amount 2")
    assert s.gold[0] == 4
    assert shown(s)["lasting"] == ["miranda"]
    end_round(s, 2)
    assert s.generation == 2
    assert shown(s)["lasting"] == []


@pytest.mark.rule("C-17.4")
def test_the_pairs_of_a_lost_margarethe_end() -> None:
    meg = friend("meg", effects="margarethe")
    s = table(
        cards=[meg, friend("bea"), *DECK], family="patriarch & 2; meg & 1", hand="bea", passed=[2],
        child_next="complication, complication, son, daughter, son",
    )  # fmt: skip
    do(s, "have-children", "birth any", "lose-mother", "marry")
    assert births(s) == ["son < 1 2 child", "daughter < 1 4 child"]
    assert asked(s) == ("turn", 1)


@pytest.mark.rule("C-17.5", "C-6.15")
def test_the_lost_mothers_children_remain_with_everything_they_have() -> None:
    tree = "patriarch & 2; ann & 1; son & 4 < 1 2; bea & 3; daughter < 1 2"
    s = widowed(tree, cards="bea, cleo", hand="pierre", gold=5)
    assert family(s) == [
        "patriarch", "ann & 1 departed", "son & 4 < 1 2 child", "bea & 3 promised", "daughter < 1 2 child",
        "son < 1 2 child",
    ]  # fmt: skip
    do(s, "arrange")
    assert family(s)[4] == "daughter & 7 < 1 2 child"


# --- marrying again ---


@pytest.mark.rule("C-17.6", "C-17.8")
def test_a_widowed_member_marries_again_while_his_generation_is_current() -> None:
    s = widowed("patriarch & 2; ann & 1", next="complication, son, daughter", hand="bea")
    assert rule_of(s, "have-children") == "C-18.1"
    do(s, "marry")
    assert family(s) == [
        "patriarch & 4", "ann & 1 departed", "son < 1 2 child", "bea & 1", "daughter < 1 4 child",
    ]  # fmt: skip


@pytest.mark.rule("C-17.6", "C-6.16")
def test_even_with_the_card_of_the_lost_mother_who_is_a_new_person_then() -> None:
    s = table(cards=[*friends("ann, bea"), *DECK], family=WIDOWER, hand="ann", child_next="daughter")
    do(s, "marry")
    assert family(s) == [
        "patriarch & 4", "ann & 1 departed", "son < 1 2 child", "ann & 1", "daughter < 1 4 child",
    ]  # fmt: skip


@pytest.mark.rule("C-17.6", "C-6.4")
def test_when_the_generation_is_over_a_widower_stays_single() -> None:
    s = table(cards=[*friends("ann, bea, cleo"), *DECK], family=WIDOWER, hand="bea", round=3)
    do(s, "marry")  # the son, unasked
    assert family(s)[2] == "son & 4 < 1 2"
    s = table(
        cards=[*friends("ann, bea, cleo, dora"), *DECK], family=f"{WIDOWER}; son < 1 2", hand="bea", round=3
    )  # fmt: skip
    do(s, "marry")
    assert legal(s) == ["person 3", "person 4"]
    assert rule_of(s, "person 1") == "C-6.4"


@pytest.mark.rule("C-17.7")
def test_a_widowed_friend_does_not_marry_again() -> None:
    tree = "patriarch & 2; ann & 1; daughter & 4 < 1 2 departed; pierre; son < 1 2; son < 1 2; son < 4 3"
    s = table(cards=[*friends("ann, bea"), friend("pierre", "male"), *DECK], family=tree, hand="bea", round=3)
    do(s, "marry")
    assert legal(s) == ["person 5", "person 6"]
    assert rule_of(s, "person 4") == "C-17.7"


@pytest.mark.rule("C-17.8", "C-6.11")
def test_a_widowed_member_is_not_a_couple() -> None:
    row_2 = "son & 5 < 1 2; son & 6 < 1 2; bea & 3; cleo & 4; son < 1 2; emma & 7 departed"
    s = table(
        cards=[*friends("ann, bea, cleo, dora, emma"), *DECK], family=f"patriarch & 2; ann & 1; {row_2}", round=3,
        hand="dora", gold=2,
    )  # fmt: skip
    for space in ("have-children", "doctor"):
        t = do(s.clone(), space)
        assert legal(t) == ["person 3", "person 4"]
        assert rule_of(t, "person 7") == "C-6.11"
        assert rule_of(t, "person 8") == "C-6.14"


@pytest.mark.rule("C-17.9", "C-17.7", "C-17.8")
def test_ce_s10_the_widowed_friend() -> None:
    s = widowed(ROW_2, round=3, hand="bea, cleo", gold=5)
    assert family(s)[2:] == ["daughter & 4 < 1 2 departed", "pierre", "son < 4 3 child"]
    assert rule_of(s, "marry") == "C-13.2"
    assert rule_of(s, "have-children") == "C-18.1"
    assert rule_of(s, "doctor") == "C-26.2"
    do(s, "mansion", "friend bea")
    assert family(s)[3] == "pierre [mansion]"
    s = widowed(f"{ROW_2} [mansion]", round=3, hand="bea, cleo", gold=5)
    assert rule_of(s, "mansion") == "C-21.8"


# --- the child limit of the new couple ---


@pytest.mark.rule("C-17.10", "C-15.5")
def test_ce_x18_remarrying_with_one_child() -> None:
    row_2 = "son < 1 2; bea & 3 departed; daughter < 3 4"
    s = table(
        cards=[*friends("ann, bea, cleo, dora"), *DECK], family=f"patriarch & 2; ann & 1; {row_2}", round=3,
        hand="cleo, dora", gold=2, child_next="son, daughter", passed=[2], extra="sky-blue",
    )  # fmt: skip
    do(s, "marry", "friend cleo")
    assert births(s)[1:] == ["daughter < 3 4 child", "son < 3 6 child"]
    assert rule_of(s, "doctor") == "C-26.2"
    do(s, "have-children", "birth any")
    assert births(s)[1:] == ["daughter < 3 4 child", "son < 3 6 child", "daughter < 3 6 child"]
    assert rule_of(s, "doctor") == "C-26.2"
    do(s, "pass", "ask-friends", "amount 2")  # and in the next round seat 1 has pawns again
    assert asked(s) == ("turn", 1)
    assert rule_of(s, "have-children") == "C-18.1"
    assert rule_of(s, "doctor") == "C-26.2"
