"""Section 7 of the rules of Last Will, first half: placing errand boys, and the cards of the offering."""

from __future__ import annotations

import pytest

from bequest import games
from bequest.games.lastwill.position import WillPosition
from tests import forms
from tests.rules.lastwill.table import (
    actions,
    asked,
    balance,
    discards,
    do,
    end_round,
    end_turns,
    file,
    hand,
    legal,
    new_game,
    offered,
    pile,
    refused,
    removed,
    rule_of,
    seat,
    shown,
    step,
    table,
    told,
)

FULL = "A1 draughty-castle; A2 fx-1; A3 fx-5; A4 ball; G1 fx-6; G2 fx-2; G3 chef; B1 fx-3"
"""An offering without an empty place."""
EVERY_SPACE = [
    *[f"errand {space}" for space in ("a1", "a2", "a3", "a4", "b1", "group")],
    *[f"errand {space}" for space in ("w1", "w2", "extension", "market", "opera", "unknown")],
]
SINGLE = ["a1", "a2", "a3", "a4", "b1", "w1", "w2", "extension", "market", "opera"]


def errands(**fields: object) -> WillPosition:
    """The errand phase with a full offering: plan order 3, 1, 2; seats 3 and 1 have two errand boys, seat 2 has one."""
    given = {"phase": "errand", "plans": "3, -, 1, -, 2", "waiting": [3], "offering": FULL}
    return table(**given | fields)  # type: ignore[arg-type]


# --- placing errand boys ---


@pytest.mark.rule("W-7.1")
@pytest.mark.parametrize(("plan", "boys"), [(1, 2), (2, 2), (3, 2), (4, 2), (5, 1), (6, 1)])
def test_the_plan_says_how_many_errand_boys_there_are(plan: int, boys: int) -> None:
    s = table(phase="planning", only="companions")
    do(s, f"plan {plan}")
    while asked(s)[1] == 1:
        do(s, legal(s)[-1])
    assert shown(s)["errand_boys"] == boys


@pytest.mark.rule("W-7.2", "W-7.3")
def test_two_passes_in_plan_order_the_second_for_those_with_two_errand_boys() -> None:
    s = errands()
    turns = []
    for text in ("a1", "a2", "a3", "a4", "b1"):
        assert asked(s)[0] == "errand"
        turns.append((asked(s)[1], file(s, "stage")))
        do(s, f"errand {text}")
    assert turns == [(3, 1), (1, 1), (2, 1), (3, 2), (1, 2)]
    assert asked(s) == ("turn", 3)


@pytest.mark.rule("W-7.2")
def test_one_errand_boy_is_placed_at_a_time() -> None:
    s = do(errands(), "errand a1")
    assert [shown(s, number)["errand_boys"] for number in (1, 2, 3)] == [2, 1, 1]
    assert file(s, "errands") == {"a1": [3]}
    assert asked(s) == ("errand", 1)


@pytest.mark.rule("W-7.3")
def test_without_a_second_errand_boy_there_is_no_second_pass() -> None:
    s = table(players=2, phase="errand", plans="n, n, -, -, 2, 1", waiting=[2])
    do(s, "errand market", "order -3/-2/+1/+3", "errand extension")
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("W-7.4")
def test_an_errand_is_done_in_full_before_the_next_player_places() -> None:
    s = do(errands(next={"events": "dinner"}, three=seat(balance=9)), "errand unknown")
    assert (asked(s), step(s)) == (("errand", 3), "deck")
    do(s, "deck events")
    assert (asked(s), hand(s, 3)) == (("errand", 1), ["dinner"])
    do(s, "errand opera")
    assert (asked(s), balance(s, 1)) == (("errand", 2), 68)
    do(s, "errand extension")
    assert (asked(s), len(list(shown(s, 2)["board"]))) == (("errand", 3), 6)  # type: ignore[call-overload]
    assert told(s) == ["errand", "draw", "errand", "spent", "errand", "extension"]


@pytest.mark.rule("W-7.5", "W-7.8")
@pytest.mark.parametrize("space", SINGLE)
def test_an_occupied_space_is_closed_to_all_for_both_passes(space: str) -> None:
    s = do(errands(), f"errand {space}")
    if space == "market":
        do(s, "order -2/-3/+1/+3")
    for number, other in zip((1, 2, 3, 1), [other for other in SINGLE if other not in (space, "market")], strict=False):
        assert asked(s) == ("errand", number)
        assert refused(s, f"errand {space}") == "W-7.5"
        do(s, f"errand {other}")


