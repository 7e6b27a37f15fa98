"""Section 22 of the rules of Last Will: helpers who trade, maintain and spend more (H1 to H10)."""

from __future__ import annotations

import pytest

from bequest.games.lastwill.data import terms
from tests.rules.lastwill.table import (
    RESIDENCES,
    actions,
    balance,
    bankrupt,
    base,
    board,
    card,
    do,
    end_round,
    helper,
    legal,
    refused,
    rule_of,
    step,
    table,
    totals,
)

RESIDENCE_CARDS = ["fx-1", "fx-2", "fx-10"]
COTTAGE = card("properties", "cottage", type="town-house", banknotes=[3, 2, 1, 0], actions=1, pounds=2)
CROFT = card("properties", "croft", type="farm", banknotes=[4])
SYMBOLS = ["silverware", "coach", "mask", "helm", "wine-glass"]
WHITE = [card("events", f"white-{symbol}", symbols=[symbol], actions=1, pounds=2) for symbol in SYMBOLS]
BLACK = [card("helpers", f"black-{symbol}", symbols=[symbol], pounds=2) for symbol in SYMBOLS]


def uses(board: str, symbol: str) -> list[list[int]]:
    """What a white and a black card with a symbol can be used for, with these helpers on the board."""
    s = table(cards=[*WHITE, *BLACK], board=f"{board}, black-{symbol}", hand=f"white-{symbol}", actions=1, balance=30)
    found = []
    for text in (f"play white-{symbol}", f"activate {board.count(',') + 2}"):
        before = balance(s)
        do(s, text)
        found.append(totals(s) or [before - balance(s)])
        if step(s):
            do(s, legal(s)[0])
    return found


# --- H1 ---


@pytest.mark.rule("W-22.1")
def test_h1_one_farm_is_bought_or_sold_without_an_action() -> None:
    s = table(board="h1, fx-4", hand="fx-3", balance=40)
    assert legal(s) == ["buy fx-3", "sell 2", "end"]
    do(s, "buy fx-3", "amount 13")
    assert (actions(s), balance(s), board(s)[:3]) == (0, 27, ["h1 used 1", "fx-4", "fx-3"])
    assert [refused(s, text) for text in ("sell 2", "sell 3")] == ["W-8.4"] * 2  # one transaction, not one of each
    s = table(board="h1, fx-4", hand="fx-3", balance=40)
    do(s, "sell 2", "amount 18")
    assert refused(s, "buy fx-3") == "W-8.4"
    assert balance(s) == 58


@pytest.mark.rule("W-22.1")
def test_h1_with_actions_further_farms_are_traded() -> None:
    s = table(board="h1, fx-4", hand="fx-3", actions=1, balance=40)
    do(s, "sell 2", "space 1", "amount 18", "buy fx-3")
    assert (step(s), totals(s)) == ("price", [11, 13])
    do(s, "amount 13")
    assert actions(s) == 0


@pytest.mark.rule("W-22.2")
@pytest.mark.parametrize("waiver", ["none", "space 1"])
def test_h1_the_price_of_a_farm_may_be_lowered_free_or_not(waiver: str) -> None:
    s = table(board="h1, fx-4", hand="fx-3", actions=2, balance=40, market="farm +1")
    do(s, "buy fx-3", waiver)
    assert totals(s) == [9, 11]
    do(s, "amount 9", "sell 2", *(["none"] if waiver == "none" else []))
    assert totals(s) == [14, 16]
    assert balance(do(s, "amount 14")) == 40 - 9 + 14


@pytest.mark.rule("W-22.2")
def test_h1_the_price_is_lowered_in_every_transaction() -> None:
    s = table(board="h1 used 1, fx-4, fx-4", hand="fx-3", actions=3, balance=40, market="farm +1")
    do(s, "sell 2", "amount 14", "sell 3", "amount 14", "buy fx-3", "amount 9")
    assert (balance(s), actions(s)) == (40 + 14 + 14 - 9, 0)


@pytest.mark.rule("W-22.3")
@pytest.mark.parametrize("id", RESIDENCE_CARDS)
def test_h1_is_not_for_residences(id: str) -> None:
    s = table(board="h1, fx-2 at 8", hand=id, balance=40)
    assert [refused(s, f"buy {id}"), refused(s, "sell 2")] == ["W-8.4"] * 2
    s = table(board="h1", hand=id, actions=1, balance=40)
    do(s, f"buy {id}")  # neither a waiver nor another price is asked about
    assert (actions(s), board(s)[0]) == (0, "h1")


