"""Section 19 of the rules of Last Will: the final round, worth and ranking."""

from __future__ import annotations

import pytest

from bequest.games.lastwill.position import WillPosition
from tests.rules.lastwill.table import (
    Seat,
    asked,
    balance,
    bankrupt,
    board,
    do,
    end_round,
    end_turns,
    file,
    hand,
    legal,
    offered,
    random_game,
    seat,
    table,
    told,
)


def result(one: Seat, two: Seat, three: Seat, **fields: object) -> WillPosition:
    """The end of a game in which nothing happens any more; round 7 if nothing else is said."""
    s = end_round(table(**one, two=two, three=three, **{"round": 7} | fields))  # type: ignore[arg-type]
    assert s.over
    return s


def worth(s: WillPosition) -> list[object]:
    return [entry["total"] for entry in s.score_sheet()]


# --- the final round ---


@pytest.mark.rule("W-19.1")
@pytest.mark.parametrize("number", [1, 4, 6])
def test_the_round_of_the_first_bankruptcy_is_the_final_one(number: int) -> None:
    s = table(hand="dinner", actions=1, balance=2, round=number, order="1, 2, 3", two=seat(hand="ball"))
    do(s, "play dinner")
    assert (bankrupt(s), s.over, asked(s)) == (True, False, ("turn", 1))
    do(s, "end")
    assert asked(s) == ("turn", 2)  # the others have their turns, and all choose what to keep
    end_turns(s)
    assert asked(s) == ("keep", 2)
    do(s, "enough")
    assert (s.over, file(s, "round")) == (True, number)


@pytest.mark.rule("W-19.1")
def test_a_bankruptcy_in_the_opera_ends_the_game_with_the_same_round() -> None:
    s = table(phase="errand", plans="1, 2, 3", waiting=[1], balance=1, round=2)
    do(s, "errand opera")
    phases = set()
    while not s.over:
        phases.add(asked(s)[0])
        do(s, "end" if asked(s)[0] == "turn" else legal(s)[0])
    assert (file(s, "round"), phases >= {"errand", "turn"}, "plan" in phases) == (2, True, False)


@pytest.mark.rule("W-19.2")
@pytest.mark.parametrize("number", range(1, 8))
def test_without_a_bankruptcy_round_7_is_the_final_one(number: int) -> None:
    s = end_round(table(round=number, only="events, companions"))
    assert (s.over, file(s, "round")) == ((True, 7) if number == 7 else (False, number + 1))


@pytest.mark.rule("W-19.3")
def test_the_end_of_round_takes_place_in_the_final_round_too() -> None:
    s = table(hand="dinner, wild", board="fx-1 at 13, fx-10 at 9 activated", round=7, plans="1, 2, 3", waiting=[3])
    do(s, "end")
    assert (asked(s), s.over, file(s, "wild_places")) == (("keep", 1), False, [True, True])
    do(s, "enough")
    assert (s.over, board(s)[:2]) == (True, ["fx-1 at 10", "fx-10 at 9"])
    assert file(s, "plans") == [None] * 6
    assert worth(s)[0] == 70 + 10 + 5 + 9 + 5


@pytest.mark.rule("W-19.3")
def test_the_last_depreciation_can_decide_the_game() -> None:
    s = table(board="fx-1 at 7 activated", balance=0, round=7, two=seat(board="fx-1 at 10", balance=0))
    assert s.ranking()[:2] == [1, 2]
    end_round(s)
    assert (board(s)[0], board(s, 2)[0]) == ("fx-1 at 7", "fx-1 at 7")
    assert (worth(s)[:2], s.ranking()[:2]) == ([12, 12], [1, 2])
    spared = result(seat(board="fx-1 at 7 activated", balance=1), seat(board="fx-1 at 10", balance=0), seat())
    assert (worth(spared)[:2], spared.winners()) == ([13, 12], [1])


# --- worth ---


