"""Section 35 of the rules of the Duke de Crecy: Child cards with an effect."""

from __future__ import annotations

import pytest

from bequest.games.crecy.position import CrecyPosition
from tests.rules.crecy.table import (
    Seat,
    asked,
    do,
    end_round,
    family,
    file,
    friend,
    hand,
    legal,
    rule_of,
    seat,
    shown,
    table,
    told,
    tracks,
)

COUPLE = "patriarch & 2; zeynep & 1"
RIVAL: Seat = seat(family="patriarch & 2; ulrike & 1; son < 1 2")
TWINS = "surprise-twins-son"


def grown(offspring: str, **arguments: object) -> CrecyPosition:
    """The start of Generation II for a family with these children, up to the first question."""
    s = table(family=f"{COUPLE}; {offspring}", round=2, two=RIVAL, **arguments)  # type: ignore[arg-type]
    return end_round(s)


def births(s: CrecyPosition) -> list[str]:
    return [person for person in family(s) if "<" in person]


def next_cards(s: CrecyPosition) -> object:
    pile = file(s, "child_deck")
    assert isinstance(pile, dict)
    return pile["next"]


# --- in general ---


@pytest.mark.rule("C-35.1", "C-35.6")
def test_brave_brings_one_honor_on_growing_up_and_not_before() -> None:
    s = table(family=COUPLE, child_next="brave", two=RIVAL)
    do(s, "have-children", "birth any")
    assert s.honor[0] == 0
    s = grown("brave < 1 2")
    assert s.honor[0] == 2  # with the one for a child born in Generation I
    assert family(s)[2] == "brave < 1 2"


@pytest.mark.rule("C-35.2")
def test_a_child_cards_effect_is_for_its_own_family_only() -> None:
    s = grown("brave < 1 2; gossip-queen < 1 2; beautiful-smile < 1 2")
    while asked(s)[0] != "turn":
        do(s, legal(s)[0])
    assert (s.honor[1], hand(s, 2), shown(s, 2)["lasting"]) == (1, [], [])
    do(s, "ask-friends", "amount 2")
    assert asked(s) == ("turn", 1)
    assert s.gold[1] == 6  # two each for the pawns of round 2, and two now


# --- Handsome ---


@pytest.mark.rule("C-35.3")
def test_handsome_brings_two_gold_once_the_wedding_is_resolved_completely() -> None:
    s = table(family=f"{COUPLE}; handsome < 1 2", round=3, hand="griet, ulrike", display="abigail, ayse, bianca",
              child_next="complication, son", gold=2)  # fmt: skip
    assert "friend ulrike" not in legal(do(s, "marry"))  # cost 3: the 2 Gold to come are no help
    do(s, "friend abigail")
    assert (asked(s), s.gold[0]) == (("lose", 1), 7)  # with a dowry of 5
    do(s, "lose-child")
    assert s.gold[0] == 9
    assert told(s)[-3:] == ["complication", "lost-child", "gold"]


@pytest.mark.rule("C-35.3")
def test_without_handsome_there_is_no_such_gold() -> None:
    s = table(family=f"{COUPLE}; son < 1 2", round=3, hand="griet", display="abigail, ayse, bianca", child_next="son")
    do(s, "marry", "friend abigail")
    assert s.gold[0] == 5


@pytest.mark.rule("C-35.4")
def test_handsomes_gold_comes_before_the_next_arranged_marriage() -> None:
    tree = "handsome & 4 < 1 2; jadwiga & 3; son & 6 < 1 2; agnieszka & 5"
    s = grown(tree, child_next="daughter, daughter")
    assert legal(s) == ["person 3", "person 5"]
    before = s.gold[0]
    do(s, "person 3")
    assert s.gold[0] == before + 2
    weddings = [event for event in told(s) if event in ("wedding", "born", "gold", "prestige")]
    assert weddings[weddings.index("wedding") :] == ["wedding", "born", "gold", "wedding", "prestige", "born"]


@pytest.mark.rule("C-35.5")
def test_handsomes_gold_comes_with_every_wedding_of_his() -> None:
    s = table(
        family=f"{COUPLE}; handsome < 1 2; jadwiga & 3 departed; son < 3 4", round=3, hand="agnieszka",
        child_next="son",
    )  # fmt: skip
    do(s, "marry")
    assert s.gold[0] == 4  # her dowry and his 2


# --- Don Juan, Gossip Queen ---


