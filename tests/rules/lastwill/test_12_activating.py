"""Section 12 of the rules of Last Will: activating black-bordered cards."""

from __future__ import annotations

import pytest

from tests import forms
from tests.rules.lastwill.table import (
    actions,
    asked,
    balance,
    board,
    card,
    do,
    end_round,
    end_turns,
    file,
    legal,
    refused,
    seat,
    spaces,
    step,
    table,
    why,
)


@pytest.mark.rule("W-12.12")
@pytest.mark.parametrize("text", ["put fx-5", "put school-chum", "buy fx-2"])
def test_a_card_can_be_activated_once_also_in_the_round_in_which_it_came(text: str) -> None:
    s = table(hand="fx-5, school-chum, fx-2", actions=1, balance=40)
    do(s, text, "activate 1")
    assert board(s)[0].endswith("activated")
    assert refused(s, "activate 1") == "W-12.14"


@pytest.mark.rule("W-12.12")
def test_a_card_of_an_earlier_round_can_be_activated_once_in_each() -> None:
    s = table(board="fx-5 round 1", balance=40, round=3)
    do(s, "activate 1")
    assert refused(s, "activate 1") == "W-12.14"
    assert balance(s) == 38


@pytest.mark.rule("W-12.12")
def test_two_cards_alike_are_activated_each_for_itself() -> None:
    s = table(board="fx-5, fx-5", balance=40)
    do(s, "activate 2")
    assert board(s)[:2] == ["fx-5", "fx-5 activated"]
    do(s, "activate 1")
    assert (balance(s), legal(s)) == (36, ["end"])


@pytest.mark.rule("W-12.12")
def test_a_card_is_activated_by_its_owner_in_the_own_turn() -> None:
    s = table(actions=5, two=seat(board="fx-5"))
    assert legal(s) == ["end"]
    assert why(s, "activate 1", by=1) is not None
    assert why(s, "activate 1", by=2) is not None
    do(s, "end")
    assert legal(s, by=2) == ["activate 1", "end"]
    do(s, "activate 1", "end")
    assert (balance(s), balance(s, 2)) == (70, 68)
    assert why(s, "activate 1", by=2) is not None


@pytest.mark.rule("W-12.13")
@pytest.mark.parametrize(("paid", "amount"), [(0, 4), (1, 4), (2, 4), (2, 6), (2, 9)])
def test_to_activate_is_to_pay_the_actions_and_spend_the_amount_chosen(paid: int, amount: int) -> None:
    yacht = card("helpers", "yacht", actions=paid, pounds=4, spaces=spaces(("guest", 6), ("chef", 9)))
    s = table(board="yacht +2", actions=3, balance=20, cards=[yacht])
    do(s, "activate 1", f"amount {amount}")
    assert (actions(s), balance(s)) == (3 - paid, 20 - amount)


@pytest.mark.rule("W-12.13")
def test_an_activation_that_cannot_be_paid_is_illegal() -> None:
    yacht = card("helpers", "yacht", actions=2, pounds=4)
    s = table(board="yacht", actions=1, balance=20, cards=[yacht])
    assert refused(s, "activate 1") == "W-8.4"
    assert refused(table(board="fx-6, fx-3", actions=1, balance=4), "activate 1") == "W-18.2"


@pytest.mark.rule("W-12.14")
def test_a_card_stays_activated_until_the_third_step_of_the_end_of_the_round() -> None:
    s = table(hand="dinner", board="fx-5, fx-1 at 7", actions=1, balance=40, two=seat(board="fx-5 activated"))
    do(s, "activate 1", "activate 2", "end")
    assert board(s)[0] == "fx-5 activated"
    end_turns(s)
    assert (asked(s)[0], board(s)[:2]) == ("keep", ["fx-5 activated", "fx-1 at 7 activated"])
    end_round(s)
    assert file(s, "round") == 2
    assert (board(s)[:2], board(s, 2)[0]) == (["fx-5", "fx-1 at 7"], "fx-5")


@pytest.mark.rule("W-12.14")
def test_everybody_sees_which_cards_are_activated() -> None:
    s = table(board="fx-5", balance=40)
    do(s, "activate 1")
    seats = forms.view(s, None)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["board"][0] == {"card": "fx-5", "activated": True, "round": 1}


@pytest.mark.rule("W-12.15")
def test_without_actions_what_needs_none_can_be_activated() -> None:
    s = table(board="fx-5, fx-6, fx-2 at 8, fx-1 at 13, school-chum", balance=40)
    assert legal(s) == ["activate 1", "activate 3", "activate 5", "end"]
    do(s, "activate 1", "activate 3", "activate 5")
    assert (actions(s), balance(s)) == (0, 40 - 2 - 1 - 1)


@pytest.mark.rule("W-12.16")
@pytest.mark.parametrize("name", ["h1", "h7", "h11", "h16"])
def test_a_card_without_an_upper_part_cannot_be_activated(name: str) -> None:
    s = table(board=f"{name}, fx-5", actions=3)
    assert refused(s, "activate 1") == "W-12.16"
    assert legal(s) == ["activate 2", "end"]


@pytest.mark.rule("W-12.16")
def test_an_empty_space_cannot_be_activated() -> None:
    s = table(board="-, fx-5", actions=3)
    assert refused(s, "activate 1") == "W-12.1"
    assert step(s) == ""
