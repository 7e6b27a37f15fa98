"""How Gears of Time looks in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from rich.text import Text

from bequest.core.journal import Readable
from bequest.core.position import Decision, Position
from bequest.core.words import LANGUAGES, Message, words
from bequest.games.gears import words as gears
from bequest.games.gears.game import Gears
from bequest.games.gears.names import card_message
from bequest.terminal import gears_log, gears_result
from bequest.terminal.commands import fitting, folded
from bequest.terminal.gears_board import GearsBoard
from bequest.terminal.voice import Voice

View = dict[str, Any]


class GearsSkin:
    """Gears of Time."""

    def __init__(self, game: Gears, voice: Voice) -> None:
        self._deck = game.deck
        self._voice = voice
        self._board = GearsBoard(voice, game.deck)

    def goal(self, view: View) -> str:
        return self._voice.text("gears-goal")

    def legend(self, view: View) -> str:
        return self._voice.text("gears-board-legend")

    def board(self, view: View, seat: int, brief: bool = False) -> list[Text]:
        return self._board.brief(view, seat) if brief else self._board.lines(view, seat)

    def needs_table(self, asked: Decision) -> bool:
        return False

    def player(self, view: View, seat: int) -> Message:
        return gears.player(seat)

    def question(self, asked: Decision, view: View) -> str:
        return self._voice.put(gears.question(self._deck, asked, view["actions"]))

    def option(self, asked: Decision, action: int, view: View) -> str:
        return self._voice.put(gears.choice(self._deck, asked, action))

    def short_option(self, asked: Decision, action: int, view: View) -> str:
        return self._voice.put(gears.short_choice(self._deck, action))

    def group(self, asked: Decision, action: int, view: View) -> str:
        found = gears.group(self._deck, asked, action)
        return self._voice.put(found) if found is not None else ""

    def card(self, name: str) -> str | None:
        for language in (self._voice.language, *LANGUAGES):
            names = [words(language).say(card_message(self._deck, card)) for card in range(len(self._deck.card_ids))]
            fit = fitting(name, names)
            if len(fit) == 1:
                title, text = card_message(self._deck, fit[0]), gears.card_text(self._deck, fit[0])
                return self._voice.text("gears-text-card", card=title, text=text)
        return None

    def cards_like(self, name: str) -> list[str]:
        names = [self._voice.put(card_message(self._deck, card)) for card in range(len(self._deck.card_ids))]
        by_letters = {folded(found): found for found in names}
        close = get_close_matches(folded(name), by_letters)
        return [names[place] for place in fitting(name, names)] or [by_letters[letters] for letters in close]

    def log(self, events: Sequence[Readable], view: View, margin: int = 0) -> list[Text]:
        return gears_log.log(self._voice, self._deck, events, margin)

    def revealed(self, events: Sequence[Readable], view: View) -> str:
        return gears_log.last_revealed(self._voice, self._deck, events)

    def result(self, position: Position) -> list[Text]:
        return gears_result.result(self._voice, position)
