"""Section 13: Perfectly Laid Plans."""

import pytest

from tests import forms
from tests.rules.gears.table import do, end_round, legal, on_timeline, rule_of, status, table, told, why

PLANS = "Perfectly Laid Plans by red"


@pytest.mark.rule("G-13.5")
def test_ge_46_the_own_influence_is_allowed() -> None:
    s = table(timeline=f"Fire@t0 {{red 1, {PLANS}}}", at={"red": "t0"}, pools={"red": 2})
    do(s, "influence Fire", "amount 2")
    assert on_timeline(s) == {"fire@t0": {"red": 3}}


@pytest.mark.rule("G-13.6")
def test_ge_47_another_copy_in_another_timeframe() -> None:
    s = table(timeline=f"Fire@t0 {{red 1, {PLANS}}}", at={"blue": "t2"}, blue="Fire, Law", active=2)
    do(s, "establish Fire")
    assert on_timeline(s) == {"fire@t0": {"red": 1}, "fire@t2": {"blue": 1}}


@pytest.mark.rule("G-13.1")
def test_an_own_cube_is_needed() -> None:
    alone = table(timeline="Fire@t0 {blue 2}; Law@t1 {}", red="Perfectly Laid Plans, Fire")
    assert rule_of(alone, "play Perfectly Laid Plans") == "G-10.7"
    s = table(
        timeline="Fire@t0 {blue 2}; The Wheel@t0 {red 1, blue 3}; Language@t0 {red 1}; Law@t1 {}; Radio@t2 {red 1}",
        red="Perfectly Laid Plans, Fire",
    )
    do(s, "play Perfectly Laid Plans")
    assert legal(s) == ["timeframe t0", "timeframe t2"]
    do(s, "timeframe t0")
    assert legal(s) == ["card the-wheel", "card language"]


@pytest.mark.rule("G-13.2")
@pytest.mark.parametrize("active", [2, 3])
def test_no_other_player_may_influence_it(active: int) -> None:
    s = table(
        players=3,
        timeline=f"Fire@t0 {{red 1, blue 2, white 2, {PLANS}}}; The Wheel@t0 {{red 1}}",
        at={"blue": "t0", "white": "t0"},
        pools={"blue": 2, "white": 2},
        active=active,
    )
    assert [text for text in legal(s) if text.startswith("influence")] == ["influence the-wheel"]
    assert rule_of(s, "influence Fire") == "G-13.2"


@pytest.mark.rule("G-13.2", "G-13.9")
def test_the_ban_begins_at_once_and_ends_with_the_round() -> None:
    s = table(
        timeline="Fire@t0 {red 9}", at={"blue": "t0"}, pools={"blue": 2}, red="Perfectly Laid Plans, Law", actions=3
    )
    do(s, "play Perfectly Laid Plans", "end")
    for _ in range(3):
        assert s.seat == 1
        assert rule_of(s, "influence Fire") == "G-13.2"
        do(s, "draw")
        do(s, legal(s)[0])
    end_round(s)
    do(s, "position 1" if s.seat == 1 else "position 2")
    assert (s.round, s.seat) == (2, 1)
    do(s, "travel t0")
    assert rule_of(s, "influence Fire") == ""


@pytest.mark.rule("G-13.3", "G-13.9")
@pytest.mark.parametrize("fate", ["Bloodline Influence", "Not What We Hoped For", "Willed Into Existence"])
def test_no_other_player_may_play_a_fate_card_on_it(fate: str) -> None:
    s = table(
        timeline=f"Mining@t1 {{red 9, blue 1, {PLANS}}}", blue=f"{fate}, Fire, Law, Radio", active=2, actions=3, turn=4
    )
    reason = why(s, f"play {fate}")
    assert reason is not None
    assert (reason.rule, str(reason.message)) == (
        "G-13.3", f"Perfectly Laid Plans of Red protects the only target that {fate} could have, at t1"
    )  # fmt: skip
    end_round(s)
    do(s, "position 1" if s.seat == 1 else "position 2")
    assert (s.round, s.seat) == (2, 1)
    assert rule_of(s, f"play {fate}") == ""


