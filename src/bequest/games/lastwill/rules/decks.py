"""Draw piles and discard piles: drawing, dealing, discarding and reshuffling (section 24)."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar

from bequest.core import piles
from bequest.core.frames import Frame
from bequest.core.knowledge import card_of, everybody, marked, take_openly
from bequest.core.pending import Draw
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules import events, frames
from bequest.games.lastwill.rules.state import WillState


def pool(s: WillState, deck: int) -> list[int]:
    """The cards that the next draw comes from; of the special deck the first crowns that are left (W-24.8)."""
    return s.pools[deck] if deck < terms.SPECIAL else piles.current(s.pools[terms.SPECIAL : terms.WILD_BACK])


def left(s: WillState) -> list[int]:
    """Cards of each of the four regular decks that can still be drawn, its discard pile included.

    W-1.10, W-6.12, W-24.5.
    """
    tops, pools, discards = s.tops, s.pools, s.discards
    return [len(tops[deck]) + len(pools[deck]) + len(discards[deck]) for deck in range(terms.REGULAR)]


def ready(s: WillState, deck: int) -> bool:
    """Whether a card can be drawn; an empty pile first becomes its shuffled discard pile (W-24.3, W-24.4).

    Nobody knows its cards any longer (W-23.11). Nothing refills the special deck (W-17.5).
    """
    if s.tops[deck] or pool(s, deck):
        return True
    if deck == terms.SPECIAL or not s.discards[deck]:
        return False
    discards = s.discards[deck]
    s.pools[deck] = sorted([card_of(mark) for mark in discards])
    s.discards[deck] = []
    if s.journal is not None:
        s.tell(events.RESHUFFLE, -1, (deck, len(discards)), tuple(discards))
    return True


def due(seat: int, deck: int, count: int) -> Frame:
    """Cards of a deck that a player has still to draw."""
    return Frame(frames.DRAW, seat, (count, deck))


class DrawCards(Draw[WillState]):
    """Cards of one deck for a hand, each one picked at random (W-6.7, W-24.3, W-24.5, W-24.7)."""

    name: ClassVar[str] = "draw"

    def first_action(self, s: WillState) -> int:
        return s.rules.deck.card

    def top(self, s: WillState, frame: Frame) -> list[int]:
        return s.tops[frame.args[1]]

    def pile(self, s: WillState, frame: Frame) -> list[int]:
        return pool(s, frame.args[1])

    def ready(self, s: WillState, frame: Frame) -> bool:
        return ready(s, frame.args[1])

    def receive(self, s: WillState, frame: Frame, card: int) -> None:
        """Everybody sees the back of a drawn card, its owner the card. A hand has no limit (W-6.13, W-23.2, W-23.3)."""
        seat = frame.seat
        insort(s.hands[seat], marked(card, 1 << seat))
        if s.journal is not None:
            s.tell(events.DRAW, seat, (frame.args[1],), (card,), 1 << seat)


def discard(s: WillState, card: int, knowers: int) -> None:
    """To the discard pile of its back (W-10.1, W-24.1); a special card leaves the game (W-17.4, W-24.2)."""
    insort(s.discards[terms.DECK_OF_BACK[s.rules.deck.backs[card]]], marked(card, knowers))


def give_back_wild(s: WillState, seat: int) -> None:
    """From a hand to its place on the offering board: the first that is empty, the cards being alike.

    W-16.11, W-24.2.
    """
    at = 0
    while s.wilds >> at & 1:
        at += 1
    s.wilds |= 1 << at
    if s.journal is not None:
        s.tell(events.WILD_BACK, -1, (at, seat))


def discard_openly(s: WillState, seat: int, card: int) -> None:
    """From a hand, for all to see (W-23.5, W-23.9)."""
    take_openly(s.hands[seat], card)
    discard(s, card, everybody(s.players))


def play_companion(s: WillState, seat: int, card: int, kind: int, args: tuple[int, ...]) -> None:
    """A companion card is discarded from a hand and that is told; a wild card stays there for now, see `wild_played`.

    W-16.11, W-23.9.
    """
    if card != s.rules.deck.wild:
        discard_openly(s, seat, card)
    s.tell(kind, seat, args)


def wild_played(s: WillState, seat: int, card: int) -> None:
    """If the card is a wild card it goes back to its place (W-16.11)."""
    if card == s.rules.deck.wild:
        take_openly(s.hands[seat], card)
        give_back_wild(s, seat)


def drawable(s: WillState) -> list[int]:
    """The regular decks that a card can be drawn from."""
    return [deck for deck, cards in enumerate(left(s)) if cards]
