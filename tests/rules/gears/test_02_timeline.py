"""Section 2 of the rules of Gears of Time: the timeline."""

from __future__ import annotations

import pytest

from bequest.core.errors import BadPosition
from bequest.games.gears.data import terms
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import (
    COLOURS,
    award_points,
    do,
    legal,
    marker,
    on_timeline,
    random_game,
    rule_of,
    status,
    table,
    why,
)

# Index of P, then the total number of slots, by players and round.
ROUNDS = [
    (2, [(4, 10), (5, 15), (6, 21), (7, 28)]),
    (3, [(5, 15), (6, 21), (7, 28), (8, 36)]),
    (4, [(6, 21), (7, 28), (8, 36), (9, 45)]),
]
BY_ROUND = [(players, round + 1, p, slots) for players, rows in ROUNDS for round, (p, slots) in enumerate(rows)]
GAMES = [(2, "deck", 11), (3, "draft", 12), (4, "one_each", 13), (4, "deck", 14), (2, "none", 15)]


def capacities(s: GearsPosition) -> list[int]:
    return [s.capacity(slot) for slot in range(s.oldest, s.present)]


def at_start_of_round(s: GearsPosition) -> bool:
    fresh = s.turn == 1 and s.active == 0 and s.actions == 0
    return s.phase == terms.PHASE_I and fresh and s.decision is not None and s.decision.kind == "move"


# --- the Present Day ---


@pytest.mark.rule("G-2.1")
def test_the_timeline_has_ten_timeframes() -> None:
    s = table(players=4, round=4, timeline="Fire@t0 {blue 1}")
    assert marker(s, "red") == "t9"
    travels = [text.removeprefix("travel ") for text in legal(s) if text.startswith("travel")]
    assert [*travels, marker(s, "red")] == ["t0", "t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9"]
    with pytest.raises(BadPosition, match="timeframe"):
        table(players=4, round=4, timeline="Fire@t10 {blue 1}")


@pytest.mark.rule("G-2.1")
def test_t0_is_the_oldest_timeframe() -> None:
    s = table(at={"red": "t0"})
    assert [text for text in legal(s) if text.startswith("travel")] == []
    assert rule_of(s, "travel ts") == "G-5.4"


@pytest.mark.rule("G-2.2", "G-2.3")
@pytest.mark.parametrize(("players", "fate", "seed"), [*GAMES, (3, "deck", 16)])
def test_the_present_day_starts_by_the_number_of_players_and_moves_one_to_the_right_each_round(
    players: int, fate: str, seed: int
) -> None:
    presents: dict[int, set[object]] = {round: set() for round in (1, 2, 3, 4)}
    for s in random_game(players, fate, seed):
        if s.phase == terms.PHASE_I:
            presents[s.round].add(forms.view(s, None)["present"])
    assert (
        presents
        == {
            2: {1: {"t4"}, 2: {"t5"}, 3: {"t6"}, 4: {"t7"}},
            3: {1: {"t5"}, 2: {"t6"}, 3: {"t7"}, 4: {"t8"}},
            4: {1: {"t6"}, 2: {"t7"}, 3: {"t8"}, 4: {"t9"}},
        }[players]
    )


@pytest.mark.rule("G-2.4")
@pytest.mark.parametrize(("players", "fate", "seed"), GAMES)
def test_all_markers_start_every_round_at_the_present_day(players: int, fate: str, seed: int) -> None:
    begun = set()
    for s in random_game(players, fate, seed):
        if at_start_of_round(s) and s.round not in begun:
            begun.add(s.round)
            assert s.markers == [s.present] * players
    assert begun == {1, 2, 3, 4}


# --- capacity ---


@pytest.mark.rule("G-2.5")
@pytest.mark.parametrize(("players", "round", "p", "slots"), BY_ROUND)
def test_capacity_is_the_distance_from_the_present_day(players: int, round: int, p: int, slots: int) -> None:
    s = table(players=players, round=round)
    assert capacities(s) == list(range(p, 0, -1))
    assert sum(capacities(s)) == slots


@pytest.mark.rule("G-2.5")
@pytest.mark.parametrize(("here", "capacity"), [("t0", 4), ("t1", 3), ("t2", 2), ("t3", 1)])
def test_a_timeframe_takes_as_many_technologies_as_its_capacity(here: str, capacity: int) -> None:
    lying = [f"{name}@{here} {{blue 1}}" for name in ("Fire", "Mining", "Writing", "Radio")]
    for held in range(capacity):
        s = table(timeline="; ".join(lying[:held]), red="Language, Law", at={"red": here})
        assert rule_of(s, "establish Language") == ""
    full = why(table(timeline="; ".join(lying[:capacity]), red="Language, Law", at={"red": here}), "establish Language")
    assert full is not None
    assert (full.rule, full.numbers) == ("G-6.3", {"here": here, "held": capacity, "capacity": capacity})


@pytest.mark.rule("G-2.6")
@pytest.mark.parametrize("extra_room", [0, 1])
def test_the_present_day_takes_no_technology(extra_room: int) -> None:
    s = table(red="Fire, Law", extra_room=extra_room)
    assert marker(s, "red") == "t4"
    assert rule_of(s, "establish Fire") == "G-6.4"
    assert s.capacity(s.present) == 0
    with pytest.raises(BadPosition, match="timeframe"):
        table(timeline="Fire@t4 {blue 1}")


