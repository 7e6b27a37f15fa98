"""What travels of Gears of Time: its view and its events."""

from __future__ import annotations

from typing import Any, Final

from bequest.core.wire import Happened, Wire, event_type
from bequest.games.gears.rules import events

# --- the view ---


class Lasting(Wire, frozen=True):
    """A Fate card in play: whose it is, and the dependency that its technology does without."""

    card: str
    owner: int
    waived: str | None = None


class Timeframe(Wire, frozen=True):
    """A timeframe in play, and how many technologies it takes."""

    timeframe: str
    room: int


class Copy(Wire, frozen=True):
    """A technology on the timeline, with the cubes on it by color; of a failed one what it lacks."""

    timeframe: str
    technology: str
    cubes: dict[str, int]
    successful: bool
    fate: list[Lasting] | None = None
    tokens: dict[str, int] | None = None
    missing: list[str] | None = None


class Prospect(Wire, frozen=True):
    """How a technology in hand would fare if it were established where the own marker stands."""

    technology: str
    missing: list[str]
    """What it lacks now; if nothing, it succeeds."""
    fragile: list[str]
    """What it has now and will lack at the end of the round, when technologies without cubes leave."""
    stays: bool
    """Whether it outlives the end of the round; else another copy stays."""
    points: int
    """What the round would then bring, if it ended at once."""


class Seat(Wire, frozen=True):
    """A player as the reader sees him or her: the hand is for the own seat only, and secret Fate cards are a number."""

    seat: int
    colour: str
    character: str | None
    marker: str
    pool: int
    score: int
    hand_size: int
    hand: list[str] | None = None
    fate_cards: list[str] | int | None = None
    prospects: list[Prospect] | None = None


class Discards(Wire, frozen=True):
    """The discard pile: its size, and the cards that the reader knows there."""

    size: int
    known: list[str]


class DraftCard(Wire, frozen=True):
    """A Fate card of the draft area, with the cubes on it by color."""

    card: str
    cubes: dict[str, int]


class Drawn(Wire, frozen=True):
    """The cards of a Draw that is not finished; for all but the player their number."""

    seat: int
    cards: list[str] | int


class Asked(Wire, frozen=True):
    """The open decision; step and choices of a move under way are for its player only."""

    kind: str
    seat: int
    technology: str | None = None
    step: str | None = None
    choices: list[str] | None = None
    taken: list[int | None] | None = None
    """For each position of the player order who has it so far."""
    later: list[int] | None = None
    """Who is asked next."""


class View(Wire, frozen=True):
    """All that a seat may know."""

    game: str
    deck: str
    fate: str
    pursuit: str
    round: int
    turn: int
    phase: str
    order: list[int]
    active: int | None
    present: str
    actions: int
    extra_room: int
    seats: list[Seat]
    timeframes: list[Timeframe]
    """From the oldest to the Present Day."""
    timeline: list[Copy]
    stray_fate: list[Lasting]
    draw_pile: int
    discard_pile: Discards
    decision: Asked | None
    draft_area: list[DraftCard] | None = None
    fate_taken: bool | None = None
    out_of_game: list[str] | None = None
    left_out: int | None = None
    spliced: bool | None = None
    activated: list[str] | None = None
    extra_turn: str | None = None
    extra_turn_used: list[int] | None = None
    drawn: Drawn | None = None
    forecast: list[int] | None = None
    """During the turns: what each seat would score if the round ended now."""


# --- events ---


class Spot(Wire, frozen=True):
    """A technology on the timeline from which a cube goes, and whose cube it is if it is another's."""

    technology: str
    timeframe: str
    player: int | None = None


TYPES: Final[dict[str, Any]] = {
    "character": str,
    "card": str,
    "position": int,
    "timeframe": str,
    "technology": str,
    "paid": int,
    "missing": list[str],
    "payment": list[str],
    "cubes": int,
    "kept": str,
    "rejected": str,
    "player": int,
    "waived": str,
    "cards": int,
    "phase": str,
    "round": int,
    "points": int,
    "source": str,
    "to": str,
    "own": Spot,
    "other": Spot,
    "token": str,
}
"""The types of the fields of events."""
EVENTS: Final[tuple[type[Happened], ...]] = tuple(
    event_type(name, {key: TYPES[key] for key in fields}, {key: TYPES[key] for key in optional})
    for name, fields, optional in events.KINDS
)
