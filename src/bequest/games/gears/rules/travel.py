"""Travel: the own marker to an older timeframe (section 5)."""

from __future__ import annotations

from bequest.core.reasons import OK, Why
from bequest.games.gears.data import terms
from bequest.games.gears.rules import codes, events
from bequest.games.gears.rules.state import GearsState


def offer(s: GearsState, seat: int, found: list[int]) -> None:
    """Every older timeframe, whatever lies there or on the way, markers too (G-5.1, G-5.6)."""
    for slot in range(s.oldest, s.markers[seat]):
        found.append(terms.TRAVEL + slot)


def check(s: GearsState, seat: int, slot: int) -> int:
    """Only to an older timeframe (G-5.1, G-5.2, G-5.5); there is none before the oldest (G-5.4, G-X.32).

    There is room for any number of markers (G-2.10).
    """
    here = s.markers[seat]
    if here == s.oldest:
        return codes.OLDEST_ALREADY
    if slot == here:
        return codes.SAME_TIMEFRAME
    return OK if s.oldest <= slot < here else codes.NOT_OLDER


def why(s: GearsState, seat: int, code: int) -> Why:
    return codes.why(code, here=s.markers[seat])


def go(s: GearsState, seat: int, slot: int) -> None:
    """One counted action, however far the way (G-5.1, G-5.3); it leads to the left only (G-25.10)."""
    s.actions += 1
    here = s.markers[seat]
    s.markers[seat] = slot
    s.tell(events.TRAVEL, seat, (slot, here))
