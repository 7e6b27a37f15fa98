"""We Need More Time (section 15)."""

import pytest

from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import discards, do, end_round, hand, legal, marker, on_timeline, rule_of, table, why

PLAY = "play We Need More Time"


def keep_first(s: GearsPosition) -> None:
    """Draws and keeps the first card on offer."""
    do(s, "draw")
    do(s, legal(s)[0])


def draw_three_and_end(s: GearsPosition) -> None:
    for _ in range(3):
        keep_first(s)
    do(s, "end")


def choose_order(s: GearsPosition) -> None:
    """Everybody takes the first free position."""
    while s.phase == 5:
        do(s, legal(s)[0])


# --- one more slot, once ---


@pytest.mark.rule("G-15.4", "G-15.6", "G-15.1")
def test_ge_50_one_more_slot_for_one_establish() -> None:
    five = "Agriculture, Medicine, Computer, Democracy, Railway"
    s = table(timeline="Radio@t3 {blue 3}", red=f"We Need More Time, Fire, Law, {five}", at={"red": "t3"})
    assert rule_of(s, "establish Fire") == "G-6.3"
    do(s, PLAY)
    do(s, "establish Fire", "card Railway")
    assert on_timeline(s) == {"fire@t3": {"red": 1}, "radio@t3": {"blue": 3}}
    assert rule_of(s, "establish Law") == "G-6.3"


@pytest.mark.rule("G-15.4")
def test_one_slot_above_the_capacity_and_not_two() -> None:
    full = "Fire@t2 {blue 1}; Law@t2 {blue 2}"
    s = do(table(timeline=full, red="We Need More Time, Language, Radio", at={"red": "t2"}), PLAY)
    assert "establish language" in legal(s)
    above = f"{full}; Mining@t2 {{blue 1}}"
    s = do(table(timeline=above, red="We Need More Time, Language, Radio", at={"red": "t2"}), PLAY)
    assert rule_of(s, "establish Language") == "G-15.4"
    reason = why(s, "establish Language")
    assert reason is not None
    assert reason.numbers == {"here": "t2", "held": 3, "capacity": 2, "room": 1}


@pytest.mark.rule("G-15.6")
def test_ge_52_the_ability_is_used_up_even_if_the_room_was_not_needed() -> None:
    s = table(
        timeline="Law@t1 {blue 2}; Radio@t1 {blue 3}; Mining@t1 {blue 1}",
        red="We Need More Time, Time Folds Around Us, Fire, Railway, The Wheel, Language",
        at={"red": "t0"},
    )
    do(s, PLAY, "establish Fire", "card Language")
    assert on_timeline(s)["fire@t0"] == {"red": 1}
    do(s, "play Time Folds Around Us")  # on red, the only one who is not at the Present Day
    assert marker(s, "red") == "t1"
    assert rule_of(s, "establish The Wheel") == "G-6.3"


@pytest.mark.rule("G-15.7", "G-15.1")
def test_ge_49_the_ability_lapses_with_the_turn() -> None:
    s = table(timeline="Radio@t3 {blue 3}", red="We Need More Time, Fire, Law", at={"red": "t3", "blue": "t3"},
              blue="Language, Medicine", actions=3)  # fmt: skip
    do(s, PLAY, "end")
    assert rule_of(s, "establish Language") == "G-6.3"  # nor is it blue's
    draw_three_and_end(s)
    assert s.seat == 0
    assert rule_of(s, "establish Fire") == "G-6.3"


# --- what stays in force ---


@pytest.mark.rule("G-15.2")
def test_ge_51_no_second_copy_of_the_name() -> None:
    s = table(timeline="Fire@t3 {blue 1}", red="We Need More Time, Fire, Law", at={"red": "t3"})
    assert rule_of(do(s, PLAY), "establish Fire") == "G-6.5"


@pytest.mark.rule("G-15.2")
def test_the_cost_is_paid_and_brings_its_cubes_as_usual() -> None:
    s = table(timeline="Radio@t3 {blue 3}", red="We Need More Time, Law, Fire, Railway", at={"red": "t3"},
              pools={"red": 2})  # fmt: skip
    do(s, PLAY)
    assert rule_of(s, "establish Railway") == "G-6.7"  # costs three other cards
    assert rule_of(s, "establish Mining") == "G-6.1"
    do(s, "establish Law")
    assert on_timeline(s)["law@t3"] == {"red": 2}
    assert hand(s, "red") == []
    assert discards(s) == ["fire", "railway", "we-need-more-time"]
    assert s.pools == [2, 0]


@pytest.mark.rule("G-15.5")
def test_ge_53_nothing_at_the_present_day() -> None:
    s = do(table(red="We Need More Time, Fire, Law", at={"red": "t4"}), PLAY)
    assert rule_of(s, "establish Fire") == "G-6.4"
    assert [text for text in legal(s) if text.startswith("establish")] == []


