"""Section 3 of the rules of Gears of Time: set-up."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from bequest import games
from bequest.core.errors import BadOption
from bequest.core.position import CHANCE
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import COLOURS, cards, do, hand, legal, new_game, rule_of, table


def seats(s: GearsPosition, seat: int | None = None) -> list[dict[str, object]]:
    shown = forms.view(s, seat)["seats"]
    assert isinstance(shown, list)
    return shown


def of_each(s: GearsPosition, key: str) -> list[object]:
    return [seat[key] for seat in seats(s)]


def let_chance(s: GearsPosition) -> GearsPosition:
    """Chance gives its first outcome until a player is asked."""
    while s.seat == CHANCE:
        s.push(s.legal()[0])
    return s


def chosen_order(s: GearsPosition) -> GearsPosition:
    """Every chooser takes the first free position."""
    while s.decision is not None and s.decision.kind == "position":
        do(s, legal(s)[0])
    return s


# --- before the cards ---


@pytest.mark.rule("G-3.1")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("fate", "some"),
        ("pursuit", "maybe"),
        ("characters", ["C1"]),
        ("characters", ["C1", "C9"]),
        ("deck", "tree-9"),
        ("speed", "fast"),
    ],
)
def test_there_is_no_game_before_the_options_are_agreed(option: str, value: object) -> None:
    with pytest.raises(BadOption, match=option):
        games.get("gears").new(2, 1, "auto", True, **{option: value})


@pytest.mark.rule("G-3.1")
def test_the_options_stand_before_the_first_random_event() -> None:
    s = new_game(3, fate="draft", pursuit="on", chance="explicit")
    assert s.seat == CHANCE
    assert of_each(s, "character") == [None, None, None]
    view = forms.view(s, None)
    assert (view["deck"], view["fate"], view["pursuit"]) == ("tree-1", "draft", "on")


@pytest.mark.rule("G-3.2")
def test_characters_are_assigned_at_random_each_with_the_same_chance() -> None:
    s = new_game(4, chance="explicit")
    left = [1, 2, 3, 4]
    for taken in (3, 1, 4, 2):
        assert s.outcomes() == [(s.game.parse(f"character {number}"), 1) for number in left]
        do(s, f"character {taken}")
        left.remove(taken)
    assert of_each(s, "character") == ["C3", "C1", "C4", "C2"]


@pytest.mark.rule("G-3.2")
def test_the_seed_decides_who_plays_whom() -> None:
    dealt = [tuple(of_each(new_game(2, seed), "character")) for seed in range(100)]
    assert len(set(dealt)) == 4 * 3
    assert dealt == [tuple(of_each(new_game(2, seed), "character")) for seed in range(100)]


@pytest.mark.rule("G-3.2")
def test_characters_that_are_named_are_not_drawn() -> None:
    s = new_game(3, characters=["C4", "C1", "C2"], chance="explicit")
    assert of_each(s, "character") == ["C4", "C1", "C2"]
    assert s.game.text(s.legal()[0]) == "seat 1"


@pytest.mark.rule("G-3.3")
@pytest.mark.parametrize("deck", ["base", "tree-1"])
@pytest.mark.parametrize(("fate", "size"), [("deck", 72), ("none", 66), ("one_each", 66), ("draft", 66)])
def test_the_draw_pile_starts_with_the_whole_deck(deck: str, fate: str, size: int) -> None:
    s = new_game(deck=deck, fate=fate, chance="explicit")
    assert forms.view(s, None)["draw_pile"] == size
    pile = next(place for place in s.places() if place.name == "pile:technologies")
    copies = dict(enumerate(s.rules.deck.copies[: None if fate == "deck" else s.rules.deck.first_fate]))
    assert Counter(pile.cards) == copies


@pytest.mark.rule("G-3.3")
def test_the_draw_pile_is_shuffled() -> None:
    s = new_game(characters=["C1", "C2"], chance="explicit")
    do(s, "seat 1")
    weights = {s.game.text(action): weight for action, weight in s.outcomes()}
    assert weights == {f"card {card}": n for card, n in zip(s.rules.deck.card_ids, s.rules.deck.copies, strict=True)}
    dealt = {card for seed in range(200) for card in hand(new_game(seed=seed), "red")}
    assert dealt == set(s.rules.deck.card_ids)


@pytest.mark.rule("G-2.2", "G-2.5", "G-3.4", "G-3.5", "G-3.6", "G-3.7", "G-3.8", "G-3.9")
@pytest.mark.parametrize("chance", ["explicit", "auto"])
def test_ge_01_set_up_with_two_players(chance: str) -> None:
    s = new_game(chance=chance)
    view = forms.view(s, None)
    assert view["present"] == "t4"
    assert of_each(s, "marker") == ["t4", "t4"]
    assert [s.capacity(slot) for slot in range(s.oldest, s.present)] == [4, 3, 2, 1]
    assert (view["round"], view["turn"]) == (1, 1)
    assert of_each(s, "pool") == [0, 0]
    assert of_each(s, "score") == [0, 0]
    assert view["timeline"] == []
    assert view["discard_pile"] == {"size": 0, "known": []}


@pytest.mark.rule("G-2.2", "G-2.5", "G-3.6", "G-3.9")
@pytest.mark.parametrize(
    ("players", "present", "capacities"), [(3, "t5", [5, 4, 3, 2, 1]), (4, "t6", [6, 5, 4, 3, 2, 1])]
)
def test_ge_02_set_up_with_three_and_four_players(players: int, present: str, capacities: list[int]) -> None:
    s = new_game(players)
    assert forms.view(s, None)["present"] == present
    assert of_each(s, "marker") == [present] * players
    assert [s.capacity(slot) for slot in range(s.oldest, s.present)] == capacities


@pytest.mark.rule("G-3.4", "G-3.5", "G-3.7", "G-3.8", "G-3.9")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("fate", ["deck", "none", "one_each", "draft"])
def test_the_first_turn_begins_with_nothing_on_the_table(players: int, fate: str) -> None:
    s = chosen_order(new_game(players, fate=fate))
    view = forms.view(s, None)
    assert (view["phase"], view["round"], view["turn"], view["actions"]) == ("I", 1, 1, 0)
    assert (view["timeline"], view["discard_pile"]) == ([], {"size": 0, "known": []})
    assert of_each(s, "pool") == of_each(s, "score") == [0] * players
    assert of_each(s, "marker") == [view["present"]] * players


# --- hands and player order ---


@pytest.mark.rule("G-3.10", "G-3.13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_player_has_the_first_choice_of_any_position(players: int) -> None:
    s = new_game(players, characters=["C1", "C2", "C3", "C4"][:players], chance="explicit")
    assert s.outcomes() == [(s.game.parse(f"seat {seat}"), 1) for seat in range(1, players + 1)]
    do(s, f"seat {players}")
    let_chance(s)
    assert s.seat == players - 1
    assert legal(s) == [f"position {position}" for position in range(1, players + 1)]
    assert {new_game(players, seed).seat for seed in range(40)} == set(range(players))


@pytest.mark.rule("G-3.11", "G-3.12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_secret_cards_are_dealt_before_the_order_is_chosen(players: int) -> None:
    s = new_game(players)
    assert s.decision is not None
    assert s.decision.kind == "position"
    assert forms.view(s, None)["draw_pile"] == 72 - 6 * players
    for seat, colour in enumerate(COLOURS[:players]):
        assert seats(s, seat)[seat]["hand"] == hand(s, colour)
        assert len(hand(s, colour)) == 6
        shown_to_others = [seats(s, other)[seat] for other in [None, *range(players)] if other != seat]
        assert all("hand" not in shown for shown in shown_to_others)
        assert all(shown["hand_size"] == 6 for shown in shown_to_others)


@pytest.mark.rule("G-3.2", "G-3.10", "G-3.11", "G-3.13", "G-3.15")
def test_set_up_happens_in_the_order_of_its_section() -> None:
    s = new_game(3, chance="explicit")
    steps: list[str] = []
    while forms.view(s, None)["phase"] == "setup" or s.seat == CHANCE:
        steps.append(s.game.structure(s.legal()[0]).verb)
        s.push(s.legal()[0])
    assert steps == ["character"] * 3 + ["seat"] + ["card"] * 18 + ["position"] * 2 + ["card"] * 2


@pytest.mark.rule("G-3.13", "G-3.14", "G-3.15")
def test_ge_04_positions_are_taken_clockwise() -> None:
    s = new_game(3, characters=["C1", "C2", "C3"], chance="explicit")
    do(s, "seat 2")
    let_chance(s)
    assert s.seat == COLOURS.index("blue")
    do(s, "position 3")
    assert s.seat == COLOURS.index("white")
    do(s, "position 1")
    assert [COLOURS[seat] for seat in s.order] == ["white", "red", "blue"]
    let_chance(s)
    assert s.seat == COLOURS.index("white")
    assert [len(hand(s, colour)) for colour in ("white", "red", "blue")] == [6, 7, 7]


@pytest.mark.rule("G-3.14")
@pytest.mark.parametrize(("players", "first"), [(n, first) for n in (2, 3, 4) for first in range(n)])
def test_the_others_choose_clockwise_among_the_positions_still_free(players: int, first: int) -> None:
    s = new_game(players, characters=["C1", "C2", "C3", "C4"][:players], chance="explicit")
    do(s, f"seat {first + 1}")
    let_chance(s)
    chooser = random.Random(10 * players + first)
    free = [f"position {position}" for position in range(1, players + 1)]
    taken: dict[str, int] = {}
    for step in range(players - 1):
        assert s.seat == (first + step) % players
        assert legal(s) == free
        assert all(rule_of(s, position) == "G-3.14" for position in taken)
        position = chooser.choice(free)
        free.remove(position)
        taken[position] = s.seat
        do(s, position)
    taken[free[0]] = (first + players - 1) % players
    assert s.order == [taken[position] for position in sorted(taken)]


@pytest.mark.rule("G-3.15", "G-3.16")
def test_ge_03_starting_hands_of_four_players() -> None:
    s = chosen_order(new_game(4))
    assert [len(s.hands[seat]) for seat in s.order] == [6, 7, 7, 8]
    assert forms.view(s, None)["draw_pile"] == 44


@pytest.mark.rule("G-3.15", "G-3.16")
@pytest.mark.parametrize(("players", "sizes"), [(2, [6, 7]), (3, [6, 7, 7]), (4, [6, 7, 7, 8])])
def test_starting_hands_go_by_the_player_order_not_by_seat(players: int, sizes: list[int]) -> None:
    for seed in range(10):
        s = new_game(players, seed)
        chooser = random.Random(seed)
        while s.decision is not None and s.decision.kind == "position":
            assert [len(held) for held in s.hands] == [6] * players
            s.push(chooser.choice(s.legal()))
        assert [len(s.hands[seat]) for seat in s.order] == sizes
        assert forms.view(s, None)["draw_pile"] == 72 - sum(sizes)


@pytest.mark.rule("G-3.17")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_no_extra_cards_for_the_order_of_later_rounds(round: int) -> None:
    s = table(players=4, phase="V", round=round, order="yellow, white, blue, red", hands=[[] for _ in COLOURS])
    chosen_order(s)
    assert (s.round, forms.view(s, None)["phase"]) == (round + 1, "I")
    assert [len(held) for held in s.hands] == [6, 6, 6, 6]


@pytest.mark.rule("G-3.18")
def test_a_starting_hand_is_kept_with_its_fate_cards() -> None:
    s = new_game(characters=["C1", "C2"], chance="explicit")
    dealt = cards("Space Flight, Internet, Bloodline Influence, Perfectly Laid Plans, We Need More Time, Radio")
    do(s, "seat 1", *(f"card {card}" for card in dealt))
    let_chance(s)
    assert s.decision is not None
    assert s.decision.kind == "position"
    assert legal(s) == ["position 1", "position 2"]
    do(s, "position 1")
    let_chance(s)
    assert s.decision.kind == "move"
    assert sorted(hand(s, "red")) == sorted(dealt)
    assert forms.view(s, None)["discard_pile"] == {"size": 0, "known": []}


# --- seats and colours ---


def reseated(s: GearsPosition, to: list[int]) -> GearsPosition:
    """A position at the start of round 1 with every player in another seat; `to[seat]` is the new one."""
    content = s.to_dict()
    old = [to.index(seat) for seat in range(s.players)]
    for key in ("hands", "characters"):
        values = content[key]
        assert isinstance(values, list)
        content[key] = [values[seat] for seat in old]
    fates = content.get("fate_cards")
    if isinstance(fates, dict):
        fates["before"] = [fates["before"][seat] for seat in old]
    content["order"] = [to[seat] + 1 for seat in s.order]
    content["active"] = to[s.order[0]] + 1
    content["pending"] = [{"kind": "turn", "seat": to[s.order[0]] + 1}]
    moved = s.game.from_json(json.dumps(content))
    assert isinstance(moved, GearsPosition)
    return moved


def belongings(s: GearsPosition, seats: list[int]) -> list[tuple[object, ...]]:
    """What the players in these seats have, in this sequence, without a word about seat or colour."""
    return [
        (
            s.hands[seat],
            s.markers[seat],
            s.pools[seat],
            s.scores()[seat],
            s.ranking()[seat],
            [s.cubes_of(index, seat) for index in range(len(s.copies))],
        )
        for seat in seats
    ]


@pytest.mark.rule("G-3.19", "G-3.20")
@pytest.mark.parametrize("fate", ["deck", "one_each", "draft"])
@pytest.mark.parametrize("to", [[1, 0], [1, 2, 0], [0, 2, 1], [2, 0, 3, 1]])
def test_a_game_goes_the_same_way_from_other_seats(to: list[int], fate: str) -> None:
    s = chosen_order(new_game(len(to), seed=5, fate=fate, pursuit="on"))
    moved = reseated(s, to)
    chooser = random.Random(6)
    while not s.over:
        assert moved.seat == to[s.seat]
        action = chooser.choice(s.legal())
        structure = s.game.structure(action)
        named = f"seat {to[int(structure.value) - 1] + 1}" if structure.verb == "seat" else s.game.text(action)
        s.push(action)
        do(moved, named)
        assert moved.copies == s.copies
        assert belongings(moved, to) == belongings(s, list(range(len(to))))
    assert moved.over


@pytest.mark.rule("G-3.19", "G-3.20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_and_their_colours_stay_fixed(players: int) -> None:
    s = new_game(players)
    chooser = random.Random(2)
    fixed = [(seat + 1, COLOURS[seat]) for seat in range(players)]
    characters = of_each(s, "character")
    while not s.over:
        s.push(chooser.choice(s.legal()))
        assert list(zip(of_each(s, "seat"), of_each(s, "colour"), strict=True)) == fixed
        assert of_each(s, "character") == characters
    assert fixed == [(1, "red"), (2, "blue"), (3, "white"), (4, "yellow")][:players]
