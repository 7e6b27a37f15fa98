"""Phase IV: cubes come back (section 19)."""

from __future__ import annotations

from bequest.games.gears.data import terms
from bequest.games.gears.rules import events
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.rules.success import success
from bequest.games.gears.rules.timeline import leaders


def return_cubes(s: GearsState) -> None:
    """Every leader, tied ones too, takes one own cube back (G-19.3), the others none (G-19.5).

    It goes into the Pool from a successful technology (G-19.1), to the supply from a failed one (G-19.2). Leaders are
    those before any cube of the technology moves (G-19.4). Technologies without a cube stay for now (G-19.6).
    Success is that of phase III (G-19.10), the order does not matter (G-19.8), nor do Fate cards (G-12.8).
    """
    ok = success(s)
    for index, copy in enumerate(s.copies):
        for seat in leaders(s.cubes[index]):
            s.cubes[index] -= 1 << seat * terms.BITS
            if ok[index]:
                s.pools[seat] += 1
            s.tell(events.CUBE_BACK, seat, (copy % terms.STRIDE, copy // terms.STRIDE, int(ok[index])))
