"""Section 6 of the rules of Last Will: planning."""

from __future__ import annotations

from collections import Counter

import pytest

from bequest.core.errors import BequestError
from bequest.core.position import CHANCE
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.position import WillPosition
from tests import forms
from tests.rules.lastwill.table import (
    actions,
    asked,
    card,
    discards,
    do,
    end_turns,
    file,
    hand,
    legal,
    offered,
    pile,
    reason,
    refused,
    rule_of,
    shown,
    step,
    table,
    told,
)

TERRIER = card("companions", "terrier", type="dog")
PLENTY = {"helpers": "9 fx-5"}
"""A deck with fixtures has no other cards than those that are named."""
SIDES = {
    3: [(5, 2, 1), (2, 2, 2), (0, 2, 3), (7, 2, 1), (4, 1, 3), (1, 1, 4)],
    5: [(5, 2, 1), (2, 2, 2), (2, 1, 3), (4, 2, 2), (7, 2, 1), (0, 1, 4), (2, 2, 3)],
}
"""Cards, errand boys and actions of the plans from the left."""


def planning(**arguments: object) -> WillPosition:
    return table(phase="planning", **arguments)  # type: ignore[arg-type]


def backs(s: WillPosition, number: int = 1) -> dict[str, int]:
    """How many cards of each deck a hand has."""
    deck = s.rules.deck
    return dict(Counter(terms.BACKS[deck.backs[deck.ids.index(id)]] for id in hand(s, number)))


def ways(s: WillPosition, *begun: str) -> list[tuple[int, ...]]:
    """Every way to answer the numbers that are asked for after these choices."""
    found: list[tuple[int, ...]] = []
    todo: list[tuple[tuple[int, ...], WillPosition]] = [((), do(s.clone(), *begun))]
    while todo:
        chosen, after = todo.pop()
        if after.seat >= 0 and asked(after) == asked(s) and step(after):
            todo += [((*chosen, int(text.split()[1])), do(after.clone(), text)) for text in legal(after)]
        else:
            found.append(chosen)
    return found


# --- plans ---


@pytest.mark.rule("W-6.1", "W-6.5", "W-8.1")
@pytest.mark.parametrize(
    ("players", "plan"), [(players, plan) for players in (3, 5) for plan in range(1, len(SIDES[players]) + 1)]
)
def test_a_plan_fixes_cards_errand_boys_actions_and_the_place_in_plan_order(players: int, plan: int) -> None:
    s = planning(players=players)
    cards, errands, given = SIDES[players][plan - 1]
    listed = forms.view(s, None)["plans"]
    assert isinstance(listed, list)
    assert listed[plan - 1] == {"plan": plan, "cards": cards, "errands": errands, "actions": given, "marker": None}
    do(s, f"plan {plan}")
    while asked(s) == ("plan", 1):
        do(s, legal(s)[0])
    assert (len(hand(s)), shown(s)["errand_boys"], shown(s)["plan"]) == (cards, errands, plan)
    while asked(s)[0] == "plan":
        do(s, legal(s)[-1])
    standing = file(s, "plans")
    assert isinstance(standing, list)
    assert standing[plan - 1] == 1
    assert file(s, "plan_order") == [marker for marker in standing if marker]
    while asked(s)[0] == "errand":
        do(s, legal(s)[-1])
    assert actions(s) == given
    assert [event["seat"] for event in forms.events(s) if event["event"] == "errand"].count(1) == errands


@pytest.mark.rule("W-6.2", "W-6.3")
def test_each_in_turn_puts_the_own_marker_on_a_free_plan() -> None:
    s = planning(starting_player=2)
    for number, plan in ((2, 3), (3, 6), (1, 1)):
        assert asked(s) == ("plan", number)
        do(s, f"plan {plan}")
        while asked(s) == ("plan", number):
            do(s, legal(s)[0])
    assert file(s, "plans") == [1, None, 2, None, None, 3]
    assert [(event["seat"], event["plan"]) for event in forms.events(s) if event["event"] == "plan"] == [
        *[(2, 3), (3, 6), (1, 1)]
    ]


@pytest.mark.rule("W-6.3")
def test_a_plan_with_a_marker_is_not_available() -> None:
    s = planning(plans="-, 1, -, -, 2")
    assert legal(s) == ["plan 1", "plan 3", "plan 4", "plan 6"]
    assert all(
        refused(s, text)
        for text in (
            "plan 2",
            "plan 5",
        )
    )
    assert (rule_of(s, "plan 2"), rule_of(s, "plan 5")) == ("W-6.3", "W-6.3")
    s = planning(players=2, plans="n, -, n", starting_player=2)
    assert (asked(s), legal(s)) == (("plan", 1), ["plan 2", "plan 4", "plan 5", "plan 6"])
    assert (rule_of(s, "plan 1"), rule_of(s, "plan 3")) == ("W-6.3", "W-6.3")


