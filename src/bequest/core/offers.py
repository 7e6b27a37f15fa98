"""What a seat is asked and may choose, as records made by the rules: nobody who shows them computes anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from bequest.core.frames import Together
from bequest.core.moves import ahead_of, shape_of, steps_of, under_way
from bequest.core.reasons import Reason
from bequest.core.wire import Fact, Offer, Prompt, SetOf, Step

if TYPE_CHECKING:
    from bequest.core.position import Position

MOST_WAYS: Final = 6
"""Of a move that more steps complete in more ways than this, nothing is told before they are taken."""


def prompt(position: Position, seat: int, steps: object) -> Prompt | None:
    """What is asked, as a seat sees it."""
    public = position.decision
    if public is None:
        return None
    waiting = [other + 1 for other in position.waiting]
    if seat not in position.waiting:
        return Prompt(public.kind, waiting)
    ahead = after_steps(position, seat, steps)
    if ahead is None:
        return Prompt(public.kind, waiting, _asked_at(position, seat))
    frame = ahead.frames[-1]
    kind = ahead.kinds[frame.kind]
    made = [ahead.game.text(action) for action in ahead.choices(seat)]
    return Prompt(
        public.kind,
        waiting,
        _asked_at(position, seat),
        ahead.game.speaker.question(ahead, seat),
        kind.shape(ahead, frame, seat),
        ahead.question_subject(seat),
        kind.name if made else "",
        made,
    )


def _asked_at(position: Position, seat: int) -> int | None:
    return None if position.journal is None else position.asked_at(seat)


def after_steps(position: Position, seat: int, steps: object) -> Position | None:
    """The position after steps of a move, itself if there are none; None if they are the whole move."""
    taken = steps_of(position, steps)
    if not taken:
        return position
    ahead, _ = ahead_of(position, taken, seat, False)
    return ahead if under_way(ahead, seat) else None


def offers(position: Position, seat: int, steps: object) -> list[Offer]:
    """Every option, then every blocked candidate. Of a set each member is on offer, whatever the order.

    Nothing follows if the steps are the whole move.
    """
    if seat not in position.waiting:
        return []
    ahead = after_steps(position, seat, steps)
    if ahead is None:
        return []
    shape = shape_of(ahead, seat)
    members: list[int] = []
    if isinstance(shape, SetOf) and not shape.picked:
        members = list(dict.fromkeys(steps_of(ahead, shape.of)))
    found = [_named(ahead, seat, action) for action in members]
    found += [_offer(ahead, seat, action) for action in ahead.legal(seat) if action not in members]
    blocked = [(action, reason) for action, reason in ahead.candidates(seat) if action not in members]
    return found + [_named(ahead, seat, action, reason) for action, reason in blocked]


def _offer(ahead: Position, seat: int, action: int) -> Offer:
    speaker = ahead.game.speaker
    after = ahead.outlook([action], seat)
    journal = after.journal
    assert journal is not None
    assert journal.filled is not None
    follows = [Step(ahead.game.text(made), speaker.choice(before, seat, made)) for made, before in journal.filled]
    commits = not under_way(after, seat)
    ends = commits and True in [event.seat == seat and ahead.ends_turn(event) for event in journal.events]
    return Offer(
        action,
        ahead.game.text(action),
        speaker.choice(ahead, seat, action),
        speaker.short_choice(ahead, seat, action),
        speaker.group(ahead, seat, action),
        ahead.subject_of(seat, action),
        _facts(ahead, after, seat) if commits else _sure_facts(ahead, after, seat),
        follows,
        commits,
        ends,
        commits and (after.can_undo(seat) is not None or isinstance(ahead.frames[-1], Together)),
    )


def _named(ahead: Position, seat: int, action: int, reason: Reason | None = None) -> Offer:
    """Without what follows: a member of a set, or what is blocked."""
    speaker = ahead.game.speaker
    return Offer(
        action,
        ahead.game.text(action),
        speaker.choice(ahead, seat, action),
        speaker.short_choice(ahead, seat, action),
        speaker.group(ahead, seat, action),
        ahead.subject_of(seat, action),
        blocked=reason,
    )


def _facts(ahead: Position, after: Position, seat: int) -> list[Fact]:
    """What a completed move changes, as far as the seat can know."""
    assert after.journal is not None
    events = after.journal.events[: ahead.sure_events(after.journal, seat)]
    first: dict[int, int] = {}
    last: dict[int, int] = {}
    for event in events:
        for i in range(0, len(event.changes), 3):
            at, before, now = event.changes[i : i + 3]
            first.setdefault(at, before)
            last[at] = now
    changes = [number for at in sorted(first) if first[at] != last[at] for number in (at, first[at], last[at])]
    return ahead.facts(changes)


def _sure_facts(ahead: Position, after: Position, seat: int) -> list[Fact]:
    """What a move that needs more steps changes whichever of them follow; nothing if there are too many ways."""
    ways = [way for way, _ in zip(_ways(after, seat), range(MOST_WAYS + 1), strict=False)]
    if len(ways) > MOST_WAYS:
        return []
    common = _facts(ahead, ways[0], seat)
    for way in ways[1:]:
        others = _facts(ahead, way, seat)
        common = [fact for fact in common if fact in others]
    return common


def _ways(ahead: Position, seat: int) -> Iterator[Position]:
    """Every way to complete a move under way, as the position after it."""
    for action in ahead.legal(seat):
        after = ahead.outlook([action], seat)
        if under_way(after, seat):
            yield from _ways(after, seat)
        else:
            yield after
