"""Phase V: the next round is prepared (section 20)."""

from collections.abc import Mapping

import pytest

from bequest.core.position import CHANCE
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import COLOURS, discards, do, hand, legal, marker, on_timeline, rule_of, status, table, why


def choose(s: GearsPosition, *positions: int) -> GearsPosition:
    return do(s, *(f"position {position}" for position in positions))


def choosers(s: GearsPosition) -> list[str]:
    """Who chooses a position, in this order; the last one is not asked. Takes the first free position each time."""
    asked = []
    while s.phase == 5:
        asked.append(COLOURS[s.seat])
        do(s, legal(s)[0])
    return asked


def kinds(s: GearsPosition) -> list[object]:
    return [event["event"] for event in forms.events(s, 0, None)]


def phase_v_without_draw_pile(red: str, next: str = "", discard: str = "", timeline: str = "") -> GearsPosition:
    """Phase V with no card in the draw pile but those of `next`; blue holds the rest of the deck."""
    draw_pile = table(red=red, next=next, discard=discard, timeline=timeline).to_dict()["draw_pile"]
    assert isinstance(draw_pile, dict)
    blue = ", ".join(draw_pile["rest"])
    return table(red=red, blue=blue, next=next, discard=discard, timeline=timeline, phase="V")


# --- when, and in which order ---


@pytest.mark.rule("G-20.1")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_phase_v_follows_rounds_1_to_3_only(round: int) -> None:
    s = table(phase="IV", round=round)
    phases = [event["phase"] for event in forms.events(s, 0, None) if event["event"] == "phase"]
    assert phases == (["IV", "V"] if round < 4 else ["IV"])
    assert s.over == (round == 4)


@pytest.mark.rule("G-20.2", "G-20.3")
def test_the_steps_in_their_order() -> None:
    plans = "Fire@t0 {red 1, Perfectly Laid Plans by red}"
    s = table(timeline=plans, phase="V", turn=4, red="2 Law", blue="3 Mining", chance="explicit")
    # The first card of the refill is due: counters and Fate cards are done, the Present Day is not.
    assert (s.round, s.turn) == (2, 1)
    assert discards(s) == ["perfectly-laid-plans"]
    assert (forms.view(s, None)["present"], marker(s, "red")) == ("t4", "t4")
    while s.seat == CHANCE:
        s.push(s.legal()[0])
    assert kinds(s) == ["phase", "fate-leaves", *["card"] * 7, "present-day"]
    assert forms.view(s, None)["decision"] == {"kind": "position", "seat": 1, "taken": [None, None]}


@pytest.mark.rule("G-20.3")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_the_round_counter_goes_up_and_the_turn_counter_back_to_1(round: int) -> None:
    s = table(phase="V", round=round, turn=4)
    assert (s.round, s.turn) == (round + 1, 1)
    choosers(s)
    assert (s.round, s.turn, s.phase) == (round + 1, 1, 1)


# --- Fate cards in play ---


@pytest.mark.rule("G-20.4")
def test_all_fate_cards_in_play_go_to_the_discard_pile() -> None:
    s = table(
        timeline="Fire@t0 {red 2, Perfectly Laid Plans by red, Not What We Hoped For by red}; "
        "Mining@t1 {blue 1, Willed Into Existence by blue waives Basic Tools}",
        phase="V",
    )
    assert discards(s) == ["not-what-we-hoped-for", "perfectly-laid-plans", "willed-into-existence"]
    assert "fate" not in str(forms.view(s, None)["timeline"])


@pytest.mark.rule("G-20.4")
def test_so_does_one_whose_technology_has_left_the_timeline() -> None:
    s = table(timeline="Fire@t0 {red 1}; Fire@t2 {blue 1, Perfectly Laid Plans by blue}", phase="II")
    assert discards(s) == ["fire", "perfectly-laid-plans"]


