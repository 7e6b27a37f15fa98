"""What a table tells those who look at it: each seat what it may know, spectators what all may.

Everything here derives from `view`, `prompt`, `offers`, `events` and `can_undo` of that seat, and from what is public
about the table. What a seat is told at one moment is made once, however many look through its eyes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from msgspec import Raw

from bequest.core.offers import following
from bequest.core.reasons import Reason
from bequest.core.wire import Fact, Happened, Moved, Prompt, Rewound, Undone, Unknown, Wire, to_json
from bequest.core.words import Message
from bequest.server.tables.proposals import Open
from bequest.server.tables.table import Table
from bequest.server.tables.telling import first_of_last_move, lines

SPECTATOR: Final = 0


class ChairState(Wire, frozen=True):
    """A seat while a game runs: the bot that plays for it, its clock, how often it was advised."""

    seat: int
    level: str = ""
    left: float | None = None
    deadline: float | None = None
    hinted: int = 0


class Status(Wire, frozen=True):
    """How a table stands beside its game, the same for all."""

    state: str
    chairs: list[ChairState]
    paused: bool = False
    proposal: Open | None = None


class News(Wire, frozen=True, tag_field="tell", tag="news"):
    """All that somebody may know now, and what has happened since `since`. `version` grows with each entry of the log.

    `undo` says why the own last move can't be taken back; without it, it can. `token` is that of the own move that
    brought these news. `story` has the same as `events` in words, for those who ask for it.
    """

    table: str
    version: int
    seat: int
    since: int
    sequence: int
    move: int
    view: Any
    status: Any
    events: Any
    prompt: Any = None
    offers: Any = []
    result: Any = None
    undo: Any = None
    token: str = ""
    story: Any = []


class Offered(Wire, frozen=True, tag_field="tell", tag="offered"):
    """What follows after steps of a move: the question, and all that can be chosen.

    If they can be sent as a whole move, `events` tells what would happen, `moved` and `facts` what it would move and
    change in all, up to the first thing that the seat can't know (`unknown`).
    """

    ask: str
    prompt: Any = None
    offers: Any = []
    moved: list[Moved] = []
    facts: list[Fact] = []
    unknown: bool = False
    events: Any = []


class RefusedMessage(Wire, frozen=True, tag_field="tell", tag="refused"):
    """What was asked can't be; `ask` is the token or id of the request."""

    ask: str
    message: Message
    reason: Reason | None = None


class Moment(Wire, frozen=True):
    """What a seat saw after a move, and what had happened with it; `last` is the number of the last move by now."""

    move: int
    last: int
    view: Any
    events: Any
    result: Any = None
    story: Any = []


@dataclass(frozen=True)
class Before:
    """What happened before the last move and only the database can tell: events under former rules, and lines."""

    events: list[Raw] = field(default_factory=list)
    lines: list[Raw] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.events or self.lines)


NOTHING: Final = Before()


def status(table: Table) -> Status:
    """How the table stands."""
    chairs = [
        ChairState(
            seat, chair.level, round(chair.left, 3) if chair.left else None, chair.deadline, table.hinted[seat - 1]
        )
        for seat, chair in enumerate(table.chairs, 1)
    ]
    return Status(table.state, chairs, table.paused, table.open)


