"""What travels, as tests like to compare it: dicts and lists."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bequest.core.position import Position
from bequest.core.wire import Happened, plain

COMMON_FIELDS = ("sequence", "move", "moved", "facts")
"""What every event has; tests of the contract look at it."""


def view(position: Position, seat: int | None) -> dict[str, Any]:
    """A view as a dict."""
    found: dict[str, Any] = plain(position.view(seat))
    return found


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
