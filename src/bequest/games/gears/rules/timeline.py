"""Technologies on the timeline: the cubes and tokens on them, and the Fate cards beside them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from bequest.games.gears.data.terms import BITS, MOST_CUBES_ON_A_CARD, SEATS, TOKEN_BITS, TOKEN_MASK


def lay(lasting: list[Lasting], new: Lasting) -> None:
    """Adds a Fate card in play; they are kept in deck order, so that equal positions are written alike."""
    at = 0
    while at < len(lasting) and lasting[at].fate < new.fate:
        at += 1
    lasting.insert(at, new)


@mypyc_attr(acyclic=True)
class Lasting:
    """A Fate card lying beside a technology: who played it, on which copy, which dependency it waives (or -1).

    Slot and card are -1 when the technology has left the timeline (G-10.15).
    """

    __slots__ = ("card", "fate", "owner", "slot", "waived")

    def __init__(self, fate: int, owner: int, slot: int, card: int, waived: int) -> None:
        self.fate = fate
        self.owner = owner
        self.slot = slot
        self.card = card
        self.waived = waived


def leaders(cubes: int) -> list[int]:
    """The seats with the most cubes on a copy, none if it has no cube (G-1.13)."""
    most = 0
    found: list[int] = []
    for seat in range(SEATS):
        number = cubes >> seat * BITS & MOST_CUBES_ON_A_CARD
        if number > most:
            most = number
            found = [seat]
        elif number == most and most > 0:
            found.append(seat)
    return found


def modified(reward: int, token: int) -> int:
    """A reward with its tokens, at least 0 (G-X.36)."""
    return max(0, reward + (token & TOKEN_MASK) - (token >> TOKEN_BITS))
