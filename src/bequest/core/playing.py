"""How a position moves: choices, chance, automatic steps, and moves in the making. Each game's rules hang on it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Self

from mypy_extensions import mypyc_attr

from bequest.core import reasons
from bequest.core.decisions import Decision
from bequest.core.errors import IllegalAction
from bequest.core.frames import CHANCE, NOBODY, OVER, Frame, Together
from bequest.core.journal import ANSWERED
from bequest.core.reasons import Reason, Why, core_reason
from bequest.core.rng import Rng
from bequest.core.table import Table
from bequest.core.words import digits


@mypyc_attr(allow_interpreted_subclasses=True)
class Playing(Table):
    """A table at which a game is played; `Position` is the contract over it."""

    def __init__(self, table: Table) -> None:
        """Sits down at a copy of the table: an empty one, or that of another position, without its journal."""
        super().__init__(
            table.game,
            table.kinds,
            table.players,
            table.seat,
            table.frames[:],
            table.rng.clone(),
            table.auto,
            None if isinstance(table, Playing) else table.journal,
        )

    # --- what a game provides ---

    @abstractmethod
    def advance(self) -> bool:
        """With nothing pending: begins what comes next. False if the game is over."""

    @abstractmethod
    def worded(self, why: Why) -> Reason:
        """A refusal in words."""

    @abstractmethod
    def clone_silently(self) -> Self:
        """A copy without the journal, which would be the most expensive part of it."""

    @abstractmethod
    def asked(self) -> Decision:
        """The open decision as everybody may see it (not called when the game is over or chance decides)."""

    def step_subject(self, public: Decision) -> str:
        """The card or person that an open step of a move is about."""
        return public.subject

    # --- what is pending, by the class of its kind ---

    def outcomes(self) -> list[tuple[int, int]]:
        """While chance decides: what can happen, as (action, weight). Otherwise IllegalAction."""
        if self.seat != CHANCE:
            raise IllegalAction(core_reason(reasons.NOT_CHANCE))
        frame = self.frames[-1]
        return self.kinds[frame.kind].outcomes(self, frame)

    def settle(self) -> None:
        """Runs automatic steps until a player or chance must choose, and sets `seat`."""
        if self.journal is not None:
            self._open_journal()
        while True:
            if self.frames:
                frame = self.frames[-1]
                if not self.kinds[frame.kind].go_on(self, frame):
                    break
            elif not self.advance():
                self.seat = OVER
                break
        if self.journal is not None:
            self.journal.rest(self.journal.tally if self.journal.brief else self.tally())

    def blocked(self, seat: int = NOBODY) -> list[tuple[int, Reason]]:
        """The blocked options worth showing to a seat that is asked (by default the first), each with its reason."""
        if seat == NOBODY:
            seat = self.seat
        found: list[tuple[int, Reason]] = []
        if seat in self.waiting:
            frame = self.frames[-1]
            for action in self.kinds[frame.kind].wondered(self, frame, seat):
                reason = self.refusal(action, seat)
                if reason is not None:
                    found.append((action, reason))
        return found

    # --- what is asked ---

    @property
    def decision(self) -> Decision | None:
        """What is being asked, as everybody may see it; None when the game is over or chance decides."""
        return self.asked() if self.seat >= 0 else None

    def step(self, seat: int) -> Decision:
        """The open decision as the seat that decides sees it, choices of the move under way included."""
        public = self.asked()
        top = self.frames[-1]
        made = tuple([self.game.text(action) for action in self.chosen(seat)])
        name = self.kinds[top.kind].name if made else ""
        if isinstance(top, Together):
            return Decision(public.kind, seat, public.subject, name, made, public.waiting)
        return Decision(public.kind, public.seat, self.step_subject(public) if made else public.subject, name, made)

    def decision_for(self, seat: int) -> Decision | None:
        """The decision as a seat sees it: its own move under way included, that of others not."""
        if self.seat < 0:
            return None
        return self.step(seat) if seat in self.waiting else self.asked()

    def on_offer(self, seat: int = NOBODY) -> list[int]:
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

    # --- choosing ---

    def take(self, action: int, seat: int = NOBODY) -> None:
        """Takes the choice, trusting the caller that it is legal."""
        frame = self.frames[-1]
        if seat == NOBODY:
            seat = self.seat
            if isinstance(frame, Together) and frame.waiting_mask & (frame.waiting_mask - 1):
                raise IllegalAction(core_reason(reasons.WHICH_SEAT))
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

    def refusal(self, action: int, seat: int) -> Reason | None:
        """The same, for callers who know that the arguments are right; NOBODY: the seat that is asked, or chance."""
        if not 0 <= action < len(self.game.catalogue):
            return core_reason(reasons.UNKNOWN_ACTION, action=digits(action))
        if self.seat == OVER:
            return core_reason(reasons.GAME_OVER)
        if self.seat == CHANCE:
            if seat != NOBODY:
                return core_reason(reasons.CHANCE_FIRST)
            return None if action in self.on_offer() else core_reason(reasons.NOT_ASKED)
        waiting = self.waiting
        if seat == NOBODY:
            if len(waiting) > 1:
                return core_reason(reasons.WHICH_SEAT)
            seat = self.seat
        if seat not in waiting:
            return reasons.not_your_turn(seat, waiting)
        frame = self.frames[-1]
        kind = self.kinds[frame.kind]
        code = kind.check(self, frame, seat, action)
        if code == reasons.OK:
            return None
        if code < reasons.FIRST_GAME_CODE:
            return core_reason(code)
        return self.worded(kind.explain(self, frame, seat, action, code))

    def sample(self, rng: Rng) -> int:
        """While chance decides: one of its outcomes, drawn by weight from the caller's generator."""
        frame = self.frames[-1]
        found = self.kinds[frame.kind].outcomes(self, frame)
        total = 0
        for _, weight in found:
            total += weight
        left = rng.below(total)
        for action, weight in found:
            left -= weight
            if left < 0:
                return action
        raise AssertionError("weights are positive")

    # --- a move in the making ---

    def open_step(self, frame: Frame) -> None:
        """For the games: the next step of a move. A step with a single choice is not asked."""
        kind = self.kinds[frame.kind]
        on_offer = kind.options(self, frame, frame.seat)
        if len(on_offer) == 1:
            if self.journal is not None and self.journal.filled is not None:
                self.note_filled(frame, on_offer)
            kind.choose(self, frame, frame.seat, on_offer[0])
        else:
            frame.offer = on_offer
            self.frames.append(frame)

    def note_filled(self, frame: Frame, on_offer: list[int]) -> None:
        """For somebody who wants to put the choice into words: it, and the position in which it is open."""
        assert self.journal is not None
        assert self.journal.filled is not None
        before = self.clone_silently()
        frame.choice = self.journal.under_way[-1][1]  # what led here, as `take` notes it of steps that are asked
        frame.offer = on_offer
        before.frames.append(frame)
        before.seat = frame.seat
        self.journal.filled.append((on_offer[0], before))

    def drop(self, steps: int, seat: int = NOBODY) -> int:
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
            self.drop(0, seat)

    # --- copies ---

    def __deepcopy__(self, memo: object) -> Self:
        """What Python's `copy` module makes of a position: the same as a clone."""
        return self.clone()

    def clone(self) -> Self:
        """An independent copy."""
        copy = self.clone_silently()
        if self.journal is not None:
            copy.journal = self.journal.clone()
        return copy

    # --- the record of answers ---

    def _open_journal(self) -> None:
        """Before the first answer: what all taking back begins from."""
        journal = self.journal
        assert journal is not None
        if journal.start is None:
            journal.start = self.clone_silently()
            journal.tally = self.tally()

    def _log(self, frame: Frame, seat: int, action: int) -> None:
        """The record of one answer, kept before it takes effect."""
        journal = self.journal
        assert journal is not None
        self._open_journal()
        if seat == CHANCE:
            self.chanced(action)
            return
        if not frame.open and not isinstance(frame, Together):
            before = journal.start if journal.filled is not None else self.clone_silently()
            assert before is not None
            journal.begin(seat, before)
        journal.answer(seat, action)

    def _commit(self, frame: Frame, seat: int) -> None:
        """The record of a move that the seat has just completed (or not, in a simultaneous choice)."""
        journal = self.journal
        assert journal is not None
        if self.made(seat):
            return
        journal.commit(seat)
        if not isinstance(frame, Together):
            journal.asked = journal.move
            return
        journal.bar(reasons.ANSWER_STANDS)
        if frame.waiting_mask == 1 << seat:  # nobody else is still asked the same
            journal.asked = journal.move

    def answered(self, seat: int) -> None:
        """For the games: a seat has given the last part of its secret answer. All are told so, but not which."""
        self.tell(ANSWERED, seat)
