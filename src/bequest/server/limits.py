"""How often is too often: counted by person and by address, before anything expensive is done."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Network, ip_address
from typing import Final

from bequest.core.words import message
from bequest.server.clock import Clock
from bequest.server.errors import TooMany
from bequest.server.settings import Quotas

REMEMBERED: Final = 50_000
"""So many persons and addresses are counted; the one not heard of for longest is forgotten first."""
MINUTE: Final = 60.0
HOUR: Final = 3_600.0
HOUSEHOLD: Final = 64
"""The bits of an IPv6 address that are the same for all machines of a household."""


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


def network(address: str) -> str:
    """What is counted as one address: of IPv6 the network of a household, where everybody has any number of them."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    mapped = parsed.ipv4_mapped
    return str(mapped) if mapped is not None else str(IPv6Network((int(parsed), HOUSEHOLD), strict=False))


class Limits:
    """All that is counted."""

    def __init__(self, clock: Clock, quotas: Quotas) -> None:
        self._guests = Counter(clock, quotas.guests_an_hour, HOUR)
        self._requests = Counter(clock, quotas.requests_a_minute, MINUTE)
        self._imports = Counter(clock, quotas.imports_an_hour, HOUR)
        self._sign_ins = Counter(clock, quotas.sign_ins_an_hour, HOUR)
        self._names = Counter(clock, quotas.tries_of_a_name_an_hour, HOUR)
        self._reports = Counter(clock, quotas.reports_an_hour, HOUR)

    def guest(self, address: str) -> None:
        """Somebody new from an address."""
        self._guests.take(network(address))

    def request(self, key: str) -> None:
        """A request of a person, or of an address."""
        self._requests.take(network(key))

    def sign_in(self, address: str, name: str = "") -> None:
        """A try to come in, by the password of a name or by another secret; counted before anything is compared."""
        self._sign_ins.take(network(address))
        if name:
            self._names.take(name)

    def brought(self, key: str) -> None:
        """A deck or a record that a person, or an address, brings."""
        self._imports.take(network(key))

    def report(self, person: str) -> None:
        """Somebody reports something."""
        self._reports.take(person)
