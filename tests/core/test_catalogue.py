"""Hints for words that are not known."""

from __future__ import annotations

import pytest

from bequest import games
from bequest.core.catalogue import nearest
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
