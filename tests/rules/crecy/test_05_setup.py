"""Section 5 of the rules of the Duke de Crecy: set-up for 2–4 players."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

import pytest

from bequest.core.position import CHANCE
from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import asked, base, do, extra, family, file, hand, legal, new_game, shown, told, tracks

PLAYERS = [2, 3, 4]
DECK = base()
HEADS = [(card, side) for card in DECK.heads for side in (0, 1)]
SIDES = ("patriarch", "matriarch")


def seen(s: CrecyPosition, seat: int | None = None) -> Any:
    """A view, for looking into it."""
    return forms.view(s, seat)


def of_each(s: CrecyPosition, key: str) -> list[Any]:
    return [entry[key] for entry in seen(s)["seats"]]


def let_chance(s: CrecyPosition, *texts: str) -> CrecyPosition:
    """Chance gives these outcomes, then its first ones until a player is asked."""
    do(s, *texts)
    while s.seat == CHANCE:
        s.push(s.legal()[0])
    return s


def chance_until(s: CrecyPosition, verb: str) -> CrecyPosition:
    """The first outcomes until the next one is of this kind."""
    while s.seat == CHANCE and not legal(s)[0].startswith(verb):
        s.push(s.legal()[0])
    assert s.seat == CHANCE
    return s


def sides_chosen(s: CrecyPosition) -> CrecyPosition:
    while asked(s)[0] == "head-side":
        do(s, SIDES[asked(s)[1] % 2])
        if s.seat == CHANCE:
            let_chance(s)
    return s


def set_up(s: CrecyPosition) -> CrecyPosition:
    """The sides chosen, all hands kept."""
    sides_chosen(s)
    while asked(s)[0] == "hand":
        do(s, "keep")
        if s.seat == CHANCE:
            let_chance(s)
    return s


def weights(s: CrecyPosition) -> dict[str, int]:
    return {s.game.text(action): weight for action, weight in s.outcomes()}


# --- the main board ---


@pytest.mark.rule(
    "C-5.2", "C-5.7", "C-5.9", "C-5.10", "C-5.12", "C-5.13", "C-5.16", "C-5.18", "C-5.19", "C-5.22", "C-5.23"
)
@pytest.mark.parametrize("players", PLAYERS)
def test_set_up_happens_in_the_order_of_its_section(players: int) -> None:
    s = new_game(players, chance="explicit")
    steps = []
    while s.phase == 0:
        asks = "chance" if s.seat == CHANCE else f"seat {s.seat + 1}"
        steps.append((asks, s.game.structure(s.legal()[0]).verb))
        s.push(s.legal()[0])
    seats = [f"seat {number}" for number in range(1, players + 1)]
    drawn = sum(DECK.heads[number].sides[0].friends for number in range(players))
    assert [(step, len(list(run))) for step, run in groupby(steps)] == [
        (("chance", "child"), 18),
        (("chance", "friend"), 5),
        (("chance", "patron"), players),
        (("chance", "head"), players),
        *[((asks, "patriarch"), 1) for asks in seats],
        (("chance", "friend"), drawn),
        *[((asks, "keep"), 1) for asks in seats],
        (("chance", "seat"), 1),
    ]
    assert asked(s) == ("turn", 1)


@pytest.mark.rule("C-5.1", "C-5.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_titles_and_contributions_of_generation_i_are_on_offer(players: int) -> None:
    s = new_game(players)
    for key, cards in (("titles", DECK.titles), ("contributions", DECK.contributions)):
        first = [card.id for card in cards if card.generation == 1]
        later = [card.id for card in cards if card.generation > 1]
        assert (len(first), len(later)) == (3, 6)
        assert seen(s)[key] == first
        assert file(s, key) == {"aside": later, "offer": first, "discarded": []}


@pytest.mark.rule("C-5.2", "C-5.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_nine_sons_and_nine_daughters_are_the_reserve_and_the_rest_the_child_deck(players: int) -> None:
    s = new_game(players)
    for number in (None, *range(players)):
        assert seen(s, number)["reserve"] == {"sons": 9, "daughters": 9, "complications": 0}
        assert seen(s, number)["child_deck"] == {"sons": 30, "daughters": 30, "complications": 10}
        assert seen(s, number)["child_discard"] == []
    assert Counter(s.reserve + s.child_pile + s.child_top) == {
        DECK.first_child + kind: card.copies for kind, card in enumerate(DECK.children)
    }


@pytest.mark.rule("C-5.2")
def test_the_reserve_is_picked_at_random_within_each_gender() -> None:
    s = new_game(chance="explicit")
    left = [{f"child {card.id}": card.copies for card in DECK.children if card.gender == gender} for gender in (0, 1)]
    for cards in left:
        for number in range(9):
            assert weights(s) == {text: copies for text, copies in cards.items() if copies}
            chosen = [text for text, copies in cards.items() if copies][-1 if number % 2 else 0]
            cards[chosen] -= 1
            do(s, chosen)
    reserves = [new_game(seed=seed).reserve for seed in range(60)]
    assert {card for reserve in reserves for card in reserve} == {
        DECK.first_child + kind for kind, card in enumerate(DECK.children) if card.gender >= 0
    }


@pytest.mark.rule("C-5.3")
def test_the_child_deck_is_shuffled() -> None:
    s = let_chance(new_game(chance="explicit", first=1))
    do(s, "patriarch", "patriarch")
    set_up(let_chance(s))
    assert "arianne" in hand(s)
    do(s, "marry", "pawn player", "friend arianne")
    while s.seat != CHANCE:
        s.push(s.legal()[0])
    left = {f"child {card.id}": s.child_pile.count(DECK.first_child + n) for n, card in enumerate(DECK.children)}
    assert weights(s) == {text: count for text, count in left.items() if count}
    assert sum(left.values()) == 70


@pytest.mark.rule("C-5.4")
@pytest.mark.parametrize(("players", "size"), [(2, 3), (3, 5), (4, 7)])
def test_mansions_and_ventures_go_by_the_number_of_players(players: int, size: int) -> None:
    s = new_game(players)
    assert (seen(s)["mansions"], seen(s)["ventures"]) == (size, size)


@pytest.mark.rule("C-5.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_fifteen_missions_are_a_face_down_deck(players: int) -> None:
    s = set_up(new_game(players, first=1))
    assert seen(s, 0)["mission_deck"] == 15
    assert seen(s, 0)["mission_discard"] == []
    s.auto = False
    do(s, "undertake")
    while s.seat != CHANCE:
        s.push(s.legal()[0])
    assert weights(s) == {f"mission {card.id}": 1 for card in DECK.missions}


@pytest.mark.rule("C-5.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_display_is_laid_out_before_any_hand_is_dealt(players: int) -> None:
    s = new_game(players)
    assert asked(s) == ("head-side", 1)
    display = seen(s)["display"]
    assert len(display) == 5
    assert seen(s)["friend_deck"] == 70
    assert of_each(s, "hand_size") == [0] * players
    sides_chosen(s)
    dealt = sum(of_each(s, "hand_size"))
    assert dealt > 0
    assert seen(s)["friend_deck"] == 70 - dealt
    assert seen(s)["display"] == display
    assert seen(s)["friend_discard"] == []


@pytest.mark.rule("C-5.7")
def test_the_friend_deck_is_shuffled() -> None:
    s = chance_until(new_game(chance="explicit"), "friend")
    assert weights(s) == {f"friend {card.id}": 1 for card in DECK.friends}
    shown_first = {card for seed in range(80) for card in seen(new_game(seed=seed))["display"]}
    assert shown_first == {card.id for card in DECK.friends}


# --- Patrons and Heads ---


@pytest.mark.rule("C-5.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_gets_a_patron_that_nobody_else_sees(players: int) -> None:
    s = chance_until(new_game(players, chance="explicit"), "patron")
    left = [card.id for card in DECK.patrons]
    assert len(left) == 6
    for number in range(players):
        assert weights(s) == {f"patron {id}": 1 for id in left}
        do(s, f"patron {left.pop(2 - number % 2)}")
    let_chance(s)
    dealt = [shown(s, number)["patron"] for number in range(1, players + 1)]
    assert len(set(dealt)) == players
    for number in range(players):
        seats = seen(s, number)["seats"]
        assert ["patron" in entry for entry in seats] == [other == number for other in range(players)]
        others = [*left, *[str(id) for id in dealt if id != dealt[number]]]
        assert not [id for id in others if id in str(seen(s, number)) + str(s.events(0, number))]
    assert not [id for id in dealt if str(id) in str(seen(s)) + str(s.events(0, None))]


@pytest.mark.rule("C-5.10", "C-5.11")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_head_that_is_dealt_decides_the_colour(players: int) -> None:
    s = chance_until(new_game(players, chance="explicit"), "head")
    left = {card.id: colour for card, colour in zip(DECK.heads, ("white", "black", "brown", "pink"), strict=True)}
    colours = []
    for _ in range(players):
        assert weights(s) == {f"head {id}": 1 for id in left}
        dealt = list(left)[-1]
        colours.append(left.pop(dealt))
        do(s, f"head {dealt}")
    assert of_each(s, "colour") == colours
    assert of_each(s, "pawns") == [2] * players
    assert len(seen(s)["seats"]) == players


@pytest.mark.rule("C-5.12", "C-5.13")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_sides_are_chosen_openly_in_seat_order(players: int) -> None:
    s = new_game(players, first=players)
    for number in range(1, players + 1):
        assert asked(s) == ("head-side", number)
        assert legal(s) == ["patriarch", "matriarch"]
        assert [len(entry) for entry in of_each(s, "family")] == [1] * (number - 1) + [0] * (players - number + 1)
        do(s, SIDES[number % 2])
        person = of_each(s, "family")[number - 1][0]
        assert (person["gender"], person["row"], person["state"]) == (("male", "female")[number % 2], 1, "adult")
        assert family(s, number) == [SIDES[number % 2]]


@pytest.mark.rule("C-5.14", "C-5.15", "C-5.16", "C-5.17", "C-5.21")
@pytest.mark.parametrize(("card", "side"), HEADS)
def test_the_side_gives_income_gold_friends_and_a_pawn(card: Any, side: int) -> None:
    s = chance_until(new_game(chance="explicit"), "head")
    let_chance(s, f"head {card.id}")
    do(s, SIDES[side])
    found = card.sides[side]
    assert found.income > 0 < found.gold
    assert tracks(s) == {"gold": found.gold, "income": found.income, "prestige": 0, "honor": 0}
    colour = ("green", "orange", "red", "sky-blue", "yellow")[card.pawn]
    assert extra(s) == {colour: 1}
    display = seen(s)["display"]
    sides_chosen(s)
    assert len(hand(s)) == found.friends > 0
    assert seen(s)["display"] == display


@pytest.mark.rule("C-5.16")
def test_the_starting_hand_is_drawn_unseen_from_the_deck() -> None:
    s = sides_chosen(new_game())
    assert of_each(s, "known_hand") == [[], []]
    assert told(s, 2).count("drawn") == sum(of_each(s, "hand_size"))
    for number, other in ((1, 2), (2, 1)):
        mine = [event for event in forms.events(s, 0, number - 1) if event["event"] == "drawn" and "friend" in event]
        assert sorted(str(event["friend"]) for event in mine) == hand(s, number)
        assert {event["seat"] for event in mine} == {number}
        assert "hand" not in seen(s, other - 1)["seats"][number - 1]


# --- the exchange ---


def at_the_exchange(players: int = 2, seed: int = 1) -> CrecyPosition:
    return sides_chosen(new_game(players, seed))


@pytest.mark.rule("C-5.18")
def test_ce_s2_a_returned_hand_is_shuffled_into_the_deck_and_drawn_again() -> None:
    s = at_the_exchange()
    assert len(hand(s)) == 5
    first, display, deck, other = hand(s), seen(s)["display"], seen(s)["friend_deck"], hand(s, 2)
    assert legal(s) == ["keep", "exchange"]
    s.auto = False
    do(s, "exchange")
    assert hand(s) == []
    assert seen(s)["friend_deck"] == deck + 5
    inside = [card.id for card in DECK.friends if card.id not in [*display, *other]]
    assert weights(s) == {f"friend {id}": 1 for id in inside}
    assert set(first) < set(inside)
    do(s, f"friend {first[0]}")
    let_chance(s)
    assert len(hand(s)) == 5
    assert first[0] in hand(s)
    assert (seen(s)["display"], seen(s)["friend_deck"], hand(s, 2)) == (display, deck, other)
    assert asked(s) == ("hand", 2)
    do(s, "keep")
    assert "exchange" not in legal(s)
    assert forms.view(s, None)["friend_discard"] == []


@pytest.mark.rule("C-5.18")
def test_a_hand_may_be_kept_and_the_second_hand_must_be() -> None:
    s = at_the_exchange()
    kept, dealt = hand(s), hand(s, 2)
    do(s, "keep")
    assert hand(s) == kept
    assert asked(s) == ("hand", 2)
    do(s, "exchange")
    assert len(hand(s, 2)) == len(dealt)
    assert hand(s, 2) != dealt
    assert asked(s)[0] == "turn"
    assert s.why_not(s.game.parse("exchange")) is not None


@pytest.mark.rule("C-5.18")
def test_nobody_learns_what_an_exchanged_hand_was() -> None:
    s = at_the_exchange()
    returned = hand(s)
    do(s, "exchange")
    assert not [id for id in returned if f"'{id}'" in str(seen(s, 1)["seats"][0]) + str(s.events(0, 1))]


@pytest.mark.rule("C-5.19")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_hands_are_dealt_before_the_exchange_in_seat_order(players: int) -> None:
    s = sides_chosen(new_game(players, first=players))
    sizes = [DECK.heads[s.heads[n]].sides[s.families[n][0].gender].friends for n in range(players)]
    for number in range(1, players + 1):
        assert asked(s) == ("hand", number)
        assert of_each(s, "hand_size") == sizes
        do(s, "exchange" if number % 2 else "keep")
    assert asked(s) == ("turn", players)


# --- the first round ---


@pytest.mark.rule("C-5.20")
@pytest.mark.parametrize("players", PLAYERS)
def test_pawns_not_handed_out_are_the_general_supply(players: int) -> None:
    s = set_up(new_game(players))
    supply = dict.fromkeys(("green", "orange", "red", "sky-blue", "yellow"), 3)
    for number in range(1, players + 1):
        (colour,) = extra(s, number)
        assert extra(s, number) == {colour: 1}
        supply[colour] -= 1
    assert seen(s)["supply"] == supply
    assert sum(supply.values()) == 15 - players


@pytest.mark.rule("C-5.21")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_start_without_prestige_and_honor(players: int) -> None:
    s = set_up(new_game(players))
    assert of_each(s, "prestige") == of_each(s, "honor") == [0] * players


@pytest.mark.rule("C-5.22")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_random_player_gets_the_starting_player_card(players: int) -> None:
    s = let_chance(new_game(players, chance="explicit"))
    sides_chosen(s)
    for _ in range(players):
        do(s, "keep")
    assert weights(s) == {f"seat {number}": 1 for number in range(1, players + 1)}
    do(s, f"seat {players}")
    assert seen(s)["starting_player"] == players
    assert asked(s) == ("turn", players)
    starters = {seen(set_up(new_game(players, seed)))["starting_player"] for seed in range(40)}
    assert starters == set(range(1, players + 1))


@pytest.mark.rule("C-5.22")
@pytest.mark.parametrize(("players", "first"), [(n, first) for n in PLAYERS for first in range(1, n + 1)])
def test_the_option_first_names_the_starting_player(players: int, first: int) -> None:
    for seed in range(4):
        s = set_up(new_game(players, seed, first=first))
        assert seen(s)["starting_player"] == first
        assert asked(s) == ("turn", first)


@pytest.mark.rule("C-5.23", "C-5.24")
@pytest.mark.parametrize("players", PLAYERS)
def test_round_one_begins_at_once_without_a_generation_start(players: int) -> None:
    s = set_up(new_game(players))
    assert asked(s)[0] == "turn"
    assert (seen(s)["generation"], seen(s)["round"], seen(s)["phase"]) == (1, 1, "action")
    assert [kind for kind in told(s) if kind in ("generation", "offers", "round")] == ["round"]
    assert told(s).count("pawn") == players  # those of the Heads; no random ones (C-8.3)
    assert of_each(s, "pawns") == [2] * players
