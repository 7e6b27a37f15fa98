"""What is number 0 counts like any other: the first card, place, plan, errand, space, seat, deck, type and effect."""

from __future__ import annotations

import pytest

from tests import forms
from tests.rules.lastwill.table import (
    actions,
    balance,
    board,
    discards,
    do,
    hand,
    legal,
    new_game,
    rule_of,
    seat,
    table,
)

FIRST = "dinner"


def test_the_names_are_those_of_number_0() -> None:
    s = table()
    assert s.rules.deck.ids[0] == FIRST
    assert s.rules.places[0].id.upper() == "A1"
    assert s.rules.deck.errand_names[0] == "a1"


@pytest.mark.rule("W-8.4", "W-23.2")
def test_the_first_card_is_held_played_and_discarded() -> None:
    s = table(hand=FIRST, actions=1, balance=30)
    assert forms.view(s, 0)["seats"][0]["hand"] == [FIRST]
    assert legal(s) == [f"play {FIRST}", "end"]
    do(s, f"play {FIRST}")
    assert (hand(s), discards(s, "events"), actions(s)) == ([], [FIRST], 0)
    assert balance(s) < 30


@pytest.mark.rule("W-5.1", "W-7.10", "W-9.10")
def test_the_first_card_lies_on_the_first_place_and_is_fetched_from_there() -> None:
    s = table(phase="errand", plans="1, 2, 3", waiting=[1], offering=f"A1 {FIRST}")
    assert forms.view(s, None)["offering"]["A1"] == FIRST
    assert "errand a1" in legal(s)
    assert rule_of(s, "errand a2") == "W-7.10"
    do(s, "errand a1")
    assert hand(s) == [FIRST]
    dealt = table(phase="offering", next={"events": FIRST})
    told = [event for event in forms.events(dealt) if event["event"] in ("deal", "empty")]
    assert {"event": "deal", "place": "A4", "card": FIRST} in told
    assert "empty" not in [event["event"] for event in told]
    left = table(offering=f"A1 {FIRST}", order="1, 2, 3", waiting=[3])
    do(left, "end")
    assert discards(left, "events") == [FIRST]


@pytest.mark.rule("W-6.3", "W-4.4")
def test_the_first_plan_is_chosen_by_the_first_seat() -> None:
    s = table(phase="planning", chance="explicit")
    assert "plan 1" in legal(s)
    do(s, "plan 1")
    while s.seat == 0 and s.frames[-1].open:
        do(s, legal(s)[-1])
    plans = forms.view(s, None)["plans"]
    assert [plan["marker"] for plan in plans][:2] == [1, None]


@pytest.mark.rule("W-12.6", "W-15.5", "W-12.14")
def test_the_first_space_holds_is_activated_sold_and_cleared() -> None:
    s = table(board="wyvern-hall", actions=3, balance=30)
    assert legal(s)[:2] == ["activate 1", "sell 1"]
    do(s, "activate 1")
    assert board(s)[0].endswith("activated")
    full = table(hand="gardener", board="fx-5, fx-5, fx-5, fx-5, fx-5", actions=3)
    do(full, "put gardener")
    assert legal(full) == ["space 1", "space 2", "space 3", "space 4", "space 5"]
    do(full, "space 1")
    assert board(full)[0].startswith("gardener")
    sold = do(table(board="wyvern-hall", actions=3, balance=30), "sell 1")
    assert board(sold)[0] == "-"


@pytest.mark.rule("W-20.1", "W-20.2")
def test_the_first_effect_takes_place_on_the_first_space() -> None:
    s = do(table(hand="country-fair", board="fx-3, fx-4", actions=3), "play country-fair", "space 1", "space 1")
    assert board(s)[:2] == ["fx-3 +2", "fx-4"]


@pytest.mark.rule("W-3.16", "W-25.3", "W-4.4")
def test_the_first_seat_may_begin() -> None:
    for first in (1, 3):
        s = new_game(3, first=first)
        assert forms.view(s, None)["starting_player"] == first
    planning = table(phase="planning", starting_player=1)
    assert planning.seat == 0


@pytest.mark.rule("W-9.3")
def test_the_first_card_is_kept_by_the_last_seat() -> None:
    s = table(phase="end-of-round", three=seat(hand=f"{FIRST}, ball"))
    assert (s.waiting, legal(s, 3)[0]) == ([2], f"card {FIRST}")
    do(s, f"card {FIRST}", "enough", by=3)
    assert hand(s, 3)[0] == FIRST
    assert "ball" not in hand(s, 3)
