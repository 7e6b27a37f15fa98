"""How a game looks in the terminal. The client knows no game; each game has a skin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bequest.core.game import Game
from bequest.core.journal import Readable
from bequest.core.position import Decision, Position
from bequest.games.gears.game import Gears
from bequest.terminal import gears_board
from bequest.terminal.gears_log import GearsLog
from bequest.terminal.gears_words import GearsWords, View, who


class Skin(Protocol):
    """Seats count from 0; every line fits in 80 columns."""

    legend: str
    """One line that explains the signs of the board."""

    def player(self, seat: int) -> str: ...

    def board(self, view: View, seat: int) -> list[str]: ...

    def question(self, asked: Decision, view: View) -> str: ...

    def option(self, asked: Decision, action: int) -> str: ...

    def card(self, text: str) -> str:
        """A card by its name, in one sentence; UnknownName if there is none."""

    def log(self, events: Sequence[Readable], margin: int = 0) -> list[str]: ...

    def result(self, position: Position) -> list[str]: ...


class GearsSkin:
    """Gears of Time."""

    legend = "On the board S is a success, F a failure; R2 are two red cubes; 1/4 is one card where four fit."

    def __init__(self, game: Gears) -> None:
        self._words = GearsWords(game)
        self._log = GearsLog(self._words)

    def player(self, seat: int) -> str:
        return who(seat + 1)

    def board(self, view: View, seat: int) -> list[str]:
        return gears_board.board(self._words, view, seat)

    def question(self, asked: Decision, view: View) -> str:
        return self._words.question(asked, view)

    def option(self, asked: Decision, action: int) -> str:
        return self._words.option(asked, action)

    def card(self, text: str) -> str:
        card = self._words.look_up(text)
        return f"{self._words.name(card)}: {self._words.card_facts(card)}"

    def log(self, events: Sequence[Readable], margin: int = 0) -> list[str]:
        return self._log.lines(events, margin)

    def result(self, position: Position) -> list[str]:
        return gears_board.result(position)


def skin_of(game: Game) -> Skin:
    assert isinstance(game, Gears), f"no skin for {game.name}"
    return GearsSkin(game)
