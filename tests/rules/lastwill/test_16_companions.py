"""Section 16 of the rules of Last Will: companions and wild cards."""

from __future__ import annotations

import pytest

from bequest.core.errors import BadPosition
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.position import WillPosition
from tests import forms
from tests.rules.lastwill.table import (
    actions,
    asked,
    balance,
    base,
    board,
    card,
    discards,
    do,
    end_round,
    end_turns,
    file,
    hand,
    legal,
    random_game,
    refused,
    seat,
    spaces,
    step,
    table,
    totals,
)

TYPES = ["chef", "guest", "dog", "horse"]


def next_turn(s: WillPosition) -> WillPosition:
    """Plays on to the turn of seat 1 in the next round; nobody does anything of note."""
    end_round(s)
    while asked(s) != ("turn", 1):
        do(s, "end" if asked(s)[0] == "turn" else legal(s)[0])
    return s


def tokens_told(s: WillPosition) -> list[object]:
    """The types of the tokens placed so far."""
    return [event["type"] for event in forms.events(s, 0) if event["event"] == "token"]


# --- the four types ---


@pytest.mark.rule("W-16.1")
def test_there_are_four_types_of_companions() -> None:
    found = {terms.COMPANION_TYPES[card.type] for card in base().cards if card.kind == terms.COMPANION}
    assert found == set(TYPES)
    with pytest.raises(BadPosition, match="type"):
        table(hand="cat", cards=[card("companions", "cat", type="cat")])


@pytest.mark.rule("W-16.1", "W-16.4")
@pytest.mark.parametrize("held", TYPES)
@pytest.mark.parametrize("wanted", TYPES)
def test_each_type_fits_the_spaces_of_its_own_type_only(held: str, wanted: str) -> None:
    thing = card("helpers", "thing", pounds=1, spaces=spaces((wanted, 3)))
    s = table(hand=held, board="thing", actions=1, cards=[thing])
    if held == wanted:
        do(s, "add 1")
        assert (board(s)[0], tokens_told(s)) == ("thing +1", [wanted])
    else:
        assert refused(s, "add 1") == "W-16.4"


# --- tokens ---


@pytest.mark.rule("W-16.3", "W-16.4", "W-16.5")
def test_example_t14b_dog_and_horse_on_a_farm() -> None:
    s = table(hand="dog, horse", board="fx-3", actions=2)
    do(s, "add 1")
    assert (actions(s), board(s)[0], discards(s, "companions")) == (1, "fx-3 +1", ["dog"])
    do(s, "add 1")
    assert (actions(s), board(s)[0]) == (0, "fx-3 +2")
    assert (discards(s, "companions"), hand(s)) == (["dog", "horse"], [])
    assert tokens_told(s) == ["dog", "horse"]
    do(s, "end")
    next_turn(s)
    do(s, "activate 1")
    assert totals(s) == [2, 4, 7]


@pytest.mark.rule("W-16.3")
def test_a_companion_card_becomes_a_token_for_one_action_and_no_money() -> None:
    s = table(hand="chef", board="fx-11", actions=1, balance=20)
    do(s, "add 1")
    assert (actions(s), balance(s), hand(s)) == (0, 20, [])
    assert (board(s)[0], discards(s, "companions")) == ("fx-11 +1", ["chef"])
    assert refused(table(hand="chef", board="fx-11"), "add 1") == "W-8.4"


@pytest.mark.rule("W-16.3")
def test_a_token_needs_a_card_on_the_own_board_with_companion_spaces() -> None:
    s = table(hand="dog, fx-3", board="fx-5, fx-1 at 13", actions=3, two=seat(board="fx-3"))
    assert {refused(s, "add 1"), refused(s, "add 2")} == {"W-16.4"}
    assert refused(s, "add 3") == "W-12.1"
    assert not [text for text in legal(s) if text.startswith("add")]


@pytest.mark.rule("W-16.3")
def test_a_token_needs_a_companion_card_in_hand() -> None:
    s = table(hand="dinner", board="fx-3", actions=3)
    assert refused(s, "add 1") == "W-16.4"


@pytest.mark.rule("W-16.4")
def test_only_the_uppermost_empty_space_is_open() -> None:
    s = table(hand="horse", board="fx-3", actions=1)
    assert refused(s, "add 1") == "W-16.4"
    s = table(hand="horse, dog, wild", board="fx-3", actions=1)
    do(s, "add 1")
    assert (step(s), legal(s)) == ("companion", ["card dog", "card wild-card"])
    assert refused(s, "card horse") == "W-16.4"


