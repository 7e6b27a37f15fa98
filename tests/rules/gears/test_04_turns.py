"""Section 4 of the rules of Gears of Time: rounds, turns, actions, moves."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest

from bequest import games
from bequest.core import record
from bequest.core.errors import IllegalAction
from bequest.core.rng import Rng
from bequest.games.gears.state import GearsPosition
from bequest.games.gears.terms import PHASE_I
from tests.rules.gears.table import (
    COLOURS,
    cards,
    discards,
    do,
    hand,
    legal,
    marker,
    on_timeline,
    rule_of,
    table,
)

GAMES = [(2, "deck", 21), (3, "none", 22), (4, "one_each", 23), (3, "draft", 24), (4, "deck", 25)]
COUNTED = {"travel", "establish", "influence", "draw", "take-fate"}
FATES = [
    "Bloodline Influence",
    "Not What We Hoped For",
    "Perfectly Laid Plans",
    "Time Folds Around Us",
    "We Need More Time",
    "Willed Into Existence",
]
RED, BLUE = 0, 1


def random_game(players: int, fate: str, seed: int) -> Iterator[GearsPosition]:
    """The same position before every choice of a game between players who choose at random, and after the last."""
    s = games.get("gears", deck="tree-1").new(players, seed=seed, fate=fate, journal=True)
    assert isinstance(s, GearsPosition)
    chooser = random.Random(seed)
    while not s.over:
        yield s
        s.push(chooser.choice(s.legal()))
    yield s


def kind(s: GearsPosition) -> str:
    """What is asked of whom, as everybody sees it: "move red"."""
    return f"{s.decision.kind} {COLOURS[s.decision.seat]}" if s.decision else "nobody"


def open_step(s: GearsPosition) -> str:
    """The step of a move under way, as the chooser sees it; "" between moves."""
    prompt = s.prompt(s.seat)
    return prompt.step if prompt else ""


def with_deck(names: tuple[str, ...], red: str) -> GearsPosition:
    """Red at t0 with cards of a deck of these names, four copies and cost 2 each."""
    rows = [{"name": name, "copies": 4, "cost": 2, "reward": 1} for name in names]
    content = {"deck": {"technologies": rows}, "markers": ["t0", "t4"], "hands": [cards(red), []]}
    s = games.get("gears").from_json(json.dumps(content), journal=True)
    assert isinstance(s, GearsPosition)
    return s


def without_choices(s: GearsPosition) -> dict[str, object]:
    """The whole position (the generator included) but for the choices of a move under way."""
    return {key: value for key, value in s.to_dict().items() if key != "choices"}


def shown_to(s: GearsPosition, seat: int) -> tuple[object, ...]:
    """Everything that a seat receives."""
    return s.view(seat), s.events(0, seat), s.key(seat), s.prompt(seat), s.legal(seat), s.can_undo(seat)


# --- rounds and phases ---


@pytest.mark.rule("G-4.1", "G-4.2", "G-4.3")
@pytest.mark.parametrize(("players", "fate", "seed"), GAMES)
def test_a_game_has_four_rounds_of_five_phases_and_ends_after_phase_iv(players: int, fate: str, seed: int) -> None:
    *_, s = random_game(players, fate, seed)
    phases = [(event["round"], event["phase"]) for event in s.events() if event["event"] == "phase"]
    assert phases == [(round, phase) for round in (1, 2, 3, 4) for phase in ("I", "II", "III", "IV", "V")][:-1]


@pytest.mark.rule("G-4.2")
def test_the_phases_take_effect_in_their_order() -> None:
    """Basic Tools goes (II) before Mining could pay (III), and cubes are counted (V) after they have come back (IV)."""
    s = table(
        timeline="Basic Tools@t0 {}; Fire@t0 {blue 1}; The Wheel@t0 {blue 1}; Mining@t1 {red 1}",
        pools={"red": 1},
        fate="none",
        turn=4,
        active=2,
        actions=3,
    )
    assert s.scores() == [0, 2]
    assert on_timeline(s) == {"fire@t0": {}, "the-wheel@t0": {}, "mining@t1": {}}
    assert s.pools == [1, 2]
    assert kind(s) == "position red"


@pytest.mark.rule("G-4.3")
def test_the_last_round_has_no_phase_v() -> None:
    s = table(round=4, fate="none", turn=4, active=2, actions=3, red="Law", timeline="Fire@t0 {blue 2}")
    assert s.over
    assert (s.round, s.view(None)["present"], hand(s, "red")) == (4, "t7", ["law"])
    assert s.pools == [0, 1]


@pytest.mark.rule("G-4.4", "G-4.5", "G-4.6", "G-4.7")
@pytest.mark.parametrize(("players", "fate", "seed"), GAMES)
def test_everybody_takes_four_turns_of_three_actions_in_player_order(players: int, fate: str, seed: int) -> None:
    orders: dict[int, set[tuple[int, ...]]] = {}
    turns: dict[int, list[tuple[int, int]]] = {}
    cut_short = 0  # turns that end early because no action is possible (G-4.12)
    for s in random_game(players, fate, seed):
        if s.phase == PHASE_I and kind(s).startswith("move"):
            cut_short += "end" in legal(s)
            orders.setdefault(s.round, set()).add(tuple(s.order))
            begun = turns.setdefault(s.round, [])
            if (s.turn, s.seat) not in begun[-1:]:
                begun.append((s.turn, s.seat))
    assert set(orders) == {1, 2, 3, 4}
    for round, found in orders.items():
        (order,) = found
        assert turns[round] == [(turn, seat) for turn in (1, 2, 3, 4) for seat in order]
    taken: Counter[object] = Counter()
    for event in s.events():
        taken[event.get("seat")] += event["event"] in COUNTED
        if event["event"] == "end-turn":
            number = taken.pop(event["seat"])
            assert number == 3 or (number < 3 and cut_short)
    assert taken.total() == 0


@pytest.mark.rule("G-4.5")
def test_ge_05_phase_ii_follows_the_fourth_turn_of_the_last_player() -> None:
    s = table(turn=4, active=2, actions=3, blue="Law")
    do(s, "end")
    assert s.events()[:2] == [{"event": "end-turn", "seat": 2}, {"event": "phase", "phase": "II", "round": 1}]


@pytest.mark.rule("G-4.5")
def test_ge_06_the_first_player_begins_the_next_turn() -> None:
    s = table(turn=2, active=2, actions=3, blue="Law")
    do(s, "end")
    assert s.turn == 3
    assert kind(s) == "move red"


# --- counted actions ---


def acting(red: str = "Fire, Law", **fields: Any) -> GearsPosition:
    """Red at t2 can take every kind of counted action."""
    return table(
        red=red, timeline="The Wheel@t2 {blue 1}", pools={"red": 1}, at={"red": "t2"}, next="Law, Radio", **fields
    )


@pytest.mark.rule("G-4.8")
@pytest.mark.parametrize(
    "choices", [["travel t0"], ["establish Fire"], ["influence The Wheel"], ["draw", "card Radio"]]
)
def test_travel_establish_influence_and_draw_count(choices: list[str]) -> None:
    s = do(acting(), *choices)
    assert s.actions == 1
    assert kind(s) == "move red"


@pytest.mark.rule("G-4.8")
def test_taking_a_fate_card_counts_in_the_draft_variant_only() -> None:
    assert do(acting(fate="draft"), "take Time Folds Around Us", "decline").actions == 1
    assert rule_of(acting(), "take Time Folds Around Us") == "G-24.17"


@pytest.mark.rule("G-4.7", "G-4.9")
def test_the_three_actions_are_of_any_kinds_in_any_sequence() -> None:
    for sequence in product(("travel", "establish", "influence", "draw"), repeat=3):
        s = table(
            fate="none",
            round=4,
            timeline="; ".join(f"Fire@t{i} {{blue 1}}" for i in range(4)),
            red="The Wheel, Basic Tools, Language, Law, Law, Radio",
            pools={"red": 9},
            at={"red": "t3"},
        )
        for number, name in enumerate(sequence):
            assert (kind(s), s.actions) == ("move red", number)
            match name:
                case "travel":
                    do(s, f"travel t{int(marker(s, 'red')[1]) - 1}")
                case "establish":
                    do(s, f"establish {('The Wheel', 'Basic Tools', 'Language')[number]}")
                    do(s, *([legal(s)[-1]] if open_step(s) else []))
                case "influence":
                    do(s, "influence Fire", "amount 1")
                case "draw":
                    do(s, "draw")
                    do(s, legal(s)[0])
        assert kind(s) == "move blue"


def fated(actions: int, fate_cards: list[str]) -> GearsPosition:
    """Red holds these Fate cards, each of them with several legal targets, and four Technology cards."""
    return table(
        timeline="Fire@t0 {red 1, blue 1}; Agriculture@t0 {red 1}; Writing@t1 {red 2}; Mining@t1 {red 1};"
        "Law@t2 {blue 1}",
        red=", ".join(["Cartography, The Wheel, Railway, Radio", *fate_cards]),
        pools={"red": 3},
        at={"red": "t1", "blue": "t2"},
        actions=actions,
    )


@pytest.mark.rule("G-4.10")
@pytest.mark.parametrize("fate_card", FATES)
@pytest.mark.parametrize("actions", [0, 1, 2, 3])
def test_playing_a_fate_card_is_no_counted_action(fate_card: str, actions: int) -> None:
    s = do(fated(actions, [fate_card]), f"play {fate_card}")
    while open_step(s):
        do(s, legal(s)[0])
    assert cards(fate_card)[0] not in hand(s, "red")
    assert s.actions == actions
    assert s.seat == RED


@pytest.mark.rule("G-4.11")
def test_ge_07_no_end_while_an_action_is_left() -> None:
    s = table(actions=2)
    assert rule_of(s, "end") == "G-4.11"
    assert "end" not in legal(s)


@pytest.mark.rule("G-4.11")
@pytest.mark.parametrize("actions", [0, 1, 2])
@pytest.mark.parametrize(
    ("possible", "position"),
    [
        ("travel t0", {"at": {"red": "t1"}}),
        ("influence fire", {"at": {"red": "t0"}, "pools": {"red": 1}}),
        ("establish language", {"at": {"red": "t0"}, "red": "Language, Law"}),
    ],
)
def test_one_legal_action_forbids_the_end(possible: str, position: dict[str, Any], actions: int) -> None:
    s = table(timeline="Fire@t0 {blue 1}", pile="", actions=actions, **position)
    assert legal(s) == [possible]
    assert rule_of(s, "end") == "G-4.11"


@pytest.mark.rule("G-4.12", "G-4.14", "G-4.21")
def test_ge_08_a_turn_without_a_legal_action_may_end() -> None:
    s = table(pile="", at={"red": "t0"}, actions=1)
    assert legal(s) == ["end"]
    do(s, "end")
    assert kind(s) == "move blue"
    assert s.actions == 0
    assert [event["event"] for event in s.events()] == ["end-turn"]


@pytest.mark.rule("G-4.13")
def test_nobody_has_to_play_a_fate_card_to_make_an_action_possible() -> None:
    s = table(pile="", red="Bloodline Influence", timeline="Fire@t0 {blue 1}", at={"red": "t0"})
    assert legal(s) == ["play bloodline-influence", "end"]
    played = do(s.clone(), "play Bloodline Influence")
    assert legal(played) == ["draw"]
    assert kind(do(s, "end")) == "move blue"


@pytest.mark.rule("G-4.14")
@pytest.mark.parametrize(
    ("pile", "discard", "options"),
    [("Law", "", ["draw"]), ("", "Law", ["draw"]), ("Law", "Radio", ["draw"]), ("", "", ["end"])],
)
def test_draw_is_legal_while_either_pile_holds_a_card(pile: str, discard: str, options: list[str]) -> None:
    s = table(pile=pile, discard=discard, at={"red": "t0"}, fate="none")
    assert legal(s) == options
    assert rule_of(s, "end") == ("" if options == ["end"] else "G-4.11")


@pytest.mark.rule("G-4.15", "G-4.17")
def test_ge_09_after_three_actions_only_fate_cards() -> None:
    s = table(actions=3, red="Bloodline Influence, Law", timeline="Fire@t0 {blue 1}", at={"red": "t3"})
    assert rule_of(s, "travel t0") == "G-4.15"
    do(s, "play Bloodline Influence")
    assert on_timeline(s) == {"fire@t0": {"blue": 1, "red": 1}}
    assert kind(s) == "end red"


@pytest.mark.rule("G-4.15")
@pytest.mark.parametrize("fourth", ["travel t0", "establish Fire", "influence The Wheel", "draw"])
def test_a_fourth_action_of_any_kind_is_illegal(fourth: str) -> None:
    assert rule_of(acting(actions=2), fourth) == ""
    s = acting(actions=3)
    assert rule_of(s, fourth) == "G-4.15"
    assert legal(s) == ["end"]


@pytest.mark.rule("G-4.15")
def test_a_fate_card_cannot_be_taken_as_a_fourth_action() -> None:
    before = {"before": [["we-need-more-time"], []]}
    assert rule_of(acting(fate="draft", actions=2, fate_cards=before), "take Time Folds Around Us") == ""
    s = acting(fate="draft", actions=3, fate_cards=before)
    assert rule_of(s, "take Time Folds Around Us") == "G-4.15"
    assert legal(s) == ["play we-need-more-time", "end"]


@pytest.mark.rule("G-4.16")
@pytest.mark.parametrize(
    "begun",
    [["establish Cartography"], ["influence Writing"], ["draw"], ["play Willed Into Existence", "timeframe t1"]],
)
def test_nothing_else_begins_before_a_move_is_resolved(begun: list[str]) -> None:
    s = do(fated(1, FATES), *begun)
    others = ["travel t0", "establish Cartography", "influence Writing", "draw", "end", *(f"play {f}" for f in FATES)]
    assert [rule_of(s, other) for other in others] == ["not asked"] * len(others)


@pytest.mark.rule("G-4.19")
@pytest.mark.parametrize(("players", "fate", "seed"), GAMES)
def test_in_phase_i_only_the_active_player_acts(players: int, fate: str, seed: int) -> None:
    exceptions = set()
    for s in random_game(players, fate, seed):
        if s.phase == PHASE_I and s.waiting != [s.order[s.active]]:
            exceptions.add(kind(s).split()[0])
            assert len(s.waiting) == 1
        for other in set(range(players)) - set(s.waiting):
            assert s.legal(other) == []
            assert s.over or s.why_not(s.legal()[0], other) is not None
    assert exceptions == ({"area-cube"} if fate == "draft" else set())


@pytest.mark.rule("G-4.20")
def test_ge_10_an_illegal_establish_changes_nothing() -> None:
    s = table(red="Steam Engine, Fire, Law", at={"red": "t1"}, actions=1)
    before = s.to_json()
    with pytest.raises(IllegalAction, match=r"G-6\.7"):
        do(s, "establish Steam Engine")
    assert s.to_json() == before
    assert s.actions == 1


@pytest.mark.rule("G-4.20")
@pytest.mark.parametrize("begun", [[], ["establish Cartography"], ["draw"], ["play Time Folds Around Us"]])
def test_no_illegal_attempt_changes_anything(begun: list[str]) -> None:
    s = do(fated(2, FATES), *begun)
    before = s.to_json(), s.events(), shown_to(s, RED)
    offered = s.legal()
    for attempt in set(range(-1, len(s.game.catalogue) + 1)) - set(offered):
        with pytest.raises(IllegalAction):
            s.apply(attempt)
    for own in offered:
        with pytest.raises(IllegalAction):
            s.apply(own, BLUE)
    assert (s.to_json(), s.events(), shown_to(s, RED)) == before


@pytest.mark.rule("G-4.21")
def test_no_effect_is_carried_over_to_a_later_turn() -> None:
    s = table(
        timeline="Radio@t3 {red 1}",
        red="We Need More Time, Fire, Law",
        blue="Mining, Law",
        at={"red": "t3", "blue": "t3"},
        actions=3,
    )
    do(s, "play We Need More Time", "end")
    assert rule_of(s, "establish Mining") == "G-6.3"
    for _ in range(3):
        do(s, "draw")
        do(s, legal(s)[0])
    do(s, "end")
    assert kind(s) == "move red"
    assert rule_of(s, "establish Fire") == "G-6.3"


@pytest.mark.rule("G-4.21")
def test_neither_unused_actions_nor_the_draft_limit_are_carried_over() -> None:
    held = {"before": [["bloodline-influence"], []]}
    s = table(fate="draft", fate_cards=held, fate_taken=True, actions=1, pile="", at={"red": "t0"})
    do(s, "end", "travel t3", "travel t2", "travel t1")
    assert (kind(s), s.actions) == ("move red", 0)
    assert rule_of(s, "take Time Folds Around Us") == ""


# --- the end of the turn, and who is asked ---


@pytest.mark.rule("G-4.17")
@pytest.mark.parametrize("third", ["travel t0", "establish Fire", "influence The Wheel"])
def test_after_the_third_action_the_turn_stays_open_for_fate_cards(third: str) -> None:
    s = acting("Fire, Law, We Need More Time", actions=2)
    do(s, third)
    do(s, *(["card Law"] if open_step(s) else []))
    assert kind(s) == "end red"
    assert legal(s) == ["play we-need-more-time", "end"]


@pytest.mark.rule("G-4.17", "G-4.36")
def test_ge_62_two_equal_cards_drawn_as_third_action() -> None:
    received: list[object] = []
    for drawn in ("Language, Language", "Language, Navigation"):
        s = table(actions=2, next=drawn)
        do(s, "draw")
        received.append(shown_to(s, BLUE))
        assert s.actions == 3
        assert kind(s) == "keep red"
        assert s.back() == 0
        refusal = s.can_undo(RED)
        assert refusal is not None
        assert legal(s) == [f"card {card}" for card in dict.fromkeys(cards(drawn))]
        do(s, "card Language")
        assert kind(s) == "end red"
        assert legal(s) == ["end"]
        received.append(shown_to(s, BLUE))
    assert received[:2] == received[2:]


@pytest.mark.rule("G-4.18", "G-4.25")
def test_ge_63_asked_by_the_size_of_the_hand() -> None:
    a = table(actions=3, red="Law")
    assert (kind(a), legal(a)) == ("end red", ["end"])
    assert kind(table(actions=3)) == "move blue"
    assert kind(table(actions=3, fate="none", red="Law, Fire, Radio, Mining, Flight")) == "move blue"


@pytest.mark.rule("G-4.18")
def test_ge_64_asked_by_the_fate_cards_of_the_variants() -> None:
    unplayed = {"before": [["bloodline-influence"], ["we-need-more-time"]]}
    played = {"before": [[], ["we-need-more-time"]], "out": ["bloodline-influence"]}
    lying = {"before": [["bloodline-influence"], []]}
    a = table(actions=3, fate="one_each", red="Law", fate_cards=unplayed)
    b = table(actions=3, fate="one_each", red="Law", fate_cards=played, round=2)
    c = table(actions=3, fate="draft", red="Law", fate_cards=lying)
    d = table(actions=3, fate="draft", red="Law", fate_cards=lying, timeline="Language@t0 {blue 1}")
    assert [kind(a), kind(b), kind(c), kind(d)] == ["end red", "move blue", "move blue", "end red"]
    assert legal(a) == ["end"]
    assert legal(d) == ["play bloodline-influence", "end"]


@pytest.mark.rule("G-4.22")
@pytest.mark.parametrize("seed", range(4))
def test_who_is_asked_does_not_depend_on_hidden_cards(seed: int) -> None:
    """Along a game, the same public moves with other hidden cards bring the same questions."""
    chooser = random.Random(seed)
    for s in random_game(2, "deck", seed):
        if not kind(s).startswith(("move", "end")) or open_step(s):
            continue
        other = s.guess(1 - s.seat, Rng(seed, 1, 2, 3))
        assert other.decision == s.decision
        moves = [text for text in legal(s) if text == "draw" or text.startswith(("travel", "end"))]
        if not moves:
            continue
        move = chooser.choice(moves)
        for position in (copy := s.clone(), other):
            do(position, move)
        assert other.decision == copy.decision
        for position in (copy, other):
            do(position, *(legal(position)[:1] if kind(position).startswith("keep") else []))
        assert other.decision == copy.decision


@pytest.mark.rule("G-4.22", "G-4.31")
def test_others_notice_nothing_of_choices_that_are_not_asked() -> None:
    """The same Establish with two, one and no choices to make."""
    names = ("Fire", "Law", "Radio", "Railway", "Mining")
    received: list[object] = []
    asked: list[int] = []
    for payment in ("Fire, Radio, Railway", "Law, Radio, Radio", "Law, Law, Law"):
        s = with_deck(names, f"Mining, {payment}")
        do(s, "establish Mining")
        asked.append(0)
        while open_step(s):
            do(s, legal(s)[0])
            asked[-1] += 1
        received.append(shown_to(s, BLUE))
    assert asked == [2, 1, 0]
    assert received[0] == received[1] == received[2]


@pytest.mark.rule("G-4.23")
def test_with_an_action_left_even_a_single_option_is_asked() -> None:
    s = table(at={"red": "t0"})
    assert (kind(s), legal(s)) == ("move red", ["draw"])
    s = table(at={"red": "t0"}, pile="")
    assert (kind(s), legal(s)) == ("move red", ["end"])


@pytest.mark.rule("G-4.24")
def test_ge_65_the_last_card_played_ends_the_turn() -> None:
    s = table(actions=3, red="Bloodline Influence", timeline="Agriculture@t0 {blue 2}")
    do(s, "play Bloodline Influence")
    assert on_timeline(s) == {"agriculture@t0": {"blue": 2, "red": 1}}
    assert kind(s) == "move blue"


@pytest.mark.rule("G-4.24")
def test_the_table_is_tested_again_after_every_fate_card() -> None:
    """Red's cube makes the second card playable; when nothing is left to play, the turn ends by itself."""
    held = {"before": [["bloodline-influence", "not-what-we-hoped-for"], []]}
    s = table(actions=3, fate="draft", fate_cards=held, red="Law", timeline="Fire@t0 {blue 1}")
    assert legal(s) == ["play bloodline-influence", "end"]
    do(s, "play Bloodline Influence")
    assert (kind(s), legal(s)) == ("end red", ["play not-what-we-hoped-for", "end"])
    do(s, "play Not What We Hoped For")
    assert kind(s) == "move blue"


