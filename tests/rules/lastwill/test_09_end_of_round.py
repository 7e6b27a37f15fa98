"""Section 9 of the rules of Last Will: the seven steps of the end of round."""

from __future__ import annotations

import pytest

from bequest.games.lastwill.position import WillPosition
from tests import forms
from tests.rules.lastwill.table import (
    asked,
    balance,
    board,
    discards,
    do,
    end_round,
    end_turns,
    file,
    hand,
    legal,
    offered,
    random_game,
    refused,
    removed,
    rule_of,
    seat,
    shown,
    table,
    told,
)

LAST_TURN = {"waiting": [3], "order": "1, 2, 3"}
"""Seat 3 is the last in turn of the action phase."""


def ending(**fields: object) -> WillPosition:
    """The end of a round with cards to keep: the last turn is over, and step 1 is open."""
    s = table(**LAST_TURN | fields)  # type: ignore[arg-type]
    return do(s, "end")


def known_discards(s: WillPosition, who: int | None, deck: str) -> list[str]:
    """What somebody remembers of a discard pile, or of the special cards out of the game."""
    piles = forms.view(s, None if who is None else who - 1)["discard_piles"]
    assert isinstance(piles, list)
    return [card for pile in piles if pile["deck"] == deck for card in pile["known"]]


# --- the seven steps ---

BUSY = {
    "hand": "dinner, ball, wild",
    "board": "fx-10 at 9 activated, fx-1 at 10",
    "two": seat(hand="chef", board="fx-2 at 8, fx-5 activated"),
    "offering": "A4 theatre",
    "plans": "1, 2, 3",
    "errands": "opera 1 ; w1 1",
    "waiting": [3],
}


@pytest.mark.rule("W-9.1", "W-9.2")
def test_at_step_1_only_the_wild_cards_have_been_dealt_with() -> None:
    s = do(table(**BUSY), "end")  # type: ignore[arg-type]
    assert (asked(s)[0], s.waiting, file(s, "stage")) == ("keep", [0, 1], 1)
    assert (hand(s), file(s, "wild_places")) == (["dinner", "ball"], [True, True])
    assert board(s)[:2] == ["fx-10 at 9 activated", "fx-1 at 10"]
    assert (offered(s), file(s, "errands")) == ({"A4": "theatre"}, {"opera": [1], "w1": [1]})
    assert (file(s, "plans"), file(s, "round"), file(s, "starting_player")) == ([1, 2, 3, None, None, None], 1, 1)


@pytest.mark.rule("W-9.1")
def test_the_steps_come_in_their_order_and_each_goes_through_the_seats() -> None:
    s = do(table(**BUSY | {"only": "events, companions"}), "end")  # type: ignore[arg-type]
    start = len(forms.events(s, 0, None))
    do(s, "card chef", by=2)
    do(s, "enough", by=1)
    story = [(event["event"], event.get("seat")) for event in forms.events(s, start, None)]
    assert story[:10] == [
        ("answered", 2),
        ("answered", 1),
        ("kept", 1),
        ("kept", 2),
        ("depreciated", 1),
        ("depreciated", 2),
        ("refreshed", None),
        ("cleared", None),
        ("returned", None),
        ("starting-player", 2),
    ]
    assert story[10] == ("round", None)


FROM_STEP = [
    (1, ["depreciated", "cleared", "starting-player"]),
    (2, ["depreciated", "cleared", "starting-player"]),
    (3, ["cleared", "starting-player"]),
    (4, ["cleared", "starting-player"]),
]


@pytest.mark.rule("W-9.1")
@pytest.mark.parametrize(("stage", "expected"), FROM_STEP)
def test_a_position_between_two_steps_goes_on_with_the_next_one(stage: int, expected: list[str]) -> None:
    s = table(
        phase="end-of-round",
        stage=stage,
        board="fx-1 at 10" + (", fx-10 at 9 activated" if stage <= 3 else ""),
        offering="A4 theatre",
        plans="1, 2, 3",
    )
    assert [kind for kind in told(s) if kind in ("depreciated", "cleared", "starting-player")] == expected
    assert board(s)[0] == ("fx-1 at 7" if stage <= 2 else "fx-1 at 10")
    assert board(s)[1] == ("fx-10 at 9" if stage <= 3 else "-")
    assert (file(s, "round"), file(s, "starting_player"), discards(s, "events")) == (2, 2, ["theatre"])


@pytest.mark.rule("W-9.1")
@pytest.mark.parametrize(("stage", "number", "starter"), [(5, 3, 1), (6, 3, 1), (7, 2, 1)])
def test_markers_return_then_the_round_counter_goes_on_then_the_starting_player(
    stage: int, number: int, starter: int
) -> None:
    s = table(phase="end-of-round", stage=stage, round=2, starting_player=3, order="3, 1, 2")
    assert (file(s, "round"), file(s, "starting_player"), asked(s)) == (number, starter, ("plan", 1))


