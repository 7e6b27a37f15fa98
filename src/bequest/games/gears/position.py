"""A position of Gears of Time: the contract, delegating to the rooms."""

from __future__ import annotations

from bequest.core.journal import Event
from bequest.core.position import Decision, Place
from bequest.core.reasons import Reason, Why
from bequest.core.rng import Rng
from bequest.core.wire import Happened, Subject
from bequest.games.gears.files import position_text
from bequest.games.gears.rules import events, flow, scoring, victory
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.seen import chronicle, guessing, places, subjects, view
from bequest.games.gears.wire import View
from bequest.games.gears.words import reasons


class GearsPosition(GearsState):
    """A game at one moment, with all that the contract asks for."""

    def clone_silently(self) -> GearsPosition:
        return GearsPosition(
            self,
            self.rules,
            self.round,
            self.turn,
            self.phase,
            self.active,
            self.actions,
            self.order[:],
            self.present,
            self.oldest,
            self.markers[:],
            self.copies[:],
            self.cubes[:],
            self.lasting[:],
            self.pools[:],
            self.carried[:],
            self.sheet[:],
            self.characters[:],
            [hand[:] for hand in self.hands],
            self.drawn[:],
            self.top[:],
            self.pile[:],
            self.discard[:],
            self.fates[:],
            self.area_cubes[:],
            self.extra_room,
            self.fate_taken,
            self.tokens[:],
            self.activated,
            self.extra_turn,
            self.extra_used,
        )

    def advance(self) -> bool:
        return flow.advance(self)

    def worded(self, why: Why) -> Reason:
        return reasons.reason(self.rules.deck, why)

    def asked(self) -> Decision:
        return view.asked(self)

    def step_subject(self, public: Decision) -> str:
        return view.step_subject(self)

    def seen(self, seat: int) -> View:
        return view.view(self, seat)

    def known(self, seat: int) -> tuple[object, ...]:
        return guessing.key(self, seat)

    def guessed(self, seat: int, rng: Rng) -> GearsPosition:
        copy = self.clone_silently()
        guessing.deal_anew(copy, seat, rng)
        return copy

    def read_event(self, event: Event, seat: int, sequence: int) -> Happened:
        return chronicle.read_event(self, event, seat, sequence)

    def ends_turn(self, event: Event) -> bool:
        return event.kind == events.END_TURN

    def question_subject(self, seat: int) -> Subject | None:
        return subjects.question_subject(self, seat)

    def subject_of(self, seat: int, action: int) -> Subject | None:
        return subjects.subject_of(self, seat, action)

    def places(self) -> list[Place]:
        return places.places(self)

    def to_dict(self) -> dict[str, object]:
        return position_text.to_dict(self)

    def ranking(self) -> list[int]:
        return victory.ranking(self)

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.players)]

    def score_sheet(self) -> list[dict[str, object]]:
        return scoring.score_sheet(self)
