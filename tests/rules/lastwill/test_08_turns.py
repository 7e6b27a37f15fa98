"""Section 8 of the rules of Last Will: the action phase, its turns and its counters."""

from __future__ import annotations

import pytest

from bequest.core.errors import IllegalAction
from tests import forms
from tests.rules.lastwill.table import (
    actions,
    asked,
    balance,
    bankrupt,
    board,
    card,
    discards,
    do,
    file,
    hand,
    legal,
    random_game,
    rule_of,
    seat,
    step,
    table,
    told,
    why,
)

MOVES = ("play", "put", "buy", "sell", "activate", "add")


def begun(texts: list[str]) -> set[str]:
    """The verbs of these choices."""
    return {text.split()[0] for text in texts}


LAST_ERRAND = {"phase": "errand", "stage": 2}
"""The second pass of the errand phase; the seat that is waiting places the last figure."""


# --- the counters ---


@pytest.mark.rule("W-8.1", "W-22.17")
def test_example_s20_the_extra_action_is_there_when_the_phase_starts() -> None:
    s = table(board="h11 round 1", round=2, plans="-, 1, 2, 3", order="1, 2, 3", waiting=[3], three=seat(boys=1),
              **LAST_ERRAND)  # type: ignore[arg-type]  # fmt: skip
    assert actions(s) == 0
    do(s, "errand extension")
    assert (file(s, "phase"), asked(s)) == ("action", ("turn", 1))
    assert actions(s) == 3


@pytest.mark.rule("W-8.1")
def test_the_counters_show_the_actions_of_the_plans_and_one_more_for_each_h11_on_the_board() -> None:
    s = table(board="h11, fx-5, h11", boys=1, two=seat(hand="h11"), plans="2, 1, -, -, -, 3", order="2, 1, 3",
              waiting=[1], **LAST_ERRAND)  # type: ignore[arg-type]  # fmt: skip
    do(s, "errand extension")
    assert [actions(s, number) for number in (1, 2, 3)] == [2 + 2, 1, 4]


# --- turns ---


@pytest.mark.rule("W-8.2")
def test_each_player_has_one_turn_in_plan_order() -> None:
    s = table(order="3, 1, 2", waiting=[3], actions=2, two=seat(hand="dinner", actions=1), three=seat(actions=2))
    seats = []
    while asked(s)[0] == "turn":
        seats.append(asked(s)[1])
        do(s, "end")
    assert seats == [3, 1, 2]
    assert file(s, "phase") == "end-of-round"


@pytest.mark.rule("W-8.2")
def test_a_turn_goes_on_after_a_move_and_is_over_when_it_is_ended() -> None:
    s = table(hand="2 dinner", actions=2, two=seat(hand="ball", actions=2))
    do(s, "play dinner")
    assert asked(s) == ("turn", 1)
    do(s, "end")
    assert asked(s) == ("turn", 2)
    assert legal(s, by=1) == []
    assert why(s, "play dinner", by=1) is not None


@pytest.mark.rule("W-8.3")
def test_a_turn_is_a_mixture_of_all_moves_in_any_order() -> None:
    s = table(
        hand="2 dinner, fx-6, fx-2, dog, horse",
        board="fx-5, fx-3, fx-10 at 9",
        actions=11,
        balance=40,
        market="town house -2, manor house +1",
    )
    assert begun(legal(s)) == {*MOVES, "end"}
    do(s, "add 2", "play dinner", "activate 1", "sell 3", "put fx-6", "add 2", "buy fx-2", "play dinner", "activate 2")
    assert step(s) == "amount"
    do(s, "amount 7", "activate 3")
    assert board(s) == ["fx-5 activated", "fx-3 +2 activated", "fx-6 activated", "fx-2 at 8", "-"]
    assert (actions(s), balance(s)) == (11 - 1 - 1 - 1 - 2 - 1 - 1 - 1 - 1 - 1, 40 - 2 - 2 + 10 - 6 - 2 - 7 - 5)
    assert hand(s) == []


@pytest.mark.rule("W-8.3")
def test_cards_of_slate_border_are_no_moves_of_their_own() -> None:
    s = table(hand="dog, chef, wild", actions=5)
    assert legal(s) == ["end"]


# --- actions ---


@pytest.mark.rule("W-8.4")
def test_the_actions_of_a_move_are_taken_off_at_once() -> None:
    s = table(hand="boat-trip, fx-6, fx-4, dog", board="fx-3, fx-1 at 13", actions=9)
    left = []
    for text in ("play boat-trip", "put fx-6", "buy fx-4", "add 1", "activate 2", "sell 2"):
        do(s, text)
        left.append(actions(s))
    assert left == [7, 5, 4, 3, 2, 1]


@pytest.mark.rule("W-8.4")
@pytest.mark.parametrize(
    ("text", "needed"),
    [("play boat-trip", 2), ("put fx-6", 2), ("buy fx-4", 1), ("add 1", 1), ("activate 2", 1), ("sell 2", 1)],
)
def test_a_move_that_needs_more_actions_than_are_left_is_illegal(text: str, needed: int) -> None:
    cards = {"hand": "boat-trip, fx-6, fx-4, dog", "board": "fx-3, fx-1 at 13"}
    s = table(**cards, actions=needed - 1)  # type: ignore[arg-type]
    before = s.digest()
    assert text not in legal(s)
    with pytest.raises(IllegalAction):
        do(s, text)
    assert s.digest() == before
    assert rule_of(s, text) == "W-8.4"
    assert text in legal(table(**cards, actions=needed))  # type: ignore[arg-type]


