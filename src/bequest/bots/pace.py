"""At which pace a bot answers at a live table.

What takes long to think about is often what matters, and what takes no time had no alternative: so the time of an
answer would tell others what only the bot may know. It depends on the kind of question alone, which all can see.
"""

from __future__ import annotations

from typing import Final

QUESTION: Final = 0.9
"""Seconds for a question beside the turns, such as what to keep."""
TURN: Final = 1.8
"""Seconds for a turn: people want to follow what happens."""
TURNS: Final = frozenset({"move", "turn", "plan", "errand", "start"})
"""The kinds of questions that are turns, in all games."""
THINKING: Final = 0.7
"""The part of the pace that may be spent thinking; the rest is for a busy machine."""


def pace(kind: str) -> float:
    """After how many seconds a question of a kind is answered, counted from when it was asked."""
    return TURN if kind in TURNS else QUESTION


def thinking(kind: str) -> float:
    """How many seconds of it a bot may think."""
    return THINKING * pace(kind)
