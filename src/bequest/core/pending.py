"""What a frame means: one class for each kind of thing that can be pending, in a table indexed by the frame's kind.

Frames are data and hold no code; the classes hold code and no data. A decision is thus one thing in one place: whose it
is, what may be chosen, why something may not, and what a choice does. `Choice` asks a seat, `Chance` asks chance, and a
`Step` runs by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from bequest.core import piles
from bequest.core.frames import CHANCE, Frame, Together
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.core.wire import OneOf, Shape

if TYPE_CHECKING:
    from bequest.core.position import Position

S = TypeVar("S", bound="Position")
ONE_OF: Final = OneOf()


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending(Generic[S]):
    """One kind of frame. Methods that make no sense for a kind are never called on it."""

    name: ClassVar[str]
    """The kind as position files and programs name it."""

    def go_on(self, s: S, frame: Frame) -> bool:
        """Runs what needs no answer. False if the position must wait for one; then `s.seat` says from whom."""
        raise AssertionError(f"{self.name} does not go on")

    def options(self, s: S, frame: Frame, seat: int) -> list[int]:
        """What the seat may choose, in stable order."""
        raise AssertionError(f"{self.name} asks no seat")

    def check(self, s: S, frame: Frame, seat: int, action: int) -> int:
        """0 if the seat may choose the action, otherwise the code of the reason."""
        return OK if action in self.options(s, frame, seat) else self.refusal(s, frame, seat, action)

    def refusal(self, s: S, frame: Frame, seat: int, action: int) -> int:
        """Why an action is not among the options."""
        return NOT_ASKED

    def explain(self, s: S, frame: Frame, seat: int, action: int, code: int) -> Why:
        """The rule and the numbers behind a code of `check`."""
        raise AssertionError(f"{self.name} has no reason {code}")

    def choose(self, s: S, frame: Frame, seat: int, action: int) -> None:
        """Carries out a legal choice: one more step of a move under way, or its commit."""
        raise AssertionError(f"{self.name} asks no seat")

    def shape(self, s: S, frame: Frame, seat: int) -> Shape:
        """Which kind of answer is wanted."""
        return ONE_OF

    def wondered(self, s: S, frame: Frame, seat: int) -> list[int]:
        """The actions that a player might wonder about, whether or not they are on offer."""
        return []

    def outcomes(self, s: S, frame: Frame) -> list[tuple[int, int]]:
        """What chance can bring, as (action, weight)."""
        raise AssertionError(f"{self.name} does not ask chance")

    def happen(self, s: S, frame: Frame, action: int) -> None:
        """Carries out an outcome of chance."""
        raise AssertionError(f"{self.name} does not ask chance")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Pending[S]):
    """A decision of a seat, or a step of a move that the seat has begun."""

    def go_on(self, s: S, frame: Frame) -> bool:
        s.seat = frame.seat
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretChoice(Choice[S]):
    """A decision of several seats at once; its frame is a `Together`."""

    def go_on(self, s: S, frame: Frame) -> bool:
        assert isinstance(frame, Together)
        s.seat = frame.waiting()[0]
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Pending[S]):
    """Something that happens by itself."""

    def go_on(self, s: S, frame: Frame) -> bool:
        self.run(s, frame)
        return True

    def run(self, s: S, frame: Frame) -> None:
        """Carries it out; the frame is still on the stack."""
        raise AssertionError(f"{self.name} does not run")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Pending[S]):
    """Something random. The generator of the position answers, or the position waits for an explicit answer."""

    def go_on(self, s: S, frame: Frame) -> bool:
        if not s.auto:
            s.seat = CHANCE
            return False
        action = s.sample(s.rng)
        s.chanced(action)
        self.happen(s, frame, action)
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Chance[S]):
    """Cards off a face-down pile, one at a time. The first argument of the frame says how many are still due."""

    def first_action(self, s: S) -> int:
        """The action that names card 0 of the pile."""
        raise AssertionError

    def top(self, s: S, frame: Frame) -> list[int]:
        """The cards arranged to come first."""
        raise AssertionError

    def pile(self, s: S, frame: Frame) -> list[int]:
        """The others, sorted."""
        raise AssertionError

    def ready(self, s: S, frame: Frame) -> bool:
        """Asked when no card is left: reshuffles, if that brings one; False if there is none at all."""
        raise AssertionError

    def receive(self, s: S, frame: Frame, card: int) -> None:
        """Puts a card that was drawn where it belongs."""
        raise AssertionError

    def finish(self, s: S, frame: Frame) -> None:
        """Goes on when all cards are drawn, or no more can be; the frame has left the stack."""

    def go_on(self, s: S, frame: Frame) -> bool:
        left = frame.args[0]
        top = self.top(s, frame)
        pile = self.pile(s, frame)
        while left:
            if not top and not pile:
                if not self.ready(s, frame):
                    break
                top = self.top(s, frame)
                pile = self.pile(s, frame)
            if not s.auto:
                s.frames[-1] = Frame(frame.kind, frame.seat, (left,) + frame.args[1:])
                s.seat = CHANCE
                return False
            card = piles.pick(top, pile, s.rng)
            if s.journal is not None:
                s.chanced(self.first_action(s) + card)
            self.receive(s, frame, card)
            left -= 1
        s.frames.pop()
        self.finish(s, frame)
        return True

    def outcomes(self, s: S, frame: Frame) -> list[tuple[int, int]]:
        base = self.first_action(s)
        return [(base + card, weight) for card, weight in piles.outcomes(self.top(s, frame), self.pile(s, frame))]

    def happen(self, s: S, frame: Frame, action: int) -> None:
        card = action - self.first_action(s)
        piles.take(self.top(s, frame), self.pile(s, frame), card)
        s.frames[-1] = Frame(frame.kind, frame.seat, (frame.args[0] - 1,) + frame.args[1:])
        self.receive(s, frame, card)
