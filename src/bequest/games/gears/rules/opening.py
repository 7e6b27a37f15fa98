"""What chance brings at set-up, and the extra cards (section 3)."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.pending import Chance, Step
from bequest.games.gears.data import terms
from bequest.games.gears.rules import events, frames, order
from bequest.games.gears.rules.state import GearsState


class Assign(Chance[GearsState]):
    """The character of a seat, if the options name none (G-3.2)."""

    name = "assign"

    def outcomes(self, s: GearsState, frame: Frame) -> list[tuple[int, int]]:
        """Any that no other player has (G-1.4, G-3.2)."""
        return [(terms.CHARACTER + c, 1) for c in range(terms.SEATS) if c not in s.characters]

    def happen(self, s: GearsState, frame: Frame, action: int) -> None:
        s.frames.pop()
        s.characters[frame.seat] = action - terms.CHARACTER
        s.tell(events.CHARACTER, frame.seat, (action - terms.CHARACTER,))


class FirstChooser(Chance[GearsState]):
    """Who chooses a position first (G-3.10)."""

    name = "first-chooser"

    def outcomes(self, s: GearsState, frame: Frame) -> list[tuple[int, int]]:
        return [(terms.SEAT + seat, 1) for seat in range(s.players)]

    def happen(self, s: GearsState, frame: Frame, action: int) -> None:
        """The choice follows once the cards are dealt (G-3.12), before the extra cards (G-3.15)."""
        s.frames.pop()
        first = action - terms.SEAT
        s.tell(events.FIRST_CHOOSER, first)
        s.frames.insert(1, order.first_frame(order.clockwise(s, first)))


class Personal(Chance[GearsState]):
    """The personal Fate card of a seat in the variant `one_each` (G-24.6)."""

    name = "personal"

    def outcomes(self, s: GearsState, frame: Frame) -> list[tuple[int, int]]:
        """Any Fate card that nobody has (G-24.6)."""
        base = s.rules.deck.card + s.rules.deck.first_fate
        return [(base + fate, 1) for fate, place in enumerate(s.fates) if place == terms.LEFT_OUT]

    def happen(self, s: GearsState, frame: Frame, action: int) -> None:
        """Nobody but its owner knows it (G-23.8), and it is no hand card (G-24.8)."""
        s.frames.pop()
        fate = action - s.rules.deck.card - s.rules.deck.first_fate
        s.fates[fate] = frame.seat
        s.tell(events.PERSONAL, frame.seat, (), (fate,), 1 << frame.seat)


class ExtraCards(Step[GearsState]):
    """The end of set-up."""

    name = "extra-cards"

    def run(self, s: GearsState, frame: Frame) -> None:
        """One more card for the second and third in order, two for the fourth, only now (G-3.15)."""
        s.frames.pop()
        s.phase = terms.PHASE_I
        for place in range(s.players - 1, 0, -1):
            s.frames.append(Frame(frames.DEAL, s.order[place], (2 if place == 3 else 1,)))
