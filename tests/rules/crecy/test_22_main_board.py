"""Sections 22 to 25: Acquire the Title, Contribute to Community, Buy a Mansion, Initiate Venture."""

import pytest

from bequest.games.crecy.position import CrecyPosition
from tests.rules.crecy.table import (
    Fixture,
    base,
    contribution,
    do,
    end_round,
    extra,
    family,
    file,
    friends,
    hand,
    legal,
    rule_of,
    seat,
    table,
    title,
    told,
    tracks,
)

WOMEN = friends("ann, bea, cleo, dora, eve, fay, gina, hope, iris, jane")
COUPLE = "patriarch & 2; abigail; son < 1"
"""A family that does not die out at the end of Generation I."""


def offers(s: CrecyPosition, kind: str) -> dict[str, list[str]]:
    found = file(s, kind)
    assert isinstance(found, dict)
    return found


def ids(kind: str, generation: int) -> list[str]:
    deck = base()
    return [
        card.id for card in (deck.titles if kind == "titles" else deck.contributions) if card.generation == generation
    ]


# --- worked examples ---


@pytest.mark.rule("C-8.13")
@pytest.mark.parametrize("kind", ["titles", "contributions"])
def test_ce_x2_a_new_generation_brings_new_titles_and_contributions(kind: str) -> None:
    two = seat(family="patriarch & 2; agnieszka; son < 1")
    s = table(family=COUPLE, round=2, pawns=0, passed=[2], two=two)
    assert offers(s, kind)["offer"] == ids(kind, 1)
    do(s, "pass")
    assert s.round == 3
    assert offers(s, kind) == {"aside": ids(kind, 3), "offer": ids(kind, 2), "discarded": ids(kind, 1)}


@pytest.mark.rule("C-10.16")
def test_ce_x3_one_pawn_on_buy_a_mansion() -> None:
    tree = "patriarch & 2; ann; son < 1; daughter < 1"
    two = seat(hand="dora", gold=3, extra="green", family="patriarch & 2; eve; son < 1")
    s = table(hand="bea, cleo", gold=6, extra="green", family=tree, two=two, round=3, cards=WOMEN)
    do(s, "mansion", "pawn player", "friend bea", "person 3")
    assert rule_of(s, "mansion") == "C-10.16"  # B, with either pawn
    do(s, "ask-friends", "amount 2")
    assert rule_of(s, "mansion") == "C-10.16"  # A with the green one
    assert extra(s) == {"green": 1}
    end_round(s)
    assert "mansion" in legal(s)


@pytest.mark.rule("C-22.1", "C-22.2", "C-22.3", "C-21.2", "C-21.6", "C-10.16")
def test_ce_x12_count_for_the_head() -> None:
    s = table(hand="abigail, agnieszka", gold=4, two=seat(gold=9, hand="carlos, cornelis, david"))
    do(s, "title", "acquire count")
    assert tracks(s) == {"gold": 0, "honor": 0, "prestige": 2, "income": 1}
    assert (hand(s), file(s, "friend_discard")) == ([], ["abigail", "agnieszka"])
    assert family(s) == ["patriarch [count]"]
    assert rule_of(s, "title") == "C-10.16"


@pytest.mark.rule("C-21.2", "C-21.6")
@pytest.mark.parametrize("tree", ["patriarch [count]", "patriarch & 2 [count]; ayse; son < 1"])
def test_ce_x12_in_round_2_nobody_else_could_hold_another_title(tree: str) -> None:
    s = table(family=tree, hand="abigail, agnieszka", gold=20, round=2)
    assert rule_of(s, "title") == "C-21.8"


@pytest.mark.rule("C-23.1", "C-23.2", "C-23.3", "C-21.2", "C-11.4")
@pytest.mark.parametrize("income", [3, 0])
def test_ce_x14_court_ballet(income: int) -> None:
    tree = "patriarch & 2; abigail; son < 1; agnieszka & 3; daughter < 1"
    s = table(family=tree, gold=2, income=income, round=3, hand="ayse, bianca")
    do(s, "contribute", "person 3")
    assert tracks(s) == {"gold": 0, "honor": 1, "prestige": 2, "income": income - 1}
    assert family(s)[2] == "son & 4 < 1 2 [court-ballet]"
    assert rule_of(s, "contribute") == "C-10.16"
    s = table(family=tree.replace("son < 1", "son < 1 [court-ballet]"), gold=9, round=4, hand="ayse, bianca")
    do(s, "contribute", "give hospital", "friend ayse")
    assert family(s)[4] == "daughter < 1 2 [hospital]"  # the other holder of row 2, without a question


@pytest.mark.rule("C-2.2", "C-25.1")
@pytest.mark.parametrize(("edition", "prestige"), [("french", -1), ("english", 0)])
def test_ce_s9_initiate_venture(edition: str, prestige: int) -> None:
    s = table(hand="ann, bea", prestige=1, edition=edition, cards=WOMEN)
    do(s, "venture")
    assert tracks(s) == {"gold": 0, "honor": 0, "prestige": prestige, "income": 1}
    assert hand(s) == []


