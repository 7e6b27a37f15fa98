"""Section 21: attached cards, what all four kinds have in common."""

import pytest

from tests import forms
from tests.rules.crecy.table import (
    Fixture,
    asked,
    children,
    contribution,
    do,
    end_round,
    family,
    friend,
    friends,
    hand,
    legal,
    rule_of,
    table,
    title,
    told,
    tracks,
)

WOMEN = friends("ann, bea, cleo, dora, eve, fay, gina, hope, iris, jane")
CARDS: list[Fixture] = [
    *WOMEN,
    friend("tom", "male"),
    title("earl", prestige=1),
    title("baron", prestige=2),
    contribution("well", honor=1),
    contribution("school", honor=2),
]
GENERATION_TWO = "patriarch & 2; ann; son < 1; daughter < 1; tom & 4; son < 1; bea & 6; daughter < 6"
"""Row 2: 3 is single, 4 & 5 and 6 & 7 are couples; row 3: the child 8."""
SPACES = {"title": "earl", "contribute": "well", "mansion": "mansion", "venture": "venture"}


def buy(space: str) -> list[str]:
    """The choices of a main board action up to the holder, with two Titles and two Contributions on offer."""
    card = {"title": ["acquire earl"], "contribute": ["give well"], "mansion": ["friend cleo"]}
    return [space, *card.get(space, ["friend cleo", "friend dora"])]


# --- worked examples ---


@pytest.mark.rule("C-6.4", "C-21.6", "C-14.1")
def test_ce_x4_targets_in_generation_two() -> None:
    cards = [*CARDS, *children(9, 9)]
    tree = "patriarch & 2; ann; son < 1; daughter < 1; tom & 4; son < 4 5"
    s = table(family=tree, hand="bea, cleo, dora", gold=5, round=3, cards=cards, child_next="son, son")
    do(s, "marry", "friend bea")
    assert family(s)[2] == "son & 7 < 1 2"  # the only single member of row 2
    s = table(family=tree, hand="bea, cleo, dora", gold=5, round=3, cards=cards)
    do(s, "arrange", "friend bea")
    assert family(s)[5:] == ["son & 7 < 5 4 child", "bea & 6 promised"]  # the only child of row 3
    s = table(family=tree, hand="bea, cleo, dora", gold=5, round=3, cards=cards, child_next="son")
    do(s, "have-children", "birth any")
    assert family(s)[6] == "son < 5 4 child"  # the only couple of row 2
    for space in ("mansion", "venture"):
        s = table(family=tree, hand="bea, cleo, dora", gold=5, round=3, cards=cards)
        do(s, space, "friend bea", *(["friend cleo"] if space == "venture" else []))
        assert legal(s) == ["person 3", "person 4"]
        assert {person: rule_of(s, f"person {person}") for person in (1, 2, 6)} == {1: "C-6.4", 2: "C-6.4", 6: "C-6.4"}


# --- who can hold a card ---


@pytest.mark.rule("C-21.1")
@pytest.mark.parametrize("space", SPACES)
def test_a_card_is_laid_beside_a_single_adult_or_a_couple_of_the_generation(space: str) -> None:
    s = table(family=GENERATION_TWO, hand="cleo, dora, eve", gold=3, round=3, cards=_second_generation())
    do(s, *buy(space))
    assert legal(s) == ["person 3", "person 4", "person 6"]
    do(s, "person 6")
    assert family(s)[5] == f"son & 7 < 1 2 [{SPACES[space]}]"


def _second_generation() -> list[Fixture]:
    """The same cards with Titles and Contributions of Generation II."""
    offers = [title("earl", 2), title("baron", 2), contribution("well", 2), contribution("school", 2)]
    return [*WOMEN, friend("tom", "male"), *offers]


@pytest.mark.rule("C-21.1")
def test_the_head_alone_holds_a_card() -> None:
    s = do(table(hand="cleo", gold=3, cards=CARDS), "mansion")
    assert family(s) == ["patriarch [mansion]"]


@pytest.mark.rule("C-21.2")
@pytest.mark.parametrize("space", SPACES)
def test_no_second_card_of_a_kind_beside_one_holder(space: str) -> None:
    tree = GENERATION_TWO.replace("daughter < 1;", f"daughter < 1 [{SPACES[space]}];")
    offers = {"titles": "earl, baron", "contributions": "well, school"}
    offers = {kind: on_offer.replace(f"{SPACES[space]}, ", "") for kind, on_offer in offers.items()}
    s = table(family=tree, hand="cleo, dora, eve", gold=3, round=3, cards=_second_generation(), **offers)  # type: ignore[arg-type]
    do(s, *(text for text in buy(space) if text.partition(" ")[0] not in ("acquire", "give")))
    assert legal(s) == ["person 3", "person 6"]
    assert rule_of(s, "person 4") == "C-21.2"


@pytest.mark.rule("C-21.3")
def test_one_member_may_have_all_four_kinds() -> None:
    s = table(hand="cleo, dora, eve", gold=3, extra="green, orange", passed=[2], cards=CARDS)
    do(s, "title", "acquire earl", "contribute", "give well", "mansion", "friend eve", "venture")
    assert family(s) == ["patriarch [earl, well, mansion, venture]"]


