"""Section 17 of the rules of Last Will: special cards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bequest.core.errors import BequestError
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
    file,
    hand,
    legal,
    new_game,
    offered,
    pile,
    random_game,
    removed,
    rule_of,
    seat,
    shown,
    table,
    told,
)

CROWNS = {found.id: found.crowns for found in base().cards if found.crowns}
"""The special cards of the supplied deck."""
REGULAR = ("events", "helpers", "properties", "companions")
ONE_CROWN = [found for found, crowns in CROWNS.items() if crowns == 1]
CASTLE = card("special", "castle", crowns=1, kind="property", type="mansion", banknotes=[18, 13, 8], pounds=4)
TOASTS = card("special", "toasts", crowns=1, kind="helper", privileges=[{"do": "white-action"}])
GRAND = card("special", "grand", crowns=2, kind="expense", pounds=2)
"""Special cards beside those of the supplied deck."""


def idle_game(players: int) -> Iterator[WillPosition]:
    """A game before every choice, in which everybody takes cards and nobody spends anything, and after the last."""
    s = new_game(players, seed=players)
    while not s.over:
        yield s
        do(s, "end" if asked(s)[0] == "turn" else legal(s)[0])
    yield s


def dealt(s: WillPosition) -> list[str]:
    """The special cards that the offering has brought, in their order."""
    cards = [str(event["card"]) for event in forms.events(s, 0, None) if event["event"] == "deal"]
    return [found for found in cards if found in CROWNS]


@pytest.mark.rule("W-17.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_special_cards_come_into_the_game_by_the_offering_only(players: int) -> None:
    s = None
    for s in random_game(players, seed=players):
        gone = set(CROWNS) - set(pile(s, "special"))
        assert gone <= set(dealt(s))
    assert s is not None
    for who in range(players):
        drawn = [event for event in forms.events(s, 0, who) if event["event"] == "draw"]
        assert {event["deck"] for event in drawn} <= set(REGULAR)
        assert not {event.get("card") for event in drawn} & set(CROWNS)
    assert dealt(s)


@pytest.mark.rule("W-17.1")
def test_neither_planning_nor_the_unknown_card_draws_a_special_card() -> None:
    next_cards = {"special": "country-fair", "events": "2 fx-8"}
    s = do(table(phase="planning", only=", ".join(REGULAR), next=next_cards), "plan 1")
    assert (hand(s), asked(s)) == (["fx-8", "fx-8"], ("plan", 2))  # the plan has 5 cards, but no others can be drawn
    assert pile(s, "special")[0] == "country-fair"
    errand = do(table(phase="errand", plans="1, 2, 3", waiting=[1], next=next_cards), "errand unknown")
    assert legal(errand) == [f"deck {deck}" for deck in REGULAR]
    with pytest.raises(BequestError):
        do(errand, "deck special")


@pytest.mark.rule("W-17.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_special_cards_are_dealt_by_ascending_crowns(players: int) -> None:
    *_, s = idle_game(players)
    crowns = [CROWNS[found] for found in dealt(s)]
    assert (crowns, crowns.count(1), crowns.count(2)) == (sorted(crowns), 4, 5)


@pytest.mark.rule("W-17.2")
def test_a_card_with_two_crowns_comes_only_when_no_card_with_one_is_left() -> None:
    s = table(phase="offering", chance="explicit", removed=", ".join(ONE_CROWN[:-1]))
    assert legal(s) == [f"card {ONE_CROWN[-1]}"]
    none_left = table(phase="offering", chance="explicit", removed=", ".join(ONE_CROWN))
    assert sorted(legal(none_left)) == sorted(f"card {found}" for found, crowns in CROWNS.items() if crowns == 2)


# --- in a hand and on a board ---


@pytest.mark.rule("W-17.3")
def test_a_special_property_is_bought_maintained_and_depreciates_like_any_other() -> None:
    s = table(hand="castle", actions=1, balance=40, market="mansion +1", cards=[CASTLE])
    assert legal(s) == ["buy castle", "end"]
    do(s, "buy castle", "activate 1")
    assert (balance(s), actions(s), board(s)[0]) == (40 - 19 - 4, 0, "castle at 18 activated")
    end_round(s)
    assert board(s)[0] == "castle at 18"
    assert board(end_round(table(board="castle at 18", cards=[CASTLE])))[0] == "castle at 13"


@pytest.mark.rule("W-17.3")
def test_special_helpers_expenses_and_events_are_used_like_any_other() -> None:
    s = table(hand="toasts, grand, ke-12", actions=3, balance=40, cards=[TOASTS, GRAND])
    do(s, "put toasts", "put grand", "activate 2")
    assert (actions(s), balance(s), shown(s)["white_actions"]) == (1, 38, 1)
    do(s, "play ke-12", "amount 1")  # one extra white action
    assert (actions(s), balance(s), hand(s)) == (3, 36, [])
    full = table(hand="toasts", board="fx-1, fx-1, fx-1, fx-1, fx-1", actions=3, cards=[TOASTS])
    assert rule_of(full, "put toasts") == "W-12.7"


@pytest.mark.rule("W-17.3")
def test_a_special_card_counts_towards_the_hand_limit() -> None:
    s = table(hand="dinner, country-fair, early-rise", waiting=[3], order="1, 2, 3")
    do(s, "end", "card dinner", "card early-rise")
    assert (hand(s), removed(s)) == (["dinner", "early-rise"], ["country-fair"])


# --- out of the game ---


def played() -> WillPosition:
    return do(table(hand="early-rise", actions=1), "play early-rise")


def rejected() -> WillPosition:
    return do(table(hand="early-rise", waiting=[3], order="1, 2, 3"), "end", "enough")


def left_on_offer() -> WillPosition:
    return end_round(table(offering="A1 early-rise"))


def made_room() -> WillPosition:
    s = table(hand="fx-5", board="fx-5, fx-5, fx-5, fx-5, toasts", actions=1, cards=[TOASTS])
    return do(s, "put fx-5", "space 5")


def made_room_for_a_property() -> WillPosition:
    s = table(hand="fx-1", board="fx-5, fx-5, fx-5, fx-5, toasts", actions=1, cards=[TOASTS])
    return do(s, "buy fx-1", "space 5")


def sold() -> WillPosition:
    return do(table(board="castle at 8", actions=1, cards=[CASTLE]), "sell 1")


WAYS = [
    (played, "early-rise"),
    (rejected, "early-rise"),
    (left_on_offer, "early-rise"),
    (made_room, "toasts"),
    (made_room_for_a_property, "toasts"),
    (sold, "castle"),
]


@pytest.mark.rule("W-17.4")
@pytest.mark.parametrize(("way", "gone"), WAYS, ids=[way.__name__.replace("_", " ") for way, _ in WAYS])
def test_a_special_card_that_is_used_up_leaves_the_game(way: object, gone: str) -> None:
    assert callable(way)
    s = way()
    assert removed(s) == [gone]
    assert gone not in [found for deck in REGULAR for found in discards(s, deck)]
    assert gone not in [*hand(s), *(text.split()[0] for text in board(s)), *pile(s, "special")]


@pytest.mark.rule("W-17.5")
def test_removed_special_cards_do_not_return_and_nothing_refills_the_deck() -> None:
    s = table(phase="offering", removed=", ".join(["hectic-day", *CROWNS]))
    assert (pile(s, "special"), len(removed(s))) == ([], 17)
    assert "A1" not in offered(s)
    empty = [event for event in forms.events(s, 0, None) if event["event"] == "empty"]
    assert empty == [{"event": "empty", "place": "A1"}]
    assert ("reshuffle" in told(s), len(offered(s))) == (False, 7)


@pytest.mark.rule("W-17.5")
@pytest.mark.parametrize("players", [2, 5])
def test_over_a_whole_game_no_special_card_is_dealt_twice(players: int) -> None:
    gone: list[str] = []
    s = None
    for s in random_game(players, seed=7):
        now = removed(s)
        assert all(now.count(found) >= gone.count(found) for found in set(gone))
        gone = now
    assert s is not None
    cards = dealt(s)
    assert all(cards.count(found) <= (2 if found == "hectic-day" else 1) for found in cards)
    assert gone


@pytest.mark.rule("W-17.6")
@pytest.mark.parametrize(("players", "number"), [(2, 13), (3, 16), (4, 13), (5, 17)])
def test_the_special_deck_lasts_for_seven_rounds(players: int, number: int) -> None:
    *_, s = idle_game(players)
    assert (file(s, "round"), len(dealt(s)), "empty" in told(s)) == (7, number, False)
    assert len(pile(s, "special")) == 17 - number


@pytest.mark.rule("W-17.6")
def test_with_other_data_an_empty_special_deck_leaves_the_place_empty() -> None:
    s = table(phase="offering", round=2, only="special", two=seat())
    assert set(offered(s)) == {"A2", "A3", "A4", "G2", "G3", "B1"}
    assert [event["place"] for event in forms.events(s, 0, None) if event["event"] == "empty"] == ["A1", "G1"]