@pytest.mark.rule("G-13.3")
def test_other_technologies_are_open_to_fate_cards() -> None:
    s = table(
        timeline=f"Fire@t1 {{red 1, {PLANS}}}; Law@t1 {{red 1}}; Fire@t2 {{red 1}}",
        blue="Bloodline Influence, Law",
        active=2,
    )
    do(s, "play Bloodline Influence")
    assert legal(s) == ["timeframe t1", "timeframe t2"]
    do(s, "timeframe t1")
    assert on_timeline(s) == {"fire@t1": {"red": 1}, "law@t1": {"red": 1, "blue": 1}, "fire@t2": {"red": 1}}


@pytest.mark.rule("G-13.3")
def test_a_fate_card_that_finds_only_what_is_protected_says_so() -> None:
    """Without a cube of blue a technology is no target, so that its protection plays no part."""
    s = table(timeline="Law@t1 {red 1}; Radio@t2 {red 1}", blue="Not What We Hoped For, Fire", active=2)
    assert rule_of(s, "play Not What We Hoped For") == "G-10.7"
    s = table(timeline=f"Law@t1 {{red 1, blue 1, {PLANS}}}; Radio@t2 {{red 1}}", blue="Not What We Hoped For", active=2)
    reason = why(s, "play Not What We Hoped For")
    assert reason is not None
    assert reason.rule == "G-13.3"
    assert reason.numbers == {
        "card": "Not What We Hoped For", "fate": "Perfectly Laid Plans", "owner": "Red", "protected": 1, "here": "t1"
    }  # fmt: skip


@pytest.mark.rule("G-13.3")
def test_a_timeframe_that_holds_only_what_is_protected_says_so() -> None:
    s = table(
        timeline=f"Fire@t0 {{red 1}}; Law@t1 {{red 1, {PLANS}}}; Radio@t2 {{red 1}}",
        blue="Bloodline Influence",
        active=2,
    )
    do(s, "play Bloodline Influence")
    assert legal(s) == ["timeframe t0", "timeframe t2"]
    reason = why(s, "timeframe t1")
    assert reason is not None
    assert reason.rule == "G-13.3"
    assert str(reason.message) == (
        "Perfectly Laid Plans of Red protects the only target that Bloodline Influence could have at t1"
    )
    assert rule_of(s, "timeframe t3") == "G-10.7"


@pytest.mark.rule("G-13.2", "G-13.3")
def test_whose_card_protects_a_technology_is_told() -> None:
    s = table(
        timeline=f"Fire@t0 {{red 1, {PLANS}}}; Law@t0 {{}}; Radio@t0 {{}}",
        blue="Bloodline Influence, Fire",
        at={"blue": "t0"},
        pools={"blue": 1},
        active=2,
    )
    assert told(s, "influence Fire") == "Perfectly Laid Plans of Red protects Fire"
    do(s, "play Bloodline Influence")
    assert told(s, "card Fire") == "Perfectly Laid Plans of Red protects Fire from your Fate cards"


@pytest.mark.rule("G-13.4")
def test_cubes_that_were_there_stay_and_count() -> None:
    s = table(timeline="Fire@t0 {red 1, blue 3}", red="Perfectly Laid Plans", actions=3)
    do(s, "play Perfectly Laid Plans")
    assert on_timeline(s) == {"fire@t0": {"red": 1, "blue": 3}}
    end_round(s)
    assert s.scores() == [0, 1]


@pytest.mark.rule("G-13.4")
def test_fate_cards_that_were_there_keep_their_effect() -> None:
    """Mining succeeds by blue's Willed Into Existence and pays nothing by blue's Not What We Hoped For."""
    earlier = "Willed Into Existence by blue waives Basic Tools, Not What We Hoped For by blue"
    s = table(timeline=f"Mining@t1 {{red 1, blue 1, {earlier}}}", red="Perfectly Laid Plans", actions=3)
    do(s, "play Perfectly Laid Plans")
    assert status(s, "Mining@t1") == "S"
    assert len(s.lasting) == 3
    end_round(s)
    assert s.scores() == [0, 0]
    assert s.pools == [1, 1]


