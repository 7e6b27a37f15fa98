"""How the Testament of Duke de Crecy is played, on one page for each mode, for somebody new to it."""

from __future__ import annotations

from typing import Final

Page = tuple[tuple[str, str], ...]
"""What each paragraph is about, and the paragraph, by their ids."""
MAIN: Final = ("crecy-how-main-label", "crecy-how-main")
FAMILY: Final[Page] = (
    ("crecy-how-own-label", "crecy-how-own"),
    MAIN,
    ("crecy-how-generation-label", "crecy-how-generation"),
    ("crecy-how-patron-label", "crecy-how-patron"),
    ("words-how-end", "crecy-how-end"),
)
"""What Standard Solo shares with the game for several."""
PAGES: Final[dict[str, Page]] = {
    "multiplayer": (
        ("words-how-goal", "crecy-how-goal"),
        ("crecy-how-turn-label", "crecy-how-turn"),
        *FAMILY,
    ),
    "solo_standard": (
        ("words-how-goal", "crecy-solo-how-goal"),
        ("crecy-how-turn-label", "crecy-solo-how-turn"),
        ("crecy-how-closed-label", "crecy-solo-how-closed"),
        *FAMILY,
    ),
    "solo_testament": (
        ("words-how-goal", "crecy-testament-how-goal"),
        ("crecy-how-turn-label", "crecy-solo-how-turn"),
        ("crecy-how-who-label", "crecy-testament-how-who"),
        ("crecy-how-own-label", "crecy-testament-how-others"),
        MAIN,
        ("crecy-how-score-label", "crecy-testament-how-score"),
        ("words-how-end", "crecy-testament-how-end"),
    ),
}
