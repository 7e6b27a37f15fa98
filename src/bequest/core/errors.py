"""What can go wrong, as a caller may want to catch it. Every message says what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core.words import Message, words

if TYPE_CHECKING:
    from bequest.core.reasons import Reason


class BequestError(Exception):
    """An error in the input, with a message for people; its `str` is English."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message
        """What went wrong and what to do, to be put into words."""

    def text(self, language: str) -> str:
        """The message in a language, `"en"` or `"fr"`."""
        return words(language).say(self.message)


class IllegalAction(BequestError, ValueError):
    """The choice is not on offer; the position is unchanged."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.cited)
        self.args = (reason,)  # what it is made of again when it comes from another process
        self.reason = reason


class BadArgument(BequestError, ValueError):
    """Something that the function does not take: a seat that does not exist, a text instead of an action."""


class BadOption(BequestError, ValueError):
    """An unknown option, or a value that it does not take."""


class BadRenderMode(BadOption, TypeError):
    """A way to render that an environment does not have; frameworks try without one after a TypeError."""


class BadPosition(BequestError):
    """A position text that describes an impossible position."""


class BadDeck(BequestError):
    """A deck text with a mistake; the message names file, line and field."""


class BadRecord(BequestError):
    """A record that cannot be read, or that does not replay to what it claims."""


class UnknownName(BequestError):
    """A game, deck or action name that does not exist."""


class BadBuffer(BequestError):
    """A buffer that an encoding can't be written into or read from."""
