"""Section 25: what is true in every position, watched over random games of every variant."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from bequest import games
from bequest.core.errors import BadPosition
from bequest.core.position import CHANCE
from bequest.core.rng import seeded
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import do, legal, on_timeline, rule_of, table
from tests.rules.gears.test_23_information import receives
from tests.sweeps import swept

CASES = [(fate, players) for fate in ("deck", "none", "one_each", "draft") for players in (2, 3, 4)]
every_variant = swept("fate, players", CASES, one_of=4)
COUNTED = {"travel", "establish", "influence", "draw", "take"}


@dataclass(frozen=True)
class Step:
    """One choice of a game: the positions before and after with what everybody sees of them, and the events."""

    before: GearsPosition
    shown_before: Any
    choice: str
    after: GearsPosition
    shown: Any
    events: list[Any]

    @property
    def phases(self) -> list[str]:
        """The phases that were carried out on the way."""
        return [event["phase"] for event in self.events if event["event"] == "phase"]

    @property
    def within_phase_i(self) -> bool:
        return self.before.phase == self.after.phase == 1 and not self.phases


def new_game(fate: str, players: int, seed: int, chance: str = "auto") -> GearsPosition:
    s = games.get("gears", deck="tree-1").new(players, seed=seed, chance=chance, journal=True, fate=fate)
    assert isinstance(s, GearsPosition)
    return s


def some_choice(s: GearsPosition, chance: random.Random) -> int:
    """A legal choice at random: every kind of choice with the same weight, but Establish, so that things happen."""
    by_verb: dict[str, list[int]] = {}
    for action in s.legal():
        by_verb.setdefault(s.game.structure(action).verb, []).append(action)
    verbs = sorted(by_verb)
    (verb,) = chance.choices(verbs, [4 if verb == "establish" else 1 for verb in verbs])
    return chance.choice(by_verb[verb])


@cache
def watched(fate: str, players: int) -> list[Step]:
    """Two whole games, choice by choice."""
    steps = []
    for seed in (1, 2):
        chance = random.Random(seed)
        s = new_game(fate, players, seed)
        before, shown_before, told = s.clone(), forms.view(s, None), len(forms.events(s))
        while not s.over:
            action = some_choice(s, chance)
            s.push(action)
            after, shown, events = s.clone(), forms.view(s, None), list(forms.events(s, told))
            steps.append(Step(before, shown_before, s.game.text(action), after, shown, events))
            before, shown_before, told = after, shown, told + len(events)
    return steps


def slot_number(timeframe: str) -> int:
    return int(timeframe[1:])


# --- cards and timeframes ---


def kind_of(place: str) -> str:
    """The kind of a place, as `game.places` documents it."""
    kind, *rest = place.split(":")
    if kind == "timeline":
        return ":".join(["timeline", "TIMEFRAME", "TECHNOLOGY"][: 1 + len(rest)])
    return place if not rest or kind == "pile" else f"{kind}:SEAT"


@pytest.mark.rule("G-25.1")
@every_variant
def test_every_card_is_in_exactly_one_place(fate: str, players: int) -> None:
    s = new_game(fate, players, seed=9, chance="explicit")
    chance = random.Random(9)
    deck = Counter(dict(enumerate(s.rules.deck.copies)))
    if fate == "none":
        deck = Counter({card: number for card, number in deck.items() if card < s.rules.deck.first_fate})
    names = set()
    while not s.over:
        assert sum((Counter(place.cards) for place in s.places()), Counter()) == deck
        names |= {kind_of(place.name) for place in s.places() if place.cards}
        s.push(some_choice(s, chance))
    always = {"pile:technologies", "discard", "timeline:TIMEFRAME", "hand:SEAT", "drawn:SEAT"}
    beside = {"timeline:TIMEFRAME:TECHNOLOGY"}
    variant = {
        "deck": beside,
        "none": set(),
        "one_each": {*beside, "personal:SEAT", "pile:fates", "out"},
        "draft": {*beside, "fate:SEAT", "draft-area"},
    }
    assert always | variant[fate] <= s.game.places.keys()
    assert names - {"stray"} == always | variant[fate]  # a card seldom outlasts its technology


@pytest.mark.rule("G-25.2")
@every_variant
def test_a_timeframe_holds_its_capacity_and_one_more_only_with_more_time(fate: str, players: int) -> None:
    for step in watched(fate, players):
        held = Counter(copy["timeframe"] for copy in step.shown["timeline"])
        held_before = Counter(copy["timeframe"] for copy in step.shown_before["timeline"])
        for timeframe, number in held.items():
            room = slot_number(step.shown["present"]) - slot_number(timeframe)
            assert number <= room + 1
            if number > room and number > held_before[timeframe]:
                assert step.before.extra_room == 1
        assert step.before.extra_room in (0, 1)


@pytest.mark.rule("G-25.2")
def test_more_time_never_makes_room_for_two_more() -> None:
    s = table(
        red="2 Fire, 2 The Wheel, Law, Language, Radio, We Need More Time",
        timeline="Mining@t3 {red 1}",
        at={"red": "t3"},
    )
    assert rule_of(s, "establish Fire") == "G-6.3"
    do(s, "play We Need More Time", "establish Fire", "card Fire")
    assert rule_of(s, "establish The Wheel") == "G-6.3"
    again = table(
        red="Language, Law, We Need More Time",
        timeline="Mining@t3 {red 1}; Fire@t3 {red 1}",
        at={"red": "t3"},
    )
    do(again, "play We Need More Time")
    assert rule_of(again, "establish Language") == "G-15.4"


@pytest.mark.rule("G-25.3")
@every_variant
def test_no_timeframe_holds_two_copies_of_one_name(fate: str, players: int) -> None:
    twice_on_the_timeline = 0
    for step in watched(fate, players):
        places = [(copy["technology"], copy["timeframe"]) for copy in step.shown["timeline"]]
        assert len(set(places)) == len(places)
        twice_on_the_timeline += len({name for name, _ in places}) < len(places)
    assert twice_on_the_timeline, "or nothing was put to the test"


@pytest.mark.rule("G-25.4")
@every_variant
def test_after_phase_ii_names_are_unique_and_every_technology_has_a_cube(fate: str, players: int) -> None:
    ends = [step for step in watched(fate, players) if "II" in step.phases]
    assert len(ends) == 8
    for step in ends:
        names = Counter(copy["technology"] for copy in step.shown["timeline"])
        assert set(names.values()) <= {1}
        taken = Counter(event["technology"] for event in step.events if event["event"] == "cube-back")
        for copy in step.shown["timeline"]:
            assert sum(copy["cubes"].values()) + taken[copy["technology"]] >= 1


@pytest.mark.rule("G-25.4")
def test_phase_ii_removes_what_has_no_cube_and_what_is_double() -> None:
    s = table(phase="II", timeline="Fire@t0 {}; Law@t1 {red 1}; Mining@t1 {red 2}; Mining@t2 {red 5}; Radio@t3 {}")
    assert list(on_timeline(s)) == ["law@t1", "mining@t2"]


@pytest.mark.rule("G-25.4", "G-22.14")
@pytest.mark.parametrize("phase", ["III", "IV", "V", "over"])
def test_a_file_with_two_copies_of_a_name_after_phase_ii_is_refused(phase: str) -> None:
    copies = "Mining@t1 {red 2}; Law@t2 {red 1}; Mining@t2 {red 5}"
    with pytest.raises(BadPosition) as refused:
        table(phase=phase, timeline=copies)
    assert str(refused.value) == (
        f"timeline[3].technology: a copy lies at t1 too, and in phase {phase} a technology has one copy left at most; "
        "leave one out, or begin with phase II"
    )
    for earlier in ("I", "II"):
        table(phase=earlier, timeline=copies)


@pytest.mark.rule("G-25.5")
@every_variant
def test_in_phase_i_a_success_is_never_lost(fate: str, players: int) -> None:
    chains = 0
    for step in watched(fate, players):
        if step.within_phase_i:
            before, after = successful(step.shown_before), successful(step.shown)
            assert before <= after
            chains += len(after - before)
    assert chains > 10


def successful(shown: Any) -> set[tuple[str, str]]:
    return {(copy["technology"], copy["timeframe"]) for copy in shown["timeline"] if copy["successful"]}


# --- Pools, scores, turns, markers ---


@pytest.mark.rule("G-25.6")
@every_variant
def test_pools_change_by_influence_phase_iv_and_the_draft_only(fate: str, players: int) -> None:
    reasons = set()
    for step in watched(fate, players):
        expected = step.before.pools[:]
        for event in step.events:
            if event["event"] == "influence":
                expected[event["seat"] - 1] -= event["cubes"]
                assert step.choice == f"amount {event['cubes']}" or event["cubes"] == 1
            elif event["event"] == "cube-back" and event["to"] == "pool":
                expected[event["seat"] - 1] += 1
                assert "IV" in step.phases
            elif event["event"] == "take-fate":
                for seat, number in enumerate(cubes_in_the_area(step.shown_before, event["card"])):
                    expected[seat] += number
        assert step.after.pools == expected
        if step.after.pools != step.before.pools:
            reasons |= {event["event"] for event in step.events} & {"influence", "cube-back", "take-fate"}
    assert reasons == {"influence", "cube-back"} | ({"take-fate"} if fate == "draft" else set())


def cubes_in_the_area(shown: Any, card: str) -> list[int]:
    """The cubes on a card of the draft area, by seat."""
    (cubes,) = [entry["cubes"] for entry in shown["draft_area"] if entry["card"] == card]
    return [cubes.get(seat["colour"], 0) for seat in shown["seats"]]


@pytest.mark.rule("G-25.7")
@every_variant
def test_scores_change_in_phase_iii_only(fate: str, players: int) -> None:
    scored = 0
    for step in watched(fate, players):
        expected = step.before.scores()
        for event in step.events:
            if event["event"] == "points":
                expected[event["seat"] - 1] += event["points"]
        assert step.after.scores() == expected
        if step.after.scores() != step.before.scores():
            assert "III" in step.phases
            scored += 1
    assert scored


@pytest.mark.rule("G-25.8")
@every_variant
def test_a_game_has_16_turns_for_each_player(fate: str, players: int) -> None:
    ends = Counter(
        event["seat"] for step in watched(fate, players) for event in step.events if event["event"] == "end-turn"
    )
    assert ends == dict.fromkeys(range(1, players + 1), 2 * 16), "in two games"


@pytest.mark.rule("G-25.9")
@every_variant
def test_a_counted_action_is_possible_as_long_as_there_are_cards(fate: str, players: int) -> None:
    for step in watched(fate, players):
        s = step.before
        asked = s.decision
        if asked is not None and asked.kind == "move" and not s.frames[-1].open:
            assert s.actions < 3
            verbs = {option.split()[0] for option in legal(s)}
            assert verbs & COUNTED or step.shown_before["draw_pile"] == len(s.discard) == 0


@pytest.mark.rule("G-25.9")
@pytest.mark.parametrize(("draw_pile", "discard"), [("Fire", ""), ("", "Fire"), ("", "")])
def test_the_last_resort_is_a_draw(draw_pile: str, discard: str) -> None:
    s = table(pile=draw_pile, discard=discard, at={"red": "t0"})
    assert legal(s) == (["draw"] if draw_pile or discard else ["end"])


@pytest.mark.rule("G-25.10")
@every_variant
def test_in_phase_i_markers_go_left_but_for_time_folds_around_us(fate: str, players: int) -> None:
    travels = folds = 0
    for step in watched(fate, players):
        if not step.within_phase_i:
            continue
        for seat in range(players):
            moved = step.after.markers[seat] - step.before.markers[seat]
            if moved < 0:
                assert step.events[0]["event"] == "travel"
                assert step.events[0]["seat"] == seat + 1
                travels += 1
            elif moved > 0:
                assert moved == 1
                assert step.events[0] == {
                    "event": "fate", "seat": step.before.seat + 1, "card": "time-folds-around-us", "player": seat + 1,
                }  # fmt: skip
                folds += 1
    assert travels
    assert folds or fate in ("none", "one_each")


# --- moves ---


@pytest.mark.rule("G-25.11")
@every_variant
def test_until_the_commit_nothing_changes_but_the_open_decision(fate: str, players: int) -> None:
    uncommitted = 0
    for step in watched(fate, players):
        if not step.after.over and step.after.frames[-1].open:
            before: Any = step.before.to_dict()
            after: Any = step.after.to_dict()
            assert after.pop("choices") == [*before.pop("choices", []), step.choice]
            assert after == before
            assert step.events == []
            uncommitted += 1
    assert uncommitted > 20


@pytest.mark.rule("G-25.12")
@every_variant
def test_each_complete_move_is_reached_by_exactly_one_sequence_of_choices(fate: str, players: int) -> None:
    positions = [
        step.before
        for step in watched(fate, players)
        if step.before.phase == 1 and not step.before.frames[-1].open and len(step.before.hands[step.before.seat]) <= 7
    ]
    for s in positions[:: len(positions) // 8]:
        moves = list(complete_moves(s))
        assert len(set(moves)) == len(moves)
        assert Counter(payments(moves)) == Counter(expected_payments(s))


@pytest.mark.rule("G-25.12")
def test_equal_cards_make_one_payment() -> None:
    s = table(red="Steam Engine, 3 Fire, 2 The Wheel, Bloodline Influence, Law", at={"red": "t1"})
    found = Counter(payments(list(complete_moves(s))))
    assert set(found.values()) == {1}
    assert found == Counter(expected_payments(s))
    assert len([1 for card, _ in found if card == "steam-engine"]) == 11


@pytest.mark.rule("G-25.12")
def test_each_target_is_reached_once() -> None:
    s = table(
        red="Bloodline Influence, Willed Into Existence",
        timeline="Fire@t0 {blue 1}; The Wheel@t0 {}; Combustion Engine@t1 {red 1}; Fire@t2 {}; Writing@t2 {}",
        at={"red": "t2"},
        pools={"red": 3},
    )
    events = [json.loads(told)[0] for told, _ in complete_moves(s)]
    fates = [tuple(event.get(key) for key in ("card", "timeframe", "technology", "waived")) for event in events]
    bloodline, willed = "bloodline-influence", "willed-into-existence"
    assert sorted(fate for fate in fates if fate[0] == bloodline) == [
        (bloodline, "t0", "fire", None),
        (bloodline, "t0", "the-wheel", None),
        (bloodline, "t1", "combustion-engine", None),
        (bloodline, "t2", "fire", None),
        (bloodline, "t2", "writing", None),
    ]
    assert sorted(fate for fate in fates if fate[0] == willed) == [
        (willed, "t1", "combustion-engine", "fire"),
        (willed, "t1", "combustion-engine", "the-wheel"),
        (willed, "t2", "writing", "basic-tools"),
        (willed, "t2", "writing", "language"),
    ]
    influence = [(event["technology"], event["cubes"]) for event in events if event["event"] == "influence"]
    assert sorted(influence) == [(name, cubes) for name in ("fire", "writing") for cubes in (1, 2, 3)]


def complete_moves(s: GearsPosition) -> Iterator[tuple[str, str]]:
    """Every sequence of choices from here to a commit: what its player is told, and the position it leads to."""
    since = len(forms.events(s))
    pending = [s]
    while pending:
        position = pending.pop()
        for action in position.legal():
            after = position.clone()
            after.auto = False
            after.push(action)
            if after.seat >= 0 and after.frames[-1].open:
                pending.append(after)
            else:
                yield json.dumps(forms.events(after, since, s.seat)), after.digest()


def payments(moves: list[tuple[str, str]]) -> list[tuple[str, tuple[str, ...]]]:
    """The established card and the discards of every Establish among these moves."""
    events = [json.loads(told)[0] for told, _ in moves if told != "[]"]
    return [(event["technology"], tuple(event["payment"])) for event in events if event["event"] == "establish"]


def expected_payments(s: GearsPosition) -> list[tuple[str, tuple[str, ...]]]:
    """Every Establish on offer with every way to pay for it, by brute force."""
    found = []
    for option in legal(s):
        verb, _, name = option.partition(" ")
        if verb == "establish":
            card = s.rules.deck.number[name]
            rest = s.hands[s.seat][:]
            rest.remove(card)
            for discards in set(combinations(rest, s.rules.deck.cost[card])):
                found.append((name, tuple(s.rules.deck.card_ids[discard] for discard in discards)))
    return found


# --- secrecy ---


@pytest.mark.rule("G-25.13")
@every_variant
def test_exchanging_unseen_cards_changes_nothing_that_a_seat_receives(fate: str, players: int) -> None:
    positions = [step.after for step in watched(fate, players) if not step.after.over]
    chance = random.Random(13)
    for s in positions[:: len(positions) // 12]:
        for seat in (*range(players), None):
            plain, exchanged = reloaded(seen_from(s, seat)), exchange(seen_from(s, seat), seat, chance)
            assert exchanged.digest() != plain.digest()
            assert receives(exchanged, seat) == receives(plain, seat)


@pytest.mark.rule("G-25.13")
@every_variant
def test_two_games_that_differ_in_unseen_cards_go_on_alike(fate: str, players: int) -> None:
    positions = [step.after for step in watched(fate, players) if not step.after.over]
    chance = random.Random(26)
    compared = 0
    for seat in (*range(players), None):
        s = seen_from(chance.choice(positions[: len(positions) // 3]), seat)
        one, other = reloaded(s, chance="explicit"), exchange(s, seat, chance, mode="explicit")
        told = 0
        for _ in range(100):
            assert what_reaches(one, seat, told) == what_reaches(other, seat, told)
            told += len(forms.events(one, told))
            compared += 1
            if one.over or not go_on_alike(one, other, seat, chance):
                break
    assert compared > 100


@pytest.mark.rule("G-25.13")
@pytest.mark.parametrize("seat", [2, None])
def test_a_guess_does_not_depend_on_how_the_file_lists_the_discards(seat: int | None) -> None:
    """The white seat and the spectator know that red and blue know a card each, and neither of them."""
    files: list[dict[str, str]] = [
        {"Fire": "red", "Law": "blue"},
        {"Law": "blue", "Fire": "red"},
        {"Fire": "blue", "Law": "red"},
    ]
    for number in range(10):
        guesses = {table(players=3, known=file).guess(seat, seeded(number)).to_json() for file in files}
        assert len(guesses) == 1


def seen_from(s: GearsPosition, seat: int | None) -> GearsPosition:
    """The position without the choices of another's move under way, which only that player knows (G-23.11)."""
    copy = s.clone()
    if copy.seat != seat:
        copy.back()
    return copy


