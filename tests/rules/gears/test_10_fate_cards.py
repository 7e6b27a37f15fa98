"""Section 10: Fate cards in general."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bequest import games
from bequest.core.errors import BadPosition
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import (
    action,
    discards,
    do,
    end_round,
    hand,
    legal,
    marker,
    on_timeline,
    rule_of,
    slug,
    status,
    table,
)

IMMEDIATE = ["Bloodline Influence", "Time Folds Around Us", "We Need More Time"]
LASTING = ["Not What We Hoped For", "Perfectly Laid Plans", "Willed Into Existence"]
ON_TECHNOLOGIES = ["Bloodline Influence", *LASTING]
SIX = [*IMMEDIATE, *LASTING]
ONE_TARGET = "Mining@t1 {red 1}"
"""With red the only one in the past, no Fate card played here has a choice of targets."""


def play_at(s: GearsPosition, fate: str, timeframe: str) -> GearsPosition:
    """Plays a Fate card on the one possible target of a timeframe; a single timeframe is not asked for (G-4.31)."""
    do(s, f"play {fate}")
    return do(s, f"timeframe {timeframe}") if f"timeframe {timeframe}" in legal(s) else s


def beside(s: GearsPosition) -> dict[str, dict[str, object]]:
    """Every Fate card that lies beside a technology: where, whose, and what it removes."""
    shown = forms.view(s, None)["timeline"]
    assert isinstance(shown, list)
    return {
        lying["card"]: {**lying, "technology": f"{copy['technology']}@{copy['timeframe']}"}
        for copy in shown
        for lying in copy.get("fate", [])
    }


def in_play(s: GearsPosition) -> list[str]:
    places = [place for place in s.places() if place.name == "stray" or place.name.count(":") == 2]
    return [s.rules.deck.card_ids[card] for place in places for card in place.cards]


def happened(s: GearsPosition) -> list[str]:
    """The names of all events, phases with their number."""
    return [f"{event['event']} {event.get('phase', '')}".strip() for event in forms.events(s)]


def fates_in_hand(s: GearsPosition, seat: int) -> set[int]:
    return {card for card in s.hands[seat] if card >= s.rules.deck.first_fate}


def random_moves(seed: int) -> Iterator[tuple[GearsPosition, GearsPosition]]:
    """A game of two to four players with random choices, Fate cards preferred: before and after each choice."""
    chooser = random.Random(seed)
    s = games.get("gears", deck="tree-1").new(players=2 + seed % 3, seed=seed)
    assert isinstance(s, GearsPosition)
    while not s.over:
        before = s.clone()
        options = s.legal()
        plays = [option for option in options if s.game.text(option).startswith("play")]
        s.push(chooser.choice(plays if plays and chooser.random() < 0.5 else options))
        yield before, s


# --- when ---


@pytest.mark.rule("G-10.1")
@pytest.mark.parametrize("fate", SIX)
def test_only_the_active_player_plays_and_only_own_cards(fate: str) -> None:
    s = table(timeline=f"{ONE_TARGET}; Mining@t2 {{blue 1}}", at={"red": "t2", "blue": "t2"}, blue=f"{fate}, Law")
    assert rule_of(s, f"play {fate}") == "G-10.1"
    refused = s.why_not(action(s, f"play {fate}"), 1)
    assert refused is not None
    assert refused.rule == ""
    do(s, "travel t1", "travel t0", "draw")
    do(s, legal(s)[0], "end")
    assert s.seat == 1
    assert rule_of(s, f"play {fate}") == ""


@pytest.mark.rule("G-10.2")
@pytest.mark.parametrize("fate", SIX)
@pytest.mark.parametrize("actions", [0, 2, 3])
def test_it_costs_neither_action_nor_card_nor_cube(fate: str, actions: int) -> None:
    s = table(timeline=ONE_TARGET, at={"red": "t2"}, red=f"{fate}, Law", blue="Fire", pools={"red": 3}, actions=actions)
    do(s, f"play {fate}")
    assert s.actions == actions
    assert hand(s, "red") == ["law"]
    assert s.pools == [3, 0]
    assert s.seat == 0


@pytest.mark.rule("G-10.3")
@pytest.mark.parametrize("fate", SIX)
@pytest.mark.parametrize("actions", [0, 1, 2, 3])
def test_before_between_and_after_the_actions(fate: str, actions: int) -> None:
    s = table(timeline=ONE_TARGET, at={"red": "t2"}, red=f"{fate}, Law", actions=actions)
    assert f"play {slug(fate)}" in legal(s)


@pytest.mark.rule("G-10.3")
def test_after_the_end_of_the_turn_it_is_too_late() -> None:
    s = do(table(timeline=ONE_TARGET, red="Bloodline Influence, Law", actions=3), "end")
    assert s.seat == 1
    assert s.why_not(action(s, "play Bloodline Influence"), 0) is not None


@pytest.mark.rule("G-10.4")
@pytest.mark.parametrize(
    "choices",
    [
        ["establish Cartography"],
        ["establish Cartography", "card Language"],
        ["influence Fire"],
        ["draw"],
        ["play Bloodline Influence"],
        ["play Bloodline Influence", "timeframe t0"],
    ],
)
def test_not_in_the_middle_of_anything(choices: list[str]) -> None:
    s = table(
        timeline="Fire@t0 {red 1}; Mining@t0 {red 1}; Mining@t1 {red 1}",
        at={"red": "t0"},
        pools={"red": 2},
        red="Cartography, Language, Law, Railway, Internet, Bloodline Influence, We Need More Time",
    )
    do(s, *choices)
    assert s.seat == 0
    assert rule_of(s, "play We Need More Time") == "not asked"
    assert not [text for text in legal(s) if text.startswith("play")]


@pytest.mark.rule("G-10.5")
def test_all_six_in_one_turn() -> None:
    s = table(timeline=ONE_TARGET, at={"red": "t2"}, red=", ".join([*SIX, "Law"]))
    for fate in SIX:
        assert f"play {slug(fate)}" in legal(s)
        do(s, f"play {fate}")
    assert (s.seat, s.actions) == (0, 0)
    assert hand(s, "red") == ["law"]
    assert sorted(discards(s) + in_play(s)) == sorted(slug(fate) for fate in SIX)


@pytest.mark.rule("G-10.6")
def test_the_ability_has_its_effect_before_the_turn_goes_on() -> None:
    s = table(
        timeline="Fire@t3 {blue 1}", at={"red": "t2"}, red="Time Folds Around Us, We Need More Time, The Wheel, Law"
    )
    do(s, "play Time Folds Around Us")
    assert marker(s, "red") == "t3"
    assert rule_of(s, "establish The Wheel") == "G-6.3"
    do(s, "play We Need More Time")
    do(s, "establish The Wheel")
    assert on_timeline(s) == {"the-wheel@t3": {"red": 1}, "fire@t3": {"blue": 1}}


# --- targets ---


@pytest.mark.rule("G-10.7")
@pytest.mark.parametrize(
    ("fate", "timeline"),
    [
        ("Bloodline Influence", ""),
        ("Not What We Hoped For", ""),
        ("Not What We Hoped For", "Fire@t0 {blue 1}"),
        ("Perfectly Laid Plans", ""),
        ("Perfectly Laid Plans", "Fire@t0 {blue 1}"),
        ("Time Folds Around Us", "Fire@t0 {red 1}"),
        ("Willed Into Existence", ""),
        ("Willed Into Existence", "Fire@t0 {red 1}"),
    ],
)
def test_without_a_legal_target_it_cannot_be_played(fate: str, timeline: str) -> None:
    s = table(timeline=timeline, red=f"{fate}, Law")
    assert f"play {slug(fate)}" not in legal(s)
    assert rule_of(s, f"play {fate}") in ("G-10.7", "G-14.5")


@pytest.mark.rule("G-10.7")
@pytest.mark.parametrize("fate", [fate for fate in SIX if fate != "We Need More Time"])
def test_nothing_is_played_until_the_target_is_chosen(fate: str) -> None:
    s = table(
        timeline="Writing@t1 {red 1}; Law@t2 {red 1}", at={"red": "t2", "blue": "t1"}, red=f"{fate}, Radio", actions=3
    )
    before = s.digest()
    do(s, f"play {fate}")
    offered = legal(s)
    assert len(offered) == 2
    assert all(text.startswith(("timeframe ", "seat ")) for text in offered)
    assert slug(fate) in hand(s, "red")
    assert (beside(s), in_play(s), discards(s)) == ({}, [], [])
    assert s.back() == 1
    assert s.digest() == before


@pytest.mark.rule("G-10.8")
def test_targets_and_selections_never_change() -> None:
    lying = 0
    for seed in range(8):
        round, had = 0, dict[str, dict[str, object]]()
        for _, after in random_moves(seed):
            has = beside(after) if after.phase == 1 else {}
            if after.phase == 1 and after.round == round:
                assert had.items() <= has.items()
                lying += len(had)
            round, had = after.round, has
    assert lying > 100


@pytest.mark.rule("G-10.9")
def test_bloodline_influence_is_for_one_copy() -> None:
    s = table(timeline="Fire@t0 {blue 1}; Fire@t1 {blue 1}", red="Bloodline Influence, Law")
    play_at(s, "Bloodline Influence", "t1")
    assert on_timeline(s) == {"fire@t0": {"blue": 1}, "fire@t1": {"blue": 1, "red": 1}}


@pytest.mark.rule("G-10.9")
def test_perfectly_laid_plans_is_for_one_copy() -> None:
    fires = "Fire@t0 {blue 1}; Fire@t1 {blue 1, Perfectly Laid Plans by blue}"
    at_t0, at_t1 = (table(timeline=fires, at={"red": there}, pools={"red": 1}) for there in ("t0", "t1"))
    assert rule_of(at_t0, "influence Fire") == ""
    assert rule_of(at_t1, "influence Fire") == "G-13.2"


@pytest.mark.rule("G-10.9")
@pytest.mark.parametrize(("timeframe", "points"), [("t0", 0), ("t1", 1)])
def test_not_what_we_hoped_for_is_for_one_copy(timeframe: str, points: int) -> None:
    """Of the two the copy at t0 stays in phase II, and pays unless the card lies beside it."""
    s = table(timeline="Fire@t0 {red 1}; Fire@t1 {red 1}", red="Not What We Hoped For, Law", actions=3)
    play_at(s, "Not What We Hoped For", timeframe)
    assert end_round(s).scores() == [points, 0]


@pytest.mark.rule("G-10.9")
def test_willed_into_existence_is_for_one_copy() -> None:
    s = table(timeline="Mining@t0; Mining@t1", red="Willed Into Existence, Law")
    play_at(s, "Willed Into Existence", "t1")
    assert (status(s, "Mining@t0"), status(s, "Mining@t1")) == ("F", "S")


@pytest.mark.rule("G-10.10")
@pytest.mark.parametrize("fate", ON_TECHNOLOGIES)
@pytest.mark.parametrize("timeframe", ["t0", "t1", "t3"])
@pytest.mark.parametrize("here", ["t0", "t2", "t4"])
def test_the_target_may_be_in_any_timeframe(fate: str, timeframe: str, here: str) -> None:
    s = table(timeline=f"Mining@{timeframe} {{red 1}}", at={"red": here}, red=f"{fate}, Law")
    do(s, f"play {fate}")
    if fate == "Bloodline Influence":
        assert on_timeline(s) == {f"mining@{timeframe}": {"red": 2}}
    else:
        assert beside(s)[slug(fate)]["technology"] == f"mining@{timeframe}"


@pytest.mark.rule("G-10.10")
def test_time_folds_from_and_to_any_timeframe() -> None:
    s = table(at={"red": "t4", "blue": "t0"}, red="Time Folds Around Us, Law")
    do(s, "play Time Folds Around Us")
    assert (marker(s, "red"), marker(s, "blue")) == ("t4", "t1")


@pytest.mark.rule("G-10.11")
@pytest.mark.parametrize("fate", ON_TECHNOLOGIES)
@pytest.mark.parametrize(("below", "expected"), [("Basic Tools@t0 {blue 1}; ", "S"), ("", "F")])
def test_the_target_may_be_successful_or_failed(fate: str, below: str, expected: str) -> None:
    s = table(timeline=f"{below}Mining@t1 {{red 1}}", red=f"{fate}, Law")
    assert status(s, "Mining@t1") == expected
    play_at(s, fate, "t1")
    if fate == "Bloodline Influence":
        assert on_timeline(s)["mining@t1"] == {"red": 2}
    else:
        assert beside(s)[slug(fate)]["technology"] == "mining@t1"


# --- how long ---

ENGINES = (
    "Fire@t0 {blue 1}; Combustion Engine@t1 {red 2, Willed Into Existence by red waives The Wheel};"
    "Combustion Engine@t2 {red 2}"
)
"""The Wheel is missing: the engine at t1 is successful by its Fate card only, the one at t2 fails."""


@pytest.mark.rule("G-10.12")
@pytest.mark.parametrize("fate", LASTING)
def test_a_lasting_card_lies_beside_its_target_until_phase_v(fate: str) -> None:
    s = table(timeline="Basic Tools@t0 {blue 1}; Mining@t1 {red 2}", red=f"{fate}, Law", actions=3)
    play_at(s, fate, "t1")
    while s.phase == 1:
        assert beside(s)[slug(fate)]["technology"] == "mining@t1"
        assert (in_play(s), slug(fate) in discards(s)) == ([slug(fate)], False)
        do(s, next(text for text in ("draw", "end", legal(s)[0]) if text in legal(s)))
    assert (beside(s), in_play(s)) == ({}, [])
    assert slug(fate) in discards(s)
    assert happened(s).index("phase V") < happened(s).index("fate-leaves") < happened(s).index("present-day")


@pytest.mark.rule("G-10.12")
def test_it_has_effect_in_phases_ii_to_iv() -> None:
    """II: the engine at t1 is the oldest successful copy; III: it pays 3, Fire 1 + 1; IV: its cube comes back."""
    s = end_round(table(timeline=ENGINES))
    assert on_timeline(s) == {"fire@t0": {}, "combustion-engine@t1": {"red": 1}}
    assert s.scores() == [3, 2]
    assert s.pools == [1, 1]
    assert status(s, "Combustion Engine@t1") == "F"


@pytest.mark.rule("G-10.13")
def test_in_round_4_it_has_effect_to_the_end() -> None:
    s = end_round(table(timeline=ENGINES, round=4, turn=4))
    assert s.over
    assert on_timeline(s) == {"fire@t0": {}, "combustion-engine@t1": {"red": 1}}
    assert s.scores() == [3, 2]
    assert s.pools == [1, 1]
    assert status(s, "Combustion Engine@t1") == "S"
    assert in_play(s) == ["willed-into-existence"]
    assert "fate-leaves" not in happened(s)


@pytest.mark.rule("G-10.14")
@pytest.mark.parametrize("fate", SIX)
def test_an_immediate_card_is_discarded_directly(fate: str) -> None:
    s = table(timeline=ONE_TARGET, at={"red": "t2"}, red=f"{fate}, Law")
    do(s, f"play {fate}")
    assert discards(s) == ([slug(fate)] if fate in IMMEDIATE else [])
    assert in_play(s) == ([] if fate in IMMEDIATE else [slug(fate)])
    known = {"size": 1, "known": [slug(fate)]} if fate in IMMEDIATE else {"size": 0, "known": []}
    assert forms.view(s, 1)["discard_pile"] == known


@pytest.mark.rule("G-10.15")
@pytest.mark.parametrize(
    ("fate", "timeline"),
    [
        ("Not What We Hoped For", "Fire@t0 {blue 1}; Fire@t1 {red 1, Not What We Hoped For by red}"),
        ("Perfectly Laid Plans", "Fire@t0 {blue 1}; Fire@t1 {red 1, Perfectly Laid Plans by red}"),
        (
            "Willed Into Existence",
            "Fire@t0 {blue 1}; Combustion Engine@t1 {Willed Into Existence by red waives The Wheel};"
            "Combustion Engine@t2 {red 2}",
        ),
    ],
)
def test_without_its_target_it_stays_in_play_and_does_nothing(fate: str, timeline: str) -> None:
    """Blue's Fire pays 1 as usual; the engine at t2 does not inherit the card of the one at t1."""
    s = end_round(table(timeline=timeline))
    assert s.scores() == [0, 1]
    assert in_play(s) == []
    assert slug(fate) in discards(s)
    assert slug(fate) not in hand(s, "red")
    removed = "duplicate" if fate != "Willed Into Existence" else "cleared"
    assert happened(s).index(removed) < happened(s).index("phase V") < happened(s).index("fate-leaves")
    last = end_round(table(timeline=timeline, round=4, turn=4))
    assert last.over
    assert (in_play(last), beside(last)) == ([slug(fate)], {})
    again = last.game.from_json(last.to_json())
    assert isinstance(again, GearsPosition)
    assert in_play(again) == [slug(fate)]