# --- step 1: the hand ---


@pytest.mark.rule("W-9.2")
def test_wild_cards_return_before_anybody_is_asked() -> None:
    s = ending(hand="wild, dinner", two=seat(hand="wild"), three=seat(hand="ball"))
    assert (s.waiting, file(s, "wild_places")) == ([0, 2], [True, True])
    assert [hand(s, number) for number in (1, 2, 3)] == [["dinner"], [], ["ball"]]
    assert legal(s, 1) == ["card dinner", "enough"]


@pytest.mark.rule("W-9.2")
def test_we_r3_a_wild_card_cannot_be_kept_however_few_cards_there_are() -> None:
    s = ending(hand="wild, dinner", wild_places=[True, False])
    assert (file(s, "wild_places"), legal(s)) == ([True, True], ["card dinner", "enough"])
    assert refused(s, "card wild") == "W-1.3"
    do(s, "card dinner")
    assert hand(s) == ["dinner"]


@pytest.mark.rule("W-9.3")
def test_two_cards_are_kept_at_most() -> None:
    s = do(ending(hand="dinner, ball, chef, dog"), "card ball", "card dog")
    assert hand(s) == ["ball", "dog"]
    assert (discards(s, "events"), discards(s, "companions")) == (["dinner"], ["chef"])


@pytest.mark.rule("W-9.3")
@pytest.mark.parametrize(("helpers", "limit"), [("", 2), ("h16", 4), ("h16, h16", 6)])
def test_each_h16_on_the_own_board_raises_the_limit_by_two(helpers: str, limit: int) -> None:
    s = ending(hand="3 chef, 3 dog, 2 horse", board=helpers, two=seat(board="h16"))
    kept = 0
    while asked(s)[0] == "keep":
        do(s, legal(s)[0])
        kept += 1
    assert (kept, len(hand(s))) == (limit, limit)


@pytest.mark.rule("W-9.3")
def test_an_h16_in_hand_does_not_raise_the_limit() -> None:
    s = do(ending(hand="h16, dinner, ball, theatre"), "card dinner", "card h16")
    assert hand(s) == ["dinner", "h16"]


@pytest.mark.rule("W-9.4")
@pytest.mark.parametrize(
    ("texts", "kept"),
    [
        (["enough"], []),
        (["card chef"], ["chef"]),
        (["card dinner", "enough"], ["dinner"]),
        (["card dinner", "card ball"], ["dinner", "ball"]),
        (["card ball", "card chef"], ["ball", "chef"]),
    ],
)
def test_which_cards_are_kept_is_up_to_the_player_who_may_keep_fewer(texts: list[str], kept: list[str]) -> None:
    s = do(ending(hand="dinner, ball, chef"), *texts)
    assert (file(s, "round"), hand(s)) == (2, kept)


@pytest.mark.rule("W-9.5")
def test_rejected_cards_go_face_down_to_the_piles_of_their_decks_and_special_ones_leave_the_game() -> None:
    away = {"events": "dinner", "helpers": "tailor", "properties": "ivy-end", "companions": "dog"}
    s = do(ending(hand="dinner, tailor, ivy-end, dog, country-fair*"), "enough")
    assert {deck: discards(s, deck) for deck in away} == {deck: [card] for deck, card in away.items()}
    assert (removed(s), hand(s)) == (["country-fair"], [])
    for deck, card in (away | {"special": "country-fair"}).items():
        assert known_discards(s, 1, deck) == [card]
        for who in (2, 3, None):
            assert known_discards(s, who, deck) == []


@pytest.mark.rule("W-9.5")
def test_with_open_discards_everybody_sees_what_is_rejected() -> None:
    s = do(ending(hand="dinner, country-fair*", options={"discards": "open"}), "enough")
    for who in (1, 2, 3, None):
        assert (known_discards(s, who, "events"), known_discards(s, who, "special")) == (["dinner"], ["country-fair"])


@pytest.mark.rule("W-9.15")
def test_everybody_with_a_card_is_asked_at_once_and_nobody_else() -> None:
    s = ending(hand="dinner", two=seat(), three=seat(hand="ball, chef, dog"))
    assert (s.waiting, legal(s, 2)) == ([0, 2], [])
    assert (legal(s, 1), legal(s, 3)) == (["card dinner", "enough"], ["card ball", "card chef", "card dog", "enough"])
    nobody = ending(only="events, companions")
    assert (asked(nobody), file(nobody, "round")) == (("plan", 2), 2)


