"""Section 23, who knows which card (G-23.13 to G-23.28)."""

from __future__ import annotations

import json
import random
import tomllib
from collections import Counter
from typing import Any

import pytest

from bequest import games
from bequest.core.rng import seeded
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import FATE_IDS, cards, discards, do, table
from tests.rules.gears.test_23_information import (
    VARIANTS,
    choose_some,
    everybody,
    known,
    one_each,
    receives,
    seen,
    told,
)

# --- who knows which card ---


@pytest.mark.rule("G-23.15", "G-23.17")
def test_ge_66_own_discards_are_known_until_the_reshuffle() -> None:
    s = table(chance="explicit", actions=2, next="Medicine, Law", pile="Fire", at={"blue": "t0"})
    do(s, "draw", "card Medicine", "card Law", "card Law", "end")
    do(s, "establish Language", "card Railway")
    assert [seen(s, seat)["discard_pile"] for seat in everybody(s)] == [
        {"size": 2, "known": ["medicine"]},
        {"size": 2, "known": ["railway"]},
        {"size": 2, "known": []},
    ]
    assert all("medicine" in guessed_discards(s, 0, number) for number in range(30))
    assert all("railway" in guessed_discards(s, 1, number) for number in range(30))
    assert not all("railway" in guessed_discards(s, 0, number) for number in range(30))
    do(s, "draw", "card Fire")
    for seat in everybody(s):
        assert seen(s, seat)["draw_pile"] == 2
        assert seen(s, seat)["discard_pile"] == {"size": 0, "known": []}
    assert set(s.places()[0].knowers) == {0}


def guessed_discards(s: GearsPosition, seat: int, number: int) -> list[str]:
    """The discard pile in a guess of the seat."""
    return discards(s.guess(seat, seeded(number)))


@pytest.mark.rule("G-23.16", "G-23.17")
def test_ge_67_a_technology_from_the_timeline_is_known_until_the_reshuffle() -> None:
    s = table(
        chance="explicit",
        turn=4,
        active=2,
        actions=2,
        timeline="Agriculture@t0 {red 1}; Agriculture@t2 {blue 1}",
        red="Fire, Mining, Law, Radio, Medicine, Computer",
        pile="Fire, Mining, Law",
    )
    do(s, "travel t3", "end")
    assert s.phase == 5
    for seat in everybody(s):
        assert seen(s, seat)["discard_pile"] == {"size": 1, "known": ["agriculture"]}
    assert s.seat == 1
    do(s, "position 2", "draw", "card Fire", "card Mining", "card Mining")
    assert s.seat == 0
    assert [known(s, seat) for seat in everybody(s)] == [["fire", "agriculture"], ["agriculture"], ["agriculture"]]
    do(s, "draw", "card Law")
    for seat in everybody(s):
        assert seen(s, seat)["draw_pile"] == 2
        assert seen(s, seat)["discard_pile"] == {"size": 0, "known": []}
    assert set(s.places()[0].knowers) == {0}


@pytest.mark.rule("G-23.17")
def test_a_reshuffle_makes_all_seats_equally_ignorant() -> None:
    known_to_some = {"Radio": "red", "Internet": "blue", "Law": "red blue"}
    s = do(table(chance="explicit", pile="", known=known_to_some, discard="Fire"), "draw")
    nothing_known = do(table(chance="explicit", pile="", discard="Radio, Internet, Law, Fire"), "draw")
    for seat in everybody(s):
        assert seen(s, seat)["draw_pile"] == 4
        assert told(s, seat) == told(nothing_known, seat)
        assert receives(s, seat, s.sequence) == receives(nothing_known, seat, s.sequence)


