"""What travels of the Duke de Crecy: its view, and its events with the fields that `rules/events.py` names.

Persons count from 1, as seats do; cards are named by their ids.
"""

from __future__ import annotations

from typing import Any, Final

from bequest.core.wire import Happened, Wire, event_type
from bequest.games.crecy.rules import events

# --- the view ---


class Attached(Wire, frozen=True):
    """The cards beside a person: Title and Contribution by name; Mansions are all alike, and so are Ventures."""

    title: str | None = None
    contribution: str | None = None
    mansion: bool = False
    venture: bool = False


class Person(Wire, frozen=True):
    """Somebody in a family; other persons by their numbers."""

    person: int
    card: str
    gender: str
    row: int
    state: str
    father: int | None = None
    mother: int | None = None
    partner: int | None = None
    attached: Attached | None = None


class Player(Wire, frozen=True):
    """A player as the reader sees him or her: `hand` only the own one, `patron` also those that were shown."""

    seat: int
    colour: str
    head: str | None
    extinct: int | None
    honor: int
    prestige: int
    income: int
    gold: int
    pawns: int
    placed: dict[str, int]
    reserve: dict[str, int]
    hand_size: int
    known_hand: list[str]
    missions: list[str]
    completed: list[str]
    under_patron: int
    complication: int | None
    lasting: list[str]
    family: list[Person]
    hand: list[str] | None = None
    patron: str | None = None


class Space(Wire, frozen=True):
    """A space of the main board, with the pawn on it; `closed` in Standard Solo."""

    space: str
    seat: int | None
    pawn: str | None
    closed: bool | None = None


class Plan(Wire, frozen=True):
    """The own move under way, with what was filled in because there was no choice."""

    cards: list[str]
    space: str | None = None
    pawn: str | None = None
    friend: str | None = None
    card: str | None = None
    amount: int | None = None
    person: int | None = None


class Asked(Wire, frozen=True):
    """The open decision with its facts; of the own move under way the step, and the choices so far."""

    kind: str
    seat: int
    count: int | None = None
    gender: str | None = None
    source_open: bool | None = None
    father: int | None = None
    mother: int | None = None
    card: str | None = None
    owner: int | None = None
    clause: int | None = None
    step: str | None = None
    choices: list[str] | None = None
    move: Plan | None = None


class Drawn(Wire, frozen=True):
    """The Missions of which a seat keeps one: those who may not see them only know how many there are."""

    seat: int
    missions: list[str] | int


class HintView(Wire, frozen=True):
    """A Hint of The Testament: how many of the persons it asks for are found. Once fulfilled it stays so."""

    hint: str
    fulfilled: bool
    found: int
    least: int


class View(Wire, frozen=True):
    """All that a seat may know."""

    game: str
    deck: str
    mode: str
    edition: str
    generation: int
    round: int
    phase: str
    starting_player: int | None
    passed: list[int]
    seats: list[Player]
    display: list[str]
    friend_deck: int
    friend_discard: list[str]
    child_deck: dict[str, int]
    reserve: dict[str, int]
    child_discard: list[str]
    aside: list[str]
    mission_deck: int
    mission_discard: list[str]
    titles: list[str]
    contributions: list[str]
    mansions: int
    ventures: int
    supply: dict[str, int]
    spaces: list[Space]
    decision: Asked | None
    found: list[str] | None = None
    """Child cards that the search under way has found; of a pair one is kept."""
    acquired: str | None = None
    """The Title or Contribution that somebody is still to hold."""
    drawn: Drawn | None = None
    hints: list[HintView] | None = None


# --- events ---

TYPES: Final[dict[str, Any]] = {
    "amount": int,
    "card": str,
    "child": int | None,
    "colour": str,
    "contributions": list[str],
    "count": int,
    "exchanged": bool,
    "father": int | None,
    "friend": str,
    "from_reserve": bool,
    "gained": int,
    "gender": str,
    "generation": int,
    "goal": int,
    "head": str,
    "hint": str,
    "kept": int,
    "mission": str,
    "mother": int | None,
    "other": str | None,
    "partner": int | None,
    "patron": str,
    "pawn": str,
    "person": int,
    "points": int,
    "round": int,
    "row": int,
    "source": str,
    "space": str,
    "spouse": int,
    "titles": list[str],
    "to": int,
    "what": str,
}
"""The types of the fields of events, by their names."""


def _typed(names: tuple[str, ...]) -> dict[str, Any]:
    return {name: TYPES[name] for name in names}


EVENTS: Final[tuple[type[Happened], ...]] = tuple(
    event_type(name, _typed(public), _typed(secret)) for name, public, secret in events.EVENTS
)
"""In the order of their numbers."""
