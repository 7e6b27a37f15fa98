"""Section X, Forbidden Machines: the seven effects of abilities."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bequest.core.errors import BadPosition
from bequest.games.gears.data.loading import supplied
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import award_points, discards, do, hand, legal, marker, on_timeline, rule_of, status, why
from tests.rules.gears.test_x_activation import WITH_ACTIVATION, every_machine, use
from tests.rules.gears.test_x_machines import (
    asked,
    chain,
    draw_and_keep,
    free,
    machines,
    merged,
    own_card,
    own_deck,
    with_tokens,
)


def choose_order(s: GearsPosition) -> GearsPosition:
    """Everybody takes the first free position."""
    while s.decision and s.decision.kind == "position":
        do(s, legal(s)[0])
    return s


def tokens(s: GearsPosition) -> dict[str, str]:
    """The tokens on the timeline: {"skyfork@t0": "++-"}"""
    shown: Any = forms.view(s, None)["timeline"]
    lying = {f"{copy['technology']}@{copy['timeframe']}": copy.get("tokens") for copy in shown}
    return {name: "+" * held["plus"] + "-" * held["minus"] for name, held in lying.items() if held}


def lying(technology: str, cubes: dict[str, int], timeframe: str = "t0") -> dict[str, object]:
    return {"technology": technology, "timeframe": timeframe, "cubes": cubes}


# --- points, cubes, cards ---


@pytest.mark.rule("G-X.22", "G-25.7")
def test_points_are_scored_at_once() -> None:
    s = machines(chain("Orrery", "red 3"), scores={"red": 5, "blue": 2})
    do(s, "activate Orrery")
    assert s.scores() == [6, 2]
    assert s.score_sheet()[0]["abilities"] == [1, 0, 0, 0]
    assert forms.events(s)[-1] == {
        "event": "points", "seat": 1, "points": 1, "source": "abilities", "technology": "orrery",
    }  # fmt: skip


@pytest.mark.rule("G-X.23", "G-25.6")
def test_cubes_go_from_the_supply_to_the_pool() -> None:
    s = machines(chain("Vesper Lamp", "red 3"), pools={"red": 30, "blue": 2})
    before = on_timeline(s)
    do(s, "activate Vesper Lamp")
    assert s.pools == [31, 2]
    assert on_timeline(s) == before


@pytest.mark.rule("G-X.24", "G-23.14")
def test_cards_are_drawn_into_the_hand_and_none_is_discarded() -> None:
    s = machines(chain("Thinking Loom", "red 3"), red="Panacea", next="Orrery", discard="Deepwell")
    do(s, "activate Thinking Loom")
    assert hand(s, "red") == ["orrery", "panacea"]
    assert discards(s) == ["deepwell"]
    assert asked(s) == ("move", 0)
    assert {"event": "card", "seat": 1, "card": "orrery"} in forms.events(s, 0, 0)
    assert {"event": "card", "seat": 1} in forms.events(s, 0, 1)
    assert "orrery" not in str(forms.view(s, 1))


@pytest.mark.rule("G-X.24", "G-22.2", "G-23.17")
def test_the_discard_pile_is_reshuffled_if_need_be() -> None:
    s = machines(chain("Thinking Loom", "red 3"), pile="", discard="Deepwell", known={"Panacea": "red blue"})
    do(s, "activate Thinking Loom")
    assert len(hand(s, "red")) == 1
    assert discards(s) == []
    assert forms.view(s, 1)["draw_pile"] == 1


@pytest.mark.rule("G-X.22", "G-X.23", "G-X.24")
@pytest.mark.parametrize("ability", ["activation", "established"])
@pytest.mark.parametrize("amount", [1, 2, 5])
def test_the_card_says_how_many(ability: str, amount: int) -> None:
    gained = {}
    for effect in ("points", "cubes", "draw"):
        machine = own_card("machine", ability=ability, effect=effect, amount=amount, copies=1)
        if ability == "activation":
            s = own_deck(machine, own_card("tools", copies=9), timeline=[lying("machine", {"red": 1})])
            do(s, "activate machine")
        else:
            s = own_deck(machine, own_card("tools", copies=9), hands=("machine, tools", ""), markers=["t0", "t4"])
            do(s, "establish machine", "yes")
        gained[effect] = (s.scores(), s.pools, len(hand(s, "red")))
        assert hand(s, "blue") == []
    assert gained == {
        "points": ([amount, 0], [0, 0], 0),
        "cubes": ([0, 0], [amount, 0], 0),
        "draw": ([0, 0], [0, 0], amount),
    }


# --- extra turn ---


@pytest.mark.rule("G-X.25", "G-X.26", "G-X.27")
def test_ge_x6_one_more_full_turn() -> None:
    s = machines(chain("Meridian Timerail", "red 1"), turn=2)
    do(s, "activate Meridian Timerail")
    assert (s.seat, s.actions, forms.view(s, None)["extra_turn"]) == (0, 0, "due")
    draw_and_keep(s)
    assert (s.seat, s.turn, s.actions, forms.view(s, None)["extra_turn"]) == (0, 2, 0, "running")
    assert rule_of(s, "activate Meridian Timerail") == "G-X.27"
    draw_and_keep(s, 2)
    assert (s.seat, s.actions) == (0, 2)
    draw_and_keep(s, 1)
    assert (s.seat, s.turn, s.actions, forms.view(s, None)["extra_turn"]) == (1, 2, 0, "none")
    draw_and_keep(s)
    assert (s.seat, s.turn) == (0, 3)
    assert rule_of(s, "activate Meridian Timerail") == "G-X.27"
    draw_and_keep(s)
    assert (s.seat, s.turn) == (1, 3)


@pytest.mark.rule("G-X.25", "G-X.18")
def test_activations_are_possible_again_in_the_extra_turn() -> None:
    s = machines(chain("Vesper Grid", "red 1", below="red 1"), round=2)
    assert free(s) == ["meridian-timerail", "vesper-lamp"]
    use(s, "Vesper Lamp")
    use(s, "Meridian Timerail")
    draw_and_keep(s)
    assert free(s) == ["vesper-lamp"]
    use(s, "Vesper Lamp")
    assert s.pools == [2, 0]


@pytest.mark.rule("G-X.25")
def test_it_follows_the_current_turn_also_when_the_activation_was_its_last_move() -> None:
    s = machines(chain("Meridian Timerail", "red 1"), actions=3)
    assert asked(s) == ("end", 0)
    do(s, "activate Meridian Timerail")
    assert [event["event"] for event in forms.events(s)] == ["activate", "extra-turn", "end-turn"]
    assert (s.seat, s.actions) == (0, 0)
    assert asked(s) == ("move", 0)


@pytest.mark.rule("G-X.26")
def test_it_replaces_no_regular_turn_and_does_not_move_the_counter() -> None:
    s = use(machines(chain("Meridian Timerail", "red 1")), "Meridian Timerail")
    turns = []
    while s.phase == 1:
        turns.append((s.turn, s.seat))
        draw_and_keep(s)
    assert turns == [(1, 0), (1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1), (4, 0), (4, 1)]


@pytest.mark.rule("G-X.26")
def test_after_the_last_turn_of_phase_i_it_comes_before_phase_ii() -> None:
    s = machines(chain("Meridian Timerail", "blue 1", below="red 1"), turn=4, active=2)
    do(s, "activate Meridian Timerail")
    draw_and_keep(s)
    assert (s.phase, s.turn, s.seat) == (1, 4, 1)
    draw_and_keep(s, 2)
    assert (s.phase, s.turn, s.seat) == (1, 4, 1)
    draw_and_keep(s, 1)
    assert s.round == 2
    choose_order(s)
    assert (s.phase, s.turn, forms.view(s, None)["extra_turn"]) == (1, 1, "none")


@pytest.mark.rule("G-X.27")
def test_each_player_may_use_it_once_a_round() -> None:
    """Blue takes the lead away with a swap; then it is blue's extra turn, and red has had the own one."""
    s = machines(merged(chain("Meridian Timerail", "red 1"), chain("Mirror Engine", "blue 2")), round=2)
    use(s, "Meridian Timerail")
    draw_and_keep(s)
    draw_and_keep(s)
    assert s.seat == 1
    assert forms.view(s, None)["extra_turn_used"] == [1]
    assert rule_of(s, "activate Meridian Timerail") == "G-X.14"
    do(s, "activate Mirror Engine", "timeframe t0", "card Arch-Fire")
    assert on_timeline(s)["meridian-timerail@t2"] == {"blue": 1}
    do(s, "activate Meridian Timerail")
    assert forms.view(s, None)["extra_turn_used"] == [1, 2]
    draw_and_keep(s)
    assert (s.seat, s.turn) == (1, 1)