def reloaded(s: GearsPosition, content: dict[str, object] | None = None, chance: str = "auto") -> GearsPosition:
    """The position as a file has it, its journal empty."""
    text = json.dumps(s.to_dict() if content is None else content)
    position = s.game.from_json(text, chance=chance, journal=True)
    assert isinstance(position, GearsPosition)
    return position


def exchange(s: GearsPosition, seat: int | None, chance: random.Random, mode: str = "auto") -> GearsPosition:
    """The position with the cards that the seat does not see dealt anew over the places hidden from it."""
    content: Any = s.to_dict()
    drawer = s.base.seat if s.drawn else None
    pile = content["draw_pile"]
    hidden = [pile["next"], pile["rest"], *(cards for owner, cards in enumerate(content["hands"]) if owner != seat)]
    if s.drawn and drawer != seat:
        hidden.append(content["drawn"])
    entries = [entry if isinstance(entry, dict) else {"card": entry, "known": []} for entry in content["discard_pile"]]
    content["discard_pile"] = entries
    if seat is None:
        unknown = [entry for entry in entries if len(entry["known"]) < s.players]
    else:
        unknown = [entry for entry in entries if seat + 1 not in entry["known"]]
    discards = [entry["card"] for entry in unknown]
    deal_anew([*hidden, discards], chance)
    for entry, card in zip(unknown, discards, strict=True):
        entry["card"] = card
    if "left_out" in content.get("fate_cards", {}):
        fates = content["fate_cards"]
        deal_anew([fates["left_out"], *(held for owner, held in enumerate(fates["before"]) if owner != seat)], chance)
    # Written and read once more, so that nothing is left of the sequence in which the cards were exchanged.
    return reloaded(s, reloaded(s, content).to_dict(), mode)


