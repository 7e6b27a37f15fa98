"""Technologies on the timeline (section 2): who leads them, and the Fate cards beside them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from bequest.games.gears.data import terms


def capacity(present: int, slot: int) -> int:
    """How many technologies a timeframe takes: its distance from the Present Day, which takes none (G-2.5, G-2.6).

    Markers only display it (G-1.18, G-X.33).
    """
    return present - slot


@mypyc_attr(acyclic=True)
class Lasting:
    """A Fate card beside a technology: who played it, on which copy, which dependency it removes (or -1) (G-10.12).

    Slot and card are -1 when the technology has left the timeline (G-10.15).
    """

    __slots__ = ("card", "fate", "owner", "slot", "waived")

    def __init__(self, fate: int, owner: int, slot: int, card: int, waived: int) -> None:
        self.fate = fate
        self.owner = owner
        self.slot = slot
        self.card = card
        self.waived = waived


def lay(lasting: list[Lasting], new: Lasting) -> None:
    """Adds a Fate card in play; they are kept in deck order, so that equal positions are written alike."""
    at = 0
    while at < len(lasting) and lasting[at].fate < new.fate:
        at += 1
    lasting.insert(at, new)


def leaders(cubes: int) -> list[int]:
    """The seats with the most cubes on a copy, one or several; none without a cube (G-1.13, G-1.14)."""
    most = 0
    found: list[int] = []
    for seat in range(terms.SEATS):
        number = cubes >> seat * terms.BITS & terms.MOST_CUBES_ON_A_CARD
        if number > most:
            most = number
            found = [seat]
        elif number == most and most > 0:
            found.append(seat)
    return found
