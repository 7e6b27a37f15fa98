"""A table in memory: the game on it and whoever sits at it. It changes by entries, made here and kept by the hall.

Seats count from 1, as in everything that travels; a position counts them from 0.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from bequest.bots import names
from bequest.core import record as records
from bequest.core.errors import IllegalAction
from bequest.core.game import Game
from bequest.core.position import Position
from bequest.core.words import message
from bequest.server.errors import Conflict, Refused
from bequest.server.tables import chance, pace, proposals
from bequest.server.tables.entries import (
    Agreed,
    AnyEntry,
    Began,
    Declined,
    Hinted,
    Moved,
    Played,
    Proposed,
    Returned,
    StoodIn,
    Undid,
)
from bequest.server.tables.proposals import Open, Proposal

LOBBY, RUNNING, FINISHED = "lobby", "running", "finished"
STAND_IN = names.STEADY
"""The level of a bot that plays on for a person."""
BOT, CLOCK = "bot", "clock"
"""What can be due at a table."""


E = TypeVar("E", bound=AnyEntry)


class Stale(Conflict):
    """The move answers a question that is no longer asked."""


@dataclass
class Chair:
    """A seat: who sits there, who plays for it now, and its clock."""

    person: str | None = None
    level: str = ""
    """Of the bot that plays, as a seat of its own or as a stand-in; "" where the person does."""
    seed: str = ""
    colour: str = ""
    zone: str = "UTC"
    hour: int = 21
    left: float = 0.0
    deadline: float | None = None
    question: tuple[int, bool] | None = None
    """The `asked_at` of its open question, and whether a bot is to answer; None while it is not asked."""
    since: float = 0.0
    """When that question came up."""
    bot: bool = False
    """Whether no person sits here."""


@dataclass
class Base:
    """Where the story of a table goes on after an upgrade of the rules: what was before is kept as it was told."""

    moves: int = 0
    events: int = 0
    entries: int = 0


@dataclass
class Table:
    """A table whose game has begun, or is about to."""

    id: str
    game: Game
    chairs: list[Chair]
    position: Position
    pace: pace.Pace = field(default_factory=pace.Relaxed)
    hints: str = "off"
    sequence: int = 0
    """How many entries its log has."""
    state: str = RUNNING
    base: Base = field(default_factory=Base)
    paused: bool = False
    open: Open | None = None
    """The proposal that is not decided."""
    thought: float = 0.0
    """Seconds that bots have thought at it."""
    hinted: list[int] = field(default_factory=list)
    """How often each seat was advised."""
    tokens: dict[str, int] = field(default_factory=dict)
    """The moves that clients have sent, by their tokens, with the number of the entry."""

    # --- what is asked ---

    @property
    def over(self) -> bool:
        """Whether nothing can happen any more."""
        return self.state == FINISHED

    def waiting(self) -> list[int]:
        """The seats that are asked; none while the table pauses."""
        return [] if self.over or self.paused else [seat + 1 for seat in self.position.waiting]

    def asked_at(self, seat: int) -> int | None:
        """When the open question of a seat came up, counted in moves over all versions of the rules."""
        found = self.position.asked_at(seat - 1)
        return None if found is None else found + self.base.moves

    @property
    def moves(self) -> int:
        """How many moves there were."""
        return self.base.moves + self.position.move

    @property
    def events(self) -> int:
        """How many events there were."""
        return self.base.events + self.position.sequence

    def persons(self) -> list[int]:
        """The seats that persons play. The log alone tells it, so that it is the same whenever a table is loaded."""
        return [seat for seat, chair in enumerate(self.chairs, 1) if not chair.level]

    def due(self) -> tuple[float, str] | None:
        """What is to be done next without anybody's doing, and from when on: a bot thinks, or somebody's time ends."""
        found: list[tuple[float, str]] = []
        for seat in self.waiting():
            chair = self.chairs[seat - 1]
            if chair.level:
                found.append((chair.since, BOT))
            elif chair.deadline is not None:
                found.append((chair.deadline, CLOCK))
        return min(found, default=None)

    # --- moves ---

    def begin(self, now: float) -> Began:
        """The game begins: chance sets it up."""
        for chair in self.chairs:
            chair.left = pace.at_first(self.pace)
        return self._noted(Began(self._answers(lambda: None), [chair.level for chair in self.chairs]), now)

    def move(
        self, seat: int, steps: list[str], asked_at: int | None, token: str, now: float, by_bot: bool = False
    ) -> Moved:
        """A whole move; Stale if another question is asked by now, IllegalAction if the rules forbid it."""
        self._can_play(seat, by_bot)
        if asked_at is not None and asked_at != self.asked_at(seat):
            raise Stale(message("server-stale-move"))
        answers = self._answers(lambda: self.position.play(*steps, seat=seat - 1))
        return self._noted(Moved(answers, seat, token), now)

    def undo(self, seat: int, token: str, now: float) -> Undid:
        """The seat's last move is taken back; IllegalAction says why it can't be."""
        self._can_play(seat)
        return self._noted(Undid(self._answers(lambda: self.position.undo(seat - 1)), seat, token), now)

    def _can_play(self, seat: int, by_bot: bool = False) -> None:
        self._can_go_on()
        if self.paused:
            raise Conflict(message("server-paused"))
        if by_bot and not self.chairs[seat - 1].level:
            raise Stale(message("server-stale-move"))
        if not by_bot:
            self._plays(seat)

    def _plays(self, seat: int) -> None:
        """Refuses a seat for which a bot plays: its person comes back first."""
        if self.chairs[seat - 1].level:
            raise Conflict(message("server-bot-plays"))

    def _answers(self, happens: Callable[[], None]) -> list[str]:
        """What the record says of something that happens in the game, the outcomes of chance included."""
        journal = self.position.journal
        assert journal is not None
        before = len(journal.entries)
        happens()
        chance.settle(self.position)
        return records.written(self.position, before)

    # --- seats ---

    def stand_in(self, seat: int, why: str, now: float) -> StoodIn:
        """A bot plays on for a person."""
        self._can_go_on()
        if self.chairs[seat - 1].level:
            raise Conflict(message("server-bot-plays-already"))
        return self._noted(StoodIn([], seat, why, STAND_IN), now)

    def come_back(self, seat: int, now: float) -> Returned:
        """The person plays again."""
        self._can_go_on()
        if not self.chairs[seat - 1].level or self.chairs[seat - 1].bot:
            raise Conflict(message("server-nobody-stands-in"))
        chair = self.chairs[seat - 1]
        chair.left = pace.on_return(self.pace, chair.left)
        return self._noted(Returned([], seat), now)

    def advised(self, seat: int, now: float) -> Hinted:
        """A seat was given advice."""
        self._can_go_on()
        self._plays(seat)
        return self._noted(Hinted([], seat), now)

    def _can_go_on(self) -> None:
        if self.over:
            raise Conflict(message("server-game-over"))

    # --- proposals ---

    def propose(self, seat: int, proposal: Proposal, now: float) -> Proposed:
        """A seat proposes something; done at once if nobody else is to be asked."""
        self._can_go_on()
        self._plays(seat)
        if self.open is not None:
            raise Conflict(message("server-proposal-open"))
        self._sensible(seat, proposal, now)
        opened = proposals.proposed(proposal, seat, self.persons())
        answers = [] if opened.asked else self._answers(lambda: self._go_back(proposal))
        return self._noted(Proposed(answers, seat, proposal), now)

    def agree(self, seat: int, now: float) -> Agreed:
        """A seat that is asked agrees."""
        open = self._asked(seat)
        last = open.asked == [seat]
        answers = self._answers(lambda: self._go_back(open.proposal)) if last else []
        return self._noted(Agreed(answers, seat), now)

    def decline(self, seat: int, now: float) -> Declined:
        """A seat that is asked does not agree, or the proposer withdraws."""
        if self.open is None or self.open.by != seat:
            self._asked(seat)
        return self._noted(Declined([], seat), now)

    def _asked(self, seat: int) -> Open:
        self._can_go_on()
        if self.open is None or seat not in self.open.asked:
            raise Conflict(message("server-no-proposal"))
        return self.open

    def _sensible(self, seat: int, proposal: Proposal, now: float) -> None:
        """Refuses what could not be done even if all agreed."""
        if proposal.what == "rewind" and proposal.to < self.base.moves:
            raise Conflict(message("server-before-upgrade", first=self.base.moves))
        if proposal.what == "rewind":
            reason = self.position.can_rewind(proposal.to - self.base.moves)
            if reason is not None:
                raise IllegalAction(reason)
        elif proposal.what == "pause" and self.paused:
            raise Conflict(message("server-paused"))
        elif proposal.what == "resume" and not self.paused:
            raise Conflict(message("server-not-paused"))
        elif proposal.what == "replace" and proposal.seat == seat:
            raise Refused(message("server-replace-yourself"))
        elif proposal.what == "replace" and not self._is_idle(proposal.seat, now):
            raise Conflict(message("server-not-idle"))

    def _is_idle(self, seat: int, now: float) -> bool:
        """Whether a person has kept the others waiting for longer than they need bear."""
        if seat not in self.waiting() or seat not in self.persons():
            return False
        return now - self.chairs[seat - 1].since >= pace.patience(self.pace)

    def _go_back(self, proposal: Proposal) -> None:
        if proposal.what == "rewind":
            self.position.rewind(proposal.to - self.base.moves)

    # --- entries ---

    def take(self, entry: AnyEntry) -> None:
        """An entry of the log, taken again; BadRecord or IllegalAction if the rules do not take it."""
        for answer in entry.answers:
            records.take(answer, self.position)
        self._note(entry)

    def recall(self, entry: AnyEntry) -> None:
        """An entry whose part in the game is in the story, or not to be: only what it does beside the game."""
        self._note(entry)

    def _noted(self, entry: E, at: float) -> E:
        self._note(entry)
        self.set_clocks(at, entry.seat if isinstance(entry, Moved) else 0)
        return entry

    def _note(self, entry: AnyEntry) -> None:
        """What an entry changes beside the game."""
        self.sequence += 1
        if isinstance(entry, Moved | Undid) and entry.token:
            self.tokens[entry.token] = self.sequence
        if isinstance(entry, Began):
            self._seat_bots(entry.levels)
        elif isinstance(entry, Moved):
            self._is_there(entry.seat)
        elif isinstance(entry, StoodIn):
            self._replace(entry.seat, entry.level)
        elif isinstance(entry, Returned):
            self._replace(entry.seat, "")
        elif isinstance(entry, Proposed):
            assert entry.proposal is not None
            self._weigh(proposals.proposed(entry.proposal, entry.seat, self.persons()))
        elif isinstance(entry, Agreed) and self.open is not None:
            self._weigh(proposals.agreed(self.open, entry.seat))
        elif isinstance(entry, Declined):
            self.open = None
        elif isinstance(entry, Hinted):
            self.hinted[entry.seat - 1] += 1
        elif isinstance(entry, Played) and entry.last:
            self.state = FINISHED
        if self.position.over:
            self.state = FINISHED

    def _seat_bots(self, levels: list[str]) -> None:
        """The bots that have a seat of their own; who stands in for a person, the log tells later."""
        for chair, level in zip(self.chairs, levels, strict=True):
            chair.level = level
            chair.bot = bool(level)

    def _is_there(self, seat: int) -> None:
        """Whoever moves is not idle."""
        if self.open is not None and self.open.proposal.what == "replace" and self.open.proposal.seat == seat:
            self.open = None

    def _replace(self, seat: int, level: str) -> None:
        """A bot plays for a seat, or its person again: other persons than before are at the table, who were not asked
        about what is proposed. It lapses."""
        self.chairs[seat - 1].level = level
        self.open = None

    def _weigh(self, open: Open) -> None:
        """A proposal stands open, or is done."""
        self.open = open if open.asked else None
        if open.asked:
            return
        if open.proposal.what == "end":
            self.state = FINISHED
        elif open.proposal.what == "replace":
            self._replace(open.proposal.seat, STAND_IN)
        elif open.proposal.what in ("pause", "resume"):
            self.paused = open.proposal.what == "pause"

    # --- clocks ---

    def set_clocks(self, now: float, moved: int = 0) -> None:
        """Stops the clocks of seats whose question was answered, and starts those that are asked something new."""
        waiting = self.waiting()
        for seat, chair in enumerate(self.chairs, 1):
            question = self._question(seat) if seat in waiting else None
            if question == chair.question:
                continue
            if chair.deadline is not None:
                gained = pace.gained(self.pace) if seat == moved else 0.0
                passed = max(0.0, now - chair.since)  # a clock may be set back
                chair.left = max(0.0, chair.left - passed) + gained
            chair.question = question
            chair.since = now
            chair.deadline = None
            if question is not None and not chair.level:
                chair.deadline = pace.deadline(self.pace, now, chair.left, chair.zone, chair.hour)

    def resume_clocks(self, now: float) -> None:
        """After loading: goes on with the clocks as they were kept."""
        for seat in self.waiting():
            chair = self.chairs[seat - 1]
            chair.question = self._question(seat)
            live = isinstance(self.pace, pace.LiveClock) and chair.deadline is not None
            chair.since = chair.deadline - chair.left if live and chair.deadline is not None else now

    def _question(self, seat: int) -> tuple[int, bool] | None:
        asked = self.position.asked_at(seat - 1)
        return None if asked is None else (asked, bool(self.chairs[seat - 1].level))
