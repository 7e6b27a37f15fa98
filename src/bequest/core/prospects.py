"""What would come of a choice: tried on a copy, and told as far as the seat that chooses can know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bequest.core.frames import Together

if TYPE_CHECKING:
    from bequest.core.position import Position

MOST_WAYS: Final = 4
"""Of a move that more steps complete in more ways than this, nothing is told before they are taken."""


class Prospect:
    """One option: the position after it, and what it would change, as an event tells it."""

    def __init__(self, after: Position, commits: bool, ends_turn: bool, final: bool, changes: list[int]) -> None:
        self.after = after
        self.commits = commits
        """It completes the move."""
        self.ends_turn = ends_turn
        self.final = final
        """It can't be taken back afterwards."""
        self.changes = changes


def prospect(ahead: Position, seat: int, action: int, tally: list[int]) -> Prospect:
    """What comes of a legal action of the seat; `tally` are the counters now."""
    after = ahead.outlook([action], seat, True)
    journal = after.journal
    assert journal is not None
    if after.made(seat) > 0:
        return Prospect(after, False, False, False, _sure_changes(ahead, after, seat, action, tally))
    final = isinstance(ahead.frames[-1], Together) or after.undo_refusal(seat) is not None
    ends = False
    for event in journal.events:
        if event.kind >= 0 and event.seat == seat and ahead.ends_turn(event):
            ends = True
    return Prospect(after, True, ends, final, _changes(ahead, after, seat, [action], tally))


def _changes(ahead: Position, after: Position, seat: int, steps: list[int], tally: list[int]) -> list[int]:
    """How the counters differ after a whole move, up to the first thing that the seat can't know."""
    journal = after.journal
    assert journal is not None
    sure = ahead.sure_events(journal, seat)
    if sure == len(journal.events):
        return _differences(tally, after.tally())
    told = ahead.outlook(steps, seat).journal
    assert told is not None
    known = tally[:]
    for event in told.events[:sure]:
        for i in range(0, len(event.changes), 3):
            known[event.changes[i]] = event.changes[i + 2]
    return _differences(tally, known)


def _differences(before: list[int], after: list[int]) -> list[int]:
    found: list[int] = []
    for at in range(len(before)):
        if before[at] != after[at]:
            found += [at, before[at], after[at]]
    return found


def _sure_changes(ahead: Position, after: Position, seat: int, action: int, tally: list[int]) -> list[int]:
    """What a move that needs more steps changes whichever of them follow; nothing if there are too many ways."""
    ways: list[list[int]] = []
    if not _collect(ahead, after, seat, [action], tally, ways):
        return []
    common = ways[0]
    for other in ways[1:]:
        both: list[int] = []
        for i in range(0, len(common), 3):
            change = common[i : i + 3]
            for j in range(0, len(other), 3):
                if other[j : j + 3] == change:
                    both += change
        common = both
    return common


def _collect(
    ahead: Position, now: Position, seat: int, steps: list[int], tally: list[int], ways: list[list[int]]
) -> bool:
    """The changes of every way to complete a move; False if there are too many."""
    for action in now.on_offer(seat):
        after = now.outlook([action], seat, True)
        taken = steps + [action]
        if after.made(seat) > 0:
            if not _collect(ahead, after, seat, taken, tally, ways):
                return False
        elif len(ways) == MOST_WAYS:
            return False
        else:
            ways.append(_changes(ahead, after, seat, taken, tally))
    return True
