"""Section 12 of the rules of Last Will: putting black-bordered cards onto the board, and how they leave it."""

from __future__ import annotations

import pytest

from bequest.games.lastwill.position import WillPosition
from tests.rules.lastwill.table import (
    actions,
    asked,
    balance,
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
    spaces,
    step,
    table,
    told,
    why,
)

FARMS = "fx-3, fx-4, fx-3, fx-4, fx-3"
"""A full board of properties."""


def next_turn(s: WillPosition, errand: str = "errand w1") -> WillPosition:
    """Plays on to the turn of seat 1 in the next round, who has 3 actions and begins with this errand."""
    end_round(s)
    plans = {1: "plan 3", 2: "plan 5", 3: "plan 6"}
    while asked(s)[0] == "plan":
        do(s, plans[asked(s)[1]])
        while step(s):
            do(s, legal(s)[-1])
    assert asked(s) == ("errand", 1)
    do(s, errand)
    while asked(s) != ("turn", 1):
        do(s, legal(s)[0])
    return s


# --- spaces ---


@pytest.mark.rule("W-12.1")
def test_every_black_card_takes_one_of_five_spaces() -> None:
    s = table(hand="fx-5, fx-6, h1, fx-2, fx-11, draughty-castle", actions=8, balance=60, market="town house -2")
    do(s, "put fx-5", "put fx-6", "put h1", "buy fx-2", "put fx-11")
    assert board(s) == ["fx-5", "fx-6", "h1", "fx-2 at 8", "fx-11"]
    do(s, "buy draughty-castle")
    assert step(s) == "room"


@pytest.mark.rule("W-12.1")
def test_an_extension_adds_a_space() -> None:
    s = table(hand="fx-5, fx-6", board="h1, h2, h3, h4, h5", actions=8, spaces=6)
    do(s, "put fx-5")
    assert board(s) == ["h1", "h2", "h3", "h4", "h5", "fx-5"]
    do(s, "put fx-6")
    assert step(s) == "room"


@pytest.mark.rule("W-12.1")
def test_the_space_means_nothing() -> None:
    results = []
    for lying in ("fx-11 +1, fx-1 at 7", "-, fx-1 at 7, -, -, fx-11 +1"):
        s = table(board=lying, actions=1, balance=20, market="mansion -3")
        numbers = {name.split()[0]: n + 1 for n, name in enumerate(board(s))}
        do(s, f"activate {numbers['fx-11']}")
        offered = legal(s)
        do(s, "amount 3", f"sell {numbers['fx-1']}")
        results.append((offered, balance(s), actions(s)))
    assert results[0] == results[1] == (["amount 1", "amount 3"], 20 - 3 + 4, 0)


@pytest.mark.rule("W-12.17")
def test_a_card_goes_to_the_free_space_with_the_lowest_number() -> None:
    s = table(hand="fx-5, fx-2", board="h1, -, h6, -", actions=2, balance=60)
    do(s, "put fx-5")
    assert (step(s), board(s)) == ("", ["h1", "fx-5", "h6", "-", "-"])
    do(s, "buy fx-2")
    assert board(s) == ["h1", "fx-5", "h6", "fx-2 at 8", "-"]


@pytest.mark.rule("W-12.17")
def test_no_other_card_changes_its_space() -> None:
    s = table(hand="fx-5", board="fx-1 at 7, h4, h5", actions=2, market="mansion -2")
    do(s, "sell 1")
    assert board(s) == ["-", "h4", "h5", "-", "-"]
    do(s, "put fx-5")
    assert board(s) == ["fx-5", "h4", "h5", "-", "-"]


# --- the cost ---


@pytest.mark.rule("W-12.2")
def test_to_put_a_card_down_costs_one_action() -> None:
    s = table(hand="fx-5, h3", actions=3, balance=20)
    do(s, "put fx-5", "put h3")
    assert (actions(s), balance(s), hand(s)) == (1, 20, [])


@pytest.mark.rule("W-12.2")
def test_additional_actions_and_pounds_are_paid_as_well() -> None:
    dear = card("helpers", "dear", play_actions=2, play_pounds=3, pounds=1)
    s = table(hand="dear", actions=3, balance=20, cards=[dear])
    do(s, "put dear")
    assert (actions(s), balance(s), board(s)[0]) == (0, 17, "dear")
    assert refused(table(hand="dear", actions=2, balance=20, cards=[dear]), "put dear") == "W-8.4"


