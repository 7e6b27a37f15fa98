"""Section 13 of the rules of the Duke de Crecy: Marry."""

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
    extra,
    family,
    friend,
    friends,
    hand,
    legal,
    mission,
    rule_of,
    shown,
    table,
    told,
    tracks,
)

PLAIN = [
    *friends("alma, bea, cleo, dora, eva, fay, gia, hope, iris, june, kim, lea"),
    *friends("max, ned, otto", "male"),
    *children(12, 12, 4),
    mission("errand"),
]


def plain(*more: Fixture, **arguments: object) -> CrecyPosition:
    """A position with plain cards, and some more."""
    return table(cards=[*PLAIN, *more], **arguments)  # type: ignore[arg-type]


def happened(s: CrecyPosition) -> list[str]:
    """What the wedding brought, in order: "gold 3", "taken bea", "honor 1", ..."""
    said = {"gold": "amount", "honor": "amount", "prestige": "amount", "income": "amount", "taken": "friend"}
    said |= {"born": "card", "marry": "friend", "pawn": "colour", "display": "friend"}
    return [f"{e['event']} {e[said[str(e['event'])]]}" for e in forms.events(s, 0, None) if e["event"] in said]


# --- who marries whom ---


@pytest.mark.rule("C-13.1")
def test_marry_and_arrange_marriage_are_the_same_space() -> None:
    widower = "patriarch; alma & 1 departed; daughter < 1 2; son < 1 2"
    s = plain(hand="dora, eva, max", family=widower)
    assert [text for text in legal(s) if text in ("marry", "arrange")] == ["marry", "arrange"]
    do(s, "arrange", "friend max")
    do(s, "ask-friends", "amount 2", "marry", "friend dora")
    assert shown(s)["placed"] == {"marry": 2, "have-children": 0, "ask-friends": 0, "socialize": 0}
    assert family(s)[4:6] == ["max & 3 promised", "dora & 1"]


TREE = (
    "patriarch; alma & 1 departed; son < 1 2; son < 1 2; daughter < 1 2; son & 7 < 1 2; bea & 6; "
    "daughter & 9 < 1 2 departed; ned; daughter < 9 8; son < 6 7"
)
"""Generation II: a widowed Head, three singles, a couple, a lost daughter and her widower, and two children."""


@pytest.mark.rule("C-13.2")
def test_the_one_who_marries_is_a_single_original_adult_of_the_current_generation() -> None:
    s = do(plain(hand="dora, max", family=TREE, round=3), "marry", "friend dora")
    assert legal(s) == ["person 3", "person 4"]
    s.back()
    do(s, "marry", "friend max")  # for the only single woman
    assert family(s)[4] == "daughter & 12 < 1 2"


@pytest.mark.rule("C-13.2", "C-17.7")
@pytest.mark.parametrize(
    ("person", "rule"),
    [(1, "C-6.4"), (2, "C-6.14"), (6, "C-13.2"), (8, "C-6.14"), (9, "C-17.7"), (10, "C-6.4"), (11, "C-6.4")],
)
def test_nobody_else_marries(person: int, rule: str) -> None:
    s = do(plain(hand="dora, eva", family=TREE, round=3), "marry", "friend dora")
    assert rule_of(s, f"person {person}") == rule


@pytest.mark.rule("C-13.2")
def test_without_a_single_member_nobody_marries() -> None:
    s = plain(hand="dora, max", family="patriarch & 2; alma & 1; son < 1 2")
    assert rule_of(s, "marry") == "C-13.2"


@pytest.mark.rule("C-13.3")
@pytest.mark.parametrize(("head", "fitting"), [("patriarch", ["dora", "eva"]), ("matriarch", ["max", "ned"])])
def test_the_spouse_is_a_friend_of_the_opposite_gender_from_the_hand(head: str, fitting: list[str]) -> None:
    s = do(plain(hand="dora, eva, max, ned", family=head, display="fay, otto, gia, kim, lea"), "marry")
    assert legal(s) == [f"friend {id}" for id in fitting]
    assert rule_of(s, "friend fay") == "C-13.3"
    assert rule_of(s, "friend otto") == "C-13.3"


@pytest.mark.rule("C-13.3")
def test_without_a_fitting_friend_in_hand_nobody_marries() -> None:
    s = plain(hand="max", family="patriarch", display="dora, eva, fay, gia, hope")
    assert rule_of(s, "marry") == "C-13.3"


