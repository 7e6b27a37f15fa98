"""Section 6 of the rules of Last Will: planning of two players, and the choices of a planning move."""

from __future__ import annotations

import pytest

from bequest.core.position import CHANCE
from bequest.games.lastwill.position import WillPosition
from tests import forms
from tests.rules.lastwill.table import (
    actions,
    asked,
    do,
    end_turns,
    file,
    hand,
    helper,
    legal,
    rule_of,
    seat,
    shown,
    step,
    table,
    told,
)

PLENTY = {"helpers": "9 fx-5"}
"""A deck with fixtures has no other cards than those that are named."""


def two(starting_player: int = 1, **arguments: object) -> WillPosition:
    return table(players=2, phase="planning", starting_player=starting_player, **arguments)  # type: ignore[arg-type]


@pytest.mark.rule("W-6.15", "W-6.16", "W-6.17", "W-6.18", "W-6.19")
@pytest.mark.parametrize(("holder", "other"), [(1, 2), (2, 1)])
def test_two_players_go_through_four_steps(holder: int, other: int) -> None:
    s = two(holder)
    assert asked(s) == ("block", holder)
    do(s, "plan 2")
    assert (asked(s), file(s, "plans")) == (("block", other), [None, "neutral", None, None, None, None])
    assert (hand(s, 1), hand(s, 2)) == ([], [])
    do(s, "plan 4")
    assert asked(s) == ("plan", other)
    do(s, "plan 1", "amount 5")
    assert (asked(s), len(hand(s, other)), hand(s, holder)) == (("plan", holder), 5, [])
    do(s, "plan 5", "amount 0", "amount 0", "amount 4")
    assert (len(hand(s, holder)), file(s, "phase")) == (4, "errand")
    assert file(s, "plans") == [other, "neutral", None, "neutral", holder, None]
    kinds = [(event["event"], event["seat"]) for event in forms.events(s) if event["event"] in ("block", "plan")]
    assert kinds == [("block", holder), ("block", other), ("plan", other), ("plan", holder)]


@pytest.mark.rule("W-6.15")
def test_both_blocks_are_compulsory_and_go_on_any_free_plan() -> None:
    s = two()
    for number in (1, 2):
        assert asked(s) == ("block", number)
        for text in ("end", "none", "enough"):
            assert rule_of(s, text) == "not asked"
        assert legal(s) == [f"plan {plan}" for plan in range(number, 7)]
        do(s, legal(s)[0])
    assert legal(s) == ["plan 3", "plan 4", "plan 5", "plan 6"]


@pytest.mark.rule("W-6.17")
def test_the_second_block_knows_the_first_and_goes_elsewhere() -> None:
    s = do(two(), "plan 3")
    plans = forms.view(s, 1)["plans"]
    assert isinstance(plans, list)
    assert plans[2]["marker"] == "neutral"
    assert [event["plan"] for event in forms.events(s, 0, 1) if event["event"] == "block"] == [3]
    assert legal(s) == ["plan 1", "plan 2", "plan 4", "plan 5", "plan 6"]
    assert rule_of(s, "plan 3") == "W-6.3"


@pytest.mark.rule("W-6.18", "W-6.19")
def test_the_cards_of_a_plan_are_drawn_before_the_other_takes_one() -> None:
    s = two(plans="n, n", chance="explicit", next={"events": "ball, dinner, theatre"})
    assert (asked(s), legal(s)) == (("plan", 2), ["plan 3", "plan 4", "plan 5", "plan 6"])
    do(s, "plan 6", "amount 1")
    assert (s.seat, legal(s)) == (CHANCE, ["card ball"])
    do(s, "card ball")
    assert (asked(s), legal(s), hand(s, 2)) == (("plan", 1), ["plan 3", "plan 4", "plan 5"], ["ball"])
    assert rule_of(s, "plan 6") == "W-6.3"
    do(s, "plan 3")
    assert (file(s, "phase"), hand(s), asked(s)) == ("errand", [], ("errand", 1))


