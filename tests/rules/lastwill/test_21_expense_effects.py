"""Section 21 of the rules of Last Will: the known upper parts of expenses."""

from __future__ import annotations

import pytest

from tests.rules.lastwill.table import (
    actions,
    balance,
    board,
    card,
    do,
    legal,
    refused,
    seat,
    spaces,
    step,
    table,
    totals,
)

PACK = card("properties", "pack", type="farm", banknotes=[9], actions=1, pounds=2,
            spaces=spaces(("dog", 3), ("dog", 4), ("horse", 5)))  # fmt: skip
"""A farm for two dogs and a horse."""


def burnt(name: str, others: str, **fields: object) -> int:
    """What an expense is activated for with these cards beside it, without an action."""
    s = table(board=f"{name}, {others}", balance=60, cards=[PACK], **fields)  # type: ignore[arg-type]
    do(s, "activate 1")
    assert (step(s), actions(s)) == ("", 0)
    return 60 - balance(s)


# --- printed amounts ---


@pytest.mark.rule("W-21.1")
def test_for_an_action_four_pounds_are_burnt() -> None:
    s = table(board="season-box", actions=2, balance=20)
    do(s, "activate 1")
    assert (actions(s), balance(s)) == (1, 16)
    assert refused(s, "activate 1") == "W-12.14"
    assert refused(table(board="season-box", balance=20), "activate 1") == "W-8.4"


@pytest.mark.rule("W-21.2")
@pytest.mark.parametrize("name", ["fresh-flowers", "fx-5"])
def test_without_an_action_two_pounds_are_burnt(name: str) -> None:
    s = table(board=name, balance=20)
    do(s, "activate 1")
    assert (actions(s), balance(s)) == (0, 18)
    assert refused(s, "activate 1") == "W-12.14"


# --- counted amounts ---


@pytest.mark.rule("W-21.3")
def test_example_r17_two_pounds_for_each_of_three_farms() -> None:
    s = table(board="kx-5, fx-3, fx-4, fx-3", actions=2, balance=20)
    do(s, "activate 1")
    assert (step(s), balance(s), actions(s)) == ("", 14, 2)


@pytest.mark.rule("W-21.5")
def test_example_r18_farms_and_dogs() -> None:
    s = table(board="kx-7, fx-3 +1, fx-4", balance=20)
    do(s, "activate 1")
    assert (step(s), balance(s)) == ("", 17)


@pytest.mark.rule("W-21.7")
def test_example_s25_nothing_to_count() -> None:
    s = table(board="kx-6, fx-3", actions=1, balance=20)
    assert refused(s, "activate 1") == "W-21.7"


@pytest.mark.rule("W-21.3")
@pytest.mark.parametrize(
    ("others", "pounds"),
    [
        ("fx-3", 2),
        ("fx-3 +2, fx-4 +1", 4),
        ("fx-3, fx-1 at 13, fx-2 at 8, fx-10 at 9", 2),
        ("fx-3, fx-4, pack, fx-3", 8),
    ],
)
def test_per_farm_counts_farms_and_nothing_else(others: str, pounds: int) -> None:
    assert burnt("dry-stone-walls", others) == pounds


@pytest.mark.rule("W-21.4")
@pytest.mark.parametrize(
    ("others", "pounds"), [("fx-3 +2", 2), ("fx-4 +1, fx-4 +1, fx-3 +1", 4), ("pack +3, fx-3 +2, fx-4", 4)]
)
def test_per_horse_counts_the_horse_tokens_on_farms(others: str, pounds: int) -> None:
    assert burnt("gilded-horseshoes", others) == pounds


@pytest.mark.rule("W-21.5")
@pytest.mark.parametrize(
    ("others", "pounds"), [("fx-4 +1", 1), ("fx-3 +2", 2), ("pack +2, fx-3 +1", 5), ("pack +3, fx-4 +1, fx-1 at 13", 4)]
)
def test_farms_and_dogs_counts_both(others: str, pounds: int) -> None:
    assert burnt("tweed-for-the-hounds", others) == pounds


