"""How Gears of Time is played, on one page for somebody new to it."""

from __future__ import annotations

from typing import Final

PAGE: Final = (
    ("words-how-goal", "gears-how-goal"),
    ("gears-how-turn-label", "gears-how-turn"),
    ("gears-how-travel-label", "gears-how-travel"),
    ("gears-how-establish-label", "gears-how-establish"),
    ("gears-how-influence-label", "gears-how-influence"),
    ("gears-how-draw-label", "gears-how-draw"),
    ("gears-how-success-label", "gears-how-success"),
    ("gears-how-round-label", "gears-how-round"),
    ("words-how-end", "gears-how-end"),
)
"""What each paragraph is about, and the paragraph, by their ids."""
