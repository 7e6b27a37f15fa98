"""Face-down piles. A pile has no order: it is a sorted pool from which every card comes with the same chance.

A deck in consecutive parts has one pool for each; the first that is not empty is drawn from (`current`).

A position file may arrange its top (`next`), for lessons and tests; no seat knows of it.
"""

from __future__ import annotations

from bisect import bisect_left

from bequest.core.rng import Rng


def current(pools: list[list[int]]) -> list[int]:
    """The pool that the next card comes from; an empty one if there is none left."""
    for pool in pools:
        if pool:
            return pool
    return pools[-1]


def pick(top: list[int], pool: list[int], rng: Rng) -> int:
    """Draws one card: the arranged one if there is one, otherwise any card of the pool (not both empty)."""
    if top:
        return top.pop(0)
    return pool.pop(rng.below(len(pool)))


def outcomes(top: list[int], pool: list[int]) -> list[tuple[int, int]]:
    """What a draw can bring: (card, weight), in deck order."""
    if top:
        return [(top[0], 1)]
    found: list[tuple[int, int]] = []
    for card in pool:
        if found and found[-1][0] == card:
            found[-1] = (card, found[-1][1] + 1)
        else:
            found.append((card, 1))
    return found


def take(top: list[int], pool: list[int], card: int) -> None:
    """Removes the card that chance has named."""
    if top:
        top.pop(0)
    else:
        remove(pool, card)


def shuffle_in(top: list[int], pool: list[int], cards: list[int]) -> None:
    """Moves these cards into the pile and shuffles it: an arranged top dissolves."""
    pool += top
    pool += cards
    pool.sort()
    top.clear()
    cards.clear()


def remove(pool: list[int], card: int) -> None:
    """Takes one copy of a card out of a sorted list; the card must be there."""
    del pool[bisect_left(pool, card)]


def holds(pool: list[int], card: int) -> bool:
    """Whether a sorted list holds the card."""
    i = bisect_left(pool, card)
    return i < len(pool) and pool[i] == card


def distinct(pool: list[int]) -> list[int]:
    """A sorted list with equal cards named once."""
    found: list[int] = []
    for card in pool:
        if not found or found[-1] != card:
            found.append(card)
    return found