@pytest.mark.rule("C-35.7", "C-35.1")
def test_don_juan_takes_a_woman_of_the_players_choice_from_the_display() -> None:
    s = grown("don-juan < 1 2", display="abigail, agnieszka, cornelis, dmitri, ayse")
    assert asked(s) == ("take", 1)
    assert legal(s) == ["friend abigail", "friend agnieszka", "friend ayse"]
    assert rule_of(s, "friend cornelis") == "C-35.7"
    do(s, "friend ayse")
    assert hand(s) == ["ayse"]
    assert file(s, "display") == ["abigail", "agnieszka", "cornelis", "dmitri"]


@pytest.mark.rule("C-35.7")
def test_ce_c15_only_men_in_the_display() -> None:
    men = ["cornelis", "dmitri"]
    s = grown("don-juan < 1 2", display=", ".join(men))
    assert hand(s) == []
    assert file(s, "display") == men
    s = grown("don-juan < 1 2", display="cornelis")  # not even as the last card
    assert (hand(s), file(s, "display")) == ([], ["cornelis"])


@pytest.mark.rule("C-35.8")
@pytest.mark.parametrize("last", ["cornelis", "abigail"])
def test_after_don_juan_the_last_card_is_taken_whatever_its_gender(last: str) -> None:
    s = grown("don-juan < 1 2", display=f"ayse, {last}", friend_next="osman, olga, selim, saskia, thomas")
    if last == "abigail":
        assert legal(s) == ["friend abigail", "friend ayse"]
        do(s, "friend ayse")
    assert set(hand(s)) == {"ayse", last}
    assert file(s, "display") == ["olga", "osman", "saskia", "selim", "thomas"]


@pytest.mark.rule("C-35.9")
def test_gossip_queen_draws_two_friends_from_the_deck() -> None:
    display = ["abigail", "agnieszka"]
    s = grown("gossip-queen < 1 2", display=", ".join(display), friend_next="osman, olga, selim")
    assert hand(s) == ["olga", "osman"]
    assert file(s, "display") == display
    assert shown(s, 1)["known_hand"] == []


# --- Beautiful Smile ---


@pytest.mark.rule("C-35.10", "C-34.2")
def test_beautiful_smile_raises_ask_friends_in_the_generation_in_which_she_is_an_adult() -> None:
    s = table(family=f"{COUPLE}; beautiful-smile < 1 2", round=2, two=RIVAL, pawns=1)
    do(s, "ask-friends", "amount 2")
    assert s.gold[0] == 2  # she is a child
    end_round(s)
    assert shown(s)["lasting"] == ["beautiful-smile"]
    while asked(s) != ("turn", 1):
        do(s, "ask-friends", "amount 2")
    before = tracks(s)
    do(s, "ask-friends", "amount 3")
    assert (s.gold[0], s.honor[0]) == (before["gold"] + 4, before["honor"] - 1)


@pytest.mark.rule("C-35.10")
def test_in_the_next_generation_the_smile_has_faded() -> None:
    s = table(
        family=f"{COUPLE}; beautiful-smile & 4 < 1 2; osman & 3; son < 3 4", lasting="beautiful-smile", round=5,
        two=seat(family="patriarch & 2; ulrike & 1; son & 4 < 1 2; tatiana & 3; son < 3 4"),
    )  # fmt: skip
    end_round(s)
    assert s.generation == 3
    assert shown(s)["lasting"] == []


@pytest.mark.rule("C-34.40", "C-35.10", "C-19.3")
@pytest.mark.parametrize(
    ("lasting", "gold"), [("", 2), ("miranda", 4), ("beautiful-smile", 3), ("miranda, beautiful-smile", 5)]
)
def test_ce_c12_ask_friends_for_nothing(lasting: str, gold: int) -> None:
    s = table(
        family=f"{COUPLE}; beautiful-smile < 1 2; son & 5 < 1 2; miranda & 4", lasting=lasting, round=3
    )  # fmt: skip
    do(s, "ask-friends", "amount 2")
    assert s.gold[0] == gold


# --- A True Beauty ---


@pytest.mark.rule("C-35.11", "C-35.12", "C-11.6")
@pytest.mark.parametrize(("how", "round"), [("marry", 3), ("arrange", 1)])
@pytest.mark.parametrize(("cost", "paid"), [(1, 0), (2, 0), (3, 1), (5, 3)])
def test_ce_c10_the_man_of_a_true_beauty_costs_two_gold_less(how: str, round: int, cost: int, paid: int) -> None:
    cards = [friend("ann"), friend("bob", "male", cost=cost)]
    s = table(
        cards=cards, family="patriarch & 2; ann & 1; a-true-beauty < 1 2", hand="bob", gold=paid, round=round,
        child_next="son",
    )  # fmt: skip
    do(s, how)
    assert s.gold[0] == 0
    if paid:
        s = table(cards=cards, family="patriarch & 2; ann & 1; a-true-beauty < 1 2", hand="bob", gold=paid - 1,
                  round=round)  # fmt: skip
        assert rule_of(s, how) == "C-11.1"


