"""Keeps the record of a sitting: saves it when asked, and without being asked when the person leaves."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from bequest.core.words import SOURCE_LANGUAGE
from bequest.terminal.files import FileProblem, default_name, save_somewhere, write_text
from bequest.terminal.layout import Cell, wrapped
from bequest.terminal.table import Table
from bequest.terminal.voice import Voice

COMMAND: Final = "bequest"


class Keeper:
    """Knows in which file the game is, and whether that is up to date."""

    def __init__(self, table: Table, people: int, voice: Voice, now: Callable[[], datetime]) -> None:
        self._table = table
        self._people = people
        self._voice = voice
        self._now = now
        self._file: Path | None = None
        self._saved = table.text
        self._told: Path | None = None
        """The file of a game that is over, once it was said how to look at it again."""

    def save(self, name: str = "") -> None:
        """Saves in the file of this name, or without one again in the file of this sitting."""
        self._voice.show(self._save(name))

    def _save(self, name: str = "") -> list[Cell]:
        """Saves, then says where, or why not."""
        text = self._table.record().to_json()
        try:
            self._file = self._write(name, text)
        except FileProblem as problem:
            return [*wrapped(self._voice.text("terminal-not-saved", problem=problem.message), self._voice.width)]
        self._saved = text
        said = self._stated("terminal-saved", path=_shortest(self._file))
        return said + ([self._voice.text("terminal-open-move")] if self._in_mid_move() else [])

    def _write(self, name: str, text: str) -> Path:
        path = Path(os.path.expanduser(name)) if name else self._file
        if path is not None:
            try:
                write_text(path, text, replace=path == self._file)
                return path
            except FileProblem:
                if name:
                    raise
        # Nowhere yet, or no longer: its folder may be gone.
        return save_somewhere(default_name(self._table.position.game.name, self._now()), text)

    def _in_mid_move(self) -> bool:
        position = self._table.position
        return any(position.made(seat) for seat in position.waiting)

    @property
    def safe(self) -> bool:
        """Whether a file has the game as it stands, and is still there."""
        file = self._at
        return file is not None and os.path.exists(file) and self._saved == self._table.record().to_json()

    @property
    def _at(self) -> Path | None:
        return self._file or self._table.file

    def leave(self) -> bool:
        """Saves what is not saved yet and says how to go on (or to look at it again, if it is over), as long as
        somebody reads it; whether it is safe now."""
        lines = [] if self.safe else self._save()
        safe, file = self.safe, self._at
        if safe and file is not None and file != self._told:
            over = self._table.position.over
            self._told = file if over else None
            how = "terminal-look-again" if over else "terminal-go-on"
            lines += self._stated(how, command=self._command(over, file))
        with suppress(EOFError):
            self._voice.show(["", *lines] if lines else [])
        return safe

    def _stated(self, id: str, **copied: str) -> list[Cell]:
        """A path or a command, to be copied: on a line of its own if there is no room for it behind the words."""
        whole = self._voice.text(id, **copied)
        if len(whole) <= self._voice.width:
            return [whole]
        alone = self._voice.text(id, **dict.fromkeys(copied, ""))
        return [alone.rstrip(), *[f"  {text}" for text in copied.values()]]

    def _command(self, over: bool, path: Path) -> str:
        file = shlex.quote(_shortest(path))
        program = shlex.quote(_program())
        spoken = f" --lang {self._voice.language}" if self._voice.language != SOURCE_LANGUAGE else ""
        if over:
            return f"{program}{spoken} replay {file}"
        return f"{program}{spoken} play --load {file}" + (f" --humans {self._people}" if self._people != 1 else "")


def _shortest(path: Path) -> str:
    """A path as it stands or from the current folder, whichever is shorter."""
    try:
        return min(str(path), os.path.relpath(path), key=len)
    except (OSError, ValueError):  # the folder in which it was started is gone, or it is on another drive
        return str(path)


def _program() -> str:
    """How the command is called here: by its name, or by its path where the shell does not know it."""
    started = Path(sys.argv[0])
    if started.name != COMMAND or shutil.which(COMMAND) is not None:
        return COMMAND
    try:
        return os.path.relpath(started)
    except OSError:  # the folder in which it was started is gone
        return str(started)
