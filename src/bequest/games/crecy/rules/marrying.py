"""Marry: a Friend is laid beside a member, and the six steps of the wedding follow (section 13).

In The Testament the same space is called "Who Were They?" (section 38.3).
"""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.knowledge import take_openly
from bequest.core.pending import Step
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import (
    batches,
    births,
    codes,
    events,
    frames,
    plans,
    testament,
    tracks,
    tree,
    triggers,
    weddings,
)
from bequest.games.crecy.rules.plans import Plan
from bequest.games.crecy.rules.state import CrecyState


class Marry(weddings.WeddingMove):
    """Steps 1 and 2: the Friend is placed, the cost paid or dowry received (C-13.6, C-13.7, C-13.14, C-21.4)."""

    def __init__(self) -> None:
        super().__init__(terms.MARRY, codes.NOBODY_TO_MARRY, "C-13.3")

    def commit(self, s: CrecyState, seat: int, plan: Plan) -> None:
        """The Friend leaves the hand before the cost is paid (C-11.9), and the cards it gives come after (C-10.31)."""
        friend, member = plan[plans.WHAT], plan[plans.WHOM]
        family = s.families[seat]
        cost = weddings.price(s, seat, friend, family[member])
        take_openly(s.hands[seat], friend)
        if s.testament:
            member = beside = testament.place(s, member, friend, plan[plans.PAWN])
        else:
            beside = tree.wed(family, member, friend, s.rules.deck.gender[friend])
            s.tell(events.MARRY, seat, (friend, member, plan[plans.PAWN], beside))
        tracks.gain_gold(s, seat, -cost)
        s.frames.append(Frame(frames.WEDDING, seat, (member, beside, terms.STEP_SLOT)))


class Wedding(Step[CrecyState]):
    """The next of steps 3 to 6, and the member's own effect after them (C-13.5, C-13.13).

    In The Testament steps 3 to 5 are the same, beside a member or in its place (C-38.23).
    """

    name = "wedding"

    def run(self, s: CrecyState, frame: Frame) -> None:
        member, beside, step = frame.args
        seat = frame.seat
        card = s.families[seat][beside].card
        if step < terms.STEP_AFTER:
            s.frames[-1] = Frame(frames.WEDDING, seat, (member, beside, step + 1))
        else:
            s.frames.pop()
        if step == terms.STEP_SLOT:
            _slot(s, seat, card)
        elif step == terms.STEP_PRESTIGE:
            _prestige(s, seat, card)
        elif step == terms.STEP_EFFECT:
            _effect(s, seat, card, beside)
        elif s.testament:
            if step == terms.STEP_BIRTH:
                testament.after_placing(s, beside)
        elif step == terms.STEP_BIRTH:
            _births(s, seat, member, card)
        elif s.families[seat][member].state != terms.DEPARTED:
            _own_effect(s, seat, member)


def _slot(s: CrecyState, seat: int, card: int) -> None:
    """Step 3: the Friend's Income, or the Friend cards it gives as one batch (C-4.1, C-13.8)."""
    friend = s.rules.deck.friends[card]
    tracks.gain_income(s, seat, friend.income)
    batches.begin(s, seat, friend.cards)


def _prestige(s: CrecyState, seat: int, card: int) -> None:
    """Step 4: the Friend's Prestige, be it negative (C-13.9)."""
    tracks.gain_prestige(s, seat, s.rules.deck.friends[card].prestige)


def _effect(s: CrecyState, seat: int, card: int, beside: int) -> None:
    """Step 5: the special effect of the Friend (C-13.10, C-34.1)."""
    triggers.begin(s, seat, card, beside, terms.AT_WEDDING)


def _births(s: CrecyState, seat: int, member: int, card: int) -> None:
    """Step 6: one birth draw, or as many as the Friend brings, within the child limit (C-13.11, C-13.12, C-34.19)."""
    family = s.families[seat]
    if births.able(s, seat, member):
        draws = births.allowed(tree.children_count(family, member), 1 + births.extra(s, card))
        father, mother = tree.parents_of_couple(family, member)
        births.begin(s, seat, father, mother, draws)


def _own_effect(s: CrecyState, seat: int, member: int) -> None:
    """What the member's own card triggers when it marries (C-13.13, C-35.3).

    Handsome's Gold comes before the next arranged marriage (C-35.4) and with every wedding of his (C-35.5).
    """
    triggers.begin(s, seat, s.families[seat][member].card, member, terms.AT_WEDDING)