@pytest.mark.rule("G-10.16")
def test_several_lasting_cards_beside_one_technology() -> None:
    s = table(
        timeline="Fire@t0 {red 1}; Combustion Engine@t1 {red 2, blue 1}",
        at={"blue": "t1"},
        pools={"blue": 2},
        red=", ".join(LASTING),
        actions=3,
    )
    play_at(s, "Not What We Hoped For", "t1")
    play_at(s, "Perfectly Laid Plans", "t1")
    do(s, "play Willed Into Existence", "card The Wheel")
    assert {lying["technology"] for lying in beside(s).values()} == {"combustion-engine@t1"}
    assert len(beside(s)) == 3
    assert s.seat == 1
    assert status(s, "Combustion Engine@t1") == "S"
    assert rule_of(s, "influence Combustion Engine") == "G-13.2"
    end_round(s)
    assert s.scores() == [2, 0]  # Fire 1 + 1, the engine nothing


# --- in the hand ---


@pytest.mark.rule("G-10.17")
@pytest.mark.parametrize(
    ("held", "drawn"),
    [
        ("Fire, Law, Radio, Mining, Writing, Bloodline Influence", 0),
        ("Fire, Law, Bloodline Influence, Willed Into Existence", 2),
        ("We Need More Time", 5),
    ],
)
def test_it_counts_for_the_refill(held: str, drawn: int) -> None:
    s = table(phase="V", red=held, blue="3 Language, 3 Agriculture")
    seats = forms.view(s, None)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["hand_size"] == 6
    assert len([event for event in forms.events(s) if event["event"] == "card"]) == drawn


