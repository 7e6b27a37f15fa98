"""Section 15 of the rules of Last Will: properties."""

from __future__ import annotations

import pytest

from bequest.core.errors import BadDeck
from bequest.games.lastwill.data import loading, terms
from bequest.games.lastwill.position import WillPosition
from tests import forms
from tests.rules.lastwill.table import (
    actions,
    asked,
    balance,
    bankrupt,
    base,
    board,
    card,
    discards,
    do,
    end_round,
    end_turns,
    hand,
    legal,
    random_game,
    refused,
    removed,
    seat,
    spaces,
    step,
    table,
    totals,
)

CASTLE = card("special", "castle", type="mansion", banknotes=[12, 8, 4, 1], pounds=2, spaces=spaces(("guest", 4)))
DUMP = card("properties", "dump", type="town-house", banknotes=[3, 2, 1, 0])
"""Sold and bought for nothing with the token -3."""


def properties(s: WillPosition, seat: int) -> int:
    cards = s.rules.deck.cards
    return len([1 for lying in s.boards[seat] if lying is not None and cards[lying.card].kind == terms.PROPERTY])


# --- general ---


@pytest.mark.rule("W-15.1")
def test_every_property_is_of_one_of_four_types() -> None:
    found = {terms.TYPES[design.type] for design in base().cards if design.kind == terms.PROPERTY}
    assert found == {"mansion", "town-house", "manor-house", "farm"}
    text = 'name = "mine"\n[[properties]]\nid = "wyvern-hall"\ntype = "castle"\n'
    with pytest.raises(BadDeck, match="type"):
        loading.load(text, "mine.toml")


@pytest.mark.rule("W-15.2", "W-15.16")
@pytest.mark.parametrize("value", [13, 10, 7, 5, 3, 1])
def test_the_banknote_at_the_marker_is_the_value_of_a_residence(value: int) -> None:
    s = table(board=f"fx-1 at {value}", actions=1, balance=10, market="mansion +3")
    assert balance(do(s, "sell 1")) == 10 + value + 3


@pytest.mark.rule("W-15.2")
@pytest.mark.parametrize("banknotes", ["[5, 5, 3]", "[5, 8, 3]", "[]"])
def test_a_scale_goes_from_the_highest_to_the_lowest(banknotes: str) -> None:
    text = f'name = "mine"\n[[properties]]\nid = "wyvern-hall"\nbanknotes = {banknotes}\n'
    with pytest.raises(BadDeck, match="banknotes"):
        loading.load(text, "mine.toml")


@pytest.mark.rule("W-15.3")
def test_a_farm_has_a_single_banknote_that_is_always_its_value() -> None:
    party = card("events", "party", actions=1, effect={"do": "depreciation", "amount": 3})
    s = table(cards=[party], board="fx-3, fx-4", hand="party", actions=2, balance=10, market="farm -3")
    assert refused(s, "play party") == "W-20.10"
    end_round(s)
    assert board(s)[:2] == ["fx-3", "fx-4"]
    late = table(board="fx-3 round 1, fx-4 round 1", round=7, actions=2, balance=10, market="farm +3")
    assert balance(do(late, "sell 1", "sell 2")) == 10 + 13 + 18
    with pytest.raises(BadDeck, match="banknotes"):
        loading.load('name = "mine"\n[[properties]]\nid = "hollyhock-farm"\nbanknotes = [10, 8]\n', "mine.toml")


@pytest.mark.rule("W-15.4")
def test_maintaining_does_not_raise_a_value() -> None:
    s = table(board="fx-1 at 7", actions=1, balance=40)
    do(s, "activate 1")
    assert board(s)[0] == "fx-1 at 7 activated"
    assert board(end_round(s))[0] == "fx-1 at 7"


@pytest.mark.rule("W-15.4")
def test_value_markers_move_down_at_the_end_of_a_round_or_through_an_event() -> None:
    party = card("events", "party", actions=1, effect={"do": "depreciation", "amount": 2})
    s = table(cards=[party], board="fx-1 at 13", hand="party", actions=1, balance=40)
    do(s, "play party")
    assert board(s)[0] == "fx-1 at 7"
    assert board(end_round(s))[0] == "fx-1 at 5"


@pytest.mark.rule("W-15.4")
@pytest.mark.parametrize(("players", "seed"), [(2, 3), (4, 1)])
def test_in_no_game_does_a_value_marker_go_up(players: int, seed: int) -> None:
    before: dict[tuple[int, int], tuple[int, int]] = {}
    moved = 0
    for s in random_game(players, seed):
        now = {
            (n, space): (lying.card, lying.step)
            for n in range(players)
            for space, lying in enumerate(s.boards[n])
            if lying is not None
        }
        for place, (design, at) in now.items():
            if place in before and before[place][0] == design:
                assert at >= before[place][1]
                moved += at - before[place][1]
        before = now
    assert moved


