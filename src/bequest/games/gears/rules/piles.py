"""The draw pile and the discard pile: drawing and reshuffling (section 22)."""

from __future__ import annotations

from bisect import insort

from bequest.core.frames import Frame
from bequest.core.knowledge import card_of
from bequest.core.pending import Draw
from bequest.games.gears.rules import events
from bequest.games.gears.rules.state import GearsState


def hold_a_card(s: GearsState) -> bool:
    """Whether there is a card to draw, by a reshuffle if need be (G-22.2, G-22.10)."""
    return bool(s.pile or s.top or s.discard)


def refill(s: GearsState) -> bool:
    """Makes the discard pile the draw pile if that is empty (G-22.2, G-22.10); False if both are (G-22.3).

    Nothing but the discard pile takes part (G-8.6, G-22.4). Nothing is arranged in the new pile (G-22.11), and nobody
    knows a card of it (G-23.17).
    """
    if s.pile or s.top:
        return True
    if not s.discard:
        return False
    marks = sorted(s.discard)
    s.pile = [card_of(mark) for mark in marks]
    s.discard = []
    s.tell(events.RESHUFFLE, -1, (len(marks),), tuple(marks))
    return True


class PileDraw(Draw[GearsState]):
    """Cards off the draw pile, one by one (G-22.1): first the arranged ones, then any at random (G-22.7, G-22.8).

    Nothing else is random but a few things at set-up (G-22.17).
    """

    def first_action(self, s: GearsState) -> int:
        return s.rules.deck.card

    def top(self, s: GearsState, frame: Frame) -> list[int]:
        """The cards that a position file has arranged; they come first, in this order (G-22.8)."""
        return s.top

    def pile(self, s: GearsState, frame: Frame) -> list[int]:
        """The other cards, all equally likely (G-22.7)."""
        return s.pile

    def ready(self, s: GearsState, frame: Frame) -> bool:
        return refill(s)


class Deal(PileDraw):
    """Cards into a hand, at set-up, for the refill and by an ability. Argument: how many are still due."""

    name = "deal"

    def receive(self, s: GearsState, frame: Frame, card: int) -> None:
        """Nobody but the owner sees the card (G-23.14)."""
        insort(s.hands[frame.seat], card)
        if s.journal is not None:
            s.tell(events.CARD, frame.seat, (0,), (card,), 1 << frame.seat)