@pytest.mark.rule("G-10.17")
def test_it_counts_for_payment() -> None:
    s = table(red="Steam Engine, Fire, Bloodline Influence, Willed Into Existence", at={"red": "t1"})
    do(s, "establish Steam Engine")
    assert discards(s) == ["fire", "bloodline-influence", "willed-into-existence"]


@pytest.mark.rule("G-10.18")
def test_it_is_kept_over_turns_and_rounds() -> None:
    s = end_round(table(timeline="Fire@t0 {blue 9}", red="Bloodline Influence"))
    assert s.round == 2
    assert "bloodline-influence" in hand(s, "red")
    assert on_timeline(s) == {"fire@t0": {"blue": 8}}
    do(s, "position 1" if s.seat == 0 else "position 2")
    do(s, "play Bloodline Influence")
    assert on_timeline(s) == {"fire@t0": {"red": 1, "blue": 8}}


@pytest.mark.rule("G-10.18")
def test_it_leaves_a_hand_only_by_its_owner_in_the_own_turn() -> None:
    left = 0
    for seed in range(8):
        for before, after in random_moves(seed):
            for seat in range(before.players):
                if fates_in_hand(before, seat) - fates_in_hand(after, seat):
                    assert before.seat == seat
                    left += 1
                if seat != before.seat:
                    assert before.legal(seat) == []
    assert left > 20


