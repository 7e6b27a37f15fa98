"""How Gears of Time speaks."""

from __future__ import annotations

from collections.abc import Sequence

from bequest.core.speaker import Offering, Speaker
from bequest.core.texts.happenings import Happening
from bequest.core.wire import Face, Happened
from bequest.core.words import Message, message
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.rules.scoring import sheet_index
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.wire import View
from bequest.games.gears.words import choices, faces, lesson, names, questions, story


class GearsSpeaker(Speaker[GearsState]):
    """Gears of Time."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck)
        self._deck = deck

    def question(self, s: GearsState, seat: int) -> Message:
        return questions.question(s, seat)

    def choice(self, s: GearsState, seat: int, action: int) -> Message:
        return choices.choice(s, seat, action)

    def short_choice(self, s: GearsState, seat: int, action: int) -> Message | None:
        return choices.short_choice(self._deck, action)

    def group(self, s: GearsState, seat: int, action: int) -> Message | None:
        return choices.group(s, seat, action)

    def offering(self, s: GearsState, seat: int) -> Offering:
        return choices.offering(s, seat)

    def story(self, events: Sequence[Happened], view: View) -> Sequence[Happening]:
        return story.happenings(self._deck, events)

    def revealed(self, events: Sequence[Happened], view: View) -> Happening | None:
        return story.last_revealed(self._deck, events)

    def player(self, view: View, seat: int) -> Message:
        return names.player(seat)

    def card(self, face: str, view: View | None = None) -> Message:
        return faces.sentence(self._deck, face, "option" if view is None else view.pursuit)

    def faces(self) -> Sequence[Face]:
        return faces.faces(self._deck)

    def goal(self, view: View) -> Message:
        return message("gears-goal")

    def how(self, view: View) -> Sequence[tuple[Message, Message]]:
        return [(message(about), message(text)) for about, text in lesson.PAGE]

    def standing(self, s: GearsState, seat: int) -> Message:
        return message("gears-standing", score=s.score(seat), pool=s.pools[seat])

    def score_sheet(self, s: GearsState, seat: int) -> Sequence[tuple[Message, int]]:
        """The points of all rounds by their source, and those that the game began with."""
        found = [(message("gears-result-carried"), s.carried[seat])] if s.carried[seat] else []
        for source, name in enumerate(terms.SOURCES):
            points = sum([s.sheet[sheet_index(seat, round, source)] for round in range(1, terms.ROUNDS + 1)])
            found.append((message(f"gears-source-{name}"), points))
        return found
