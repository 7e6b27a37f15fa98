"""Section 22 of the rules of Last Will: helpers who give actions, draws and a larger hand (H11 to H16)."""

from __future__ import annotations

import pytest

from bequest.core.position import CHANCE
from bequest.games.lastwill.position import WillPosition
from tests.rules.lastwill.table import (
    actions,
    asked,
    balance,
    board,
    card,
    do,
    end_turns,
    file,
    hand,
    legal,
    pile,
    reason,
    refused,
    seat,
    shown,
    step,
    table,
)

GALA = card("events", "gala", options=[{"actions": 2, "pounds": 4}, {"actions": 4, "pounds": 9}])
PLENTY = {"events": "9 fx-8", "helpers": "9 fx-5", "companions": "3 dog, 3 chef"}


def next_turn(s: WillPosition, plan: str = "plan 3") -> WillPosition:
    """From the own turn to that of the next round: seat 1 keeps nothing, and takes this plan if it is free."""
    do(s, "end")
    while asked(s) != ("turn", 1):
        offered = legal(s)
        do(s, plan if asked(s) == ("plan", 1) and plan in offered else "enough" if "enough" in offered else offered[0])
    return s


# --- H11 ---


@pytest.mark.rule("W-22.17")
@pytest.mark.parametrize(("helpers", "extra"), [("fx-5", 0), ("h11", 1), ("h11, h11", 2)])
def test_h11_there_is_one_action_more_in_every_round(helpers: str, extra: int) -> None:
    s = table(board=helpers, starting_player=3, order="1, 2, 3")
    for number in (2, 3):
        next_turn(s)
        plan = s.rules.plans[s.plans.index(0)]
        assert (file(s, "round"), actions(s)) == (number, plan.actions + extra)


@pytest.mark.rule("W-22.18")
def test_h11_the_action_comes_when_the_helper_lies_there_and_can_be_used_at_once() -> None:
    s = table(hand="h11, fx-8", actions=1, balance=40)
    do(s, "put h11")
    assert (actions(s), board(s)[0]) == (1, "h11 used 1")
    do(s, "play fx-8")
    assert (actions(s), balance(s)) == (0, 38)
    assert refused(table(hand="h11, fx-8", actions=0, balance=40), "put h11") == "W-8.4"  # it is not lent


@pytest.mark.rule("W-22.19")
def test_h11_gives_its_action_once_per_round() -> None:
    s = table(hand="h11", actions=1, starting_player=3, order="1, 2, 3")
    do(s, "put h11")
    assert actions(s) == 1
    next_turn(s)
    plan = s.rules.plans[s.plans.index(0)]
    assert (actions(s), board(s)[0]) == (plan.actions + 1, "h11 used 1")


@pytest.mark.rule("W-22.19")
def test_h11_when_it_leaves_an_action_is_lost_before_the_new_card_is_paid_for() -> None:
    full = "h11 used 1, h7, h8, h9, h10"
    s = table(board=full, hand="fx-6", actions=3, balance=40)
    assert actions(do(s, "put fx-6", "space 1")) == 0
    s = table(board=full, hand="fx-6", actions=2, balance=40)
    do(s, "put fx-6")
    assert (step(s), legal(s)) == ("room", ["space 2", "space 3", "space 4", "space 5"])
    assert refused(s, "space 1") == "W-22.19"
    assert actions(do(s, "space 2")) == 0
    s = table(board=full, hand="fx-1", actions=1, balance=40)
    assert refused(do(s, "buy fx-1"), "space 1") == "W-22.19"


@pytest.mark.rule("W-22.19")
def test_h11_when_it_leaves_and_no_action_is_left_none_is_lost() -> None:
    s = table(board="h11 used 1, h2, h8, h9, h10", hand="fx-1", actions=0, balance=40)
    do(s, "buy fx-1", "space 1")
    assert (actions(s), board(s)[:2]) == (0, ["fx-1 at 13", "h2 used 1"])


# --- H12 ---


@pytest.mark.rule("W-22.20")
def test_h12_one_white_card_is_paid_with_an_extra_action_in_each_round() -> None:
    s = table(board="h12", hand="2 fx-8", actions=0, balance=40)
    do(s, "play fx-8")
    assert (actions(s), balance(s), board(s)[0]) == (0, 38, "h12 used 1")
    assert refused(s, "play fx-8") == "W-8.4"


@pytest.mark.rule("W-22.20")
def test_h12_works_in_the_round_in_which_it_is_put_down() -> None:
    s = table(hand="h12, fx-8", actions=1, balance=40)
    do(s, "put h12", "play fx-8")
    assert (actions(s), balance(s)) == (0, 38)


@pytest.mark.rule("W-22.20")
def test_h12_is_not_part_of_the_action_counter_and_the_owner_decides_with_each_card() -> None:
    s = table(board="h12", hand="2 fx-8", actions=2, balance=40)
    assert shown(s)["actions"] == 2
    do(s, "play fx-8")
    assert (step(s), legal(s)) == ("white", ["amount 0", "amount 1"])
    do(s, "amount 0")
    assert (actions(s), board(s)[0]) == (1, "h12")
    do(s, "play fx-8", "amount 1")
    assert (actions(s), board(s)[0]) == (1, "h12 used 1")


