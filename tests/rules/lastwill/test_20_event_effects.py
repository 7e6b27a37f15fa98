"""Section 20 of the rules of Last Will: what white cards do besides plain spending."""

from __future__ import annotations

import pytest

from bequest.games.lastwill.position import WillPosition
from tests import forms
from tests.rules.lastwill.table import (
    actions,
    asked,
    balance,
    bankrupt,
    board,
    card,
    discards,
    do,
    end_round,
    hand,
    legal,
    reason,
    refused,
    removed,
    seat,
    shown,
    spaces,
    step,
    table,
)


def boards_after(s: WillPosition, first: str) -> list[list[str]]:
    """The boards that a move can lead to, once for each way to complete it."""
    found: list[list[str]] = []
    _follow(do(s.clone(), first), found)
    return found


def _follow(s: WillPosition, found: list[list[str]]) -> None:
    if not step(s):
        found.append(board(s))
        return
    for text in legal(s):
        _follow(do(s.clone(), text), found)


# --- two animals ---


@pytest.mark.rule("W-20.1", "W-20.2", "W-20.3", "W-20.4")
def test_example_s10_two_animals_on_two_farms() -> None:
    s = table(hand="ke-10", board="fx-3, fx-4", actions=1, balance=20)
    found = [tuple(lying[:2]) for lying in boards_after(s, "play ke-10")]
    assert len(found) == len(set(found))
    assert set(found) == {("fx-3 +1", "fx-4"), ("fx-3", "fx-4 +1"), ("fx-3 +2", "fx-4"), ("fx-3 +1", "fx-4 +1")}
    types = {}
    for answers in (["space 1", "enough"], ["space 2"], ["space 1", "space 1"], ["space 1", "space 2"]):
        copy = do(s.clone(), "play ke-10", *answers)
        assert (actions(copy), balance(copy), hand(copy), removed(copy)) == (0, 20, [], ["country-fair"])
        types[" ".join(answers)] = [event["type"] for event in forms.events(copy, 0) if event["event"] == "token"]
    assert types == {
        "space 1 enough": ["dog"],
        "space 2": ["horse"],
        "space 1 space 1": ["dog", "horse"],
        "space 1 space 2": ["dog", "horse"],
    }


@pytest.mark.rule("W-20.1")
@pytest.mark.parametrize(
    ("lying", "after"),
    [
        ("fx-3, fx-3", ["fx-3 +1", "fx-3 +1"]),
        ("fx-4, fx-4", ["fx-4 +1", "fx-4 +1"]),
        ("stables, h1", ["stables +2", "h1"]),
        ("fx-3 +1, fx-4", ["fx-3 +2", "fx-4 +1"]),
        ("fx-3, fx-4", ["fx-3 +1", "fx-4 +1"]),
    ],
)
def test_two_dogs_two_horses_or_one_of_each(lying: str, after: list[str]) -> None:
    stables = card("helpers", "stables", pounds=1, spaces=spaces(("horse", 3), ("horse", 5)))
    s = table(hand="ke-10", board=lying, actions=1, balance=20, cards=[stables])
    assert after in [found[:2] for found in boards_after(s, "play ke-10")]


@pytest.mark.rule("W-20.1")
def test_the_animals_go_on_own_cards_and_are_two_at_most() -> None:
    s = table(hand="ke-10", board="fx-3, fx-3, fx-3", actions=1, two=seat(board="fx-3, fx-3"))
    do(s, "play ke-10", "space 1", "space 2")
    assert (step(s), board(s)[:3], board(s, 2)[:2]) == ("", ["fx-3 +1", "fx-3 +1", "fx-3"], ["fx-3", "fx-3"])
    alone = table(hand="ke-10", actions=1, two=seat(board="fx-3, fx-3"))
    assert refused(alone, "play ke-10") == "W-20.4"


