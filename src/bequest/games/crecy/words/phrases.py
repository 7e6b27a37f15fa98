"""Phrases that card texts, choices and the story are made of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from bequest.core.words import Message, message
from bequest.games.crecy.data import terms

MINUS: Final = "\u2212"
GENERATION_NUMERALS: Final = ("", "I", "II", "III", "IV")


def chained(items: Sequence[Message | str]) -> Message | str:
    """Things one after the other, without an "and": a, b, c."""
    return reduce(lambda first, following: message("crecy-comma", first=first, next=following), items)


def signed(amount: int) -> str:
    """With its sign, below zero a real minus."""
    return f"+{amount}" if amount >= 0 else f"{MINUS}{-amount}"


def gain(what: str, amount: int) -> Message:
    """A change of Gold, Honor, Prestige or Income."""
    return message(f"crecy-gain-{what}", amount=signed(amount))


def sentences(items: Sequence[Message]) -> Message:
    """One after the other."""
    return reduce(lambda first, following: message("crecy-sentences", first=first, next=following), items)


def bearers(icon: int, n: int) -> Message:
    """So many Friends who bear an icon."""
    return message(f"crecy-bearers-{terms.ICONS[icon]}", n=n)


def of_nationality(nationality: int) -> Message:
    """French says "of Prussian nationality", which agrees with nothing else."""
    adjective = message(f"crecy-nationality-{terms.NATIONALITIES[nationality]}-female")
    return message("crecy-of-nationality", adjective=adjective)
