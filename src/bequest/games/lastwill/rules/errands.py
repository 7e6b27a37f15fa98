"""The errand phase: where an errand boy can go, and what he brings (section 7)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from bequest.core.frames import Frame
from bequest.core.knowledge import everybody, marked
from bequest.core.reasons import OK
from bequest.games.lastwill.data.terms import (
    C_DRAW,
    DECK,
    O_DECK,
    O_GROUP,
    O_OPERA,
    O_ORDER,
    OPERA_PRICE,
    TO_EXTENSION,
    TO_MARKET,
    TO_OPERA,
    TO_UNKNOWN,
    WILD_PLACES,
)
from bequest.games.lastwill.rules import decks, money
from bequest.games.lastwill.rules.codes import (
    ERRAND_TAKEN,
    NO_CARD_ON_OFFER,
    NO_EXTENSION_LEFT,
    NOT_ON_THIS_BOARD,
    NOTHING_TO_DRAW,
    OPERA_TOO_DEAR,
    WILD_TAKEN,
)
from bequest.games.lastwill.rules.events import (
    E_ERRAND,
    E_EXTENSION,
    E_MARKET,
    E_TAKE,
    E_TAKE_WILD,
)

if TYPE_CHECKING:
    from bequest.games.lastwill.position import WillPosition
    from bequest.games.lastwill.rules.planning import Move


def options(s: WillPosition, seat: int) -> list[int]:
    """The spaces whose errand can be carried out (W-7.5, W-7.6)."""
    return [space for space, row in s.rules.errand_rows.items() if _row_code(s, seat, row) == OK]


def space_code(s: WillPosition, seat: int, space: int) -> int:
    """Why an errand boy cannot go to a space."""
    row = s.rules.errand_rows.get(space)
    return NOT_ON_THIS_BOARD if row is None else _row_code(s, seat, row)


def _row_code(s: WillPosition, seat: int, row: tuple[int, int, tuple[int, ...], int]) -> int:
    number, named, places, capacity = row
    figures = s.figures[number]
    if named < 0:
        if figures and len(figures) >= capacity:
            return ERRAND_TAKEN
        for place in places:
            if s.offering[place] >= 0:
                return OK
        return NO_CARD_ON_OFFER
    if named == TO_UNKNOWN:  # each colour has one of its own (W-7.25)
        if seat in figures:
            return ERRAND_TAKEN
        return OK if s.pools[0] or decks.drawable(s) else NOTHING_TO_DRAW
    if figures and len(figures) >= capacity:
        return ERRAND_TAKEN
    if named < WILD_PLACES:
        return OK if s.wilds >> named & 1 else WILD_TAKEN
    if named == TO_EXTENSION:
        return OK if s.extensions else NO_EXTENSION_LEFT
    return OPERA_TOO_DEAR if named == TO_OPERA and money.limit(s, seat) < OPERA_PRICE else OK


def steps(s: WillPosition, space: int) -> tuple[int, ...]:
    """What is chosen after the space (W-7.31)."""
    rules = s.rules
    if space == rules.group_errand:
        return (O_GROUP,)
    named = space - rules.named_errand
    if named == TO_MARKET:
        return (O_ORDER,)
    if named == TO_UNKNOWN:
        return (O_DECK,)
    return (O_OPERA,) if named == TO_OPERA else ()


def group_cards(s: WillPosition) -> list[int]:
    """The cards left in the group, in the order of the card list (W-7.12, W-1.14)."""
    return sorted({s.offering[place] for place in s.rules.group if s.offering[place] >= 0})


def group_options(s: WillPosition) -> list[int]:
    return [s.rules.deck.card + card for card in group_cards(s)]


def order_options(s: WillPosition) -> list[int]:
    return [s.rules.deck.order + number for number in range(len(s.rules.deck.orders))]


def deck_options(s: WillPosition) -> list[int]:
    return [DECK + deck for deck in decks.drawable(s)]


def opera_options(s: WillPosition, seat: int) -> list[int]:
    return [s.rules.deck.amount + total for total in money.opera_totals(s, seat)]


# --- carrying out ---


def commit(s: WillPosition, seat: int, move: Move) -> int:
    """The figure is placed and the errand carried out at once (W-7.4); what it spends."""
    rules = s.rules
    deck = rules.deck
    space = move[0]
    s.close_move()
    s.frames.pop()
    s.boys[seat] -= 1
    s.figures[space - deck.errand] += (seat,)
    s.tell(E_ERRAND, seat, (space - deck.errand,))
    named = space - rules.named_errand
    if named < 0:
        if space == rules.group_errand:
            wanted = move[1] - deck.card
            place = next(place for place in rules.group if s.offering[place] == wanted)
        else:
            place = rules.place_of_errand[space]
        _take(s, seat, place)
    elif named < WILD_PLACES:
        s.wilds &= ~(1 << named)
        insort(s.hands[seat], marked(deck.wild, everybody(s.players)))
        s.tell(E_TAKE_WILD, seat)
    elif named == TO_EXTENSION:
        s.extensions -= 1
        s.boards[seat].append(None)
        s.tell(E_EXTENSION, seat)
    elif named == TO_MARKET:
        s.market = deck.orders[move[1] - deck.order]
        s.tell(E_MARKET, seat, (move[1] - deck.order,))
    elif named == TO_UNKNOWN:
        s.frames.append(Frame(C_DRAW, seat, (move[1] - DECK, 1)))
    else:
        return move[1] - deck.amount
    return 0


def _take(s: WillPosition, seat: int, place: int) -> None:
    """A card of the offering goes to the hand, known to all (W-7.9, W-23.7)."""
    card = s.offering[place]
    s.offering[place] = -1
    insort(s.hands[seat], marked(card, everybody(s.players)))
    s.tell(E_TAKE, seat, (card,))