@pytest.mark.rule("G-4.25")
def test_knowing_where_all_fate_cards_lie_does_not_spare_the_question() -> None:
    s = table(actions=3, red="Law, Radio", known=dict.fromkeys(FATES, "red blue"))
    assert (kind(s), legal(s)) == ("end red", ["end"])


# --- moves and their choices ---


MOVES = [
    (["travel t0"], []),
    (["establish Cartography", "card The Wheel", "card Radio"], ["discard", "discard"]),
    (["influence Writing", "amount 2"], ["amount"]),
    (["draw"], []),
    (["play Bloodline Influence", "timeframe t1", "card Mining"], ["timeframe", "technology"]),
    (["play Not What We Hoped For", "timeframe t1", "card Mining"], ["timeframe", "technology"]),
    (["play Perfectly Laid Plans", "timeframe t0", "card Fire"], ["timeframe", "technology"]),
    (["play Time Folds Around Us", "seat 2"], ["player"]),
    (["play We Need More Time"], []),
    (
        ["play Willed Into Existence", "timeframe t1", "card Writing", "card Language"],
        ["timeframe", "technology", "dependency"],
    ),
]
MOVE_IDS = [choices[0] for choices, _ in MOVES]


@pytest.mark.rule("G-4.26", "G-4.27", "G-4.28")
@pytest.mark.parametrize(("choices", "steps"), MOVES, ids=MOVE_IDS)
def test_a_move_asks_its_steps_in_order_and_takes_effect_with_the_last(choices: list[str], steps: list[str]) -> None:
    s = fated(0, FATES)
    before, seen = without_choices(s), shown_to(s, BLUE)
    for choice, step in zip(choices[:-1], steps, strict=True):
        do(s, choice)
        assert open_step(s) == step
        assert without_choices(s) == before
        assert shown_to(s, BLUE) == seen
    do(s, choices[-1])
    assert open_step(s) == ""
    assert without_choices(s) != before
    assert s.events() != []


