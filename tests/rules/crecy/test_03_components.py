"""Section 3 of the rules of the Duke de Crecy: components."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bequest.core.words import words
from bequest.games.crecy.data import terms
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.words.names import space_message
from tests import forms
from tests.rules.crecy.table import (
    base,
    do,
    end_round,
    friend,
    friends,
    new_game,
    random_game,
    seat,
    shown,
    table,
    tracks,
)

DECK = base()
MANSIONS = {2: 3, 4: 7}
"""And as many Ventures, by the number of players (C-5.4)."""
COLOURS = ["green", "orange", "red", "sky-blue", "yellow"]


def seen(s: CrecyPosition, seat: int | None = None) -> Any:
    """A view, for looking into it."""
    return forms.view(s, seat)


def names(cards: Any) -> list[str]:
    return [card.name for card in cards]


# --- cards ---


@pytest.mark.rule("C-3.1", "C-3.18")
def test_there_are_four_heads_with_eight_different_sides_in_four_colours() -> None:
    assert len(DECK.heads) == 4
    sides = [side for card in DECK.heads for side in card.sides]
    assert [len(card.sides) for card in DECK.heads] == [2] * 4
    assert len(set(names(sides))) == 8
    facts = {(card.pawn, n, s.income, s.gold, s.friends) for card in DECK.heads for n, s in enumerate(card.sides)}
    assert len(facts) == 8
    assert sorted(card.colour for card in DECK.heads) == [0, 1, 2, 3]


@pytest.mark.rule("C-3.2")
def test_there_are_75_friends_with_different_names() -> None:
    assert len(DECK.friends) == 75
    assert len(set(names(DECK.friends))) == len({card.id for card in DECK.friends}) == 75
    assert len({card.name.text("fr") for card in DECK.friends}) == 75


@pytest.mark.rule("C-3.3")
def test_there_are_39_sons_39_daughters_and_10_complications() -> None:
    counts = Counter({terms.MALE: 0, terms.FEMALE: 0, -1: 0})
    for card in DECK.children:
        counts[card.gender] += card.copies
    assert counts == {terms.MALE: 39, terms.FEMALE: 39, -1: 10}


@pytest.mark.rule("C-3.5", "C-3.6")
def test_there_are_three_titles_and_three_contributions_for_each_generation() -> None:
    assert Counter(card.generation for card in DECK.titles) == {1: 3, 2: 3, 3: 3}
    assert Counter(card.generation for card in DECK.contributions) == {1: 3, 2: 3, 3: 3}
    assert len(set(names([*DECK.titles, *DECK.contributions]))) == 18


@pytest.mark.rule("C-3.7", "C-3.8", "C-3.11")
def test_there_are_6_patrons_15_missions_and_5_hints_for_each_generation() -> None:
    assert len(set(names(DECK.patrons))) == len(DECK.patrons) == 6
    assert len(set(names(DECK.missions))) == len(DECK.missions) == 15
    assert Counter(card.generation for card in DECK.hints) == {1: 5, 2: 5, 3: 5}


@pytest.mark.rule("C-3.11")
@pytest.mark.parametrize("mode", ["multiplayer", "solo_standard", "solo_testament"])
def test_hints_are_for_the_testament_only(mode: str) -> None:
    s = new_game(mode=mode)
    while s.phase == 0:
        s.push(s.legal()[0])
    assert ("hints" in seen(s)) == (mode == "solo_testament")
    assert ("hint_deck" in s.to_dict()) == (mode == "solo_testament")


@pytest.mark.rule("C-3.9", "C-3.10")
def test_there_are_seven_mansions_and_seven_ventures_all_alike() -> None:
    s = new_game(4)
    assert (seen(s)["mansions"], seen(s)["ventures"]) == (7, 7)
    assert max(seen(new_game(players))["mansions"] for players in (2, 3, 4)) == 7
    cards = friends("ann, bea, cleo, dora, emma")
    s = table(cards=cards, family="patriarch [mansion, venture]")
    tree: Any = shown(s)["family"]
    assert tree[0]["attached"] == {"mansion": True, "venture": True}


@pytest.mark.rule("C-3.12")
def test_with_the_starting_player_card_there_are_260_cards() -> None:
    s = new_game(4)
    child_cards = sum(card.copies for card in DECK.children)
    counted = [DECK.heads, DECK.friends, DECK.titles, DECK.contributions, DECK.patrons, DECK.missions, DECK.hints]
    gold_cards = 11 + 6 + 7
    assert sum(map(len, counted)) + child_cards + seen(s)["mansions"] + seen(s)["ventures"] + gold_cards + 1 == 260


@pytest.mark.rule("C-3.12")
def test_one_player_at_a_time_holds_the_starting_player_card() -> None:
    for s in random_game(4, 3):
        if s.phase != 0:
            assert seen(s)["starting_player"] in (1, 2, 3, 4)


@pytest.mark.rule("C-3.2", "C-3.3", "C-3.7", "C-3.8")
@pytest.mark.parametrize("players", [2, 4])
def test_every_card_is_somewhere_once_during_a_whole_game(players: int) -> None:
    """Until somebody is extinct: an eliminated player's cards leave the game (C-30.11)."""
    everything: Counter[int] | None = None
    for s in random_game(players, 5):
        found = Counter(card for place in s.places() for card in place.cards)
        everything = everything or found
        assert found == everything or any(s.eliminated)
        friend_cards = [card for card in everything if card < len(DECK.friends)]
        assert len(friend_cards) == 75
    assert everything is not None
    assert sum(everything.values()) == 75 + 88 + 15 + 9 + 9 + 6 + 4 + 2 * MANSIONS[players]