@pytest.mark.rule("W-6.20")
def test_a_neutral_marker_only_blocks() -> None:
    s = two(board="h13, h14", rest=PLENTY, two=seat(board="h13"))
    do(s, "plan 1")
    do(s, "plan 4")  # with the most cards, and helpers that would add some
    assert (hand(s), hand(s, 2), told(s)) == ([], [], ["block", "block"])
    assert [shown(s, number)["errand_boys"] for number in (1, 2)] == [0, 0]
    do(s, "plan 5", "amount 0", "amount 0", "amount 0", "amount 0")
    do(s, "plan 6", "amount 0", "amount 0", "amount 0", "amount 0", "amount 0")
    assert file(s, "plan_order") == [2, 1]
    errands, turns = [], []
    while asked(s)[0] == "errand":
        errands.append(asked(s)[1])
        do(s, next(text for text in legal(s) if text in ("errand w1", "errand w2", "errand extension")))
    while asked(s)[0] == "turn":
        turns.append((asked(s)[1], actions(s, asked(s)[1])))
        do(s, "end")
    assert (errands, turns) == ([2, 1], [(2, 3), (1, 4)])


@pytest.mark.rule("W-6.20")
def test_neutral_markers_are_free_again_in_the_next_round() -> None:
    s = end_turns(table(players=2, plans="n, 1, 2, n"))
    assert (file(s, "round"), asked(s), len(legal(s))) == (2, ("block", 2), 6)


# --- the choices of a planning move ---


@pytest.mark.rule("W-6.21")
def test_a_neutral_marker_is_set_with_one_choice() -> None:
    s = two(board="h13", rest=PLENTY)
    do(s, "plan 1")
    assert asked(s) == ("block", 2)


@pytest.mark.rule("W-6.21")
def test_a_plan_is_chosen_with_the_extra_draws_first_and_then_the_numbers_for_three_decks() -> None:
    s = table(phase="planning", board="h15, h13, h14, h13, h14", rest=PLENTY)
    do(s, "plan 2")
    assert (step(s), legal(s)) == ("extra", ["amount 0", "amount 1", "amount 2"])  # H13, of which there are two
    do(s, "amount 2")
    assert (step(s), legal(s)) == ("extra", ["amount 0", "amount 1", "amount 2"])  # H14
    do(s, "amount 1")
    assert (step(s), legal(s)) == ("extra", ["amount 0", "amount 1"])  # H15
    do(s, "amount 1")
    assert (step(s), legal(s)) == ("divide", [f"amount {number}" for number in range(7)])
    do(s, "amount 2")
    assert (step(s), legal(s)) == ("divide", [f"amount {number}" for number in range(5)])
    do(s, "amount 1")
    assert (step(s), legal(s)) == ("divide", [f"amount {number}" for number in range(4)])
    assert (hand(s), told(s)) == ([], [])
    do(s, "amount 1")
    assert shown(s)["hand_backs"] == {"events": 2 + 3, "helpers": 1, "properties": 1, "companions": 2 + 3}
    draws = [event["deck"] for event in forms.events(s) if event["event"] == "draw"]
    assert draws == [
        *["events"] * 2, "helpers", "properties", *["companions"] * 2, *["events"] * 3, *["companions"] * 3,
    ]  # fmt: skip


@pytest.mark.rule("W-6.21")
def test_extra_draws_of_the_same_kind_but_another_size_are_asked_for_apart() -> None:
    four = helper(14, "h14-4", amount=4)
    s = table(phase="planning", board="h14, h14-4", cards=[four], rest=PLENTY)
    do(s, "plan 3", "amount 0", "amount 1")
    assert shown(s)["hand_backs"] == {"events": 4}


@pytest.mark.rule("W-6.21")
def test_who_has_no_such_helper_is_asked_for_no_extra_draw() -> None:
    s = table(phase="planning", board="h7, h16", rest=PLENTY, two=seat(board="h13"))
    do(s, "plan 6")
    assert (step(s), legal(s)) == ("divide", ["amount 0", "amount 1"])
    do(s, "amount 1")
    do(s, "plan 3")
    assert (asked(s), step(s)) == (("plan", 2), "extra")
