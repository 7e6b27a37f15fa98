"""How a game looks in the terminal. The client knows no game; each game names its skin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rich.text import Text

from bequest.core.game import Game, by_name
from bequest.core.journal import Readable
from bequest.core.position import Decision, Position
from bequest.core.words import Message
from bequest.terminal.voice import Voice

View = dict[str, Any]
"""What `position.view` gives."""


class Skin(Protocol):
    """Seats count from 0; every line fits the width of the voice, in its language."""

    def goal(self, view: View) -> str:
        """What the game is about, in a few sentences for somebody new to it."""

    def legend(self, view: View) -> str:
        """What the signs of the board mean."""

    def board(self, position: Position, seat: int, brief: bool = False) -> list[Text]:
        """Seat -1 is a spectator. Brief: what the seat's next action in the same turn needs."""

    def needs_table(self, asked: Decision) -> bool:
        """Whether the decision begins something new, so that brief is too little, even with nobody else in between."""

    def player(self, view: View, seat: int) -> Message:
        """What the player of a seat is called."""

    def question(self, position: Position, seat: int) -> str:
        """What is asked of the seat now."""

    def option(self, position: Position, seat: int, action: int) -> str:
        """An action as the seat would choose it now."""

    def short_option(self, position: Position, seat: int, action: int) -> str:
        """An option after the name of its group."""

    def group(self, position: Position, seat: int, action: int) -> str:
        """What an option does, to show it with others of that kind; "" if there are no kinds."""

    def card(self, name: str) -> str | None:
        """A card by its name, in any language, or a few letters of it, in one sentence."""

    def cards_like(self, name: str) -> list[str]:
        """Names of cards that fit these letters, or are nearly this one."""

    def log(self, events: Sequence[Readable], view: View, margin: int = 0) -> list[Text]:
        """What happened; the view is one of the position that the events have led to."""

    def revealed(self, events: Sequence[Readable], view: View) -> str:
        """What chance has brought last; "" if nothing."""

    def result(self, position: Position) -> list[Text]: ...


def skin_of(game: Game, voice: Voice) -> Skin:
    """The skin that the game names."""
    found: Skin = by_name(game.skin)(game, voice)
    return found