@pytest.mark.rule("W-22.3")
def test_h1_a_price_lowered_below_0_is_0() -> None:
    s = table(cards=[CROFT], board="h1, h1", hand="croft", actions=1, balance=40, market="farm -3")
    do(s, "buy croft", "none")
    assert totals(s) == [0, 1]
    s = table(cards=[CROFT], board="h1, h1, croft", actions=1, balance=40, market="farm -3")
    assert totals(do(s, "sell 3", "none")) == [0, 1]


# --- H2 ---


@pytest.mark.rule("W-22.4")
@pytest.mark.parametrize(
    "moves",
    [["buy fx-1", "buy fx-2"], ["sell 2", "sell 3"], ["sell 3", "buy fx-1"], ["buy fx-2", "sell 2"]],
    ids=" ".join,
)
def test_h2_two_transactions_with_residences_need_no_action(moves: list[str]) -> None:
    s = table(board="h2, fx-10 at 9, fx-2 at 8", hand="fx-1, fx-2", balance=40)
    do(s, *moves)
    assert (actions(s), board(s)[0]) == (0, "h2 used 2")
    for text in ("buy fx-1", "buy fx-2", "sell 2", "sell 3"):
        assert text not in legal(s)


@pytest.mark.rule("W-22.5")
def test_h2_is_not_for_farms() -> None:
    s = table(board="h2, fx-4", hand="fx-3", balance=40)
    assert [refused(s, "buy fx-3"), refused(s, "sell 2")] == ["W-8.4"] * 2
    s = do(table(board="h2, fx-4", hand="fx-3", actions=1, balance=40), "sell 2")
    assert (actions(s), board(s)[0]) == (0, "h2")


# --- H3 ---


@pytest.mark.rule("W-22.6")
@pytest.mark.parametrize(("id", "note"), [("fx-1", 13), ("fx-2", 8), ("fx-10", 9)])
def test_h3_the_price_of_a_residence_may_be_raised_or_lowered(id: str, note: int) -> None:
    types = {"fx-1": "mansion", "fx-2": "town house", "fx-10": "manor house"}
    s = table(board="h3", hand=id, actions=2, balance=40, market=f"{types[id]} +1")
    do(s, f"buy {id}")
    assert totals(s) == [note - 1, note + 1, note + 3]
    do(s, f"amount {note + 3}", "sell 2")
    assert totals(s) == [note - 1, note + 1, note + 3]
    assert balance(do(s, f"amount {note - 1}")) == 40 - 4


@pytest.mark.rule("W-22.6")
def test_h3_the_bounds_of_prices_hold_for_the_result() -> None:
    s = table(cards=[COTTAGE], board="h3", hand="cottage", actions=1, balance=40, market="town house -3")
    assert totals(do(s, "buy cottage")) == [0, 2]
    s = table(cards=[COTTAGE], board="h3, cottage at 1", actions=1, balance=40, market="town house -3")
    do(s, "sell 2")  # 1 - 3, raised to 0 or lowered: nothing in any case
    assert balance(s) == 40
    s = table(cards=[COTTAGE], board="h3, cottage at 2", actions=1, balance=40, market="town house -3")
    assert totals(do(s, "sell 2")) == [0, 1]


@pytest.mark.rule("W-22.7")
def test_h3_is_not_limited_per_round_and_not_for_farms() -> None:
    s = table(board="h3, fx-10 at 9, fx-2 at 8, fx-3", hand="fx-1, fx-4", actions=5, balance=60)
    for text in ("sell 2", "sell 3", "buy fx-1"):
        do(s, text)
        assert (step(s), len(totals(s))) == ("price", 3)
        do(s, legal(s)[0])
    assert board(s)[0] == "h3"
    before = balance(s)
    do(s, "sell 4", "buy fx-4")  # the prices of farms are not asked about
    assert balance(s) == before + 13 - 18


# --- H4, H5 ---


@pytest.mark.rule("W-22.8", "W-22.10")
def test_h4_once_per_round_a_farm_is_activated_without_actions() -> None:
    s = table(board="h4, fx-3, fx-4, fx-1 at 7", balance=40)
    assert refused(s, "activate 4") == "W-8.4"  # not a residence
    do(s, "activate 2")
    assert (actions(s), balance(s), board(s)[:2]) == (0, 38, ["h4 used 1", "fx-3 activated"])
    assert refused(s, "activate 3") == "W-8.4"


@pytest.mark.rule("W-22.9", "W-22.10")
@pytest.mark.parametrize(("id", "pounds"), [("fx-1 at 13", 3), ("fx-10 at 9", 2), ("cottage at 3", 2)])
def test_h5_once_per_round_a_residence_is_activated_without_actions(id: str, pounds: int) -> None:
    s = table(cards=[COTTAGE], board=f"h5, {id}, fx-3, {id}", balance=40)
    assert refused(s, "activate 3") == "W-8.4"  # not a farm
    do(s, "activate 2")
    assert (actions(s), balance(s), board(s)[:2]) == (0, 40 - pounds, ["h5 used 1", f"{id} activated"])
    assert refused(s, "activate 4") == "W-8.4"
    end_round(s)
    assert board(s)[1] == id  # it counted as an activation