@pytest.mark.rule("W-22.21")
@pytest.mark.parametrize(("have", "white", "left"), [(2, 0, 0), (2, 1, 1), (1, 1, 0)])
def test_h12_may_be_a_part_of_what_a_card_costs(have: int, white: int, left: int) -> None:
    s = table(board="h12", hand="fx-9", actions=have, balance=40)
    do(s, "play fx-9")
    if step(s):
        do(s, f"amount {white}")
    assert (actions(s), balance(s)) == (left, 36)
    assert refused(table(board="h12", hand="fx-9", actions=0), "play fx-9") == "W-8.4"


@pytest.mark.rule("W-22.20", "W-8.4")
def test_h12_the_reason_says_how_many_extra_actions_can_pay() -> None:
    s = table(board="h12, h12", hand="fx-9", actions=1, balance=40)
    do(s, "play fx-9")
    assert legal(s) == ["amount 1", "amount 2"]
    assert reason(s, "amount 0") == ("W-8.4", "too-few-actions", {"have": 1, "needed": 2})
    assert reason(s, "amount 3") == ("W-22.20", "not-a-white-action", {"most": 2})


@pytest.mark.rule("W-22.21")
def test_h12_may_pay_for_an_option_and_for_an_event_that_gains_actions() -> None:
    s = table(cards=[GALA], board="h12", hand="gala", actions=3, balance=40)
    do(s, "play gala", "option 2")
    assert (actions(s), balance(s)) == (0, 31)
    early = card("events", "early", actions=1, pounds=2, effect={"do": "actions", "amount": 2})
    s = table(cards=[early], board="h12", hand="early", actions=0, balance=40)
    assert actions(do(s, "play early")) == 2


@pytest.mark.rule("W-22.21")
def test_h12_pays_for_nothing_but_white_cards() -> None:
    s = table(board="h12, fx-1 at 13, fx-11", hand="fx-5, fx-2, chef", actions=0, balance=40)
    assert legal(s) == ["activate 3", "end"]
    for text in ("put fx-5", "buy fx-2", "sell 2", "activate 2", "add 3"):
        assert refused(s, text) == "W-8.4"


@pytest.mark.rule("W-22.22")
def test_h12_is_lost_when_the_turn_ends() -> None:
    s = table(board="h12", hand="2 fx-8", actions=0, balance=40, starting_player=3, order="1, 2, 3")
    end_turns(s)
    do(s, "card fx-8", "card fx-8")
    while asked(s) != ("turn", 1):
        do(s, "plan 3" if asked(s) == ("plan", 1) else legal(s)[0])
    have = actions(s)
    do(s, "play fx-8", "amount 1")
    assert actions(s) == have
    do(s, "play fx-8")  # there is one, not two, after a round in which it was not used
    assert (step(s), actions(s)) == ("", have - 1)


def encoded_whites(s: WillPosition, number: int) -> int:
    """The extra white actions of a seat as a spectator's encoding has them."""
    encoder = s.game.encoder
    buffer = bytearray(encoder.size)
    s.encode(None, buffer)
    read = encoder.read(buffer)["seats"]
    assert isinstance(read, list)
    entry = next(entry for entry in read if entry["seat"] == number)
    assert isinstance(entry["white_actions"], int)
    return entry["white_actions"]


@pytest.mark.rule("W-22.22")
def test_h12_what_is_left_is_shown_until_the_turn_ends_and_again_in_the_next_round() -> None:
    s = table(board="h12, h12", hand="fx-8, fx-5", balance=40, order="2, 1, 3", waiting=[2], two=seat(hand="fx-8"))
    seen = []
    while file(s, "round") == 1:
        seen.append((asked(s), shown(s)["white_actions"], encoded_whites(s, 1)))
        do(
            s,
            "play fx-8"
            if asked(s) == ("turn", 1) and "play fx-8" in legal(s)
            else "end"
            if "end" in legal(s)
            else "enough",
        )
    turns = [(("turn", 2), 2, 2), (("turn", 1), 2, 2), (("turn", 1), 1, 1), (("turn", 3), 0, 0)]
    assert seen == [*turns, (("keep", 1), 0, 0), (("keep", 2), 0, 0)]
    assert (shown(s)["white_actions"], encoded_whites(s, 1)) == (2, 2)


@pytest.mark.rule("W-22.22")
def test_h12_nothing_is_left_when_the_game_is_over() -> None:
    s = table(board="h12", round=7)
    end_turns(s)
    assert (s.over, shown(s)["white_actions"], encoded_whites(s, 1)) == (True, 0, 0)


