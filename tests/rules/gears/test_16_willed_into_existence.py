"""Willed Into Existence (section 16)."""

import pytest

from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import discards, do, hand, legal, on_timeline, rule_of, status, table, timeline

PLAY = "play Willed Into Existence"
BELOW_METALLURGY = "Basic Science@t0 {red 2}; Chemistry@t1 {red 2}"


def beside(s: GearsPosition, copy: str) -> object:
    """The Fate cards that everybody sees beside "mining@t1"."""
    shown = forms.view(s, None)["timeline"]
    assert isinstance(shown, list)
    (entry,) = (entry for entry in shown if f"{entry['technology']}@{entry['timeframe']}" == copy)
    return entry.get("fate")


def successes(s: GearsPosition) -> list[object]:
    return [event["technology"] for event in forms.events(s, 0, None) if event["event"] == "success"]


# --- target and dependency ---


@pytest.mark.rule("G-16.1")
def test_the_player_chooses_a_technology_and_one_of_its_direct_dependencies() -> None:
    s = table(timeline="Combustion Engine@t1 {red 2}; Steam Engine@t2 {blue 3}", red="Willed Into Existence")
    do(s, PLAY)
    assert legal(s) == ["timeframe t1", "timeframe t2"]
    do(s, "timeframe t2")
    assert legal(s) == ["card fire", "card the-wheel", "card mining"]
    assert rule_of(s, "card Basic Tools") == "G-16.1"  # an indirect one
    do(s, "card Mining")
    assert beside(s, "steam-engine@t2") == [{"card": "willed-into-existence", "owner": 1, "waived": "mining"}]
    assert beside(s, "combustion-engine@t1") is None
    assert hand(s, "red") == []


@pytest.mark.rule("G-16.2")
def test_ge_55_a_fundamental_technology_is_no_target() -> None:
    s = table(timeline="Fire@t0 {red 1}", red="Willed Into Existence, Law")
    assert rule_of(s, PLAY) == "G-10.7"
    assert "play willed-into-existence" not in legal(s)


@pytest.mark.rule("G-16.2")
def test_beside_others_a_fundamental_technology_is_not_on_offer() -> None:
    s = table(timeline="Fire@t0 {red 1}; Law@t0 {}; Mining@t0 {}; Radio@t1 {}", red="Willed Into Existence")
    do(s, PLAY, "timeframe t0")
    assert legal(s) == ["card mining", "card law"]
    assert rule_of(s, "card Fire") == "G-16.2"


@pytest.mark.rule("G-16.3")
@pytest.mark.parametrize("cubes", ["{blue 2}", "{}"])
def test_no_own_cube_is_needed(cubes: str) -> None:
    s = table(timeline=f"Mining@t1 {cubes}", red="Willed Into Existence")
    do(s, PLAY)  # the only technology and its only dependency
    assert status(s, "Mining@t1") == "S"


@pytest.mark.rule("G-16.4")
@pytest.mark.parametrize(
    "removed",
    ["", "Mining@t0 {blue 1}", "Basic Tools@t0 {blue 1}; Mining@t1 {blue 1}"],
    ids=["missing", "failed", "successful"],
)
def test_whatever_state_the_removed_dependency_is_in(removed: str) -> None:
    s = table(timeline=f"{removed}; Steam Engine@t2 {{red 3}}", red="Willed Into Existence")
    do(s, PLAY)
    if "timeframe t2" in legal(s):  # asked where Mining is a possible target too
        do(s, "timeframe t2")
    assert "card mining" in legal(s)
    do(s, "card Mining")
    assert beside(s, "steam-engine@t2") == [{"card": "willed-into-existence", "owner": 1, "waived": "mining"}]


# --- success ---


@pytest.mark.rule("G-16.5")
def test_neither_the_removed_technology_nor_what_only_it_needs_is_needed() -> None:
    fundamentals = "Fire@t0 {red 1}; The Wheel@t0 {red 1}"
    s = table(timeline=f"{fundamentals}; Steam Engine@t1 {{red 3}}", red="Willed Into Existence")
    assert status(s, "Steam Engine@t1") == "F"
    do(s, PLAY, "card Mining")  # neither Mining nor the Basic Tools below it are there
    assert status(s, "Steam Engine@t1") == "S"


