"""What a seat is asked and may choose, as records made by the rules: nobody who shows them computes anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core.moves import ahead_of, foreseen, preview, shape_of, steps_of, under_way
from bequest.core.prospects import prospect
from bequest.core.reasons import Reason
from bequest.core.wire import Happened, Offer, Prompt, SetOf, Step

if TYPE_CHECKING:
    from bequest.core.position import Position
    from bequest.core.speaker import Offering


def prompt(position: Position, seat: int, steps: object) -> Prompt | None:
    """What is asked, as a seat sees it."""
    public = position.decision
    if public is None:
        return None
    if seat not in position.waiting:
        return Prompt(public.kind, _waiting(position))
    return _prompt(position, public.kind, after_steps(position, seat, steps), seat)


def _prompt(position: Position, public: str, ahead: Position | None, seat: int) -> Prompt:
    """The question to a seat ahead in its move; None: the move is whole, and nothing more is asked."""
    if ahead is None:
        return Prompt(public, _waiting(position), _asked_at(position, seat))
    frame = ahead.frames[-1]
    kind = ahead.kinds[frame.kind]
    made = [ahead.game.text(action) for action in ahead.chosen(seat)]
    return Prompt(
        public,
        _waiting(position),
        _asked_at(position, seat),
        ahead.game.speaker.question(ahead, seat),
        kind.shape(ahead, frame, seat),
        ahead.question_subject(seat),
        kind.name if made else "",
        made,
    )


def _waiting(position: Position) -> list[int]:
    return [other + 1 for other in position.waiting]


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
    return [] if ahead is None else _offers(ahead, seat)


def following(position: Position, seat: int, steps: object) -> tuple[Prompt | None, list[Offer], list[Happened]]:
    """What is asked and offered after steps of a move, and what they would bring if they were played now.

    The same as `prompt`, `offers` and `moves.preview`, from one reading of the steps.
    """
    taken = steps_of(position, steps)
    public = position.decision
    if public is None or seat not in position.waiting or not taken:
        return prompt(position, seat, steps), offers(position, seat, steps), []
    ahead, asked = ahead_of(position, taken, seat, False)
    if not under_way(ahead, seat):
        return _prompt(position, public.kind, None, seat), [], foreseen(position, asked, seat)
    may_end = any(ahead.is_end(action) for action in ahead.on_offer(seat))
    events = preview(position, taken, seat) if may_end else []
    return _prompt(position, public.kind, ahead, seat), _offers(ahead, seat), events


def _offers(ahead: Position, seat: int) -> list[Offer]:
    shape = shape_of(ahead, seat)
    members: list[int] = []
    if isinstance(shape, SetOf) and not shape.picked:
        members = list(dict.fromkeys(steps_of(ahead, shape.of)))
    said = ahead.game.speaker.offering(ahead, seat)
    found = [_named(ahead, seat, action, said) for action in members]
    tally = ahead.tally()
    found += [_offer(ahead, seat, action, said, tally) for action in ahead.on_offer(seat) if action not in members]
    blocked = [(action, reason) for action, reason in ahead.blocked(seat) if action not in members]
    return found + [_named(ahead, seat, action, said, reason) for action, reason in blocked]


def _offer(ahead: Position, seat: int, action: int, said: Offering, tally: list[int]) -> Offer:
    say, short, group = said(action)
    found = prospect(ahead, seat, action, tally)
    return Offer(
        action,
        ahead.game.catalogue.text(action),
        say,
        short,
        group,
        ahead.subject_of(seat, action),
        ahead.facts(found.changes),
        _follows(found.after, seat),
        found.commits,
        found.ends_turn,
        found.final,
    )


def _follows(after: Position, seat: int) -> list[Step]:
    """The choices that were made because there was no other."""
    assert after.journal is not None
    game = after.game
    filled = after.journal.filled or []
    return [Step(game.catalogue.text(made), game.speaker.choice(before, seat, made)) for made, before in filled]


def _named(ahead: Position, seat: int, action: int, said: Offering, reason: Reason | None = None) -> Offer:
    """Without what follows: a member of a set, or what is blocked."""
    say, short, group = said(action)
    subject = ahead.subject_of(seat, action)
    return Offer(action, ahead.game.catalogue.text(action), say, short, group, subject, blocked=reason)