@pytest.mark.rule("G-X.27")
def test_the_extra_turn_comes_back_in_phase_v() -> None:
    s = machines(chain("Meridian Timerail", "red 3", below="blue 3"), turn=4, extra_turn_used=[1, 2])
    assert rule_of(s, "activate Meridian Timerail") == "G-X.27"
    draw_and_keep(s)
    draw_and_keep(s)
    choose_order(s)
    assert (s.round, s.seat, forms.view(s, None)["extra_turn_used"]) == (2, 0, [])
    assert rule_of(s, "activate Meridian Timerail") == ""


@pytest.mark.rule("G-X.25", "G-X.26", "G-4.21")
def test_a_position_says_whether_an_extra_turn_is_due_or_running() -> None:
    following = {}
    for said in ("none", "due", "running"):
        s = machines(actions=2, turn=2, extra_turn=said, extra_turn_used=[1])
        assert forms.view(s, None)["extra_turn"] == said
        draw_and_keep(s, 1)
        following[said] = (s.seat, s.turn, forms.view(s, None)["extra_turn"])
    assert following == {"none": (1, 2, "none"), "due": (0, 2, "running"), "running": (1, 2, "none")}


@pytest.mark.rule("G-X.26", "G-4.21", "G-22.16")
def test_nothing_of_a_turn_is_carried_into_the_next_round_by_a_position() -> None:
    s = machines(phase="II", extra_turn="due", activated=["orrery"])
    assert (forms.view(s, None)["extra_turn"], forms.view(s, None)["activated"]) == ("none", [])
    choose_order(s)
    first = s.seat
    draw_and_keep(s)
    assert s.seat != first