@pytest.mark.rule("G-10.19")
def test_the_status_is_computed_again_along_the_chain() -> None:
    s = table(
        timeline="Language@t0; Agriculture@t0; Writing@t1 {blue 1}; Law@t2 {red 1}", red="Willed Into Existence, Fire"
    )
    assert (status(s, "Writing@t1"), status(s, "Law@t2")) == ("F", "F")
    do(s, "play Willed Into Existence", "timeframe t1", "card Basic Tools")
    assert (status(s, "Writing@t1"), status(s, "Law@t2")) == ("S", "S")
    assert [event["technology"] for event in forms.events(s) if event["event"] == "success"] == ["writing", "law"]


@pytest.mark.rule("G-10.15", "G-22.14")
@pytest.mark.parametrize("phase", ["I", "II"])
def test_before_phase_iii_no_fate_card_has_lost_its_technology(phase: str) -> None:
    with pytest.raises(BadPosition) as refused:
        table(phase=phase, stray_fate=[{"card": "perfectly-laid-plans", "owner": 1}])
    assert str(refused.value) == (
        f"stray_fate[1]: in phase {phase} every Fate card in play lies beside its technology; "
        "write it in the field fate of a technology, or leave it out"
    )


@pytest.mark.rule("G-10.15", "G-20.4")
@pytest.mark.parametrize("phase", ["III", "IV", "V"])
def test_from_phase_iii_on_it_lies_alone_until_phase_v(phase: str) -> None:
    s = table(phase=phase, stray_fate=[{"card": "perfectly-laid-plans", "owner": 1}], round=3)
    assert (forms.view(s, None)["stray_fate"], discards(s)) == ([], ["perfectly-laid-plans"])
    if phase != "V":
        last = table(phase=phase, stray_fate=[{"card": "perfectly-laid-plans", "owner": 1}], round=4)
        assert forms.view(last, None)["stray_fate"] == [{"card": "perfectly-laid-plans", "owner": 1}]
        assert last.game.from_json(last.to_json()).to_json() == last.to_json()


