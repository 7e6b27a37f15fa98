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
        """The seat, counted from 0."""
        self.game = position.game
        """The game with its deck."""
        self.players = position.players
        """How many sit at the table."""

    def asked(self) -> bool:
        """Whether this seat may answer now."""
        return self.seat in self._position.waiting

    def decision(self) -> Decision | None:
        """What is being asked, the own move under way included; None when the game is over or chance decides."""
        return self._position.decision_for(self.seat)

    def prompt(self, steps: object = ()) -> Prompt | None:
        """What is asked after these steps of the own move, with the shape of the answer; None if nothing is."""
        return self._position.prompt(self.seat, steps)

    def offers(self, steps: object = ()) -> list[Offer]:
        """Every option after these steps, and what is blocked, each with all that follows."""
        return self._position.offers(self.seat, steps)

    def asked_at(self) -> int | None:
        """When the own open question came up, as a number of moves; None if there is none."""
        return self._position.asked_at(self.seat)

    def legal(self) -> list[int]:
        """The options as action ids, in stable order; empty if this seat is not asked."""
        return self._position.legal(self.seat)

    def why_not(self, action: int) -> Reason | None:
        """Why an action is not on offer, with the rule and the numbers; None if it is."""
        return self._position.why_not(action, self.seat)

    def candidates(self) -> list[tuple[int, Reason]]:
        """The blocked options worth showing, each with its reason."""
        return self._position.candidates(self.seat)

    def preview(self, action: int) -> list[Happened]:
        """The events that a move would bring, up to the first draw or unknown fact."""
        return self._position.preview(action, self.seat)

    def view(self) -> Wire:
        """All that the seat may know, as a record of the game."""
        return self._position.view(self.seat)

    def key(self) -> tuple[object, ...]:
        """Equal keys mean equal information for this seat."""
        return self._position.key(self.seat)

    def guess(self, rng: Rng) -> Position:
        """A full position drawn fairly from what the seat may know; `rng` is the caller's own (`core.rng.seeded`)."""
        return self._position.guess(self.seat, rng)

    def encode(self, buffer: object) -> None:
        """Writes what the seat may know as numbers into a buffer of `game.encoder.size` bytes or floats."""
        self._position.encode(self.seat, buffer)

    def look(self) -> bytes:
        """What the seat may know as the features that hold, see `core.sight`."""
        return self.game.sight.look(self._position, self.seat)

    def mask(self, buffer: object) -> None:
        """Writes which actions the seat may choose: a byte for each of the game's actions, 1 where it is on offer."""
        encode_options(self._position, self.seat, buffer)

    def events(self, since: int = 0) -> list[Happened]:
        """The journal from event `since` on, as the seat may read it; empty if none is kept."""
        return self._position.events(since, self.seat)
