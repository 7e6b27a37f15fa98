"""Section 11 of the rules of Last Will: white-bordered cards."""

from __future__ import annotations

from itertools import product

import pytest

from tests.rules.lastwill.table import (
    actions,
    balance,
    board,
    card,
    discards,
    do,
    file,
    hand,
    legal,
    reason,
    refused,
    removed,
    spaces,
    step,
    table,
    told,
)

TYPES = ["chef", "guest", "dog", "horse"]
PICNIC = card("events", "picnic", actions=2, pounds=2, coins=spaces(("guest", 3), ("guest", 3)))
ASCENT = card("special", "ascent", crowns=2, actions=2, pounds=7, coins=spaces(("guest", 2)))
WEEKEND = card("events", "weekend", options=[{"actions": 2, "pounds": 5}, {"actions": 3, "pounds": 8}])


# --- basic cards ---


@pytest.mark.rule("W-11.1", "W-11.2")
def test_example_t5_dinner() -> None:
    s = table(hand="dinner", actions=1, balance=30)
    do(s, "play dinner")
    assert (actions(s), balance(s), hand(s), discards(s, "events")) == (0, 28, [], ["dinner"])


@pytest.mark.rule("W-11.2", "W-8.4")
def test_example_t6_boat_trip() -> None:
    s = table(hand="ke-2", actions=2, balance=30)
    do(s, "play ke-2")
    assert (actions(s), balance(s), hand(s), discards(s, "events")) == (0, 25, [], ["boat-trip"])
    s = table(hand="ke-2", actions=1, balance=30)
    assert refused(s, "play ke-2") == "W-8.4"


@pytest.mark.rule("W-11.1")
def test_a_white_card_with_an_effect_is_paid_works_and_goes() -> None:
    s = table(hand="early-rise", actions=1, balance=30)
    do(s, "play early-rise")
    assert (actions(s), balance(s), hand(s), removed(s)) == (2, 28, [], ["early-rise"])
    assert told(s) == ["turn", "play", "spent", "actions"]


@pytest.mark.rule("W-11.1")
def test_a_white_card_works_once() -> None:
    s = table(hand="dinner", actions=2, balance=30)
    do(s, "play dinner")
    assert refused(s, "play dinner") == "W-1.3"
    assert board(s) == ["-"] * 5


@pytest.mark.rule("W-11.2")
@pytest.mark.parametrize(("paid", "spent"), [(1, 3), (2, 6), (3, 1)])
def test_a_basic_card_has_one_number_of_actions_and_one_amount(paid: int, spent: int) -> None:
    s = table(hand="treat", actions=4, balance=30, cards=[card("events", "treat", actions=paid, pounds=spent)])
    do(s, "play treat")
    assert (step(s), actions(s), balance(s)) == ("", 4 - paid, 30 - spent)


# --- companion coins ---


@pytest.mark.rule("W-11.3", "W-11.6")
def test_example_t7a_boat_trip_without_companion() -> None:
    s = table(hand="ke-3", actions=2, balance=30)
    do(s, "play ke-3")
    assert (actions(s), balance(s)) == (0, 28)


@pytest.mark.rule("W-11.4", "W-11.7", "W-11.8", "W-16.2")
def test_example_t7b_boat_trip_with_a_dog() -> None:
    s = table(hand="ke-3, dog", actions=2, balance=30)
    do(s, "play ke-3", "card dog")
    assert (actions(s), balance(s), hand(s)) == (0, 25, [])
    assert (discards(s, "events"), discards(s, "companions")) == (["grand-boat-trip"], ["dog"])


@pytest.mark.rule("W-11.3")
def test_the_base_amount_is_spent_with_or_without_coins() -> None:
    amounts = {}
    for answers in product(["none", "card dog"], ["none", "card guest"], ["none", "card chef"]):
        s = table(hand="ke-3, dog, guest, chef", actions=2, balance=30)
        do(s, "play ke-3", *answers)
        amounts[answers] = 30 - balance(s)
    assert min(amounts.values()) == amounts["none", "none", "none"] == 2
    assert amounts["card dog", "card guest", "card chef"] == 2 + 3 + 2 + 2


