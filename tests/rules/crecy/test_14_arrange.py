"""Section 14 of the rules of the Duke de Crecy: Arrange Marriage."""

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
    friend,
    friends,
    hand,
    legal,
    mission,
    patron,
    rule_of,
    seat,
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
ONE_SON = "patriarch & 2; alma & 1; son < 1 2"
HEIRS = seat(family="matriarch & 2; max & 1; daughter < 1 2")


def plain(*more: Fixture, **arguments: object) -> CrecyPosition:
    """A position with plain cards, and some more."""
    return table(cards=[*PLAIN, *more], **arguments)  # type: ignore[arg-type]


# --- who is promised to whom ---

TREE = (
    "patriarch & 2; alma & 1; son & 4 < 1 2; bea & 3; daughter < 1 2; "
    "son < 3 4; son < 3 4; son & 9 < 3 4; cleo & 8 promised"
)
"""Generation II: a couple, a single daughter, and three children of whom one is betrothed."""


@pytest.mark.rule("C-14.1")
def test_the_one_who_is_promised_is_a_child_of_the_next_row_that_is_not_betrothed() -> None:
    s = do(plain(hand="dora, eva", family=TREE, round=3), "arrange", "friend eva")
    assert legal(s) == ["person 6", "person 7"]


@pytest.mark.rule("C-14.1")
@pytest.mark.parametrize(
    ("person", "rule"), [(1, "C-6.4"), (3, "C-6.4"), (5, "C-6.4"), (8, "C-14.1"), (9, "C-14.1"), (30, "C-6.12")]
)
def test_nobody_else_is_promised(person: int, rule: str) -> None:
    s = do(plain(hand="dora, eva", family=TREE, round=3), "arrange", "friend eva")
    assert rule_of(s, f"person {person}") == rule


@pytest.mark.rule("C-14.1")
@pytest.mark.parametrize("tree", ["patriarch", f"{ONE_SON}; bea & 3 promised"])
def test_without_such_a_child_the_action_is_not_available(tree: str) -> None:
    assert rule_of(plain(hand="dora, max", family=tree), "arrange") == "C-14.1"


@pytest.mark.rule("C-14.1")
def test_the_children_of_another_family_cannot_be_promised() -> None:
    s = plain(hand="dora, otto", family="patriarch & 2; alma & 1", two=HEIRS)
    assert rule_of(s, "arrange") == "C-14.1"


@pytest.mark.rule("C-14.2")
@pytest.mark.parametrize(("born", "fitting"), [("son", ["dora", "eva"]), ("daughter", ["max", "ned"])])
def test_the_spouse_is_a_friend_of_the_opposite_gender_from_the_hand(born: str, fitting: list[str]) -> None:
    tree = f"patriarch & 2; alma & 1; {born} < 1 2"
    s = do(plain(hand="dora, eva, max, ned", family=tree, display="fay, otto, gia, kim, lea"), "arrange")
    assert legal(s) == [f"friend {id}" for id in fitting]
    assert rule_of(s, "friend fay") != ""
    same = "max" if born == "son" else "dora"
    assert "arrange" not in legal(plain(hand=same, family=tree))


# --- the two steps ---


@pytest.mark.rule("C-14.3")
def test_the_friend_lies_upside_down_beside_the_child_for_all_to_see() -> None:
    s = do(plain(hand="dora, kim", family=ONE_SON), "arrange", "friend dora")
    for who in (0, 1, None):
        seats = forms.view(s, who)["seats"]
        assert isinstance(seats, list)
        promised = {"person": 4, "card": "dora", "gender": "female", "row": 2, "state": "promised", "partner": 3}
        assert seats[0]["family"][3] == promised
        assert (seats[0]["family"][2]["state"], seats[0]["family"][2]["partner"]) == ("child", 4)
    assert hand(s) == ["kim"]


@pytest.mark.rule("C-14.4")
@pytest.mark.parametrize(("card", "gold"), [(friend("rose", cost=3), 1), (friend("rose", dowry=3), 7)])
def test_the_wedding_cost_is_paid_or_the_dowry_received_at_once(card: Fixture, gold: int) -> None:
    assert tracks(do(plain(card, hand="rose", gold=4, family=ONE_SON), "arrange"))["gold"] == gold


@pytest.mark.rule("C-14.4")
def test_the_gold_must_be_there() -> None:
    s = plain(friend("rose", cost=3), hand="rose", gold=2, family=ONE_SON)
    assert rule_of(s, "arrange") == "C-11.1"


@pytest.mark.rule("C-14.4", "C-35.12")
@pytest.mark.parametrize("gold", [0, 1])
def test_discounts_hold_when_the_marriage_is_arranged(gold: int) -> None:
    cards = [friend("roy", "male", cost=4), friend("rita", effects="rowena")]
    cards += [child("beauty", "female", effects="a-true-beauty")]
    tree = "patriarch & 2; rita & 1; beauty < 1 2"
    s = plain(*cards, hand="roy", gold=gold, family=tree, lasting="rita")
    assert rule_of(s, "arrange") == ("" if gold else "C-11.1")
    if gold:
        assert tracks(do(s, "arrange"))["gold"] == 0


