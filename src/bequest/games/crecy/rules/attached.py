"""Attached cards: who in a family may hold a Title, a Contribution, a Mansion or a Venture (section 21)."""

from __future__ import annotations

from typing import Final

from bequest.core.frames import Frame
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import codes, events, frames, moves, persons, plans, tree
from bequest.games.crecy.rules.moves import MainAction
from bequest.games.crecy.rules.plans import Plan
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.rules.tree import FIRST_ANCESTOR, KINDS, attached_to, held

ALL_KINDS: Final = 15

# --- who may hold a card ---


def holder_code(s: CrecyState, seat: int, kind: int, number: int) -> int:
    """Whether a card may be laid beside the member or its couple (C-17.9, C-21.2, C-21.3, C-21.6, C-38.40)."""
    code = persons.presence_code(s, seat, number)
    if code:
        return code
    member = s.families[seat][number]
    if s.rules.mode == terms.SOLO_TESTAMENT:
        if number < FIRST_ANCESTOR:
            return codes.NOT_START_OR_PARENTS
    elif member.row != terms.GENERATION_OF_ROUND[s.round]:
        return codes.OTHER_GENERATION
    if member.state != terms.ADULT:
        return codes.STILL_A_CHILD
    if member.partner >= 0 and not s.speaks_for_couple(seat, number):
        return codes.HOLDER_IS_PARTNER
    return codes.HOLDS_ONE if held(attached_to(s.families[seat], number), kind) else OK


def holders(s: CrecyState, seat: int, kind: int) -> list[int]:
    """Who may hold one more card of this kind; a couple is named by the member that stands for it (C-21.5)."""
    row = terms.GENERATION_OF_ROUND[s.round]
    anywhere = s.rules.mode == terms.SOLO_TESTAMENT
    return [
        n
        for n, person in enumerate(s.families[seat])
        if (anywhere or person.row == row) and holder_code(s, seat, kind, n) == OK
    ]


def has_holder(s: CrecyState, seat: int, kind: int) -> bool:
    """Whether somebody in the family could hold a card of this kind now (C-21.8)."""
    return bool(kinds_with_holder(s, seat) >> kind & 1)


def kinds_with_holder(s: CrecyState, seat: int) -> int:
    """The kinds of attached cards that somebody in the family could hold now, one bit each (C-21.8)."""
    if s.rules.mode == terms.SOLO_TESTAMENT:
        return sum([1 << kind for kind in KINDS if holders(s, seat, kind)])
    row = terms.GENERATION_OF_ROUND[s.round]
    original = s.rules.deck.first_child
    family = s.families[seat]
    found = 0
    for number, person in enumerate(family):
        if person.row == row and person.state == terms.ADULT and (person.partner < 0 or person.card >= original):
            attached = person.attached if person.partner < 0 else attached_to(family, number)
            if not attached:
                return ALL_KINDS
            found |= sum([1 << kind for kind in KINDS if not held(attached, kind)])
    return found


# --- choosing the holder ---


class AttachedAction(MainAction):
    """A main board action that brings a card for somebody to hold (C-21.8)."""

    def check(self, s: CrecyState, seat: int) -> int:
        code = super().check(s, seat)
        if code == OK and not has_holder(s, seat, terms.KIND_OF_SPACE[self.space]):
            return codes.NO_HOLDER
        return code

    def explain(self, s: CrecyState, seat: int, code: int) -> Why:
        if code == codes.NO_HOLDER:
            return codes.why(code, {"kind": terms.KIND_OF_SPACE[self.space]})
        return super().explain(s, seat, code)

    def next_step(self, s: CrecyState, seat: int, plan: Plan) -> int:
        """The cards to discard, then the holder (C-10.34)."""
        if len(plan) - plans.CARDS < self.cards_due(s, seat, plan):
            return frames.DISCARD
        return frames.PLACE if plan[plans.WHOM] < 0 else plans.COMMIT


class Place(persons.PersonChoice):
    """Beside whom the card of a move is laid (C-21.1)."""

    name = "place"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return _options(s, seat, frame.args[plans.SPACE])

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        return _refusal(s, seat, frame.args[plans.SPACE], action)

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return _explain(s, seat, frame.args[plans.SPACE], action, code)

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        moves.go_on(s, seat, plans.filled(frame.args, plans.WHOM, action - s.rules.deck.person))


class Holder(persons.PersonChoice):
    """Beside whom a Title or Contribution with Friend cards is laid, after the benefits (C-21.9)."""

    name = "holder"

    def go_on(self, s: CrecyState, frame: Frame) -> bool:
        """A card that a single member can hold is laid there without a question: all can see it (C-33.16)."""
        on_offer = self.options(s, frame, frame.seat)
        if len(on_offer) == 1:
            self.choose(s, frame, frame.seat, on_offer[0])
            return True
        s.seat = frame.seat
        return False

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return _options(s, seat, frame.args[0])

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        return _refusal(s, seat, frame.args[0], action)

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return _explain(s, seat, frame.args[0], action, code)

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        space, number = frame.args
        s.frames.pop()
        attach(s, seat, space, number, action - s.rules.deck.person, True)


def _options(s: CrecyState, seat: int, space: int) -> list[int]:
    return persons.actions(s, holders(s, seat, terms.KIND_OF_SPACE[space]))


def _refusal(s: CrecyState, seat: int, space: int, action: int) -> int:
    number = action - s.rules.deck.person
    return NOT_ASKED if number < 0 else holder_code(s, seat, terms.KIND_OF_SPACE[space], number) or NOT_ASKED


def _explain(s: CrecyState, seat: int, space: int, action: int, code: int) -> Why:
    if code == codes.HOLDS_ONE:
        numbers = {"person": action - s.rules.deck.person, "kind": terms.KIND_OF_SPACE[space]}
        return codes.why(code, numbers)
    return persons.explain(s, seat, action, code)


def attach(s: CrecyState, seat: int, space: int, number: int, holder: int, acquired: bool = False) -> None:
    """The card is laid beside its holder (C-21.1); perhaps it was acquired before."""
    kind = terms.KIND_OF_SPACE[space]
    tree.attach(s.families[seat], holder, kind, number if kind < terms.A_MANSION else 0)
    s.tell(events.ATTACHED, seat, (kind, number, holder, int(acquired)))
