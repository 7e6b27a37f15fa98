"""Saved games that lie where games are saved by themselves, the newest first, to choose one from."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from bequest import games
from bequest.core import record as records
from bequest.core.errors import BequestError
from bequest.core.words import Message, message
from bequest.terminal.commands import as_number
from bequest.terminal.files import NAMES, folders, read_text
from bequest.terminal.layout import Cell, aligned
from bequest.terminal.voice import Voice

MOST_LISTED: Final = 9
LARGEST: Final = 4_000_000
"""Bytes; no record of a game is larger."""


@dataclass(frozen=True)
class Save:
    """A file with a record. `over` says whether the game is finished."""

    path: Path
    title: str
    players: int
    over: bool
    saved: datetime

    def told(self) -> Message:
        state = message("terminal-finished" if self.over else "terminal-running")
        when = f"{self.saved:%Y-%m-%d %H:%M}"
        return message("terminal-save", title=self.title, players=self.players, state=state, when=when)


def saves() -> list[Save]:
    """Every record in the current folder, and those under a name of ours where games are saved otherwise."""
    found: dict[str, Save] = {}
    for number, folder in enumerate(folders()):
        for path in _files(folder, "*.json" if number == 0 else NAMES):
            save = _read(path)
            if save is not None:
                found.setdefault(os.path.realpath(path), save)
    return sorted(found.values(), key=lambda save: (save.saved, save.path.name), reverse=True)


def _files(folder: Path, names: str) -> Iterator[Path]:
    with suppress(OSError):
        yield from sorted(folder.glob(names))


def _read(path: Path) -> Save | None:
    """What a file has to say of itself; None if it is no record that could be played on."""
    try:
        facts = path.stat()
        if facts.st_size > LARGEST:
            return None
        record = records.load(read_text(path))
        title = games.find(record.game).short_title
    except (OSError, BequestError):
        return None
    given = record.position.get("options") if record.position else record.options
    players = given.get("players") if isinstance(given, dict) else 0
    over = record.result.get("over") is True
    when = datetime.fromtimestamp(facts.st_mtime)
    return Save(path, title, players if isinstance(players, int) else 0, over, when)


def lines(found: list[Save], voice: Voice) -> list[Cell]:
    """The newest ones, numbered, two lines each: what it is, and where it lies."""
    rows: list[list[Cell]] = []
    for number, save in enumerate(found[:MOST_LISTED], 1):
        rows += [[f"{number:>3}", voice.put(save.told())], ["", str(save.path)]]
    more = len(found) - MOST_LISTED
    shown: list[Cell] = [voice.text("terminal-saves"), *aligned(rows, indent=0, width=max(voice.width, _widest(found)))]
    return [*shown, voice.text("terminal-saves-more", count=more)] if more > 0 else shown


def _widest(found: list[Save]) -> int:
    """Room for every path: a path is to be copied, and never cut."""
    return max([len(str(save.path)) for save in found], default=0) + 5


def chosen(answer: str, found: list[Save]) -> Path:
    """The file that an answer means: a number of the list, or else a name."""
    number = as_number(answer)
    if number is not None and 1 <= number <= min(len(found), MOST_LISTED) and not os.path.lexists(answer):
        return found[number - 1].path
    return Path(os.path.expanduser(answer))


def which(voice: Voice, read: Callable[[str], str], enter: bool) -> Path | None:
    """Lists the saved games and asks for one; `enter`: without an answer the newest one not finished is meant."""
    found = saves()
    if found:
        voice.show(lines(found, voice))
    else:
        voice.say("terminal-no-saves")
    first = first_open(found) if enter else 0
    answer = read(voice.text("terminal-which-save", first=first)).strip()
    if answer:
        return chosen(answer, found)
    return found[first - 1].path if first else None


def first_open(found: list[Save]) -> int:
    """The number of the newest listed game that is not finished; 0 if there is none."""
    open_ones = [number for number, save in enumerate(found[:MOST_LISTED], 1) if not save.over]
    return open_ones[0] if open_ones else 0
