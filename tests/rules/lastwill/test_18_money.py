"""Section 18 of the rules of Last Will: money, debt, bankruptcy."""

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
    do,
    end_round,
    file,
    legal,
    random_game,
    refused,
    seat,
    shown,
    spaces,
    step,
    table,
    told,
    totals,
)

DUE = card("helpers", "due", play_pounds=4, pounds=1)
FEAST = card("events", "feast", symbols=["coach"], actions=1, pounds=2, coins=spaces(("dog", 3), ("guest", 2)))
GALA = card("events", "gala", options=[{"actions": 1, "pounds": 2}, {"actions": 2, "pounds": 6}])
DUMP = card("properties", "dump", type="town-house", banknotes=[3, 2, 1, 0])
BOTH = card("properties", "both", type="mansion", banknotes=[9, 6, 3, 1], pounds=2, spaces=spaces(("guest", 5)))
OWN = [DUE, FEAST, GALA, DUMP, BOTH]


def spendings(s: WillPosition, text: str) -> set[int]:
    """All that a move can make the player of seat 1 spend, whatever is chosen on the way."""
    begun = do(s.clone(), text)
    if step(begun):
        return {total for choice in legal(begun) for total in spendings(begun, choice)}
    return {balance(s) - balance(begun)}


# --- the total of a move ---


@pytest.mark.rule("W-18.1", "W-18.2")
@pytest.mark.parametrize(
    ("hand", "board", "text", "found"),
    [
        ("feast, dog, guest", "h8", "play feast", {2, 4, 5, 6, 7, 9}),  # 2, dog 3, guest 2, bonus 2
        ("gala", "h8", "play gala", {2, 6}),
        ("", "both +1 at 9, h6", "activate 1", {2, 5, 8}),
        ("due", "h8", "put due", {4}),
        ("fx-1", "h3", "buy fx-1", {8, 10, 12}),
    ],
)
def test_the_total_has_amount_coins_bonuses_play_cost_and_price(
    hand: str, board: str, text: str, found: set[int]
) -> None:
    for money in range(1, max(found) + 1):
        s = table(cards=OWN, hand=hand, board=f"{board}, fx-3", actions=2, balance=money)
        affordable = {total for total in found if total <= money}
        assert (spendings(s, text) if text in legal(s) else set()) == affordable


@pytest.mark.rule("W-18.1", "W-18.2")
def test_the_opera_with_its_bonus_is_a_total_too() -> None:
    for money, offered in ((2, [2]), (4, [2]), (5, [2, 5])):
        s = table(phase="errand", plans="1, 2, 3", board="h9, fx-3", balance=money)
        do(s, "errand opera")
        assert (totals(s) or [money - balance(s)]) == offered
    s = table(phase="errand", plans="1, 2, 3", board="h9, fx-3", balance=1)
    assert refused(s, "errand opera") == "W-7.29"


# --- owners of property ---


@pytest.mark.rule("W-18.2")
@pytest.mark.parametrize("owned", ["fx-1 at 13", "fx-2 at 2", "fx-3", "fx-10 at 9"])
@pytest.mark.parametrize("text", ["play fx-9", "play gala", "activate 2", "put due"])
def test_an_owner_of_any_property_cannot_make_a_move_above_the_balance(owned: str, text: str) -> None:
    s = table(cards=OWN, hand="fx-9, gala, due", board=f"{owned}, fx-5", actions=2, balance=1)
    assert refused(s, text) == "W-18.2"
    free = table(cards=OWN, hand="fx-9, gala, due", board="-, fx-5", actions=2, balance=1)
    assert text in legal(free)


@pytest.mark.rule("W-18.2")
def test_an_owner_of_property_cannot_visit_the_opera_on_credit() -> None:
    s = table(phase="errand", plans="1, 2, 3", board="fx-3", balance=1, two=seat(balance=1))
    assert refused(s, "errand opera") == "W-7.29"
    do(s, "errand extension")
    assert asked(s) == ("errand", 2)
    assert balance(do(s, "errand opera"), 2) == -1


@pytest.mark.rule("W-18.2")
def test_a_property_in_the_hand_forbids_no_debt() -> None:
    s = table(hand="fx-1, fx-9", actions=2, balance=1)
    assert balance(do(s, "play fx-9")) == -3