@pytest.mark.rule("W-15.20")
@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 2), (5, 5)])
def test_in_no_game_does_money_come_or_a_property_go_but_by_a_sale(players: int, seed: int) -> None:
    told, sales, money, owned = 0, 0, [0] * players, [0] * players
    for s in random_game(players, seed):
        news = forms.events(s, told)
        sold = [event for event in news if event["event"] == "sell"]
        for n in range(players):
            own = [event for event in sold if event["seat"] == n + 1]
            if told and s.balances[n] > money[n]:
                assert [event["price"] for event in own] == [s.balances[n] - money[n]]
            if properties(s, n) < owned[n]:
                assert len(own) == owned[n] - properties(s, n) == 1
                assert s.balances[n] >= 0
        told, sales = told + len(news), sales + len(sold)
        money, owned = s.balances[:], [properties(s, n) for n in range(players)]
    assert sales


# --- buying ---


@pytest.mark.rule("W-15.5", "W-15.9")
@pytest.mark.parametrize(
    ("id", "price", "lying"), [("fx-1", 10, "fx-1 at 13"), ("fx-2", 6, "fx-2 at 8"), ("fx-3", 13, "fx-3")]
)
def test_a_property_is_bought_from_hand_with_an_action_and_its_price(id: str, price: int, lying: str) -> None:
    s = table(hand=f"{id}, fx-10", board="fx-5", actions=2, balance=40)
    do(s, f"buy {id}")
    assert (actions(s), balance(s), hand(s)) == (1, 40 - price, ["fx-10"])
    assert board(s)[:2] == ["fx-5", lying]


@pytest.mark.rule("W-15.5")
def test_without_an_action_or_the_card_nothing_is_bought() -> None:
    assert refused(table(hand="fx-1", balance=40), "buy fx-1") == "W-8.4"
    assert refused(table(hand="fx-2", two=seat(hand="fx-1"), actions=2, balance=40), "buy fx-1") == "W-1.3"
    assert refused(table(board="fx-1 at 13", actions=2, balance=40), "buy fx-1") == "W-1.3"


@pytest.mark.rule("W-15.6")
@pytest.mark.parametrize("token", [-3, -2, 1, 3])
@pytest.mark.parametrize(
    ("id", "type", "note"),
    [("fx-1", "mansion", 13), ("fx-2", "town house", 8), ("fx-10", "manor house", 9), ("fx-4", "farm", 15)],
)
def test_the_buying_price_is_the_highest_banknote_and_the_token_of_the_type(
    id: str, type: str, note: int, token: int
) -> None:
    s = table(hand=id, actions=1, balance=40, market=f"{type} {token:+d}")
    assert balance(do(s, f"buy {id}")) == 40 - note - token


@pytest.mark.rule("W-15.6")
def test_helpers_may_change_the_buying_price() -> None:
    assert totals(do(table(board="h3", hand="fx-1", actions=1, market="mansion +1"), "buy fx-1")) == [12, 14, 16]
    assert totals(do(table(board="h1", hand="fx-3", actions=1, market="farm +1"), "buy fx-3", "none")) == [9, 11]


@pytest.mark.rule("W-15.7")
def test_a_buying_price_below_0_counts_as_0() -> None:
    shed = card("properties", "shed", type="town-house", banknotes=[2, 1, 0])
    s = table(cards=[shed], hand="shed", board="fx-2 at 8", actions=1, balance=0, market="town house -3")
    do(s, "buy shed")
    assert (balance(s), board(s)[1]) == (0, "shed at 2")


@pytest.mark.rule("W-15.8")
def test_on_a_full_board_a_card_that_is_no_property_makes_room() -> None:
    s = table(board="fx-5, fx-2 at 8, h7, fx-5, fx-5", hand="fx-1", actions=1, balance=40)
    do(s, "buy fx-1")
    assert (step(s), legal(s)) == ("room", ["space 1", "space 3", "space 4", "space 5"])
    assert refused(s, "space 2") == "W-12.6"
    do(s, "space 3")
    assert (board(s)[2], discards(s, "helpers"), balance(s)) == ("fx-1 at 13", ["h7"], 30)
    full = table(board="fx-1 at 13, fx-2 at 8, fx-3, fx-4, fx-10 at 9", hand="fx-1", actions=1, balance=40)
    assert refused(full, "buy fx-1") == "W-12.7"


@pytest.mark.rule("W-15.9")
def test_a_residence_bought_again_begins_on_the_highest_banknote() -> None:
    s = table(board="fx-1 at 3", hand="fx-1", actions=2, balance=40)
    do(s, "sell 1", "buy fx-1")
    assert board(s)[0] == "fx-1 at 13"


