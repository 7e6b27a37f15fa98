"""What the terminal says, in the language of the person who reads it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bequest.core.words import Arg, Message, Words, words
from bequest.terminal.console import Console
from bequest.terminal.layout import wrapped


class Voice:
    """Speaks on a console; the language may change at any time."""

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language

    @property
    def words(self) -> Words:
        return words(self.language)

    @property
    def width(self) -> int:
        return self.console.width

    def text(self, id: str, /, **args: Arg) -> str:
        return self.words.text(id, **args)

    def put(self, what: Message | str) -> str:
        return self.words.say(what)

    def lines(self, text: str) -> list[Text]:
        return wrapped(text, self.width)

    def say(self, id: str, /, **args: Arg) -> None:
        self.console.write(self.lines(self.text(id, **args)))

    def show(self, lines: Sequence[str | Text]) -> None:
        self.console.write(lines)