@pytest.mark.rule("G-23.18", "G-23.27")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("fate", VARIANTS)
def test_counting_out_gives_the_hidden_places_together(fate: str, players: int) -> None:
    s = games.get("gears", deck="tree-1").new(players, seed=21, fate=fate)
    assert isinstance(s, GearsPosition)
    chance = random.Random(21)
    while not s.over:
        choose_some(s, chance)
        for seat in range(players):
            hidden = Counter(dict(zip(s.rules.deck.card_ids, s.rules.deck.copies, strict=True)))
            if fate == "none":
                hidden -= Counter(FATE_IDS)
            hidden.subtract(cards_in_sight(s, seat))
            assert Counter(hidden_from(s, seat)) == +hidden
            assert sum(hidden.values()) == hidden_number(s, seat)


def cards_in_sight(s: GearsPosition, seat: int) -> list[str]:
    """The cards that a seat's view names."""
    shown = seen(s, seat)
    found: list[str] = [copy["technology"] for copy in shown["timeline"]]
    found += [lying["card"] for copy in shown["timeline"] for lying in copy.get("fate", [])]
    found += shown["seats"][seat]["hand"] + shown["discard_pile"]["known"] + shown.get("out_of_game", [])
    found += [entry["card"] for entry in [*shown.get("draft_area", []), *shown["stray_fate"]]]
    for other in shown["seats"]:
        held = other.get("fate_cards", [])
        found += held if isinstance(held, list) else []
    drawn = shown.get("drawn", {"cards": 0})["cards"]
    return found + (drawn if isinstance(drawn, list) else [])


def hidden_number(s: GearsPosition, seat: int) -> int:
    """How many cards a seat's view counts without naming them."""
    shown = seen(s, seat)
    number: int = shown["draw_pile"] + shown["discard_pile"]["size"] - len(shown["discard_pile"]["known"])
    number += shown.get("left_out", 0)
    for other in shown["seats"]:
        if other["seat"] != seat + 1:
            number += other["hand_size"]
        held = other.get("fate_cards", [])
        number += held if isinstance(held, int) else 0
    drawn = shown.get("drawn", {"cards": 0})["cards"]
    return number + (drawn if isinstance(drawn, int) else 0)


def hidden_from(s: GearsPosition, seat: int) -> list[str]:
    """The cards that lie where the seat does not know them."""
    return [
        s.rules.deck.card_ids[card]
        for place in s.places()
        for card, knowers in zip(place.cards, place.knowers, strict=True)
        if not knowers >> seat & 1
    ]


@pytest.mark.rule("G-23.20")
def test_cards_are_names_in_deck_order() -> None:
    scrambled = {"Space Flight": "red blue", "Fire": "red blue", "Law": "red blue", "Writing": "red blue"}
    s = table(
        red="Radio, Law, Fire, The Wheel, Bloodline Influence, Fire, Mining, The Wheel",
        timeline="Mining@t1 {red 1}; Basic Tools@t0 {red 1}; Fire@t0 {}; The Wheel@t1 {}",
        known=scrambled,
    )
    hand = ["fire", "fire", "the-wheel", "the-wheel", "mining", "law", "radio", "bloodline-influence"]
    assert seen(s, 0)["seats"][0]["hand"] == hand
    for seat in everybody(s):
        shown = seen(s, seat)
        assert shown["discard_pile"]["known"] == ["fire", "writing", "law", "space-flight"]
        assert [(copy["technology"], copy["timeframe"]) for copy in shown["timeline"]] == [
            ("fire", "t0"),
            ("basic-tools", "t0"),
            ("the-wheel", "t1"),
            ("mining", "t1"),
        ]
        for copy in shown["timeline"]:
            assert copy.keys() == {"timeframe", "technology", "cubes", "successful"}
    do(s, "draw")
    drawn = seen(s, 0)["drawn"]["cards"]
    assert drawn == sorted(drawn, key=s.rules.deck.number.__getitem__)


# --- copies cannot be told apart ---

RED_IN_GE_68 = "Language, The Wheel, Railway, Radio, Navigation, Law, Law, Democracy"
BLUE_IN_GE_68 = "Fire, Mining, Mining, Chemistry, Chemistry, Construction"