@pytest.mark.rule("G-20.4", "G-22.14")
@pytest.mark.parametrize(
    "fields",
    [
        {"stray_fate": [{"card": "perfectly-laid-plans", "owner": 1}]},
        {"timeline": "Fire@t0 {red 1, Perfectly Laid Plans by red}"},
    ],
)
def test_when_positions_are_chosen_no_fate_card_is_in_play(fields: dict[str, Any]) -> None:
    order = [{"kind": "order", "seat": 1, "later": [2]}]
    with pytest.raises(BadPosition, match="pending: Fate cards have left play when something is pending in phase V"):
        table(phase="V", round=2, pending=order, **fields)


@pytest.mark.rule("G-12.1", "G-13.1", "G-22.14")
@pytest.mark.parametrize("phase", ["I", "II", "III", "IV"])
@pytest.mark.parametrize("fate", ["Perfectly Laid Plans", "Not What We Hoped For"])
def test_a_lasting_card_that_needs_a_cube_of_its_owner_lies_where_there_is_one(fate: str, phase: str) -> None:
    with pytest.raises(BadPosition) as refused:
        table(timeline=f"Law@t1 {{red 1, {fate} by blue}}", phase=phase)
    assert str(refused.value) == (
        f"timeline[1].fate[1].owner: {slug(fate)} lies beside a technology with a cube of its owner, "
        "and seat 2 has none there; add one to cubes, or correct the owner"
    )
    table(timeline=f"Law@t1 {{red 1, blue 1, {fate} by blue}}", phase=phase)
    table(timeline="Law@t1 {red 1, Willed Into Existence by blue waives Agriculture}", phase=phase)


