"""How Last Will looks in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from bequest.core.journal import Readable
from bequest.core.position import Decision, Position
from bequest.core.words import Message
from bequest.games.lastwill.game import LastWill
from bequest.games.lastwill.rules.state import WillState
from bequest.games.lastwill.words import card_words, choices, names, questions
from bequest.terminal.card_index import CardIndex
from bequest.terminal.lastwill import log as lastwill_log
from bequest.terminal.lastwill import result as lastwill_result
from bequest.terminal.lastwill.board import LastWillBoard
from bequest.terminal.voice import Voice

View = dict[str, Any]


class LastWillSkin:
    """Last Will, for two to five players."""

    def __init__(self, game: LastWill, voice: Voice) -> None:
        self._deck = game.deck
        self._voice = voice
        self._board = LastWillBoard(voice, game.deck)
        self._cards = card_words.all_cards(game.deck)
        self._index = CardIndex([card_words.card_title(game.deck, kind, number) for kind, number in self._cards])

    def goal(self, view: View) -> str:
        return self._voice.text("lastwill-table-goal")

    def legend(self, view: View) -> str:
        return self._voice.text("lastwill-table-legend")

    def board(self, position: Position, seat: int, brief: bool = False) -> list[Text]:
        view = position.view(None if seat < 0 else seat)
        return self._board.brief(view, seat) if brief else self._board.lines(view, seat)

    def needs_table(self, asked: Decision) -> bool:
        return asked.kind != "turn"

    def player(self, view: View, seat: int) -> Message:
        return names.player(view["seats"][seat]["colour"])

    def question(self, position: Position, seat: int) -> str:
        return self._voice.put(questions.question(_state(position), seat))

    def option(self, position: Position, seat: int, action: int) -> str:
        return self._voice.put(choices.choice(_state(position), seat, action))

    def short_option(self, position: Position, seat: int, action: int) -> str:
        return self._voice.put(choices.short_choice(_state(position), seat, action))

    def group(self, position: Position, seat: int, action: int) -> str:
        found = choices.group(_state(position), seat, action)
        return self._voice.put(found) if found is not None else ""

    def card(self, name: str) -> str | None:
        place = self._index.find(name, self._voice.language)
        return None if place is None else self._told(*self._cards[place])

    def _told(self, kind: str, number: int) -> str:
        """What a card is called and says, where its values come from, and its line of description."""
        title, text = card_words.card_title(self._deck, kind, number), card_words.card_text(self._deck, kind, number)
        marks, note = card_words.card_marks(self._deck, kind, number), card_words.card_note(self._deck, kind, number)
        return self._voice.text("lastwill-text-card", card=title, text=text, marks=marks, note=note)

    def cards_like(self, name: str) -> list[str]:
        return self._index.like(name, self._voice.language)

    def log(self, events: Sequence[Readable], view: View, margin: int = 0) -> list[Text]:
        return lastwill_log.log(self._voice, self._deck, events, view, margin)

    def revealed(self, events: Sequence[Readable], view: View) -> str:
        return lastwill_log.last_revealed(self._voice, self._deck, events, view)

    def result(self, position: Position) -> list[Text]:
        return lastwill_result.result(self._voice, self._deck, position)


def _state(position: Position) -> WillState:
    assert isinstance(position, WillState)
    return position