@pytest.mark.rule("W-18.3")
def test_companions_that_would_make_a_card_too_dear_may_be_left_out() -> None:
    s = table(cards=OWN, hand="feast, dog, guest", board="fx-3", actions=1, balance=4)
    do(s, "play feast")  # the dog is too dear
    assert (step(s), legal(s)) == ("coin", ["card guest", "none"])
    assert balance(do(s, "card guest")) == 0
    s = table(cards=OWN, hand="feast, dog, guest", board="fx-3", actions=1, balance=3)
    assert balance(do(s, "play feast")) == 1
    s = table(cards=OWN, hand="feast, dog, guest", board="fx-3", actions=1, balance=5)
    do(s, "play feast", "card dog")
    assert (balance(s), actions(s)) == (0, 0)


@pytest.mark.rule("W-18.3")
def test_bonuses_larger_amounts_and_options_may_be_left_out() -> None:
    s = table(cards=OWN, hand="gala", board="fx-3", actions=2, balance=5)
    assert balance(do(s, "play gala")) == 3  # the option of 6 is too dear
    s = table(board="fx-3 +2", actions=1, balance=6)
    assert totals(do(s, "activate 1")) == [2, 4]
    s = table(board="h6, fx-3", actions=1, balance=4)
    assert balance(do(s, "activate 2")) == 2
    s = table(board="h3, fx-3", hand="fx-1", actions=1, balance=11)
    assert totals(do(s, "buy fx-1")) == [8, 10]


@pytest.mark.rule("W-18.4")
@pytest.mark.parametrize("text", ["play fx-9", "activate 2", "put due", "buy fx-2"])
def test_an_owner_may_spend_all_and_is_not_bankrupt(text: str) -> None:
    money = {"play fx-9": 4, "activate 2": 2, "put due": 4, "buy fx-2": 6}[text]
    s = table(cards=OWN, hand="fx-9, due, fx-2", board="fx-3, fx-5", actions=2, balance=money)
    do(s, text)
    assert (balance(s), bankrupt(s)) == (0, False)
    assert "bankrupt" not in told(s)


# --- debt ---


@pytest.mark.rule("W-18.5")
def test_without_property_there_is_no_limit_to_the_debt() -> None:
    s = table(hand="3 fx-9", board="fx-5, fx-5, fx-6", actions=7, balance=5)
    do(s, "play fx-9")
    assert (balance(s), bankrupt(s)) == (1, False)
    do(s, "play fx-9", "play fx-9", "activate 1", "activate 2", "activate 3")
    assert (balance(s), shown(s)["balance"], bankrupt(s)) == (-16, -16, True)
    deep = table(hand="fx-9", actions=2, balance=-500)
    assert balance(do(deep, "play fx-9")) == -504


@pytest.mark.rule("W-18.5")
def test_with_the_last_property_sold_the_balance_may_be_overdrawn() -> None:
    s = table(board="fx-2 at 2", hand="fx-9", actions=3, balance=1, market="town house +1")
    assert refused(s, "play fx-9") == "W-18.2"
    do(s, "sell 1", "play fx-9")
    assert balance(s) == 0
    assert bankrupt(s)


# --- bankruptcy ---


@pytest.mark.rule("W-18.6")
@pytest.mark.parametrize(("money", "broke"), [(5, False), (4, True), (3, True)])
def test_bankrupt_is_who_has_no_property_and_0_or_less(money: int, broke: bool) -> None:
    s = table(hand="fx-9", board="fx-5", actions=2, balance=money)
    assert not bankrupt(s)
    do(s, "play fx-9")
    assert bankrupt(s) == broke


@pytest.mark.rule("W-18.6")
@pytest.mark.parametrize(("other", "broke"), [("-", True), ("fx-3", False)])
def test_the_sale_of_the_last_property_for_nothing_ruins(other: str, broke: bool) -> None:
    s = table(cards=OWN, board=f"dump at 3, {other}", actions=1, balance=0, market="town house -3")
    assert not bankrupt(s)
    do(s, "sell 1")
    assert (balance(s), bankrupt(s)) == (0, broke)


@pytest.mark.rule("W-18.6")
def test_the_sale_of_the_last_property_for_money_does_not_ruin() -> None:
    s = table(board="fx-1 at 7", actions=1, balance=0, market="mansion -3")
    do(s, "sell 1")
    assert (balance(s), bankrupt(s)) == (4, False)


