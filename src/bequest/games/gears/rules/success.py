"""Success: which technologies on the timeline work (section 9). It is computed whenever it is needed, never stored."""

from __future__ import annotations

from bequest.games.gears.data import terms
from bequest.games.gears.rules import events, fate_effects
from bequest.games.gears.rules.state import GearsState


def success(s: GearsState) -> list[bool]:
    """For each copy whether it is successful: one pass from the oldest timeframe to the newest (G-9.10).

    A copy needs a successful copy (G-9.4, G-9.5) of each direct dependency in its past (G-9.2, G-9.3, G-2.11);
    Fundamental technologies need nothing (G-1.9, G-9.1). Cubes and leaders play no part (G-9.6, G-9.7), nor do the
    markers of the box (G-1.17, G-X.7) or Not What We Hoped For (G-12.4).
    """
    needs = s.rules.deck.needs_mask
    found: list[bool] = []
    past = 0  # names with a successful copy in an older timeframe
    here = 0
    slot = -1
    for copy in s.copies:
        card = copy % terms.STRIDE
        if copy // terms.STRIDE != slot:
            slot = copy // terms.STRIDE
            past |= here
            here = 0
        needed = needs[card]
        if s.lasting:
            needed &= ~fate_effects.waived_mask(s, slot, card)
        ok = needed & ~past == 0
        found.append(ok)
        if ok:
            here |= 1 << card
    return found


def missing(s: GearsState, slot: int, card: int) -> tuple[int, ...]:
    """The dependencies that a copy lacks: no successful copy of them lies in its past (G-9.2, G-6.15)."""
    past = 0
    for copy, ok in zip(s.copies, success(s), strict=True):
        if ok and copy // terms.STRIDE < slot:
            past |= 1 << copy % terms.STRIDE
    past |= fate_effects.waived_mask(s, slot, card)
    return tuple([need for need in s.rules.deck.needs[card] if not past >> need & 1])


# --- changes, for the journal ---


def successful_now(s: GearsState) -> set[int]:
    """The successful copies; nothing is computed when no journal is kept."""
    if s.journal is None:
        return set()
    return {copy for copy, ok in zip(s.copies, success(s), strict=True) if ok}


def tell_success(s: GearsState, before: set[int]) -> None:
    """Tells which technologies succeed now, along the whole chain (G-6.14, G-9.9, G-10.19, G-16.10).

    Nothing that players do makes one fail (G-9.11, G-25.5).
    """
    if s.journal is not None:
        for copy in sorted(successful_now(s) - before):
            s.tell(events.SUCCESS, -1, (copy % terms.STRIDE, copy // terms.STRIDE))


def tell_failure(s: GearsState, before: set[int]) -> None:
    """Tells which technologies that stay on the timeline have failed since (G-9.9, G-17.4, G-17.5, G-20.5)."""
    if s.journal is not None:
        for copy in sorted(before & set(s.copies) - successful_now(s)):
            s.tell(events.FAILURE, -1, (copy % terms.STRIDE, copy // terms.STRIDE))