@pytest.mark.rule("C-13.4")
@pytest.mark.parametrize("gold", [1, 2])
def test_the_gold_for_the_wedding_cost_after_discounts_must_be_there(gold: int) -> None:
    discount = friend("rita", effects="rowena")
    tree = "patriarch & 2; rita & 1; son < 1 2"
    s = plain(
        friend("rose", cost=3), discount, hand="rose", gold=gold, family=tree, round=3, lasting="rita", child_next="son"
    )
    assert rule_of(s, "marry") == ("" if gold == 2 else "C-11.1")
    if gold == 2:
        assert tracks(do(s, "marry"))["gold"] == 0


# --- the six steps ---


@pytest.mark.rule("C-13.5", "C-13.6", "C-13.7", "C-13.8", "C-13.9", "C-13.10", "C-13.11")
def test_ce_x10_gertrude_marries_into_the_family_of_friedrich() -> None:
    gertrude = friend("gertrude", effects="gertrude", nationality="prussian", dowry=1, friends=1, prestige=1)
    friedrich = friend("friedrich", "male", nationality="prussian")
    tree = "matriarch & 2; friedrich & 1; son < 1 2"
    s = plain(gertrude, friedrich, hand="gertrude", family=tree, round=3, child_next="daughter")
    do(s, "marry", "friend bea")
    assert happened(s) == ["marry gertrude", "gold 1", "taken bea", "prestige 1", "gold 3", "born daughter"]
    assert family(s)[2:] == ["son & 4 < 2 1", "gertrude & 3", "daughter < 3 4 child"]
    assert tracks(s) == {"gold": 4, "honor": 0, "prestige": 1, "income": 0}


@pytest.mark.rule("C-13.10", "C-34.33")
def test_ce_x10_without_friedrich_there_are_no_3_gold() -> None:
    gertrude = friend("gertrude", effects="gertrude", nationality="prussian", dowry=1, friends=1, prestige=1)
    s = plain(gertrude, hand="gertrude", family="matriarch & 2; max & 1; son < 1 2", round=3, child_next="daughter")
    do(s, "marry", "friend bea")
    assert happened(s) == ["marry gertrude", "gold 1", "taken bea", "prestige 1", "born daughter"]


@pytest.mark.rule("C-13.5", "C-13.7", "C-13.8")
def test_the_steps_are_taken_in_their_order() -> None:
    rose = friend("rose", cost=2, income=1, prestige=-1, effects=[{"do": "honor", "amount": 1}])
    s = do(plain(rose, hand="rose", gold=2, child_next="son"), "marry")
    assert happened(s) == ["marry rose", "gold -2", "income 1", "prestige -1", "honor 1", "born son"]


@pytest.mark.rule("C-13.6")
def test_the_friend_is_family_from_the_first_step_on() -> None:
    rose = friend(
        "rose", friends=1, effects=[{"do": "honor", "amount": 3, "needs": [{"count": "couples", "least": 1}]}]
    )
    s = do(plain(rose, hand="rose, kim", child_next="son"), "marry", "friend rose")
    assert asked(s) == ("take", 1)  # in step 3
    assert (family(s), hand(s)) == (["patriarch & 2", "rose & 1"], ["kim"])
    do(s, *legal(s)[:1])
    assert tracks(s)["honor"] == 3


@pytest.mark.rule("C-13.7")
@pytest.mark.parametrize(("card", "gold"), [(friend("rose", cost=3), 1), (friend("rose", dowry=3), 7)])
def test_the_wedding_cost_is_paid_or_the_dowry_received(card: Fixture, gold: int) -> None:
    assert tracks(do(plain(card, hand="rose", gold=4, child_next="son"), "marry"))["gold"] == gold


@pytest.mark.rule("C-13.8")
@pytest.mark.parametrize("income", [2, -1])
def test_income_changes_by_the_value_of_the_friend(income: int) -> None:
    s = do(plain(friend("rose", income=income), hand="rose", income=1, child_next="son"), "marry")
    assert tracks(s)["income"] == 1 + income


