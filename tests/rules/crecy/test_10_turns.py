"""Section 10 of the rules of the Duke de Crecy: turns, spaces and pawns (10.1 to 10.3)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from bequest.games.crecy.data import terms
from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    asked,
    child,
    contribution,
    do,
    end_round,
    extra,
    family,
    friend,
    friends,
    hand,
    legal,
    mission,
    random_game,
    rule_of,
    seat,
    shown,
    table,
    title,
    tracks,
)

BOARD = ["marry", "arrange", "have-children", "ask-friends", "socialize"]
MAIN = ["title", "contribute", "mansion", "venture", "doctor", "undertake"]
COLOURS = ["green", "orange", "red", "sky-blue", "yellow"]
COLOUR_OF = dict(zip(MAIN, ["yellow", "yellow", "green", "orange", "sky-blue", "red"], strict=True))
LADIES = friends("ann, bea, cleo, dora, emma, fay, greta, hope, ida, jane")
HOUSE = [
    *LADIES,
    title("count", cost={"gold": 4, "cards": 2}, prestige=2, income=1),
    contribution("school", cost={"gold": 1, "cards": 1}, honor=2),
]
COUPLE = "patriarch & 2; jane & 1"
RICH: dict[str, Any] = {"cards": HOUSE, "family": COUPLE, "hand": "ann, bea, cleo", "gold": 9}
"""A seat that can carry out the action of every main board space."""


def seen(s: CrecyPosition, seat: int | None = None) -> Any:
    """A view, for looking into it."""
    return forms.view(s, seat)


def on_board(s: CrecyPosition) -> dict[str, tuple[int, str]]:
    """The pawns on the main board: space, seat, pawn."""
    return {entry["space"]: (entry["seat"], entry["pawn"]) for entry in seen(s)["spaces"] if entry["seat"]}


def main_spaces(s: CrecyPosition) -> list[str]:
    return [text for text in legal(s) if text in MAIN]


def place(s: CrecyPosition, space: str, pawn: str) -> CrecyPosition:
    """A pawn on a space, this one if there is a choice; all else as it comes first."""
    do(s, space)
    number = asked(s)[1]
    while asked(s) == ("turn", number) and s.made(number - 1):
        do(s, f"pawn {pawn}" if f"pawn {pawn}" in legal(s) else legal(s)[0])
    while asked(s)[0] not in ("turn", "after"):
        do(s, legal(s)[0])
    return s


# --- turns ---


@pytest.mark.rule("C-10.1")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_the_starting_player_begins_and_the_turn_goes_round_clockwise(first: int) -> None:
    s = table(players=4, starting_player=first)
    order = [(first + i - 1) % 4 + 1 for i in range(8)]
    for number in order:
        assert asked(s) == ("turn", number)
        do(s, "ask-friends", "amount 2")


@pytest.mark.rule("C-10.1")
def test_eliminated_and_passed_players_are_skipped() -> None:
    s = table(players=4, round=3, starting_player=1, two=seat(eliminated=1), three=seat(pawns=0), passed=[3])
    order = []
    for _ in range(4):
        order.append(asked(s)[1])
        do(s, "ask-friends", "amount 2")
    assert order == [1, 4, 1, 4]


@pytest.mark.rule("C-10.2", "C-10.3")
@pytest.mark.parametrize(
    ("moves", "player_pawns", "in_reserve"),
    [
        (["ask-friends", "amount 2"], 1, 2),
        (["mansion", "pawn player", "friend bea"], 1, 2),
        (["mansion", "pawn green", "friend bea"], 2, 1),
        (["arrange", "pawn free-turn"], 2, 2),
        (["arrange", "pawn player", "friend ann"], 1, 2),
    ],
)
def test_a_turn_places_one_pawn_or_plays_a_free_turn_friend(
    moves: list[str], player_pawns: int, in_reserve: int
) -> None:
    s = table(
        cards=[friend("ann", effects="arianne"), *LADIES[1:]],
        family=COUPLE + "; son < 1 2 child",
        hand="ann, bea, cleo",
        gold=9,
        extra="green, red",
    )
    do(s, *moves)
    assert asked(s) == ("turn", 2)
    assert shown(s)["pawns"] == player_pawns
    assert sum(extra(s).values()) == in_reserve


@pytest.mark.rule("C-10.2")
def test_a_pass_is_a_whole_turn_too() -> None:
    s = table(pawns=0, extra="red", hand="ann", cards=LADIES)
    assert legal(s) == ["undertake", "pass"]
    do(s, "pass")
    assert asked(s) == ("turn", 2)
    assert (extra(s), hand(s), on_board(s)) == ({"red": 1}, ["ann"], {})


@pytest.mark.rule("C-10.2")
@pytest.mark.parametrize("text", ["done", "amount 2", "friend ann", "person 1", "pawn green", "keep", "lose-child"])
def test_nothing_else_is_a_turn(text: str) -> None:
    s = table(hand="ann", cards=LADIES, extra="green")
    assert rule_of(s, text) == "not asked"


@pytest.mark.rule("C-10.3")
@pytest.mark.parametrize("text", [*BOARD, *MAIN, "pass"])
def test_no_second_pawn_after_the_action_of_a_turn(text: str) -> None:
    s = table(**{**RICH, "cards": [*HOUSE, mission("salon")]}, missions="salon", extra="green, yellow")
    do(s, "ask-friends", "amount 2")
    assert asked(s) == ("after", 1)
    assert legal(s) == ["complete salon", "done"]
    assert rule_of(s, text) == "C-10.3"


@pytest.mark.rule("C-10.4")
@pytest.mark.parametrize("order", sorted(set(permutations(["ask-friends", "ask-friends", "mansion", "contribute"]))))
def test_player_pawns_and_additional_pawns_may_be_used_in_any_order(order: tuple[str, ...]) -> None:
    s = table(**RICH, extra="green, yellow", two=seat(pawns=0), passed=[2])
    for space in order:
        assert space in legal(s)
        if space == "ask-friends":
            do(s, space, "amount 2")
        else:
            place(s, space, "green" if space == "mansion" else "yellow")
    assert shown(s)["pawns"] == 0
    assert extra(s) == {}
    assert on_board(s) == {"mansion": (1, "green"), "contribute": (1, "yellow")}
    assert legal(s) == ["pass"]


@pytest.mark.rule("C-10.5")
@pytest.mark.parametrize(
    ("space", "changed", "rule"),
    [
        ("mansion", {"spaces": "mansion 2"}, "C-10.16"),
        ("mansion", {"pawns": 0, "extra": "yellow"}, "C-10.18"),
        ("mansion", {"gold": 2}, "C-11.1"),
        ("mansion", {"hand": ""}, "C-11.5"),
        ("mansion", {"family": "patriarch & 2 [mansion]; jane & 1"}, "C-21.8"),
        ("mansion", {"mansions": 0}, "C-24.4"),
        ("venture", {"hand": "ann"}, "C-11.5"),
        ("venture", {"ventures": 0}, "C-25.4"),
        ("doctor", {"gold": 1}, "C-11.1"),
        ("doctor", {"family": "patriarch"}, "C-26.2"),
        ("title", {"gold": 3}, "C-11.1"),
        ("title", {"hand": "ann"}, "C-11.5"),
        ("title", {"family": "patriarch & 2 [count]; jane & 1", "titles": ""}, "C-22.4"),
        ("contribute", {"contributions": ""}, "C-23.4"),
        ("undertake", {"hand": ""}, "C-11.5"),
        ("have-children", {"family": "patriarch"}, "C-18.1"),
        ("marry", {}, "C-13.2"),
        ("arrange", {}, "C-14.1"),
    ],
)
def test_a_pawn_goes_only_where_its_action_can_be_carried_out(space: str, changed: dict[str, Any], rule: str) -> None:
    if space not in ("marry", "arrange"):
        assert space in legal(table(**RICH))
    s = table(**{**RICH, **changed})
    assert space not in legal(s)
    assert rule_of(s, space) == rule


@pytest.mark.rule("C-10.5")
def test_a_wedding_needs_a_friend_who_fits_and_can_be_paid_for() -> None:
    cards = [friend("ann", cost=3), friend("max", "male"), *friends("bea, cleo, dora, emma, fay")]
    assert "marry" in legal(table(cards=cards, hand="ann, max", gold=3))
    assert rule_of(table(cards=cards, hand="ann, max", gold=2), "marry") == "C-11.1"
    assert rule_of(table(cards=cards, hand="max", gold=9), "marry") == "C-13.3"


@pytest.mark.rule("C-10.6")
def test_with_the_last_choice_pawn_cost_and_action_come_at_once() -> None:
    s = table(**RICH)
    do(s, "mansion")
    assert (tracks(s)["gold"], len(hand(s)), shown(s)["pawns"], seen(s)["mansions"]) == (9, 3, 2, 3)
    do(s, "friend bea")
    assert asked(s) == ("turn", 2)
    assert (tracks(s)["gold"], hand(s), shown(s)["pawns"], seen(s)["mansions"]) == (6, ["ann", "cleo"], 1, 2)
    assert tracks(s)["prestige"] == 2
    assert on_board(s) == {"mansion": (1, "player")}
    assert family(s) == ["patriarch & 2 [mansion]", "jane & 1"]


@pytest.mark.rule("C-10.6")
def test_what_is_committed_can_no_longer_be_declined() -> None:
    s = table(**RICH, mission_next="a-clan-of-cousins, fill-the-guest-book")
    do(s, "undertake", "friend bea")
    assert asked(s) == ("mission", 1)
    assert legal(s) == ["mission a-clan-of-cousins", "mission fill-the-guest-book"]
    assert s.back() == 0
    assert asked(s) == ("mission", 1)
    assert s.can_undo(0) is not None


@pytest.mark.rule("C-10.7")
@pytest.mark.parametrize("pawns", [1, 2])
def test_no_passing_with_an_unplaced_player_pawn(pawns: int) -> None:
    s = table(**RICH, pawns=pawns, extra="red")
    assert "pass" not in legal(s)
    assert rule_of(s, "pass") == "C-10.7"


@pytest.mark.rule("C-10.8")
@pytest.mark.parametrize("pawns", [1, 2])
def test_with_nothing_at_all_one_may_ask_friends_for_two_gold(pawns: int) -> None:
    cards = [*friends("ann, bea, cleo, dora, emma"), child("son")]
    two = seat(hand="ann, bea, cleo, dora, emma")
    s = table(cards=cards, pawns=pawns, honor=-5, prestige=-5, income=-5, two=two)
    assert legal(s) == ["ask-friends"]
    do(s, "ask-friends", "amount 2")
    assert tracks(s) == {"gold": 2, "honor": -5, "prestige": -5, "income": -5}


@pytest.mark.rule("C-10.7", "C-10.8", "C-10.9")
@pytest.mark.parametrize("mode", ["multiplayer", "solo_standard", "solo_testament"])
def test_every_turn_of_a_game_offers_asking_friends_or_a_pass(mode: str) -> None:
    turns = 0
    for s in random_game(seed=4, mode=mode):
        if s.decision is not None and s.decision.kind == "turn" and not s.choices(s.seat):
            has_pawn = s.pawns[s.seat] > 0
            assert ("ask-friends" in legal(s), "pass" in legal(s)) == (has_pawn, not has_pawn)
            turns += 1
    assert turns >= 18


@pytest.mark.rule("C-10.9")
@pytest.mark.parametrize("kept", ["", "red", "3 green, yellow"])
def test_without_a_player_pawn_one_may_pass_whatever_the_reserve(kept: str) -> None:
    s = table(**RICH, pawns=0, extra=kept)
    before = extra(s)
    do(s, "pass")
    assert seen(s)["passed"] == [1]
    assert extra(s) == before


@pytest.mark.rule("C-10.10")
def test_whoever_has_passed_has_no_more_turns_in_the_round() -> None:
    cards = [friend("ann", effects="arianne"), *LADIES[1:]]
    s = table(cards=cards, hand="ann", pawns=0, extra="red")
    assert {"marry", "undertake"} <= set(legal(s))
    do(s, "pass")
    for _ in range(2):
        assert asked(s) == ("turn", 2)
        do(s, "ask-friends", "amount 2")
    assert asked(s) == ("turn", 2)
    assert s.round == 1
    do(s, "pass")
    assert s.round == 2


@pytest.mark.rule("C-10.11")
def test_a_player_with_nothing_left_to_do_is_asked_every_time() -> None:
    s = table(pawns=0, extra="red", hand="ann", cards=LADIES, starting_player=2, two=seat(pawns=2))
    do(s, "ask-friends", "amount 2")
    assert asked(s) == ("turn", 1)
    do(s, "undertake")
    do(s, legal(s)[0])
    do(s, "ask-friends", "amount 2")
    assert asked(s) == ("turn", 1)
    assert (extra(s), hand(s)) == ({}, [])
    assert legal(s) == ["pass"]
    do(s, "pass")
    assert asked(s) == ("turn", 2)
    assert legal(s) == ["pass"]


@pytest.mark.rule("C-10.11")
@pytest.mark.parametrize("held", ["", "ann", "bea"])
def test_the_question_does_not_depend_on_the_hand(held: str) -> None:
    cards = [friend("ann", effects="arianne"), *LADIES[1:]]
    s = table(cards=cards, hand=held, pawns=0)
    assert asked(s) == ("turn", 1)
    assert legal(s) == (["marry", "pass"] if held == "ann" else ["pass"])


@pytest.mark.rule("C-10.12")
def test_the_action_phase_ends_with_the_last_pass_of_the_survivors() -> None:
    s = table(
        players=4, round=3, starting_player=1, pawns=0, two=seat(eliminated=1), three=seat(pawns=0),
        four=seat(pawns=0, income=3),
    )  # fmt: skip
    for number in (1, 3, 4):
        assert asked(s) == ("turn", number)
        assert (s.round, seen(s)["phase"], tracks(s, 4)["gold"]) == (3, "action", 0)
        do(s, "pass")
    assert (s.round, seen(s)["phase"], tracks(s, 4)["gold"]) == (4, "action", 3)


# --- spaces and pawns ---


@pytest.mark.rule("C-10.13")
def test_a_player_board_takes_player_pawns_only() -> None:
    own = COUPLE + "; son < 1 2 child; daughter < 1 2 child"
    s = table(**{**RICH, "family": own}, extra=", ".join(COLOURS))
    assert {"arrange", "have-children", "ask-friends", "socialize"} <= set(legal(s))
    s = table(**{**RICH, "family": own}, extra=", ".join(COLOURS), pawns=0)
    assert not set(BOARD) & set(legal(s))
    assert [rule_of(s, space) for space in BOARD] == ["C-10.2"] * 5
    s = table(**{**RICH, "family": "patriarch"}, extra=", ".join(COLOURS), pawns=0)
    assert "marry" not in legal(s)


@pytest.mark.rule("C-10.13", "C-10.14")
def test_a_player_board_space_holds_any_number_of_its_owners_pawns_each_for_one_action() -> None:
    s = table()
    for gold in (2, 4):
        for number in (1, 2):
            do(s, "ask-friends", "amount 2")
            assert tracks(s, number)["gold"] == gold
    both = {"marry": 0, "have-children": 0, "ask-friends": 2, "socialize": 0}
    assert [shown(s, number)["placed"] for number in (1, 2)] == [both, both]


@pytest.mark.rule("C-10.15", "C-10.17")
def test_a_player_pawn_may_go_to_each_unoccupied_main_board_space() -> None:
    s = table(**RICH)
    assert [entry["space"] for entry in seen(s)["spaces"]] == MAIN
    assert list(terms.SPACE_NAMES) == BOARD + MAIN
    assert main_spaces(s) == MAIN
    for space in MAIN:
        s = place(table(**RICH), space, "player")
        assert on_board(s) == {space: (1, "player")}
        assert main_spaces(table(**RICH, spaces=f"{space} 2")) == [other for other in MAIN if other != space]


@pytest.mark.rule("C-10.16")
def test_ce_x3_a_main_board_space_is_used_once_in_a_round() -> None:
    family_of_a = "patriarch & 2; jane & 1; son & 4 < 1 2; ida & 3; son < 1 2"
    rival = seat(hand="dora, emma", gold=9, family="patriarch & 2; hope & 1; son < 1 2")
    s = table(cards=HOUSE, round=3, family=family_of_a, hand="ann, bea, cleo", gold=9, extra="green", two=rival)
    place(s, "mansion", "player")
    assert on_board(s) == {"mansion": (1, "player")}
    for number in (2, 1, 2):
        assert asked(s) == ("turn", number)
        assert "mansion" not in legal(s)
        assert rule_of(s, "mansion") == "C-10.16"
        do(s, "ask-friends", "amount 2")
    assert asked(s) == ("turn", 1)
    assert extra(s) == {"green": 1}
    assert rule_of(s, "mansion") == "C-10.16"
    do(s, "pass", "pass")
    assert s.round == 4
    assert on_board(s) == {}
    assert "mansion" in legal(s)
    do(s, "ask-friends", "amount 2")
    place(s, "mansion", "green")
    assert on_board(s) == {"mansion": (1, "green")}


@pytest.mark.rule("C-10.16", "C-10.18")
@pytest.mark.parametrize(
    ("space", "colour"),
    list(COLOUR_OF.items()),
)
@pytest.mark.parametrize("by", ["1", "2", "1 {colour}", "2 {colour}"])
def test_an_occupied_space_takes_no_additional_pawn_either(space: str, colour: str, by: str) -> None:
    s = table(**RICH, extra=", ".join(COLOURS), spaces=f"{space} {by.format(colour=colour)}")
    assert space not in legal(s)
    assert rule_of(s, space) == "C-10.16"


@pytest.mark.rule("C-10.18")
@pytest.mark.parametrize(
    ("colour", "spaces"),
    [
        ("sky-blue", ["doctor"]),
        ("red", ["undertake"]),
        ("green", ["mansion"]),
        ("yellow", ["title", "contribute"]),
        ("orange", ["venture"]),
    ],
)
def test_an_additional_pawn_goes_to_the_spaces_of_its_colour_only(colour: str, spaces: list[str]) -> None:
    s = table(**RICH, pawns=0, extra=colour)
    assert legal(s) == [*spaces, "pass"]
    assert [rule_of(s, space) for space in MAIN if space not in spaces] == ["C-10.18"] * (6 - len(spaces))
    for space in spaces:
        s = place(table(**RICH, pawns=0, extra=colour), space, colour)
        assert on_board(s) == {space: (1, colour)}
        assert extra(s) == {}


@pytest.mark.rule("C-10.19")
@pytest.mark.parametrize(("chosen", "other"), [("title", "contribute"), ("contribute", "title")])
def test_a_yellow_pawn_has_two_spaces_each_occupied_by_itself(chosen: str, other: str) -> None:
    s = table(**RICH, pawns=0, extra="2 yellow", two=seat(pawns=0), passed=[2])
    assert main_spaces(s) == ["title", "contribute"]
    place(s, chosen, "yellow")
    assert main_spaces(s) == [other]
    place(s, other, "yellow")
    assert on_board(s) == {"title": (1, "yellow"), "contribute": (1, "yellow")}


@pytest.mark.rule("C-10.20")
@pytest.mark.parametrize(
    ("space", "colour"),
    list(COLOUR_OF.items()),
)
def test_an_action_costs_the_same_with_an_additional_pawn(space: str, colour: str) -> None:
    by_player, by_colour = (
        place(table(**RICH, extra=colour, child_next="son, son", mission_next="fill-the-guest-book"), space, pawn)
        for pawn in ("player", colour)
    )
    assert on_board(by_colour) == {space: (1, colour)}
    assert (tracks(by_colour), hand(by_colour)) == (tracks(by_player), hand(by_player))
    assert family(by_colour) == family(by_player)
    assert len(hand(by_colour)) < 3


@pytest.mark.rule("C-10.20")
@pytest.mark.parametrize(("space", "colour", "gold"), [("title", "yellow", 3), ("mansion", "green", 2)])
def test_an_additional_pawn_needs_the_cost_too(space: str, colour: str, gold: int) -> None:
    s = table(**{**RICH, "gold": gold}, pawns=0, extra=colour)
    assert rule_of(s, space) == "C-11.1"
    s = table(**{**RICH, "hand": ""}, pawns=0, extra=colour)
    assert rule_of(s, space) == "C-11.5"


# --- gaining and keeping Additional Action pawns ---


@pytest.mark.rule("C-34.41", "C-10.21", "C-10.25")
@pytest.mark.parametrize("kept", [False, True])
def test_ce_x6_pierre_brings_a_red_pawn_to_use_or_to_keep(kept: bool) -> None:
    s = table(family="matriarch", hand="pierre, ann", gold=2, child_next="son", two=seat(pawns=0), passed=[2])
    assert seen(s)["supply"]["red"] == 3
    do(s, "marry")
    assert extra(s) == {"red": 1}
    assert seen(s)["supply"]["red"] == 2
    assert asked(s) == ("turn", 1)
    assert shown(s)["pawns"] == 1
    do(s, "ask-friends", "amount 2")
    assert legal(s) == ["undertake", "pass"]
    if kept:
        do(s, "pass")
        assert s.round == 2
        assert extra(s) == {"red": 1}
        do(s, *["ask-friends", "amount 2"] * (asked(s)[1] - 1))
        do(s, "undertake")
        assert legal(s) == ["pawn player", "pawn red"]
        do(s, "pawn red")
    else:
        do(s, "undertake")
    assert asked(s) == ("mission", 1)
    assert on_board(s) == {"undertake": (1, "red")}
    assert extra(s) == {}


@pytest.mark.rule("C-10.21")
def test_a_pawn_that_is_gained_comes_out_of_the_general_supply() -> None:
    s = table(family="matriarch", hand="giacomo", gold=9, two=seat(extra="green"))
    do(s, "marry")
    assert extra(s) == {"green": 1}
    assert seen(s)["supply"] == {"green": 1, "orange": 3, "red": 3, "sky-blue": 3, "yellow": 3}


@pytest.mark.rule("C-10.22", "C-10.23", "C-1.17")
def test_without_a_pawn_of_the_colour_the_rest_of_the_reward_is_gained() -> None:
    found = []
    for others in ("3 red", "2 red"):
        own = "matriarch & 2; david & 1; daughter < 1 2"
        s = table(family=own, round=3, hand="thomas", gold=9, two=seat(extra=others))
        do(s, "marry")
        assert tracks(s)["honor"] == 1
        found.append((extra(s), seen(s)["supply"]))
    full = {"green": 3, "orange": 3, "sky-blue": 3, "yellow": 3}
    assert found == [({}, {**full, "red": 0}), ({"red": 1}, {**full, "red": 0})]


@pytest.mark.rule("C-10.22", "C-10.24")
def test_a_used_pawn_is_not_part_of_the_supply_until_clean_up() -> None:
    two = seat(extra="2 red", pawns=0)
    s = table(family="matriarch", hand="pierre, ann", gold=9, extra="red", two=two, passed=[2], child_next="son, son")
    do(s, "undertake", "pawn red", "friend ann")
    do(s, legal(s)[0])
    assert on_board(s) == {"undertake": (1, "red")}
    assert seen(s)["supply"]["red"] == 0
    do(s, "marry")
    assert extra(s) == {}
    do(s, "ask-friends", "amount 2", "pass")
    assert s.round == 2
    assert on_board(s) == {}
    assert seen(s)["supply"]["red"] == 1


@pytest.mark.rule("C-10.25")
def test_unused_pawns_are_kept_within_a_generation_only() -> None:
    own, other = (f"patriarch & 2; {a} & 1; son & 4 < 1 2; {b} & 3; son < 3 4 child" for a, b in ("ij", "gh"))
    cards = friends("a, b, c, d, e, f, g, h, i, j")
    s = table(cards=cards, round=3, family=own, extra="green, red", two=seat(family=other))
    for number in (4, 5):
        end_round(s)
        assert (s.round, extra(s)) == (number, {"green": 1, "red": 1})
    end_round(s)
    assert s.generation == 3
    assert sum(extra(s).values()) == 1  # the random one of the new Generation
    assert sum(seen(s)["supply"].values()) == 13


@pytest.mark.rule("C-10.26")
def test_a_reserve_may_hold_any_number_of_pawns() -> None:
    s = table(hand="evgenia", gold=2, extra="3 green, 3 orange, 3 red, 3 sky-blue, 2 yellow")
    do(s, "marry")
    while asked(s) == ("take", 1):
        do(s, legal(s)[0])
    assert extra(s) == dict.fromkeys(COLOURS, 3)
    assert sum(seen(s)["supply"].values()) == 0