@pytest.mark.rule("G-19.1", "G-13.1")
def test_when_phase_iv_has_taken_the_cube_back_the_card_is_still_there() -> None:
    s = table(timeline="Fire@t0 {red 1, Perfectly Laid Plans by red}", phase="II", round=4)
    assert s.over
    assert on_timeline(s) == {"fire@t0": {}}
    assert s.game.from_json(s.to_json()).to_json() == s.to_json()


@pytest.mark.rule("G-10.20")
@pytest.mark.parametrize("fate", ["Bloodline Influence", "Not What We Hoped For", "Willed Into Existence"])
def test_the_technology_that_gets_the_cube_or_the_card_is_the_target(fate: str) -> None:
    protected = "Mining@t1 {red 1, blue 1, Perfectly Laid Plans by blue}"
    assert rule_of(table(timeline=protected, red=fate), f"play {fate}") == "G-13.3"
    s = table(timeline=f"{protected}; Law@t1 {{red 1}}; Writing@t1 {{red 1}}", red=f"{fate}, Fire")
    do(s, f"play {fate}")
    assert legal(s) == ["card writing", "card law"]
    assert rule_of(s, "card Mining").startswith("G-13.")


@pytest.mark.rule("G-10.20")
def test_a_player_or_nothing_as_the_target_is_never_protected() -> None:
    s = table(
        timeline="Fire@t2 {blue 1, Perfectly Laid Plans by blue}",
        at={"blue": "t2"},
        red="Time Folds Around Us, We Need More Time, Law",
    )
    do(s, "play We Need More Time", "play Time Folds Around Us")
    assert marker(s, "blue") == "t3"
    assert discards(s) == ["time-folds-around-us", "we-need-more-time"]
