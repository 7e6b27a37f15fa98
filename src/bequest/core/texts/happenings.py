"""What a game's story is made of."""

from __future__ import annotations

from dataclasses import dataclass

from bequest.core.words import Message


@dataclass
class Happening:
    """Something told in a few words; seat 0 is nobody's, and a heading stands on its own."""

    seat: int
    message: Message
    heading: bool = False
