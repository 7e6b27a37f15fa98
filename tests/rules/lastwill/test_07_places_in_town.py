"""Section 7 of the rules of Last Will, second half: extension, market, unknown card, opera; how errands are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest

from bequest.core.errors import BequestError
from bequest.games.lastwill.position import WillPosition
from tests import forms
from tests.rules.lastwill.table import (
    actions,
    asked,
    balance,
    bankrupt,
    board,
    discards,
    do,
    end_round,
    end_turns,
    file,
    hand,
    legal,
    pile,
    random_game,
    refused,
    rule_of,
    seat,
    step,
    table,
    told,
    totals,
)

REGULAR = ["events", "helpers", "properties", "companions"]


def errands(**fields: object) -> WillPosition:
    """The errand phase, seat 1 first; seats 1 and 2 have two errand boys, seat 3 has one."""
    given = {"phase": "errand", "plans": "1, -, 2, -, 3", "waiting": [1]}
    return table(**given | fields)  # type: ignore[arg-type]


def to_turns(s: WillPosition, *texts: str) -> WillPosition:
    """Plays the errands, then whatever comes first, up to the action phase."""
    do(s, *texts)
    while asked(s)[0] == "errand":
        do(s, legal(s)[0])
    return s


# --- extension ---


@pytest.mark.rule("W-7.18")
def test_an_extension_is_a_card_space_more_for_the_rest_of_the_game() -> None:
    s = errands(hand="fx-5", board="fx-6, fx-6, fx-6, fx-6, fx-6", rest={"helpers": "9 fx-6"})
    to_turns(s, "errand extension")
    assert (len(board(s)), file(s, "extensions"), [len(board(s, number)) for number in (2, 3)]) == (6, 11, [5, 5])
    do(s, "put fx-5")
    assert (board(s), discards(s, "helpers")) == (["fx-6"] * 5 + ["fx-5"], [])
    end_round(s)
    assert (file(s, "round"), len(board(s)), file(s, "extensions")) == (2, 6, 11)


@pytest.mark.rule("W-7.19")
def test_there_is_no_limit_to_the_extensions_of_a_player() -> None:
    s = do(errands(spaces=16), "errand extension")
    assert (len(board(s)), file(s, "extensions")) == (17, 0)


@pytest.mark.rule("W-7.20")
def test_the_last_extension_can_be_taken_and_then_no_other() -> None:
    last = errands(two=seat(spaces=16))
    assert "errand extension" in legal(last)
    none = errands(spaces=10, two=seat(spaces=12))
    assert refused(none, "errand extension") == "W-7.20"


@pytest.mark.rule("W-7.20")
def test_we_s18_without_an_extension_in_the_bank_its_space_is_closed() -> None:
    s = errands(spaces=9, two=seat(spaces=9), three=seat(spaces=9))
    assert file(s, "extensions") == 0
    assert refused(s, "errand extension") == "W-7.20"


# --- property market ---

ORDERS = sorted("/".join(f"{token:+d}" for token in order) for order in permutations((-3, -2, 1, 3)))


def market(s: WillPosition) -> list[int]:
    """The tokens on mansion, town house, manor house and farm."""
    found = file(s, "market")
    assert isinstance(found, dict)
    return [found[place] for place in ("mansion", "town-house", "manor-house", "farm")]


@pytest.mark.rule("W-7.21")
def test_the_tokens_can_be_laid_in_any_order_or_stay() -> None:
    s = do(errands(market="mansion -3, town house +1, manor house +3, farm -2"), "errand market")
    assert sorted(legal(s)) == sorted(f"order {order}" for order in ORDERS)
    assert "order -3/+1/+3/-2" in legal(s)


@pytest.mark.rule("W-7.21", "W-7.22")
@pytest.mark.parametrize("order", ORDERS)
def test_each_token_lies_where_the_player_wants_it(order: str) -> None:
    s = do(errands(), "errand market", f"order {order}")
    assert market(s) == [int(token) for token in order.split("/")]


@pytest.mark.rule("W-7.22")
def test_a_new_order_is_valid_at_once_and_in_later_rounds() -> None:
    s = errands(hand="fx-1", balance=40, market="mansion -2", only="events, companions", rest={"properties": "9 fx-2"})
    to_turns(s, "errand market", "order +3/-3/-2/+1")
    do(s, "buy fx-1")
    assert balance(s) == 40 - 16
    end_round(s)
    assert (file(s, "round"), market(s)) == (2, [3, -3, -2, 1])


@pytest.mark.rule("W-7.22")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_nothing_but_the_errand_moves_the_tokens(players: int) -> None:
    orders: list[list[int]] = []
    told_orders = 0
    s = None
    for s in random_game(players, seed=players):
        if not orders or market(s) != orders[-1]:
            orders.append(market(s))
    assert s is not None
    story = forms.events(s, 0, None)
    for before, event in zip([{}, *story], story, strict=False):
        if event["event"] == "market" and "seat" in event:
            told_orders += 1
            assert before == {"event": "errand", "seat": event["seat"], "space": "market"}
    assert 2 <= len(orders) <= 1 + told_orders


@pytest.mark.rule("W-7.21")
def test_we_s19_the_market_may_be_left_as_it_is_and_the_space_is_occupied() -> None:
    s = errands(market="mansion -3, town house +1, manor house +3, farm -2")
    before = s.to_dict()
    do(s, "errand market", "order -3/+1/+3/-2")
    assert market(s) == [-3, 1, 3, -2]
    changed = {key for key, value in s.to_dict().items() if value != before[key]}
    assert changed == {"errands", "seats", "waiting", "turn"}  # the figure, and the next player's turn
    for text in ("errand opera", "errand w1", "errand w2"):
        assert refused(s, "errand market") == "W-7.5"
        do(s, text)
    assert file(s, "errands") == {"market": [1], "opera": [2], "w1": [3], "w2": [1]}


# --- unknown card ---


@pytest.mark.rule("W-7.23")
@pytest.mark.parametrize(
    ("deck", "card"), [("events", "ball"), ("helpers", "tailor"), ("properties", "ivy-end"), ("companions", "dog")]
)
def test_the_top_card_of_the_deck_that_is_named_comes_to_the_hand(deck: str, card: str) -> None:
    s = errands(next={"events": "ball", "helpers": "tailor", "properties": "ivy-end", "companions": "dog"})
    before = {name: len(pile(s, name)) for name in REGULAR}
    do(s, "errand unknown", f"deck {deck}")
    assert hand(s) == [card]
    assert {name: len(pile(s, name)) for name in REGULAR} == before | {deck: before[deck] - 1}


@pytest.mark.rule("W-7.24")
def test_the_special_deck_cannot_be_named() -> None:
    s = do(errands(next={"special": "country-fair"}), "errand unknown")
    assert legal(s) == [f"deck {deck}" for deck in REGULAR]
    with pytest.raises(BequestError):
        do(s, "deck special")
    assert rule_of(s, "seat 1") == "not asked"
    only_special = errands(only=", ".join(REGULAR))
    assert refused(only_special, "errand unknown") == "W-7.26"


@pytest.mark.rule("W-7.25")
def test_everybody_has_an_unknown_card_space_for_one_figure() -> None:
    s = errands()
    for number in (1, 2, 3):
        assert asked(s) == ("errand", number)
        do(s, "errand unknown", "deck events")
    for number in (1, 2):
        assert asked(s) == ("errand", number)
        assert refused(s, "errand unknown") == "W-7.5"
        do(s, f"errand w{number}")
    assert file(s, "errands") == {"unknown": [1, 2, 3], "w1": [1], "w2": [2]}
    assert [len(hand(s, number)) for number in (1, 2, 3)] == [2, 2, 1]


@pytest.mark.rule("W-7.25")
def test_we_r5_the_second_errand_boy_finds_no_unknown_card_space() -> None:
    s = errands(offering="A4 ball")
    do(s, "errand unknown", "deck companions", "errand a4", "errand opera")
    assert (asked(s), file(s, "stage")) == (("errand", 1), 2)
    assert [text for text in legal(s) if "unknown" in text] == []
    assert [text for text in everything(s) if "unknown" in text] == ["errand unknown"]
    assert refused(s, "errand unknown") == "W-7.5"
    do(s, "errand w1")
    assert (asked(s), "errand unknown" in legal(s)) == (("errand", 2), True)


def everything(s: WillPosition) -> list[str]:
    """All choices that there are in the game: no seat can name the unknown card space of another colour."""
    return [s.game.text(number) for number in range(len(s.game.catalogue))]


@pytest.mark.rule("W-7.26")
def test_a_deck_without_any_card_cannot_be_named() -> None:
    s = errands(only="helpers, properties", discarded={"helpers": "fx-5"}, next={"companions": "dog"})
    do(s, "errand unknown")
    assert legal(s) == ["deck events", "deck helpers", "deck companions"]
    assert refused(s, "deck properties") == "W-7.26"
    do(s, "deck helpers")
    assert (hand(s), discards(s, "helpers"), told(s)) == (["fx-5"], [], ["errand", "reshuffle", "draw"])


@pytest.mark.rule("W-7.26")
def test_with_nothing_to_draw_at_all_the_space_is_closed() -> None:
    assert refused(errands(only=", ".join(REGULAR)), "errand unknown") == "W-7.26"
    left = errands(only=", ".join(REGULAR), discarded={"properties": "fx-2"})
    assert "errand unknown" in legal(left)
    do(left, "errand unknown")
    assert hand(left) == ["fx-2"]


# --- opera ---


@pytest.mark.rule("W-7.27")
def test_the_opera_costs_two_pounds_at_once() -> None:
    s = do(errands(balance=30), "errand opera")
    assert (balance(s), asked(s), told(s)) == (28, ("errand", 2), ["errand", "spent"])


@pytest.mark.rule("W-7.27", "W-7.28")
def test_each_tailor_on_the_board_lets_the_player_spend_three_pounds_more() -> None:
    one = do(errands(board="h9", balance=30), "errand opera")
    assert (step(one), totals(one)) == ("opera", [2, 5])
    for pounds in (0, 1, 3, 8):
        assert refused(one, f"amount {pounds}") == "W-1.16"
    two = do(errands(board="h9, h9", balance=30), "errand opera")
    assert totals(two) == [2, 5, 8]
    assert [balance(do(s, f"amount {pounds}")) for s, pounds in ((one, 5), (two, 8))] == [25, 22]


@pytest.mark.rule("W-7.28")
def test_a_tailor_in_hand_or_on_another_board_adds_nothing_to_the_opera() -> None:
    s = do(errands(hand="h9", balance=30, two=seat(board="h9")), "errand opera")
    assert (balance(s), asked(s)) == (28, ("errand", 2))


@pytest.mark.rule("W-7.29")
@pytest.mark.parametrize("pounds", [0, 1])
def test_the_opera_is_closed_to_an_owner_of_property_with_less_than_two_pounds(pounds: int) -> None:
    assert refused(errands(board="fx-3", balance=pounds), "errand opera") == "W-7.29"
    enough = do(errands(board="fx-3", balance=2), "errand opera")
    assert (balance(enough), bankrupt(enough)) == (0, False)


@pytest.mark.rule("W-7.28", "W-7.29")
def test_an_owner_of_property_adds_only_what_the_balance_allows() -> None:
    s = do(errands(board="fx-3, h9, h9", balance=7), "errand opera")
    assert totals(s) == [2, 5]
    assert refused(s, "amount 8") == "W-1.16"


@pytest.mark.rule("W-7.30")
@pytest.mark.parametrize(("before", "after"), [(2, 0), (1, -1), (-4, -6)])
def test_without_property_the_opera_is_open_whatever_the_balance(before: int, after: int) -> None:
    s = do(errands(hand="fx-3", balance=before), "errand opera")
    assert (balance(s), bankrupt(s), file(s, "phase")) == (after, True, "errand")


@pytest.mark.rule("W-7.30")
def test_three_pounds_are_enough_to_remain_solvent_in_the_opera() -> None:
    s = do(errands(balance=3), "errand opera")
    assert (balance(s), bankrupt(s)) == (1, False)


# --- choices of an errand ---

STEPS = [
    pytest.param("errand a4", [], id="single card"),
    pytest.param("errand w1", [], id="wild card"),
    pytest.param("errand extension", [], id="extension"),
    pytest.param("errand group", [("group", 3)], id="group"),
    pytest.param("errand market", [("order", 24)], id="market"),
    pytest.param("errand unknown", [("deck", 4)], id="unknown card"),
    pytest.param("errand opera", [("opera", 2)], id="opera"),
]


@pytest.mark.rule("W-7.31")
@pytest.mark.parametrize(("text", "following"), STEPS)
def test_an_errand_is_made_with_the_space_and_at_most_one_choice_more(
    text: str, following: Sequence[tuple[str, int]]
) -> None:
    s = errands(board="h9", offering="A4 ball; G1 guest; G2 chef; G3 dog", rest={"helpers": "fx-5"})
    assert step(s) == ""
    assert sorted(legal(s)) == sorted(f"errand {space}" for space in SPACES)
    before = s.digest()
    do(s, text)
    asked_for = []
    while asked(s)[1] == 1:
        asked_for.append((step(s), len(legal(s))))
        assert {key for key, value in s.to_dict().items() if key == "errands" and value} == set()
        do(s, legal(s)[-1])
    assert (asked_for, s.digest() != before) == (following, True)
    assert file(s, "errands") == {text.removeprefix("errand "): [1]}


SPACES = ["a4", "group", "w1", "w2", "extension", "market", "opera", "unknown"]
"""Both group spaces are one option, and so is the unknown card space of the own colour."""


@pytest.mark.rule("W-7.31")
def test_taking_the_choices_of_an_errand_back_leaves_the_board_as_it_was() -> None:
    s = errands(offering="G1 guest; G2 chef")
    before = s.digest()
    do(s, "errand group")
    assert rule_of(s, "errand opera") == "not asked"
    s.back()
    assert s.digest() == before
    do(s, "errand opera")
    end_turns(s)
    assert (hand(s), actions(s)) == ([], 0)
