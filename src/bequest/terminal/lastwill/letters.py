"""The letters by which cards in hand are called: a card keeps its letter as long as it is in the hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from string import ascii_lowercase


class Letters:
    """Of each seat, by the ids of the cards; copies share a letter."""

    def __init__(self) -> None:
        self._of: dict[int, dict[str, str]] = {}

    def of(self, seat: int, hand: Sequence[str]) -> dict[str, str]:
        """The letters of all cards of a hand; a new card gets the first letter that is free."""
        before = self._of.get(seat, {})
        found = {card: before[card] for card in hand if card in before}
        free = (letter for letter in _all() if letter not in found.values())
        for card in hand:
            if card not in found:
                found[card] = next(free)
        self._of[seat] = found
        return found


def _all() -> Iterator[str]:
    """a to z, then aa, bb and so on."""
    for times in count(1):
        yield from (letter * times for letter in ascii_lowercase)
