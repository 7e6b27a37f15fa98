"""Section 36: what Missions do besides giving Honor."""

from collections.abc import Mapping

import pytest

from bequest.games.crecy.data import terms
from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    Fixture,
    asked,
    base,
    children,
    contribution,
    do,
    end_round,
    extra,
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
    tracks,
)

FRIENDS = [
    *friends("ann, bea, cleo, dora, eve, fay, gina, hope, iris, jane"),
    friend("rose", occupation="craftsman"),
    friend("sara", occupation="scientist"),
]
GUILD = mission("guild", effects="establish-a-craft-guild")
ENGINE = mission("engine", effects="new-steam-engine")
HEIRS = "patriarch & 2; ann; son < 1; bea & 3; son < 3; cleo & 5; son < 5"
OTHERS = "patriarch & 2; dora; son < 1; eve & 3; son < 3; fay & 5; son < 5"


def needs(count: str, least: int = 1, **filters: object) -> list[Mapping[str, object]]:
    return [{"count": count, "least": least, **filters}]


def met(asked_for: list[Mapping[str, object]], tree: str = "patriarch", **fields: object) -> bool:
    """Whether the requirement is met by a family with the completed guild (Craftsman)."""
    cards = [*FRIENDS, GUILD, mission("test", 6, asked_for), *children(20, 20)]
    fields = {"completed": "guild", "cards": cards, "round": 6, **fields}
    s = table(missions="test", family=tree, **fields)  # type: ignore[arg-type]
    return "complete test" in legal(s)


# --- Missions that count as an occupation ---


@pytest.mark.rule("C-36.1", "C-36.2", "C-36.3")
@pytest.mark.parametrize(("card", "occupation"), [("engine", "scientist"), ("guild", "craftsman")])
def test_a_completed_mission_counts_as_one_bearer_for_effects(card: str, occupation: str) -> None:
    reward = [{"do": "gold", "amount": 3, "another": occupation}]
    other = [{"do": "honor", "amount": 3, "another": "artist"}]
    cards = [friend("zoe", effects=[*reward, *other]), *FRIENDS, GUILD, ENGINE, *children(5, 5)]
    s = do(table(hand="zoe", completed=card, cards=cards), "marry")
    assert tracks(s) == {"gold": 3, "honor": 0, "prestige": 0, "income": 0}
    s = do(table(hand="zoe", missions=card, cards=cards), "marry")
    assert tracks(s)["gold"] == 0  # not before it is completed
    two = [{**reward[0], "others": 2}]
    cards = [friend("zoe", effects=two), *FRIENDS, GUILD, ENGINE, *children(5, 5)]
    s = do(table(hand="zoe", completed=card, cards=cards), "marry")
    assert tracks(s)["gold"] == 0  # one bearer, not two


@pytest.mark.rule("C-36.1", "C-36.2")
def test_the_supplied_cards_count_as_scientist_and_craftsman_for_the_rest_of_the_game() -> None:
    deck = base()
    counts_as = dict(zip([card.id for card in deck.missions], deck.counts_as, strict=True))
    assert counts_as["new-steam-engine"] == terms.SCIENTIST
    assert counts_as["establish-a-craft-guild"] == terms.CRAFTSMAN
    cards = [*FRIENDS, GUILD, mission("test", 6, needs("members", occupation="craftsman")), *children(20, 20)]
    two = seat(family="patriarch & 2; dora; son < 1")
    tree = "patriarch & 2; ann; son < 1"
    s = table(family=tree, completed="guild", missions="test", round=2, pawns=0, passed=[2], two=two, cards=cards)
    do(s, "pass", "ask-friends", "amount 2")
    assert s.round == 3
    assert "complete test" in legal(s)
    assert shown(s)["completed"] == ["guild"]


@pytest.mark.rule("C-36.3")
def test_it_counts_for_requirements_about_occupations() -> None:
    assert met(needs("members", 1, occupation="craftsman"))
    assert not met(needs("members", 1, occupation="scientist"))
    assert met(needs("members", 2, occupation="craftsman"), "patriarch & 2; rose")
    assert met(needs("occupations", 2), "patriarch & 2; sara")
    assert not met(needs("occupations", 2), "patriarch & 2; rose")
    assert met(needs("same-occupation", 2), "patriarch & 2; rose")


