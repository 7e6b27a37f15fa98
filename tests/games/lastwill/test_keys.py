"""Pairs of positions of Last Will that differ in one fact: the keys of those who know it differ, others not."""

from __future__ import annotations

from typing import Any

import pytest

from bequest.games.lastwill.position import WillPosition
from tests.games.keys import told_apart
from tests.rules.lastwill.table import do, new_game, seat, table

EVERYBODY: set[int | None] = {1, 2, 3, None}


def field(**fields: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """One field with two values."""
    ((name, (one, other)),) = fields.items()
    return {name: one}, {name: other}


def second(**fields: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """One field of the second seat with two values."""
    one, other = field(**fields)
    return {"two": seat(**one)}, {"two": seat(**other)}


OPEN: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "the round": field(round=(1, 2)),
    "the phase": field(phase=("errands", "actions")),
    "the first player": field(first=(1, 2)),
    "whose turn it is": field(waiting=([1, 2], [2, 1])),
    "the plan order": field(order=("1, 2, 3", "1, 3, 2")),
    "a plan": field(plans=("2, 1, 3", "2, 3, 1")),
    "a figure": field(errands=("group 1 2", "group 1 3")),
    "where it stands": field(errands=("group 1", "opera 1")),
    "errand boys": second(boys=(1, 2)),
    "the market": field(market=("mansion -2", "mansion +1")),
    "a card on offer": field(offering=("A1 dinner", "A1 ball")),
    "where it lies": field(offering=("A1 dinner", "A2 dinner")),
    "a balance": second(balance=(30, 31)),
    "actions": second(actions=(1, 2)),
    "spaces of a board": second(spaces=(5, 6)),
    "a card on a board": second(board=("fx-5", "fx-6")),
    "its space": second(board=("fx-5", "-, fx-5")),
    "its tokens": second(board=("fx-3 +1", "fx-3 +2")),
    "its value": second(board=("fx-1 at 10", "fx-1 at 7")),
    "whether it was activated": second(board=("fx-1", "fx-1 activated")),
    "how often it was used": second(board=("h1", "h1 used 1")),
    "since which round it lies there": (
        {"round": 3, "two": seat(board="fx-1 round 1")},
        {"round": 3, "two": seat(board="fx-1 round 2")},
    ),
    "whose board": ({"board": "fx-5"}, {"two": seat(board="fx-5")}),
    "the size of a hand": second(hand=("ball", "ball, ball")),
    "the back of a card in a hand": second(hand=("ball", "fx-5")),
    "whose hand": ({"hand": "ball"}, {"two": seat(hand="ball")}),
    "a card in a hand that all know": second(hand=("ball*", "dinner*")),
    "whether all know it": second(hand=("ball", "ball*")),
    "which of the others knows it": second(hand=("ball*12", "ball*23")),
    "a discard that all know": ({"discarded": {"events": "ball*"}}, {"discarded": {"events": "dinner*"}}),
    "how many are discarded": ({"discarded": {"events": "ball"}}, {"discarded": {"events": "ball, ball"}}),
}


@pytest.mark.rule("W-23.1")
@pytest.mark.parametrize("fact", OPEN)
def test_what_lies_open_is_part_of_every_key(fact: str) -> None:
    one, other = OPEN[fact]
    assert told_apart(table(**one), table(**other)) == EVERYBODY
