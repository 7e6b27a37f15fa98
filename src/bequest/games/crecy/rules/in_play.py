"""The cards that a mode and edition uses of a deck (sections 2, 5, 37 and 38)."""

from __future__ import annotations

from typing import Final

from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import FATHER, MOTHER, START
from bequest.games.crecy.data.deck import Deck, Rules

PILES: Final[tuple[int, ...]] = (0, 2, 3, 5, 7)
"""Mansions, and Ventures, in play with so many players (C-5.4, C-37.2)."""
TESTAMENT_PILE: Final = 3


class InPlay:
    """The cards that a mode and edition uses of a deck: those shuffled into the face-down piles.

    In The Testament no Complications are among them (C-38.1).
    """

    def __init__(self, deck: Deck, mode: int, edition: int) -> None:
        apart = (START, FATHER, MOTHER) if mode == terms.SOLO_TESTAMENT else ()
        self.friends = [
            number
            for number, friend in enumerate(deck.friends)
            if _used(mode, edition, friend.not_in) and friend.role not in apart
        ]
        self.children = [
            deck.first_child + kind
            for kind, child in enumerate(deck.children)
            if child.gender >= 0 or mode != terms.SOLO_TESTAMENT  # there are no Complications in it (C-38.1)
            for _ in range(child.copies)
        ]
        self.missions = [n for n, mission in enumerate(deck.missions) if _used(mode, edition, mission.not_in)]


def _used(mode: int, edition: int, not_in: tuple[str, ...]) -> bool:
    """Whether a card is in the game of this mode and edition (C-37.3, C-37.4, C-38.3, C-38.4, C-2.3)."""
    return terms.MODES[mode] not in not_in and f"{terms.MODES[mode]}/{terms.EDITIONS[edition]}" not in not_in


def _of(rules: Rules) -> InPlay:
    """Worked out once for a deck."""
    known = rules.deck.in_play
    key = (rules.mode, rules.edition)
    if key not in known:
        known[key] = InPlay(rules.deck, rules.mode, rules.edition)
    found = known[key]
    assert isinstance(found, InPlay)
    return found


def friends(rules: Rules) -> list[int]:
    """The Friends that are shuffled into the deck."""
    return _of(rules).friends


def children(rules: Rules) -> list[int]:
    """The Sons, Daughters and Complications of the Child deck, before the reserve is taken out (C-3.3)."""
    return _of(rules).children


def missions(rules: Rules) -> list[int]:
    """The Missions that are shuffled into the deck, all 15 unless the mode leaves some out (C-3.8)."""
    return _of(rules).missions


def pile_size(rules: Rules) -> int:
    """Mansions, and Ventures, in play, at most seven of each, all alike (C-3.9, C-3.10, C-5.4, C-37.2, C-38.2)."""
    return TESTAMENT_PILE if rules.mode == terms.SOLO_TESTAMENT else PILES[rules.players]