KEEPING = {"drawn": ["law", "fire"], "pending": [{"kind": "turn", "seat": 1}, {"kind": "keep", "seat": 1}]}
ORDERING = {"phase": "V", "pending": [{"kind": "order", "seat": 1, "later": [2]}]}
CUBING = {"fate": "draft", "pending": [{"kind": "turn", "seat": 1}, {"kind": "area-cube", "seat": 2}]}


@pytest.mark.rule("G-4.26", "G-4.28")
@pytest.mark.parametrize(
    ("choice", "then", "position"),
    [
        ("take Time Folds Around Us", "area-cube blue", {"fate": "draft"}),
        ("end", "move blue", {"actions": 3, "red": "Law"}),
        ("card Law", "move red", KEEPING),
        ("position 2", "move blue", ORDERING),
        ("card Time Folds Around Us", "move red", CUBING),
        ("decline", "move red", CUBING),
    ],
)
def test_the_other_moves_are_one_choice(choice: str, then: str, position: dict[str, Any]) -> None:
    s = table(**position)
    before = s.to_json()
    do(s, choice)
    assert kind(s) == then
    assert s.to_json() != before
    assert s.back() == 0


@pytest.mark.rule("G-4.27", "G-4.29", "G-23.11")
def test_ge_59_taking_choices_back() -> None:
    s = table(red="Steam Engine, Agriculture, Medicine, Computer, Democracy", at={"red": "t1"})
    before, offered, seen = s.to_json(), legal(s), shown_to(s, BLUE)
    do(s, "establish Steam Engine", "card Agriculture")
    assert without_choices(s) == json.loads(before)
    assert shown_to(s, BLUE) == seen
    assert s.back() == 2
    assert s.to_json() == before
    assert legal(s) == offered
    assert shown_to(s, BLUE) == seen
    assert kind(s) == "move red"


