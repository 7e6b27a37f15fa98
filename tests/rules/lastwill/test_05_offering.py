"""Section 5 of the rules of Last Will: the offering, and the starting hands in round 1."""

from __future__ import annotations

from itertools import combinations

import pytest

from bequest.games.lastwill.data import terms
from bequest.games.lastwill.position import WillPosition
from tests import forms
from tests.rules.lastwill.table import (
    asked,
    base,
    discards,
    do,
    end_round,
    file,
    hand,
    legal,
    new_game,
    offered,
    pile,
    random_game,
    reason,
    rule_of,
    seat,
    shown,
    step,
    table,
    told,
)

PLAYERS = [2, 3, 4, 5]
DECK = base()
LETTERS = {"events": "E", "helpers": "H", "properties": "P", "companions": "C"}
SIDE_3 = {"A1": "SSSSSSS", "A2": "PPPPHEE", "A3": "HHHHHHH", "A4": "EEEEEEE", "G1": "HSSSSSS", "G2": "PPPPEEE",
          "G3": "CCCCCCC"}  # fmt: skip
SIDE_5 = {"F1": "SSSSSSS", "F2": "HSSSSSS", "F3": "PPPPPEE", "F4": "PPPPHEE", "F5": "HHHHHHH", "F6": "HHHHEEE",
          "F7": "EEEEEEE", "F8": "CCCCCCC"}  # fmt: skip
TABLES = {2: SIDE_3, 3: SIDE_3 | {"B1": "PESHSES"}, 4: SIDE_5, 5: SIDE_5 | {"B1": "PESHSSS"}}


def letter(id: str) -> str:
    """The deck of a card as the tables have it."""
    return LETTERS.get(terms.BACKS[DECK.backs[DECK.ids.index(id)]], "S")


def dealing(round: int = 2, **arguments: object) -> WillPosition:
    """A round begins: the offering is dealt, and the first to plan is asked."""
    return table(phase="offering", round=round, **arguments)  # type: ignore[arg-type]


def starting(two: str = "3 fx-5, 3 fx-1", **arguments: object) -> WillPosition:
    """Three players with six starting cards each are asked which two they keep."""
    return table(phase="offering", stage=2, hand="fx-5, fx-6, fx-11, fx-1, fx-2, fx-3", two=seat(hand=two),
                 three=seat(hand="3 fx-6, 3 fx-2"), **arguments)  # type: ignore[arg-type]  # fmt: skip


def waiting(s: WillPosition) -> list[int]:
    """The seats that have still to answer."""
    return [number + 1 for number in s.waiting]


# --- dealing ---


@pytest.mark.rule("W-5.1", "W-28.25")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("round", range(1, 8))
def test_each_place_gets_a_card_of_the_deck_of_the_round(players: int, round: int) -> None:
    s = new_game(players) if round == 1 else dealing(round, players=players)
    assert {place: letter(card) for place, card in offered(s).items()} == {
        place: letters[round - 1] for place, letters in TABLES[players].items()
    }
    assert forms.view(s, None)["offering"] == offered(s)  # face up


