"""How Gears of Time looks in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bequest.core.journal import Readable
from bequest.core.position import Position
from bequest.core.texts.happenings import Happening
from bequest.core.words import Message
from bequest.games.gears.data import terms
from bequest.games.gears.game import Gears
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.words import choices, questions, story
from bequest.games.gears.words.card_texts import card_text
from bequest.games.gears.words.names import card_message
from bequest.terminal.gears import result as gears_result
from bequest.terminal.gears.board import GearsBoard
from bequest.terminal.gears.players import PLAYERS
from bequest.terminal.skin import Skin, View
from bequest.terminal.voice import Voice


class GearsSkin(Skin[GearsState]):
    """Gears of Time."""

    def __init__(self, game: Gears, voice: Voice) -> None:
        self._deck = game.deck
        self._board = GearsBoard(voice, game.deck)
        super().__init__(voice, PLAYERS, [card_message(game.deck, card) for card in range(len(game.deck.card_ids))])

    def goal(self, view: View) -> str:
        return self._voice.text("gears-goal")

    def legend(self, view: View) -> str:
        return self._voice.text("gears-board-legend")

    def board(self, position: Position, seat: int, brief: bool = False) -> list[Text]:
        view = position.view(None if seat < 0 else seat)
        return self._board.brief(view, seat) if brief else self._board.lines(view, seat)

    def colour(self, view: View, seat: int) -> str:
        return terms.COLOURS[seat]

    def state(self, position: Position) -> GearsState:
        assert isinstance(position, GearsState)
        return position

    def asked(self, s: GearsState, seat: int) -> Message | str:
        return questions.question(s, seat)

    def choice(self, s: GearsState, seat: int, action: int) -> Message | str:
        return choices.choice(s, seat, action)

    def short_choice(self, s: GearsState, seat: int, action: int) -> Message | str:
        return choices.short_choice(self._deck, action)

    def group_of(self, s: GearsState, seat: int, action: int) -> Message | None:
        return choices.group(s, seat, action)

    def told(self, number: int) -> str:
        title, text = card_message(self._deck, number), card_text(self._deck, number)
        return self._voice.text("gears-text-card", card=title, text=text)

    def story(self, events: Sequence[Readable], view: View) -> Sequence[Happening]:
        return story.happenings(self._deck, events)

    def last_revealed(self, events: Sequence[Readable], view: View) -> Happening | None:
        return story.last_revealed(self._deck, events)

    def result(self, position: Position) -> list[Text]:
        return gears_result.result(self._voice, position)
