"""Section 6: Establish."""

from itertools import combinations

import pytest

from bequest.core.errors import UnknownName
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import (
    discards,
    do,
    end_round,
    hand,
    legal,
    on_timeline,
    rule_of,
    status,
    table,
    why,
)

FILL = ["The Wheel", "Basic Tools", "Basic Science", "Language", "Agriculture", "Writing", "Mining"]


def establishes(s: GearsPosition) -> list[str]:
    """The cards that may be established now."""
    return [text.removeprefix("establish ") for text in legal(s) if text.startswith("establish")]


def filled(timeframe: str, number: int) -> str:
    return "; ".join(f"{name}@{timeframe} {{blue 1}}" for name in FILL[:number])


def payments(s: GearsPosition, card: str) -> list[tuple[str, ...]]:
    """What can be discarded for a card: every way of choosing, as the discard pile shows it afterwards."""
    pending = [do(s.clone(), f"establish {card}")]
    found: list[tuple[str, ...]] = []
    while pending:
        here = pending.pop()
        if here.actions > s.actions:
            found.append(tuple(discards(here)))
        else:
            pending += [do(here.clone(), text) for text in legal(here)]
    return sorted(found)


# --- worked examples ---


@pytest.mark.rule("G-6.7", "G-6.8", "G-6.13")
def test_ge_14_steam_engine_with_the_whole_hand() -> None:
    s = table(red="Steam Engine, Agriculture, Medicine, Computer", at={"red": "t1"}, pools={"red": 2})
    do(s, "establish Steam Engine")
    assert hand(s, "red") == []
    assert discards(s) == ["agriculture", "medicine", "computer"]
    assert on_timeline(s) == {"steam-engine@t1": {"red": 3}}
    assert s.pools == [2, 0]
    assert s.actions == 1


@pytest.mark.rule("G-6.7")
def test_ge_15_steam_engine_with_two_others_is_too_few() -> None:
    s = table(red="Steam Engine, Agriculture, Medicine", at={"red": "t1"})
    reason = why(s, "establish Steam Engine")
    assert reason is not None
    assert reason.rule == "G-6.7"
    assert (reason.numbers["cost"], reason.numbers["others"]) == (3, 2)


@pytest.mark.rule("G-6.3")
def test_ge_16_nothing_comes_into_a_full_timeframe() -> None:
    s = table(timeline="Radio@t3", red="Fire, Law, Medicine, Computer, Language", at={"red": "t3"})
    assert establishes(s) == []
    assert {rule_of(s, f"establish {card}") for card in hand(s, "red")} == {"G-6.3"}


@pytest.mark.rule("G-6.5", "G-6.6")
def test_ge_17_fire_beside_fire_and_in_another_timeframe() -> None:
    def with_red_at(timeframe: str) -> GearsPosition:
        return table(timeline="Fire@t1 {blue 1}", red="Fire, Law", at={"red": timeframe})

    assert rule_of(with_red_at("t1"), "establish Fire") == "G-6.5"
    s = do(with_red_at("t0"), "establish Fire")
    assert on_timeline(s) == {"fire@t0": {"red": 1}, "fire@t1": {"blue": 1}}


@pytest.mark.rule("G-6.15")
def test_ge_18_law_without_anything_it_needs() -> None:
    s = do(table(red="Law, Fire, Computer", at={"red": "t2"}), "establish Law")
    assert on_timeline(s) == {"law@t2": {"red": 2}}
    assert status(s, "Law@t2") == "F"


@pytest.mark.rule("G-6.4")
def test_ge_19_not_at_the_present_day() -> None:
    s = table(red="Fire, Law, Medicine, Computer, Language")
    assert establishes(s) == []
    assert {rule_of(s, f"establish {card}") for card in hand(s, "red")} == {"G-6.4"}


@pytest.mark.rule("G-6.10")
def test_ge_20_a_fate_card_as_payment() -> None:
    s = do(table(red="Fire, Bloodline Influence", at={"red": "t0"}), "establish Fire")
    assert discards(s) == ["bloodline-influence"]
    assert on_timeline(s) == {"fire@t0": {"red": 1}}
    assert s.pools == [0, 0]
    assert not [event for event in forms.events(s, seat=0) if event["event"] == "fate"]


# --- conditions ---


@pytest.mark.rule("G-6.1")
def test_only_technologies_of_the_own_hand() -> None:
    s = table(red="Fire, Language, Time Folds Around Us", blue="Law, Law", discard="Radio", at={"red": "t0"})
    assert establishes(s) == ["fire", "language"]
    assert rule_of(s, "establish Law") == "G-6.1"
    assert rule_of(s, "establish Radio") == "G-6.1"
    assert rule_of(s, "establish Computer") == "G-6.1"
    with pytest.raises(UnknownName):
        s.game.parse("establish time-folds-around-us")


@pytest.mark.rule("G-6.2")
@pytest.mark.parametrize("timeframe", ["t0", "t1", "t2", "t3"])
def test_the_card_goes_where_the_marker_stands(timeframe: str) -> None:
    s = do(table(red="Fire, Language", at={"red": timeframe, "blue": "t1"}), "establish Fire")
    assert on_timeline(s) == {f"fire@{timeframe}": {"red": 1}}