@pytest.mark.rule("W-19.4")
@pytest.mark.parametrize(
    ("lying", "total"),
    [
        ("", 3),
        ("fx-1 at 13 activated", 3 + 13 + 5),
        ("fx-1 at 1", 3 + 1 + 5),
        ("fx-3", 3 + 10 + 5),
        ("fx-3, fx-4, fx-2 at 2", 3 + 15 + 20 + 7),
    ],
)
def test_worth_is_the_balance_and_for_each_property_its_value_and_five(lying: str, total: int) -> None:
    s = result(seat(board=lying, balance=3), seat(), seat())
    assert (worth(s)[0], s.scores()[0]) == (total, total)


@pytest.mark.rule("W-19.5")
@pytest.mark.parametrize("token", ["-3", "-2", "+1", "+3"])
def test_market_privileges_other_cards_hand_and_tokens_do_not_change_the_worth(token: str) -> None:
    rich = seat(hand="fx-1, dinner", board="fx-1 at 1, fx-3 +2, fx-5, h3, h1", balance=3)
    s = table(**rich, round=7, market=f"mansion {token}", waiting=[3], order="1, 2, 3")  # type: ignore[arg-type]
    do(s, "end", "card dinner", "card fx-1")
    assert (s.over, worth(s)[0]) == (True, 3 + 1 + 5 + 10 + 5)


# --- ranking ---


@pytest.mark.rule("W-19.6")
def test_if_anybody_is_in_debt_the_largest_debt_wins() -> None:
    s = result(seat(balance=-3), seat(balance=-9), seat(balance=-4), round=3)
    assert (s.winners(), s.ranking()) == ([1], [3, 1, 2])


@pytest.mark.rule("W-19.6")
def test_we_r10_the_larger_debt_before_the_smaller_before_none() -> None:
    s = result(seat(balance=-3), seat(balance=-7), seat(balance=0), round=5)
    assert (s.ranking(), s.winners(), s.scores()) == ([2, 1, 3], [1], [-3, -7, 0])


@pytest.mark.rule("W-19.7")
def test_if_nobody_is_in_debt_the_lowest_worth_wins() -> None:
    s = result(seat(board="fx-2 at 2", balance=0), seat(balance=6), seat(balance=8))
    assert (worth(s), s.ranking()) == ([7, 6, 8], [2, 1, 3])


@pytest.mark.rule("W-19.7")
def test_bankrupt_with_a_balance_of_nothing_is_a_worth_of_nothing() -> None:
    s = result(seat(balance=1), seat(balance=0), seat(board="fx-2 at 2", balance=0), round=4)
    assert (worth(s), bankrupt(s, 2), bankrupt(s, 3)) == ([1, 0, 7], True, False)
    assert s.ranking() == [2, 1, 3]


@pytest.mark.rule("W-19.8")
@pytest.mark.parametrize(("plans", "ranks"), [("3, 1, 2", [2, 3, 1]), ("-, 2, -, 1, -, 3", [2, 1, 3])])
def test_in_a_tie_the_plan_further_left_is_ahead(plans: str, ranks: list[int]) -> None:
    last = 2 if plans.startswith("3") else 3
    s = table(round=7, plans=plans, waiting=[last])
    do(s, "end")
    assert (s.over, s.ranking(), file(s, "plans")) == (True, ranks, [None] * 6)


@pytest.mark.rule("W-19.8")
def test_we_r12_equal_debts_are_ranked_by_the_plans() -> None:
    s = table(balance=-4, two=seat(balance=-4), three=seat(balance=9), plans="-, 2, -, 3, 1", waiting=[2], round=4)
    end_round(s)
    assert (s.over, file(s, "plans")) == (True, [None] * 6)
    assert (s.winners(), s.ranking()) == ([1], [2, 1, 3])


@pytest.mark.rule("W-19.9")
def test_debts_come_first_then_the_lowest_worth() -> None:
    s = table(
        players=5,
        balance=4,
        two=seat(balance=-1),
        three=seat(balance=0, board="fx-3"),
        four=seat(balance=-6),
        five=seat(balance=4),
        order="5, 4, 3, 2, 1",
        round=6,
    )
    end_round(s)
    assert (s.scores(), s.ranking()) == ([4, -1, 15, -6, 4], [4, 2, 5, 1, 3])


