"""Sections 19 and 20 of the rules of the Duke de Crecy: Ask Friends for Money, Socialize."""

from __future__ import annotations

import pytest

from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    Fixture,
    asked,
    child,
    children,
    do,
    friend,
    friends,
    hand,
    legal,
    mission,
    rule_of,
    shown,
    table,
    tracks,
)

PLAIN = [
    *friends("alma, bea, cleo, dora, eva, fay, gia, hope, iris, june, kim, lea"),
    *friends("max, ned, otto", "male"),
    *children(12, 12, 4),
    mission("errand"),
]
FIVE = "alma, bea, cleo, dora, eva"


def plain(*more: Fixture, **arguments: object) -> CrecyPosition:
    """A position with plain cards, and some more."""
    return table(cards=[*PLAIN, *more], **arguments)  # type: ignore[arg-type]


def few(cards: str, *more: Fixture, **arguments: object) -> CrecyPosition:
    """A position in which there are no Friends but these (women) and some more."""
    return table(
        cards=[*friends(cards), *children(12, 12, 4), mission("errand"), *more],
        **arguments,  # type: ignore[arg-type]
    )


def display(s: CrecyPosition) -> list[str]:
    found = forms.view(s, None)["display"]
    assert isinstance(found, list)
    return found


def without_cards(**arguments: object) -> CrecyPosition:
    """Neither display, deck nor discard pile has a Friend; the hand has Kim."""
    s = few("alma, bea, kim", hand="kim", display="alma, bea", gold=1, **arguments)
    do(s, "socialize", "amount 2", "ask-friends", "amount 2")
    assert (display(s), forms.view(s, None)["friend_deck"], forms.view(s, None)["friend_discard"]) == ([], 0, [])
    return s


# --- Ask Friends for Money ---


@pytest.mark.rule("C-19.1")
@pytest.mark.parametrize(
    ("texts", "gold", "honor", "left"),
    [
        (["amount 2"], 2, 0, ["kim", "lea"]),
        (["amount 3"], 3, -1, ["kim", "lea"]),
        (["amount 4", "friend lea"], 4, -1, ["kim"]),
    ],
)
def test_two_gold_for_nothing_three_for_honor_four_for_honor_and_a_card(
    texts: list[str], gold: int, honor: int, left: list[str]
) -> None:
    s = do(plain(hand="kim, lea"), "ask-friends")
    assert legal(s) == ["amount 2", "amount 3", "amount 4"]
    do(s, *texts)
    assert tracks(s) == {"gold": gold, "honor": honor, "prestige": 0, "income": 0}
    assert hand(s) == left


@pytest.mark.rule("C-19.1")
def test_it_is_a_player_board_action_that_every_pawn_may_repeat() -> None:
    s = do(plain(), "ask-friends", "amount 2", "ask-friends", "amount 2", "ask-friends", "amount 3")
    assert (tracks(s)["gold"], shown(s)["pawns"]) == (5, 0)
    assert shown(s)["placed"] == {"marry": 0, "have-children": 0, "ask-friends": 2, "socialize": 0}


MIRANDA = friend("rita", effects="miranda")
SMILE = child("smile", "female", effects="beautiful-smile")
RAISED = "patriarch & 2; rita & 1; smile < 1 2"


@pytest.mark.rule("C-19.2")
@pytest.mark.parametrize(
    ("texts", "gold", "honor", "cards"),
    [(["amount 2"], 4, 0, 2), (["amount 3"], 5, -1, 2), (["amount 4", "friend lea"], 6, -1, 1)],
)
def test_an_effect_adds_to_the_amount_and_leaves_its_cost(texts: list[str], gold: int, honor: int, cards: int) -> None:
    s = plain(MIRANDA, hand="kim, lea", family="patriarch & 2; rita & 1", lasting="rita")
    do(s, "ask-friends", *texts)
    assert (tracks(s)["gold"], tracks(s)["honor"], len(hand(s))) == (gold, honor, cards)


@pytest.mark.rule("C-19.2")
def test_an_effect_of_another_player_adds_nothing() -> None:
    s = plain(MIRANDA, family="patriarch & 2; rita & 1", lasting="rita")
    do(s, "ask-friends", "amount 2", "ask-friends", "amount 2")
    assert (tracks(s)["gold"], tracks(s, 2)["gold"]) == (4, 2)


@pytest.mark.rule("C-19.3", "C-34.40", "C-35.10")
@pytest.mark.parametrize(("lasting", "gold"), [("rita", 4), ("smile", 3), ("rita, smile", 5)])
def test_ce_c12_several_effects_add_up(lasting: str, gold: int) -> None:
    s = plain(MIRANDA, SMILE, round=3, family=RAISED, lasting=lasting)
    assert tracks(do(s, "ask-friends", "amount 2"))["gold"] == gold


