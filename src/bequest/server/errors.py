"""What a server refuses, with a message for people and the status that goes with it."""

from __future__ import annotations

from typing import ClassVar

from bequest.core.errors import BequestError
from bequest.core.words import Message


class Refused(BequestError):
    """A request that can't be met; the message says what to do."""

    status: ClassVar[int] = 400


class NotAllowed(Refused):
    """Somebody else may do that."""

    status = 403


class NobodyThere(Refused):
    """It takes a person: sign in, or begin as a guest."""

    status = 401


class NotFound(Refused):
    """There is no such thing, or not for whoever asks: the answer is the same."""

    status = 404


class Conflict(Refused):
    """Things have changed meanwhile, or are not so far yet."""

    status = 409


class TooLarge(Refused):
    """More than is taken at once."""

    status = 413


class TooMany(Refused):
    """More often than is allowed: to be tried again later."""

    status = 429


class NotSaved(Refused):
    """The database did not take it; nothing has changed."""

    status = 503

    def __init__(self, message: Message, cause: Exception | None = None) -> None:
        super().__init__(message)
        self.__cause__ = cause
