"""Rendering: what the terminal shows to a seat, printed or as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bequest.adapters.common import one_of
from bequest.core.errors import BadOption, BadRenderMode
from bequest.core.position import Position
from bequest.core.words import LANGUAGES
from bequest.terminal.console import ENDLESS, StandardConsole
from bequest.terminal.layout import LEAST_WIDTH, wrapped
from bequest.terminal.showing import Showing
from bequest.terminal.skin import skin_of
from bequest.terminal.voice import Voice

ANSI: Final = "ansi"
HUMAN: Final = "human"
RENDER_MODES: Final = (ANSI, HUMAN)


class Sheet:
    """A console that nobody sees: what is written on it becomes a text."""

    width = LEAST_WIDTH
    height = ENDLESS
    interactive = False

    def __init__(self) -> None:
        self._lines: list[str] = []

    def read(self, prompt: str) -> str:
        raise EOFError

    def write(self, lines: Sequence[str | Text]) -> None:
        self._lines += [str(line) for line in lines]

    def clear(self) -> None:
        self._lines.clear()

    @property
    def text(self) -> str:
        return "\n".join(self._lines)


class Screen:
    """Where an environment is rendered, if it is."""

    def __init__(self, render_mode: str | None, language: str) -> None:
        if render_mode is not None:
            try:
                one_of("render_mode", render_mode, RENDER_MODES)
            except BadOption as refused:
                raise BadRenderMode(refused.message) from None
        one_of("language", language, LANGUAGES)
        self._mode = render_mode
        self._language = language

    def show(self, position: Position, seat: int) -> str | None:
        """The game as the seat sees it: a text, or printed and nothing."""
        if self._mode == HUMAN:
            _write(position, seat, Voice(StandardConsole(), self._language))
        elif self._mode == ANSI:
            sheet = Sheet()
            _write(position, seat, Voice(sheet, self._language))
            return sheet.text
        return None


def _write(position: Position, seat: int, voice: Voice) -> None:
    """The table, then the question with its options if the seat is asked, or the result."""
    skin = skin_of(position.game, voice)
    voice.show(["", *skin.board(position, seat)])
    asked = position.prompt(seat) if seat >= 0 else None
    if position.over:
        voice.show(["", *skin.result(position)])
    elif asked is not None and asked.question is not None:
        question = Text(voice.put(asked.question), style="bold reverse")
        choices = Showing(position, skin, voice, ()).choices(seat)
        voice.show(["", *wrapped(question, voice.width), *choices.lines(voice.width)])
