"""The one contract: what every position of every game can do. Server, bots, terminal and tests use nothing else."""

from __future__ import annotations

import hashlib
import json
from abc import abstractmethod
from typing import Self

from mypy_extensions import mypyc_attr

from bequest.core import reasons, results
from bequest.core.decisions import Decision as Decision
from bequest.core.decisions import Place as Place
from bequest.core.errors import IllegalAction
from bequest.core.frames import CHANCE as CHANCE
from bequest.core.frames import NOBODY, Frame, Together, reopen_others
from bequest.core.frames import OVER as OVER
from bequest.core.journal import Event, Journal, Readable
from bequest.core.reasons import Reason, Why, core_reason
from bequest.core.rng import Rng
from bequest.core.table import Table
from bequest.core.texts.json_text import dumps


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Table):
    """A game at one moment. Each game implements the abstract methods; everybody else calls the other ones."""

    def __init__(self, table: Table) -> None:
        """Sits down at a copy of the table: an empty one, or another position."""
        super().__init__(
            table.game,
            table.kinds,
            table.players,
            table.seat,
            table.frames[:],
            table.rng.clone(),
            table.auto,
            None if table.journal is None else table.journal.clone(),
        )

    # --- what a game provides ---

    @abstractmethod
    def advance(self) -> bool:
        """With nothing pending: begins what comes next. False if the game is over."""

    @abstractmethod
    def worded(self, why: Why) -> Reason:
        """A refusal in words."""

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def asked(self) -> Decision:
        """The open decision as everybody may see it (not called when the game is over or chance decides)."""

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, object]:
        """All that a seat may know, ready for JSON; None is a spectator."""

    @abstractmethod
    def key(self, seat: int | None) -> tuple[object, ...]:
        """Equal keys mean equal information for that seat."""

    @abstractmethod
    def guess(self, seat: int | None, rng: Rng) -> Position:
        """A full position drawn fairly from what that seat may know, with a generator of its own."""

    @abstractmethod
    def read_event(self, event: Event, seat: int) -> Readable:
        """An event in the game's words, with as much of it as the seat may know."""

    @abstractmethod
    def places(self) -> list[Place]:
        """Where every card is and who knows it there: nothing left out, nothing twice."""

    @abstractmethod
    def to_dict(self) -> dict[str, object]:
        """The whole position, ready for JSON, the generator included."""

    @abstractmethod
    def ranking(self) -> list[int]:
        """The rank of each seat, 1 the best; while the game runs, as it would be if it ended now."""

    @abstractmethod
    def scores(self) -> list[int]:
        """What the score track shows for each seat. The ranking decides, not the score."""

    @abstractmethod
    def score_sheet(self) -> list[dict[str, object]]:
        """For each seat where its points come from."""

    def reveals(self, event: Event, seat: int) -> bool:
        """Whether an event would reveal something that the seat may not know now. Draws are not meant."""
        return False

    def step_subject(self, public: Decision) -> str:
        """The card or person that an open step of a move is about."""
        return public.subject

    # --- what is pending, by the class of its kind ---

    def outcomes(self) -> list[tuple[int, int]]:
        """While chance decides: what can happen, as (action, weight)."""
        frame = self.frames[-1]
        return self.kinds[frame.kind].outcomes(self, frame)

    def settle(self) -> None:
        """Runs automatic steps until a player or chance must choose, and sets `seat`."""
        while True:
            if self.frames:
                frame = self.frames[-1]
                if not self.kinds[frame.kind].go_on(self, frame):
                    return
            elif not self.advance():
                self.seat = OVER
                return

    def candidates(self, seat: int = NOBODY) -> list[tuple[int, Reason]]:
        """The blocked options worth showing to a seat that is asked (by default the first), each with its reason."""
        if seat == NOBODY:
            seat = self.seat
        found: list[tuple[int, Reason]] = []
        if seat in self.waiting:
            frame = self.frames[-1]
            for action in self.kinds[frame.kind].wondered(self, frame, seat):
                reason = self.why_not(action, seat)
                if reason is not None:
                    found.append((action, reason))
        return found

    # --- choosing ---

    @property
    def decision(self) -> Decision | None:
        """What is being asked, as everybody may see it; None when the game is over or chance decides."""
        return self.asked() if self.seat >= 0 else None

    def step(self, seat: int) -> Decision:
        """The open decision as the seat that decides sees it, choices of the move under way included."""
        public = self.asked()
        top = self.frames[-1]
        made = tuple([self.game.text(action) for action in self.choices(seat)])
        name = self.kinds[top.kind].name if made else ""
        if isinstance(top, Together):
            return Decision(public.kind, seat, public.subject, name, made, public.waiting)
        return Decision(public.kind, public.seat, self.step_subject(public) if made else public.subject, name, made)

    def prompt(self, seat: int) -> Decision | None:
        """The decision as a seat sees it: its own move under way included, that of others not."""
        if self.seat < 0:
            return None
        return self.step(seat) if seat in self.waiting else self.asked()

    def legal(self, seat: int = NOBODY) -> list[int]:
        """The options as action ids, in stable order; empty for a seat that is not asked. Chance: its outcomes."""
        if self.seat >= 0:
            if seat == NOBODY or seat == self.seat:
                top = self.frames[-1]
                if top.offer is not None:
                    return top.offer[:]
                return self.kinds[top.kind].options(self, top, self.seat)
            if seat not in self.waiting:
                return []
            frame = self.frames[-1]
            return self.kinds[frame.kind].options(self, frame, seat)
        if self.seat == CHANCE and seat == NOBODY:
            return [action for action, _ in self.outcomes()]
        return []

    def push(self, action: int, seat: int = NOBODY) -> None:
        """Takes the choice, trusting the caller that it is legal."""
        frame = self.frames[-1]
        if seat == NOBODY:
            seat = self.seat
        if self.journal is not None:
            self._log(frame, seat, action)
        if seat == CHANCE:
            self.kinds[frame.kind].happen(self, frame, action)
        else:
            self.kinds[frame.kind].choose(self, frame, seat, action)
            if self.frames:
                top = self.frames[-1]
                if top.open:
                    top.choice = action
                    return  # the same seat goes on
            if self.journal is not None:
                self._commit(frame, seat)
        self.settle()

    def apply(self, action: int, seat: int = NOBODY) -> None:
        """Takes the choice if it is legal; otherwise IllegalAction, and nothing has changed."""
        reason = self.why_not(action, seat)
        if reason is not None:
            raise IllegalAction(reason)
        self.push(action, seat)

    def why_not(self, action: int, seat: int = NOBODY) -> Reason | None:
        """Why an action is not on offer, with the rule's id and the numbers; None if it is."""
        if not 0 <= action < len(self.game.catalogue):
            return core_reason(reasons.UNKNOWN_ACTION, action=action)
        if self.seat == OVER:
            return core_reason(reasons.GAME_OVER)
        if self.seat == CHANCE:
            if seat != NOBODY:
                return core_reason(reasons.CHANCE_FIRST)
            return None if action in self.legal() else core_reason(reasons.NOT_ASKED)
        if seat == NOBODY:
            seat = self.seat
        if seat not in self.waiting:
            return reasons.not_your_turn(seat, self.waiting)
        frame = self.frames[-1]
        kind = self.kinds[frame.kind]
        code = kind.check(self, frame, seat, action)
        if code == reasons.OK:
            return None
        if code < reasons.FIRST_GAME_CODE:
            return core_reason(code)
        return self.worded(kind.explain(self, frame, seat, action, code))

    def sample(self, rng: Rng) -> int:
        """While chance decides: one of its outcomes, drawn by weight."""
        found = self.outcomes()
        total = 0
        for _, weight in found:
            total += weight
        left = rng.below(total)
        for action, weight in found:
            left -= weight
            if left < 0:
                return action
        raise AssertionError("weights are positive")

    def preview(self, action: int, seat: int) -> list[Readable]:
        """The events a committed move would bring, up to the first draw or unknown fact; then one entry 'unknown'."""
        copy = self.clone_silently()
        copy.auto = False
        copy.journal = Journal()
        hidden = reopen_others(copy.frames, copy.players, seat)
        copy.apply(action, seat)
        events = copy.events(0, seat)
        for number, event in enumerate(copy.journal.events):
            if self.reveals(event, seat):
                return [*events[:number], {"event": "unknown"}]
        stopped = copy.seat == CHANCE or (bool(hidden) and not copy.made(seat))
        return [*events, {"event": "unknown"}] if stopped else events

    # --- a move in the making ---

    def open_step(self, frame: Frame) -> None:
        """For the games: the next step of a move. A step with a single choice is not asked."""
        kind = self.kinds[frame.kind]
        on_offer = kind.options(self, frame, frame.seat)
        if len(on_offer) == 1:
            kind.choose(self, frame, frame.seat, on_offer[0])
        else:
            frame.offer = on_offer
            self.frames.append(frame)

    def __deepcopy__(self, memo: object) -> Self:
        """What Python's `copy` module makes of a position: the same as a clone."""
        return self.clone()

    def clone_silently(self) -> Self:
        """A copy without the journal, which would be the most expensive part of it."""
        journal = self.journal
        self.journal = None
        copy = self.clone()
        self.journal = journal
        return copy

    # --- taking back ---

    def back(self, steps: int = 0, seat: int = NOBODY) -> int:
        """Drops the last `steps` choices of the uncommitted move, or all of them; how many were dropped."""
        if self.seat < 0:
            return 0
        if seat == NOBODY:
            seat = self.seat
        top = self.frames[-1]
        made = self.made(seat)
        dropped = min(steps, made) if steps > 0 else made
        if isinstance(top, Together):
            if dropped:
                self.frames[-1] = top.without(seat, dropped)
        else:
            del self.frames[len(self.frames) - dropped :]
        if self.journal is not None and dropped:
            self.journal.drop_answers(seat, dropped)
            if dropped == made and not isinstance(top, Together):
                self.journal.drop_begin()
        return dropped

    def back_all(self) -> None:
        """Drops the choices of every seat's uncommitted move."""
        for seat in self.waiting:
            self.back(seat=seat)

    def can_undo(self, seat: int) -> Reason | None:
        """None if the seat's last committed move may be taken back, otherwise why not."""
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

    def undo(self, seat: int) -> None:
        """Takes the seat's last committed move back; IllegalAction says why it can't be."""
        reason = self.can_undo(seat)
        if reason is not None:
            raise IllegalAction(reason)
        assert self.journal is not None
        before = self.journal.undo()
        for name in self.FIELDS:
            setattr(self, name, getattr(before, name))

    # --- the journal ---

    def _log(self, frame: Frame, seat: int, action: int) -> None:
        """The record of one answer, kept before it takes effect."""
        journal = self.journal
        assert journal is not None
        if seat == CHANCE:
            self.chanced(action)
            return
        if not frame.open and not isinstance(frame, Together):
            journal.begin(seat, self.clone_silently())
        journal.answer(seat, action)

    def _commit(self, frame: Frame, seat: int) -> None:
        """The record of a move that the seat has just completed (or not, in a simultaneous choice)."""
        assert self.journal is not None
        if not self.made(seat):
            self.journal.commit(seat)
            if isinstance(frame, Together):
                self.journal.bar(reasons.ANSWER_STANDS)

    def events(self, since: int = 0, seat: int | None = None) -> list[Readable]:
        """The journal from entry `since` on, as a seat may read it (None: a spectator); empty if none is kept."""
        if self.journal is None:
            return []
        return self.journal.read(since, NOBODY if seat is None else seat, self.read_event)

    # --- results ---

    @property
    def outcome(self) -> str | None:
        """None while the game runs, then "finished"; solo games say "won" or "lost"."""
        return "finished" if self.seat == OVER else None

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game runs, and in a game without a winner."""
        if self.seat != OVER:
            return []
        return [seat for seat, rank in enumerate(self.ranking()) if rank == 1]

    def returns(self) -> list[float]:
        """From +1 for the first to -1 for the last, by rank; zeros while the game runs."""
        if self.seat != OVER:
            return [0.0] * self.players
        return results.returns(self.ranking())

    # --- numbers ---

    def encode(self, seat: int | None, buffer: object) -> None:
        """Writes what a seat may know (None: a spectator) as numbers into a buffer of `game.encoder.size` cells."""
        self.game.encoder.encode(self, seat, buffer)

    # --- text ---

    def to_json(self) -> str:
        """The position as text that a person can edit and `game.from_json` reads."""
        return dumps(self.to_dict())

    def digest(self) -> str:
        """A hash of the position without its generator: equal positions have equal digests on every machine."""
        content = {name: value for name, value in self.to_dict().items() if name != "random"}
        return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()
