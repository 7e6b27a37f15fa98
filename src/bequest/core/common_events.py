"""The events that every game has, as records: answers given, moves taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core.journal import ANSWERED, CHANGED, REWOUND, UNDONE, Event
from bequest.core.wire import Answered, Changed, Happened, Moved, Rewound, Undone, Unknown

if TYPE_CHECKING:
    from bequest.core.remembering import Remembering


def read(position: Remembering, event: Event, seat: int, sequence: int) -> Happened:
    """As the seat may read it: what is taken back is named as it was told to that seat."""
    facts = position.facts(event.changes)
    if event.kind == ANSWERED:
        return Answered(sequence, event.move, event.seat + 1, [], facts)
    if event.kind == CHANGED:
        return Changed(sequence, event.move, 0, [], facts)
    since, number = event.args
    own = position.game.secret_places
    told = [moved for at in range(since, sequence) for moved in position.read(at, seat).moved]
    told.reverse()
    back = [_back(moved, seat, own) for moved in told]
    if event.kind == UNDONE:
        return Undone(sequence, event.move, event.seat + 1, back, facts, since, number)
    assert event.kind == REWOUND
    shown = {moved.card for moved in told if moved.card and hidden(moved.source, seat, own)}
    return Rewound(sequence, event.move, 0, back, facts, since, number, sorted(shown))


def _back(moved: Moved, seat: int, own: tuple[str, ...]) -> Moved:
    """The same way back; what goes where the seat can't see it goes face down."""
    card = "" if hidden(moved.source, seat, own) else moved.card
    return Moved(card, moved.back, moved.target, moved.source, moved.count)


def hidden(place: str, seat: int, own: tuple[str, ...]) -> bool:
    """Whether cards that lie in a place can't all be seen by the seat: a pile, or a secret place of another."""
    kind, _, rest = place.partition(":")
    return kind == "pile" or (kind in own and rest != str(seat + 1))


def unknown(sequence: int) -> Happened:
    """What comes next can't be known."""
    return Unknown(sequence, 0, 0, [], [])
