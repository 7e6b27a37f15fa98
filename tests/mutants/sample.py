"""Which changes are tried: of every module of the rules and of core so many, drawn at random."""

from __future__ import annotations

import random
import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from tests.mutants.changes import Change, changes, is_python

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ROOT / "src" / "bequest"
NO_RULES: Final = ("codes.py", "__init__.py", "schema.py", "wire.py", "pickling.py")
"""Numbers that only name something, and declarations."""


@dataclass(frozen=True)
class Mutant:
    """A change to a module, named by its path in the package."""

    file: str
    change: Change

    @property
    def room(self) -> str:
        """The game, or core."""
        parts = Path(self.file).parts
        return parts[1] if parts[0] == "games" else "core"

    @property
    def name(self) -> str:
        """The same as long as the module is the same."""
        found = self.change
        return f"{self.file} {zlib.crc32(source(self.file)):08x} {found.start}-{found.end} {found.instead}"

    def told(self) -> str:
        """A change as a person would look at it."""
        text = source(self.file)
        line = text.splitlines()[self.change.line - 1].decode().strip()
        was = text[self.change.start : self.change.end].decode()
        return f"src/bequest/{self.file}:{self.change.line}  {was!r} -> {self.change.instead!r}\n    {line}"


@cache
def source(file: str) -> bytes:
    return (SOURCES / file).read_bytes()


def modules(only: str = "") -> list[str]:
    """The modules of core, and of the rules of every game and of what they show."""
    found = [*(SOURCES / "core").rglob("*.py")]
    for game in (SOURCES / "games").iterdir():
        found += [path for room in ("rules", "seen") for path in (game / room).glob("*.py")]
        found += [game / "position.py"] if (game / "position.py").exists() else []
    named = [path.relative_to(SOURCES).as_posix() for path in sorted(found) if path.name not in NO_RULES]
    return [file for file in named if file.startswith(only)]


def drawn_from(file: str, each: int, seed: int) -> list[Mutant]:
    """So many changes to one module, whatever happens to the others."""
    text = source(file)
    found = changes(text.decode())
    random.Random(f"{seed} {file}").shuffle(found)
    sample: list[Mutant] = []
    for change in found:
        if len(sample) == each:
            break
        if is_python(change.made(text)):
            sample.append(Mutant(file, change))
    return sample


def drawn(only: str = "", each: int = 3, count: int = 0, seed: int = 1) -> list[Mutant]:
    """The changes in random order, so that a run that is stopped has looked everywhere; at most `count`, if given."""
    found = [mutant for file in modules(only) for mutant in drawn_from(file, each, seed)]
    random.Random(seed).shuffle(found)
    return found[:count] if count else found
