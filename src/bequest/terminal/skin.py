"""How a game looks in the terminal. The client knows no game; each game names its skin, a subclass of `Skin`.

A skin only draws: what is asked, offered, refused and told comes from the rules and the game's speaker.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from bequest.core.game import Game, by_name
from bequest.core.wire import Happened, Offer, Prompt
from bequest.core.words import Message
from bequest.terminal.card_index import CardIndex
from bequest.terminal.labels import NOTHING
from bequest.terminal.layout import Cell, flowing
from bequest.terminal.players import Players
from bequest.terminal.scene import Scene
from bequest.terminal.telling import paragraphs, without_answers
from bequest.terminal.voice import Voice

SOURCES: Final = "marks"
"""The part of the text of a card that says which of its values are known from the printed game."""
View = Any
"""What `position.view` gives; each game has a record of its own."""


class Skin(ABC):
    """Seats count from 0; every line fits the width of the voice, in its language."""

    fact_names: ClassVar[Mapping[str, str]] = {}
    """The counters that an option tells the change of, each with the id of its name."""
    by_value: ClassVar[frozenset[str]] = frozenset({"amount"})
    """Verbs of options whose value is printed on the table, or is the number that is asked for."""
    nothing_more: ClassVar[frozenset[str]] = frozenset()
    """Verbs that do nothing, or end something."""
    untold_steps: ClassVar[frozenset[str]] = frozenset()
    """Steps that follow by themselves and go without saying: by their verb, or by their whole text."""
    parts: ClassVar[tuple[str, ...]] = ()
    """The parts of the table that can be looked at alone, each by the id of the words for it."""
    going_on: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions that go on with what the seat has begun: the table it has just seen is not shown again."""

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
    def board(self, position: Scene, seat: int, brief: bool = False) -> list[Text]:
        """A negative seat is a spectator. Brief: what the seat's next action in the same turn needs."""

    def fitted(self, position: Scene, seat: int, room: int, same_turn: bool) -> list[Text]:
        """What a seat's next decision needs of the table, for a screen too low for all of it."""
        return self.board(position, seat, brief=same_turn)

    def part(self, position: Scene, seat: int, part: str) -> list[Text]:
        """One of the `parts`; nothing if the seat, or a spectator, has none."""
        return []

    @abstractmethod
    def result(self, position: Scene) -> list[Text]:
        """The end of a game: who has won; then, after an empty line, why."""

    def needs_table(self, asked: Prompt) -> bool:
        """Whether the whole board must be shown again, even if the same seat goes on."""
        return False

    def label(self, position: Scene, seat: int, offer: Offer) -> str:
        """What is printed on the table where the option is, and typed to take it; "" if nothing is."""
        structure = position.game.structure(offer.action)
        if structure.verb in self.nothing_more:
            return NOTHING
        return str(structure.value) if structure.verb in self.by_value else ""

    def brings(self, position: Scene, seat: int, offer: Offer) -> str:
        """What an option leads to, where neither its own words nor counters tell it; "" if they do."""
        return ""

    def columns(self, position: Scene, seat: int, offers: Sequence[Offer]) -> list[list[Cell]]:
        """A heading and a row for each offer, where many are alike and told best as a table; otherwise none."""
        return []

    def standing(self, position: Scene, seat: int) -> list[Text]:
        """How all stand, the seat itself first, as short as it can be said."""
        view = position.view(None if seat < 0 else seat)
        order = sorted(range(position.players), key=lambda other: other != seat)
        cells = [self._stands(view, other, self._speaker.standing(position, other)) for other in order]
        return flowing(cells, self._voice.width, "")

    def _stands(self, view: View, seat: int, how: Message | str) -> Text:
        """A player, and how he or she stands."""
        who = self._players.shown(self._voice, self.colour(view, seat))
        return who + Text(f" {self._voice.put(how)}", style="not bold default")

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
        """A card by its name, in any language, or a few letters of it: what matters in play.

        Where its values come from is left out; `bequest deck house` tells that.
        """
        number = self._index.find(name, self._voice.language)
        if number is None:
            return None
        told = self._speaker.card(self._faces[number], view)
        if SOURCES in told.args:
            told = Message(told.id, {**told.args, SOURCES: ""})
        return re.sub(" +", " ", self._voice.put(told))

    def cards_like(self, name: str) -> list[str]:
        """Names of cards that fit these letters, or are nearly this one."""
        return self._index.like(name, self._voice.language)

    def outcome(self, position: Scene) -> list[Text]:
        """Who has won."""
        lines = self.result(position)
        return lines[: _first_empty(lines)]

    def sheets(self, position: Scene) -> list[Text]:
        """The ranking and the points behind it."""
        lines = self.result(position)
        return lines[_first_empty(lines) + 1 :]

    def log(self, events: Sequence[Happened], view: View, margin: int = 0) -> list[Text]:
        """What happened, in lines; the view is one of the position that the events have led to."""
        voice, players = self._voice, self._players
        told = self._speaker.story(without_answers(events), view)
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


def _first_empty(lines: Sequence[Text]) -> int:
    return next((number for number, line in enumerate(lines) if not line.plain), len(lines))


def skin_of(game: Game, voice: Voice) -> Skin:
    """The skin that the game names."""
    found = by_name(game.skin)(game, voice)
    assert isinstance(found, Skin)
    return found
