"""What is number 0 counts like any other: the first card, Fate card, character, timeframe, seat and machine."""

from __future__ import annotations

from typing import Any

import pytest

from tests import forms
from tests.rules.gears.table import FATE_IDS, do, hand, legal, on_timeline, rule_of, status, table
from tests.rules.gears.test_x_machines import chain, machines

WILLED = "Chemistry@t1 {red 1, Willed Into Existence by red waives Fire}; Basic Science@t0 {red 1}"


def test_the_names_are_those_of_number_0() -> None:
    deck = table().rules.deck
    assert (deck.card_ids[0], deck.fates[0].id, deck.characters[0].id) == ("fire", FATE_IDS[0], "C1")
    machine = machines().rules.deck
    assert machine.card_ids[machine.activated[0]] == "meridian-timerail"


@pytest.mark.rule("G-9.3", "G-18.6")
def test_the_first_card_is_a_dependency_and_brings_a_bonus() -> None:
    lacking = "Basic Science@t0 {blue 1}; Chemistry@t1 {red 1}"
    assert status(table(timeline=lacking), "Chemistry@t1") == "F"
    whole = f"Fire@t0 {{blue 1}}; {lacking}"
    assert status(table(timeline=whole), "Chemistry@t1") == "S"
    assert table(timeline=whole, phase="III").scores() == [2, (1 + 2) + (1 + 2)]


@pytest.mark.rule("G-16.1", "G-16.7")
def test_the_first_card_can_be_waived() -> None:
    s = table(timeline=WILLED)
    assert status(s, "Chemistry@t1") == "S"
    lying = forms.view(s, None)["timeline"][1]["fate"]
    assert lying == [{"card": "willed-into-existence", "owner": 1, "waived": "fire"}]
    assert table(timeline=f"Fire@t0 {{blue 1}}; {WILLED}", phase="III").scores()[1] == 1  # its reward, and no bonus
    played = table(timeline="Chemistry@t1 {red 1}; Basic Science@t0 {red 1}", red="Willed Into Existence")
    do(played, "play Willed Into Existence")
    while played.frames[-1].open:
        do(played, "card Fire" if "card fire" in legal(played) else legal(played)[0])
    assert status(played, "Chemistry@t1") == "S"
    (told,) = [event for event in forms.events(played) if event["event"] == "fate"]
    assert told["waived"] == "fire"


@pytest.mark.rule("G-16.1", "G-16.6", "G-16.9")
def test_the_first_card_is_waived_for_that_copy_only() -> None:
    other = "Basic Science@t0 {red 1}; Chemistry@t1 {red 1, Willed Into Existence by red waives Basic Science}"
    assert status(table(timeline=other), "Chemistry@t1") == "F"
    assert status(table(timeline=f"{WILLED}; Chemistry@t2 {{red 1}}"), "Chemistry@t2") == "F"
    beside = "The Wheel@t0 {red 1}; Combustion Engine@t1 {red 1}"
    assert status(table(timeline=f"{WILLED}; {beside}"), "Combustion Engine@t1") == "F"


@pytest.mark.rule("G-6.2", "G-7.1", "G-8.2")
def test_the_first_card_is_established_influenced_kept_and_paid() -> None:
    s = table(red="Fire, Law", at={"red": "t0"}, pools={"red": 2})
    do(s, "establish Fire")
    assert on_timeline(s) == {"fire@t0": {"red": 1}}
    assert legal(do(s, "influence Fire")) == ["amount 1", "amount 2"]
    do(s, "amount 1")
    assert on_timeline(s) == {"fire@t0": {"red": 2}}
    paying = do(table(red="Basic Science, Fire, Law", at={"red": "t0"}), "establish Basic Science")
    assert hand(paying, "red") == []


@pytest.mark.rule("G-11.1", "G-10.3")
def test_the_first_fate_card_is_played_from_the_hand() -> None:
    s = table(red=FATE_IDS[0], timeline="Fire@t0 {red 1}")
    assert f"play {FATE_IDS[0]}" in legal(s)
    do(s, f"play {FATE_IDS[0]}")
    assert on_timeline(s)["fire@t0"]["red"] > 1


@pytest.mark.rule("G-24.8", "G-24.15", "G-24.17")
def test_the_first_fate_card_is_taken_and_is_a_personal_one() -> None:
    area = [{"card": id, "cubes": {}} for id in FATE_IDS]
    s = table(fate="draft", fate_cards={"before": [[], []], "area": area})
    assert f"take {FATE_IDS[0]}" in legal(s)
    do(s, f"take {FATE_IDS[0]}")
    seats = forms.view(s, None)["seats"]
    assert [entry["fate_cards"] for entry in seats] == [[FATE_IDS[0]], []]
    personal = {"before": [[FATE_IDS[0]], [FATE_IDS[1]]], "out": [], "left_out": list(FATE_IDS[2:])}
    own = table(fate="one_each", fate_cards=personal, timeline="Fire@t0 {red 1}")
    assert forms.view(own, 0)["seats"][0]["fate_cards"] == [FATE_IDS[0]]
    assert f"play {FATE_IDS[0]}" in legal(own)


@pytest.mark.rule("G-7.7", "G-13.2", "G-13.3")
def test_the_first_seat_protects_and_the_first_fate_card_on_the_table_counts() -> None:
    fields: dict[str, Any] = {"active": 2, "at": {"blue": "t0"}, "pools": {"blue": 3}, "blue": "Bloodline Influence"}
    s = table(timeline="Fire@t0 {red 1, blue 1, Perfectly Laid Plans by red}", **fields)
    assert rule_of(s, "influence Fire") == "G-13.2"
    assert rule_of(s, "play Bloodline Influence") == "G-13.3"
    assert "influence fire" not in legal(s)
    reason = s.why_not(s.game.parse("influence fire"))
    assert reason is not None
    assert reason.numbers["owner"] == "Red"


def test_the_first_character_and_seat_are_shown() -> None:
    seats = forms.view(table(characters=["C2", "C1"]), None)["seats"]
    assert [(entry["seat"], entry["character"]) for entry in seats] == [(1, "C2"), (2, "C1")]
    asked = forms.view(table(), 1)["decision"]
    assert (asked["kind"], asked["seat"]) == ("move", 1)


@pytest.mark.rule("G-X.32")
def test_the_timeframe_before_the_first_is_travelled_to_and_held() -> None:
    s = machines(spliced=True, red="Arch-Fire, Skyfork", at={"red": "t0"})
    do(s, "travel ts")
    assert legal(s)[0] == "establish arch-fire"
    do(s, "establish Arch-Fire")
    assert list(on_timeline(s)) == ["arch-fire@ts"]


@pytest.mark.rule("G-X.39")
def test_the_first_machine_is_activated_by_its_only_leader() -> None:
    s = machines(chain("Meridian Timerail", "red 3"))
    assert "activate meridian-timerail" in legal(s)
    tied = machines(chain("Meridian Timerail", "red 3, blue 3"))
    assert rule_of(tied, "activate Meridian Timerail") == "G-X.39"
    assert forms.view(do(s, "activate Meridian Timerail"), None)["activated"] == ["meridian-timerail"]