@pytest.mark.rule("W-15.10")
@pytest.mark.parametrize("owned", ["-", "fx-3", "fx-5"])
def test_a_property_that_costs_more_than_the_balance_cannot_be_bought(owned: str) -> None:
    assert refused(table(hand="fx-1", board=owned, actions=1, balance=9), "buy fx-1") == "W-15.10"
    s = do(table(hand="fx-1", board=owned, actions=1, balance=10), "buy fx-1")
    assert (balance(s), bankrupt(s)) == (0, False)


@pytest.mark.rule("W-15.10")
def test_only_prices_within_the_balance_are_on_offer() -> None:
    s = table(hand="fx-1", board="h3", actions=1, balance=12, market="mansion -3")
    assert totals(do(s, "buy fx-1")) == [8, 10, 12]
    s = do(table(hand="fx-1", board="h3", actions=1, balance=9, market="mansion -3"), "buy fx-1")
    assert balance(s) == 1


@pytest.mark.rule("W-15.11", "W-18.8")
@pytest.mark.parametrize("money", [0, -5])
def test_a_bankrupt_player_cannot_buy(money: int) -> None:
    s = table(cards=[DUMP], hand="dump, fx-1", actions=3, balance=money, market="town house -3")
    assert bankrupt(s)
    assert [refused(s, f"buy {id}") for id in ("dump", "fx-1")] == ["W-15.11"] * 2


# --- maintaining ---


@pytest.mark.rule("W-15.12", "W-15.13")
def test_a_property_is_maintained_by_activating_it_also_in_the_round_of_its_purchase() -> None:
    s = table(hand="fx-1", actions=2, balance=40)
    do(s, "buy fx-1", "activate 1")
    assert (actions(s), balance(s), board(s)[0]) == (0, 40 - 10 - 3, "fx-1 at 13 activated")
    assert refused(s, "activate 1") == "W-12.14"
    s = do(table(board="fx-3 +2", actions=1, balance=40), "activate 1")
    assert totals(s) == [2, 4, 7]


@pytest.mark.rule("W-15.14")
def test_a_residence_that_was_activated_is_spared_at_the_end_of_the_round() -> None:
    s = table(board="fx-1 at 10, fx-2 at 8, fx-3", actions=2, balance=40)
    do(s, "activate 1", "activate 3")
    end_round(s)
    assert board(s)[:3] == ["fx-1 at 10", "fx-2 at 6", "fx-3"]
    idle = end_round(table(board="fx-3", balance=40))
    assert board(idle)[0] == "fx-3"  # for a farm it makes no difference


# --- selling ---


@pytest.mark.rule("W-15.15")
@pytest.mark.parametrize(("lying", "gain"), [("fx-1 at 7", 4), ("fx-2 at 8", 6), ("fx-10 at 3", 4), ("fx-3", 13)])
def test_a_property_is_sold_off_the_board_with_an_action(lying: str, gain: int) -> None:
    s = table(board=f"fx-5, {lying}", actions=1, balance=5)
    do(s, "sell 2")
    assert (actions(s), balance(s), board(s)) == (0, 5 + gain, ["fx-5", "-", "-", "-", "-"])
    assert discards(s, "properties") == [lying.partition(" ")[0]]


@pytest.mark.rule("W-15.15")
def test_without_an_action_and_of_other_cards_there_is_no_sale() -> None:
    assert refused(table(board="fx-1 at 7"), "sell 1") == "W-8.4"
    s = table(board="fx-5, h7", hand="fx-1", actions=2)
    assert [refused(s, f"sell {space}") for space in (1, 2, 3)] == ["W-15.15", "W-15.15", "W-12.1"]
    assert [text for text in legal(s) if text.startswith("sell")] == []


@pytest.mark.rule("W-15.16")
@pytest.mark.parametrize("token", [-3, -2, 1, 3])
def test_the_selling_price_is_the_current_value_and_the_token_of_the_type(token: int) -> None:
    s = table(board="fx-10 at 7, fx-3", actions=2, balance=5, market=f"manor house {token:+d}")
    assert balance(do(s, "sell 1")) == 5 + 7 + token
    s = table(board="fx-10 at 7, fx-3", actions=2, balance=5, market=f"farm {token:+d}")
    assert balance(do(s, "sell 2")) == 5 + 10 + token


@pytest.mark.rule("W-15.16")
def test_helpers_may_change_the_selling_price() -> None:
    s = table(board="h3, fx-1 at 7", actions=1, market="mansion +1")
    assert totals(do(s, "sell 2")) == [6, 8, 10]
    s = table(board="h1, fx-3", actions=1, market="farm +1")
    assert totals(do(s, "sell 2", "none")) == [9, 11]


