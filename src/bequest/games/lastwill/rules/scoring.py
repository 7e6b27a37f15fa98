"""The end of the game: worth, ranking and what the score shows (section 19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core import results
from bequest.games.lastwill.data.terms import FINISHED, PROPERTY, PROPERTY_WORTH
from bequest.games.lastwill.rules.board import value, worth

if TYPE_CHECKING:
    from bequest.games.lastwill.position import WillPosition


def ranking(s: WillPosition) -> list[int]:
    """The lowest worth first, a debt below all; ties by the plan farther to the left (W-19.6 to W-19.10)."""
    places = [s.order.index(seat) for seat in range(s.players)]
    return results.ranks(s.players, lambda seat: (worth(s, seat), places[seat]))


def scores(s: WillPosition) -> list[int]:
    """The balance during the game, the worth at its end; lower is better (W-19.11)."""
    return [worth(s, seat) for seat in range(s.players)] if s.phase == FINISHED else s.balances[:]


def score_sheet(s: WillPosition) -> list[dict[str, object]]:
    """Balance and properties of each seat (W-19.4)."""
    found: list[dict[str, object]] = []
    cards = s.rules.deck.cards
    for seat in range(s.players):
        owned = [
            {"card": cards[lying.card].id, "value": value(s, lying), "more": PROPERTY_WORTH}
            for lying in s.boards[seat]
            if lying is not None and cards[lying.card].kind == PROPERTY
        ]
        found.append(
            {
                "balance": s.balances[seat],
                "properties": owned,
                "bankrupt": bool(s.bankrupt >> seat & 1),
                "plan_order": s.order.index(seat) + 1,
                "total": worth(s, seat),
            }
        )
    return found
