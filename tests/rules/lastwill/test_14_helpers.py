"""Section 14 of the rules of Last Will: helpers in general."""

from __future__ import annotations

import pytest

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
    hand,
    helper,
    legal,
    refused,
    rule_of,
    seat,
    spaces,
    step,
    table,
    totals,
)

PLENTY = {"events": "6 fx-8", "helpers": "6 fx-5"}


# --- the two parts ---


@pytest.mark.rule("W-14.1")
def test_a_helper_without_an_upper_part_cannot_be_activated() -> None:
    s = table(board="h7, h11, h16", actions=3)
    assert [refused(s, f"activate {space}") for space in (1, 2, 3)] == ["W-12.16"] * 3


@pytest.mark.rule("W-14.1")
def test_the_upper_part_of_a_helper_works_like_an_expense() -> None:
    nurse = card("helpers", "nurse", kind="helper", privileges=[{"do": "hand", "amount": 2}], actions=1, pounds=2,
                 spaces=spaces(("guest", 3), ("chef", 5)))  # fmt: skip
    s = table(cards=[nurse], board="nurse", hand="guest, chef", actions=3, balance=20)
    do(s, "add 1", "add 1", "activate 1")
    assert totals(s) == [2, 3, 5]
    do(s, "amount 5")
    assert (actions(s), balance(s), board(s)[0]) == (0, 15, "nurse +2 activated")
    assert refused(s, "activate 1") == "W-12.14"


# --- when a privilege works ---


@pytest.mark.rule("W-14.2")
def test_a_privilege_works_from_the_moment_the_helper_lies_on_the_board() -> None:
    s = table(board="-", hand="h8, 2 fx-8", actions=3, balance=40)
    do(s, "play fx-8")
    assert balance(s) == 38  # the helper in hand gave nothing, so nothing was asked
    do(s, "put h8", "play fx-8")
    assert totals(s) == [2, 4]


@pytest.mark.rule("W-14.2")
def test_a_privilege_ends_when_the_helper_leaves_the_board() -> None:
    s = table(board="h8, fx-5, fx-5, fx-5, fx-5", hand="fx-6, fx-8", actions=3, balance=40)
    do(s, "put fx-6", "space 1", "play fx-8")
    assert balance(s) == 38
    kept = table(board="h8, fx-5, fx-5, fx-5, fx-5", hand="fx-6, fx-8", actions=3, balance=40)
    do(kept, "put fx-6", "space 2", "play fx-8")
    assert totals(kept) == [2, 4]


@pytest.mark.rule("W-14.2")
@pytest.mark.parametrize("state", ["", " activated"])
def test_a_privilege_works_whether_its_helper_is_activated_or_not(state: str) -> None:
    groom = card("helpers", "groom", kind="helper", pounds=1,
                 privileges=[{"do": "bonus", "symbols": ["coach"], "amount": 2}])  # fmt: skip
    s = table(cards=[groom], board=f"groom{state}", hand="fx-8", actions=1)
    assert totals(do(s, "play fx-8")) == [2, 4]


@pytest.mark.rule("W-14.2")
def test_a_privilege_works_for_its_owner_alone() -> None:
    s = table(hand="fx-8", actions=1, balance=40, two=seat(board="h8, h16"), three=seat(board="h7"))
    do(s, "play fx-8")
    assert balance(s) == 38


# --- the owner decides ---


@pytest.mark.rule("W-14.3")
def test_a_bonus_may_be_left_out() -> None:
    for total in (2, 4):
        s = table(board="h8", hand="fx-8", actions=1, balance=40)
        assert balance(do(s, "play fx-8", f"amount {total}")) == 40 - total


@pytest.mark.rule("W-14.3")
def test_a_price_may_be_left_as_it_is() -> None:
    s = table(board="h3", hand="fx-1", actions=1, balance=40, market="mansion +1")
    do(s, "buy fx-1")
    assert totals(s) == [12, 14, 16]
    assert balance(do(s, "amount 14")) == 26


