"""The end of a Generation: Prestige and children become Honor, families may die out (section 30)."""

from __future__ import annotations

from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import events, friends, pawns, tracks
from bequest.games.crecy.rules.state import CrecyState


def score(s: CrecyState) -> None:
    """Prestige, children and extinction; then pawns and lasting effects end (C-30.1, C-30.5, C-30.6).

    A "This gen." effect of a lost mother lasts until now (C-17.3), as does one that began at the start (C-8.12).
    Prestige becomes Honor first, be it negative (C-30.2), also in The Testament (C-38.51), where no children are scored
    (C-38.52) and nobody becomes extinct (C-38.53), but the pawns in reserve go back too (C-38.54).
    """
    s.tell(events.GENERATION_END, -1, (s.generation,))
    living = [seat for seat in range(s.players) if s.alive(seat)]
    for seat in living:
        tracks.gain_honor(s, seat, s.prestige[seat], terms.H_PRESTIGE)
    if not s.testament:  # there: neither children nor extinction (C-38.52, C-38.53)
        for seat in living:
            _score_children(s, seat)
    for seat in range(s.players):
        pawns.return_reserve(s, seat)
    s.lasting = []


def _score_children(s: CrecyState, seat: int) -> None:
    """A point for each child of the Generation; without any the family is extinct (C-30.3, C-30.4)."""
    children = born(s, seat)
    if children:
        tracks.gain_honor(s, seat, children, terms.H_CHILDREN)
    else:
        _eliminate(s, seat)


def born(s: CrecyState, seat: int) -> int:
    """Child cards in the next row: the children of this Generation, those of its start too (C-8.10, C-30.3)."""
    row = s.generation + 1
    first, last = s.rules.deck.first_child, s.rules.deck.first_head
    return len([p for p in s.families[seat] if p.row == row and first <= p.card < last and p.state != terms.DEPARTED])


def _eliminate(s: CrecyState, seat: int) -> None:
    """The family is extinct: the hand goes back (C-30.4, C-30.7, C-30.10).

    The Honor of this moment, with step 1, stays as the result (C-30.8). The pawns return to the supply, all other cards
    are out of play (C-30.11), and the piles of Mansions and Ventures stay as they are (C-30.13).
    """
    s.eliminated[seat] = s.generation
    left = s.pawns[seat]
    s.pawns[seat] = 0
    s.tell(events.EXTINCT, seat, (s.generation, left))
    friends.discard_hand(s, seat)
    pawns.return_reserve(s, seat)
