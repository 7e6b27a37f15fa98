"""What is shown as blocked at each decision of Last Will, exactly, each with its rule."""

from __future__ import annotations

from typing import Any

import pytest

from bequest.games.lastwill.position import WillPosition
from tests.rules.lastwill.table import asked, do, legal, seat, step, table


def blocked(s: WillPosition, by: int = 0) -> dict[str, str]:
    """The blocked options by text, with the rule; by default those of the first seat that is asked."""
    candidates = s.candidates(by - 1) if by else s.candidates()
    found = {s.game.text(action): reason.rule for action, reason in candidates}
    assert not set(found) & set(legal(s, by))
    assert len(found) == len(candidates)
    return found


# --- a turn ---


@pytest.mark.rule("W-8.4", "W-1.16")
def test_of_a_hand_each_card_that_can_be_used_is_shown_once() -> None:
    s = table(hand="dinner, dinner, ball, gardener, wild-card*, chef, wyvern-hall")
    assert legal(s) == ["end"]
    assert blocked(s) == {
        "play dinner": "W-8.4",
        "play ball": "W-8.4",
        "put gardener": "W-8.4",
        "buy wyvern-hall": "W-8.4",
    }


@pytest.mark.rule("W-12.14", "W-16.4", "W-20.4", "W-8.4")
def test_of_a_board_every_card_with_something_to_do_is_shown() -> None:
    board = "wyvern-hall at 7, gardener, thistle-farm +1, gentlemens-club activated, -"
    s = table(hand="dinner, country-fair", board=board, actions=1)
    assert legal(s) == ["play dinner", "activate 1", "sell 1", "activate 3", "sell 3", "end"]
    assert blocked(s) == {"play country-fair": "W-20.4", "activate 4": "W-12.14", "add 3": "W-16.4", "add 4": "W-16.4"}
    done = table(board=board)
    assert list(blocked(done)) == ["activate 1", "activate 3", "activate 4", "sell 1", "sell 3", "add 3", "add 4"]
    first = table(board="thistle-farm activated", hand="horse", actions=2)
    assert blocked(first) == {"activate 1": "W-12.14", "add 1": "W-16.4"}


# --- the steps of a move ---


@pytest.mark.rule("W-11.9")
def test_of_a_coin_every_companion_in_hand_is_shown() -> None:
    s = do(table(hand="grand-boat-trip, wild-card*, guest, chef, dinner", actions=3), "play grand-boat-trip")
    assert (step(s), legal(s)) == ("coin", ["card wild-card", "none"])
    assert blocked(s) == {"card chef": "W-11.9", "card guest": "W-11.9"}


@pytest.mark.rule("W-12.6")
def test_of_spaces_to_clear_every_card_on_the_board_is_shown() -> None:
    s = do(table(hand="gardener", board="fx-1, fx-5, h2, fx-5, fx-5", actions=3), "put gardener")
    assert (step(s), legal(s)) == ("room", ["space 2", "space 3", "space 4", "space 5"])
    assert blocked(s) == {"space 1": "W-12.6"}


@pytest.mark.rule("W-1.16")
def test_of_pounds_those_of_empty_companion_spaces_are_shown() -> None:
    s = do(table(board="fx-3 +1", actions=3), "activate 1")
    assert (step(s), legal(s)) == ("amount", ["amount 2", "amount 4"])
    assert blocked(s) == {"amount 7": "W-1.16"}


@pytest.mark.rule("W-16.4")
def test_of_companions_to_add_every_one_in_hand_is_shown() -> None:
    s = do(table(hand="dog, wild-card*, chef", board="fx-3", actions=3), "add 1")
    assert legal(s) == ["card dog", "card wild-card"]
    assert blocked(s) == {"card chef": "W-16.4"}


@pytest.mark.rule("W-20.3")
def test_of_animals_every_card_on_the_board_is_shown() -> None:
    s = do(table(hand="country-fair", board="fx-5, thistle-farm, fx-3", actions=3), "play country-fair")
    assert (step(s), legal(s)) == ("animal", ["space 2", "space 3"])
    assert blocked(s) == {"space 1": "W-20.3"}


@pytest.mark.rule("W-8.4")
def test_of_a_card_with_several_uses_all_are_shown() -> None:
    s = do(table(hand="auction-fever", actions=3), "play auction-fever")
    assert step(s) == "option"
    assert [*legal(s), *blocked(s)] == ["option 1", "option 2", "option 3"]
    assert set(blocked(s).values()) <= {"W-8.4"}


# --- planning, errands, hands ---


@pytest.mark.rule("W-6.3")
def test_every_plan_is_shown() -> None:
    s = table(phase="planning", plans="1")
    assert (asked(s), blocked(s)) == (("plan", 2), {"plan 1": "W-6.3"})
    four = table(players=4, phase="planning", plans="-, 1")
    assert blocked(four) == {"plan 2": "W-6.3"}
    assert legal(four)[-1] == "plan 7"
    two = do(table(players=2, phase="planning"), "plan 6")
    assert (asked(two)[0], blocked(two)) == ("block", {"plan 6": "W-6.3"})


@pytest.mark.rule("W-7.5", "W-7.10")
def test_every_errand_is_shown() -> None:
    s = table(phase="errand", plans="1, 2, 3", waiting=[1], errands="opera 2; w1 3", offering="A1 dinner; A2 ball")
    assert blocked(s) == {
        "errand a3": "W-7.10", "errand a4": "W-7.10", "errand b1": "W-7.10", "errand group": "W-7.10",
        "errand w1": "W-7.5", "errand opera": "W-7.5",
    }  # fmt: skip
    do(s, "errand market")
    assert s.candidates() == []  # a step of the errand


@pytest.mark.rule("W-9.3", "W-1.12")
def test_of_cards_to_keep_the_whole_hand_is_shown_to_its_owner() -> None:
    hands: dict[str, Any] = {"hand": "dinner, ball, theatre", "two": seat(hand="soiree, dinner-party")}
    s = table(phase="end-of-round", **hands)
    assert (s.waiting, blocked(s, 1), blocked(s, 2)) == ([0, 1], {}, {})
    do(s, "card theatre", by=1)
    assert legal(s, 1) == ["card ball", "enough"]
    assert list(blocked(s, 1)) == ["card dinner", "card theatre"]
    assert blocked(s, 2) == {}
    assert s.candidates(2) == []
