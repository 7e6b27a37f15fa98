"""Pending decisions and steps as data on a stack (never closures), so that a game can be saved in mid-choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

OVER: Final = -1
"""Instead of a seat: the game is over."""
CHANCE: Final = -2
"""Instead of a seat: chance decides."""
NOBODY: Final = -3
"""Stands for "no seat given" and for the reader of public information, the spectator."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One thing that is pending. Immutable: it is replaced, never changed, so clones share it.

    `open` marks a choice of a move that is not yet committed; such frames lie on top of the decision they began
    from, one for each choice that was asked, and taking a choice back is dropping its frame. `choice` is the action
    that led to an open frame and `offer` what a frame offers, if that is known (nothing changes it before the commit);
    both are filled in once, when the frame comes to lie on top.
    """

    __slots__ = ("args", "choice", "kind", "offer", "open", "seat")

    def __init__(self, kind: int, seat: int, args: tuple[int, ...] = (), open: bool = False) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.open = open
        self.choice = -1
        self.offer: list[int] | None = None


@mypyc_attr(acyclic=True)
class Together(Frame):
    """A simultaneous secret choice: every waiting seat answers, in any order; all answers take effect together.

    `answers[seat]` holds the choices that were asked of that seat so far (those made for it, because there was a
    single option, are not among them), `waiting_mask` the seats that have not finished. While a seat waits, a choice
    changes nothing but this frame.
    """

    __slots__ = ("answers", "waiting_mask")

    def __init__(
        self, kind: int, args: tuple[int, ...], answers: tuple[tuple[int, ...], ...], waiting_mask: int
    ) -> None:
        super().__init__(kind, NOBODY, args)
        self.answers = answers
        self.waiting_mask = waiting_mask

    def waiting(self) -> list[int]:
        return [seat for seat in range(len(self.answers)) if self.waiting_mask >> seat & 1]

    def waits_for(self, seat: int) -> bool:
        return seat >= 0 and bool(self.waiting_mask >> seat & 1)

    def with_answer(self, seat: int, action: int) -> Together:
        """The frame after one more choice of a seat."""
        choices = self.answers[seat] + (action,)
        return Together(self.kind, self.args, self._replaced(seat, choices), self.waiting_mask)

    def finished(self, seat: int) -> Together:
        """The frame when the seat has made its last choice."""
        return Together(self.kind, self.args, self.answers, self.waiting_mask & ~(1 << seat))

    def without(self, seat: int, steps: int) -> Together:
        """The frame with the last `steps` choices of a waiting seat dropped."""
        kept = self.answers[seat][: len(self.answers[seat]) - steps]
        return Together(self.kind, self.args, self._replaced(seat, kept), self.waiting_mask)

    def reopened(self, seat: int) -> Together:
        """The frame as if the seat had not answered yet."""
        return Together(self.kind, self.args, self._replaced(seat, ()), self.waiting_mask | 1 << seat)

    def _replaced(self, seat: int, choices: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        return self.answers[:seat] + (choices,) + self.answers[seat + 1 :]


def reopen_others(frames: list[Frame], players: int, seat: int) -> list[int]:
    """Forgets what the other seats answered to the open simultaneous choice; the seats that had finished."""
    frame = frames[-1] if frames else None
    finished: list[int] = []
    if isinstance(frame, Together):
        for other in range(players):
            if other != seat and frame.answers[other]:
                if not frame.waits_for(other):
                    finished.append(other)
                frame = frame.reopened(other)
        frames[-1] = frame
    return finished
