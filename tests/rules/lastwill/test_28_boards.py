"""Section 28 of the rules of Last Will: the supplied plans, offering tables and errand spaces."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.boards import Plan
from tests import forms
from tests.rules.lastwill.table import base, do, file, legal, new_game, offered, rule_of, table

BOARDS = base().boards
SIDES = {"2-3": BOARDS.side(0), "4-5": BOARDS.side(1)}
PLAYERS = [2, 3, 4, 5]
LETTERS = {"E": "events", "H": "helpers", "P": "properties", "C": "companions", "S": "special"}
both_sides = pytest.mark.parametrize("side", list(SIDES))
all_players = pytest.mark.parametrize("players", PLAYERS)


def numbers(plan: Plan) -> tuple[int, int, int]:
    """Cards, errand boys and actions."""
    return plan.cards, plan.errands, plan.actions


def decks(players: int) -> dict[str, list[str]]:
    """The deck of each place in each of the seven rounds."""
    return {place.id: [terms.DECKS[deck] for deck in place.decks] for place in BOARDS.of_players(players)}


def markers(players: int) -> str:
    """The plans taken from the left in seat order; two players block two more."""
    return ", ".join([*map(str, range(1, players + 1)), *(["n", "n"] if players == 2 else [])])


def special(players: int, round: int) -> int:
    return [row[round - 1] for row in decks(players).values()].count("special")


# --- planning boards ---


@pytest.mark.rule("W-28.7")
def test_side_2_3_has_six_plans_and_side_4_5_seven() -> None:
    assert {side: len(plans) for side, plans in SIDES.items()} == {"2-3": 6, "4-5": 7}
    assert [len(new_game(players).rules.plans) for players in PLAYERS] == [6, 6, 7, 7]
    assert not [plan for plan in BOARDS.plans if "side" in plan.published]  # which side has which is house


@pytest.mark.rule("W-28.8")
@both_sides
def test_what_a_plan_has(side: str) -> None:
    for plan in SIDES[side]:
        assert 0 <= plan.cards <= 7
        assert 1 <= plan.actions <= 4
    assert {plan.errands for plan in SIDES[side]} == {1, 2}


@pytest.mark.rule("W-28.9")
def test_side_2_3_has_two_cards_left_of_seven() -> None:
    cards = [plan.cards for plan in SIDES["2-3"]]
    assert cards.index(2) < cards.index(7)


@pytest.mark.rule("W-28.10", "W-28.11", "W-28.13")
@both_sides
def test_one_plan_has_no_cards_one_four_actions_late_and_one_seven_cards_with_one_action(side: str) -> None:
    plans = SIDES[side]
    assert [plan.cards for plan in plans].count(0) == 1
    (place,) = [n for n, plan in enumerate(plans) if plan.actions == 4]
    assert place >= len(plans) - 2
    assert [plan.actions for plan in plans if plan.cards == 7] == [1]


@pytest.mark.rule("W-28.12")
def test_side_4_5_has_an_early_plan_with_one_errand_boy() -> None:
    boys = [plan.errands for plan in SIDES["4-5"]]
    assert [n for n in range(4) if boys[n] == 1 and boys[n + 1 :].count(2) >= 3]


@pytest.mark.rule("W-28.14")
@both_sides
def test_the_first_two_plans(side: str) -> None:
    first, second = SIDES[side][:2]
    assert (numbers(first), numbers(second)) == ((5, 2, 1), (2, 2, 2))
    assert first.published == second.published == ("cards", "errands", "actions")  # and not the side


@pytest.mark.rule("W-28.15")
def test_the_third_plan_of_side_2_3() -> None:
    assert SIDES["2-3"][2].errands == 2
    assert SIDES["2-3"][2].actions >= 3


@pytest.mark.rule("W-28.16")
@both_sides
def test_to_go_later_always_buys_something(side: str) -> None:
    for left, right in combinations(SIDES[side], 2):
        assert [1 for early, late in zip(numbers(left), numbers(right), strict=True) if late > early]
    weights = [plan.cards + 2 * plan.errands + 3 * plan.actions for plan in SIDES[side]]
    assert weights == sorted(weights)


@pytest.mark.rule("W-28.56")
@both_sides
def test_to_go_early_is_never_hopeless(side: str) -> None:
    for left, right in combinations(SIDES[side], 2):
        more = [late - early for early, late in zip(numbers(left), numbers(right), strict=True)]
        if min(more) >= 0:
            assert sorted(more)[:2] == [0, 0]
            cards, boys, actions = more
            assert (cards <= 2, boys <= 1, actions <= 1) == (True, True, True)


@pytest.mark.rule("W-28.17", "W-28.18")
@pytest.mark.parametrize(
    ("side", "plans", "totals", "published"),
    [
        (
            "2-3",
            [(5, 2, 1), (2, 2, 2), (0, 2, 3), (7, 2, 1), (4, 1, 3), (1, 1, 4)],
            [12, 12, 13, 14, 15, 15],
            ["cards errands actions", "cards errands actions", "errands", "cards", "", "actions"],
        ),
        (
            "4-5",
            [(5, 2, 1), (2, 2, 2), (2, 1, 3), (4, 2, 2), (7, 2, 1), (0, 1, 4), (2, 2, 3)],
            [12, 12, 13, 14, 14, 14, 15],
            ["cards errands actions", "cards errands actions", "errands", "", "", "actions", ""],
        ),
    ],
)
def test_the_tables_of_plans_and_their_labels(
    side: str, plans: list[tuple[int, int, int]], totals: list[int], published: list[str]
) -> None:
    assert [numbers(plan) for plan in SIDES[side]] == plans
    assert [cards + 2 * boys + 3 * actions for cards, boys, actions in plans] == totals
    assert [plan.published for plan in SIDES[side]] == [tuple(fields.split()) for fields in published]
    players = 3 if side == "2-3" else 4
    s = table(players=players, phase="planning")
    view = forms.view(s, None)["plans"]
    assert isinstance(view, list)
    assert [(entry["cards"], entry["errands"], entry["actions"]) for entry in view] == plans


# --- offering ---


@pytest.mark.rule("W-28.19")
@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 8), (4, 8), (5, 9)])
def test_how_many_cards_are_dealt_in_a_round(players: int, cards: int) -> None:
    s = new_game(players)
    assert len(offered(s)) == cards
    assert file(s, "wild_places") == [True, True]  # on places of their own
    assert {len(row) for row in decks(players).values()} == {7}


@pytest.mark.rule("W-28.20")
def test_the_places_of_the_offering_boards() -> None:
    groups = {players: [place.id for place in BOARDS.of_players(players) if place.group] for players in PLAYERS}
    assert groups == {2: ["g1", "g2", "g3"], 3: ["g1", "g2", "g3"], 4: [], 5: []}
    singles = {players: [place.id for place in BOARDS.of_players(players) if not place.group] for players in PLAYERS}
    assert singles == {
        2: ["a1", "a2", "a3", "a4"],
        3: ["a1", "a2", "a3", "a4", "b1"],
        4: [f"f{n}" for n in range(1, 9)],
        5: [*[f"f{n}" for n in range(1, 9)], "b1"],
    }
    assert BOARDS.group_spaces == 2


@pytest.mark.rule("W-28.20")
def test_two_figures_can_go_to_the_group_and_one_to_each_single_place() -> None:
    dealt = "A1 country-fair; A2 fx-1; G1 fx-5; G2 fx-2; G3 dog"
    s = table(phase="errand", plans="1, 2, 3", offering=dealt)
    do(s, "errand a1")
    assert rule_of(s, "errand a1") == "W-7.5"
    do(s, "errand group", "card dog")
    do(s, "errand group", "card fx-5")
    assert rule_of(s, "errand group") == "W-7.5"


@pytest.mark.rule("W-28.21")
@all_players
def test_some_places_keep_their_deck_and_others_change_it(players: int) -> None:
    kinds = {len(set(row)) > 1 for row in decks(players).values()}
    assert kinds == {True, False}


@pytest.mark.rule("W-28.22", "W-28.23")
@pytest.mark.parametrize(("players", "in_all"), [(2, 13), (3, 16), (4, 13), (5, 17)])
def test_how_many_special_cards_are_dealt(players: int, in_all: int) -> None:
    assert sum(special(players, number) for number in range(1, 8)) == in_all <= 17
    if players >= 4:
        assert special(players, 3) >= 2


@pytest.mark.rule("W-28.24")
@all_players
def test_both_wild_places_are_there_with_one_errand_space_each(players: int) -> None:
    s = table(players=players, phase="errand", plans=markers(players))
    assert {"errand w1", "errand w2"} <= set(legal(s))
    do(s, "errand w1")
    assert rule_of(s, "errand w1") in ("W-7.5", "W-7.17")
    do(s, "errand w2")
    assert not {"errand w1", "errand w2"} & set(legal(s))


TABLES = {
    "a1": "S S S S S S S", "a2": "P P P P H E E", "a3": "H H H H H H H", "a4": "E E E E E E E",
    "g1": "H S S S S S S", "g2": "P P P P E E E", "g3": "C C C C C C C",
    "f1": "S S S S S S S", "f2": "H S S S S S S", "f3": "P P P P P E E", "f4": "P P P P H E E",
    "f5": "H H H H H H H", "f6": "H H H H E E E", "f7": "E E E E E E E", "f8": "C C C C C C C",
}  # fmt: skip
SUPPLEMENTS = {3: "P E S H S E S", 5: "P E S H S S S"}
DEALT = {
    2: "S1P2H2E1C1 S2P2H1E1C1 S2P2H1E1C1 S2P2H1E1C1 S2H2E2C1 S2E3H1C1 S2E3H1C1",
    3: "S1P3H2E1C1 S2P2H1E2C1 S3P2H1E1C1 S2P2H2E1C1 S3H2E2C1 S2E4H1C1 S3E3H1C1",
    4: "S1H3P2E1C1 S2P2H2E1C1 S2P2H2E1C1 S2P2H2E1C1 S2P1H2E2C1 S2E4H1C1 S2E4H1C1",
    5: "S1H3P3E1C1 S2P2H2E2C1 S3P2H2E1C1 S2P2H3E1C1 S3P1H2E2C1 S3E4H1C1 S3E4H1C1",
}


@pytest.mark.rule("W-28.25")
@all_players
def test_the_tables_of_the_offering(players: int) -> None:
    expected = {id: row for id, row in TABLES.items() if (id[0] in "ag") == (players <= 3)}
    expected |= {"b1": SUPPLEMENTS[players]} if players in SUPPLEMENTS else {}
    found = decks(players)
    assert found == {id: [LETTERS[letter] for letter in row.split()] for id, row in expected.items()}
    assert not [place for place in BOARDS.places if place.published]  # all of it is house
    for number, dealt in enumerate(DEALT[players].split()):
        counts = Counter(row[number] for row in found.values())
        assert {LETTERS[dealt[n]]: int(dealt[n + 1]) for n in range(0, len(dealt), 2)} == counts


@pytest.mark.rule("W-28.26")
@all_players
def test_extension_market_and_opera_have_one_space_and_every_colour_one_for_the_unknown_card(players: int) -> None:
    for name in ("extension", "market", "opera"):
        s = table(players=players, phase="errand", plans=markers(players))
        do(s, f"errand {name}")
        if name == "market":
            do(s, legal(s)[0])
        assert rule_of(s, f"errand {name}") == "W-7.5"
    s = table(players=players, phase="errand", plans=markers(players))
    for _ in range(players):
        do(s, "errand unknown", "deck events")
    figures = file(s, "errands")
    assert isinstance(figures, dict)
    assert figures["unknown"] == list(range(1, players + 1))
    assert "errand unknown" not in legal(s)  # one for each