@pytest.mark.rule("G-6.3")
@pytest.mark.parametrize(
    ("timeframe", "round", "capacity"), [("t0", 1, 4), ("t1", 1, 3), ("t2", 1, 2), ("t3", 1, 1), ("t0", 3, 6)]
)
def test_one_slot_left_or_none(timeframe: str, round: int, capacity: int) -> None:
    room = table(timeline=filled(timeframe, capacity - 1), red="Fire, Law", at={"red": timeframe}, round=round)
    assert establishes(room) == ["fire"]
    full = table(timeline=filled(timeframe, capacity), red="Fire, Law", at={"red": timeframe}, round=round)
    assert establishes(full) == []
    reason = why(full, "establish Fire")
    assert reason is not None
    assert reason.rule == "G-6.3"
    assert (reason.numbers["held"], reason.numbers["capacity"]) == (capacity, capacity)


@pytest.mark.rule("G-6.3")
def test_every_copy_takes_a_slot() -> None:
    """Without cubes, failed or of another player: t2 with its capacity of 2 is full."""
    s = table(timeline="Basic Science@t2 {}; Law@t2 {blue 2}", red="Fire, Language", at={"red": "t2"})
    assert rule_of(s, "establish Fire") == "G-6.3"


@pytest.mark.rule("G-6.4")
def test_the_present_day_of_every_round_is_closed() -> None:
    for round, present in ((1, "t4"), (2, "t5"), (3, "t6"), (4, "t7")):
        s = table(red="Fire, Language", at={"red": present}, round=round)
        assert rule_of(s, "establish Fire") == "G-6.4"


@pytest.mark.rule("G-6.5")
@pytest.mark.parametrize("cubes", ["red 1", "blue 1", ""])
def test_no_second_copy_in_the_timeframe_whoever_set_the_first(cubes: str) -> None:
    s = table(timeline=f"Fire@t0 {{{cubes}}}", red="Fire, Language", at={"red": "t0"})
    assert rule_of(s, "establish Fire") == "G-6.5"
    assert establishes(s) == ["language"]


@pytest.mark.rule("G-6.6")
def test_copies_in_all_other_timeframes_do_not_matter() -> None:
    s = table(timeline="Fire@t0 {red 1}; Fire@t2 {blue 1}; Fire@t3 {}", red="Fire, Law", at={"red": "t1"})
    do(s, "establish Fire")
    assert sorted(on_timeline(s)) == ["fire@t0", "fire@t1", "fire@t2", "fire@t3"]


@pytest.mark.rule("G-6.7")
@pytest.mark.parametrize(
    ("card", "cost"), [("Fire", 1), ("Basic Science", 2), ("Steam Engine", 3), ("Computer", 4), ("Space Flight", 4)]
)
def test_cost_plus_one_cards_are_needed(card: str, cost: int) -> None:
    for others in range(6):
        s = table(red=", ".join([card, *FILL[:2], *FILL[3:][:3]][: others + 1]), at={"red": "t0"})
        assert len(hand(s, "red")) == others + 1
        assert rule_of(s, f"establish {card}") == ("" if others >= cost else "G-6.7")


# --- effects ---


@pytest.mark.rule("G-6.8")
def test_exactly_the_cost_is_paid_with_any_other_cards() -> None:
    others = ["language", "law", "railway", "internet"]
    s = table(red="Cartography, Language, Law, Railway, Internet", at={"red": "t1"})
    assert payments(s, "Cartography") == sorted(combinations(others, 2))


@pytest.mark.rule("G-6.8")
def test_a_payment_cannot_stop_early_or_go_on() -> None:
    s = table(red="Cartography, Language, Law, Railway, Internet", at={"red": "t1"})
    do(s, "establish Cartography", "card Language")
    assert on_timeline(s) == {}
    assert all(text.startswith("card ") for text in legal(s))
    do(s, "card Railway")
    assert hand(s, "red") == ["law", "internet"]
    assert s.actions == 1
    assert rule_of(s, "card Law") == "not asked"


@pytest.mark.rule("G-6.9")
def test_a_further_copy_of_the_card_is_payment_too() -> None:
    s = do(table(red="Fire, Fire", at={"red": "t0"}), "establish Fire")
    assert on_timeline(s) == {"fire@t0": {"red": 1}}
    assert discards(s) == ["fire"]
    assert hand(s, "red") == []


@pytest.mark.rule("G-6.9", "G-6.10")
def test_every_card_of_the_hand_counts_as_one() -> None:
    s = table(red="Fire, Fire, Space Flight, Willed Into Existence", at={"red": "t0"})
    assert payments(s, "Fire") == [("fire",), ("space-flight",), ("willed-into-existence",)]
    poor = table(red="Basic Science, Fire, Willed Into Existence", at={"red": "t0"})
    assert payments(poor, "Basic Science") == [("fire", "willed-into-existence")]