@pytest.mark.rule("C-36.7", "C-11.6")
def test_ce_c11_a_contribution_below_the_discount() -> None:
    s = table(
        hand="ann",
        gold=1,
        completed="renovate-the-old-cathedral",
        lasting="renovate-the-old-cathedral",
        cards=[*WOMEN, contribution("chapel", cost={"gold": 3, "cards": 1}, prestige=1)],
    )
    do(s, "contribute")
    assert tracks(s) == {"gold": 1, "honor": 0, "prestige": 1, "income": 0}
    assert hand(s) == []


# --- Titles and Contributions ---

BOTH = [pytest.param("title", "acquire", id="title"), pytest.param("contribute", "give", id="contribution")]


def offer(space: str, id: str, generation: int = 1, cost: dict[str, int] | None = None, **gains: int) -> Fixture:
    return title(id, generation, cost, **gains) if space == "title" else contribution(id, generation, cost, **gains)


@pytest.mark.rule("C-22.1", "C-23.1")
@pytest.mark.parametrize(("space", "verb"), BOTH)
def test_one_of_those_on_offer_is_chosen_and_its_cost_paid(space: str, verb: str) -> None:
    cost = {"gold": 2, "cards": 2, "income": 1}
    cards = [*WOMEN, offer(space, "one", 1, cost, prestige=1), offer(space, "two", 1), offer(space, "three", 2)]
    s = do(table(hand="ann, bea, cleo", gold=5, cards=cards), space)
    assert legal(s) == [f"{verb} one", f"{verb} two"]
    assert rule_of(s, f"{verb} three") == "C-22.4"
    do(s, f"{verb} one", "friend ann", "friend cleo")
    assert (hand(s), tracks(s)) == (["bea"], {"gold": 3, "honor": 0, "prestige": 1, "income": -1})
    assert family(s) == ["patriarch [one]"]


@pytest.mark.rule("C-22.1", "C-23.1")
@pytest.mark.parametrize("space", ["title", "contribute"])
@pytest.mark.parametrize(("gold", "hand", "reason"), [(1, "ann", "C-11.1"), (2, "", "C-11.5")])
def test_the_whole_cost_must_be_there(space: str, gold: int, hand: str, reason: str) -> None:
    cards = [*WOMEN, offer(space, "one", 1, {"gold": 2, "cards": 1})]
    assert rule_of(table(hand=hand, gold=gold, cards=cards), space) == reason
    assert space in legal(table(hand="ann", gold=2, cards=cards))


@pytest.mark.rule("C-22.1", "C-23.1")
@pytest.mark.parametrize("space", ["title", "contribute"])
def test_a_yellow_pawn_does_as_well(space: str) -> None:
    s = table(pawns=0, extra="yellow", cards=[*WOMEN, offer(space, "one")])
    assert legal(s) == [space, "pass"]
    do(s, space)
    assert (extra(s), family(s)) == ({}, ["patriarch [one]"])
    for colour in ("green", "orange", "red", "sky-blue"):
        s = table(pawns=0, extra=colour, cards=[*WOMEN, offer(space, "one")])
        assert rule_of(s, space) == "C-10.18"


@pytest.mark.rule("C-22.2")
def test_a_title_gives_all_its_benefits_once() -> None:
    cards = [*WOMEN, title("earl", income=2, prestige=3, friends=2)]
    s = do(table(hand="", cards=cards, display="ann, bea, cleo, dora, eve"), "title", "friend bea", "friend dora")
    assert tracks(s) == {"gold": 0, "honor": 0, "prestige": 3, "income": 2}
    assert hand(s) == ["bea", "dora"]
    assert family(s) == ["patriarch [earl]"]
    end_round(s)
    assert (tracks(s)["prestige"], tracks(s)["income"], hand(s)) == (3, 2, ["bea", "dora"])


@pytest.mark.rule("C-23.2")
def test_a_contribution_gives_all_its_benefits_once() -> None:
    cards = [*WOMEN, contribution("well", honor=2, prestige=3, friends=1)]
    s = do(table(hand="", cards=cards, display="ann, bea, cleo, dora, eve"), "contribute", "friend bea")
    assert tracks(s) == {"gold": 0, "honor": 2, "prestige": 3, "income": 0}
    assert (hand(s), family(s)) == (["bea"], ["patriarch [well]"])
    end_round(s)
    assert (tracks(s)["honor"], tracks(s)["prestige"], hand(s)) == (2, 3, ["bea"])


