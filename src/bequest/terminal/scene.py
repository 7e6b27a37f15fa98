"""What the terminal asks about the game that it shows: a position at hand, or a table at a server.

A `Position` is all of this by itself. What a server tells of its tables (`bequest.terminal.distant`) is this and no
more, so a skin that asks only for this draws both; what takes the rules themselves it shows for positions at hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from bequest.core.game import Game
from bequest.core.reasons import Reason
from bequest.core.wire import Happened, Offer, Prompt, Wire


class Scene(Protocol):
    """How a game stands, for those who look at it. Seats count from 0; None is a spectator."""

    @property
    def game(self) -> Game: ...

    @property
    def players(self) -> int: ...

    @property
    def over(self) -> bool: ...

    @property
    def sequence(self) -> int:
        """How many events there were."""

    @property
    def waiting(self) -> Sequence[int]:
        """The seats that are asked."""

    def view(self, seat: Any) -> Wire: ...

    def prompt(self, seat: Any) -> Prompt | None: ...

    def offers(self, seat: Any) -> list[Offer]: ...

    def events(self, since: Any = 0, seat: Any = None) -> list[Happened]: ...

    # --- how it ends ---

    def winners(self) -> list[int]: ...

    def ranking(self) -> list[int]: ...

    def scores(self) -> list[int]: ...

    def score_sheet(self) -> list[dict[str, Any]]: ...


class Playable(Scene, Protocol):
    """A game in which seats choose: step by step, until a move is whole."""

    def apply(self, action: Any, seat: Any = None) -> None: ...

    def back(self, steps: int = 0, seat: Any = None) -> int:
        """Drops the last steps of a move under way, or with 0 all of them; how many there were."""

    def why_not(self, action: Any, seat: Any = None) -> Reason | None: ...

    def why_not_set(self, *texts: str, seat: Any = None) -> Reason | None: ...

    def can_undo(self, seat: Any) -> Reason | None: ...

    def undo(self, seat: Any) -> None: ...
