"""Section 9: Success."""

import random

import pytest

from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import do, end_round, on_timeline, random_moves, slug, status, table

FUNDAMENTAL = ["Fire", "The Wheel", "Basic Tools", "Basic Science", "Language", "Agriculture"]


def successful(s: GearsPosition) -> set[str]:
    """The copies that are S, as "fire@t0"."""
    shown = forms.view(s, None)["timeline"]
    assert isinstance(shown, list)
    return {f"{copy['technology']}@{copy['timeframe']}" for copy in shown if copy["successful"]}


def by_the_definition(s: GearsPosition) -> set[str]:
    """The same, computed from the rule alone: S spreads until nothing changes, whatever the order (G-9.2)."""
    deck = s.rules.deck
    needs = {technology.id: set(technology.needs) for technology in deck.technologies}
    copies = [(name, int(slot[1:])) for name, _, slot in (copy.partition("@") for copy in on_timeline(s))]
    found: set[tuple[str, int]] = set()
    while True:
        more = {
            (name, slot)
            for name, slot in copies
            if all(any(other == need and at < slot for other, at in found) for need in needs[name])
        }
        if more == found:
            return {f"{name}@t{slot}" for name, slot in found}
        found = more


def random_timeline(seed: int) -> str:
    """A four-player timeline of round 4, with the higher technologies mostly in the newer timeframes."""
    chooser = random.Random(seed)
    deck = table().rules.deck
    left = dict(enumerate(deck.copies[: deck.first_fate]))
    copies = []
    for slot in range(9):
        near = sorted(left, key=lambda card: abs(deck.level[card] - 1 - slot) + 3 * chooser.random())
        for card in near[: chooser.randint((9 - slot) // 2, 9 - slot)]:
            copies.append(f"{deck.card_ids[card]}@t{slot}")
            left[card] -= 1
            if not left[card]:
                del left[card]
    return "; ".join(copies)


# --- worked examples ---


@pytest.mark.rule("G-9.3")
def test_ge_28_the_same_timeframe_is_not_the_past() -> None:
    assert status(table(timeline="Basic Tools@t1; Mining@t1"), "Mining@t1") == "F"


@pytest.mark.rule("G-9.4")
def test_ge_29_a_failed_dependency_does_not_count() -> None:
    s = table(timeline="The Wheel@t0; Basic Tools@t1; Mining@t1; Fire@t0; Steam Engine@t2")
    assert status(s, "Mining@t1") == "F"
    assert status(s, "Steam Engine@t2") == "F"


@pytest.mark.rule("G-9.1", "G-9.6")
def test_ge_30_basic_science_without_cubes() -> None:
    assert status(table(timeline="Basic Science@t3 {}"), "Basic Science@t3") == "S"


# --- rules ---


@pytest.mark.rule("G-9.1")
@pytest.mark.parametrize("name", FUNDAMENTAL)
@pytest.mark.parametrize("timeframe", ["t0", "t1", "t2", "t3"])
def test_a_fundamental_succeeds_anywhere(name: str, timeframe: str) -> None:
    assert status(table(timeline=f"{name}@{timeframe}"), f"{name}@{timeframe}") == "S"


@pytest.mark.rule("G-9.2")
@pytest.mark.parametrize(
    ("below", "expected"),
    [
        ("Fire@t0; The Wheel@t0; Mining@t1", "S"),
        ("The Wheel@t0; Mining@t1", "F"),
        ("Fire@t0; Mining@t1", "F"),
        ("Fire@t0; The Wheel@t0", "F"),
        ("", "F"),
    ],
)
def test_every_direct_dependency_is_needed(below: str, expected: str) -> None:
    s = table(timeline=f"Basic Tools@t0; {below}; Steam Engine@t2")
    assert status(s, "Steam Engine@t2") == expected


@pytest.mark.rule("G-9.2")
def test_indirect_dependencies_are_not_asked_for() -> None:
    """Writing succeeds here without Basic Tools, and Law, two levels up, does not miss it."""
    willed = "Willed Into Existence by red waives Basic Tools"
    s = table(timeline=f"Language@t0; Agriculture@t0; Writing@t1 {{red 1, {willed}}}; Law@t2")
    assert status(s, "Law@t2") == "S"


@pytest.mark.rule("G-9.2", "G-9.10")
def test_the_status_is_what_the_definition_says() -> None:
    succeeded = failed = 0
    for seed in range(100):
        s = table(players=4, round=4, timeline=random_timeline(seed))
        assert successful(s) == by_the_definition(s)
        dependent = {copy for copy in on_timeline(s) if copy.partition("@")[0] not in map(slug, FUNDAMENTAL)}
        succeeded += len(dependent & successful(s))
        failed += len(dependent - successful(s))
    assert succeeded > 200
    assert failed > 200


@pytest.mark.rule("G-9.3")
@pytest.mark.parametrize(("timeframe", "expected"), [("t0", "S"), ("t1", "S"), ("t2", "F"), ("t3", "F")])
def test_a_dependency_counts_in_the_past_only(timeframe: str, expected: str) -> None:
    s = table(timeline=f"Basic Tools@{timeframe}; Mining@t2")
    assert status(s, "Mining@t2") == expected


@pytest.mark.rule("G-9.4")
def test_failure_passes_on_along_the_chain() -> None:
    chain = "Language@t0; Agriculture@t0; Writing@t1; Law@t2"
    assert status(table(timeline=chain), "Law@t2") == "F"
    assert status(table(timeline=f"Basic Tools@t0; {chain}"), "Law@t2") == "S"


@pytest.mark.rule("G-9.5")
def test_one_successful_copy_among_several_is_enough() -> None:
    failed_first = "Fire@t0; The Wheel@t0; Basic Tools@t1; Mining@t1; Mining@t2; Steam Engine@t3"
    s = table(timeline=failed_first)
    assert [status(s, copy) for copy in ("Mining@t1", "Mining@t2", "Steam Engine@t3")] == ["F", "S", "S"]
    willed = "Willed Into Existence by red waives Basic Tools"
    s = table(timeline=f"Fire@t0; The Wheel@t0; Mining@t0 {{{willed}}}; Mining@t1; Steam Engine@t2")
    assert [status(s, copy) for copy in ("Mining@t0", "Mining@t1", "Steam Engine@t2")] == ["S", "F", "S"]


@pytest.mark.rule("G-9.6", "G-9.7")
@pytest.mark.parametrize(
    ("first", "second"), [("", ""), ("red 2", "blue 1"), ("blue 3", "red 1"), ("", "red 1"), ("red 1, blue 1", "")]
)
def test_cubes_and_leaders_play_no_part(first: str, second: str) -> None:
    s = table(timeline=f"Basic Tools@t0 {{{first}}}; Mining@t1 {{{second}}}; Writing@t1 {{{first}}}")
    assert successful(s) == {"basic-tools@t0", "mining@t1"}


@pytest.mark.rule("G-9.7")
def test_it_does_not_matter_who_established_a_dependency() -> None:
    s = table(timeline="", red="Mining, Fire", blue="Basic Tools, Fire", at={"red": "t1", "blue": "t0"}, actions=2)
    do(s, "establish Mining")
    assert status(s, "Mining@t1") == "F"
    assert s.seat == 1
    do(s, "establish Basic Tools")
    assert status(s, "Mining@t1") == "S"


@pytest.mark.rule("G-9.8")
def test_a_removed_dependency_is_left_out_for_that_copy_only() -> None:
    willed = "Willed Into Existence by blue waives The Wheel"
    engines = f"Combustion Engine@t1 {{{willed}}}; Combustion Engine@t2; Combustion Engine@t3"
    assert successful(table(timeline=f"Fire@t0; {engines}")) == {"fire@t0", "combustion-engine@t1"}
    assert successful(table(timeline=f"The Wheel@t0; {engines}")) == {"the-wheel@t0"}


@pytest.mark.rule("G-9.9")
def test_the_status_is_new_after_an_establish() -> None:
    s = table(timeline="Mining@t1 {blue 1}", red="Basic Tools, Fire", at={"red": "t0"})
    assert status(s, "Mining@t1") == "F"
    do(s, "establish Basic Tools")
    assert status(s, "Mining@t1") == "S"


@pytest.mark.rule("G-9.9")
def test_the_status_is_new_after_a_fate_card() -> None:
    s = table(timeline="Mining@t1 {blue 1}", red="Willed Into Existence")
    do(s, "play Willed Into Existence")
    assert status(s, "Mining@t1") == "S"


@pytest.mark.rule("G-9.9")
def test_the_status_is_new_after_step_2_of_phase_ii() -> None:
    """Basic Tools leaves without a cube; Mining then pays nothing, and its cube goes to the supply."""
    s = table(timeline="Basic Tools@t0 {}; Mining@t1 {red 2}")
    assert status(s, "Mining@t1") == "S"
    end_round(s)
    assert on_timeline(s) == {"mining@t1": {"red": 1}}
    assert status(s, "Mining@t1") == "F"
    assert s.scores() == [0, 0]
    assert s.pools == [0, 0]


@pytest.mark.rule("G-9.9")
def test_the_status_is_new_after_the_fate_cards_have_left() -> None:
    """Mining succeeds to the end of phase IV (reward 2, one cube to the Pool), then it fails."""
    s = table(timeline="Mining@t1 {red 2, Willed Into Existence by red waives Basic Tools}")
    end_round(s)
    assert s.scores() == [2, 0]
    assert s.pools == [1, 0]
    assert on_timeline(s) == {"mining@t1": {"red": 1}}
    assert status(s, "Mining@t1") == "F"


@pytest.mark.rule("G-9.11")
@pytest.mark.parametrize("seed", range(12))
def test_no_success_is_lost_during_phase_i(seed: int) -> None:
    gained = 0
    for before, after in random_moves(seed, players=2 + seed % 3):
        if before.phase == after.phase == 1 and before.round == after.round:
            had, has = successful(before), successful(after)
            assert had <= has
            gained += len(has - had)
    assert gained > 5