# --- swap ---


@pytest.mark.rule("G-X.28")
def test_ge_x9_two_cubes_change_places() -> None:
    s = machines(
        "Arch-Fire@t0 {red 2}; Glyphwriting@t0 {}; Clockspring@t0 {}; Skyfork@t1 {blue 1}; Lore Vault@t1 {};"
        "Mirror Engine@t2 {red 1}",
        pools={"red": 3, "blue": 1},
    )
    do(s, "activate Mirror Engine", "timeframe t0")
    changed = on_timeline(s)
    assert changed.pop("arch-fire@t0") == {"red": 1, "blue": 1}
    assert changed.pop("skyfork@t1") == {"red": 1}
    assert changed.pop("mirror-engine@t2") == {"red": 1}
    assert list(changed.values()) == [{}, {}, {}]
    assert s.pools == [3, 1]


@pytest.mark.rule("G-X.28")
def test_the_copies_of_one_name_are_different_technologies() -> None:
    s = machines(
        "Glyphwriting@t0 {}; Clockspring@t0 {}; Skyfork@t0 {red 1}; Skyfork@t1 {blue 1}; Lore Vault@t1 {};"
        "Mirror Engine@t2 {red 2}"
    )
    do(s, "activate Mirror Engine", "timeframe t0")
    assert (on_timeline(s)["skyfork@t0"], on_timeline(s)["skyfork@t1"]) == ({"blue": 1}, {"red": 1})


@pytest.mark.rule("G-X.28")
def test_every_swap_moves_one_cube_of_each_of_the_two_players() -> None:
    """All the ways of one position: own cube off A and onto B, the other's cube the other way, nothing else."""
    s = machines(chain("Mirror Engine", "red 2, white 1", below="red 1, blue 2"), players=3)
    before = {name: Counter(cubes) for name, cubes in on_timeline(s).items()}
    ways = set()
    for after in completions(do(s, "activate Mirror Engine")):
        changes = {}
        for name, cubes in on_timeline(after).items():
            gained, lost = Counter(cubes) - before[name], before[name] - Counter(cubes)
            if gained or lost:
                changes[name] = (dict(gained), dict(lost))
        ((a, (to_a, off_a)), (b, (to_b, off_b))) = sorted(
            changes.items(), key=lambda change: change[1][1] != {"red": 1}
        )
        assert off_a == to_b == {"red": 1}
        assert to_a == off_b
        assert to_a in ({"blue": 1}, {"white": 1})
        ways.add((a, b, *to_a))
    assert len(ways) == 4 * 4 + 4  # from each of the four below to the other three and the Mirror Engine; from that


