"""Who knows which card. Seats know a card in a place; a marked card is one int with the card and those seats.

The mark is a set of seats, one bit each. A card that is moved face down out of a group of equal backs makes the
whole group unknown to those who did not see which one it was.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from bequest.core.rng import Rng

SEATS: Final = 8
"""Bits kept for seats in a mark."""
_MASK: Final = (1 << SEATS) - 1
_PLACE_BITS: Final = 20
"""Bits for the number of a card within its group."""
_PLACE_MASK: Final = (1 << _PLACE_BITS) - 1


def everybody(players: int) -> int:
    return (1 << players) - 1


def marked(card: int, knowers: int) -> int:
    return card << SEATS | knowers


def card_of(mark: int) -> int:
    return mark >> SEATS


def knowers_of(mark: int) -> int:
    return mark & _MASK


def known_to(mark: int, seat: int, players: int) -> bool:
    """Whether a seat knows the card; a spectator (a negative seat) knows what lay open to everybody."""
    if seat < 0:
        return mark & _MASK == everybody(players)
    return seat < players and bool(mark >> seat & 1)


def take_openly(group: list[int], card: int) -> None:
    """A card leaves a sorted group for all to see; of several copies the best known one counts as the one that left."""
    del group[bisect_right(group, marked(card, _MASK)) - 1]


def forget_group(group: list[int], moved_backs: set[int], backs: tuple[int, ...], watchers: int) -> None:
    """After a face-down move: cards left in the group with a back that was moved are known to the watchers only."""
    for i, mark in enumerate(group):
        if backs[card_of(mark)] in moved_backs:
            group[i] = marked(card_of(mark), knowers_of(mark) & watchers)


def redeal_unknown(
    pools: list[list[int]], groups: list[list[int]], backs: tuple[int, ...], seat: int, players: int, rng: Rng
) -> None:
    """Deals anew the cards that a seat does not know, back by back: pools, and what lies in sorted groups of marks.

    `backs` says the back of each card, which is the number of its pool. Who else knows a card belongs to its place and
    stays there. The places of a group are filled in the order of that, never of the cards in them, so that the result
    depends on what is hidden only as a whole.
    """
    slots: list[list[int]] = [[] for _ in pools]
    for g, group in enumerate(groups):
        for i, mark in enumerate(group):
            if not known_to(mark, seat, players):
                back = backs[card_of(mark)]
                if back < len(pools):
                    slots[back].append((g << SEATS | knowers_of(mark)) << _PLACE_BITS | i)
    for back, pool in enumerate(pools):
        hidden = slots[back]
        hidden.sort()
        for slot in hidden:
            pool.append(card_of(groups[slot >> _PLACE_BITS + SEATS][slot & _PLACE_MASK]))
        pool.sort()
        for slot in hidden:
            card = pool.pop(rng.below(len(pool)))
            groups[slot >> _PLACE_BITS + SEATS][slot & _PLACE_MASK] = marked(card, slot >> _PLACE_BITS & _MASK)
    for group in groups:
        group.sort()


def redeal(pool: list[int], places: list[list[int]], rng: Rng) -> None:
    """Deals all cards of a pile and of hidden places anew, each keeping its size; every distribution is equally likely.

    All are merged and sorted first, so that the result depends on what is hidden only as a whole. What is left is the
    pile, sorted.
    """
    for place in places:
        pool += place
    pool.sort()
    for place in places:
        for i in range(len(place)):
            place[i] = pool.pop(rng.below(len(pool)))
