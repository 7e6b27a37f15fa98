"""Draw piles and discard piles: drawing, dealing, discarding and reshuffling (section 24)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from bequest.core import piles
from bequest.core.knowledge import card_of, everybody, marked, take_openly
from bequest.games.lastwill.data.terms import DECK_OF_BACK, REGULAR, SPECIAL, WILD_BACK, WILD_PLACES
from bequest.games.lastwill.rules.events import E_DEAL, E_DRAW, E_EMPTY, E_RESHUFFLE, E_WILD_BACK

if TYPE_CHECKING:
    from bequest.games.lastwill.position import WillPosition


def pool(s: WillPosition, deck: int) -> list[int]:
    """The cards that the next draw comes from; of the special deck the first crowns that are left (W-24.8)."""
    return s.pools[deck] if deck < SPECIAL else piles.current(s.pools[SPECIAL:WILD_BACK])


def left(s: WillPosition) -> list[int]:
    """Cards of each regular deck that can still be drawn, its discard pile included (W-6.12, W-24.5)."""
    tops, pools, discards = s.tops, s.pools, s.discards
    return [len(tops[deck]) + len(pools[deck]) + len(discards[deck]) for deck in range(REGULAR)]


def ready(s: WillPosition, deck: int) -> bool:
    """Whether a card can be drawn; an empty pile is made anew of its discard pile first (W-24.3, W-24.4)."""
    if s.tops[deck] or pool(s, deck):
        return True
    if deck == SPECIAL or not s.discards[deck]:
        return False
    discards = s.discards[deck]
    s.pools[deck] = sorted([card_of(mark) for mark in discards])
    if s.journal is not None:
        s.tell(E_RESHUFFLE, -1, (deck, len(discards)))
    discards.clear()
    return True


def to_hand(s: WillPosition, seat: int, deck: int, card: int) -> None:
    """A drawn card: everybody sees its back, the player the card (W-23.3)."""
    insort(s.hands[seat], marked(card, 1 << seat))
    if s.journal is not None:
        s.tell(E_DRAW, seat, (deck,), (card,), 1 << seat)


def to_place(s: WillPosition, place: int, card: int) -> None:
    """A card dealt onto a place of the offering, or nothing if there is none (W-5.4, W-17.6)."""
    s.offering[place] = card
    if s.journal is not None:
        s.tell(E_DEAL if card >= 0 else E_EMPTY, -1, (place, card) if card >= 0 else (place,))


def discard(s: WillPosition, card: int, knowers: int) -> None:
    """To the discard pile of its back; a special card leaves the game, a wild card goes to its place (W-24.1)."""
    back = s.rules.deck.backs[card]
    if back == WILD_BACK:
        give_back_wild(s)
    else:
        insort(s.discards[DECK_OF_BACK[back]], marked(card, knowers))


def give_back_wild(s: WillPosition) -> None:
    """To its place on the offering board (W-16.11): the first that is empty, the cards being alike."""
    for place in range(WILD_PLACES):
        if not s.wilds >> place & 1:
            s.wilds |= 1 << place
            break
    if s.journal is not None:
        s.tell(E_WILD_BACK, -1)


def discard_openly(s: WillPosition, seat: int, card: int) -> None:
    """From a hand, for all to see (W-23.5, W-23.9)."""
    take_openly(s.hands[seat], card)
    discard(s, card, everybody(s.players))


def drawable(s: WillPosition) -> list[int]:
    """The regular decks that a card can be drawn from."""
    return [deck for deck, cards in enumerate(left(s)) if cards]