@pytest.mark.rule("W-5.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_places_are_filled_in_the_order_of_the_table(players: int) -> None:
    s = new_game(players)
    deals = [(event["place"], event["card"]) for event in forms.events(s) if event["event"] == "deal"]
    assert [place for place, _ in deals] == list(TABLES[players])
    assert dict(deals) == offered(s)
    s = dealing(next={"events": "ball, dinner", "properties": "fx-1, fx-2"})
    assert (offered(s)["A2"], offered(s)["G2"]) == ("fx-1", "fx-2")
    assert (offered(s)["A4"], offered(s)["B1"]) == ("ball", "dinner")


@pytest.mark.rule("W-5.3")
def test_an_empty_deck_gets_its_discard_pile_back_during_dealing() -> None:
    s = dealing(next={"properties": "fx-1"}, discarded={"properties": "fx-2, fx-2, fx-2"})
    assert (offered(s)["A2"], offered(s)["G2"]) == ("fx-1", "fx-2")
    assert (pile(s, "properties"), discards(s, "properties")) == (["fx-2", "fx-2"], [])
    kinds = [(event["event"], event.get("place", event.get("deck"))) for event in forms.events(s)]
    assert kinds.index(("deal", "A2")) < kinds.index(("reshuffle", "properties")) < kinds.index(("deal", "G2"))


@pytest.mark.rule("W-5.4")
def test_with_deck_and_discard_pile_empty_the_place_remains_empty_for_the_round() -> None:
    s = dealing(next={"properties": "fx-1"}, only="companions")
    assert offered(s).keys() == {"A1", "A2", "A3", "A4", "G1", "B1"}
    assert [event["place"] for event in forms.events(s) if event["event"] == "empty"] == ["G2", "G3"]
    while asked(s)[0] == "plan":
        do(s, legal(s)[-1])
    group, taker = offered(s)["G1"], asked(s)[1]
    do(s, "errand group")  # one card is all that the group has
    assert group in hand(s, taker)
    assert rule_of(s, "errand group") == "W-7.10"


@pytest.mark.rule("W-5.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_both_wild_cards_are_on_their_places_when_errands_begin(players: int) -> None:
    rounds = []
    for s in random_game(players, seed=7):
        if not s.over and asked(s)[0] == "errand" and file(s, "errands") == {} and not step(s):
            rounds.append(file(s, "round"))
            assert file(s, "wild_places") == [True, True]
    assert len(rounds) >= 3


@pytest.mark.rule("W-5.5")
def test_a_wild_card_taken_in_one_round_is_back_for_the_next() -> None:
    s = table(phase="errand", plans="1, 2, 3")
    do(s, "errand w1", "errand extension", "errand w2")
    assert file(s, "wild_places") == [False, False]
    while asked(s)[0] == "errand":
        do(s, legal(s)[-1])
    while asked(s)[0] in ("turn", "keep", "plan"):
        do(s, "end" if asked(s)[0] == "turn" else legal(s)[0])  # all that can be kept is kept
    assert (asked(s)[0], file(s, "wild_places")) == ("errand", [True, True])
    assert {"errand w1", "errand w2"} < set(legal(s))


# --- starting hands ---


@pytest.mark.rule("W-3.2", "W-5.1", "W-5.6", "W-28.25")
def test_we_t17_the_first_offering_with_three_players() -> None:
    s = new_game(3)
    assert {place: letter(card) for place, card in offered(s).items()} == {
        "A1": "S", "A2": "P", "A3": "H", "A4": "E", "G1": "H", "G2": "P", "G3": "C", "B1": "P",
    }  # fmt: skip
    assert forms.view(s, None)["offering"] == offered(s)
    assert file(s, "wild_places") == [True, True]
    assert [len(hand(s, number)) for number in (1, 2, 3)] == [6, 6, 6]
    while asked(s)[0] == "start":
        do(s, legal(s)[0])
    assert [len(hand(s, number)) for number in (1, 2, 3)] == [2, 2, 2]
    assert len(discards(s, "helpers")) + len(discards(s, "properties")) == 12
    assert (discards(s, "events"), discards(s, "companions")) == ([], [])


@pytest.mark.rule("W-5.6", "W-5.11")
def test_any_two_of_the_six_cards_may_be_kept_and_exactly_two_are() -> None:
    s = starting()
    cards = hand(s)
    pairs = []
    for first in legal(s, 1):
        after = do(s.clone(), first, by=1)
        for second in legal(after, 1) or [f"card {cards[-1]}"]:
            pairs.append((first, second))
    assert pairs == list(combinations([f"card {id}" for id in cards], 2))
    assert rule_of(s, "enough", by=1) == "W-5.6"
    do(s, "card fx-6", by=1)
    assert rule_of(s, "enough", by=1) == "W-5.6"
    do(s, "card fx-1", by=1)
    assert legal(s, 1) == []
    do(s, "card fx-5", "card fx-5", by=2)
    do(s, "card fx-6", "card fx-2", by=3)
    assert [hand(s, number) for number in (1, 2, 3)] == [["fx-6", "fx-1"], ["fx-5", "fx-5"], ["fx-6", "fx-2"]]


@pytest.mark.rule("W-5.6")
def test_only_round_1_has_such_a_choice() -> None:
    s = end_round(table(hand="fx-5, fx-6", two=seat(hand="fx-1")))
    assert (file(s, "round"), asked(s)) == (2, ("plan", 2))
    s = new_game(4)
    kinds = []
    while not s.over and s.round < 4:
        kinds.append((s.round, asked(s)[0]))
        do(s, legal(s)[0])
    assert {number for number, kind in kinds if kind == "start"} == {1}


@pytest.mark.rule("W-5.7")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_all_are_asked_at_once_and_may_answer_in_any_order(order: tuple[int, ...]) -> None:
    s = starting()
    left = [1, 2, 3]
    answers = {1: ["card fx-6", "card fx-11"], 2: ["card fx-5", "card fx-1"], 3: ["card fx-6", "card fx-2"]}
    for number in order:
        assert waiting(s) == left
        do(s, *answers[number], by=number)
        left.remove(number)
    assert asked(s) == ("plan", 1)
    assert [hand(s, number) for number in (1, 2, 3)] == [["fx-6", "fx-11"], ["fx-5", "fx-1"], ["fx-6", "fx-2"]]


@pytest.mark.rule("W-5.7")
def test_choices_for_the_starting_hand_may_be_interleaved() -> None:
    s = starting()
    do(s, "card fx-6", by=1)
    do(s, "card fx-2", by=3)  # its second card can only be another town house
    do(s, "card fx-5", by=2)
    assert waiting(s) == [1, 2]
    do(s, "card fx-1", by=2)
    do(s, "card fx-3", by=1)
    assert [hand(s, number) for number in (1, 2, 3)] == [["fx-6", "fx-3"], ["fx-5", "fx-1"], ["fx-2", "fx-2"]]


@pytest.mark.rule("W-5.7")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_first_offering_is_known_when_players_choose(number: int) -> None:
    s = new_game(3)
    assert asked(s)[0] == "start"
    assert forms.view(s, number - 1)["offering"] == offered(s)
    assert None not in offered(s).values()
    assert len(offered(s)) == 8


@pytest.mark.rule("W-5.8")
def test_rejected_cards_go_face_down_to_the_discard_piles_of_their_decks() -> None:
    s = starting(two="3 h1, 3 fx-4")
    do(s, "card fx-5", "card fx-11", by=1)
    do(s, "card fx-6", "card fx-2", by=3)
    do(s, "card fx-4", by=2)  # with the other farm, which is all that follows
    assert (discards(s, "helpers"), discards(s, "properties")) == (
        ["fx-6", "fx-6", "fx-6", "h1", "h1", "h1"],
        ["fx-1", "fx-2", "fx-2", "fx-2", "fx-3", "fx-4"],
    )
    piles = {number: forms.view(s, number - 1 if number else None)["discard_piles"] for number in (0, 1, 2, 3)}
    known = {number: [entry["known"] for entry in found[1:3]] for number, found in piles.items()}
    assert known == {
        0: [[], []],
        1: [["fx-6"], ["fx-1", "fx-2", "fx-3"]],
        2: [["h1", "h1", "h1"], ["fx-4"]],
        3: [["fx-6", "fx-6"], ["fx-2", "fx-2"]],
    }
    assert "shown" not in told(s)
    assert not [
        event for event in forms.events(s, 0, 1) if event["event"] == "kept" and event["seat"] != 2 and "cards" in event
    ]


@pytest.mark.rule("W-5.8")
def test_with_open_discards_all_see_them() -> None:
    s = starting(options={"discards": "open"})
    do(s, "card fx-5", "card fx-11", by=1)
    do(s, "card fx-5", "card fx-5", by=2)
    do(s, "card fx-6", "card fx-6", by=3)
    seen = [(event["seat"], event["card"]) for event in forms.events(s) if event["event"] == "shown"]
    assert seen[:4] == [(1, "fx-6"), (1, "fx-1"), (1, "fx-2"), (1, "fx-3")]
    assert len(seen) == 12


@pytest.mark.rule("W-5.9")
@pytest.mark.parametrize("watcher", [2, None])
def test_until_the_last_answer_others_see_only_who_has_still_to_answer(watcher: int | None) -> None:
    who = None if watcher is None else watcher - 1
    s = starting()

    def seen() -> dict[str, object]:
        return {key: value for key, value in forms.view(s, who).items() if key != "decision"} | {
            "events": forms.events(s, 0, who)
        }

    before = seen()
    do(s, "card fx-6", by=1)
    assert (seen(), waiting(s)) == (before, [1, 2, 3])
    do(s, "card fx-1", by=1)
    assert (seen(), waiting(s)) == (before | {"events": [{"event": "answered", "seat": 1}]}, [2, 3])
    decision = forms.view(s, who)["decision"]
    assert isinstance(decision, dict)
    assert decision["waiting"] == [2, 3]
    other = starting()
    do(other, "card fx-5", "card fx-11", by=1)
    assert (forms.view(other, who), forms.events(other, 0, who), other.key(who)) == (
        forms.view(s, who),
        forms.events(s, 0, who),
        s.key(who),
    )
    assert shown(s, 1, to=2)["hand_backs"] == {"helpers": 3, "properties": 3}
    assert shown(s, 1)["hand_size"] == 6  # nor has anything changed yet


@pytest.mark.rule("W-5.9")
def test_the_choice_at_the_end_of_a_round_is_as_secret() -> None:
    s = table(phase="end-of-round", hand="dinner, ball, fx-5", two=seat(hand="theatre, fx-5"))
    before = forms.view(s, 1), forms.events(s, 0, 1)
    do(s, "card ball", by=1)
    assert (forms.view(s, 1), forms.events(s, 0, 1)) == before
    do(s, "enough", by=1)
    assert {key: value for key, value in forms.view(s, 1).items() if key != "decision"} == {
        key: value for key, value in before[0].items() if key != "decision"
    }
    assert (forms.events(s, 0, 1), waiting(s)) == ([*before[1], {"event": "answered", "seat": 1}], [2])


@pytest.mark.rule("W-5.10")
def test_with_the_last_answer_all_take_effect_together_in_seat_order() -> None:
    s = starting()
    do(s, "card fx-6", "card fx-2", by=3)
    do(s, "card fx-5", "card fx-1", by=2)
    do(s, "card fx-6", by=1)
    assert [len(hand(s, number)) for number in (1, 2, 3)] == [6, 6, 6]
    assert (told(s), discards(s, "helpers")) == (["answered", "answered"], [])
    do(s, "card fx-1", by=1)
    assert [len(hand(s, number)) for number in (1, 2, 3)] == [2, 2, 2]
    assert [event["seat"] for event in forms.events(s) if event["event"] == "kept"] == [1, 2, 3]


@pytest.mark.rule("W-5.11")
def test_at_the_end_of_a_round_cards_are_named_until_the_limit_or_until_this_is_all() -> None:
    s = table(phase="end-of-round", hand="dinner, theatre, ball", two=seat(hand="fx-5, fx-6", board="h16"))
    assert legal(s, 1) == ["card dinner", "card theatre", "card ball", "enough"]
    do(s, "card dinner", by=1)
    assert legal(s, 1) == ["card theatre", "card ball", "enough"]
    assert reason(s, "card dinner", by=1) == ("W-1.15", "chosen-already", {"card": "Dinner"})
    do(s, "card ball", by=1)
    assert legal(s, 1) == []  # two are the limit
    do(s, "card fx-5", by=2)
    assert legal(s, 2) == ["card fx-6", "enough"]
    do(s, "enough", by=2)
    assert (hand(s), hand(s, 2)) == (["dinner", "ball"], ["fx-5"])
