"""Lasting effects, "This gen.": discounts and bonuses in force until the Generation ends (C-34.20, C-34.42)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from bequest.games.crecy.rules import conditions, events
from bequest.games.crecy.rules.state import CrecyState

# A lasting effect is one number: its owner, its card and the person it comes from (0 for none, as a Mission has).
CARD_BITS: Final = 12
PERSON_BITS: Final = 12
_MASK: Final = (1 << 12) - 1


def entry_for(seat: int, card: int, person: int) -> int:
    return (seat << CARD_BITS | card) << PERSON_BITS | person + 1


def owner_of(entry: int) -> int:
    return entry >> CARD_BITS + PERSON_BITS


def card_of(entry: int) -> int:
    return entry >> PERSON_BITS & _MASK


def person_of(entry: int) -> int:
    return (entry & _MASK) - 1


def begin(s: CrecyState, seat: int, card: int, person: int) -> None:
    """The effects of a card come into force, once for the card, whatever number of its clauses last (C-34.20).

    Those that begin at a Generation start are in force for that whole Generation (C-8.12).
    """
    entry = entry_for(seat, card, person)
    if entry not in s.lasting:
        insort(s.lasting, entry)
        s.tell(events.LASTING, seat, (card,))


def modifier(s: CrecyState, seat: int, do: int) -> int:
    """The sum of the lasting effects of a kind, each if its condition holds now (C-34.20, C-19.3, C-11.7)."""
    found = 0
    for entry in s.lasting:
        if owner_of(entry) == seat:
            for clause in s.rules.deck.clauses[card_of(entry)]:
                if clause.do == do and conditions.holds_true(s, seat, clause, person_of(entry)):
                    found += clause.amount
    return found


def in_force(s: CrecyState, seat: int, do: int) -> bool:
    """Whether a lasting effect without a number holds (C-34.42)."""
    for entry in s.lasting:
        if owner_of(entry) == seat:
            for clause in s.rules.deck.clauses[card_of(entry)]:
                if clause.do == do and conditions.holds_true(s, seat, clause, person_of(entry)):
                    return True
    return False
