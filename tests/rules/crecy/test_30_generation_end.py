"""Section 30: the end of a Generation, and extinction."""

import pytest

from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    Seat,
    asked,
    children,
    do,
    end_round,
    extra,
    family,
    file,
    friend,
    friends,
    hand,
    legal,
    patron,
    rule_of,
    seat,
    shown,
    table,
    told,
    tracks,
)

CARDS = [
    *friends("ann, bea, cleo, dora, eve, fay, gina, hope, iris, jane, kate, lena"),
    friend("mia", effects="claire"),
    *children(20, 20, 2),
]
TWO = "patriarch & 2; dora; son < 1"
"""A family with a child in row 2, for seat 2 in Generation I."""


def last_turn(round: int = 2, two: Seat | None = None, **first: object) -> CrecyPosition:
    """Seat 1 is about to pass as the last player of the Generation."""
    first.setdefault("family", "patriarch & 2; ann; son < 1")
    first.setdefault("cards", CARDS)
    first.setdefault("passed", [2])
    return table(round=round, pawns=0, two=two or seat(family=TWO), **first)  # type: ignore[arg-type]


# --- worked examples ---


@pytest.mark.rule("C-30.2")
@pytest.mark.parametrize("prestige", [6, -2])
def test_ce_x8_prestige_is_scored(prestige: int) -> None:
    tree = "patriarch & 2; ann; son < 1; bea & 3"  # no child: nothing but Prestige is scored
    s = last_turn(5, seat(family="patriarch & 2; dora; son < 1; eve & 3; son < 3"), prestige=prestige, family=tree)
    do(s, "pass")
    assert tracks(s)["honor"] == prestige
    assert tracks(s)["prestige"] == prestige


@pytest.mark.rule("C-30.3")
def test_ce_x9_five_children_two_of_them_betrothed() -> None:
    tree = "patriarch & 2; ann; son < 1; bea & 3; son < 1; cleo & 5; 2 son"
    tree = tree.replace("2 son", "son < 3; son < 3; fay & 7; son < 5; son < 5; son < 5; gina & 12")
    s = last_turn(5, seat(family="patriarch & 2; dora; son < 1; eve & 3; son < 3"), family=tree)
    do(s, "pass")
    assert (tracks(s)["honor"], tracks(s, 2)["honor"]) == (5, 1)


# --- the steps ---


@pytest.mark.rule("C-30.1")
def test_the_three_steps_in_order() -> None:
    s = last_turn(prestige=2, two=seat(prestige=3, family="patriarch"), extra="red")
    do(s, "pass")
    events = [(event["event"], event.get("seat"), event.get("source")) for event in forms.events(s, 0, None)]
    events = events[events.index(("generation-end", None, None)) :]
    assert events[:5] == [
        ("generation-end", None, None),
        ("honor", 1, "prestige"),
        ("honor", 2, "prestige"),
        ("honor", 1, "children"),
        ("extinct", 2, None),
    ]
    assert told(s).index("pawn") > told(s).index("extinct")  # the red pawn is back before one is given at random


@pytest.mark.rule("C-30.2")
def test_prestige_counts_at_every_generation_end() -> None:
    for round, grown in [(2, 3), (5, 5), (9, 7)]:
        trees = [
            ";".join(text.split(";")[:grown])
            for text in (
                "patriarch & 2; ann; son < 1; bea & 3; son < 3; cleo & 5; son < 5",
                "patriarch & 2; dora; son < 1; eve & 3; son < 3; fay & 5; son < 5",
            )
        ]
        cards = [*CARDS, patron("one"), patron("two")]
        s = last_turn(round, seat(family=trees[1], prestige=-4), family=trees[0], prestige=5, cards=cards)
        do(s, "pass")
        assert [tracks(s)["honor"], tracks(s, 2)["honor"]] == [5 + 1, -4 + 1]