@pytest.mark.rule("W-15.17")
@pytest.mark.parametrize(("lying", "gain"), [("fx-2 at 2", 0), ("fx-2 at 4", 1)])
def test_at_a_selling_price_of_0_or_less_no_money_changes_hands(lying: str, gain: int) -> None:
    s = table(board=f"{lying}, fx-3", actions=1, balance=5, market="town house -3")
    assert balance(do(s, "sell 1")) == 5 + gain


@pytest.mark.rule("W-15.18")
def test_a_sold_special_property_is_out_of_the_game() -> None:
    s = table(cards=[CASTLE], board="castle +1 at 8, fx-1 at 7", actions=2, balance=5, market="mansion +1")
    do(s, "sell 1", "sell 2")
    assert (removed(s), discards(s, "properties"), balance(s)) == (["castle"], ["fx-1"], 5 + 9 + 8)


@pytest.mark.rule("W-15.19")
def test_a_property_can_be_sold_in_the_round_of_its_purchase_and_after_its_activation() -> None:
    s = table(hand="fx-2", actions=2, balance=40, market="town house -2")
    do(s, "buy fx-2", "activate 1", "sell 1")
    assert (actions(s), balance(s), board(s)[0]) == (0, 40 - 6 - 1 + 6, "-")


@pytest.mark.rule("W-15.20")
def test_a_property_cannot_make_room() -> None:
    s = table(board="fx-1 at 13, fx-2 at 8, fx-3, fx-4, fx-5", hand="fx-6", actions=2, balance=40)
    do(s, "put fx-6")  # the one expense makes room unasked
    assert board(s)[4] == "fx-6"
    s = table(board="fx-1 at 13, fx-2 at 8, fx-3, fx-4, fx-10 at 9", hand="fx-5", actions=2, balance=40)
    assert refused(s, "put fx-5") == "W-12.7"


# --- worked examples ---


@pytest.mark.rule("W-15.5", "W-15.6", "W-15.9")
def test_t12a_a_mansion_is_bought_below_its_banknote() -> None:
    s = table(hand="fx-1", actions=1, balance=40, market="mansion -2")
    do(s, "buy fx-1")
    assert (actions(s), balance(s), board(s)[0], hand(s)) == (0, 29, "fx-1 at 13", [])


@pytest.mark.rule("W-15.6")
def test_t12b_a_mansion_is_bought_above_its_banknote() -> None:
    s = table(hand="fx-1", actions=1, balance=40, market="mansion +3")
    do(s, "buy fx-1")
    assert (balance(s), board(s)[0]) == (24, "fx-1 at 13")


@pytest.mark.rule("W-15.15", "W-15.16", "W-15.18")
def test_t13a_a_mansion_is_sold_below_its_value() -> None:
    s = table(board="fx-1 at 5", actions=1, balance=10, market="mansion -3")
    do(s, "sell 1")
    assert (actions(s), balance(s)) == (0, 12)
    assert (discards(s, "properties"), board(s)[0]) == (["fx-1"], "-")


@pytest.mark.rule("W-15.18", "W-16.8")
def test_r7_a_farm_is_sold_without_its_tokens() -> None:
    s = table(board="fx-3 +2", actions=1, balance=5, market="farm +1", round=5, starting_player=3, order="1, 2, 3")
    do(s, "sell 1")
    assert (balance(s), discards(s, "properties"), board(s)[0]) == (16, ["fx-3"], "-")
    assert discards(s, "companions") == []  # tokens go to the bank, not to a pile
    end_turns(s)
    while asked(s) != ("plan", 1):
        do(s, legal(s)[0])
    do(s, "plan 2", "amount 0", "amount 0", "amount 1")  # the one property that there is, and a companion
    assert hand(s)[0] == "fx-3"
    while asked(s) != ("turn", 1):
        do(s, legal(s)[-1])
    do(s, "buy fx-3")
    assert board(s)[0] == "fx-3"  # without tokens


@pytest.mark.rule("W-15.10", "W-18.4")
def test_s2_a_house_can_be_bought_with_the_last_pound_but_not_on_credit() -> None:
    s = table(hand="fx-2", actions=1, balance=8, market="town house +1")
    assert refused(s, "buy fx-2") == "W-15.10"
    s = table(hand="fx-2", actions=1, balance=9, market="town house +1")
    do(s, "buy fx-2")
    assert (balance(s), bankrupt(s), board(s)[0]) == (0, False, "fx-2 at 8")


@pytest.mark.rule("W-15.11")
def test_s3_a_bankrupt_player_cannot_buy_even_for_nothing() -> None:
    s = table(cards=[DUMP], hand="dump", actions=2, balance=0, market="town house -3")
    assert bankrupt(s)
    assert refused(s, "buy dump") == "W-15.11"
    solvent = table(cards=[DUMP], hand="dump", actions=2, balance=1, market="town house -3")
    assert balance(do(solvent, "buy dump")) == 1  # the price is 0