@pytest.mark.rule("W-11.4", "W-16.2")
@pytest.mark.parametrize("type", TYPES)
@pytest.mark.parametrize("played", ["own", "wild-card"])
def test_a_companion_of_the_type_or_a_wild_card_adds_the_coin(type: str, played: str) -> None:
    outing = card("events", "outing", actions=1, pounds=1, coins=spaces((type, 4)))
    name = type if played == "own" else played
    s = table(hand=f"outing, {name}", actions=1, balance=30, cards=[outing])
    do(s, "play outing")
    assert legal(s) == [f"card {name}", "none"]
    do(s, f"card {name}")
    assert (balance(s), hand(s)) == (25, [])


@pytest.mark.rule("W-11.5")
def test_a_printed_coin_is_used_once() -> None:
    s = table(hand="ke-3, 2 dog", actions=2, balance=30)
    do(s, "play ke-3", "card dog")
    assert step(s) == ""
    assert (balance(s), hand(s)) == (25, ["dog"])


@pytest.mark.rule("W-11.5")
def test_of_two_equal_coins_each_takes_a_card_of_its_own() -> None:
    s = table(hand="picnic, 3 guest", actions=2, balance=30, cards=[PICNIC])
    do(s, "play picnic", "card guest", "card guest")
    assert (balance(s), hand(s)) == (30 - 2 - 3 - 3, ["guest"])
    s = table(hand="picnic, guest", actions=2, balance=30, cards=[PICNIC])
    do(s, "play picnic", "card guest")
    assert (balance(s), step(s)) == (30 - 2 - 3, "")


@pytest.mark.rule("W-11.5", "W-11.9")
def test_a_companion_card_is_played_for_one_coin() -> None:
    feast = card("events", "feast", actions=1, pounds=1, coins=spaces(("dog", 2), ("guest", 3), ("horse", 4)))
    s = table(hand="feast, dog, guest, wild, chef", actions=1, balance=30, cards=[feast])
    do(s, "play feast", "card wild")
    assert legal(s) == ["card guest", "none"]
    assert reason(s, "card wild") == ("W-11.5", "chosen-already", {"card": "Companion Wild Card"})
    assert reason(s, "card dog") == ("W-11.9", "no-matching-coin", {"card": "Dog"})
    assert reason(s, "card horse") == ("W-1.3", "not-in-hand", {"card": "Horse"})


@pytest.mark.rule("W-11.6")
def test_all_coins_some_or_none_may_be_used() -> None:
    spent = []
    for answers in product(["card dog", "none"], ["card guest", "none"], ["card chef", "none"]):
        s = table(hand="ke-3, dog, guest, chef", actions=2, balance=30)
        do(s, "play ke-3", *answers)
        spent.append(30 - balance(s))
        assert hand(s) == [text.split()[1] for text in ("card chef", "card guest", "card dog") if text not in answers]
    assert spent == [9, 7, 7, 5, 6, 4, 4, 2]


@pytest.mark.rule("W-11.7")
def test_companions_of_a_white_card_need_no_action_of_their_own() -> None:
    s = table(hand="ke-3, dog, guest, chef", actions=2, balance=30)
    do(s, "play ke-3", "card dog", "card guest", "card chef")
    assert (actions(s), balance(s), hand(s)) == (0, 21, [])


@pytest.mark.rule("W-11.8", "W-16.11")
def test_companions_are_discarded_with_the_card_and_a_wild_card_returns() -> None:
    s = table(hand="ascent, ke-3, dog, wild, guest", actions=4, balance=60, cards=[ASCENT])
    assert file(s, "wild_places") != [True, True]
    do(s, "play ke-3", "card dog", "card guest", "card wild")
    assert (discards(s, "events"), discards(s, "companions")) == (["grand-boat-trip"], ["guest", "dog"])
    assert file(s, "wild_places") == [True, True]
    assert hand(s) == ["ascent"]


@pytest.mark.rule("W-11.8")
def test_companions_of_a_special_card_go_to_their_own_pile() -> None:
    s = table(hand="ascent, guest", actions=2, balance=60, cards=[ASCENT])
    do(s, "play ascent", "card guest")
    assert (removed(s), discards(s, "companions")) == (["ascent"], ["guest"])


