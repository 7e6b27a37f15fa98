"""The keyboard and the screen of a real terminal, with everything odd that can come from them made harmless."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Protocol, TextIO

CLEAR = "\033[H\033[2J\033[3J"
"""Cursor home, screen and scroll-back wiped."""


class Console(Protocol):
    """Where a client reads lines and writes them."""

    def read(self, prompt: str) -> str:
        """The next line; EOFError when there will be none."""

    def write(self, lines: Sequence[str]) -> None: ...

    def clear(self) -> None:
        """Hides what was written before, as far as possible."""


class StandardConsole:
    """Standard input and output."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        if self.interactive:
            # Arrow keys edit the line; without it they write signs into it.
            import readline  # noqa: F401

    @property
    def interactive(self) -> bool:
        return is_terminal(sys.stdin) and is_terminal(sys.stdout)

    def read(self, prompt: str) -> str:
        try:
            return input(prompt)
        except (OSError, ValueError, RuntimeError):  # the terminal is gone, or there never was one
            raise EOFError from None

    def write(self, lines: Sequence[str]) -> None:
        try:
            for line in lines:
                print(line)
            if sys.stdout is not None:
                sys.stdout.flush()
        except OSError:
            _silence_output()
            raise EOFError from None

    def clear(self) -> None:
        if self.interactive:
            print(CLEAR, end="")


def is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and not stream.closed and stream.isatty()


def _silence_output() -> None:
    """Nobody reads any more: what is still written, and what is left in the buffer, goes nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