@pytest.mark.rule("W-19.9", "W-19.10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_ranking_is_that_of_ascending_worth_with_each_rank_given_once(players: int) -> None:
    s = None
    for s in random_game(players, seed=players + 20):
        assert sorted(s.ranking()) == list(range(1, players + 1))
        for number in range(1, players + 1):
            owned = [text for text in board(s, number) if text.split()[0] in PROPERTIES]
            assert not (balance(s, number) < 0 and owned)
    assert s is not None
    order = [number - 1 for number in list_of(file(s, "plan_order"))]
    expected = sorted(range(players), key=lambda number: (worth(s)[number], order.index(number)))
    assert ([s.ranking()[number] for number in expected], s.winners()) == (list(range(1, players + 1)), expected[:1])


def list_of(value: object) -> list[int]:
    assert isinstance(value, list)
    return value


PROPERTIES = {found.id for found in table().rules.deck.cards if found.banknotes}


@pytest.mark.rule("W-19.10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_tie_remains_even_if_all_are_worth_the_same(players: int) -> None:
    order = list(range(players, 0, -1))
    s = end_round(table(players=players, round=7, order=", ".join(map(str, order))))
    assert (s.ranking(), s.winners()) == (order, [players - 1])


@pytest.mark.rule("W-19.11")
def test_the_score_is_the_balance_during_the_game_and_the_worth_at_its_end() -> None:
    s = table(board="fx-1 at 13 activated", balance=20, two=seat(balance=25), round=7, order="1, 2, 3")
    assert s.scores() == [20, 25, 70]
    assert s.ranking() == [2, 1, 3]  # the ranking sees the worth
    end_round(s)
    assert (s.scores(), s.ranking(), s.winners()) == ([38, 25, 70], [2, 1, 3], [1])
    ruined = result(seat(balance=-5), seat(), seat(balance=-5), round=2, order="3, 2, 1")
    assert (ruined.scores(), ruined.winners()) == ([-5, 70, -5], [2])  # equal scores, but one winner


# --- worked examples ---


@pytest.mark.rule("W-4.3", "W-19.1", "W-19.6")
def test_we_s23_the_round_is_played_to_its_end_and_the_larger_debt_wins() -> None:
    s = table(
        hand="boat-trip, chef",
        actions=2,
        balance=3,
        two=seat(hand="dog", actions=1),
        three=seat(hand="boat-trip", actions=2, balance=2, board="fx-5"),
        plans="1, 2, 3",
        round=3,
        waiting=[1],
        offering="A4 ball",
    )
    do(s, "play boat-trip", "end")
    assert (balance(s), bankrupt(s), asked(s)) == (-2, True, ("turn", 2))
    do(s, "end")
    assert asked(s) == ("turn", 3)
    do(s, "play boat-trip", "activate 1", "end")
    assert (balance(s, 3), asked(s)) == (-5, ("keep", 1))
    do(s, "enough", by=1)
    do(s, "enough", by=2)
    assert (s.over, file(s, "round"), file(s, "starting_player")) == (True, 3, 1)
    assert (s.winners(), s.ranking()) == ([2], [2, 3, 1])
    story = [kind for kind in told(s) if kind in ("bankrupt", "kept", "cleared", "over", "round", "starting-player")]
    assert story == ["bankrupt", "bankrupt", "kept", "kept", "cleared", "over"]
    assert (file(s, "plans"), offered(s), hand(s), hand(s, 2)) == ([None] * 6, {}, [], [])


@pytest.mark.rule("W-19.3", "W-19.4", "W-19.5")
def test_we_s24_the_marker_goes_to_5_and_the_worth_is_13() -> None:
    s = table(board="fx-1 at 7", balance=3, round=7, market="mansion +3")
    end_round(s)
    assert (s.over, board(s)[0]) == (True, "fx-1 at 5")
    assert (worth(s)[0], s.scores()[0]) == (13, 13)