@pytest.mark.rule("W-6.4")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_nobody_can_pass(players: int) -> None:
    s = planning(players=players)
    while file(s, "phase") == "planning":
        if not step(s):
            assert {text.split()[0] for text in legal(s)} == {"plan"}
            assert all(
                refused(s, text)
                for text in (
                    "end",
                    "none",
                    "enough",
                )
            )
        do(s, legal(s)[0])
    plans = file(s, "plans")
    assert isinstance(plans, list)
    assert sorted(marker for marker in plans if isinstance(marker, int)) == list(range(1, players + 1))


# --- drawing ---


@pytest.mark.rule("W-6.6")
def test_cards_are_drawn_before_the_next_player_chooses() -> None:
    s = planning(chance="explicit", next={"events": "ball, dinner"})
    do(s, "plan 2", "amount 2")
    assert (s.seat, hand(s)) == (CHANCE, [])
    do(s, "card ball", "card dinner")
    assert (hand(s), asked(s)) == (["dinner", "ball"], ("plan", 2))
    assert told(s) == ["plan", "draw", "draw"]


@pytest.mark.rule("W-6.7", "W-6.8", "W-6.9")
def test_we_r13_a_plan_with_five_cards_is_split_before_any_is_seen() -> None:
    tops = {"events": "ball, dinner, theatre", "properties": "fx-1", "companions": "dog"}
    s = planning(chance="explicit", next=tops, offering="A1 country-fair; A4 soiree")
    do(s, "plan 1")
    assert legal(s) == [f"amount {number}" for number in range(6)]
    assert all(
        refused(s, text)
        for text in (
            "amount 6",
            "card country-fair",
            "card soiree",
            "card wild-card",
            "deck events",
            "enough",
            "none",
        )
    )
    with pytest.raises(BequestError):
        do(s, "deck special")  # there is not even a word for it
    do(s, "amount 3")
    assert legal(s) == ["amount 0", "amount 1", "amount 2"]
    assert all(
        refused(s, text)
        for text in (
            "amount 3",
            "amount 5",
        )
    )
    do(s, "amount 0")
    assert legal(s) == ["amount 0", "amount 1"]  # one property is left to draw; the companions are what remains
    assert all(
        refused(s, text)
        for text in (
            "amount 2",
            "amount 3",
        )
    )
    assert (hand(s), told(s), s.seat) == ([], [], 0)
    do(s, "amount 1")
    seen = []
    while s.seat == CHANCE:
        seen += legal(s)
        do(s, *legal(s))
    assert seen == ["card ball", "card dinner", "card theatre", "card fx-1", "card dog"]
    assert hand(s) == ["dinner", "theatre", "ball", "fx-1", "dog"]
    assert (asked(s), pile(s, "special")[0], offered(s)) == (
        ("plan", 2), "draughty-castle", {"A1": "country-fair", "A4": "soiree"},
    )  # fmt: skip


@pytest.mark.rule("W-6.7", "W-6.10")
def test_every_split_of_the_whole_number_over_four_decks_is_possible() -> None:
    s = planning(chance="explicit")
    splits = ways(s, "plan 5")
    full = {(*split, *[0] * (3 - len(split))) for split in splits}
    assert full == {(a, b, c) for a in range(5) for b in range(5 - a) for c in range(5 - a - b)}
    assert len(splits) == len(full) == 35


@pytest.mark.rule("W-6.7")
@pytest.mark.parametrize(
    ("split", "drawn"),
    [((1, 1, 1), {"events": 1, "helpers": 1, "properties": 1, "companions": 1}), ((0, 0, 4), {"properties": 4}),
     ((0, 0, 0), {"companions": 4}), ((0, 3, 0), {"helpers": 3, "companions": 1})],
)  # fmt: skip
def test_each_card_comes_off_its_deck(split: tuple[int, ...], drawn: dict[str, int]) -> None:
    s = planning()
    before = forms.view(s, None)["piles"]
    do(s, "plan 5")
    for number in split:
        if step(s):
            do(s, f"amount {number}")
    assert backs(s) == drawn
    after = forms.view(s, None)["piles"]
    assert isinstance(before, dict)
    assert isinstance(after, dict)
    assert {deck: before[deck] - after[deck] for deck in before if before[deck] != after[deck]} == drawn