@pytest.mark.rule("C-13.8")
def test_the_friend_cards_are_taken_from_the_display_as_one_batch() -> None:
    s = plain(friend("rose", friends=2), hand="rose", display="alma, bea", child_next="son")
    do(s, "marry")
    assert hand(s) == ["alma", "bea"]  # one by one, the first take would have brought the last card for nothing
    s = plain(friend("rose", friends=2), hand="rose", display="alma, bea, cleo, dora, eva", child_next="son")
    do(s, "marry", "friend bea", "friend dora")
    assert hand(s) == ["bea", "dora"]


@pytest.mark.rule("C-13.9")
@pytest.mark.parametrize("prestige", [3, -3])
def test_prestige_changes_by_the_value_of_the_friend(prestige: int) -> None:
    s = do(plain(friend("rose", prestige=prestige), hand="rose", prestige=1, child_next="son"), "marry")
    assert tracks(s)["prestige"] == 1 + prestige


@pytest.mark.rule("C-13.10")
def test_the_special_effect_is_resolved() -> None:
    s = do(plain(friend("rose", effects="evgenia"), hand="rose", child_next="son"), "marry")
    assert extra(s) == {"yellow": 1}


@pytest.mark.rule("C-13.11")
def test_the_couple_gets_one_birth_draw() -> None:
    s = do(plain(hand="dora", child_next="daughter, son"), "marry")
    assert family(s) == ["patriarch & 2", "dora & 1", "daughter < 1 2 child"]
    assert told(s).count("child-card") == 1


@pytest.mark.rule("C-13.11")
def test_a_card_may_change_the_number_of_birth_draws() -> None:
    twice = do(plain(friend("rose", effects="nancy"), hand="rose", child_next="daughter, son"), "marry")
    assert family(twice)[2:] == ["daughter < 1 2 child", "son < 1 2 child"]
    never = do(plain(friend("rose", effects="constant"), hand="rose"), "marry")
    assert len(family(never)) == 2


@pytest.mark.rule("C-13.12")
@pytest.mark.parametrize(("earlier", "draws"), [(1, 2), (2, 1), (3, 0)])
def test_a_wedding_makes_no_more_draws_than_the_child_limit_allows(earlier: int, draws: int) -> None:
    widower = "patriarch; alma & 1 departed" + "; son < 1 2" * earlier
    s = plain(friend("rose", effects="nancy"), hand="rose", family=widower, child_next="daughter, daughter")
    do(s, "marry")
    assert told(s).count("child-card") == draws
    assert [person for person in family(s) if person.startswith("daughter")] == [
        f"daughter < 1 {earlier + 3} child" for _ in range(draws)
    ]


# --- after the wedding ---


@pytest.mark.rule("C-13.13", "C-35.3")
def test_what_the_members_own_card_brings_comes_after_the_birth() -> None:
    handsome = child("beau", "male", effects="handsome")
    rose = friend("rose", cost=1, effects=[{"do": "honor", "amount": 1}])
    s = plain(
        handsome, rose, hand="rose", gold=1, round=3, family="patriarch & 2; alma & 1; beau < 1 2", child_next="son"
    )
    do(s, "marry")
    assert happened(s) == ["marry rose", "gold -1", "honor 1", "born son", "gold 2"]
    poor = plain(handsome, rose, hand="rose", round=3, family="patriarch & 2; alma & 1; beau < 1 2")
    assert rule_of(poor, "marry") == "C-11.1"


@pytest.mark.rule("C-13.14", "C-21.4")
def test_the_attached_cards_of_a_single_member_become_those_of_the_couple() -> None:
    s = plain(hand="dora, kim", gold=3, family="patriarch [mansion]", child_next="son")
    do(s, "marry", "friend dora", "ask-friends", "amount 2")
    assert family(s)[0] == "patriarch & 2 [mansion]"
    assert rule_of(s, "mansion") == "C-21.8"


@pytest.mark.rule("C-13.14", "C-21.5")
def test_neither_of_the_couple_can_receive_what_the_member_had_before() -> None:
    tree = "patriarch & 2; alma & 1; son < 1 2 [mansion]; son < 1 2; daughter < 1 2"
    s = plain(hand="dora, kim, lea", gold=3, round=3, family=tree, child_next="son")
    do(s, "marry", "friend dora", "person 3", "ask-friends", "amount 2", "mansion", "friend kim")
    assert legal(s) == ["person 4", "person 5"]
    assert (rule_of(s, "person 3"), rule_of(s, "person 6")) == ("C-21.2", "C-21.5")
