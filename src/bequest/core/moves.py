"""Whole moves: played by their texts, picked as sets, listed. Nothing changes unless all of a move is legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from bequest.core import arguments, reasons
from bequest.core.errors import BadArgument, IllegalAction
from bequest.core.reasons import Reason, core_reason
from bequest.core.wire import Happened, SetOf
from bequest.core.words import message, quoted

if TYPE_CHECKING:
    from bequest.core.playing import Playing
    from bequest.core.position import Position


def under_way(position: Position, seat: int) -> bool:
    """Whether the seat has begun a move and not completed it."""
    return position.made(seat) > 0


def steps_of(position: Position, steps: object) -> list[int]:
    """Steps of a move, given as texts or as actions, as actions."""
    if isinstance(steps, str) or not isinstance(steps, Sequence):
        raise BadArgument(message("argument-steps", found=quoted(steps)))
    return [position.game.parse(step) if isinstance(step, str) else arguments.action(step) for step in steps]


def chooser(position: Position, seat: int) -> int:
    """The seat that moves: the given one, or the only one that is asked."""
    if position.seat < 0:
        raise IllegalAction(core_reason(reasons.GAME_OVER if position.over else reasons.CHANCE_FIRST))
    if seat >= 0:
        return seat
    if len(position.waiting) > 1:
        raise IllegalAction(core_reason(reasons.WHICH_SEAT))
    return position.seat


# --- moves by their texts ---


def play(position: Position, texts: Sequence[str], seat: int) -> None:
    """Plays a whole move; IllegalAction if it is none."""
    who = chooser(position, seat)
    ahead, asked = ahead_of(position, steps_of(position, texts), who, True)
    if not asked or under_way(ahead, who):
        kind = ahead.kinds[ahead.frames[-1].kind]
        raise IllegalAction(core_reason(reasons.INCOMPLETE, step=kind.name))
    for action in asked:
        position.take(action, who)


def ahead_of(position: Position, steps: Sequence[int], seat: int, whole: bool) -> tuple[Position, list[int]]:
    """The position after steps of a move, and those of them that were asked; IllegalAction if one can't be taken.

    Steps that are filled in by themselves may be named or left out; what belongs to one set may be named in any order.
    In a whole move the end of a set goes without saying.
    """
    try:
        ahead, asked = _taken(position, steps, seat, whole, False)
    except IllegalAction:
        return _taken(position, steps, seat, whole, True)
    return _taken(position, steps, seat, whole, True) if whole and under_way(ahead, seat) else (ahead, asked)


def _taken(position: Position, steps: Sequence[int], seat: int, whole: bool, named: bool) -> tuple[Position, list[int]]:
    """The same in one reading: the steps that are filled in are named too, or none of them is."""
    ahead = position.outlook([], seat, True)
    journal = ahead.journal
    assert journal is not None
    assert journal.filled is not None
    asked: list[int] = []
    left = list(steps)
    while left:
        if asked and not under_way(ahead, seat):
            raise IllegalAction(core_reason(reasons.COMPLETE, text=quoted(position.game.text(left[0]))))
        following, used = _following(ahead, left, seat, whole)
        filled = len(journal.filled)
        for action in following:
            reason = ahead.refusal(action, seat)
            if reason is not None:
                raise IllegalAction(reason)
            ahead.take(action, seat)
        asked += following
        del left[:used]
        for action, before in journal.filled[filled:]:
            if named and left and (left[0] == action or (action in left and _asks_for_a_set(before, seat))):
                left.remove(action)
    return ahead, asked


def _following(ahead: Position, left: Sequence[int], seat: int, whole: bool) -> tuple[list[int], int]:
    """What is to be pushed next, and how many of the named steps that is: a whole set, or a single step."""
    shape = shape_of(ahead, seat)
    if isinstance(shape, SetOf) and not shape.picked:
        pool = Counter(steps_of(ahead, shape.of))
        picked: list[int] = []
        for action in left:
            if not pool[action]:
                break
            pool[action] -= 1
            picked.append(action)
        found = series(ahead, picked, seat) if picked else None
        if found is not None:
            said = len(picked) < len(left) and ahead.is_end(found[-1]) and left[len(picked)] == found[-1]
            if ahead.is_end(found[-1]) and not said and not whole:
                del found[-1]
            return found, len(picked) + said
    return [left[0]], 1


def shape_of(position: Position, seat: int) -> object:
    """The shape of the open question, if the seat is asked one."""
    if seat not in position.waiting:
        return None
    frame = position.frames[-1]
    return position.kinds[frame.kind].shape(position, frame, seat)


def preview(position: Position, steps: object, seat: int) -> list[Happened]:
    """The events that steps would bring if they were played now, as `Position.preview` tells; none if they can't be."""
    ahead, asked = ahead_of(position, steps_of(position, steps), seat, True)
    return foreseen(position, asked, seat) if asked and not under_way(ahead, seat) else []


