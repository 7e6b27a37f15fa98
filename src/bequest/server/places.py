"""Where things of a user are kept that belong to no folder of a game: the database of a server, keys to others."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder of this program for what lasts, where the system keeps such things; it may not exist yet."""
    if sys.platform == "win32":
        kept = os.environ.get("LOCALAPPDATA", "")
    elif sys.platform == "darwin":
        kept = os.path.expanduser("~/Library/Application Support")
    else:
        kept = os.environ.get("XDG_DATA_HOME", "")
    folder = Path(kept) if kept and os.path.isabs(kept) else Path(os.path.expanduser("~")) / ".local" / "share"
    return folder / "bequest"


def default_database() -> str:
    """The address of the database of a server that was told none."""
    return f"sqlite:///{data_folder() / 'server.db'}"
