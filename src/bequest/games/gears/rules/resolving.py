"""Phase II: the timeline is resolved (section 17)."""

from __future__ import annotations

from bequest.core.knowledge import everybody, marked
from bequest.games.gears.data import terms
from bequest.games.gears.rules import events
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.rules.success import success, successful_now, tell_failure
from bequest.games.gears.rules.timeline import Lasting


def resolve_timeline(s: GearsState) -> None:
    """Markers back to the Present Day (G-17.2), then technologies without cubes, then duplicates (G-17.1).

    All technologies without a cube leave at the same time (G-17.3, G-19.7); one that fails by that stays (G-17.5).
    Each name is then there once, with a cube (G-25.4). No Fate card protects (G-13.8), and nothing leaves for want of
    room (G-15.9).
    """
    if min(s.markers) < s.present:
        markers = tuple(s.markers)
        s.markers = [s.present] * s.players
        s.tell(events.MARKERS_BACK, -1, (s.present, *markers))
    before = successful_now(s)
    _discard(s, [cubes == 0 for cubes in s.cubes], events.CLEARED)
    tell_failure(s, before)
    _discard(s, _superfluous(s), events.DUPLICATE)


def _superfluous(s: GearsState) -> list[bool]:
    """Of each name (G-17.6, G-17.13) the oldest successful copy stays (G-17.7), or the newest failed one (G-17.8).

    Cubes play no part (G-17.9, G-17.14). What counts for all names is the status after step 2 (G-17.10).
    """
    ok = success(s)
    stays: dict[int, int] = {}
    for index, copy in enumerate(s.copies):
        card = copy % terms.STRIDE
        if card not in stays or not ok[stays[card]]:
            stays[card] = index
    return [stays[copy % terms.STRIDE] != index for index, copy in enumerate(s.copies)]


def _discard(s: GearsState, leave: list[bool], event: int) -> None:
    """Technologies leave for the discard pile (G-17.12, G-22.5), as all can see (G-23.16), their tokens too (G-X.37).

    Their cubes go to the supply (G-17.11). A Fate card beside them stays in play without effect (G-10.15).
    """
    if True not in leave:
        return
    copies: list[int] = []
    cubes: list[int] = []
    tokens: list[int] = []
    for index, copy in enumerate(s.copies):
        if leave[index]:
            s.discard.append(marked(copy % terms.STRIDE, everybody(s.players)))
            _tell_leaving(s, index, event)
        else:
            copies.append(copy)
            cubes.append(s.cubes[index])
            tokens.append(s.tokens[index])
    s.copies = copies
    s.cubes = cubes
    s.tokens = tokens
    for i, lying in enumerate(s.lasting):
        if s.find(lying.slot, lying.card) < 0:
            s.lasting[i] = Lasting(lying.fate, lying.owner, -1, -1, -1)


def _tell_leaving(s: GearsState, index: int, event: int) -> None:
    """With what lies on the technology: cubes, tokens, and the Fate cards beside it (G-17.11, G-X.37, G-10.15)."""
    if s.journal is not None:
        slot, card = divmod(s.copies[index], terms.STRIDE)
        beside = [lying.fate for lying in s.lasting if lying.slot == slot and lying.card == card]
        s.tell(event, -1, (card, slot, s.cubes[index], s.tokens[index], *beside))
