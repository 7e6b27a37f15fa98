"""Section 8 of the rules of Last Will: the choices of a move and their order (table 8-M)."""

from __future__ import annotations

import pytest

from bequest.games.lastwill.position import WillPosition
from tests.rules.lastwill.table import (
    action,
    actions,
    asked,
    balance,
    board,
    card,
    do,
    file,
    hand,
    helper,
    legal,
    reason,
    rule_of,
    spaces,
    step,
    table,
)


def steps(s: WillPosition, *texts: str) -> list[str]:
    """Makes these choices; the step that was open before each of them."""
    found = []
    for text in texts:
        found.append(step(s))
        do(s, text)
    assert step(s) == ""
    return found


def ways(s: WillPosition, first: str) -> list[list[str]]:
    """Every way to complete a move, as the choices that are asked after the first."""
    s = s.clone()
    do(s, first)
    found: list[list[str]] = []
    _follow(s, [], found)
    return found


def _follow(s: WillPosition, made: list[str], found: list[list[str]]) -> None:
    if not step(s):
        found.append(made)
        return
    for text in legal(s):
        copy = s.clone()
        do(copy, text)
        _follow(copy, [*made, text], found)


# --- table 8-M ---


@pytest.mark.rule("W-8.10")
def test_a_white_card_asks_for_coins_extra_actions_amount_and_targets() -> None:
    outing = card("events", "outing", symbols=["coach"], actions=2, pounds=1,
                  coins=spaces(("dog", 2), ("guest", 3)), effect={"do": "animals", "amount": 2})  # fmt: skip
    s = table(hand="outing, dog, guest", board="h8, h12, h12, fx-3, fx-4", actions=2, balance=30, cards=[outing])
    choices = ["play outing", "card dog", "card guest", "amount 1", "amount 8", "space 4", "space 5"]
    assert steps(s, *choices) == ["", "coin", "coin", "white", "amount", "animal", "animal"]
    assert (actions(s), balance(s), hand(s)) == (1, 22, [])
    assert board(s) == ["h8", "h12 used 1", "h12", "fx-3 +1", "fx-4 +1"]


@pytest.mark.rule("W-8.10")
def test_an_option_card_asks_for_the_option_first_and_for_depreciation_last() -> None:
    options = [{"actions": 1, "pounds": 1}, {"actions": 2, "pounds": 3}]
    fete = card("events", "fete", symbols=["coach"], options=options, effect={"do": "depreciation", "amount": 3})
    s = table(hand="fete", board="h8, h12, fx-1 at 13, fx-10 at 9", actions=2, balance=30, cards=[fete])
    choices = ["play fete", "option 2", "amount 0", "amount 5", "space 3", "space 3", "space 4"]
    assert steps(s, *choices) == ["", "option", "white", "amount", *["depreciation"] * 3]
    assert (actions(s), balance(s)) == (0, 25)
    assert board(s)[2:] == ["fx-1 at 7", "fx-10 at 7", "-"]


@pytest.mark.rule("W-8.10")
def test_putting_a_card_down_asks_for_the_card_that_makes_room() -> None:
    s = table(hand="fx-5", board="fx-6, fx-11, fx-1 at 13, h1, h2", actions=1)
    assert steps(s, "put fx-5", "space 2") == ["", "room"]
    assert board(s)[1] == "fx-5"


@pytest.mark.rule("W-8.10")
def test_a_purchase_asks_for_room_waiver_and_price() -> None:
    s = table(hand="fx-4", board="fx-6, fx-11, h1, h1, h2", actions=1, balance=30, market="farm +1")
    assert steps(s, "buy fx-4", "space 1", "space 3", "amount 12") == ["", "room", "waiver", "price"]
    assert (board(s)[0], balance(s), actions(s)) == ("fx-4", 18, 1)


@pytest.mark.rule("W-8.10")
def test_a_sale_asks_for_waiver_and_price() -> None:
    s = table(board="fx-4, h1", actions=1, balance=0, market="farm +1")
    assert steps(s, "sell 1", "none", "amount 14") == ["", "waiver", "price"]
    assert (board(s)[0], balance(s), actions(s)) == ("-", 14, 0)


@pytest.mark.rule("W-8.10")
def test_an_activation_asks_for_waiver_and_amount() -> None:
    s = table(board="fx-3 +2, h4", actions=1, balance=20)
    assert steps(s, "activate 1", "space 2", "amount 4") == ["", "waiver", "amount"]
    assert (board(s)[0], balance(s), actions(s)) == ("fx-3 +2 activated", 16, 1)


