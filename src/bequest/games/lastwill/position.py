"""A position of Last Will: the contract, answered by the rooms of the game."""

from __future__ import annotations

from bequest.core.journal import Event
from bequest.core.position import Decision, Place
from bequest.core.reasons import Reason, Why
from bequest.core.rng import Rng
from bequest.core.wire import Happened, Subject
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.files import position_text
from bequest.games.lastwill.rules import events, flow, scoring
from bequest.games.lastwill.rules.state import WillState
from bequest.games.lastwill.seen import chronicle, subjects, view
from bequest.games.lastwill.wire import View
from bequest.games.lastwill.words import reasons


class WillPosition(WillState):
    """The state, and what everybody may ask of it."""

    def clone_silently(self) -> WillPosition:
        return WillPosition(
            self,
            self.rules,
            self.round,
            self.phase,
            self.stage,
            self.turn,
            self.starter,
            self.order[:],
            self.plans[:],
            self.figures[:],
            self.boys[:],
            self.extensions,
            self.market,
            self.offering[:],
            self.wilds,
            [top[:] for top in self.tops],
            [pool[:] for pool in self.pools],
            [pile[:] for pile in self.discards],
            self.balances[:],
            self.bankrupt,
            [hand[:] for hand in self.hands],
            [board[:] for board in self.boards],
            self.actions[:],
            self.fortune,
            self.perks[:],
            self.owned[:],
        )

    # --- the contract ---

    def advance(self) -> bool:
        return flow.advance(self)

    def worded(self, why: Why) -> Reason:
        return reasons.worded(self, why)

    def asked(self) -> Decision:
        return view.asked(self)

    def question_subject(self, seat: int) -> Subject | None:
        return subjects.question_subject(self, seat)

    def subject_of(self, seat: int, action: int) -> Subject | None:
        return subjects.subject_of(self, seat, action)

    def is_end(self, action: int) -> bool:
        return action == terms.ENOUGH

    def ends_turn(self, event: Event) -> bool:
        return event.kind in (events.BLOCK, events.PLAN, events.ERRAND, events.END_TURN)

    def seen(self, seat: int) -> View:
        return view.view(self, seat)

    def known(self, seat: int) -> tuple[object, ...]:
        return view.key(self, seat)

    def guessed(self, seat: int, rng: Rng) -> WillPosition:
        copy = self.clone_silently()
        view.redeal(copy, seat, rng)
        return copy

    def read_event(self, event: Event, seat: int, sequence: int) -> Happened:
        return chronicle.read_event(self, event, seat, sequence)

    def places(self) -> list[Place]:
        return view.places(self)

    def to_dict(self) -> dict[str, object]:
        return position_text.to_dict(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def score_sheet(self) -> list[dict[str, object]]:
        return scoring.score_sheet(self)
