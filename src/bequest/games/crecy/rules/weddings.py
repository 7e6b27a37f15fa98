"""Weddings, promises, growing up: steps 1 to 6 and what follows them (sections 8, 13, 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core.frames import Frame
from bequest.core.knowledge import take_openly
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import actions, births, effects, events, frames, friends, targets, testament, tree

if TYPE_CHECKING:
    from bequest.games.crecy.position import CrecyPosition


def begin(s: CrecyPosition, seat: int, space: int, pawn: int, friend: int, member: int) -> None:
    """Marry or Arrange Marriage: the Friend is placed and the money settled (C-13.6, C-13.7, C-14.3, C-14.4)."""
    family = s.families[seat]
    gender = s.rules.deck.gender[friend]
    cost = targets.price(s, seat, friend, family[member])
    take_openly(s.hands[seat], friend)
    if s.rules.mode == terms.SOLO_TESTAMENT:
        placed = testament.place(s, member, friend, pawn)
        effects.gain_gold(s, seat, -cost)
        s.frames.append(Frame(frames.WEDDING, seat, (placed, placed, terms.STEP_SLOT)))
    elif space == terms.ARRANGE:
        tree.promise(family, member, friend, gender)
        s.tell(events.ARRANGE, seat, (friend, member, pawn))
        effects.gain_gold(s, seat, -cost)
    else:
        beside = tree.wed(family, member, friend, gender)
        s.tell(events.MARRY, seat, (friend, member, pawn))
        effects.gain_gold(s, seat, -cost)
        s.frames.append(Frame(frames.WEDDING, seat, (member, beside, terms.STEP_SLOT)))


def go_on(s: CrecyPosition, frame: Frame) -> None:
    """The next of steps 3 to 6 of a wedding, and the member's own effect after them (C-13.8 to C-13.13)."""
    member, beside, step = frame.args
    seat = frame.seat
    card = s.families[seat][beside].card
    friend = s.rules.deck.friends[card]
    if step < terms.STEP_AFTER:
        s.frames[-1] = Frame(frames.WEDDING, seat, (member, beside, step + 1))
    else:
        s.frames.pop()
    if step == terms.STEP_SLOT:
        effects.gain_income(s, seat, friend.income)
        friends.begin_batch(s, seat, friend.cards)
    elif step == terms.STEP_PRESTIGE:
        effects.gain_prestige(s, seat, friend.prestige)
    elif step == terms.STEP_EFFECT:
        effects.begin(s, seat, card, beside, terms.AT_WEDDING)
    elif s.rules.mode == terms.SOLO_TESTAMENT:
        if step == terms.STEP_BIRTH:
            testament.after_placing(s, beside)
    elif step == terms.STEP_BIRTH:
        _wedding_births(s, seat, member, card)
    elif s.families[seat][member].state != terms.DEPARTED:
        effects.begin(s, seat, s.families[seat][member].card, member, terms.AT_WEDDING)


def _wedding_births(s: CrecyPosition, seat: int, member: int, card: int) -> None:
    """One birth draw, or as many as the Friend brings, within the child limit (C-13.11, C-13.12, C-34.19)."""
    family = s.families[seat]
    if births.able(s, seat, member):
        draws = births.allowed(len(tree.children_of(family, member)), 1 + effects.extra_births(s, card))
        father, mother = tree.parents_of_couple(family, member)
        births.begin(s, seat, father, mother, draws)


# --- the start of a Generation ---


def grow_up(s: CrecyPosition, frame: Frame) -> None:
    """Step 2 of a Generation start for one player: turn the children, then carry out the marriages (C-8.6, C-8.7)."""
    seat = frame.seat
    family = s.families[seat]
    row = s.generation
    grows = s.rules.deck.grows
    for number, person in enumerate(family):
        if person.row == row and person.state == terms.CHILD and not grows[person.card]:
            grow(s, seat, number)
    growing = actions.growing(s, seat)
    promised = [] if growing or s.frames[-1] is not frame else actions.promised(s, seat)
    if s.frames[-1] is not frame:
        return  # an effect of those just turned comes first
    if len(growing) > 1:
        s.frames.append(Frame(frames.GROW, seat))
    elif growing:
        grow(s, seat, growing[0])
    elif len(promised) > 1:
        s.frames.append(Frame(frames.WED, seat))
    elif promised:
        carry_out(s, seat, promised[0])
    else:
        s.frames.pop()


def grow(s: CrecyPosition, seat: int, number: int) -> None:
    """A child is turned adult side up, with its effect (C-8.6, C-35.1)."""
    family = s.families[seat]
    family[number] = family[number].with_state(terms.ADULT)
    s.tell(events.GROWN, seat, (number,))
    effects.begin(s, seat, family[number].card, number, terms.WHEN_GROWN)


def carry_out(s: CrecyPosition, seat: int, member: int) -> None:
    """An arranged marriage: the Friend is turned upright, and steps 3 to 6 follow (C-8.8)."""
    family = s.families[seat]
    beside = family[member].partner
    family[beside] = family[beside].with_state(terms.ADULT)
    s.tell(events.WEDDING, seat, (family[beside].card, member))
    s.frames.append(Frame(frames.WEDDING, seat, (member, beside, terms.STEP_SLOT)))