@pytest.mark.rule("W-20.2")
def test_the_animals_need_no_companion_cards_and_no_further_actions() -> None:
    s = table(hand="ke-10, dog, horse, wild", board="fx-3, fx-4", actions=1, balance=0)
    do(s, "play ke-10", "space 1", "space 2")
    assert (hand(s), discards(s, "companions")) == (["dog", "horse", "wild-card"], [])
    assert (actions(s), balance(s)) == (0, 0)


@pytest.mark.rule("W-20.3")
def test_an_animal_goes_on_the_uppermost_empty_space_which_must_be_for_an_animal() -> None:
    kennels = card("helpers", "kennels", pounds=1, spaces=spaces(("guest", 2), ("dog", 3)))
    hunt = card("helpers", "hunt", actions=1, pounds=5, spaces=spaces(("dog", 7), ("horse", 9)))
    s = table(hand="ke-10", board="kennels, fx-11, fx-3, kennels +1, hunt", actions=1, cards=[kennels, hunt])
    do(s, "play ke-10")
    assert legal(s) == ["space 3", "space 4", "space 5"]
    assert {refused(s, "space 1"), refused(s, "space 2")} == {"W-20.3"}
    do(s, "space 4")
    assert legal(s) == ["space 5", "enough"]
    assert refused(s, "space 4") == "W-20.3"
    do(s, "space 5")
    assert board(s) == ["kennels", "fx-11", "fx-3", "kennels +2", "hunt +1"]


@pytest.mark.rule("W-20.4")
def test_without_room_for_a_token_the_card_cannot_be_played() -> None:
    s = table(hand="ke-10", board="fx-3 +2, fx-4 +1, fx-11, fx-1 at 13", actions=1)
    assert refused(s, "play ke-10") == "W-20.4"


@pytest.mark.rule("W-20.4")
def test_one_token_may_be_enough() -> None:
    s = table(hand="ke-10", board="fx-3, fx-4", actions=1)
    do(s, "play ke-10", "space 1", "enough")
    assert board(s)[:2] == ["fx-3 +1", "fx-4"]
    s = table(hand="ke-10", board="fx-3 +1", actions=1)
    do(s, "play ke-10")
    assert (step(s), board(s)[0]) == ("", "fx-3 +2")


@pytest.mark.rule("W-20.4")
def test_one_token_has_to_be_placed() -> None:
    s = table(hand="ke-10", board="fx-3, fx-4", actions=1)
    do(s, "play ke-10")
    assert refused(s, "enough") == "W-20.4"


@pytest.mark.rule("W-1.15", "W-20.3", "W-20.9")
def test_a_card_that_can_take_nothing_is_not_refused_for_the_order() -> None:
    s = table(hand="ke-10", board="fx-5, fx-3, fx-4, fx-3", actions=1)
    do(s, "play ke-10", "space 3")
    assert legal(s) == ["space 4", "enough"]
    assert reason(s, "space 1") == ("W-20.3", "no-animal-there", {"card": "fx-5"})
    assert reason(s, "space 2") == ("W-1.15", "not-in-this-order", {})
    s = table(hand="ke-13", board="fx-3, fx-2 at 8, fx-1 at 13, fx-10 at 9", actions=1, balance=20)
    do(s, "play ke-13", "space 3")
    assert legal(s) == ["space 3", "space 4"]
    assert reason(s, "space 1") == ("W-20.9", "no-step-there", {"card": "fx-3"})
    assert reason(s, "space 2") == ("W-1.15", "not-in-this-order", {})


# --- gaining actions ---


@pytest.mark.rule("W-20.5", "W-20.7", "W-22.21")
def test_example_s11_three_actions_gained() -> None:
    s = table(hand="ke-11", actions=1, balance=20)
    do(s, "play ke-11")
    assert (actions(s), balance(s), removed(s)) == (3, 20, ["hectic-day"])
    s = table(hand="ke-11", board="h12", balance=20)
    do(s, "play ke-11")
    assert (actions(s), board(s)[0]) == (3, "h12 used 1")
    assert shown(s)["white_actions"] == 0
    s = table(hand="ke-11", balance=20)
    assert refused(s, "play ke-11") == "W-8.4"