@pytest.mark.rule("G-4.29")
def test_the_last_choice_or_all_may_be_taken_back_again_and_again() -> None:
    s = fated(1, FATES)
    start = s.to_json()
    for _ in range(3):
        do(s, "play Willed Into Existence", "timeframe t1")
        names = legal(s)
        do(s, "card Writing")
        assert legal(s) == ["card basic-tools", "card language"]
        assert s.back(1) == 1
        assert legal(s) == names
        assert s.back(1) == 1
        assert legal(s) == ["timeframe t1", "timeframe t2"]
        do(s, "timeframe t2")
        assert s.back() == 2
        assert s.to_json() == start


@pytest.mark.rule("G-4.29")
def test_what_was_taken_back_is_not_part_of_the_record() -> None:
    s = fated(1, FATES)
    start = s.to_dict()
    do(s, "establish Cartography", "card The Wheel")
    s.back(1)
    do(s, "card Railway")
    s.back()
    do(s, "influence Writing")
    assert record.make(s, {}, start).answers == []
    do(s, "amount 2")
    assert record.make(s, {}, start).answers == ["1 influence writing", "1 amount 2"]
    assert [event["event"] for event in s.events()] == ["influence"]


def payments(s: GearsPosition, name: str) -> list[list[str]]:
    """What can be paid for a card (with an empty discard pile), once for each way to name it."""
    found: list[list[str]] = []
    pending = [do(s.clone(), f"establish {name}")]
    while pending:
        position = pending.pop()
        if open_step(position):
            assert len(legal(position)) > 1
            pending += [do(position.clone(), text) for text in legal(position)]
        else:
            found.append(discards(position))
    return sorted(found)