@pytest.mark.rule("G-13.5")
@pytest.mark.parametrize("fate", ["Bloodline Influence", "Not What We Hoped For", "Willed Into Existence"])
def test_the_own_fate_cards_are_allowed(fate: str) -> None:
    s = table(timeline=f"Mining@t1 {{red 1, {PLANS}}}", red=f"{fate}, Fire")
    do(s, f"play {fate}")
    assert "play" not in " ".join(legal(s))
    assert on_timeline(s) == {"mining@t1": {"red": 2 if fate == "Bloodline Influence" else 1}}
    assert len(s.lasting) == (1 if fate == "Bloodline Influence" else 2)


@pytest.mark.rule("G-13.6")
@pytest.mark.parametrize("here", ["t0", "t2", "t3"])
def test_the_name_is_free_in_every_other_timeframe(here: str) -> None:
    s = table(timeline=f"Fire@t1 {{red 1, {PLANS}}}", at={"blue": here}, blue="Fire, Law", active=2)
    assert rule_of(s, "establish Fire") == ""


@pytest.mark.rule("G-13.7")
def test_the_protected_technology_may_be_named_as_the_removed_dependency() -> None:
    s = table(
        timeline=f"Basic Tools@t0 {{red 1, {PLANS}}}; Writing@t1 {{blue 1}}",
        blue="Willed Into Existence, Law",
        active=2,
        actions=3,
    )
    do(s, "play Willed Into Existence")
    assert legal(s) == ["card basic-tools", "card language"]
    do(s, "card Basic Tools")
    assert [lying.waived for lying in s.lasting if lying.waived >= 0] == [s.rules.deck.number["basic-tools"]]


@pytest.mark.rule("G-13.8")
def test_it_can_fail_in_phase_ii() -> None:
    s = table(timeline=f"Basic Tools@t0 {{}}; Mining@t1 {{red 2, {PLANS}}}")
    assert status(s, "Mining@t1") == "S"
    end_round(s)
    assert status(s, "Mining@t1") == "F"
    assert on_timeline(s) == {"mining@t1": {"red": 1}}
    assert (s.scores(), s.pools) == ([0, 0], [0, 0])


@pytest.mark.rule("G-13.8")
def test_it_can_be_discarded_as_a_duplicate() -> None:
    s = end_round(table(timeline=f"Fire@t0 {{blue 2}}; Fire@t1 {{red 3, {PLANS}}}"))
    assert on_timeline(s) == {"fire@t0": {"blue": 1}}
    assert s.pools == [0, 1]


@pytest.mark.rule("G-13.8")
@pytest.mark.parametrize(
    ("cubes", "scores", "left"),
    [("red 2", [1, 0], {"red": 1}), ("red 1, blue 3", [0, 1], {"red": 1, "blue": 2})],
)
def test_it_pays_and_loses_cubes_as_usual(cubes: str, scores: list[int], left: dict[str, int]) -> None:
    s = end_round(table(timeline=f"Fire@t0 {{{cubes}, {PLANS}}}"))
    assert s.scores() == scores
    assert on_timeline(s) == {"fire@t0": left}
    assert s.pools == scores


@pytest.mark.rule("G-13.9")
def test_it_lies_beside_its_target_until_phase_v() -> None:
    s = table(timeline="Fire@t0 {red 2}", red="Perfectly Laid Plans, Law", actions=3)
    do(s, "play Perfectly Laid Plans")
    shown = [{"card": "perfectly-laid-plans", "owner": 1}]
    while s.phase == 1:
        copies = forms.view(s, 1)["timeline"]
        assert isinstance(copies, list)
        assert copies[0]["fate"] == shown
        do(s, next(text for text in ("draw", "end", legal(s)[0]) if text in legal(s)))
    assert s.lasting == []
    names = [f"{event['event']} {event.get('phase', '')}".strip() for event in forms.events(s)]
    assert names.index("phase V") < names.index("fate-leaves")