def the_wheel_comes_round(red: str, blue: str, paid: str, drawn: list[str]) -> GearsPosition:
    """Red pays with a card in round 1, all is reshuffled, blue draws (keeping the first card), and establishes The
    Wheel in round 2."""
    rest = Counter(dict(zip(*deck_list(), strict=True)))
    rest.subtract(cards(f"{red}, {blue}"))
    assert min(rest.values()) == 0
    s = table(
        fate="none",
        chance="explicit",
        turn=4,
        actions=2,
        red=red,
        blue=blue,
        discard=", ".join(rest.elements()),
        at={"red": "t0"},
    )
    do(s, "establish Language", f"card {paid}")
    do(s, "draw", *(f"card {card}" for card in drawn), f"card {drawn[0]}", "travel t1", "travel t0")
    do(s, "position 1", "travel t1", "establish The Wheel", "card Mining")
    assert [(copy["technology"], s.round) for copy in seen(s, 0)["timeline"]] == [("language", 2), ("the-wheel", 2)]
    return s


def deck_list() -> tuple[list[str], list[int]]:
    """The technologies of tree-1 and how many copies each has."""
    rows = tomllib.loads(games.get("gears", deck="tree-1").deck_text())["technology"]
    return [row["id"] for row in rows], [row["copies"] for row in rows]


@pytest.mark.rule("G-23.20", "G-23.21")
def test_ge_68_blue_cannot_tell_whether_red_had_paid_with_this_card() -> None:
    other_wheels = RED_IN_GE_68.replace("Law, Law, Democracy", "3 The Wheel")
    same_card = the_wheel_comes_round(other_wheels, BLUE_IN_GE_68, "The Wheel", ["The Wheel", "Mathematics"])
    without_one = RED_IN_GE_68.replace("The Wheel", "Law").replace("Law, Law, Democracy", "3 The Wheel")
    another_card = the_wheel_comes_round(without_one, BLUE_IN_GE_68, "Law", ["The Wheel", "Mathematics"])
    for seat in (1, None):
        assert receives(same_card, seat) == receives(another_card, seat)


@pytest.mark.rule("G-23.20", "G-23.21")
def test_ge_68_red_cannot_tell_whether_blue_has_the_card_that_red_paid_with() -> None:
    drawn = the_wheel_comes_round(RED_IN_GE_68, BLUE_IN_GE_68, "The Wheel", ["The Wheel", "Mathematics"])
    had_it = BLUE_IN_GE_68.replace("Fire", "The Wheel")
    held = the_wheel_comes_round(RED_IN_GE_68, had_it, "The Wheel", ["Fire", "Mathematics"])
    for seat in (0, None):
        assert receives(drawn, seat) == receives(held, seat)


@pytest.mark.rule("G-23.21")
def test_nobody_can_tell_where_a_fate_card_was_before_it_is_played() -> None:
    just_drawn = table(red="Radio", next="Bloodline Influence, Fire", timeline="Law@t0 {blue 1}")
    do(just_drawn, "draw", "card Bloodline Influence", "play Bloodline Influence")
    long_held = table(red="Bloodline Influence", next="Mining, Fire", timeline="Law@t0 {blue 1}")
    do(long_held, "draw", "card Mining", "play Bloodline Influence")
    for seat in (1, None):
        assert receives(just_drawn, seat) == receives(long_held, seat)


@pytest.mark.rule("G-23.22", "G-23.13", "G-23.14", "G-23.15")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("fate", VARIANTS)
def test_no_rule_shows_a_card_of_a_hand(fate: str, players: int) -> None:
    """Every name that reaches a seat is of a card that it holds, drew or discarded itself, or that lies open."""
    s = games.get("gears", deck="tree-1").new(players, seed=33, fate=fate, journal=True)
    assert isinstance(s, GearsPosition)
    chance = random.Random(33)
    while not s.over:
        choose_some(s, chance)
        for seat in everybody(s):
            for other in seen(s, seat)["seats"]:
                assert ("hand" in other) == (other["seat"] - 1 == seat)
    for seat in everybody(s):
        for event in told(s, seat):
            if event["event"] in ("card", "keep", "establish", "personal-fate"):
                secrets = {"card", "kept", "rejected", "payment"} & event.keys()
                assert bool(secrets) == (event["seat"] - 1 == seat)
    assert {event["event"] for event in told(s, None)} >= {"card", "keep", "establish"}