@pytest.mark.rule("G-2.7")
def test_nothing_goes_to_the_right_of_the_present_day() -> None:
    s = table(red="Time Folds Around Us", at={"red": "t4", "blue": "t3"})
    assert rule_of(s, "travel t5") == "G-5.5"
    do(s, "play Time Folds Around Us")
    assert [marker(s, "red"), marker(s, "blue")] == ["t4", "t4"]
    s = table(red="Time Folds Around Us")
    assert rule_of(s, "play Time Folds Around Us") == "G-14.5"
    with pytest.raises(BadPosition, match="markers"):
        table(at={"red": "t5"})
    with pytest.raises(BadPosition, match="timeframe"):
        table(timeline="Fire@t5 {blue 1}")


@pytest.mark.rule("G-2.6", "G-2.7")
@pytest.mark.parametrize(("players", "fate", "seed"), GAMES)
def test_technologies_lie_before_the_present_day_and_markers_not_beyond_it(players: int, fate: str, seed: int) -> None:
    most = 0
    for s in random_game(players, fate, seed):
        assert all(slot // terms.STRIDE < s.present for slot in s.copies)
        assert all(s.oldest <= slot <= s.present for slot in s.markers)
        most = max(most, len(s.copies))
    assert most > 5


@pytest.mark.rule("G-2.8")
@pytest.mark.parametrize(
    "lying",
    [
        pytest.param("Fire@t3 {red 1}", id="own"),
        pytest.param("Fire@t3 {blue 1}", id="of another player"),
        pytest.param("Fire@t3 {}", id="without cubes"),
        pytest.param("Law@t3 {blue 1}", id="failed"),
        pytest.param("Law@t3 {}", id="failed, without cubes"),
    ],
)
def test_every_copy_takes_up_room(lying: str) -> None:
    s = table(timeline=lying, red="Language, Law", at={"red": "t3"})
    assert rule_of(s, "establish Language") == "G-6.3"


# --- technologies stay, markers share ---


@pytest.mark.rule("G-2.9")
@pytest.mark.parametrize(("players", "fate", "seed"), GAMES)
def test_a_technology_appears_where_it_is_established_and_stays_there(players: int, fate: str, seed: int) -> None:
    """A copy comes only at the marker of the player who has just acted, and goes only when a round ends."""
    before: set[int] = set()
    place, round = 0, 1
    for s in random_game(players, fate, seed):
        copies = set(s.copies)
        assert all(copy // terms.STRIDE == place for copy in copies - before)
        assert len(copies - before) <= 1
        if (s.round, s.phase) == (round, terms.PHASE_I):
            assert before <= copies
        before, round, place = copies, s.round, s.markers[s.seat]


@pytest.mark.rule("G-2.9")
def test_technologies_stay_while_the_present_day_moves() -> None:
    s = table(phase="V", timeline="Fire@t0 {red 1}; Law@t3 {blue 1}")
    assert s.round == 2
    assert forms.view(s, None)["present"] == "t5"
    assert on_timeline(s) == {"fire@t0": {"red": 1}, "law@t3": {"blue": 1}}


@pytest.mark.rule("G-2.10")
def test_any_number_of_markers_stand_in_one_timeframe() -> None:
    s = table(players=4, fate="none", at={"red": "t2", "blue": "t1", "white": "t1", "yellow": "t1"})
    do(s, "travel t1")
    assert [marker(s, colour) for colour in COLOURS] == ["t1"] * 4


# --- the past, and order inside a timeframe ---


@pytest.mark.rule("G-2.11")
@pytest.mark.parametrize(("where", "expected"), [("t0", "S"), ("t1", "S"), ("t2", "F"), ("t3", "F")])
def test_the_past_is_every_strictly_older_timeframe(where: str, expected: str) -> None:
    s = table(timeline=f"Basic Tools@{where} {{blue 1}}; Mining@t2 {{red 1}}")
    assert status(s, "Mining@t2") == expected


@pytest.mark.rule("G-2.11")
@pytest.mark.parametrize(("where", "points"), [("t0", 2 + 2), ("t1", 2), ("t2", 2)])
def test_only_what_lies_in_the_past_earns_a_dependency_bonus(where: str, points: int) -> None:
    """Another copy of Agriculture makes Medicine successful; blue's own one counts only if it is older."""
    s = table(
        timeline=f"Basic Science@t0 {{red 1}}; Agriculture@{where} {{blue 1}}; Medicine@t1 {{red 1}}"
        + ("" if where == "t0" else "; Agriculture@t0 {red 1}"),
    )
    assert award_points(s).scores()[1] == points


@pytest.mark.rule("G-2.12")
def test_the_order_of_cards_in_a_timeframe_means_nothing() -> None:
    lying = ["Basic Tools@t0 {red 1}", "Fire@t0 {blue 2}", "Language@t0 {red 1, blue 1}", "Writing@t1 {red 1}",
             "Mining@t1 {blue 1}"]  # fmt: skip
    scored = {tuple(table(phase="III", timeline="; ".join(order)).scores()) for order in (lying, lying[::-1])}
    assert len(scored) == 1
    assert table(timeline="; ".join(lying)).digest() == table(timeline="; ".join(lying[::-1])).digest()


@pytest.mark.rule("G-2.12")
def test_the_sequence_of_establishing_leaves_no_trace_in_a_timeframe() -> None:
    digests = set()
    for first, second in (("Fire", "Language"), ("Language", "Fire")):
        s = table(red="Fire, Language, Law, Law", fate="none", at={"red": "t0"})
        do(s, f"establish {first}", "card Law", f"establish {second}")
        assert on_timeline(s) == {"fire@t0": {"red": 1}, "language@t0": {"red": 1}}
        digests.add(s.digest())
    assert len(digests) == 1
