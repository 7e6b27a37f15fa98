"""Standard Solo: what the display closes (section 37)."""

from __future__ import annotations

from bequest.games.crecy.data import terms
from bequest.games.crecy.rules.state import CrecyState


def closed(s: CrecyState, space: int) -> bool:
    """A Friend of the matching occupation in the display closes a main board space (C-37.5, C-37.6, C-37.7).

    An occupation matches the spaces of its colour (C-4.5). Player board spaces, and actions that need no
    pawn, are never closed, so nobody asks for them here (C-37.9).
    """
    occupation = s.rules.deck.occupation
    return terms.CLOSED_BY[space] in [occupation[card] for card in s.display]
