"""How a game looks in the terminal. The client knows no game; each game has a skin."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Protocol

from rich.text import Text

from bequest.core.game import Game
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


class Skin(Protocol):
    """Seats count from 0; every line fits the width of the voice, in its language."""

    @property
    def goal(self) -> str:
        """What the game is about, in a few sentences for somebody new to it."""

    @property
    def legend(self) -> str:
        """What the signs of the board mean."""

    def board(self, view: View, seat: int, brief: bool = False) -> list[Text]:
        """Seat -1 is a spectator. Brief: what the seat's next action in the same turn needs."""

    def question(self, asked: Decision, view: View) -> str: ...

    def option(self, asked: Decision, action: int) -> str: ...

    def short_option(self, asked: Decision, action: int) -> str:
        """An option after the name of its group."""

    def group(self, asked: Decision, action: int) -> str:
        """What an option does, to show it with others of that kind; "" if there are no kinds."""

    def card(self, name: str) -> str | None:
        """A card by its name, in any language, or a few letters of it, in one sentence."""

    def cards_like(self, name: str) -> list[str]:
        """Names of cards that fit these letters, or are nearly this one."""

    def log(self, events: Sequence[Readable], margin: int = 0) -> list[Text]: ...

    def revealed(self, events: Sequence[Readable]) -> str:
        """What chance has brought last; "" if nothing."""

    def result(self, position: Position) -> list[Text]: ...


class GearsSkin:
    """Gears of Time."""

    def __init__(self, game: Gears, voice: Voice) -> None:
        self._deck = game.deck
        self._voice = voice
        self._board = GearsBoard(voice, game.deck)

    @property
    def goal(self) -> str:
        return self._voice.text("gears-goal")

    @property
    def legend(self) -> str:
        return self._voice.text("gears-board-legend")

    def board(self, view: View, seat: int, brief: bool = False) -> list[Text]:
        return self._board.brief(view, seat) if brief else self._board.lines(view, seat)

    def question(self, asked: Decision, view: View) -> str:
        return self._voice.put(gears.question(self._deck, asked, view["actions"]))

    def option(self, asked: Decision, action: int) -> str:
        return self._voice.put(gears.choice(self._deck, asked, action))

    def short_option(self, asked: Decision, action: int) -> str:
        return self._voice.put(gears.short_choice(self._deck, action))

    def group(self, asked: Decision, action: int) -> str:
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

    def log(self, events: Sequence[Readable], margin: int = 0) -> list[Text]:
        return gears_log.log(self._voice, self._deck, events, margin)

    def revealed(self, events: Sequence[Readable]) -> str:
        return gears_log.last_revealed(self._voice, self._deck, events)

    def result(self, position: Position) -> list[Text]:
        return gears_result.result(self._voice, position)


def skin_of(game: Game, voice: Voice) -> Skin:
    assert isinstance(game, Gears), f"no skin for {game.name}"
    return GearsSkin(game, voice)


def player_of(game: Game, seat: int) -> Message:
    """What the player of a seat is called."""
    assert isinstance(game, Gears), f"no words for {game.name}"
    return gears.player(seat)
