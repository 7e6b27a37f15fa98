"""The helpers to whom a player owes cards beyond those of the plan: events don't name them, but boards tell."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from bequest.core.texts.happenings import Event
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.deck import Deck

Boards = Sequence[Sequence[str]]
"""Of each seat the ids of the cards that lie on its board."""


def at_plans(deck: Deck, boards: Boards, events: Sequence[Event]) -> list[list[int]]:
    """The helpers that let the player draw when a plan was chosen, for each such event.

    `boards` are those after all the events, so these are gone through from the last one: what was put down later was
    not there yet, what was discarded later still was.
    """
    lying = [list(cards) for cards in boards]
    found: list[list[int]] = []
    for event in reversed(events):
        if not event.seat or event.seat > len(lying):
            continue
        board = lying[event.seat - 1]
        if event.kind == "room":
            board.append(event.card)
        elif event.kind == "put" and event.card in board:
            board.remove(event.card)
        elif event.kind == "plan":
            found.append(sorted([deck.number(id) for id in board if _extra(deck, deck.number(id))]))
    return found[::-1]


def those_of(deck: Deck, helpers: Sequence[int], cards: int) -> tuple[int, ...]:
    """Which of the helpers have brought so many cards; none if that is not certain."""
    chosen = [some for n in range(1, len(helpers) + 1) for some in combinations(helpers, n)]
    fitting = {some for some in chosen if sum(_extra(deck, helper) for helper in some) == cards}
    return fitting.pop() if len(fitting) == 1 else ()


def _extra(deck: Deck, helper: int) -> int:
    """How many cards a helper draws with a plan."""
    return sum(clause.amount for clause in deck.cards[helper].privileges if clause.do == terms.DRAW)
