"""How Last Will looks in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bequest.core.journal import Readable
from bequest.core.position import Decision, Position
from bequest.core.texts.happenings import Happening
from bequest.core.words import Message
from bequest.games.lastwill.game import LastWill
from bequest.games.lastwill.rules.state import WillState
from bequest.games.lastwill.words import card_words, choices, questions, story
from bequest.terminal.lastwill import result as lastwill_result
from bequest.terminal.lastwill.board import LastWillBoard
from bequest.terminal.lastwill.players import PLAYERS
from bequest.terminal.skin import Skin, View
from bequest.terminal.voice import Voice


class LastWillSkin(Skin[WillState]):
    """Last Will, for two to five players."""

    def __init__(self, game: LastWill, voice: Voice) -> None:
        self._deck = game.deck
        self._board = LastWillBoard(voice, game.deck)
        self._cards = card_words.all_cards(game.deck)
        titles = [card_words.card_title(game.deck, kind, number) for kind, number in self._cards]
        super().__init__(voice, PLAYERS, titles)

    def goal(self, view: View) -> str:
        return self._voice.text("lastwill-table-goal")

    def legend(self, view: View) -> str:
        return self._voice.text("lastwill-table-legend")

    def board(self, position: Position, seat: int, brief: bool = False) -> list[Text]:
        view = position.view(None if seat < 0 else seat)
        return self._board.brief(view, seat) if brief else self._board.lines(view, seat)

    def needs_table(self, asked: Decision) -> bool:
        return asked.kind != "turn"

    def state(self, position: Position) -> WillState:
        assert isinstance(position, WillState)
        return position

    def asked(self, s: WillState, seat: int) -> Message | str:
        return questions.question(s, seat)

    def choice(self, s: WillState, seat: int, action: int) -> Message | str:
        return choices.choice(s, seat, action)

    def short_choice(self, s: WillState, seat: int, action: int) -> Message | str:
        return choices.short_choice(s, seat, action)

    def group_of(self, s: WillState, seat: int, action: int) -> Message | None:
        return choices.group(s, seat, action)

    def told(self, number: int) -> str:
        """What a card is called and says, where its values come from, and its line of description."""
        kind, of_kind = self._cards[number]
        title, text = card_words.card_title(self._deck, kind, of_kind), card_words.card_text(self._deck, kind, of_kind)
        marks, note = card_words.card_marks(self._deck, kind, of_kind), card_words.card_note(self._deck, kind, of_kind)
        return self._voice.text("lastwill-text-card", card=title, text=text, marks=marks, note=note)

    def story(self, events: Sequence[Readable], view: View) -> Sequence[Happening]:
        return story.tell(self._deck, _colours(view), events)

    def last_revealed(self, events: Sequence[Readable], view: View) -> Happening | None:
        return story.last_revealed(self._deck, _colours(view), events)

    def result(self, position: Position) -> list[Text]:
        return lastwill_result.result(self._voice, self._deck, position)


def _colours(view: View) -> list[str]:
    return [seat["colour"] for seat in view["seats"]]
