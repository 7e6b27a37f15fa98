"""Every open socket, by whom: nobody may have too many, and whoever is not let in any more is shown out at once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace

from bequest.core.words import message
from bequest.server.errors import TooMany
from bequest.server.limits import network
from bequest.server.lines import Line
from bequest.server.settings import Quotas
from bequest.server.who import Person, Who


class Visits:
    """The lines of all who are connected, whether they look at a table or not."""

    def __init__(self, quotas: Quotas) -> None:
        self._quotas = quotas
        self._lines: defaultdict[str, set[Line]] = defaultdict(set)
        """By person or program, and by address."""
        self.gone = 0
        """How many have ended so far."""

    def __len__(self) -> int:
        return len(self._all())

    def begin(self, line: Line) -> None:
        """One more; TooMany if somebody, or an address, has enough of them."""
        for key, most in self._keys(line.who):
            if len(self._lines.get(key, ())) >= most:
                raise TooMany(message("server-too-many-sockets"))
        for key, _ in self._keys(line.who):
            self._lines[key].add(line)

    def end(self, line: Line) -> None:
        """One less."""
        self.gone += 1
        for key, _ in self._keys(line.who):
            self._lines[key].discard(line)
            if not self._lines[key]:
                del self._lines[key]

    def dismiss(self, whose: Callable[[Who], bool]) -> None:
        """Shows out all whose session or token has ended."""
        for line in self._all():
            if whose(line.who):
                line.dismiss()

    def changed(self, person: Person) -> None:
        """Somebody has another name or language from now on."""
        for line in self._lines.get(person.id, ()):
            line.who = replace(line.who, person=person, language=person.language)

    def _all(self) -> set[Line]:
        return {line for lines in self._lines.values() for line in lines}

    def _keys(self, who: Who) -> list[tuple[str, int]]:
        """What a line counts for, and how many there may be."""
        somebody = who.person or who.program
        own = [(somebody.id, self._quotas.sockets)] if somebody is not None else []
        return [*own, (f"address {network(who.address)}", self._quotas.sockets_of_an_address)]