@pytest.mark.rule("W-7.5")
def test_spaces_are_free_again_in_the_next_round() -> None:
    s = do(errands(only="events, companions"), "errand opera", "errand w1", "errand extension", "errand a1")
    do(s, "errand market", "order +3/+1/-2/-3")
    end_round(s)
    assert (file(s, "round"), file(s, "errands")) == (2, {})
    while asked(s)[0] == "plan":
        do(s, legal(s)[0])
    assert asked(s)[0] == "errand"
    assert {"errand opera", "errand w1", "errand extension", "errand market"} <= set(legal(s))


CLOSED = [
    pytest.param("errand a1", {"offering": "A2 fx-1"}, "W-7.10", id="place without a card"),
    pytest.param("errand group", {"offering": "A2 fx-1"}, "W-7.10", id="group without a card"),
    pytest.param("errand w1", {"two": seat(hand="wild")}, "W-7.17", id="wild card gone"),
    pytest.param("errand extension", {"two": seat(spaces=17)}, "W-7.20", id="no extension"),
    pytest.param("errand opera", {"three": seat(board="fx-3", balance=1)}, "W-7.29", id="too dear an opera"),
    pytest.param("errand unknown", {"only": "events, helpers, properties, companions"}, "W-7.26", id="nothing to draw"),
]


@pytest.mark.rule("W-7.6")
@pytest.mark.parametrize(("text", "fields", "rule"), CLOSED)
def test_a_space_whose_errand_cannot_be_done_cannot_be_chosen(text: str, fields: dict[str, object], rule: str) -> None:
    assert refused(errands(**({"offering": ""} | fields)), text) == rule


@pytest.mark.rule("W-7.7")
def test_a_player_must_place_while_there_is_a_space() -> None:
    s = errands()
    assert set(legal(s)) == set(EVERY_SPACE)
    for text in ("none", "end", "enough"):
        assert refused(s, text) == "not asked"


TAKEN = "w1 2; w2 2; extension 3; market 3; opera 1"
"""All that is left to seat 1 in the second pass is the unknown card."""
LAST = {"stage": 2, "order": "1, 2, 3", "plans": "", "boys": 1, "offering": "", "waiting": [1], "errands": TAKEN}


@pytest.mark.rule("W-7.7")
def test_a_player_without_a_legal_space_passes_unasked() -> None:
    s = errands(**LAST | {"only": "events, helpers, properties, companions"})
    assert (asked(s), told(s)[0], shown(s)["errand_boys"]) == (("turn", 1), "no-errand", 0)
    assert file(s, "errands") == {"w1": [2], "w2": [2], "extension": [3], "market": [3], "opera": [1]}


@pytest.mark.rule("W-7.7")
def test_with_one_legal_space_there_is_no_pass() -> None:
    s = errands(**LAST | {"only": "helpers, properties, companions", "next": {"events": "ball"}})
    assert (asked(s), told(s)[:2], hand(s)) == (("turn", 1), ["errand", "draw"], ["ball"])
    two_decks = errands(**LAST | {"only": "helpers, properties"})
    assert (asked(two_decks), legal(two_decks)) == (("errand", 1), ["deck events", "deck companions"])


@pytest.mark.rule("W-7.8")
@pytest.mark.parametrize("space", ["extension", "market", "opera"])
def test_how_many_figures_these_spaces_take_is_board_data(space: str) -> None:
    text = f'boards = "roomy"\ncapacity = {{ {space} = 2 }}\n'
    roomy = games.get("lastwill", games.load_decks("lastwill", [(text, "roomy.toml")])).new(3, seed=1)
    assert isinstance(roomy, WillPosition)
    usual = new_game(3, seed=1)
    figures = []
    for s in (usual, roomy):
        while asked(s)[0] != "turn":
            do(s, f"errand {space}" if f"errand {space}" in legal(s) else legal(s)[0])
        shown_figures = forms.view(s, None)["errands"]
        assert isinstance(shown_figures, dict)
        figures.append(len(shown_figures[space]))
    assert figures == [1, 2]


# --- the offering ---