@pytest.mark.rule("G-4.30", "G-4.31", "G-4.32", "G-4.34")
@pytest.mark.parametrize("seed", range(12))
def test_every_payment_can_be_named_in_exactly_one_way(seed: int) -> None:
    deck = table().rules.deck
    names = [deck.card_ids[card] for card in random.Random(seed).sample(deck.cards(with_fates=True), 7)]
    s = table(red=", ".join(names), at={"red": "t0"})
    technologies = [card for card in hand(s, "red") if f"establish {card}" in legal(s)]
    assert technologies
    for card in technologies:
        rest = hand(s, "red")
        rest.remove(card)
        combined = set(combinations(rest, deck.cost[deck.number[card]]))
        assert payments(s, card) == sorted(map(list, combined))


@pytest.mark.rule("G-4.30")
def test_a_timeframe_without_a_legal_target_is_not_offered() -> None:
    s = table(timeline="Fire@t0 {red 1}; Law@t1 {blue 1}; Mining@t2 {red 1}", red="Not What We Hoped For, Law")
    do(s, "play Not What We Hoped For")
    assert legal(s) == ["timeframe t0", "timeframe t2"]
    assert rule_of(s, "timeframe t1") == "G-10.7"


@pytest.mark.rule("G-4.30", "G-4.31", "G-4.32", "G-4.33", "G-4.34")
def test_ge_60_payments_in_deck_order() -> None:
    s = table(red="Cartography, The Wheel, The Wheel, Railway, Perfectly Laid Plans", at={"red": "t1"})
    paid = payments(s, "Cartography")
    do(s, "establish Cartography")
    assert legal(s) == ["card the-wheel", "card railway"]
    wheel = do(s.clone(), "card The Wheel")
    assert legal(wheel) == ["card the-wheel", "card railway", "card perfectly-laid-plans"]
    do(s, "card Railway")
    assert on_timeline(s) == {"cartography@t1": {"red": 2}}
    assert discards(s) == ["railway", "perfectly-laid-plans"]
    assert hand(s, "red") == ["the-wheel", "the-wheel"]
    assert paid == [
        ["railway", "perfectly-laid-plans"],
        ["the-wheel", "perfectly-laid-plans"],
        ["the-wheel", "railway"],
        ["the-wheel", "the-wheel"],
    ]