@pytest.mark.rule("W-8.5")
def test_what_needs_no_action_can_be_done_with_none_left() -> None:
    free = card("events", "stroll", pounds=1)
    s = table(hand="stroll, dinner", board="fx-5, fx-2 at 8, fx-11 +1", balance=20, cards=[free])
    assert legal(s) == ["play stroll", "activate 1", "activate 2", "activate 3", "end"]
    do(s, "play stroll", "activate 1", "activate 2", "activate 3", "amount 3")
    assert (actions(s), balance(s)) == (0, 20 - 1 - 2 - 1 - 3)


@pytest.mark.rule("W-8.6")
def test_a_turn_may_be_ended_with_cards_actions_and_privileges_unused() -> None:
    s = table(hand="dinner, fx-6", board="fx-5, h12, h5, fx-1 at 13", actions=4, balance=50)
    assert len(legal(s)) > 3
    do(s, "end")
    assert asked(s) == ("turn", 2)
    assert (balance(s), hand(s)) == (50, ["dinner", "fx-6"])
    assert board(s)[:4] == ["fx-5", "h12", "h5", "fx-1 at 13"]


@pytest.mark.rule("W-8.6")
def test_the_turn_can_be_ended_before_and_after_any_move() -> None:
    ends = ["end" in legal(s) for s in random_game(seed=8) if s.waiting and asked(s)[0] == "turn" and not step(s)]
    assert len(ends) > 50
    assert all(ends)


@pytest.mark.rule("W-8.7")
def test_the_actions_left_are_lost_with_the_end_of_the_turn() -> None:
    s = table(actions=3, two=seat(actions=2))
    do(s, "end")
    assert [actions(s, 1), actions(s, 2)] == [0, 2]
    assert told(s)[-2:] == ["end-turn", "turn"]
    assert forms.events(s, 0)[-2] == {"event": "end-turn", "seat": 1, "unused": 3}


@pytest.mark.rule("W-8.8")
def test_the_counter_can_go_up_without_limit() -> None:
    many = card("special", "endless-day", crowns=1, actions=1, effect={"do": "actions", "amount": 3})
    s = table(hand="40 endless-day", actions=1, cards=[many])
    for played in range(1, 41):
        do(s, "play endless-day")
        assert actions(s) == 1 + 2 * played


# --- not in turn ---


@pytest.mark.rule("W-8.9")
def test_in_the_turn_of_another_nobody_makes_a_move() -> None:
    own = seat(hand="dinner, fx-5, fx-2, dog", board="fx-11, fx-3", actions=5)
    s = table(hand="dinner", actions=1, two=own)
    before = s.digest()
    for text in ("play dinner", "put fx-5", "buy fx-2", "sell 2", "activate 1", "add 2", "end"):
        assert why(s, text, by=2) is not None
        with pytest.raises(IllegalAction):
            do(s, text, by=2)
    assert s.digest() == before
    do(s, "end")
    assert begun(legal(s, by=2)) == {*MOVES, "end"}


@pytest.mark.rule("W-8.9")
@pytest.mark.parametrize(
    "fields",
    [
        {"phase": "planning", "waiting": [1]},
        {"phase": "errand", "stage": 1, "boys": 1, "waiting": [1]},
        {"phase": "end-of-round", "stage": 1, "waiting": [1]},
    ],
)
def test_in_the_other_phases_no_move_of_the_action_phase_is_made(fields: dict[str, object]) -> None:
    s = table(hand="dinner, fx-5, fx-2, dog", board="fx-11, fx-3", **fields)  # type: ignore[arg-type]
    assert asked(s)[0] != "turn"
    assert not begun(legal(s)) & {*MOVES, "end"}
    before = s.digest()
    for text in ("play dinner", "put fx-5", "buy fx-2", "sell 2", "activate 1", "add 2", "end"):
        assert rule_of(s, text)
        with pytest.raises(IllegalAction):
            do(s, text)
    assert s.digest() == before


@pytest.mark.rule("W-8.9")
def test_in_a_whole_game_only_the_seat_in_turn_has_moves_of_the_action_phase() -> None:
    turns = 0
    for s in random_game(seed=9):
        if s.waiting and asked(s)[0] == "turn":
            turns += 1
            others = [number for number in (1, 2, 3) if number != asked(s)[1]]
            assert [legal(s, by=number) for number in others] == [[], []]
        elif s.waiting:
            assert not begun([text for number in s.waiting for text in legal(s, by=number + 1)]) & set(MOVES)
    assert turns > 50


@pytest.mark.rule("W-8.9", "W-8.2")
def test_the_turn_of_a_bankrupt_player_is_a_turn_like_any_other() -> None:
    s = table(hand="2 dinner", actions=2, balance=1)
    do(s, "play dinner")
    assert bankrupt(s)
    do(s, "play dinner")
    assert (balance(s), discards(s, "events")) == (-3, ["dinner", "dinner"])
