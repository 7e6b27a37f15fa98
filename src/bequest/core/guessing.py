"""What all guesses share: moves that other seats have begun, and answers that they keep secret."""

from __future__ import annotations

from bequest.core.frames import Frame, Together, reopen_others
from bequest.core.position import Position
from bequest.core.rng import Rng


def forget_choices(s: Position, seat: int, rng: Rng) -> None:
    """Moves that other seats have begun are dropped, their secret answers drawn anew.

    Each seat that has answered gets one of its possible answers, all equally likely; call it when the cards that
    the seat does not know have been dealt anew.
    """
    if s.seat < 0:
        return
    for other in reopen_others(s.frames, s.players, seat):
        answered = _possible_answers(s, other)
        s.frames[-1] = answered[rng.below(len(answered))]
    if s.seat != seat and s.frames[-1].open:
        s.drop(0)


def _possible_answers(s: Position, seat: int) -> list[Frame]:
    """The open simultaneous choice after each possible answer of a waiting seat (another one still waits)."""
    todo = [s.frames[-1]]
    found: list[Frame] = []
    while todo:
        frame = todo.pop()
        if isinstance(frame, Together) and not frame.waits_for(seat):
            found.append(frame)
            continue
        for action in s.kinds[frame.kind].options(s, frame, seat):
            s.frames[-1] = frame
            s.kinds[frame.kind].choose(s, frame, seat, action)
            todo.append(s.frames[-1])
    return found
