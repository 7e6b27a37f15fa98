"""What a position remembers: what happened, as each seat may read it, and moves that are taken back."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from bequest.core import arguments, common_events, reasons
from bequest.core.errors import IllegalAction
from bequest.core.frames import CHANCE, NOBODY, OVER
from bequest.core.journal import TAKEN_BACK, Event
from bequest.core.playing import Playing
from bequest.core.reasons import Reason, core_reason
from bequest.core.wire import Fact, Happened
from bequest.core.words import digits


@mypyc_attr(allow_interpreted_subclasses=True)
class Remembering(Playing):
    """A game with its story. Without a journal it has none, and nothing can be taken back."""

    # --- what a game provides ---

    @abstractmethod
    def read_event(self, event: Event, seat: int, sequence: int) -> Happened:
        """An event of the game as a record, with as much of it as the seat (NOBODY: a spectator) may know."""

    def reveals(self, event: Event, seat: int) -> bool:
        """Whether an event would reveal something that the seat may not know now. Draws are not meant."""
        return False

    def ends_turn(self, event: Event) -> bool:
        """Whether the turn of the event's seat ends with it."""
        return False

    # --- who looks ---

    def looker(self, seat: object) -> int:
        """Who looks: a seat, or NOBODY for a spectator (None); BadArgument if there is no such seat."""
        return NOBODY if seat is None else self.player(seat)

    def player(self, seat: object) -> int:
        """A seat that exists; otherwise BadArgument."""
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.players:
            return seat
        return arguments.seat(seat, self.players)

    # --- what happened ---

    @property
    def sequence(self) -> int:
        """How many events there have been; it only grows. 0 if no journal is kept."""
        return 0 if self.journal is None else len(self.journal.events)

    @property
    def move(self) -> int:
        """The number of the last move; taking back counts as one too. 0 at the start, and if no journal is kept."""
        return 0 if self.journal is None else self.journal.move

    def asked_at(self, seat: object) -> int | None:
        """When the open question came up, as a number of moves; it changes only when the seat's own question does.

        None if the seat is not asked. It takes a journal.
        """
        if self.looker(seat) not in self.waiting:
            return None
        if self.journal is None:
            raise IllegalAction(core_reason(reasons.NO_JOURNAL))
        return self.journal.asked

    def events(self, since: object = 0, seat: object = None) -> list[Happened]:
        """The journal from event `since` on, as a seat may read it (None: a spectator); empty if none is kept."""
        looker = self.looker(seat)
        return [self.read(number, looker) for number in range(arguments.count(since), self.sequence)]

    def happened(self) -> list[Event]:
        """What happened and was not taken back, with all secrets: for programs that may know everything."""
        if self.journal is None:
            return []
        return [self.journal.events[at] for at in self.stood(0, self.sequence)]

    def stood(self, since: int, until: int) -> list[int]:
        """The events of a stretch that nothing in it has taken back, as their numbers."""
        found: list[int] = []
        if self.journal is not None:
            at = until - 1
            while at >= since:
                event = self.journal.events[at]
                if event.kind in TAKEN_BACK:
                    at = event.args[0]
                else:
                    found.append(at)
                at -= 1
        found.reverse()
        return found

    def read(self, sequence: int, seat: int) -> Happened:
        """One event as a seat (NOBODY: a spectator) may read it."""
        assert self.journal is not None
        event = self.journal.events[sequence]
        if event.kind < 0:
            return common_events.read(self, event, seat, sequence)
        return self.read_event(event, seat, sequence)

    def facts(self, changes: list[int]) -> list[Fact]:
        """Counters that changed, by their names."""
        found: list[Fact] = []
        if changes:
            kinds = self.game.seat_counters
            table = len(kinds) * self.players
            for i in range(0, len(changes), 3):
                at = changes[i]
                if at < table:
                    kind, whose = kinds[at % len(kinds)], at // len(kinds) + 1
                else:
                    kind, whose = self.game.table_counters[at - table], 0
                found.append(Fact(kind, whose, changes[i + 1], changes[i + 2]))
        return found

    # --- taking back ---

    def can_undo(self, seat: object) -> Reason | None:
        """None if the seat's last committed move may be taken back, otherwise why not."""
        return self.undo_refusal(self.player(seat))

    def undo_refusal(self, seat: int) -> Reason | None:
        """The same, for callers who know that there is such a seat."""
        if self.journal is None:
            return core_reason(reasons.NO_JOURNAL)
        if self.seat == OVER:
            return core_reason(reasons.GAME_OVER)
        if self.seat == CHANCE:
            return core_reason(reasons.CHANCE_FIRST)
        if self.made(seat):
            return core_reason(reasons.IN_MID_MOVE)
        code = self.journal.undoable(seat)
        return core_reason(code) if code else None

    def undo(self, seat: object) -> None:
        """Takes the seat's last committed move back; IllegalAction says why it can't be."""
        reason = self.can_undo(seat)
        if reason is not None:
            raise IllegalAction(reason)
        assert self.journal is not None
        self._restore(self.journal.undo().position.clone())  # clones of the journal share the snapshot

    def can_rewind(self, to: object) -> Reason | None:
        """None if all can go back to how it was after this move (0: to the start), otherwise why not."""
        move = arguments.whole(to)
        if self.journal is None:
            return core_reason(reasons.NO_JOURNAL)
        standing = [number for _, _, number in self.journal.standing]
        if move != 0 and move not in standing:
            return core_reason(reasons.NO_SUCH_MOVE, move=digits(move))
        if not standing or move >= standing[-1]:
            return core_reason(reasons.NOTHING_TO_UNDO)
        return None

    def rewind(self, to: object) -> None:
        """Goes back to how it was after a move, for when all agree; IllegalAction says why that can't be.

        What was known then is known again and no more, except that everybody remembers: the entry names what was shown
        since. Chance is drawn anew from there: the generator is not set back.
        """
        reason = self.can_rewind(to)
        if reason is not None:
            raise IllegalAction(reason)
        move = arguments.whole(to)
        journal = self.journal
        assert journal is not None
        assert journal.start is not None
        copy = journal.start.clone()
        copy.auto = False
        copy.settle()
        for who, action, number in journal.standing:
            if number <= move:
                copy.take(action, NOBODY if who == CHANCE else who)
        journal.rewind(move)
        rng = self.rng
        self._restore(copy)
        self.rng = rng

    def _restore(self, before: Playing) -> None:
        for name in self.FIELDS:
            setattr(self, name, getattr(before, name))
        if self.journal is not None:
            self.journal.rest(self.tally())