@pytest.mark.rule("W-22.10")
@pytest.mark.parametrize(("number", "type"), [(4, "farm"), (5, "manor-house")])
def test_h4_and_h5_waive_all_actions_of_the_activation(number: int, type: str) -> None:
    notes = [9] if type == "farm" else [9, 6, 3]
    dear = card("properties", "dear", type=type, banknotes=notes, actions=3, pounds=6)
    s = table(cards=[dear], board=f"h{number}, dear", actions=1, balance=40)
    do(s, "activate 2")
    assert (actions(s), balance(s)) == (1, 34)
    assert board(s)[1].endswith("activated")
    spent = table(cards=[dear], board=f"h{number}, dear", actions=3, balance=5)
    assert refused(spent, "activate 2") == "W-18.2"  # the pounds are not waived


@pytest.mark.rule("W-22.8", "W-22.9")
@pytest.mark.parametrize("helper_id", ["h4", "h5"])
def test_h4_and_h5_are_not_for_expenses(helper_id: str) -> None:
    assert refused(table(board=f"{helper_id}, fx-6"), "activate 2") == "W-8.4"


# --- H6 ---


@pytest.mark.rule("W-22.11")
def test_h6_more_is_spent_with_every_property_of_its_two_types() -> None:
    s = table(board="h6, fx-1 at 13, fx-3, fx-2 at 8, fx-10 at 9", actions=3, balance=60)
    for space, offered in ((2, [3, 6]), (3, [2, 5])):
        do(s, f"activate {space}")
        assert totals(s) == offered
        do(s, f"amount {offered[-1]}")
    do(s, "activate 4", "activate 5")  # neither a mansion nor a farm: nothing is asked
    assert balance(s) == 60 - 6 - 5 - 1 - 2


@pytest.mark.rule("W-22.11")
@pytest.mark.parametrize("pair", [["mansion", "manor-house"], ["town-house", "farm"]], ids=" ".join)
def test_h6_the_pair_of_types_is_card_data(pair: list[str]) -> None:
    own = helper(6, "h6-own", types=pair)
    for id, type in zip(["fx-1 at 13", "fx-2 at 8", "fx-10 at 9", "fx-3"], [*RESIDENCES, "farm"], strict=True):
        s = table(cards=[own], board=f"h6-own, {id}", actions=1, balance=60)
        do(s, "activate 2")
        assert (len(totals(s)) == 2) == (type in pair)
    bonuses = [clause for design in base().cards for clause in design.privileges if clause.do == terms.UPKEEP]
    assert {clause.amount for clause in bonuses} == {3}


@pytest.mark.rule("W-22.11")
def test_h6_is_for_activations_only() -> None:
    s = table(board="h6, fx-1 at 13", hand="fx-1", actions=2, balance=60)
    do(s, "sell 2", "buy fx-1")
    assert (balance(s), actions(s)) == (60 + 10 - 10, 0)


# --- H7 to H10 ---


@pytest.mark.rule("W-22.12", "W-22.13", "W-22.14", "W-22.15", "W-22.16")
@pytest.mark.parametrize(
    ("number", "amounts"),
    [
        (7, {"silverware": 1}),
        (8, {"coach": 2}),
        (9, {"mask": 3}),
        (10, {"helm": 2, "wine-glass": 2}),
    ],
)
def test_symbol_helpers_spend_more_with_white_and_black_cards_of_their_symbols(
    number: int, amounts: dict[str, int]
) -> None:
    for symbol in SYMBOLS:
        expected = [2, 2 + amounts[symbol]] if symbol in amounts else [2]
        assert uses(f"h{number}", symbol) == [expected, expected]


@pytest.mark.rule("W-22.13")
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_h8_the_amount_is_that_of_the_helper(amount: int) -> None:
    own = helper(8, "h8-own", amount=amount)
    s = table(cards=[own], board="h8-own", hand="fx-8", actions=1, balance=30)
    assert totals(do(s, "play fx-8")) == [2, 2 + amount]


@pytest.mark.rule("W-22.14")
@pytest.mark.parametrize(("helpers", "offered"), [("h9", [2, 5]), ("h9, h9", [2, 5, 8])])
def test_h9_more_is_spent_with_the_own_opera_errand(helpers: str, offered: list[int]) -> None:
    s = table(phase="errand", plans="1, 2, 3", board=helpers, balance=30)
    do(s, "errand opera")
    assert totals(s) == offered
    do(s, f"amount {offered[-1]}")
    assert balance(s) == 30 - offered[-1]
    s = do(table(phase="errand", plans="1, 2, 3", board="h7, h8, h10", balance=30), "errand opera")
    assert balance(s) == 28  # no other helper adds to it


