"""What a game's story is made of."""

from __future__ import annotations

from dataclasses import dataclass

from bequest.core.words import Message


@dataclass
class Happening:
    """One thing that happened, in a few words. Seats count from 1; 0 is nobody. A heading has a line of its own."""

    seat: int
    message: Message
    heading: bool = False