@pytest.mark.rule("C-35.11")
def test_a_dowry_stays_the_same_and_so_does_the_price_for_others() -> None:
    cards = [friend("ann"), friend("bob", "male", dowry=1), friend("tom", "male", cost=1)]
    tree = "patriarch & 2; ann & 1; a-true-beauty < 1 2; daughter < 1 2"
    s = table(cards=cards, family=tree, hand="bob", round=3, child_next="son")
    do(s, "marry", "person 3")
    assert s.gold[0] == 1
    s = table(cards=cards, family=tree, hand="tom", round=3, child_next="son")
    do(s, "marry")  # without Gold only the beauty may marry, unasked
    assert family(s)[2] == "a-true-beauty & 5 < 1 2"


# --- Surprise Twins ---


@pytest.mark.rule("C-35.13")
def test_twins_bring_one_more_draw_for_the_same_parents_whatever_the_limit() -> None:
    s = table(family=f"{COUPLE}; son < 1 2; son < 1 2", child_next=f"{TWINS}, daughter, son")
    do(s, "have-children", "birth any")
    assert births(s)[2:] == [f"{TWINS} < 1 2 child", "daughter < 1 2 child"]
    assert next_cards(s) == ["son"]
    assert asked(s) == ("turn", 2)  # nobody was asked whether


@pytest.mark.rule("C-35.14")
def test_the_twin_counts_towards_the_limit_for_later_births() -> None:
    s = table(family=f"{COUPLE}; son < 1 2", child_next=f"{TWINS}, daughter", passed=[2], hand="olga", gold=2)
    do(s, "have-children", "birth any")
    assert len(births(s)) == 3
    assert rule_of(s, "have-children") == "C-18.1"
    assert rule_of(s, "doctor") == "C-26.2"


@pytest.mark.rule("C-35.15")
def test_the_twins_draw_comes_on_top_of_the_doctors_two() -> None:
    s = table(family=COUPLE, hand="olga", gold=2, child_next=f"{TWINS}, daughter, son, brave")
    do(s, "doctor")
    assert births(s) == [f"{TWINS} < 1 2 child", "daughter < 1 2 child", "son < 1 2 child"]
    assert next_cards(s) == ["brave"]


@pytest.mark.rule("C-35.16")
def test_twins_can_come_again() -> None:
    s = table(family=COUPLE, child_next=f"{TWINS}, surprise-twins-daughter, {TWINS}, son, son")
    do(s, "have-children", "birth any")
    assert [person.split()[0] for person in births(s)] == [TWINS, "surprise-twins-daughter", TWINS, "son"]
    assert next_cards(s) == ["son"]


@pytest.mark.rule("C-35.16", "C-16.1")
@pytest.mark.parametrize(("choice", "children"), [("lose-child", [TWINS]), ("lose-mother", [TWINS, "brave"])])
def test_the_twins_draw_can_be_a_complication(choice: str, children: list[str]) -> None:
    s = table(family=COUPLE, child_next=f"{TWINS}, complication, brave")
    do(s, "have-children", "birth any")
    assert legal(s) == ["lose-child", "lose-mother"]
    do(s, choice)
    assert [person.split()[0] for person in births(s)] == children


@pytest.mark.rule("C-35.17")
def test_twins_found_by_a_search_bring_a_child_of_any_gender() -> None:
    s = table(family=COUPLE, child_next=f"{TWINS}, daughter, son")
    do(s, "have-children", "birth son")
    assert births(s) == [f"{TWINS} < 1 2 child", "daughter < 1 2 child"]
    assert s.honor[0] == -1


@pytest.mark.rule("C-35.18", "C-6.17")
def test_twins_found_after_the_mother_was_lost_still_bring_their_draw() -> None:
    s = table(family=COUPLE, child_next=f"complication, {TWINS}, complication, daughter, son")
    do(s, "have-children", "birth any", "lose-mother")
    assert family(s) == [
        "patriarch", "zeynep & 1 departed", f"{TWINS} < 1 2 child", "daughter < 1 2 child",
    ]  # fmt: skip
    assert next_cards(s) == ["son"]