# --- seed and generator ---

SEED = 0x0123456789ABCDEF0123456789ABCDEF


@pytest.mark.rule("G-23.26")
@pytest.mark.parametrize("fate", VARIANTS)
def test_ge_73_neither_seed_nor_generator_is_in_any_view(fate: str) -> None:
    s = games.get("gears", deck="tree-1").new(2, seed=SEED, fate=fate, journal=True)
    assert isinstance(s, GearsPosition)
    chance = random.Random(73)
    read = 0
    while not s.over:
        numbers = {SEED, *s.rng.words()}
        for seat in everybody(s):
            assert not numbers & numbers_in([forms.view(s, seat), s.key(seat), forms.events(s, read, seat)])
            assert not {"seed", "random", "chance"} & seen(s, seat).keys()
        read += len(forms.events(s, read))
        choose_some(s, chance)


def numbers_in(value: Any) -> set[int]:
    """Every number in a nest of lists and dicts, those written as text included."""
    if isinstance(value, dict):
        return numbers_in(list(value.items()))
    if isinstance(value, list | tuple):
        return set().union(*map(numbers_in, value))
    if isinstance(value, str) and value.isdecimal():
        return {int(value)}
    return {value} if isinstance(value, int) else set()


@pytest.mark.rule("G-23.26")
def test_nothing_that_a_seat_receives_depends_on_the_generator() -> None:
    s = table(seed=1, red="Fire, Law", blue="Radio", discard="Mining")
    other = table(seed=2, red="Fire, Law", blue="Radio", discard="Mining")
    assert s.rng.words() != other.rng.words()
    for seat in everybody(s):
        assert receives(s, seat) == receives(other, seat)


# --- hidden places and fair guesses ---


def drawn_by_red(fate: str = "one_each") -> GearsPosition:
    """Every hidden place at once: three players, red has drawn two cards, some discards are known to some."""
    return table(
        players=3,
        fate=fate,
        fate_cards={"before": [[FATE_IDS[0]], [FATE_IDS[1]], []], "out": [FATE_IDS[2]], "left_out": list(FATE_IDS[3:])},
        red="Fire, Law",
        blue="Radio, Mining, Mining",
        white="Internet",
        next="Democracy, Rocketry",
        discard="Writing",
        known={"Computer": "red", "Electricity": "blue", "Railway": "red blue white"},
        timeline="Fire@t0 {red 1}",
        drawn=["medicine", "navigation"],
        actions=1,
        pending=[{"kind": "turn", "seat": 1}, {"kind": "keep", "seat": 1}],
    )


@pytest.mark.rule("G-23.27")
def test_the_hidden_places_of_each_seat() -> None:
    s = drawn_by_red()
    knowers = {
        (place.name, s.rules.deck.card_ids[card]): [seat for seat in range(3) if known >> seat & 1]
        for place in s.places()
        if place.name != "pile:technologies"
        for card, known in zip(place.cards, place.knowers, strict=True)
    }
    assert set(s.places()[0].knowers) == {0}
    assert knowers == {
        ("discard", "writing"): [],
        ("discard", "computer"): [0],
        ("discard", "electricity"): [1],
        ("discard", "railway"): [0, 1, 2],
        ("timeline:t0", "fire"): [0, 1, 2],
        ("hand:1", "fire"): [0],
        ("hand:1", "law"): [0],
        ("hand:2", "mining"): [1],
        ("hand:2", "radio"): [1],
        ("hand:3", "internet"): [2],
        ("drawn:1", "medicine"): [0],
        ("drawn:1", "navigation"): [0],
        ("personal:1", FATE_IDS[0]): [0],
        ("personal:2", FATE_IDS[1]): [1],
        ("out", FATE_IDS[2]): [0, 1, 2],
        ("pile:fates", FATE_IDS[3]): [],
        ("pile:fates", FATE_IDS[4]): [],
        ("pile:fates", FATE_IDS[5]): [],
    }