@pytest.mark.rule("W-16.4")
def test_a_card_with_all_its_spaces_filled_takes_no_token() -> None:
    s = table(hand="dog, horse, wild", board="fx-3 +2", actions=2)
    assert refused(s, "add 1") == "W-16.4"


@pytest.mark.rule("W-16.5")
def test_spaces_fill_from_top_to_bottom_each_with_a_card_and_an_action() -> None:
    barge = card("helpers", "barge", pounds=1, spaces=spaces(("guest", 2), ("chef", 4), ("guest", 5)))
    s = table(hand="2 guest, chef", board="barge", actions=3, cards=[barge])
    for filled, left in [(1, 2), (2, 1), (3, 0)]:
        do(s, "add 1")
        assert (board(s)[0], actions(s)) == (f"barge +{filled}", left)
    assert tokens_told(s) == ["guest", "chef", "guest"]
    s = table(hand="2 guest, chef", board="barge", actions=2, cards=[barge])
    do(s, "add 1", "add 1")
    assert refused(s, "add 1") == "W-8.4"


@pytest.mark.rule("W-16.6")
def test_example_s26_a_token_after_the_activation() -> None:
    s = table(hand="chef", board="fx-11", actions=1, balance=20)
    do(s, "activate 1")
    assert balance(s) == 19
    do(s, "add 1")
    assert (board(s)[0], actions(s), balance(s)) == ("fx-11 +1 activated", 0, 19)
    assert refused(s, "activate 1") == "W-12.14"
    do(s, "end")
    next_turn(s)
    do(s, "activate 1")
    assert totals(s) == [1, 3]


@pytest.mark.rule("W-16.6")
def test_a_card_put_down_in_this_round_takes_tokens() -> None:
    s = table(hand="fx-11, chef", actions=2, balance=20)
    do(s, "put fx-11", "add 1", "activate 1")
    assert totals(s) == [1, 3]


@pytest.mark.rule("W-16.7")
def test_a_token_stays_on_its_card_round_after_round() -> None:
    s = table(hand="dog", board="fx-3, fx-3", actions=1)
    do(s, "add 2")
    for _ in range(3):
        next_turn(s)
        assert board(s)[:2] == ["fx-3", "fx-3 +1"]


@pytest.mark.rule("W-16.7")
def test_no_move_takes_a_token_off_a_card_that_stays() -> None:
    own = {"hand": "dinner, fx-5, fx-2, dog, horse", "board": "fx-3 +1, fx-11 +1, fx-3"}
    first = table(**own, actions=5, balance=40)  # type: ignore[arg-type]
    moves = [text for text in legal(first) if text not in ("sell 1", "end")]
    assert len(moves) > 6
    for text in moves:
        s = do(first.clone(), text)
        while step(s):
            do(s, legal(s)[0])
        assert [lying.partition(" activated")[0] for lying in board(s)[:2]] in (
            ["fx-3 +1", "fx-11 +1"],
            ["fx-3 +2", "fx-11 +1"],
        )


@pytest.mark.rule("W-16.8")
def test_the_tokens_of_a_card_that_leaves_do_not_stay_on_the_board() -> None:
    s = table(hand="fx-5, fx-3", board="fx-11 +1, fx-3 +2, h4, h4, h4", actions=3, balance=20, market="farm -3")
    do(s, "put fx-5", "space 1")
    assert board(s)[0] == "fx-5"
    do(s, "sell 2", "buy fx-3")
    assert board(s)[1] == "fx-3"


# --- wild cards ---


@pytest.mark.rule("W-16.9", "W-16.11")
def test_example_s14_a_wild_card_on_a_farm() -> None:
    s = table(hand="wild", board="fx-4", actions=1, two=seat(actions=1))
    do(s, "add 1")
    assert (board(s)[0], tokens_told(s), actions(s)) == ("fx-4 +1", ["horse"], 0)
    assert (file(s, "wild_places"), hand(s)) == ([True, True], [])
    assert discards(s, "companions") == []
    taken = []
    while asked(s)[0] == "turn":
        taken += [text for text in legal(s) if text.startswith("errand")]
        do(s, "end")
    assert (taken, file(s, "wild_places"), file(s, "round")) == ([], [True, True], 2)


@pytest.mark.rule("W-16.9")
@pytest.mark.parametrize("type", TYPES)
def test_a_wild_card_stands_for_any_type_with_white_and_with_black_cards(type: str) -> None:
    outing = card("events", "outing", actions=1, pounds=1, coins=spaces((type, 4)))
    thing = card("helpers", "thing", pounds=1, spaces=spaces((type, 3)))
    s = table(hand="outing, 2 wild", board="thing", actions=2, balance=20, cards=[outing, thing])
    do(s, "play outing", "card wild")
    assert balance(s) == 15
    assert {"card": "wild-card", "type": type}.items() <= forms.events(s, 0)[2].items()
    do(s, "add 1")
    assert (board(s)[0], tokens_told(s)) == ("thing +1", [type])


