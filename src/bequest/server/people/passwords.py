"""Passwords: hashed by argon2id in threads, at most two at once, so that a rush of them slows nobody who plays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from bequest.core.words import message
from bequest.server.errors import TooMany
from bequest.server.settings import Hashing

AT_ONCE: Final = 2
MOST_WAITING: Final = 32
"""More than this have to try again: a hash takes much memory and a fifth of a second."""
NOBODYS: Final = "what nobody has chosen"

T = TypeVar("T")


class Passwords:
    """Hashes passwords, and compares them with hashes."""

    def __init__(self, hashing: Hashing) -> None:
        self._hasher = PasswordHasher(hashing.rounds, hashing.memory_kib, hashing.lanes)
        self._threads = ThreadPoolExecutor(AT_ONCE, "passwords")
        self._waiting = 0
        self._nobodys = ""

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        return await self._run(lambda: self._hasher.hash(password))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether a password is the one whose hash was kept; without a hash it takes the same work and is not."""
        return await self._run(lambda: self._compared(password, kept))

    def outdated(self, kept: str) -> bool:
        """Whether a hash was made with less work than is asked for now."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """Lets the threads end."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _compared(self, password: str, kept: str | None) -> bool:
        if not self._nobodys:
            self._nobodys = self._hasher.hash(NOBODYS)
        try:
            self._hasher.verify(kept or self._nobodys, password)
        except VerifyMismatchError:
            return False
        return kept is not None

    async def _run(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise TooMany(message("server-too-often"))
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1