@pytest.mark.rule("W-20.6", "W-18.2")
def test_example_s12_two_actions_for_two_pounds() -> None:
    s = table(hand="ke-12", board="fx-3", actions=1, balance=2)
    do(s, "play ke-12")
    assert (balance(s), actions(s), bankrupt(s)) == (0, 2, False)
    s = table(hand="ke-12", board="fx-3", actions=1, balance=1)
    assert refused(s, "play ke-12") == "W-18.2"
    s = table(hand="ke-12, boat-trip", actions=1, balance=1)
    do(s, "play ke-12")
    assert (balance(s), actions(s), bankrupt(s)) == (-1, 2, True)
    assert asked(s) == ("turn", 1)
    do(s, "play boat-trip")
    assert (balance(s), actions(s)) == (-6, 0)


@pytest.mark.rule("W-20.5")
def test_gaining_three_costs_an_action_and_no_money() -> None:
    s = table(hand="2 ke-11", board="fx-3", actions=2, balance=0)
    do(s, "play ke-11", "play ke-11")
    assert (actions(s), balance(s)) == (2 - 1 + 3 - 1 + 3, 0)


@pytest.mark.rule("W-20.7")
@pytest.mark.parametrize("text", ["play dinner", "put fx-5", "buy fx-2", "sell 1", "activate 1", "add 1"])
def test_gained_actions_are_there_at_once_and_for_anything(text: str) -> None:
    s = table(hand="ke-11, dinner, fx-5, fx-2, dog", board="fx-3", actions=1, balance=40)
    do(s, "play ke-11", text)
    assert actions(s) == 2


@pytest.mark.rule("W-20.7")
def test_gained_actions_are_lost_with_the_end_of_the_turn() -> None:
    s = table(hand="ke-11", actions=1, two=seat(actions=1))
    do(s, "play ke-11", "end")
    assert (actions(s), actions(s, 2)) == (0, 1)


@pytest.mark.rule("W-20.7")
def test_the_cost_is_paid_before_the_gain() -> None:
    long = card("special", "long-day", crowns=1, actions=2, effect={"do": "actions", "amount": 5})
    assert refused(table(hand="long-day", actions=1, cards=[long]), "play long-day") == "W-8.4"
    s = table(hand="long-day", actions=2, cards=[long])
    do(s, "play long-day")
    assert actions(s) == 5


# --- triple depreciation ---


@pytest.mark.rule("W-20.8")
def test_three_steps_down_are_divided_at_will_over_the_own_residences() -> None:
    rival = seat(board="fx-1 at 13")
    s = table(hand="ke-13", board="fx-1 at 13, fx-2 at 8, fx-10 at 9", actions=1, balance=20, two=rival)
    found = [tuple(lying[:3]) for lying in boards_after(s, "play ke-13")]
    assert len(found) == len(set(found)) == 10
    assert ("fx-1 at 5", "fx-2 at 8", "fx-10 at 9") in found
    assert ("fx-1 at 10", "fx-2 at 6", "fx-10 at 7") in found
    do(s, "play ke-13", "space 1", "space 3")
    assert board(s)[:3] == ["fx-1 at 10", "fx-2 at 8", "fx-10 at 5"]
    assert (actions(s), balance(s), removed(s)) == (0, 20, ["wild-party"])
    assert board(s, 2)[0] == "fx-1 at 13"


@pytest.mark.rule("W-20.9")
def test_a_farm_or_a_residence_on_its_lowest_step_takes_no_step() -> None:
    s = table(hand="ke-13", board="fx-3, fx-1 at 13, fx-2 at 2, fx-10 at 9, fx-5", actions=1, balance=20)
    do(s, "play ke-13")
    assert legal(s) == ["space 2", "space 4"]
    assert {refused(s, f"space {n}") for n in (1, 3, 5)} == {"W-20.9"}


