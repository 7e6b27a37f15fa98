"""The events that every game has, as records: answers given, moves taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core.journal import ANSWERED, CHANGED, REWOUND, TAKEN_BACK, UNDONE, Event
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
    told = [moved for at in position.stood(since, sequence) for moved in position.read(at, seat).moved]
    back = [_back(moved, seat, own) for moved in reversed(told)]
    if event.kind == UNDONE:
        return Undone(sequence, event.move, event.seat + 1, back, facts, since, number)
    assert event.kind == REWOUND
    return Rewound(sequence, event.move, 0, back, facts, since, number, _shown(position, since, sequence, seat))


def _shown(position: Remembering, since: int, until: int, seat: int) -> list[str]:
    """The faces that a seat was shown in a stretch of events, also in what was taken back within it."""
    assert position.journal is not None
    found: set[str] = set()
    for at in range(since, until):
        if position.journal.events[at].kind not in TAKEN_BACK:
            for moved in position.read(at, seat).moved:
                if moved.card and hidden(moved.source, seat, position.game.secret_places):
                    found.add(moved.card)
    return sorted(found)


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
