"""Deck files of the Duke de Crecy: some cards changed, some replaced, all checked (D-1.4, D-1.5)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bequest import games
from bequest.core.errors import BadDeck
from bequest.games.crecy.data import loading
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.game import Crecy

DOCS = Path(__file__).parents[1] / "docs"
NEW_FRIEND = """
[[friend]]
replaces = "olga"
id = "wanda"
name = "Wanda"
gender = "female"
nationality = "polish"
dowry = 2
"""


def load(text: str) -> Deck:
    return loading.load(f'name = "mine"\n{text}', "mine.toml")


def friend(deck: Deck, id: str) -> int:
    return deck.card_ids.index(id)


def test_a_file_changes_some_values_of_a_supplied_card_and_leaves_all_else() -> None:
    deck = load('[[friend]]\nid = "gertrude"\ndowry = 3\n')
    base = loading.supplied("base")
    number = friend(base, "gertrude")
    assert (base.money[number], deck.money[number]) == (1, 3)
    assert deck.card_ids == base.card_ids
    assert deck.friends[number].cards == base.friends[number].cards
    assert deck.clauses[number][0].amount == base.clauses[number][0].amount
    others = [n for n in range(len(base.friends)) if n != number]
    assert [deck.money[n] for n in others] == [base.money[n] for n in others]


def test_a_changed_value_is_no_longer_published_unless_the_file_says_so() -> None:
    number = friend(loading.supplied("base"), "gertrude")
    assert loading.supplied("base").friends[number].mark("dowry") == "published"
    assert load('[[friend]]\nid = "gertrude"\ndowry = 3\n').friends[number].mark("dowry") == "house"
    corrected = load('[[friend]]\nid = "gertrude"\ndowry = 3\npublished = ["dowry"]\n').friends[number]
    assert corrected.mark("dowry") == "published"


def test_a_dowry_takes_the_place_of_a_wedding_cost() -> None:
    number = friend(loading.supplied("base"), "friedrich")
    assert loading.supplied("base").money[number] < 0
    assert load('[[friend]]\nid = "friedrich"\ndowry = 2\n').money[number] == 2


def test_a_new_card_takes_the_place_of_a_supplied_one() -> None:
    deck = load(NEW_FRIEND)
    number = friend(deck, "wanda")
    assert "olga" not in deck.card_ids
    assert number == friend(loading.supplied("base"), "olga")
    assert (deck.money[number], deck.friends[number].cards, deck.clauses[number]) == (2, 0, ())
    assert len(deck.friends) == 75
    assert deck.catalogue.parse("friend wanda") == deck.friend + number


def test_the_text_of_a_deck_makes_the_same_deck_without_the_supplied_one() -> None:
    deck = load(NEW_FRIEND)
    again = loading.load(deck.text, "again.toml")
    assert again.text == deck.text
    assert "whole = true" in deck.text
    assert Crecy(again).new(3, 5).to_json() == Crecy(deck).new(3, 5).to_json()


def test_a_supplied_deck_is_frozen() -> None:
    with pytest.raises(BadDeck, match="salon-1"):
        loading.load('name = "salon-1"\n', "mine.toml")
    with pytest.raises(BadDeck, match="base"):
        loading.load('name = "base"\n', "mine.toml")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('[[friend]]\nid = "gertrude"\ncost = -1\n', "line 4, friend gertrude, field cost"),
        ('[[friend]]\nid = "gertrude"\ndowry = 1\ncost = 1\n', "field dowry|field cost"),
        ('[[friend]]\nid = "ann"\ncost = 1\n[[friend]]\nid = "ann"\ncost = 2\n', "line 6, friend ann, field id"),
        ('[[friend]]\nid = "nobody"\n', "line 3, friend nobody, field id"),
        ('[[friend]]\nid = "gertrude"\nreplaces = "ann"\n', "field id"),
        ('[[friend]]\nreplaces = "nobody"\nid = "wanda"\n', "field replaces"),
        ('[[friend]]\nreplaces = "olga"\nid = "wanda"\ngender = "female"\n', "field nationality"),
        ('[[friend]]\nid = "ann"\nname = "Claire"\n', "claire|ann"),
        ('[[friend]]\nid = "ann"\neffects = [{ do = "fly" }]\n', "field effects.*do you|field effects"),
        ('[[friend]]\nid = "ann"\neffects = [{ do = "pawn" }]\n', r"effects\[1\].colour"),
        ('[[friend]]\nid = "ann"\neffects = [{ do = "gold" }]\n', r"effects\[1\].amount"),
        ('[[friend]]\nid = "ann"\neffects = [{ do = "counts-as", occupation = "artist" }]\n', "counts-as"),
        ('[[friend]]\nid = "ann"\neffects = [{ do = "own-wedding-discount", amount = 1 }]\n', "own-wedding-discount"),
        ('[[friend]]\nid = "ann"\neffects = [{ do = "gold", amount = 1, when = "birth" }]\n', "when"),
        ('[[friend]]\nid = "ann"\neffects = [{ do = "rivals-lose", amount = 1, lose = ["gold"] }]\n', "field effects"),
        ('[[friend]]\nid = "vera"\neffects = [{ do = "rivals-lose", amount = 1, lose = [] }]\n', "lose"),
        ('[[friend]]\nid = "ann"\nspell = 1\n', "field spell"),
        ('[[friend]]\nid = "ann"\npublished = ["spell"]\n', "published"),
        ('[[child]]\nid = "son"\ncopies = 3\n', "39"),
        ('[[child]]\nid = "complication"\neffects = [{ do = "gold", amount = 1 }]\n', "complication"),
        ('[[mission]]\nid = "a-family-trade"\nneeds = [{ count = "couplez", least = 2 }]\n', "couples"),
        ('[[mission]]\nid = "a-family-trade"\nneeds = [{ count = "gold", least = 2 }]\n', "count"),
        ('[[mission]]\nid = "a-family-trade"\nneeds = [{ count = "couples", least = 2, gender = "male" }]\n', "gender"),
        ('[[mission]]\nid = "a-family-trade"\nneeds = []\n', "field needs"),
        ('[[mission]]\nid = "a-family-trade"\neffects = [{ do = "pawn", colour = "red" }]\n', "pawn"),
        ('[[patron]]\nid = "john-law"\nminor = [{ points = 4, needs = [{ count = "gold", least = 8 }] }]\n', "minor"),
        ('[[patron]]\nid = "john-law"\nmain = { points = 9 }\n', "main"),
        ('[[title]]\nid = "count"\ngeneration = 2\n', "title"),
        ('[[hint]]\nid = "nobody"\n', "hint nobody"),
        ("whole = true\n", "friend"),
        ('kind = "base"\n', "kind"),
    ],
)
def test_a_mistake_is_named_with_its_place(text: str, problem: str) -> None:
    with pytest.raises(BadDeck, match=problem) as raised:
        load(text)
    assert str(raised.value).startswith("mine.toml, line ")
    assert raised.value.text("fr").startswith("mine.toml, ligne ")


def test_the_example_of_the_documentation_is_a_deck() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", (DOCS / "decks.md").read_text(encoding="utf-8"), re.DOTALL)
    [text] = [block for block in blocks if "my-salon" in block]
    deck = games.load_deck("crecy", text, "my-salon.toml")
    assert games.get("crecy", deck=deck).new(2, 1).legal()


def test_the_example_of_the_documentation_is_a_position() -> None:
    blocks = re.findall(r"```json\n(.*?)```", (DOCS / "positions.md").read_text(encoding="utf-8"), re.DOTALL)
    [text] = [block for block in blocks if '"crecy"' in block]
    game = games.get("crecy")
    assert game.parse("marry") in game.from_json(text).legal()
