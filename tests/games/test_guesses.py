"""A guess does not depend on what is arranged to be drawn, which nobody knows: the same dice give the same guess."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bequest.core.position import Position
from bequest.core.rng import seeded
from tests.conformance.cases import seats
from tests.rules.crecy.table import ancestry
from tests.rules.crecy.table import table as crecy
from tests.rules.gears.table import table as gears
from tests.rules.lastwill.table import table as lastwill


def all_cards(position: Position) -> Counter[int]:
    return Counter(card for place in position.places() for card in place.cards)


def guesses(position: Position) -> list[str]:
    """Some guesses of every seat, all of which tell it what it knows."""
    found: list[str] = []
    for seat in seats(position):
        for number in range(3):
            guess = position.guess(seat, seeded(number))
            assert guess.key(seat) == position.key(seat)
            assert all_cards(guess) == all_cards(position)
            found.append(guess.to_json())
    return found


@pytest.mark.rule("G-22.9", "G-23.28")
@pytest.mark.parametrize("next", ["Law", "Law, Fire", "Willed Into Existence, Fire, Radio"])
def test_the_draw_pile_of_gears_of_time(next: str) -> None:
    assert guesses(gears(next=next)) == guesses(gears())


@pytest.mark.rule("C-33.2", "C-33.14")
@pytest.mark.parametrize("reserve", ["", "3 son, 2 daughter", "handsome, daughter"])
@pytest.mark.parametrize("next", ["son", "daughter, brave", "complication, beautiful-smile, son"])
def test_the_child_deck_of_the_duke_de_crecy(next: str, reserve: str) -> None:
    assert guesses(crecy(child_next=next, reserve=reserve)) == guesses(crecy(reserve=reserve))


@pytest.mark.rule("C-33.14")
def test_which_special_children_are_in_the_reserve_of_the_duke_de_crecy() -> None:
    assert guesses(crecy(reserve="handsome, daughter")) == guesses(crecy(reserve="brave, beautiful-smile"))


@pytest.mark.rule("C-33.2")
@pytest.mark.parametrize(
    "arranged",
    [{"friend_next": "vera, abigail"}, {"mission_next": "unrest-at-the-court, new-steam-engine"}],
    ids=["friends", "missions"],
)
def test_the_other_decks_of_the_duke_de_crecy(arranged: dict[str, Any]) -> None:
    named: dict[str, Any] = {"display": "ayse, bernadette, bianca, dolores, eleanor", "under": 2}
    assert guesses(crecy(**named, **arranged)) == guesses(crecy(**named))


@pytest.mark.rule("C-33.2")
def test_the_hints_of_the_testament() -> None:
    last = ancestry().rules.deck.hints[-1].id
    assert guesses(ancestry(hint_next=last)) == guesses(ancestry())


@pytest.mark.rule("W-23.4")
@pytest.mark.parametrize("next", [{"events": "ball, dinner"}, {"helpers": "gardener"}, {"special": "country-fair"}])
def test_the_draw_piles_of_last_will(next: dict[str, str]) -> None:
    assert guesses(lastwill(next=next)) == guesses(lastwill())