@pytest.mark.rule("W-21.3", "W-21.4", "W-21.5")
@pytest.mark.parametrize("name", ["dry-stone-walls", "gilded-horseshoes", "tweed-for-the-hounds"])
def test_farms_in_hand_or_on_other_boards_do_not_count(name: str) -> None:
    s = table(hand="fx-3", board=name, balance=60, two=seat(board="fx-3 +2, fx-4 +1"))
    assert refused(s, "activate 1") == "W-21.7"


@pytest.mark.rule("W-21.6")
@pytest.mark.parametrize(
    ("name", "pounds"), [("gilded-horseshoes", 2), ("tweed-for-the-hounds", 2), ("dry-stone-walls", 2)]
)
def test_tokens_on_anything_but_farms_do_not_count(name: str, pounds: int) -> None:
    stable = card("properties", "stable", type="manor-house", banknotes=[9, 6, 3, 1], actions=1, pounds=2,
                  spaces=spaces(("dog", 3), ("horse", 5)))  # fmt: skip
    hunt = card("helpers", "hunt", actions=1, pounds=5, spaces=spaces(("dog", 7), ("horse", 9)))
    s = table(board=f"{name}, hunt +2, stable +2, hunt +2, fx-3 +2", balance=60, cards=[stable, hunt])
    do(s, "activate 1")
    assert 60 - balance(s) == pounds


@pytest.mark.rule("W-21.6")
def test_a_counted_amount_needs_no_action_unless_the_card_says_so() -> None:
    walls = card("helpers", "walls", actions=1, formula={"farm": 2})
    s = table(board="dry-stone-walls, walls, fx-3", actions=1, balance=60, cards=[walls])
    do(s, "activate 1")
    assert (actions(s), balance(s)) == (1, 58)
    do(s, "activate 2")
    assert (actions(s), balance(s)) == (0, 56)
    s = table(board="dry-stone-walls, walls, fx-3", balance=60, cards=[walls])
    assert refused(s, "activate 2") == "W-8.4"


@pytest.mark.rule("W-21.7")
def test_the_amount_is_counted_when_the_card_is_activated() -> None:
    s = table(hand="fx-4, dog", board="kx-7, fx-3", actions=2, balance=60, market="farm -3")
    do(s, "buy fx-4", "add 2")
    assert balance(s) == 48
    do(s, "activate 1")
    assert balance(s) == 45
    s = table(board="kx-7, fx-3 +1, fx-4", actions=1, balance=20, market="farm -3")
    do(s, "sell 3", "activate 1")
    assert balance(s) == 20 + 12 - 2


@pytest.mark.rule("W-21.7")
def test_the_amount_cannot_be_lowered_to_what_an_owner_of_property_has() -> None:
    s = table(board="kx-5, fx-3, fx-4, fx-3", balance=5)
    assert refused(s, "activate 1") == "W-18.2"
    s = table(board="kx-5, fx-3, fx-4, fx-3", balance=6)
    assert "activate 1" in legal(s)
    do(s, "activate 1")
    assert (balance(s), board(s)[0]) == (0, "dry-stone-walls activated")


@pytest.mark.rule("W-21.7")
def test_a_bonus_may_be_added_but_does_not_stand_for_nothing() -> None:
    shoes = card("helpers", "shoes", symbols=["coach"], formula={"horse": 2})
    s = table(board="shoes, fx-3, h8", balance=20, cards=[shoes])
    assert refused(s, "activate 1") == "W-21.7"
    s = table(board="shoes, fx-3 +2, h8", balance=20, cards=[shoes])
    do(s, "activate 1")
    assert totals(s) == [2, 4]


@pytest.mark.rule("W-21.7")
@pytest.mark.parametrize("name", ["dry-stone-walls", "gilded-horseshoes", "tweed-for-the-hounds"])
def test_an_amount_of_nothing_cannot_be_activated_by_anybody(name: str) -> None:
    assert refused(table(board=f"{name}, fx-1 at 13", actions=1, balance=20), "activate 1") == "W-21.7"
    assert refused(table(board=name, actions=1, balance=20), "activate 1") == "W-21.7"