@pytest.mark.rule("W-16.9")
def test_the_token_of_a_wild_card_counts_as_the_type_chosen() -> None:
    s = table(hand="2 wild", board="fx-3, kx-6", actions=2, balance=20)
    assert refused(s, "activate 2") == "W-21.7"
    do(s, "add 1", "add 1", "activate 2")
    assert (tokens_told(s), balance(s)) == (["dog", "horse"], 18)


@pytest.mark.rule("W-16.10")
def test_a_wild_card_cannot_be_drawn() -> None:
    s = table(phase="errand", stage=1, waiting=[1], boys=2, plans="1, 2, 3", only="companions")
    do(s, "errand unknown")
    assert legal(s) == ["deck events", "deck helpers", "deck properties"]
    with pytest.raises(BadPosition, match="companions"):
        table(next={"companions": "wild-card"})


@pytest.mark.rule("W-16.10")
def test_a_wild_card_is_taken_by_an_errand() -> None:
    s = table(phase="errand", stage=1, waiting=[1], boys=2, plans="1, 2, 3", two=seat(boys=2), three=seat(boys=2))
    do(s, "errand w1")
    assert (hand(s), file(s, "wild_places")) == (["wild-card"], [False, True])
    assert refused(s, "errand w1") == "W-7.5"


@pytest.mark.rule("W-16.10", "W-16.12")
def test_in_a_whole_game_wild_cards_come_by_errand_only_and_are_back_at_the_end_of_each_round() -> None:
    wild = base().wild
    taken = rounds = 0
    for s in random_game(seed=4):
        held = sum(mark >> 8 == wild for held_by in s.hands for mark in held_by)
        assert held + s.wilds.bit_count() == 2
        if s.waiting and asked(s)[0] in ("plan", "start", "keep"):
            assert held == 0
            rounds += 1
        taken = max(taken, held)
    assert taken
    assert rounds > 10


@pytest.mark.rule("W-16.11")
def test_a_used_wild_card_is_back_at_once_and_cannot_be_taken_before_the_next_round() -> None:
    s = table(hand="wild, ke-3", actions=2, balance=30, two=seat(hand="dog", board="fx-3", actions=1))
    assert file(s, "wild_places") == [False, True]
    do(s, "play ke-3", "card wild")
    assert file(s, "wild_places") == [True, True]
    do(s, "end")
    assert refused(s, "errand w1") == "not asked"
    end_round(s)
    while asked(s)[0] == "plan":
        do(s, legal(s)[0])
    assert {"errand w1", "errand w2"} <= set(legal(s))


@pytest.mark.rule("W-16.12")
def test_an_unused_wild_card_is_returned_at_the_end_of_the_round() -> None:
    s = table(hand="wild, dinner", two=seat(hand="wild"))
    assert file(s, "wild_places") == [False, False]
    end_turns(s)
    assert (asked(s), hand(s), hand(s, 2)) == (("keep", 1), ["dinner"], [])
    assert file(s, "wild_places") == [True, True]


@pytest.mark.rule("W-16.13", "W-11.5")
def test_example_s15_both_wild_cards_with_one_white_card() -> None:
    s = table(hand="ke-3, 2 wild", actions=2, balance=30)
    do(s, "play ke-3", "card wild")
    assert legal(s) == ["card wild-card", "none"]
    do(s, "none", "card wild")
    assert (balance(s), hand(s), file(s, "wild_places")) == (23, [], [True, True])
    assert [event["type"] for event in forms.events(s, 0) if event["event"] == "with"] == ["dog", "chef"]
    s = table(hand="ke-3, 2 wild", actions=2, balance=30)
    spent = []
    for answers in [("card wild", "card wild"), ("card wild", "none", "card wild"), ("none", "card wild", "card wild")]:
        copy = do(s.clone(), "play ke-3", *answers)
        spent.append((30 - balance(copy), step(copy)))
    assert spent == [(7, ""), (7, ""), (6, "")]


@pytest.mark.rule("W-16.13")
def test_both_wild_cards_on_one_black_card() -> None:
    s = table(hand="2 wild", board="fx-3", actions=2)
    do(s, "add 1", "add 1")
    assert (board(s)[0], tokens_told(s)) == ("fx-3 +2", ["dog", "horse"])
    assert (actions(s), file(s, "wild_places")) == (0, [True, True])
