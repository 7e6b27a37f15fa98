"""How High Card speaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bequest.core.speaker import Speaker
from bequest.core.texts.happenings import Happening
from bequest.core.wire import Face, Happened
from bequest.core.words import Message, message
from tests.toy.deck import CARDS, Deck
from tests.toy.rules import HighCardState
from tests.toy.wire import Dealt


class HighCardSpeaker(Speaker[HighCardState]):
    """High Card."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck)
        self._deck = deck

    def question(self, s: HighCardState, seat: int) -> Message:
        return message(f"highcard-asked-{s.kinds[s.frames[-1].kind].name}")

    def choice(self, s: HighCardState, seat: int, action: int) -> Message:
        verb = self._deck.catalogue.structures[action].verb
        if action < CARDS:
            return message(f"highcard-choice-{verb}")
        card = (action - CARDS) % len(self._deck.cards)
        return message(f"highcard-choice-{verb}", card=self._deck.cards[card].name)

    def story(self, events: Sequence[Happened], view: Any) -> Sequence[Happening]:
        return [self._happening(event) for event in events]

    def revealed(self, events: Sequence[Happened], view: Any) -> Happening | None:
        dealt = [event for event in events if isinstance(event, Dealt)]
        return self._happening(dealt[-1]) if dealt else None

    def player(self, view: Any, seat: int) -> Message:
        return message(f"highcard-player-{view.seats[seat].colour}")

    def card(self, face: str, view: Any = None) -> Message:
        card = self._deck.cards[self._deck.ids.index(face.partition(":")[2])]
        return message("highcard-card", card=card.name, value=card.value)

    def faces(self) -> Sequence[Face]:
        return [
            Face(f"card:{card.id}", "card", dict(card.name.texts), {"value": card.value}, copies=card.copies)
            for card in self._deck.cards
        ]

    def goal(self, view: Any) -> Message:
        return message("highcard-about")

    def standing(self, s: HighCardState, seat: int) -> Message:
        return message("highcard-standing", points=s.points[seat])

    def score_sheet(self, s: HighCardState, seat: int) -> Sequence[tuple[Message, int]]:
        return [(message("highcard-rounds-won"), s.points[seat])]

    def _happening(self, event: Happened) -> Happening:
        id = getattr(event, "card", "")
        card: Message | str = self._deck.cards[self._deck.ids.index(id)].name if id else "–"
        return Happening(event.seat, message(f"highcard-event-{event.kind}", card=card))
