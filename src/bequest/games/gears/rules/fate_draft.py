"""The draft of Fate cards, "Shape the Future": taking one, and the cubes of the others (section 24)."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.pending import Choice
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.games.gears.data import terms
from bequest.games.gears.rules import codes, events, frames
from bequest.games.gears.rules.state import GearsState


def offer(s: GearsState, found: list[int]) -> None:
    """In the draft variant the cards of the draft area; one more counted action (G-4.8, G-24.17)."""
    if s.rules.fate == terms.FATE_DRAFT:
        for fate in range(len(s.fates)):
            if check(s, fate) == OK:
                found.append(s.rules.deck.take + fate)


def check(s: GearsState, fate: int) -> int:
    """A card of the draft area (G-24.17), one a turn at most (G-24.18)."""
    if s.rules.fate != terms.FATE_DRAFT:
        return codes.NO_DRAFT
    if s.fate_taken:
        return codes.TAKEN_THIS_TURN
    return OK if s.fates[fate] == terms.AREA else codes.NOT_IN_AREA


def why(s: GearsState, fate: int, code: int) -> Why:
    return codes.why(code, card=s.rules.deck.first_fate + fate) if code == codes.NOT_IN_AREA else codes.why(code)


def asked_after(order: list[int], active: int, seat: int) -> list[int]:
    """Who is asked for a cube after a seat: the others in player order, going round to the active player (G-24.20)."""
    at = order.index(seat)
    following = order[at + 1 :] + order[:at]
    return following if seat == active else following[: following.index(active)]


def take(s: GearsState, seat: int, fate: int) -> None:
    """The card lies open before the player (G-24.15), and its cubes go to their owners' Pools (G-24.19).

    Then the others, from the next in order on, may place a cube each if the area is not empty (G-24.20, G-24.21).
    """
    s.actions += 1
    s.fate_taken = True
    s.fates[fate] = seat
    cubes = s.area_cubes[fate]
    for owner in range(s.players):
        s.pools[owner] += cubes >> owner * terms.BITS & terms.MOST_CUBES_ON_A_CARD
    s.area_cubes[fate] = 0
    s.tell(events.TAKE, seat, (fate, cubes))
    if terms.AREA in s.fates:
        others = asked_after(s.order, seat, seat)
        s.frames.append(Frame(frames.AREA_CUBE, others[0], tuple(others[1:])))


class AreaCube(Choice[GearsState]):
    """A cube on a card of the draft area, or none. Arguments: the seats that follow."""

    name = "area-cube"

    def options(self, s: GearsState, frame: Frame, seat: int) -> list[int]:
        """Any card that is still in the area, or to decline (G-24.20, G-24.21)."""
        base = s.rules.deck.card + s.rules.deck.first_fate
        found = [base + fate for fate, place in enumerate(s.fates) if place == terms.AREA]
        found.append(terms.DECLINE)
        return found

    def refusal(self, s: GearsState, frame: Frame, seat: int, action: int) -> int:
        deck = s.rules.deck
        return codes.NOT_IN_AREA if deck.card + deck.first_fate <= action < deck.play else NOT_ASKED

    def explain(self, s: GearsState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return codes.why(code, card=action - s.rules.deck.card)

    def choose(self, s: GearsState, frame: Frame, seat: int, action: int) -> None:
        """The cube comes from the supply (G-24.20); then the next player is asked."""
        s.frames.pop()
        if action == terms.DECLINE:
            s.tell(events.AREA_CUBE, seat)
        else:
            fate = action - s.rules.deck.card - s.rules.deck.first_fate
            s.area_cubes[fate] += 1 << seat * terms.BITS
            s.tell(events.AREA_CUBE, seat, (fate,))
        if frame.args:
            s.frames.append(Frame(frames.AREA_CUBE, frame.args[0], frame.args[1:]))
