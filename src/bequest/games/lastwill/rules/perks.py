"""What the helpers on a board let their owner do: the privileges of section 22, gathered whenever the board changes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.cards import Card, Clause
from bequest.games.lastwill.rules.lying import Lying


@mypyc_attr(acyclic=True)
class Perks:
    """The privileges on one board, each with the space of its helper (W-1.9). Immutable: clones share it."""

    __slots__ = ("actions", "bonuses", "draws", "hand", "maintains", "prices", "trades", "upkeeps", "whites")

    def __init__(self, found: list[tuple[int, Clause]]) -> None:
        self.trades = _of(found, terms.TRADE)
        self.prices = _of(found, terms.PRICE)
        self.maintains = _of(found, terms.MAINTAIN)
        self.upkeeps = _of(found, terms.UPKEEP)
        self.bonuses = _of(found, terms.BONUS)
        self.whites = _of(found, terms.WHITE_ACTION)
        self.actions = len(_of(found, terms.ACTION))
        self.hand = sum([clause.amount for _, clause in _of(found, terms.HAND)])
        self.draws = _groups([clause for _, clause in _of(found, terms.DRAW)])


def _of(found: list[tuple[int, Clause]], do: int) -> tuple[tuple[int, Clause], ...]:
    return tuple([(space, clause) for space, clause in found if clause.do == do])


def _groups(clauses: list[Clause]) -> tuple[tuple[int, int, int], ...]:
    """Extra draws alike are one choice: (deck, cards, helpers), first those of any deck (W-6.21)."""
    keys = [(clause.deck, clause.amount) for clause in clauses]
    return tuple([(deck, amount, keys.count((deck, amount))) for deck, amount in sorted(set(keys))])


NO_PERKS: Final = Perks([])


def of_board(board: list[Lying | None], cards: tuple[Card, ...]) -> Perks:
    """The privileges of the helpers that lie there, activated or not (W-14.2)."""
    found = [
        (space, clause)
        for space, lying in enumerate(board)
        if lying is not None
        for clause in cards[lying.card].privileges
    ]
    return Perks(found) if found else NO_PERKS
