"""How a game looks in the terminal. The client knows no game; each game has a skin, listed here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from rich.text import Text

from bequest.core.game import Game
from bequest.core.journal import Readable
from bequest.core.position import Decision, Position
from bequest.core.words import Message
from bequest.games.crecy.game import Crecy
from bequest.games.gears.game import Gears
from bequest.games.lastwill.game import LastWill
from bequest.terminal.crecy.skin import CrecySkin
from bequest.terminal.gears.skin import GearsSkin
from bequest.terminal.lastwill.skin import LastWillSkin
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


def _gears(game: Game, voice: Voice) -> Skin:
    assert isinstance(game, Gears)
    return GearsSkin(game, voice)


def _crecy(game: Game, voice: Voice) -> Skin:
    assert isinstance(game, Crecy)
    return CrecySkin(game, voice)


def _lastwill(game: Game, voice: Voice) -> Skin:
    assert isinstance(game, LastWill)
    return LastWillSkin(game, voice)


SKINS: Final[dict[str, Callable[[Game, Voice], Skin]]] = {"gears": _gears, "crecy": _crecy, "lastwill": _lastwill}


def skin_of(game: Game, voice: Voice) -> Skin:
    return SKINS[game.name](game, voice)
