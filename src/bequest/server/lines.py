"""A line to somebody who looks at a table: messages go out in order, and whoever does not keep up is cut off.

Nothing is lost by that: whoever comes back says what was seen last, and is told the rest.
"""

from __future__ import annotations

import asyncio
from typing import Final

from bequest.server.who import Who

MOST_BYTES: Final = 1 << 20
"""So much may wait for a reader; one message is about 5 kB."""


class Line:
    """One connection, looking at one table through the eyes of a seat (0: a spectator)."""

    __slots__ = (
        "_asleep", "_bytes", "_waiting", "broken", "dismissed", "ended", "invitation", "plays", "seat", "since",
        "story", "table", "who",
    )  # fmt: skip

    def __init__(self, who: Who) -> None:
        self.who = who
        self.table = ""
        self.seat = 0
        self.plays = False
        """Whether it may act for the seat, and not only look."""
        self.since = 0
        """How many events it knows."""
        self.story = False
        """Whether it wants to hear in words what happens."""
        self.invitation = ""
        """What let it in, where it takes one."""
        self.broken = False
        """It did not keep up."""
        self.ended = False
        """There is nothing more to see."""
        self.dismissed = False
        """Whoever is at the other end is not to be let in any more."""
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._asleep: asyncio.Future[None] | None = None
        """Whoever waits for the next message. A list and this take less than a queue: there are thousands of lines."""

    def tell(self, data: bytes) -> None:
        """One more message."""
        if self.broken or self.ended:
            return
        self._bytes += len(data)
        if self._bytes > MOST_BYTES:
            self.broken = True
            self._waiting.clear()
        else:
            self._waiting.append(data)
        self._wake()

    def sit_in(self, own: list[int]) -> None:
        """Whoever looks has these seats now: before the start they change, and with them what may be seen."""
        if self.plays and self.seat not in own:
            self.seat = own[0] if own else 0
            self.plays = bool(own)

    def curtain(self) -> None:
        """Drops what is not sent yet: it was for other eyes than those that look next."""
        self._waiting.clear()
        self._bytes = 0

    def hang_up(self) -> None:
        """Ends the line when all that waits is sent."""
        self.ended = True
        self._wake()

    def dismiss(self) -> None:
        """Ends the line at once: nothing more is sent, and nothing that comes is heard."""
        self.dismissed = True
        self._waiting.clear()
        self.hang_up()

    async def next(self) -> bytes | None:
        """The next message to be sent; None if the line is broken or has ended."""
        while not self._waiting:
            if self.broken or self.ended:
                return None
            self._asleep = asyncio.get_running_loop().create_future()
            await self._asleep
        data = self._waiting.pop(0)
        self._bytes -= len(data)
        return data

    def _wake(self) -> None:
        if self._asleep is not None and not self._asleep.done():
            self._asleep.set_result(None)
