"""Arrange Marriage: a Friend is promised to a child and paid for at once (section 14)."""

from __future__ import annotations

from bequest.core.knowledge import take_openly
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import codes, events, plans, tracks, tree, weddings
from bequest.games.crecy.rules.plans import Plan
from bequest.games.crecy.rules.state import CrecyState


class Arrange(weddings.WeddingMove):
    """The Friend is laid upside down beside the child, the money settled; nothing else happens (C-14.3, C-14.5)."""

    def __init__(self) -> None:
        super().__init__(terms.ARRANGE, codes.NO_CHILD_TO_PROMISE, "C-14.2")

    def check(self, s: CrecyState, seat: int) -> int:
        """A child of the next row that is not betrothed, and a Friend for it (C-14.1, C-14.2, C-38.34)."""
        return codes.NO_ARRANGED_MARRIAGES if s.testament else super().check(s, seat)

    def commit(self, s: CrecyState, seat: int, plan: Plan) -> None:
        """The cost is paid or the dowry received now (C-14.3, C-14.4), even in Generation III (C-14.7).

        The Friend leaves the hand before that (C-11.9).
        """
        friend, child = plan[plans.WHAT], plan[plans.WHOM]
        family = s.families[seat]
        cost = weddings.price(s, seat, friend, family[child])
        take_openly(s.hands[seat], friend)
        tree.promise(family, child, friend, s.rules.deck.gender[friend])
        s.tell(events.ARRANGE, seat, (friend, child, plan[plans.PAWN], len(family) - 1))
        tracks.gain_gold(s, seat, -cost)