@pytest.mark.rule("W-9.15")
@pytest.mark.parametrize("first", [1, 3])
def test_the_answers_may_come_in_any_order_and_take_effect_together(first: int) -> None:
    answers = {1: ["card ball"], 3: ["card chef", "card dog"]}
    s = ending(hand="dinner, ball", three=seat(hand="chef, dog, horse"))
    do(s, *answers[first], by=first)
    assert (s.waiting, file(s, "discards")) == ([3 - first], {deck: [] for deck in DECKS})
    for who in {1, 2, 3} - {first}:
        assert (shown(s, first, who)["hand_size"], "answer" in forms.view(s, who - 1)) == ([2, 0, 3][first - 1], False)
    other = 4 - first
    do(s, *answers[other], by=other)
    assert (hand(s, 1), hand(s, 3), file(s, "round")) == (["ball"], ["chef", "dog"], 2)


DECKS = ("events", "helpers", "properties", "companions")


# --- step 2: depreciation ---


@pytest.mark.rule("W-9.6")
def test_a_residence_that_was_not_activated_goes_down_one_step() -> None:
    s = end_round(table(board="fx-1 at 13, fx-2 at 4, fx-10 at 5", two=seat(board="fx-1 at 3"), order="1, 2, 3"))
    assert (board(s)[:3], board(s, 2)[0]) == (["fx-1 at 10", "fx-2 at 2", "fx-10 at 3"], "fx-1 at 1")


@pytest.mark.rule("W-9.6")
def test_we_r1_a_mansion_goes_from_10_to_7() -> None:
    s = end_round(table(board="fx-1 at 10 round 1", round=2))
    assert (board(s)[0], file(s, "round")) == ("fx-1 at 7", 3)


@pytest.mark.rule("W-9.7")
def test_a_residence_bought_in_this_round_depreciates_unless_it_was_activated() -> None:
    s = do(table(hand="fx-1, fx-10", actions=3, balance=60), "buy fx-1", "buy fx-10", "activate 2")
    assert board(s)[:2] == ["fx-1 at 13", "fx-10 at 9 activated"]
    end_round(s)
    assert board(s)[:2] == ["fx-1 at 10", "fx-10 at 9"]


@pytest.mark.rule("W-9.8")
def test_we_r2_lowest_step_activated_residence_and_farm_are_not_affected() -> None:
    s = end_round(table(board="fx-2 at 2, fx-10 at 9 activated, fx-3"))
    assert board(s)[:3] == ["fx-2 at 2", "fx-10 at 9", "fx-3"]
    assert "depreciated" not in told(s)


@pytest.mark.rule("W-9.8")
def test_a_farm_keeps_its_value_whether_activated_or_not() -> None:
    s = end_round(table(board="fx-3 activated, fx-4"))
    spaces = shown(s)["board"]
    assert isinstance(spaces, list)
    assert [lying["value"] for lying in spaces[:2]] == [10, 15]


# --- steps 3 to 5 ---


@pytest.mark.rule("W-9.9")
def test_activated_cards_and_privileges_are_fresh_in_the_next_round() -> None:
    mine = "fx-5 activated, fx-1 at 13 activated, h1 used 1, h2 used 2, h4 used 1"
    s = table(board=mine, two=seat(board="fx-11 activated, h5 used 1, h11 used 1, h12 used 1"), order="1, 2, 3")
    end_round(s)
    assert board(s)[:5] == ["fx-5", "fx-1 at 13", "h1", "h2", "h4"]
    assert board(s, 2)[:4] == ["fx-11", "h5", "h11", "h12"]


@pytest.mark.rule("W-9.9")
def test_a_card_activated_in_one_round_can_be_activated_in_the_next() -> None:
    s = do(table(board="fx-5", balance=40, only="events, companions"), "activate 1")
    assert rule_of(s, "activate 1") == "W-12.14"
    end_round(s)
    while asked(s) != ("turn", 1):
        do(s, "end" if asked(s)[0] == "turn" else legal(s)[0])
    before = balance(s)
    do(s, "activate 1")
    assert balance(s) == before - 2


@pytest.mark.rule("W-9.10")
def test_all_cards_left_on_the_offering_leave_it_and_wild_cards_stay() -> None:
    offering = "A1 country-fair; A2 ivy-end; A3 tailor; A4 dinner; G1 toastmaster; G3 dog; B1 ball"
    s = do(table(offering=offering, phase="end-of-round", plans="1, 2, 3"))
    expected = {"events": ["dinner", "ball"], "helpers": ["tailor"], "properties": ["ivy-end"], "companions": ["dog"]}
    assert {deck: discards(s, deck) for deck in DECKS} == expected
    assert (removed(s), file(s, "wild_places")) == (["toastmaster", "country-fair"], [True, True])