@pytest.mark.rule("W-18.6")
@pytest.mark.parametrize(("money", "broke"), [(3, False), (2, True), (1, True)])
def test_one_can_be_ruined_in_the_errand_phase(money: int, broke: bool) -> None:
    s = table(phase="errand", plans="1, 2, 3", balance=money)
    do(s, "errand opera")
    assert (balance(s), bankrupt(s), file(s, "phase")) == (money - 2, broke, "errand")


@pytest.mark.rule("W-18.6", "W-18.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_every_game_the_record_of_bankruptcy_follows_money_and_property(players: int) -> None:
    ruined = 0
    for seed in range(4):
        for s in random_game(players, seed, money=20):
            broke = [s.balances[n] <= 0 and not s.owned[n] for n in range(players)]
            assert [bankrupt(s, n + 1) for n in range(players)] == broke
        ruined += told(s).count("bankrupt")
    assert ruined


@pytest.mark.rule("W-18.7")
def test_bankruptcy_is_recorded_without_a_choice_and_shown_to_all() -> None:
    s = table(hand="fx-9", board="fx-5", actions=2, balance=2)
    do(s, "play fx-9")
    assert legal(s) == ["activate 1", "end"]
    for number in (1, 2, 3, None):
        assert told(s, number).count("bankrupt") == 1
        seats = forms.view(s, None if number is None else number - 1)["seats"]
        assert isinstance(seats, list)
        assert [entry["bankrupt"] for entry in seats] == [True, False, False]
    do(s, "activate 1")
    assert told(s).count("bankrupt") == 1  # recorded once


@pytest.mark.rule("W-18.8")
def test_a_bankrupt_player_goes_on_in_this_round() -> None:
    s = table(hand="fx-8, fx-5, fx-2", board="fx-6", actions=4, balance=1, market="town house -3")
    do(s, "play fx-8")
    assert bankrupt(s)
    assert legal(s) == ["put fx-5", "activate 1", "end"]  # all but the purchase
    assert refused(s, "buy fx-2") == "W-15.11"
    do(s, "put fx-5", "activate 1", "activate 2", "end")
    assert balance(s) == 1 - 2 - 5 - 2
    ruined = table(phase="errand", plans="1, 2, 3", board="fx-5", balance=2)
    do(ruined, "errand opera")
    while asked(ruined) != ("turn", 1):
        do(ruined, "errand extension" if "errand extension" in legal(ruined) else legal(ruined)[0])
    assert (actions(ruined), "activate 1" in legal(ruined)) == (1, True)


@pytest.mark.rule("W-18.9")
def test_a_bankrupt_player_remains_so_to_the_end() -> None:
    s = table(hand="fx-9, dinner, fx-2", actions=5, balance=4, two=seat(hand="ball"), market="town house -3")
    do(s, "play fx-9")
    while not s.over:
        assert bankrupt(s)
        do(s, legal(s)[0])
    sheet = s.score_sheet()
    assert [entry["bankrupt"] for entry in sheet] == [True, False, False]
    assert told(s).count("bankrupt") == 1


# --- worked examples ---


@pytest.mark.rule("W-18.2")
def test_r8_an_owner_of_a_farm_cannot_overdraw() -> None:
    s = table(board="fx-3", hand="ke-2", actions=2, balance=4)
    assert refused(s, "play ke-2") == "W-18.2"
    assert (balance(s), actions(s)) == (4, 2)


@pytest.mark.rule("W-18.5", "W-18.6", "W-18.7", "W-18.8")
def test_r9_without_property_the_debt_is_deepened() -> None:
    s = table(board="fx-5", hand="ke-2", actions=2, balance=4, round=3)
    do(s, "play ke-2")
    assert (balance(s), bankrupt(s)) == (-1, True)
    do(s, "activate 1")
    assert (balance(s), bankrupt(s)) == (-3, True)
    assert end_round(s).over  # this was the final round
    assert file(s, "round") == 3


@pytest.mark.rule("W-18.4")
def test_s1_the_last_pound_of_an_owner() -> None:
    s = table(board="fx-3 +2, fx-5", actions=1, balance=7)
    do(s, "activate 1", "amount 7")
    assert (balance(s), bankrupt(s)) == (0, False)
    assert refused(s, "activate 2") == "W-18.2"


@pytest.mark.rule("W-1.3", "W-18.5")
def test_s29_a_property_in_hand_does_not_keep_from_debt() -> None:
    s = table(hand="fx-1, dinner", actions=1, balance=1)
    do(s, "play dinner")
    assert (balance(s), bankrupt(s), board(s)[0]) == (-1, True, "-")