@pytest.mark.rule("W-12.2")
@pytest.mark.parametrize(("more", "pounds"), [(0, 0), (1, 0), (0, 4), (2, 1)])
@pytest.mark.parametrize("kind", ["expense", "helper"])
def test_either_part_of_the_play_cost_may_be_zero(kind: str, more: int, pounds: int) -> None:
    dear = card("helpers", "dear", kind=kind, play_actions=more, play_pounds=pounds, pounds=1)
    s = table(hand="dear", actions=4, balance=20, cards=[dear])
    do(s, "put dear")
    assert (actions(s), balance(s)) == (4 - 1 - more, 20 - pounds)


@pytest.mark.rule("W-12.2")
def test_a_property_is_bought_instead() -> None:
    s = table(hand="fx-2", actions=1, balance=20, market="town house +1")
    assert legal(s) == ["buy fx-2", "end"]
    do(s, "buy fx-2")
    assert balance(s) == 11


@pytest.mark.rule("W-12.2", "W-12.12", "W-12.14")
def test_example_t9_an_additional_play_action() -> None:
    s = table(hand="fx-6", actions=3, balance=30)
    do(s, "put fx-6")
    assert (actions(s), balance(s)) == (1, 30)
    do(s, "activate 1")
    assert (actions(s), balance(s), board(s)[0]) == (0, 25, "fx-6 activated")
    assert refused(s, "activate 1") == "W-12.14"
    next_turn(s)
    assert (actions(s), board(s)[0]) == (3, "fx-6")
    do(s, "activate 1")
    assert (actions(s), balance(s)) == (2, 20)


# --- making room ---


@pytest.mark.rule("W-12.3", "W-12.4", "W-12.17")
def test_on_a_full_board_a_black_card_makes_room_free_of_charge() -> None:
    s = table(hand="fx-5", board="fx-6, h2, fx-1 at 13, fx-11, h3", actions=1, balance=20)
    do(s, "put fx-5")
    assert (step(s), legal(s)) == ("room", ["space 1", "space 2", "space 4", "space 5"])
    do(s, "space 2")
    assert board(s) == ["fx-6", "fx-5", "fx-1 at 13", "fx-11", "h3"]
    assert (actions(s), balance(s), discards(s, "helpers")) == (0, 20, ["h2"])
    assert told(s) == ["turn", "room", "put"]


@pytest.mark.rule("W-12.3")
def test_one_card_makes_room_and_only_its_owner_loses_one() -> None:
    s = table(hand="fx-5", board="h1, h2, h3, h4, h5", actions=3, two=seat(board="h6"))
    do(s, "put fx-5", "space 5")
    assert (len(discards(s, "helpers")), board(s, 2)[0]) == (1, "h6")
    assert "-" not in board(s)


@pytest.mark.rule("W-12.4")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_making_room_takes_neither_action_nor_money(space: int) -> None:
    s = table(hand="fx-5", board="fx-6, h2, fx-11 +1, h12, h3", actions=1, balance=3)
    do(s, "put fx-5", f"space {space}")
    assert (actions(s), balance(s)) == (0, 3)


@pytest.mark.rule("W-12.5")
def test_a_card_of_this_round_makes_room_also_when_it_is_activated() -> None:
    s = table(hand="2 fx-5, fx-6", board="h1 round 1, fx-11 activated, h2, h3", actions=5, balance=20, round=2)
    do(s, "put fx-5", "activate 5", "put fx-6", "space 5")
    assert board(s)[4] == "fx-6"
    do(s, "put fx-5", "space 2")
    assert board(s)[:3] == ["h1", "fx-5", "h2"]
    assert discards(s, "helpers") == ["fx-5", "fx-11"]


@pytest.mark.rule("W-12.6")
def test_a_property_never_makes_room() -> None:
    s = table(hand="fx-5", board="fx-1 at 1, fx-3, h1, h2, fx-2 at 2", actions=1)
    do(s, "put fx-5")
    assert legal(s) == ["space 3", "space 4"]
    assert {refused(s, f"space {n}") for n in (1, 2, 5)} == {"W-12.6"}


@pytest.mark.rule("W-12.6", "W-12.8")
def test_a_property_does_not_make_room_for_another_property() -> None:
    s = table(hand="fx-2", board="fx-1 at 1, fx-3, h5, h4, fx-2 at 2", actions=1, balance=60)
    do(s, "buy fx-2")
    assert (step(s), legal(s)) == ("room", ["space 3", "space 4"])
    do(s, "space 4")
    assert (board(s)[3], discards(s, "helpers")) == ("fx-2 at 8", ["h4"])


@pytest.mark.rule("W-12.7")
@pytest.mark.parametrize("text", ["put fx-5", "buy fx-2"])
def test_on_a_full_board_of_properties_no_card_can_be_put_down(text: str) -> None:
    s = table(hand="fx-5, fx-2", board=FARMS, actions=3, balance=60)
    assert refused(s, text) == "W-12.7"
    do(s, "sell 4", text)
    assert board(s)[3].startswith(text.split()[1])
    s = table(hand="fx-5, fx-2", board=FARMS, actions=3, balance=60, spaces=6)
    do(s, text)
    assert board(s)[5].startswith(text.split()[1])


