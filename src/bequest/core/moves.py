"""Whole moves: played by their texts, picked as sets, listed. Nothing changes unless all of a move is legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bequest.core import reasons
from bequest.core.errors import IllegalAction
from bequest.core.reasons import Reason, core_reason
from bequest.core.words import quoted

if TYPE_CHECKING:
    from bequest.core.position import Position


def under_way(position: Position, seat: int) -> bool:
    """Whether the seat has begun a move and not completed it."""
    return position.made(seat) > 0


def steps_of(position: Position, steps: object) -> list[int]:
    """Steps of a move, given as texts or as actions, as actions."""
    assert isinstance(steps, Sequence)
    return [position.game.parse(step) if isinstance(step, str) else step for step in steps]


def play(position: Position, texts: Sequence[str], seat: int) -> None:
    """Plays a whole move (IllegalAction if it is none)."""
    who = chooser(position, seat)
    for action in asked_steps(position, steps_of(position, texts), who):
        position.push(action, who)


def chooser(position: Position, seat: int) -> int:
    """The seat that moves: the given one, or the only one that is asked."""
    if seat >= 0:
        return seat
    if position.seat < 0:
        raise IllegalAction(core_reason(reasons.GAME_OVER if position.over else reasons.CHANCE_FIRST))
    if len(position.waiting) > 1:
        raise IllegalAction(core_reason(reasons.WHICH_SEAT))
    return position.seat


def asked_steps(position: Position, steps: Sequence[int], seat: int) -> list[int]:
    """Of the steps of a whole move those that are asked; the others are filled in by themselves, and must agree."""
    ahead = position.outlook([], seat)
    journal = ahead.journal
    assert journal is not None
    assert journal.filled is not None
    asked: list[int] = []
    named = 0  # how many of the choices filled in were named
    for step in steps:
        filled = [action for action, _ in journal.filled]
        if named < len(filled) and step == filled[named]:
            named += 1
            continue
        if asked and not under_way(ahead, seat):
            raise IllegalAction(core_reason(reasons.COMPLETE, text=quoted(position.game.text(step))))
        reason = ahead.refusal(step, seat)
        if reason is not None:
            raise IllegalAction(reason)
        named = len(filled)
        ahead.push(step, seat)
        asked.append(step)
    if not asked or under_way(ahead, seat):
        raise IllegalAction(incomplete(ahead, seat))
    return asked


def incomplete(position: Position, seat: int) -> Reason:
    kind = position.kinds[position.frames[-1].kind]
    return core_reason(reasons.INCOMPLETE, step=kind.name)


def play_set(position: Position, texts: Sequence[str], seat: int) -> None:
    """Picks a set as a whole (IllegalAction if that can't be)."""
    who = chooser(position, seat)
    found = series(position, steps_of(position, texts), who)
    if found is None:
        raise IllegalAction(set_refusal(position, texts, who))
    for action in found:
        position.push(action, who)


def why_not_set(position: Position, texts: Sequence[str], seat: int) -> Reason | None:
    who = chooser(position, seat)
    return None if series(position, steps_of(position, texts), who) is not None else set_refusal(position, texts, who)


def set_refusal(position: Position, texts: Sequence[str], seat: int) -> Reason:
    """Why a set can't be picked: one of it is not to be had at all, or not all of them together."""
    for action in steps_of(position, texts):
        reason = position.refusal(action, seat)
        if reason is not None and reason.code not in (reasons.NOT_ASKED, position.game.order_code):
            return reason
    return core_reason(reasons.NO_SUCH_SET)


def series(position: Position, picked: Sequence[int], seat: int) -> list[int] | None:
    """The one way in which the steps that pick exactly this set follow each other; None if there is none.

    What is filled in by itself counts as picked, and where the set may be larger its end is said.
    """
    return _series(position.outlook([], seat), sorted(picked), seat)


def _series(ahead: Position, left: list[int], seat: int) -> list[int] | None:
    options = ahead.legal(seat)
    tries = [action for action in options if action in left] if left else _ends(ahead, options)
    for action in tries:
        after = ahead.outlook([action], seat)
        assert after.journal is not None
        assert after.journal.filled is not None
        rest = left[:]
        if left:
            rest.remove(action)
        missing = False
        for filled, _ in after.journal.filled:
            if filled in rest:
                rest.remove(filled)
            elif not ahead.is_end(filled):
                missing = True
        if missing:
            continue
        if not under_way(after, seat):
            if not rest:
                return [action]
            continue
        found = _series(after, rest, seat)
        if found is not None:
            return [action, *found]
    return None


def _ends(ahead: Position, options: list[int]) -> list[int]:
    return [action for action in options if ahead.is_end(action)]


def moves(position: Position, seat: int) -> Iterator[tuple[int, ...]]:
    """All whole moves, found as they are asked for."""
    if position.seat < 0:
        return
    who = chooser(position, seat)
    yield from _moves(position.outlook([], who), (), who)


def _moves(ahead: Position, so_far: tuple[int, ...], seat: int) -> Iterator[tuple[int, ...]]:
    for action in ahead.legal(seat):
        after = ahead.outlook([action], seat)
        if under_way(after, seat):
            yield from _moves(after, (*so_far, action), seat)
        else:
            yield (*so_far, action)
