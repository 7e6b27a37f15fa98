"""What a technology that is to be established may lose when the round ends."""

from __future__ import annotations

from bequest.games.gears.data import terms
from bequest.games.gears.rules import fate_effects
from bequest.games.gears.rules.state import GearsState


def fragile_needs(s: GearsState, slot: int, card: int) -> list[int]:
    """What a copy there would lack if the technologies without cubes had left, as they do at the round's end (G-17.3).

    It is success (section 9) once more, without them.
    """
    needs = s.rules.deck.needs_mask
    past = here = 0
    last = -1
    for copy, cubes in zip(s.copies, s.cubes, strict=True):
        at, lying = divmod(copy, terms.STRIDE)
        if at >= slot:
            break
        if at != last:
            past, here, last = past | here, 0, at
        if cubes and needs[lying] & ~fate_effects.waived_mask(s, at, lying) & ~past == 0:
            here |= 1 << lying
    past |= here | fate_effects.waived_mask(s, slot, card)
    return [need for need in s.rules.deck.needs[card] if not past >> need & 1]
