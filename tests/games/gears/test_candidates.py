"""What is shown as blocked at each decision of Gears of Time, exactly, each with its rule."""

from __future__ import annotations

import pytest

from bequest.games.gears.position import GearsPosition
from tests.rules.gears.table import FATE_IDS, do, legal, new_game, table
from tests.rules.gears.test_x_machines import chain, machines


def blocked(s: GearsPosition) -> dict[str, str]:
    """The blocked options by text, in order, with the rule."""
    found = {s.game.text(action): reason.rule for action, reason in s.candidates()}
    assert not set(found) & set(legal(s))
    assert len(found) == len(s.candidates())
    return found


# --- a turn ---


@pytest.mark.rule("G-4.11")
def test_at_the_present_day_with_empty_hands_only_the_end_is_blocked() -> None:
    assert blocked(table()) == {"end": "G-4.11"}


@pytest.mark.rule("G-5.4")
def test_travel_is_shown_as_blocked_where_it_leads_no_further() -> None:
    assert blocked(table(at={"red": "t0"})) == {"travel t0": "G-5.4", "end": "G-4.11"}
    assert blocked(table(at={"red": "t1"})) == {"end": "G-4.11"}
    spliced = {"travel ts": "G-5.4", "end": "G-4.11"}
    assert blocked(machines(spliced=True, at={"red": "ts"})) == spliced
    assert blocked(machines(spliced=True, at={"red": "t0"})) == {"end": "G-4.11"}


@pytest.mark.rule("G-6.4", "G-6.7")
def test_each_technology_in_hand_is_shown_once_and_no_fate_card_as_one() -> None:
    hand = "Fire, 2 Law, We Need More Time"
    assert blocked(table(red=hand)) == {"establish fire": "G-6.4", "establish law": "G-6.4", "end": "G-4.11"}
    poor = table(red="Fire, Steam Engine", at={"red": "t0"})
    assert blocked(poor) == {"travel t0": "G-5.4", "establish steam-engine": "G-6.7", "end": "G-4.11"}


@pytest.mark.rule("G-7.1", "G-7.3", "G-13.2")
def test_influence_is_shown_for_the_technologies_here_only() -> None:
    lying = "Fire@t0 {blue 1}; Writing@t1 {blue 1}; Law@t1 {blue 1, Perfectly Laid Plans by blue}; Radio@t2 {blue 1}"
    empty = {"influence writing": "G-7.3", "influence law": "G-7.3", "end": "G-4.11"}
    assert blocked(table(timeline=lying, at={"red": "t1"})) == empty
    assert blocked(table(timeline=lying, at={"red": "t1"}, pools={"red": 1})) == {
        "influence law": "G-13.2",
        "end": "G-4.11",
    }
    assert blocked(table(timeline=lying, at={"red": "t2"})) == {"influence radio": "G-7.3", "end": "G-4.11"}
    assert blocked(table(timeline=lying, at={"red": "t0"})) == {
        "travel t0": "G-5.4",
        "influence fire": "G-7.3",
        "end": "G-4.11",
    }
    assert blocked(table(timeline="Fire@t2 {blue 1}", at={"red": "t1"})) == {"end": "G-4.11"}  # the first card


@pytest.mark.rule("G-4.15", "G-8.7")
def test_draw_is_shown_when_there_is_no_card_or_no_action() -> None:
    assert blocked(table(pile="")) == {"draw": "G-8.7", "end": "G-4.11"}
    done = table(actions=3, red="Fire", timeline="Writing@t1 {red 1}", at={"red": "t1"}, pools={"red": 1})
    assert blocked(done) == {"establish fire": "G-4.15", "influence writing": "G-4.15", "draw": "G-4.15"}


