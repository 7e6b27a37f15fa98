"""The bots by name."""

from __future__ import annotations

from typing import Final

RANDOM: Final = "random"
HEURISTIC: Final = "heuristic"
NET: Final = "net"
SMALL: Final = "small"
"""The small net that learned from `net`."""
SEARCH: Final = "search"
NOVICE: Final = "novice"
GENTLE: Final = "gentle"
STEADY: Final = "steady"
SHARP: Final = "sharp"
MASTER: Final = "master"
LEVELS: Final = (NOVICE, GENTLE, STEADY, SHARP, MASTER)
"""For people, the weakest first; see `bots.levels`."""
SIMPLE: Final = (NOVICE, GENTLE)
"""Those that play with the small net of a deck, where it has one."""
KINDS: Final = (RANDOM, HEURISTIC, SMALL, NET, SEARCH, *LEVELS)
"""All bots by name. `net:FILE` is a net from a file; a level may have a style, as `steady/miser`."""
OF_FILE: Final = "net:"
WITH_STYLE: Final = "/"
