"""Pairs of positions of Last Will that differ in one fact: the keys of those who know it differ, others not."""

from __future__ import annotations

from typing import Any

import pytest

from bequest.games.lastwill.position import WillPosition
from tests.games.keys import told_apart
from tests.rules.lastwill.table import do, seat, table

EVERYBODY: set[int | None] = {1, 2, 3, None}


def field(**fields: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """One field with two values."""
    ((name, (one, other)),) = fields.items()
    return {name: one}, {name: other}


def second(**fields: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """One field of the second seat with two values."""
    one, other = field(**fields)
    return {"two": seat(**one)}, {"two": seat(**other)}


POOR: dict[str, Any] = {
    "options": {"money": "last_will"}, "balance": 30, "two": seat(balance=30), "three": seat(balance=30),
}  # fmt: skip
OPEN: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "the round": field(round=(1, 2)),
    "the phase": (
        {"phase": "errand", "plans": "1, 2, 3", "stage": 2},
        {"phase": "action", "plans": "1, 2, 3"},
    ),
    "the stage": ({"phase": "errand", "plans": "1, 2, 3"}, {"phase": "errand", "plans": "1, 2, 3", "stage": 2}),
    "the starting player": (
        {"order": "1, 2, 3", "starting_player": 1},
        {"order": "1, 2, 3", "starting_player": 2},
    ),
    "whose turn it is": field(waiting=([1], [2])),
    "the plan order": field(order=("1, 2, 3", "1, 3, 2")),
    "a plan": ({"plans": "1, 2, 3", "order": "1, 2, 3"}, {"plans": "1, 2, -, 3", "order": "1, 2, 3"}),
    "a figure": field(errands=("opera 1", "opera 2")),
    "where it stands": field(errands=("opera 1", "market 1")),
    "the market": field(market=("mansion -2", "mansion +1")),
    "a card on offer": field(offering=("A1 dinner", "A1 ball")),
    "where it lies": field(offering=("A1 dinner", "A2 dinner")),
    "a wild card": (
        {"hand": "wild-card*", "wild_places": [True, False]},
        {"hand": "wild-card*", "wild_places": [False, True]},
    ),
    "a balance": second(balance=(30, 31)),
    "the fortune that is to be spent": ({**POOR, "starting_money": 70}, {**POOR, "starting_money": 80}),
    "errand boys left": (
        {"phase": "errand", "plans": "-, 1, 2, 3", "two": seat(boys=1)},
        {"phase": "errand", "plans": "-, 1, 2, 3", "two": seat(boys=2)},
    ),
    "actions": second(actions=(1, 2)),
    "spaces of a board": second(spaces=(5, 6)),
    "a card on a board": second(board=("gardener", "upholsterer")),
    "its space": second(board=("gardener", "-, gardener")),
    "its tokens": second(board=("thistle-farm +0", "thistle-farm +1")),
    "its value": second(board=("wyvern-hall", "wyvern-hall at 7")),
    "whether it was activated": second(board=("wyvern-hall", "wyvern-hall activated")),
    "how often it was used": second(board=("estate-agent", "estate-agent used 1")),
    "since which round it lies there": (
        {"round": 3, "two": seat(board="gardener round 1")},
        {"round": 3, "two": seat(board="gardener round 2")},
    ),
    "whose board": ({"board": "gardener"}, {"two": seat(board="gardener")}),
    "the size of a hand": second(hand=("dinner", "dinner, dinner")),
    "the back of a card in a hand": second(hand=("ball", "gardener")),
    "whose hand": ({"hand": "ball"}, {"two": seat(hand="ball")}),
    "a card in a hand that all know": second(hand=("ball*", "dinner*")),
    "whether all know it": second(hand=("ball", "ball*")),
    "which of the others knows it": second(hand=("ball*12", "ball*23")),
    "a discard that all know": ({"discarded": {"events": "ball*"}}, {"discarded": {"events": "dinner*"}}),
    "how many are discarded": ({"discarded": {"events": "ball"}}, {"discarded": {"events": "ball, dinner"}}),
}


@pytest.mark.rule("W-23.1", "W-23.3")
@pytest.mark.parametrize("fact", OPEN)
def test_what_lies_open_is_part_of_every_key(fact: str) -> None:
    one, other = OPEN[fact]
    assert told_apart(table(**one), table(**other)) == EVERYBODY


@pytest.mark.rule("W-23.2", "W-23.7")
def test_a_card_in_hand_is_part_of_the_keys_of_those_who_know_it() -> None:
    assert told_apart(table(hand="ball"), table(hand="dinner")) == {1}
    assert told_apart(table(two=seat(hand="ball")), table(two=seat(hand="dinner"))) == {2}
    assert told_apart(table(two=seat(hand="ball*23")), table(two=seat(hand="dinner*23"))) == {2, 3}


@pytest.mark.rule("W-23.5", "W-23.10")
def test_a_discard_is_part_of_the_keys_of_those_who_remember_it() -> None:
    def discarded(events: str) -> WillPosition:
        return table(discarded={"events": events})

    assert told_apart(discarded("ball"), discarded("dinner")) == set()
    assert told_apart(discarded("ball*1"), discarded("dinner*1")) == {1}
    assert told_apart(discarded("ball*13"), discarded("dinner*13")) == {1, 3}
    assert told_apart(discarded("ball, dinner*1"), discarded("ball*1, dinner")) == {1}
    assert told_apart(table(removed="hectic-day*2"), table(removed="royal-premiere*2")) == {2}


@pytest.mark.rule("W-23.4")
def test_what_is_arranged_to_be_drawn_is_part_of_no_key() -> None:
    assert told_apart(table(), table(next={"events": "ball, dinner", "helpers": "gardener"})) == set()


@pytest.mark.rule("W-23.12")
def test_how_many_crowns_lie_in_the_special_deck_is_part_of_every_key() -> None:
    assert told_apart(table(removed="hectic-day"), table(removed="royal-premiere")) == set()
    assert told_apart(table(removed="hectic-day"), table(removed="country-fair")) == EVERYBODY


@pytest.mark.rule("W-1.12", "W-5.9")
def test_a_secret_answer_is_part_of_the_own_key_only() -> None:
    def keeping(*cards: str) -> WillPosition:
        s = table(hand="dinner, ball", two=seat(hand="theatre"), phase="end-of-round")
        return do(s, *cards, by=1)

    assert told_apart(keeping(), keeping("card dinner")) == {1}  # begun
    assert told_apart(keeping(), keeping("enough")) == EVERYBODY  # that an answer was given is seen
    assert told_apart(keeping(), do(keeping(), "enough", by=2)) == EVERYBODY
    assert told_apart(keeping("enough"), keeping("card dinner", "enough")) == {1}
    assert told_apart(keeping("card ball"), keeping("card dinner", "enough")) == {1}


@pytest.mark.rule("W-23.6")
def test_a_move_under_way_is_part_of_the_own_key_only() -> None:
    def begun(*steps: str) -> WillPosition:
        return do(table(hand="grand-boat-trip, wild-card*, guest, chef", actions=3), *steps)

    assert told_apart(begun(), begun("play grand-boat-trip")) == {1}
    one, other = (begun("play grand-boat-trip", card) for card in ("card wild-card", "none"))
    assert told_apart(one, other) == {1}


@pytest.mark.rule("W-23.1")
def test_what_is_pending_is_part_of_every_key() -> None:
    def drawing(deck: str, count: int) -> WillPosition:
        return table(
            phase="planning", plans="1", chance="explicit", pending=[{"draw": deck, "seat": 1, "count": count}]
        )

    assert told_apart(drawing("events", 1), drawing("events", 2)) == EVERYBODY
    assert told_apart(drawing("events", 1), drawing("helpers", 1)) == EVERYBODY