@pytest.mark.rule("G-23.27", "G-23.28", "G-23.29")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_guess_keeps_what_the_seat_knows_and_the_size_of_every_place(seat: int | None) -> None:
    s = drawn_by_red()
    changed: set[str] = set()
    for number in range(60):
        guess = s.guess(seat, seeded(number))
        assert forms.view(guess, seat) == forms.view(s, seat)
        assert guess.key(seat) == s.key(seat)
        assert sorted_places(guess).keys() == sorted_places(s).keys()
        for name, content in sorted_places(s).items():
            assert len(sorted_places(guess)[name]) == len(content)
            if sorted_places(guess)[name] != content:
                changed.add(name)
        assert all_cards(guess) == all_cards(s)
    hidden = {"pile:technologies", "discard", "hand:1", "hand:2", "hand:3", "drawn:1"}
    hidden |= {"personal:1", "personal:2", "pile:fates"}
    own = {0: {"hand:1", "drawn:1", "personal:1"}, 1: {"hand:2", "personal:2"}, 2: {"hand:3"}, None: set()}
    assert changed == hidden - own[seat]


def sorted_places(s: GearsPosition) -> dict[str, list[int]]:
    """The cards of every place, the places of Fate cards of the same kind together."""
    found: dict[str, list[int]] = {}
    for place in s.places():
        found[place.name] = sorted([*found.get(place.name, []), *place.cards])
    return found


def all_cards(s: GearsPosition) -> list[int]:
    return sorted(card for place in s.places() for card in place.cards)


@pytest.mark.rule("G-23.28")
def test_every_distribution_of_the_unseen_cards_is_equally_likely() -> None:
    """Four unseen cards over a draw pile of two, a hand of one and a discard of one: 12 distributions."""
    technologies = [{"id": name, "copies": 1, "cost": 1, "reward": 1} for name in ("a", "b", "c", "d", "e")]
    content = {
        "options": {"fate": "none"},
        "deck": {"technologies": technologies},
        "hands": [["e"], ["a"]],
        "discard_pile": [{"card": "b", "known": [2]}],
        "draw_pile": {"next": ["d", "c"]},
    }
    s = games.get("gears", deck="tree-1").from_json(json.dumps(content))
    assert isinstance(s, GearsPosition)
    rng = seeded(28)
    times = 2400
    found = Counter(json.dumps(sorted_places(s.guess(0, rng))) for _ in range(times))
    assert len(found) == 12
    assert chi_square(found, times) < 31.3, "less than one fair generator in a thousand is so uneven"


@pytest.mark.rule("G-23.28")
def test_personal_fate_cards_are_guessed_apart_and_fairly() -> None:
    s = one_each(before=[FATE_IDS[0], FATE_IDS[1]])
    rng = seeded(29)
    times = 1000
    found: Counter[str] = Counter()
    for _ in range(times):
        guess = s.guess(0, rng)
        assert all(card < s.rules.deck.first_fate for card in (*guess.pile, *guess.hands[1]))
        assert guess.fates.index(0) == 0
        found[FATE_IDS[guess.fates.index(1)]] += 1
    assert found.keys() == set(FATE_IDS[1:])
    assert chi_square(found, times) < 18.5, "less than one fair generator in a thousand is so uneven"


def chi_square(found: Counter[str], times: int) -> float:
    expected = times / len(found)
    return sum((number - expected) ** 2 / expected for number in found.values())
