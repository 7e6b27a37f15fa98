"""How the Duke de Crecy looks in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bequest.core.journal import Readable
from bequest.core.position import Decision, Position
from bequest.core.texts.happenings import Happening
from bequest.core.words import Message
from bequest.games.crecy.game import Crecy
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.words import card_words, choices, questions, story, view_words
from bequest.terminal.crecy import result as crecy_result
from bequest.terminal.crecy.board import CrecyBoard
from bequest.terminal.crecy.players import PLAYERS
from bequest.terminal.skin import Skin, View
from bequest.terminal.voice import Voice


class CrecySkin(Skin[CrecyState]):
    """The Testament of Duke de Crecy, in all its modes."""

    def __init__(self, game: Crecy, voice: Voice) -> None:
        self._deck = game.deck
        self._board = CrecyBoard(voice, game.deck)
        self._cards = card_words.all_cards(game.deck)
        titles = [card_words.card_title(game.deck, kind, number) for kind, number in self._cards]
        super().__init__(voice, PLAYERS, titles)

    def goal(self, view: View) -> str:
        goals = {"solo_standard": "crecy-solo-goal", "solo_testament": "crecy-testament-goal"}
        return self._voice.text(goals.get(view["mode"], "crecy-goal"))

    def legend(self, view: View) -> str:
        testament = view["mode"] == "solo_testament"
        return self._voice.text("crecy-testament-legend" if testament else "crecy-board-legend")

    def board(self, position: Position, seat: int, brief: bool = False) -> list[Text]:
        s = self.state(position)
        return self._board.brief(s, seat) if brief else self._board.lines(s, seat)

    def needs_table(self, asked: Decision) -> bool:
        return asked.kind == "turn"

    def state(self, position: Position) -> CrecyState:
        assert isinstance(position, CrecyState)
        return position

    def asked(self, s: CrecyState, seat: int) -> Message | str:
        return questions.question(s, seat)

    def choice(self, s: CrecyState, seat: int, action: int) -> Message | str:
        return choices.choice(s, seat, action)

    def short_choice(self, s: CrecyState, seat: int, action: int) -> Message | str:
        return choices.short_choice(s, seat, action)

    def group_of(self, s: CrecyState, seat: int, action: int) -> Message | None:
        return choices.group(s, seat, action)

    def told(self, number: int) -> str:
        """What a card is called and says, where its values come from, and its line of description."""
        kind, of_kind = self._cards[number]
        title, text = card_words.card_title(self._deck, kind, of_kind), card_words.card_text(self._deck, kind, of_kind)
        marks, note = card_words.card_marks(self._deck, kind, of_kind), card_words.card_note(self._deck, kind, of_kind)
        return self._voice.text("crecy-text-card", card=title, text=text, marks=marks, note=note)

    def story(self, events: Sequence[Readable], view: View) -> Sequence[Happening]:
        return story.tell(self._deck, view["mode"], *_seats(view), events)

    def last_revealed(self, events: Sequence[Readable], view: View) -> Happening | None:
        return story.last_revealed(self._deck, view["mode"], *_seats(view), events)

    def result(self, position: Position) -> list[Text]:
        return crecy_result.result(self._voice, self._deck, position)


def _seats(view: View) -> tuple[list[view_words.Relatives], list[str]]:
    """The families and the colours of all players."""
    return [seat["family"] for seat in view["seats"]], [seat["colour"] for seat in view["seats"]]