FULL = friend("rose", friends=2, prestige=3, effects=[{"do": "honor", "amount": 5}, {"do": "pawn", "colour": "red"}])


@pytest.mark.rule("C-14.5")
@pytest.mark.parametrize("card", [FULL, friend("rose", income=4, effects="miranda")])
def test_nothing_else_happens(card: Fixture) -> None:
    s = plain(card, hand="rose, kim", gold=1, family=ONE_SON)
    lying = forms.view(s, None)["display"]
    do(s, "arrange", "friend rose")
    assert told(s) == ["arrange"]
    assert tracks(s) == {"gold": 1, "honor": 0, "prestige": 0, "income": 0}
    assert (forms.view(s, None)["display"], hand(s), shown(s)["lasting"]) == (lying, ["kim"], [])
    assert family(s) == ["patriarch & 2", "alma & 1", "son & 4 < 1 2 child", "rose & 3 promised"]
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-14.5")
def test_what_the_childs_card_brings_when_married_waits_too() -> None:
    tree = "patriarch & 2; alma & 1; beau < 1 2"
    s = plain(child("beau", "male", effects="handsome"), hand="dora", family=tree)
    assert tracks(do(s, "arrange"))["gold"] == 0


# --- later ---


@pytest.mark.rule("C-14.6")
def test_the_marriage_is_carried_out_at_the_next_generation_start() -> None:
    rose = friend("rose", income=1, prestige=2, effects=[{"do": "honor", "amount": 5}])
    s = plain(rose, hand="rose", round=2, family=ONE_SON, two=HEIRS, child_next="daughter")
    do(s, "arrange")
    assert told(s) == ["arrange"]
    end_round(s)
    assert s.generation == 2
    assert family(s)[2:] == ["son & 4 < 1 2", "rose & 3", "daughter < 3 4 child"]
    assert (tracks(s)["income"], tracks(s)["prestige"], tracks(s)["honor"]) == (1, 2, 1 + 5)


@pytest.mark.rule("C-14.6")
def test_the_marriage_is_not_carried_out_between_rounds_of_a_generation() -> None:
    s = plain(hand="dora", family=ONE_SON, two=HEIRS)
    do(s, "arrange")
    end_round(s)
    assert (s.round, family(s)[2:]) == (2, ["son & 4 < 1 2 child", "dora & 3 promised"])


LATE = "patriarch & 2; alma & 1; son & 4 < 1 2; bea & 3; son & 6 < 3 4; cleo & 5; son < 5 6"
"""Generation III: a line of couples with one child of row 4."""


@pytest.mark.rule("C-14.7")
def test_a_marriage_arranged_in_generation_iii_is_paid_but_never_carried_out() -> None:
    goal = {"points": 9, "needs": [{"count": "members", "least": 1, "occupation": "craftsman", "generation": 4}]}
    none = {"points": 1, "needs": [{"count": "gold", "least": 99}]}
    patrons = [patron(id, main=goal, minor=[none, none]) for id in ("one", "two")]
    rose = friend("rose", cost=2, income=1, prestige=7, occupation="craftsman", effects=[{"do": "honor", "amount": 50}])
    s = plain(rose, *patrons, hand="rose", gold=2, round=9, family=LATE, two=HEIRS | {"family": RIVALS})
    do(s, "arrange")
    assert tracks(s) == {"gold": 0, "honor": 0, "prestige": 0, "income": 0}
    end_round(s)
    assert s.over
    assert family(s)[6:] == ["son & 8 < 5 6 child", "rose & 7 promised"]
    assert tracks(s)["honor"] == 1 + 9  # the child of row 4, and the Patron who counts her
    assert tracks(s, 2)["honor"] == 1


RIVALS = "matriarch & 2; max & 1; daughter & 4 < 1 2; ned & 3; daughter & 6 < 3 4; otto & 5; daughter < 5 6"


@pytest.mark.rule("C-14.8")
def test_an_arranged_marriage_is_neither_cancelled_nor_replaced_nor_moved() -> None:
    tree = "patriarch & 2; alma & 1; son & 4 < 1 2; dora & 3 promised; son < 1 2; son < 1 2"
    s = plain(hand="eva, fay", gold=9, family=tree, two=HEIRS)
    do(s, "arrange", "friend eva")
    assert legal(s) == ["person 5", "person 6"]
    assert rule_of(s, "person 3") == "C-14.1"
    do(s, "person 5")
    end_round(s)
    assert (s.round, family(s)[3]) == (2, "dora & 3 promised")
    assert family(s)[2] == "son & 4 < 1 2 child"


@pytest.mark.rule("C-14.8")
def test_a_promised_friend_can_neither_be_married_nor_paid_with() -> None:
    widower = "patriarch; alma & 1 departed; son < 1 2; dora & 3 promised"
    s = plain(hand="eva, kim", family=widower, child_next="son")
    do(s, "marry")
    assert rule_of(s, "friend dora") == "C-13.3"
    s.back()
    do(s, "undertake")
    assert legal(s) == ["friend eva", "friend kim"]
