"""Section 1 of the rules of Last Will, its first part: terms and general conventions."""

from __future__ import annotations

import pytest

from bequest.core.errors import BequestError
from bequest.games.lastwill.data import terms
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
    file,
    hand,
    legal,
    new_game,
    random_game,
    refused,
    seat,
    shown,
    step,
    table,
    told,
    totals,
)

# --- money ---


@pytest.mark.rule("W-1.1")
@pytest.mark.parametrize("amount", [1.5, 2.0, "3", True])
def test_a_balance_is_a_whole_number_of_pounds(amount: object) -> None:
    assert balance(table(balance=3)) == 3
    with pytest.raises(BequestError, match="balance"):
        table(balance=amount)  # type: ignore[arg-type]


@pytest.mark.rule("W-1.1")
def test_a_balance_falls_below_zero_only_where_debt_is_allowed() -> None:
    assert balance(table(balance=-4)) == -4
    with pytest.raises(BequestError, match="balance"):
        table(balance=-1, board="fx-3")
    assert refused(table(hand="dinner", board="fx-3", balance=1, actions=1), "play dinner") == "W-18.2"
    assert balance(do(table(hand="dinner", balance=1, actions=1), "play dinner")) == -1


@pytest.mark.rule("W-1.2")
@pytest.mark.parametrize(("moves", "spent"), [(("play dinner",), 2), (("activate 1",), 3), (("buy fx-2",), 5)])
def test_spending_lowers_the_own_balance_by_just_so_much(moves: tuple[str, ...], spent: int) -> None:
    s = table(hand="dinner, fx-2", board="fx-1", actions=1, balance=31, market="town house -3")
    do(s, *moves)
    assert [balance(s, number) for number in (1, 2, 3)] == [31 - spent, 70, 70]
    assert [(event["amount"], event["balance"]) for event in forms.events(s) if event["event"] == "spent"] == [
        (spent, 31 - spent)
    ]


@pytest.mark.rule("W-1.2")
def test_the_bank_never_runs_out() -> None:
    rich = seat(balance=90_000)
    s = table(board="fx-4", actions=1, balance=90_000, market="farm +3", two=rich, three=rich)
    do(s, "sell 1")
    assert balance(s) == 90_018


# --- owning and using ---


@pytest.mark.rule("W-1.3")
def test_a_property_in_hand_forbids_no_debt_counts_as_no_farm_and_has_no_worth() -> None:
    s = table(hand="fx-3, dinner", board="dry-stone-walls", actions=1, balance=1, round=7)
    assert refused(s, "activate 1") == "W-21.7"  # two pounds for each farm, and there is none
    do(s, "play dinner")
    assert (balance(s), bankrupt(s)) == (-1, True)
    end_turns(s)
    do(s, "card fx-3", by=1)
    assert s.over
    assert s.scores() == [-1, 70, 70]


@pytest.mark.rule("W-1.3")
def test_a_helper_in_hand_gives_no_privilege() -> None:
    s = table(hand="h7, h4, h12, dinner", board="fx-3", balance=20, actions=0)
    assert refused(s, "activate 1") == refused(s, "play dinner") == "W-8.4"
    s = table(hand="h7, dinner", actions=2, balance=20)
    do(s, "play dinner")
    assert balance(s) == 18
    s = table(hand="h13, h14", phase="planning")
    assert step(do(s, "plan 1")) == "divide"  # no extra draw is asked for
    s = end_turns(table(hand="4 h16"))
    do(s, "card h16", "card h16")
    assert hand(s) == ["h16", "h16"]


@pytest.mark.rule("W-1.3")
def test_a_card_on_the_board_is_no_longer_in_hand_and_the_other_way_round() -> None:
    s = table(hand="fx-5", board="fx-6", actions=5)
    assert refused(s, "put fx-6") == "W-1.3"
    assert refused(s, "activate 2") == "W-12.1"
    do(s, "put fx-5")
    assert refused(s, "put fx-5") == "W-1.3"
    assert (hand(s), board(s)[:2]) == ([], ["fx-6", "fx-5"])