def completions(s: GearsPosition) -> Iterator[GearsPosition]:
    """Every way to complete the open move."""
    if not s.frames[-1].open:
        yield s
        return
    for option in s.legal():
        copy = s.clone()
        copy.push(option)
        yield from completions(copy)


@pytest.mark.rule("G-X.29", "G-25.6")
def test_a_swap_changes_no_pool_no_status_and_no_supply() -> None:
    s = machines(chain("Mirror Engine", "red 2", below="red 1, blue 1"), pools={"red": 2, "blue": 5})
    before, statuses = on_timeline(s), all_statuses(s)
    number = 0
    for after in completions(do(s, "activate Mirror Engine")):
        assert after.pools == [2, 5]
        assert all_statuses(after) == statuses
        assert total_cubes(on_timeline(after)) == total_cubes(before) == {"red": 6, "blue": 4}
        number += 1
    assert number == 16  # four blue cubes, each against a red one of the four other technologies


def total_cubes(timeline: dict[str, dict[str, int]]) -> Counter[str]:
    return sum((Counter(cubes) for cubes in timeline.values()), Counter())


def all_statuses(s: GearsPosition) -> dict[str, bool]:
    shown: Any = forms.view(s, None)["timeline"]
    return {f"{copy['technology']}@{copy['timeframe']}": copy["successful"] for copy in shown}


# --- splice ---


@pytest.mark.rule("G-X.30", "G-X.32", "G-X.33")
def test_ge_x7_the_spliced_timeframe() -> None:
    tree = f"{chain('Expansion Dome', 'red 2')}; Tidal Engine@t0 {{blue 1}}"
    s = machines(tree, players=4, round=4, at={"red": "t0"},
                 red="Clockspring, Deepwell, Skyship, Orrery, Panacea")  # fmt: skip
    assert rule_of(s, "travel ts") == "G-5.4"
    do(s, "activate Expansion Dome")
    assert (forms.view(s, None)["present"], forms.view(s, None)["spliced"]) == ("t9", True)
    assert s.capacity(0) == 10
    do(s, "travel ts")
    assert (marker(s, "red"), s.actions) == ("ts", 1)
    do(s, "establish Clockspring", "card Skyship")
    assert status(s, "Tidal Engine@t0") == "F"
    do(s, "establish Deepwell")
    assert (on_timeline(s)["clockspring@ts"], on_timeline(s)["deepwell@ts"]) == ({"red": 1}, {"red": 2})
    assert status(s, "Tidal Engine@t0") == "S"


@pytest.mark.rule("G-X.30")
def test_it_is_added_empty_and_costs_no_action() -> None:
    s = machines(chain("Expansion Dome", "red 2"))
    before = on_timeline(s)
    do(s, "activate Expansion Dome")
    assert on_timeline(s) == before
    assert s.actions == 0
    assert forms.events(s)[-1] == {"event": "splice", "seat": 1, "technology": "expansion-dome"}
    assert [text for text in legal(s) if text.startswith("travel")] == [
        "travel ts", "travel t0", "travel t1", "travel t2", "travel t3",
    ]  # fmt: skip


@pytest.mark.rule("G-X.30", "G-X.32", "G-X.33", "G-2.5")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_its_capacity_is_one_more_than_that_of_t0(players: int, round: int) -> None:
    room = players + 1 + round + 1  # the index of the Present Day, and one
    names = [technology.name for technology in supplied("forbidden").technologies]
    filled = "; ".join(f"{name}@ts {{blue 1}}" for name in names[1:room])
    s = machines(filled, players=players, round=round, spliced=True, red="Arch-Fire, Orrery", at={"red": "ts"})
    assert rule_of(s, "establish Arch-Fire") == ""
    s = machines(f"{filled}; Vesper Heart@ts {{}}", players=players, round=round, spliced=True,
                 red="Arch-Fire, Orrery", at={"red": "ts"})  # fmt: skip
    reason = why(s, "establish Arch-Fire")
    assert reason is not None
    assert (reason.rule, reason.numbers) == ("G-6.3", {"here": "ts", "held": room, "capacity": room})
    assert (room == 10) == (players == 4 and round == 4)
    assert room <= 10


@pytest.mark.rule("G-X.30")
def test_it_grows_by_one_with_every_round() -> None:
    s = machines("Skyfork@ts {red 9}", spliced=True, phase="II")
    assert (s.round, s.capacity(0)) == (2, 6)
    assert on_timeline(s) == {"skyfork@ts": {"red": 8}}