@pytest.mark.rule("W-6.9")
def test_planning_touches_neither_the_special_deck_nor_the_offering_nor_the_wild_cards() -> None:
    s = planning(offering="A1 country-fair; A2 fx-1; G1 dinner")
    before = (pile(s, "special"), offered(s), file(s, "wild_places"))
    while file(s, "phase") == "planning":
        assert all(
            refused(s, text)
            for text in (
                "card country-fair",
                "card wild-card",
                "errand a1",
                "errand w1",
            )
        )
        do(s, legal(s)[-1])
        assert (pile(s, "special"), offered(s), file(s, "wild_places")) == before


@pytest.mark.rule("W-6.10")
def test_the_number_of_the_plan_is_drawn_in_full() -> None:
    s = planning()
    do(s, "plan 2", "amount 0", "amount 0", "amount 0")
    assert backs(s) == {"companions": 2}
    s = planning(only="companions", next={"helpers": "fx-5", "properties": "fx-1"})
    do(s, "plan 1")
    assert legal(s) == ["amount 3", "amount 4", "amount 5"]  # the other decks have two cards between them
    assert rule_of(s, "amount 2") == "W-6.10"


@pytest.mark.rule("W-6.10")
def test_only_what_helpers_add_may_be_declined() -> None:
    s = planning(board="h13", rest=PLENTY)
    do(s, "plan 2")
    assert (step(s), legal(s)) == ("extra", ["amount 0", "amount 1"])
    do(s, "amount 0", "amount 0", "amount 0", "amount 0")
    assert backs(s) == {"companions": 2}


@pytest.mark.rule("W-6.11", "W-22.23")
def test_we_r15_the_extra_draw_comes_with_the_plan_of_0_cards() -> None:
    s = planning(board="h13", rest=PLENTY, next={"events": "ball", "companions": "chef"})
    do(s, "plan 3", "amount 1")
    assert len(ways(planning(board="h13", rest=PLENTY), "plan 3", "amount 1")) == 10  # two cards over four decks
    do(s, "amount 1", "amount 0", "amount 0")
    assert hand(s) == ["ball", "chef"]
    s = planning(board="h13", rest=PLENTY)
    do(s, "plan 3", "amount 0")
    assert (hand(s), asked(s)) == ([], ("plan", 2))


@pytest.mark.rule("W-6.11")
@pytest.mark.parametrize(("number", "drawn"), [(14, {"events": 3}), (15, {"companions": 3})])
def test_extra_events_and_companions_come_with_any_plan(number: int, drawn: dict[str, int]) -> None:
    s = planning(board=f"h{number}", rest=PLENTY)
    do(s, "plan 3", "amount 1")
    assert backs(s) == drawn
    s = planning(board=f"h{number}", rest=PLENTY)
    do(s, "plan 6", "amount 1", "amount 0", "amount 1")
    assert backs(s) == drawn | {"helpers": 1}


@pytest.mark.rule("W-6.8", "W-22.23", "W-22.24", "W-22.26")
def test_we_s13_extra_draws_are_declared_together_before_any_card_is_seen() -> None:
    s = planning(board="h13, h14", rest=PLENTY, chance="explicit")
    do(s, "plan 2")
    assert (step(s), legal(s)) == ("extra", ["amount 0", "amount 1"])
    do(s, "amount 1")
    assert (step(s), legal(s)) == ("extra", ["amount 0", "amount 1"])  # H14 whole or not at all, not two of three
    do(s, "amount 1")
    assert (step(s), legal(s)) == ("divide", [f"amount {number}" for number in range(5)])  # four at will
    do(s, "amount 0", "amount 1")
    assert (hand(s), told(s), s.seat) == ([], [], 0)
    do(s, "amount 1")
    drawn = []
    while s.seat == CHANCE:
        drawn.append(legal(s)[0])
        do(s, drawn[-1])
    assert backs(s) == {"helpers": 1, "properties": 1, "companions": 2, "events": 3}
    assert len(drawn) == 7
    events = [f"card {id}" for id in hand(s)][:3]
    assert sorted(drawn[-3:]) == sorted(events)  # the free split came first
    s = planning(board="h13, h14", rest=PLENTY)
    do(s, "plan 2", "amount 1", "amount 0", "amount 0", "amount 0", "amount 0")
    assert backs(s) == {"companions": 4}


@pytest.mark.rule("W-6.12")
def test_we_s17_no_more_companions_can_be_assigned_than_there_are() -> None:
    few = {"next": {"companions": "terrier"}, "discarded": {"companions": "terrier"}, "cards": [TERRIER]}
    s = planning(**few)
    do(s, "plan 1", "amount 2", "amount 0")
    refused(s, "amount 0")  # two events would leave three companions
    assert legal(s) == ["amount 1", "amount 2", "amount 3"]
    s = planning(**few)
    do(s, "plan 1", "amount 3", "amount 0", "amount 0")
    assert backs(s) == {"events": 3, "companions": 2}
    assert hand(s)[3:] == ["terrier", "terrier"]
    assert (pile(s, "companions"), discards(s, "companions")) == ([], [])


