"""Section 4 of the rules of Gears of Time: rounds, turns, actions, moves."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from bequest import games
from bequest.core.errors import IllegalAction
from bequest.core.rng import Rng
from bequest.games.gears.data import terms
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import (
    COLOURS,
    FATES,
    cards,
    do,
    hand,
    legal,
    marker,
    on_timeline,
    random_game,
    rule_of,
    table,
)

GAMES = [(2, "deck", 21), (3, "none", 22), (4, "one_each", 23), (3, "draft", 24), (4, "deck", 25)]
COUNTED = {"travel", "establish", "influence", "draw", "take-fate"}
RED, BLUE = 0, 1


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
    return forms.view(s, seat), forms.events(s, 0, seat), s.key(seat), s.prompt(seat), s.legal(seat), s.can_undo(seat)


# --- rounds and phases ---


@pytest.mark.rule("G-4.1", "G-4.2", "G-4.3")
@pytest.mark.parametrize(("players", "fate", "seed"), GAMES)
def test_a_game_has_four_rounds_of_five_phases_and_ends_after_phase_iv(players: int, fate: str, seed: int) -> None:
    *_, s = random_game(players, fate, seed)
    phases = [(event["round"], event["phase"]) for event in forms.events(s) if event["event"] == "phase"]
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
    assert (s.round, forms.view(s, None)["present"], hand(s, "red")) == (4, "t7", ["law"])
    assert s.pools == [0, 1]


@pytest.mark.rule("G-4.4", "G-4.5", "G-4.6", "G-4.7")
@pytest.mark.parametrize(("players", "fate", "seed"), GAMES)
def test_everybody_takes_four_turns_of_three_actions_in_player_order(players: int, fate: str, seed: int) -> None:
    orders: dict[int, set[tuple[int, ...]]] = {}
    turns: dict[int, list[tuple[int, int]]] = {}
    cut_short = 0  # turns that end early because no action is possible (G-4.12)
    for s in random_game(players, fate, seed):
        if s.phase == terms.PHASE_I and kind(s).startswith("move"):
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
    for event in forms.events(s):
        taken[event.get("seat")] += event["event"] in COUNTED
        if event["event"] == "end-turn":
            number = taken.pop(event["seat"])
            assert number == 3 or (number < 3 and cut_short)
    assert taken.total() == 0


@pytest.mark.rule("G-4.5")
def test_ge_05_phase_ii_follows_the_fourth_turn_of_the_last_player() -> None:
    s = table(turn=4, active=2, actions=3, blue="Law")
    do(s, "end")
    assert forms.events(s)[:2] == [{"event": "end-turn", "seat": 2}, {"event": "phase", "phase": "II", "round": 1}]


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
    assert [event["event"] for event in forms.events(s)] == ["end-turn"]


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
        if s.phase == terms.PHASE_I and s.waiting != [s.order[s.active]]:
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
    before = s.to_json(), forms.events(s), shown_to(s, RED)
    offered = s.legal()
    for attempt in set(range(-1, len(s.game.catalogue) + 1)) - set(offered):
        with pytest.raises(IllegalAction):
            s.apply(attempt)
    for own in offered:
        with pytest.raises(IllegalAction):
            s.apply(own, BLUE)
    assert (s.to_json(), forms.events(s), shown_to(s, RED)) == before


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