@pytest.mark.rule("G-4.31")
def test_ge_61_a_single_payment_is_not_asked() -> None:
    s = table(red="Language, Navigation", at={"red": "t0"})
    do(s, "establish Language")
    assert on_timeline(s) == {"language@t0": {"red": 1}}
    assert hand(s, "red") == []
    assert s.actions == 1


@pytest.mark.rule("G-4.31")
@pytest.mark.parametrize(
    ("choice", "event"),
    [
        ("influence Fire", {"event": "influence", "technology": "fire", "timeframe": "t0", "cubes": 1}),
        (
            "play Bloodline Influence",
            {"event": "fate", "card": "bloodline-influence", "technology": "fire", "timeframe": "t0"},
        ),
        ("play Time Folds Around Us", {"event": "fate", "card": "time-folds-around-us", "player": 1}),
    ],
)
def test_a_later_step_with_one_choice_counts_as_made(choice: str, event: dict[str, object]) -> None:
    s = table(
        timeline="Fire@t0 {blue 1}",
        red="Bloodline Influence, Time Folds Around Us",
        pools={"red": 1},
        at={"red": "t0"},
    )
    do(s, choice)
    assert s.events() == [event | {"seat": 1}]


@pytest.mark.rule("G-4.32")
def test_payments_cannot_be_named_backwards_or_with_too_few_to_follow() -> None:
    s = table(red="Steam Engine, Fire, Law, Law, Radio, We Need More Time", at={"red": "t1"})
    do(s, "establish Steam Engine")
    assert legal(s) == ["card fire", "card law"]
    assert rule_of(s, "card Radio") == "G-4.32"
    do(s, "card Law")
    assert legal(s) == ["card law", "card radio"]
    assert rule_of(s, "card Fire") == "G-4.32"