@pytest.mark.rule("W-12.8")
def test_example_s22_no_card_is_discarded_while_a_space_is_open() -> None:
    s = table(hand="fx-5, fx-2", board="h1, h2, fx-6, h3", actions=2, balance=60)
    assert legal(s) == ["put fx-5", "buy fx-2", "activate 3", "end"]
    for space in (1, 2, 4):
        assert refused(s, f"space {space}") == "not asked"
        assert refused(s, f"sell {space}") == "W-15.15"
    do(s, "put fx-5")
    assert (step(s), board(s)) == ("", ["h1", "h2", "fx-6", "h3", "fx-5"])
    assert discards(s, "helpers") == []


@pytest.mark.rule("W-12.8")
def test_on_a_full_board_nothing_is_discarded_without_a_new_card() -> None:
    s = table(board="h1, h2, h3, h4, h5", actions=2)
    assert legal(s) == ["end"]


# --- what the leaving card takes with it ---


@pytest.mark.rule("W-22.19", "W-12.9")
def test_example_s21_the_extra_action_goes_with_its_helper() -> None:
    full = "h11 used 1, fx-6, fx-11, h2, h3"
    s = table(hand="fx-5", board=full, actions=2)
    do(s, "put fx-5", "space 1")
    assert (actions(s), board(s)[0]) == (0, "fx-5")
    s = table(hand="fx-5", board=full, actions=1)
    do(s, "put fx-5")
    assert legal(s) == ["space 2", "space 3", "space 4", "space 5"]
    assert refused(s, "space 1") == "W-22.19"
    do(s, "space 4")
    assert (actions(s), board(s)[3]) == (0, "fx-5")


@pytest.mark.rule("W-12.9")
def test_the_price_adjuster_that_makes_room_adjusts_no_price() -> None:
    s = table(hand="fx-1", board="h3, h4, h4, h4, h4", actions=1, balance=40, market="mansion +3")
    do(s, "buy fx-1", "space 1")
    assert (step(s), balance(s), board(s)[0]) == ("", 24, "fx-1 at 13")
    s = table(hand="fx-1", board="h3, h4, h4, h4, h4", actions=1, balance=40, market="mansion +3")
    do(s, "buy fx-1", "space 2")
    assert legal(s) == ["amount 14", "amount 16", "amount 18"]


@pytest.mark.rule("W-12.9")
def test_a_card_whose_discount_is_needed_cannot_make_room() -> None:
    s = table(hand="fx-1", board="h3, h4, h4, h4, h4", actions=1, balance=15, market="mansion +3")
    do(s, "buy fx-1")
    assert legal(s) == ["space 2", "space 3", "space 4", "space 5"]
    assert refused(s, "space 1") == "W-15.10"


@pytest.mark.rule("W-12.9")
def test_the_dealer_that_makes_room_waives_no_action() -> None:
    s = table(hand="fx-1", board="h2, fx-3, fx-3, fx-3, fx-3", actions=1, balance=40)
    do(s, "buy fx-1")
    assert (step(s), actions(s), board(s)[0]) == ("", 0, "fx-1 at 13")
    s = table(hand="fx-1", board="h2, fx-3, fx-3, fx-3, fx-3", actions=0, balance=40)
    assert refused(s, "buy fx-1") == "W-12.9"
    s = table(hand="fx-1", board="h2, h4, fx-3, fx-3, fx-3", actions=0, balance=40)
    do(s, "buy fx-1")
    assert (actions(s), board(s)[:2]) == (0, ["h2 used 1", "fx-1 at 13"])


@pytest.mark.rule("W-12.9", "W-22.19")
def test_the_reason_why_a_card_cannot_make_room_is_about_that_card() -> None:
    s = table(hand="fx-6", board="h11 used 1, h2, h3, h4, h5", actions=2)
    do(s, "put fx-6")
    assert reason(s, "space 1") == ("W-22.19", "helper-takes-action", {"card": "h11", "have": 1, "needed": 2})
    assert legal(s) == ["space 2", "space 3", "space 4", "space 5"]
    s = table(hand="fx-1", board="h2, h11 used 1, h4, fx-3, fx-3", actions=0, balance=40)
    do(s, "buy fx-1")
    assert reason(s, "space 1") == ("W-12.9", "helper-takes-action", {"card": "h2", "have": 0, "needed": 1})
    assert "no card" not in str(why(s, "space 1"))  # two others can make room
    assert legal(s) == ["space 2", "space 3"]