@pytest.mark.rule("C-30.3")
def test_only_children_of_this_generation_count() -> None:
    tree = "patriarch & 2; ann; son < 1; son < 1; daughter < 1; bea & 3; son < 3"
    s = do(last_turn(5, seat(family="patriarch & 2; dora; son < 1; eve & 3; son < 3"), family=tree), "pass")
    assert tracks(s)["honor"] == 1  # neither row 2 nor the Friends


@pytest.mark.rule("C-30.4", "C-30.7", "C-30.8", "C-30.12")
@pytest.mark.parametrize(("round", "tree"), [(2, "patriarch"), (5, "patriarch & 2; ann; son < 1; bea & 3")])
def test_a_family_without_a_child_is_extinct_and_the_others_play_on(round: int, tree: str) -> None:
    other = TWO if round == 2 else "patriarch & 2; dora; son < 1; eve & 3; son < 3"
    s = last_turn(round, seat(family=other), family=tree, honor=9, prestige=2)
    do(s, "pass")
    assert not s.over
    assert (shown(s)["extinct"], shown(s, 2)["extinct"]) == (1 if round == 2 else 2, None)
    assert tracks(s)["honor"] == 11  # with step 1
    assert (asked(s), forms.view(s, 1)["starting_player"]) == (("turn", 2), 2)
    assert (shown(s)["pawns"], shown(s, 2)["pawns"]) == (0, 2)
    end_round(s)
    assert asked(s) == ("turn", 2)
    assert (tracks(s)["honor"], tracks(s)["gold"]) == (11, 0)


@pytest.mark.rule("C-30.4")
def test_extinct_in_generation_three_as_well() -> None:
    tree = "patriarch & 2; ann; son < 1; bea & 3; son < 3; cleo & 5"
    other = "patriarch & 2; dora; son < 1; eve & 3; son < 3; fay & 5; son < 5"
    s = do(last_turn(9, seat(family=other), family=tree, honor=20), "pass")
    assert s.over
    assert (shown(s)["extinct"], shown(s, 2)["extinct"]) == (3, None)
    assert s.winners() == [1]


@pytest.mark.rule("C-30.4")
def test_a_betrothed_child_keeps_the_family_alive() -> None:
    s = do(last_turn(family="patriarch & 2; ann; son < 1; bea & 3"), "pass")
    assert shown(s)["extinct"] is None


@pytest.mark.rule("C-30.5")
def test_pawns_in_reserves_go_back() -> None:
    s = last_turn(extra="2 red, green", chance="explicit", two=seat(family=TWO, extra="yellow"))
    do(s, "pass")
    assert (extra(s), extra(s, 2)) == ({}, {})
    assert file(s, "supply") == {"green": 3, "orange": 3, "red": 3, "sky-blue": 3, "yellow": 3}
    assert legal(s) == ["pawn green", "pawn orange", "pawn red", "pawn sky-blue", "pawn yellow"]


@pytest.mark.rule("C-30.5")
def test_no_pawn_goes_back_at_the_end_of_another_round() -> None:
    s = do(last_turn(1, extra="2 red, green"), "pass")
    assert extra(s) == {"green": 1, "red": 2}


@pytest.mark.rule("C-30.6")
def test_this_gen_effects_end() -> None:
    tree = "patriarch & 2; mia; son < 1"
    s = do(last_turn(1, family=tree, lasting="mia"), "pass")
    assert shown(s)["lasting"] == ["mia"]
    s = do(last_turn(2, family=tree, lasting="mia"), "pass")
    assert shown(s)["lasting"] == []


# --- what becomes of an eliminated player ---


