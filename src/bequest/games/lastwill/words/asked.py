"""The open decision of a seat, as questions and choices need it."""

from __future__ import annotations

from bequest.core.frames import Together
from bequest.games.lastwill.data.cards import Card
from bequest.games.lastwill.rules import errands, frames
from bequest.games.lastwill.rules.lying import Lying
from bequest.games.lastwill.rules.state import WillState


class Asked:
    """What the seat chooses now, and the choices of its move so far.

    Only what the seat may know is read of the position: the table, its own hand and its own move.
    """

    def __init__(self, s: WillState, seat: int) -> None:
        assert seat in s.waiting
        self.s = s
        self.seat = seat
        self.deck = s.rules.deck
        frame = s.frames[-1]
        self.kind = frame.kind
        self.move = frame.answers[seat] if isinstance(frame, Together) else frame.args
        if frame.kind == frames.ERRAND and frame.args:  # the space was not asked for: what it brings is chosen
            self.kind = errands.next_step(s, frame.args)

    def moved(self) -> Card | None:
        """The card that the move is about."""
        deck = self.deck
        if self.move and self.move[0] >= deck.use:
            return deck.cards[self.move[0] - deck.use]
        lying = self.moved_lying()
        return None if lying is None else deck.cards[lying.card]

    def moved_lying(self) -> Lying | None:
        """The card on the board that the move is about."""
        deck = self.deck
        first = self.move[0] if self.move else -1
        for base in (deck.add, deck.sell, deck.activate):
            if base <= first < base + deck.most_spaces:
                return self.s.lying_at(self.seat, first - base)
        return None

    def verb(self) -> str:
        """With what the move began: buy, sell, activate …"""
        return self.deck.catalogue.structures[self.move[0]].verb
