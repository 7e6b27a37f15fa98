"""A position of the Duke de Crecy: what the contract asks for, answered by the rooms."""

from __future__ import annotations

from bequest.core.journal import Event
from bequest.core.position import OVER, Decision, Place
from bequest.core.reasons import Reason, Why
from bequest.core.rng import Rng
from bequest.core.wire import Happened, Subject
from bequest.games.crecy.data import terms
from bequest.games.crecy.files import position_text
from bequest.games.crecy.rules import events, flow, scoring
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.seen import chronicle, guessing, places, subjects, view
from bequest.games.crecy.wire import View
from bequest.games.crecy.words import reasons


class CrecyPosition(CrecyState):
    """The contract, see `core.position`; the fields are those of `CrecyState`."""

    def clone_silently(self) -> CrecyPosition:
        return CrecyPosition(
            self,
            self.activities,
            self.rules,
            self.round,
            self.phase,
            self.starter,
            self.active,
            self.passed,
            self.eliminated[:],
            self.honor[:],
            self.prestige[:],
            self.income[:],
            self.gold[:],
            self.sheet[:],
            self.pawns[:],
            self.placed[:],
            self.reserves[:],
            self.supply[:],
            self.spaces[:],
            [hand[:] for hand in self.hands],
            self.display[:],
            self.friend_top[:],
            self.friend_pile[:],
            self.friend_discard[:],
            self.child_top[:],
            self.child_pile[:],
            self.child_discard[:],
            self.reserve[:],
            self.aside[:],
            self.mission_top[:],
            self.mission_pile[:],
            self.mission_discard[:],
            self.drawn[:],
            self.titles[:],
            self.contributions[:],
            self.mansions,
            self.ventures,
            self.patrons[:],
            self.box_patrons[:],
            self.heads[:],
            self.open_missions[:],
            self.completed[:],
            [missions[:] for missions in self.under],
            [family[:] for family in self.families],
            self.complications[:],
            self.lasting[:],
            self.hints[:],
            self.hint_tops[:],
            self.fulfilled,
        )

    # --- rules ---

    def advance(self) -> bool:
        return flow.advance(self)

    def worded(self, why: Why) -> Reason:
        return reasons.worded(self, why)

    def asked(self) -> Decision:
        return view.asked(self)

    def seen(self, seat: int) -> View:
        return view.view(self, seat)

    def known(self, seat: int) -> tuple[object, ...]:
        return guessing.key(self, seat)

    def guessed(self, seat: int, rng: Rng) -> CrecyPosition:
        copy = self.clone_silently()
        guessing.deal_anew(copy, seat, rng)
        return copy

    def read_event(self, event: Event, seat: int, sequence: int) -> Happened:
        return chronicle.read_event(self, event, seat, sequence)

    def ends_turn(self, event: Event) -> bool:
        return event.kind == events.TURN_END

    def subject_of(self, seat: int, action: int) -> Subject | None:
        return subjects.subject_of(self, seat, action)

    def question_subject(self, seat: int) -> Subject | None:
        return subjects.question_subject(self, seat)

    def is_end(self, action: int) -> bool:
        return action == terms.DONE

    def reveals(self, event: Event, seat: int) -> bool:
        return chronicle.reveals(self, event, seat)

    def places(self) -> list[Place]:
        return places.places(self)

    def to_dict(self) -> dict[str, object]:
        return position_text.to_dict(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def winners(self) -> list[int]:
        """Survivors of rank 1 (C-32.8), or the player of a solo game that is won (C-32.9)."""
        return scoring.winners(self) if self.seat == OVER else []

    def returns(self) -> list[float]:
        """By rank; a solo game has +1 if it is won and -1 if it is lost."""
        if self.rules.mode == terms.MULTIPLAYER or self.seat != OVER:
            return super().returns()
        return [1.0 if scoring.winners(self) else -1.0]

    @property
    def outcome(self) -> str | None:
        """None while the game runs, then "finished"; solo games are "won" or "lost" (C-32.9)."""
        if self.rules.mode == terms.MULTIPLAYER or self.seat != OVER:
            return super().outcome
        return "won" if scoring.winners(self) else "lost"

    def scores(self) -> list[int]:
        """The Honor totals; in The Testament it is the score, won or lost (C-38.65)."""
        return self.honor[:]

    def score_sheet(self) -> list[dict[str, object]]:
        return scoring.score_sheet(self)
