"""Phase III: points (section 18)."""

import random
from typing import Any

import pytest

from bequest import games
from bequest.games.gears.data.loading import supplied
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import COLOURS, award_points, table

EMILY = ["C1", "C2"]  # red pursues Mining (3 points), blue Law (4)
TOOLS_AND_MINING = "Basic Tools@t0 {blue 1}; Mining@t1 {red 1}"


def points(timeline: str, players: int = 2, round: int = 1) -> list[int]:
    """What each player gains in phase III."""
    return table(timeline=timeline, players=players, round=round, phase="III").scores()


def points_with_pursuit(timeline: str, pursuit: str = "on", characters: list[str] = EMILY) -> list[int]:
    return table(timeline=timeline, pursuit=pursuit, characters=characters, phase="III").scores()


def payments(s: GearsPosition, technology: str) -> list[tuple[str, object, object]]:
    """The single payments of a technology: to whom, for what, how many points (payments of 0 are not told)."""
    found = []
    for event in forms.events(s, 0, None):
        if event["event"] == "points" and event["technology"] == technology:
            seat = event["seat"]
            assert isinstance(seat, int)
            found.append((COLOURS[seat - 1], event["source"], event["points"]))
    return found


# --- step 1: pursuits ---


@pytest.mark.rule("G-18.1")
def test_ge_34_the_leader_of_the_own_pursuit_gains_its_bonus() -> None:
    assert points_with_pursuit(TOOLS_AND_MINING) == [3 + 2, 1 + 1]
    assert points_with_pursuit(TOOLS_AND_MINING, pursuit="off") == [2, 2]


