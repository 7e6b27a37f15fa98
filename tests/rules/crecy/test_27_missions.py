"""Sections 27 and 28: Undertake a Mission, completing Missions."""

from collections.abc import Mapping

import pytest

from bequest.core.position import CHANCE
from tests import forms
from tests.rules.crecy.table import (
    asked,
    children,
    contribution,
    do,
    end_round,
    extra,
    family,
    file,
    friend,
    friends,
    hand,
    legal,
    mission,
    rule_of,
    seat,
    shown,
    table,
    told,
    tracks,
)

WOMEN = friends("ann, bea, cleo, dora, eve, fay, gina, hope, iris, jane")
A_CHILD: Mapping[str, object] = {"count": "offspring", "least": 1}
MISSIONS = [mission("ball"), mission("feud", 8), mission("race"), mission("opera"), mission("siege", 8, [A_CHILD])]
CARDS = [*WOMEN, *MISSIONS]


# --- worked example ---


@pytest.mark.rule("C-28.1", "C-36.7")
def test_ce_s5_the_cathedral_before_the_contribution() -> None:
    cards = [
        *WOMEN,
        mission("cathedral", 8, effects="renovate-the-old-cathedral"),
        contribution("chapel", cost={"gold": 4}),
    ]
    s = table(missions="cathedral", cards=cards)
    assert rule_of(s, "contribute") == "C-11.1"
    do(s, "complete cathedral", "contribute")
    assert tracks(s) == {"gold": 0, "honor": 8, "prestige": 0, "income": 0}
    assert family(s) == ["patriarch [chapel]"]
    assert asked(s) == ("turn", 2)


# --- undertaking ---


@pytest.mark.rule("C-27.1")
def test_a_mission_costs_one_card() -> None:
    s = do(table(hand="ann, bea", cards=CARDS), "undertake", "friend ann")
    assert (hand(s), file(s, "friend_discard")) == (["bea"], ["ann"])
    assert rule_of(table(cards=CARDS), "undertake") == "C-11.5"


@pytest.mark.rule("C-27.1")
def test_red_is_the_pawn_of_missions() -> None:
    s = table(hand="ann", pawns=0, extra="red", cards=CARDS)
    assert legal(s) == ["undertake", "pass"]
    do(s, "undertake")
    assert extra(s) == {}
    s = table(hand="ann", pawns=0, extra="green, orange, sky-blue, yellow", cards=CARDS)
    assert rule_of(s, "undertake") == "C-10.18"


@pytest.mark.rule("C-27.2")
@pytest.mark.parametrize("round", [1, 2, 3, 5])
def test_in_generations_one_and_two_one_of_two_is_kept(round: int) -> None:
    s = do(table(hand="ann", round=round, mission_next="opera, feud", cards=CARDS), "undertake")
    assert asked(s) == ("mission", 1)
    assert legal(s) == ["mission feud", "mission opera"]
    assert rule_of(s, "mission ball") == "C-27.2"
    do(s, "mission opera")
    assert shown(s)["missions"] == ["opera"]
    assert forms.view(s, 1)["mission_discard"] == ["feud"]
    assert forms.view(s, 1)["mission_deck"] == 3
    assert shown(s)["under_patron"] == 0


@pytest.mark.rule("C-27.3")
@pytest.mark.parametrize("round", [6, 9])
def test_in_generation_three_the_top_mission_goes_under_the_patron(round: int) -> None:
    s = do(table(hand="ann", round=round, mission_next="opera, feud", cards=CARDS), "undertake")
    assert asked(s) == ("turn", 2)
    assert (shown(s)["under_patron"], shown(s)["missions"]) == (1, [])
    assert file(s, "seats")[0]["under_patron"] == ["opera"]  # type: ignore[index]
    assert forms.view(s, 0)["mission_deck"] == 4
    for number in (0, 1, None):
        assert "'opera'" not in f"{s.view(number)} {s.events(seat=number)}"