@pytest.mark.rule("G-10.7", "G-15.11")
def test_the_own_fate_cards_are_shown() -> None:
    held = "Bloodline Influence, We Need More Time"
    assert blocked(table(red=held)) == {"play bloodline-influence": "G-10.7", "end": "G-4.11"}
    assert blocked(table(red=held, extra_room=1)) == {
        "play bloodline-influence": "G-10.7",
        "play we-need-more-time": "G-15.11",
        "end": "G-4.11",
    }
    assert blocked(table(blue=held)) == {"end": "G-4.11"}


@pytest.mark.rule("G-24.17")
def test_in_the_draft_every_fate_card_is_shown() -> None:
    area = [{"card": id, "cubes": {}} for id in FATE_IDS[2:]]
    fates = {"before": [[FATE_IDS[0]], [FATE_IDS[1]]], "area": area}
    s = table(fate="draft", fate_cards=fates)
    found = blocked(s)
    assert list(found) == [f"take {FATE_IDS[0]}", f"take {FATE_IDS[1]}", f"play {FATE_IDS[0]}", "end"]
    taken = table(fate="draft", fate_cards=fates, fate_taken=True)
    assert [text for text in blocked(taken) if text.startswith("take")] == [f"take {id}" for id in FATE_IDS]


def test_of_the_expansion_every_activation_on_the_timeline_is_shown() -> None:
    s = machines(chain("Orrery", "blue 3"))
    assert [text for text in blocked(s) if text.startswith("activate")] == ["activate rune-ledger", "activate orrery"]
    assert not [text for text in blocked(machines("Skyfork@t0 {red 1}")) if text.startswith("activate")]


# --- the steps of a move, and other decisions ---


@pytest.mark.rule("G-4.32")
def test_a_payment_shows_what_cannot_be_named_next() -> None:
    s = table(red="Steam Engine, Agriculture, Medicine, Computer, Democracy", at={"red": "t1"})
    do(s, "establish Steam Engine")
    assert legal(s) == ["card agriculture", "card medicine"]
    assert blocked(s) == {"card computer": "G-4.32", "card democracy": "G-4.32"}
    do(s, "card Agriculture")
    assert blocked(s) == {"card agriculture": "G-4.34", "card democracy": "G-4.32"}


def test_nothing_is_blocked_where_all_that_could_be_meant_is_on_offer() -> None:
    """Keeping, choosing a position, a cube for the draft area, cubes, targets of Fate cards and Activations."""
    asked: list[str] = []

    def nothing(s: GearsPosition, *steps: str) -> None:
        do(s, *steps)
        asked.append(s.kinds[s.frames[-1].kind].name)
        assert len(s.legal()) > 1
        assert s.candidates() == []

    lying = "Fire@t0 {red 2, blue 1}; Language@t0 {red 1}; Writing@t1 {red 1, blue 1}; Writing@t2 {red 1}"
    nothing(table(next="Law, Fire"), "draw")
    nothing(table(timeline=lying, at={"red": "t1"}, pools={"red": 3}), "influence Writing")
    nothing(table(timeline=lying, red="Not What We Hoped For"), "play Not What We Hoped For")
    nothing(new_game(3, fate="none"))
    area = [{"card": id, "cubes": {}} for id in FATE_IDS[1:]]
    before = {"before": [[FATE_IDS[0]], []], "area": area}
    pending = [{"kind": "turn", "seat": 1}, {"kind": "area-cube", "seat": 2}]
    nothing(table(fate="draft", fate_cards=before, fate_taken=True, actions=1, pools={"blue": 1}, pending=pending))
    nothing(machines(chain("Rune Ledger", "red 3")), "activate Rune Ledger")
    assert asked == ["keep", "amount", "timeframe", "order", "area-cube", "modifier-timeframe"]


def test_nothing_is_blocked_for_those_who_are_not_asked_and_for_chance() -> None:
    s = table(red="Fire", blue="Fire", chance="explicit")
    assert s.candidates(0)
    assert s.candidates(1) == []
    do(s, "draw")
    assert s.candidates() == []