@pytest.mark.rule("G-X.31", "G-X.19")
def test_it_happens_once_a_game() -> None:
    s = machines(chain("Expansion Dome", "red 2, blue 2"))
    do(s, "activate Expansion Dome")
    draw_and_keep(s)
    assert s.seat == 1
    assert rule_of(s, "activate Expansion Dome") == "G-X.31"
    draw_and_keep(s)
    assert (s.seat, s.turn) == (0, 2)
    assert rule_of(s, "activate Expansion Dome") == "G-X.31"


@pytest.mark.rule("G-X.31")
def test_it_stays_though_the_technology_that_made_it_is_discarded() -> None:
    s = machines(chain("Expansion Dome", "", below="red 9"), spliced=True, phase="II")
    assert "expansion-dome@t2" not in on_timeline(s)
    choose_order(s)
    assert forms.view(s, None)["spliced"] is True
    assert "travel ts" in legal(s)
    again = machines(chain("Expansion Dome", "red 3"), spliced=True, round=4)
    assert rule_of(again, "activate Expansion Dome") == "G-X.31"


@pytest.mark.rule("G-X.32", "G-5.4")
def test_it_is_the_limit_of_travel() -> None:
    s = machines(spliced=True, at={"red": "t0", "blue": "ts"})
    assert [text for text in legal(s) if text.startswith("travel")] == ["travel ts"]
    do(s, "travel ts")
    assert [text for text in legal(s) if text.startswith("travel")] == []
    assert rule_of(s, "travel ts") == "G-5.4"
    assert rule_of(s, "travel t0") == "G-5.4"


@pytest.mark.rule("G-X.32", "G-9.2", "G-18.6")
def test_it_is_in_the_past_of_every_other_timeframe() -> None:
    s = machines("Deepwell@ts {red 2}; Clockspring@ts {red 1}; Tidal Engine@t0 {blue 1}", spliced=True, phase="III")
    assert s.scores() == [2 + 2 + 1 + 1, 3]
    same = machines("Deepwell@ts {red 2}; Clockspring@ts {red 1}; Tidal Engine@ts {blue 1}", spliced=True)
    assert status(same, "Tidal Engine@ts") == "F"
    newer = machines("Deepwell@t0 {red 2}; Clockspring@ts {red 1}; Tidal Engine@ts {blue 1}", spliced=True)
    assert status(newer, "Tidal Engine@ts") == "F"


@pytest.mark.rule("G-X.32", "G-17.7", "G-17.8")
def test_the_copy_there_is_the_oldest() -> None:
    s = machines("Skyfork@ts {red 2}; Skyfork@t0 {blue 9}; Panacea@ts {red 2}", spliced=True, phase="II")
    assert on_timeline(s) == {"skyfork@ts": {"red": 1}, "panacea@ts": {"red": 1}}
    failed = machines("Orrery@ts {red 2}; Orrery@t0 {blue 2}", spliced=True, phase="II")
    assert on_timeline(failed) == {"orrery@t0": {"blue": 1}}


@pytest.mark.rule("G-X.30")
def test_without_a_splice_nothing_can_be_there() -> None:
    with pytest.raises(BadPosition, match="t0 to t3"):
        machines("Skyfork@ts {red 2}")
    with pytest.raises(BadPosition, match="t0 to t4"):
        machines(at={"red": "ts"})


# --- modifier ---


@pytest.mark.rule("G-X.34")
@pytest.mark.parametrize(("sign", "token"), [("plus", "+"), ("minus", "-")])
def test_a_token_goes_on_any_technology(sign: str, token: str) -> None:
    """Own or not, successful or not, with cubes or without, in any timeframe, the Rune Ledger itself included."""
    tree = f"{chain('Rune Ledger', 'red 2')}; Panacea@t3 {{}}; World Anchor@t0 {{blue 1}}"
    s = do(machines(tree), "activate Rune Ledger")
    reached = set()
    for after in completions(s):
        ((name, held),) = tokens(after).items()
        if held == token:
            reached.add(name)
    assert reached == set(on_timeline(s))
    do(s, "timeframe t3", sign)
    assert tokens(s) == {"panacea@t3": token}
    assert s.actions == 0


