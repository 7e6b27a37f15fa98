"""How the rules run: compiled, or interpreted from the same sources.

Compiled modules lie beside their sources. They are passed over if BEQUEST_PURE=1 is set, and if a source has changed
since they were built, so that nobody runs other rules than those that can be read.
"""

from __future__ import annotations

import json
import os
import sys
import zlib
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

MANIFEST = "bequest/compiled.json"
"""Under the folder of the package: the sources that were compiled, each with its checksum."""
PURE = "BEQUEST_PURE"

_FOLDER = Path(__file__).parent.parent


class SourceFinder:
    """Finds the sources of this package, never what was compiled from them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("bequest."):
            return None
        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if found is not None:
                return found
        return None


COMPILED = "compiled"
PURE_ASKED = "pure"
ABSENT = "absent"
STALE = "stale"


def _settle() -> str:
    """Chooses how the rules will run."""
    if os.environ.get(PURE) == "1":
        return PURE_ASKED
    try:
        sums: dict[str, int] = json.loads((_FOLDER / MANIFEST).read_bytes())
        if not all((_FOLDER / name).with_suffix(EXTENSION_SUFFIXES[0]).exists() for name in sums):
            return ABSENT  # perhaps they were compiled for another Python
        if any(zlib.crc32((_FOLDER / name).read_bytes()) != known for name, known in sums.items()):
            return STALE
    except (OSError, ValueError):
        return ABSENT
    return COMPILED


MODE = _settle()
"""How the rules run: compiled, or interpreted because that was asked for, because nothing was compiled (for this
Python), or because the sources have changed since."""
if MODE != COMPILED:
    sys.meta_path.insert(0, SourceFinder)


def compiled() -> bool:
    """Whether the rules run compiled."""
    return MODE == COMPILED