@pytest.mark.rule("G-6.11")
def test_others_see_how_many_cards_were_paid_and_not_which() -> None:
    def seen_by(seat: int | None, payment: tuple[str, str]) -> tuple[object, object]:
        s = table(red="Cartography, Language, Law, Railway, Internet", at={"red": "t1"})
        do(s, "establish Cartography", f"card {payment[0]}", f"card {payment[1]}")
        return forms.view(s, seat), forms.events(s, seat=seat)

    for seat in (1, None):
        assert seen_by(seat, ("Language", "Law")) == seen_by(seat, ("Law", "Railway"))
    view, events = seen_by(1, ("Language", "Law"))
    assert isinstance(view, dict)
    assert isinstance(events, list)
    assert view["discard_pile"] == {"size": 2, "known": []}
    told = {"event": "establish", "seat": 1, "technology": "cartography", "timeframe": "t1", "paid": 2}
    assert events == [told | {"missing": ["writing", "basic-tools"]}]
    own_view, own_events = seen_by(0, ("Language", "Law"))
    assert isinstance(own_view, dict)
    assert isinstance(own_events, list)
    assert own_view["discard_pile"] == {"size": 2, "known": ["language", "law"]}
    assert own_events[0]["payment"] == ["language", "law"]


@pytest.mark.rule("G-6.12")
def test_everybody_sees_the_technology_in_the_timeframe() -> None:
    s = do(table(red="Fire, Language", at={"red": "t2"}), "establish Fire")
    expected = [{"timeframe": "t2", "technology": "fire", "cubes": {"red": 1}, "successful": True}]
    for seat in (0, 1, None):
        assert forms.view(s, seat)["timeline"] == expected
    assert hand(s, "red") == []


@pytest.mark.rule("G-6.13")
@pytest.mark.parametrize(("card", "cost"), [("Fire", 1), ("Basic Science", 2), ("Steam Engine", 3), ("Computer", 4)])
@pytest.mark.parametrize("pool", [0, 2, 9])
def test_as_many_own_cubes_as_the_cost_from_the_supply(card: str, cost: int, pool: int) -> None:
    others = ", ".join(["Law", "Radio", "Railway", "Internet"][:cost])
    s = table(red=card, blue=f"{card}, {others}", at={"blue": "t0"}, pools={"red": 3, "blue": pool}, active=2)
    do(s, f"establish {card}")
    assert list(on_timeline(s).values()) == [{"blue": cost}]
    assert s.pools == [3, pool]


@pytest.mark.rule("G-6.14")
def test_the_whole_chain_succeeds_at_once() -> None:
    s = table(
        timeline="Language@t0 {blue 1}; Agriculture@t0 {red 1}; Writing@t1 {blue 2}; Law@t2 {red 2}; Mining@t2 {}",
        red="Basic Tools, Fire",
        at={"red": "t0"},
    )
    chain = ("Writing@t1", "Law@t2", "Mining@t2")
    assert [status(s, copy) for copy in chain] == ["F", "F", "F"]
    do(s, "establish Basic Tools")
    assert s.seat == 0
    assert [status(s, copy) for copy in chain] == ["S", "S", "S"]
    became = [event["technology"] for event in forms.events(s, seat=1) if event["event"] == "success"]
    assert became == ["basic-tools", "writing", "mining", "law"]


# --- notes ---


@pytest.mark.rule("G-6.15")
def test_failed_dependencies_do_not_prevent_it() -> None:
    s = table(timeline="Mining@t0 {blue 1}; Chemistry@t0 {blue 2}", red="Metallurgy, Fire, Computer", at={"red": "t1"})
    assert [status(s, copy) for copy in ("Mining@t0", "Chemistry@t0")] == ["F", "F"]
    do(s, "establish Metallurgy")
    assert on_timeline(s)["metallurgy@t1"] == {"red": 2}
    assert status(s, "Metallurgy@t1") == "F"


@pytest.mark.rule("G-6.16")
def test_older_copies_of_the_name_stay_until_phase_ii() -> None:
    s = table(timeline="Fire@t0 {blue 2}; Fire@t2 {blue 1}", red="Fire, Language", at={"red": "t1"}, turn=4)
    do(s, "establish Fire", "travel t0", "draw")
    do(s, legal(s)[0], "end")
    assert s.phase == 1
    assert on_timeline(s) == {"fire@t0": {"blue": 2}, "fire@t1": {"red": 1}, "fire@t2": {"blue": 1}}
    end_round(s)
    assert on_timeline(s) == {"fire@t0": {"blue": 1}}


@pytest.mark.rule("G-6.17")
def test_three_technologies_in_one_turn_and_no_fourth() -> None:
    s = table(red="Fire, The Wheel, Basic Tools, Language, 4 Basic Science", at={"red": "t0"})
    for card in ("fire", "the-wheel", "basic-tools"):
        assert card in establishes(s)
        do(s, f"establish {card}", "card Basic Science")
    assert on_timeline(s) == {"fire@t0": {"red": 1}, "the-wheel@t0": {"red": 1}, "basic-tools@t0": {"red": 1}}
    assert s.actions == 3
    assert rule_of(s, "establish Language") == "G-4.15"
