"""Where a game is kept between two evenings: a file that is written whole or not at all."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from bequest.core.errors import BequestError
from bequest.core.words import Message, message

PROBLEMS: Final[dict[int, str]] = {
    errno.ENOENT: "terminal-file-missing",
    errno.ENOTDIR: "terminal-file-missing",
    errno.EISDIR: "terminal-file-folder",
    errno.EACCES: "terminal-file-forbidden",
    errno.EPERM: "terminal-file-forbidden",
    errno.EROFS: "terminal-file-forbidden",
    errno.ENOSPC: "terminal-file-full",
    errno.ENAMETOOLONG: "terminal-file-name",
}
"""What the system says often; anything else is told in its own words."""
NAMES: Final = "bequest-*.json"
"""How the names are made that games are saved under by themselves."""


class FileProblem(BequestError):
    """A file that cannot be read or written, with the reason."""


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise _trouble(path, message("terminal-file-not-text")) from None
    except (OSError, ValueError) as error:
        raise _trouble(path, problem_of(error)) from None


def write_text(path: Path, text: str, replace: bool = False) -> None:
    """Writes beside the file first, so that a full disk costs nothing that was there before."""
    beside = path.parent / f".bequest-{os.getpid()}"
    try:
        if path.is_dir():
            raise _trouble(path, message("terminal-file-folder"))
        if path.exists() and not replace:
            raise _trouble(path, message("terminal-file-exists"))
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            beside.unlink()
        raise _trouble(path, problem_of(error)) from None


def save_somewhere(name: str, text: str) -> Path:
    """Writes a new file in the current folder, else in the home folder, else in that for temporary files."""
    problem = _trouble(name, message("terminal-file-nowhere"))
    for folder in folders():
        path = _free(folder / name)
        try:
            write_text(path, text)
            return path
        except FileProblem as error:
            problem = error
    raise problem


def default_name(game: str, now: datetime) -> str:
    return f"bequest-{game}-{now:%Y%m%d-%H%M%S}.json"


def folders() -> Iterator[Path]:
    """Where games are saved by themselves: in the first of these that can be written."""
    yield Path()
    with suppress(RuntimeError):  # a user without a home
        yield Path.home()
    yield Path(tempfile.gettempdir())


def _free(path: Path) -> Path:
    """The path, or the first one numbered after it that is not taken."""
    found, number = path, 1
    while os.path.lexists(found):
        number += 1
        found = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return found


def _trouble(path: Path | str, problem: Message | str) -> FileProblem:
    return FileProblem(message("terminal-file", path=str(path), problem=problem))


def problem_of(error: OSError | ValueError) -> Message | str:
    """Why not; a ValueError is a name that no file can have."""
    if isinstance(error, ValueError):
        return message("terminal-file-name")
    known = PROBLEMS.get(error.errno or 0)
    return message(known) if known else (error.strerror or str(error)).lower()
