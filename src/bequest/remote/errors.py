"""What goes wrong between here and a server."""

from __future__ import annotations

from bequest.core.errors import BequestError
from bequest.core.reasons import Reason
from bequest.core.words import Message


class RemoteProblem(BequestError):
    """Something that the server refuses, in its own words; `status` is that of its answer."""

    def __init__(self, message: Message, status: int = 0, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.reason = reason


class Unreachable(RemoteProblem):
    """Nobody answers there, or no server of this kind."""
