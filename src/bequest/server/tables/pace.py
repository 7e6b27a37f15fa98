"""How much time the seats have: none is counted, a clock for a live game, or days for each move."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated, Final
from zoneinfo import ZoneInfo

from msgspec import Meta

from bequest.core.wire import Wire

DAY: Final = 86_400.0
MINUTE: Final = 60.0
ON_RETURN: Final = 2 * MINUTE
"""A person who comes back after a time-out has so much on the clock at least."""
PATIENCE: Final = 5 * MINUTE
"""A person who keeps the others waiting for so long may be replaced, if they agree; in a game by days, after a day."""


class Relaxed(Wire, frozen=True, tag_field="pace", tag="relaxed"):
    """Nobody counts."""


class LiveClock(Wire, frozen=True, tag_field="pace", tag="live"):
    """So many minutes for the whole game, and some seconds more for each move."""

    minutes: Annotated[int, Meta(ge=1, le=600)]
    seconds: Annotated[int, Meta(ge=0, le=600)] = 0


class ByDays(Wire, frozen=True, tag_field="pace", tag="days"):
    """So many days for each move; the time ends at an hour that suits the person, where the person lives."""

    days: Annotated[int, Meta(ge=1, le=30)]


Pace = Relaxed | LiveClock | ByDays


def at_first(pace: Pace) -> float:
    """The seconds on a seat's clock when the game begins."""
    return pace.minutes * MINUTE if isinstance(pace, LiveClock) else 0.0


def gained(pace: Pace) -> float:
    """The seconds that a move brings."""
    return float(pace.seconds) if isinstance(pace, LiveClock) else 0.0


def on_return(pace: Pace, left: float) -> float:
    """The seconds on the clock of a person who comes back."""
    return max(left, ON_RETURN) if isinstance(pace, LiveClock) else left


def patience(pace: Pace) -> float:
    """The seconds for which everybody is waited for."""
    return DAY if isinstance(pace, ByDays) else PATIENCE


def deadline(pace: Pace, now: float, left: float, zone: str, hour: int) -> float | None:
    """Until when a seat that is asked now must have answered."""
    if isinstance(pace, LiveClock):
        return now + left
    if isinstance(pace, ByDays):
        return local_deadline(now + pace.days * DAY, zone, hour)
    return None


def local_deadline(earliest: float, zone: str, hour: int) -> float:
    """The first time that it is this hour somewhere, not before the earliest."""
    there = ZoneInfo(zone)
    first = datetime.fromtimestamp(earliest, there)
    wanted = first.replace(hour=hour, minute=0, second=0, microsecond=0)
    while wanted.timestamp() < earliest:
        wanted = (wanted + timedelta(days=1)).replace(hour=hour)
    return wanted.timestamp()
