"""How the Duke de Crecy speaks, in all its modes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from bequest.core.speaker import Offering, Speaker
from bequest.core.texts.happenings import Happening
from bequest.core.wire import Face, Happened
from bequest.core.words import Message, message, name_of
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.wire import View
from bequest.games.crecy.words import card_words, choices, faces, lesson, questions, story, view_words
from bequest.games.crecy.words.asked import Asked

GOALS = {"solo_standard": "crecy-solo-goal", "solo_testament": "crecy-testament-goal"}


class CrecySpeaker(Speaker[CrecyState]):
    """The Testament of Duke de Crecy."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck)
        self._deck = deck

    # --- what is asked and offered ---

    def question(self, s: CrecyState, seat: int) -> Message:
        return questions.question(s, seat)

    def choice(self, s: CrecyState, seat: int, action: int) -> Message:
        return choices.choice(Asked(s, seat), action)

    def short_choice(self, s: CrecyState, seat: int, action: int) -> Message | None:
        return choices.short_choice(s, action)

    def group(self, s: CrecyState, seat: int, action: int) -> Message | None:
        return choices.group(Asked(s, seat), action)

    def offering(self, s: CrecyState, seat: int) -> Offering:
        asked = Asked(s, seat)
        return lambda action: (
            choices.choice(asked, action),
            choices.short_choice(s, action),
            choices.group(asked, action),
        )

    # --- what happens ---

    def story(self, events: Sequence[Happened], view: View) -> Sequence[Happening]:
        return story.tell(self._deck, view.mode, *_seats(view), events)

    def revealed(self, events: Sequence[Happened], view: View) -> Happening | None:
        return story.last_revealed(self._deck, view.mode, *_seats(view), events)

    # --- cards, goal and scores ---

    def player(self, view: View, seat: int) -> Message:
        return view_words.player(view.seats[seat].colour)

    @cached_property
    def _cards(self) -> dict[str, tuple[str, int]]:
        """The cards that say something, by their faces."""
        deck = self._deck
        return {faces.face_id(deck, kind, number): (kind, number) for kind, number in card_words.all_cards(deck)}

    @cached_property
    def _names(self) -> dict[str, dict[str, str]]:
        return {face.id: face.names for face in self.faces()}

    def title(self, face: Face) -> Message:
        found = card_words.card_title(self._deck, *self._cards[face.id]) if face.id in self._cards else None
        return found if isinstance(found, Message) else super().title(face)

    def card(self, face: str, view: View | None = None) -> Message:
        if face not in self._cards:
            return name_of(self._names[face], face)
        deck = self._deck
        kind, number = self._cards[face]
        return message(
            "crecy-text-card",
            card=card_words.card_title(deck, kind, number),
            text=card_words.card_text(deck, kind, number, view is not None and view.mode == "solo_testament"),
            marks=card_words.card_marks(deck, kind, number),
            note=card_words.card_note(deck, kind, number),
        )

    def faces(self) -> Sequence[Face]:
        return faces.all_faces(self._deck)

    def goal(self, view: View) -> Message:
        return message(GOALS.get(view.mode, "crecy-goal"))

    def how(self, view: View) -> Sequence[tuple[Message, Message]]:
        return [(message(about), message(text)) for about, text in lesson.PAGES[view.mode]]

    def standing(self, s: CrecyState, seat: int) -> Message:
        view = s.view(None)
        assert isinstance(view, View)
        return view_words.standing(view.seats[seat])

    def score_sheet(self, s: CrecyState, seat: int) -> Sequence[tuple[Message, int]]:
        """Sources that gave nothing are left out."""
        sheet = s.score_sheet()[seat]
        found: list[tuple[Message, int]] = []
        for source in (*terms.SOURCES, "carried"):
            points = sheet[source]
            assert isinstance(points, int)
            if points:
                found.append((message(f"crecy-source-{source}"), points))
        return found


def _seats(view: View) -> tuple[list[view_words.Relatives], list[str]]:
    """The families and the colours of all players."""
    return [seat.family for seat in view.seats], [seat.colour for seat in view.seats]