@pytest.mark.rule("C-30.7")
def test_an_eliminated_player_has_no_further_part() -> None:
    three = seat(family="patriarch & 2; eve; son < 1")
    s = last_turn(family="patriarch", income=3, extra="red", passed=[2, 3], three=three)
    do(s, "pass")
    assert told(s).count("pawn") == 2  # the random pawns of the survivors
    asked_seats = set()
    for _ in range(3):
        number = s.round
        while s.round == number and not s.over:
            asked_seats.add(asked(s)[1])
            on_offer = legal(s)
            do(s, next(text for text in ("ask-friends", "amount 2", "pass") if text in on_offer))
    assert asked_seats == {2, 3}
    assert (tracks(s)["gold"], tracks(s)["honor"]) == (3, 0)  # the Income of round 2 and no other
    assert forms.view(s, 1)["starting_player"] in (2, 3)


@pytest.mark.rule("C-30.8")
def test_the_recorded_honor_is_the_result() -> None:
    s = do(last_turn(family="patriarch", honor=7, prestige=-2, two=seat(family=TWO)), "pass")
    assert s.scores()[0] == 5
    assert s.score_sheet()[0]["extinct"] == 1
    while not s.over:
        do(s, next((text for text in ("ask-friends", "amount 2", "pass") if text in legal(s)), legal(s)[0]))
    assert s.scores()[0] == 5


@pytest.mark.rule("C-30.9")
def test_the_patron_of_an_eliminated_player_is_not_scored() -> None:
    goal = {"points": 9, "needs": [{"count": "gold", "least": 1}]}
    cards = [*CARDS, patron("one", main=goal), patron("two", main=goal)]
    tree = "patriarch & 2; ann; son < 1; bea & 3; son < 3; cleo & 5"
    other = "patriarch & 2; dora; son < 1; eve & 3; son < 3; fay & 5; son < 5"
    s = do(last_turn(9, seat(family=other, gold=1), family=tree, gold=1, cards=cards), "pass")
    assert s.scores() == [0, 10]
    assert [event["seat"] for event in forms.events(s, 0, None) if event["event"] == "patron-shown"] == [2]


@pytest.mark.rule("C-30.10")
def test_the_hand_of_an_eliminated_player_is_discarded() -> None:
    s = do(last_turn(family="patriarch", hand="bea, cleo", friend_discard="gina"), "pass")
    assert hand(s) == []
    assert forms.view(s, 1)["friend_discard"] == ["bea", "cleo", "gina"]


@pytest.mark.rule("C-30.11")
def test_pawns_go_to_the_supply_and_all_other_cards_leave_the_game() -> None:
    tree = "patriarch & 2 [count, mansion]; ann"
    s = last_turn(
        family=tree, extra="2 red", missions="a-family-trade", under=1, complication=1, chance="explicit", gold=4
    )
    missions, complications = forms.view(s, 1)["mission_deck"], forms.view(s, 1)["child_deck"]
    do(s, "pass")
    assert extra(s) == {}
    assert file(s, "supply") == {"green": 3, "orange": 3, "red": 3, "sky-blue": 3, "yellow": 3}
    do(s, "pawn red")
    assert file(s, "friend_discard") == []  # the wife too is out of the game
    assert (forms.view(s, 1)["mission_deck"], forms.view(s, 1)["mission_discard"]) == (missions, [])
    assert (forms.view(s, 1)["child_deck"], forms.view(s, 1)["child_discard"]) == (complications, [])
    assert "'count'" not in str(file(s, "titles"))


@pytest.mark.rule("C-30.13")
def test_an_elimination_changes_neither_mansions_nor_ventures() -> None:
    s = last_turn(family="patriarch [mansion, venture]", mansions=1, ventures=2)
    do(s, "pass")
    assert shown(s)["extinct"] == 1
    assert (s.mansions, s.ventures) == (1, 2)


@pytest.mark.rule("C-30.14")
def test_when_all_are_extinct_the_game_ends_without_a_winner() -> None:
    s = do(last_turn(family="patriarch", two=seat(family="patriarch"), honor=3), "pass")
    assert s.over
    assert (s.round, s.winners()) == (2, [])
    assert s.ranking() == [1, 2]
    assert family(s) == ["patriarch"]
    assert rule_of(s, "ask-friends") != ""
