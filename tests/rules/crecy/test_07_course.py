"""Sections 7 and 9 of the rules of the Duke de Crecy: the course of the game, and the beginning of a round."""

from __future__ import annotations

from typing import Any

import pytest

from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    asked,
    child,
    do,
    end_round,
    extra,
    family,
    friends,
    legal,
    patron,
    random_game,
    seat,
    shown,
    table,
    told,
    tracks,
)

CARDS = [
    *friends("a, b, c, d, e, f, g, h, i, j, k, l"),
    child("son", copies=30),
    patron("law", main={"points": 9, "needs": []}),
    patron("other"),
]
GENERATION_OF = dict(enumerate([1, 1, 2, 2, 2, 3, 3, 3, 3], 1))
ROUNDS = ["round", "income-phase"]
COURSE = (
    ROUNDS * 2 + ["generation-end", "generation"] + ROUNDS * 3 + ["generation-end", "generation"] + ROUNDS * 4
) + ["generation-end", "over"]
"""A whole game, as the journal tells it."""


def lineage(wives: str, generation: int) -> str:
    """A family that will not die out: a couple in every row, a child below the last."""
    tree = f"patriarch & 2; {wives[0]} & 1"
    for row in range(2, generation + 1):
        tree += f"; son & {2 * row} < {2 * row - 3} {2 * row - 2}; {wives[row - 1]} & {2 * row - 1}"
    return f"{tree}; son < {2 * generation - 1} {2 * generation} child"


def two_families(round: int, **changed: Any) -> CrecyPosition:
    """Two families that are safe from extinction."""
    two = seat(family=lineage("def", GENERATION_OF[round]), **changed.pop("of_two", {}))
    return table(cards=CARDS, round=round, family=lineage("abc", GENERATION_OF[round]), two=two, **changed)


def seen(s: CrecyPosition) -> Any:
    return forms.view(s, None)


# --- Generations and rounds ---


@pytest.mark.rule("C-7.1", "C-7.4", "C-9.1")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6, 7, 8])
def test_every_round_is_followed_by_the_next_in_its_generation(round: int) -> None:
    s = two_families(round)
    end_round(s)
    assert not s.over
    assert (seen(s)["round"], seen(s)["generation"]) == (round + 1, GENERATION_OF[round + 1])
    assert ("generation-end" in told(s)) == (round in (2, 5))


@pytest.mark.rule("C-7.1", "C-7.4", "C-7.5")
def test_the_game_is_over_after_round_nine() -> None:
    s = two_families(9)
    end_round(s)
    assert s.over
    assert s.legal() == []
    assert seen(s)["phase"] == "over"
    assert seen(s)["round"] == 9


@pytest.mark.rule("C-7.1", "C-7.2", "C-7.3", "C-7.4", "C-7.5")
@pytest.mark.parametrize("mode", ["multiplayer", "solo_standard", "solo_testament"])
def test_the_course_of_a_whole_game(mode: str) -> None:
    whole = 0
    for seed in range(1, 9):
        *_, s = random_game(2, seed, mode=mode)
        course = [kind for kind in told(s) if kind in set(COURSE)]
        if len(course) == len(COURSE):
            assert course == COURSE
            rounds = [event["round"] for event in forms.events(s) if event["event"] == "round"]
            assert rounds == [1, 2, 3, 4, 5, 6, 7, 8, 9]
            whole += 1
        else:  # all families died out
            assert course == [*COURSE[: len(course) - 1], "over"]
            assert course[-2] == "generation-end"
    assert whole >= 1


@pytest.mark.rule("C-7.2")
def test_a_generation_has_a_start_then_rounds_then_an_end() -> None:
    s = two_families(2, of_two={"income": 1}, prestige=2, extra="red")
    end_round(s)
    told_so_far = told(s)
    order = [
        told_so_far.index(kind) for kind in ("income-phase", "generation-end", "generation", "grown", "offers", "round")
    ]
    assert order == sorted(order)
    assert seen(s)["titles"] == [card.id for card in s.rules.deck.titles if card.generation == 2]
    assert family(s)[2] == "son < 1 2"
    assert tracks(s)["honor"] == 2 + 1  # Prestige and one child (C-30.2, C-30.3)


@pytest.mark.rule("C-7.2")
@pytest.mark.parametrize("round", [3, 4, 6, 7, 8])
def test_no_generation_start_or_end_between_its_rounds(round: int) -> None:
    s = two_families(round, prestige=2)
    end_round(s)
    assert not {"generation-end", "generation", "grown", "offers"} & set(told(s))
    assert tracks(s)["honor"] == 0


@pytest.mark.rule("C-7.3")
def test_a_round_has_its_beginning_the_action_phase_and_clean_up() -> None:
    s = two_families(3, income=4, hand="g", gold=3)
    do(s, "mansion")
    assert tracks(s)["gold"] == 0
    end_round(s)
    events = [kind for kind in told(s) if kind in ("action", "pass", "income-phase", "round")]
    assert events == ["action"] * 4 + ["pass"] * 2 + ["income-phase", "round"]
    assert tracks(s)["gold"] == 2 + 4
    assert [entry["seat"] for entry in seen(s)["spaces"]] == [None] * 6


