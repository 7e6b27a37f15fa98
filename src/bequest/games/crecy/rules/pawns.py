"""Spaces and pawns: where a pawn may go, and how Additional Action pawns come and go (sections 10.2 and 10.3)."""

from __future__ import annotations

from typing import Final

from bequest.core.reasons import OK, Why
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import codes, events, solo
from bequest.games.crecy.rules.state import CrecyState

IN_RESERVE: Final = -1
"""Instead of a space: where the pawns of a player are that are not placed."""
NO_RESERVE: Final = [0] * terms.COLOUR_COUNT


# --- the main board ---


def open_spaces(s: CrecyState, seat: int) -> list[int]:
    """The main board spaces that take a pawn of the player now (C-10.16, C-10.17, C-10.18, C-37.5).

    Closure matters only before a pawn is placed (C-37.8), and not at all in The Testament (C-38.44).
    """
    if s.pawns[seat]:
        found = [terms.FIRST_MAIN + number for number, pawn in enumerate(s.spaces) if pawn < 0]
    else:
        own = s.reserves[seat * terms.COLOUR_COUNT : (seat + 1) * terms.COLOUR_COUNT]
        if own == NO_RESERVE:
            return []
        numbers = [number for number, pawn in enumerate(s.spaces) if pawn < 0]
        found = [terms.FIRST_MAIN + n for n in numbers if own[colour_of(terms.FIRST_MAIN + n)]]
    return [space for space in found if not solo.closed(s, space)] if s.rules.mode == terms.SOLO_STANDARD else found


def open_code(s: CrecyState, seat: int, space: int) -> int:
    """Why a main board space takes no pawn of the player (C-10.16, C-10.18, C-37.5)."""
    if space in open_spaces(s, seat):
        return OK
    if s.spaces[space - terms.FIRST_MAIN] >= 0:
        return codes.SPACE_TAKEN
    closed = s.rules.mode == terms.SOLO_STANDARD and solo.closed(s, space)
    return codes.SPACE_CLOSED if closed else codes.NO_PAWN_FOR_SPACE


def explain(s: CrecyState, space: int, code: int) -> Why:
    """A code of `open_code`: who stands there, what closes the space, or which colour could go there."""
    if code == codes.SPACE_TAKEN:
        return codes.why(code, {"space": space, "holder": s.pawn_at(space - terms.FIRST_MAIN)[0]})
    if code == codes.SPACE_CLOSED:
        return codes.why(code, {"space": space, "occupation": terms.CLOSED_BY[space]})
    return codes.why(code, {"space": space, "colour": terms.PAWN_OF_SPACE[space]})


def main_board_pawns(s: CrecyState, seat: int, space: int) -> list[int]:
    """Pawns that may carry out a main board action: a Player pawn, one of its colour (C-10.17, C-10.18, C-10.19)."""
    found = [terms.PAWN + terms.PLAYER_PAWN] if s.pawns[seat] else []
    if s.reserves[seat * terms.COLOUR_COUNT + colour_of(space)]:
        found.append(terms.PAWN + terms.PAWN_OF_SPACE[space])
    return found


def colour_of(space: int) -> int:
    """The colour of a main board space, as reserves and supply count them (C-10.18)."""
    return terms.PAWN_OF_SPACE[space] - terms.GREEN


# --- pawns come and go ---


def place(s: CrecyState, seat: int, space: int, pawn: int) -> None:
    """On the player board, on the main board, or none for a free-turn Friend (C-10.14, C-10.16, C-34.8)."""
    if pawn != terms.FREE_TURN:
        if pawn == terms.PLAYER_PAWN:
            s.pawns[seat] -= 1
        else:
            s.reserves[seat * terms.COLOUR_COUNT + pawn - terms.GREEN] -= 1
        if space < terms.FIRST_MAIN:
            s.placed[seat * len(terms.BOARD_SPACES) + terms.BOARD_OF_SPACE[space]] += 1
        else:
            s.spaces[space - terms.FIRST_MAIN] = seat * terms.PAWN_KINDS + pawn
    if space >= terms.HAVE_CHILDREN and s.journal is not None:
        s.tell(events.ACTION, seat, (space, pawn))


def gain(s: CrecyState, seat: int, colour: int) -> None:
    """From the general supply, if it has one of the colour (C-10.21, C-10.22, C-10.23, C-10.26).

    So come Evgenia's yellow pawn (C-34.28) and Pierre's red one (C-34.41).
    """
    found = s.supply[colour] > 0
    if found:
        s.supply[colour] -= 1
        s.reserves[seat * terms.COLOUR_COUNT + colour] += 1
    s.tell(events.PAWN, seat, (colour, int(found)))


def return_reserve(s: CrecyState, seat: int) -> None:
    """All Additional Action pawns of a reserve go back to the general supply (C-10.25, C-30.5)."""
    first = seat * terms.COLOUR_COUNT
    returned: list[int] = []
    for colour in range(terms.COLOUR_COUNT):
        count = s.reserves[first + colour]
        if count:
            s.supply[colour] += count
            s.reserves[first + colour] = 0
            returned += [seat, IN_RESERVE, terms.GREEN + colour, count]
    if returned and s.journal is not None:
        s.tell(events.PAWNS_BACK, -1, tuple(returned))