class Told:
    """The news of a table at one moment, made for each seat when somebody asks."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.version = table.sequence
        self.sequence = table.events
        self._status: Raw | None = None
        self._result: Raw | None = None
        self._parts: dict[int, tuple[Raw, Raw, Raw, Raw | None]] = {}
        self._lines: dict[int, list[Raw]] = {}
        self._whole: dict[tuple[int, int, str, bool], bytes] = {}

    def news(self, seat: int, since: int, token: str = "", story: bool = False, before: Before = NOTHING) -> bytes:
        """What a seat (0: a spectator) is told who knows all events before `since`; with a story, in words too."""
        if before:
            return to_json(self._news(seat, since, token, story, before))
        key = (seat, since, token, story)
        found = self._whole.get(key)
        if found is None:
            found = self._whole[key] = to_json(self._news(seat, since, token, story, before))
        return found

    def offered(self, ask: str, seat: int, steps: list[str]) -> Offered:
        """What a seat is asked, and may choose, after steps of its move; and what they would do."""
        prompt, offers, events = following(self.table.position, seat - 1, steps)
        moved = [one for event in events for one in event.moved]
        unknown = bool(events) and isinstance(events[-1], Unknown)
        sure = events[:-1] if unknown else events
        return Offered(ask, self._numbered(prompt, seat), offers, moved, changed(events), unknown, sure)

    def _numbered(self, prompt: Prompt | None, seat: int) -> Prompt | None:
        """A question that counts moves over all versions of the rules."""
        if prompt is None or prompt.asked_at is None or not self.table.base.moves:
            return prompt
        return msgspec.structs.replace(prompt, asked_at=self.table.asked_at(seat))

    def _news(self, seat: int, since: int, token: str, story: bool, before: Before) -> News:
        if seat not in self._parts:
            self._parts[seat] = self._made(seat)
        view, prompt, offers, undo = self._parts[seat]
        table = self.table
        if self._status is None:
            self._status = Raw(to_json(status(table)))
            result = table.position.result() if table.over else None
            self._result = Raw(to_json(result)) if result is not None else None
        since = min(max(since, 0 if before.events else table.base.events), self.sequence)
        events = [*before.events, *happened(table, since, seat)]
        told = [*before.lines, *self._last_lines(seat)] if story and since < self.sequence else []
        return News(
            table.id, self.version, seat, since, self.sequence, table.moves, view, self._status, events, prompt, offers,
            self._result, undo, token, told,
        )  # fmt: skip

    def _last_lines(self, seat: int) -> list[Raw]:
        """The last move, in words."""
        if seat not in self._lines:
            events = happened(self.table, first_of_last_move(self.table), seat)
            self._lines[seat] = [Raw(to_json(line)) for line in lines(self.table, events, seat)]
        return self._lines[seat]

    def _made(self, seat: int) -> tuple[Raw, Raw, Raw, Raw | None]:
        table = self.table
        position = table.position
        looker = None if seat == SPECTATOR else seat - 1
        asked = seat in table.waiting()
        prompt = None if table.over else self._numbered(position.prompt(looker), seat)
        offers = position.offers(looker) if asked else []
        undo = None if looker is None else position.can_undo(looker)
        return (
            Raw(to_json(position.view(looker))),
            Raw(to_json(prompt)),
            Raw(to_json(offers)),
            None if undo is None else Raw(to_json(undo)),
        )


def happened(table: Table, since: int, seat: int, until: int | None = None) -> list[Happened]:
    """The events of a table, as a seat may read them, numbered over all versions of the rules."""
    base = table.base
    looker = None if seat == SPECTATOR else seat - 1
    events = table.position.events(max(0, since - base.events), looker)
    if until is not None:
        events = [event for event in events if event.sequence + base.events < until]
    return (
        events if not base.events and not base.moves else [_shifted(event, base.events, base.moves) for event in events]
    )


def changed(events: list[Happened]) -> list[Fact]:
    """The counters that differ after some events, each once."""
    found: dict[tuple[str, int], Fact] = {}
    for fact in [fact for event in events for fact in event.facts]:
        first = found.get((fact.kind, fact.whose), fact)
        found[fact.kind, fact.whose] = Fact(fact.kind, fact.whose, first.before, fact.after)
    return [fact for fact in found.values() if fact.before != fact.after]


def _shifted(event: Happened, events: int, moves: int) -> Happened:
    """An event whose numbers go on from those of the former version of the rules."""
    changes: dict[str, int] = {"sequence": event.sequence + events, "move": event.move + moves}
    if isinstance(event, Undone):
        changes |= {"since": event.since + events, "undid": event.undid + moves}
    elif isinstance(event, Rewound):
        changes |= {"since": event.since + events, "back_to": event.back_to + moves}
    return msgspec.structs.replace(event, **changes)