@pytest.mark.rule("G-X.34")
def test_it_puts_one_token_and_changes_nothing_else() -> None:
    s = machines(chain("Rune Ledger", "red 2"), pools={"red": 2})
    before = s.to_dict()
    after = do(s, "activate Rune Ledger", "timeframe t2", "plus").to_dict()
    lying_before, lying_after = before.pop("timeline"), after.pop("timeline")
    assert isinstance(lying_before, list)
    lying_before[-1]["tokens"] = {"plus": 1, "minus": 0}
    assert lying_after == lying_before
    assert (before.pop("activated"), after.pop("activated")) == ([], ["rune-ledger"])
    assert after == before


@pytest.mark.rule("G-X.35", "G-X.19")
def test_there_are_seven_tokens() -> None:
    s = machines(chain("Rune Ledger", "red 2"))
    six = {"Skyfork@t0": (2, 1), "Clockspring@t0": (0, 2), "Rune Ledger@t2": (1, 0)}
    s = with_tokens(s, six)
    assert rule_of(s, "activate Rune Ledger") == ""
    do(s, "activate Rune Ledger", "timeframe t0", "card Skyfork", "plus")
    assert tokens(s) == {"skyfork@t0": "+++-", "clockspring@t0": "--", "rune-ledger@t2": "+"}
    draw_and_keep(s)
    draw_and_keep(s)
    assert s.seat == 0
    assert rule_of(s, "activate Rune Ledger") == "G-X.35"
    with pytest.raises(BadPosition, match="7 Reward Modifier tokens"):
        with_tokens(s, {"Skyfork@t0": (4, 1)})


@pytest.mark.rule("G-X.35")
def test_a_technology_may_carry_all_of_them() -> None:
    for held, number in (((7, 0), 7), ((0, 7), 7), ((3, 4), 7)):
        s = with_tokens(machines("Skyfork@t0 {red 1}"), {"Skyfork@t0": held})
        assert len(tokens(s)["skyfork@t0"]) == number
        assert s.to_dict()["timeline"] == [
            lying("skyfork", {"red": 1}) | {"tokens": {"plus": held[0], "minus": held[1]}}
        ]


@pytest.mark.rule("G-X.36")
def test_ge_x8_a_reward_is_never_below_zero() -> None:
    tree = "Arch-Fire@t0 {red 1}; Clockspring@t0 {blue 1}; Gearwright@t1 {blue 1}"
    s = scored(tree, {"Arch-Fire@t0": (0, 2)})
    assert s.scores() == [0, 1 + 1 + 3]
    assert status(s, "Gearwright@t1") == "S"
    assert scored(tree, {}).scores() == [1 + 1, 1 + 1 + 3]


def scored(tree: str, held: dict[str, tuple[int, int]], **fields: Any) -> GearsPosition:
    """The position after the points of the round were awarded, and all that follows."""
    return with_tokens(machines(tree, **fields), held, phase="III", pending=[])


@pytest.mark.rule("G-X.36", "G-18.5", "G-18.6")
@pytest.mark.parametrize(
    ("held", "reward"),
    [((1, 0), 3), ((2, 0), 4), ((0, 1), 1), ((0, 2), 0), ((0, 3), 0), ((1, 3), 0), ((2, 1), 3), ((3, 3), 2)],
)
def test_the_reward_with_all_tokens_pays_the_reward_and_every_bonus(held: tuple[int, int], reward: int) -> None:
    tree = "Deepwell@t0 {red 1}; Arch-Fire@t0 {}; Clockspring@t0 {}; Vesper Forge@t1 {}; Tidal Engine@t1 {}"
    s = scored(tree, {"Deepwell@t0": held})
    assert s.scores() == [3 * reward, 0]
    assert s.score_sheet()[0]["rewards"] == [reward, 0, 0, 0]
    assert s.score_sheet()[0]["bonuses"] == [2 * reward, 0, 0, 0]


@pytest.mark.rule("G-X.36", "G-18.8", "G-18.9")
def test_tied_leaders_share_the_changed_reward() -> None:
    assert scored("Deepwell@t0 {red 1, blue 1}", {"Deepwell@t0": (1, 0)}).scores() == [1, 1]
    assert scored("Deepwell@t0 {red 1, blue 1}", {"Deepwell@t0": (2, 0)}).scores() == [2, 2]


