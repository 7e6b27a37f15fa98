"""How Gears of Time looks in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rich.text import Text

from bequest.core.position import Position
from bequest.core.wire import Offer
from bequest.core.words import message
from bequest.games.gears.data import terms
from bequest.games.gears.game import Gears
from bequest.games.gears.rules import success
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.wire import View
from bequest.games.gears.words.names import card_message
from bequest.terminal import skin
from bequest.terminal.gears import result as gears_result
from bequest.terminal.gears.board import PARTS, GearsBoard
from bequest.terminal.gears.players import PLAYERS
from bequest.terminal.layout import flowing
from bequest.terminal.voice import Voice


class GearsSkin(skin.Skin):
    """Gears of Time. Timeframes, ranks and the letters of players are printed on the table."""

    fact_names: ClassVar[Mapping[str, str]] = {
        "score": "gears-board-score",
        "pool": "gears-board-pool",
    }
    by_value = frozenset({"amount", "position", "travel", "timeframe"})
    nothing_more = frozenset({"end", "decline"})
    parts = PARTS
    going_on = frozenset({"keep", "when-established"})

    def __init__(self, game: Gears, voice: Voice) -> None:
        super().__init__(game, voice, PLAYERS)
        self._deck = game.deck
        self._board = GearsBoard(voice, game.deck)

    def label(self, position: Position, seat: int, offer: Offer) -> str:
        structure = position.game.structure(offer.action)
        if structure.verb == "seat" and isinstance(structure.value, int):
            return self._voice.text(f"gears-initial-{terms.COLOURS[structure.value - 1]}")
        return super().label(position, seat, offer)

    def standing(self, position: Position, seat: int) -> list[Text]:
        """Points and Pool of all, in player order of the seats."""
        view = position.view(None)
        assert isinstance(view, View)
        cells = [
            self._stands(view, n, message("gears-board-stands", score=shown.score, pool=shown.pool))
            for n, shown in enumerate(view.seats)
        ]
        return flowing(cells, self._voice.width, "")

    def brings(self, position: Position, seat: int, offer: Offer) -> str:
        """Of a technology to be established its cost and reward, and whether it will work where the marker stands."""
        structure = position.game.structure(offer.action)
        if structure.verb != "establish" or not isinstance(position, GearsState):
            return ""
        deck, card = self._deck, self._deck.number[str(structure.value)]
        lacking = success.missing(position, position.markers[seat], card)
        return self._voice.text(
            "gears-brings-establish",
            cost=deck.cost[card],
            reward=deck.reward[card],
            missing=tuple(card_message(deck, need) for need in lacking),
            works="no" if lacking else "yes",
        )

    def legend(self, view: View) -> str:
        return self._voice.text("gears-board-legend")

    def board(self, position: Position, seat: int, brief: bool = False) -> list[Text]:
        view = position.view(None if seat < 0 else seat)
        assert isinstance(view, View)
        return self._board.brief(view, seat) if brief else self._board.lines(view, seat)

    def fitted(self, position: Position, seat: int, room: int, same_turn: bool) -> list[Text]:
        view = position.view(seat)
        assert isinstance(view, View)
        return self._board.brief(view, seat) if same_turn else self._board.fitted(view, seat, room)

    def part(self, position: Position, seat: int, part: str) -> list[Text]:
        view = position.view(None if seat < 0 else seat)
        assert isinstance(view, View)
        return self._board.part(view, seat, part)

    def result(self, position: Position) -> list[Text]:
        return gears_result.result(self._voice, position)