@pytest.mark.rule("W-7.9", "W-7.16")
@pytest.mark.parametrize(("place", "card"), [("a1", "draughty-castle"), ("a3", "fx-5"), ("a4", "ball"), ("b1", "fx-3")])
def test_a_single_card_space_brings_its_card_to_the_hand(place: str, card: str) -> None:
    s = errands()
    before = offered(s)
    do(s, f"errand {place}")
    assert hand(s, 3) == [card]
    assert offered(s) == {other: found for other, found in before.items() if other != place.upper()}
    assert (balance(s, 3), [len(hand(s, number)) for number in (1, 2)]) == (70, [0, 0])


@pytest.mark.rule("W-7.9")
@pytest.mark.parametrize("number", range(1, 9))
def test_on_side_4_5_every_card_has_a_space_of_its_own(number: int) -> None:
    cards = ["ball", "dinner", "theatre", "soiree", "chef", "guest", "dog", "horse"]
    offering = "; ".join(f"F{n} {card}" for n, card in enumerate(cards, 1))
    s = table(players=4, phase="errand", plans="1, 2, 3, 4", waiting=[1], offering=offering)
    do(s, f"errand f{number}")
    assert (hand(s), len(offered(s))) == ([cards[number - 1]], 7)


@pytest.mark.rule("W-7.10")
@pytest.mark.parametrize("place", ["a1", "a2", "a3", "a4", "b1", "group"])
def test_a_place_without_a_card_cannot_be_chosen(place: str) -> None:
    s = errands(offering="A1 draughty-castle" if place != "a1" else "A2 fx-1")
    assert refused(s, f"errand {place}") == "W-7.10"


@pytest.mark.rule("W-7.16")
def test_a_card_taken_is_not_played_and_its_place_stays_empty() -> None:
    s = errands(offering="A4 ball; G1 chef", next={"events": "dinner, dinner", "companions": "dog"})
    do(s, "errand a4", "errand group", "errand market", "order -3/-2/+1/+3", "errand w1", "errand w2")
    assert asked(s) == ("turn", 3)
    assert (hand(s, 3), balance(s, 3), actions(s, 3)) == (["ball", "wild-card"], 70, 1)
    assert (offered(s), pile(s, "events")[:2], discards(s, "events")) == ({}, ["dinner", "dinner"], [])
    end_turns(s)
    assert offered(s) == {}


# --- the group ---

GROUP = "G1 fx-6; G2 chef; G3 country-fair"


@pytest.mark.rule("W-7.11")
@pytest.mark.parametrize("players", [2, 3])
def test_on_side_2_3_a_group_of_three_has_two_errand_spaces(players: int) -> None:
    plans = "1, 2, n, n" if players == 2 else "1, 2, 3"
    s = table(players=players, phase="errand", plans=plans, waiting=[1], offering=GROUP)
    do(s, "errand group", "card chef", "errand group", "card fx-6")
    assert file(s, "errands") == {"group": [1, 2]}
    assert rule_of(s, "errand group") == "W-7.5"


@pytest.mark.rule("W-7.11")
def test_side_4_5_has_no_group() -> None:
    s = table(players=4, phase="errand", plans="1, 2, 3, 4", waiting=[1], offering="F1 chef; F2 dog; F3 horse")
    assert refused(s, "errand group") == "W-3.1"


@pytest.mark.rule("W-7.12")
@pytest.mark.parametrize("first", ["fx-6", "chef", "country-fair"])
def test_the_first_takes_any_card_of_the_group_and_the_second_one_of_those_left(first: str) -> None:
    s = do(errands(offering=GROUP), "errand group")
    cards = ["fx-6", "chef", "country-fair"]
    assert sorted(legal(s)) == sorted(f"card {card}" for card in cards)
    do(s, f"card {first}")
    assert hand(s, 3) == [first]
    do(s, "errand group")
    cards.remove(first)
    assert sorted(legal(s)) == sorted(f"card {card}" for card in cards)
    assert rule_of(s, f"card {first}") == "W-7.12"
    do(s, f"card {cards[1]}")
    assert (hand(s, 1), list(offered(s).values())) == ([cards[1]], [cards[0]])


