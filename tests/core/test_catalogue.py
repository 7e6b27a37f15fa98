"""Hints for words that are not known."""

from __future__ import annotations

import pytest

from bequest import games
from bequest.core.catalogue import Catalogue, Structure, nearest
from bequest.core.errors import UnknownName


@pytest.mark.parametrize(
    ("word", "known", "near"),
    [
        ("end", ["errand", "end-of-round", "over"], ["end-of-round"]),
        ("sell one", ["sell 1", "sell 2", "sell 3", "sell 9"], ["sell 1", "sell 2", "sell 3"]),
        ("fier", ["wire", "fire"], ["fire"]),
        ("establish fier", ["establish law", "establish fire"], ["establish fire", "establish law"]),
        ("nothing like it", ["fire"], []),
        ("", ["fire"], []),
    ],
)
def test_what_begins_alike_is_meant_first_then_what_is_most_alike_in_order(
    word: str, known: list[str], near: list[str]
) -> None:
    assert nearest(word, known) == near


def test_actions_are_named_from_the_lowest_number_on() -> None:
    with pytest.raises(UnknownName, match="did you mean 'sell 1' or 'sell 2' or 'sell 3'"):
        games.get("lastwill").parse("sell one")


def made() -> Catalogue:
    catalogue = Catalogue()
    assert catalogue.add("pass") == 0
    assert catalogue.block("play", "card", ["fire", "law"]) == 1
    assert catalogue.block("amount", "number", [0, 1]) == 3
    return catalogue


def test_rows_follow_each_other_and_each_has_a_text_and_a_structure() -> None:
    catalogue = made()
    texts = ["pass", "play fire", "play law", "amount 0", "amount 1"]
    assert (len(catalogue), [catalogue.text(action) for action in range(5)]) == (5, texts)
    assert [catalogue.parse(f" {text.upper()}  ") for text in texts] == [0, 1, 2, 3, 4]
    assert [catalogue.find(structure) for structure in catalogue.structures] == [0, 1, 2, 3, 4]
    assert catalogue.structures[0].to_dict() == {"verb": "pass"}
    assert catalogue.structures[3].to_dict() == {"verb": "amount", "number": 0}


def test_a_text_or_a_structure_that_there_is_not_is_refused() -> None:
    catalogue = made()
    with pytest.raises(UnknownName, match="play law"):
        catalogue.parse("play lav")
    with pytest.raises(UnknownName):
        catalogue.find(Structure("play", "plan", "law"))
    with pytest.raises(ValueError, match="two actions"):
        catalogue.add("pass")


def test_a_word_that_is_just_alike_enough_is_a_hint() -> None:
    assert nearest("abcde", ["abcxy", "vwxyz"]) == ["abcxy"]
