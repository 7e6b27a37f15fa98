"""Choosing a technology on the timeline: its timeframe, then its name (G-4.35)."""

from __future__ import annotations

from typing import ClassVar, Final

from bequest.core.frames import Frame
from bequest.core.pending import Choice
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.core.wire import PlaceOf, Shape
from bequest.games.gears.data import terms
from bequest.games.gears.rules import codes
from bequest.games.gears.rules.state import GearsState

A_PLACE: Final = PlaceOf()


class TimeframeStep(Choice[GearsState]):
    """The timeframe of a technology."""

    NOTHING: ClassVar[int]
    """Why a timeframe is not on offer."""

    def check_copy(self, s: GearsState, frame: Frame, index: int) -> int:
        """0 if the copy may be chosen, otherwise why not."""
        raise AssertionError

    def options(self, s: GearsState, frame: Frame, seat: int) -> list[int]:
        """The timeframes with a legal copy (G-4.30, G-4.35)."""
        found: list[int] = []
        for index, copy in enumerate(s.copies):
            action = terms.TIMEFRAME + copy // terms.STRIDE
            if (not found or found[-1] != action) and self.check_copy(s, frame, index) == OK:
                found.append(action)
        return found

    def shape(self, s: GearsState, frame: Frame, seat: int) -> Shape:
        return A_PLACE

    def refusal(self, s: GearsState, frame: Frame, seat: int, action: int) -> int:
        return self.NOTHING if terms.TIMEFRAME <= action < terms.TIMEFRAME + terms.SLOTS else NOT_ASKED

    def explain(self, s: GearsState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return codes.why(code)


class NameStep(Choice[GearsState]):
    """The name of a technology. The last argument is its timeframe."""

    def check_copy(self, s: GearsState, frame: Frame, index: int) -> int:
        """0 if the copy may be chosen, otherwise why not."""
        raise AssertionError

    def options(self, s: GearsState, frame: Frame, seat: int) -> list[int]:
        """The legal copies of the timeframe (G-4.30, G-4.35)."""
        first = frame.args[-1] * terms.STRIDE
        found: list[int] = []
        for index, copy in enumerate(s.copies):
            if first <= copy < first + terms.STRIDE and self.check_copy(s, frame, index) == OK:
                found.append(s.rules.deck.card + copy - first)
        return found

    def shape(self, s: GearsState, frame: Frame, seat: int) -> Shape:
        return A_PLACE

    def refusal(self, s: GearsState, frame: Frame, seat: int, action: int) -> int:
        deck = s.rules.deck
        if not deck.card <= action < deck.play:
            return NOT_ASKED
        index = s.find(frame.args[-1], action - deck.card)
        return codes.NOT_ON_TIMELINE if index < 0 else self.check_copy(s, frame, index)

    def explain(self, s: GearsState, frame: Frame, seat: int, action: int, code: int) -> Why:
        if code in (codes.NO_OTHER_CUBE, codes.SAME_TECHNOLOGY):
            return codes.why(code)
        return codes.why(code, card=action - s.rules.deck.card)