@pytest.mark.rule("C-27.4")
def test_any_number_of_missions_may_be_held() -> None:
    s = table(hand="ann", missions="ball, feud, race", mission_next="opera, siege", cards=CARDS)
    do(s, "undertake", "mission opera")
    assert shown(s)["missions"] == ["ball", "feud", "race", "opera"]
    assert rule_of(table(hand="ann", missions="ball, feud, race", cards=CARDS), "undertake") == ""


@pytest.mark.rule("C-27.5")
@pytest.mark.parametrize("chance", ["auto", "explicit"])
def test_the_discards_become_a_new_deck(chance: str) -> None:
    s = table(
        mode="solo_standard", hand="ann", mission_next="race", mission_discard="ball, feud", missions="opera, siege",
        cards=CARDS, chance=chance,
    )  # fmt: skip
    do(s, "undertake")
    if s.seat == CHANCE:
        assert legal(s) == ["mission race"]
        do(s, "mission race")
        assert legal(s) == ["mission ball", "mission feud"]
        do(s, "mission feud")
    assert "reshuffle-missions" in told(s)
    assert len(legal(s)) == 2
    assert "mission race" in legal(s)  # the last one of the old deck
    assert (forms.view(s, 0)["mission_deck"], forms.view(s, 0)["mission_discard"]) == (1, [])


@pytest.mark.rule("C-27.5")
def test_the_discards_wait_as_long_as_the_deck_suffices() -> None:
    s = table(mode="solo_standard", hand="ann", mission_discard="ball, feud", missions="opera", cards=CARDS)
    do(s, "undertake")
    assert legal(s) == ["mission race", "mission siege"]
    assert (forms.view(s, 0)["mission_deck"], forms.view(s, 0)["mission_discard"]) == (0, ["ball", "feud"])


@pytest.mark.rule("C-27.5")
def test_the_discards_go_under_the_patron_as_well() -> None:
    s = table(
        mode="solo_standard", round=6, hand="ann", mission_discard="ball", missions="opera, siege, feud, race",
        cards=CARDS,
    )  # fmt: skip
    do(s, "undertake")
    assert shown(s)["under_patron"] == 1
    assert forms.view(s, 0)["mission_discard"] == []


@pytest.mark.rule("C-27.6")
def test_the_last_mission_is_kept_without_a_choice() -> None:
    s = do(table(hand="ann", missions="ball, feud, race, opera", cards=CARDS), "undertake", "done")
    assert shown(s)["missions"] == ["ball", "feud", "race", "opera", "siege"]


@pytest.mark.rule("C-27.6")
@pytest.mark.parametrize("round", [1, 6])
def test_without_any_mission_the_action_is_not_available(round: int) -> None:
    s = table(hand="ann", round=round, missions="ball, feud, race, opera, siege", cards=CARDS)
    assert "undertake" not in legal(s)
    assert rule_of(s, "undertake") == "C-27.6"


# --- completing ---


@pytest.mark.rule("C-28.1", "C-28.2")
def test_before_the_action_a_mission_costs_nothing_and_is_no_turn() -> None:
    s = table(missions="ball", cards=CARDS)
    assert "complete ball" in legal(s)
    do(s, "complete ball")
    assert tracks(s) == {"gold": 0, "honor": 6, "prestige": 0, "income": 0}
    assert (asked(s), shown(s)["pawns"]) == (("turn", 1), 2)
    assert rule_of(s, "pass") == "C-10.7"  # still a whole turn to take


@pytest.mark.rule("C-28.1", "C-28.11")
def test_after_the_action_is_fully_resolved() -> None:
    cards = [*CARDS, *children(3, 3)]
    s = table(family="patriarch & 2; ann", missions="siege", two=seat(missions="ball"), cards=cards)
    assert rule_of(s, "complete siege") == "C-28.1"
    do(s, "have-children", "birth any")
    assert asked(s) == ("after", 1)
    assert legal(s) == ["complete siege", "done"]
    assert rule_of(s, "ask-friends") == "C-10.3"
    do(s, "complete siege")
    assert (tracks(s)["honor"], asked(s)) == (8, ("turn", 2))  # nothing left to complete: the turn is over


