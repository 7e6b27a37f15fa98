"""Phase II: the timeline is resolved (section 17)."""

import json
import random

import pytest

from bequest import games
from bequest.games.gears.data.loading import supplied
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import discards, legal, marker, on_timeline, status, table

NEEDS = {technology.id: technology.needs for technology in supplied("tree-1").technologies}
COPIES = {technology.id: technology.copies for technology in supplied("tree-1").technologies}
Copy = tuple[str, int]


def left(timeline: str) -> list[str]:
    """What is on the timeline when phase II and the rest of the round are done."""
    return list(on_timeline(table(timeline=timeline, phase="II")))


def told(s: GearsPosition, *kinds: str) -> list[tuple[object, str]]:
    """Events of these kinds: which, and of which copy."""
    return [
        (event["event"], f"{event['technology']}@{event['timeframe']}")
        for event in forms.events(s, 0, None)
        if event["event"] in kinds
    ]


# --- step 1: markers ---


@pytest.mark.rule("G-17.2")
def test_ge_31_every_marker_returns_to_the_present_day() -> None:
    # With explicit chance the position stops at the refill, before phase V moves the markers as well.
    s = table(phase="II", at={"red": "t0", "blue": "t2"}, chance="explicit")
    assert forms.view(s, None)["present"] == "t4"
    assert (marker(s, "red"), marker(s, "blue")) == ("t4", "t4")


# --- step 2: technologies without cubes ---


@pytest.mark.rule("G-17.3", "G-17.4", "G-17.5")
def test_ge_32_what_has_lost_its_dependency_fails_and_stays() -> None:
    s = table(timeline="Fire@t0 {}; The Wheel@t0 {red 1}; Combustion Engine@t1 {red 2}", phase="II")
    assert discards(s) == ["fire"]
    assert status(s, "Combustion Engine@t1") == "F"
    # It stays with its 2 cubes; phase IV then takes one of them, to the supply.
    assert on_timeline(s) == {"the-wheel@t0": {}, "combustion-engine@t1": {"red": 1}}
    assert s.scores() == [1, 0]


@pytest.mark.rule("G-17.3")
def test_technologies_without_cubes_go_whether_successful_or_failed() -> None:
    s = table(timeline="Basic Tools@t0 {}; Mining@t1 {}; Law@t1 {}; Fire@t2 {blue 1}", phase="II")
    gone = [("cleared", "basic-tools@t0"), ("cleared", "mining@t1"), ("cleared", "law@t1")]
    assert told(s, "cleared", "duplicate") == gone
    assert list(on_timeline(s)) == ["fire@t2"]


@pytest.mark.rule("G-17.4")
def test_failure_passes_on_along_the_chain() -> None:
    chain = "Fire@t0 {red 1}; The Wheel@t0 {red 1}; Mining@t1 {red 1}; Steam Engine@t2 {red 3}"
    s = table(timeline=f"Basic Tools@t0 {{red 1}}; {chain}", phase="II")
    assert [status(s, "Mining@t1"), status(s, "Steam Engine@t2")] == ["S", "S"]
    s = table(timeline=f"Basic Tools@t0 {{}}; {chain}", phase="II")
    assert [status(s, "Mining@t1"), status(s, "Steam Engine@t2")] == ["F", "F"]


@pytest.mark.rule("G-17.5")
def test_step_2_is_not_repeated_for_what_has_become_failed() -> None:
    s = table(timeline="Basic Tools@t0 {}; Mining@t1 {blue 1}; Steam Engine@t2 {red 3}", phase="II")
    assert told(s, "cleared", "duplicate") == [("cleared", "basic-tools@t0")]


# --- step 3: duplicates ---


@pytest.mark.rule("G-17.1")
def test_technologies_without_cubes_go_before_the_duplicates_are_compared() -> None:
    assert left("Fire@t0 {}; Fire@t2 {red 1}") == ["fire@t2"]


@pytest.mark.rule("G-17.1")
def test_the_steps_follow_each_other_and_then_comes_phase_iii() -> None:
    s = table(timeline="Fire@t0 {red 1}; Fire@t2 {red 1}; Law@t1 {}", phase="II")
    kinds = [event["event"] for event in forms.events(s, 0, None)]
    assert kinds[:4] == ["phase", "cleared", "duplicate", "phase"]