@pytest.mark.rule("W-12.9", "W-22.19")
def test_if_no_card_can_make_room_the_reason_says_what_is_lacking_without_one() -> None:
    s = table(hand="fx-5, fx-6", board="fx-3, h11 used 1, fx-3, fx-3, fx-3", actions=1)
    assert reason(s, "put fx-5") == ("W-22.19", "room-takes-action", {"card": "h11", "have": 0, "needed": 1})
    assert str(why(s, "put fx-5")).startswith("no card on your full board can make room")
    s = table(hand="fx-1", board="h2, h11 used 1, fx-3, fx-3, fx-3", actions=0, balance=40)
    assert legal(s)[0] == "buy fx-1"  # the extra action is gone already, so its helper can go
    s = table(hand="fx-1", board="h2, fx-3, fx-3, fx-3, fx-3", actions=0, balance=40)
    assert reason(s, "buy fx-1") == ("W-12.9", "room-takes-action", {"card": "h2", "have": 0, "needed": 1})
    s = table(hand="fx-1", board="fx-3, fx-3, h3, fx-3, fx-3", actions=1, balance=15, market="mansion +3")
    assert reason(s, "buy fx-1") == ("W-12.9", "room-takes-discount", {"card": "h3", "balance": 15, "price": 16})


@pytest.mark.rule("W-12.9", "W-22.19")
def test_an_extra_action_elsewhere_on_the_board_is_not_the_reason() -> None:
    s = table(hand="fx-1", board="h3, h11 used 1, fx-3, fx-3, fx-3", actions=1, balance=15, market="mansion +3")
    assert reason(s, "buy fx-1") == ("W-12.9", "room-takes-discount", {"card": "h3", "balance": 15, "price": 16})
    s = table(hand="fx-1", board="h11 used 1, h3, fx-3, fx-3, fx-3", actions=1, balance=15, market="mansion +3")
    assert reason(s, "buy fx-1") == ("W-22.19", "room-takes-action", {"card": "h11", "have": 0, "needed": 1})


@pytest.mark.rule("W-12.10")
def test_a_card_that_leaves_goes_to_its_pile_and_a_special_card_out_of_the_game() -> None:
    s = table(hand="2 fx-5", board="endless-lawsuit, h2, h3, h4, h5", actions=2)
    do(s, "put fx-5", "space 1", "put fx-5", "space 2")
    assert (removed(s), discards(s, "helpers")) == (["endless-lawsuit"], ["h2"])


@pytest.mark.rule("W-12.10", "W-16.8")
def test_a_card_that_left_comes_back_without_tokens_and_state() -> None:
    s = table(hand="fx-5", board="fx-11 +1, fx-3, fx-3, fx-3, fx-3", actions=3, balance=40)
    do(s, "activate 1", "amount 3", "put fx-5")
    assert (balance(s), discards(s, "helpers")) == (37, ["fx-11"])
    next_turn(s, "errand a3")
    assert "fx-11" in hand(s)
    do(s, "put fx-11")
    assert board(s)[0] == "fx-11"
    do(s, "activate 1")
    assert step(s) == ""
    assert balance(s) == 36


@pytest.mark.rule("W-12.10")
def test_a_sold_residence_comes_back_with_its_marker_on_top() -> None:
    s = table(board="fx-1 at 5 activated", actions=1, balance=20, market="mansion -3")
    do(s, "sell 1")
    assert discards(s, "properties") == ["fx-1"]
    next_turn(s, "errand a2")
    assert "fx-1" in hand(s)
    do(s, "buy fx-1")
    assert board(s)[0] == "fx-1 at 13"


@pytest.mark.rule("W-12.11")
def test_what_a_card_did_before_it_left_is_not_undone() -> None:
    market = "mansion -3"
    s = table(hand="fx-1, fx-5, fx-6", board="h2, fx-11 +1, fx-3, fx-3", actions=3, balance=40, market=market)
    do(s, "activate 2", "amount 3", "buy fx-1", "space 1")
    assert (actions(s), balance(s)) == (3, 40 - 3 - 10)
    do(s, "put fx-5", "space 1", "put fx-6", "space 2")
    assert (actions(s), balance(s)) == (0, 27)
    assert board(s) == ["fx-5", "fx-6", "fx-3", "fx-3", "fx-1 at 13"]


@pytest.mark.rule("W-12.11")
def test_tokens_placed_elsewhere_stay() -> None:
    kennels = card("helpers", "kennels", pounds=1, spaces=spaces(("dog", 2)))
    s = table(hand="country-fair, fx-5", board="kennels, fx-3, h2, h3, h4", actions=2, balance=9, cards=[kennels])
    do(s, "play country-fair", "space 1", "space 2", "put fx-5", "space 1")
    assert board(s)[:2] == ["fx-5", "fx-3 +1"]