@pytest.mark.rule("G-4.33")
def test_deck_order_is_the_order_of_rows_and_then_the_fate_cards() -> None:
    s = with_deck(("Zebra", "Mole", "Ape"), "Perfectly Laid Plans, Ape, Bloodline Influence, Mole, Zebra, Zebra")
    assert hand(s, "red") == ["zebra", "zebra", "mole", "ape", "bloodline-influence", "perfectly-laid-plans"]
    do(s, "establish Zebra")
    assert legal(s) == ["card zebra", "card mole", "card ape", "card bloodline-influence"]
    do(s, "card Ape")
    assert legal(s) == ["card bloodline-influence", "card perfectly-laid-plans"]


@pytest.mark.rule("G-4.34")
def test_equal_cards_are_one_option() -> None:
    s = table(red="3 Fire, 2 Law", at={"red": "t0"})
    assert [text for text in legal(s) if text.startswith("establish")] == ["establish fire", "establish law"]
    do(s, "establish Law")
    assert legal(s) == ["card fire", "card law"]  # the second discard: the first can only be Fire
    do(s, "card Fire")
    assert (hand(s, "red"), discards(s)) == (["fire", "law"], ["fire", "fire"])
    s = do(table(next="Mining, Mining"), "draw")
    assert legal(s) == ["card mining"]


@pytest.mark.rule("G-4.35")
def test_a_technology_is_chosen_by_timeframe_and_name() -> None:
    copies = "Writing@t0 {red 1}; Fire@t0 {red 1}; Writing@t1 {red 1}; Law@t1 {red 1}"
    s = table(timeline=copies, red="Bloodline Influence, Radio", pools={"red": 1}, at={"red": "t1"})
    assert [text for text in legal(s) if text.startswith("influence")] == ["influence writing", "influence law"]
    chosen = do(s.clone(), "influence Writing")
    assert on_timeline(chosen)["writing@t1"] == {"red": 2}
    do(s, "play Bloodline Influence")
    assert legal(s) == ["timeframe t0", "timeframe t1"]
    do(s, "timeframe t0")
    assert legal(s) == ["card fire", "card writing"]
    do(s, "card Writing")
    assert on_timeline(s)["writing@t0"] == {"red": 2}
    assert on_timeline(s)["writing@t1"] == {"red": 1}


