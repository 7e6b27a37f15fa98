"""The keys by which servers know somebody again: one file for each server, which its owner alone may read."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path

import msgspec

from bequest.server.places import data_folder


class Key(msgspec.Struct):
    """The cookie of a session."""

    name: str = ""
    value: str = ""


class Keys:
    """Where the keys are kept."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder if folder is not None else data_folder() / "keys"

    def of(self, server: str) -> Key:
        """The key for a server; an empty one if there is none that can be read."""
        with suppress(OSError, msgspec.DecodeError):
            return msgspec.json.decode(self.file(server).read_bytes(), type=Key)
        return Key()

    def keep(self, server: str, key: Key) -> None:
        """Keeps a key; where nothing can be written it holds for this sitting alone."""
        file = self.file(server)
        beside = file.with_suffix(f".{os.getpid()}")
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
                out.write(msgspec.json.encode(key))
            beside.replace(file)

    def file(self, server: str) -> Path:
        """The file for a server."""
        return self._folder / f"{re.sub(r'[^a-z0-9.]+', '-', server.lower())}.json"
