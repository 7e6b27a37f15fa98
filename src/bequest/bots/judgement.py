"""What a bot makes of a question, for people who ask why: chances, options, and what it expects next."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a bot thinks of one option."""

    action: int
    likely: float
    """How likely it would be chosen at first sight; those of all options add up to 1."""
    win: float | None = None
    """The chance of the own seat to win after it; None where the bot has not thought that far."""
    points: float | None = None
    """The own score in the end."""
    error: float = 0.0
    """The standard error of the chance, where it comes from worlds that were drawn."""
    worlds: int = 0
    """In so many worlds it was tried."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a bot makes of a question."""

    wins: tuple[float, ...]
    """The chance of each seat to win."""
    points: tuple[float, ...]
    """The score that each seat comes to in the end; empty where the bot can't tell."""
    options: tuple[Opinion, ...]
    """The choice first, the others in the order of their worth."""
    expects: tuple[int, ...] = ()
    """The actions that it thinks come next, the own choice first, as far as it has looked."""


def even(players: int, options: list[int], chosen: int) -> Judgement:
    """Of a bot that does not reckon: all seats alike, and one option that it takes."""
    rest = [Opinion(action, 0.0) for action in options if action != chosen]
    return Judgement((1 / players,) * players, (), (Opinion(chosen, 1.0), *rest), (chosen,))