@pytest.mark.rule("W-24.3", "W-24.4")
def test_we_s16_the_card_that_is_left_is_drawn_then_the_discard_pile_is_shuffled() -> None:
    s = planning(board="h14", rest=PLENTY, next={"events": "fx-8"}, discarded={"events": "5 fx-9"}, chance="explicit")
    do(s, "plan 3", "amount 1")
    assert legal(s) == ["card fx-8"]
    do(s, "card fx-8")
    assert legal(s) == ["card fx-9"]
    assert s.outcomes()[0][1] == 5
    do(s, "card fx-9", "card fx-9")
    assert hand(s) == ["fx-8", "fx-9", "fx-9"]
    assert (pile(s, "events"), discards(s, "events")) == (["fx-9"] * 3, [])
    assert told(s) == ["plan", "draw", "reshuffle", "draw", "draw"]


@pytest.mark.rule("W-6.12")
def test_a_deck_gives_no_more_than_its_two_piles_have() -> None:
    s = planning(next={"events": "fx-8"}, discarded={"events": "2 fx-9"})
    do(s, "plan 1")
    assert legal(s) == ["amount 0", "amount 1", "amount 2", "amount 3"]
    assert refused(s, "amount 4") == "W-6.12"
    assert reason(s, "amount 4") == ("W-6.12", "deck-holds-fewer", {"deck": "events", "left": 3})


@pytest.mark.rule("W-6.10", "W-6.12")
def test_the_reason_says_how_many_cards_the_plan_leaves_to_a_deck() -> None:
    s = planning(only="companions", next={"helpers": "fx-5", "properties": "fx-1"})
    do(s, "plan 1")
    assert reason(s, "amount 2") == ("W-6.10", "not-that-many", {"least": 3, "most": 5})
    assert reason(s, "amount 6") == ("W-6.10", "not-that-many", {"least": 3, "most": 5})


@pytest.mark.rule("W-6.21")
def test_no_more_extra_draws_are_taken_than_there_are_helpers() -> None:
    s = planning(board="h13, h13", rest=PLENTY)
    do(s, "plan 1")
    assert (step(s), legal(s)) == ("extra", ["amount 0", "amount 1", "amount 2"])
    assert reason(s, "amount 3") == ("W-6.21", "so-many-helpers", {"most": 2})


@pytest.mark.rule("W-6.12")
def test_if_all_decks_have_too_few_cards_the_rest_is_lost() -> None:
    s = planning(
        only="properties", cards=[TERRIER], next={"events": "fx-8"},
        discarded={"helpers": "fx-5", "companions": "terrier"},
    )  # fmt: skip
    do(s, "plan 4")  # three cards instead of seven, and nothing is left to choose
    assert (hand(s), asked(s)) == (["fx-8", "fx-5", "terrier"], ("plan", 2))
    do(s, "plan 1")
    assert (hand(s, 2), asked(s)) == ([], ("plan", 3))


@pytest.mark.rule("W-6.13")
def test_a_hand_has_no_limit_during_the_round() -> None:
    s = planning(hand="fx-5, fx-6", board="h13, h13, h14", rest=PLENTY, offering="A1 country-fair; A4 soiree")
    do(s, "plan 4", "amount 2", "amount 1", "amount 0", "amount 0", "amount 0")
    assert len(hand(s)) == 2 + 7 + 4 + 3
    while asked(s)[0] == "plan":
        do(s, legal(s)[-1])
    while asked(s)[0] == "errand":
        do(s, "errand a1" if "errand a1" in legal(s) else "errand a4" if "errand a4" in legal(s) else legal(s)[0])
    size = len(hand(s)) - hand(s).count("wild-card")
    assert size > 16
    end_turns(s)
    assert (asked(s)[0], len(hand(s))) == ("keep", size)
    do(s, "enough", by=1)
    while asked(s)[0] == "keep":
        do(s, "enough")
    assert hand(s) == []


@pytest.mark.rule("W-6.14")
def test_plan_order_stands_when_the_last_player_has_chosen() -> None:
    s = planning(plans="-, -, -, -, 1, 2")
    do(s, "plan 2", "amount 0", "amount 0", "amount 0")
    assert told(s).count("plan-order") == 1
    while file(s, "round") == 1:
        assert file(s, "plan_order") == [3, 1, 2]
        assert told(s).count("plan-order") == 1
        do(s, "enough" if "enough" in legal(s) else legal(s)[0])