@pytest.mark.rule("W-9.10", "W-17.4")
def test_we_r4_a_special_card_leaves_the_game_and_an_event_goes_to_its_pile() -> None:
    s = end_round(table(offering="A1 country-fair; A4 dinner"))
    assert (removed(s), discards(s, "events")) == (["country-fair"], ["dinner"])
    assert "country-fair" not in offered(s).values()


@pytest.mark.rule("W-9.11")
@pytest.mark.parametrize(("players", "plans"), [(2, "1, n, 2, n"), (3, "1, 2, -, 3"), (4, "1, 2, 3, 4")])
def test_markers_neutral_ones_too_and_errand_boys_go_back(players: int, plans: str) -> None:
    s = table(players=players, plans=plans, errands="opera 1; w1 2; unknown 1", waiting=[1])
    assert file(s, "errands") == {"opera": [1], "w1": [2], "unknown": [1]}
    end_round(s)
    markers = file(s, "plans")
    assert isinstance(markers, list)
    assert (file(s, "errands"), set(markers)) == ({}, {None})
    assert [shown(s, number)["errand_boys"] for number in range(1, players + 1)] == [0] * players


# --- steps 6 and 7 ---


@pytest.mark.rule("W-9.12")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_round_counter_goes_on(number: int) -> None:
    assert file(end_round(table(round=number)), "round") == number + 1


@pytest.mark.rule("W-9.12", "W-9.13", "W-9.14")
@pytest.mark.parametrize("fields", [{"round": 7}, {"round": 3, "balance": -1}], ids=["round 7", "bankruptcy"])
def test_in_the_final_round_neither_counter_nor_starting_player_go_on(fields: dict[str, object]) -> None:
    s = table(starting_player=2, order="2, 3, 1", **fields)  # type: ignore[arg-type]
    assert (s.outcome, s.winners()) == (None, [])
    end_round(s)
    assert (file(s, "round"), file(s, "starting_player"), file(s, "phase")) == (fields["round"], 2, "over")
    assert (s.outcome, len(s.winners()), told(s)[-1]) == ("finished", 1, "over")


@pytest.mark.rule("W-9.13")
@pytest.mark.parametrize(("players", "holder", "following"), [(2, 1, 2), (2, 2, 1), (3, 3, 1), (4, 3, 4), (5, 5, 1)])
def test_the_starting_player_marker_goes_to_the_left_neighbour(players: int, holder: int, following: int) -> None:
    s = end_round(table(players=players, starting_player=holder))
    assert (file(s, "starting_player"), asked(s)[1]) == (following, following)


@pytest.mark.rule("W-9.14")
@pytest.mark.parametrize("players", [2, 4])
def test_the_game_is_evaluated_only_when_the_final_round_has_ended(players: int) -> None:
    s = None
    for s in random_game(players, seed=11):
        final = bool(s.bankrupt) or s.round == 7
        assert s.over == (s.phase == 6) == (s.winners() != [])
        assert final or not s.over
    assert s is not None
    assert (s.over, sorted(s.ranking())) == (True, list(range(1, players + 1)))
    assert (sum(s.figures, ()), max(s.plans)) == ((), -1)


# --- worked examples ---


@pytest.mark.rule("W-14.2", "W-22.28", "W-9.3")
@pytest.mark.parametrize("activated", [True, False])
def test_we_t11_school_chum_lets_four_cards_be_kept_activated_or_not(activated: bool) -> None:
    s = table(hand="dinner, ball, chef, dog", board="school-chum", balance=30)
    if activated:
        do(s, "activate 1")
        assert (balance(s), board(s)[0]) == (29, "school-chum activated")
    end_turns(s)
    do(s, "card dinner", "card ball", "card chef", "card dog")
    assert (hand(s), balance(s)) == (["dinner", "ball", "chef", "dog"], 29 if activated else 30)
    assert discards(s, "events") + discards(s, "companions") == []


@pytest.mark.rule("W-9.1", "W-9.9", "W-9.10", "W-9.11", "W-9.12", "W-9.13")
def test_we_s28_the_table_after_the_end_of_round_2() -> None:
    s = table(
        hand="wild",
        round=2,
        starting_player=3,
        plans="3, 1, 2",
        waiting=[2],
        board="fx-5 activated, fx-1 at 10 activated",
        two=seat(hand="wild"),
        errands="w1 1; w2 2; opera 3",
        offering="A1 country-fair; A4 dinner; G3 dog; B1 ball",
        phase="action",
        next={"special": "toastmaster"},
        chance="explicit",
    )
    do(s, "end")
    assert (file(s, "round"), file(s, "starting_player"), file(s, "phase")) == (3, 1, "offering")
    assert board(s)[:2] == ["fx-5", "fx-1 at 10"]
    assert (file(s, "errands"), file(s, "plans")) == ({}, [None] * 6)
    assert (file(s, "wild_places"), offered(s), hand(s), hand(s, 2)) == ([True, True], {}, [], [])
