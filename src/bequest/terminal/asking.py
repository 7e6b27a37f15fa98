"""What a seat is asked, and what it may know then."""

from __future__ import annotations

from typing import Any

from bequest.core.position import Decision, Position


def asked_of(position: Position, seat: int) -> tuple[Decision, dict[str, Any]]:
    """The open decision as the seat sees it, and its view."""
    asked = position.prompt(seat)
    assert asked is not None, "the game waits for a seat"
    return asked, position.view(seat)
