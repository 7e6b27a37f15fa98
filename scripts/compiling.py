"""Compiles the rules behind a game that is being played, for the next start: `make play` does not wait for it.

Usage: python -m scripts.compiling, which comes back at once. What the compiler says goes to .cache/compiling.txt.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
STAMP: Final = ".venv/.compiled"


def behind() -> None:
    """Starts itself once more, out of the way."""
    cache = ROOT / ".cache"
    cache.mkdir(exist_ok=True)
    with (cache / "compiling.txt").open("a") as said:
        command = [sys.executable, "-m", "scripts.compiling", "now"]
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=said, stderr=said, start_new_session=True)


def now() -> None:
    """Compiles, unless another start of the game is about it; everybody else's work comes first."""
    os.nice(19)
    with (ROOT / ".cache" / "compiling.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return
        subprocess.run(["make", STAMP], cwd=ROOT, check=True)


if __name__ == "__main__":
    now() if sys.argv[1:] == ["now"] else behind()
