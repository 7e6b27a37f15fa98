"""What strangers bring, a deck, a record or a position, is read in a process of its own with limits of time and memory.

Only what was read there, and quickly, is looked at in the server itself.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from typing import Any, Final, Literal

import msgspec

from bequest import games
from bequest.core.errors import BequestError
from bequest.core.game import Game
from bequest.core.words import Message, message
from bequest.server.errors import Refused, TooLarge
from bequest.server.settings import Quotas
from bequest.server.work.reading import Answer, BroughtPosition, BroughtRecord, Request

AT_ONCE: Final = 2
SLOWLY: Final = 3.0
"""So many times its processor time a process may take by the clock on the wall."""
INHERITED: Final = ("PATH", "PYTHONPATH", "LD_LIBRARY_PATH", "BEQUEST_PURE", "LANG")


class Parser:
    """Reads decks, records and positions."""

    def __init__(self, quotas: Quotas) -> None:
        self._quotas = quotas
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def game(self, name: str, deck_text: str) -> Game:
        """The game with a deck of somebody's own."""
        games.find(name)
        await self._read("deck", deck_text, name)
        return games.again(name, deck_text, "deck_text")

    async def record(self, text: str) -> BroughtRecord:
        """A record that somebody brings, verified."""
        found = (await self._read("record", text)).record
        assert found is not None
        return found

    async def position(self, text: str, game: str) -> BroughtPosition:
        """A position that somebody brings, of a game that it names itself or that is named."""
        found = (await self._read("position", text, game)).position
        assert found is not None
        return found

    async def _read(self, what: Literal["deck", "position", "record"], text: str, game: str = "") -> Answer:
        quotas = self._quotas
        if len(text.encode()) > quotas.import_bytes:
            raise TooLarge(message("server-import-large", most=quotas.import_bytes // 1024))
        request = Request(what, text, game, quotas.import_seconds, quotas.import_megabytes)
        async with self._turns:
            answer = await asyncio.to_thread(_answered, request)
        if answer is None or answer.seconds > quotas.load_seconds:
            raise Refused(message("server-import-heavy"))
        if answer.problem is not None:
            raise BequestError(_message(answer.problem))
        return answer


def _answered(request: Request) -> Answer | None:
    """What the process says; None if it was stopped for what it used."""
    environment = {name: os.environ[name] for name in INHERITED if name in os.environ}
    command = [sys.executable, "-m", "bequest.server.work.reading"]
    try:
        ended = subprocess.run(
            command, input=msgspec.json.encode(request), capture_output=True, timeout=SLOWLY * request.seconds,
            env=environment, check=False,
        )  # fmt: skip
        return msgspec.json.decode(ended.stdout, type=Answer) if ended.returncode == 0 else None
    except (subprocess.TimeoutExpired, msgspec.DecodeError):
        return None


def _message(plain: Any) -> Message:
    """A message that has travelled, with the messages in it."""
    return Message(plain["id"], {name: _argument(value) for name, value in plain.get("args", {}).items()})


def _argument(value: Any) -> Any:
    if isinstance(value, dict) and "id" in value:
        return _message(value)
    return tuple(map(_argument, value)) if isinstance(value, list) else value