@pytest.mark.rule("C-36.3")
def test_it_is_no_person() -> None:
    assert not met(needs("members", 1))
    assert not met(needs("members", 1, occupation="craftsman", gender="female"))
    assert not met(needs("members", 1, occupation="craftsman", gender="male"))
    assert not met(needs("members", 1, occupation="craftsman", nationality="french"))
    assert not met(needs("nationalities", 1))
    cards = [*FRIENDS, GUILD]
    s = table(family="patriarch [mansion]", completed="guild", hand="ann", gold=9, cards=cards)
    assert rule_of(s, "mansion") == "C-21.8"


@pytest.mark.rule("C-36.4", "C-36.5")
@pytest.mark.parametrize("edition", ["english", "french"])
@pytest.mark.parametrize("generation", [1, 2, 3, 4, "any"])
def test_tied_to_a_generation_it_counts_with_english_only(edition: str, generation: object) -> None:
    asked_for = needs("members", 1, occupation="craftsman", generation=generation)
    assert met(asked_for, edition=edition) == (edition == "english")
    assert not met(needs("members", 2, occupation="craftsman", generation=generation), edition=edition)
    assert met(needs("members", 1, occupation="craftsman"), edition=edition)  # untied


@pytest.mark.rule("C-36.4")
def test_within_one_requirement_it_counts_once() -> None:
    both = [*needs("members", 1, occupation="craftsman", generation=1)]
    both += needs("members", 1, occupation="craftsman", generation=2)
    assert not met(both)
    assert met(both, "patriarch & 2; rose")  # the guild serves Generation II
    assert met(both, "patriarch & 2; ann; son < 1; rose & 3")  # here Generation I


@pytest.mark.rule("C-36.4")
def test_anew_for_each_goal() -> None:
    one, four = ({"points": n, "needs": needs("members", 1, occupation="craftsman", generation=n)} for n in (1, 4))
    each = {"points": 2, "per": {"count": "members", "occupation": "craftsman", "generation": 3}, "most": 8}
    law = patron("law", main=one, minor=[four, each])
    for edition, scored in (("english", 1 + 4 + 2), ("french", 0)):
        s = _end([law, patron("other"), GUILD], completed="guild", under=2, edition=edition)
        assert s.score_sheet()[0]["patron"] == scored


def _end(cards: list[Fixture], **first: object) -> CrecyPosition:
    extras = [*FRIENDS, *children(20, 20), *cards, mission("m1"), mission("m2")]
    tree = first.pop("family", HEIRS)
    s = table(family=tree, round=9, pawns=0, passed=[2], two=seat(family=OTHERS), cards=extras, **first)  # type: ignore[arg-type]
    return do(s, "pass")


@pytest.mark.rule("C-36.6")
@pytest.mark.parametrize("edition", ["english", "french"])
def test_it_never_helps_with_numbers_of_marriages(edition: str) -> None:
    for count in ("betrothals", "couples"):
        assert not met(needs(count, 1), edition=edition)
        goal = {"points": 9, "needs": needs(count, 1, generation=4)}
        s = _end([patron("law", main=goal), patron("other"), GUILD], completed="guild", edition=edition)
        assert s.score_sheet()[0]["patron"] == 0
    goal = {"points": 9, "needs": needs("betrothals", 1, generation=4)}
    s = _end([patron("law", main=goal), patron("other"), GUILD], family=f"{HEIRS}; rose & 7", edition=edition)
    assert s.score_sheet()[0]["patron"] == 9


# --- Renovate the Old Cathedral ---

CATHEDRAL = mission("cathedral", 8, effects="renovate-the-old-cathedral")


@pytest.mark.rule("C-36.7")
@pytest.mark.parametrize(("price", "paid"), [(3, 0), (4, 0), (5, 1), (9, 5)])
def test_contributions_cost_four_gold_less(price: int, paid: int) -> None:
    cards = [*FRIENDS, CATHEDRAL, contribution("chapel", cost={"gold": price})]
    s = do(table(missions="cathedral", gold=5, cards=cards), "complete cathedral", "contribute")
    assert tracks(s) == {"gold": 5 - paid, "honor": 8, "prestige": 0, "income": 0}


