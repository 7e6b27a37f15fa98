"""The player order: who chooses when, and which position (sections 3 and 20)."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.pending import Choice
from bequest.core.reasons import NOT_ASKED, Why
from bequest.games.gears.data import terms
from bequest.games.gears.rules import codes, events, frames
from bequest.games.gears.rules.state import GearsState


def clockwise(s: GearsState, first: int) -> list[int]:
    """At set-up: clockwise by seat from the first chooser (G-3.14, G-3.19)."""
    return [(first + i) % s.players for i in range(s.players)]


def next_choosers(s: GearsState) -> list[int]:
    """Before a new round: by fewest cubes in the Pool (G-20.12), lower score (G-20.14), then the old order (G-20.15).

    Pools and scores are those after phase IV (G-20.13).
    """

    def key(seat: int) -> tuple[int, int, int]:
        return (s.pools[seat], s.score(seat), s.order.index(seat))

    return sorted(range(s.players), key=key)


def first_frame(choosers: list[int]) -> Frame:
    """The choice of the first chooser, with the later ones and who has which position (nobody yet)."""
    return Frame(frames.ORDER, choosers[0], (*choosers[1:], *([-1] * len(choosers))))


class Order(Choice[GearsState]):
    """A position in the player order. Arguments: the later choosers, then for each position its seat or -1."""

    name = "order"

    def options(self, s: GearsState, frame: Frame, seat: int) -> list[int]:
        """Any position still free (G-3.13, G-3.14, G-20.16)."""
        places = frame.args[-s.players :]
        return [terms.POSITION + i for i in range(s.players) if places[i] < 0]

    def refusal(self, s: GearsState, frame: Frame, seat: int, action: int) -> int:
        """A position that another has taken, at set-up (G-3.14) or before a later round (G-20.16)."""
        if not terms.POSITION <= action < terms.CHARACTER:
            return NOT_ASKED
        if action - terms.POSITION >= s.players:
            return codes.NO_SUCH_SEAT
        return codes.POSITION_TAKEN_IN_PHASE_V if s.phase == terms.PHASE_V else codes.POSITION_TAKEN

    def explain(self, s: GearsState, frame: Frame, seat: int, action: int, code: int) -> Why:
        if code == codes.NO_SUCH_SEAT:
            return codes.why(code, players=s.players)
        place = action - terms.POSITION
        return codes.why(code, position=place + 1, owner=frame.args[place - s.players])

    def choose(self, s: GearsState, frame: Frame, seat: int, action: int) -> None:
        """The last chooser is not asked: the position that is left is the one (G-3.14, G-20.16)."""
        choosers = frame.args[: -s.players]
        places = list(frame.args[-s.players :])
        places[action - terms.POSITION] = seat
        s.tell(events.POSITION, seat, (action - terms.POSITION,))
        s.frames.pop()
        if len(choosers) > 1:
            s.frames.append(Frame(frames.ORDER, choosers[0], choosers[1:] + tuple(places)))
            return
        left = places.index(-1)
        places[left] = choosers[0]
        s.order = places
        s.tell(events.POSITION, choosers[0], (left,))
        if s.phase == terms.PHASE_V:
            s.phase = terms.PHASE_I