@pytest.mark.rule("G-20.5")
def test_what_was_successful_only_through_a_fate_card_fails_along_the_chain_and_stays() -> None:
    s = table(
        timeline="Fire@t0 {red 1}; The Wheel@t0 {red 1}; Steam Engine@t2 {blue 3}; "
        "Mining@t1 {blue 1, Willed Into Existence by blue waives Basic Tools}",
        phase="V",
    )
    assert [status(s, copy) for copy in ("Fire@t0", "Mining@t1", "Steam Engine@t2")] == ["S", "F", "F"]
    assert on_timeline(s)["mining@t1"] == {"blue": 1}


# --- refill ---


@pytest.mark.rule("G-20.6")
def test_ge_40_hands_are_filled_up_to_six() -> None:
    s = table(red="Law, Radio", blue="4 Fire, 4 The Wheel", phase="V")
    assert kinds(s).count("card") == 4
    assert (len(hand(s, "red")), len(hand(s, "blue"))) == (6, 8)
    assert hand(s, "blue") == ["fire"] * 4 + ["the-wheel"] * 4
    assert {"law", "radio"} <= set(hand(s, "red"))


@pytest.mark.rule("G-20.6")
def test_a_hand_of_six_stays_as_it_is() -> None:
    s = table(red="4 Fire, Law, Radio", blue="4 The Wheel, Law, Railway", phase="V")
    assert "card" not in kinds(s)


@pytest.mark.rule("G-20.7")
def test_each_player_is_served_completely_in_the_order_of_the_round_just_ended() -> None:
    s = table(red="4 Fire, Law", blue="4 The Wheel", order="blue, red", next="Medicine, Genetics, Radio", phase="V")
    assert hand(s, "blue") == ["the-wheel"] * 4 + ["medicine", "genetics"]
    assert hand(s, "red") == ["fire"] * 4 + ["law", "radio"]


@pytest.mark.rule("G-20.8")
def test_the_reshuffle_of_the_refill_includes_the_fate_cards_just_discarded() -> None:
    plans = "Fire@t0 {red 1, Perfectly Laid Plans by red}"
    s = phase_v_without_draw_pile(red="4 The Wheel", next="Radio", timeline=plans)
    assert hand(s, "red") == ["the-wheel"] * 4 + ["radio", "perfectly-laid-plans"]
    assert discards(s) == []


@pytest.mark.rule("G-20.8")
def test_with_no_card_left_the_hand_stays_smaller() -> None:
    s = phase_v_without_draw_pile(red="Fire", discard="Law, Radio")
    assert hand(s, "red") == ["fire", "law", "radio"]
    assert (s.phase, s.round, forms.view(s, None)["draw_pile"]) == (5, 2, 0)
    assert choosers(s) == ["red"]


# --- Present Day and capacities ---


@pytest.mark.rule("G-20.9")
@pytest.mark.parametrize(("players", "round", "present"), [(2, 1, "t5"), (3, 2, "t7"), (4, 3, "t9")])
def test_present_day_and_markers_move_one_to_the_right(players: int, round: int, present: str) -> None:
    s = table(players=players, round=round, phase="V")
    assert forms.view(s, None)["present"] == present
    assert [marker(s, colour) for colour in COLOURS[:players]] == [present] * players


@pytest.mark.rule("G-20.10")
@pytest.mark.parametrize(("slot", "before", "after"), [("t0", 4, 5), ("t2", 2, 3), ("t3", 1, 2), ("t4", 0, 1)])
def test_every_older_timeframe_has_room_for_one_more(slot: str, before: int, after: int) -> None:
    here = "; ".join(f"{name}@{slot} {{blue 1}}" for name in ("Law", "Radio", "Railway", "Medicine")[:before])
    s = choose(table(timeline=here, red="4 Fire, 2 Mining", blue="4 The Wheel, 2 Basic Science", phase="V"), 1)
    do(s, f"travel {slot}", "establish Fire", "card Mining")  # the one more
    reason = why(s, "establish Mining")
    assert rule_of(s, "establish Mining") == "G-6.3"
    assert reason is not None
    assert reason.numbers == {"here": slot, "held": after, "capacity": after}