@pytest.mark.rule("G-17.6")
def test_only_names_with_two_or_more_copies_left_are_concerned() -> None:
    # Of the two copies of Mining one has no cube: the other is alone, and not the newest of two.
    assert left("Mining@t1 {red 1}; Mining@t2 {}; Law@t1 {red 2}; Radio@t1 {blue 3}") == [
        "mining@t1", "law@t1", "radio@t1",
    ]  # fmt: skip


@pytest.mark.rule("G-17.7")
def test_the_oldest_successful_copy_stays() -> None:
    copies = "Mining@t0 {red 1}; Mining@t1 {red 1}; Mining@t2 {red 1}"
    s = table(timeline=f"Basic Tools@t0 {{blue 1}}; {copies}", phase="II")
    assert told(s, "cleared", "duplicate") == [("duplicate", "mining@t0"), ("duplicate", "mining@t2")]


@pytest.mark.rule("G-17.7")
def test_success_is_that_after_step_2() -> None:
    tools = "Basic Tools@t0 {}; Basic Tools@t1 {blue 1}"
    assert left(f"{tools}; Mining@t1 {{red 1}}; Mining@t2 {{red 1}}; Mining@t3 {{red 1}}") == [
        "basic-tools@t1", "mining@t2",
    ]  # fmt: skip


@pytest.mark.rule("G-17.8")
def test_with_no_successful_copy_the_newest_stays() -> None:
    assert left("Mining@t0 {red 1}; Mining@t1 {red 1}; Mining@t3 {blue 1}") == ["mining@t3"]


@pytest.mark.rule("G-17.9", "G-17.11")
def test_ge_33_cubes_do_not_count_and_go_to_the_supply() -> None:
    s = table(timeline="Fire@t0 {red 1}; Fire@t2 {red 1, blue 3}", pools={"blue": 2}, phase="II")
    assert told(s, "cleared", "duplicate") == [("duplicate", "fire@t2")]
    assert on_timeline(s) == {"fire@t0": {}}
    assert s.pools == [1, 2]  # red has the cube of Fire@t0 from phase IV


@pytest.mark.rule("G-17.9")
def test_cubes_do_not_count_among_failed_copies_either() -> None:
    assert left("Mining@t1 {red 9}; Mining@t3 {blue 1}") == ["mining@t3"]


@pytest.mark.rule("G-17.12")
def test_discarded_technologies_go_to_the_discard_pile() -> None:
    s = table(timeline="Fire@t0 {red 1}; Fire@t2 {red 1}; Law@t1 {}", discard="Radio", phase="II")
    assert discards(s) == ["fire", "law", "radio"]
    assert forms.view(s, None)["discard_pile"] == {"size": 3, "known": ["fire", "law"]}


# --- against a second reading of the rules ---


def random_timeline(rng: random.Random) -> dict[Copy, int]:
    """Copies by name and timeframe, with red's cubes: many low technologies, many duplicates, seven timeframes."""
    found: dict[Copy, int] = {}
    names = list(NEEDS)
    for slot in range(7):
        for name in rng.choices(names, [len(names) - i for i in range(len(names))], k=7 - slot):
            if sum(1 for other, _ in found if other == name) < COPIES[name]:
                found[name, slot] = rng.choice([0, 1, 1, 1, 2])
    return found


def successful(copies: set[Copy]) -> set[Copy]:
    def ok(name: str, slot: int) -> bool:
        return all(any((need, past) in copies and ok(need, past) for past in range(slot)) for need in NEEDS[name])

    return {copy for copy in copies if ok(*copy)}


def stays(copy: Copy, copies: set[Copy], good: set[Copy]) -> bool:
    """The oldest successful copy of its name; if there is none, the newest (G-17.7, G-17.8)."""
    slots = [slot for name, slot in copies if name == copy[0]]
    slots_good = [slot for name, slot in good if name == copy[0]]
    return copy[1] == (min(slots_good) if slots_good else max(slots))