def foreseen(position: Position, asked: Sequence[int], seat: int) -> list[Happened]:
    """The same for all the steps of a whole move that are asked."""
    return position.outlook(list(asked[:-1]), seat, True).preview(asked[-1], seat)


# --- sets ---


def _asks_for_a_set(position: Playing, seat: int) -> bool:
    frame = position.frames[-1]
    return isinstance(position.kinds[frame.kind].shape(position, frame, seat), SetOf)


def play_set(position: Position, texts: Sequence[str], seat: int) -> None:
    """Picks a set as a whole; IllegalAction if that can't be."""
    who = chooser(position, seat)
    picked = steps_of(position, texts)
    found = series(position, picked, who)
    if found is None:
        raise IllegalAction(_set_refusal(position, picked, who))
    for action in found:
        position.take(action, who)


def why_not_set(position: Position, texts: Sequence[str], seat: int) -> Reason | None:
    """Why a set can't be picked as a whole; None if it can."""
    who = chooser(position, seat)
    picked = steps_of(position, texts)
    return None if series(position, picked, who) is not None else _set_refusal(position, picked, who)


def _set_refusal(position: Position, picked: Sequence[int], seat: int) -> Reason:
    """One of it can't be part of any set, there are too few or too many, or they don't go together."""
    shape = shape_of(position, seat)
    if not isinstance(shape, SetOf):
        return position.refusal(picked[0], seat) or core_reason(reasons.NO_SET_ASKED)
    pool = Counter(steps_of(position, shape.of))
    for action, count in Counter(picked).items():
        if count > pool[action]:
            reason = position.refusal(action, seat)
            return reason or core_reason(
                reasons.NOT_SO_MANY, text=quoted(position.game.text(action)), most=pool[action]
            )
    if not shape.least <= len(picked) <= shape.most:
        return core_reason(reasons.SET_SIZE, least=shape.least, most=shape.most, found=len(picked))
    return core_reason(reasons.NO_SUCH_SET)


def series(position: Position, picked: Sequence[int], seat: int) -> list[int] | None:
    """The one way in which the steps that pick exactly this set follow each other; None if there is none.

    What is filled in by itself counts as picked, and where the set could be larger its end is said.
    """
    if seat not in position.waiting:
        return None
    return _series(position.outlook([], seat, True), list(picked), seat, position.frames[-1].kind)


def _series(ahead: Position, left: list[int], seat: int, kind: int) -> list[int] | None:
    for action in ahead.on_offer(seat):
        end = ahead.is_end(action)
        if action not in left and (left or not end):
            continue
        after = ahead.outlook([action], seat, True)
        rest = _without(after, [] if end else [action], left, seat, kind)
        if rest is None:
            continue
        if not under_way(after, seat) or not _of_set(after, seat, kind):
            if not rest:
                return [action]
            continue
        found = _series(after, rest, seat, kind)
        if found is not None:
            return [action, *found]
    return None


def set_by(position: Position, seat: int, choose: Callable[[Position], int]) -> list[int]:
    """The set that somebody picks who takes one step after the other."""
    kind = position.frames[-1].kind
    ahead = position.outlook([], seat, True)
    found: list[int] = []
    while True:
        action = choose(ahead)
        after = ahead.outlook([action], seat, True)
        found += [one for one in (action, *_filled(after, seat, kind)) if not position.is_end(one)]
        if not under_way(after, seat) or not _of_set(after, seat, kind):
            return found
        ahead = after


def _filled(after: Position, seat: int, kind: int) -> list[int]:
    """What was filled in of the set by itself."""
    assert after.journal is not None
    assert after.journal.filled is not None
    return [action for action, before in after.journal.filled if _of_set(before, seat, kind)]


def _of_set(position: Playing, seat: int, kind: int) -> bool:
    """Whether the open step goes on with a set that began with a step of this kind."""
    frame = position.frames[-1]
    if frame.kind == kind:
        return True
    shape = position.kinds[frame.kind].shape(position, frame, seat)
    return isinstance(shape, SetOf) and bool(shape.picked)


def _without(after: Position, chosen: list[int], left: list[int], seat: int, kind: int) -> list[int] | None:
    """What is left of a set; None if something was filled in that does not belong to it."""
    rest = left[:]
    for action in [*chosen, *[action for action in _filled(after, seat, kind) if not after.is_end(action)]]:
        if action not in rest:
            return None
        rest.remove(action)
    return rest


# --- all moves ---


def moves(position: Position, seat: int) -> Iterator[tuple[int, ...]]:
    """All whole moves, found as they are asked for."""
    who = chooser(position, seat)
    yield from _moves(position.outlook([], who, True), (), who)


def _moves(ahead: Position, so_far: tuple[int, ...], seat: int) -> Iterator[tuple[int, ...]]:
    for action in ahead.on_offer(seat):
        after = ahead.outlook([action], seat, True)
        if under_way(after, seat):
            yield from _moves(after, (*so_far, action), seat)
        else:
            yield (*so_far, action)
