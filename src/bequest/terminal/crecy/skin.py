"""How the Duke de Crecy looks in the terminal."""

from __future__ import annotations

from rich.text import Text

from bequest.core.position import Position
from bequest.core.wire import Prompt
from bequest.games.crecy.game import Crecy
from bequest.games.crecy.rules.state import CrecyState
from bequest.terminal.crecy import result as crecy_result
from bequest.terminal.crecy.board import CrecyBoard
from bequest.terminal.crecy.players import PLAYERS
from bequest.terminal.skin import Skin, View
from bequest.terminal.voice import Voice


class CrecySkin(Skin):
    """The Testament of Duke de Crecy, in all its modes."""

    def __init__(self, game: Crecy, voice: Voice) -> None:
        super().__init__(game, voice, PLAYERS)
        self._deck = game.deck
        self._board = CrecyBoard(voice, game.deck)

    def legend(self, view: View) -> str:
        testament = view.mode == "solo_testament"
        return self._voice.text("crecy-testament-legend" if testament else "crecy-board-legend")

    def board(self, position: Position, seat: int, brief: bool = False) -> list[Text]:
        assert isinstance(position, CrecyState)
        return self._board.brief(position, seat) if brief else self._board.lines(position, seat)

    def needs_table(self, asked: Prompt) -> bool:
        return asked.kind == "turn"

    def result(self, position: Position) -> list[Text]:
        return crecy_result.result(self._voice, self._deck, position)
