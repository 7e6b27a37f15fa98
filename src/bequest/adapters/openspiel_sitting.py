"""A game under way as OpenSpiel keeps it: the position, and what every seat has been told and has chosen so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from bequest.adapters.openspiel_parameters import Source
from bequest.core.errors import IllegalAction
from bequest.core.frames import NOBODY
from bequest.core.journal import Event, Journal
from bequest.core.position import Position
from bequest.core.rng import Rng

EVENT: Final = 1
CHOICE: Final = 2
CONTINUED: Final = 3
HEAD: Final = 4
"""Cells of a row before its numbers, see `Entry.rows`."""
NUMBERS: Final = 8
"""Numbers in a row; what has more goes on in the next one."""
ROW: Final = HEAD + NUMBERS


class Entry(NamedTuple):
    """Something that a seat remembers: an event as it was told to it, or a choice of its own."""

    what: int
    number: int
    """The kind of the event, or the action chosen."""
    seat: int
    public: tuple[int, ...] = ()
    secret: tuple[int, ...] = ()

    @property
    def text(self) -> str:
        if self.what == CHOICE:
            return f"!{self.number}"
        return f"{self.number}@{self.seat}{self.public}{self.secret or ''}"

    @property
    def rows(self) -> list[list[int]]:
        """What it is, its number, the seat from 1 (0: nobody's), how many are public; then the numbers themselves."""
        numbers = [*self.public, *self.secret]
        head = [self.what, self.number, self.seat + 1 if self.seat >= 0 else 0, len(self.public)]
        found = [head + numbers[:NUMBERS]]
        for at in range(NUMBERS, len(numbers), NUMBERS):
            found.append([CONTINUED, *head[1:], *numbers[at : at + NUMBERS]])
        return found


class Sitting:
    """A position with explicit chance and a journal; copies itself when a state is cloned, keeps itself as text.

    `choices` holds (events told before, seat, action), so that a seat's own choices stand where they were made among
    what it was told. `starts` is what a seat knew when its memory began: nothing, except for the other seats of a
    position that was guessed; what they had been told before is not known then.
    """

    __slots__ = ("choices", "position", "source", "starts")

    def __init__(
        self, source: Source, position: Position, choices: list[tuple[int, int, int]], starts: tuple[str, ...]
    ) -> None:
        self.source = source
        self.position = position
        self.choices = choices
        self.starts = starts

    def choose(self, action: int) -> None:
        """The seat that is asked first, or chance, answers; IllegalAction, and nothing has changed, if it may not."""
        position = self.position
        seat = position.seat if position.seat >= 0 else NOBODY
        reason = position.refusal(action, seat)
        if reason is not None:
            raise IllegalAction(reason)
        if seat >= 0:
            self.choices.append((position.sequence, seat, action))
        position.take(action, seat)

    # --- what a seat remembers ---

    def entries(self, seat: int, since: int = 0) -> list[Entry]:
        """All that a seat (or NOBODY, the spectator) was told and chose from event `since` on, oldest first."""
        events = self.position.happened()
        found: list[Entry] = []
        told = since
        for before, chooser, action in self.choices:
            if chooser == seat and before >= since:
                found += [_seen(event, seat) for event in events[told:before]]
                found.append(Entry(CHOICE, action, seat))
                told = before
        return found + [_seen(event, seat) for event in events[told:]]

    def memory(self, seat: int) -> str:
        """All of it as one text: seats with equal texts know the same."""
        who = "spectator" if seat == NOBODY else f"seat {seat + 1}"
        start = self.starts[seat] if seat >= 0 else ""
        return ";".join([who + start, *[entry.text for entry in self.entries(seat)]])

    def secrets(self, seat: int) -> str:
        """The part of it that a spectator is not told."""
        private = [entry for entry in self.entries(seat) if entry.what == CHOICE or entry.secret]
        return ";".join([entry._replace(public=()).text for entry in private])

    def window(self, seat: int, rows: int) -> list[list[int]]:
        """The last of it as rows of numbers, at most so many, the newest last."""
        latest = self.entries(seat, max(0, self.position.sequence - rows))
        return [row for entry in latest for row in entry.rows][-rows:]

    # --- copies ---

    def __deepcopy__(self, memo: dict[int, object]) -> Sitting:
        return Sitting(self.source, self.position.clone(), self.choices[:], self.starts)

    def guessed(self, seat: int, rng: Rng) -> Sitting:
        """Another position that the seat can't tell from this one, with nothing in it that the seat does not know."""
        position = self.position.guess(seat, rng)
        position.journal = Journal()
        for event in self.position.happened():
            secret = event.seen_by(seat)
            position.tell(event.kind, event.seat, event.args, secret, 1 << seat if secret else 0)
        starts = [f" knows {position.key(other)}" for other in range(position.players)]
        starts[seat] = self.starts[seat]
        return Sitting(self.source, position, [made for made in self.choices if made[1] == seat], tuple(starts))

    def __reduce__(self) -> tuple[Callable[..., Sitting], tuple[object, ...]]:
        events = [
            (event.kind, event.seat, event.args, event.secret, event.knowers) for event in self.position.happened()
        ]
        return restored, (self.source, self.position.to_json(), events, self.choices, self.starts)


def _seen(event: Event, seat: int) -> Entry:
    return Entry(EVENT, event.kind, event.seat, event.args, event.seen_by(seat))


def restored(
    source: Source,
    text: str,
    events: list[tuple[int, int, tuple[int, ...], tuple[int, ...], int]],
    choices: list[tuple[int, int, int]],
    starts: tuple[str, ...],
) -> Sitting:
    """A sitting that was kept as text."""
    position = source.game.from_json(text, chance="explicit", journal=True)
    for event in events:
        position.tell(*event)
    return Sitting(source, position, choices, starts)