@pytest.mark.rule("G-20.11")
def test_technologies_and_cubes_stay_where_they_are() -> None:
    s = table(timeline="Fire@t0 {red 2, blue 1}; Law@t2 {}; Radio@t3 {blue 3}", phase="V")
    expected = {"fire@t0": {"red": 2, "blue": 1}, "law@t2": {}, "radio@t3": {"blue": 3}}
    assert on_timeline(s) == expected
    assert on_timeline(choose(s, 1)) == expected


# --- the order of the next round ---


@pytest.mark.rule("G-20.12")
def test_who_has_the_fewest_cubes_in_the_pool_chooses_first() -> None:
    pools = {"red": 2, "blue": 3, "white": 1, "yellow": 0}
    scores = {"red": 0, "blue": 0, "white": 9, "yellow": 20}
    s = table(players=4, pools=pools, scores=scores, phase="V")
    assert choosers(s) == ["yellow", "white", "red"]


@pytest.mark.rule("G-20.13")
@pytest.mark.parametrize(
    ("phase", "timeline", "pools", "first"),
    [
        ("IV", "", {"red": 0, "blue": 1}, "red"),
        ("IV", "Fire@t0 {red 2}; Law@t1 {blue 2}; Language@t1 {red 1}", {"red": 0, "blue": 1}, "blue"),
        ("III", "", {}, "red"),  # equal in all: the old order
        ("III", "Basic Science@t0 {red 2}; Language@t1 {blue 1}", {}, "blue"),  # pools 1, scores 2 and 1
    ],
)
def test_pools_and_scores_are_those_after_phase_iv(
    phase: str, timeline: str, pools: Mapping[str, int], first: str
) -> None:
    assert choosers(table(timeline=timeline, pools=pools, phase=phase)) == [first]


@pytest.mark.rule("G-20.14")
def test_with_equal_pools_the_lower_score_chooses_first() -> None:
    pools = {"red": 1, "blue": 1, "white": 1, "yellow": 0}
    scores = {"red": 8, "blue": 7, "white": 9, "yellow": 30}
    assert choosers(table(players=4, pools=pools, scores=scores, phase="V")) == ["yellow", "blue", "red"]


@pytest.mark.rule("G-20.15")
def test_ge_41_with_all_equal_the_old_order_decides() -> None:
    s = table(pools={"red": 2, "blue": 2}, scores={"red": 5, "blue": 5}, order="blue, red", phase="V")
    assert choosers(s) == ["blue"]


@pytest.mark.rule("G-20.15")
def test_the_old_order_decides_among_those_who_are_equal() -> None:
    order = "yellow, white, blue, red"
    assert choosers(table(players=4, pools={"white": 1}, order=order, phase="V")) == ["yellow", "blue", "red"]


@pytest.mark.rule("G-20.16")
def test_each_takes_any_free_position_and_the_last_gets_what_is_left() -> None:
    s = table(players=3, pools={"red": 2, "blue": 1, "white": 0}, phase="V")
    assert legal(s) == ["position 1", "position 2", "position 3"]
    choose(s, 2)
    assert legal(s) == ["position 1", "position 3"]
    reason = why(s, "position 2")
    assert reason is not None
    assert (reason.rule, reason.numbers) == ("G-20.16", {"position": 2, "owner": "White"})
    assert str(reason.message) == "position 2 is taken by White"
    choose(s, 3)
    assert forms.view(s, None)["order"] == [1, 3, 2]  # red was not asked
    assert (s.phase, s.seat) == (1, 0)


@pytest.mark.rule("G-20.17")
def test_no_extra_cards_for_the_new_order() -> None:
    s = table(players=4, phase="V")
    before = [len(hand(s, colour)) for colour in COLOURS]
    choosers(s)
    assert before == [6, 6, 6, 6]
    assert [len(hand(s, colour)) for colour in COLOURS] == before


@pytest.mark.rule("G-20.18")
def test_pools_are_kept() -> None:
    s = table(pools={"red": 4, "blue": 7}, timeline="Fire@t0 {red 1}", phase="V")
    assert s.pools == [4, 7]
    choosers(s)
    assert (s.round, s.phase, s.pools) == (2, 1, [4, 7])