@pytest.mark.rule("W-14.3")
@pytest.mark.parametrize(
    ("helper_id", "text"), [("h2", "buy fx-1"), ("h2", "sell 2"), ("h1", "sell 3"), ("h4", "activate 3")]
)
def test_an_action_may_be_paid_although_it_could_be_waived(helper_id: str, text: str) -> None:
    for answer, left, used in (("none", 1, ""), ("space 1", 2, " used 1")):
        s = table(board=f"{helper_id}, fx-10 at 9, fx-3", hand="fx-1", actions=2, balance=40)
        do(s, text)
        assert (step(s), legal(s)) == ("waiver", ["none", "space 1"])
        do(s, answer)
        if step(s) == "price":
            do(s, legal(s)[-1])
        assert (actions(s), board(s)[0]) == (left, helper_id + used)


@pytest.mark.rule("W-14.3")
def test_extra_cards_an_extra_white_action_and_a_larger_hand_are_optional() -> None:
    s = table(phase="planning", board="h13, h14", rest=PLENTY)
    do(s, "plan 3", "amount 0", "amount 0")
    assert (hand(s), asked(s)) == ([], ("plan", 2))
    s = do(table(board="h12", hand="fx-8", actions=1), "play fx-8")
    assert (step(s), legal(s)) == ("white", ["amount 0", "amount 1"])
    s = end_turns(table(board="h16", hand="dinner, ball, dog"))
    assert "enough" in legal(do(s, "card dinner"))


# --- several helpers with the same privilege ---


@pytest.mark.rule("W-14.4")
def test_bonuses_discounts_and_extras_of_helpers_alike_add_up() -> None:
    assert totals(do(table(board="h8, h8", hand="fx-8", actions=1), "play fx-8")) == [2, 4, 6]
    s = table(board="h1, h1", hand="fx-3", actions=0, balance=40, market="farm -2")
    assert totals(do(s, "buy fx-3")) == [4, 6, 8]
    s = table(board="h6, h6, fx-1 at 7", actions=1)
    assert totals(do(s, "activate 3")) == [3, 6, 9]
    s = end_turns(table(board="h16, h16", hand="dinner, ball, dog, chef, horse, guest, theatre"))
    do(s, *[f"card {name}" for name in ("dinner", "theatre", "ball", "chef", "guest", "dog")])
    assert len(hand(s)) == 6


@pytest.mark.rule("W-14.4")
def test_extra_draws_of_helpers_alike_add_up() -> None:
    s = table(phase="planning", board="h14, h14", rest={"events": "9 fx-8", "helpers": "fx-5"})
    do(s, "plan 3")
    assert (step(s), legal(s)) == ("extra", ["amount 0", "amount 1", "amount 2"])
    assert hand(do(s, "amount 2")) == ["fx-8"] * 6


@pytest.mark.rule("W-14.4")
def test_extra_actions_and_free_uses_of_helpers_alike_add_up() -> None:
    s = table(hand="h11, h11, 2 fx-8, fx-5", board="h12, h12", actions=2, balance=40)
    do(s, "put h11", "put h11")
    assert actions(s) == 2
    do(s, "put fx-5", "play fx-8", "amount 1", "play fx-8", "amount 1")
    assert (actions(s), balance(s)) == (1, 36)
    s = table(board="h4, h4, fx-3, fx-4", actions=0, balance=40)
    do(s, "activate 3", "activate 4")
    assert (balance(s), board(s)[:2]) == (36, ["h4 used 1", "h4 used 1"])


# --- once per round, for each card ---


@pytest.mark.rule("W-14.5")
def test_uses_are_counted_for_each_helper_card() -> None:
    s = table(board="h1, h1, -, -", hand="fx-3, fx-4", actions=0, balance=60, market="farm -3")
    do(s, "buy fx-3", "amount 7", "buy fx-4", "amount 12")
    assert board(s)[:4] == ["h1 used 1", "h1 used 1", "fx-3", "fx-4"]
    assert refused(s, "sell 3") == "W-8.4"
    s = table(board="h2, h2, fx-10 at 9, fx-2 at 8, fx-1 at 13", hand="2 fx-10", actions=0, balance=60)
    do(s, "sell 3", "sell 4", "space 1", "sell 5", "buy fx-10")
    assert board(s)[:2] == ["h2 used 2", "h2 used 2"]
    assert refused(s, "buy fx-10") == "W-8.4"


@pytest.mark.rule("W-14.5")
@pytest.mark.parametrize("used", ["h1 used 1", "h2 used 2", "h4 used 1", "h5 used 1", "h11 used 1", "h12 used 1"])
def test_uses_are_counted_anew_in_every_round(used: str) -> None:
    s = table(board=f"{used}, fx-5", balance=40)
    assert board(s)[0] == used
    end_round(s)
    assert (file(s, "round"), board(s)[0]) == (2, used.partition(" ")[0])