@pytest.mark.rule("W-1.4")
def test_only_playing_and_activating_are_uses_of_a_card() -> None:
    silver = card("helpers", "silver-spoons", symbols=["silverware"], pounds=1, play_pounds=4)
    s = table(hand="silver-spoons, dinner, chef", board="h7, h6, fx-11", cards=[silver], actions=3, balance=40)
    do(s, "put silver-spoons")
    assert balance(s) == 36  # the play cost alone
    do(s, "add 3")
    assert balance(s) == 36
    do(s, "play dinner")
    assert totals(s) == [2, 3]
    do(s, "amount 3", "activate 3")
    assert totals(s) == [1, 2, 3, 4]
    do(s, "amount 1", "activate 4")
    assert totals(s) == [1, 2]


@pytest.mark.rule("W-1.4")
def test_buying_and_selling_are_not_uses_of_a_property() -> None:
    s = table(hand="fx-1", board="h6", actions=3, balance=40, market="mansion -2")
    do(s, "buy fx-1")
    assert balance(s) == 40 - 11
    do(s, "activate 2")
    assert totals(s) == [3, 6]
    do(s, "amount 6", "sell 2")
    assert balance(s) == 40 - 11 - 6 + 11


# --- orders ---


@pytest.mark.rule("W-1.5", "W-4.4", "W-4.5", "W-4.6", "W-6.6")
def test_we_t1_plan_order_rules_errands_and_actions_and_the_marker_stays() -> None:
    s = table(players=5, phase="planning", order="1, 2, 3, 4, 5", starting_player=1)
    assert [shown(s, number)["colour"] for number in range(1, 6)] == ["red", "purple", "blue", "yellow", "green"]
    for number, plan in ((1, 7), (2, 1), (3, 4), (4, 2), (5, 5)):
        assert asked(s) == ("plan", number)
        sizes = [len(hand(s, other)) for other in range(1, 6)]
        do(s, f"plan {plan}", *["amount 0"] * 3)
        cards = s.rules.plans[plan - 1].cards
        assert len(hand(s, number)) == sizes[number - 1] + cards > sizes[number - 1]
        assert told(s)[-cards:] == ["draw"] * cards or number == 5
    assert file(s, "plan_order") == [2, 4, 3, 5, 1]
    seats: dict[str, list[int]] = {"errand": [], "turn": []}
    while not s.over and asked(s)[0] in seats:
        kind, number = asked(s)
        seats[kind] += [] if step(s) else [number]
        assert file(s, "starting_player") == 1
        do(s, legal(s)[0] if kind == "errand" else "end")
    assert seats == {"errand": [2, 4, 3, 5, 1] * 2, "turn": [2, 4, 3, 5, 1]}
    assert (asked(s)[0], file(s, "starting_player"), file(s, "plan_order")) == ("keep", 1, [2, 4, 3, 5, 1])
    end_round(s)
    assert (file(s, "round"), file(s, "starting_player")) == (2, 2)
    assert asked(s) == ("plan", 2)


@pytest.mark.rule("W-1.5")
def test_plan_order_comes_from_the_markers_left_to_right_at_the_end_of_planning() -> None:
    s = table(phase="planning", plans="-, 1, 2", order="1, 2, 3")
    assert file(s, "plan_order") == [1, 2, 3]
    do(s, "plan 1", *["amount 0"] * 3)
    assert file(s, "plan_order") == [3, 1, 2]
    assert [event["seats"] for event in forms.events(s) if event["event"] == "plan-order"] == [[3, 1, 2]]


@pytest.mark.rule("W-1.6", "W-4.4")
@pytest.mark.parametrize(("players", "starter"), [(3, 2), (4, 4), (5, 4)])
def test_clockwise_is_by_ascending_seat_number_and_the_first_seat_follows_the_last(players: int, starter: int) -> None:
    s = table(players=players, phase="planning", starting_player=starter)
    for n in range(players):
        assert asked(s) == ("plan", (starter - 1 + n) % players + 1)
        do(s, *legal(s)[-1:])
        while asked(s)[0] == "plan" and step(s):
            do(s, legal(s)[0])


@pytest.mark.rule("W-1.6")
def test_the_left_neighbour_is_the_next_seat_clockwise() -> None:
    starters = []
    s = table(players=4, starting_player=3)
    for _ in range(5):
        starters.append(file(s, "starting_player"))
        end_round(s)
        while asked(s)[0] != "turn":
            do(s, legal(s)[0])
    assert starters == [3, 4, 1, 2, 3]