@pytest.mark.rule("W-11.9")
def test_no_companion_is_added_without_a_coin_of_its_type() -> None:
    s = table(hand="dinner, dog, wild", actions=1, balance=30)
    do(s, "play dinner")
    assert (step(s), balance(s), hand(s)) == ("", 28, ["dog", "wild-card"])
    s = table(hand="ke-3, horse, dog", actions=2, balance=30)
    do(s, "play ke-3")
    assert legal(s) == ["card dog", "none"]
    assert refused(s, "card horse") == "W-11.9"
    do(s, "card dog")
    assert (step(s), hand(s)) == ("", ["horse"])


@pytest.mark.rule("W-11.9")
@pytest.mark.parametrize("held", TYPES)
@pytest.mark.parametrize("wanted", TYPES)
def test_only_the_type_of_the_coin_can_be_added(held: str, wanted: str) -> None:
    outing = card("events", "outing", actions=1, pounds=1, coins=spaces((wanted, 4)))
    s = table(hand=f"outing, {held}", actions=1, balance=30, cards=[outing])
    do(s, "play outing")
    assert step(s) == ("coin" if held == wanted else "")


# --- options ---


@pytest.mark.rule("W-11.10", "W-20.12")
def test_example_t8_ball() -> None:
    for number, paid, spent in [(1, 2, 4), (2, 4, 9), (3, 6, 17)]:
        s = table(hand="ke-4", actions=6, balance=40)
        do(s, "play ke-4")
        assert (step(s), legal(s)) == ("option", ["option 1", "option 2", "option 3"])
        do(s, f"option {number}")
        assert (actions(s), balance(s), hand(s)) == (6 - paid, 40 - spent, [])
    s = table(hand="ke-4", actions=5, balance=40)
    do(s, "play ke-4")
    assert legal(s) == ["option 1", "option 2"]
    assert refused(s, "option 3") == "W-8.4"
    s = table(hand="ke-4", actions=1, balance=40)
    assert refused(s, "play ke-4") == "W-8.4"


@pytest.mark.rule("W-11.10")
def test_a_single_option_that_can_be_paid_is_not_asked_for() -> None:
    s = table(hand="ke-4", actions=3, balance=40)
    do(s, "play ke-4")
    assert (step(s), actions(s), balance(s)) == ("", 1, 36)


@pytest.mark.rule("W-11.10", "W-8.4")
def test_the_first_option_is_refused_for_its_actions_like_any_other() -> None:
    dear_first = [{"actions": 4, "pounds": 1}, {"actions": 2, "pounds": 5}, {"actions": 2, "pounds": 8}]
    s = table(hand="weekend", actions=3, balance=40, cards=[card("events", "weekend", options=dear_first)])
    do(s, "play weekend")
    assert legal(s) == ["option 2", "option 3"]
    assert refused(s, "option 1") == "W-8.4"


@pytest.mark.rule("W-11.10", "W-11.1")
def test_one_pair_of_the_options_is_paid_and_the_card_is_gone() -> None:
    s = table(hand="weekend", actions=8, balance=40, cards=[WEEKEND])
    do(s, "play weekend", "option 2")
    assert (actions(s), balance(s), discards(s, "events")) == (5, 32, ["weekend"])
    assert refused(s, "play weekend") == "W-1.3"


@pytest.mark.rule("W-11.11")
def test_a_cheaper_option_or_fewer_coins_may_be_chosen_than_possible() -> None:
    s = table(hand="ke-4, ke-3, dog, guest, chef", actions=8, balance=40)
    do(s, "play ke-4", "option 1")
    assert (actions(s), balance(s)) == (6, 36)
    do(s, "play ke-3", "none", "card guest", "none")
    assert (actions(s), balance(s), hand(s)) == (4, 32, ["chef", "dog"])


@pytest.mark.rule("W-11.11")
def test_any_option_is_open_also_to_somebody_who_goes_into_debt() -> None:
    s = table(hand="ke-4", actions=6, balance=3)
    do(s, "play ke-4")
    assert legal(s) == ["option 1", "option 2", "option 3"]


# --- no space ---


@pytest.mark.rule("W-11.12")
def test_a_white_card_needs_no_space_on_the_board() -> None:
    full = "fx-1 at 13, fx-2 at 8, fx-3, fx-4, fx-10 at 9"
    s = table(hand="dinner, hectic-day", board=full, actions=2, balance=30)
    do(s, "play dinner", "play hectic-day")
    assert (balance(s), actions(s)) == (28, 3)
    assert board(s) == full.split(", ")