@pytest.mark.rule("C-22.3", "C-23.3")
@pytest.mark.parametrize("space", ["title", "contribute"])
def test_both_are_attached_as_section_21_says(space: str) -> None:
    cards = [*WOMEN, offer(space, "one", 2), offer(space, "two", 1)]
    tree = "patriarch & 2; ann; son < 1; son < 1 [two]; son < 1; bea & 5; son < 5"
    s = do(table(family=tree, round=3, cards=cards), space)
    assert legal(s) == ["person 3", "person 5"]
    assert [rule_of(s, f"person {n}") for n in (1, 4, 6, 7)] == ["C-6.4", "C-21.2", "C-21.5", "C-6.4"]
    do(s, "person 5")
    assert family(s)[4] == "son & 6 < 1 2 [one]"


@pytest.mark.rule("C-22.4", "C-23.4")
@pytest.mark.parametrize(("space", "verb"), BOTH)
def test_what_is_bought_is_not_replaced(space: str, verb: str) -> None:
    cards = [*WOMEN, offer(space, "one"), offer(space, "two"), offer(space, "three", 2)]
    field = "titles" if space == "title" else "contributions"
    s = do(table(cards=cards, two=seat(gold=9)), space, f"{verb} one")
    assert offers(s, field)["offer"] == ["two"]
    end_round(s)
    assert offers(s, field)["offer"] == ["two"]
    do(s, space)  # seat 2 takes the last one
    assert family(s, 2) == ["patriarch [two]"]
    assert offers(s, field)["offer"] == []
    s = table(cards=cards, titles="", contributions="", family="patriarch", gold=9)
    assert rule_of(s, space) == ("C-22.4" if space == "title" else "C-23.4")


# --- Mansions and Ventures ---


@pytest.mark.rule("C-24.1", "C-24.2", "C-24.3")
def test_a_mansion() -> None:
    s = table(hand="ann, bea", gold=4, cards=WOMEN)
    do(s, "mansion", "friend bea")
    assert (hand(s), file(s, "friend_discard")) == (["ann"], ["bea"])
    assert tracks(s) == {"gold": 1, "honor": 0, "prestige": 2, "income": 0}
    assert (family(s), s.mansions) == (["patriarch [mansion]"], 2)
    assert told(s) == ["action", "friend-discard", "gold", "prestige", "attached"]


@pytest.mark.rule("C-24.1")
@pytest.mark.parametrize(("gold", "hand", "reason"), [(2, "ann", "C-11.1"), (3, "", "C-11.5"), (3, "ann", "")])
def test_a_mansion_costs_three_gold_and_a_card(gold: int, hand: str, reason: str) -> None:
    assert rule_of(table(hand=hand, gold=gold, cards=WOMEN), "mansion") == reason


@pytest.mark.rule("C-24.1", "C-25.1")
@pytest.mark.parametrize(("space", "colour"), [("mansion", "green"), ("venture", "orange")])
def test_the_pawn_of_the_space(space: str, colour: str) -> None:
    s = table(hand="ann, bea", gold=3, pawns=0, extra=colour, cards=WOMEN)
    assert legal(s) == [space, "pass"]
    other = "orange" if colour == "green" else "green"
    s = table(hand="ann, bea", gold=3, pawns=0, extra=f"{other}, red, sky-blue, yellow", cards=WOMEN)
    assert rule_of(s, space) == "C-10.18"


@pytest.mark.rule("C-24.4", "C-25.4")
@pytest.mark.parametrize(("space", "reason"), [("mansion", "C-24.4"), ("venture", "C-25.4")])
def test_an_empty_pile_stays_empty(space: str, reason: str) -> None:
    piles = {"mansion": "mansions", "venture": "ventures"}
    two = seat(family="patriarch & 2; fay; son < 1")
    start = {"hand": "ann, bea, cleo, dora", "gold": 9, "family": "patriarch & 2; eve; son < 1", "two": two}
    s = table(**start, round=2, cards=WOMEN, **{piles[space]: 1})  # type: ignore[arg-type]
    do(s, space, "friend ann", *(["friend bea"] if space == "venture" else []))
    assert file(s, piles[space]) == 0
    assert rule_of(end_round(s), space) == reason  # Generation II brings no new ones
    assert s.round == 3


@pytest.mark.rule("C-25.1", "C-25.2", "C-25.3")
def test_a_venture() -> None:
    s = table(hand="ann, bea, cleo", prestige=5, cards=WOMEN)
    do(s, "venture", "friend ann", "friend cleo")
    assert (hand(s), file(s, "friend_discard")) == (["bea"], ["ann", "cleo"])
    assert tracks(s) == {"gold": 0, "honor": 0, "prestige": 4, "income": 1}
    assert (family(s), s.ventures) == (["patriarch [venture]"], 2)


@pytest.mark.rule("C-25.1")
def test_a_venture_needs_two_cards_and_no_prestige() -> None:
    assert rule_of(table(hand="ann", cards=WOMEN), "venture") == "C-11.5"
    s = do(table(hand="ann, bea", prestige=-3, cards=WOMEN), "venture")
    assert tracks(s)["prestige"] == -4
