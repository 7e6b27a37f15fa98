"""The Activation `swap`: an own cube and a cube of another player change places (section X)."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.pending import Choice
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.games.gears.data import terms
from bequest.games.gears.rules import abilities, codes, events, frames
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.rules.targets import NameStep, TimeframeStep


def possible(s: GearsState, seat: int) -> bool:
    """Whether there are two technologies to swap between (G-X.19, G-X.28)."""
    return True in [check_own(s, seat, index) == OK for index in range(len(s.copies))]


def check_own(s: GearsState, seat: int, index: int) -> int:
    """Whether a copy can give an own cube: it has one, and another copy has one to give in return (G-X.28)."""
    if not s.cubes_of(index, seat):
        return codes.NO_OWN_CUBE_TO_SWAP
    for other in range(len(s.copies)):
        if other != index and check_other(s, seat, other) == OK:
            return OK
    return codes.NO_OTHER_CUBE


def check_other(s: GearsState, seat: int, index: int) -> int:
    """Whether a copy carries a cube of another player (G-X.28)."""
    own = s.cubes_of(index, seat) << seat * terms.BITS
    return OK if s.cubes[index] - own else codes.NO_OTHER_CUBE


def begin(s: GearsState, seat: int, card: int) -> None:
    """The technology to be activated is named, five choices follow. It is the first argument of all their frames."""
    s.open_step(Frame(frames.SWAP_OWN_TIMEFRAME, seat, (card,), True))


class SwapOwnTimeframe(TimeframeStep):
    """The timeframe of the technology that gives the own cube."""

    name = "own-timeframe"
    NOTHING = codes.NOTHING_TO_SWAP

    def check_copy(self, s: GearsState, frame: Frame, index: int) -> int:
        return check_own(s, frame.seat, index)

    def choose(self, s: GearsState, frame: Frame, seat: int, action: int) -> None:
        s.open_step(Frame(frames.SWAP_OWN, seat, frame.args + (action - terms.TIMEFRAME,), True))


class SwapOwn(NameStep):
    """The technology that gives the own cube."""

    name = "own-technology"

    def check_copy(self, s: GearsState, frame: Frame, index: int) -> int:
        return check_own(s, frame.seat, index)

    def choose(self, s: GearsState, frame: Frame, seat: int, action: int) -> None:
        card = action - s.rules.deck.card
        s.open_step(Frame(frames.SWAP_OTHER_TIMEFRAME, seat, frame.args + (card,), True))


def _check_second(s: GearsState, frame: Frame, index: int) -> int:
    """Another technology than the first (G-X.28), which is named by the second and third arguments."""
    if index == s.find(frame.args[1], frame.args[2]):
        return codes.SAME_TECHNOLOGY
    return check_other(s, frame.seat, index)


class SwapOtherTimeframe(TimeframeStep):
    """The timeframe of the technology that gives the other player's cube."""

    name = "other-timeframe"
    NOTHING = codes.NOTHING_TO_SWAP

    def check_copy(self, s: GearsState, frame: Frame, index: int) -> int:
        return _check_second(s, frame, index)

    def choose(self, s: GearsState, frame: Frame, seat: int, action: int) -> None:
        s.open_step(Frame(frames.SWAP_OTHER, seat, frame.args + (action - terms.TIMEFRAME,), True))


class SwapOther(NameStep):
    """The technology that gives the other player's cube."""

    name = "other-technology"

    def check_copy(self, s: GearsState, frame: Frame, index: int) -> int:
        return _check_second(s, frame, index)

    def choose(self, s: GearsState, frame: Frame, seat: int, action: int) -> None:
        card = action - s.rules.deck.card
        s.open_step(Frame(frames.SWAP_PLAYER, seat, frame.args + (card,), True))


class SwapPlayer(Choice[GearsState]):
    """Whose cube it is."""

    name = "other-player"

    def options(self, s: GearsState, frame: Frame, seat: int) -> list[int]:
        index = s.find(frame.args[3], frame.args[4])
        return [terms.SEAT + other for other in range(s.players) if other != seat and s.cubes_of(index, other)]

    def refusal(self, s: GearsState, frame: Frame, seat: int, action: int) -> int:
        if not terms.SEAT <= action < terms.POSITION:
            return NOT_ASKED
        return codes.NO_OTHER_CUBE if action - terms.SEAT < s.players else codes.NO_SUCH_SEAT

    def explain(self, s: GearsState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return codes.why(code, players=s.players) if code == codes.NO_SUCH_SEAT else codes.why(code)

    def choose(self, s: GearsState, frame: Frame, seat: int, action: int) -> None:
        """The two cubes change places (G-X.28); Pools and supplies stay as they are (G-X.29)."""
        card, own_slot, own, other_slot, target = frame.args
        other = action - terms.SEAT
        abilities.activated(s, seat, card)
        a, b = s.find(own_slot, own), s.find(other_slot, target)
        s.add_cubes(a, seat, -1)
        s.add_cubes(b, seat, 1)
        s.add_cubes(b, other, -1)
        s.add_cubes(a, other, 1)
        s.tell(events.SWAP, seat, (own, own_slot, target, other_slot, other))
