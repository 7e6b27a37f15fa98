"""How Last Will looks in the terminal."""

from __future__ import annotations

from rich.text import Text

from bequest.core.position import Position
from bequest.core.wire import Prompt
from bequest.games.lastwill.game import LastWill
from bequest.games.lastwill.wire import View as LastWillView
from bequest.games.lastwill.words.faces import CARD_KINDS
from bequest.terminal.card_index import CardIndex
from bequest.terminal.lastwill import result as lastwill_result
from bequest.terminal.lastwill.board import LastWillBoard, is_last
from bequest.terminal.lastwill.players import PLAYERS
from bequest.terminal.skin import Skin, View
from bequest.terminal.voice import Voice


class LastWillSkin(Skin):
    """Last Will, for two to five players."""

    def __init__(self, game: LastWill, voice: Voice) -> None:
        super().__init__(game, voice, PLAYERS)
        cards = [face for face in game.faces() if face.kind in CARD_KINDS]
        self._faces = [face.id for face in cards]  # nobody looks up a plan or a marker
        self._index = CardIndex([self._speaker.title(face) for face in cards])
        self._deck = game.deck
        self._board = LastWillBoard(voice, game.deck)

    def legend(self, view: View) -> str:
        return self._voice.text("lastwill-table-legend")

    def board(self, position: Position, seat: int, brief: bool = False) -> list[Text]:
        view = position.view(None if seat < 0 else seat)
        assert isinstance(view, LastWillView)
        return self._board.brief(view, seat) if brief else self._board.lines(view, seat)

    def needs_table(self, asked: Prompt) -> bool:
        return asked.kind != "turn"

    def without_effect(self, asked: Prompt, view: View) -> str:
        """After the final round nothing depends on the cards in hand (W-19.5)."""
        return self._voice.text("lastwill-table-no-keeping") if asked.kind == "keep" and is_last(view) else ""

    def result(self, position: Position) -> list[Text]:
        return lastwill_result.result(self._voice, self._deck, position)