@pytest.mark.rule("W-1.6")
def test_seat_order_begins_with_seat_1() -> None:
    s = table(board="fx-2", two=seat(board="fx-2"), three=seat(board="fx-2"), starting_player=3, order="3, 2, 1")
    end_turns(s)
    assert [event["seat"] for event in forms.events(s) if event["event"] == "depreciated"] == [1, 2, 3]


# --- moves and chance ---


@pytest.mark.rule("W-1.7")
def test_a_move_takes_effect_as_a_whole_with_its_last_choice() -> None:
    s = table(
        hand="grand-boat-trip, dog", board="h10, fx-5, fx-6, h1, h2", actions=3, balance=30, discarded={"events": ""}
    )
    before = {key: value for key, value in s.to_dict().items() if key != "choices"}
    do(s, "play grand-boat-trip", "card dog")
    assert step(s) == "amount"
    assert {key: value for key, value in s.to_dict().items() if key != "choices"} == before
    do(s, "amount 7")
    assert (balance(s), actions(s), hand(s)) == (23, 1, [])
    assert (discards(s, "events"), discards(s, "companions")) == (["grand-boat-trip"], ["dog"])


@pytest.mark.rule("W-1.7")
def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    s = table(hand="boat-trip, fx-1", board="fx-3, h7", actions=1, balance=9)
    for text, rule in (("play boat-trip", "W-8.4"), ("buy fx-1", "W-15.10"), ("sell 2", "W-15.15"),
                       ("activate 2", "W-12.16"), ("play dinner", "W-1.3"), ("plan 1", "not asked")):  # fmt: skip
        assert refused(s, text) == rule
    s = table(hand="dinner", board="h7", actions=1)
    do(s, "play dinner")
    assert refused(s, "amount 4") == "W-1.16"
    assert legal(s) == ["amount 2", "amount 3"]


@pytest.mark.rule("W-1.8")
def test_the_same_seed_options_and_decisions_give_the_same_game() -> None:
    def record(seed: int, money: str = "standard") -> list[str]:
        return [s.digest() for s in random_game(4, seed, money=money)]

    assert record(3) == record(3)
    assert record(3) != record(3, money="last_will")

    def begun(seed: int) -> tuple[object, ...]:
        s = new_game(4, seed, money="last_will")
        return file(s, "market"), file(s, "starting_player"), file(s, "starting_money"), hand(s), file(s, "offering")

    assert begun(5) == begun(5)
    games = [begun(seed) for seed in range(12)]
    for number in range(len(games[0])):
        assert len({str(game[number]) for game in games}) > 1


@pytest.mark.rule("W-1.8")
def test_all_that_is_random_comes_from_the_one_generator_that_the_position_holds() -> None:
    s = new_game(3, seed=9)
    copy = s.game.from_json(s.to_json(), journal=True)
    assert isinstance(copy, WillPosition)
    for position in (s, copy):
        while file(position, "round") != 3:
            do(position, legal(position)[0])
    assert copy.to_dict() == s.to_dict()


# --- words for cards ---


@pytest.mark.rule("W-1.9")
def test_helpers_and_only_they_have_a_privilege() -> None:
    for design in base().cards:
        assert bool(design.privileges) == (design.kind == terms.HELPER), design.id
    with pytest.raises(BequestError, match="privileges"):
        table(hand="x", cards=[card("helpers", "x", kind="expense", pounds=1, privileges=[{"do": "action"}])])


@pytest.mark.rule("W-1.9")
def test_a_privilege_lasts_from_round_to_round() -> None:
    s = table(board="h7, fx-11")
    for number in (1, 2, 3):
        assert (file(s, "round"), asked(s)[0]) == (number, "turn")
        while asked(s) != ("turn", 1):
            do(s, "end")
        do(s, "activate 2")
        assert totals(s) == [1, 2]
        do(s, "amount 2")
        end_round(s)
        while asked(s)[0] != "turn":
            do(s, legal(s)[0])


@pytest.mark.rule("W-1.10")
def test_four_decks_are_regular() -> None:
    s = table(phase="errand", plans="1, 2, 3")
    do(s, "errand unknown")
    assert legal(s) == ["deck events", "deck helpers", "deck properties", "deck companions"]
    piles = file(s, "discards")
    assert isinstance(piles, dict)
    assert list(piles) == ["events", "helpers", "properties", "companions"]
