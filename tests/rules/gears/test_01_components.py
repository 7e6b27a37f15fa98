"""Section 1 of the rules of Gears of Time: components and terms."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from bequest import games
from bequest.core.errors import BadOption, BadPosition
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import (
    COLOURS,
    FATES,
    do,
    hand,
    legal,
    marker,
    new_game,
    on_timeline,
    rule_of,
    slug,
    status,
    table,
)

DECKS = ("base", "tree-1")
FUNDAMENTAL = ["Fire", "The Wheel", "Basic Tools", "Basic Science", "Language", "Agriculture"]


def seats(s: GearsPosition) -> list[dict[str, object]]:
    shown = forms.view(s, None)["seats"]
    assert isinstance(shown, list)
    return shown


def reread(s: GearsPosition) -> GearsPosition:
    """The position that its own text describes."""
    copy = s.game.from_json(s.to_json())
    assert isinstance(copy, GearsPosition)
    return copy


def names(s: GearsPosition) -> list[str]:
    return [str(technology.name) for technology in s.rules.deck.technologies]


# --- what is in the box ---


@pytest.mark.rule("G-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_play_to_the_end(players: int) -> None:
    s = new_game(players)
    assert len(seats(s)) == players
    chooser = random.Random(1)
    asked = set()
    while not s.over:
        asked.add(s.seat)
        s.push(chooser.choice(s.legal()))
    assert asked == set(range(players))
    assert sorted(s.ranking()) == list(range(1, players + 1))


@pytest.mark.rule("G-1.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 6])
def test_no_other_number_of_players_is_accepted(players: int) -> None:
    with pytest.raises(BadOption, match="players"):
        new_game(players)


@pytest.mark.rule("G-1.2")
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("fate", ["deck", "none", "one_each", "draft"])
def test_there_are_66_technology_cards(deck: str, fate: str) -> None:
    s = new_game(deck=deck, fate=fate)
    technologies = [card for place in s.places() for card in place.cards if card < s.rules.deck.first_fate]
    assert len(technologies) == 66


@pytest.mark.rule("G-1.3")
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("fate", ["deck", "one_each", "draft"])
def test_there_is_one_copy_of_each_of_the_six_fate_cards(deck: str, fate: str) -> None:
    s = new_game(deck=deck, fate=fate)
    first_fate = s.rules.deck.first_fate
    found = [s.rules.deck.card_names[card] for place in s.places() for card in place.cards if card >= first_fate]
    assert sorted(found) == FATES


@pytest.mark.rule("G-1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_another_of_the_four_characters(players: int) -> None:
    dealt = [[seat["character"] for seat in seats(new_game(players, seed))] for seed in range(20)]
    assert all(len(set(characters)) == players for characters in dealt)
    assert {character for characters in dealt for character in characters} == {"C1", "C2", "C3", "C4"}


@pytest.mark.rule("G-1.4")
def test_nobody_can_ask_for_the_character_of_another() -> None:
    with pytest.raises(BadOption, match="characters"):
        new_game(characters=["C2", "C2"])
    with pytest.raises(BadPosition, match="characters"):
        table(characters=["C2", "C2"])


@pytest.mark.rule("G-1.5")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_player_moves_the_own_marker_and_places_the_own_cubes(colour: str) -> None:
    hands = [["fire", "law"] if other == colour else [] for other in COLOURS]
    s = table(players=4, fate="none", active=COLOURS.index(colour) + 1, at=dict.fromkeys(COLOURS, "t3"), hands=hands)
    do(s, "travel t1", "establish Fire")
    assert on_timeline(s) == {"fire@t1": {colour: 1}}
    assert [marker(s, other) for other in COLOURS] == ["t1" if other == colour else "t3" for other in COLOURS]


@pytest.mark.rule("G-1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_a_colour_of_the_own(players: int) -> None:
    assert [seat["colour"] for seat in seats(new_game(players))] == ["red", "blue", "white", "yellow"][:players]


@pytest.mark.rule("G-1.5")
def test_there_are_no_cubes_of_a_colour_that_nobody_plays() -> None:
    with pytest.raises(BadPosition, match="white"):
        table(timeline="Fire@t0 {white 1}")


# --- cubes ---


@pytest.mark.rule("G-1.6")
def test_the_27_cubes_of_a_colour_limit_nothing() -> None:
    s = table(
        timeline="Fire@t0 {red 27, blue 100}",
        red="Basic Science, Law, Flight, Bloodline Influence",
        pools={"red": 50},
        at={"red": "t0"},
    )
    do(s, "establish Basic Science", "card Law", "card Flight")
    do(s, "influence Fire", "amount 40")
    do(s, "play Bloodline Influence", "card Fire")
    assert on_timeline(s) == {"fire@t0": {"red": 68, "blue": 100}, "basic-science@t0": {"red": 2}}
    assert s.pools == [10, 0]


@pytest.mark.rule("G-1.6")
@pytest.mark.parametrize("pool", [26, 27, 9_999])
def test_cubes_come_back_into_the_pool_beyond_27(pool: int) -> None:
    s = table(phase="IV", timeline="Fire@t0 {red 28}; Law@t1 {blue 30}", pools={"red": pool, "blue": pool})
    assert on_timeline(s) == {"fire@t0": {"red": 27}, "law@t1": {"blue": 29}}
    assert s.pools == [pool + 1, pool]
    assert seats(reread(s)) == seats(s)


@pytest.mark.rule("G-1.6")
def test_cubes_of_one_colour_never_turn_into_another_however_many() -> None:
    """A position file may refuse a number that is too big to keep, but must not take it and then lose the cubes."""
    for number in (127, 255, 9_999, 32_767, 65_535):
        try:
            s = table(timeline=f"Fire@t0 {{red {number}}}", pools={"red": 1}, at={"red": "t0"})
        except BadPosition:
            continue
        do(s, "influence Fire")
        assert on_timeline(s) == {"fire@t0": {"red": number + 1}}


class Ledger:
    """Where the cubes lie by the journal alone: in Pools, on technologies, in the draft area, and nowhere else."""

    def __init__(self, players: int) -> None:
        self.pools: Counter[str] = Counter(dict.fromkeys(COLOURS[:players], 0))
        self.timeline: dict[str, Counter[str]] = {}
        self.area: dict[object, Counter[str]] = {}

    def enter(self, event: dict[str, object]) -> None:
        seat = event.get("seat", 1)
        assert isinstance(seat, int)
        colour = COLOURS[seat - 1]
        copy = f"{event.get('technology')}@{event.get('timeframe')}"
        match event["event"]:
            case "establish":
                self.timeline[copy] = Counter({colour: event["paid"]})
            case "influence":
                self.pools[colour] -= self._number(event, "cubes")
                self.timeline[copy][colour] += self._number(event, "cubes")
            case "fate" if event["card"] == "bloodline-influence":
                self.timeline[copy][colour] += 1
            case "area-cube" if "card" in event:
                self.area.setdefault(event["card"], Counter())[colour] += 1
            case "take-fate":
                self.pools.update(self.area.pop(event["card"], Counter()))
            case "cleared" | "duplicate":
                del self.timeline[copy]
            case "cube-back":
                self.timeline[copy][colour] -= 1
                self.pools[colour] += event["to"] == "pool"

    @staticmethod
    def _number(event: dict[str, object], key: str) -> int:
        number = event[key]
        assert isinstance(number, int)
        return number

    def all(self) -> dict[str, object]:
        """Every cube that is not in the supply, by place."""
        return {
            "pools": list(self.pools.values()),
            "timeline": {copy: dict(+cubes) for copy, cubes in self.timeline.items()},
            "area": {card: dict(cubes) for card, cubes in self.area.items()},
        }


def cubes_shown(s: GearsPosition) -> dict[str, object]:
    """The same, as the position has it."""
    area = forms.view(s, None).get("draft_area", [])
    assert isinstance(area, list)
    return {
        "pools": [seat["pool"] for seat in seats(s)],
        "timeline": on_timeline(s),
        "area": {entry["card"]: entry["cubes"] for entry in area if entry["cubes"]},
    }


@pytest.mark.rule("G-1.7")
@pytest.mark.parametrize(
    ("players", "fate", "seed"), [(2, "deck", 1), (3, "none", 2), (4, "one_each", 3), (3, "draft", 4), (4, "draft", 5)]
)
def test_every_cube_outside_the_supply_is_in_a_pool_on_a_technology_or_in_the_draft_area(
    players: int, fate: str, seed: int
) -> None:
    s = new_game(players, seed, fate=fate)
    chooser = random.Random(seed)
    ledger = Ledger(players)
    read = 0
    influences = 0
    while not s.over:
        s.push(chooser.choice(s.legal()))
        events = forms.events(s, read)
        read += len(events)
        for event in events:
            ledger.enter(event)
            influences += event["event"] == "influence"
        assert cubes_shown(s) == ledger.all()
    assert influences


@pytest.mark.rule("G-1.7")
def test_cubes_lie_in_the_draft_area_in_the_draft_variant_only() -> None:
    s = table(fate="draft", fate_cards={"area": [{"card": "time-folds-around-us", "cubes": {"red": 1, "blue": 2}}]})
    do(s, "take Time Folds Around Us")
    assert s.pools == [1, 2]
    with pytest.raises(BadPosition, match=r"fate_cards\.area"):
        table(fate="one_each", fate_cards={"area": [{"card": "time-folds-around-us", "cubes": {"red": 1}}]})


@pytest.mark.rule("G-1.15")
def test_influence_spends_cubes_of_the_pool_and_no_others() -> None:
    s = table(timeline="Fire@t0 {red 9}; The Wheel@t0 {red 5, blue 1}", pools={"red": 3, "blue": 8}, at={"red": "t0"})
    do(s, "influence The Wheel")
    assert legal(s) == ["amount 1", "amount 2", "amount 3"]
    do(s, "amount 2", "influence The Wheel")
    assert on_timeline(s) == {"fire@t0": {"red": 9}, "the-wheel@t0": {"red": 8, "blue": 1}}
    assert s.pools == [0, 8]
    assert rule_of(s, "influence Fire") == "G-7.3"


# --- technologies and what they depend on ---


@pytest.mark.rule("G-1.8")
def test_a_technology_card_has_a_name_a_cost_a_reward_and_dependencies() -> None:
    deck = table().rules.deck
    technologies = {str(t.name): (t.cost, t.reward, [deck.card_names[deck.number[need]] for need in t.needs])
                    for t in deck.technologies}  # fmt: skip
    assert len(technologies) == 30
    assert technologies["Fire"] == (1, 1, [])
    assert technologies["Mining"] == (1, 2, ["Basic Tools"])
    assert technologies["Steam Engine"] == (3, 4, ["Fire", "The Wheel", "Mining"])
    assert technologies["Space Flight"] == (4, 12, ["Flight", "Rocketry", "Computer"])


@pytest.mark.rule("G-1.8")
@pytest.mark.parametrize("need", ["alpha", "bloodline-influence", "gamma"])
def test_a_dependency_names_another_technology(need: str) -> None:
    alpha = {"name": "Alpha", "copies": 9, "cost": 1, "reward": 1, "needs": [need]}
    beta = {"name": "Beta", "copies": 9, "cost": 1, "reward": 1, "needs": ["alpha"]}
    with pytest.raises(BadPosition, match="needs"):
        games.get("gears").from_json(json.dumps({"deck": {"technologies": [alpha, beta]}}))


@pytest.mark.rule("G-1.8")
def test_ge_11_dependents_of_flight() -> None:
    deck = table().rules.deck
    dependents = [deck.card_names[card] for card in deck.dependents[deck.number["flight"]]]
    assert dependents == ["Rocketry", "Space Flight"]


@pytest.mark.rule("G-1.9")
def test_a_technology_is_fundamental_if_and_only_if_it_has_no_dependencies() -> None:
    """A Fundamental technology succeeds alone, and Willed Into Existence finds nothing to remove from it."""
    alone = {name: table(timeline=f"{name}@t0 {{red 1}}", red="Willed Into Existence") for name in names(table())}
    assert [name for name, s in alone.items() if status(s, f"{name}@t0") == "S"] == FUNDAMENTAL
    assert [name for name, s in alone.items() if rule_of(s, "play Willed Into Existence")] == FUNDAMENTAL


@pytest.mark.rule("G-1.10", "G-1.11")
@pytest.mark.parametrize(
    ("name", "indirect"),
    [
        ("Fire", []),
        ("Mining", []),
        ("Law", ["Basic Tools", "Language"]),
        ("Cartography", ["Language"]),
        ("Steam Engine", ["Basic Tools"]),
        ("Electricity", ["Fire", "Basic Tools", "Mining", "Chemistry"]),
        ("Radio", ["Fire", "Basic Tools", "Basic Science", "Mining", "Chemistry", "Metallurgy"]),
        ("Genetics", ["Fire", "Basic Tools", "Basic Science", "Language", "Agriculture", "Writing"]),
    ],
)
def test_indirect_dependencies_lie_below_the_direct_ones(name: str, indirect: list[str]) -> None:
    deck = table().rules.deck
    assert [deck.card_names[card] for card in deck.indirect_needs(deck.number[slug(name)])] == indirect


@pytest.mark.rule("G-1.10")
def test_an_indirect_dependency_is_no_condition_of_its_own() -> None:
    s = table(
        timeline="Fire@t0 {red 1}; Basic Science@t0 {red 1}; Chemistry@t1 {red 1}; Metallurgy@t2 {red 1};"
        "Mining@t1 {red 1, Willed Into Existence by red waives Basic Tools}"
    )
    assert status(s, "Mining@t1") == "S"
    assert status(s, "Metallurgy@t2") == "S"


@pytest.mark.rule("G-1.11")
def test_a_direct_dependency_that_also_lies_below_another_is_needed() -> None:
    writing = "Language@t0 {red 1}; Writing@t1 {red 1, Willed Into Existence by red waives Basic Tools}"
    s = table(timeline=f"{writing}; Cartography@t2 {{red 1}}")
    assert status(s, "Writing@t1") == "S"
    assert status(s, "Cartography@t2") == "F"
    s = table(timeline=f"{writing}; Cartography@t2 {{red 1}}; Basic Tools@t1 {{red 1}}")
    assert status(s, "Cartography@t2") == "S"


@pytest.mark.rule("G-1.11")
def test_a_direct_dependency_that_also_lies_below_another_brings_both_bonuses() -> None:
    s = table(
        phase="III",
        timeline="Basic Tools@t0 {blue 1}; Language@t0 {red 1}; Writing@t1 {red 1}; Cartography@t2 {red 1}",
    )
    assert s.scores()[1] == 1 + 1 + 1


@pytest.mark.rule("G-1.12")
def test_copies_of_one_name_have_their_own_cubes_status_and_fate_cards() -> None:
    copies = (
        "Basic Tools@t0 {red 1}; Language@t1 {red 1}; Writing@t1 {blue 2};"
        "Writing@t2 {blue 1, Perfectly Laid Plans by blue}"
    )
    s = table(timeline=copies, red="Bloodline Influence, Fire", pools={"red": 1}, at={"red": "t1"})
    assert (status(s, "Writing@t1"), status(s, "Writing@t2")) == ("F", "S")
    assert rule_of(s, "influence Writing") == ""
    do(s, "play Bloodline Influence", "timeframe t1", "card Writing")
    assert on_timeline(s)["writing@t1"] == {"blue": 2, "red": 1}
    assert on_timeline(s)["writing@t2"] == {"blue": 1}
    s = table(timeline=copies, pools={"red": 1}, at={"red": "t2"})
    assert rule_of(s, "influence Writing") == "G-13.2"


# --- leaders ---


@pytest.mark.rule("G-1.13")
@pytest.mark.parametrize(
    ("cubes", "leaders"),
    [
        ("", []),
        ("white 1", ["white"]),
        ("red 2, blue 1", ["red"]),
        ("red 1, blue 1, white 2", ["white"]),
        ("red 1, blue 1", ["red", "blue"]),
        ("red 3, blue 2, white 3", ["red", "white"]),
        ("red 2, blue 2, white 2, yellow 2", ["red", "blue", "white", "yellow"]),
        ("red 4, blue 5, white 1, yellow 5", ["blue", "yellow"]),
    ],
)
def test_leaders_have_a_cube_and_no_fewer_than_anybody_else(cubes: str, leaders: list[str]) -> None:
    """In phase IV every leader of a successful technology takes a cube back."""
    s = table(players=4, phase="IV", timeline=f"Fire@t0 {{{cubes}}}")
    assert [colour for colour, pool in zip(COLOURS, s.pools, strict=True) if pool] == leaders


@pytest.mark.rule("G-1.14")
def test_a_tied_leader_has_the_most_influence_too() -> None:
    s = table(
        phase="III",
        pursuit="on",
        characters=["C1", "C3"],
        timeline="Basic Tools@t0 {blue 1}; Mining@t1 {red 1, blue 1}",
    )
    assert s.scores() == [3 + 1, 1 + 1 + 1]
    assert s.pools == [1, 2]


# --- what is only display ---


@pytest.mark.rule("G-1.16")
def test_a_score_starts_at_nothing_and_is_never_negative() -> None:
    assert new_game().scores() == [0, 0]
    with pytest.raises(BadPosition, match="scores"):
        table(scores={"red": -1})


@pytest.mark.rule("G-1.16")
@pytest.mark.parametrize("score", [49, 50, 449, 450, 9_999])
def test_neither_the_track_nor_the_tokens_limit_a_score(score: int) -> None:
    s = table(phase="III", scores={"red": score}, timeline="Agriculture@t0 {red 1}")
    assert s.scores() == [score + 2, 0]
    assert reread(s).scores() == [score + 2, 0]


@pytest.mark.rule("G-1.17")
def test_failed_markers_never_run_out() -> None:
    failing = [name for name in names(table()) if name not in FUNDAMENTAL]
    lying = "; ".join(f"{name}@t{place // 8} {{red 1}}" for place, name in enumerate(failing))
    s = table(players=4, round=4, timeline=lying, red="Law, Fire, Fire", fate="none", at={"red": "t3"})
    assert [status(s, f"{name}@t{place // 8}") for place, name in enumerate(failing)] == ["F"] * 24
    do(s, "establish Law")
    assert status(s, "Law@t3") == "F"


@pytest.mark.rule("G-1.18")
def test_capacities_are_computed_and_not_limited_by_markers() -> None:
    """In the last round of four players all nine numbers are in use, each as often as the distance asks for it."""
    names_in_t0 = ["Writing", "Mining", "Chemistry", "Medicine", "Fire", "The Wheel", "Basic Tools", "Language"]
    for held, rule in ((7, ""), (8, ""), (9, "G-6.3")):
        lying = "; ".join(f"{name}@t0 {{blue 1}}" for name in [*names_in_t0, "Radio"][:held])
        s = table(players=4, round=4, timeline=lying, red="Agriculture, Law, Law", at={"red": "t0"})
        assert [s.capacity(slot) for slot in range(s.oldest, s.present)] == [9, 8, 7, 6, 5, 4, 3, 2, 1]
        assert rule_of(s, "establish Agriculture") == rule


@pytest.mark.rule("G-1.19")
@pytest.mark.parametrize("players", [2, 4])
def test_round_and_turn_run_from_one_to_four(players: int) -> None:
    s = new_game(players)
    chooser = random.Random(7)
    shown: list[tuple[object, object]] = []
    while not s.over:
        view = forms.view(s, None)
        if view["phase"] == "I" and (view["round"], view["turn"]) not in shown[-1:]:
            shown.append((view["round"], view["turn"]))
        s.push(chooser.choice(s.legal()))
    assert shown == [(round, turn) for round in (1, 2, 3, 4) for turn in (1, 2, 3, 4)]


@pytest.mark.rule("G-1.20")
@pytest.mark.parametrize("here", ["t0", "t1", "t2"])
def test_the_current_timeframe_is_where_the_marker_stands(here: str) -> None:
    s = table(
        timeline="Fire@t0 {}; Basic Tools@t1 {}; Basic Science@t2 {}",
        red="Language, Law",
        pools={"red": 1},
        at={"red": here, "blue": "t3"},
    )
    influenced = {"t0": "influence fire", "t1": "influence basic-tools", "t2": "influence basic-science"}
    assert [text for text in legal(s) if text.startswith("influence")] == [influenced[here]]
    if here == "t2":
        do(s, "travel t0")
        here = "t0"
    do(s, "establish Language")
    assert on_timeline(s)[f"language@{here}"] == {"red": 1}
    assert hand(s, "red") == []
