"""How Gears of Time looks in the terminal."""

from __future__ import annotations

from rich.text import Text

from bequest.core.position import Position
from bequest.games.gears.game import Gears
from bequest.games.gears.wire import View
from bequest.terminal import skin
from bequest.terminal.gears import result as gears_result
from bequest.terminal.gears.board import GearsBoard
from bequest.terminal.gears.players import PLAYERS
from bequest.terminal.voice import Voice


class GearsSkin(skin.Skin):
    """Gears of Time."""

    def __init__(self, game: Gears, voice: Voice) -> None:
        super().__init__(game, voice, PLAYERS)
        self._board = GearsBoard(voice, game.deck)

    def legend(self, view: View) -> str:
        return self._voice.text("gears-board-legend")

    def board(self, position: Position, seat: int, brief: bool = False) -> list[Text]:
        view = position.view(None if seat < 0 else seat)
        assert isinstance(view, View)
        return self._board.brief(view, seat) if brief else self._board.lines(view, seat)

    def result(self, position: Position) -> list[Text]:
        return gears_result.result(self._voice, position)
