"""Odd but legal decks, boards and positions of Last Will, and those that are refused with a word on what to do."""

from __future__ import annotations

import json
import tomllib

import pytest

from bequest import games
from bequest.core.errors import BadDeck, BadPosition
from bequest.core.texts import provenance
from bequest.games.lastwill.data import loading
from tests.rules.lastwill.table import card, do, legal, refused, table, why


def refusal(text: str) -> str:
    with pytest.raises(BadDeck) as caught:
        loading.load(text, "mine.toml")
    assert caught.value.text("fr") != caught.value.text("en")
    return caught.value.text("en")


def test_there_is_a_number_for_every_extra_white_action() -> None:
    """More such helpers than any amount of pounds in the deck."""
    s = table(
        hand="binge", board=", ".join(["h12"] * 9), spaces=9, actions=10,
        cards=[card("events", "binge", actions=10, pounds=0)], only="special, properties, companions, helpers",
    )  # fmt: skip
    do(s, "play binge")
    assert legal(s) == [f"amount {number}" for number in range(10)]


def test_a_starting_hand_of_one_card_is_refused_also_while_it_is_drawn() -> None:
    content = {
        "options": {"players": 2, "first": 1}, "phase": "setup", "stage": 4, "seats": [{}, {}],
        "pending": [{"draw": "properties", "seat": 1, "count": 1}],
    }  # fmt: skip
    with pytest.raises(BadPosition) as caught:
        games.get("lastwill").from_json(json.dumps(content))
    assert caught.value.text("en").startswith("seats[1].hand: ")


@pytest.mark.parametrize(
    "clause",
    ['do = "trade"', 'do = "upkeep", amount = 3', 'do = "bonus", amount = 2', 'do = "price", types = ["farm"]'],
)
def test_a_privilege_that_would_never_do_anything_is_refused(clause: str) -> None:
    found = f'name = "mine"\n[[helpers]]\nid = "h"\nname = "H"\nkind = "helper"\nprivileges = [{{ {clause} }}]\n'
    assert "would never do anything" in refusal(found)


def test_changed_values_of_boards_are_no_longer_published() -> None:
    text = loading.load('boards = "mine"\nmarket = [-9, -9, 9, 9]\n', "mine.toml").text
    labels = {mark.field: mark.label for mark in provenance.marks(text) if not mark.entry}
    assert (labels["market"], labels["spaces"]) == ("house", "published")


def test_every_name_can_be_written_and_read_again() -> None:
    odd = 'name = "mine"\n[[events]]\nid = "dinner"\nname = "a\\u007fb"\n'
    deck = loading.load(odd, "mine.toml")
    assert str(loading.load(deck.text, "again").cards[deck.number("dinner")].name) == "a\x7fb"
    assert tomllib.loads(deck.text)["name"] == "mine"


@pytest.mark.parametrize("id", ["ß", "a-1", "opera", "group"])
def test_places_are_named_with_plain_letters_and_digits(id: str) -> None:
    decks = json.dumps(["events"] * 7)
    place = f'[[place]]\nboard = "2-3"\nid = "{id}"\ndecks = {decks}'
    assert "letters and digits" in refusal(f'boards = "mine"\n{place}\n')


def test_a_misspelt_id_makes_no_new_card() -> None:
    said = refusal('name = "mine"\n[[events]]\nid = "diner"\npounds = 3\n')
    assert said.startswith("mine.toml, line 3, ")
    assert "did you mean 'dinner'" in said
    assert "did you mean 'dinner'" in refusal('name = "mine"\nremoved = ["diner"]\n')
    both = 'name = "mine"\nremoved = ["dinner"]\n[[events]]\nid = "dinner"\npounds = 3\n'
    assert "among those removed" in refusal(both)


def test_there_is_one_wild_card() -> None:
    assert refusal('name = "mine"\nremoved = ["wild-card"]\n').startswith("mine.toml, line 1, wild: ")
    assert "one companion wild card" in refusal('name = "mine"\n[[wild]]\nid = "joker"\nname = "Joker"\n')


def test_a_refusal_counts_extra_white_actions() -> None:
    s = table(hand="fx-9", board="h12")
    assert refused(s, "play fx-9") == "W-8.4"
    reason = why(s, "play fx-9")
    assert reason is not None
    assert reason.numbers == {"have": 1, "needed": 2}


def test_the_price_in_a_refusal_is_the_lowest_that_helpers_allow() -> None:
    s = table(hand="fx-1", board="h3", balance=10, market="mansion +3", actions=1)
    reason = why(s, "buy fx-1")
    assert reason is not None
    assert reason.numbers == {"balance": 10, "price": 14}
    full = table(hand="fx-1", board="h3, fx-5, fx-5, fx-5, fx-5", balance=15, market="mansion +3", actions=1)
    do(full, "buy fx-1")
    without = why(full, "space 1")
    assert without is not None
    assert without.numbers == {"balance": 15, "price": 16}
