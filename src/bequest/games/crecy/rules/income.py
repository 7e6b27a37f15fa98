"""Income and clean-up at the end of a round (section 29)."""

from __future__ import annotations

from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import events, tracks
from bequest.games.crecy.rules.state import CrecyState


def collect(s: CrecyState) -> None:
    """Income, except after round 9; then the pawns return (C-29.3)."""
    s.passed = 0
    s.tell(events.INCOME_PHASE, -1)
    if s.round < terms.ROUNDS:
        for seat in range(s.players):
            if s.alive(seat):
                tracks.gain_gold(s, seat, payout(s, seat))
    _return_pawns(s)


def payout(s: CrecyState, seat: int) -> int:
    """The Gold of one Income; negative Income takes no more than there is (C-29.1, C-29.2)."""
    return max(s.income[seat], -s.gold[seat])


def _return_pawns(s: CrecyState) -> None:
    """Player pawns to their owners, Additional Action pawns to the general supply (C-10.24, C-29.4, C-29.5)."""
    returned = _placed(s) if s.journal is not None else ()
    for found in s.spaces:
        if found >= 0 and found % terms.PAWN_KINDS != terms.PLAYER_PAWN:
            s.supply[found % terms.PAWN_KINDS - terms.GREEN] += 1
    s.spaces = [-1] * terms.MAIN_SPACES
    s.placed = [0] * (s.players * len(terms.BOARD_SPACES))
    s.pawns = [0 if extinct else terms.PLAYER_PAWNS for extinct in s.eliminated]
    if returned:
        s.tell(events.PAWNS_BACK, -1, returned)


def _placed(s: CrecyState) -> tuple[int, ...]:
    """All pawns on the boards: seat, space, pawn and number for each."""
    found: list[int] = []
    for number, count in enumerate(s.placed):
        if count:
            seat, board = divmod(number, len(terms.BOARD_SPACES))
            found += [seat, terms.SPACE_OF_BOARD[board], terms.PLAYER_PAWN, count]
    for space in range(terms.MAIN_SPACES):
        seat, pawn = s.pawn_at(space)
        if seat >= 0:
            found += [seat, terms.FIRST_MAIN + space, pawn, 1]
    return tuple(found)