@pytest.mark.rule("W-8.10")
def test_a_companion_token_asks_for_companion_card_or_wild_card() -> None:
    s = table(hand="dog, wild", board="fx-3", actions=1)
    assert steps(s, "add 1", "card wild") == ["", "companion"]
    assert (board(s)[0], hand(s)) == ("fx-3 +1", ["dog"])


@pytest.mark.rule("W-8.10")
def test_the_end_of_the_turn_asks_for_nothing() -> None:
    s = table(hand="dinner", actions=1)
    do(s, "end")
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("W-8.10")
@pytest.mark.parametrize("text", ["play grand-boat-trip", "put fx-5", "buy fx-4", "sell 1", "activate 1", "add 2"])
def test_choices_that_do_not_apply_are_left_out(text: str) -> None:
    """No companion for the coins, a free space, nobody who waives, one amount, one companion."""
    s = table(hand="grand-boat-trip, fx-5, fx-4, horse", board="fx-10 at 9, fx-4", actions=2, balance=40)
    do(s, text)
    assert step(s) == ""
    assert actions(s) < 2


@pytest.mark.rule("W-8.10")
def test_coins_are_asked_for_in_printed_order() -> None:
    s = table(hand="grand-boat-trip, chef, guest, dog", actions=2, balance=30)
    do(s, "play grand-boat-trip")
    seen = []
    while step(s):
        seen.append(legal(s))
        do(s, "none")
    assert seen == [["card dog", "none"], ["card guest", "none"], ["card chef", "none"]]


# --- waivers ---


@pytest.mark.rule("W-8.11")
def test_a_waiver_is_none_or_the_space_of_a_helper_that_can_waive() -> None:
    s = table(hand="fx-1", board="h1, h2, h4, h5", actions=1, balance=40)
    do(s, "buy fx-1")
    assert (step(s), legal(s)) == ("waiver", ["none", "space 2"])
    assert {rule_of(s, f"space {n}") for n in (1, 3, 4)} == {"W-8.11"}


@pytest.mark.rule("W-8.11")
def test_without_actions_none_is_no_answer() -> None:
    s = table(hand="fx-1", board="h2 used 1, h2", actions=0, balance=40)
    do(s, "buy fx-1")
    assert legal(s) == ["space 1", "space 2"]
    assert rule_of(s, "none") == "W-8.4"


@pytest.mark.rule("W-8.11")
def test_a_helper_without_a_use_left_is_not_offered() -> None:
    s = table(board="h5 used 1, fx-10 at 9, h5", actions=1, balance=40)
    do(s, "activate 2")
    assert legal(s) == ["none", "space 3"]
    assert rule_of(s, "space 1") == "W-8.11"


@pytest.mark.rule("W-8.11")
def test_of_helpers_alike_only_the_lowest_space_is_offered() -> None:
    """The same privilege on another card counts as alike, also if that card has an upper part of its own."""
    clauses = helper(2).values["privileges"]
    busy = card("helpers", "busy-h2", kind="helper", privileges=clauses, pounds=1)
    s = table(hand="fx-1", board="fx-5, busy-h2, h2, h2 used 1", actions=1, balance=40, cards=[busy])
    do(s, "buy fx-1")
    assert legal(s) == ["none", "space 2", "space 4"]
    assert rule_of(s, "space 3") == "W-8.11"
    do(s, "space 2")
    assert board(s)[1:4] == ["busy-h2 used 1", "h2", "h2 used 1"]
    do(s, "sell 5")
    assert legal(s) == ["none", "space 2", "space 3"]


@pytest.mark.rule("W-8.11")
def test_the_reason_says_why_a_helper_is_not_offered() -> None:
    s = table(hand="fx-1", board="h1, h2, h2, h2 used 2", actions=1, balance=40)
    do(s, "buy fx-1")
    assert legal(s) == ["none", "space 2"]
    assert reason(s, "space 1") == ("W-8.11", "cannot-waive", {"card": "h1"})
    assert reason(s, "space 3") == ("W-8.11", "another-waives", {"card": "h2"})
    assert reason(s, "space 4") == ("W-8.11", "waives-no-more", {"card": "h2"})
    s = table(board="h5 used 1, fx-10 at 9, h5, h2", actions=1, balance=40)
    do(s, "activate 2")
    assert [reason(s, f"space {n}")[1] for n in (1, 4)] == ["waives-no-more", "cannot-waive"]


