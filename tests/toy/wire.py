"""What travels of High Card: its view and its events."""

from __future__ import annotations

from bequest.core.wire import Happened, Wire


class Seat(Wire, frozen=True):
    """A player as the reader sees him or her; `hand` and `away` are for the own seat only."""

    colour: str
    points: int
    cards: int
    swapped: bool
    played: str | None
    hand: list[str] | None = None
    away: str | None = None


class View(Wire, frozen=True):
    """All that a seat may know."""

    game: str
    viewer: int
    round: int
    done: int
    giving: bool
    pile: int
    seats: list[Seat]


class Dealt(Happened, frozen=True, tag="dealt"):
    card: str = ""


class Kept(Happened, frozen=True, tag="kept"):
    pass


class Swapped(Happened, frozen=True, tag="swapped"):
    card: str = ""


class Played(Happened, frozen=True, tag="played"):
    card: str


class Collected(Happened, frozen=True, tag="collected"):
    """At the end of a round: the cards of a seat go back to the pile."""


EVENTS: tuple[type[Happened], ...] = (Dealt, Kept, Swapped, Played, Collected)
"""In the order of their numbers."""
