"""Who knows which card. Knowledge is of a card in a place: a marked card is one int that says both.

The mark is a set of seats, one bit each. A card that is moved face down out of a group of equal backs makes the
whole group unknown to those who did not see which one it was.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Final

from bequest.core.rng import Rng

SEATS: Final = 8
"""Bits kept for seats in a mark."""
_MASK: Final = (1 << SEATS) - 1


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


def forget_group(group: list[int], moved_backs: set[int], back_of: Callable[[int], int], watchers: int) -> None:
    """After a face-down move: cards left in the group with a back that was moved are known to the watchers only."""
    for i, mark in enumerate(group):
        if back_of(card_of(mark)) in moved_backs:
            group[i] = marked(card_of(mark), knowers_of(mark) & watchers)


def redeal_unknown(
    pool: list[int],
    groups: list[list[int]],
    back: int,
    back_of: Callable[[int], int],
    seat: int,
    players: int,
    rng: Rng,
) -> None:
    """Deals anew the cards of one back that a seat does not know: a pool, and those in sorted groups of marked cards.

    Who else knows a card belongs to its place and stays there. The places of a group are filled in the order of that,
    never of the cards in them, so that the result depends on what is hidden only as a whole.
    """
    hidden: list[list[tuple[int, int]]] = []
    for group in groups:
        unknown = [i for i, mark in enumerate(group) if not known_to(mark, seat, players)]
        hidden.append(sorted([(knowers_of(group[i]), i) for i in unknown if back_of(card_of(group[i])) == back]))
    dealt = [[card_of(group[i]) for _, i in slots] for group, slots in zip(groups, hidden, strict=True)]
    redeal([pool, *dealt], rng)
    pool.sort()
    for group, slots, cards in zip(groups, hidden, dealt, strict=True):
        for (knowers, i), card in zip(slots, cards, strict=True):
            group[i] = marked(card, knowers)
        group.sort()


def redeal(places: list[list[int]], rng: Rng) -> None:
    """Deals all cards of these hidden places anew, each place keeping its size; every distribution is equally likely.

    The places are merged and sorted first, so that the result depends on what is hidden only as a whole.
    """
    cards: list[int] = []
    for place in places:
        cards += place
    cards.sort()
    rng.shuffle(cards)
    start = 0
    for place in places:
        end = start + len(place)
        place[:] = cards[start:end]
        start = end