@pytest.mark.rule("C-21.4")
@pytest.mark.parametrize("space", SPACES)
def test_what_a_single_member_has_becomes_the_couples(space: str) -> None:
    tree = f"patriarch [{SPACES[space]}]"
    s = table(family=tree, hand="ann, cleo, dora", gold=3, passed=[2], cards=[*CARDS, *children(2, 2)])
    do(s, "marry", "friend ann")
    assert family(s)[0] == f"patriarch & 2 [{SPACES[space]}]"
    assert rule_of(s, space) == "C-21.8"


@pytest.mark.rule("C-21.5")
def test_a_couple_is_one_holder() -> None:
    s = table(family=GENERATION_TWO, hand="cleo", gold=3, round=3, cards=CARDS)
    do(s, "mansion")
    assert {person: rule_of(s, f"person {person}") for person in (5, 7)} == {5: "C-21.5", 7: "C-21.5"}
    tree = GENERATION_TWO.replace("tom & 4;", "tom & 4 [mansion];")
    s = do(table(family=tree, hand="cleo", gold=3, round=3, cards=CARDS), "mansion")
    assert legal(s) == ["person 3", "person 6"]  # what lies with the husband is the couple's


@pytest.mark.rule("C-21.5", "C-21.8")
def test_a_couples_card_may_lie_with_either_of_the_two() -> None:
    s = table(family="patriarch & 2; ann [mansion]", hand="cleo", gold=3, cards=CARDS)
    assert rule_of(s, "mansion") == "C-21.8"


@pytest.mark.rule("C-21.6")
def test_neither_children_nor_other_generations_receive_cards() -> None:
    s = do(table(family=GENERATION_TWO, hand="cleo", gold=3, round=3, cards=CARDS), "mansion")
    refused = {person: rule_of(s, f"person {person}") for person in (1, 2, 8)}
    assert refused == {1: "C-6.4", 2: "C-6.4", 8: "C-6.4"}
    s = table(family="patriarch & 2 [mansion]; ann; son < 1; bea & 3", hand="cleo", gold=3, cards=CARDS)
    assert rule_of(s, "mansion") == "C-21.8"  # neither the child nor the Friend promised to it


@pytest.mark.rule("C-21.7")
def test_an_attached_card_stays_whatever_happens_to_its_holder() -> None:
    tree = "patriarch & 2 [mansion]; ann [earl, venture]"
    s = table(
        family=tree, hand="bea", round=2, passed=[2], cards=[*CARDS, *children(6, 6, 1)], child_next="complication, son"
    )
    do(s, "have-children", "birth any", "lose-mother")
    assert family(s)[0] == "patriarch [earl, mansion, venture]"
    do(s, "marry", "pass")
    assert s.round == 3
    assert family(s)[0] == "patriarch & 4 [earl, mansion, venture]"
    assert "earl" not in str(forms.view(s, 0)["titles"])
    end_round(s, 3)
    assert family(s)[0] == "patriarch & 4 [earl, mansion, venture]"


@pytest.mark.rule("C-21.8")
@pytest.mark.parametrize("space", SPACES)
def test_without_a_holder_the_action_is_not_available(space: str) -> None:
    s = table(family=f"patriarch [{SPACES[space]}]", hand="cleo, dora", gold=9, cards=CARDS)
    assert space not in legal(s)
    assert rule_of(s, space) == "C-21.8"
    s = table(hand="cleo, dora", gold=9, cards=CARDS)
    assert space in legal(s)


# --- the order ---


@pytest.mark.rule("C-21.9")
def test_cost_then_benefits_then_the_card() -> None:
    cards = [*WOMEN, title("earl", cost={"gold": 2, "cards": 1, "income": 1}, prestige=3)]
    s = do(table(hand="cleo", gold=2, cards=cards), "title")
    assert told(s) == ["action", "friend-discard", "gold", "income", "prestige", "attached"]


@pytest.mark.rule("C-21.9")
def test_the_holder_is_chosen_before_the_commit_unless_friends_are_taken() -> None:
    offers = [title("earl", 2, prestige=3), title("baron", 2, prestige=3, friends=1)]
    start = {"family": GENERATION_TWO, "round": 3, "cards": [*WOMEN, friend("tom", "male"), *offers]}
    s = do(table(**start), "title", "acquire earl")  # type: ignore[arg-type]
    assert legal(s) == ["person 3", "person 4", "person 6"]
    assert (asked(s), tracks(s)["prestige"]) == (("turn", 1), 0)
    s = do(table(**start), "title", "acquire baron")  # type: ignore[arg-type]
    assert (asked(s), tracks(s)["prestige"]) == (("take", 1), 3)
    do(s, legal(s)[0])
    assert (asked(s), len(hand(s))) == (("holder", 1), 1)
    do(s, "person 3")
    assert told(s)[-3:] == ["prestige", "taken", "attached"]
    assert family(s)[2] == "son < 1 2 [baron]"
