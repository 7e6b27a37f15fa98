"""How Last Will is played, on one page for somebody new to it."""

from __future__ import annotations

from typing import Final

PAGE: Final = (
    ("words-how-goal", "lastwill-how-goal"),
    ("lastwill-how-plan-label", "lastwill-how-plan"),
    ("lastwill-how-errands-label", "lastwill-how-errands"),
    ("lastwill-how-turn-label", "lastwill-how-turn"),
    ("lastwill-how-round-label", "lastwill-how-round"),
    ("lastwill-how-white-label", "lastwill-how-white"),
    ("lastwill-how-black-label", "lastwill-how-black"),
    ("lastwill-how-properties-label", "lastwill-how-properties"),
    ("lastwill-how-companions-label", "lastwill-how-companions"),
    ("lastwill-how-residence-label", "lastwill-how-residence"),
    ("lastwill-how-symbol-label", "lastwill-how-symbol"),
    ("lastwill-how-group-label", "lastwill-how-group"),
    ("lastwill-how-extension-label", "lastwill-how-extension"),
    ("lastwill-how-opera-label", "lastwill-how-opera"),
    ("words-how-end", "lastwill-how-end"),
)
"""What each paragraph is about, and the paragraph, by their ids."""