@pytest.mark.rule("G-X.36")
def test_tokens_change_the_reward_of_their_copy_only() -> None:
    s = with_tokens(machines("Skyfork@t0 {red 1}; Skyfork@t1 {blue 1}"), {"Skyfork@t1": (3, 0)})
    assert award_points(s).scores() == [1, 4]


@pytest.mark.rule("G-X.36")
def test_tokens_change_neither_status_nor_cubes_back() -> None:
    held = {"Clockspring@t0": (0, 3), "Arch-Fire@t0": (0, 1), "Gearwright@t1": (0, 3)}
    s = scored("Arch-Fire@t0 {red 1}; Clockspring@t0 {blue 2}; Gearwright@t1 {red 2}", held)
    assert s.scores() == [0, 0]
    assert s.pools == [2, 1]


@pytest.mark.rule("G-X.37")
def test_tokens_stay_from_round_to_round() -> None:
    tree = chain("Rune Ledger", "red 3", below="blue 3")
    s = with_tokens(machines(tree, turn=4), {"Skyfork@t0": (2, 1), "Rune Ledger@t2": (0, 4)})
    for _ in range(2):
        draw_and_keep(s)
        if asked(s) == ("end", 0):
            do(s, "end")
    choose_order(s)
    assert (s.round, s.phase) == (2, 1)
    assert tokens(s) == {"skyfork@t0": "++-", "rune-ledger@t2": "----"}
    assert rule_of(s, "activate Rune Ledger") == "G-X.35"


@pytest.mark.rule("G-X.37", "G-X.35")
def test_tokens_return_to_the_stock_with_the_technology_that_leaves() -> None:
    tree = f"{chain('Rune Ledger', 'red 3', below='blue 3')}; Deepwell@t0 {{}}; Skyfork@t2 {{blue 2}}"
    held = {"Deepwell@t0": (1, 1), "Skyfork@t2": (2, 1), "Skyfork@t0": (1, 0), "Lore Vault@t1": (0, 1)}
    s = with_tokens(machines(tree), held)
    assert rule_of(s, "activate Rune Ledger") == "G-X.35"
    s = with_tokens(machines(tree), held, phase="II", pending=[])
    choose_order(s)
    assert "deepwell@t0" not in on_timeline(s)
    assert "skyfork@t2" not in on_timeline(s)
    assert tokens(s) == {"skyfork@t0": "+", "lore-vault@t1": "-"}
    assert rule_of(s, "activate Rune Ledger") == ""
    with_tokens(s, {"Clockspring@t0": (0, 5)})  # all five are there again
    with pytest.raises(BadPosition, match="7 Reward Modifier tokens"):
        with_tokens(s, {"Clockspring@t0": (0, 6)})


@pytest.mark.rule("G-X.37")
def test_a_copy_that_comes_back_has_no_token() -> None:
    s = with_tokens(machines("Deepwell@t0 {}", red="2 Deepwell, 4 Clockspring"), {"Deepwell@t0": (3, 0)}, phase="II",
                    pending=[])  # fmt: skip
    choose_order(s)
    do(s, "travel t0", "establish Deepwell")
    while s.frames[-1].open:
        do(s, legal(s)[0])
    assert on_timeline(s) == {"deepwell@t0": {"red": 2}}
    assert tokens(s) == {}


# --- all of them ---


@pytest.mark.rule("G-X.38", "G-25.5", "G-25.6", "G-25.7")
@every_machine
def test_no_effect_removes_a_technology_and_each_changes_only_its_own_thing(name: str) -> None:
    tree = f"{chain(name, 'red 3', below='red 1, blue 1')}; World Anchor@t3 {{blue 1}}"
    s = machines(tree, round=2, pools={"red": 1}, scores={"blue": 4})
    before = all_statuses(s)
    assert set(before.values()) == {True, False}
    effect = WITH_ACTIVATION[name]
    do(s, f"activate {name}")
    for after in completions(s):
        assert all_statuses(after) == before
        assert after.pools == ([2, 0] if effect == "cubes" else [1, 0])
        assert after.scores() == ([1, 4] if effect == "points" else [0, 4])
        assert len(hand(after, "red")) == (effect == "draw")
        assert forms.view(after, None)["spliced"] is (effect == "splice")
        assert forms.view(after, None)["extra_turn"] == ("due" if effect == "extra-turn" else "none")
        assert len(tokens(after)) == (effect == "modifier")
        assert (total_cubes(on_timeline(after)), discards(after)) == (total_cubes(on_timeline(s)), [])
