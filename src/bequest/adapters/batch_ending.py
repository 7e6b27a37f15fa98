"""How a game of a batch ended. Apart from the rows, since it is sent between processes: compiled classes can't be."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Ending:
    """How a game of the batch ended."""

    game: int
    """Its row."""
    number: int
    """How many games had ended in that row before."""
    seed: int
    """Makes the same game again: `game.new(players, seed)` with the options of the batch."""
    decisions: int
    ranking: list[int]
    scores: list[int]
    outcome: str
    seat: int
    """Who made the last choice."""
    observation: bytes = field(repr=False)
    """What that seat may know of the end, as cells (`game.encoder`)."""
