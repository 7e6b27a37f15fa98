"""Players in the terminal: called and shown by the colours of their pieces."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.text import Text

from bequest.core.words import Message
from bequest.terminal.voice import Voice


class Players:
    """What the players of a game are called, and in which style, by colour."""

    def __init__(self, styles: Mapping[str, str], called: Callable[[str], Message]) -> None:
        self.styles = styles
        self.called = called

    def shown(self, voice: Voice, colour: str) -> Text:
        """A player in his or her colour."""
        return Text(voice.put(self.called(colour)), style=self.styles[colour])

    def width(self, voice: Voice) -> int:
        """The width of a column for their names."""
        return 1 + max(len(voice.put(self.called(colour))) for colour in self.styles)
