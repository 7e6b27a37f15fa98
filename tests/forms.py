"""What travels, as tests like to compare it: dicts and lists."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bequest.core.position import Position
from bequest.core.wire import Happened, plain

COMMON_FIELDS = ("sequence", "move", "moved", "facts")
"""What every event has; tests of the contract look at it."""

CONCLUDED = ("timeframes", "forecast", "prospects", "missing", "worth", "tonight")
"""Rooms, how the round would end and a hand fare, what failures lack; what somebody owns, and what houses lose."""


def view(position: Position, seat: int | None) -> dict[str, Any]:
    """A view as a dict."""
    found: dict[str, Any] = plain(position.view(seat))
    return found


def bare_view(position: Position, seat: int | None) -> dict[str, Any]:
    """A view less what the rules conclude from the rest of it, as the cells of an encoding give it back."""
    found: dict[str, Any] = _bare(view(position, seat))
    return found


def _bare(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: _bare(value) for key, value in part.items() if key not in CONCLUDED}
    return [_bare(one) for one in part] if isinstance(part, list) else part


def told(events: Iterable[Happened]) -> list[dict[str, Any]]:
    """Events as dicts with the fields of their kind, and the seat if there is one."""
    found: list[dict[str, Any]] = []
    for event in events:
        fields = {key: value for key, value in plain(event).items() if key not in COMMON_FIELDS}
        if not fields["seat"]:
            del fields["seat"]
        found.append(fields)
    return found


def events(position: Position, since: int = 0, seat: int | None = None) -> list[dict[str, Any]]:
    """The journal as such dicts."""
    return told(position.events(since, seat))
