"""A move in the making: its choices one by one, and the commit with the last of them (section 1.1)."""

from __future__ import annotations

from typing import Final

from bequest.core.frames import Frame
from bequest.core.pending import Choice
from bequest.core.reasons import NOT_ASKED, Why
from bequest.core.wire import Amount
from bequest.games.lastwill.rules import codes, frames
from bequest.games.lastwill.rules.state import WillState

Move = tuple[int, ...]
"""The choices of a move as actions, those included that the program has made (W-1.20)."""
COMPLETE: Final = -1
"""Instead of a next step: every choice of the move is made."""


def waiver_then(kind: int, move: Move) -> int:
    """The next step of a move that asks two things: how its actions are paid, then one more."""
    if len(move) == 1:
        return frames.WAIVER
    return kind if len(move) == 2 else COMPLETE


class Beginning(Choice[WillState]):
    """A decision that begins a move: it knows which choices follow, and what the whole move does."""

    def next_step(self, s: WillState, seat: int, move: Move) -> int:
        """The kind of the choice that comes next, or COMPLETE."""
        raise AssertionError

    def commit(self, s: WillState, seat: int, move: Move) -> None:
        """The move takes effect as a whole."""
        raise AssertionError

    def proceed(self, s: WillState, seat: int, move: Move) -> None:
        """Goes to the next choice that has more than one option, or to the commit (W-1.7, W-1.11, W-1.20, W-1.21)."""
        while True:
            kind = self.next_step(s, seat, move)
            if kind == COMPLETE:
                self.commit(s, seat, move)
                return
            on_offer = step_of(s, kind).choices(s, seat, move)
            if len(on_offer) > 1:
                frame = Frame(kind, seat, move, True)
                frame.offer = on_offer
                s.frames.append(frame)
                return
            if s.journal is not None and s.journal.filled is not None and s.journal.under_way:
                s.note_filled(Frame(kind, seat, move, True), on_offer)
            move = move + (on_offer[0],)


class MoveStep(Choice[WillState]):
    """A later choice of a move. It offers only what the move can be completed with (W-1.13)."""

    def choices(self, s: WillState, seat: int, move: Move) -> list[int]:
        """What can be chosen after the choices so far; there is always something."""
        raise AssertionError

    def refused(self, s: WillState, seat: int, move: Move, action: int) -> int:
        """Why an action is not among the choices."""
        return NOT_ASKED

    def why(self, s: WillState, seat: int, move: Move, action: int, code: int) -> Why:
        """The rule and the numbers behind a code of `refused`."""
        return codes.why(code)

    def options(self, s: WillState, frame: Frame, seat: int) -> list[int]:
        return self.choices(s, frame.seat, frame.args)

    def refusal(self, s: WillState, frame: Frame, seat: int, action: int) -> int:
        return self.refused(s, frame.seat, frame.args, action)

    def explain(self, s: WillState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return self.why(s, frame.seat, frame.args, action, code)

    def choose(self, s: WillState, frame: Frame, seat: int, action: int) -> None:
        begun = s.kinds[s.base.kind]
        assert isinstance(begun, Beginning)
        begun.proceed(s, seat, frame.args + (action,))


def step_of(s: WillState, kind: int) -> MoveStep:
    """What a step of a move means."""
    step = s.kinds[kind]
    assert isinstance(step, MoveStep)
    return step


def occupied(s: WillState, seat: int) -> list[int]:
    """The spaces with a card on the player's board, as actions: those that a player might wonder about."""
    first = s.rules.deck.space
    return [first + space for space, lying in enumerate(s.boards[seat]) if lying is not None]


def is_space(s: WillState, action: int) -> bool:
    """Whether an action names a space of a board."""
    return s.rules.deck.space <= action < s.rules.deck.errand


def is_amount(s: WillState, action: int) -> bool:
    """Whether an action names a number."""
    return s.rules.deck.amount <= action < s.rules.deck.plan


def is_card(s: WillState, action: int) -> bool:
    """Whether an action names a card of a hand or of the offering."""
    return s.rules.deck.card <= action < s.rules.deck.use


def amount_of(s: WillState, on_offer: list[int], unit: str) -> Amount:
    """The question for a number, of those on offer; not every number between them need be among these."""
    first = s.rules.deck.amount
    return Amount(unit, on_offer[0] - first, on_offer[-1] - first)
