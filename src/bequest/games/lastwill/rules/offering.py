"""The offering phase: one card on each place of the offering (section 5)."""

from __future__ import annotations

from typing import ClassVar

from bequest.core.frames import Frame
from bequest.core.knowledge import everybody
from bequest.core.pending import Draw
from bequest.games.lastwill.rules import decks, events, frames
from bequest.games.lastwill.rules.state import WillState


def due(place: int) -> Frame:
    """A place that gets its card next."""
    return Frame(frames.DEAL, -1, (1, place))


def deck_of(s: WillState, place: int) -> int:
    """The deck of a place in this round (W-5.1)."""
    return s.rules.places[place].decks[s.round - 1]


class Deal(Draw[WillState]):
    """The card of one place; it stays empty if there is none (W-5.1, W-5.3, W-5.4, W-17.1, W-17.2, W-17.6)."""

    name: ClassVar[str] = "deal"

    def first_action(self, s: WillState) -> int:
        return s.rules.deck.card

    def top(self, s: WillState, frame: Frame) -> list[int]:
        return s.tops[deck_of(s, frame.args[1])]

    def pile(self, s: WillState, frame: Frame) -> list[int]:
        return decks.pool(s, deck_of(s, frame.args[1]))

    def ready(self, s: WillState, frame: Frame) -> bool:
        return decks.ready(s, deck_of(s, frame.args[1]))

    def receive(self, s: WillState, frame: Frame, card: int) -> None:
        place = frame.args[1]
        s.offering[place] = card
        if s.journal is not None:
            s.tell(events.DEAL, -1, (place, card))

    def finish(self, s: WillState, frame: Frame) -> None:
        place = frame.args[1]
        if s.offering[place] < 0:
            s.tell(events.EMPTY, -1, (place,))


def clear(s: WillState) -> None:
    """What was not taken goes to the discard piles, special cards out of the game (W-9.10, W-17.4)."""
    for place, card in enumerate(s.offering):
        if card >= 0:
            s.offering[place] = -1
            decks.discard(s, card, everybody(s.players))
            if s.journal is not None:
                s.tell(events.CLEARED, -1, (card, place))