@pytest.mark.rule("G-4.36")
def test_what_is_decided_after_a_draw_is_a_decision_of_its_own() -> None:
    s = table(next="Law, Radio", chance="explicit")
    do(s, "draw")
    assert s.actions == 1
    assert legal(s) == ["card law"]
    do(s, "card Law", "card Radio")
    assert kind(s) == "keep red"
    assert open_step(s) == ""
    assert s.back() == 0
    assert legal(s) == ["card law", "card radio"]


@pytest.mark.rule("G-4.36")
def test_the_order_is_chosen_apart_from_the_move_that_ended_the_round() -> None:
    s = table(fate="none", turn=4, active=2, actions=2)
    do(s, "travel t0")
    assert kind(s).startswith("position")
    assert s.back() == 0
    assert legal(s) == ["position 1", "position 2"]


@pytest.mark.rule("G-4.37")
def test_all_choices_come_from_a_finite_list() -> None:
    s = table()
    ids = s.rules.deck.card_ids
    technologies, fates = ids[:30], ids[30:]
    timeframes = ["ts", *(f"t{i}" for i in range(10))]
    choices = {"draw", "end", "decline", "yes", "no", "plus", "minus"}
    choices |= {f"{verb} {timeframe}" for verb in ("travel", "timeframe") for timeframe in timeframes}
    choices |= {f"amount {number}" for number in range(1, 41)}
    choices |= {f"{noun} {number}" for noun in ("seat", "position") for number in range(1, 5)}
    choices |= {f"{verb} {card}" for verb in ("establish", "influence") for card in technologies}
    choices |= {f"{verb} {card}" for verb in ("play", "take") for card in fates}
    choices |= {f"card {card}" for card in ids}
    listed = {s.game.text(number) for number in range(len(s.game.catalogue))}
    assert listed - choices == {f"character {number}" for number in range(1, 5)}
    assert choices - listed == set()
    for players, fate, seed in GAMES:
        for s in random_game(players, fate, seed):
            assert choices.issuperset(legal(s))


@pytest.mark.rule("G-4.38")
def test_undo_reaches_back_over_own_moves_only() -> None:
    s = table(fate="none", at={"red": "t4", "blue": "t4"})
    start = s.to_json()
    do(s, "travel t3", "travel t2")
    assert s.back() == 0
    s.undo(RED)
    s.undo(RED)
    assert s.to_json() == start
    assert s.can_undo(RED) is not None
    do(s, "travel t3", "travel t2", "travel t1")
    assert s.can_undo(RED) is None
    assert s.can_undo(BLUE) is not None
    do(s, "travel t0")
    with pytest.raises(IllegalAction, match="another player"):
        s.undo(RED)
    assert s.can_undo(BLUE) is None


@pytest.mark.rule("G-4.38")
@pytest.mark.parametrize("chance", ["auto", "explicit"])
def test_undo_does_not_reach_back_beyond_a_card_drawn(chance: str) -> None:
    s = table(next="Law, Radio", chance=chance)
    do(s, "travel t2", "draw")
    do(s, *(["card Law", "card Radio"] if chance == "explicit" else []))
    assert s.can_undo(RED) is not None
    do(s, "card Law", "travel t1")
    s.undo(RED)
    assert (marker(s, "red"), hand(s, "red")) == ("t2", ["law"])
    s.undo(RED)
    assert kind(s) == "keep red"
    with pytest.raises(IllegalAction, match="card was drawn"):
        s.undo(RED)


@pytest.mark.rule("G-4.38")
def test_undo_does_not_reach_back_beyond_the_answer_of_another_player() -> None:
    s = table(fate="draft", at={"red": "t4", "blue": "t4"})
    do(s, "take Time Folds Around Us", "decline", "travel t3")
    s.undo(RED)
    assert s.can_undo(RED) is not None
    assert s.actions == 1


@pytest.mark.rule("G-4.38")
def test_undo_does_not_reach_back_beyond_the_cards_of_a_new_round() -> None:
    s = table(fate="none", turn=4, active=2, actions=2, red="Law")
    do(s, "travel t0")
    assert s.round == 2
    assert s.can_undo(BLUE) is not None


@pytest.mark.rule("G-4.27", "G-4.38")
def test_a_choice_that_is_not_committed_does_not_bar_the_undo_of_another_player() -> None:
    """Otherwise the right to undo would tell that somebody has begun a move, before anything has happened."""
    s = table(fate="none", actions=2, blue="Law, Mining, Radio", at={"red": "t1", "blue": "t0"})
    start = s.to_json()
    do(s, "travel t0")
    assert s.can_undo(RED) is None
    do(s, "establish Mining")
    assert open_step(s) == "discard"
    assert s.can_undo(RED) is None
    s.undo(RED)
    assert s.to_json() == start