@pytest.mark.rule("W-22.22")
def test_h12_is_lost_when_the_helper_leaves() -> None:
    s = table(board="h12, h7, h8, h9, h10", hand="fx-5, dinner", actions=1, balance=40)
    do(s, "put fx-5", "space 1")
    assert refused(s, "play dinner") == "W-8.4"
    s = table(board="h12, h7, h8, h9, h10", hand="fx-5, dinner", actions=1, balance=40)
    do(s, "put fx-5", "space 2")
    assert "play dinner" in legal(s)


# --- H13 to H15 ---


@pytest.mark.rule("W-22.23")
@pytest.mark.parametrize(("plan", "cards"), [("plan 3", 2), ("plan 6", 3), ("plan 2", 4)])
def test_h13_two_cards_more_belong_to_the_free_split(plan: str, cards: int) -> None:
    s = table(phase="planning", board="h13", rest=PLENTY)
    do(s, plan, "amount 1")
    assert (step(s), legal(s)) == ("divide", [f"amount {n}" for n in range(cards + 1)])
    do(s, f"amount {cards}")
    assert hand(s) == ["fx-8"] * cards
    s = table(phase="planning", board="h13", rest=PLENTY)
    do(s, plan, "amount 1", "amount 0", f"amount {cards}")
    assert hand(s) == ["fx-5"] * cards


@pytest.mark.rule("W-22.24", "W-22.25")
@pytest.mark.parametrize(("number", "cards"), [(14, ["fx-8"] * 3), (15, ["dog"] * 3)])
def test_h14_and_h15_three_cards_more_of_their_deck(number: int, cards: list[str]) -> None:
    s = table(phase="planning", board=f"h{number}", next={"companions": "3 dog"}, rest={"events": "9 fx-8"})
    do(s, "plan 3", "amount 1")
    assert hand(s) == cards
    s = table(phase="planning", board=f"h{number}", next={"companions": "3 dog"}, rest={"events": "9 fx-8"})
    do(s, "plan 6", "amount 1", "amount 0", "amount 1")  # the plan's own card is a helper or expense
    assert len(hand(s)) == 4
    assert sorted(set(cards) & set(hand(s))) == sorted(set(cards))


@pytest.mark.rule("W-22.26")
def test_extra_draws_are_taken_as_a_whole_or_declined_before_a_card_is_seen() -> None:
    s = table(phase="planning", board="h13, h14, h15", rest=PLENTY, chance="explicit")
    do(s, "plan 3")
    for _ in range(3):
        assert (step(s), legal(s), hand(s)) == ("extra", ["amount 0", "amount 1"], [])
        do(s, "amount 1")
    assert (step(s), s.seat) == ("divide", 0)
    do(s, "amount 0", "amount 2")
    drawn = []
    while s.seat == CHANCE:
        drawn.append(legal(s)[0])
        do(s, drawn[-1])
    assert drawn[:5] == ["card fx-5"] * 2 + ["card fx-8"] * 3  # the free split first
    assert len(drawn) == 8
    s = table(phase="planning", board="h13, h14, h15", rest=PLENTY)
    do(s, "plan 3", "amount 0", "amount 0", "amount 0")
    assert hand(s) == []


@pytest.mark.rule("W-22.26")
def test_if_too_few_cards_are_left_after_the_free_split_all_of_them_are_drawn() -> None:
    s = table(phase="planning", board="h14", rest={"events": "4 fx-8"})
    do(s, "plan 2", "amount 1", "amount 2")  # two events of the plan come first, so that two are left
    assert (hand(s), pile(s, "events")) == (["fx-8"] * 4, [])


@pytest.mark.rule("W-22.27")
@pytest.mark.parametrize("id", ["h13", "h14", "h15"])
def test_extra_draws_count_only_from_the_next_planning_phase_on(id: str) -> None:
    s = table(hand=id, actions=1, starting_player=3, order="1, 2, 3", rest=PLENTY)
    do(s, f"put {id}")
    assert hand(s) == []  # nothing is drawn in this round
    do(s, "end")
    while asked(s) != ("plan", 1):
        do(s, "enough" if "enough" in legal(s) else legal(s)[0])
    do(s, "plan 3")
    assert step(s) == "extra"
    held = table(phase="planning", hand=id, rest=PLENTY)
    assert asked(do(held, "plan 3")) == ("plan", 2)  # in hand it gives nothing


# --- H16 ---


@pytest.mark.rule("W-22.28")
@pytest.mark.parametrize(("helpers", "kept"), [("fx-5", 2), ("h16", 4), ("h16, h16", 6)])
def test_h16_two_cards_more_may_be_kept_for_each(helpers: str, kept: int) -> None:
    cards = ["dinner", "banquet", "theatre", "soiree", "ball", "house-party", "dog"]
    s = table(hand=", ".join([*cards, "wild"]), board=helpers)
    end_turns(s)
    assert file(s, "wild_places") == [True, True]  # the wild card went back first
    do(s, *[f"card {name}" for name in cards[:kept]])
    assert hand(s) == cards[:kept]
    assert asked(s)[0] != "keep"
