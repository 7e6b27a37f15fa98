"""Section 3 of the rules of Last Will: setting up a game."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from bequest.core.errors import BadOption
from bequest.core.position import CHANCE
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.position import WillPosition
from tests import forms
from tests.rules.lastwill.table import (
    asked,
    balance,
    base,
    discards,
    do,
    file,
    hand,
    legal,
    new_game,
    offered,
    pile,
    random_game,
    removed,
    rule_of,
    shown,
    table,
    told,
)

PLAYERS = [2, 3, 4, 5]
DECK = base()
REGULAR = ("events", "helpers", "properties", "companions")


def of_each(s: WillPosition, key: str) -> list[object]:
    return [shown(s, number)[key] for number in range(1, s.players + 1)]


def weights(s: WillPosition) -> dict[str, int]:
    return {s.game.text(action): weight for action, weight in s.outcomes()}


def copies(back: str) -> dict[str, int]:
    """All cards of a back, as outcomes of chance."""
    return {f"card {card.id}": card.copies for card in DECK.cards if terms.BACKS[card.back] == back}


def back_of(id: str) -> str:
    return terms.BACKS[DECK.backs[DECK.ids.index(id)]]


def let_chance(s: WillPosition, until: str = "") -> WillPosition:
    """The first outcomes until a player is asked, or until chance decides of this kind."""
    while s.seat == CHANCE and (not until or s.game.structure(s.legal()[0]).verb != until):
        s.push(s.legal()[0], s.seat)
    return s


def kept(s: WillPosition) -> WillPosition:
    """Everybody has kept two starting cards."""
    while asked(s)[0] == "start":
        do(s, legal(s)[0])
    return s


# --- boards, market, decks ---


@pytest.mark.rule("W-3.1", "W-3.2")
@pytest.mark.parametrize(
    ("players", "plans", "cards"),
    [(2, 6, ["A1", "A2", "A3", "A4", "G1", "G2", "G3"]),
     (3, 6, ["A1", "A2", "A3", "A4", "G1", "G2", "G3", "B1"]),
     (4, 7, ["F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8"]),
     (5, 7, ["F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "B1"])],
)  # fmt: skip
def test_the_sides_go_by_the_number_of_players(players: int, plans: int, cards: list[str]) -> None:
    s = new_game(players)
    assert list(offered(s)) == cards
    kept(s)
    assert legal(s) == [f"plan {number}" for number in range(1, plans + 1)]
    assert rule_of(s, "plan 7") == ("" if players >= 4 else "W-3.1")
    errands = forms.view(s, None)["errands"]
    assert isinstance(errands, dict)
    singles = [place.lower() for place in cards if place[0] != "G"]
    group = ["group"] if players <= 3 else []
    assert sorted(errands) == sorted([*singles, *group, "w1", "w2", "extension", "market", "opera", "unknown"])


@pytest.mark.rule("W-3.2")
@pytest.mark.parametrize(("players", "rule"), [(2, "W-3.1"), (3, ""), (4, "W-3.1"), (5, "")])
def test_the_place_of_the_supplement_is_there_with_3_and_5_players(players: int, rule: str) -> None:
    plans = {2: "1, 2, n, n", 3: "1, 2, 3", 4: "1, 2, 3, 4", 5: "1, 2, 3, 4, 5"}[players]
    s = table(players=players, phase="errand", plans=plans, offering="B1 dinner" if players in (3, 5) else "")
    assert rule_of(s, "errand b1") == rule


@pytest.mark.rule("W-3.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_round_is_round_1(players: int) -> None:
    s = new_game(players)
    assert file(s, "round") == 1
    assert [event["round"] for event in forms.events(s) if event["event"] == "round"] == [1]


@pytest.mark.rule("W-3.4")
def test_the_tokens_go_on_the_four_types_in_random_order() -> None:
    s = new_game(chance="explicit")
    tokens = ("-3", "-2", "+1", "+3")
    assert set(weights(s).values()) == {1}
    assert len(weights(s)) == 24
    for text in weights(s):
        assert sorted(text.split()[1].split("/")) == sorted(tokens)
    do(s, "order +1/-3/+3/-2")
    assert file(s, "market") == {"mansion": 1, "town-house": -3, "manor-house": 3, "farm": -2}
    assert len({str(file(new_game(seed=seed), "market")) for seed in range(40)}) > 12


@pytest.mark.rule("W-3.5")
@pytest.mark.parametrize("deck", REGULAR)
def test_each_regular_deck_is_shuffled_on_its_own(deck: str) -> None:
    s = new_game(chance="explicit", first=1)
    while s.seat != CHANCE or legal(s)[0] not in copies(deck):
        s.push(s.legal()[0], s.seat)
    assert weights(s) == copies(deck)


@pytest.mark.rule("W-3.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_decks_lie_face_down_beside_empty_discard_piles(players: int) -> None:
    s = new_game(players)
    assert [discards(s, deck) for deck in REGULAR] == [[], [], [], []]
    assert removed(s) == []
    assert forms.view(s, 0)["piles"] == {
        back: len([id for id in _undealt(s) if back_of(id) == back]) for back in terms.BACKS[:-1]
    }
    hidden = {id for deck in REGULAR for id in pile(s, deck)} - set(hand(s)) - set(offered(s).values())
    assert not [id for id in hidden if f"'{id}'" in str(forms.view(s, 0)) + str(forms.events(s, 0, 0))]


def _undealt(s: WillPosition) -> list[str]:
    return [id for deck in (*REGULAR, "special") for id in pile(s, deck)]


@pytest.mark.rule("W-3.6")
def test_the_special_deck_has_one_crown_on_top_then_two_then_three() -> None:
    s = let_chance(new_game(chance="explicit"), "card")
    while legal(s)[0] in copies("helpers") | copies("properties"):
        s.push(s.legal()[0], s.seat)
    assert weights(s) == copies("crown-1")  # the first card of the offering is special
    assert forms.view(new_game(5), None)["piles"] == {
        "events": 30, "helpers": 39 - 15 - 3, "properties": 24 - 15 - 3, "companions": 19,
        "crown-1": 3, "crown-2": 5, "crown-3": 8,
    }  # fmt: skip


@pytest.mark.rule("W-3.6")
def test_each_part_of_the_special_deck_is_dealt_in_random_order_after_the_one_before() -> None:
    firsts: dict[str, set[str]] = {"crown-1": set(), "crown-2": set(), "crown-3": set()}
    for seed in range(24):
        s = table(players=5, seed=seed)
        while not s.over:
            while asked(s)[0] == "turn":
                do(s, "end")
            do(s, legal(s)[0])
            if s.round == 6:
                break
        dealt = [str(event["card"]) for event in forms.events(s) if event["event"] == "deal"]
        special = [id for id in dealt if back_of(id) in firsts]
        backs = [back_of(id) for id in special]
        assert backs == sorted(backs)
        for back in firsts:
            firsts[back].add(special[backs.index(back)])
    assert all(len(found) > 2 for found in firsts.values())


@pytest.mark.rule("W-3.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_both_wild_cards_are_on_their_places(players: int) -> None:
    s = new_game(players)
    assert (forms.view(s, None)["wild_places"], file(s, "wild_places")) == ([True, True], [True, True])
    assert "wild-card" not in _undealt(s)


@pytest.mark.rule("W-3.8")
def test_last_will_cards_do_nothing_but_fix_the_money() -> None:
    wills = {will.id for will in DECK.wills}
    assert len(wills) == 7
    for s in random_game(3, seed=2, money="last_will"):
        assert not wills & {id for place in s.places() for id in [DECK.ids[card] for card in place.cards]}
        if not s.over:
            assert not [text for text in legal(s) if text.startswith("will")]
    assert told(s).count("money") == 1
    standard, drawn = new_game(seed=2), new_game(seed=2, money="last_will", chance="explicit")
    assert "will will-70" not in weights(drawn)
    let_chance(drawn, "will")
    do(drawn, "will will-70")
    let_chance(drawn)
    assert balance(drawn) == balance(standard) == 70
    assert forms.view(drawn, None).keys() == forms.view(standard, None).keys()


# --- players ---


@pytest.mark.rule("W-3.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_extensions_are_in_the_bank(players: int) -> None:
    s = new_game(players)
    assert forms.view(s, None)["extensions"] == 12
    assert of_each(s, "board") == [[None] * 5] * players


@pytest.mark.rule("W-3.10")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_has_actions_cards_on_the_board_or_a_plan_at_the_start(players: int) -> None:
    s = new_game(players)
    assert of_each(s, "actions") == [0] * players
    assert of_each(s, "plan") == [None] * players
    assert of_each(s, "board") == [[None] * 5] * players
    kept(s)
    while file(s, "phase") == "planning":
        do(s, legal(s)[0])
    chosen = of_each(s, "plan")
    assert len(set(chosen) - {None}) == players  # everybody had a marker to set
    assert of_each(s, "errand_boys") == [s.rules.plans[int(str(plan)) - 1].errands for plan in chosen]


@pytest.mark.rule("W-3.11")
def test_with_two_players_each_has_a_neutral_marker_to_set() -> None:
    s = kept(new_game(2))
    blocks = []
    while asked(s)[0] in ("block", "plan"):
        blocks += [asked(s)] if asked(s)[0] == "block" else []
        do(s, legal(s)[0])
    assert sorted(blocks) == [("block", 1), ("block", 2)]
    plans = file(s, "plans")
    assert isinstance(plans, list)
    assert Counter(plans) == {"neutral": 2, 1: 1, 2: 1, None: 2}


@pytest.mark.rule("W-3.11")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_there_are_no_neutral_markers(players: int) -> None:
    s = kept(new_game(players))
    while asked(s)[0] in ("block", "plan"):
        assert asked(s)[0] == "plan"
        do(s, legal(s)[0])
    plans = file(s, "plans")
    assert isinstance(plans, list)
    assert plans.count("neutral") == 0


@pytest.mark.rule("W-3.12")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_start_with_the_same_balance(players: int) -> None:
    assert of_each(new_game(players), "balance") == [70] * players
    assert of_each(new_game(players, money="standard"), "balance") == [70] * players
    assert of_each(new_game(players, money=45), "balance") == [45] * players


@pytest.mark.rule("W-3.13", "W-25.2")
def test_we_s27_a_last_will_card_fixes_the_money_of_all_four() -> None:
    amounts = set()
    for seed in range(60):
        s = new_game(4, seed, money="last_will")
        (amount,) = set(of_each(s, "balance"))
        assert amount in (70, 80, 90, 100, 110, 120, 130)
        assert told(s).count("money") == 1
        amounts.add(amount)
    assert amounts == {70, 80, 90, 100, 110, 120, 130}


@pytest.mark.rule("W-3.13")
def test_one_last_will_card_is_drawn_for_everybody() -> None:
    s = let_chance(new_game(4, money="last_will", chance="explicit"), "will")
    assert weights(s) == {f"will will-{amount}": 1 for amount in range(70, 131, 10)}
    do(s, "will will-110")
    assert legal(s)[0].startswith("card")  # no second one is drawn
    assert of_each(s, "balance") == [110] * 4


# --- starting hands, starting player ---


@pytest.mark.rule("W-3.14")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_is_dealt_three_helpers_or_expenses_and_three_properties_in_private(players: int) -> None:
    s = new_game(players)
    for number in range(1, players + 1):
        assert Counter(back_of(id) for id in hand(s, number)) == {"helpers": 3, "properties": 3}
        other = number % players + 1
        seen = shown(s, number, to=other)
        assert (seen["hand_backs"], seen["known_hand"]) == ({"helpers": 3, "properties": 3}, [])
        assert "hand" not in seen
        drawn = [
            event for event in forms.events(s, 0, other - 1) if event["event"] == "draw" and event["seat"] == number
        ]
        assert [event for event in drawn if "card" in event] == []


@pytest.mark.rule("W-3.15")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_hand_is_reduced_only_when_the_first_offering_has_been_dealt(players: int) -> None:
    s = new_game(players)
    assert (asked(s)[0], file(s, "waiting")) == ("start", list(range(1, players + 1)))
    assert of_each(s, "hand_size") == [6] * players
    assert len(offered(s)) == len(s.rules.places)
    kept(s)
    assert of_each(s, "hand_size") == [2] * players


@pytest.mark.rule("W-3.16")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_random_player_starts_unless_the_option_names_one(players: int) -> None:
    s = let_chance(new_game(players, chance="explicit"), "seat")
    assert weights(s) == {f"seat {number}": 1 for number in range(1, players + 1)}
    do(s, f"seat {players}")
    assert file(s, "starting_player") == players
    assert {file(new_game(players, seed), "starting_player") for seed in range(40)} == set(range(1, players + 1))
    for first in range(1, players + 1):
        assert {file(new_game(players, seed, first=first), "starting_player") for seed in range(5)} == {first}
    with pytest.raises(BadOption, match="first"):
        new_game(players, first=players + 1)


@pytest.mark.rule("W-3.17")
@pytest.mark.parametrize(("players", "first"), [(2, 2), (3, 1), (4, 3), (5, 4)])
def test_hands_are_dealt_clockwise_from_the_starting_player(players: int, first: int) -> None:
    s = new_game(players, first=first)
    draws = [(event["seat"], event["deck"]) for event in forms.events(s) if event["event"] == "draw"]
    seats = [(first - 1 + n) % players + 1 for n in range(players)]
    assert [(key, len(list(run))) for key, run in groupby(draws)] == [
        ((number, deck), 3) for number in seats for deck in ("helpers", "properties")
    ]
    assert told(s).index("deal") > max(n for n, kind in enumerate(told(s)) if kind == "draw")
