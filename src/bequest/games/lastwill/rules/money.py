"""Money: what a move may cost, spending, debt and bankruptcy (section 18)."""

from __future__ import annotations

from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules import events
from bequest.games.lastwill.rules.state import WillState


def limit(s: WillState, seat: int) -> int:
    """The most that a move may cost: the balance of an owner of property, anything without.

    W-18.2, W-18.4, W-18.5.
    """
    return s.balances[seat] if s.owned[seat] else terms.NO_LIMIT


def totals(s: WillState, seat: int, amounts: list[int], bonuses: list[int]) -> list[int]:
    """Each amount with each choice of bonuses, as far as it can be paid; every total once (W-1.16, W-14.7, W-18.3)."""
    most = limit(s, seat)
    return [total for total in sums(amounts, bonuses) if total <= most]


def sums(amounts: list[int], bonuses: list[int]) -> list[int]:
    """Each amount with each choice of bonuses (W-14.3, W-14.4)."""
    found = set(amounts)
    for bonus in bonuses:
        found |= {amount + bonus for amount in found}
    return sorted(found)


def spend(s: WillState, seat: int, pounds: int) -> None:
    """Money goes to the bank (W-1.1, W-1.2); without property a balance of 0 or less is bankruptcy (W-18.6)."""
    s.balances[seat] -= pounds
    if s.journal is not None and pounds:
        s.tell(events.SPENT, seat, (pounds, s.balances[seat]))
    if s.balances[seat] <= 0 and not s.owned[seat]:
        go_bankrupt(s, seat)


def go_bankrupt(s: WillState, seat: int) -> None:
    """Recorded once, for the rest of the game; the player goes on as usual (W-18.7, W-18.8, W-18.9)."""
    if not s.bankrupt >> seat & 1:
        s.bankrupt |= 1 << seat
        s.tell(events.BANKRUPT, seat)