@pytest.mark.rule("W-7.13")
def test_nobody_takes_the_third_card_of_the_group() -> None:
    s = do(errands(offering=GROUP), "errand group", "card chef", "errand group", "card country-fair")
    for text in ("errand opera", "errand w1", "errand w2"):
        assert refused(s, "errand group") == "W-7.5"
        do(s, text)
    assert (asked(s)[0], offered(s)) == ("turn", {"G1": "fx-6"})


@pytest.mark.rule("W-7.14")
def test_both_group_spaces_may_be_taken_by_one_player() -> None:
    s = do(errands(offering=GROUP), "errand group", "card chef", "errand w1", "errand w2", "errand group")
    do(s, "card fx-6")
    assert (file(s, "errands"), hand(s, 3)) == ({"group": [3, 3], "w1": [1], "w2": [2]}, ["fx-6", "chef"])


@pytest.mark.rule("W-7.15")
def test_a_group_with_two_cards_can_be_visited_twice() -> None:
    s = do(errands(offering="G1 fx-6; G3 chef"), "errand group")
    assert sorted(legal(s)) == ["card chef", "card fx-6"]
    do(s, "card chef", "errand group")
    assert (hand(s, 3), hand(s, 1), offered(s)) == (["chef"], ["fx-6"], {})


@pytest.mark.rule("W-7.15")
def test_a_group_with_one_card_can_be_visited_once() -> None:
    s = do(errands(offering="G2 chef"), "errand group")
    assert (hand(s, 3), asked(s)) == (["chef"], ("errand", 1))
    assert refused(s, "errand group") == "W-7.10"


@pytest.mark.rule("W-7.12")
def test_equal_cards_of_the_group_are_one_option() -> None:
    s = do(errands(offering="G1 chef; G2 dog; G3 chef"), "errand group")
    assert sorted(legal(s)) == ["card chef", "card dog"]
    do(s, "card chef")
    assert (hand(s, 3), sorted(offered(s).values())) == (["chef"], ["chef", "dog"])


@pytest.mark.rule("W-7.11", "W-7.12", "W-7.13", "W-9.10")
@pytest.mark.parametrize(("rest", "pile_of"), [("country-fair", "removed"), ("chef", "companions")])
def test_we_t4_two_take_from_the_group_and_the_third_card_leaves(rest: str, pile_of: str) -> None:
    s = errands(offering=f"G1 fx-6; G2 fx-2; G3 {rest}", plans="1, 2, -, -, 3", waiting=[1])
    do(s, "errand group")
    assert sorted(legal(s)) == sorted(f"card {card}" for card in ("fx-6", "fx-2", rest))
    do(s, "card fx-6")
    assert asked(s) == ("errand", 2)
    do(s, "errand group")
    assert sorted(legal(s)) == sorted(f"card {card}" for card in ("fx-2", rest))
    do(s, "card fx-2")
    assert (hand(s, 1), hand(s, 2)) == (["fx-6"], ["fx-2"])
    for number, text in ((3, "errand w1"), (1, "errand w2"), (2, "errand opera")):
        assert asked(s) == ("errand", number)
        assert refused(s, "errand group") == "W-7.5"
        do(s, text)
    assert offered(s) == {"G3": rest}
    end_round(s)
    assert (removed(s) if pile_of == "removed" else discards(s, pile_of)) == [rest]


# --- wild cards ---


@pytest.mark.rule("W-7.17")
def test_each_wild_card_has_its_own_space_and_one_player_may_take_both() -> None:
    s = errands(plans="1, -, -, -, 2, 3", waiting=[1])
    do(s, "errand w2")
    assert (hand(s), file(s, "wild_places")) == (["wild-card"], [True, False])
    do(s, "errand a1", "errand a2", "errand w1")
    assert (hand(s), file(s, "wild_places")) == (["wild-card", "wild-card"], [False, False])


@pytest.mark.rule("W-7.17")
def test_both_wild_cards_are_on_offer_in_every_round() -> None:
    s = new_game(seed=4)
    for number in range(1, 8):
        while asked(s)[0] != "errand":
            do(s, legal(s)[0])
        assert {"errand w1", "errand w2"} <= set(legal(s))
        do(s, "errand w1")
        do(s, "errand w2")
        while asked(s)[0] == "errand":
            do(s, legal(s)[0])
        assert (file(s, "round"), file(s, "wild_places")) == (number, [False, False])
        end_round(s)
    assert s.over
