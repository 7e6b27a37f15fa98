"""What travels of Last Will: its view and its events."""

from __future__ import annotations

from typing import Any, Final

from bequest.core.wire import Happened, Wire, event_type
from bequest.games.lastwill.rules import events


class Plan(Wire, frozen=True):
    """A plan with what it gives, and who stands on it: a seat, "neutral" or nobody."""

    plan: int
    cards: int
    errands: int
    actions: int
    marker: int | str | None


class Pile(Wire, frozen=True):
    """A discard pile, or the special cards out of the game: its size, and the cards that the reader remembers."""

    deck: str
    size: int
    known: list[str]


class Lying(Wire, frozen=True):
    """A card on a board; what it can't have is left out."""

    card: str
    round: int
    """In which it was put there."""
    tokens: int | None = None
    value: int | None = None
    activated: bool | None = None
    used: int | None = None
    tonight: int | None = None
    """What a residence will be worth after this round, if it is not activated any more."""


class Seat(Wire, frozen=True):
    """A player as the reader sees him or her; `hand` is for the own seat only."""

    seat: int
    colour: str
    balance: int
    bankrupt: bool
    plan: int | None
    errand_boys: int
    actions: int
    white_actions: int
    hand_size: int
    hand_backs: dict[str, int]
    known_hand: list[str]
    board: list[Lying | None]
    hand: list[str] | None = None
    worth: int = 0
    """As it would count if the game ended now."""


class Asks(Wire, frozen=True):
    """The open decision; of the reader's own move all choices, in `move` those made by the program too."""

    kind: str
    seat: int
    space: str | None = None
    waiting: list[int] | None = None
    step: str | None = None
    choices: list[str] | None = None
    move: list[str] | None = None


class View(Wire, frozen=True):
    """All that a seat may know."""

    game: str
    deck: str
    boards: str
    discards: str
    round: int
    phase: str
    stage: int
    starting_money: int | None
    starting_player: int | None
    plan_order: list[int]
    plans: list[Plan]
    errands: dict[str, list[int]]
    extensions: int
    market: dict[str, int] | None
    offering: dict[str, str | None]
    wild_places: list[bool]
    piles: dict[str, int]
    discard_piles: list[Pile]
    seats: list[Seat]
    decision: Asks | None
    answer: list[str] | None = None
    """What the reader has answered to the open simultaneous choice."""


NAMED: Final = ("card", "companion", "place", "at", "deck", "type", "space")
TYPES: Final[dict[str, Any]] = {
    **dict.fromkeys(NAMED, str), "order": dict[str, int], "backs": dict[str, int], "cards": list[str],
    "seats": list[int],
}  # fmt: skip
"""Of the fields of events; all others are numbers."""


def _types(keys: tuple[str, ...]) -> dict[str, Any]:
    names = [key.removeprefix("*") for key in keys]
    return {name: TYPES.get(name, int) for name in names}


EVENTS: Final[tuple[type[Happened], ...]] = tuple(
    [event_type(name, _types(public), _types(secret)) for name, public, secret in events.RECORDS]
)
"""In the order of their numbers."""
