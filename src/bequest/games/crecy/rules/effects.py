"""What cards do, clause by clause (sections 34, 35 and 36)."""

from __future__ import annotations

from typing import Final

from bequest.core.frames import Frame
from bequest.core.pending import Choice, Step
from bequest.core.reasons import Why
from bequest.core.wire import Shape
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.vocabulary import Clause
from bequest.games.crecy.rules import (
    batches,
    births,
    events,
    frames,
    friends,
    lasting,
    pawns,
    payments,
    plans,
    rivals,
    tracks,
)
from bequest.games.crecy.rules.activity import Activity
from bequest.games.crecy.rules.plans import Plan
from bequest.games.crecy.rules.state import CrecyState


class Effects(Step[CrecyState]):
    """The next clause that is due of a card, in the order printed (C-34.2, C-34.5); none can be declined (C-34.6)."""

    name = "effects"

    def run(self, s: CrecyState, frame: Frame) -> None:
        card, person, due = frame.args
        index = (due & -due).bit_length() - 1
        s.frames.pop()
        if due & due - 1:
            s.frames.append(Frame(frames.EFFECTS, frame.seat, (card, person, due & due - 1)))
        _carry_out(s, frame.seat, card, person, index)


def _carry_out(s: CrecyState, seat: int, card: int, person: int, index: int) -> None:
    """One clause; what cannot be carried out completely is as far as possible (C-1.17, C-34.1).

    Gossip Queen draws from the deck (C-35.9). The extra draw of Surprise Twins is one of any gender (C-35.17), for the
    parents of the twins, even if the mother is lost by then (C-35.18). Without a Patron George does nothing (C-38.39).
    Only the last two kinds concern other players; the five cards that had to be designed have neither (C-34.46).
    """
    clause = s.rules.deck.clauses[card][index]
    do = clause.do
    if clause.lasting:
        lasting.begin(s, seat, card, person)
    elif do <= terms.DO_INCOME:
        tracks.gain(s, seat, do, clause.amount)
    elif do == terms.DO_DRAW:
        friends.draw(s, seat, clause.amount)
    elif do == terms.DO_TAKE:
        if batches.takeable(s, clause.gender) or clause.gender < 0:
            batches.begin(s, seat, clause.amount, clause.gender)
    elif do == terms.DO_PAWN:
        pawns.gain(s, seat, clause.colour)
    elif do == terms.DO_ASK:
        s.frames.append(Frame(frames.ASK, seat))
    elif do == terms.DO_RENEW_DISPLAY:
        _renew_display(s, seat, clause)
    elif do == terms.DO_RENEW_HAND:
        if s.hands[seat]:
            s.frames.append(Frame(frames.RENEW, seat))
    elif do == terms.DO_PATRON_MISSION:
        if s.patrons[seat] >= 0:  # in The Testament there is none (C-38.39)
            s.frames.append(Frame(frames.UNDER_PATRON, seat))
    elif do == terms.DO_BIRTHS:
        if clause.when == terms.AT_BIRTH:  # those of a wedding are part of its step 6
            child = s.families[seat][person]
            births.begin(s, seat, child.father, child.mother, clause.amount)
    elif do == terms.DO_RIVALS_LOSE:
        rivals.begin_losses(s, seat, card, index)
    else:
        assert do == terms.DO_RIVALS_GAIN
        rivals.give(s, seat, clause)


def _renew_display(s: CrecyState, seat: int, clause: Clause) -> None:
    """Discard the display, lay out a new one, take of it (C-34.29, C-34.30)."""
    discarded = s.display
    friends.discard_display(s)
    if s.journal is not None:
        s.tell(events.RENEWED, seat, (len(discarded),) + tuple(discarded))
    batches.begin(s, seat, clause.amount, particular=True)
    friends.refill(s)


# --- a new hand ---


class Renewing(Activity[CrecyState]):
    """Any number of hand cards is discarded and as many drawn (C-34.37)."""

    def cards_due(self, s: CrecyState, seat: int, plan: Plan) -> int:
        """At most the whole hand."""
        return len(s.hands[seat])

    def next_step(self, s: CrecyState, seat: int, plan: Plan) -> int:
        return frames.DISCARD if len(plan) - plans.CARDS < len(s.hands[seat]) else plans.COMMIT

    def commit(self, s: CrecyState, seat: int, plan: Plan) -> None:
        cards = plan[plans.CARDS :]
        for card in cards:
            friends.discard(s, seat, card)
        friends.draw(s, seat, len(cards))


RENEWAL: Final[tuple[int, ...]] = (plans.RENEWING, 0, 0, 0)
"""The plan with which the renewal of a hand begins."""


class Renew(Choice[CrecyState]):
    """Which hand cards are exchanged; none will do (C-10.35, C-34.37)."""

    name = "renew"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return payments.discard_options(s, seat, RENEWAL)

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        return payments.discard_code(s, seat, action)

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return payments.explain_discard(s, action, code)

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        payments.choose_discard(s, seat, RENEWAL, action)

    def shape(self, s: CrecyState, frame: Frame, seat: int) -> Shape:
        return payments.discard_shape(s, seat, RENEWAL)

    def wondered(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return friends.hand_actions(s, seat)
