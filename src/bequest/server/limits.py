"""How often is too often: counted by person and by address, before anything expensive is done."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from bequest.core.words import message
from bequest.server.clock import Clock
from bequest.server.errors import TooMany
from bequest.server.settings import Quotas

REMEMBERED: Final = 50_000
"""So many persons and addresses are counted; the one not heard of for longest is forgotten first."""
MINUTE: Final = 60.0
HOUR: Final = 3_600.0


class Bucket:
    """So many things in so many seconds, evenly refilled; a burst may use all at once."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at

    def take(self, most: int, seconds: float, now: float) -> bool:
        """One more; False if there were too many."""
        passed = max(0.0, now - self.at)  # a clock may be set back
        self.left = min(float(most), self.left + passed * most / seconds)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Counter:
    """Buckets by who is counted."""

    def __init__(self, clock: Clock, most: int, seconds: float) -> None:
        self._clock = clock
        self._most = most
        self._seconds = seconds
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> None:
        """One more of somebody; TooMany says to wait."""
        now = self._clock.now()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(float(self._most), now)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        if not bucket.take(self._most, self._seconds, now):
            raise TooMany(message("server-too-often"))


class Limits:
    """All that is counted."""

    def __init__(self, clock: Clock, quotas: Quotas) -> None:
        self._guests = Counter(clock, quotas.guests_an_hour, HOUR)
        self._requests = Counter(clock, quotas.requests_a_minute, MINUTE)
        self._imports = Counter(clock, quotas.imports_an_hour, HOUR)

    def guest(self, address: str) -> None:
        """Somebody new from an address."""
        self._guests.take(address)

    def request(self, key: str) -> None:
        """A request of a person, or of an address."""
        self._requests.take(key)

    def brought(self, person: str) -> None:
        """A deck or a record that a person brings."""
        self._imports.take(person)
