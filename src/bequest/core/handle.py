"""What a player that thinks is given: a seat's own view of the game, never the position."""

from __future__ import annotations

from bequest.core.decisions import Decision
from bequest.core.encoding import encode_options
from bequest.core.position import Position
from bequest.core.reasons import Reason
from bequest.core.rng import Rng
from bequest.core.wire import Happened, Offer, Prompt, Wire


class Handle:
    """The game as one seat may see it."""

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self.seat = position.player(seat)
        self.game = position.game

    def asked(self) -> bool:
        """Whether this seat may answer now."""
        return self.seat in self._position.waiting

    def decision(self) -> Decision | None:
        return self._position.decision_for(self.seat)

    def prompt(self, steps: object = ()) -> Prompt | None:
        return self._position.prompt(self.seat, steps)

    def offers(self, steps: object = ()) -> list[Offer]:
        return self._position.offers(self.seat, steps)

    def asked_at(self) -> int | None:
        return self._position.asked_at(self.seat)

    def legal(self) -> list[int]:
        return self._position.legal(self.seat)

    def why_not(self, action: int) -> Reason | None:
        return self._position.why_not(action, self.seat)

    def candidates(self) -> list[tuple[int, Reason]]:
        return self._position.candidates(self.seat)

    def preview(self, action: int) -> list[Happened]:
        return self._position.preview(action, self.seat)

    def view(self) -> Wire:
        return self._position.view(self.seat)

    def key(self) -> tuple[object, ...]:
        return self._position.key(self.seat)

    def guess(self, rng: Rng) -> Position:
        return self._position.guess(self.seat, rng)

    def encode(self, buffer: object) -> None:
        """Writes what the seat may know as numbers into a buffer of `game.encoder.size` bytes or floats."""
        self._position.encode(self.seat, buffer)

    def mask(self, buffer: object) -> None:
        """Writes which actions the seat may choose: a byte for each of the game's actions, 1 where it is on offer."""
        encode_options(self._position, self.seat, buffer)

    def events(self, since: int = 0) -> list[Happened]:
        return self._position.events(since, self.seat)
