"""Section 1 of the rules of Last Will, its second part: how choices are made."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

import pytest

from bequest.core.position import CHANCE
from bequest.games.lastwill.position import WillPosition
from tests import forms
from tests.rules.lastwill.table import (
    actions,
    asked,
    balance,
    board,
    card,
    do,
    end_turns,
    file,
    hand,
    helper,
    legal,
    random_game,
    rule_of,
    seat,
    shown,
    step,
    table,
    told,
    totals,
)


def moves(s: WillPosition, *begun: str) -> Iterator[tuple[tuple[str, ...], WillPosition]]:
    """Every whole move that begins with these choices: what is asked and chosen, and the position after it."""
    number = s.seat + 1
    todo = [(begun, do(s.clone(), *begun))]
    while todo:
        chosen, after = todo.pop()
        if after.seat + 1 == number and after.choices(number - 1):
            options = legal(after)
            assert options, f"{chosen} cannot be completed"
            todo += [((*chosen, text), do(after.clone(), text)) for text in options]
        else:
            yield chosen, after


def seen(s: WillPosition, number: int | None) -> object:
    """All that a seat (or a spectator) can get hold of."""
    who = None if number is None else number - 1
    return forms.view(s, who), s.key(who), forms.events(s, 0, who), s.decision, legal(s, number) if number else []


# --- half-made moves ---


@pytest.mark.rule("W-1.11")
def test_choices_can_be_taken_back_singly_or_all_at_once_and_leave_no_trace() -> None:
    s = table(hand="grand-boat-trip, dog, guest, wild", board="h10", actions=2)
    trace = [(s.digest(), s.to_json(), told(s), forms.view(s, 0))]
    for text in ("play grand-boat-trip", "card dog", "card guest"):
        do(s, text)
        trace.append((s.digest(), s.to_json(), told(s), forms.view(s, 0)))
    for number in (2, 1, 0):
        assert s.back(1) == 1
        assert (s.digest(), s.to_json(), told(s), forms.view(s, 0)) == trace[number]
    do(s, "play grand-boat-trip", "card wild-card")
    assert s.back() == 2
    assert (s.digest(), s.to_json(), told(s), forms.view(s, 0)) == trace[0]
    assert s.back() == 0
    do(s, "play grand-boat-trip", "none", "none", "none", "amount 2")
    assert balance(s) == 68


@pytest.mark.rule("W-1.11")
def test_a_move_that_draws_can_be_taken_back_up_to_its_last_choice() -> None:
    s = table(phase="planning", board="h13, h14", rest={"helpers": "9 fx-5"}, chance="explicit")
    before = s.to_json()
    do(s, "plan 1", "amount 1", "amount 0", "amount 3", "amount 2")  # two of seven are left
    assert step(s) == "divide"
    s.back(2)
    assert legal(s)[-1] == "amount 7"
    s.back()
    assert s.to_json() == before
    do(s, "plan 1", "amount 0", "amount 0", "amount 3", "amount 2")  # nothing is left
    assert s.seat == CHANCE
    assert s.back() == 0


@pytest.mark.rule("W-1.12")
@pytest.mark.parametrize("number", [2, 3, None])
def test_others_see_only_that_somebody_is_choosing(number: int | None) -> None:
    s = table(hand="grand-boat-trip, dog, guest", board="h10", actions=2)
    before = seen(s, number)
    assert asked(s) == ("turn", 1)
    for text in ("play grand-boat-trip", "card dog", "none"):
        do(s, text)
        assert seen(s, number) == before
    s = table(phase="planning", board="h13", rest={"helpers": "9 fx-5"})
    before = seen(s, number)
    for text in ("plan 2", "amount 1", "amount 2", "amount 0"):
        do(s, text)
        assert seen(s, number) == before
    s = table(phase="errand", plans="1, 2, 3")
    before = seen(s, number)
    assert seen(do(s, "errand market"), number) == before


@pytest.mark.rule("W-1.13")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_every_choice_on_offer_can_be_completed(players: int, seed: int) -> None:
    for number, s in enumerate(random_game(players, seed)):
        if number % 5 == 0 and not s.over and asked(s)[0] in ("turn", "errand", "plan") and not step(s):
            for text in legal(s):
                assert [after for _, after in moves(s, text)]


@pytest.mark.rule("W-1.13")
def test_no_move_is_begun_in_vain() -> None:
    s = table(hand="ball, h3", board="fx-5, fx-5, fx-5, h11, fx-2", actions=1)
    assert rule_of(s, "play ball") == "W-8.4"  # no option has one action
    do(s, "put h3")
    assert legal(s) == ["space 1", "space 2", "space 3"]  # H11 would take the action along
    full = table(hand="h3", board="fx-2, fx-2, fx-2, fx-2, fx-2", actions=4)
    assert rule_of(full, "put h3") == "W-12.7"
    poor = table(hand="ball, fx-2", board="fx-3", actions=6, balance=3, market="town house -2")
    assert rule_of(poor, "play ball") == "W-18.2"
    assert rule_of(poor, "buy fx-2") == "W-15.10"


@pytest.mark.rule("W-1.13")
def test_no_later_choice_ends_in_a_dead_end() -> None:
    s = table(hand="ball", board="fx-3", actions=4, balance=8)
    do(s, "play ball")
    assert (balance(s), actions(s)) == (4, 2)  # the second option cannot be paid, the third has too many actions
    s = table(hand="grand-boat-trip, dog, guest, chef", board="fx-3", actions=2, balance=6)
    assert [chosen[1:] for chosen, _ in moves(s, "play grand-boat-trip")] == [
        *[("none", "none", "none"), ("none", "none", "card chef")],
        *[("none", "card guest", "none"), ("none", "card guest", "card chef"), ("card dog",)],
    ]
    s = table(phase="planning", discarded={"events": "fx-8"}, rest={"helpers": "2 fx-5"}, only="properties, companions")
    do(s, "plan 1")  # three cards are left in all, and so no number is left open
    assert (len(hand(s)), asked(s)) == (3, ("plan", 2))


# --- names ---


@pytest.mark.rule("W-1.14")
def test_equal_cards_in_hand_and_in_the_group_are_one_option() -> None:
    s = table(hand="2 dinner, 2 fx-5", actions=1)
    assert legal(s) == ["play dinner", "put fx-5", "end"]
    s = table(phase="errand", plans="1, 2, 3", offering="G1 dinner; G2 ball; G3 dinner")
    do(s, "errand group")
    assert legal(s) == ["card dinner", "card ball"]
    do(s, "card dinner")
    assert sorted(file(s, "offering")[place] or "" for place in ("G1", "G2", "G3")) == ["", "ball", "dinner"]  # type: ignore[index]


@pytest.mark.rule("W-1.14")
def test_cards_on_a_board_are_named_by_their_spaces() -> None:
    s = table(hand="dog", board="fx-3 +1, -, fx-3, fx-5, fx-5 activated", actions=1)
    assert legal(s) == ["activate 1", "sell 1", "activate 3", "sell 3", "add 3", "activate 4", "end"]
    do(s, "add 3")
    assert board(s) == ["fx-3 +1", "-", "fx-3 +1", "fx-5", "fx-5 activated"]


@pytest.mark.rule("W-1.15")
def test_spaces_are_named_in_ascending_order_and_every_combination_in_one_way() -> None:
    s = table(hand="wild-party", board="fx-1, fx-2, fx-10", actions=1)
    reached = sorted([board(after)[:3] for _, after in moves(s, "play wild-party")])
    scales = (("fx-1", (13, 10, 7, 5)), ("fx-2", (8, 6, 4, 2)), ("fx-10", (9, 7, 5, 3)))
    assert reached == sorted(
        [f"{id} at {notes[taken.count(space)]}" for space, (id, notes) in enumerate(scales)]
        for taken in combinations_with_replacement(range(3), 3)
    )
    do(s, "play wild-party", "space 2")
    assert legal(s) == ["space 2", "space 3"]
    assert rule_of(s, "space 1") == "W-1.15"


@pytest.mark.rule("W-1.15")
def test_a_space_is_offered_only_if_enough_others_can_follow() -> None:
    s = table(hand="wild-party", board="fx-1 at 10, fx-2 at 4, fx-10 at 5", actions=1)
    do(s, "play wild-party")
    assert legal(s) == ["space 1", "space 2"]  # the first can only be space 1; on space 3 one step is left, two are due
    assert rule_of(s, "space 3")
    tight = table(hand="wild-party", board="fx-2 at 4, fx-10 at 5, fx-1 at 3", actions=1)
    do(tight, "play wild-party")
    assert board(tight)[:3] == ["fx-2 at 2", "fx-10 at 3", "fx-1 at 1"]


@pytest.mark.rule("W-1.15")
def test_cards_are_named_in_the_order_of_the_card_list() -> None:
    s = table(hand="theatre, ball, dinner, soiree", phase="end-of-round", two=seat(hand="dinner"))
    assert legal(s, 1) == ["card dinner", "card theatre", "card soiree", "card ball", "enough"]
    pairs = []
    for first in legal(s, 1)[:-1]:
        after = do(s.clone(), first, by=1)
        pairs += [(first, text) for text in legal(after, 1) if text != "enough"]
    assert pairs == list(combinations(legal(s, 1)[:-1], 2))
    assert rule_of(do(s, "card soiree", by=1), "card dinner", by=1) == "W-1.15"


@pytest.mark.rule("W-1.16")
def test_a_number_is_one_choice() -> None:
    s = do(table(phase="planning"), "plan 4")
    assert legal(s) == [f"amount {number}" for number in range(8)]
    s = do(table(hand="ball", board="h12, h12", actions=4), "play ball", "option 1")
    assert (step(s), legal(s)) == ("white", ["amount 0", "amount 1", "amount 2"])


@pytest.mark.rule("W-1.16")
def test_of_the_pounds_each_total_is_offered_once() -> None:
    three = helper(8, "h8-3", amount=3)
    s = table(hand="fx-8", board="h8, h8, h8-3", cards=[three], actions=1)
    do(s, "play fx-8")
    assert totals(s) == [2, 4, 5, 6, 7, 9]  # 4 in two ways, with either helper
    steps = card("helpers", "steps", pounds=2, spaces=[{"type": "chef", "amount": 4}], symbols=["coach"])
    s = table(board="steps +1, h8", cards=[steps])
    do(s, "activate 1")
    assert totals(s) == [2, 4, 6]  # 4 as the second amount, or as the first with the bonus


@pytest.mark.rule("W-1.16")
def test_totals_are_counted_after_the_bounds() -> None:
    cottage = card("properties", "cottage", type="town-house", banknotes=[3, 2, 1, 0], pounds=1)
    s = table(hand="cottage", board="h3, h3", cards=[cottage], actions=1, market="town house -2")
    do(s, "buy cottage")
    assert totals(s) == [0, 1, 3, 5]  # -3 and -1 both come to 0
    s = table(board="cottage at 1, h3", cards=[cottage], actions=1, market="town house -2")
    do(s, "sell 1")
    assert totals(s) == [0, 1]


# --- who is asked ---


@pytest.mark.rule("W-1.17")
@pytest.mark.parametrize("cards", ["2 dinner", "2 boat-trip", "ball, house-party", "theatre, soiree"])
def test_whether_a_seat_is_asked_does_not_depend_on_what_it_hides(cards: str) -> None:
    s = table(two=seat(hand=cards, actions=1), three=seat(hand="fx-5"))
    waits = []
    while file(s, "round") == 1:
        waits.append((asked(s)[0], file(s, "waiting")))
        do(s, "end" if asked(s)[0] == "turn" else "enough")
    assert waits == [("turn", [1]), ("turn", [2]), ("turn", [3]), ("keep", [2, 3]), ("keep", [3])]


@pytest.mark.rule("W-1.17", "W-1.18")
def test_a_single_option_that_others_cannot_know_of_is_asked_for() -> None:
    s = table(phase="offering", stage=2, hand="6 fx-5", two=seat(hand="3 fx-5, 3 fx-1"), three=seat(hand="6 fx-1"))
    assert (asked(s)[0], file(s, "waiting")) == ("start", [1, 2, 3])
    assert legal(s, 1) == ["card fx-5"]
    assert legal(do(s, "card fx-5", by=1), 1) == []  # the second card is a later choice of the same (W-1.20)
    assert file(s, "waiting") == [2, 3]


LAST = {
    "phase": "errand", "stage": 2, "plans": "2, 3, 1", "waiting": [1], "wild_places": [False, False],
    "hand": "dinner",
}  # fmt: skip
"""Seat 1 has the last errand of the round, and both wild cards are taken."""


@pytest.mark.rule("W-1.18")
def test_the_pass_without_a_legal_errand_space_is_not_asked_for() -> None:
    owners = {"two": seat(hand="wild", spaces=11), "three": seat(hand="wild", spaces=11)}
    s = table(errands="unknown 1; market 2; w1 2; opera 3; w2 3", **LAST, **owners)  # type: ignore[arg-type]
    assert told(s) == ["no-errand", "turn"]
    assert (asked(s), shown(s)["errand_boys"]) == (("turn", 2), 0)


@pytest.mark.rule("W-1.18", "W-1.20")
def test_the_only_legal_errand_space_is_taken_unasked() -> None:
    owners = {"two": seat(hand="wild"), "three": seat(hand="wild")}
    s = table(errands="unknown 1; market 2; w1 2; opera 3; w2 3", **LAST, **owners)  # type: ignore[arg-type]
    assert told(s) == ["errand", "extension", "turn"]
    assert (asked(s), len(board(s))) == (("turn", 2), 6)
    s = table(errands="unknown 1; extension 2; w1 2; opera 3; w2 3", **LAST, **owners)  # type: ignore[arg-type]
    assert (asked(s), told(s)) == (("errand", 1), [])
    assert len(legal(s)) == 24  # of the market the order is chosen, but not the space
    do(s, "order +3/+1/-2/-3")
    assert told(s) == ["errand", "market", "turn"]
    assert file(s, "market") == {"mansion": 3, "town-house": 1, "manor-house": -2, "farm": -3}


@pytest.mark.rule("W-1.18")
def test_who_has_no_cards_has_no_hand_choice() -> None:
    s = table(phase="end-of-round", two=seat(hand="dinner"), three=seat(hand="wild"), wild_places=[True, False])
    assert (asked(s)[0], file(s, "waiting")) == ("keep", [2])
    s = table(phase="end-of-round")
    assert (asked(s)[0], file(s, "round")) == ("plan", 2)


@pytest.mark.rule("W-1.19")
def test_the_end_of_the_turn_is_always_asked_for() -> None:
    s = table(two=seat(hand="dinner"))
    for number in (1, 2, 3):
        assert (asked(s), legal(s)) == (("turn", number), ["end"])
        do(s, "end")
    assert asked(s)[0] == "keep"


@pytest.mark.rule("W-1.20")
def test_a_later_choice_with_one_option_is_made_by_the_program() -> None:
    s = do(table(hand="dinner", actions=1), "play dinner")
    assert (balance(s), asked(s), legal(s)) == (68, ("turn", 1), ["end"])
    s = table(hand="grand-boat-trip, chef", actions=2)
    do(s, "play grand-boat-trip")  # neither dog nor guest is there
    assert (step(s), legal(s)) == ("coin", ["card chef", "none"])
    do(s, "card chef")
    assert (balance(s), hand(s)) == (66, [])
    s = do(table(hand="fx-1", actions=1, market="mansion +1"), "buy fx-1")
    assert (balance(s), board(s)[0]) == (56, "fx-1 at 13")
    s = do(table(board="fx-3", actions=1), "activate 1")
    assert (balance(s), board(s)[0]) == (68, "fx-3 activated")


@pytest.mark.rule("W-1.20")
def test_the_last_card_to_keep_is_added_by_the_program() -> None:
    s = table(phase="offering", stage=2, hand="fx-5, fx-6, fx-11, fx-1, fx-2, fx-3",
              two=seat(hand="6 fx-5"), three=seat(hand="6 fx-5"))  # fmt: skip
    do(s, "card fx-2", by=1)  # only the farm comes after it
    assert file(s, "waiting") == [2, 3]
    do(s, "card fx-5", "card fx-5")
    assert hand(s) == ["fx-2", "fx-3"]


@pytest.mark.rule("W-1.21", "W-6.8")
def test_no_card_is_drawn_before_the_last_choice() -> None:
    s = table(
        phase="planning", board="h13, h14", rest={"helpers": "9 fx-5"}, chance="explicit", next={"events": "dinner"}
    )
    before = forms.view(s, 0)
    for text in ("plan 2", "amount 1", "amount 1", "amount 1", "amount 1"):
        do(s, text)
        assert s.seat == 0
        assert (hand(s), told(s)) == ([], [])
        assert {key: value for key, value in forms.view(s, 0).items() if key != "decision"} == {
            key: value for key, value in before.items() if key != "decision"
        }
    do(s, "amount 0")
    assert (s.seat, legal(s)) == (CHANCE, ["card dinner"])


@pytest.mark.rule("W-1.21")
def test_an_unknown_card_is_drawn_when_the_deck_is_named() -> None:
    s = table(phase="errand", plans="1, 2, 3", chance="explicit", next={"events": "ball"}, only="companions")
    do(s, "errand unknown")
    assert (s.seat, told(s), step(s)) == (0, [], "deck")
    do(s, "deck events")
    assert (s.seat, legal(s), told(s)) == (CHANCE, ["card ball"], ["errand"])
    assert hand(do(s, "card ball")) == ["ball"]


@pytest.mark.rule("W-1.21")
def test_discarded_cards_are_shown_only_when_the_last_seat_has_answered() -> None:
    s = end_turns(table(hand="dinner, ball", two=seat(hand="theatre"), options={"discards": "open"}))
    before = told(s)
    do(s, "enough", by=1)
    assert told(s) == [*before, "answered"]
    do(s, "enough", by=2)
    assert [event["card"] for event in forms.events(s) if event["event"] == "shown"] == ["dinner", "ball", "theatre"]