@pytest.mark.rule("G-17.10", "G-17.3", "G-17.7", "G-17.8")
def test_all_names_at_once_by_the_status_after_step_2_which_does_not_change_any_more() -> None:
    duplicates = 0
    for seed in range(60):
        cubes = random_timeline(random.Random(seed))
        text = "; ".join(f"{name}@t{slot} {{red {n}}}" for (name, slot), n in cubes.items())
        s = table(timeline=text, phase="II", players=3, round=3)
        after_step_2 = {copy for copy, n in cubes.items() if n}
        good = successful(after_step_2)
        expected = {copy for copy in after_step_2 if stays(copy, after_step_2, good)}
        found = on_timeline(s)
        assert set(found) == {f"{name}@t{slot}" for name, slot in expected}
        for name, slot in expected:
            assert status(s, f"{name}@t{slot}") == ("S" if (name, slot) in good else "F")
        duplicates += len(after_step_2) - len(expected)
    assert duplicates > 200  # the positions are worth the comparison


# --- what plays no part ---


@pytest.mark.rule("G-17.14")
def test_rewards_play_no_part() -> None:
    timeline = "Basic Tools@t0 {red 1}; Mining@t1 {red 1}; Mining@t3 {blue 5}; Navigation@t2 {}; Radio@t2 {blue 3}"
    told_by_deck = [
        told(table(deck=deck, timeline=timeline, phase="II"), "cleared", "duplicate") for deck in ("tree-1", "tree-2")
    ]
    assert told_by_deck == [[("cleared", "navigation@t2"), ("duplicate", "mining@t3")]] * 2


@pytest.mark.rule("G-17.14")
def test_capacity_plays_no_part() -> None:
    assert left("Fire@t3 {red 1}; Law@t3 {blue 1}") == ["fire@t3", "law@t3"]  # two where one has room


@pytest.mark.rule("G-17.14")
def test_of_the_fate_cards_only_willed_into_existence_plays_a_part() -> None:
    for fate in ("Perfectly Laid Plans by blue", "Not What We Hoped For by blue"):
        assert left(f"Fire@t0 {{red 1}}; Fire@t2 {{blue 1, {fate}}}") == ["fire@t0"]
        assert left(f"Fire@t0 {{red 1, blue 1, {fate}}}; Fire@t2 {{blue 1}}") == ["fire@t0"]
    willed = "Willed Into Existence by blue waives Basic Tools"
    assert left(f"Mining@t1 {{{willed}}}") == []
    assert left("Mining@t1 {red 1}; Mining@t2 {red 1}") == ["mining@t2"]
    assert left(f"Mining@t1 {{red 1, {willed}}}; Mining@t2 {{red 1}}") == ["mining@t1"]


# --- two copies of a name in one timeframe ---


def crowded_table(seed: int) -> GearsPosition:
    """A game with three names only, so that equal names meet everywhere."""
    technologies = [{"name": name, "copies": 14, "cost": 1, "reward": 1} for name in ("Alpha", "Beta", "Gamma")]
    hand = ["alpha", "alpha", "beta", "beta", "gamma", "gamma"]
    content = {"options": {"players": 2, "seed": seed}, "deck": {"technologies": technologies}, "hands": [hand, hand]}
    position = games.get("gears", deck="tree-1").from_json(json.dumps(content))
    assert isinstance(position, GearsPosition)
    return position


@pytest.mark.rule("G-17.13")
@pytest.mark.parametrize("seed", range(3))
def test_no_timeframe_ever_holds_two_copies_of_a_name(seed: int) -> None:
    s = crowded_table(seed)
    rng = random.Random(seed)
    most = 0
    while not s.over:
        options = legal(s)
        eager = [text for text in options if text.startswith("establish")]
        s.apply(s.game.parse(rng.choice(eager or options)))
        assert len(set(s.copies)) == len(s.copies)
        most = max(most, len(s.copies))
    assert most > 6


@pytest.mark.rule("G-17.4")
def test_the_journal_tells_what_fails_when_its_support_has_gone() -> None:
    s = table(phase="II", timeline="Basic Tools@t0 {}; Mining@t1 {red 1}; Fire@t0 {blue 1}")
    failed = [event for event in forms.events(s) if event["event"] == "failure"]
    assert failed == [{"event": "failure", "technology": "mining", "timeframe": "t1"}]
