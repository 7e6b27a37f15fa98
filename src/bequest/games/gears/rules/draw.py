"""Draw: two cards from the draw pile, of which one is kept (section 8)."""

from __future__ import annotations

from bisect import insort

from bequest.core.frames import Frame
from bequest.core.knowledge import marked
from bequest.core.pending import Choice
from bequest.core.piles import distinct
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.games.gears.data import terms
from bequest.games.gears.rules import codes, events, frames, piles
from bequest.games.gears.rules.state import GearsState


def offer(s: GearsState, found: list[int]) -> None:
    """While there is a card in either pile (G-4.14, G-25.9)."""
    if piles.hold_a_card(s):
        found.append(terms.DRAW)


def check(s: GearsState) -> int:
    """There must be a card in the draw or discard pile (G-8.7)."""
    return OK if piles.hold_a_card(s) else codes.NO_CARDS_LEFT


def begin(s: GearsState, seat: int) -> None:
    """Two cards (G-8.1). The action is taken before either of them is seen (G-8.10)."""
    s.actions += 1
    s.frames.append(Frame(frames.DRAWING, seat, (2,)))
    s.tell(events.DRAW, seat)


class Drawing(piles.PileDraw):
    """The two cards, one after the other (G-8.5). Argument: how many are still due."""

    name = "drawing"

    def receive(self, s: GearsState, frame: Frame, card: int) -> None:
        """The card waits beside hand and piles (G-8.6, G-8.12); nobody but the player sees it (G-23.13)."""
        insort(s.drawn, card)
        if s.journal is not None:
            s.tell(events.CARD, frame.seat, (1,), (card,), 1 << frame.seat)

    def finish(self, s: GearsState, frame: Frame) -> None:
        """With two cards the player is asked, even if they are equal (G-8.11); a single one is kept (G-8.7, G-8.13)."""
        if len(s.drawn) == 2:
            s.frames.append(Frame(frames.KEEP, frame.seat))
        else:
            card = s.drawn.pop()
            insort(s.hands[frame.seat], card)
            s.tell(events.ONLY_CARD, frame.seat, (), (card,), 1 << frame.seat)


class Keep(Choice[GearsState]):
    """Which of the two cards to keep: a decision of its own, as the cards have been seen (G-4.36, G-8.11)."""

    name = "keep"

    def options(self, s: GearsState, frame: Frame, seat: int) -> list[int]:
        """One of the two, Fate cards too (G-8.2, G-8.8), and nothing else meanwhile (G-8.9, G-10.4)."""
        return [s.rules.deck.card + card for card in distinct(s.drawn)]

    def refusal(self, s: GearsState, frame: Frame, seat: int, action: int) -> int:
        deck = s.rules.deck
        return codes.NOT_DRAWN if deck.card <= action < deck.play else NOT_ASKED

    def explain(self, s: GearsState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return codes.why(code, card=action - s.rules.deck.card)

    def choose(self, s: GearsState, frame: Frame, seat: int, action: int) -> None:
        """One card to the hand, of any size (G-8.2, G-8.4), the other face down away (G-8.3, G-23.4, G-23.15)."""
        s.frames.pop()
        card = action - s.rules.deck.card
        s.drawn.remove(card)
        rejected = s.drawn.pop()
        insort(s.hands[seat], card)
        s.discard.append(marked(rejected, 1 << seat))
        s.tell(events.KEEP, seat, (), (card, rejected), 1 << seat)
