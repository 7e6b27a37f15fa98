"""What a game's story is made of, and how events become one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from bequest.core.wire import COMMON_EVENTS, Answered, Happened, Rewound, Undone
from bequest.core.words import Message, message

Event = Any
"""A record of `core.wire.Happened`; each game knows the fields of its own."""


@dataclass
class Happening:
    """One thing that happened, in a few words. Seats count from 1; 0 is nobody. A heading has a line of its own."""

    seat: int
    message: Message
    heading: bool = False


@dataclass
class Line:
    """What belongs together of one seat: with what it began, and what followed, runs of like events together."""

    seat: int
    opening: list[Event]
    parts: list[list[Event]] = field(default_factory=list)

    @property
    def kind(self) -> str:
        """The kind of event with which it began; "" if it only follows from something."""
        return str(self.opening[0].kind) if self.opening else ""

    def add(self, event: Event) -> None:
        if self.parts and self.parts[-1][0].kind == event.kind:
            self.parts[-1].append(event)
        else:
            self.parts.append([event])


def common(event: Happened) -> list[Happening]:
    """An event that every game has; counters that change by themselves are not told."""
    if isinstance(event, Answered):
        return [Happening(event.seat, message("story-answered"))]
    if isinstance(event, Undone):
        return [Happening(event.seat, message("story-undone"))]
    if isinstance(event, Rewound):
        return [Happening(0, message("story-rewound", move=event.back_to))]
    return []


class Teller(ABC):
    """Tells events of one table: all that one move brings to a player in one line, what befalls the table after it."""

    headings: Sequence[str]
    table_events: Sequence[str]
    """What happens to decks and piles; so does every event without a seat."""
    openings: Sequence[str]
    """Events with which something begins; whatever else befalls a player follows from it."""

    def __init__(self) -> None:
        self.found: list[Happening] = []
        self.lines: list[Line] = []
        self.asides: list[Event] = []
        """Events of the table that are told after the lines."""

    def tell(self, events: Iterable[Event]) -> list[Happening]:
        for event in events:
            kind = event.kind
            if isinstance(event, COMMON_EVENTS):
                self.flush()
                self.found += common(event)
            elif kind in self.headings:
                self.flush()
                self.found.append(Happening(0, self.heading(event), heading=True))
            elif kind in self.table_events or not event.seat:
                self.asides.append(event)
            elif kind in self.openings:
                self.open(event)
            else:
                self.line_of(event.seat, kind).add(event)
        self.flush()
        return self.found

    def begin(self, seat: int, opening: list[Event]) -> Line:
        self.lines.append(Line(seat, opening))
        return self.lines[-1]

    def flush(self) -> None:
        """Tells the lines, then what befell the table, runs of like events together."""
        self.found += [Happening(line.seat, self.told(line)) for line in self.lines]
        for kind, run in groupby(self.asides, key=lambda event: str(event.kind)):
            self.found += [Happening(0, told) for told in self.aside(kind, list(run))]
        self.lines = []
        self.asides = []

    @abstractmethod
    def heading(self, event: Event) -> Message: ...

    @abstractmethod
    def open(self, event: Event) -> None:
        """Begins a line, or goes on with the last one if the two belong together."""

    @abstractmethod
    def line_of(self, seat: int, kind: str) -> Line:
        """The line that such an event of a seat belongs to; a new one if there is none."""

    @abstractmethod
    def told(self, line: Line) -> Message: ...

    @abstractmethod
    def aside(self, kind: str, run: list[Event]) -> list[Message]: ...
