"""The journal of a game: what happened, as each seat may read it, and what is needed to save and to undo.

The rules do not read it: a game without a journal plays the same, only faster.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bequest.core import reasons

if TYPE_CHECKING:
    from bequest.core.position import Position

Readable = dict[str, object]
"""An event in words of the game, ready for JSON."""


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened: `args` are public, `secret` is for the seats of `knowers` (bits) only. Immutable.

    What is public never depends on what is secret, nor does the number of events.
    """

    __slots__ = ("args", "kind", "knowers", "seat", "secret")

    def __init__(
        self, kind: int, seat: int, args: tuple[int, ...] = (), secret: tuple[int, ...] = (), knowers: int = 0
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.secret = secret
        self.knowers = knowers

    def seen_by(self, seat: int) -> tuple[int, ...]:
        """The secret part as far as the seat may read it."""
        return self.secret if seat >= 0 and self.knowers >> seat & 1 else ()


class Snapshot:
    """The position before a committed move, and how long the journal was then."""

    __slots__ = ("answers", "events", "position", "seat")

    def __init__(self, seat: int, position: Position, events: int, answers: int) -> None:
        self.seat = seat
        self.position = position
        self.events = events
        self.answers = answers


class Journal:
    """Events, answers (who chose what, chance included) and the moves that may still be taken back.

    The first `committed` answers are for good, move by move; behind them stand the choices of moves under way, of
    several seats in any order while a simultaneous choice is open.
    """

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.answers: list[tuple[int, int]] = []
        self.committed = 0
        self._begun: Snapshot | None = None
        self._undo: list[Snapshot] = []
        self._barred = reasons.NOTHING_TO_UNDO

    def clone(self) -> Journal:
        copy = Journal()
        copy.events = self.events[:]
        copy.answers = self.answers[:]
        copy.committed = self.committed
        copy._begun = self._begun
        copy._undo = self._undo[:]
        copy._barred = self._barred
        return copy

    def begin(self, seat: int, position: Position) -> None:
        """A seat makes the first choice of a move; the position is a copy of how it stands before that."""
        self._begun = Snapshot(seat, position, len(self.events), len(self.answers))

    def answer(self, seat: int, action: int) -> None:
        """A choice of a move under way."""
        self.answers.append((seat, action))

    def outcome(self, seat: int, action: int) -> None:
        """Chance has answered; no move is under way then."""
        self.answers.append((seat, action))
        self.committed = len(self.answers)

    def commit(self, seat: int) -> None:
        """The seat's move is made. Its choices go before those of others who are still choosing."""
        under_way = self.answers[self.committed :]
        made = [answer for answer in under_way if answer[0] == seat]
        self.answers[self.committed :] = made + [answer for answer in under_way if answer[0] != seat]
        self.committed += len(made)
        if self._begun is not None:
            self._undo.append(self._begun)
            self._begun = None

    def drop_answers(self, seat: int, steps: int) -> None:
        """Choices of an uncommitted move were taken back: they are not part of the record."""
        at = len(self.answers)
        while steps and at > self.committed:
            at -= 1
            if self.answers[at][0] == seat:
                del self.answers[at]
                steps -= 1

    def drop_begin(self) -> None:
        self._begun = None

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def bar(self, code: int) -> None:
        """Nothing that happened before now can be taken back any more."""
        self._undo.clear()
        self._barred = code

    def undoable(self, seat: int) -> int:
        """0 if the last committed move is the seat's and may be taken back, otherwise why not.

        A move that another seat has begun does not matter, since nobody may notice it.
        """
        if not self._undo:
            moved = True in [who >= 0 for who, _ in self.answers[: self.committed]]
            return self._barred if moved else reasons.NOTHING_TO_UNDO
        return reasons.OK if self._undo[-1].seat == seat else reasons.ANOTHER_DECIDED

    def undo(self) -> Position:
        """Forgets the last move, and any that was begun since; a copy of the position before it."""
        last = self._undo.pop()
        self._begun = None
        del self.events[last.events :]
        del self.answers[last.answers :]
        self.committed = len(self.answers)
        return last.position.clone()  # clones of the journal share the snapshot

    def read(self, since: int, seat: int, reader: Callable[[Event, int], Readable]) -> list[Readable]:
        return [reader(event, seat) for event in self.events[since:]]
