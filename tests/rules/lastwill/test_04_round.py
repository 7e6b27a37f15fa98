"""Section 4 of the rules of Last Will: the round."""

from __future__ import annotations

from itertools import groupby

import pytest

from bequest.core.position import CHANCE
from tests import forms
from tests.rules.lastwill.table import (
    asked,
    balance,
    bankrupt,
    board,
    do,
    end_round,
    file,
    hand,
    legal,
    new_game,
    offered,
    random_game,
    seat,
    step,
    table,
    told,
)


@pytest.mark.rule("W-4.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_has_seven_rounds_at_most(players: int) -> None:
    s = new_game(players, money=900)
    rounds = []
    while not s.over:
        rounds.append(file(s, "round"))
        do(s, "enough" if "enough" in legal(s) else "end" if "end" in legal(s) else legal(s)[0])
    assert [number for number, _ in groupby(rounds)] == [1, 2, 3, 4, 5, 6, 7]
    assert [event["round"] for event in forms.events(s) if event["event"] == "round"] == [1, 2, 3, 4, 5, 6, 7]
    assert not any(bankrupt(s, number) for number in range(1, players + 1))
    assert told(s)[-1] == "over"


@pytest.mark.rule("W-4.1")
def test_only_round_7_is_followed_by_no_other() -> None:
    s = end_round(table(round=6))
    assert (s.over, file(s, "round")) == (False, 7)
    s = end_round(table(round=7))
    assert (s.over, file(s, "round"), file(s, "phase")) == (True, 7, "over")


@pytest.mark.rule("W-4.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_round_has_the_five_phases_in_this_order(players: int) -> None:
    seen = [
        (file(s, "round"), file(s, "phase"))
        for s in random_game(players, seed=4, chance="explicit")
        if file(s, "phase") not in ("setup", "over")
    ]
    runs = [key for key, _ in groupby(seen)]
    last = runs[-1][0]
    assert isinstance(last, int)
    assert last > 2
    phases = ("offering", "planning", "errand", "action", "end-of-round")
    asked_of = [(number, phase) for number in range(1, last + 1) for phase in phases]
    assert [run for run in asked_of if run in runs] == runs  # the same order; nobody may have cards to choose from
    assert {phase for _, phase in runs} == set(phases)
    assert runs[:5] == asked_of[:5]


@pytest.mark.rule("W-4.3")
def test_the_round_of_a_bankruptcy_in_the_action_phase_is_played_to_its_end() -> None:
    s = table(hand="2 dinner", actions=2, balance=2, board="fx-5", two=seat(hand="theatre", balance=9),
              three=seat(hand="ball, soiree", board="fx-2", balance=9), order="2, 1, 3", waiting=[1])  # fmt: skip
    do(s, "play dinner")
    assert (bankrupt(s), balance(s)) == (True, 0)
    do(s, "play dinner", "activate 1")  # the bankrupt player goes on
    assert balance(s) == -4
    do(s, "end")
    assert asked(s) == ("turn", 3)
    do(s, "end")
    assert (asked(s)[0], file(s, "waiting")) == ("keep", [2, 3])
    do(s, "enough", "enough")
    assert s.over
    assert (board(s, 3)[0], hand(s, 3)) == ("fx-2 at 6", [])
    assert file(s, "round") == 1


@pytest.mark.rule("W-4.3")
def test_after_a_bankruptcy_among_the_errands_all_other_phases_follow() -> None:
    s = table(phase="errand", plans="1, 2, 3", balance=2, hand="dinner", offering="A1 country-fair; A4 ball")
    do(s, "errand opera")
    assert (bankrupt(s), balance(s)) == (True, 0)
    order = [asked(s)]
    while file(s, "phase") == "errand":
        do(s, next(text for text in legal(s) if text not in ("errand market", "errand unknown")))
        order.append(asked(s))
    assert order[:-1] == [("errand", number) for number in (2, 3, 1, 2, 3)]
    assert asked(s) == ("turn", 1)
    do(s, "play dinner")
    assert balance(s) == -2
    for number in (1, 2, 3):
        assert asked(s) == ("turn", number)
        do(s, "end")
    end_round(s)
    assert s.over
    assert offered(s) == {}  # the end of round was carried out
    assert file(s, "plans") == [None] * 6


@pytest.mark.rule("W-4.4")
@pytest.mark.parametrize(("players", "starter"), [(3, 1), (3, 3), (4, 2), (5, 5)])
def test_planning_goes_clockwise_from_the_holder_of_the_marker(players: int, starter: int) -> None:
    s = table(players=players, phase="planning", starting_player=starter)
    seats = []
    while asked(s)[0] == "plan":
        seats += [] if step(s) else [asked(s)[1]]
        do(s, legal(s)[-1])
    assert seats == [(starter - 1 + n) % players + 1 for n in range(players)]


@pytest.mark.rule("W-4.5")
@pytest.mark.parametrize(("plans", "order"), [("3, -, 1, -, 2", [3, 1, 2]), ("-, 2, -, 3, -, 1", [2, 3, 1])])
def test_errands_and_actions_go_by_plan_order(plans: str, order: list[int]) -> None:
    s = table(phase="errand", plans=plans, offering="A1 country-fair; A2 fx-2; A3 fx-5; A4 ball; B1 theatre")
    seats = []
    while asked(s)[0] == "errand":
        seats.append(asked(s)[1])
        do(s, next(text for text in legal(s) if len(text) == len("errand a1")))
    twice = [number for number in order if s.rules.plans[_plan(plans, number)].errands == 2]
    assert seats == order + twice
    turns = []
    while asked(s)[0] == "turn":
        turns.append(asked(s)[1])
        do(s, "end")
    assert turns == order


def _plan(plans: str, number: int) -> int:
    return [part.strip() for part in plans.split(",")].index(str(number))


@pytest.mark.rule("W-4.6")
def test_the_marker_does_not_move_during_the_round() -> None:
    s = table(players=4, phase="planning", starting_player=2)
    while file(s, "round") == 1:
        assert file(s, "starting_player") == 2
        do(s, "enough" if "enough" in legal(s) else legal(s)[-1])
    assert file(s, "plan_order") != [2, 3, 4, 1]
    assert (file(s, "round"), file(s, "starting_player")) == (2, 3)


@pytest.mark.rule("W-4.2")
def test_a_new_round_begins_with_its_offering() -> None:
    s = do(table(chance="explicit"), "end", "end", "end")
    assert (s.seat, file(s, "round"), file(s, "phase")) == (CHANCE, 2, "offering")
    while s.seat == CHANCE:
        do(s, legal(s)[0])
    assert (asked(s), file(s, "phase"), len(offered(s))) == (("plan", 2), "planning", 8)