@pytest.mark.rule("G-16.6")
@pytest.mark.parametrize(("fire", "expected"), [("; Fire@t0 {red 1}", "S"), ("", "F")])
def test_the_other_dependencies_are_needed_with_all_that_they_need(fire: str, expected: str) -> None:
    s = table(timeline=f"{BELOW_METALLURGY}; Metallurgy@t2 {{red 2}}{fire}", red="Willed Into Existence")
    do(s, PLAY, "timeframe t2", "card Mining")
    assert status(s, "Chemistry@t1") == expected
    assert status(s, "Metallurgy@t2") == expected


@pytest.mark.rule("G-16.9")
def test_other_copies_still_need_the_dependency() -> None:
    s = table(timeline="Mining@t0 {red 1}; Mining@t2 {red 1}", red="Willed Into Existence")
    do(s, PLAY, "timeframe t2")
    assert status(s, "Mining@t2") == "S"
    assert status(s, "Mining@t0") == "F"


@pytest.mark.rule("G-16.10")
def test_success_comes_at_once_and_passes_on_along_the_chain() -> None:
    s = table(
        timeline="Fire@t0 {red 1}; The Wheel@t0 {red 1}; Mining@t1 {red 1}; Steam Engine@t2 {blue 3}; "
        "Construction@t1 {blue 2}; Railway@t3 {blue 3}",
        red="Willed Into Existence, Language",
    )
    do(s, PLAY, "timeframe t1", "card Mining")
    assert successes(s) == ["mining", "steam-engine"]
    assert [status(s, copy) for copy in ("Mining@t1", "Steam Engine@t2", "Railway@t3")] == ["S", "S", "F"]
    assert s.seat == 0


# --- points ---


@pytest.mark.rule("G-16.7")
def test_the_removed_technology_gets_no_bonus_from_the_target() -> None:
    s = table(phase="III", timeline="Basic Tools@t0 {blue 1}; Mining@t1 {red 1}")
    assert s.scores() == [2, 2]
    removed = "Basic Tools@t0 {blue 1}; Mining@t1 {red 1, Willed Into Existence by red waives Basic Tools}"
    assert table(phase="III", timeline=removed).scores() == [2, 1]


@pytest.mark.rule("G-16.8")
def test_its_reward_and_its_other_bonuses_remain() -> None:
    s = table(
        phase="III",
        timeline="Basic Tools@t0 {blue 1}; The Wheel@t0 {red 1}; Construction@t1 {red 2}; "
        "Mining@t1 {red 1, Willed Into Existence by red waives Basic Tools}",
    )
    points = [(event["points"], event["source"]) for event in forms.events(s, 0, None) if event.get("seat") == 2
              and event["event"] == "points"]  # fmt: skip
    assert points == [(1, "rewards"), (1, "bonuses")]  # the bonus is that of Construction


# --- the end of the round ---


@pytest.mark.rule("G-16.11", "G-20.5")
def test_ge_54_the_dependency_is_needed_again_when_the_card_has_left() -> None:
    played = "Combustion Engine@t1 {red 3, Willed Into Existence by red waives The Wheel}"
    s = table(timeline=f"Fire@t0 {{red 2}}; {played}", phase="II")
    happened = forms.events(s, 0, None)
    assert s.scores() == [5, 0]  # Fire 1 + 1, Combustion Engine 3: S in phase III
    back = {"event": "cube-back", "seat": 1, "technology": "combustion-engine", "timeframe": "t1", "to": "pool"}
    assert back in happened  # S in phase IV
    assert s.pools == [2, 0]
    assert s.round == 2
    assert discards(s) == ["willed-into-existence"]
    assert on_timeline(s) == {"fire@t0": {"red": 1}, "combustion-engine@t1": {"red": 2}}
    assert status(s, "Combustion Engine@t1") == "F"


@pytest.mark.rule("G-16.11")
def test_it_lasts_through_phase_ii() -> None:
    willed = "Mining@t1 {red 1, Willed Into Existence by blue waives Basic Tools}"
    s = table(timeline=f"{willed}; Mining@t3 {{blue 1}}", phase="II")
    assert list(on_timeline(s)) == ["mining@t1"]  # the copy that is S stays, not the newest


@pytest.mark.rule("G-16.11")
def test_it_lies_beside_its_target_until_phase_v() -> None:
    s = table(timeline="Mining@t1 {red 1}", red="Willed Into Existence")
    do(s, PLAY)
    assert discards(s) == []
    for _ in range(3):
        do(s, "draw")
        do(s, legal(s)[0])
    do(s, "end")
    assert s.seat == 1
    assert status(s, "Mining@t1") == "S"
    assert timeline("Mining@t1 {red 1, Willed Into Existence by red waives Basic Tools}") == s.to_dict()["timeline"]
