"""Influence: cubes from the Pool onto a technology of the own timeframe (section 7)."""

from __future__ import annotations

from bisect import bisect_left

from bequest.core import wire
from bequest.core.frames import Frame
from bequest.core.pending import Choice
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.core.wire import Shape
from bequest.games.gears.data import terms
from bequest.games.gears.rules import codes, events, fate_effects, frames
from bequest.games.gears.rules.state import GearsState


def offer(s: GearsState, seat: int, found: list[int]) -> None:
    """The technologies of the own timeframe; at the Present Day are none (G-7.1, G-7.10)."""
    here = s.markers[seat]
    if not s.pools[seat] or here == s.present:
        return
    base = s.rules.deck.influence
    for i in range(bisect_left(s.copies, here * terms.STRIDE), len(s.copies)):
        card = s.copies[i] - here * terms.STRIDE
        if card >= terms.STRIDE:
            break
        if not s.lasting or fate_effects.protector(s, seat, here, card) < 0:
            found.append(base + card)


def check(s: GearsState, seat: int, card: int) -> int:
    """A technology of the own timeframe (G-7.1, G-7.5, G-7.10) that no other player protects (G-7.7, G-13.2).

    It may be successful or failed, and anybody's (G-7.6). The Pool must hold a cube (G-7.3);
    one in the draft area is not in it (G-24.25).
    """
    here = s.markers[seat]
    if s.find(here, card) < 0:
        return codes.NOT_HERE
    if s.pools[seat] == 0:
        return codes.NO_CUBES_IN_POOL
    return codes.PROTECTED if fate_effects.protector(s, seat, here, card) >= 0 else OK


def why(s: GearsState, seat: int, card: int, code: int) -> Why:
    here = s.markers[seat]
    if code == codes.NOT_HERE:
        return codes.why(code, card=card, here=here)
    if code == codes.PROTECTED:
        return codes.why(code, card=card, **fate_effects.protection(s, seat, here, card))
    return codes.why(code)


def begin(s: GearsState, seat: int, card: int) -> None:
    """The technology is named, the number of cubes follows."""
    s.open_step(Frame(frames.HOW_MANY, seat, (card,), True))


class Amount(Choice[GearsState]):
    """How many cubes. Argument: the technology."""

    name = "amount"

    def options(self, s: GearsState, frame: Frame, seat: int) -> list[int]:
        """From 1 to the whole Pool, but 40 at most (G-7.2, G-7.11)."""
        return [terms.AMOUNT + n for n in range(min(s.pools[seat], terms.MOST_CUBES))]

    def shape(self, s: GearsState, frame: Frame, seat: int) -> Shape:
        return wire.Amount("cubes", 1, min(s.pools[seat], terms.MOST_CUBES))

    def refusal(self, s: GearsState, frame: Frame, seat: int, action: int) -> int:
        if not terms.AMOUNT <= action < terms.SEAT:
            return NOT_ASKED
        return codes.MORE_THAN_POOL if action - terms.AMOUNT >= s.pools[seat] else codes.TOO_MANY_CUBES

    def explain(self, s: GearsState, frame: Frame, seat: int, action: int, code: int) -> Why:
        if code == codes.TOO_MANY_CUBES:
            return codes.why(code, most=terms.MOST_CUBES)
        return codes.why(code, pool=s.pools[seat])

    def choose(self, s: GearsState, frame: Frame, seat: int, action: int) -> None:
        """The cubes go from the Pool onto this one technology (G-1.15, G-7.1, G-7.4), which takes any number (G-7.8).

        They stay there for the rest of phase I (G-7.9).
        """
        s.close_move()
        number = action - terms.AMOUNT + 1
        card = frame.args[0]
        here = s.markers[seat]
        s.add_cubes(s.find(here, card), seat, number)
        s.pools[seat] -= number
        s.actions += 1
        s.tell(events.INFLUENCE, seat, (card, here, number))
