"""How Last Will speaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bequest.core.speaker import Offering, Speaker
from bequest.core.texts.happenings import Happening
from bequest.core.wire import Face, Happened
from bequest.core.words import Message, message, name_of
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.rules.state import WillState
from bequest.games.lastwill.wire import Seat, View
from bequest.games.lastwill.words import card_words, choices, faces, lesson, names, questions, story


class LastWillSpeaker(Speaker[WillState]):
    """Last Will, with one deck."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck)
        self._deck = deck
        self._others = {face.id: face for face in faces.faces(deck) if face.kind not in faces.CARD_KINDS}

    def question(self, s: WillState, seat: int) -> Message:
        return questions.question(s, seat)

    def choice(self, s: WillState, seat: int, action: int) -> Message:
        return choices.choice(s, seat, action)

    def short_choice(self, s: WillState, seat: int, action: int) -> Message | None:
        return choices.short_choice(s, seat, action)

    def group(self, s: WillState, seat: int, action: int) -> Message | None:
        return choices.group(s, seat, action)

    def offering(self, s: WillState, seat: int) -> Offering:
        return choices.offering(s, seat)

    def story(self, events: Sequence[Happened], view: Any) -> Sequence[Happening]:
        boards = [[entry.card for entry in seat.board if entry is not None] for seat in view.seats]
        return story.tell(self._deck, _colours(view), events, boards)

    def revealed(self, events: Sequence[Happened], view: Any) -> Happening | None:
        return story.last_revealed(self._deck, _colours(view), events)

    def player(self, view: Any, seat: int) -> Message:
        return names.player(view.seats[seat].colour)

    def card(self, face: str, view: Any = None) -> Message:
        """What a card is called and says, where its values come from, and its line of description."""
        if face in self._others:
            return self._other(self._others[face])
        kind, _, id = face.partition(":")
        number = card_words.numbered(self._deck, kind, id)
        return message(
            "lastwill-text-card",
            card=card_words.card_title(self._deck, kind, number),
            text=card_words.card_text(self._deck, kind, number),
            marks=card_words.card_marks(self._deck, kind, number),
            note=card_words.card_note(self._deck, kind, number),
        )

    def _other(self, face: Face) -> Message:
        """A part of a board, or a piece."""
        name = name_of(face.names)
        return name if face.text is None else message("lastwill-face-text", name=name, text=face.text)

    def faces(self) -> Sequence[Face]:
        return faces.faces(self._deck)

    def goal(self, view: Any) -> Message:
        return message("lastwill-goal")

    def how(self, view: Any) -> Sequence[tuple[Message, Message]]:
        return [(message(about), message(text)) for about, text in lesson.PAGE]

    def standing(self, s: WillState, seat: int) -> Message:
        return names.standing(self._deck, _shown(s, seat))

    def score_sheet(self, s: WillState, seat: int) -> Sequence[tuple[Message, int]]:
        return names.counted(self._deck, _shown(s, seat))


def _shown(s: WillState, seat: int) -> Seat:
    view = s.view(None)
    assert isinstance(view, View)
    return view.seats[seat]


def _colours(view: Any) -> list[str]:
    return [seat.colour for seat in view.seats]
