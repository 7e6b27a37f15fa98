"""How Gears of Time looks in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from bequest.core.journal import Readable
from bequest.core.position import Decision, Position
from bequest.core.words import Message
from bequest.games.gears.game import Gears
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.words import choices, names, questions
from bequest.games.gears.words.card_texts import card_text
from bequest.games.gears.words.names import card_message
from bequest.terminal.card_index import CardIndex
from bequest.terminal.gears import log as gears_log
from bequest.terminal.gears import result as gears_result
from bequest.terminal.gears.board import GearsBoard
from bequest.terminal.voice import Voice

View = dict[str, Any]


class GearsSkin:
    """Gears of Time."""

    def __init__(self, game: Gears, voice: Voice) -> None:
        self._deck = game.deck
        self._voice = voice
        self._board = GearsBoard(voice, game.deck)
        self._index = CardIndex([card_message(game.deck, card) for card in range(len(game.deck.card_ids))])

    def goal(self, view: View) -> str:
        return self._voice.text("gears-goal")

    def legend(self, view: View) -> str:
        return self._voice.text("gears-board-legend")

    def board(self, position: Position, seat: int, brief: bool = False) -> list[Text]:
        view = position.view(None if seat < 0 else seat)
        return self._board.brief(view, seat) if brief else self._board.lines(view, seat)

    def needs_table(self, asked: Decision) -> bool:
        return False

    def player(self, view: View, seat: int) -> Message:
        return names.player(seat)

    def question(self, position: Position, seat: int) -> str:
        assert isinstance(position, GearsState)
        return self._voice.put(questions.question(position, seat))

    def option(self, position: Position, seat: int, action: int) -> str:
        assert isinstance(position, GearsState)
        return self._voice.put(choices.choice(position, seat, action))

    def short_option(self, position: Position, seat: int, action: int) -> str:
        return self._voice.put(choices.short_choice(self._deck, action))

    def group(self, position: Position, seat: int, action: int) -> str:
        assert isinstance(position, GearsState)
        found = choices.group(position, seat, action)
        return self._voice.put(found) if found is not None else ""

    def card(self, name: str) -> str | None:
        card = self._index.find(name, self._voice.language)
        if card is None:
            return None
        title, text = card_message(self._deck, card), card_text(self._deck, card)
        return self._voice.text("gears-text-card", card=title, text=text)

    def cards_like(self, name: str) -> list[str]:
        return self._index.like(name, self._voice.language)

    def log(self, events: Sequence[Readable], view: View, margin: int = 0) -> list[Text]:
        return gears_log.log(self._voice, self._deck, events, margin)

    def revealed(self, events: Sequence[Readable], view: View) -> str:
        return gears_log.last_revealed(self._voice, self._deck, events)

    def result(self, position: Position) -> list[Text]:
        return gears_result.result(self._voice, position)
