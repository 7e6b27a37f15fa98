"""The end of the game: worth, ranking and what the score shows (section 19)."""

from __future__ import annotations

from bequest.core import results
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules.market import value
from bequest.games.lastwill.rules.state import WillState


def worth(s: WillState, seat: int) -> int:
    """Balance, and for each property its value and 5; nothing else counts (W-19.4, W-19.5)."""
    total = s.balances[seat]
    if s.owned[seat]:
        for lying in s.boards[seat]:
            if lying is not None and s.rules.deck.cards[lying.card].kind == terms.PROPERTY:
                total += value(s, lying) + terms.PROPERTY_WORTH
    return total


def ranking(s: WillState) -> list[int]:
    """The lowest worth first, a debt below all; ties by the plan farther to the left.

    W-19.6, W-19.7, W-19.8, W-19.9, W-19.10.
    """
    places = [s.order.index(seat) for seat in range(s.players)]
    return results.ranks(s.players, lambda seat: (worth(s, seat), places[seat]))


def scores(s: WillState) -> list[int]:
    """The balance during the game, the worth at its end; lower is better (W-19.11)."""
    return [worth(s, seat) for seat in range(s.players)] if s.phase == terms.FINISHED else s.balances[:]


def score_sheet(s: WillState) -> list[dict[str, object]]:
    """Balance and properties of each seat (W-19.4)."""
    found: list[dict[str, object]] = []
    cards = s.rules.deck.cards
    for seat in range(s.players):
        owned = [
            {"card": cards[lying.card].id, "value": value(s, lying), "more": terms.PROPERTY_WORTH}
            for lying in s.boards[seat]
            if lying is not None and cards[lying.card].kind == terms.PROPERTY
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