# --- Gold ---


@pytest.mark.rule("C-3.4")
def test_gold_is_a_plain_number_and_needs_no_change() -> None:
    s = table(cards=[friend("ann", cost=3), *friends("bea, cleo, dora, emma, fay")], hand="ann", gold=5)
    do(s, "marry")
    assert tracks(s)["gold"] == 2
    assert seen(s)["seats"][0]["gold"] == 2


@pytest.mark.rule("C-3.4", "C-3.19")
def test_the_gold_of_the_bank_never_runs_out() -> None:
    rich = seat(gold=500, income=100, pawns=0)
    s = table(gold=58, income=60, two=rich, passed=[2])
    do(s, "ask-friends", "amount 2")
    assert tracks(s)["gold"] == 60
    do(s, "ask-friends", "amount 2", "pass")
    assert (tracks(s)["gold"], tracks(s, 2)["gold"]) == (122, 600)


# --- pawns, boards, tracks ---


@pytest.mark.rule("C-3.13", "C-3.18")
def test_there_are_two_player_pawns_in_each_of_the_four_colours() -> None:
    s = new_game(4)
    seats = seen(s)["seats"]
    assert [entry["pawns"] for entry in seats] == [2, 2, 2, 2]
    assert {entry["colour"] for entry in seats} == {"white", "black", "brown", "pink"}
    for s in random_game(3, 2):
        for number in range(3):
            standing = [pawn for pawn in seen(s)["spaces"] if (pawn["seat"], pawn["pawn"]) == (number + 1, "player")]
            view = seen(s)["seats"][number]
            used = view["pawns"] + sum(view["placed"].values()) + len(standing)
            assert used == (0 if view["extinct"] else 2)


@pytest.mark.rule("C-3.14")
def test_there_are_three_additional_action_pawns_in_each_of_five_colours() -> None:
    s = new_game(2, chance="explicit")
    assert seen(s)["supply"] == dict.fromkeys(COLOURS, 3)
    for s in random_game(4, 2):
        for colour in COLOURS:
            kept = [entry["reserve"][colour] for entry in seen(s)["seats"]]
            standing = [pawn for pawn in seen(s)["spaces"] if pawn["pawn"] == colour]
            assert seen(s)["supply"][colour] + sum(kept) + len(standing) == 3


@pytest.mark.rule("C-3.16")
def test_the_main_board_has_six_spaces_three_offers_of_each_kind_and_five_display_places() -> None:
    s = new_game()
    view = seen(s)
    assert [entry["space"] for entry in view["spaces"]] == [
        "title", "contribute", "mansion", "venture", "doctor", "undertake",
    ]  # fmt: skip
    assert (len(view["titles"]), len(view["contributions"]), len(view["display"])) == (3, 3, 5)
    assert sum(view["child_deck"].values()) == 70
    assert (view["mission_deck"], view["mansions"], view["ventures"]) == (15, 3, 3)


@pytest.mark.rule("C-3.16")
def test_the_generation_track_has_nine_rounds() -> None:
    s = table(mode="solo_testament", round=8)
    end_round(s)
    assert seen(s)["round"] == 9
    end_round(s)
    assert s.over
    assert seen(s)["round"] == 9


@pytest.mark.rule("C-3.17")
def test_a_player_board_has_four_spaces_with_other_names_in_the_testament() -> None:
    for mode in ("multiplayer", "solo_testament"):
        s = new_game(mode=mode)
        view = seen(s)["seats"][0]
        assert list(view["placed"]) == ["marry", "have-children", "ask-friends", "socialize"]
        assert {"income", "prestige"} <= set(view)
    english = words("en")
    usual = [english.say(space_message(terms.MULTIPLAYER, space)) for space in (0, 1, 2, 3, 4, 5)]
    assert usual == [
        "Marry", "Arrange Marriage", "Have Children", "Ask Friends for Money", "Socialize", "Acquire the Title",
    ]  # fmt: skip
    other = [english.say(space_message(terms.SOLO_TESTAMENT, space)) for space in (0, 2, 3, 4, 5)]
    assert other == [
        "Who Were They?", "How Big Was My Family?", "How Wealthy Were They?", "Whom Did They Know?",
        "Acquire the Title",
    ]  # fmt: skip


@pytest.mark.rule("C-3.20")
@pytest.mark.parametrize(("honor", "moves", "result"), [(-3, ["amount 3"], -4), (-40, ["amount 3"], -41)])
def test_honor_may_fall_below_the_printed_track(honor: int, moves: list[str], result: int) -> None:
    s = table(honor=honor)
    do(s, "ask-friends", *moves)
    assert tracks(s)["honor"] == result


@pytest.mark.rule("C-3.20")
def test_honor_may_rise_beyond_the_printed_track() -> None:
    tree = "patriarch & 2; ann & 1; son < 1 2 child"
    two = seat(family="patriarch & 2; bianca & 1; son < 1 2 child", pawns=0, prestige=-60)
    s = table(round=2, family=tree, honor=49, prestige=30, pawns=0, two=two, passed=[2])
    do(s, "pass")
    assert tracks(s)["honor"] == 49 + 30 + 1
    assert tracks(s, 2)["honor"] == -60 + 1