@pytest.mark.rule("G-18.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("character", ["C1", "C4"])
def test_every_seat_gains_the_bonus_of_its_pursuit_the_last_one_too(players: int, character: str) -> None:
    """Whichever character it has: C1 pursues Mining (3 points), C4 Cartography (4)."""
    lying = "Basic Tools@t0 {}; Language@t0 {}; Writing@t1 {}; Mining@t1 {MINE}; Cartography@t2 {MINE}"
    for seat in range(players):
        others = [id for id in ("C2", "C3", "C1", "C4") if id != character]
        characters = [*others[:seat], character, *others[seat:]][:players]
        timeline = lying.replace("MINE", f"{COLOURS[seat]} 1")
        at: dict[str, Any] = {"timeline": timeline, "players": players, "characters": characters, "phase": "III"}
        gained = [
            one - other
            for one, other in zip(table(**at, pursuit="on").scores(), table(**at, pursuit="off").scores(), strict=True)
        ]
        assert gained == [0] * seat + [3 if character == "C1" else 4] + [0] * (players - seat - 1)


@pytest.mark.rule("G-18.2")
def test_ge_35_a_tied_leader_gets_the_bonus_in_full() -> None:
    tied = "Basic Tools@t0 {blue 1}; Mining@t1 {red 1, blue 1}"
    assert points_with_pursuit(tied) == [3 + 1, 1 + 1 + 1]


@pytest.mark.rule("G-18.1", "G-18.10")
def test_ge_36_a_failed_pursuit_brings_nothing() -> None:
    assert points_with_pursuit("Mining@t1 {red 1}") == [0, 0]


@pytest.mark.rule("G-18.1")
def test_who_does_not_lead_the_pursuit_gets_no_bonus() -> None:
    behind = "Basic Tools@t0 {blue 1}; Mining@t1 {red 1, blue 2}"
    assert points_with_pursuit(behind) == [0, 1 + 1 + 2]


@pytest.mark.rule("G-18.3")
def test_nobody_gets_a_bonus_for_the_pursuit_of_another() -> None:
    # Red leads Mining, which is blue's pursuit now.
    assert points_with_pursuit(TOOLS_AND_MINING, characters=["C2", "C1"]) == [2, 2]


@pytest.mark.rule("G-18.4")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_the_bonus_is_paid_in_every_round_besides_the_other_points(round: int) -> None:
    s = table(timeline=TOOLS_AND_MINING, phase="III", pursuit="on", characters=EMILY, round=round)
    assert payments(s, "mining") == [("red", "pursuit", 3), ("red", "rewards", 2)]


@pytest.mark.rule("G-18.4")
def test_the_bonus_is_paid_once_however_many_copies_there_are() -> None:
    s = award_points(table(timeline=f"{TOOLS_AND_MINING}; Mining@t2 {{red 1}}", pursuit="on", characters=EMILY))
    assert [source for _, source, _ in payments(s, "mining")] == ["pursuit", "rewards", "rewards"]


# --- step 2: reward and dependency bonus ---


@pytest.mark.rule("G-18.5")
def test_a_sole_leader_gets_the_reward() -> None:
    assert points("Basic Science@t0 {red 1}; Language@t2 {blue 3}") == [2, 1]


@pytest.mark.rule("G-18.6", "G-18.7", "G-18.11")
def test_a_technology_pays_its_own_reward_once_more_for_each_that_needs_it() -> None:
    s = table(
        timeline="Fire@t0 {blue 1}; The Wheel@t0 {red 1}; Basic Science@t0 {red 2}; Combustion Engine@t1 {red 2}; "
        "Chemistry@t2 {red 2}",
        phase="III",
    )
    assert payments(s, "fire") == [("blue", "rewards", 1), ("blue", "bonuses", 1), ("blue", "bonuses", 1)]
    assert payments(s, "basic-science") == [("red", "rewards", 2), ("red", "bonuses", 2)]
    assert payments(s, "combustion-engine") == [("red", "rewards", 3)]
    assert s.scores() == [1 + 1 + 2 + 2 + 3 + 2, 1 + 1 + 1]  # blue has no cube on what needs Fire


@pytest.mark.rule("G-18.6")
def test_a_copy_that_is_not_in_the_past_gets_no_bonus() -> None:
    below = "Fire@t0 {red 1}; The Wheel@t0 {red 1}; Combustion Engine@t1 {red 2}"
    assert points(below) == [1 + 1 + 1 + 1 + 3, 0]
    for slot in ("t1", "t2"):
        s = award_points(table(timeline=f"{below}; Fire@{slot} {{blue 1}}"))
        assert s.scores() == [1 + 1 + 1 + 1 + 3, 1]


@pytest.mark.rule("G-18.6")
def test_a_failed_copy_gets_no_bonus_though_another_copy_carries_the_chain() -> None:
    s = table(
        timeline="Basic Tools@t0 {red 1}; Mining@t0 {blue 1}; Mining@t1 {red 1}; Fire@t0 {red 1}; The Wheel@t0 {red 1};"
        "Steam Engine@t2 {red 3}"
    )
    award_points(s)
    assert payments(s, "mining") == [("red", "rewards", 2), ("red", "bonuses", 2)]
    assert s.scores()[1] == 0


@pytest.mark.rule("G-18.6")
def test_a_removed_dependency_pays_no_bonus() -> None:
    willed = "Mining@t1 {red 1, Willed Into Existence by red waives Basic Tools}"
    assert points(f"Basic Tools@t0 {{blue 1}}; {willed}") == [2, 1]


@pytest.mark.rule("G-18.12")
def test_ge_37_indirect_dependencies_bring_no_bonus() -> None:
    s = table(
        timeline="Basic Tools@t0 {blue 1}; Fire@t0 {red 1}; Basic Science@t0 {red 2}; Mining@t1 {red 1}; "
        "Chemistry@t1 {red 2}; Metallurgy@t2 {red 2}",
        phase="III",
    )
    assert payments(s, "metallurgy") == [("red", "rewards", 3)]  # it is S
    assert payments(s, "basic-tools") == [("blue", "rewards", 1), ("blue", "bonuses", 1)]
    assert s.scores()[1] == 1 + 1


@pytest.mark.rule("G-18.10")
def test_a_failed_technology_pays_nothing_and_brings_its_dependencies_nothing() -> None:
    # Chemistry needs Basic Science as well, which is missing.
    assert points("Fire@t0 {blue 1}; Chemistry@t1 {red 2}") == [0, 1]


# --- leaders ---


@pytest.mark.rule("G-18.8")
@pytest.mark.parametrize(
    ("technology", "cubes", "gained"),
    [
        ("Basic Science", "red 1, blue 1", [1, 1, 0, 0]),
        ("Basic Science", "red 2, blue 2, white 2", [0, 0, 0, 0]),
        ("Language", "blue 1, white 1", [0, 0, 0, 0]),
        ("Agriculture", "white 3, yellow 3, red 1", [0, 0, 1, 1]),
    ],
)
def test_tied_leaders_share_rounded_down_and_the_rest_is_lost(technology: str, cubes: str, gained: list[int]) -> None:
    assert points(f"{technology}@t0 {{{cubes}}}", players=4) == gained


@pytest.mark.rule("G-18.8")
def test_three_tied_leaders_of_a_technology_worth_4_get_1_each() -> None:
    low = "Basic Tools@t0 {yellow 1}; Language@t0 {yellow 1}; Agriculture@t0 {yellow 1}; Writing@t1 {yellow 1}"
    s = table(timeline=f"{low}; Law@t2 {{red 1, blue 1, white 1}}", phase="III", players=4)
    assert payments(s, "law") == [(colour, "rewards", 1) for colour in ("red", "blue", "white")]


@pytest.mark.rule("G-18.9")
def test_each_payment_is_rounded_on_its_own() -> None:
    """Fire pays 1 three times; one sum of 3 would bring each leader 1."""
    s = table(
        timeline="Fire@t0 {red 1, blue 1}; The Wheel@t0 {red 1}; Basic Science@t0 {red 2}; Combustion Engine@t1 {red 2}"
        "; Chemistry@t1 {red 2}",
        phase="III",
    )
    assert payments(s, "fire") == []
    assert s.scores()[1] == 0


@pytest.mark.rule("G-18.9")
def test_reward_and_bonus_are_not_added_before_they_are_shared() -> None:
    """Medicine pays 3 twice to two leaders: 1 + 1 each, not half of 6."""
    s = table(
        timeline="Basic Science@t0 {red 2}; Agriculture@t0 {red 2}; Fire@t0 {red 1}; Medicine@t1 {red 1, blue 1}; "
        "Chemistry@t1 {red 2}; Genetics@t2 {red 3, Willed Into Existence by red waives Mathematics}",
        phase="III",
    )
    assert payments(s, "medicine") == [
        ("red", "rewards", 1), ("blue", "rewards", 1), ("red", "bonuses", 1), ("blue", "bonuses", 1),
    ]  # fmt: skip
    assert s.scores()[1] == 2


@pytest.mark.rule("G-18.13")
def test_who_does_not_lead_gets_nothing() -> None:
    below = "Fire@t0 {red 2, blue 1}; The Wheel@t0 {red 3, blue 2}"
    assert points(f"{below}; Combustion Engine@t1 {{red 2, blue 1}}") == [1 + 1 + 1 + 1 + 3, 0]


@pytest.mark.rule("G-18.14")
@pytest.mark.parametrize("lead", [1, 2, 7, 40])
def test_the_size_of_the_lead_does_not_matter(lead: int) -> None:
    cubes = f"{{red {lead + 1}, blue 1}}"
    assert points(f"Basic Tools@t0 {cubes}; Mining@t1 {cubes}") == [1 + 1 + 2, 0]


# --- against a second reading of the rules ---


DECK = supplied("tree-1")
REWARD = {technology.id: technology.reward for technology in DECK.technologies}
NEEDS = {technology.id: technology.needs for technology in DECK.technologies}


def random_timeline(rng: random.Random) -> dict[str, tuple[int, list[int]]]:
    """Each technology at most once, about where its level belongs: its timeframe and the cubes of three players."""
    found: dict[str, tuple[int, list[int]]] = {}
    free = {slot: 7 - slot for slot in range(7)}
    for name, level in zip(NEEDS, DECK.level, strict=True):
        slot = level - 1 + rng.choice([0, 0, 0, 1])
        if free.get(slot) and rng.random() < 0.9:
            free[slot] -= 1
            found[name] = slot, [rng.randint(0, 2) for _ in range(3)]
    return found


def expected_points(timeline: dict[str, tuple[int, list[int]]], names: list[str]) -> list[int]:
    """The points of three players; the technologies are gone through in the order of `names`."""

    def ok(name: str) -> bool:
        below = [need in timeline and timeline[need][0] < timeline[name][0] and ok(need) for need in NEEDS[name]]
        return all(below)

    gained = [0, 0, 0]
    for name in names:
        cubes = timeline[name][1]
        leading = [seat for seat in range(3) if cubes[seat] and cubes[seat] == max(cubes)]
        paid = [name, *(above for above in timeline if name in NEEDS[above])]
        for payment in paid if ok(name) and leading else []:
            for seat in leading if ok(payment) else []:
                gained[seat] += REWARD[name] // len(leading)
    return gained


@pytest.mark.rule("G-18.15", "G-18.5", "G-18.6", "G-18.8", "G-18.9")
def test_the_order_in_which_technologies_are_scored_does_not_matter() -> None:
    most = 0
    for seed in range(40):
        rng = random.Random(seed)
        timeline = random_timeline(rng)
        text = "; ".join(
            f"{name}@t{slot} {{red {cubes[0]}, blue {cubes[1]}, white {cubes[2]}}}"
            for name, (slot, cubes) in timeline.items()
        )
        names = list(timeline)
        rng.shuffle(names)
        gained = points(text, players=3, round=3)
        assert gained == expected_points(timeline, names)
        assert gained == expected_points(timeline, names[::-1])
        most = max(most, *gained)
    assert most > 20  # the positions are worth the comparison


@pytest.mark.rule("G-18.16")
@pytest.mark.parametrize(("players", "fate"), [(2, "deck"), (3, "draft"), (4, "one_each")])
def test_points_never_go_down(players: int, fate: str) -> None:
    rng = random.Random(players)
    s = games.get("gears", deck="tree-1").new(players=players, seed=players, fate=fate, pursuit="on")
    before = s.scores()
    while not s.over:
        options = s.legal()
        eager = [action for action in options if s.game.text(action).startswith("establish")]
        s.push(rng.choice(eager or options))
        now = s.scores()
        assert all(new >= old >= 0 for new, old in zip(now, before, strict=True))
        before = now
    assert sum(before) > 0
