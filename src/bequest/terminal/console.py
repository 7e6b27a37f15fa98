"""The keyboard and the screen of a real terminal; odd input and output are made harmless."""

from __future__ import annotations

import io
import os
import select
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol, TextIO

from rich.console import Console as RichConsole
from rich.text import Text

from bequest.terminal.layout import LEAST_WIDTH, MOST_WIDTH
from bequest.terminal.plain_signs import settle_for_the_nearest

ENDLESS = 10_000
"""Lines of a screen that is none."""
CLEAR = "\033[H\033[2J\033[3J"
"""Cursor home, screen and scroll-back wiped."""


class Console(Protocol):
    """Where a client reads lines and writes them."""

    @property
    def interactive(self) -> bool:
        """Whether a person types, and not a script."""

    @property
    def width(self) -> int:
        """How long a line may be."""

    @property
    def height(self) -> int:
        """How many lines are seen at once."""

    def read(self, prompt: str) -> str:
        """The next line; EOFError when there will be none."""

    def write(self, lines: Sequence[str | Text]) -> None: ...

    def clear(self) -> None:
        """Hides what was written before, as far as possible."""


class Keyboard(Console, Protocol):
    """A console at which a person may also type without being asked."""

    def typed(self, seconds: float) -> str | None:
        """The line that is typed within so many seconds; None if none is, or a script is read."""


class StandardConsole:
    """Standard input and output; colours only on a terminal that has them and where they are wanted (NO_COLOR)."""

    def __init__(self) -> None:
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        settle_for_the_nearest()
        plain = bool(os.environ.get("NO_COLOR"))
        self._rich = RichConsole(color_system=None if plain else "auto", highlight=False, markup=False, emoji=False)
        if self.interactive:
            # Arrow keys edit the line; without it they write signs into it.
            import readline  # noqa: F401

    @property
    def interactive(self) -> bool:
        return is_terminal(sys.stdin) and is_terminal(sys.stdout)

    @property
    def width(self) -> int:
        return fitting_width(self._rich.width) if self.interactive else LEAST_WIDTH

    @property
    def height(self) -> int:
        return self._rich.height if self.interactive else ENDLESS

    def read(self, prompt: str) -> str:
        try:
            return input(prompt)
        except (OSError, ValueError, RuntimeError):  # the terminal is gone, or there never was one
            raise EOFError from None

    def typed(self, seconds: float) -> str | None:
        if not self.interactive or sys.platform == "win32":  # there a console can't be waited for in this way
            time.sleep(seconds)
            return None
        try:
            if not select.select([sys.stdin], [], [], seconds)[0]:
                return None
            line = sys.stdin.readline()
        except (OSError, ValueError):
            raise EOFError from None
        if not line:
            raise EOFError
        return line.rstrip("\n")

    def write(self, lines: Sequence[str | Text]) -> None:
        try:
            for line in lines:
                print(self._rendered(line))
            if sys.stdout is not None:
                sys.stdout.flush()
        except OSError:
            silence_output()
            raise EOFError from None

    def _rendered(self, line: str | Text) -> str:
        """With the terminal's signs for its styles, if it has any; Rich does not write itself, nor break the line."""
        if isinstance(line, str):
            return line
        with self._rich.capture() as capture:
            self._rich.print(line, soft_wrap=True, end="")
        return capture.get()

    def clear(self) -> None:
        if self.interactive and not self._rich.is_dumb_terminal:
            print(CLEAR, end="")
        elif self.interactive:
            print("\n" * self._rich.height)


def fitting_width(columns: int) -> int:
    """The width of lines on a screen of so many columns."""
    return min(MOST_WIDTH, max(LEAST_WIDTH, columns))


def is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and not stream.closed and stream.isatty()


def silence_output() -> None:
    """Nobody reads the output any more: the rest of it is dropped."""
    with suppress(AttributeError, OSError, ValueError):  # there may be none, or one without a file
        number = sys.stdout.fileno()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, number)
        os.close(nowhere)
