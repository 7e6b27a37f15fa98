"""How a game looks in the terminal. The client knows no game; each game names its skin, a subclass of `Skin`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from rich.text import Text

from bequest.core.game import Game, by_name
from bequest.core.journal import Readable
from bequest.core.position import Decision, Position
from bequest.core.texts.happenings import Happening
from bequest.core.words import Message
from bequest.terminal.card_index import CardIndex
from bequest.terminal.players import Players
from bequest.terminal.telling import paragraphs
from bequest.terminal.voice import Voice

View = dict[str, Any]
"""What `position.view` gives."""
S = TypeVar("S", bound=Position)
"""The position as the words of the game know it."""


class Skin(ABC, Generic[S]):
    """Seats count from 0; every line fits the width of the voice, in its language."""

    def __init__(self, voice: Voice, players: Players, titles: Sequence[Message | str]) -> None:
        """`titles` are the names of all cards, in the order of their numbers for `told`."""
        self._voice = voice
        self._players = players
        self._index = CardIndex(titles)

    # --- what a game provides ---

    @abstractmethod
    def goal(self, view: View) -> str:
        """What the game is about, in a few sentences for somebody new to it."""

    @abstractmethod
    def legend(self, view: View) -> str:
        """What the signs of the board mean."""

    @abstractmethod
    def board(self, position: Position, seat: int, brief: bool = False) -> list[Text]:
        """Seat -1 is a spectator. Brief: what the seat's next action in the same turn needs."""

    @abstractmethod
    def result(self, position: Position) -> list[Text]:
        """The end of a game: who has won, and why."""

    @abstractmethod
    def state(self, position: Position) -> S:
        """The position as the type that the words need. They may use only what the seat may know."""

    @abstractmethod
    def asked(self, s: S, seat: int) -> Message | str:
        """What is asked of the seat now."""

    @abstractmethod
    def choice(self, s: S, seat: int, action: int) -> Message | str:
        """An action as the seat would choose it now."""

    @abstractmethod
    def short_choice(self, s: S, seat: int, action: int) -> Message | str:
        """An option after the name of its group."""

    def group_of(self, s: S, seat: int, action: int) -> Message | None:
        """What an option does, to show it with others of that kind; None if there are no kinds."""
        return None

    @abstractmethod
    def told(self, number: int) -> str:
        """A card in one sentence."""

    @abstractmethod
    def story(self, events: Sequence[Readable], view: View) -> Sequence[Happening]:
        """What happened; the view is one of the position that the events have led to."""

    @abstractmethod
    def last_revealed(self, events: Sequence[Readable], view: View) -> Happening | None:
        """What chance has brought last."""

    def needs_table(self, asked: Decision) -> bool:
        """Whether the whole board must be shown again, even if the same seat goes on."""
        return False

    def colour(self, view: View, seat: int) -> str:
        """The colour of the player of a seat."""
        return str(view["seats"][seat]["colour"])

    # --- what the client asks ---

    def player(self, view: View, seat: int) -> Message:
        """What the player of a seat is called."""
        return self._players.called(self.colour(view, seat))

    def question(self, position: Position, seat: int) -> str:
        return self._voice.put(self.asked(self.state(position), seat))

    def option(self, position: Position, seat: int, action: int) -> str:
        return self._voice.put(self.choice(self.state(position), seat, action))

    def short_option(self, position: Position, seat: int, action: int) -> str:
        return self._voice.put(self.short_choice(self.state(position), seat, action))

    def group(self, position: Position, seat: int, action: int) -> str:
        """What an option does, to show it with others of that kind; "" if there are no kinds."""
        found = self.group_of(self.state(position), seat, action)
        return "" if found is None else self._voice.put(found)

    def card(self, name: str) -> str | None:
        """A card by its name, in any language, or a few letters of it, in one sentence."""
        number = self._index.find(name, self._voice.language)
        return None if number is None else self.told(number)

    def cards_like(self, name: str) -> list[str]:
        """Names of cards that fit these letters, or are nearly this one."""
        return self._index.like(name, self._voice.language)

    def log(self, events: Sequence[Readable], view: View, margin: int = 0) -> list[Text]:
        """What happened, in lines; the view is one of the position that the events have led to."""
        voice, players = self._voice, self._players
        told = self.story(events, view)
        return paragraphs(
            voice, told, lambda seat: players.shown(voice, self.colour(view, seat)), players.width(voice), margin
        )

    def revealed(self, events: Sequence[Readable], view: View) -> str:
        """What chance has brought last; "" if nothing."""
        found = self.last_revealed(events, view)
        if found is None:
            return ""
        what = self._voice.put(found.message)
        return f"{self._voice.put(self.player(view, found.seat - 1))} {what}" if found.seat else what


AnySkin = Skin[Any]
"""The skin of any game, as the client has it."""


def skin_of(game: Game, voice: Voice) -> AnySkin:
    """The skin that the game names."""
    found = by_name(game.skin)(game, voice)
    assert isinstance(found, Skin)
    return found