@pytest.mark.rule("C-28.1")
def test_not_in_the_middle_of_an_action_and_not_in_anothers_turn() -> None:
    cards = [*CARDS, *children(3, 3, 1)]
    s = table(family="patriarch & 2; ann", missions="ball", two=seat(missions="race"), cards=cards)
    assert s.why_not(s.game.parse("complete race"), 1) is not None
    assert rule_of(s, "complete race") == "C-28.1"  # not the own one
    s = table(family="patriarch & 2; ann", missions="ball", cards=cards, child_next="complication")
    do(s, "have-children", "birth any")
    assert legal(s) == ["lose-child", "lose-mother"]
    do(s, "lose-child")
    assert legal(s) == ["complete ball", "done"]


@pytest.mark.rule("C-28.1")
def test_the_requirement_must_be_met_at_that_moment() -> None:
    for tree, reason in [("patriarch & 2; ann", "C-28.1"), ("patriarch & 2; ann; son < 1", "")]:
        assert rule_of(table(family=tree, missions="siege", cards=CARDS), "complete siege") == reason


@pytest.mark.rule("C-28.2")
def test_to_complete_a_mission_is_optional() -> None:
    s = do(table(missions="ball", cards=CARDS), "ask-friends", "amount 2", "done")
    assert (shown(s)["missions"], tracks(s)["honor"], asked(s)) == (["ball"], 0, ("turn", 2))


@pytest.mark.rule("C-28.3")
def test_several_missions_in_one_turn() -> None:
    s = table(missions="ball, feud, race, opera", cards=CARDS)
    do(s, "complete ball", "complete feud", "ask-friends", "amount 2", "complete opera", "complete race")
    assert (tracks(s)["honor"], asked(s)) == (26, ("turn", 2))


@pytest.mark.rule("C-28.4")
def test_honor_and_benefit_at_once() -> None:
    effects = [{"do": "gold", "amount": 3}, {"do": "prestige", "amount": 1}, {"do": "draw", "amount": 2}]
    s = table(missions="ball", friend_next="hope, iris", cards=[*WOMEN, mission("ball", 8, effects=effects)])
    do(s, "complete ball")
    assert tracks(s) == {"gold": 3, "honor": 8, "prestige": 1, "income": 0}
    assert hand(s) == ["hope", "iris"]


@pytest.mark.rule("C-28.5")
def test_up_to_the_last_turn_of_round_nine() -> None:
    s = table(missions="ball", round=9, pawns=0, passed=[2], cards=CARDS)
    assert legal(s) == ["complete ball", "pass"]
    s = do(table(missions="ball", round=9, pawns=1, passed=[2], cards=CARDS), "ask-friends", "amount 2")
    assert legal(s) == ["complete ball", "done"]


@pytest.mark.rule("C-28.5", "C-28.8")
def test_never_in_final_scoring_and_without_a_loss() -> None:
    tree = "patriarch & 2; ann; son < 1; bea & 3; son < 3; cleo & 5; son < 5"
    cards = [*CARDS, *children(9, 9)]
    s = table(missions="ball", family=tree, round=9, pawns=0, passed=[2], cards=cards, two=seat(family=_heirs()))
    do(s, "pass")
    assert s.over
    assert (s.honor[0], shown(s)["missions"]) == (1, ["ball"])  # the child of Generation III and nothing else
    assert s.score_sheet()[0]["missions"] == 0


def _heirs() -> str:
    return "patriarch & 2; dora; son < 1; eve & 3; son < 3; fay & 5; son < 5"