@pytest.mark.rule("C-36.7")
def test_only_its_owner_and_only_in_this_generation() -> None:
    offers = [contribution("chapel", cost={"gold": 8}), contribution("abbey", 2, cost={"gold": 12})]
    cards = [*FRIENDS, CATHEDRAL, *offers, *children(9, 9)]
    two = seat(family="patriarch & 2; dora; son < 1", gold=7)
    s = table(missions="cathedral", family="patriarch & 2; ann; son < 1", two=two, cards=cards)
    do(s, "complete cathedral", "ask-friends", "amount 2")
    assert rule_of(s, "contribute") == "C-11.1"  # the other player's price is 8
    end_round(s)
    do(s, "ask-friends", "amount 2")
    assert (s.round, asked(s), tracks(s)["gold"], rule_of(s, "contribute")) == (2, ("turn", 1), 4, "")
    end_round(s)
    assert (s.round, asked(s), tracks(s)["gold"], rule_of(s, "contribute")) == (3, ("turn", 1), 8, "C-11.1")


@pytest.mark.rule("C-36.7")
def test_titles_and_mansions_cost_what_they_did() -> None:
    s = table(missions="cathedral", gold=2, hand="ann", cards=[*FRIENDS, CATHEDRAL])
    do(s, "complete cathedral")
    assert rule_of(s, "mansion") == "C-11.1"


# --- the four that affect other players ---


SOLO = ("solo_standard", "solo_testament")


def complete(card: str, first: Mapping[str, object], two: Mapping[str, object]) -> CrecyPosition:
    """The supplied Mission without its requirement, completed by seat 1 of three."""
    cards = [*FRIENDS, Fixture("mission", {"id": "test", "effects": card, "not_in": list(SOLO)})]
    other = seat(**two)  # type: ignore[arg-type]
    s = table(missions="test", two=other, three=seat(gold=1), cards=cards, **first)  # type: ignore[arg-type]
    return do(s, "complete test")


@pytest.mark.rule("C-36.8")
def test_found_a_political_party_others_pay_gold_or_a_card_to_the_founder() -> None:
    s = complete("found-a-political-party", {}, {"gold": 2, "hand": "ann, bea"})
    assert asked(s) == ("rival", 2)
    assert legal(s) == ["lose gold", "lose card"]
    do(s, "lose card", "friend bea", "lose gold")
    assert (hand(s), hand(s, 2), tracks(s)["gold"], tracks(s, 3)["gold"]) == (["bea"], ["ann"], 1, 0)
    assert (forms.view(s, 2)["seats"][0]["known_hand"], asked(s)) == (["bea"], ("turn", 1))


@pytest.mark.rule("C-36.8")
def test_preparing_for_the_revolution_hits_those_with_more_prestige() -> None:
    s = complete("preparing-for-the-revolution", {"prestige": 1}, {"prestige": 2, "gold": 2})
    assert (asked(s), legal(s)) == (("rival", 2), ["lose gold", "lose honor"])
    do(s, "lose gold")
    assert (tracks(s)["gold"], tracks(s, 2)["gold"], tracks(s, 3)["gold"]) == (0, 0, 1)
    assert asked(s) == ("turn", 1)  # seat 3 has less Prestige


@pytest.mark.rule("C-36.8")
def test_strengthen_the_royal_navy_is_good_for_all() -> None:
    s = complete("strengthen-the-royal-navy", {}, {})
    assert [tracks(s, n)["gold"] for n in (1, 2, 3)] == [0, 1, 2]
    assert (tracks(s)["income"], asked(s)) == (1, ("turn", 1))


@pytest.mark.rule("C-36.8")
def test_unrest_at_the_court_costs_a_pawn_a_card_or_honor() -> None:
    s = complete("unrest-at-the-court", {}, {"extra": "red, green", "hand": "ann"})
    assert (asked(s), legal(s)) == (("rival", 2), ["lose card", "lose pawn", "lose honor"])
    do(s, "lose pawn", "pawn red")
    assert extra(s, 2) == {"green": 1}
    assert legal(s) == ["lose honor"]  # seat 3 has nothing else
    do(s, "lose honor")
    assert tracks(s, 3)["honor"] == -1
    assert family(s) == ["patriarch"]


RIVALS = {terms.DO_RIVALS_LOSE, terms.DO_RIVALS_GAIN}


@pytest.mark.rule("C-36.8")
def test_exactly_these_four_missions_affect_others() -> None:
    names = {card.id for card in base().missions if {clause.do for clause in card.effects} & RIVALS}
    assert names == {
        "found-a-political-party", "preparing-for-the-revolution", "strengthen-the-royal-navy", "unrest-at-the-court",
    }  # fmt: skip