# --- Socialize ---


@pytest.mark.rule("C-20.1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_friend_for_nothing_two_for_1_gold_three_for_2(number: int) -> None:
    s = do(plain(gold=2, display=FIVE), "socialize")
    assert legal(s) == ["amount 1", "amount 2", "amount 3"]
    do(s, f"amount {number}", *["friend alma", "friend bea", "friend cleo"][:number])
    assert tracks(s) == {"gold": 3 - number, "honor": 0, "prestige": 0, "income": 0}
    assert hand(s) == ["alma", "bea", "cleo"][:number]
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-20.1")
def test_four_friends_cannot_be_bought() -> None:
    s = do(plain(gold=9, display=FIVE), "socialize")
    assert "amount 4" not in legal(s)
    assert rule_of(s, "amount 4") != ""


@pytest.mark.rule("C-20.1")
def test_it_is_a_player_board_action() -> None:
    s = do(plain(gold=2, display=FIVE), "socialize", "amount 1", "friend alma")
    assert shown(s)["placed"] == {"marry": 0, "have-children": 0, "ask-friends": 0, "socialize": 1}


@pytest.mark.rule("C-20.2")
def test_the_cards_are_one_batch_with_choice_and_last_card_rule() -> None:
    s = do(plain(gold=2, display="alma, bea, cleo"), "socialize", "amount 2")
    assert legal(s) == ["friend alma", "friend bea"]  # each set in one way
    do(s, "friend bea")
    assert hand(s) == ["alma", "bea", "cleo"]  # two chosen, the last one for nothing
    assert (tracks(s)["gold"], len(display(s))) == (1, 5)


@pytest.mark.rule("C-20.3")
def test_the_number_bought_may_be_larger_than_the_display() -> None:
    s = plain(gold=2, display="alma", friend_next="cleo, dora, eva, fay, gia")
    do(s, "socialize")
    assert "amount 3" in legal(s)
    do(s, "amount 3", "friend dora", "friend gia")
    assert (hand(s), display(s)) == (["alma", "dora", "gia"], ["cleo", "eva", "fay"])


@pytest.mark.rule("C-20.4")
def test_without_a_card_in_display_deck_and_discard_pile_it_is_not_available() -> None:
    s = without_cards()
    assert "socialize" not in legal(s)
    assert rule_of(s, "socialize") == "C-20.4"


@pytest.mark.rule("C-20.4")
@pytest.mark.parametrize("given", [{"display": "kim"}, {"friend_next": "kim"}, {"friend_discard": "kim"}])
def test_one_card_in_display_deck_or_discard_pile_is_enough(given: dict[str, str]) -> None:
    s = do(few("kim", **given), "socialize")
    assert hand(s) == ["kim"]


ROGER = friend("rita", effects="roger")
COUPLE = "patriarch & 2; rita & 1"


@pytest.mark.rule("C-20.4", "C-34.42")
def test_with_roger_the_deck_may_be_chosen_if_it_or_the_discard_pile_has_a_card() -> None:
    s = few("alma, bea, kim", ROGER, family=COUPLE, lasting="rita", display="alma, bea", gold=2)
    do(s, "socialize", "amount 1")
    assert legal(s) == ["display", "deck"]
    do(s, "deck")
    assert (hand(s), display(s)) == (["kim"], ["alma", "bea"])
    s = few("alma, bea, kim", ROGER, family=COUPLE, lasting="rita", display="alma, bea", friend_discard="kim", gold=2)
    do(s, "socialize", "amount 1", "deck")
    assert hand(s) == ["kim"]


@pytest.mark.rule("C-20.4")
def test_with_roger_an_empty_deck_without_discards_is_no_source() -> None:
    s = few("alma, bea", ROGER, family=COUPLE, lasting="rita", display="alma, bea", gold=2)
    do(s, "socialize", "amount 1")
    assert legal(s) == ["friend alma", "friend bea"]
    assert rule_of(s, "deck") != ""


@pytest.mark.rule("C-20.5")
def test_it_is_legal_to_pay_for_more_cards_than_there_are_without_a_refund() -> None:
    s = few("alma, bea", display="alma, bea", gold=2)
    do(s, "socialize")
    assert "amount 3" in legal(s)
    do(s, "amount 3")
    assert (hand(s), tracks(s)["gold"]) == (["alma", "bea"], 0)
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-20.5")
def test_a_draw_with_roger_may_be_paid_that_finds_too_few_cards() -> None:
    s = few("alma, bea, kim", ROGER, family=COUPLE, lasting="rita", display="alma, bea", gold=2)
    do(s, "socialize", "amount 3", "deck")
    assert (hand(s), display(s), tracks(s)["gold"]) == (["kim"], ["alma", "bea"], 0)
