"""Gold and the tracks: Honor, Prestige and Income are gained and lost here (section 11)."""

from __future__ import annotations

from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import events
from bequest.games.crecy.rules.state import CrecyState


def gain_gold(s: CrecyState, seat: int, amount: int) -> None:
    """A plain number (C-3.4): from the bank, which never runs out, or to it (C-3.19, C-11.2)."""
    if amount:
        s.gold[seat] += amount
        if s.journal is not None:
            s.tell(events.GOLD, seat, (amount,))


def gain_honor(s: CrecyState, seat: int, amount: int, source: int) -> None:
    """Honor has no limits in either direction (C-11.3, C-11.4), whatever the printed track shows (C-3.20).

    The sheet says where it came from.
    """
    if amount:
        s.honor[seat] += amount
        s.sheet[seat * len(terms.SOURCES) + source] += amount
        if s.journal is not None:
            s.tell(events.HONOR, seat, (amount, source))


def gain_prestige(s: CrecyState, seat: int, amount: int) -> None:
    """Prestige has no limits in either direction (C-11.3, C-11.4)."""
    if amount:
        s.prestige[seat] += amount
        if s.journal is not None:
            s.tell(events.PRESTIGE, seat, (amount,))


def gain_income(s: CrecyState, seat: int, amount: int) -> None:
    """Income has no limits in either direction (C-11.3, C-11.4)."""
    if amount:
        s.income[seat] += amount
        if s.journal is not None:
            s.tell(events.INCOME, seat, (amount,))


def gain(s: CrecyState, seat: int, do: int, amount: int) -> None:
    """Gold, Honor, Prestige or Income from a card; a loss of Gold goes as far as there is any (C-1.17, C-11.1)."""
    if do == terms.DO_GOLD:
        gain_gold(s, seat, max(amount, -s.gold[seat]))
    elif do == terms.DO_HONOR:
        gain_honor(s, seat, amount, terms.H_CARDS)
    elif do == terms.DO_PRESTIGE:
        gain_prestige(s, seat, amount)
    else:
        gain_income(s, seat, amount)
