"""Section 13 of the rules of Last Will: expenses, and the amounts of an upper part."""

from __future__ import annotations

import pytest

from bequest.core.errors import BadPosition
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.position import WillPosition
from tests import forms
from tests.rules.lastwill.table import (
    Fixture,
    actions,
    asked,
    balance,
    base,
    board,
    card,
    do,
    end_round,
    helper,
    legal,
    refused,
    spaces,
    step,
    table,
    totals,
)


def next_turn(s: WillPosition) -> WillPosition:
    """Plays on to the turn of seat 1 in the next round; nobody does anything of note."""
    end_round(s)
    while asked(s) != ("turn", 1):
        do(s, "end" if asked(s)[0] == "turn" else legal(s)[0])
    return s


YACHT = card("helpers", "yacht", actions=1, pounds=4, spaces=spaces(("guest", 6), ("chef", 9)))
CLERK = card("helpers", "clerk", kind="helper", actions=1, pounds=4, spaces=spaces(("guest", 6), ("chef", 9)))
LODGE = card("properties", "lodge", type="mansion", banknotes=[9, 6, 3, 1], actions=1, pounds=4,
             spaces=spaces(("guest", 6), ("chef", 9)))  # fmt: skip


# --- worked examples ---


@pytest.mark.rule("W-13.3", "W-12.15")
def test_example_t10a_an_expense_without_tokens() -> None:
    s = table(board="kx-1", balance=20)
    do(s, "activate 1")
    assert (step(s), balance(s), board(s)[0]) == ("", 19, "private-kitchen activated")


@pytest.mark.rule("W-13.3", "W-13.4", "W-13.5")
def test_example_t10b_an_expense_with_one_token() -> None:
    s = table(board="kx-1 +1", balance=20)
    do(s, "activate 1")
    assert (step(s), totals(s)) == ("amount", [1, 2])
    assert refused(s, "amount 4") == "W-1.16"
    assert refused(s, "amount 3") == "W-1.16"
    for amount in (1, 2):
        copy = do(s.clone(), f"amount {amount}")
        assert (balance(copy), actions(copy)) == (20 - amount, 0)


@pytest.mark.rule("W-13.4", "W-15.12")
def test_example_t14c_a_farm_with_two_tokens() -> None:
    s = table(board="fx-3 +2", actions=1, balance=20)
    do(s, "activate 1")
    assert totals(s) == [2, 4, 7]
    for amount in (2, 4, 7):
        copy = do(s.clone(), f"amount {amount}")
        assert (balance(copy), actions(copy), board(copy)[0]) == (20 - amount, 0, "fx-3 +2 activated")


# --- expenses ---


@pytest.mark.rule("W-13.1")
def test_an_expense_is_activated_round_after_round() -> None:
    s = table(board="fx-5", balance=40)
    for round in (1, 2, 3):
        do(s, "activate 1")
        assert balance(s) == 40 - 2 * round
        assert refused(s, "activate 1") == "W-12.14"
        next_turn(s)
        assert board(s)[0] == "fx-5"


@pytest.mark.rule("W-13.1")
def test_an_expense_has_an_upper_part_and_no_privilege() -> None:
    expenses = [card for card in base().cards if card.kind == terms.EXPENSE]
    assert len(expenses) > 10
    assert all(card.upper and card.black and not card.privileges for card in expenses)
    privileged = card("helpers", "mixture", kind="expense", pounds=2, privileges=[{"do": "action"}])
    with pytest.raises(BadPosition, match="privileges"):
        table(board="mixture", cards=[privileged])


# --- amounts ---


@pytest.mark.rule("W-13.2")
@pytest.mark.parametrize("fixture", [YACHT, CLERK, LODGE], ids=lambda fixture: fixture.id)
def test_expenses_helpers_and_properties_may_have_companion_spaces(fixture: Fixture) -> None:
    found = []
    for tokens in (0, 1, 2):
        s = table(board=f"{fixture.id} +{tokens}", actions=1, balance=30, cards=[fixture])
        do(s, "activate 1")
        found.append(totals(s) if step(s) else [30 - balance(s)])
    assert found == [[4], [4, 6], [4, 6, 9]]


@pytest.mark.rule("W-13.2")
def test_a_companion_space_has_a_type_of_its_own() -> None:
    s = table(hand="guest, chef, dog", board="yacht", actions=3, cards=[YACHT])
    do(s, "add 1")
    assert board(s)[0] == "yacht +1"
    assert [event["type"] for event in forms.events(s, 0) if event["event"] == "token"] == ["guest"]
    do(s, "add 1")
    assert [event["type"] for event in forms.events(s, 0) if event["event"] == "token"] == ["guest", "chef"]
    assert refused(s, "add 1") == "W-16.4"


@pytest.mark.rule("W-13.3")
def test_the_amount_of_a_space_is_available_only_with_a_token_on_it() -> None:
    s = table(board="yacht", actions=1, balance=30, cards=[YACHT])
    do(s, "activate 1")
    assert (balance(s), step(s)) == (26, "")
    s = table(board="yacht +1", actions=1, balance=30, cards=[YACHT])
    do(s, "activate 1")
    assert refused(s, "amount 9") == "W-1.16"
    assert totals(s) == [4, 6]


@pytest.mark.rule("W-13.3")
def test_a_token_added_before_the_activation_counts() -> None:
    s = table(hand="guest", board="yacht", actions=2, balance=30, cards=[YACHT])
    do(s, "add 1", "activate 1")
    assert totals(s) == [4, 6]


@pytest.mark.rule("W-13.4")
def test_amounts_are_alternatives() -> None:
    s = table(board="yacht +2", actions=1, balance=30, cards=[YACHT])
    do(s, "activate 1")
    assert totals(s) == [4, 6, 9]
    assert {refused(s, f"amount {total}") for total in (10, 13, 15, 0)} == {"W-1.16"}


@pytest.mark.rule("W-13.4", "W-14.7")
def test_the_bonus_of_a_helper_comes_on_top_of_the_amount_chosen() -> None:
    s = table(board="fx-11 +1, h7", balance=30)
    do(s, "activate 1")
    assert totals(s) == [1, 2, 3, 4]
    s = table(board="fx-11 +1, big-tips", balance=30, cards=[helper(7, "big-tips", amount=5)])
    do(s, "activate 1")
    assert totals(s) == [1, 3, 6, 8]


@pytest.mark.rule("W-13.5")
@pytest.mark.parametrize("amount", [4, 6])
def test_a_smaller_amount_than_the_largest_may_be_chosen(amount: int) -> None:
    s = table(board="yacht +2", actions=1, balance=30, cards=[YACHT])
    do(s, "activate 1", f"amount {amount}")
    assert (balance(s), board(s)[0]) == (30 - amount, "yacht +2 activated")


@pytest.mark.rule("W-13.6")
@pytest.mark.parametrize("amount", [4, 6, 9])
def test_the_actions_do_not_depend_on_the_amount(amount: int) -> None:
    s = table(board="yacht +2", actions=3, balance=30, cards=[YACHT])
    do(s, "activate 1", f"amount {amount}")
    assert actions(s) == 2
    free = table(board="kx-1 +2", balance=30)
    do(free, "activate 1", "amount 4")
    assert (actions(free), balance(free)) == (0, 26)
