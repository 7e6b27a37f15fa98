"""A line to somebody who looks at a table: messages go out in order, and whoever does not keep up is cut off.

Nothing is lost by that: whoever comes back says what was seen last, and is told the rest.
"""

from __future__ import annotations

from typing import Final

from bequest.server.who import Who

MOST_BYTES: Final = 1 << 20
"""So much may wait for a reader; one message is about 5 kB."""


class Line:
    """One connection, looking at one table through the eyes of a seat (0: a spectator)."""

    __slots__ = (
        "_bytes", "_waiting", "broken", "dismissed", "ended", "invitation", "plays", "seat", "since", "story", "table",
        "who",
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

    def wake(self) -> None:
        """Called when there is something to send, or nothing more: whoever has the other end sees to it."""

    @property
    def over(self) -> bool:
        """Whether it is cut, or will be when all is sent."""
        return self.broken or self.ended

    def tell(self, data: bytes) -> None:
        """One more message."""
        if self.over:
            return
        self._bytes += len(data)
        if self._bytes > MOST_BYTES:
            self.broken = True
            self._waiting.clear()
        else:
            self._waiting.append(data)
        self.wake()

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
        self.wake()

    def dismiss(self) -> None:
        """Ends the line at once: nothing more is sent, and nothing that comes is heard."""
        self.dismissed = True
        self._waiting.clear()
        self.hang_up()

    def next(self) -> bytes | None:
        """The next message to be sent; None if none waits."""
        if not self._waiting:
            return None
        data = self._waiting.pop(0)
        self._bytes -= len(data)
        return data