@pytest.mark.rule("W-8.11", "W-12.9", "W-22.19")
def test_what_makes_room_neither_waives_nor_leaves_its_action() -> None:
    s = table(hand="fx-1", board="h2 used 1, h2, h2, h3, h4", actions=1, balance=40)
    do(s, "buy fx-1", "space 2")
    assert legal(s) == ["none", "space 1", "space 3"]
    assert reason(s, "space 2") == ("W-12.9", "makes-room", {"card": "h2"})
    s = table(hand="fx-1", board="h11 used 1, h2 used 1, h2, h4, h5", actions=1, balance=40)
    do(s, "buy fx-1", "space 1")
    assert legal(s) == ["space 2", "space 3"]
    assert reason(s, "none") == ("W-8.4", "too-few-actions", {"have": 0, "needed": 1})


@pytest.mark.rule("W-8.11")
def test_helpers_with_different_privileges_are_both_offered() -> None:
    other = helper(2, "h2-wide", types=["mansion", "farm"], uses=2)
    s = table(hand="fx-1", board="h2, h2-wide", actions=0, balance=40, cards=[other])
    do(s, "buy fx-1")
    assert legal(s) == ["space 1", "space 2"]


# --- equal coins ---


TWINS = card("events", "twins", actions=1, pounds=1, coins=spaces(("guest", 3), ("dog", 1), ("guest", 3)))
UNLIKE = card("events", "unlike", actions=1, pounds=1, coins=spaces(("guest", 2), ("guest", 3)))


@pytest.mark.rule("W-8.12")
def test_equal_coins_are_answered_in_the_order_companion_wild_none() -> None:
    s = table(hand="twins, 2 guest, 2 wild, dog", actions=1, balance=30, cards=[TWINS])
    played = [[*answers, "none"] for answers in ways(s, "play twins") if answers[1] == "card dog"]
    pairs = [(answers[0], answers[2]) for answers in played]
    guest, wild, none = "card guest", "card wild-card", "none"
    assert pairs == [(guest, guest), (guest, wild), (guest, none), (wild, wild), (wild, none), (none, none)]
    do(s, "play twins", "card wild", "card dog")
    assert rule_of(s, "card guest") == "W-1.15"


@pytest.mark.rule("W-8.12")
def test_every_combination_of_a_play_is_reached_in_one_way() -> None:
    s = table(hand="twins, guest, wild, dog", actions=1, balance=30, cards=[TWINS])
    results = []
    for answers in ways(s, "play twins"):
        copy = do(s.clone(), "play twins", *answers)
        results.append((balance(copy), *hand(copy)))
    assert len(results) == len(set(results)) == 10


@pytest.mark.rule("W-8.12")
def test_coins_of_one_type_with_different_amounts_are_free() -> None:
    s = table(hand="unlike, guest, wild", actions=1, balance=30, cards=[UNLIKE])
    pairs = {tuple(answers) for answers in ways(s, "play unlike")}
    assert {("card wild-card", "card guest"), ("card guest", "card wild-card"), ("none", "card guest")} <= pairs


# --- extra white actions ---


@pytest.mark.rule("W-8.13")
def test_extra_white_actions_are_used_up_from_the_lowest_space_on() -> None:
    s = table(hand="dinner, boat-trip", board="fx-5, h12, h12, h12", actions=1, balance=40)
    do(s, "play dinner", "amount 1")
    assert board(s)[1:4] == ["h12 used 1", "h12", "h12"]
    do(s, "play boat-trip", "amount 1")
    assert board(s)[1:4] == ["h12 used 1", "h12 used 1", "h12"]
    assert actions(s) == 0


@pytest.mark.rule("W-8.13")
def test_several_extra_white_actions_of_one_play() -> None:
    s = table(hand="boat-trip", board="h12 used 1, h12, fx-5, h12", actions=2, balance=40)
    do(s, "play boat-trip")
    assert (step(s), legal(s)) == ("white", ["amount 0", "amount 1", "amount 2"])
    assert action(s, "amount 3") not in s.legal()
    do(s, "amount 2")
    assert board(s)[:4] == ["h12 used 1", "h12 used 1", "fx-5", "h12 used 1"]
    assert (actions(s), file(s, "phase")) == (2, "action")
