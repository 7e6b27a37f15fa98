"""Who sits on the other seats, as the person is told at the start."""

from __future__ import annotations

from bequest.bots.names import LEVELS, RANDOM, WITH_STYLE
from bequest.core.game import Game
from bequest.core.words import message
from bequest.terminal.voice import Voice


def say_who_plays(kind: str, game: Game, count: int, voice: Voice) -> None:
    """Levels by name; that bots choose at random is no secret either. Rules of thumb go without saying."""
    name, _, style = kind.partition(WITH_STYLE)
    if name == RANDOM:
        voice.say("terminal-random-seats")
    elif name in LEVELS:
        level = message(f"command-level-{name}")
        spoken = message("terminal-with-style", level=level, style=message(f"{game.name}-style-{style}"))
        voice.say("terminal-level-seats", count=count, level=spoken if style else level)
