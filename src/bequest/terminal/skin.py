"""How a game looks in the terminal. The client knows no game; each game names its skin, a subclass of `Skin`.

A skin only draws: what is asked, offered, refused and told comes from the rules and the game's speaker.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from bequest.core.game import Game, by_name
from bequest.core.position import Position
from bequest.core.wire import Happened, Prompt
from bequest.core.words import Message
from bequest.terminal.card_index import CardIndex
from bequest.terminal.players import Players
from bequest.terminal.telling import paragraphs
from bequest.terminal.voice import Voice

View = Any
"""What `position.view` gives; each game has a record of its own."""


class Skin(ABC):
    """Seats count from 0; every line fits the width of the voice, in its language."""

    def __init__(self, game: Game, voice: Voice, players: Players) -> None:
        self._speaker = game.speaker
        self._voice = voice
        self._players = players
        self._faces = [face.id for face in game.faces()]
        self._index = CardIndex([self._speaker.title(face) for face in game.faces()])

    # --- what a game provides ---

    @abstractmethod
    def legend(self, view: View) -> str:
        """What the signs of the board mean."""

    @abstractmethod
    def board(self, position: Position, seat: int, brief: bool = False) -> list[Text]:
        """A negative seat is a spectator. Brief: what the seat's next action in the same turn needs."""

    @abstractmethod
    def result(self, position: Position) -> list[Text]:
        """The end of a game: who has won, and why."""

    def needs_table(self, asked: Prompt) -> bool:
        """Whether the whole board must be shown again, even if the same seat goes on."""
        return False

    def without_effect(self, asked: Prompt, view: View) -> str:
        """What to say in place of a question whose answer can change nothing any more; "" if it matters."""
        return ""

    def colour(self, view: View, seat: int) -> str:
        """The colour of the player of a seat."""
        return str(view.seats[seat].colour)

    # --- what the client asks ---

    def player(self, view: View, seat: int) -> Message:
        """What the player of a seat is called."""
        return self._speaker.player(view, seat)

    def goal(self, view: View) -> str:
        return self._voice.put(self._speaker.goal(view))

    def how(self, view: View) -> list[tuple[str, str]]:
        """What each paragraph of the page for somebody new is about, and the paragraph."""
        return [(self._voice.put(about), self._voice.put(text)) for about, text in self._speaker.how(view)]

    def card(self, name: str, view: View = None) -> str | None:
        """A card by its name, in any language, or a few letters of it, in one sentence."""
        number = self._index.find(name, self._voice.language)
        return None if number is None else self._voice.put(self._speaker.card(self._faces[number], view))

    def cards_like(self, name: str) -> list[str]:
        """Names of cards that fit these letters, or are nearly this one."""
        return self._index.like(name, self._voice.language)

    def log(self, events: Sequence[Happened], view: View, margin: int = 0) -> list[Text]:
        """What happened, in lines; the view is one of the position that the events have led to."""
        voice, players = self._voice, self._players
        told = self._speaker.story(events, view)
        return paragraphs(
            voice, told, lambda seat: players.shown(voice, self.colour(view, seat)), players.width(voice), margin
        )

    def revealed(self, events: Sequence[Happened], view: View) -> str:
        """What chance has brought last; "" if nothing."""
        found = self._speaker.revealed(events, view)
        if found is None:
            return ""
        what = self._voice.put(found.message)
        return f"{self._voice.put(self.player(view, found.seat - 1))} {what}" if found.seat else what


def skin_of(game: Game, voice: Voice) -> Skin:
    """The skin that the game names."""
    found = by_name(game.skin)(game, voice)
    assert isinstance(found, Skin)
    return found