@pytest.mark.rule("C-7.4")
@pytest.mark.parametrize("round", [2, 5])
def test_the_generation_end_comes_after_the_clean_up(round: int) -> None:
    s = two_families(round, income=3, extra="red", hand="g", prestige=1)
    do(s, "undertake", "pawn red")
    while asked(s) != ("turn", 2):
        do(s, legal(s)[0])
    end_round(s)
    events = told(s)
    assert events.index("income-phase") < events.index("generation-end") < events.index("generation")
    assert tracks(s)["gold"] == 4 + 3
    assert tracks(s)["honor"] >= 2
    assert sum(seen(s)["supply"].values()) == 13  # all came back before two were dealt (C-8.3)


@pytest.mark.rule("C-7.5")
def test_final_scoring_comes_after_the_end_of_generation_iii() -> None:
    s = two_families(9, prestige=5)
    end_round(s)
    events = told(s)
    order = [events.index(kind) for kind in ("income-phase", "generation-end", "patron-shown", "goal", "over")]
    assert order == sorted(order)
    sheet: Any = s.score_sheet()[0]
    assert (sheet["prestige"], sheet["children"], sheet["patron"]) == (5, 1, 9)
    assert s.winners() == [0]


@pytest.mark.rule("C-7.5")
@pytest.mark.parametrize("round", [2, 5])
def test_there_is_no_final_scoring_before(round: int) -> None:
    s = two_families(round)
    end_round(s)
    assert "patron-shown" not in told(s)
    assert "goal" not in told(s)


# --- the beginning of a round ---


@pytest.mark.rule("C-9.1")
def test_the_round_marker_moves_on_when_the_round_begins() -> None:
    s = two_families(3)
    while s.round == 3:
        assert seen(s)["round"] == 3
        do(s, *(["pass"] if "pass" in legal(s) else ["ask-friends", "amount 2"]))
    assert seen(s)["round"] == 4
    assert forms.events(s)[-1] == {"event": "round", "seat": 2, "round": 4}


@pytest.mark.rule("C-9.2")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_the_starting_player_card_goes_clockwise_but_not_in_round_one(first: int) -> None:
    *_, s = random_game(4, first=first)
    starters = [event["seat"] for event in forms.events(s) if event["event"] == "round"]
    assert starters[0] == first
    assert starters[1] == first % 4 + 1


@pytest.mark.rule("C-9.2")
@pytest.mark.parametrize("round", [1, 2, 3, 5, 8])
def test_the_card_goes_to_the_next_player_in_every_later_round(round: int) -> None:
    s = two_families(round, starting_player=2)
    end_round(s)
    assert seen(s)["starting_player"] == 1
    assert asked(s) == ("turn", 1)
    if s.round < 9 and s.round not in (2, 5):
        end_round(s)
        assert seen(s)["starting_player"] == 2


@pytest.mark.rule("C-9.2")
def test_the_card_skips_eliminated_players() -> None:
    out = seat(eliminated=1)
    s = table(players=4, round=3, starting_player=1, two=out, three=out)
    end_round(s)
    assert seen(s)["starting_player"] == 4
    assert asked(s) == ("turn", 4)
    end_round(s)
    assert seen(s)["starting_player"] == 1


@pytest.mark.rule("C-9.2")
def test_alone_one_keeps_the_starting_player_card() -> None:
    s = table(cards=CARDS, mode="solo_standard", round=3, family="patriarch & 2; a & 1; son < 1 2")
    end_round(s)
    assert (s.round, seen(s)["starting_player"]) == (4, 1)


@pytest.mark.rule("C-9.3")
@pytest.mark.parametrize("round", [1, 2, 3, 5, 7])
def test_everybody_has_both_player_pawns_when_a_round_begins(round: int) -> None:
    s = two_families(round, gold=3, hand="g", of_two={"extra": "orange"})
    do(s, "mansion")
    do(s, "ask-friends", "amount 2")
    assert [shown(s, number)["pawns"] for number in (1, 2)] == [1, 1]
    end_round(s)
    assert [shown(s, number)["pawns"] for number in (1, 2)] == [2, 2]
    assert [shown(s, number)["placed"] for number in (1, 2)] == [
        {"marry": 0, "have-children": 0, "ask-friends": 0, "socialize": 0}
    ] * 2
    assert "pass" not in legal(s)


@pytest.mark.rule("C-9.3")
def test_an_eliminated_player_has_no_pawns() -> None:
    s = table(players=3, round=3, starting_player=1, two=seat(eliminated=1))
    end_round(s)
    assert [shown(s, number)["pawns"] for number in (1, 2, 3)] == [2, 0, 2]
    assert extra(s, 2) == {}
