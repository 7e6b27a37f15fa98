"""Where a game is kept between two evenings: a file that is written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from bequest.core.errors import BequestError


class FileProblem(BequestError):
    """A file that cannot be read or written, with the reason."""


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise FileProblem(f"{path}: not a text file (UTF-8)") from None
    except (OSError, ValueError) as error:
        raise FileProblem(f"{path}: {_reason(error)}") from None


def write_text(path: Path, text: str, replace: bool = False) -> None:
    """Writes beside the file first, so that a full disk costs nothing that was there before."""
    if path.is_dir():
        raise FileProblem(f"{path}: this is a folder")
    if path.exists() and not replace:
        raise FileProblem(f"{path}: this file exists already; give another name")
    beside = path.parent / f".{path.name}.{os.getpid()}"
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            beside.unlink()
        raise FileProblem(f"{path}: {_reason(error)}") from None


def save_somewhere(name: str, text: str) -> Path:
    """Writes a new file in the current folder, else in the home folder, else in that for temporary files."""
    problem = FileProblem(f"{name}: there is no folder to write it to")
    for folder in _folders():
        path = _free(folder / name)
        try:
            write_text(path, text)
            return path
        except FileProblem as error:
            problem = error
    raise problem


def default_name(game: str, now: datetime) -> str:
    return f"bequest-{game}-{now:%Y%m%d-%H%M%S}.json"


def _folders() -> Iterator[Path]:
    yield Path()
    with suppress(RuntimeError):  # a user without a home
        yield Path.home()
    yield Path(tempfile.gettempdir())


def _free(path: Path) -> Path:
    """The path, or the first one numbered after it that is not taken."""
    found, number = path, 1
    while found.exists():
        number += 1
        found = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return found


def _reason(error: OSError | ValueError) -> str:
    """Why not; a ValueError is a name that no file can have."""
    return ((error.strerror if isinstance(error, OSError) else None) or str(error)).lower()