@pytest.mark.rule("W-22.14")
def test_h9_not_with_the_opera_errand_of_another_player() -> None:
    s = table(phase="errand", plans="2, 1, 3", waiting=[2], board="h9")
    do(s, "errand opera")
    assert (balance(s), balance(s, 2)) == (70, 68)


@pytest.mark.rule("W-22.16")
def test_symbol_helpers_are_not_limited_per_round() -> None:
    s = table(board="h8", hand="3 fx-8", actions=3, balance=30)
    for _ in range(3):
        do(s, "play fx-8", "amount 4")
    assert (balance(s), board(s)[0]) == (18, "h8")


# --- worked examples ---


@pytest.mark.rule("W-10.7", "W-22.12", "W-22.16")
def test_t16_the_silverware_bonus_goes_with_a_white_and_a_black_card() -> None:
    s = table(board="h7, fx-11", hand="dinner", actions=1, balance=20)
    do(s, "play dinner")
    assert totals(s) == [2, 3]
    do(s, "amount 3", "activate 2")
    assert totals(s) == [1, 2]
    do(s, "amount 2")
    assert (balance(s), actions(s)) == (15, 0)
    s = table(board="h7, fx-11", hand="dinner", actions=1, balance=20)
    do(s, "play dinner", "amount 2", "activate 2", "amount 1")
    assert balance(s) == 17


@pytest.mark.rule("W-22.4", "W-22.5")
def test_s4_two_residences_are_free_and_the_farm_is_not() -> None:
    s = table(board="h2, fx-10 at 9", hand="fx-1, fx-4", actions=1, balance=60)
    do(s, "sell 2", "space 1", "buy fx-1", "space 1")
    assert (actions(s), board(s)[:2]) == (1, ["h2 used 2", "fx-1 at 13"])
    do(s, "buy fx-4")
    assert (actions(s), board(s)[2]) == (0, "fx-4")


@pytest.mark.rule("W-22.6")
@pytest.mark.parametrize(("helpers", "prices"), [("h3", [14, 16, 18]), ("h3, h3", [12, 14, 16, 18, 20])])
def test_s5_a_price_is_raised_or_lowered(helpers: str, prices: list[int]) -> None:
    for price in prices:
        s = table(board=helpers, hand="fx-1", actions=1, balance=40, market="mansion +3")
        do(s, "buy fx-1")
        assert totals(s) == prices
        assert rule_of(s, f"amount {prices[-1] + 2}") == "W-1.16"
        do(s, f"amount {price}")
        assert (balance(s), actions(s)) == (40 - price, 0)


@pytest.mark.rule("W-22.8", "W-22.10")
def test_s6_one_farm_is_maintained_for_free() -> None:
    s = table(board="h4, fx-3, fx-4", actions=1, balance=40)
    do(s, "activate 2", "space 1", "activate 3")
    assert (actions(s), balance(s)) == (0, 36)
    assert board(s)[:3] == ["h4 used 1", "fx-3 activated", "fx-4 activated"]
    s = do(table(board="h4, fx-3, fx-4", actions=0, balance=40), "activate 2")
    assert refused(s, "activate 3") == "W-8.4"


@pytest.mark.rule("W-22.11", "W-14.7")
def test_s7_the_bonus_cannot_be_afforded() -> None:
    s = table(board="h6, fx-1 at 7", actions=1, balance=5)
    do(s, "activate 2")  # 3 pounds are the only choice
    assert (balance(s), actions(s), bankrupt(s)) == (2, 0, False)
    s = do(table(board="h6, fx-1 at 7", actions=1, balance=6), "activate 2")
    assert totals(s) == [3, 6]


@pytest.mark.rule("W-22.15")
def test_s9_two_symbols_bring_one_bonus() -> None:
    s = table(board="h10", hand="fx-9", actions=2, balance=30)
    do(s, "play fx-9")
    assert rule_of(s, "amount 8") == "W-1.16"
    do(s, "amount 6")
    assert (balance(s), actions(s)) == (24, 0)


@pytest.mark.rule("W-22.9", "W-14.8")
def test_s30_what_costs_no_action_does_not_use_up_the_privilege() -> None:
    s = table(board="h5, fx-2 at 8, fx-10 at 9", actions=0, balance=20)
    do(s, "activate 2")
    assert board(s)[0] == "h5"
    do(s, "activate 3")
    assert (balance(s), actions(s), board(s)[0]) == (17, 0, "h5 used 1")
    assert board(s)[1:3] == ["fx-2 at 8 activated", "fx-10 at 9 activated"]