@pytest.mark.rule("C-28.5")
def test_a_mission_of_generation_one_is_completed_in_generation_two_but_not_in_between() -> None:
    cards = [*CARDS, *children(9, 9)]
    two = seat(family="patriarch & 2; dora; son < 1")
    s = table(missions="ball", family="patriarch & 2; ann; son < 1", round=2, pawns=0, passed=[2], cards=cards, two=two)
    do(s, "pass", "ask-friends", "amount 2")
    assert (s.round, tracks(s)["honor"]) == (3, 1)
    assert "complete ball" in legal(s)


@pytest.mark.rule("C-28.6")
def test_a_completed_mission_lies_aside_with_its_owner() -> None:
    s = do(table(missions="ball, feud", cards=CARDS), "complete ball")
    assert (shown(s)["missions"], shown(s)["completed"]) == (["feud"], ["ball"])
    assert (forms.view(s, 0)["mission_deck"], forms.view(s, 0)["mission_discard"]) == (3, [])
    assert rule_of(s, "complete ball") == "C-28.1"
    solo = table(mode="solo_standard", hand="ann", missions="feud, race, opera, siege", completed="ball", cards=CARDS)
    assert rule_of(solo, "undertake") == "C-27.6"  # it never goes back to the deck


@pytest.mark.rule("C-28.7")
def test_a_completed_mission_remains_completed() -> None:
    wife = {"count": "members", "least": 1, "gender": "female"}
    cards = [*WOMEN, mission("ball", 6, [wife]), *children(3, 3, 1)]
    s = table(family="patriarch & 2; ann", missions="ball", cards=cards, child_next="complication, son")
    do(s, "complete ball", "have-children", "birth any", "lose-mother")
    assert family(s)[1] == "ann & 1 departed"
    assert (shown(s)["completed"], tracks(s)["honor"]) == (["ball"], 6)


@pytest.mark.rule("C-28.9")
def test_missions_under_a_patron_cannot_be_completed() -> None:
    s = table(under="ball", cards=CARDS)
    assert "complete ball" not in legal(s)
    assert rule_of(s, "complete ball") == "C-28.1"
    assert "ball" not in str(s.view(0))


@pytest.mark.rule("C-28.10")
def test_before_the_pass_but_not_after_it() -> None:
    s = do(table(missions="ball, feud", pawns=0, cards=CARDS), "complete ball", "pass")
    assert asked(s) == ("turn", 2)  # not asked about the feud
    end_round(s)
    assert (tracks(s)["honor"], s.round) == (6, 2)


@pytest.mark.rule("C-28.10")
def test_a_pass_ends_the_turn_at_once() -> None:
    s = do(table(missions="ball", pawns=0, cards=CARDS), "pass")
    assert (asked(s), shown(s)["missions"]) == (("turn", 2), ["ball"])
    assert forms.view(s, 0)["passed"] == [1]


@pytest.mark.rule("C-28.11")
def test_the_question_comes_as_long_as_a_requirement_is_met() -> None:
    s = do(table(missions="siege", cards=CARDS), "ask-friends", "amount 2")
    assert asked(s) == ("turn", 2)
    s = do(table(missions="ball, race, siege", cards=CARDS), "ask-friends", "amount 2")
    assert legal(s) == ["complete ball", "complete race", "done"]
    do(s, "complete race")
    assert legal(s) == ["complete ball", "done"]
    do(s, "complete ball")
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-28.11")
def test_a_mission_taken_in_this_turn_may_be_completed_at_its_end() -> None:
    s = do(table(hand="ann", mission_next="ball, race", cards=CARDS), "undertake", "mission ball")
    assert legal(s) == ["complete ball", "done"]


@pytest.mark.rule("C-28.1", "C-28.11")
def test_after_a_free_turn_friend_too() -> None:
    cards = [friend("zoe", effects="arianne"), *CARDS, *children(3, 3)]
    s = do(table(hand="zoe", missions="ball", pawns=0, cards=cards), "marry")
    assert legal(s) == ["complete ball", "done"]