@pytest.mark.rule("W-20.9")
def test_steps_are_assigned_one_after_the_other_until_the_lowest_is_reached() -> None:
    s = table(hand="ke-13", board="fx-2 at 4, fx-1 at 13", actions=1, balance=20)
    do(s, "play ke-13", "space 1")
    assert (step(s), board(s)[:2]) == ("", ["fx-2 at 2", "fx-1 at 7"])
    s = table(hand="ke-13", board="fx-2 at 6, fx-1 at 13", actions=1, balance=20)
    do(s, "play ke-13", "space 1")
    assert (legal(s), board(s)[:2]) == (["space 1", "space 2"], ["fx-2 at 6", "fx-1 at 13"])
    do(s, "space 1")
    assert (step(s), board(s)[:2]) == ("", ["fx-2 at 2", "fx-1 at 10"])


@pytest.mark.rule("W-20.9")
def test_a_residence_activated_in_this_round_takes_steps() -> None:
    s = table(hand="ke-13", board="fx-1 at 13", actions=2, balance=20)
    do(s, "activate 1", "play ke-13")
    assert board(s)[0] == "fx-1 at 5 activated"


@pytest.mark.rule("W-20.10")
def test_as_many_steps_as_possible_must_be_taken() -> None:
    s = table(hand="ke-13", board="fx-1 at 13, fx-2 at 4", actions=1, balance=20)
    do(s, "play ke-13")
    assert refused(s, "enough") == "W-20.10"
    assert "none" not in legal(s)
    s = table(hand="ke-13", board="fx-1 at 3, fx-2 at 4", actions=1, balance=20)
    assert [lying[:2] for lying in boards_after(s, "play ke-13")] == [["fx-1 at 1", "fx-2 at 2"]]


@pytest.mark.rule("W-20.10")
def test_no_step_may_be_assigned_that_leaves_too_few_for_the_others() -> None:
    s = table(hand="ke-13", board="fx-2 at 4, fx-10 at 5, fx-1 at 3", actions=1, balance=20)
    assert [lying[:3] for lying in boards_after(s, "play ke-13")] == [["fx-2 at 2", "fx-10 at 3", "fx-1 at 1"]]
    s = table(hand="ke-13", board="fx-10 at 9, fx-2 at 4, fx-1 at 3", actions=1, balance=20)
    do(s, "play ke-13")
    assert legal(s) == ["space 1", "space 2"]
    assert refused(s, "space 3") == "W-20.9"


@pytest.mark.rule("W-20.10")
def test_if_no_step_is_possible_the_card_cannot_be_played() -> None:
    s = table(hand="ke-13", board="fx-1 at 1, fx-2 at 2, fx-3, fx-5", actions=1)
    assert refused(s, "play ke-13") == "W-20.10"
    assert refused(table(hand="ke-13, fx-1", actions=1), "play ke-13") == "W-20.10"


@pytest.mark.rule("W-20.11")
def test_the_depreciation_at_the_end_of_the_round_comes_on_top() -> None:
    s = table(hand="ke-13", board="fx-1 at 13", actions=2, balance=20)
    do(s, "play ke-13")
    assert board(s)[0] == "fx-1 at 5"
    spared = do(s.clone(), "activate 1")
    assert board(end_round(spared))[0] == "fx-1 at 5"
    assert board(end_round(s))[0] == "fx-1 at 3"


# --- option cards ---


@pytest.mark.rule("W-20.12", "W-11.10")
def test_an_option_card_of_the_special_deck_works_like_any_other() -> None:
    options = [{"actions": 2, "pounds": 7}, {"actions": 3, "pounds": 11}, {"actions": 5, "pounds": 20}]
    s = table(hand="auction", actions=4, balance=40, cards=[card("special", "auction", crowns=3, options=options)])
    do(s, "play auction")
    assert (step(s), legal(s)) == ("option", ["option 1", "option 2"])
    assert refused(s, "option 3") == "W-8.4"
    do(s, "option 2")
    assert (actions(s), balance(s), removed(s)) == (1, 29, ["auction"])