# --- bonuses ---


@pytest.mark.rule("W-14.6")
def test_a_card_with_both_symbols_of_a_helper_brings_its_bonus_once() -> None:
    s = table(board="h10", hand="fx-9", actions=2, balance=40)
    assert totals(do(s, "play fx-9")) == [4, 6]


@pytest.mark.rule("W-14.6")
def test_a_helper_lowers_or_raises_a_price_once() -> None:
    s = table(board="h3, fx-1 at 7", actions=1, market="mansion +3")
    assert totals(do(s, "sell 2")) == [8, 10, 12]


@pytest.mark.rule("W-14.7", "W-18.2")
def test_the_debt_rule_sees_the_total_with_the_bonus() -> None:
    for money, offered in ((3, [2]), (4, [2, 4]), (70, [2, 4])):
        s = table(board="h8, fx-3", hand="fx-8, dinner", actions=1, balance=money)
        do(s, "play fx-8")
        assert (totals(s) or [money - balance(s)]) == offered
    s = table(board="h8", hand="fx-8", actions=1, balance=1)
    assert balance(do(s, "play fx-8", "amount 4")) == -3  # without property the bonus makes a larger debt


@pytest.mark.rule("W-14.7")
def test_the_bonus_may_be_left_out_of_an_activation_that_it_would_make_too_dear() -> None:
    s = table(board="h6, fx-3 +1", actions=1, balance=6)
    assert totals(do(s, "activate 2")) == [2, 4, 5]


# --- waived actions ---


@pytest.mark.rule("W-14.8")
def test_an_activation_without_actions_uses_no_privilege_up() -> None:
    s = table(board="h5, fx-2 at 8", actions=1, balance=20)
    do(s, "activate 2")
    assert (actions(s), balance(s), board(s)[:2]) == (1, 19, ["h5", "fx-2 at 8 activated"])


@pytest.mark.rule("W-14.8")
def test_one_transaction_or_activation_uses_up_one_privilege_at_most() -> None:
    villa = card("properties", "villa", type="mansion", banknotes=[12, 8, 4, 1], actions=2, pounds=3)
    s = table(cards=[villa], board="h5, h5, villa at 12", actions=0, balance=20)
    do(s, "activate 3")
    assert (balance(s), board(s)[:2]) == (17, ["h5 used 1", "h5"])
    s = table(board="h2, h1, h2", hand="fx-1", actions=1, balance=40)
    do(s, "buy fx-1")
    assert legal(s) == ["none", "space 1"]  # helpers alike are one option
    do(s, "space 1")
    assert (actions(s), board(s)[:3]) == (1, ["h2 used 1", "h1", "h2"])


# --- symbols of helpers ---


@pytest.mark.rule("W-14.9")
def test_to_activate_a_helper_with_a_symbol_is_a_use_of_that_symbol() -> None:
    waiter = card("helpers", "waiter", kind="helper", symbols=["silverware"], pounds=1,
                  privileges=[{"do": "bonus", "symbols": ["silverware"], "amount": 1}])  # fmt: skip
    s = table(cards=[waiter], board="waiter, h7", balance=20)
    assert totals(do(s, "activate 1")) == [1, 2, 3]  # also its own bonus
    plain = card("helpers", "plain", kind="helper", pounds=1, privileges=[{"do": "hand", "amount": 2}])
    s = table(cards=[plain], board="plain, h7", balance=20)
    assert balance(do(s, "activate 1")) == 19


# --- worked examples ---


@pytest.mark.rule("W-14.4", "W-14.6")
def test_s8_two_coach_helpers_of_different_amounts() -> None:
    two = [helper(8, "h8-2", amount=2), helper(8, "h8-3", amount=3)]
    for total in (2, 4, 5, 7):
        s = table(cards=two, board="h8-2, h8-3", hand="fx-8", actions=1, balance=40)
        do(s, "play fx-8")
        assert totals(s) == [2, 4, 5, 7]
        assert [rule_of(s, f"amount {other}") for other in (3, 6, 8, 9)] == ["W-1.16"] * 4
        do(s, f"amount {total}")
        assert (balance(s), actions(s)) == (40 - total, 0)