def deal_anew(places: list[list[str]], chance: random.Random) -> None:
    cards = [card for place in places for card in place]
    chance.shuffle(cards)
    for place in places:
        place[:] = [cards.pop() for _ in place]


def what_reaches(s: GearsPosition, seat: int | None, since: int) -> str:
    """A quick form of `receives`, with the events since the last look."""
    options = None if seat is None else s.legal(seat)
    return json.dumps([forms.view(s, seat), forms.events(s, since, seat), options, repr(s.key(seat))])


def go_on_alike(one: GearsPosition, other: GearsPosition, seat: int | None, chance: random.Random) -> bool:
    """The next answer in both games, the same as far as the seat can see it; False if there is none."""
    asked = one.frames[-1].seat
    secret = one.seat == CHANCE or (one.decision is not None and one.decision.kind == "keep")
    if secret and asked != seat:
        one.push(chance.choice(one.legal()))
        other.push(chance.choice(other.legal()))
        return True
    common = sorted(set(one.legal()) & set(other.legal()))
    if not common:
        return False
    action = chance.choice(common)
    for position in (one, other):
        position.push(action)
    if asked != seat:
        pay_somehow(one, chance)
        pay_somehow(other, chance)
    return True


def pay_somehow(s: GearsPosition, chance: random.Random) -> None:
    """The rest of an Establish of which others see the number of discards only."""
    while s.seat >= 0 and s.step(s.seat).step == "discard":
        s.push(chance.choice(s.legal()))
