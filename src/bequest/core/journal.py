"""The journal of a game: what happened, as each seat may read it, and what is needed to save and to take back.

It only grows: a move that is taken back is an entry too, and whoever has read up to some event finds everything later
behind it. The rules do not read it: a game without a journal plays the same, only faster.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from bequest.core import reasons
from bequest.core.frames import NOBODY

if TYPE_CHECKING:
    from bequest.core.playing import Playing

ANSWERED: Final = -1
"""Kinds of events that every game has: a seat has given its secret answer …"""
UNDONE: Final = -2
"""… has taken its move back (args: the first event and the move that don't stand any more) …"""
REWOUND: Final = -3
"""… all agreed to go back (args: the first event that does not stand any more, the last move that does) …"""
TAKEN_BACK: Final = (UNDONE, REWOUND)
CHANGED: Final = -4
"""… counters changed and no other event told it."""

UNDO: Final = -1
"""Instead of an action in an entry: the seat has taken its last move back."""
REWIND: Final = -4
"""Instead of a seat in an entry: all went back to the move that stands in the action's place."""


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened: `args` are public, `secret` is for the seats of `knowers` (bits) only.

    What is public never depends on what is secret, nor does the number of events. `changes` are the counters that
    changed with it, as (place in the tally, before, after) one after the other; nothing of an event changes once it
    could have been read.
    """

    __slots__ = ("args", "changes", "kind", "knowers", "move", "seat", "secret")

    def __init__(
        self,
        kind: int,
        seat: int,
        args: tuple[int, ...] = (),
        secret: tuple[int, ...] = (),
        knowers: int = 0,
        move: int = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.secret = secret
        self.knowers = knowers
        self.move = move
        self.changes: list[int] = []

    def seen_by(self, seat: int) -> tuple[int, ...]:
        """The secret part as far as the seat may read it."""
        return self.secret if seat >= 0 and self.knowers >> seat & 1 else ()


class Snapshot:
    """The position before a committed move, and how long the journal was then."""

    __slots__ = ("events", "position", "seat", "standing")

    def __init__(self, seat: int, position: Playing, events: int, standing: int) -> None:
        self.seat = seat
        self.position = position
        self.events = events
        self.standing = standing


class Journal:
    """Events, entries (who answered what, chance included, and what was taken back), and moves that may be undone."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.entries: list[tuple[int, int]] = []
        """For good, move by move: (seat, action), (seat, UNDO) or (REWIND, move)."""
        self.standing: list[tuple[int, int, int]] = []
        """The answers that have led to the position, with the number of the move that each belongs to."""
        self.under_way: list[tuple[int, int]] = []
        """Choices of moves that are not committed, of several seats in any order while they choose at once."""
        self.move = 0
        """How many moves there were, taken back or not; taking back counts as one itself."""
        self.number = 0
        """The move to which events belong now: the next one while it is being made."""
        self.asked = 0
        """The number of moves when the open question came up."""
        self.readable = 0
        """How many events anybody can have read: those told since the position last came to rest are still written."""
        self.tally: list[int] = []
        """The counters as far as they have been told."""
        self.start: Playing | None = None
        """The position before the first answer; nothing else is kept of it."""
        self.read_from = ""
        """The text that the game began with; "" if it began at set-up."""
        self.brief = False
        """Nobody wants to know which event changed which counter."""
        self.filled: list[tuple[int, Playing]] | None = None
        """Where somebody wants to know: choices made because there was no other, each with the position before it."""
        self._begun: Snapshot | None = None
        self._undo: list[Snapshot] = []
        self._barred = reasons.NOTHING_TO_UNDO

    def clone(self) -> Journal:
        copy = Journal()
        copy.events = self.events[:]
        copy.entries = self.entries[:]
        copy.standing = self.standing[:]
        copy.under_way = self.under_way[:]
        copy.move = self.move
        copy.number = self.number
        copy.asked = self.asked
        copy.readable = self.readable
        copy.tally = self.tally
        copy.start = self.start
        copy.read_from = self.read_from
        copy._begun = self._begun
        copy._undo = self._undo[:]
        copy._barred = self._barred
        return copy

    # --- moves ---

    def begin(self, seat: int, position: Playing) -> None:
        """A seat makes the first choice of a move; the position is a copy of how it stands before that."""
        self._begun = Snapshot(seat, position, len(self.events), len(self.standing))

    def answer(self, seat: int, action: int) -> None:
        """A choice of a move under way."""
        self.number = self.move + 1
        self.under_way.append((seat, action))

    def outcome(self, seat: int, action: int) -> None:
        """Chance has answered; no move is under way then."""
        self.entries.append((seat, action))
        self.number = self.move
        self.standing.append((seat, action, self.move))

    def commit(self, seat: int) -> None:
        """The seat's move is made: its choices are for good, those of others who are still choosing are not."""
        self.move += 1
        for who, action in self.under_way:
            if who == seat:
                self.entries.append((seat, action))
                self.standing.append((seat, action, self.move))
        self.under_way = [answer for answer in self.under_way if answer[0] != seat]
        if self._begun is not None:
            self._undo.append(self._begun)
            self._begun = None

    def drop_answers(self, seat: int, steps: int) -> None:
        """Choices of an uncommitted move were taken back: they are not part of the record."""
        at = len(self.under_way)
        while steps and at:
            at -= 1
            if self.under_way[at][0] == seat:
                del self.under_way[at]
                steps -= 1

    def drop_begin(self) -> None:
        self._begun = None

    # --- events ---

    def tell(
        self, kind: int, seat: int, args: tuple[int, ...], secret: tuple[int, ...], knowers: int, tally: list[int]
    ) -> None:
        """One more event, with the counters as they are now."""
        event = Event(kind, seat, args, secret, knowers, self.number)
        self.events.append(event)
        self._note(event, tally)

    def rest(self, tally: list[int]) -> None:
        """The position waits for an answer: counters that changed after the last event belong to it."""
        if tally != self.tally and not self.brief:
            if len(self.events) == self.readable:
                self.events.append(Event(CHANGED, NOBODY, move=self.number))
            self._note(self.events[-1], tally)
        self.readable = len(self.events)

    def _note(self, event: Event, tally: list[int]) -> None:
        told = self.tally
        if tally == told:
            return
        for at, after in enumerate(tally):
            before = told[at] if at < len(told) else 0
            if after != before:
                event.changes += [at, before, after]
        self.tally = tally

    # --- taking back ---

    def bar(self, code: int) -> None:
        """Nothing that happened before now can be taken back any more."""
        self._undo.clear()
        self._barred = code

    def undoable(self, seat: int) -> int:
        """0 if the last committed move is the seat's and may be taken back, otherwise why not.

        A move that another seat has begun does not matter, since nobody may notice it.
        """
        if not self._undo:
            moved = True in [who >= 0 for who, _, _ in self.standing]
            return self._barred if moved else reasons.NOTHING_TO_UNDO
        return reasons.OK if self._undo[-1].seat == seat else reasons.ANOTHER_DECIDED

    def undo(self) -> Snapshot:
        """The last move does not stand any more, nor do the choices of one begun since; how it was before it."""
        last = self._undo.pop()
        undid = self.standing[last.standing][2]
        del self.standing[last.standing :]
        self._go_back(last.seat, UNDO)
        self.events.append(Event(UNDONE, last.seat, (last.events, undid), move=self.move))
        return last

    def rewind(self, move: int) -> None:
        """Only what happened up to a move stands from now on."""
        first = 0
        while first < len(self.events) and self.events[first].move <= move:
            first += 1
        self.standing = [answer for answer in self.standing if answer[2] <= move]
        self._go_back(REWIND, move)
        self._undo.clear()
        self._barred = reasons.NOTHING_TO_UNDO
        self.events.append(Event(REWOUND, NOBODY, (first, move), move=self.move))

    def _go_back(self, who: int, what: int) -> None:
        self.move += 1
        self.number = self.asked = self.move
        self.entries.append((who, what))
        self.under_way = []
        self._begun = None
