"""How the Duke de Crecy looks in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from bequest.core.journal import Readable
from bequest.core.position import Decision, Position
from bequest.core.words import Message
from bequest.games.crecy.game import Crecy
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.words import card_words, choices, questions, view_words
from bequest.terminal.card_index import CardIndex
from bequest.terminal.crecy import log as crecy_log
from bequest.terminal.crecy import result as crecy_result
from bequest.terminal.crecy.board import CrecyBoard
from bequest.terminal.voice import Voice

View = dict[str, Any]


class CrecySkin:
    """The Testament of Duke de Crecy, in all its modes."""

    def __init__(self, game: Crecy, voice: Voice) -> None:
        self._deck = game.deck
        self._voice = voice
        self._board = CrecyBoard(voice, game.deck)
        self._cards = card_words.all_cards(game.deck)
        self._index = CardIndex([card_words.card_title(game.deck, kind, number) for kind, number in self._cards])

    def goal(self, view: View) -> str:
        goals = {"solo_standard": "crecy-solo-goal", "solo_testament": "crecy-testament-goal"}
        return self._voice.text(goals.get(view["mode"], "crecy-goal"))

    def legend(self, view: View) -> str:
        testament = view["mode"] == "solo_testament"
        return self._voice.text("crecy-testament-legend" if testament else "crecy-board-legend")

    def board(self, position: Position, seat: int, brief: bool = False) -> list[Text]:
        s = _state(position)
        return self._board.brief(s, seat) if brief else self._board.lines(s, seat)

    def needs_table(self, asked: Decision) -> bool:
        return asked.kind == "turn"

    def player(self, view: View, seat: int) -> Message:
        return view_words.player(view["seats"][seat]["colour"])

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
        return self._voice.text("crecy-text-card", card=title, text=text, marks=marks, note=note)

    def cards_like(self, name: str) -> list[str]:
        return self._index.like(name, self._voice.language)

    def log(self, events: Sequence[Readable], view: View, margin: int = 0) -> list[Text]:
        return crecy_log.log(self._voice, self._deck, events, view, margin)

    def revealed(self, events: Sequence[Readable], view: View) -> str:
        return crecy_log.last_revealed(self._voice, self._deck, events, view)

    def result(self, position: Position) -> list[Text]:
        return crecy_result.result(self._voice, self._deck, position)


def _state(position: Position) -> CrecyState:
    """What the words ask of: they tell a seat no more than it may know."""
    assert isinstance(position, CrecyState)
    return position
