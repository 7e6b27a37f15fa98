"""Section 2 of the rules of Last Will: components."""

from __future__ import annotations

from collections import Counter

import pytest

from bequest.core.errors import BadDeck, BadOption, BadPosition
from bequest.games.lastwill.data import loading, terms
from bequest.games.lastwill.data.boards import BOARDS
from bequest.games.lastwill.position import WillPosition
from tests import forms
from tests.rules.lastwill.table import (
    balance,
    base,
    board,
    card,
    do,
    end_round,
    file,
    legal,
    new_game,
    read,
    rule_of,
    seat,
    shown,
    spaces,
    table,
)

PLAYERS = [2, 3, 4, 5]


def of_each(s: WillPosition, key: str) -> list[object]:
    return [shown(s, number)[key] for number in range(1, s.players + 1)]


def plans(players: int) -> list[tuple[int, int, int]]:
    """Cards, errand boys and actions of the plans that a game with so many players has."""
    return [(plan.cards, plan.errands, plan.actions) for plan in new_game(players).rules.plans]


def places(players: int) -> list[str]:
    return [place.id for place in new_game(players).rules.places]


@pytest.mark.rule("W-2.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 6, 12])
def test_two_to_five_can_play_and_no_other_number(players: int) -> None:
    assert [len(of_each(new_game(number), "seat")) for number in PLAYERS] == PLAYERS
    with pytest.raises(BadOption, match="players"):
        new_game(players)


@pytest.mark.rule("W-2.2", "W-3.1")
def test_the_planning_board_has_a_side_for_2_and_3_and_one_for_4_and_5_players() -> None:
    assert plans(2) == plans(3)
    assert plans(4) == plans(5)
    assert plans(3) != plans(4)


@pytest.mark.rule("W-2.2")
@pytest.mark.parametrize("players", [3, 5])
def test_each_side_has_plans_a_round_track_to_7_and_the_market(players: int) -> None:
    s = new_game(players)
    view = forms.view(s, None)
    assert isinstance(view["plans"], list)
    assert [entry["plan"] for entry in view["plans"]] == list(range(1, len(s.rules.plans) + 1))
    assert view["round"] == 1
    assert isinstance(view["market"], dict)
    assert list(view["market"]) == ["mansion", "town-house", "manor-house", "farm"]
    assert forms.view(table(players=players, round=7), None)["round"] == 7
    for number in (0, 8):
        with pytest.raises(BadPosition, match="round"):
            table(players=players, round=number)


@pytest.mark.rule("W-2.3", "W-3.1")
def test_the_offering_board_has_a_side_for_2_and_3_and_one_for_4_and_5_players() -> None:
    assert places(2) == places(3)[:-1] == ["a1", "a2", "a3", "a4", "g1", "g2", "g3"]
    assert places(4) == places(5)[:-1] == ["f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8"]


@pytest.mark.rule("W-2.4")
def test_the_supplement_has_a_side_for_3_and_one_for_5_players() -> None:
    assert BOARDS == ("2-3", "4-5", "3", "5")
    three, five = ([place for place in base().boards.places if place.board == side] for side in (2, 3))
    assert ([place.id for place in three], [place.id for place in five]) == (["b1"], ["b1"])
    assert new_game(3).rules.places[-1] in three
    assert new_game(5).rules.places[-1] in five


@pytest.mark.rule("W-2.5", "W-2.10", "W-3.10")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_a_board_with_five_spaces_and_an_action_counter_at_0(players: int) -> None:
    s = new_game(players)
    assert of_each(s, "board") == [[None] * 5] * players
    assert of_each(s, "actions") == [0] * players


@pytest.mark.rule("W-2.10")
def test_every_player_has_an_action_counter_of_the_own() -> None:
    s = table(hand="dinner", actions=3, two=seat(actions=1), three=seat(actions=4))
    do(s, "play dinner")
    assert of_each(s, "actions") == [2, 1, 4]


@pytest.mark.rule("W-2.6", "W-3.9")
def test_there_are_twelve_extensions_with_a_space_each_and_no_more() -> None:
    assert file(new_game(4), "extensions") == 12
    s = table(phase="errand", plans="1, 2, 3", two=seat(spaces=10), three=seat(spaces=11))
    assert (len(board(s)), file(s, "extensions")) == (5, 1)
    do(s, "errand extension")
    assert (len(board(s)), file(s, "extensions")) == (6, 0)
    s = table(phase="errand", plans="1, 2, 3", two=seat(spaces=11), three=seat(spaces=11))
    assert rule_of(s, "errand extension") == "W-7.20"
    with pytest.raises(BadPosition, match="board"):
        table(two=seat(spaces=11), three=seat(spaces=12))


@pytest.mark.rule("W-2.7")
def test_there_are_140_cards() -> None:
    deck = base()
    cards: Counter[str] = Counter()
    for design in deck.cards:
        back = terms.BACKS[design.back]
        cards["special" if back.startswith("crown") else back] += design.copies
    assert cards == {
        "events": 31, "helpers": 39, "properties": 24, "companions": 20, "special": 17, "wild": 1,
    }  # fmt: skip
    assert len(deck.wills) == 7
    s = new_game()
    assert file(s, "wild_places") == [True, True]  # the one design of a wild card twice
    assert cards.total() + 1 + len(deck.wills) == 140


@pytest.mark.rule("W-2.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_market_tokens_are_minus_3_minus_2_plus_1_and_plus_3(players: int) -> None:
    market = file(new_game(players), "market")
    assert isinstance(market, dict)
    assert sorted(market.values()) == [-3, -2, 1, 3]
    with pytest.raises(BadPosition, match="market"):
        read(options={"players": players}, market={"mansion": -3, "town-house": -2, "manor-house": 1, "farm": 1})


@pytest.mark.rule("W-2.9", "W-3.10")
def test_every_player_has_two_errand_boys() -> None:
    for players in PLAYERS:
        assert {errands for _, errands, _ in plans(players)} == {1, 2}
    s = table(players=5, phase="planning")
    while file(s, "phase") == "planning":
        do(s, "plan 1" if "plan 1" in legal(s) else "plan 2" if "plan 2" in legal(s) else legal(s)[-1])
    assert of_each(s, "errand_boys")[:2] == [2, 2]
    with pytest.raises(BadPosition, match="errand_boys"):
        table(phase="errand", plans="1, 2, 3", boys=3)
    side = "\n".join(f'[[plan]]\nside = "2-3"\ncards = 1\nerrands = {1 + n // 2}\nactions = 1' for n in range(6))
    with pytest.raises(BadDeck, match="errands"):
        loading.load(f'boards = "crowd"\n{side}', "crowd.toml")


@pytest.mark.rule("W-2.11")
def test_there_are_five_colours_and_each_player_has_one_of_them() -> None:
    assert terms.COLOURS == ("red", "purple", "blue", "yellow", "green")
    for players in PLAYERS:
        assert of_each(new_game(players), "colour") == list(terms.COLOURS[:players])
    with pytest.raises(BadOption, match="colours"):
        new_game(2, colours=["red", "orange"])
    s = table(players=5, phase="planning")
    while file(s, "phase") == "planning":
        do(s, legal(s)[0])
    markers = file(s, "plans")
    assert isinstance(markers, list)
    assert sorted(marker for marker in markers if marker) == [1, 2, 3, 4, 5]  # one for each seat, and so each colour


@pytest.mark.rule("W-2.12")
@pytest.mark.parametrize("type", ["dog", "horse", "guest", "chef"])
def test_there_are_always_enough_companion_tokens(type: str) -> None:
    kennel = card("helpers", "kennel", pounds=1, spaces=spaces(*[(type, 2 + n) for n in range(8)]))
    crowded = ", ".join(["kennel +8"] * 5)
    s = table(
        players=5, hand=type, board="kennel +7", cards=[kennel], actions=1,
        two=seat(board=crowded), three=seat(board=crowded), four=seat(board=crowded), five=seat(board=crowded),
    )  # fmt: skip
    do(s, "add 1")
    assert board(s)[0] == "kennel +8"


@pytest.mark.rule("W-2.12")
def test_there_are_four_types_of_companions() -> None:
    with pytest.raises(BadPosition, match="type"):
        table(board="x", cards=[card("helpers", "x", pounds=1, spaces=spaces(("cat", 2)))])
    for type in ("dog", "horse", "guest", "chef"):
        keeper = card("helpers", "keeper", pounds=1, spaces=spaces((type, 2)))
        assert rule_of(table(hand=type, board="keeper", cards=[keeper], actions=1), "add 1") == ""


@pytest.mark.rule("W-2.13")
def test_value_markers_never_run_out() -> None:
    street = "fx-2, fx-2 at 6, fx-2 at 4, fx-2 at 2, fx-10"
    s = table(players=5, hand="fx-1", actions=1, market="mansion +1", two=seat(board=street),
              three=seat(board=street), four=seat(board=street), five=seat(board=street))  # fmt: skip
    do(s, "buy fx-1")
    assert (board(s)[0], balance(s)) == ("fx-1 at 13", 56)
    end_round(s)
    assert (board(s)[0], board(s, 5)[0]) == ("fx-1 at 10", "fx-2 at 6")


@pytest.mark.rule("W-2.14")
def test_one_seat_has_the_starting_player_marker_and_one_round_counts() -> None:
    s = table(players=4, starting_player=2)
    starters, rounds = [], []
    for _ in range(4):
        starters.append(forms.view(s, None)["starting_player"])
        rounds.append(forms.view(s, None)["round"])
        end_round(s)
        while file(s, "phase") != "action":
            do(s, legal(s)[0])
    assert (starters, rounds) == ([2, 3, 4, 1], [1, 2, 3, 4])