@pytest.mark.rule("G-15.3")
def test_the_card_is_discarded_at_once() -> None:
    s = do(table(red="We Need More Time, Fire, Law", discard="Radio"), PLAY)
    assert hand(s, "red") == ["fire", "law"]
    assert discards(s) == ["radio", "we-need-more-time"]
    shown = forms.view(s, 1)["discard_pile"]
    assert shown == {"size": 2, "known": ["we-need-more-time"]}


@pytest.mark.rule("G-15.8")
def test_the_establish_is_a_counted_action() -> None:
    s = table(timeline="Radio@t3 {blue 3}", red="We Need More Time, Fire, Law, Language", at={"red": "t3"}, actions=2)
    do(s, PLAY)
    assert s.actions == 2  # the card itself is not
    do(s, "establish Fire", "card Law")
    assert s.actions == 3
    assert rule_of(s, "draw") == "G-4.15"


# --- above the capacity ---


@pytest.mark.rule("G-15.9")
def test_a_technology_above_the_capacity_is_like_any_other() -> None:
    s = table(timeline="Language@t3 {blue 2}", red="We Need More Time, Basic Science, Law, Railway", at={"red": "t3"},
              turn=4)  # fmt: skip
    end_round(do(s, PLAY, "establish Basic Science"))
    assert s.round == 2
    assert on_timeline(s) == {"basic-science@t3": {"red": 1}, "language@t3": {"blue": 1}}
    assert s.scores() == [2, 1]
    assert s.pools == [1, 1]


@pytest.mark.rule("G-15.9")
def test_the_other_technologies_stay_as_well_when_one_is_put_above() -> None:
    s = table(timeline="Language@t3 {}", red="We Need More Time, Fire, Law", at={"red": "t3"})
    do(s, PLAY, "establish Fire")
    assert on_timeline(s) == {"fire@t3": {"red": 1}, "language@t3": {}}


@pytest.mark.rule("G-15.10")
def test_an_overfull_timeframe_waits_for_its_capacity_to_grow() -> None:
    s = table(timeline="Language@t3 {blue 3}; Fire@t3 {red 3}", red="Law, 3 Agriculture, Medicine, Mining",
              blue="3 The Wheel, 3 Mathematics", phase="II")  # fmt: skip
    choose_order(s)
    go_to_t3(s)
    assert (s.round, rule_of(s, "establish Mining")) == (2, "G-6.3")  # 2 of 2
    end_round(s)
    choose_order(s)
    go_to_t3(s)
    assert (s.round, rule_of(s, "establish Mining")) == (3, "")  # 2 of 3


@pytest.mark.rule("G-15.10")
def test_an_overfull_timeframe_takes_one_more_when_discards_have_made_room() -> None:
    s = table(timeline="Language@t3 {blue 3}; Fire@t3 {}", red="Law, 3 Agriculture, Medicine, Mining", phase="II")
    choose_order(s)
    go_to_t3(s)
    assert (s.round, rule_of(s, "establish Mining")) == (2, "")  # 1 of 2


def go_to_t3(s: GearsPosition) -> None:
    """Plays on until red is asked in phase I, and travels."""
    while s.seat != 0:
        draw_three_and_end(s)
    do(s, "travel t3")


# --- when it can be played ---


@pytest.mark.rule("G-15.11")
def test_it_may_be_played_with_no_action_left() -> None:
    s = table(timeline="Radio@t3 {blue 3}", red="We Need More Time, Fire, Law", at={"red": "t3"}, actions=3)
    do(s, PLAY)
    assert legal(s) == ["end"]
    assert forms.view(s, 0)["extra_room"] == 1
    do(s, "end")
    assert forms.view(s, 1)["extra_room"] == 0


@pytest.mark.rule("G-15.11")
def test_it_cannot_be_played_again_while_it_is_pending() -> None:
    s = table(red="We Need More Time, Fire, Law", at={"red": "t1"}, pile="")
    do(s, PLAY, "draw")  # the reshuffle brings the only discard back
    assert hand(s, "red") == ["fire", "law", "we-need-more-time"]
    assert rule_of(s, PLAY) == "G-15.11"
    assert "play we-need-more-time" not in legal(s)
    do(s, "establish Fire", "card Law")
    assert rule_of(s, PLAY) == ""


@pytest.mark.rule("G-15.11")
def test_a_card_taken_back_from_the_draft_area_waits_as_well() -> None:
    area = [{"card": "bloodline-influence", "cubes": {}}]
    s = table(fate="draft", red="Fire, Law", at={"red": "t1"},
              fate_cards={"before": [["we-need-more-time"], []], "area": area})  # fmt: skip
    do(s, PLAY, "take We Need More Time", "decline")
    assert rule_of(s, PLAY) == "G-15.11"
